"""Training of a learned judgement: batches of matches against itself, a fit after each, a curve of strength, to be resumed."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from naumachia import __version__
from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.kernel.odds import Interval, wilson
from naumachia.lab.engines import Engine, open_engine
from naumachia.lab.learning.fit import Fitter, as_net, average
from naumachia.lab.learning.selfplay import Lesson, Lessons, Row, learn
from naumachia.lab.pairs import Program, bouts, fight, load, summed
from naumachia.lab.provenance import commit
from naumachia.players.learned import Net

CHUNK = 10
"""Matches a process plays before it reports."""
SMOOTHED = 3
"""Nets whose mean is kept after each batch and plays the curve."""
EARLIER = 4
"""Batches between a net and its earlier self in the curve."""


class Plan(Struct, frozen=True, kw_only=True):
    """How a net is trained. The same plan gives the same net, on any number of processes."""

    game: str
    scenarios: dict[str, int]
    """Scenarios, and how often each is played compared with the others."""
    seed: str = "1"
    batches: int = 16
    size: int = 500
    """Matches of a batch."""
    window: int = 5
    """Batches the fit goes over."""
    passes: int = 3
    """Times the fit goes over them after each batch."""
    hidden: int = 16
    rate: float = 0.001
    stray: float = 0.1
    sparring: float = 0.0
    """Share of the matches in which the helmsman plays one side."""
    drawn: float = 0.4
    limit: int = 200
    fade: float = 0.7
    """Weight of what came later against what the search found, by activation."""
    opening: int = 6
    """Random activations at the start at most."""
    tried: int = 40
    """Matches of a point of the curve against the helmsman, and against an earlier self."""
    every: int = 2
    """Batches between two points of the curve."""
    patience: int = 4
    """Trials in a row without a better average of the last three that end the training."""
    averaged: int = 6
    """Nets at the end of a run whose weights are averaged."""
    rapid: bool = False
    """The matches are played by the compiled copy of the rules, the first batch by the helmsman."""


class Trial(Struct, frozen=True):
    """A point of the curve."""

    matches: int
    """Matches of training before it."""
    played: int
    points: float
    """A draw is half a point."""
    against: str = "helmsman"
    """The helmsman, or the net of an earlier batch by its matches."""

    @property
    def share(self) -> Interval:
        """Share of the points; an odd draw counts for the other player."""
        return wilson(int(self.points), self.played)


class Progress(Struct):
    """Report on a training that goes on."""

    batch: int
    matches: int
    drawn: int
    loss: float
    curve: list[Trial]


class _Kept(Struct):
    """State of a training on disk."""

    plan: Plan
    batch: int = 0
    fitter: Any = None
    rows: list[tuple[Row, ...]] = []
    nets: list[Any] = []
    """Weights after the last batches."""
    curve: list[Trial] = []
    selves: dict[int, Net] = {}
    """Nets of earlier batches, for the curve."""


def train(
    plan: Plan, folder: Path, jobs: int = 1, told: Callable[[Progress], None] = lambda _: None, engine: str = "processes"
) -> Net:
    """Train, or go on with the training kept in a folder; return the average of the last nets.

    The number of processes and the engine change nothing in the matches.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = _load(plan, folder / "state.pickle")
    features = find(plan.game).advice.features
    if features is None:
        raise NotFound("learn-nothing", game=plan.game)
    if plan.rapid and not features.rapid:
        raise NotFound("learn-no-copy", game=plan.game)
    names = features.names
    fitter: Fitter = kept.fitter or Fitter(len(names), plan.hidden, Random(plan.seed).getrandbits(32), plan.rate)
    with open_engine(engine, jobs) as pool:
        while kept.batch < plan.batches and not _done(plan, kept.curve):
            net = None if kept.batch == 0 else fitter.net(plan.game, names)
            found = list(pool.map(learn, _lessons(plan, kept.batch, net)))
            kept.rows = [*kept.rows, tuple(row for one in found for row in one.rows)][-plan.window :]
            x, offset, y = fitter.dense([row for rows in kept.rows for row in rows])
            loss = fitter.fit(x, offset, y, plan.passes if kept.batch else 3 * plan.passes)
            kept.nets = [*kept.nets, [weight.copy() for weight in fitter.weights]][-plan.averaged :]
            kept.batch, kept.fitter = kept.batch + 1, fitter
            mean = as_net(average(kept.nets[-SMOOTHED:]), plan.game, names)
            kept.selves[kept.batch] = mean
            (folder / f"net-{kept.batch:02d}.json").write_bytes(msgspec.json.encode(mean))
            if plan.tried and (kept.batch % plan.every == 0 or kept.batch == plan.batches):
                kept.curve.append(_trial(plan, kept.batch, mean, "helmsman", pool))
                if kept.batch > EARLIER:
                    kept.curve.append(_trial(plan, kept.batch, mean, kept.selves[kept.batch - EARLIER], pool))
            _save(kept, folder / "state.pickle")
            told(Progress(kept.batch, kept.batch * plan.size, sum(one.drawn for one in found), loss, kept.curve))
    return as_net(average(kept.nets), plan.game, names, about(plan, kept.batch, kept.curve))


