"""Errors in the middle leave nothing half done: nobody at a table who is not there, no table half opened."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from naumachia.server.matches.invitations import accept
from naumachia.server.matches.lobby import Lobby
from naumachia.server.matches.matches import Matches
from naumachia.server.storage.store import Store
from naumachia.server.workers.pool import WorkerPool
from naumachia.server.workers.threads import EACH
from naumachia.table.base.errors import StorageError, TooMany
from naumachia.table.people.guest import Guest
from naumachia.table.people.talk import Chat
from naumachia.table.play import takeback_requests
from naumachia.table.play.clocks import Clocks
from naumachia.table.play.table import Table
from naumachia.table.wire import http_types
from server.tools import SMALL, TWO, sqlite

BROKEN = OperationalError("", (), sqlite3.OperationalError("disk I/O error"))


@pytest.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    found = Matches(Store(sqlite(tmp_path)), WorkerPool(1), lobby=True)
    await found.open()
    yield found
    await found.close()


def wanted(players: dict[str, str] = TWO, **rest: Any) -> http_types.NewMatch:
    return http_types.NewMatch(**SMALL, players=players, **rest)  # type: ignore[arg-type]


async def test_who_could_not_be_told_everything_is_not_there(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """D52: the talk of the table could not be read; the player was sent away, and the seat was shown as taken for good."""
    made = await matches.create(wanted())

    async def broken(_: Chat) -> Any:
        raise BROKEN

    monkeypatch.setattr(Chat, "lines", broken)
    async with matches.use(made.id) as table:
        with pytest.raises(OperationalError):
            await table.join(Guest("red"))
        assert not table.guests


async def test_a_table_that_was_opened_by_half_is_opened_again(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """D52: what had been asked for at it could not be read; the next player found a table where nobody had asked."""
    made = await matches.create(wanted())
    real, tried = takeback_requests.load, list[int]()

    async def broken(*rest: Any) -> Any:
        tried.append(1)
        if len(tried) == 1:
            raise BROKEN
        return await real(*rest)

    monkeypatch.setattr(takeback_requests, "load", broken)
    with pytest.raises(OperationalError):
        async with matches.use(made.id):
            pass
    async with matches.use(made.id) as table:
        assert table.open
    assert len(tried) == 2


async def test_nobody_is_left_to_play_for(matches: Matches, caplog: pytest.LogCaptureFixture) -> None:
    """D53: the last one left in the moment a program was to think for them, and that was a traceback."""
    made = await matches.create(wanted({"red": "castaway", "blue": "human"}))
    async with matches.use(made.id) as table:
        guest = Guest("blue")
        async with table.lock:
            table.guests.add(guest)
            table.wake()
            await asyncio.sleep(0.01)
            table.leave(guest)
        await asyncio.sleep(0.05)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_match_has_its_clock_before_anybody_finds_it(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """D54: it stood in the lobby first: who sat down in that moment played without a clock, which ran on for the other."""
    listed, real = list[bool](), Lobby.add

    async def add(self: Lobby, match: str) -> None:
        listed.append(matches.clocks.of(match) is not None)
        await real(self, match)

    monkeypatch.setattr(Lobby, "add", add)
    await matches.create(wanted({"red": "human", "blue": "open"}, listed=True, clock=http_types.ClockWish("turn", 60, "lost")))
    assert listed == [True]


async def test_a_clock_that_cannot_be_kept_is_none(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """D54: the match was there without it, for anybody in the lobby, and without anybody who had its tokens."""
    real = Store.write

    async def write(self: Store, work: Any) -> Any:
        if "SqlClocks.add" in work.__qualname__:
            raise BROKEN
        return await real(self, work)

    monkeypatch.setattr(Store, "write", write)
    with pytest.raises(StorageError):
        await matches.create(
            wanted({"red": "human", "blue": "open"}, listed=True, clock=http_types.ClockWish("turn", 60, "lost"))
        )
    assert not await matches.lobby.waiting()
    assert not matches.clocks._known


async def test_a_new_name_takes_no_seat_back(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """C22: a seat of a rematch was taken by another player while its owner chose a name: then both had it at the open table."""
    key, other = "k" * 32, "o" * 32
    person = await matches.people.know(key, "Anna")
    made = await matches.create(wanted({"red": "human", "blue": "open"}))
    async with matches.use(made.id) as table:
        taken = http_types.Acceptance(match=made.id, invitation=made.tokens["blue"], token="t" * 32, key=other, name="Berta")

        async def seats(*_: Any) -> list[tuple[str, str]]:
            await accept(matches, taken, "192.0.2.1")  # in this very moment
            return [(made.id, "blue")]

        monkeypatch.setattr(matches.people, "seats", seats)
        await matches.introduce(http_types.Introduction(key=key, name="Annette"))
        blue = table.seats[1]
        assert blue.name == "Berta"
        assert blue.person not in (None, person.id)


async def test_nobody_opens_a_match_in_the_name_of_another(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """C23: a visitor at the limit of open matches waiting for one more kept the others from it, and its clock from striking."""
    made = await matches.create(wanted())

    def check(_: Any, opener: str, __: int) -> None:
        if opener == "his":
            raise TooMany("too-many-open")

    async def busy() -> None:
        await asyncio.Event().wait()

    async def comes(address: str) -> None:
        async with matches.use(made.id, address) as table:
            assert table.opener == address

    monkeypatch.setattr("naumachia.table.matches.service.check_room", check)
    waits = [asyncio.create_task(matches.background._turns.run("his", busy)) for _ in range(EACH)]
    await asyncio.sleep(0)
    waits.append(asyncio.create_task(comes("his")))
    await asyncio.sleep(0)
    await comes("mine")
    for task in waits:
        task.cancel()
    await asyncio.gather(*waits, return_exceptions=True)


async def test_who_is_there_before_the_clock_has_it_all_the_same(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """D54: a rematch opened in the moment it was made was played without its clock, which ran on for the first side."""
    real, table = Clocks.set, list[Table]()

    async def wound(self: Clocks, match: str, *rest: Any, **more: Any) -> None:
        if not table:
            async with matches.use(match) as found:
                table.append(found)
        await real(self, match, *rest, **more)

    monkeypatch.setattr(Clocks, "set", wound)
    await matches.create(wanted(clock=http_types.ClockWish("turn", 60, "lost")))
    async with table[0].lock:
        assert (await table[0].ready()).clocked
