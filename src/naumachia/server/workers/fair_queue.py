"""Fair queue for workers: programs before questions, and addresses in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable
from contextlib import nullcontext
from typing import TypeVar

from naumachia.table.base.limits import Presence

T = TypeVar("T")
EACH = 2
"""Questions of one address under way at a time."""
WAITING = 32
"""Questions of one address that may wait; more are refused."""


class FairQueue:
    """Those who wait, by address; the address served last stands last, and of each no more than so many are under way."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.busy: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def join(self, who: str) -> asyncio.Future[None]:
        """Wait behind those of the same address."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(mine)
        return mine

    def leave(self, who: str, mine: asyncio.Future[None]) -> None:
        """Wait no longer."""
        if who in self.waiting and mine in self.waiting[who]:
            self.waiting[who].remove(mine)
            if not self.waiting[who]:
                del self.waiting[who]

    def serve(self) -> bool | None:
        """Whether the first in turn takes a worker; it may have been cancelled this very moment. None: nobody waits."""
        who = next((who for who in self.waiting if self.busy[who] < self.each), None)
        if who is None:
            return None
        waiting = self.waiting.pop(who)
        first = waiting.popleft()
        if waiting:
            self.waiting[who] = waiting
        if first.done():
            return False
        self.busy[who] += 1
        first.set_result(None)
        return True

    def done(self, who: str) -> None:
        """One of an address is no longer under way."""
        self.busy[who] -= 1
        self.busy += Counter()  # nobody is remembered for nothing


class WorkQueues:
    """So many hands. One of them never takes up a question, so that a program waits for a program at most.

    Of one address no more than `each` are busy with programs at a time, where that is said.
    """

    def __init__(self, hands: int, each: int | None = None) -> None:
        self._free = hands
        self._spare = max(1, hands - 1)
        self._programs = FairQueue(each or hands)
        self._questions = FairQueue(EACH)
        self._asking = Presence(WAITING, "too-many-questions")

    @property
    def programs(self) -> int:
        """Programs that wait."""
        return len(self._programs)

    @property
    def questions(self) -> int:
        """Questions that wait."""
        return len(self._questions)

    def quickest(self, addresses: Iterable[str]) -> str:
        """Of those for whom a program plays, whose turn comes first: nobody's match is slower because another looks on (D45)."""
        line = self._programs
        return min(addresses, key=lambda who: (len(line.waiting.get(who, ())) + line.busy[who], who))

    async def run(self, who: str, work: Callable[[], Coroutine[object, object, T]], *, question: bool = False) -> T:
        """Run work when its turn has come. A caller cancelled before that leaves no work behind; begun work runs to its end."""
        await self.wait(who, question=question)
        job = asyncio.create_task(work())

        def end(job: asyncio.Task[T]) -> None:
            self.done(who, question=question)
            if not job.cancelled():
                job.exception()  # its error is raised to waiting callers only

        job.add_done_callback(end)
        return await asyncio.shield(job)

    async def wait(self, who: str, *, question: bool) -> None:
        """Wait for this work's turn; its owner calls `done` afterwards."""
        with self._asking.enter(who) if question else nullcontext():
            await self._wait(who, self._questions if question else self._programs, question)

    async def _wait(self, who: str, line: FairQueue, question: bool) -> None:
        mine = line.join(who)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.done(who, question=question)
            else:
                line.leave(who, mine)
            raise

    def done(self, who: str, *, question: bool) -> None:
        """A hand is free again."""
        self._free += 1
        (self._questions if question else self._programs).done(who)
        self._next()

    def _next(self) -> None:
        while self._free:
            took = self._programs.serve()
            if took is None and self._questions.busy.total() < self._spare:
                took = self._questions.serve()
            if took is None:
                return
            self._free -= took
