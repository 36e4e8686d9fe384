"""BB-7.4 The way of a follower in a line that turns in succession."""

from __future__ import annotations

from naumachia.geometry.plane import SCALE, Base, Pose, axes_overlap, frame, rdiv

from ...state import Sea
from ..winds import in_irons, on_edge, phi
from .gliding import others_of, straight, turn


def follow(sea: Sea, squadron: str, ship: str, distance: int) -> tuple[list[Pose], int, str, int]:
    """BB-7.4 The way of a follower, what is left of it, whom it met, and how many waypoints it has passed."""
    line = sea.squadrons[squadron]
    place, left = line.places.get(ship, 0), distance
    hull, path = sea.setting.hulls[ship], [sea.ships[ship].pose]
    while left > 0:
        here = path[-1]
        point = line.waypoints[place] if place < len(line.waypoints) else None
        ahead, beside = frame(Base(here, hull), (point.x, point.y)) if point else (0, 0)
        way = rdiv(ahead, SCALE)
        if point is None or way > left or _off_the_line(sea, way, beside, point.h):
            gone = straight(sea, ship, left, here)
            return [*path, gone.pose], left - gone.made, gone.met, place
        gone = straight(sea, ship, way, here)
        left -= gone.made
        if gone.met:
            return [*path, gone.pose], left, gone.met, place
        at = Pose(point.x, point.y, here.h)
        names, others = others_of(sea, ship)
        if blockers := [name for name, base in zip(names, others, strict=True) if axes_overlap(Base(at, hull), base)]:
            return [*path, gone.pose], left, blockers[0], place
        swung = turn(sea, ship, phi(sea.wind, point.h) - phi(sea.wind, here.h), at)
        path += [at, swung.pose]
        place += 1
        if swung.met:
            return path, left, swung.met, place
        if on_edge(sea.wind, swung.pose.h) and swung.made:
            return path, 0, "", place
    return path, left, "", place


def _off_the_line(sea: Sea, way: int, beside: int, heading: int) -> bool:
    """BB-7.4, BB-R72 A waypoint behind or beside the ship, or one whose heading a wind shift has put in irons: she drops out."""
    return way < 0 or abs(beside) > sea.charts.squadrons.beside * SCALE or in_irons(sea.wind, heading)
