"""Forecast of a unit move: where it ends and which ships it meets."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.plane import Pose
from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.shown.picture import Pose as Drawn

from ...pieces import Run, Waypoint
from ...state import Sea
from ..winds import attitude, on_edge
from .following import follow
from .gliding import put, straight, turn


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


def shown_on(sea: Sea, run: Run, answer: str) -> Option:
    """All unit moves left, or all but one, straight on: where she and those who follow her would come to lie."""
    way = run.full * (run.moves - (answer != "on"))
    shown = shown_lead(sea, run, way, 0) if run.squadron else shown_leg(sea, run.ship, way, 0)
    return replace(shown, answer=answer, key=f"do-{answer}", rule="BB-6.3", args={"ship": sea.label(run.ship)})


def shown_lead(sea: Sea, run: Run, distance: int, degrees: int) -> Option:
    """BB-7.4 Return the option of a leader's leg, with the places of the followers if its move ended with it."""
    shown = shown_leg(sea, run.ship, distance, degrees, "BB-7.4")
    path, met = projected(sea, run.ship, distance, degrees)
    if met:
        return shown  # the line breaks up
    draft, company = sea.copy(), []
    line = draft.squadrons[run.squadron]
    if degrees:
        line = replace(line, waypoints=(*line.waypoints, Waypoint(*path[-1])))
        draft.squadrons = draft.squadrons | {line.id: line}
    put(draft, run.ship, path[-1])
    for name in line.line[1:]:
        way, *_ = follow(draft, line.id, name, run.made + distance)
        put(draft, name, way[-1])
        company.append((name, world(way[-1])))
    return replace(shown, company=tuple(company))
