"""Tuning of the weights of a judgement: matches of random designs against the helmsman, the effect of each weight, a step, again.

In a round every match draws for each weight the low or the high end of its range. The effect of a weight is half the difference
between the shares of points of its high and its low designs; every match tells something of every weight. Then each range moves
towards its better end, as far as the effect is beyond chance, and becomes narrower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pvariance

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.lab.engines import open_engine
from naumachia.lab.pairs import Bout, Fought, fight, known_name
from naumachia.lab.provenance import commit
from naumachia.players.weighed import Weights

SURE = 2.0
"""Standard errors of an effect that move a range by half its width."""
NARROWER = 0.7
"""Width of a range compared with that of the round before."""
DIGITS = 4

Range = tuple[float, float]


class Plan(Struct, frozen=True, kw_only=True):
    """How weights are tuned. The same plan gives the same weights, on any number of processes."""

    game: str
    scenarios: dict[str, int]
    """Scenarios, and how often each is played compared with the others."""
    ranges: dict[str, Range]
    """The weights that are tuned, each with its range in the first round; the others are the usual ones."""
    seed: str = "1"
    designs: int = 150
    """Designs of a round; each plays two matches with the same dice, the sides changed in between."""
    rounds: int = 2


class Effect(Struct, frozen=True):
    """Change of the share of points from the middle of a range to its high end."""

    change: float
    error: float
    """Standard error of the change."""


class Round(Struct, frozen=True):
    """Result of a round."""

    ranges: dict[str, Range]
    matches: int
    share: float
    """Share of the points of all designs together."""
    effects: dict[str, Effect]


class Design(Struct, frozen=True):
    """Which weights stand at the high end of their ranges, and a match."""

    high: dict[str, bool]
    bout: Bout


def tune(
    plan: Plan, folder: Path, jobs: int = 1, told: Callable[[Round], None] = lambda _: None, engine: str = "processes"
) -> Weights:
    """Tune, or go on with what is kept in a folder; return the middle of the last ranges."""
    folder.mkdir(parents=True, exist_ok=True)
    _same_plan(plan, folder / "plan.json")
    ranges, rounds = plan.ranges, list[Round]()
    with open_engine(engine, jobs) as pool:
        for number in range(plan.rounds):
            designs = list(_designs(plan, number, ranges))
            file = folder / f"round-{number + 1}.jsonl"
            points = [msgspec.json.decode(line, type=float) for line in file.read_bytes().splitlines()] if file.exists() else []
            with file.open("ab") as kept:
                for fought in pool.map(_points, [design.bout for design in designs[len(points) :]]):
                    points.append(fought)
                    kept.write(msgspec.json.encode(fought) + b"\n")
                    kept.flush()
            found = Round(ranges, len(points), fmean(points), effects(designs, points))
            rounds.append(found)
            told(found)
            ranges = {name: moved(one, found.effects[name]) for name, one in ranges.items()}
    return Weights(game=find(plan.game).name, about=about(plan, rounds), weights=middle(ranges))


def _points(bout: Bout) -> float:
    fought: Fought = fight(bout)
    return fought.points


def _designs(plan: Plan, number: int, ranges: dict[str, Range]) -> Iterator[Design]:
    """The matches of a round."""
    game, rng = find(plan.game), Random(f"{plan.seed}/{number}")
    names = rng.choices(list(plan.scenarios), list(plan.scenarios.values()), k=plan.designs)
    for place, scenario in enumerate(names):
        high = {name: rng.random() < 0.5 for name in ranges}
        weights = Weights(game=game.name, weights={name: one[high[name]] for name, one in ranges.items()})
        for change in (False, True):
            seed = f"tune/{plan.seed}/{number}/{place}"
            yield Design(
                high,
                Bout(
                    game=game.name,
                    scenario=known_name(game.name, scenario),
                    one=weights,
                    two="helmsman",
                    seed=seed,
                    change=change,
                ),
            )


def effects(designs: list[Design], points: list[float]) -> dict[str, Effect]:
    """Return the effect of every weight; the two matches of a design count as one observation."""
    pairs = [(one.high, (points[2 * place] + points[2 * place + 1]) / 2) for place, one in enumerate(designs[::2])]
    found = {}
    for name in designs[0].high:
        sides = [[share for high, share in pairs if high[name] is side] for side in (False, True)]
        if min(map(len, sides)) < 2:
            found[name] = Effect(0.0, 1.0)
            continue
        low, top = sides
        error = sqrt(pvariance(low) / (len(low) - 1) + pvariance(top) / (len(top) - 1)) / 2
        found[name] = Effect((fmean(top) - fmean(low)) / 2, error)
    return found


def moved(one: Range, effect: Effect) -> Range:
    """Return the range of the next round."""
    low, high = one
    half = (high - low) / 2
    sure = effect.change / (SURE * effect.error) if effect.error else effect.change * inf if effect.change else 0.0
    step = max(-1.0, min(1.0, sure))
    centre = (low + high) / 2 + half * step
    half *= NARROWER
    return (max(0.0, centre - half) if low >= 0 else centre - half), centre + half


def middle(ranges: dict[str, Range]) -> dict[str, float]:
    """Return the middle of every range."""
    return {name: round((low + high) / 2, DIGITS) for name, (low, high) in ranges.items()}


def about(plan: Plan, rounds: list[Round]) -> dict[str, object]:
    """Return the provenance of weights."""
    return {
        "command": command(plan),
        "commit": commit(),
        "seed": plan.seed,
        "matches": sum(one.matches for one in rounds),
        "shares": [round(one.share, 3) for one in rounds],
    }


def command(plan: Plan) -> str:
    """Return the command that repeats a tuning."""
    scenarios = (f"--scenario {name}={weight}" for name, weight in plan.scenarios.items())
    ranges = (f"--weight {name}={low:g}:{high:g}" for name, (low, high) in plan.ranges.items())
    rest = f"--seed {plan.seed} --designs {plan.designs} --rounds {plan.rounds}"
    return " ".join(("naumachia tune", plan.game, *scenarios, *ranges, rest))


def as_toml(found: Weights) -> str:
    """Return weights as a file."""

    def told(value: object) -> str:
        return msgspec.json.encode(value).decode()

    about = "\n".join(f"{name} = {told(value)}" for name, value in found.about.items())
    weights = "\n".join(f"{name} = {told(value)}" for name, value in found.weights.items())
    return f"game = {told(found.game)}\n\n[about]\n{about}\n\n[weights]\n{weights}\n"


def _same_plan(plan: Plan, file: Path) -> None:
    text = msgspec.json.encode(plan)
    if file.exists() and file.read_bytes() != text:
        raise NotFound("learn-other", file=str(file))
    file.write_bytes(text)


__all__ = ["Plan", "Round", "as_toml", "tune"]
