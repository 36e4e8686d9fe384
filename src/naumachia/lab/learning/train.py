"""Training of a learned judgement: batches of matches against itself, a fit after each, a curve of strength, to be resumed."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.kernel.odds import Interval, wilson
from naumachia.lab.learning.fit import Fitter, as_net, average
from naumachia.lab.learning.selfplay import Lesson, Lessons, Row, learn
from naumachia.lab.simulate import Task, play
from naumachia.players.learned import Net

CHUNK = 10
"""Matches a process plays before it reports."""
AVERAGED = 6
"""Nets at the end of a run whose weights are averaged."""


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
    drawn: float = 0.4
    limit: int = 200
    tried: int = 40
    """Matches against the helmsman after every second batch."""
    patience: int = 4
    """Trials in a row without a better average of the last three that end the training."""


class Trial(Struct, frozen=True):
    """A point of the curve."""

    matches: int
    """Matches of training before it."""
    played: int
    points: float
    """Points against the helmsman; a draw is half a point."""
    against: str = "helmsman"

    @property
    def share(self) -> Interval:
        """Share of the points."""
        return wilson(round(self.points), self.played)


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
    curve: list[Trial] = []


def train(plan: Plan, folder: Path, jobs: int = 1, told: Callable[[Progress], None] = lambda _: None) -> Net:
    """Train, or go on with the training kept in a folder; return the average of the last nets."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = _load(plan, folder / "state.pickle")
    features = find(plan.game).advice.features
    if features is None:
        raise NotFound("learn-nothing", game=plan.game)
    names = features.names
    fitter: Fitter = kept.fitter or Fitter(len(names), plan.hidden, Random(plan.seed).getrandbits(32), plan.rate)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        while kept.batch < plan.batches and not _done(plan, kept.curve):
            net = None if kept.batch == 0 else fitter.net(plan.game, names)
            found = list(pool.map(learn, _lessons(plan, kept.batch, net)))
            kept.rows = [*kept.rows, tuple(row for one in found for row in one.rows)][-plan.window :]
            x, offset, y = fitter.dense([row for rows in kept.rows for row in rows])
            loss = fitter.fit(x, offset, y, plan.passes if kept.batch else 3 * plan.passes)
            kept.nets = [*kept.nets, [weight.copy() for weight in fitter.weights]][-AVERAGED:]
            kept.batch, kept.fitter = kept.batch + 1, fitter
            mean = as_net(average(kept.nets[-AVERAGED // 2 :]), plan.game, names)
            file = folder / f"net-{kept.batch:02d}.json"
            file.write_bytes(msgspec.json.encode(mean))
            if plan.tried and (kept.batch % 2 == 0 or kept.batch == plan.batches):
                kept.curve.append(_trial(plan, kept.batch, file, pool))
            _save(kept, folder / "state.pickle")
            told(Progress(kept.batch, kept.batch * plan.size, sum(one.drawn for one in found), loss, kept.curve))
    return as_net(average(kept.nets), plan.game, names, about(plan, kept.batch, kept.curve))


def about(plan: Plan, batches: int, curve: Sequence[Trial]) -> dict[str, Any]:
    """Return the provenance of a net."""
    return {
        **{name: value for name, value in msgspec.to_builtins(plan).items() if name != "game"},
        "batches": batches,
        "matches": batches * plan.size,
        "curve": [[one.matches, one.played, one.points] for one in curve],
    }


def _lessons(plan: Plan, batch: int, net: Net | None) -> Iterator[Lesson]:
    """The matches of a batch in chunks, every scenario by its weight."""
    game, rng = find(plan.game), Random(f"{plan.seed}/{batch}")
    names = rng.choices(list(plan.scenarios), list(plan.scenarios.values()), k=plan.size)
    for scenario in plan.scenarios:
        seeds = [f"{plan.seed}/{batch}/{number}" for number, name in enumerate(names) if name == scenario]
        built = msgspec.to_builtins(game.load_scenario(scenario))
        for start in range(0, len(seeds), CHUNK):
            yield Lesson(
                game=plan.game,
                scenario=built,
                seeds=tuple(seeds[start : start + CHUNK]),
                net=net,
                stray=plan.stray,
                drawn=plan.drawn,
                limit=plan.limit,
            )


def _trial(plan: Plan, batch: int, file: Path, pool: Executor) -> Trial:
    """Play against the helmsman on seeds kept for the curve."""
    names = [name for name, weight in plan.scenarios.items() for _ in range(weight)]
    seed = f"curve/{plan.seed}"
    tasks = [(plan.game, names[number % len(names)], f"{seed}/{number // 2}", number, str(file)) for number in range(plan.tried)]
    points = list(pool.map(_point, tasks))
    return Trial(batch * plan.size, len(points), sum(points))


def _point(task: tuple[str, str, str, int, str]) -> float:
    game, scenario, seed, number, file = task
    rules = find(game)
    setup = rules.load_scenario(scenario)
    seats = rules.rules.seats(rules.start(setup))
    sides = list(dict.fromkeys(seats.values()))
    mine = sides[number % 2]
    players = {seat: file if side == mine else "helmsman" for seat, side in seats.items()}
    row = play(Task(game, msgspec.to_builtins(setup), players, seed=seed), 0)
    return 0.5 if row.winner is None else float(row.winner == mine)


def _done(plan: Plan, curve: Sequence[Trial]) -> bool:
    """Whether the curve no longer rises: the best average of three trials in a row lies some trials back."""
    means = [sum(one.points for one in curve[end - 3 : end]) for end in range(3, len(curve) + 1)]
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
