"""Matches between programs, by the hundred, on as many processes as asked for; the same seed gives the same matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from statistics import median, quantiles
from time import perf_counter

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Roll, Seeded, pending, step
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.odds import Interval, wilson
from naumachia.kernel.state import State
from naumachia.kernel.words import Outcome, Plain
from naumachia.lab.engines import open_engine
from naumachia.players import make


class Task(Struct, frozen=True):
    """Description of the matches to play, complete for another process."""

    game: str
    setup: dict[str, Plain]
    players: dict[str, str]
    options: dict[str, int] = {}
    tables: dict[str, Plain] = {}
    seed: str = "1"
    swap: bool = False
    """Every second match the players change places."""


class Played(Struct, frozen=True):
    """One match, as a row."""

    number: int
    """From 0; with the seed of the task it gives the same match again."""
    players: dict[str, str]
    """Player of each seat."""
    winner: str | None
    """The side that won; nobody in a draw."""
    player: str | None
    """The program that won."""
    key: str
    answers: int
    choices: int
    seconds: float
    longest: float
    """Seconds of the slowest decision."""
    hash: str
    """A short name of the last position: equal matches end in equal ones."""
    ending: Outcome | None = None
    """How it ended, with its rule and the numbers that are told."""


class Tally(Struct, frozen=True):
    """How often somebody won."""

    name: str
    wins: int
    share: Interval


class Report(Struct, frozen=True):
    """Results of a series of matches."""

    games: int
    sides: tuple[Tally, ...]
    players: tuple[Tally, ...]
    draws: int
    endings: dict[str, int]
    answers_median: float
    answers_p90: float
    answers_per_second: float
    slowest_decision: float
    seconds: float
    asked: int
    """Matches that were to be played; more than `games` where the simulation was stopped."""


def play(task: Task, number: int) -> Played:
    """One match to its end."""
    game = find(task.game)
    charts = chart_files.replace(game.standard_charts, task.tables, "tables") if task.tables else game.standard_charts
    state = game.start(msgspec.convert(task.setup, game.rules.scenario), task.options, charts)
    seats = game.rules.seats(state)
    names = dict(task.players)
    if task.swap and number % 2:
        names = _swapped(seats, names)
    programs = {seat: make(name, game, f"{task.seed}/{number}/{seat}") for seat, name in names.items()}
    dice, rolls, answers, choices, longest = Seeded(f"{task.seed}/{number}"), 0, 0, 0, 0.0
    began = perf_counter()
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state = step(state, dice.roll(request, rolls))
            rolls += 1
        else:
            seat = request.seats[0]
            start = perf_counter()
            answer = programs[seat].choose(state, seat)
            longest = max(longest, perf_counter() - start)
            state = step(state, answer)
            choices += 1
        answers += 1
    outcome = game.rules.outcome(state)
    winner = outcome.winner if outcome else None
    player = next((names[seat] for seat, side in seats.items() if side == winner), None)
    return Played(
        number,
        names,
        winner,
        player,
        outcome.key if outcome else "",
        answers,
        choices,
        perf_counter() - began,
        longest,
        game.hash(state),
        outcome,
    )


def _swapped(seats: dict[str, str], names: dict[str, str]) -> dict[str, str]:
    """Each side with the programs of the next, seat by seat; a side with more seats begins again with the first."""
    hands = {side: [names[seat] for seat, mine in seats.items() if mine == side] for side in sorted(set(seats.values()))}
    sides = list(hands)
    theirs = {side: cycle(hands[sides[(place + 1) % len(sides)]]) for place, side in enumerate(sides)}
    return {seat: next(theirs[side]) for seat, side in seats.items()}


def simulate(task: Task, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Report:
    """`games` matches summed up; `progress` is told how many have just been finished."""
    began = perf_counter()
    rows: list[Played] = []
    for row in matches(task, games, jobs):
        rows.append(row)
        progress(1)
    return report(task, rows, perf_counter() - began)


def matches(task: Task, games: int, jobs: int = 1) -> Iterator[Played]:
    """The matches one by one as they are finished, in the order of their numbers; the number of processes changes nothing."""
    if jobs <= 1:
        yield from (play(task, number) for number in range(games))
        return
    size = max(1, min(4, games // (jobs * 16)))
    with open_engine("processes", jobs) as pool:
        for rows in pool.map(_play_range, [(task, first, min(size, games - first)) for first in range(0, games, size)]):
            yield from rows


def _play_range(part: tuple[Task, int, int]) -> list[Played]:
    task, first, count = part
    return [play(task, number) for number in range(first, first + count)]


def report(task: Task, rows: Sequence[Played], seconds: float, asked: int = 0) -> Report:
    """The rows summed up."""
    games = len(rows)
    sides = Counter(row.winner for row in rows)
    players = Counter(row.player for row in rows)
    lengths = sorted(row.answers for row in rows)
    known = dict.fromkeys(find(task.game).rules.seats(_first(task)).values())

    def tally(counts: Counter[str | None], names: list[str]) -> tuple[Tally, ...]:
        return tuple(Tally(name, counts[name], wilson(counts[name], games)) for name in names)

    return Report(
        games,
        tally(sides, list(known)),
        tally(players, sorted(set(task.players.values()))),
        sides[None],
        dict(Counter(row.key for row in rows).most_common()),
        median(lengths) if lengths else 0.0,
        quantiles(lengths, n=10)[-1] if len(lengths) > 1 else float(sum(lengths)),
        sum(lengths) / max(1e-9, seconds),
        max((row.longest for row in rows), default=0.0),
        seconds,
        asked or games,
    )


def _first(task: Task) -> State:
    game = find(task.game)
    first: State = game.start(msgspec.convert(task.setup, game.rules.scenario), task.options)
    return first
