"""Group commit: changes that arrive together share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from naumachia.server.storage.worker_thread import WorkerThread, tell
from naumachia.table.storage.stored import Change

Waiting = list[tuple[Change, asyncio.Future[None]]]


class Commits:
    """One transaction at a time, each with everything that has come since the one before it."""

    def __init__(self, hand: WorkerThread, write: Callable[[list[Change]], None]) -> None:
        self._hand = hand
        self._write = write
        self._waiting: Waiting = []
        self._called = False
        """Somebody is at it, or will be in a moment."""

    async def save(self, change: Change) -> None:
        """Keep a change; it is on the disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, done))
        if not self._called:
            self._called = True
            loop.call_soon(self._begin)  # with all that come in the same round of the loop
        await done

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        self._hand.do(partial(self._work, batch))

    def _work(self, batch: Waiting) -> None:
        """In the hand's thread."""
        errors = self._keep([change for change, _ in batch])
        tell(batch[0][1], self._end, batch, errors)

    def _keep(self, changes: list[Change]) -> list[Exception | None]:
        """Store a batch and return the error of each change; a bad one must not take the others with it."""
        try:
            self._write(changes)
        except Exception as error:
            return [error] if len(changes) == 1 else [self._keep([one])[0] for one in changes]
        return [None] * len(changes)

    def _end(self, batch: Waiting, errors: list[Exception | None]) -> None:
        self._called = bool(self._waiting)
        if self._waiting:
            self._begin()
        for (_, done), error in zip(batch, errors, strict=True):
            if done.done():  # the caller has gone
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
