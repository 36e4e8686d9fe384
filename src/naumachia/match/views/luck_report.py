"""Luck of a finished match: every throw of the dice against what it came to on average, and the chance to win along the way.

A throw is worth what is expected after it less what was expected before it: points lost, and the chance to win. Expectations go
over all ways the dice of one act may fall, up to the next decision or the next beginning.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from random import Random
from typing import TypeAlias

from msgspec import Struct

from naumachia.kernel import Roll, State, pending, step
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import expand
from naumachia.match.history.turn import CHANCE
from naumachia.match.match import Match
from naumachia.match.views.view import LogLine, log_line

THROWS = 5
"""Throws that are told: those that mattered most."""
LIMIT = 400
"""Ways of the dice that are counted; beyond that they are tried."""
TRIALS = 60
"""Trials of a throw that has too many ways."""
POINTS = 120
"""Points of the curve, at most."""
Lost: TypeAlias = tuple[str, str]
"""A side and the kind of thing it loses."""


class Throw(Struct, frozen=True):
    """One throw of the dice, and what it was worth beyond the average."""

    turn: int
    """How many answers had been given with it."""
    side: str
    """The side for which it was lucky."""
    swing: float
    """How much it raised the chance of that side."""
    log: tuple[LogLine, ...]
    """Log lines that tell it."""


class Points(Struct, frozen=True):
    """Points of one kind that a side lost to dice, and would have lost on average."""

    side: str
    key: str
    lost: float
    expected: float


class Luck(Struct, frozen=True):
    """Luck of both sides of a match."""

    swings: dict[str, float]
    """Chance to win that the dice gave a side, all throws added; below 0, took from it."""
    points: tuple[Points, ...]
    throws: tuple[Throw, ...]
    """The throws that mattered most, in the order of play."""
    count: int
    """Throws of the match."""
    tried: int
    """Throws whose average was tried and not counted."""


class Instant(Struct, frozen=True):
    """A point of the curve."""

    turn: int
    chance: float
    """Chance of the first side."""


class Curve:
    """Chance of the first side of a match at any of its positions. Made by `curve_of`."""

    def __init__(self, match: Match, chance: Callable[[float, int], float]) -> None:
        sides = list(dict.fromkeys(match.seats.values()))
        self.sides = (sides[0], sides[-1])
        self.game = match.game
        self._chance = chance
        self._ships = sum(not piece.gone for piece in match.game.picture.scene(match.first, None).pieces)

    def at(self, state: State) -> float:
        """Return the chance of the first side; at the end of a match the result."""
        outcome = self.game.rules.outcome(state) if pending(state) is None else None
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == self.sides[0])
        one, other = (self.game.advice.evaluate(state, side) for side in self.sides)
        return self._chance(one - other, self._ships)


def curve_of(match: Match) -> Curve | None:
    """Return the chance to win along a match; None where the game has no curve, or more than two sides."""
    winning = match.game.winning
    if winning is None or len(set(match.seats.values())) != 2:
        return None
    return Curve(match, winning.chance)


def instants(match: Match, curve: Curve) -> tuple[Instant, ...]:
    """Return the curve at the decisions of a match, thinned out evenly, and at its end."""
    asked = [0, *(place for place, turn in enumerate(match.history, 1) if turn.seat != CHANCE)]
    asked = [place for place in asked if not isinstance(pending(match.before(place)), Roll)]
    each = max(1, -(-len(asked) // POINTS))
    places = [*asked[::each], len(match.history)]
    return tuple(Instant(place, round(curve.at(match.before(place)), 4)) for place in dict.fromkeys(places))


class _Value(Struct, frozen=True):
    """Expectation of what an act comes to."""

    lost: dict[Lost, float]
    chance: float
    tried: bool


def luck(match: Match, curve: Curve) -> Luck:
    """Return the luck of both sides of a match."""
    first, last = curve.sides
    swing = 0.0
    count = tried = 0
    excess: defaultdict[Lost, float] = defaultdict(float)
    actual: Counter[Lost] = Counter()
    throws: list[tuple[float, int]] = []
    root, expected = match.first, None
    for place, turn in enumerate(match.history, 1):
        before = match.before(place - 1)
        if turn.seat != CHANCE:
            expected = None
            continue
        if expected is None:
            root, expected = before, _expected(match, before, before, curve)
        found = _expected(match, root, turn.state, curve)
        count += 1
        tried += expected.tried
        gain = found.chance - expected.chance
        swing += gain
        throws.append((gain, place))
        for key in found.lost.keys() | expected.lost.keys():
            excess[key] += found.lost.get(key, 0.0) - expected.lost.get(key, 0.0)
        follows = isinstance(pending(turn.state), Roll) and turn.state.consequences is turn.state
        if not follows:
            actual.update(_lost(match, root, turn.state.consequences))
        expected = found if follows else None
    told = sorted(sorted(throws, key=lambda one: -abs(one[0]))[:THROWS], key=lambda one: one[1])
    return Luck(
        {first: swing, last: -swing},
        tuple(Points(*key, actual[key], actual[key] - excess[key]) for key in sorted({*actual, *excess})),
        tuple(told_throw(match, gain, place, curve) for gain, place in told if gain),
        count,
        tried,
    )


def _expected(match: Match, root: State, state: State, curve: Curve) -> _Value:
    """Return what is expected of an act that began at a position, seen from a later one."""
    tried = False
    here = state is root or state.consequences is state  # else something else has begun since the last throw
    if not here or not isinstance(pending(state), Roll):
        ends: list[tuple[State, float]] = [(state.consequences, 1.0)]
    else:
        try:
            ends = [(end, float(chance)) for end, chance in expand(state, LIMIT)]
        except TooManyBranches:
            ends, tried = list(_tried(state)), True
    lost: defaultdict[Lost, float] = defaultdict(float)
    for end, chance in ends:
        for key, points in _lost(match, root, end).items():
            lost[key] += chance * points
    return _Value(dict(lost), sum(chance * curve.at(end) for end, chance in ends), tried)


def _tried(state: State) -> Iterable[tuple[State, float]]:
    """Throw the dice of an act some times; the same each time the report is made."""
    for trial in range(TRIALS):
        rng, end = Random(trial), state
        while isinstance(request := pending(end), Roll) and (end is state or end.consequences is end):
            falls, weights = zip(*request.outcomes(), strict=True)
            end = step(end, rng.choices(falls, weights)[0])
        yield end.consequences, 1.0 / TRIALS


def _lost(match: Match, before: State, after: State) -> Counter[Lost]:
    """Return the points lost between two positions, by the side that lost them."""
    found: Counter[Lost] = Counter()
    losses = match.game.telling.losses(before, after) if after is not before else ()
    if losses:
        owners = {piece.id: piece.side for piece in match.game.picture.scene(before, None).pieces}
        for loss in losses:
            found[owners[loss.piece], loss.key] += loss.points
    return found


def told_throw(match: Match, gain: float, place: int, curve: Curve) -> Throw:
    """Return a throw with its log lines: those of the answer that tell dice, else all of them."""
    later = [(at, event) for at, event in match.events() if at >= place]
    soon = later[0][0] if later else place  # blows of both sides are told together, after the last die
    events = [event for at, event in later if at == soon]
    dice = [event for event in events if event.dice] or events
    lines = tuple(log_line(match, soon, event) for event in dice)
    return Throw(place, curve.sides[0] if gain > 0 else curve.sides[1], abs(gain), lines)
