"""What is seen of *Branle-bas de combat*: the sea, the wind, the ships to scale and their sheets."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from naumachia.kernel import Message
from naumachia.kernel import picture as drawn
from naumachia.kernel.picture import Badge, Board, Gauge, Group, Link, Measure, Piece, Pose, Row, Scene, Shape, Side, Tone, Wind
from naumachia.kernel.words import Outcome

from ..pieces import Ship
from ..rules.winds import attitude
from ..setup.start import spoken
from ..state import Sea


def seats(sea: Sea) -> dict[str, str]:
    """One seat a side."""
    return {side: side for side in sea.setting.sides}


def seat_labels(sea: Sea) -> dict[str, Message]:
    """Seats go by the names of their sides."""
    return {side: sea.label(side) for side in sea.setting.sides}


def outcome(sea: Sea) -> Outcome | None:
    """How the match ended."""
    return None if sea.result is None else replace(sea.result, args=sea.spoken(sea.result.args))


def bounds(sea: Sea) -> tuple[float, float, float, float]:
    """2.8 The table as it lies now, in the world: y grows down there."""
    left, low, right, high = sea.window
    return float(left), float(-high), float(right), float(-low)


def board(sea: Sea) -> Board:
    """The table as it was at first, with a quiet grid of ten centimetres; players measure in millimetres."""
    return Board("plane", bounds(sea), 100, measure=Measure("mm", 1.0, (0.0, 0.0)))


def world(place: tuple[int, int, int]) -> Pose:
    """A pose of the table as a board draws it: millimetres, y down, headings from east."""
    x, y, h = place
    return Pose(float(x), float(-y), float((h - 90) % 360))


def place(sea: Sea, ship: str, where: Any) -> Pose:
    """A place of an event's path, as drawn."""
    x, y, h = where
    return world((x, y, h))


def scene(sea: Sea, seat: str | None) -> Scene:
    """The sea as everybody sees it: nothing is hidden."""
    where = (Message("where-turn", {"turn": sea.turn, "turns": sea.turns}), Message(f"where-{sea.phase}"))
    return Scene(
        tuple(_piece(sea, ship) for ship in sea.ships.values()),
        tuple(_side(sea, side) for side in sea.setting.sides),
        where,
        sea.acting,
        tuple(Link(link.one, link.other, "grapple" if link.kind == "grappled" else "tangle") for link in sea.links),
        _groups(sea),
        Wind(float((sea.wind + 90) % 360), Message("good-breeze")),
        _shapes(sea),
        bounds(sea),
    )


def _groups(sea: Sea) -> tuple[Group, ...]:
    """BB-7.1 The squadrons, and how each moves this turn."""
    return tuple(
        Group(
            squadron.id,
            squadron.side,
            sea.label(squadron.id),
            ships=squadron.ships,
            rows=(Row(Message("sheet-order-label"), Message(f"order-{squadron.order}")),),
        )
        for squadron in sea.squadrons.values()
    )


def _shapes(sea: Sea) -> tuple[Shape, ...]:
    """BB-13.2 Shoals."""
    found = []
    for left, low, right, high in sea.setting.scenario.shoals:
        corners = ((left, low), (right, low), (right, high), (left, high))
        found.append(Shape.polygon("shape-shoal", tuple((float(x), float(-y)) for x, y in corners), "bad"))
    return tuple(found)


def shapes(sea: Sea, ship: str) -> tuple[Shape, ...]:
    """What the rules speak of around a ship: its two arcs of fire by range, its two searchlights."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    rule, arc, card = sea.charts.range, sea.charts.arc, sea.kind(ship)
    at = world(mine.pose)
    limits = {"point-blank": rule.point_blank, "short": rule.short, "medium": rule.medium, "long": rule.long}
    bands = list(zip((0, *limits.values()), limits.values(), limits, strict=False))
    found = [
        Shape.sector(f"shape-{name}", at, (middle - arc.beam, middle + arc.beam), far, near)
        for middle in (90, -90)
        for near, far, name in bands
    ]
    for middle, sign, name in ((0, 1, "bow"), (180, -1, "stern")):
        tip = drawn.Shape.sides("x", at, card.length, card.width, 1)[0 if sign > 0 else 2].points
        x, y = (tip[0][0] + tip[3][0]) / 2, (tip[0][1] + tip[3][1]) / 2
        light = Pose(x, y, at.h)
        found.append(Shape.sector(f"shape-light-{name}", light, (middle - arc.light, middle + arc.light), rule.short, 0, "warn"))
    return tuple(found)


def _side(sea: Sea, side: str) -> Side:
    """BB-3.1 Ships in hand, and those it began with."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    fit = [ship for ship in own if not ship.gone and not ship.flag]
    prizes = [ship for ship in sea.fleet(side) if ship.prize]
    rows = [Row(Message("sheet-prizes-label"), Message("sheet-value", {"value": len(prizes)}))]
    aim = sea.setting.scenario.sides[side].aim
    if aim.en:
        rows.append(Row(Message("sheet-aim-label"), spoken(aim)))
    return Side(side, sea.label(side), (Gauge("ships", len(fit), len(own)),), tuple(rows))


