"""Threads for functions that would hold up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from naumachia.server.workers.fair_queue import WorkQueues

T = TypeVar("T")
OPENING, EACH = 3, 2
"""Threads that replay stored matches, and how many of them one address may use. Addresses take turns, so that a slow match
delays no others; other slow work does not wait for these threads."""


class Threads:
    """The threads of the server. Matches are played again in some of their own, with fair shares for each address."""

    def __init__(self) -> None:
        self._replaying = ThreadPoolExecutor(OPENING, "opening")
        self._turns = WorkQueues(OPENING, EACH)

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function returns that takes some milliseconds."""
        return await asyncio.to_thread(work, *args)

    async def replay(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function returns that plays a match again."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, work, *args)

    async def in_turn(self, address: str, job: Callable[[], Coroutine[object, object, T]]) -> T:
        """Do a job that replays matches when the turn of this address has come (D23)."""
        return await self._turns.run(address, job)

    def close(self) -> None:
        """Begin nothing more."""
        self._replaying.shutdown(wait=False, cancel_futures=True)
