"""Changes of one moment go to the disk together; a bad one fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Event

import pytest

from naumachia.server.storage.group_commit import Commits
from naumachia.server.storage.worker_thread import WorkerThread
from naumachia.table.storage.stored import Change, Status


def change(match: str, number: int = 1) -> Change:
    return Change(match, 0, (), Status(number, number, (), False))


class Disk:
    """Return the writes, transaction by transaction."""

    def __init__(self) -> None:
        self.written: list[list[str]] = []

    def write(self, changes: list[Change]) -> None:
        self.written.append([one.match for one in changes])
        if any(one.match == "bad" for one in changes):
            raise ValueError("bad")


@pytest.fixture
async def hand() -> AsyncIterator[WorkerThread]:
    found = WorkerThread("test-writer")
    yield found
    await found.close()


async def test_those_of_one_moment_go_together(hand: WorkerThread) -> None:
    disk = Disk()
    queue = Commits(hand, disk.write)
    await asyncio.gather(*(queue.save(change(name)) for name in "abcd"))
    await queue.save(change("e"))
    assert disk.written == [["a", "b", "c", "d"], ["e"]]


async def test_what_comes_while_the_disk_is_busy_goes_next(hand: WorkerThread) -> None:
    disk = Disk()
    queue = Commits(hand, disk.write)
    busy = Event()
    hand.do(busy.wait)  # type: ignore[arg-type]
    first = asyncio.create_task(queue.save(change("a")))
    for _ in range(3):
        await asyncio.sleep(0)
    late = [asyncio.create_task(queue.save(change(str(number % 7), number))) for number in range(50)]
    for _ in range(3):
        await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(first, *late)
    assert [len(written) for written in disk.written] == [1, 50]


async def test_a_bad_one_fails_alone(hand: WorkerThread) -> None:
    disk = Disk()
    queue = Commits(hand, disk.write)
    results = await asyncio.gather(*(queue.save(change(name)) for name in ("a", "bad", "c")), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ValueError, type(None)]
    await queue.save(change("d"))
    assert disk.written[-1] == ["d"]


async def test_who_has_gone_keeps_nobody_waiting(hand: WorkerThread) -> None:
    """A task is cancelled while its change is on the way: it is kept, and the next ones are, too."""
    disk = Disk()
    queue = Commits(hand, disk.write)
    gone = asyncio.create_task(queue.save(change("a")))
    await asyncio.sleep(0)
    gone.cancel()
    await queue.save(change("b"))
    assert [one for written in disk.written for one in written] == ["a", "b"]
