"""Picture of the Ship Game: the board, the ships, and their record sheets."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from msgspec.structs import replace

from naumachia.kernel import Message, spoken
from naumachia.kernel.orders.standing_orders import standings
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.shown.picture import Badge, Piece, Scene, Side, Tone
from naumachia.kernel.shown.record_sheet import Gauge, Row, Track, rows_of

from ...common.picture import BEAM, DRAWN, LENGTH, Camps, lies_at, links, placing, side_rows, where_it_lies, wind
from ...common.sea.wind import attitude, blows
from ..pieces import KINDS, OARSMEN, Men, Ship
from ..rules.combat.contacts import tide
from ..rules.combat.harm import told
from ..rules.movement.orders import written
from ..rules.values import boarding_factor, cruising, full_velocity, oarsmen
from ..rules.victory import fights_on, points
from ..state import Sea
from .record import kit, order_strip, record


def acting_ship(sea: Sea) -> str:
    """The ship whose question or dice are on the table."""
    found = getattr(sea.agenda[0] if sea.agenda else None, "ship", "")
    return found if isinstance(found, str) else ""


def scene(sea: Sea, seat: str | None) -> Scene:
    """The board, the ships and the place in the sequence of play; a seat sees its own sealed orders on its sheets."""
    setting = sea.setting
    about = sea.wrecks, sea.step, sea.wind, sea.wind_dir, tide(sea) if sea.on("reefs") else ""
    pieces = draw_each(setting, "pieces", sea.ships, about, _piece, sea)
    sealed = dict((sea.sealed or {}).get(seat or "", ())) if sea.phase == "orders" else {}
    if sealed:
        pieces = tuple([_ordered(sea, piece, sealed[piece.id]) if piece.id in sealed else piece for piece in pieces])
    counted = draw_each(setting, "counted", sea.ships, (), COUNTED)
    camps = setting.draw("camps", (counted, sea.standing), _camps, sea)
    acting = acting_ship(sea)
    told = pieces, camps, acting, sea.phase, sea.turn, sea.step, sea.wind, sea.wind_dir
    return setting.draw("sealed" if sealed else "scene", told, _scene, sea, pieces, camps, acting)


def _scene(sea: Sea, pieces: tuple[Piece, ...], camps: Camps, acting: str) -> Scene:
    """Drawn once for all who see the same: it is told once, too."""
    where = [
        Message("where-turn", {"turn": sea.turn, "turns": sea.setting.scenario.turns}),
        Message("where-deployment" if camps.placing else f"where-{sea.phase}"),
    ]
    if sea.step:
        where.append(Message("where-step", {"step": sea.step}))
    blowing = wind(sea.wind, sea.wind_dir, Message("wind-force", {"force": sea.wind}))
    return Scene(pieces, camps.sides, tuple(where), acting, camps.links, wind=blowing)


def _ordered(sea: Sea, piece: Piece, order: str) -> Piece:
    """A ship as its owner sees it, who has handed in an order for it: that stands on its sheets, all else is as others see it."""
    return sea.setting.draw(("sealed", piece.id), (piece, order), _with_order, sea, piece, order)


def _with_order(sea: Sea, piece: Piece, order: str) -> Piece:
    ship = sea.ships[piece.id]
    sheet, record = _sheets(sea, ship, _logged(sea, ship), order)
    return replace(piece, sheet=sheet, record=record)


COUNTED = attrgetter("owner", "side", "status", "gone", "gone_turn", "wrecked", "beached", "aboard", "links")
"""Values of a ship that are shown elsewhere than on its own log sheet."""


def _camps(sea: Sea) -> Camps:
    return Camps(tuple([_side(sea, side) for side in sea.setting.sides]), links(sea), placing(sea))


def _side(sea: Sea, side: str) -> Side:
    """Ships that fight on, and the points so far."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    gauges = (Gauge("ships", sum(map(fights_on, own)), len(own)),)
    return Side(side, sea.label(side), gauges, side_rows(sea, side, points(sea, side)), standings(sea, side))


def _piece(sea: Sea, ship: Ship) -> Piece:
    log = _logged(sea, ship)
    sheet, record = _sheets(sea, ship, log)
    return Piece(
        ship.id,
        ship.side,
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        lies_at(sea, ship),
        LENGTH,
        BEAM,
        () if ship.gone else ship.hexes,
        log.gauges,
        tuple(_badges(sea, ship)),
        sheet,
        tuple(_marks(sea, ship)),
        gone=bool(ship.gone),
        record=record,
    )


def _logged(sea: Sea, ship: Ship) -> Log:
    return sea.setting.draw(("log", ship.id), (LOGGED(ship), sea.wind), _log, sea, ship)


def _sheets(sea: Sea, ship: Ship, log: Log, order: str | None = None) -> tuple[tuple[Row, ...], tuple[Track, ...]]:
    """The log sheet in words and as it is drawn, with the order of this turn as far as it is known."""
    return log.rows + rows_of(_lying(sea, ship, order)), log.tracks + order_strip(sea, ship, order)


LOGGED = attrgetter(
    "side", "crew", "status", "aboard", "prisoners", "oars", "equipment", "fv_loss", "breaches", "boxes", "last_speed", "fire"
)
"""Values that a log sheet is made from: nothing of where a ship lies, or how it moves this turn."""


class Log(NamedTuple):
    """TS-1.1 A log sheet: as bars, in words, and as it is drawn."""

    gauges: tuple[Gauge, ...]
    rows: tuple[Row, ...]
    tracks: tuple[Track, ...]


