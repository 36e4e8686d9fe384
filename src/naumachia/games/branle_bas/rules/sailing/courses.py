"""BB-6.3, BB-6.4, BB-6.7 The law of one unit move: which legs are open, and what stands against the others."""

from __future__ import annotations

from naumachia.kernel import Band, Refusal

from ...pieces import Run
from ...state import Sea
from ..winds import EDGE, on_edge, phi

Turns = tuple[int, int]
"""The least and the most degrees, to starboard where positive."""


def over(sea: Sea, run: Run | None) -> bool:
    """BB-6.5 Whether a move is at its end: no unit move left, or the ship sunk or linked; a contact at which somebody strikes
    has taken the unit moves away."""
    return run is None or run.moves < 1 or bool(sea.ships[run.ship].gone) or sea.linked(run.ship)


def edge_turns(sea: Sea, ship: str) -> Turns:
    """BB-6.3, BB-6.7 By angle and wind: no turn takes a heading into irons."""
    most, angle = sea.charts.turning.most, phi(sea.wind, sea.ships[ship].h)
    return max(-most, -EDGE - angle), min(most, EDGE - angle)


def flee_turns(sea: Sea, run: Run) -> Turns:
    """BB-9.4 Every turn must bring the heading nearer to the way out."""
    assert run.flee is not None
    low, high = edge_turns(sea, run.ship)
    off = run.flee - phi(sea.wind, sea.ships[run.ship].h)
    nearer = 2 * abs(off) - 1
    if off > 0:
        return 0, min(high, nearer)
    return (max(low, -nearer), 0) if off < 0 else (0, 0)


def must_turn(sea: Sea, run: Run) -> int:
    """BB-9.4 The turn a fleeing ship must begin with; 0 where it need not."""
    if run.flee is None or run.begun or run.met:
        return 0
    most, off = sea.charts.turning.most, run.flee - phi(sea.wind, sea.ships[run.ship].h)
    return 0 if abs(off) < most else most if off > 0 else -most


def line_turns(sea: Sea, run: Run, turns: Turns) -> Turns:
    """BB-7.5 The leader of a line in succession turns one way in a phase, and anew only when all have reached its last turn."""
    squadron = sea.squadrons[run.squadron]
    low, high = turns
    if run.turn:
        return (low, 0) if run.turn < 0 else (0, high)
    last = squadron.line[-1]
    waiting = squadron.turning >= 0 and squadron.places.get(last, 0) <= squadron.turning
    return (0, 0) if waiting else turns


def turns_open(sea: Sea, run: Run) -> Turns:
    """Every law of a turn together."""
    turns = edge_turns(sea, run.ship) if run.flee is None else flee_turns(sea, run)
    return line_turns(sea, run, turns) if run.squadron else turns


def bands_of(run: Run, turns: Turns) -> tuple[Band, ...]:
    """BB-6.3 Straight on by half to one, or half and a turn."""
    low, high = turns
    found = [Band(0, 0, run.half if run.flee is None else run.full, run.full)]
    if low < 0:
        found.append(Band(low, -1, run.half, run.half))
    if high > 0:
        found.append(Band(1, high, run.half, run.half))
    return tuple(found)


def bands(sea: Sea, run: Run) -> tuple[Band, ...]:
    """The legs open to a ship for its next unit move."""
    if turn := must_turn(sea, run):
        return (Band(turn, turn, run.half, run.half),)
    return bands_of(run, turns_open(sea, run))


def may_end(sea: Sea, run: Run) -> bool:
    """BB-6.4 Whether a ship may leave the rest of its move; BB-9.4 one that flees may not."""
    return run.flee is None and (run.made >= sea.charts.movement.minimum or run.met)


def tack_bar(sea: Sea, ship: str) -> Refusal | None:
    """BB-6.8, BB-9.4 Why a ship cannot declare a tack now."""
    run, here = sea.run, sea.ships[ship]
    args = {"ship": sea.label(ship)}
    if run is None or run.ship != ship or run.begun or run.met or run.parted:
        return Refusal("BB-6.8", "no-tack-late", args)
    if run.squadron:
        return Refusal("BB-6.10", "no-tack-line", args)
    if not on_edge(sea.wind, here.h):
        return Refusal("BB-6.8", "no-tack-edge", args)
    if run.flee is not None and run.flee * phi(sea.wind, here.h) >= 0:
        return Refusal("BB-9.4", "no-tack-flee", args)
    return None


def leg_bar(sea: Sea, run: Run, distance: int, turn: int) -> Refusal | None:
    """BB-6.3, BB-6.7, BB-7.5, BB-9.4 What stands against a leg, in words; nothing where it is open."""
    if any((distance, turn) in band for band in bands(sea, run)):
        return None
    most = sea.charts.turning.most
    args = {
        "ship": sea.label(run.ship),
        "distance": distance,
        "turn": abs(turn),
        "full": run.full,
        "half": run.half,
        "most": most,
    }
    if must := must_turn(sea, run):
        return Refusal("BB-9.4", "no-leg-must", args | {"side": "port" if must < 0 else "starboard"})
    if not turn:
        flees = run.flee is not None and run.half <= distance <= run.full
        return Refusal("BB-9.4" if flees else "BB-6.3", "no-leg-flee-full" if flees else "no-leg-way", args)
    if abs(turn) > most:
        return Refusal("BB-6.3", "no-leg-angle", args)
    if distance != run.half:
        return Refusal("BB-6.3", "no-leg-turn-way", args)
    low, high = edge_turns(sea, run.ship)
    if not low <= turn <= high:
        return Refusal("BB-6.7", "no-leg-irons", args | {"open": -low if turn < 0 else high})
    if run.flee is not None:
        return Refusal("BB-9.4", "no-leg-flee", args)
    return Refusal("BB-7.5", "no-leg-line", args)
