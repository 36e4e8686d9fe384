"""Choices in the moves, their refusals and their pictures (TF-3): ships, modes, letters, several at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from naumachia.games.trireme.fleet.state import SideDecides
from naumachia.geometry.hexes import distance
from naumachia.kernel import Refusal
from naumachia.kernel.shown.picture import Option

from ....common.hulls import PIVOTS, SHIFTS, entered, hull_distance, moved, pose, struck_at
from ...comfort.same import ALL_SAME, LINE_SAME, ahead, can_strike, group_option, line_of, same_way, ways
from ...pieces import Mode, Move, Ship
from ...state import Sea
from ..combat.ram import answers, ram_chances
from ..parts import stranger_bar
from ..values import full_velocity
from .sailing import rig_bar, trims
from .steps import MODES, Bar, allowance, letter_bar, mode_bar, move_bar, pivot_cost


def tiring(sea: Sea, ship: Ship) -> tuple[int, ...]:
    """TF-3.9 The faces that tire a ship's crew."""
    found: tuple[int, ...] = getattr(sea.setting.charts.fatigue.fatigued, ship.crew)
    return found


def can_move(sea: Sea, ship: Ship) -> bool:
    """Whether a ship may be picked: nothing holds it, and it has a mode beside lying still."""
    return move_bar(sea, ship) is None and idle_bar(sea, ship) is None


def idle_bar(sea: Sea, ship: Ship) -> Bar | None:
    """Why a ship that nothing holds could only lie still."""
    if sea.setting.types[ship.type].fv:
        return None
    bars = [mode_bar(sea, ship, mode) for mode in ("sail", "tow")]
    return ("TF-3.2", "no-oars") if all(bars) else None


def modes(sea: Sea, ship: Ship) -> tuple[Mode, ...]:
    """TF-3.1 The modes open to a ship."""
    return tuple(mode for mode in MODES if mode_bar(sea, ship, mode) is None)


def rule_of(letter: str) -> str:
    """Return the rule of a letter."""
    return "TF-3.4" if letter in PIVOTS else "TF-3.3" if letter == "B" else "TF-3.2"


def letter_option(sea: Sea, name: str, letter: str) -> Option:
    """A letter as shown: the ghost of the hull, or the ship it would ram, or the way off the map."""
    ship = sea.ships[name]
    there = entered(ship.bow, ship.h, letter)
    held = sea.occupied.get(there)
    if held is not None and held != ship.id:
        target = sea.ships[held]
        where = struck_at(target.bow, target.h, there, SHIFTS[ship.h][letter].direction)
        full = sea.move is not None and sea.move.mode == "full"
        sunk, hurt = ram_chances(sea, ship, target, where, full)
        args = {"letter": letter, "target": sea.label(held), "where": where}
        args |= {
            "sunk": round(100 * sunk / 36),
            "hurt": round(100 * hurt / 36),
            "answered": int(where == "bow" and answers(sea, target)),
            "pins": int(move_bar(sea, target) is None),
        }
        return Option(letter, "do-ram", "TF-3.6", args, ship=ship.id, target=held, cell=there, risky=True)
    out = there not in sea.setting.waters.open
    path = (pose(ship.bow, ship.h), pose(*moved(ship.bow, ship.h, letter)))
    risky = bool(sea.setting.options["reefs"]) and there in sea.setting.waters.reef
    risky = risky or tires_now(sea, sea.move is not None and sea.move.left == 1)
    key, rule = ("do-leave", "TF-3.5") if out else ("do-move", rule_of(letter))
    cost = pivot_cost(sea, sea.move) if letter in PIVOTS and sea.move is not None else 1
    return Option(letter, key, rule, {"letter": letter, "cost": cost}, ship=ship.id, path=path, cell=there, risky=risky)


def mode_option(sea: Sea, ship: str, mode: str) -> Option:
    """A mode as shown, with its movement points."""
    mine = sea.ships[ship]
    weaker = -sea.setting.charts.fleet_ram_modifiers.rammer.cruising
    args = {"mode": mode, "points": allowance(sea, mine, mode), "tired": int(mine.fatigued), "weaker": weaker}
    if mode == "full":
        args |= {"tires": max(tiring(sea, mine)), "percent": round(100 * len(tiring(sea, mine)) / 6)}
    return Option(mode, "do-mode", "TF-6.2" if mode == "sail" else "TF-3.1", args, ship=ship)


def mode_refusal(sea: Sea, ship: str, mode: str) -> Refusal | None:
    """TF-3.1 Why a ship may not move in a mode."""
    bar = mode_bar(sea, sea.ships[ship], mode)
    return Refusal(*bar, {"ship": sea.label(ship)}) if bar else None


def same_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """Whether a ship that has been picked may do as the last one did."""
    return ("",) if sea.trail is not None and same_way(sea, sea.ships[name]) is not None else ()


