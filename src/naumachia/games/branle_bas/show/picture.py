"""Picture of *Branle-bas de combat*: the sea, the wind, the ships to scale and their sheets."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from naumachia.kernel import Message, spoken
from naumachia.kernel.orders import standing_orders
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.shown.picture import (
    Badge,
    Bearing,
    Board,
    Group,
    Link,
    Measure,
    Piece,
    Pose,
    Queue,
    Scene,
    Shape,
    Side,
    Tone,
    Wind,
)
from naumachia.kernel.shown.record_sheet import Gauge, Row, Standing, Track, rows_of

from ..comfort.standing_orders import standings
from ..pieces import Ship
from ..rules.gunnery.fire import FirePlace
from ..rules.sailing.movement import SQUADRON, Declare, Movement
from ..state import Sea
from .gunnery import sights
from .record import class_rows, record, sailing
from .rigging import marks

DUSK = 4
"""A battle of no more turns has a short evening."""


def seat_labels(sea: Sea) -> dict[str, Message]:
    """Seats go by the names of their sides."""
    return {side: sea.label(side) for side in sea.setting.sides}


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


def place(sea: Sea, ship: str, where: tuple[int, int, int]) -> Pose:
    """A place of an event's path, as drawn."""
    x, y, h = where
    return world((x, y, h))


def scene(sea: Sea, seat: str | None) -> Scene:
    """The sea as everybody sees it: nothing is hidden."""
    turn = Message("where-turn", {"turn": min(sea.turn, sea.turns), "turns": sea.turns})  # the turns of the night are not counted
    where = (turn, Message(f"where-{sea.phase}"))
    draw = sea.setting.draw
    counted = draw_each(sea.setting, "counted", sea.ships, (), COUNTED)
    return Scene(
        _pieces(sea),
        draw("sides", (counted, sea.quiet, sea.standing), _sides, sea),
        where,
        _acting(sea),
        tuple([Link(link.one, link.other, "grapple" if link.kind == "grappled" else "foul") for link in sea.links]),
        draw("groups", (sea.squadrons,), _groups, sea),
        draw("wind", (sea.wind,), _wind, sea),
        draw("shapes", (), _shapes, sea),
        bounds(sea),
        _queue(sea),
        sights(sea),
        _dark(sea),
    )


def _dark(sea: Sea) -> float:
    """BB-2.6 Night falls after the last turn; dusk comes in the two before it. It only looks so: no rule asks for it."""
    left = sea.turns - sea.turn
    return 1.0 if sea.phase == "night" else 0.6 if left <= 0 else 0.3 if left == 1 and sea.turns > DUSK else 0.0


def _acting(sea: Sea) -> str:
    """The ship whose place has come; while a squadron is declared, the first of its line."""
    first = sea.agenda[0] if sea.agenda else None
    if isinstance(first, Declare):
        return sea.squadrons[first.squadron].ships[0]
    return sea.acting if sea.acting in sea.ships and not sea.ships[sea.acting].gone else ""


def _wind(sea: Sea) -> Wind:
    """2.5 The rose with its twelve directions and four attitudes, at the middle of the table (BB-2.4)."""
    rule = sea.charts.attitude
    irons, close, reach = rule.close.theta[0], rule.reach.theta[0], rule.reach.theta[1]
    # on a line a heading takes the attitude with more unit moves: that is told first
    parts = (
        Bearing("attitude-reach", (close, reach), "good"),
        Bearing("attitude-reach", (-reach, -close), "good"),
        Bearing("attitude-run", (reach, 360.0 - reach), "info"),
        Bearing("attitude-close", (irons, close), "warn"),
        Bearing("attitude-close", (-close, -irons), "warn"),
        Bearing("attitude-irons", (-irons, irons), "bad"),
    )
    left, low, right, high = sea.setting.scenario.table or (0, 0, sea.charts.entry.width, sea.charts.entry.height)
    middle = ((left + right) / 2, -(low + high) / 2)
    return Wind(float((sea.wind + 90) % 360), Message("good-breeze"), 12, parts, middle)


def _queue(sea: Sea) -> Queue | None:
    """BB-6.1, BB-8.1 The order along the wind in which ships move and fire; those who have done so first."""
    if sea.phase == "move":
        frame = next((frame for frame in sea.agenda if isinstance(frame, Movement)), None)
        if frame is None:
            return None
        units = frame.units
        waiting = [name for unit in units for name in _members(sea, unit) if not sea.ships[name].gone]
    elif sea.phase == "fire":
        waiting = [frame.ship for frame in sea.agenda if isinstance(frame, FirePlace)]
    else:
        return None
    acting = sea.acting if sea.acting in sea.ships and sea.acting not in waiting else ""
    line = [name for squadron in sea.squadrons.values() if acting in squadron.line for name in squadron.line]
    now = [acting, *(name for name in line if name != acting and sea.phase == "move")] if acting else []
    now = [name for name in now if not sea.ships[name].gone and name not in waiting]
    done = [name for name in sea.along_the_wind() if name not in waiting and name not in now]
    return Queue(Message(f"queue-{sea.phase}"), (*done, *now, *waiting), tuple(done))


