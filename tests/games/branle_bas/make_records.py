"""Write `records/`: for each way a match and a ship can end the shortest of some matches between eager players, its dice proved
by a seed.

    PYTHONPATH=src:tests python tests/games/branle_bas/make_records.py [NAME …]

Only a change of the rules themselves calls for new ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from games.branle_bas.eager import eager
from naumachia.games import find
from naumachia.kernel import Event
from naumachia.kernel.files import record
from naumachia.match import Match

GAME = find("branle_bas")
FOLDER = Path(__file__).parent / "records"
SEEDS = 60
SIDES = {side: {"name": {"en": side, "fr": side}} for side in ("west", "east")}
Marks = dict[str, Any]


def meeting(turn: int, west: list[tuple[str, list[int], Marks]], east: list[tuple[str, list[int], Marks]], **more: Any) -> Any:
    """A battle in its last turns; `turn` is where it begins."""
    ships: dict[str, Any] = {}
    for side, fleet in (("west", west), ("east", east)):
        for number, (kind, at, marks) in enumerate(fleet, 1):
            ships[f"{side[0].upper()}{number}"] = {"side": side, "type": kind, "at": at, "marks": marks}
    head = {"game": "branle_bas", "title": {"en": "Meeting", "fr": "Rencontre"}, "sides": SIDES, "wind": 0, "duel": False}
    return head | {"ships": ships, "position": {"turn": turn, "phase": "tests"}} | more


NEAR = ([500, 600, 90], [590, 680, 200])
WEAK = {"hull": 24, "masts": 24, "bordee": 1, "abordage": 1}
ROUT = {"hull": 20, "masts": 12, "bordee": 0, "abordage": 0, "flag": "rout", "captains": 1}
DUEL = meeting(15, [("74", NEAR[0], {})], [("74", NEAR[1], {})], duel=True)
TWO: list[tuple[str, list[int], Marks]] = [("74", [300, 900, 90], {})]
"""A second ship that keeps a battle going."""
PRIZE = {"flag": "struck", "controller": "east"}


def ends(key: str) -> Callable[[Match], bool]:
    return lambda match: match.outcome is not None and match.outcome.key == key


def told(key: str, rule: str, before: str = "") -> Callable[[Match], bool]:
    """A match in which something is told by a rule, and something else before it."""

    def found(match: Match) -> bool:
        events = [event for _, event in match.events()]
        places = [n for n, event in enumerate(events) if (event.key, event.rule) == (key, rule)]
        return match.outcome is not None and any(not before or precedes(events, n, before) for n in places)

    return found


def precedes(events: list[Event], place: int, key: str) -> bool:
    """Whether the thing told last that is no dice, losses or flag was this."""
    return any(event.key == key for event in events[max(0, place - 4) : place])


RECORDS: dict[str, tuple[Any, int, Callable[[Match], bool]]] = {
    "won-by-ruin": (meeting(15, [("120", NEAR[0], {})], [("74", NEAR[1], WEAK)]), 0, ends("won-by-ruin")),
    "drawn-by-ruin": (
        meeting(14, [("74", NEAR[0], {"fires": 4, **WEAK})], [("74", [560, 640, 90], {"hull": 25, "masts": 29, "bordee": 1})]),
        0,
        ends("drawn-by-ruin"),
    ),
    "won-by-count": (meeting(16, [("74", NEAR[0], {}), *TWO], [("74", NEAR[1], {})]), 0, ends("won-by-count")),
    "drawn-by-count": (meeting(16, [("74", NEAR[0], {})], [("74", NEAR[1], {})]), 0, ends("drawn-by-count")),
    "won-by-damage": (DUEL, 0, ends("won-by-damage")),
    "drawn-by-damage": (meeting(16, [("74", NEAR[0], {})], [("74", [1500, 600, 90], {})], duel=True), 0, ends("drawn-by-damage")),
    "won-by-prizes": (
        meeting(
            16,
            [("74", NEAR[0], {}), ("74", [300, 900, 90], PRIZE)],
            [("74", NEAR[1], {"bordee": 0, "flag": "retreat"})],
            sides=SIDES | {"east": SIDES["east"] | {"prizes_win": 1}},
        ),
        0,
        ends("won-by-prizes"),
    ),
    "won-by-concession": (meeting(10, [("74", NEAR[0], {})], [("74", NEAR[1], {})]), 12, ends("won-by-concession")),
    "ship-sunk-by-leak": (
        meeting(15, [("74", NEAR[0], {"leaks": [16], "hull": 9}), *TWO], [("74", NEAR[1], {})]),
        0,
        told("sunk", "BB-10.7"),
    ),
    "ship-exploded": (
        meeting(15, [("74", NEAR[0], {"fires": 4, "hull": 9}), *TWO], [("74", NEAR[1], {})]),
        0,
        told("sunk", "BB-10.9"),
    ),
    "ship-past-repair": (
        meeting(15, [("120", NEAR[0], {})], [("74", NEAR[1], WEAK | {"hull": 27, "masts": 27}), ("74", [900, 900, 90], {})]),
        0,
        told("sunk", "BB-9.1"),
    ),
    "ship-scuttled-by-captor": (
        meeting(15, [("74", NEAR[0], {}), ("74", [300, 900, 90], PRIZE)], [("74", NEAR[1], {})]),
        0,
        told("sunk", "BB-13.1"),
    ),
    "ship-wrecked": (
        meeting(15, [("74", NEAR[0], {}), *TWO], [("74", NEAR[1], {})], shoals=[[450, 500, 700, 760]]),
        0,
        told("sunk", "BB-13.2"),
    ),
    "ship-struck-at-contact": (
        meeting(15, [("74", [500, 600, 90], {})], [("74", [590, 600, 0], ROUT), ("74", [900, 900, 90], {})]),
        0,
        told("struck", "BB-9.7", "surrender-test"),
    ),
    "ship-struck-with-three-zeros": (
        meeting(15, [("74", [500, 600, 90], {})], [("74", [590, 600, 0], ROUT | {"masts": 30}), ("74", [900, 900, 90], {})]),
        0,
        told("struck", "BB-9.7", "contact"),
    ),
    "ship-struck-after-boarding": (
        meeting(14, [("80", [500, 600, 90], {})], [("74", [580, 600, 0], {"abordage": 2}), ("74", [900, 900, 90], {})]),
        0,
        told("struck", "BB-9.7", "melee-losses"),
    ),
    "prize-retaken": (
        meeting(15, [("74", [500, 600, 90], {}), ("74", [590, 600, 0], PRIZE)], [("74", [900, 900, 270], {})]),
        0,
        told("retaken", "BB-9.10"),
    ),
    "possession-waited": (
        meeting(
            15,
            [("74", [500, 600, 90], {"impeded": 2})],
            [("74", [590, 600, 0], ROUT), ("74", [900, 900, 90], {})],
        ),
        0,
        told("captured", "BB-9.8"),
    ),
    "sunk-in-the-night": (
        meeting(16, [("74", NEAR[0], {"leaks": [18], "hull": 9}), *TWO], [("74", NEAR[1], {})]),
        0,
        told("sunk", "BB-10.7"),
    ),
}
"""A battle, after how many answers a side loses patience and gives up (nought for never), and what must come of it."""


def play(tables: Any, seed: int, patience: int) -> Match:
    """One match of eager players."""
    rng = Random(seed)
    match = Match.seeded(GAME, GAME.check_scenario(tables, "record"), seed=seed)
    while match.waiting:
        seat, request = match.waiting[0], match.request
        assert request is not None
        tired = patience and len(match.history) >= patience and "concede" in request.asides
        match.answer("concede" if tired else eager(match.state, request, rng), seat)
    return match


def shortest(name: str) -> Match:
    """The shortest match with that ending."""
    tables, patience, fits = RECORDS[name]
    found = [match for match in (play(tables, seed, patience) for seed in range(SEEDS)) if fits(match)]
    assert found, name
    return min(found, key=lambda match: len(match.history))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for ending in sys.argv[1:] or RECORDS:
        kept = shortest(ending).record()
        (FOLDER / f"{ending}.jsonl").write_text(record.dump(kept), encoding="utf-8")
        print(ending, len(kept.entries))
