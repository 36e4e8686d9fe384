"""What a unit move would come to, for who weighs it: where it ends and whom it meets."""

from __future__ import annotations

from naumachia.geometry.plane import Pose
from naumachia.kernel import Message
from naumachia.kernel.picture import Option
from naumachia.kernel.picture import Pose as Drawn

from ..state import Sea
from .gliding import straight, turn
from .winds import attitude, on_edge


def projected(sea: Sea, ship: str, distance: int, degrees: int) -> tuple[list[Pose], str]:
    """2.3 A unit move on paper: the way it goes, and whom it would meet."""
    start = sea.ships[ship].pose
    way = straight(sea, ship, distance)
    path = [start, way.pose]
    if degrees and not way.met:
        way = turn(sea, ship, degrees, way.pose)
        path.append(way.pose)
    return path, way.met


def world(pose: Pose) -> Drawn:
    """A pose of the table as a board draws it: millimetres, y down, headings from east."""
    return Drawn(float(pose.x), float(-pose.y), float((pose.h - 90) % 360))


def shown_leg(sea: Sea, ship: str, distance: int, degrees: int, rule: str = "BB-6.3") -> Option:
    """A leg somebody weighs, with its new attitude and all it would touch."""
    path, met = projected(sea, ship, distance, degrees)
    here = path[-1].h
    notes = [Message("note-attitude", {"attitude": attitude(sea.charts, sea.wind, here)})]
    if degrees and not met and on_edge(sea.wind, here):
        notes.append(Message("note-edge"))
    if met:
        friend = not sea.enemies(ship, met)
        notes.append(Message("note-contact", {"other": sea.label(met), "friend": int(friend)}))
    return Option(
        f"{distance} {degrees}",
        "do-leg",
        rule,
        {"distance": distance, "turn": degrees},
        ship=ship,
        target=met,
        path=tuple(map(world, path)),
        risky=bool(met),
        touches=(met,) if met else (),
        notes=tuple(notes),
    )
