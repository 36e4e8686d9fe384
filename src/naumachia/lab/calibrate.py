"""Calibration of the chance to win: positions from matches of programs, a curve fitted to some and measured on others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log
from random import Random

from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import AnyGame, Roll, Seeded, State, pending, step
from naumachia.kernel.winning import Bin, Winning, logistic
from naumachia.players import make

POSITIONS = 12
"""Positions kept of a match."""
POWERS = (0.0, 0.5, 1.0)
"""Ways in which the number of ships may count."""
BINS = 10


class Seen(Struct, frozen=True):
    """One position of a finished match, for its first side."""

    match: int
    margin: float
    ships: int
    result: float
    """1 for a win of the first side, 0 for a loss, 0.5 for a draw."""


class Task(Struct, frozen=True):
    """A match to play, complete for another process."""

    game: str
    scenario: str
    player: str
    seed: str
    number: int


def play(task: Task) -> list[Seen]:
    """Play a match to its end and return some of its positions, each as likely as the next."""
    game = find(task.game)
    setup = game.load_scenario(task.scenario)
    state: State = game.start(setup)
    sides = sides_of(game, state)
    name = f"{task.seed}/{task.scenario}/{task.number}"
    programs = {seat: make(task.player, game, f"{name}/{seat}") for seat in game.rules.seats(state)}
    ships, rng, dice = count(game, state), Random(name), Seeded(name)
    kept: list[float] = []
    rolls = choices = 0
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state = step(state, dice.roll(request, rolls))
            rolls += 1
            continue
        place = choices if choices < POSITIONS else rng.randrange(choices + 1)
        if place < POSITIONS:  # a fair sample of all decisions, without keeping them
            kept[place : place + 1] = [margin(game, state, sides)]
        choices += 1
        seat = request.seats[0]
        state = step(state, programs[seat].choose(game.imagine(state, seat, rng), seat))
    outcome = game.rules.outcome(state)
    winner = outcome.winner if outcome else None
    result = 0.5 if winner is None else float(winner == sides[0])
    return [Seen(task.number, found, ships, result) for found in kept]


def sides_of(game: AnyGame, state: State) -> tuple[str, str]:
    """Return the first side and the last."""
    sides = list(dict.fromkeys(game.rules.seats(state).values()))
    return sides[0], sides[-1]


def margin(game: AnyGame, state: State, sides: Sequence[str]) -> float:
    """Return how much better the first side stands than the last."""
    return game.advice.evaluate(state, sides[0]) - game.advice.evaluate(state, sides[-1])


def count(game: AnyGame, state: State) -> int:
    """Return the number of ships at the beginning of a match."""
    return max(1, sum(not piece.gone for piece in game.picture.scene(state, None).pieces))


def fit(seen: Sequence[Seen]) -> tuple[float, float]:
    """Return the slope and the power with the least log loss."""
    found = [(_slope(seen, power), power) for power in POWERS]
    return min(found, key=lambda one: loss(seen, *one))


def loss(seen: Iterable[Seen], slope: float, power: float) -> float:
    """Return the mean log loss of a curve."""
    terms = [
        -one.result * log(chance) - (1 - one.result) * log(1 - chance)
        for one in seen
        for chance in [min(1 - 1e-9, max(1e-9, _chance(one, slope, power)))]
    ]
    return sum(terms) / len(terms)


def _chance(one: Seen, slope: float, power: float) -> float:
    return logistic(slope * one.margin / one.ships**power)


def _slope(seen: Sequence[Seen], power: float) -> float:
    """Return the best slope by halving, on a scale of logarithms; the loss has one valley."""
    low, high = log(1e-4), log(50.0)
    for _ in range(50):
        third = (high - low) / 3
        if loss(seen, exp(low + third), power) < loss(seen, exp(high - third), power):
            high -= third
        else:
            low += third
    return exp((low + high) / 2)


def measure(seen: Sequence[Seen], slope: float, power: float) -> tuple[tuple[Bin, ...], float]:
    """Return the reliability of a curve on fresh positions, told from both sides, and its mean error."""
    told = [(_chance(one, slope, power), one.result, one.match) for one in seen]
    both = [*told, *((1 - chance, 1 - result, match) for chance, result, match in told)]
    bins = []
    for place in range(BINS):
        inside = [one for one in both if min(BINS - 1, int(one[0] * BINS)) == place]
        if inside:
            mean = sum(one[0] for one in inside) / len(inside)
            came = sum(one[1] for one in inside) / len(inside)
            bins.append(Bin(round(mean, 3), round(came, 3), len(inside), len({one[2] for one in inside})))
    error = sum(abs(one.told - one.came) * one.positions for one in bins) / len(both)
    return tuple(bins), error


def calibrated(fitting: Sequence[Seen], fresh: Sequence[Seen], player: str, fitted: str, measured: str) -> Winning:
    """Return the curve fitted to some positions, with its measurement on others."""
    slope, power = fit(fitting)
    bins, error = measure(fresh, slope, power)
    return Winning(
        slope=float(f"{slope:.4g}"),
        power=power,
        players=player,
        fitted=fitted,
        measured=measured,
        error=round(error, 3),
        loss=round(loss(fresh, slope, power), 3),
        bins=bins,
    )
