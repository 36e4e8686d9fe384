"""Write `records/`: for each way a match can end the shortest of some matches between eager players, its dice proved by a seed.

    PYTHONPATH=src:tests python tests/games/trireme_fleet/make_records.py

Only a change of the rules themselves calls for new ones.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from games.trireme_fleet.test_second_reading import eager
from naumachia.games import find
from naumachia.kernel import Choose
from naumachia.kernel.files import record
from naumachia.match import Match

GAME = find("trireme_fleet")
FOLDER = Path(__file__).parent / "records"
SEEDS = 60


def melee(turns: int, **changes: Any) -> dict[str, Any]:
    """Two ships a side within reach of each other; a small sea, and few turns."""
    ships = {
        "R1": {"side": "red", "type": "trireme", "bow": [5, 8], "h": 0},
        "R2": {"side": "red", "type": "quinquereme", "bow": [7, 7], "h": 0},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [5, 3], "h": 3},
        "Y2": {"side": "yellow", "type": "quinquereme", "bow": [7, 2], "h": 3},
    }
    sides = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
    head = {"game": "trireme_fleet", "title": {"en": "Melee", "fr": "Mêlée"}, "map": {"columns": 12, "rows": 14}}
    return head | {"turns": turns, "sides": sides, "ships": ships} | changes


def duel(turns: int) -> dict[str, Any]:
    """One ship a side: the first blow decides."""
    ships = {name: ship for name, ship in melee(1)["ships"].items() if name in ("R1", "Y1")}
    return melee(turns, ships=ships, victory={"kind": "first_blow"})


def deadlock() -> dict[str, Any]:
    """Bow to bow, both crippled: one more blow each is the end of both."""
    crippled = {"marks": {"state": "immobilised"}}
    ships = {
        "R1": {"side": "red", "type": "trireme", "bow": [5, 5], "h": 0} | crippled,
        "Y1": {"side": "yellow", "type": "trireme", "bow": [5, 4], "h": 3} | crippled,
    }
    return melee(4, ships=ships, victory={"kind": "first_blow"})


def flight(ships: int) -> dict[str, Any]:
    """Yellow lies at an open edge and wants to get away."""
    edge = {"Y1": {"bow": [5, -2], "h": 0}, "Y2": {"bow": [7, -3], "h": 0}}
    berths = {name: ship | edge.get(name, {}) for name, ship in melee(1)["ships"].items()}
    victory = {"kind": "breakthrough", "side": "yellow", "ships": ships, "share": 1000}
    return melee(2, ships=berths, open_edges={"north": ["yellow"]}, victory=victory)


RECORDS: dict[str, tuple[dict[str, Any], dict[str, int], int]] = {
    "won-by-points": (melee(3), {}, 10**6),
    "drawn-by-points": (melee(1), {}, 10**6),
    "won-by-morale": (melee(12), {"fleet_morale": 1}, 10**6),
    "won-by-first-blow": (duel(12), {}, 10**6),
    "drawn-by-first-blow": (deadlock(), {}, 10**6),
    "drawn-by-time": (duel(1), {}, 10**6),
    "won-by-breakthrough": (flight(1), {}, 10**6),
    "won-by-holding": (flight(2), {}, 10**6),
    "won-by-concession": (melee(6), {}, 20),
}
"""A battle, its options, and after how many answers a side loses patience and gives up."""


def play(tables: dict[str, Any], options: dict[str, int], seed: int, patience: int) -> Match:
    """One match of eager players."""
    rng = Random(seed)
    match = Match.seeded(GAME, GAME.check_scenario(tables, "record"), seed=seed, options=options)
    while isinstance(request := match.request, Choose):
        tired = len(match.history) >= patience
        match.answer("concede" if tired else eager(match.state, request, rng), request.seat)
    return match


def shortest(ending: str) -> Match:
    """The shortest match with that ending."""
    tables, options, patience = RECORDS[ending]
    matches = (play(tables, options, seed, patience) for seed in range(SEEDS))
    found = [match for match in matches if match.outcome is not None and match.outcome.key == ending]
    return min(found, key=lambda match: len(match.history))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for ending in RECORDS:
        found = shortest(ending).record()
        (FOLDER / f"{ending}.jsonl").write_text(record.dump(found), encoding="utf-8")
        print(ending, len(found.entries))
