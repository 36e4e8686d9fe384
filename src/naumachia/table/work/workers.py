"""Questions of a table for workers: programs, odds, prospects, plots and reports."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_hex
from typing import Protocol, TypeVar

from naumachia.kernel import Answer, Seeded
from naumachia.kernel.files import record as records
from naumachia.match import Match
from naumachia.table.wire import outgoing
from naumachia.table.work.tasks import Hint, Odds, Places, Plans, Position, Prospects, Report, Reported, Task, Think, Threats

T = TypeVar("T")


class Runner(Protocol):
    """Runs tasks elsewhere: in worker processes, in a second web worker, or here."""

    def quickest(self, addresses: Iterable[str]) -> str:
        """Return the address whose turn comes first, of those for whom a program plays."""

    async def run(self, who: str, task: Task[T], *, question: bool) -> T:
        """Return what comes of a task for this address. Programs go before questions."""


class InProcess:
    """Runs tasks at once in this process."""

    def quickest(self, addresses: Iterable[str]) -> str:
        """Return the first address."""
        return min(addresses)

    async def run(self, who: str, task: Task[T], *, question: bool) -> T:
        """Return what comes of a task."""
        return task.run()


class Workers:
    """Makes tasks of the questions of a table."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner

    async def think(self, who: str, match: Match, player: str, seat: str, number: int) -> Answer:
        """Return the answer of a program. Its random numbers come from the match's secret, so that nobody foretells it."""
        secret = match.dice.seed if isinstance(match.dice, Seeded) else token_hex(16)
        task = Think(Position.of(match, seat), player, seat, f"{secret}/{seat}/{number}")
        return await self.runner.run(who, task, question=False)

    async def odds(self, who: str, match: Match, seat: str, answer: Answer, then: tuple[str, ...] = ()) -> outgoing.Forecast:
        """Return the odds of a legal answer, or of the last of those that follow it, as far as its seat can know."""
        return await self.runner.run(who, Odds(Position.of(match, seat), answer, then), question=True)

    async def prospects(self, who: str, match: Match, seat: str, ship: str, answer: str) -> outgoing.Prospects:
        """Return the prospects of a piece in its turn, or after an answer, as far as its seat can know."""
        task = Prospects(Position.of(match, seat), match.number_for(seat), ship, answer)
        return await self.runner.run(who, task, question=True)

    async def hint(self, who: str, match: Match, seat: str) -> outgoing.Hint:
        """Return what a program would do for a seat."""
        task = Hint(Position.of(match, seat), match.number_for(seat), seat)
        return await self.runner.run(who, task, question=True)

    async def threats(self, who: str, match: Match, seat: str) -> outgoing.Threats:
        """Return what others could do to the pieces of a seat, as far as it can know."""
        return await self.runner.run(who, Threats(Position.of(match, seat), match.number_for(seat), seat), question=True)

    async def plans(self, who: str, match: Match, seat: str, lines: dict[str, str], text: str) -> outgoing.Plans:
        """Return the foresight of a seat's plots while they are written."""
        task = Plans(Position.of(match, seat), match.number_for(seat), seat, lines, text)
        return await self.runner.run(who, task, question=True)

    async def places(self, who: str, match: Match, seat: str, ship: str, others: tuple[str, ...]) -> outgoing.Places:
        """Return where a piece could be after each step, or several pieces, as far as a seat can know."""
        task = Places(Position.of(match, seat), match.number_for(seat), ship, others)
        return await self.runner.run(who, task, question=True)

    async def report(self, who: str, match: Match, kept: str = "", check: bool = False) -> Reported:
        """Return the review of a finished match, from a kept report where it fits."""
        return await self.runner.run(who, Report(records.dump(match.record()), kept, check), question=True)
