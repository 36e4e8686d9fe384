"""Do the same, straight ahead: several letters of a move told at once, under all the rules (TF-3.1, TF-3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel.shown.picture import Option, Pose

from ...common.hulls import entered, moved, pose
from ..pieces import Mode, Move, Ship, Trail
from ..rules.movement.steps import advanced, allowance, letter_bar, letters, mode_bar
from ..state import Sea

SAME, LINE_SAME, ALL_SAME, AHEAD = "same", "line-same", "all-same", "ahead"
LINE = 3
"""Hexes from bow to bow within which two ships of one heading belong to one line."""


class Way(NamedTuple):
    """How a ship would do the same: its mode, and the letters it could make as things stand."""

    ship: str
    mode: Mode
    letters: tuple[str, ...]


def is_free(sea: Sea, ship: Ship, letter: str) -> bool:
    """Return whether a letter leads into open water on the map: nobody to ram, no edge to cross, no reef to try."""
    there, waters = entered(ship.bow, ship.h, letter), sea.setting.waters
    if there not in waters.open or sea.occupied.get(there, ship.id) != ship.id:
        return False
    return not (sea.setting.options["reefs"] and there in waters.reef)


def can_strike(sea: Sea, ship: Ship, move: Move) -> bool:
    """Return whether the next letter of a move could ram somebody."""
    held = (sea.occupied.get(entered(ship.bow, ship.h, letter), ship.id) for letter in letters(sea, ship, move))
    return any(name != ship.id for name in held)


def run(sea: Sea, ship: Ship, move: Move, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first of these letters, as far as the rules and the water let them be made."""
    found: list[str] = []
    for letter in wanted:
        if letter_bar(sea, ship, move, letter) is not None or not is_free(sea, ship, letter):
            break
        ship, move = advanced(sea, ship, move, letter)
        found.append(letter)
    return tuple(found)


def same_mode(sea: Sea, ship: Ship, trail: Trail) -> Mode:
    """Return the mode of the ship before; a tired crew cruises where that one sprinted. Empty where neither is open."""
    modes: tuple[Mode, ...] = (trail.mode, "cruise") if trail.mode == "full" else (trail.mode,)
    return next((mode for mode in modes if mode_bar(sea, ship, mode) is None), "")


def same_way(sea: Sea, ship: Ship) -> Way | None:
    """Return how a ship would do as the last one did; nothing where it cannot begin, or has somebody to ram at once."""
    trail = sea.trail
    if trail is None or trail.side != ship.side or trail.ship == ship.id:
        return None
    mode = same_mode(sea, ship, trail)
    if not mode:
        return None
    points = allowance(sea, ship, mode)
    move = Move(ship.id, mode, points, points)
    made = run(sea, ship, move, trail.letters)
    return Way(ship.id, mode, made) if made and not can_strike(sea, ship, move) else None


def ways(sea: Sea, ships: tuple[str, ...]) -> Iterator[Way]:
    """The ships among these that can do the same, in their order."""
    for name in ships:
        if (way := same_way(sea, sea.ships[name])) is not None:
            yield way


def next_way(sea: Sea, ships: tuple[str, ...]) -> Way | None:
    """Return who does the same next: one whose way is free to its end, so that the foremost clear it for those behind."""
    best: Way | None = None
    for way in ways(sea, ships):
        if sea.trail is not None and len(way.letters) == len(sea.trail.letters):
            return way
        if best is None or len(way.letters) > len(best.letters):
            best = way
    return best


def line_of(sea: Sea, ships: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ships among these that stood in one line with the last, ship by ship, and head as it did."""
    if sea.trail is None:
        return ()
    bows = {name: ship.bow for name in ships if (ship := sea.ships[name]).h == sea.trail.h}
    edge: list[Hex] = [sea.trail.bow]
    found: set[str] = set()
    while edge:
        at = edge.pop()
        near = [name for name, bow in bows.items() if name not in found and distance(at, bow) <= LINE]
        found.update(near)
        edge += [bows[name] for name in near]
    return tuple(name for name in ships if name in found)


def path_of(ship: Ship, made: tuple[str, ...]) -> tuple[Pose, ...]:
    """The way of a ship as drawn."""
    bow, h = ship.bow, ship.h
    path = [pose(bow, h)]
    for letter in made:
        bow, h = moved(bow, h, letter)
        path.append(pose(bow, h))
    return tuple(path)


def same_option(sea: Sea, name: str) -> Option:
    """How doing as the last did is shown for one ship: the whole way, as it would be without a hindrance."""
    ship = sea.ships[name]
    way = same_way(sea, ship)
    assert way is not None
    assert sea.trail is not None
    args = {"leader": sea.label(sea.trail.ship), "hexes": len(way.letters)}
    return Option(SAME, "do-same", "TF-3.1", args, ship=name, path=path_of(ship, way.letters))


def group_option(sea: Sea, answer: str, ships: tuple[str, ...]) -> Option:
    """How several ships doing the same is shown."""
    assert sea.trail is not None
    found = list(ways(sea, ships))
    args = {"leader": sea.label(sea.trail.ship), "ships": len(found), "mode": sea.trail.mode}
    company = tuple((way.ship, path_of(sea.ships[way.ship], way.letters)[-1]) for way in found)
    return Option(answer, f"do-{answer}", "TF-3.1", args, company=company)


def ahead(sea: Sea, ship: Ship, move: Move) -> tuple[str, ...]:
    """Return the run straight ahead that is free, if it is two hexes or more."""
    made = run(sea, ship, move, ("A",) * move.left)
    return made if len(made) > 1 else ()


def ahead_option(sea: Sea, name: str) -> Option:
    """How a run straight ahead is shown."""
    assert sea.move is not None
    ship = sea.ships[name]
    made = ahead(sea, ship, sea.move)
    path = path_of(ship, made)
    bow = ship.bow
    for _ in made:
        bow, _ = moved(bow, ship.h, "A")
    left = sea.move.left - len(made)
    tires = sea.move.mode == "full" and not left
    args = {"hexes": len(made), "left": left}
    return Option(AHEAD, "do-ahead", "TF-3.2", args, ship=name, path=path, cell=bow, risky=tires)
