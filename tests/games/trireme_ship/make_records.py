"""Write `records/`: for each way a match can end the shortest of some matches between random hands, its dice proved by a seed.

    PYTHONPATH=src:tests python tests/games/trireme_ship/make_records.py

Only a change of the rules themselves calls for new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from naumachia.games import find
from naumachia.kernel import Orders
from naumachia.kernel.files import record
from naumachia.match import Match

GAME = find("trireme_ship")
FOLDER = Path(__file__).parent / "records"
SEEDS = 400
NEVER = 10**6
MEN = {"armoured": 1, "light": 1, "archers": 1}


class Ending(NamedTuple):
    """A battle, what makes its end the one wanted, and after how many answers a side loses patience and gives up."""

    tables: dict[str, Any]
    wanted: Callable[[Any], bool] = lambda _sea: True
    patience: int = NEVER
    eager: float = 0.7
    """How often a plot is as long as it may be."""


def battle(turns: int, ships: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A small sea, and few turns."""
    sides = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
    head = {"game": "trireme_ship", "title": {"en": "Melee", "fr": "Mêlée"}, "map": {"columns": 12, "rows": 14}}
    return head | {"turns": turns, "sides": sides, "ships": ships} | changes


FOUR: dict[str, dict[str, Any]] = {
    "R1": {"side": "red", "type": "trireme", "bow": [5, 6], "h": 0, "men": MEN},
    "R2": {"side": "red", "type": "quadrireme", "bow": [7, 5], "h": 0, "men": MEN},
    "Y1": {"side": "yellow", "type": "trireme", "bow": [5, 3], "h": 3, "men": MEN},
    "Y2": {"side": "yellow", "type": "quadrireme", "bow": [7, 2], "h": 3, "men": MEN},
}
"""Two ships a side within reach of each other."""


def duel(turns: int, kind: str = "trireme", **changes: Any) -> dict[str, Any]:
    """One ship a side, bow to bow."""
    ships = {
        "R1": {"side": "red", "type": kind, "bow": [5, 5], "h": 0, "men": {"light": 1}, "marks": {"last_speed": 3}},
        "Y1": {"side": "yellow", "type": kind, "bow": [5, 3], "h": 3, "men": {"light": 1}, "marks": {"last_speed": 3}},
    }
    return battle(turns, ships, **changes)


def alongside(turns: int) -> dict[str, Any]:
    """Grappled, and unequal: one will be taken."""
    strong, weak = {"armoured": 4}, {"light": 1}
    ships = {
        "R1": {"side": "red", "type": "trireme", "bow": [5, 5], "h": 0, "men": strong, "marks": {"links": ["Y1"]}},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [6, 5], "h": 0, "men": weak, "marks": {"links": ["R1"]}},
    }
    return battle(turns, ships, victory={"kind": "first_blow"}, position={"phase": "boarding"})


def flight() -> dict[str, Any]:
    """Yellow lies at an open edge and wants to get away."""
    edge = {"Y1": {"bow": [5, -2], "h": 0}, "Y2": {"bow": [7, -3], "h": 0}}
    berths = {name: ship | edge.get(name, {}) for name, ship in FOUR.items()}
    return battle(2, berths, open_edges={"north": ["yellow"]}, victory={"flight": {"side": "yellow", "worth": "price"}})


def why(reason: str) -> Callable[[Any], bool]:
    """Whether points were counted for that reason."""
    return lambda sea: sea.result.args.get("why") == reason


FIRST = {"kind": "first_blow"}
ENDINGS: dict[str, Ending] = {
    "won-by-points": Ending(battle(4, FOUR), why("turns")),
    "won-by-points+fleet": Ending(duel(12), why("fleet")),
    "won-by-points+left": Ending(flight(), lambda sea: any(ship.gone == "left" for ship in sea.ships.values())),
    "drawn-by-points": Ending(battle(1, FOUR), why("turns"), eager=0.0),
    "drawn-by-points+fleets": Ending(duel(3, "lembos"), why("fleet"), eager=0.95),
    "won-by-first-blow": Ending(duel(12, victory=FIRST), lambda sea: any(ship.gone == "sunk" for ship in sea.ships.values())),
    "won-by-first-blow+taken": Ending(alongside(8), lambda sea: any(ship.status == "captured" for ship in sea.ships.values())),
    "drawn-by-first-blow": Ending(duel(3, "lembos", victory=FIRST), eager=0.95),
    "drawn-by-time": Ending(duel(1, victory=FIRST), eager=0.0),
    "won-by-concession": Ending(battle(6, FOUR), patience=6),
}
"""By the key of the outcome, and after a plus what is special about it."""


def hand(match: Match, seat: str, rng: Random, eager: float) -> Any:
    """Anything legal; plots mostly straight ahead, as far as may be."""
    request = match.request
    if not isinstance(request, Orders):
        return rng.choice(list(request.moves))  # type: ignore[union-attr]
    sheet = request.draw(seat, rng)
    for _ in range(30 if rng.random() < eager else 0):
        other = request.draw(seat, rng)
        if sum(text.count("A") for _, text in other.lines) > sum(text.count("A") for _, text in sheet.lines):
            sheet = other
    return sheet


def play(ending: Ending, seed: int) -> Match:
    """One match of random players; one that has lost patience gives up wherever it is asked."""
    rng = Random(seed)
    match = Match.seeded(GAME, GAME.check_scenario(ending.tables, "record"), seed=seed)
    while match.request is not None:
        seat = match.waiting[0]
        tired = len(match.history) >= ending.patience
        match.answer(match.read("concede", seat) if tired else hand(match, seat, rng, ending.eager), seat)
    return match


def shortest(name: str) -> Match:
    """The shortest match with that ending."""
    ending, key = ENDINGS[name], name.partition("+")[0]
    matches = (play(ending, seed) for seed in range(SEEDS))
    found = [m for m in matches if m.outcome is not None and m.outcome.key == key and ending.wanted(m.state)]
    return min(found, key=lambda match: len(match.history))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        found = shortest(name).record()
        (FOLDER / f"{name}.jsonl").write_text(record.dump(found), encoding="utf-8")
        print(name, len(found.entries), flush=True)
