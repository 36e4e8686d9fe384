"""The second reading: what is added to every die, the tables, ranges and prices (CV-2, CV-3, CV-4, CV-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.corvus.second_reading.sea import (
    CARDS,
    Link,
    Ship,
    at_combat_speed,
    axis,
    bow_point,
    contact,
    gap_within,
    hdiff,
    linked_with,
    zone,
)  # fmt: skip


def _only(**modifiers: int) -> dict[str, int]:
    return {name: value for name, value in modifiers.items() if value}


def oar_modifiers(attacker: Ship, target: Ship, order: str, links: Sequence[Link]) -> dict[str, int]:
    """CV-2.19 To be strictly less than the target's size."""
    return _only(
        crew_level=target.level - attacker.level,
        target_engaged=-1 if linked_with(target.id, links) else 0,
        opposite_courses=-1 if hdiff(attacker.h, target.h) > 90 else 0,
        fatigued=2 if attacker.fatigued else 0,
        normal_speed=0 if at_combat_speed(attacker, order) else 1,
    )


def ram_modifiers(
    attacker: Ship, target: Ship, order: str, turned: int, links: Sequence[Link], sides: dict[str, str]
) -> dict[str, int]:
    """CV-2.10 To be strictly less than the target's size; the attacker where it stopped."""
    friends = [o for o in linked_with(target.id, links) if o != attacker.id and sides[o] == attacker.side]
    return _only(
        target_damaged=-1 if target.damaged else 0,
        side=-1 if zone(target, bow_point(attacker)) in ("port", "starboard") else 0,
        target_engaged_by_friend=-1 if friends else 0,
        crew_level=target.level - attacker.level,
        rammer_fatigued=1 if attacker.fatigued else 0,
        normal_speed=0 if at_combat_speed(attacker, order) else 1,
        turned_over_90=1 if turned > 90 else 0,
    )


def ram_damage(attacker: Ship, target: Ship, die: int) -> str:
    """CV-2.11, CV-2.12"""
    total = die + attacker.ram
    if total <= target.defence:
        return "nothing"
    return "sunk" if total > target.defence + 2 or target.damaged else "damaged"


def corvus_falls(grappler: Ship, target: Ship, links: Sequence[Link]) -> bool:
    """CV-5.2, CV-R32"""
    busy = any(link.corvus and link.grappler == grappler.id for link in links)
    return grappler.roman and grappler.corvus and not busy and axis(grappler.h, target.h) >= 75


def grapple_modifiers(grappler: Ship, target: Ship, links: Sequence[Link]) -> dict[str, int]:
    """CV-2.15 To be at most the grappler's boarding value less the target's size."""
    return _only(
        crew_level=target.level - grappler.level,
        target_rammed_this_turn=-1 if target.rammed else 0,
        target_damaged=-1 if target.damaged else 0,
        target_engaged=-1 if linked_with(target.id, links) else 0,
        self_rammed_this_turn=1 if grappler.rammed else 0,
        corvus=-2 if corvus_falls(grappler, target, links) else 0,
    )


def may_grapple(grappler: Ship, target: Ship, links: Sequence[Link]) -> bool:
    """CV-2.15, CV-2.16 But for having tried already."""
    free = target.id not in linked_with(grappler.id, links)
    return free and not grappler.resting and grappler.side != target.side and contact(grappler, target)


def disengage_modifiers(
    ship: Ship, link: Link, links: Sequence[Link], levels: dict[str, int], sides: dict[str, str]
) -> dict[str, int]:
    """CV-2.7 To be strictly greater than the other's boarding value less the own size."""
    other = link.other(ship.id)
    others = [o for o in linked_with(ship.id, links) if o != other and sides[o] != ship.side]
    return _only(
        crew_level=ship.level - levels[other],
        engaged_by_another=-1 if others else 0,
        rammed_this_turn=-1 if ship.rammed else 0,
        corvus=-2 if link.corvus and link.grappled == ship.id else 0,
    )


def archers_reach(one: Ship, two: Ship) -> bool:
    """CV-3.2"""
    return gap_within(one, two, 20_000)


def catapult_reaches(one: Ship, two: Ship) -> bool:
    """CV-3.2"""
    return gap_within(one, two, 50_000) and not gap_within(one, two, 19_999)


def ratio(a: int, d: int) -> str:
    """CV-4.2 The column, or nothing where there is no assault."""
    if d == 0 or a >= 3 * d:
        return "3/1"
    if a >= 2 * d:
        return "2/1"
    if a >= d:
        return "1/1"
    return "1/2" if 2 * a >= d else ""


BOARDING = {
    "1/2": "rrrr-C", "1/1": "rrr--C", "2/1": "rr--CC", "3/1": "r--CCC",
}  # fmt: skip
"""The table `boarding`, column by column."""


def boarding(column: str, die: int, roman: bool) -> str:
    """CV-4.3"""
    return BOARDING[column][min(6, die + roman) - 1]


def price(kind: str, crew: str, corvus: bool = False) -> int:
    """CV-6.3"""
    percent = {"conscript": 80, "recruits": 90, "standard": 100, "veteran": 115}[crew]
    return -(-CARDS[kind][-1] * percent // 100) + 4 * corvus
