"""What a good position is, for players that look ahead: the advice of the specification's last section as numbers."""

from __future__ import annotations

from naumachia.geometry.hexes import distance

from .boarding import board_bar, boarding_damage
from .fire import fire_bar, hits_on
from .movement import parse_path, paths, ram_damage, speeds, walk
from .shapes import zone
from .state import STEPS, Sea, Ship

AFLOAT, THREAT, DANGER, NEAR, QUAY, WON = 1.5, 1.0, 0.6, 0.12, 0.3, 100.0


def evaluate(sea: Sea, camp: str) -> float:
    """Structure and ships, what each side threatens, nearness to the enemy, and room ahead."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == camp else -WON
    value = 0.0
    mine, theirs = 0.0, 0.0
    for ship in sea.ships.values():
        if not ship.afloat:
            continue
        own = ship.camp == camp
        value += (ship.structure + AFLOAT) * (1 if own else -1)
        foes = sea.foes(ship)
        away = min(distance(a, b) for foe in foes for a in ship.hexes for b in foe.hexes)
        harm = threat(sea, ship, foes) if away <= 5 else 0.0
        if own:
            mine = max(mine, harm)
            value -= NEAR * away + QUAY * _quay_near(sea, ship)
        else:
            theirs = max(theirs, harm)
    return value + THREAT * mine - DANGER * theirs


def threat(sea: Sea, ship: Ship, foes: list[Ship]) -> float:
    """The damage a ship may expect to do in its next turn: its best ram, or a shot and a boarding from where it lies."""
    near = [foe for foe in foes if min(distance(a, b) for a in ship.hexes for b in foe.hexes) <= 2]
    best = 0.0
    for foe in near:
        shot = len(hits_on(sea, ship)) / 6 if fire_bar(sea, ship, foe) is None else 0.0
        boarding = boarding_gain(sea, ship, foe) if board_bar(ship, foe) is None else 0.0
        best = max(best, shot + max(0.0, boarding))
    return max(best, ram_threat(sea, ship))


def ram_threat(sea: Sea, ship: Ship) -> float:
    """The best ram on an enemy that the ship can make next turn, in expected damage."""
    best = 0.0
    for speed in speeds(sea, ship):
        if speed - 0.5 < best or speed == 0:
            continue
        runner = Ship(ship.id, ship.camp, ship.kind, ship.bow, ship.facing, speed, ship.structure, ship.length)
        for path in paths(sea, runner):
            way = walk(sea, runner, speed, *parse_path(path))
            if way.stop == "ship" and sea.ships[way.struck].camp != ship.camp:
                target = sea.ships[way.struck]
                struck = zone(target, way.places[-1][0])
                mean = sum(min(target.structure, ram_damage(sea, speed, die, struck)) for die in range(1, 7)) / 6
                best = max(best, mean)
    return best


def boarding_gain(sea: Sea, ship: Ship, foe: Ship) -> float:
    """What a boarding costs the enemy less what it costs the ship, on average."""
    dealt = sum(min(foe.structure, boarding_damage(sea, ship, die)) for die in range(1, 7)) / 6
    suffered = sum(min(ship.structure, boarding_damage(sea, foe, die)) for die in range(1, 7)) / 6
    return dealt - suffered


def _quay_near(sea: Sea, ship: Ship) -> bool:
    """Whether the second hex ahead is quay."""
    q, r = STEPS[ship.facing]
    return (ship.bow[0] + 2 * q, ship.bow[1] + 2 * r) not in sea.setting.water
