"""Matches of a program against itself, with some random activations, and the targets learned from them (TD over activations)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import AnyGame, Orders, Roll, Seeded, pending, step
from naumachia.kernel.state import State
from naumachia.kernel.words import Plain
from naumachia.players.captain import Captain
from naumachia.players.greedy import Greedy, Leaf
from naumachia.players.learned import ByEvaluate, Net, offset
from naumachia.players.learned import Leaf as Learned

FADE = 0.7
"""Weight of what came later against what the search found."""


class Lesson(Struct, frozen=True, kw_only=True):
    """Matches to play, complete for another process."""

    game: str
    scenario: dict[str, Plain]
    seeds: tuple[str, ...]
    net: Net | None
    """Judge of both sides; without one the game's own judgement."""
    stray: float = 0.1
    """Share of activations that are played at random."""
    opening: int = 6
    """Random activations at the start at most."""
    limit: int = 200
    """Activations after which a match counts as drawn."""
    drawn: float = 0.4
    """Worth of a draw for either side while learning; below one half, so that nobody learns to keep away."""
    sparring: float = 0.0
    """Share of the matches in which the helmsman plays one side."""
    fade: float = FADE
    """Weight of what came later against what the search found."""
    rapid: bool = False
    """The matches are played by the compiled copy of the rules; without a net by the helmsman."""


class Row(Struct, frozen=True, array_like=True):
    """A position at the start of an activation: its features, and the chance of the side that acts."""

    places: tuple[int, ...]
    values: tuple[float, ...]
    offset: float
    target: float


class Lessons(Struct, frozen=True):
    """Rows and counts of some matches."""

    rows: tuple[Row, ...]
    matches: int
    drawn: int
    activations: int


class _Place(Struct):
    """A position on the way."""

    side: str
    places: tuple[int, ...]
    values: tuple[float, ...]
    offset: float
    found: float
    stray: bool = False


def learn(lesson: Lesson) -> Lessons:
    """Play the matches and return what they teach."""
    game = find(lesson.game)
    judge: Leaf = ByEvaluate(game) if lesson.net is None else Learned(game, lesson.net)
    first = game.start(msgspec.convert(lesson.scenario, game.rules.scenario))
    rows: list[Row] = []
    drawn = activations = 0
    for places, winner in _matches(game, first, judge, lesson):
        drawn += winner is None
        activations += len(places)
        rows += targets(places, winner, lesson.drawn, lesson.fade)
    return Lessons(tuple(rows), len(lesson.seeds), drawn, activations)


def _matches(game: AnyGame, first: State, judge: Leaf, lesson: Lesson) -> Iterator[tuple[list[_Place], str | None]]:
    """Play the matches by the kernel, or by the compiled copy of the rules."""
    features = game.advice.features
    if lesson.rapid and features is not None:
        module = import_module(features.rapid)
        play = module.matches(first, lesson.seeds, lesson.net, lesson.opening, lesson.stray, lesson.limit, lesson.sparring)
        for positions, winner in play:
            yield [_Place(one.side, one.places, one.values, 0.0, one.found, one.stray) for one in positions], winner
        return
    for seed in lesson.seeds:
        yield _match(game, first, judge, lesson, seed)


def _match(game: AnyGame, state: State, judge: Leaf, lesson: Lesson, seed: str) -> tuple[list[_Place], str | None]:
    """Play a match; return its positions and the side that won."""
    rng, dice, rolls = Random(f"learn/{seed}"), Seeded(f"learn/{seed}"), 0
    opening = rng.randint(0, lesson.opening)
    student, sides = Captain(game, rng, judge), list(dict.fromkeys(game.rules.seats(state).values()))
    spars = rng.choice(sides) if rng.random() < lesson.sparring else None
    helmsman = Greedy(game, rng)
    horizon: object = None
    blind, count, found = False, 0, []
    while (request := pending(state)) is not None and count <= lesson.limit:
        if isinstance(request, Roll):
            state = step(state, dice.roll(request, rolls))
            rolls += 1
            continue
        assert not isinstance(request, Orders)
        seat = request.seats[0]
        other = game.rules.seats(state)[seat] == spars
        now = student.horizon(state)
        if now != horizon:
            horizon, count, student.kept = now, count + 1, None
            blind = count <= opening or (not other and rng.random() < lesson.stray)
            if count > opening and not other:
                found.append(_place(game, state, student, seat))
                found[-1].stray = blind
        player = helmsman if other else student
        state = step(state, rng.choice(list(request.moves)) if blind else player.choose(state, seat))
    outcome = game.rules.outcome(state)
    return found, outcome.winner if outcome else None


def _place(game: AnyGame, state: State, student: Captain, seat: str) -> _Place:
    """A position with the value the search finds."""
    features = game.advice.features
    assert features is not None
    side, parts = features.parts(state)
    numbers: dict[int, float] = {}
    for part in parts:
        for place, value in part.numbers:
            numbers[place] = numbers.get(place, 0.0) + value
    mine = game.rules.seats(state)[seat]
    best = student.best(state, seat)
    best = best if mine == side else 1 - best
    shift = offset(game, state, side) if features.offset else 0.0
    return _Place(side, tuple(numbers), tuple(numbers.values()), shift, best)


def targets(places: Sequence[_Place], winner: str | None, drawn: float, fade: float = FADE) -> list[Row]:
    """Return the rows of a match: values found by the search, drawn towards what came later, cut after a stray.

    A negative value says that nothing was found: what came later counts alone.
    """
    rows: list[Row] = []
    later = {place.side: drawn if winner is None else float(winner == place.side) for place in places}
    for place in reversed(places):
        for side, after in later.items():
            if place.found >= 0:
                found = place.found if side == place.side else 1 - place.found
                later[side] = found if place.stray else (1 - fade) * found + fade * after
        rows.append(Row(place.places, place.values, place.offset, later[place.side]))
    return rows[::-1]
