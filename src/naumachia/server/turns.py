"""Whose work is done next: programs before questions, and of each kind one address at a time, in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from naumachia.server.errors import TooFast

EACH = 2
"""Questions of one address under way at a time."""
WAITING = 32
"""Questions of one address that may wait; more are refused."""

Line = dict[str, deque[asyncio.Future[None]]]
"""Those who wait, by address; the address served last stands last."""


class Turns:
    """So many hands. One of them never takes up a question, so that a program waits for a program at most."""

    def __init__(self, hands: int) -> None:
        self._free = hands
        self._spare = max(1, hands - 1)
        self._asking: Counter[str] = Counter()
        self._programs: Line = {}
        self._questions: Line = {}

    @property
    def programs(self) -> int:
        """Programs that wait."""
        return sum(map(len, self._programs.values()))

    @property
    def questions(self) -> int:
        """Questions that wait."""
        return sum(map(len, self._questions.values()))

    async def wait(self, who: str, *, question: bool) -> None:
        """Until it is this work's turn; whoever has had it says `done`."""
        line = self._questions if question else self._programs
        if question and len(line.get(who, ())) >= WAITING:
            raise TooFast("too-many-questions")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(who, deque()).append(mine)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.done(who, question=question)
            elif who in line and mine in line[who]:
                line[who].remove(mine)
                if not line[who]:
                    del line[who]
            raise

    def done(self, who: str, *, question: bool) -> None:
        """A hand is free again."""
        self._free += 1
        if question:
            self._asking[who] -= 1
            self._asking += Counter()  # nobody is remembered for nothing
        self._next()

    def _next(self) -> None:
        while self._free:
            who, question = next(iter(self._programs), None), False
            if who is None:
                who, question = self._asker(), True
            if who is None:
                return
            mine = _serve(self._questions if question else self._programs, who)
            if mine.done():  # called off in this very moment, and not yet out of the line: the hand is still free
                continue
            self._free -= 1
            if question:
                self._asking[who] += 1
            mine.set_result(None)

    def _asker(self) -> str | None:
        if self._asking.total() >= self._spare:
            return None
        return next((who for who in self._questions if self._asking[who] < EACH), None)


def _serve(line: Line, who: str) -> asyncio.Future[None]:
    """The first of an address, which goes to the end of the line."""
    waiting = line.pop(who)
    first = waiting.popleft()
    if waiting:
        line[who] = waiting
    return first
