"""Playing a league: which programs meet next, until every interval is narrow enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from naumachia.games import find
from naumachia.lab.engines import Engine
from naumachia.lab.league.ratings import Table, rated
from naumachia.lab.league.rows import Book, Head, Row, Target, programs, row
from naumachia.lab.pairs import Bout, Program, fight

ANCHOR = "helmsman"
"""Program with a rating of 0, if it takes part; else the first one."""


GROWTH = 8
"""A round has about so many times fewer matches than were played before it."""


class Plan(Struct, frozen=True, kw_only=True):
    """A league: the same plan plays the same matches, on any number of processes."""

    game: str
    players: tuple[str, ...]
    """Levels and files of learned judgements."""
    scenarios: dict[str, int]
    """Scenarios, and the pairs of matches of each in a meeting of two programs."""
    seed: str = "1"
    within: float = 50.0
    """Points of Elo to either side within which every rating is wanted."""
    limit: int = 1000
    """Matches of different programs after which the league ends in any case."""
    mirror: int = 0
    """Matches of every program against itself on each scenario, for the balance of the scenarios."""


class Meeting(Struct, frozen=True):
    """A match to play and its place in the league."""

    bout: Bout
    number: int
    one: str
    two: str


def play(
    plan: Plan, folder: Path, engine: Engine, told: Callable[[Sequence[Row], Table], None] = lambda _rows, _table: None
) -> tuple[list[Row], Table]:
    """Play the league of a folder, or go on with it; return all its matches and the ratings."""
    book = Book(folder, Head(plan.game, find(plan.game).version, plan.seed))
    known = programs(plan.players)
    for table, wanted in rounds(plan, known, book):
        told(book.rows, table)
        for meeting, fought in zip(wanted, engine.map(fight, [one.bout for one in wanted]), strict=True):
            book.add(row(fought, meeting.number, meeting.one, meeting.two))
            told(book.rows, table)
    return book.rows, ratings(book, list(known))


def ratings(book: Book, names: Sequence[str]) -> Table:
    """Return the ratings of a league."""
    return rated(book.rows, names, ANCHOR if ANCHOR in names else names[0])


def rounds(plan: Plan, known: Mapping[str, Program], book: Book) -> Iterator[tuple[Table, list[Meeting]]]:
    """Yield the ratings so far and the matches of each round; they stand in the book before the next round is asked for.

    A round is a meeting of every pair at first, then the meetings that tell most; rounds grow with the league. The targets of a
    round are kept, so that a league that was stopped plays the same matches as one that was not.
    """
    names = list(known)
    table = ratings(book, names)
    yield table, meetings(plan, known, book)
    while len(names) > 1:
        table = ratings(book, names)
        met = sum(one.one != one.two and {one.one, one.two} <= set(names) for one in book.rows)
        if met >= plan.limit or (met and max(one.within for one in table.ratings) <= plan.within):
            break
        chosen = pairings(table, names) if met else list(combinations(names, 2))
        size = 2 * len(chosen) * max(1, sum(plan.scenarios.values()))
        times = max(1, met // (GROWTH * size))
        book.aim(
            [
                Target(one, two, scenario, len(book.played(one, two, scenario)) // 2 + times * count)
                for one, two in chosen
                for scenario, count in plan.scenarios.items()
            ]
        )
        yield table, meetings(plan, known, book)
    for name in names if plan.mirror else ():
        book.aim([Target(name, name, scenario, plan.mirror) for scenario in plan.scenarios])
        yield table, meetings(plan, known, book)


def pairings(table: Table, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return for every program the opponent from whom its match would tell most."""
    best = ((one, max((two for two in names if two != one), key=lambda two: table.gain(one, two))) for one in names)
    order = {name: place for place, name in enumerate(names)}
    return list(dict.fromkeys((a, b) if order[a] < order[b] else (b, a) for a, b in best))


def meetings(plan: Plan, known: Mapping[str, Program], book: Book) -> list[Meeting]:
    """Return the matches of a round that have not been played; two with the same dice follow each other, the sides changed.

    A program plays itself once with the same dice.
    """
    found = []
    for target in book.targets:
        if not {target.one, target.two} <= known.keys():
            continue
        done = book.played(target.one, target.two, target.scenario)
        for number in range(target.pairs):
            for change in (False, True) if target.one != target.two else (False,):  # against itself both would be the same match
                if (number, change) not in done:
                    bout = Bout(
                        game=plan.game,
                        scenario=target.scenario,
                        one=known[target.one],
                        two=known[target.two],
                        seed=f"{plan.seed}/{target.scenario}/{number}",
                        change=change,
                    )
                    found.append(Meeting(bout, number, target.one, target.two))
    return found
