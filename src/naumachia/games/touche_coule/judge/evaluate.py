"""Value of a position for players that look ahead: the advice of the specification's last section as numbers."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.hexes import distance

from ..hulls import zone
from ..rules.boarding import board_bar, boarding_damage
from ..rules.fire import fire_bar, hits_on
from ..rules.movement import parse_path, paths, ram_damage, speeds, walk
from ..show.picture import acting_ship
from ..state import STEPS, Sea, Ship

AFLOAT, THREAT, DANGER, NEAR, QUAY, WON = 1.5, 1.0, 0.6, 0.12, 0.3, 100.0
KEPT = 20_000
"""So many arrays are remembered at most."""


def evaluate(sea: Sea, camp: str) -> float:
    """Structure and ships, what each side threatens, nearness to the enemy, and room ahead."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == camp else -WON
    value = 0.0
    mine, theirs = 0.0, 0.0
    afloat = tuple(ship for ship in sea.ships.values() if ship.structure > 0)
    known = threats(sea, afloat)
    for ship in afloat:
        own = ship.camp == camp
        value += (ship.structure + AFLOAT) * (1 if own else -1)
        away, harm = known[ship.id]
        if own:
            mine = max(mine, harm)
            value -= NEAR * away + QUAY * _quay_near(sea, ship)
        else:
            theirs = max(theirs, harm)
    return value + THREAT * mine - DANGER * theirs


def threats(sea: Sea, afloat: tuple[Ship, ...]) -> dict[str, tuple[int, float]]:
    """How near each ship is to an enemy and what harm it may do; kept by the whole array, which is all it depends on."""
    kept = sea.setting.threats
    found = kept.get(afloat)
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        found = kept[afloat] = {}
        for ship in afloat:
            away = {foe.id: gap(ship, foe) for foe in afloat if foe.camp != ship.camp}
            found[ship.id] = min(away.values()), threat(sea, ship, away)
    return found


def gap(a: Ship, b: Ship) -> int:
    """Hexes between two ships, from nearest hex to nearest hex."""
    return min(distance(x, y) for x in a.hexes for y in b.hexes)


def threat(sea: Sea, ship: Ship, away: dict[str, int]) -> float:
    """The damage a ship may expect to do next turn: its best ram, or a shot and a boarding from where it lies."""
    best = 0.0
    for name, gap_to in away.items():
        if gap_to > 2:
            continue
        foe = sea.ships[name]
        shot = len(hits_on(sea, ship)) / 6 if fire_bar(sea, ship, foe) is None else 0.0
        boarding = boarding_gain(sea, ship, foe) if gap_to == 1 and board_bar(ship, foe) is None else 0.0
        best = max(best, shot + max(0.0, boarding))
    return max(best, ram_threat(sea, ship, min(away.values())))


def ram_threat(sea: Sea, ship: Ship, away: int) -> float:
    """The best ram on an enemy that the ship can make next turn, in expected damage."""
    best = 0.0
    for speed in reversed(speeds(sea, ship)):
        if speed < away or speed + 0.5 <= best:  # too slow to get there, or to do better than what is found
            break
        runner = replace(ship, speed=speed)
        for path in paths(sea, runner):
            way = walk(sea, runner, speed, *parse_path(path))
            if way.stop == "ship" and sea.ships[way.struck].camp != ship.camp:
                target = sea.ships[way.struck]
                struck = zone(target, way.places[-1][0])
                mean = (ram_damage(sea, speed, 1, struck) + ram_damage(sea, speed, 6, struck)) / 2
                best = max(best, min(target.structure, mean))
    return best


def boarding_gain(sea: Sea, ship: Ship, foe: Ship) -> float:
    """Return the average cost of a boarding to the enemy, less its cost to the ship."""
    dealt = sum(min(foe.structure, boarding_damage(sea, ship, die)) for die in range(1, 7)) / 6
    suffered = sum(min(ship.structure, boarding_damage(sea, foe, die)) for die in range(1, 7)) / 6
    return dealt - suffered


def _quay_near(sea: Sea, ship: Ship) -> bool:
    """Whether the second hex ahead is quay."""
    q, r = STEPS[ship.facing]
    return (ship.bow[0] + 2 * q, ship.bow[1] + 2 * r) not in sea.setting.water


def horizon(sea: Sea) -> object:
    """A ship's turn."""
    return sea.round, acting_ship(sea), sea.result
