"""Warning that the flagship is about to end its move where it could be grappled, and its loss would decide (WG-9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Message, step
from naumachia.kernel.shown.picture import Option

from ..hulls import SHIFTS, footprint, neighbours
from ..rules.combat.boarding import capture
from ..rules.command.transfer import Flight, fellows
from ..rules.movement.speed import allowance
from ..rules.movement.steps import manner, step_cost
from ..state import Commander, Sea, Ship

Berth = tuple[Hex, int]
"""Where a ship lies: its bow and its facing."""


def flight_chance(sea: Sea, chief: Commander) -> Fraction | None:
    """WG-9.2 Return the chance that the fleet flees if this commander's ship is taken; None where no roll would follow."""
    if chief.kind != "ADM" or fellows(sea, chief) or chief.aloof or not sea.setting.scenario.sides[chief.side].flight:
        return None
    taken = sea.copy()
    capture(taken, chief.ship, sea.other(chief.side))
    modifier = int(str(Flight(chief.id).ask(taken).args["modifier"]))
    return Fraction(sum(die + modifier > 6 for die in range(1, 7)), 6)


def warning(sea: Sea, name: str, berth: Berth) -> Message | None:
    """Return the question asked once more when a ship would stay there; None unless the battle depends on it."""
    ship = sea.ships[name]
    chief = sea.captain(name)
    if chief is None or chief.side != ship.side or not (chance := flight_chance(sea, chief)):
        return None
    hull = set(footprint(ship.length, *berth))
    if hull & within_reach(sea, name):
        return Message("confirm-flagship", {"ship": sea.label(name), "exact": str(chance), "p": round(100 * chance)})
    return None


def warned(sea: Sea, option: Option, name: str, berth: Berth, left: int) -> Option:
    """An option that brings a ship to a berth with so many MP left: with the warning where it ends the move."""
    if left > 0 or (sure := warning(sea, name, berth)) is None:
        return option
    return replace(option, confirm=sure)


def warned_all(sea: Sea, option: Option, ships: Iterable[str]) -> Option:
    """An option with which several ships move: with the warning where the flagship is one of them and ends in reach."""
    for name in ships:
        chief = sea.captain(name)
        if chief is None or not flight_chance(sea, chief):
            continue
        after = step(sea, option.answer)
        moved = after.ships[name]
        if moved.bow != sea.ships[name].bow and (sure := warning(after, name, (moved.bow, moved.facing))) is not None:
            return replace(option, confirm=sure)
    return option


def berth_after(sea: Sea, ship: Ship, steps: Iterable[str], points: int) -> tuple[Berth, int]:
    """Where a ship comes to lie that makes these steps as far as its MP go, and how many are left."""
    bow, facing = ship.bow, ship.facing
    for name in steps:
        shift = SHIFTS[ship.length, facing].get(name)
        if shift is None or step_cost(sea, shift) > points:
            break
        points -= step_cost(sea, shift)
        bow, facing = (bow[0] + shift.q, bow[1] + shift.r), shift.facing
    return (bow, facing), points


def within_reach(sea: Sea, name: str) -> frozenset[Hex]:
    """WG-8.11 Every hex next to which an enemy with marines can end a move at cruise. It does not depend on where the ship is."""
    others = tuple(ship for ship in sea.ships.values() if ship.id != name)
    kept = sea.setting.memo.grasp
    if (
        kept is None
        or kept[0] != name
        or len(kept[1]) != len(others)
        or any(a is not b for a, b in zip(kept[1], others, strict=True))
    ):
        mine = sea.ships[name]
        found: set[Hex] = set()
        for foe in others:
            if foe.side != mine.side and not foe.gone and foe.marines and not foe.deserter:
                found |= _grasp(sea, foe, name, mine)
        kept = sea.setting.memo.grasp = name, others, frozenset(found)
    return kept[2]


def _grasp(sea: Sea, foe: Ship, name: str, mine: Ship) -> set[Hex]:
    """The hexes beside all the places where an enemy can end a move at cruise, on the map as it is without our ship."""
    slow = replace(foe, level="cruise")
    points = allowance(sea, slow)
    if distance(foe.bow, mine.bow) > 4 * max(1, points):
        return set()
    kinds = manner(slow, False)
    seen: dict[Berth, int] = {(foe.bow, foe.facing): points}
    rim = [(foe.bow, foe.facing)]
    while rim:
        (q, r), facing = at = rim.pop()
        for kind in kinds:
            shift = SHIFTS[foe.length, facing][kind]
            left = seen[at] - step_cost(sea, shift)
            there = (q + shift.q, r + shift.r), shift.facing
            if left < 0 or seen.get(there, -1) >= left:
                continue
            if shift.new is not None:
                into = q + shift.new[0], r + shift.new[1]
                if into not in sea.setting.sea or sea.occupied.get(into, foe.id) not in (foe.id, name):
                    continue
            seen[there] = left
            rim.append(there)
    return {beside for berth in seen for at in footprint(foe.length, *berth) for beside in neighbours(at)}
