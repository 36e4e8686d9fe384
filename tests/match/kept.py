"""Records that earlier programs wrote, and games as later programs may have them."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from naumachia.kernel import AnyGame, Seeded
from naumachia.kernel.files.record import Record, parse

FOLDER = Path(__file__).parents[1] / "fixtures" / "e000b1f"
RECORDS = {path.name.removesuffix(".jsonl.gz"): path for path in sorted(FOLDER.glob("*.jsonl.gz"))}
FINISHED = [name for name in RECORDS if name.endswith(("-finished", "-conceded"))]
UNFINISHED = [name for name in RECORDS if name not in FINISHED]


@cache
def kept(name: str) -> Record:
    """A record as it was written."""
    return parse(gzip.decompress(RECORDS[name].read_bytes()).decode())


@cache
def told(name: str) -> dict[str, Any]:
    """How it was told then."""
    found: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "told.json.gz").read_bytes()))[name]
    return found


def seed(record: Record) -> str:
    """The seed of its dice, which the maker of these records chose by this pattern."""
    head = record.header
    for number in range(100):
        found = f"e000b1f/{head.game}/{head.scenario.split('-')[0]}/{number}"
        if Seeded(found).commitment == head.commitment:
            return found
    raise LookupError(head.scenario)


def grown(game: AnyGame) -> AnyGame:
    """The same game in a later program: its states have one field more, and so other hashes."""
    sea: Any = msgspec.defstruct("Grown", [("plotted", tuple[str, ...], ())], bases=(game.rules.state,), dict=True)

    def begin(*args: Any) -> Any:
        old = game.rules.begin(*args)
        new = sea(**{name: getattr(old, name) for name in old.__struct_fields__})
        new.__dict__.update(old.__dict__)
        return new

    return replace(game, rules=replace(game.rules, state=sea, begin=begin))
