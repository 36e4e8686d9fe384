"""Leases of matches without processes: two servers' views of one database, with the beats of each as the test wants them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from naumachia.kernel.errors import NotFound
from naumachia.server.cluster import rows
from naumachia.server.cluster.leases import Leases
from naumachia.server.cluster.rows import Member
from naumachia.server.storage.clock_rows import SqlClocks
from naumachia.server.storage.file_lock import exclusive
from naumachia.server.storage.store import Store, prepare
from naumachia.server.storage.talk_rows import SqlTalk
from naumachia.table.base.errors import Elsewhere, NotOwned, Unavailable, WrongDatabase
from naumachia.table.matches import drafts
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.stored import Change, Seat, Stored, timestamp
from naumachia.table.wire.http_types import NewMatch
from naumachia.table.wire.outgoing import TalkLine
from server.postgres import fresh
from server.tools import SMALL, TWO, sqlite

LONG = 1000.0
"""Seconds of a lease that does not run out in a test."""


class Side:
    """One server's store, leases and clocks."""

    def __init__(self, url: str, name: str) -> None:
        self.store = Store(url)
        self.member = Member(name, name, f"127.0.0.1:{len(name)}")
        self.adopted: dict[str, Clock] = {}
        self.leases = Leases(self.store, 0.3, self.adopted.__setitem__, time.time)
        self.store.fences = self.leases

    async def up(self, *others: Side) -> None:
        await self.store.write(lambda connection: rows.join(connection, self.member, LONG))
        self.leases.me, self.leases.until = self.member.id, time.monotonic() + LONG
        await self.see(*others)

    async def see(self, *others: Side) -> None:
        self.leases.members = (self.member, *(other.member for other in others))

    async def beat(self, ago: float) -> None:
        """As if its last beat had been so long ago, and its lease were of a second."""
        change = text("UPDATE servers SET beat = extract(epoch FROM clock_timestamp()) - :ago, ttl = 1 WHERE id = :id")
        await self.store.write(lambda connection: connection.execute(change, {"ago": ago, "id": self.member.id}))


@asynccontextmanager
async def two(folder: Path, name: str) -> AsyncIterator[tuple[Side, Side, str]]:
    """Two servers that are up, and a match nobody owns."""
    url = fresh(folder, name)
    prepare(url)
    one, other = Side(url, "one"), Side(url, "other")
    try:
        await one.up(other)
        await other.up(one)
        draft = drafts.new(NewMatch(SMALL["game"], SMALL["scenario"], TWO))
        seats = tuple(Seat(seat, side, draft.labels[seat], "human", "h") for seat, side in draft.sides.items())
        await one.store.create(Stored("match", draft.record.header, draft.seed, draft.status, timestamp(), seats), ())
        yield one, other, "match"
    finally:
        for side in (one, other):
            await side.store.close()


async def answer(side: Side, match: str) -> None:
    """Write a change that changes nothing but the number."""
    stored = await side.store.find(match)
    await side.store.save(Change(match, 0, (), stored.status, before=stored.status.number))


async def test_one_server_at_a_time_may_write(postgres_folder: Path) -> None:
    async with two(postgres_folder, "fence") as (one, other, match):
        with pytest.raises(NotOwned):
            await answer(one, match)
        await one.leases.claim(match, here=True)
        await answer(one, match)
        with pytest.raises(Elsewhere) as caught:
            await other.leases.claim(match, here=True)
        assert caught.value.address == one.member.address
        with pytest.raises(NotOwned):
            await answer(other, match)
        await one.beat(ago=2)
        await other.leases.claim(match, here=True)
        await answer(other, match)
        line = TalkLine(0, "red", "", "hello", timestamp())
        for write in (
            answer(one, match),
            SqlTalk(one.store).add(match, line, "", 10),
            one.store.take_seat(match, "red", "helmsman", None),
            SqlClocks(one.store).turn(match, Clock("turn", 5, "lost", 0.0, {})),
            one.store.leave(match, ["red"]),
        ):  # it still believes that it owns the match
            assert one.leases.owns(match)
            with pytest.raises(NotOwned):
                await write
        assert (await other.store.find(match)).seats[0].player == "human"
        assert await SqlTalk(other.store).lines(match) == []


