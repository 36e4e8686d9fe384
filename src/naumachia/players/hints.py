"""Hints: what a program would answer at a question, how likely it thinks to win by it, and what it is after."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from naumachia.kernel import Answer, AnyGame, Choose, Leg, Orders, Place, Roll, State, pending, step
from naumachia.kernel.odds import key
from naumachia.players.greedy import Greedy
from naumachia.players.levels import LEVELS, offered, weighed

BEST = 3
"""Answers that are told."""
FAR = 8
"""Answers of the plan behind the first of them, at most."""
QUICK = ("captain", "helmsman")
"""Levels that give hints, the best first; the admiral takes too long, and a captain with weights knows no chances."""


class Suggestion(Struct, frozen=True):
    """One answer, with the plan behind it."""

    road: tuple[Answer, ...]
    """The answer, and those the same seat would give after it in the same activation, up to the dice."""
    chance: float | None
    """The chance to win by it, as the program judges; None where it cannot say."""


class Hint(Struct, frozen=True):
    """Answers a program would give, and its level."""

    level: str
    suggestions: tuple[Suggestion, ...]
    """The best answers, the best first; a single one without a chance where the program does not compare them."""


class Judge:
    """A program that says how likely a side is to win by each answer."""

    def __init__(self, game: AnyGame, first: State, seed: str = "hint") -> None:
        """`first` is the position the match began with: the number of its ships counts."""
        self.game = game
        self.level = next(level for level in QUICK if level in offered(game) and (level != "captain" or not weighed(game)))
        self.player = LEVELS[self.level](game, Random(seed))
        sides = set(game.rules.seats(first).values())
        self._winning = game.winning if self.level == "helmsman" and len(sides) == 2 else None
        self._ships = sum(not piece.gone for piece in game.picture.scene(first, None).pieces)
        self.compares = isinstance(self.player, Greedy) and (self._winning is not None or self.level == "captain")
        """Whether it can say how likely."""
        if isinstance(self.player, Greedy) and self._winning is not None:  # both sides count: a value is a place on the curve
            self.player.leaf = lambda found, side: sum(
                game.advice.evaluate(found, one) * (1 if one == side else -1) for one in sides
            )

    def chance(self, value: float) -> float | None:
        """Return the chance to win that a value means."""
        if self._winning is not None:
            return self._winning.chance(value, self._ships)
        return value if self.level == "captain" else None

    def chances(self, state: State, seat: str, given: Answer | None = None) -> dict[Answer, float] | None:
        """Return the chance to win by each answer that was looked at, the one given among them; None where it cannot say."""
        if not self.compares or not isinstance(self.player, Greedy):
            return None
        values = self.player.values(state, seat, given)
        return {answer: chance for answer, value in values.items() if (chance := self.chance(value)) is not None}


def hint(game: AnyGame, state: State, seat: str, first: State) -> Hint:
    """Return what a program would do for a seat, from a position the seat could not tell from the true one.

    `first` is the position the match began with.
    """
    request = pending(state)
    if request is None or isinstance(request, Roll) or seat not in request.seats:
        raise ValueError("there is nothing to choose")
    judge = Judge(game, first)
    player = judge.player
    if not isinstance(player, Greedy) or isinstance(request, Orders) or len(request.moves) == 1:
        return Hint(judge.level, (Suggestion((player.choose(state, seat),), None),))
    planned = game.advice.plan(state, seat)
    if planned is not None and planned in request:
        return Hint(judge.level, (Suggestion((planned,), None),))
    values = player.values(state, seat)
    best = player.pick(state, seat, values)
    ranks = [best, *sorted((one for one in values if one != best), key=lambda one: -values[one])][:BEST]
    roads = [road(game, player, state, seat, best), *((one,) for one in ranks[1:])]
    return Hint(judge.level, tuple(Suggestion(way, judge.chance(values[way[0]])) for way in roads))


def road(game: AnyGame, player: Greedy, state: State, seat: str, first: Answer) -> tuple[Answer, ...]:
    """Return an answer and those the program would give after it, until dice fall, another is asked or the activation ends."""
    found, at, met = [first], step(state, first), {key(state)}
    horizon = player.horizon(state)
    while len(found) < FAR:
        request = pending(at)
        if not isinstance(request, Choose | Leg | Place) or request.seats != (seat,) or player.horizon(at) != horizon:
            break
        if key(at) in met:
            break
        met.add(key(at))
        answer = player.choose(at, seat)
        found.append(answer)
        at = step(at, answer)
    return tuple(found)
