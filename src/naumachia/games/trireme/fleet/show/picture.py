"""The board, the counters and the place in the sequence of play; nothing is hidden in the Fleet Game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from naumachia.geometry.hexes import FLAT, Hex
from naumachia.kernel import Message
from naumachia.kernel.picture import Badge, Board, Cell, Gauge, Link, Piece, Pose, Row, Scene, Side, Tone, Wind
from naumachia.kernel.words import Outcome

from ...common.hulls import LAYOUT, pose
from ...common.waters import row_of, whole
from ...common.wind import blows
from ..pieces import Ship
from ..rules.values import cruising, factor, full_velocity, lies, whole_factor
from ..rules.victory import fights_on, points
from ..setup.start import spoken
from ..state import Sea

LENGTH, BEAM = 64.0, 14.0
DRAWN = {
    "lembos": "lembus", "liburnian": "liburnian", "bireme": "bireme", "trireme": "trireme", "cataphract_trireme": "trireme",
    "quadrireme": "quadrireme", "quinquereme": "penteres", "hexeres": "hexeres", "septireme": "hepteres", "octere": "okteres",
    "ennere": "okteres", "decere": "dekeres", "hendecere": "dekeres", "hexadecere": "dekeres", "saxon": "lembus",
    "merchant_small": "transport", "merchant_large": "transport", "venetan_small": "transport", "venetan_large": "transport",
}  # fmt: skip
"""What the hull of a type looks like."""
ACTORS = ("ship", "target", "prize")


def seats(sea: Sea) -> dict[str, str]:
    """One seat a side."""
    return {side: side for side in sea.setting.sides}


def seat_labels(sea: Sea) -> dict[str, Message]:
    """Seats go by the names of their sides."""
    return {side: sea.label(side) for side in sea.setting.sides}


def outcome(sea: Sea) -> Outcome | None:
    """How the match ended."""
    return None if sea.result is None else replace(sea.result, args=sea.spoken(sea.result.args))


def board(sea: Sea) -> Board:
    """The map: flat-topped hexes, sea, reefs and land, numbered by column and row."""
    waters = sea.setting.waters
    cells = [_cell(at, _ground(sea, at)) for at in whole(waters.columns, waters.rows)]
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    bounds = (min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20)
    return Board("hexes", bounds, LAYOUT.size, flat=True, cells=tuple(cells))


def _ground(sea: Sea, at: Hex) -> str:
    if at in sea.setting.waters.land:
        return "land"
    return "reef" if at in sea.setting.waters.reef else "sea"


def _cell(at: Hex, ground: str) -> Cell:
    return Cell(*at, *LAYOUT.centre(at), ground, f"{at[0]:02d}{row_of(at):02d}")


def place(sea: Sea, ship: str, where: Any) -> Pose:
    """A place of an event's path, as drawn."""
    bow, h = where
    return pose(tuple(bow), h)


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
    wind = None
    if blows(setting.scenario.wind):
        wind = Wind(LAYOUT.heading(FLAT, setting.scenario.wind_dir), Message("wind-blows"))
    pieces = _pieces(sea)
    return Scene(pieces, tuple(_side(sea, side) for side in setting.sides), tuple(where), acting, _links(sea), wind=wind)


def _phase(sea: Sea) -> str:
    waiting = any(ship.gone == "waiting" for ship in sea.ships.values())
    return "deployment" if waiting else "initiative" if sea.phase == "turn" else sea.phase


def _links(sea: Sea) -> tuple[Link, ...]:
    return tuple(Link(ship.id, other, "grapple") for ship in sea.ships.values() for other in ship.links if ship.id < other)


def _side(sea: Sea, side: str) -> Side:
    """Ships that fight on, and the points so far."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    score = points(sea, side)
    gauges = (Gauge("ships", sum(map(fights_on, own)), len(own)),)
    rows = [Row(Message("sheet-points-label"), Message("sheet-points", {"points": score}))]
    aim = sea.setting.scenario.sides[side].aim
    if aim.en:
        rows.append(Row(Message("sheet-aim-label"), spoken(aim)))
    return Side(side, sea.label(side), gauges, tuple(rows))


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    """Every ship; one that is the same is not drawn anew within a turn, unless its wreck has changed."""
    turn, drawn = sea.setting.memo.get("drawn", (0, {}))
    if turn != sea.turn:
        drawn = {}
        sea.setting.memo["drawn"] = sea.turn, drawn
    found = []
    for ship in sea.ships.values():
        wreck = sea.wrecks.get(ship.id)
        known = drawn.get(id(ship))
        if known is None or known[0] is not ship or known[1] != wreck:
            known = drawn[id(ship)] = ship, wreck, _piece(sea, ship)
        found.append(known[2])
    return tuple(found)


def _piece(sea: Sea, ship: Ship) -> Piece:
    kind = sea.kind(ship)
    most = max(whole_factor(sea, ship), factor(sea, ship))
    gauges = (Gauge("factor", factor(sea, ship), most), Gauge("velocity", full_velocity(sea, ship), max(kind.fv, 1)))
    return Piece(
        ship.id,
        sea.other(ship.side) if ship.gone == "burnt" else ship.side,  # it burnt before it was manned
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        _lies_at(sea, ship),
        LENGTH,
        BEAM,
        () if ship.gone else ship.hexes,
        gauges,
        tuple(_badges(ship)),
        _sheet(sea, ship),
        tuple(_marks(sea, ship)),
        gone=bool(ship.gone),
    )


def _lies_at(sea: Sea, ship: Ship) -> Pose:
    """Where a ship lies, or its wreck, which may have drifted."""
    wreck = sea.wrecks.get(ship.id)
    return pose(ship.bow, ship.h) if wreck is None else pose(wreck.bow, wreck.h)


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
        column, row = ship.bow[0], row_of(ship.bow)
        rows.append(("place", Message("sheet-place", {"hex": f"{column:02d}{row:02d}", "h": ship.h})))
    if ship.equipment:
        kit = tuple(Message(f"kit-{item}") for item in ship.equipment)
        rows.append(("equipment", Message("sheet-list", {"items": kit})))
    if ship.infantry:
        rows.append(("infantry", Message("sheet-value", {"value": ship.infantry})))
    if sea.on("fleet_sail") and not ship.gone and (how := lies(sea, ship)) is not None:
        rows.append(("rig", Message("sheet-rig", {"rig": ship.rig or "none", "main": int(ship.mainsail), "attitude": how})))
    return tuple(Row(Message(f"sheet-{key}-label"), value) for key, value in rows)