def _piece(sea: Sea, ship: Ship) -> Piece:
    card = sea.kind(ship.id)
    squadron = sea.squadron(ship.id)
    return Piece(
        ship.id,
        ship.controller or ship.owner,
        sea.label(ship.id),
        f"sail-{ship.type}",
        world(ship.pose),
        float(card.length),
        float(card.width),
        gauges=(
            Gauge("bordee", ship.bordee, card.bordee),
            Gauge("abordage", ship.abordage, card.abordage),
            Gauge("mats", card.mats - ship.masts // sea.charts.sheet.mats_per, card.mats),
        ),
        badges=tuple(_badges(sea, ship)),
        marks=tuple(_marks(sea, ship)),
        group=squadron.id if squadron else "",
        gone=bool(ship.gone),
    )


def _marks(sea: Sea, ship: Ship) -> list[str]:
    """Drawn states: how the sails are set, what is burning or down, whose she is."""
    if ship.gone:
        return ["burnt" if ship.gone == "exploded" else "wreck"]
    down = sea.masts_down(ship)
    shown = (
        (f"sail-{attitude(sea.charts, sea.wind, ship.h)}", True),
        (f"masts-down-{down}", down > 0),
        ("wreck-port", ship.wreck_port > 0),
        ("wreck-starboard", ship.wreck_starboard > 0),
        ("fire", ship.fires > 0),
        ("list", bool(ship.leaks)),
        ("anchor", ship.anchored),
        (f"flag-{ship.flag}", ship.flag != ""),
        ("prize", ship.prize),
        ("still", sea.linked(ship.id)),
        ("flagship", ship.flagship),
    )
    return [name for name, on in shown if on]


def _badges(sea: Sea, ship: Ship) -> list[Badge]:
    """3.3 The markers beside the base."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad")]
    kinds = {link.kind for link in sea.links_of(ship.id)}
    shown: tuple[tuple[str, object, Tone, dict[str, Any]], ...] = (
        ("badge-retreat", ship.flag == "retreat", "warn", {}),
        ("badge-rout", ship.flag == "rout", "bad", {}),
        ("badge-struck", ship.struck and not ship.controller, "bad", {}),
        ("badge-prize", ship.prize, "info", {}),
        ("badge-fire", ship.fires, "bad", {"count": ship.fires}),
        ("badge-leak", ship.leaks, "bad", {"count": len(ship.leaks), "turn": min(ship.leaks, default=0)}),
        ("badge-rudder", ship.rudder, "bad", {"count": ship.rudder}),
        ("badge-captain", ship.captains, "warn", {"count": ship.captains}),
        ("badge-impeded", ship.impeded, "warn", {"count": ship.impeded}),
        ("badge-wreck", ship.wreck, "warn", {"side": "port" if ship.wreck_port else "starboard"}),
        ("badge-masts", sea.masts_down(ship), "bad", {"count": sea.masts_down(ship)}),
        ("badge-entangled", "entangled" in kinds, "warn", {}),
        ("badge-grappled", "grappled" in kinds, "warn", {}),
        ("badge-anchored", ship.anchored, "info", {}),
        ("badge-stays", ship.missed_stays, "info", {}),
        ("badge-flagship", ship.flagship, "info", {}),
        ("badge-first", not ship.fired_once, "good", {}),
    )
    return [Badge(key, tone, args) for key, on, tone, args in shown if on]