async def test_a_write_under_way_is_waited_for(postgres_folder: Path) -> None:
    """A server that takes over reads what the one before was writing."""
    async with two(postgres_folder, "under_way") as (one, other, match):
        await one.leases.claim(match, here=True)
        await one.beat(ago=2)
        begun, go_on = asyncio.Event(), time.monotonic() + 0.5
        loop = asyncio.get_running_loop()

        def slow(connection: object) -> None:
            loop.call_soon_threadsafe(begun.set)
            time.sleep(max(0.0, go_on - time.monotonic()))

        writing = asyncio.create_task(one.store.change(match, slow))
        await begun.wait()
        await other.leases.claim(match, here=True)
        assert time.monotonic() >= go_on
        await writing


async def test_time_without_a_server_is_nobodys(postgres_folder: Path) -> None:
    async with two(postgres_folder, "clock") as (one, other, match):
        now = time.time()
        await one.leases.claim(match, here=True)
        running = Clock("turn", 60, "lost", now - 50, {"red": 60.0, "blue": 60.0}, ("red",))
        await SqlClocks(one.store).add(match, running)
        await one.beat(ago=40)  # red has had ten seconds, and then the server froze
        await other.leases.adopt_orphans()
        await one.leases.adopt_orphans()
        if match not in other.adopted:  # it falls to the other one by its name
            await other.leases.claim(match, here=True)
        left = other.adopted[match].now(time.time())
        assert 45 < left["red"] <= 51
        kept = await SqlClocks(other.store).read(match)
        assert kept is not None
        assert abs(kept.now(time.time())["red"] - left["red"]) < 1


async def test_clocks_are_adopted_by_one(postgres_folder: Path) -> None:
    async with two(postgres_folder, "orphans") as (one, other, match):
        await one.leases.claim(match, here=True)
        await SqlClocks(one.store).add(match, Clock("turn", 60, "lost", time.time(), {"red": 60.0}, ("red",)))
        for side in (one, other):
            await side.leases.adopt_orphans()
        assert not other.adopted, "its owner is up"
        await one.leases.release(match)
        await asyncio.gather(one.leases.adopt_orphans(), other.leases.adopt_orphans())
        assert one.leases.owns(match) != other.leases.owns(match)
        assert (match in one.adopted) == one.leases.owns(match)


async def test_the_way_to_a_match(postgres_folder: Path) -> None:
    async with two(postgres_folder, "way") as (one, other, match):
        near, far = (one, other) if one.leases.nearest(match) == one.member else (other, one)
        assert await far.leases.find(match) == near.member.address
        assert await near.leases.find(match) is None
        assert await far.leases.find(match) == near.member.address
        with pytest.raises(NotFound):
            await near.leases.find("no-such-match")
        near.leases.draining = True
        await near.store.write(lambda connection: rows.release_all(connection, near.member.id))
        assert await near.leases.find(match) == far.member.address
        assert await far.leases.find(match, passed=True) is None
        with pytest.raises(Elsewhere):
            await near.leases.check_open()
        far.leases.until = 0.0
        with pytest.raises(Unavailable):
            await far.leases.find(match)
        assert far.leases.number(match) is None, "nothing is written after the end of the lease"


async def test_the_common_duty_is_done_by_one(postgres_folder: Path) -> None:
    async with two(postgres_folder, "duty") as (one, other, _):

        async def on_duty(side: Side) -> bool:
            return await side.store.write(lambda connection: rows.on_duty(connection, "house", side.member.id))

        assert [await on_duty(side) for side in (one, other, one)] == [True, False, True]
        await one.beat(ago=2)
        assert [await on_duty(side) for side in (other, one)] == [True, False]


async def test_a_single_server_takes_everything(postgres_folder: Path) -> None:
    """A server of a cluster that slept through it writes nothing into the database of a single one."""
    async with two(postgres_folder, "single") as (one, _, match):
        await one.leases.claim(match, here=True)
        await one.store.write(rows.take_all)
        with pytest.raises(NotOwned):
            await answer(one, match)


def test_who_may_share_a_database(postgres_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naumachia.server.storage.file_lock.NOTICE", 0.2)
    url = fresh(postgres_folder, "sharing")
    with exclusive(url, shared=True), exclusive(url, shared=True), pytest.raises(WrongDatabase, match="database-served"):
        exclusive(url).__enter__()
    with exclusive(url), pytest.raises(WrongDatabase, match="database-served"):
        exclusive(url, shared=True).__enter__()
    with pytest.raises(WrongDatabase, match="cluster-needs-postgresql"):
        exclusive(sqlite(tmp_path), shared=True).__enter__()
