"""Readiness check: whether the database answers."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, func, select

from naumachia.server.base.metrics import Metrics
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import matches

WAIT = 1.0
"""Seconds in which the database must answer."""
KEPT = 1.0
"""Seconds for which an answer is good: however often it is asked, the database is asked once a second."""


class Readiness:
    """Asks the database with one query at a time, so that questions do not pile up behind one that hangs."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._asking: asyncio.Task[object] | None = None
        self._known: tuple[float, bool] | None = None

    async def ready(self) -> bool:
        """Return whether the database has answered within a second; the metrics are told."""
        loop = asyncio.get_running_loop()
        if self._known is not None and loop.time() < self._known[0] + KEPT:
            return self._known[1]
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._store.read(_ask))
            self._asking.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            async with asyncio.timeout(WAIT):
                await asyncio.shield(self._asking)
        except Exception:  # no answer in time, or an error instead of one: either way it is not ready
            up = False
        else:
            up = True
        self._known = loop.time(), up
        self._metrics.database.set(up)
        return up

    async def measure(self) -> None:
        """Tell the metrics how many matches are stored, where the database answers; visitors cannot have this counted."""
        if await self.ready():
            self._metrics.stored.set(await self._store.read(_count))


def _ask(connection: Connection) -> object:
    return connection.execute(select(matches.c.id).limit(1)).first()


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(matches)).scalar_one())
