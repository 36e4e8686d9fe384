"""Ships under way: straight ahead, downwind and about their centres, until they are there or in contact (specification 2.3)."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.geometry.plane import Base, Pose, advance, sweep_leg, sweep_turn, turned
from naumachia.kernel import Event

from ...state import Sea


class Way(NamedTuple):
    """Where a ship comes to, how much of the way it has made, and whom it has met."""

    pose: Pose
    made: int
    met: str = ""


def others_of(sea: Sea, ship: str) -> tuple[list[str], list[Base]]:
    """Every other ship afloat, and its base, by index: friend, foe, prize and derelict count alike."""
    bases = sea.bases
    names = [name for name in bases if name != ship]
    return names, [bases[name] for name in names]


def straight(sea: Sea, ship: str, units: int, start: Pose | None = None, course: int | None = None) -> Way:
    """2.3 A straight way of so many millimetres; several met at once: the lowest index."""
    if start is None and course is None:
        return _ahead(sea, ship, units)
    return _swept(sea, ship, units, sea.bases[ship] if start is None else Base(start, sea.setting.hulls[ship]), course)


def _ahead(sea: Sea, ship: str, units: int) -> Way:
    """As she lies: how far the way ahead is free, and who lies at its end, is looked for once while nobody moves."""
    base, known = sea.bases[ship], sea.looked
    free, met = known.get(("ahead", ship), (0, ""))
    if units > free and not met:
        way = _swept(sea, ship, units, base, None)
        known[("ahead", ship)] = way.made, way.met
        return way
    return Way(advance(base.pose, units), units) if units <= free else Way(advance(base.pose, free), free, met)


def _swept(sea: Sea, ship: str, units: int, base: Base, course: int | None) -> Way:
    names, others = others_of(sea, ship)
    stop = sweep_leg(base, units, others, course=course)
    if stop is None:
        return Way(advance(base.pose, units, course=course), units)
    return Way(advance(base.pose, stop.step - 1, course=course), stop.step - 1, names[stop.by[0]])


def turn(sea: Sea, ship: str, degrees: int, start: Pose | None = None) -> Way:
    """2.3 A turn about the centre, degree by degree, to starboard where positive."""
    names, others = others_of(sea, ship)
    base = sea.bases[ship] if start is None else Base(start, sea.setting.hulls[ship])
    stop = sweep_turn(base, degrees, others)
    if stop is None:
        return Way(turned(base.pose, degrees), abs(degrees))
    made = stop.step - 1
    return Way(turned(base.pose, made if degrees > 0 else -made), made, names[stop.by[0]])


def put(sea: Sea, ship: str, pose: Pose) -> None:
    """A ship lies here now."""
    sea.change(ship, x=pose.x, y=pose.y, h=pose.h)


def tell_moved(
    sea: Sea, ship: str, path: list[Pose], key: str, rule: str, beat: int = 0, idle: bool = False, **args: object
) -> None:
    """A ship has gone somewhere; a place it did not leave is not told twice. Idle is what goes as it was ordered of another."""
    way = [path[0], *[here for here, before in zip(path[1:], path, strict=False) if here != before]]
    told = tuple([tuple(pose) for pose in way]) if len(way) > 1 else ()
    mine = sea.ships[ship]
    args = {"ship": sea.label(ship), **args}
    sea.tell(Event(key, rule, args, ship=ship, path=told, side=mine.controller or mine.owner, beat=beat, idle=idle))
