"""Clocks: time for each turn or the whole match, and the wake-up when it has run out.

A hand moves while the match waits for a person and all seats are taken. It stands still while the server is down: what passed
between the last beat before the stop and the next start is nobody's time, nor is what a machine has slept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from heapq import heapify, heappop, heappush
from time import monotonic, time
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from naumachia.server.storage.store import Seat, Store
from naumachia.server.storage.tables import beats, clocks, matches
from naumachia.table.wire import outgoing

logger = logging.getLogger(__name__)
BEAT = 20.0
"""Seconds between two notes that the server is up; so much of a player's time is given back at most after a crash."""
REST = 5.0
"""Seconds after which a clock is tried again that could not strike, because the disk is full perhaps."""
TROUBLE = 600.0
"""Seconds between two complaints about the same match."""
SLACK = 1000
"""Appointments that have been called off, and need not be cleared away yet."""
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
        """Return the seconds each seat has left; negative where its time has been overrun."""
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
        """Return the seconds this seat has left if its clock runs, or else the least of the running clocks."""
        left = self.now(at)
        return left[seat] if seat in self.running else min((left[one] for one in self.running), default=None)

    def told(self, at: float) -> outgoing.Clocks:
        """As the page is told."""
        return outgoing.Clocks(self.per, self.seconds, self.then, self.now(at), self.running)


class _Hands(Struct, frozen=True):
    left: dict[str, float]
    running: tuple[str, ...]
    out: tuple[str, ...]


def waiting(seats: Sequence[Seat], asked: Sequence[str]) -> tuple[str, ...]:
    """The people whose hands move: those the match waits for, once nobody has still to come.

    A player who lets a program sit in their place may take it back, so their clock runs on: nobody stops a clock by that.
    """
    if any(seat.player == "open" for seat in seats):
        return ()
    return tuple(seat.seat for seat in seats if seat.token_hash is not None and seat.seat in asked)


class Clocks:
    """All clocks that run on this server; they run whether anybody looks on or not."""

    def __init__(self, store: Store, ring: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self._ring = ring
        """Called when a clock of a match has run out."""
        self._known: dict[str, Clock] = {}
        self._when: dict[str, float] = {}
        """When each match is to be looked at next, if a hand moves in it."""
        self._diary: list[tuple[float, str]] = []
        """The same, the next first; some have been called off since. Nobody looks at all clocks because one has turned (D41)."""
        self._task: asyncio.Task[None] | None = None
        self._striking: dict[str, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._unwritten: set[str] = set()
        """Clocks that could not be written: what is known of them is true, and what is written is not (D51)."""
        self._troubled: dict[str, float] = {}
        """Matches whose clock could not strike, and when that is told again."""

    async def open(self) -> None:
        """Wind up those of the matches that are not over."""
        self._known |= await self.store.read(_load_all)
        for match, clock in self._known.items():
            self._appoint(match, clock.next())
        rows = [_row(match, clock) for match, clock in self._known.items()]
        if rows:
            await self.store.write(lambda connection: connection.execute(_TURN, rows))  # all at once, however many
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Note the moment, from which on nobody's time passes."""
        if self._task is not None:
            tasks = self._task, *self._striking.values()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._known:
                with suppress(SQLAlchemyError):  # the disk is full; everybody else is to be shown out all the same
                    await self.store.write(_beat)

    def of(self, match: str) -> Clock | None:
        """The clock of a match, if it has one."""
        return self._known.get(match)

    async def read(self, match: str) -> Clock | None:
        """The same as it is written, for another server may have gone on with the match."""
        if match in self._unwritten and (mine := self._known.get(match)) is not None:
            await self.set(match, mine)
            return mine
        found = await self.store.read(lambda connection: _load(connection, match))
        if found is None:
            self.stop(match)
        else:
            self._known[match] = found
            self._appoint(match, found.next())
        return found

    async def set(self, match: str, clock: Clock, new: bool = False) -> None:
        """Keep a clock as it stands now; what cannot be written of it is when the clock is next read."""
        self._known[match] = clock
        self._appoint(match, clock.next())
        row = _row(match, clock)

        def work(connection: Connection) -> None:
            if new:
                first = {"match": match, "per": clock.per, "seconds": clock.seconds, "then": clock.then}
                connection.execute(insert(clocks), {**first, "hands": row["hands"], "at": row["at"]})
            else:
                connection.execute(_TURN, row)

        try:
            await self.store.write(work)
        except SQLAlchemyError:
            if new:
                self.stop(match)
                raise
            self._unwritten.add(match)
            self._complain(match)
        else:
            self._unwritten.discard(match)

    def stop(self, match: str) -> None:
        """The match is over or gone."""
        for known in (self._known, self._when, self._troubled):
            known.pop(match, None)
        self._unwritten.discard(match)

    def _appoint(self, match: str, when: float) -> None:
        """Look at a match then, and not when it was to be before."""
        if when == float("inf"):
            self._when.pop(match, None)
        elif self._when.get(match) != when:
            self._when[match] = when
            while self._diary and self._when.get(self._diary[0][1]) != self._diary[0][0]:
                heappop(self._diary)  # called off; else nobody would look up for one that comes after it (D50)
            heappush(self._diary, (when, match))
            if self._diary[0] == (when, match):
                self._changed.set()
            if len(self._diary) > 2 * len(self._when) + SLACK:
                self._diary = [(at, one) for one, at in self._when.items()]
                heapify(self._diary)

    async def _run(self) -> None:
        beat = float("-inf")
        while True:
            soon = min(self._diary[0][0] if self._diary else float("inf"), beat + BEAT if self._known else float("inf"))
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(BEAT, max(0.0, soon - moment())) if self._known else None):
                    await self._changed.wait()
            now = moment()
            if self._known and now >= beat + BEAT:
                beat = now
                with suppress(SQLAlchemyError):  # the next one, perhaps
                    await self.store.write(_beat)
            while self._diary and self._diary[0][0] <= now:
                when, match = heappop(self._diary)
                if self._when.get(match) == when:  # it was not called off
                    del self._when[match]
                    self._begin(match)

    def _begin(self, match: str) -> None:
        """Have a clock strike, by itself: a match that takes long to open, or cannot be, holds up no other."""
        if match not in self._striking:
            self._striking[match] = asyncio.create_task(self._strike(match))

    async def _strike(self, match: str) -> None:
        """Handle a clock that has run out; a failure is tried again, and logged once in a while."""
        rest = 0.0
        try:
            await self._ring(match)
            self._troubled.pop(match, None)
        except Exception:
            rest = REST
            self._complain(match)
        finally:
            del self._striking[match]
        if (clock := self._known.get(match)) is not None:
            self._appoint(match, max(clock.next(), moment() + rest))

    def _complain(self, match: str) -> None:
        """Call it in the handling of an error."""
        if self._troubled.get(match, 0.0) < moment():
            logger.exception("the clock of match %s", match)
            self._troubled[match] = moment() + TROUBLE


_TURN = update(clocks).where(clocks.c.match == bindparam("m")).values(hands=bindparam("hands"), at=bindparam("at"))


def _row(match: str, clock: Clock) -> dict[str, Any]:
    return {"m": match, "hands": msgspec.json.encode(_Hands(clock.left, clock.running, clock.out)).decode(), "at": clock.at}


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
