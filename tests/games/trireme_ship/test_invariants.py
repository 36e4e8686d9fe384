"""Invariants of every position of the Ship Game: hulls, links, men, prizes, log sheets."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from games.trireme_ship.make_records import hand
from naumachia.games import find
from naumachia.games.trireme.common.hulls import hexes_of
from naumachia.games.trireme.common.sea.waters import on_map
from naumachia.games.trireme.ship.rules.values import carried, room
from naumachia.match import Match

GAME = find("trireme_ship")
EVERYTHING = {option.id: 1 for option in GAME.rules.options if option.id != "fleet_fatigue"}
FITTED = ["corvus", "iron_hands", "tower", "engine", "fire", "reinforced_bow"]
LINE: tuple[tuple[str, dict[str, int], list[str]], ...] = (
    ("quinquereme", {"armoured": 3, "light": 2, "archers": 3}, FITTED),
    ("saxon", {"light": 4}, []),
    ("venetan_small", {"light": 3, "archers": 2}, []),
    ("trireme", {"armoured": 1, "light": 1, "archers": 2}, ["fire"]),
    ("quinquereme", {"light": 3, "archers": 4}, FITTED),
    ("trireme", {"light": 1}, ["engine"]),
    ("liburnian", {"archers": 2}, ["fire"]),
    ("quadrireme", {"armoured": 4, "light": 2}, ["iron_hands"]),
)
"""Side by side, friend and enemy in turn: a melee with everything in it."""


def melee(first: int) -> Any:
    """The ships of the line, beginning with one of them; reefs on both sides, land before and behind."""
    ships: dict[str, Any] = {}
    for place in range(len(LINE)):
        kind, men, kit = LINE[(place + first) % len(LINE)]
        side = "red" if place % 3 == 0 or place == 4 else "yellow"
        q = 3 + place
        ships[f"{side[0].upper()}{place}"] = {
            "side": side, "type": kind, "crew": ("expert", "ordinary", "beginner", "slave")[(place + first) % 4], "men": men,
            "bow": [q, 7 - q // 2], "h": 0 if place % 2 else 3, "equipment": kit,
        }  # fmt: skip
    fought_over = {"status": "derelict", "groups": {"red": {"light": 2}, "yellow": {"archers": 3}}}
    last = next(reversed(ships))
    ships[last] |= {"men": {}, "type": "trireme", "equipment": [], "marks": fought_over}
    sides = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
    land = [[q, row - q // 2] for q in range(14) for row in (0, 15)] + [[4, 4], [6, 3]]
    reef = [[q, row - q // 2] for q in range(14) for row in (3, 11)]
    head = {"game": "trireme_ship", "title": {"en": "-", "fr": "-"}, "map": {"columns": 14, "rows": 16}, "turns": 9}
    sea = {"land": land, "reef": reef, "wind": "moderate", "wind_dir": first % 6, "open_edges": {"west": ["red"]}}
    return GAME.check_scenario(head | sea | {"sides": sides, "ships": ships}, "melee")


def check(sea: Any, met: Counter[str]) -> None:
    waters = sea.setting.waters
    held = [at for ship in sea.here for at in ship.hexes]
    held += [at for wreck in sea.wrecks.values() for at in hexes_of(wreck.bow, wreck.h)]
    assert len(held) == len(set(held)), "two hulls in one hex"
    assert all(on_map(waters.columns, waters.rows, at) and at not in waters.land for at in held)
    for ship in sea.ships.values():
        if ship.gone:
            assert not ship.links
            continue
        for link in ship.links:
            other = sea.ships[link]
            assert ship.id in other.links
            assert sea.apart(ship, other) == 1, f"{ship.id} is fast to {link} and not beside it"
            met["link"] += 1
        assert set(ship.fresh) <= set(ship.corvus) <= set(ship.links)
        for men in (*ship.aboard.values(), *ship.prisoners.values()):
            assert min(men.armoured, men.light, men.archers) >= 0
            assert men.total, "nobody is written down"
        assert ship.oars >= 0
        assert 0 <= ship.boxes <= int(getattr(sea.charts.endurance.boxes, ship.crew))
        assert ship.side in sea.setting.sides
        fate(sea, ship, met)


def fate(sea: Any, ship: Any, met: Counter[str]) -> None:
    met[ship.status] += 1
    met["contested"] += len(ship.aboard) > 1
    if ship.status == "captured":
        assert ship.side != ship.owner
        assert ship.men.total, "a prize without men is derelict"
    elif ship.status in ("surrendered", "derelict"):
        assert not (ship.status == "surrendered" and ship.men.total and len(ship.aboard) == 1 and sea.phase == "orders")
    else:
        assert ship.side == ship.owner
        assert set(ship.aboard) <= {ship.side}
    if ship.status in ("sound", "captured") and not ship.prisoners:
        assert carried(ship) <= room(sea, ship), f"{ship.id} carries more than it has room for"
    if ship.wrecked or ship.beached or ship.links:
        assert not sea.step or ship.halted or not ship.plot or ship.speed == ship.made
    met["wrecked"] += ship.wrecked
    met["beached"] += bool(ship.beached)
    met["burning"] += bool(ship.fire)
    met["sailing"] += bool(ship.rig)


def test_nothing_impossible_ever_stands_on_the_table() -> None:
    met: Counter[str] = Counter()
    for seed in range(8):
        rng = Random(seed)
        match = Match.seeded(GAME, melee(seed), seed=seed, options=EVERYTHING)
        while match.request is not None:
            seat = rng.choice(match.waiting)
            match.answer(hand(match, seat, rng, 0.3), seat)
            check(match.state, met)
    seen = ("link", "sound", "captured", "surrendered", "derelict", "contested", "wrecked", "beached", "burning", "sailing")
    assert min(met[what] for what in seen) > 10, met