def _log(sea: Sea, ship: Ship) -> Log:
    speed = full_velocity(sea, ship)
    return Log(_gauges(sea, ship, speed), rows_of(_sheet(sea, ship)), record(sea, ship, speed))


def _gauges(sea: Sea, ship: Ship, speed: int) -> tuple[Gauge, ...]:
    """The boxes of the log sheet: men, oarsmen, speed, breath."""
    kind, berth = sea.kind(ship), sea.setting.scenario.ships[ship.id]
    boxes = int(getattr(sea.charts.endurance.boxes, ship.crew))
    men, rowers = ship.men.total, oarsmen(ship)
    found = [Gauge("men", men, max(berth.men.total, men, 1))]
    if kind.fv:
        found.append(Gauge("velocity", speed, kind.fv))
        found.append(Gauge("oarsmen", rowers, max(kind.oars, rowers, 1)))
        if not sea.on("fleet_fatigue"):
            found.append(Gauge("breath", ship.boxes, max(boxes, ship.boxes)))
    return tuple(found)


def _marks(sea: Sea, ship: Ship) -> list[str]:
    """Drawn states; of a ship lost, its remains: with TS-15.5 only while they float."""
    if ship.gone:
        floats = ship.id in sea.wrecks if sea.on("wrecks") else True
        lost = {"sunk": "wreck", "burnt": "burnt"}.get(ship.gone)
        return [lost] if lost and floats else []
    shown = (
        ("list", ship.breaches > 0 or ship.wrecked),
        ("battered", ship.immobilised),
        ("sail", bool(ship.rig)),
        ("still", ship.immobilised or bool(ship.links) or ship.wrecked or bool(ship.beached) or not ship.afloat),
        ("towers", "tower" in ship.equipment),
        ("fire", ship.fire > 0),
        ("prize", ship.side != ship.owner),
    )
    return [name for name, on in shown if on]


def _badges(sea: Sea, ship: Ship) -> list[Badge]:
    """The markers on the counter."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad" if ship.gone in ("sunk", "burnt") else "info")]
    shown: tuple[tuple[str, bool, Tone, dict[str, object]], ...] = (
        ("badge-wrecked", ship.wrecked, "bad", {}),
        ("badge-beached", bool(ship.beached), "bad", {}),
        ("badge-surrendered", ship.status == "surrendered", "bad", {}),
        ("badge-derelict", ship.status == "derelict", "bad", {}),
        ("badge-captured", ship.status == "captured", "info", {}),
        ("badge-immobilised", ship.immobilised, "bad", {}),
        ("badge-breached", ship.breaches > 0, "warn", {"count": ship.breaches}),
        ("badge-fire", ship.fire > 0, "bad", {"level": ship.fire}),
        ("badge-fatigued", ship.fatigued, "warn", {}),
        ("badge-grappled", bool(ship.links), "warn", {}),
        ("badge-full", ship.full, "info", {}),
        ("badge-sail", ship.rig == "sail", "info", {}),
        ("badge-mainsail", ship.rig == "mainsail", "info", {}),
    )
    return [Badge(key, tone, args) for key, on, tone, args in shown if on]


def _men(men: Men, rowers: int = 0) -> tuple[Message, ...]:
    return told({kind: men.of(kind) for kind in KINDS} | {OARSMEN: rowers})


def _sheet(sea: Sea, ship: Ship) -> list[tuple[str, Message]]:
    """TS-1.1 The log sheet in words."""
    kind = sea.kind(ship)
    rows = [
        ("type", spoken(kind.name)),
        ("size", Message("sheet-size", {"value": kind.size, "deck": kind.deck})),
        ("crew", Message("sheet-crew", {"crew": "beginner" if ship.status == "captured" else ship.crew})),
        ("speed", Message("sheet-speed", {"cruise": cruising(sea, ship), "last": ship.last_speed})),
        ("men", Message("sheet-list", {"items": _men(ship.men, oarsmen(ship))})),
        ("factor", Message("sheet-value", {"value": boarding_factor(sea, ship)})),
        ("breaches", Message("sheet-value", {"value": ship.breaches})),
        ("status", Message("sheet-status", {"status": ship.status})),
        ("price", Message("sheet-value", {"value": sea.setting.prices[ship.id]})),
    ]
    if ship.equipment:
        rows.append(("equipment", Message("sheet-list", {"items": kit(ship.equipment)})))
    for side, men in (*ship.prisoners.items(), *((one, them) for one, them in ship.aboard.items() if one != ship.side)):
        held = "prisoners" if side in ship.prisoners and men is ship.prisoners[side] else "group"
        rows.append((held, Message("sheet-men-of", {"side": sea.label(side), "men": _men(men)})))
    return rows


def _lying(sea: Sea, ship: Ship, order: str | None) -> list[tuple[str, Message]]:
    """Return the lines of a sheet about this turn: the order, the place, and how wind and tide serve there."""
    rows = []
    if ship.plot:
        rows.append(("order", Message("sheet-order", {"order": written(ship).partition(": ")[2]})))
    elif order is not None:
        rows.append(("order", Message("sheet-order", {"order": order or "–"})))
    if not ship.gone:
        rows.append(("place", where_it_lies(ship)))
        if sea.on("sails") and blows(sea.wind):
            args = {"rig": ship.rig or "none", "main": int(ship.mainsail), "attitude": attitude(ship.h, sea.wind_dir)}
            rows.append(("rig", Message("sheet-rig", args)))
        if sea.on("reefs"):
            rows.append(("tide", Message("sheet-tide", {"tide": tide(sea)})))
    return rows
