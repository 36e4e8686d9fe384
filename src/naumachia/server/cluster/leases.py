"""The matches this server owns, and the way to the owners of all others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextvars import ContextVar
from hashlib import blake2b
from time import monotonic

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from naumachia.kernel.errors import NotFound
from naumachia.server.cluster import rows
from naumachia.server.cluster.rows import Member
from naumachia.server.storage.clock_rows import paused_clock
from naumachia.server.storage.store import ID, Store
from naumachia.table.base.errors import Elsewhere, Unavailable
from naumachia.table.storage.clock import Clock

logger = logging.getLogger(__name__)
PASSED: ContextVar[bool] = ContextVar("passed", default=False)
"""Whether the request at hand was passed on by another server: it is not passed on again."""
LOOK = 0.1
"""Seconds between two looks whether a server that cannot be reached has lost its lease."""
Adopt = Callable[[str, Clock], None]


class Leases:
    """Fencing numbers of the matches of this server. A number is good as long as the lease of the server itself lasts."""

    def __init__(self, store: Store, ttl: float, adopt: Adopt, time: Callable[[], float]) -> None:
        self._store = store
        self._ttl = ttl
        self._adopt = adopt
        """Runs the clock of a match from now on."""
        self._time = time
        self._held: dict[str, int] = {}
        self._claiming: dict[str, asyncio.Task[bool]] = {}
        self.me = ""
        """Name of this server; empty while it has no lease."""
        self.members: tuple[Member, ...] = ()
        """Servers that are up, this one included."""
        self.until = float("-inf")
        """End of the lease of this server, as `time.monotonic` tells it."""
        self.claimed = 0
        """Matches taken so far."""
        self.draining = False
        """Nothing new is claimed."""

    @property
    def up(self) -> bool:
        """Whether the lease of this server lasts."""
        return bool(self.me) and monotonic() < self.until

    def known(self, address: str) -> bool:
        """Whether a server with this address is up, as far as this one has heard."""
        return any(one.address == address for one in self.members)

    @property
    def count(self) -> int:
        """Number of matches owned here."""
        return len(self._held)

    def number(self, match: str) -> int | None:
        """Return the number under which a match may be written; None where it may not."""
        return self._held.get(match) if self.up else None

    def owns(self, match: str) -> bool:
        """Whether this server owns a match and is to keep it."""
        return match in self._held and self.up and not self.draining

    def forget(self, match: str) -> None:
        """Let a match go that another server has taken."""
        self._held.pop(match, None)

    def all(self) -> list[str]:
        """Return the matches owned here."""
        return list(self._held)

    def forget_all(self) -> list[str]:
        """Let all matches go. Return them."""
        found = list(self._held)
        self._held.clear()
        return found

    async def find(self, match: str, *, passed: bool = False, here: bool = False) -> str | None:
        """Return None where this server owns a match, or takes it now, else the address of the owner.

        Raise `NotFound` where there is no such match, and `Unavailable` where this server has no lease itself. A match without
        an owner is left to the server its name is nearest to, so that all have as many; not where it has been `passed` on
        already, or is wanted `here`.
        """
        if self.owns(match):
            return None
        if not ID.fullmatch(match):
            raise NotFound("match-unknown", name=match)
        while True:
            if not self.draining:
                await self._wait()
            found = await self._store.read(lambda connection: rows.lease(connection, match))
            if found is None:
                raise NotFound("match-unknown", name=match)
            if found.alive and found.owner != self.me:
                return found.address
            wanted = self.nearest(match)
            if wanted is None:
                raise Unavailable("database-gone")
            mine = found.alive or passed or here or wanted.id == self.me
            if not mine or self.draining:
                return wanted.address
            if await self._claim(match):
                return None
            passed = False  # another was quicker
            await asyncio.sleep(LOOK / 2)

    async def check_open(self) -> None:
        """Raise `Elsewhere` where this server begins nothing new, so that another one does it."""
        if self.draining and (wanted := self.nearest("")) is not None:
            raise Elsewhere(wanted.address)
        await self._wait()

    async def _wait(self) -> None:
        """Return when this server has a lease; raise `Unavailable` where it takes longer than one would last."""
        late = monotonic() + self._ttl
        while not self.up:
            if monotonic() > late:
                raise Unavailable("database-gone")
            await asyncio.sleep(LOOK)

    def nearest(self, match: str) -> Member | None:
        """Return the server a match without an owner falls to: the one with the highest hash of both names."""
        found = [one for one in self.members if not one.draining and not (self.draining and one.id == self.me)]
        return max(found, key=lambda one: blake2b(f"{one.id} {match}".encode(), digest_size=8).digest(), default=None)

    async def claim(self, match: str, *, here: bool = False) -> None:
        """Return when this server owns a match; raise `Elsewhere` where another one does."""
        if self.owns(match):
            return
        address = await self.find(match, passed=PASSED.get(), here=here)
        if address is not None:
            raise Elsewhere(address)

    async def _claim(self, match: str) -> bool:
        """Take a match, once for all who ask meanwhile."""
        task = self._claiming.get(match)
        if task is None:
            task = self._claiming[match] = asyncio.create_task(self._take(match))
            task.add_done_callback(lambda _: self._claiming.pop(match, None))
        return await asyncio.shield(task)

    async def _take(self, match: str) -> bool:
        me, now = self.me, self._time()

        def work(connection: Connection) -> tuple[int, Clock | None] | None:
            claimed = rows.claim(connection, match, me)
            if claimed is None:
                return None
            return claimed.fence, paused_clock(connection, match, claimed.seen, now)

        found = await self._store.write(work)
        if found is None or me != self.me or self.draining:
            return False
        fence, clock = found
        self._held[match] = fence
        self.claimed += 1
        if clock is not None:
            self._adopt(match, clock)
        return True

    async def release(self, match: str) -> None:
        """Give a match back that nobody uses."""
        me, fence = self.me, self._held.pop(match, None)
        if fence is not None:
            await self._store.write(lambda connection: rows.release(connection, match, me, fence))

    async def adopt_orphans(self) -> None:
        """Take the matches whose clock nobody runs, as far as they fall to this server."""
        if self.draining or not self.up:
            return
        try:
            taken, found = True, [""] * rows.SOME
            while taken and len(found) == rows.SOME:
                taken, found = False, await self._store.read(rows.orphans)
                for match in found:
                    wanted = self.nearest(match)
                    if wanted is not None and wanted.id == self.me and not self.owns(match):
                        await self._claim(match)
                        taken = True
        except SQLAlchemyError:
            logger.warning("clocks of other servers could not be taken over", exc_info=True)

    async def others(self, ids: Collection[str]) -> set[str]:
        """Return those of the matches that another server looks after."""
        if not ids:
            return set()
        me = self.me
        return await self._store.read(lambda connection: rows.owned_elsewhere(connection, ids, me))
