"""Clocks: time to answer in, for each turn or for the whole match, and what happens when it has run out.

A hand moves while the match waits for a person and all seats are taken. It stands still while the server is down: what passed
between the last beat before the stop and the next start is nobody's time, nor is what a machine has slept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic, time
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from naumachia.server import wire
from naumachia.server.rows import beats, clocks, matches
from naumachia.server.store import Seat, Store

logger = logging.getLogger(__name__)
BEAT = 20.0
"""Seconds between two notes that the server is up; so much of a player's time is given back at most after a crash."""
TROUBLE = 600.0
"""Seconds between two complaints about the same match."""
_BEGUN = time() - monotonic()


def moment() -> float:
    """Now, in seconds of the epoch: it must mean the same after a restart. But while the server runs no hand moves because
    somebody sets the clock of the machine, nor while the machine sleeps (D29)."""
    return _BEGUN + monotonic()


class Clock(Struct, frozen=True):
    """The hands of a match as they stood at a moment."""

    per: Literal["turn", "match"]
    """For as long as the match waits for the same player, or for all of it together."""
    seconds: int
    then: Literal["program", "lost", "shown"]
    at: float
    """When that was, in seconds of the epoch."""
    left: dict[str, float]
    running: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    """Those whose time has run out, and what was to happen has."""

    def now(self, at: float) -> dict[str, float]:
        """What each seat has left; below nothing where it has been overrun."""
        spent = max(0.0, at - self.at)
        return {seat: left - spent if seat in self.running else left for seat, left in self.left.items()}

    def turned(self, waiting: Sequence[str], at: float, *, fresh: bool = True) -> Clock:
        """The match waits for these now; who was not waited for before begins a new turn, if there is one (`fresh`)."""
        left = self.now(at)
        mine = tuple(seat for seat in waiting if seat in left)
        if fresh and self.per == "turn":
            left |= {seat: float(self.seconds) for seat in mine if seat not in self.running}
        out = tuple(seat for seat in self.out if left[seat] <= 0)
        return replace(self, at=at, left=left, running=mine, out=out)

    def due(self, at: float) -> str | None:
        """A seat whose time has run out and for which nothing has happened yet."""
        left = self.now(at)
        return next((seat for seat in self.running if left[seat] <= 0 and seat not in self.out), None)

    def next(self) -> float:
        """When the first hand of those that move runs out."""
        return min((self.at + self.left[seat] for seat in self.running if seat not in self.out), default=float("inf"))

    def least(self, seat: str | None, at: float) -> float | None:
        """What this seat has left, if its hand moves, or else whoever has least of those whose do."""
        left = self.now(at)
        return left[seat] if seat in self.running else min((left[one] for one in self.running), default=None)

    def told(self, at: float) -> wire.Clocks:
        """As the page is told."""
        return wire.Clocks(self.per, self.seconds, self.then, self.now(at), self.running)


class _Hands(Struct, frozen=True):
    left: dict[str, float]
    running: tuple[str, ...]
    out: tuple[str, ...]


def waiting(seats: Sequence[Seat], asked: Sequence[str]) -> tuple[str, ...]:
    """The people whose hands move: those the match waits for, once nobody has still to come.

    Who lets a program sit in his place may take it back, so his hand moves on: nobody stops a clock by that.
    """
    if any(seat.player == "open" for seat in seats):
        return ()
    return tuple(seat.seat for seat in seats if seat.token_hash is not None and seat.seat in asked)


class Clocks:
    """All clocks that run on this server; they run whether anybody looks on or not."""

    def __init__(self, store: Store, ring: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self._ring = ring
        """What is to be done when a hand of a match has run out."""
        self._known: dict[str, Clock] = {}
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._troubled: dict[str, float] = {}
        """Matches whose clock could not strike, and when that is told again."""

    async def open(self) -> None:
        """Wind up those of the matches that are not over."""
        for match, clock in (await self.store.read(_load_all)).items():
            await self.set(match, clock)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Note the moment, from which on nobody's time passes."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            if self._known:
                await self.store.write(_beat)

    def of(self, match: str) -> Clock | None:
        """The clock of a match, if it has one."""
        return self._known.get(match)

    async def read(self, match: str) -> Clock | None:
        """The same as it is written, for another server may have gone on with the match."""
        found = await self.store.read(lambda connection: _load(connection, match))
        if found is None:
            self._known.pop(match, None)
        else:
            self._known[match] = found
        return found

    async def set(self, match: str, clock: Clock, new: bool = False) -> None:
        """Keep a clock as it stands now."""
        self._known[match] = clock
        self._changed.set()
        hands = msgspec.json.encode(_Hands(clock.left, clock.running, clock.out)).decode()
        row = {"hands": hands, "at": clock.at}

        def work(connection: Connection) -> None:
            if new:
                first = {"match": match, "per": clock.per, "seconds": clock.seconds, "then": clock.then}
                connection.execute(insert(clocks), {**first, **row})
                _beat(connection)
            else:
                connection.execute(update(clocks).where(clocks.c.match == match).values(row))

        await self.store.write(work)

    def stop(self, match: str) -> None:
        """The match is over or gone."""
        self._known.pop(match, None)
        self._troubled.pop(match, None)

    async def _run(self) -> None:
        while True:
            soon = min((clock.next() for clock in self._known.values()), default=float("inf"))
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(BEAT, max(0.0, soon - moment())) if self._known else None):
                    await self._changed.wait()
            if not self._known:
                continue
            try:
                await self.store.write(_beat)
            except Exception:
                logger.exception("the clocks")
                await asyncio.sleep(1.0)
            for match, clock in list(self._known.items()):
                if clock.due(moment()) is not None:
                    await self._strike(match)

    async def _strike(self, match: str) -> None:
        """What is to be done when a hand has run out. A match that cannot be opened holds up no other, and is told of once in a
        while."""
        try:
            await self._ring(match)
            self._troubled.pop(match, None)
        except Exception:
            if self._troubled.get(match, 0.0) < moment():
                logger.exception("the clock of match %s", match)
                self._troubled[match] = moment() + TROUBLE
            await asyncio.sleep(1.0)


def _beat(connection: Connection) -> None:
    connection.execute(delete(beats).where(beats.c.name == "clocks"))
    connection.execute(insert(beats), {"name": "clocks", "at": moment()})


def _clock(row: Any, at: float, left_at: float) -> Clock:
    hands = msgspec.json.decode(row.hands, type=_Hands)
    clock = Clock(row.per, row.seconds, row.then, row.at, hands.left, hands.running, hands.out)
    return replace(clock, left=clock.now(left_at), at=at)


def _load(connection: Connection, match: str) -> Clock | None:
    row = connection.execute(select(clocks).where(clocks.c.match == match)).first()
    return None if row is None else _clock(row, row.at, row.at)


def _load_all(connection: Connection) -> dict[str, Clock]:
    """Every clock as it stood when this server, or the last one, was last seen to be up."""
    alive = connection.execute(select(beats.c.at).where(beats.c.name == "clocks")).scalar()
    query = select(clocks).join(matches, matches.c.id == clocks.c.match).where(matches.c.over.is_(False))
    now = moment()
    return {row.match: _clock(row, now, max(row.at, alive or row.at)) for row in connection.execute(query)}
