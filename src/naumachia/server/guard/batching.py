"""Batching for servers with many matches: answers that arrive shortly after each other are handled together.

Waking for every single answer costs the processor as much as the answer itself. One frame of a screen is no delay for a
player, and answers are not delayed while only one match goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PAUSE = 0.016
"""Seconds from one round to the next while more than one match goes on."""


class Batcher:
    """Serves answers from several tables together if they arrive shortly after each other."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._next = self._met = float("-inf")
        """When the next round may begin; when last somebody came after somebody from another table."""
        self._last = ""

    def soon(self, table: str, serve: Callable[[], None]) -> None:
        """Have somebody served: at once, or in the next round."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if table != self._last:
            self._met = now if self._last else self._met
            self._last = table
        if self._waiting:
            self._waiting.append(serve)
        elif self._next > now and self._met + PAUSE > now:
            self._waiting.append(serve)
            loop.call_at(self._next, self._round)
        else:
            self._next = now + PAUSE
            serve()

    def _round(self) -> None:
        self._next = asyncio.get_running_loop().time() + PAUSE
        waiting, self._waiting = self._waiting, []
        for serve in waiting:
            serve()
