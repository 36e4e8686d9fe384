"""Legal moves: modes and allowances, letters and their costs, hexes that may be entered (TF-3.1 to TF-3.8, TF-9.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ....common.hulls import FORWARD, PIVOTS, TURNS, around, entered, moved
from ....common.sea.waters import edges_over
from ....common.state import WRECK
from ...pieces import Mode, Move, Ship
from ...state import Sea
from ..values import backing, cruising, full_velocity, lies, under_sail

MODES: tuple[Mode, ...] = ("cruise", "full", "back", "sail", "tow", "hold")
LETTERS = ("A", "L", "R", "B", "PL", "PR")
TOW_MOVES, TOW_TURNS = 2, 1
"""TF-S5 What a tow allows in a turn."""
Bar = tuple[str, str]
"""A rule and the words that say what it forbids."""


def move_bar(sea: Sea, ship: Ship) -> Bar | None:
    """TF-3.7 Why a ship does not move at all this turn."""
    if ship.mode:
        return "TF-3.1", "no-moved"
    if ship.links:
        return "TF-3.7", "no-move-grappled"
    if ship.rammed:
        return "TF-3.7", "no-move-pinned"
    if ship.wrecked:
        return "TF-9.4", "no-wrecked"
    if sea.setting.scenario.ships[ship.id].holds_until > sea.turn:
        return "TF-S4", "no-move-holds"
    return None


def mode_bar(sea: Sea, ship: Ship, mode: str) -> Bar | None:
    """TF-3.1 Why a ship may not move in a mode."""
    if mode == "hold":
        return None
    if mode == "tow":
        return tow_bar(sea, ship)
    if mode == "sail":
        return sail_bar(sea, ship)
    if not sea.setting.types[ship.type].fv:
        return "TF-3.2", "no-oars"
    if mode == "cruise":
        return None
    if mode not in MODES:
        return "TF-3.1", "no-mode"
    if ship.state != "sound":
        return "TF-3.8", "no-mode-immobilised"
    if ship.rig:
        return "TF-6.3", "no-mode-rigged"
    if mode == "full":
        if ship.prize:
            return "TF-5.5", "no-full-prize"
        if ship.fatigued:
            return "TF-3.9", "no-full-fatigued"
    return None


def tow_bar(sea: Sea, ship: Ship) -> Bar | None:
    """TF-S5 A towed ship needs a warship of its side beside it that is not immobilised."""
    if not sea.setting.scenario.ships[ship.id].towed or ship.side != ship.owner:
        return "TF-S5", "no-tow"
    occupied, ships = sea.occupied, sea.ships
    beside = (ships.get(occupied.get(at, "")) for at in around(ship.bow, ship.h))
    if any(tug is not None and tug.side == ship.side and not tug.immobilised and sea.kind(tug).fv for tug in beside):
        return None
    return "TF-S5", "no-tug"


def sail_bar(sea: Sea, ship: Ship) -> Bar | None:
    """TF-6.2 Sailing needs the rule, wind, and a rig that is up; an oarless ship may also use its move to set one."""
    if not sea.on("fleet_sail"):
        return "TF-6.1", "no-sails"
    if lies(sea, ship) is None:
        return "TF-6.2", "no-wind"
    oarless = not sea.setting.types[ship.type].fv
    if ship.immobilised and not oarless:
        return "TF-3.8", "no-mode-immobilised"
    return None if ship.rig or oarless else ("TF-6.2", "no-rig")


def allowance(sea: Sea, ship: Ship, mode: str) -> int:
    """TF-3.1 The movement points of a mode."""
    match mode:
        case "cruise":
            points = cruising(sea, ship)
            if ship.rig and lies(sea, ship) == "D":  # TF-6.3
                points = max(0, points - sea.setting.charts.sailing.row_ahead)
            return points
        case "full":
            return full_velocity(sea, ship)
        case "back":
            return backing(sea, ship)
        case "sail":
            return under_sail(sea, ship)
        case "tow":
            return TOW_MOVES
    return 0


def letters(sea: Sea, ship: Ship, move: Move) -> tuple[str, ...]:
    """The moves a ship may make now."""
    match move.mode:
        case "cruise":
            tried: tuple[str, ...] = ("A", "L", "R", "PL", "PR")
        case "back":
            tried = ("B",)
        case "sail":
            tried = LETTERS
        case _:
            tried = FORWARD
    return tuple(letter for letter in tried if letter_bar(sea, ship, move, letter) is None)


def letter_bar(sea: Sea, ship: Ship, move: Move, letter: str) -> Bar | None:
    """Why a ship may not make a move: its mode, its points, its handiness, or what lies in the hex it would enter."""
    pivot = letter in PIVOTS
    bar = _pivot_bar(sea, ship, move) if pivot else _way_bar(move, letter)
    if bar is not None:
        return bar
    if letter in TURNS and move.tokens:
        if move.mode == "tow" and sum(token in TURNS for token in move.tokens) >= TOW_TURNS:
            return "TF-S5", "no-tow-turn"
        if sea.setting.options["handy"] and unhandy(sea, ship, move):
            return "TF-9.1", "no-handy"
    there = entered(ship.bow, ship.h, letter)
    if there not in sea.setting.waters.open:
        return _shore_bar(sea, ship, letter, there)
    held = sea.occupied.get(there)
    if held is None or held == ship.id:
        return None
    return _contact_bar(sea, ship, letter, held)


def _way_bar(move: Move, letter: str) -> Bar | None:
    """TF-3.2, TF-3.3 The letters of a mode, at one point each."""
    if (letter == "B") != (move.mode == "back"):
        return "TF-3.3", "no-back-mixed"
    return None if move.left >= 1 else ("TF-3.2", "no-points")


def _pivot_bar(sea: Sea, ship: Ship, move: Move) -> Bar | None:
    """TF-3.4 A pivot: at cruise, once, for two points or for a whole allowance of one. TF-6.4 Falling off."""
    if move.mode == "sail":
        irons = not move.allowance and not move.tokens and not move.trimmed and ship.rig
        return None if irons and not sea.kind(ship).fv else ("TF-6.4", "no-fall-off")
    if move.mode != "cruise":
        return "TF-3.4", "no-pivot-mode"
    if ship.rig:
        return "TF-6.3", "no-mode-rigged"
    if any(token in PIVOTS for token in move.tokens):
        return "TF-3.4", "no-pivot-twice"
    return None if move.left >= pivot_cost(sea, move) else ("TF-3.4", "no-pivot-points")


def pivot_cost(sea: Sea, move: Move) -> int:
    """TF-3.4 Two points; the whole of an allowance of one; TF-6.4 nothing for a ship that falls off."""
    if move.mode == "sail":
        return 0
    cost = sea.setting.charts.fleet_movement.pivot
    return 1 if move.allowance == 1 and not move.tokens else cost


def advanced(sea: Sea, ship: Ship, move: Move, letter: str) -> tuple[Ship, Move]:
    """A ship and its move after a letter that meets nobody; TF-6.2: under sail no more is left than the new heading gives."""
    bow, h = moved(ship.bow, ship.h, letter)
    cost = pivot_cost(sea, move) if letter in PIVOTS else 1
    shifted = replace(ship, bow=bow, h=h)
    by_oar = 0 if move.mode in ("sail", "tow") else cost
    left = move.left - cost
    if move.mode == "sail":
        left = 0 if letter in PIVOTS else min(left, under_sail(sea, shifted))
    return shifted, replace(move, left=left, spent=move.spent + by_oar, tokens=(*move.tokens, letter))


def unhandy(sea: Sea, ship: Ship, move: Move) -> bool:
    """TF-9.1, TS-3.6 Whether too few straight moves lie between the last turn and the next."""
    table, size = sea.setting.charts.handiness, sea.kind(ship).size
    needed = table.large if size >= table.large_from else table.medium if size >= table.medium_from else 0
    straight = 0
    for token in reversed(move.tokens):
        if token in TURNS:
            return straight < needed
        straight += token == "A"
    return False


def way_out(sea: Sea, side: str, there: tuple[int, int]) -> bool:
    """TF-3.5 Whether a hex off the map lies over an edge that is open to a side."""
    scenario = sea.setting.scenario
    if sea.turn < scenario.open_from_turn:
        return False
    mine = sea.setting.ways_out[side]
    return bool(mine) and any(edge in mine for edge in edges_over(sea.setting.waters, there))


def _shore_bar(sea: Sea, ship: Ship, letter: str, there: tuple[int, int]) -> Bar | None:
    """TF-3.5 Land, or beyond the edge of the map."""
    if there in sea.setting.waters.land:
        return ("TF-3.4", "no-pivot-land") if letter in PIVOTS else ("TF-3.5", "no-land")
    if letter in PIVOTS:
        return "TF-3.4", "no-pivot-edge"
    return None if way_out(sea, ship.side, there) else ("TF-3.5", "no-edge")


def _contact_bar(sea: Sea, ship: Ship, letter: str, held: str) -> Bar | None:
    """TF-3.5, TF-3.6 What lies in the hex: a wreck, a friend, or an enemy to be rammed by those who can."""
    if held.startswith(WRECK):
        return "TF-3.5", "no-wreck"
    if sea.ships[held].side == ship.side:
        return "TF-3.5", "no-friend-hull"
    if letter not in FORWARD:
        return "TF-3.6", "no-contact-so"
    if ship.prize:
        return "TF-5.5", "no-ram-prize"
    return None if sea.setting.types[ship.type].ram else ("TF-3.6", "no-ram")
