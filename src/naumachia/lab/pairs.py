"""Matches of two programs with the same dice twice, the sides changed in between, and what one of them took from the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from time import process_time
from typing import Any

from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Answer, AnyGame, Orders, Roll, Seeded, pending, step
from naumachia.kernel.odds import Interval, wilson
from naumachia.kernel.state import State
from naumachia.players import Player, make
from naumachia.players.learned import Net
from naumachia.players.weighed import Weights

Program = str | Net | Weights
"""A level, the file of a learned judgement or of weights, or one of these itself."""


class Bout(Struct, frozen=True, kw_only=True):
    """A match to play, complete for another process."""

    game: str
    scenario: str
    one: Program
    two: Program
    seed: str
    """Decides the dice and all that the programs draw."""
    change: bool = False
    """The first program plays the second side."""


class Effort(Struct):
    """Processor time of a program, over decisions with more than one answer."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Effort) -> None:
        """Add the effort of another match."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Fought(Struct, frozen=True):
    """Result of a bout."""

    bout: Bout
    points: float
    """Points of the first program; a draw is half a point."""
    drawn: bool
    answers: int
    hash: str
    """Short name of the last position."""
    efforts: tuple[Effort, Effort]
    winner: str | None = None
    """The side that won."""
    key: str = ""
    """How the match ended."""


class Tally(Struct):
    """Sum of many bouts."""

    games: int = 0
    wins: int = 0
    drawn: int = 0

    @property
    def points(self) -> float:
        """Points of the first program."""
        return self.wins + self.drawn / 2

    @property
    def share(self) -> Interval:
        """Share of the points with its 95 % interval; an odd draw counts for the second program."""
        return wilson(self.wins + self.drawn // 2, self.games)

    def add(self, fought: Fought) -> None:
        """Add a bout."""
        self.games += 1
        self.wins += fought.points == 1.0
        self.drawn += fought.drawn


class Summary(Struct):
    """Sums of bouts: together, by scenario, and by the side of the first program."""

    whole: Tally
    scenarios: dict[str, Tally]
    sides: tuple[Tally, Tally]
    efforts: tuple[Effort, Effort]

    @property
    def ratio(self) -> float:
        """Processor time of a decision of the first program, compared with the second."""
        one, two = (effort.seconds / max(1, effort.decisions) for effort in self.efforts)
        return one / two if two else 0.0


def bouts(game: str, one: Program, two: Program, scenarios: Mapping[str, int], seed: str) -> Iterator[Bout]:
    """Yield so many matches of each scenario; two with the same seed follow each other, with the sides changed."""
    rules = find(game)
    for scenario, games in scenarios.items():
        name = known_name(game, scenario)
        load(rules, name)
        for number in range(games):
            yield Bout(
                game=rules.name,
                scenario=name,
                one=one,
                two=two,
                seed=f"{seed}/{name}/{number // 2}",
                change=bool(number % 2),
            )


def load(game: AnyGame, scenario: str) -> Any:
    """Return a scenario of a game by its name, or one from a file: small ones are for training and tuning."""
    return game.read_scenario(Path(scenario)) if scenario.endswith(".toml") else game.load_scenario(scenario)


def known_name(game: str, scenario: str) -> str:
    """Return the whole name of a scenario given by its beginning, so that a seed means the same match however it is called."""
    rules = find(game)
    return next((name for name in rules.scenarios() if scenario in (name, name.split("-")[0])), scenario)


def fight(bout: Bout) -> Fought:
    """Play a match."""
    game = find(bout.game)
    state: State = game.start(load(game, bout.scenario))
    seats = game.rules.seats(state)
    first = list(dict.fromkeys(seats.values()))[int(bout.change)]
    players = {seat: make(bout.one if side == first else bout.two, game, f"{bout.seed}/{seat}") for seat, side in seats.items()}
    efforts = Effort(), Effort()
    dice, rolls, answers = Seeded(bout.seed), 0, 0
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
        else:
            seat = request.seats[0]
            choice = isinstance(request, Orders) or len(request.moves) > 1
            state = step(state, _timed(players[seat], state, seat, efforts[seats[seat] != first] if choice else Effort()))
        answers += 1
    outcome = game.rules.outcome(state)
    winner = outcome.winner if outcome else None
    points = 0.5 if winner is None else float(winner == first)
    key = outcome.key if outcome else ""
    return Fought(bout, points, winner is None, answers, game.hash(state), efforts, winner, key)


def _timed(player: Player, state: State, seat: str, effort: Effort) -> Answer:
    began = process_time()
    answer = player.choose(state, seat)
    effort.add(Effort(1, spent := process_time() - began, spent))
    return answer


def summed(fought: Iterable[Fought]) -> Summary:
    """Return the sums of bouts."""
    found = Summary(Tally(), {}, (Tally(), Tally()), (Effort(), Effort()))
    for one in fought:
        for tally in (found.whole, found.scenarios.setdefault(one.bout.scenario, Tally()), found.sides[one.bout.change]):
            tally.add(one)
        for effort, more in zip(found.efforts, one.efforts, strict=True):
            effort.add(more)
    return found
