"""BB-8.2 to BB-8.10 Targets of a broadside and its strength: one computation for law, prompt, dice and log."""

from __future__ import annotations

from typing import Literal, NamedTuple

from naumachia.geometry.plane import COS, SIN
from naumachia.kernel import Refusal

from ...charts import Charts
from ...pieces import SIDES, Ship, Side
from ...state import Sea
from ..rolls import Modifiers
from .aim import Band, Rake, sight

Aim = Literal["hull", "masts"]
AIMS: tuple[Aim, Aim] = ("hull", "masts")


class Shot(NamedTuple):
    """BB-8.14 A broadside as it is judged when it is declared."""

    ship: str
    target: str
    aim: Aim
    side: Side
    band: Band
    rake: Rake
    modifiers: Modifiers
    halvings: int
    crossed: tuple[str, ...]

    @property
    def base(self) -> int:
        """BB-8.6 All that is added to the die."""
        return sum(value for _, value in self.modifiers)


def points_of(charts: Charts, total: int) -> int:
    """BB-8.8 The points of a total."""
    rule = charts.fire_result
    return rule.points[next((place for place, top in enumerate(rule.up_to) if total <= top), len(rule.up_to))]


def risk_dice(charts: Charts, points: int) -> int:
    """BB-8.13 Risk dice for the ship that took the result in full."""
    return 2 if points in charts.risk.two_dice else 1 if points in charts.risk.one_die else 0


def ready_bar(sea: Sea, ship: str) -> Refusal | None:
    """BB-8.2 Why a ship cannot fire at all, not even a point-blank die."""
    mine = sea.ships[ship]
    if not (mine.gone or mine.struck or mine.retaken or mine.fires > 1):
        return None
    args = {"ship": sea.label(ship)}
    if mine.gone:
        return Refusal("BB-8.2", "no-gone", args)
    if mine.struck:
        return Refusal("BB-8.2", "no-fire-struck", args)
    if mine.retaken:
        return Refusal("BB-9.10", "no-fire-retaken", args)
    return Refusal("BB-8.2", "no-fire-fires", args)


def target_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-8.3, BB-9.5 Why a ship is no target: afloat, in enemy hands, and for one that flees only who attacked it."""
    mine, theirs = sea.ships[ship], sea.ships.get(target)
    if theirs is None or theirs.gone:
        return Refusal("BB-8.3", "no-such-ship", {"name": target})
    if theirs.controller and theirs.controller != mine.controller and may_answer(sea, mine, target):
        return None
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    if not theirs.controller:
        return Refusal("BB-8.3", "no-fire-derelict", args)
    if theirs.controller == mine.controller:
        return Refusal("BB-8.3", "no-friend", args)
    return Refusal("BB-9.5", "no-fire-flees", args)


def may_answer(sea: Sea, ship: Ship, target: str) -> bool:
    """BB-9.5 A ship in RETREAT or ROUT fires only at who attacked it, or holds it by a grapnel."""
    if not ship.flag or target in ship.attackers:
        return True
    link = sea.link(ship.id, target)
    return link is not None and link.kind == "grappled"


def fire_bar(sea: Sea, ship: str, target: str, aim: Aim) -> Refusal | None:
    """BB-8.2 to BB-8.5 Why a broadside is not open."""
    if (bar := ready_bar(sea, ship) or target_bar(sea, ship, target)) is not None:
        return bar
    shut = _shut(sea, ship, target, aim)
    if shut is None:
        return None
    rule, key = shut
    args: dict[str, object] = {"ship": sea.label(ship), "target": sea.label(target)}
    return Refusal(rule, key, args | {"most": sea.charts.range.long} if key == "no-range" else args)


def _shut(sea: Sea, ship: str, target: str, aim: Aim) -> tuple[str, str] | None:
    """BB-8.2 to BB-8.5 The rule and the words for why the guns do not bear."""
    if sea.ships[ship].bordee_now < 1:
        return "BB-8.2", "no-guns"
    seen = sight(sea, ship, target)
    if seen is None:
        return "BB-8.3", "no-range"
    if not seen.side:
        return "BB-8.3", "no-arc"
    if seen.band == "long" and aim == "hull":
        return "BB-8.4", "no-hull-far"
    return ("BB-8.5", "no-masts-held") if aim == "masts" and seen.side in held_sides(sea, ship) else None


def held_sides(sea: Sea, ship: str) -> set[Side]:
    """BB-8.5 The broadsides on which a linked ship lies; one right ahead or astern counts for both."""
    found: set[Side] = set()
    if sea.links:
        (x, y, h), _ = sea.bases[ship]
        s, c = SIN[h], COS[h]
        for link in sea.links_of(ship):
            (ox, oy, _), _ = sea.bases[link.to(ship)]
            across = (ox - x) * c - (oy - y) * s
            found |= set(SIDES) if across == 0 else {"starboard" if across > 0 else "port"}
    return found


def point_blank_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-8.12 Why the point-blank die may not be rolled at a ship: within 100 mm, in the arc or not."""
    if (bar := ready_bar(sea, ship) or target_bar(sea, ship, target)) is not None:
        return bar
    seen = sight(sea, ship, target)
    if seen is not None and seen.band == "point_blank":
        return None
    args = {"ship": sea.label(ship), "target": sea.label(target), "most": sea.charts.range.point_blank}
    return Refusal("BB-8.12", "no-point-blank", args)


def shot(sea: Sea, ship: str, target: str, aim: Aim, halved: int = 0, again: bool = False) -> Shot:
    """BB-8.6, BB-8.9, BB-8.10 A broadside that is open, as it stands; `again`: the second of two in a turn, never a first."""
    mine, seen, rule = sea.ships[ship], sight(sea, ship, target), sea.charts.fire_modifier
    assert seen is not None
    assert seen.side
    first = not mine.fired_once and not again
    counted: tuple[tuple[str, int], ...] = (
        ("bordee", mine.bordee_now),
        ("force", sea.kind(ship).force),
        (f"range-{seen.band.replace('_', '-')}", int(getattr(rule, seen.band))),
        (f"rake-{seen.rake}", rule.rake_stern if seen.rake == "stern" else rule.rake_bow if seen.rake else 0),
        ("first", rule.first_broadside if first else 0),
        ("anchor", rule.at_anchor if mine.anchored else 0),
    )
    modifiers = tuple((key, value) for key, value in counted if value)
    halvings = halved + len(hindrances(sea, ship, seen.side))
    return Shot(ship, target, aim, seen.side, seen.band, seen.rake, modifiers, halvings, seen.crossed)


def hindrances(sea: Sea, ship: str, side: Side) -> tuple[str, ...]:
    """BB-8.9 What halves the results of a ship firing from a side."""
    mine = sea.ships[ship]
    wreck = mine.wreck_port if side == "port" else mine.wreck_starboard
    found = (
        ("fire", mine.fires == 1),
        ("impeded", bool(mine.impeded or wreck)),
        ("boarding", any(link.kind == "grappled" for link in sea.links_of(ship))),
    )
    return tuple(key for key, on in found if on)


def result(charts: Charts, made: Shot, die: int) -> int:
    """BB-8.8, BB-8.9 The points of a broadside, halved as often as it is hindered."""
    return points_of(charts, made.base + die) >> made.halvings
