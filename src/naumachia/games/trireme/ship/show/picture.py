"""What is seen of the Ship Game: the board, the ships, and their record sheets."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import Message, spoken
from naumachia.kernel.picture import Badge, Piece, Scene, Side, Tone
from naumachia.kernel.record_sheet import Gauge, Row, rows_of
from naumachia.kernel.standing import standings

from ...common.picture import BEAM, DRAWN, LENGTH, lies_at, links, placing, side_rows, where_it_lies, wind
from ...common.wind import attitude, blows
from ..pieces import KINDS, OARSMEN, Men, Ship
from ..rules.contacts import tide
from ..rules.orders import written
from ..rules.values import boarding_factor, cruising, full_velocity, oarsmen
from ..rules.victory import fights_on, points
from ..state import Sea
from .record import record


def acting_ship(sea: Sea) -> str:
    """The ship whose question or dice are on the table."""
    found = getattr(sea.agenda[0] if sea.agenda else None, "ship", "")
    return found if isinstance(found, str) else ""


def scene(sea: Sea, seat: str | None) -> Scene:
    """The board, the ships and the place in the sequence of play; a seat sees its own sealed orders on its sheets."""
    sealed = (sea.sealed or {}).get(seat or "", ()) if sea.phase == "orders" else ()
    if sealed:
        return _scene(sea, dict(sealed))
    about = sea.ships, sea.phase, acting_ship(sea), sea.turn, sea.step, sea.wind, sea.wind_dir, sea.wrecks, sea.standing
    return sea.setting.draw("scene", about, _scene, sea, {})  # who has handed in nothing sees what everybody does


def _scene(sea: Sea, sealed: dict[str, str]) -> Scene:
    setting = sea.setting
    where = [
        Message("where-turn", {"turn": sea.turn, "turns": setting.scenario.turns}),
        Message("where-deployment" if placing(sea) else f"where-{sea.phase}"),
    ]
    if sea.step:
        where.append(Message("where-step", {"step": sea.step}))
    sides = tuple([setting.draw(side, (sea.ships, sea.standing), _side, sea, side) for side in setting.sides])
    blowing = wind(sea.wind, sea.wind_dir, Message("wind-force", {"force": sea.wind}))
    return Scene(_pieces(sea, sealed), sides, tuple(where), acting_ship(sea), links(sea), wind=blowing)


def _pieces(sea: Sea, sealed: dict[str, str]) -> tuple[Piece, ...]:
    """Every ship; one that is the same is not drawn anew, unless its wreck, the weather or the step has changed."""
    draw, wrecks, found = sea.setting.draw, sea.wrecks, []
    weather = sea.step, sea.wind, sea.wind_dir, tide(sea) if sea.on("reefs") else ""
    for ship in sea.ships.values():
        order = sealed.get(ship.id)
        name = ship.id, order is not None
        found.append(draw(name, (ship, order, wrecks.get(ship.id), weather), _piece, sea, ship, order))
    return tuple(found)


def _side(sea: Sea, side: str) -> Side:
    """Ships that fight on, and the points so far."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    gauges = (Gauge("ships", sum(map(fights_on, own)), len(own)),)
    return Side(side, sea.label(side), gauges, side_rows(sea, side, points(sea, side)), standings(sea, side))


def _piece(sea: Sea, ship: Ship, order: str | None) -> Piece:
    return Piece(
        ship.id,
        ship.side,
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        lies_at(sea, ship),
        LENGTH,
        BEAM,
        () if ship.gone else ship.hexes,
        _gauges(sea, ship),
        tuple(_badges(sea, ship)),
        _sheet(sea, ship, order),
        tuple(_marks(sea, ship)),
        gone=bool(ship.gone),
        record=record(sea, ship, order),
    )


def _gauges(sea: Sea, ship: Ship) -> tuple[Gauge, ...]:
    """The boxes of the log sheet: men, oarsmen, speed, breath."""
    kind, berth = sea.kind(ship), sea.setting.scenario.ships[ship.id]
    boxes = int(getattr(sea.charts.endurance.boxes, ship.crew))
    found = [Gauge("men", ship.men.total, max(berth.men.total, ship.men.total, 1))]
    if kind.fv:
        found.append(Gauge("velocity", full_velocity(sea, ship), kind.fv))
        found.append(Gauge("oarsmen", oarsmen(ship), max(kind.oars, oarsmen(ship), 1)))
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
    shown: tuple[tuple[str, bool, Tone, dict[str, Any]], ...] = (
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


def _men(men: Men) -> dict[str, int]:
    return {kind: men.of(kind) for kind in KINDS}


def _sheet(sea: Sea, ship: Ship, order: str | None) -> tuple[Row, ...]:
    """TS-1.1 The log sheet in words."""
    kind = sea.kind(ship)
    rows = [
        ("type", spoken(kind.name)),
        ("size", Message("sheet-size", {"value": kind.size, "deck": kind.deck})),
        ("crew", Message("sheet-crew", {"crew": "beginner" if ship.status == "captured" else ship.crew})),
        (
            "speed",
            Message("sheet-speed", {"cruise": cruising(sea, ship), "fv": full_velocity(sea, ship), "last": ship.last_speed}),
        ),
        ("breath", Message("sheet-breath", {"boxes": ship.boxes, "most": int(getattr(sea.charts.endurance.boxes, ship.crew))})),
        ("men", Message("sheet-men", {**_men(ship.men), OARSMEN: oarsmen(ship)})),
        ("factor", Message("sheet-value", {"value": boarding_factor(sea, ship)})),
        ("breaches", Message("sheet-value", {"value": ship.breaches})),
        ("status", Message("sheet-status", {"status": ship.status})),
        ("price", Message("sheet-value", {"value": sea.setting.prices[ship.id]})),
    ]
    if ship.equipment:
        rows.append(("equipment", Message("sheet-list", {"items": tuple(Message(f"kit-{item}") for item in ship.equipment)})))
    for side, men in (*ship.prisoners.items(), *((one, them) for one, them in ship.aboard.items() if one != ship.side)):
        held = "prisoners" if side in ship.prisoners and men is ship.prisoners[side] else "group"
        rows.append((held, Message("sheet-men-of", {"side": sea.label(side), **_men(men)})))
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
    return rows_of(rows)
