"""The board, the counters and the place in the sequence of play; nothing is hidden in the Fleet Game."""

from __future__ import annotations

from naumachia.kernel import Message, spoken
from naumachia.kernel.picture import Badge, Piece, Scene, Side, Tone
from naumachia.kernel.record_sheet import Gauge, Row, rows_of
from naumachia.kernel.standing import standings

from ...common.picture import BEAM, DRAWN, LENGTH, lies_at, links, placing, side_rows, where_it_lies, wind
from ..pieces import Ship
from ..rules.values import cruising, factor, full_velocity, lies, whole_factor
from ..rules.victory import fights_on, points
from ..state import Sea


def acting_ship(sea: Sea) -> str:
    """The ship whose act is being played."""
    if sea.move is not None:
        return sea.move.ship
    frame = sea.agenda[0] if sea.agenda else None
    found = getattr(frame, "ship", "")
    return found if isinstance(found, str) else ""


def scene(sea: Sea, seat: str | None) -> Scene:
    """The board, the counters and the place in the sequence of play."""
    setting = sea.setting
    where = [Message("where-turn", {"turn": sea.turn, "turns": setting.scenario.turns}), Message(f"where-{_phase(sea)}")]
    acting = acting_ship(sea)
    if acting:
        where.append(sea.label(acting))
    blowing = wind(setting.scenario.wind, setting.scenario.wind_dir, Message("wind-blows"))
    sides = tuple(_side(sea, side) for side in setting.sides)
    return Scene(_pieces(sea), sides, tuple(where), acting, links(sea), wind=blowing)


def _phase(sea: Sea) -> str:
    return "deployment" if placing(sea) else "initiative" if sea.phase == "turn" else sea.phase


def _side(sea: Sea, side: str) -> Side:
    """Ships that fight on, and the points so far."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    gauges = (Gauge("ships", sum(map(fights_on, own)), len(own)),)
    return Side(side, sea.label(side), gauges, side_rows(sea, side, points(sea, side)), standings(sea, side))


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    """Every ship; one that is the same is not drawn anew within a turn, unless its wreck has changed."""
    draw, turn, wrecks = sea.setting.draw, sea.turn, sea.wrecks
    return tuple([draw(ship.id, (ship, wrecks.get(ship.id), turn), _piece, sea, ship) for ship in sea.ships.values()])


def _piece(sea: Sea, ship: Ship) -> Piece:
    kind = sea.kind(ship)
    most = max(whole_factor(sea, ship), factor(sea, ship))
    gauges = (Gauge("factor", factor(sea, ship), most), Gauge("velocity", full_velocity(sea, ship), max(kind.fv, 1)))
    return Piece(
        ship.id,
        sea.other(ship.side) if ship.gone == "burnt" else ship.side,  # it burnt before it was manned
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        lies_at(sea, ship),
        LENGTH,
        BEAM,
        () if ship.gone else ship.hexes,
        gauges,
        tuple(_badges(ship)),
        _sheet(sea, ship),
        tuple(_marks(sea, ship)),
        gone=bool(ship.gone),
    )


def _marks(sea: Sea, ship: Ship) -> list[str]:
    """Drawn states; of a ship lost, its remains: with TF-7.1 only while they float."""
    if ship.gone:
        floats = ship.id in sea.wrecks if sea.on("fleet_wrecks") else ship.gone in ("sunk", "ashore")
        return ["wreck"] if floats else ["burnt"] if ship.gone == "burnt" else []
    shown = (
        ("list", ship.state == "permanent" or ship.wrecked),
        ("battered", ship.immobilised),
        ("sail", bool(ship.rig)),
        ("still", ship.immobilised or bool(ship.links) or ship.wrecked),
        ("towers", "tower" in ship.equipment),
    )
    return [name for name, on in shown if on]


def _badges(ship: Ship) -> list[Badge]:
    """TF-1.2 The markers."""
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad" if ship.gone in ("sunk", "ashore", "burnt") else "info")]
    shown: tuple[tuple[str, bool, Tone], ...] = (
        ("badge-wrecked", ship.wrecked, "bad"),
        ("badge-immobilised", ship.state == "immobilised", "bad"),
        ("badge-bf_back", ship.state == "bf_back", "warn"),
        ("badge-permanent", ship.state == "permanent", "bad"),
        ("badge-prize", ship.prize and ship.side != ship.owner, "info"),
        ("badge-retaken", ship.prize and ship.side == ship.owner, "info"),
        ("badge-fatigued", ship.fatigued, "warn"),
        ("badge-grappled", bool(ship.links), "warn"),
        ("badge-pinned", ship.rammed, "warn"),
        ("badge-sail", ship.rig == "sail", "info"),
        ("badge-mainsail", ship.rig == "mainsail", "info"),
        ("badge-moved", bool(ship.mode), "info"),
    )
    return [Badge(key, tone) for key, on, tone in shown if on]


def _sheet(sea: Sea, ship: Ship) -> tuple[Row, ...]:
    """The counter in words: nothing more is needed in this game."""
    kind = sea.kind(ship)
    rows = [
        ("type", spoken(kind.name)),
        ("size", Message("sheet-value", {"value": kind.size})),
        ("speed", Message("sheet-speed", {"cruise": cruising(sea, ship), "fv": full_velocity(sea, ship)})),
        ("factor", Message("sheet-factor", {"value": factor(sea, ship), "whole": whole_factor(sea, ship)})),
        ("crew", Message("sheet-crew", {"crew": ship.crew})),
        ("ram", Message("sheet-ram", {"ram": int(kind.ram and not ship.prize)})),
        ("state", Message("sheet-state", {"state": ship.state})),
        ("price", Message("sheet-value", {"value": sea.setting.prices[ship.id]})),
    ]
    if not ship.gone:
        rows.append(("place", where_it_lies(ship)))
    if ship.equipment:
        kit = tuple(Message(f"kit-{item}") for item in ship.equipment)
        rows.append(("equipment", Message("sheet-list", {"items": kit})))
    if ship.infantry:
        rows.append(("infantry", Message("sheet-value", {"value": ship.infantry})))
    if sea.on("fleet_sail") and not ship.gone and (how := lies(sea, ship)) is not None:
        rows.append(("rig", Message("sheet-rig", {"rig": ship.rig or "none", "main": int(ship.mainsail), "attitude": how})))
    return rows_of(rows)
