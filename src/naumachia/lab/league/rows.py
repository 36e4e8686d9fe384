"""Matches of a league as rows of a file, and the programs that play in it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from naumachia.kernel.errors import NotFound
from naumachia.lab.pairs import Fought, Program
from naumachia.lab.provenance import commit
from naumachia.players import LEVELS, level

FILE = "matches.jsonl"
ROUND = "round.json"
SHORT = 8
"""Digits of a file's hash in the name of its program."""


class Head(Struct, frozen=True):
    """First line of a file of matches: what all of them have in common."""

    game: str
    rules: int
    seed: str
    commit: str = ""


class Row(Struct, frozen=True):
    """A match of a league."""

    scenario: str
    number: int
    """Number of its dice; two matches of a pairing have the same, with the sides changed."""
    one: str
    two: str
    change: bool
    """The first program played the second side."""
    points: float
    """Points of the first program; a draw is half a point."""
    winner: str | None
    """The side that won."""
    key: str
    """How it ended."""
    answers: int
    hash: str
    decisions: tuple[int, int]
    """Decisions of both programs with more than one answer."""
    seconds: tuple[float, float]
    """Processor time of these decisions."""


class Target(Struct, frozen=True):
    """Matches on a scenario that are to be played in a round: pairs of two programs, single ones of a program with itself."""

    one: str
    two: str
    scenario: str
    pairs: int


class Book:
    """The matches of a league, kept in a folder."""

    def __init__(self, folder: Path, head: Head) -> None:
        """Open the league of a folder, or begin one there."""
        self.path = folder / FILE
        self.rows: list[Row] = []
        self.round = folder / ROUND
        self.targets: list[Target] = []
        """The round that is being played."""
        if not self.path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(msgspec.structs.replace(head, commit=commit()[:8])) + b"\n")
            return
        first, *lines = self.path.read_bytes().splitlines(keepends=True)
        kept = msgspec.json.decode(first, type=Head)
        if (kept.game, kept.rules, kept.seed) != (head.game, head.rules, head.seed):
            raise NotFound("league-other", file=str(self.path))
        if lines and not lines[-1].endswith(b"\n"):  # interrupted in the middle of a line
            lines.pop()
            self.path.write_bytes(b"".join((first, *lines)))
        self.rows = [msgspec.json.decode(line, type=Row) for line in lines]
        if self.round.exists():
            self.targets = msgspec.json.decode(self.round.read_bytes(), type=list[Target])

    def aim(self, targets: list[Target]) -> None:
        """Begin a round."""
        self.targets = targets
        new = self.round.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(targets))
        new.replace(self.round)

    def played(self, one: str, two: str, scenario: str) -> set[tuple[int, bool]]:
        """Return the matches of two programs on a scenario: the numbers of their dice, and whether the sides were changed."""
        known = (one, two, scenario)
        return {(row.number, row.change) for row in self.rows if (row.one, row.two, row.scenario) == known}

    def add(self, row: Row) -> None:
        """Keep a match."""
        self.rows.append(row)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")


def programs(names: Sequence[str]) -> dict[str, Program]:
    """Return programs by the names they have in a league: levels, and files with a part of their hash."""
    found: dict[str, Program] = {}
    for name in names:
        if name.endswith(".json"):
            path = Path(name)
            found[f"{path.stem}@{sha256(path.read_bytes()).hexdigest()[:SHORT]}"] = name
        elif level(name) in LEVELS:
            found[level(name)] = level(name)
        else:
            raise NotFound.among("player-unknown", name, LEVELS)
    return found


def row(fought: Fought, number: int, one: str, two: str) -> Row:
    """Return a match that was played as a row."""
    efforts = fought.efforts
    return Row(
        scenario=fought.bout.scenario,
        number=number,
        one=one,
        two=two,
        change=fought.bout.change,
        points=fought.points,
        winner=fought.winner,
        key=fought.key,
        answers=fought.answers,
        hash=fought.hash,
        decisions=(efforts[0].decisions, efforts[1].decisions),
        seconds=(round(efforts[0].seconds, 4), round(efforts[1].seconds, 4)),
    )
