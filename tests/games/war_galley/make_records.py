"""Write `records/`: for each way a match can end the shortest of some matches between eager players, its dice proved by a seed.

    PYTHONPATH=src:tests python tests/games/war_galley/make_records.py

They have the hashes of their positions, which count as long as positions keep their shape. Only a change of the rules
themselves calls for new ones.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from games.war_galley.table import GAME, battle
from games.war_galley.test_invariants import keen
from naumachia.kernel.files import record
from naumachia.match import Match

FOLDER = Path(__file__).parent / "records"
SEEDS = 200


def skirmish(level: int) -> dict[str, Any]:
    """Three ships a side within reach of each other, each fleet with its admiral; so many points win."""
    models = ("5-romTE", "3-elite", "4-rho")
    mine = (f"A{n} {model} {n + 3:02d}09 N" for n, model in enumerate(models, 1))
    theirs = (f"B{n} {model} {n + 3:02d}06 S" for n, model in enumerate(models, 1))
    sides = {"A": {"victory": level}, "B": {"victory": level}}
    chiefs = {"A2": "ADM 5 4", "B2": "ADM 5 3"}
    return battle(*mine, *theirs, chiefs=chiefs, position={"phase": "turn"}, map={"cols": 12, "rows": 14}, **sides)


def play(tables: dict[str, Any], options: dict[str, int], seed: int, patience: int) -> Match:
    """One match; a side whose patience is at an end gives up."""
    chance = Random(seed)
    match = Match.seeded(GAME, GAME.check_scenario(tables, "record"), seed=seed, options=options)
    while match.waiting:
        seat = match.waiting[0]
        tired = len(match.history) >= patience and "concede" in (match.request or ())
        match.answer("concede" if tired else keen(match.request, chance), seat)
    return match


def shortest(ending: str, level: int = 90, patience: int = 10**6, **options: int) -> Match:
    """The shortest match with that ending."""
    tables = skirmish(level)
    matches = (play(tables, options, seed, patience) for seed in range(SEEDS))
    found = [match for match in matches if match.outcome is not None and match.outcome.key == ending]
    return min(found, key=lambda match: len(match.history))


RECORDS: dict[str, dict[str, int]] = {
    "won-by-points": {"level": 12},
    "won-by-flight": {},
    "won-by-empty": {"turns": 60, "quiet": 60},
    "won-by-concession": {"patience": 60},
    "won-by-time": {"turns": 3},
    "drawn-by-time": {"turns": 2},
}

if __name__ == "__main__":
    for ending, how in RECORDS.items():
        found = shortest(ending, **how).record()
        (FOLDER / f"{ending}.jsonl").write_text(record.dump(found), encoding="utf-8")
        print(ending, len(found.entries))
