"""The board, the counters and the place in the sequence of play; nothing is hidden in the Fleet Game."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from naumachia.kernel import Message, spoken
from naumachia.kernel.orders.standing_orders import standings
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.shown.picture import Badge, Piece, Scene, Side, Tone
from naumachia.kernel.shown.record_sheet import Gauge, Row, rows_of

from ...common.picture import BEAM, DRAWN, LENGTH, Camps, lies_at, links, placing, side_rows, where_it_lies, wind
from ..pieces import Ship
from ..rules.values import cruising, factor, full_velocity, lies, whole_factor
from ..rules.victory import fights_on, points
from ..state import Sea

BLOWS = Message("wind-blows")


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
    counted = draw_each(setting, "counted", sea.ships, (), COUNTED)
    camps = setting.draw("camps", (counted, sea.defected, sea.standing), _camps, sea)
    phase = "deployment" if camps.placing else "initiative" if sea.phase == "turn" else sea.phase
    where = [Message("where-turn", {"turn": sea.turn, "turns": setting.scenario.turns}), Message(f"where-{phase}")]
    acting = acting_ship(sea)
    if acting:
        where.append(sea.label(acting))
    pieces = draw_each(setting, "pieces", sea.ships, sea.wrecks, _piece, sea)
    blowing = wind(setting.scenario.wind, setting.scenario.wind_dir, BLOWS)
    return Scene(pieces, camps.sides, tuple(where), acting, camps.links, wind=blowing)


COUNTED = attrgetter("owner", "side", "state", "gone", "wrecked", "links")
"""Values of a ship that are shown elsewhere than on its own counter."""


def _camps(sea: Sea) -> Camps:
    return Camps(tuple([_side(sea, side) for side in sea.setting.sides]), links(sea), placing(sea))


def _side(sea: Sea, side: str) -> Side:
    """Ships that fight on, and the points so far."""
    own = [ship for ship in sea.ships.values() if ship.owner == side]
    gauges = (Gauge("ships", sum(map(fights_on, own)), len(own)),)
    return Side(side, sea.label(side), gauges, side_rows(sea, side, points(sea, side)), standings(sea, side))


def _piece(sea: Sea, ship: Ship) -> Piece:
    card = sea.setting.draw(("card", ship.id), CARRIED(ship), _card, sea, ship)
    return Piece(
        ship.id,
        sea.other(ship.side) if ship.gone == "burnt" else ship.side,  # it burnt before it was manned
        sea.label(ship.id),
        DRAWN.get(ship.type, "galley"),
        lies_at(sea, ship),
        LENGTH,
        BEAM,
        () if ship.gone else ship.hexes,
        card.gauges,
        tuple(_badges(sea, ship)),
        card.rows + rows_of(_lying(sea, ship, card)),
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


def _badges(sea: Sea, ship: Ship) -> list[Badge]:
    """TF-1.2 The markers; they know their ship, whose gender some languages tell."""
    args = {"ship": sea.label(ship.id)}
    if ship.gone:
        return [Badge(f"badge-{ship.gone}", "bad" if ship.gone in ("sunk", "ashore", "burnt") else "info", args)]
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
    return [Badge(key, tone, args) for key, on, tone in shown if on]


CARRIED = attrgetter("crew", "state", "prize", "aboard", "given", "infantry", "equipment")
"""Values of a counter that change, apart from place and movement; all others are printed on it."""


class Card(NamedTuple):
    """A counter in words and as bars, as far as it does not matter where it lies."""

    gauges: tuple[Gauge, ...]
    rows: tuple[Row, ...]
    kit: tuple[tuple[str, Message], ...]


def _card(sea: Sea, ship: Ship) -> Card:
    """The counter in words: nothing more is needed in this game."""
    kind, now, whole, speed = sea.kind(ship), factor(sea, ship), whole_factor(sea, ship), full_velocity(sea, ship)
    gauges = Gauge("factor", now, max(whole, now)), Gauge("velocity", speed, max(kind.fv, 1))
    rows = (
        ("type", spoken(kind.name)),
        ("size", Message("sheet-value", {"value": kind.size})),
        ("speed", Message("sheet-speed", {"cruise": cruising(sea, ship), "fv": speed})),
        ("factor", Message("sheet-factor", {"value": now, "whole": whole})),
        ("crew", Message("sheet-crew", {"crew": ship.crew})),
        ("ram", Message("sheet-ram", {"ram": int(kind.ram and not ship.prize)})),
        ("state", Message("sheet-state", {"state": ship.state, "ship": sea.label(ship.id)})),
        ("price", Message("sheet-value", {"value": sea.setting.prices[ship.id]})),
    )
    kit = []
    if ship.equipment:
        items = tuple(Message(f"kit-{item}") for item in ship.equipment)
        kit.append(("equipment", Message("sheet-list", {"items": items})))
    if ship.infantry:
        kit.append(("infantry", Message("sheet-value", {"value": ship.infantry})))
    return Card(gauges, rows_of(rows), tuple(kit))


def _lying(sea: Sea, ship: Ship, card: Card) -> list[tuple[str, Message]]:
    """The place of a ship, what it carries, and how it lies to the wind."""
    rows = [*card.kit] if ship.gone else [("place", where_it_lies(ship)), *card.kit]
    if sea.on("fleet_sail") and not ship.gone and (how := lies(sea, ship)) is not None:
        rows.append(("rig", Message("sheet-rig", {"rig": ship.rig or "none", "main": int(ship.mainsail), "attitude": how})))
    return rows
