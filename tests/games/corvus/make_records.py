"""Write `records/`: for each way a match can end the shortest of some matches between eager players, its dice proved by a seed.

    PYTHONPATH=src:tests python tests/games/corvus/make_records.py

Only a change of the rules themselves calls for new ones.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from games.corvus.hands import eager
from naumachia.games import find
from naumachia.kernel.files import record
from naumachia.match import Match

GAME = find("corvus")
FOLDER = Path(__file__).parent / "records"
SEEDS = 24


def melee(turns: int, ships: int = 2, **changes: Any) -> dict[str, Any]:
    """So many ships a side within reach of each other, on a small table."""
    types = ("quinquereme", "trireme", "hexeres")
    fleet: dict[str, Any] = {}
    for number, kind in enumerate(types[:ships], 1):
        fleet[f"R{number}"] = {"side": "rome", "type": kind, "at": [100 * number, 130, 0]}
        fleet[f"C{number}"] = {"side": "carthage", "type": kind, "crew": "veteran", "at": [100 * number + 15, 290, 180]}
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    head = {"game": "corvus", "title": {"en": "Melee", "fr": "Mêlée"}, "table": {"width": 420, "height": 420}}
    return head | {"turns": turns, "sides": sides, "ships": fleet} | changes


def victory(kind: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "side": "rome", **more}


RECORDS: dict[str, tuple[dict[str, Any], int]] = {
    "won-by-rout": (melee(12, 3), 10**6),
    "won-by-points": (melee(4), 10**6),
    "drawn-by-points": (melee(1), 10**6),
    "won-by-escape": (melee(3, victory=victory("escape", ships=2)), 10**6),
    "won-by-time": (melee(2, victory=victory("hunt")), 10**6),
    "won-by-concession": (melee(6), 30),
}
"""A battle, and after how many answers a side loses patience and gives up."""


def play(tables: dict[str, Any], seed: int, patience: int) -> Match:
    """One match of eager players."""
    rng = Random(seed)
    match = Match.seeded(GAME, GAME.check_scenario(tables, "record"), seed=seed)
    while match.waiting:
        seat, request = match.waiting[0], match.request
        assert request is not None
        tired = len(match.history) >= patience and "concede" in request.asides
        match.answer("concede" if tired else eager(match.state, request, seat, rng), seat)
    return match


def shortest(ending: str) -> Match:
    """The shortest match with that ending."""
    tables, patience = RECORDS[ending]
    matches = (play(tables, seed, patience) for seed in range(SEEDS))
    found = [match for match in matches if match.outcome is not None and match.outcome.key == ending]
    return min(found, key=lambda match: len(match.history))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for ending in RECORDS:
        found = shortest(ending).record()
        (FOLDER / f"{ending}.jsonl").write_text(record.dump(found), encoding="utf-8")
        print(ending, len(found.entries))
