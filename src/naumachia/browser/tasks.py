"""Tasks for a second web worker, one at a time, the turns of programs before questions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from heapq import heappop, heappush
from typing import TypeVar

from naumachia.table.base.errors import Failed
from naumachia.table.work.tasks import Task, encode, result

T = TypeVar("T")
Perform = Callable[[bytes], Awaitable[bytes]]
"""Run an encoded task and return an encoded result; an exception means that the worker is gone and another has been started."""
TRIES = 2
"""Workers a task is given to before it fails."""


class Elsewhere:
    """Hands tasks over one after the other. A task that nobody waits for any longer is not handed over."""

    def __init__(self, perform: Perform) -> None:
        self._perform = perform
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._number = 0
        self._busy = False

    def quickest(self, addresses: Iterable[str]) -> str:
        """Return the first address: all tasks are of this browser."""
        return min(addresses)

    async def run(self, who: str, task: Task[T], *, question: bool) -> T:
        """Return what comes of a task."""
        data = encode(task)
        await self._turn(question)
        # what has begun goes on when its asker is gone; the next one waits for it
        found: T = result(await asyncio.shield(asyncio.ensure_future(self._perform_now(data))))
        return found

    async def _turn(self, question: bool) -> None:
        if not self._busy:
            self._busy = True
            return
        self._number += 1
        turn = asyncio.get_running_loop().create_future()
        heappush(self._queue, (question, self._number, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    async def _perform_now(self, data: bytes) -> bytes:
        try:
            for _ in range(TRIES):
                try:
                    return await self._perform(data)
                except Exception as error:  # of the host: the worker has crashed
                    cause = error
            raise Failed("server-failed") from cause
        finally:
            self._next()
