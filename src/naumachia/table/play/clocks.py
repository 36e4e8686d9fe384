"""Clocks: time for each turn or the whole match, and the wake-up when it has run out.

A hand moves while the match waits for a person and all seats are taken. It stands still while the server is down: what passed
between the last beat before the stop and the next start is nobody's time, nor is what a machine has slept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heapify, heappop, heappush

from naumachia.table.base.errors import StorageError
from naumachia.table.base.ports import Time, moment
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.protocols import ClockStorage

logger = logging.getLogger(__name__)
BEAT = 20.0
"""Seconds between two notes that the server is up; so much of a player's time is given back at most after a crash."""
REST = 5.0
"""Seconds after which a clock is tried again that could not strike, because the disk is full perhaps."""
TROUBLE = 600.0
"""Seconds between two complaints about the same match."""
SLACK = 1000
"""Appointments that have been called off, and need not be cleared away yet."""


class Clocks:
    """All clocks that run on this server; they run whether anybody looks on or not."""

    def __init__(self, storage: ClockStorage, ring: Callable[[str], Awaitable[None]], time: Time = moment) -> None:
        self._storage = storage
        self.time = time
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
        self._known |= await self._storage.running(self.time())
        for match, clock in self._known.items():
            self._appoint(match, clock.next())
        await self._storage.wind(self._known)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Note the moment, from which on nobody's time passes."""
        if self._task is not None:
            tasks = self._task, *self._striking.values()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._known:
                with suppress(StorageError):  # the disk is full; everybody else is to be shown out all the same
                    await self._storage.beat(self.time())

    def of(self, match: str) -> Clock | None:
        """The clock of a match, if it has one."""
        return self._known.get(match)

    async def read(self, match: str) -> Clock | None:
        """The same as it is written, for another server may have gone on with the match."""
        if match in self._unwritten and (mine := self._known.get(match)) is not None:
            await self.set(match, mine)
            return mine
        found = await self._storage.read(match)
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
        try:
            await (self._storage.add(match, clock) if new else self._storage.turn(match, clock))
        except StorageError:
            if new:
                self.stop(match)
                raise
            self._unwritten.add(match)
            self._complain(match)
        else:
            self._unwritten.discard(match)

    def adopt(self, match: str, clock: Clock) -> None:
        """Run the clock of a match that this server owns from now on, as it is written."""
        self._known[match] = clock
        self._appoint(match, clock.next())
        self._changed.set()

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
                async with asyncio.timeout(min(BEAT, max(0.0, soon - self.time())) if self._known else None):
                    await self._changed.wait()
            now = self.time()
            if self._known and now >= beat + BEAT:
                beat = now
                with suppress(StorageError):  # the next one, perhaps
                    await self._storage.beat(now)
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
            self._appoint(match, max(clock.next(), self.time() + rest))

    def _complain(self, match: str) -> None:
        """Call it in the handling of an error."""
        if self._troubled.get(match, 0.0) < self.time():
            logger.exception("the clock of match %s", match)
            self._troubled[match] = self.time() + TROUBLE