def about(plan: Plan, batches: int, curve: Sequence[Trial]) -> dict[str, object]:
    """Return the provenance of a net."""
    return {
        "command": command(plan),
        "naumachia": __version__,
        "commit": commit(),
        **{name: value for name, value in msgspec.to_builtins(plan).items() if name != "game"},
        "batches": batches,
        "matches": batches * plan.size,
        "curve": [[one.matches, one.against, one.played, one.points] for one in curve],
    }


def command(plan: Plan) -> str:
    """Return the command that repeats a training."""
    names = {"size": "matches"}
    scenarios = (f"--scenario {name}={weight}" for name, weight in plan.scenarios.items())
    usual = Plan(game="", scenarios={})
    fields = (name for name in plan.__struct_fields__ if name not in ("game", "scenarios"))
    changed = [(name, getattr(plan, name)) for name in fields if getattr(plan, name) != getattr(usual, name)]
    rest = (f"--{names.get(name, name)}" + ("" if value is True else f" {value}") for name, value in changed)
    return " ".join(("naumachia train", plan.game, *scenarios, *rest))


def _lessons(plan: Plan, batch: int, net: Net | None) -> Iterator[Lesson]:
    """The matches of a batch in chunks, every scenario by its weight."""
    game, rng = find(plan.game), Random(f"{plan.seed}/{batch}")
    names = rng.choices(list(plan.scenarios), list(plan.scenarios.values()), k=plan.size)
    for scenario in plan.scenarios:
        seeds = [f"{plan.seed}/{batch}/{number}" for number, name in enumerate(names) if name == scenario]
        built = msgspec.to_builtins(load(game, scenario))
        for start in range(0, len(seeds), CHUNK):
            yield Lesson(
                game=plan.game,
                scenario=built,
                seeds=tuple(seeds[start : start + CHUNK]),
                net=net,
                stray=plan.stray,
                drawn=plan.drawn,
                limit=plan.limit,
                fade=plan.fade,
                opening=plan.opening,
                sparring=plan.sparring,
                rapid=plan.rapid,
            )


def _trial(plan: Plan, batch: int, net: Net, other: Program, pool: Engine) -> Trial:
    """Play against another on seeds kept for the curve."""
    total = sum(plan.scenarios.values())
    games = {name: max(2, 2 * round(plan.tried * weight / total / 2)) for name, weight in plan.scenarios.items()}
    found = summed(pool.map(fight, bouts(plan.game, net, other, games, f"curve/{plan.seed}"))).whole
    against = other if isinstance(other, str) else str((batch - EARLIER) * plan.size)
    return Trial(batch * plan.size, found.games, found.points, against)


def _done(plan: Plan, curve: Sequence[Trial]) -> bool:
    """Whether the curve no longer rises: the best average of three trials against the helmsman in a row lies some trials back."""
    points = [one.points for one in curve if one.against == "helmsman"]
    means = [sum(points[end - 3 : end]) for end in range(3, len(points) + 1)]
    return len(means) > plan.patience and max(means[-plan.patience :]) <= max(means[: -plan.patience])


def _load(plan: Plan, file: Path) -> _Kept:
    if not file.exists():
        return _Kept(plan)
    kept: _Kept = pickle.loads(file.read_bytes())
    if kept.plan.game != plan.game or kept.plan.seed != plan.seed or kept.plan.scenarios != plan.scenarios:
        raise NotFound("learn-other", file=str(file))
    return kept


def _save(kept: _Kept, file: Path) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(pickle.dumps(kept))
    new.replace(file)


__all__ = ["Lessons", "Plan", "Progress", "Trial", "about", "train"]