def _members(sea: Sea, unit: str) -> tuple[str, ...]:
    """The ships of a place in the order of movement: one, or a whole line."""
    squadron = sea.squadrons.get(unit.removeprefix(SQUADRON)) if unit.startswith(SQUADRON) else None
    return (unit,) if squadron is None else squadron.line


def _groups(sea: Sea) -> tuple[Group, ...]:
    """BB-7.1 The squadrons, and how each moves this turn."""
    return tuple(
        Group(
            squadron.id,
            squadron.side,
            Message("group", {"name": sea.label(squadron.id)}),
            flagship=squadron.ships[0],
            ships=squadron.ships,
            rows=(Row(Message("sheet-order-label"), Message(f"order-{squadron.order}")),),
            standing=standings(sea, squadron.id, squadron.side),
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


COUNTED = attrgetter("owner", "controller", "flag", "anchored", "gone")
"""Values of a ship that are shown elsewhere than on its own sheet."""


def _sides(sea: Sea) -> tuple[Side, ...]:
    return tuple([_side(sea, side) for side in sea.setting.sides])


def _side(sea: Sea, side: str) -> Side:
    """BB-3.1 Ships in hand, and those it began with."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    fit = [ship for ship in own if not ship.gone and not ship.flag]
    prizes = [ship for ship in sea.fleet(side) if ship.prize]
    rows = [Row(Message("sheet-prizes-label"), Message("sheet-value", {"value": len(prizes)}))] if prizes else []
    aim = sea.setting.scenario.sides[side].aim
    if aim.en:
        rows.append(Row(Message("sheet-aim-label"), spoken(aim)))
    gauges = (Gauge("ships", len(fit), len(own)),)
    return Side(side, sea.label(side), gauges, tuple(rows), (*standing_orders.standings(sea, side), *standings(sea, side, side)))


class Berth(NamedTuple):
    """Where a ship belongs, and what her squadron has been told."""

    squadron: str
    standing: tuple[Standing, ...]


NOWHERE = Berth("", ())


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    """Every ship; one that is the same is not drawn anew while squadrons, links and the wind are the same."""
    berths = sea.setting.draw("berths", (sea.squadrons,), _berths, sea)
    return draw_each(sea.setting, "pieces", sea.ships, (berths, sea.links, sea.wind), _piece, sea, berths)


def _berths(sea: Sea) -> dict[str, Berth]:
    told = {one.id: Berth(one.id, standings(sea, one.id, one.side)) for one in sea.squadrons.values()}
    return {name: told[one.id] for one in sea.squadrons.values() for name in one.ships}


def _piece(sea: Sea, berths: dict[str, Berth], ship: Ship) -> Piece:
    berth, kind = berths.get(ship.id, NOWHERE), sea.kind(ship.id)
    card = sea.setting.draw(("card", ship.id), (SHOWN(ship), sea.links), _card, sea, ship)
    return Piece(
        ship.id,
        ship.controller or ship.owner,
        sea.label(ship.id),
        card.drawn,
        world(ship.pose),
        float(kind.length),
        float(kind.width),
        gauges=card.gauges,
        badges=card.badges,
        marks=card.marks,
        group=berth.squadron,
        gone=bool(ship.gone),
        standing=() if ship.gone else berth.standing,
        sheet=card.rows if ship.gone else card.rows + rows_of(sailing(sea, ship)),
        record=card.record,
    )


SHOWN = attrgetter(
    "owner", "controller", "type", "bordee", "abordage", "hull", "masts", "fires", "rudder", "captains", "leaks", "impeded",
    "wreck_port", "wreck_starboard", "fired_once", "flag", "flagship", "anchored", "missed_stays", "gone",
)  # fmt: skip
"""Values that a ship's picture is made from, without its place and its sailing."""


class Card(NamedTuple):
    """A ship as far as it does not matter where she lies."""

    drawn: str
    gauges: tuple[Gauge, ...]
    badges: tuple[Badge, ...]
    marks: tuple[str, ...]
    rows: tuple[Row, ...]
    record: tuple[Track, ...]


def _card(sea: Sea, ship: Ship) -> Card:
    kind = sea.kind(ship.id)
    gauges = (
        Gauge("bordee", ship.bordee, kind.bordee),
        Gauge("abordage", ship.abordage, kind.abordage),
        Gauge("mats", kind.mats - ship.masts // sea.charts.sheet.mats_per, kind.mats),
    )
    badges = tuple(_badges(sea, ship))
    return Card(f"line-{ship.type}", gauges, badges, marks(sea, ship), rows_of(class_rows(kind)), record(sea, ship))


def _badges(sea: Sea, ship: Ship) -> list[Badge]:
    """3.3 The markers beside the base."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad")]
    kinds = {link.kind for link in sea.links_of(ship.id)}
    shown: tuple[tuple[str, object, Tone, dict[str, object]], ...] = (
        ("badge-retreat", ship.flag == "retreat", "warn", {}),
        ("badge-rout", ship.flag == "rout", "bad", {}),
        ("badge-struck", ship.struck and not ship.controller, "bad", {}),
        ("badge-prize", ship.prize, "info", {}),
        ("badge-fire", ship.fires, "bad", {"count": ship.fires}),
        ("badge-leak", ship.leaks, "bad", {"count": len(ship.leaks), "turn": max(sea.turn, min(ship.leaks, default=0))}),
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