def letter_refusal(sea: Sea, name: str, letter: str) -> Refusal | None:
    """Why a ship may not make a move now."""
    return in_move(sea, name, letter, letter_bar)


def rig_refusal(sea: Sea, name: str, act: str) -> Refusal | None:
    """TF-6.1 Why a ship may not set or strike a sail now."""
    return in_move(sea, name, act, rig_bar)


def in_move(sea: Sea, name: str, what: str, bar: Callable[[Sea, Ship, Move, str], Bar | None]) -> Refusal | None:
    """Return the refusal of an act of the move in progress, or of the one that a ship could begin at cruise."""
    ship, move = sea.ships[name], sea.move
    if move is None or move.ship != name:
        points = allowance(sea, ship, "cruise")
        move = Move(name, "cruise", points, points)
    found = bar(sea, ship, move, what)
    return Refusal(*found, {"ship": sea.label(name), "answer": what}) if found else None


def trim_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """TF-6.1 What a ship may do with its sails now."""
    return trims(sea, sea.ships[name], sea.move) if sea.move is not None else ()


def stop_option(sea: Sea, name: str, _: str) -> Option:
    """The end of a move as shown; after full velocity a die follows."""
    move, tires = sea.move, 0
    if move is not None and move.mode == "full":
        tires = max(tiring(sea, sea.ships[name]))
    args = {"left": move.left if move is not None else 0, "tires": tires}
    return Option("stop", "do-stop", "TF-3.1", args, ship=name, risky=tires_now(sea))


def tires_now(sea: Sea, last: bool = True) -> bool:
    """TF-3.9 Whether the end of this move may tire the crew, and the next point is its last."""
    return last and sea.move is not None and sea.move.mode == "full"


def ahead_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """TF-3.2 A run of several hexes straight ahead, where nobody can be struck."""
    move = sea.move
    if move is None or move.left < 2 or move.mode == "back":
        return ()
    ship = sea.ships[name]
    return ("",) if ahead(sea, ship, move) and not can_strike(sea, ship, move) else ()


def ship_refusal(sea: Sea, ask: SideDecides, name: str) -> Refusal | None:
    """TF-3.1, TF-3.7 Why a ship may not be moved."""
    if (bar := stranger_bar(sea, ask.side, name, "TF-3.1")) is not None:
        return bar
    found = move_bar(sea, sea.ships[name]) or idle_bar(sea, sea.ships[name])
    return Refusal(*found, {"ship": sea.label(name)}) if found else None


def ship_option(sea: Sea, _: object, name: str) -> Option:
    """A ship to be moved, as shown: with its speeds, and how far the nearest enemy is."""
    ship = sea.ships[name]
    full = full_velocity(sea, ship) if mode_bar(sea, ship, "full") is None else 0
    args: dict[str, object] = {"ship": sea.label(name), "cruise": allowance(sea, ship, "cruise"), "full": full}
    args |= {"tired": int(ship.fatigued), "state": ship.state, "hexes": 0}
    foes = sea.fleet(sea.other(ship.side))
    if foes:
        nearest = min(foes, key=lambda foe: distance(ship.bow, foe.bow))
        args |= {"hexes": hull_distance(ship.hexes, nearest.hexes), "target": sea.label(nearest.id)}
    return Option(name, "do-ship", "TF-3.1", args, ship=name, target=name)


def others_offers(sea: Sea, ask: Any) -> tuple[str, ...]:
    """TF-3.1 Whether a ship that has still to move can do as the last one did; not where the sides move ship by ship."""
    if sea.trail is None or ask.turns:
        return ()
    return ("",) if next(ways(sea, tuple(movable(sea, ask.side))), None) is not None else ()


def line_offers(sea: Sea, ask: SideDecides) -> tuple[str, ...]:
    """TF-3.1 The same for the line of the ship that moved last, where that is not all who can."""
    if not others_offers(sea, ask):
        return ()
    left = tuple(movable(sea, ask.side))
    line = {way.ship for way in ways(sea, line_of(sea, left))}
    return ("",) if line and any(way.ship not in line for way in ways(sea, left)) else ()


def others_option(sea: Sea, ask: SideDecides, _: str) -> Option:
    """All ships doing the same, as shown."""
    return group_option(sea, ALL_SAME, tuple(movable(sea, ask.side)))


def line_option(sea: Sea, ask: SideDecides, _: str) -> Option:
    """One line doing the same, as shown."""
    return group_option(sea, LINE_SAME, line_of(sea, tuple(movable(sea, ask.side))))


def movable(sea: Sea, side: str) -> list[str]:
    """TF-3.1 The ships a side may still move."""
    return [] if side in sea.ended else [ship.id for ship in sea.fleet(side) if can_move(sea, ship)]
