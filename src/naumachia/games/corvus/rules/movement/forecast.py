"""Forecast of a plan: where it ends, the ships it touches and how, and what that counts as."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.plane import Pose
from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Option

from ...hulls import contacts, keel_angle, struck, world
from ...pieces import Run
from ...state import Sea
from ..combat.grapples import bridges, grapple_bar, grapple_trial
from ..combat.oars import glance_bar, oar_trial
from ..combat.ram import ram_bar, ram_trial
from ..rolls import between
from .courses import RULES, Legs, complete, declared, law_of, made
from .rowing import glide


def projected(sea: Sea, run: Run, legs: Legs) -> tuple[Run, list[Pose]]:
    """A plan executed on paper, nobody's oars touched in passing: the run at its end, and the way it went."""
    here = sea.ships[run.ship].pose
    known = tuple(sea.ships)
    run = replace(run, legs=legs, plan=declared(run.order, legs), start=tuple(here), passed=known)
    path = [here]
    while not run.over:
        run, here = glide(sea, run)
        path.append(here)
    return run, path


def arrived(sea: Sea, run: Run, here: Pose) -> Sea:
    """The table with the active ship at the end of its way."""
    table = sea.copy()
    table.run = run
    table.change(run.ship, x=here.x, y=here.y, h=here.h)
    return table


def shown_leg(sea: Sea, distance: int, turn: int) -> Option:
    """A leg of the plan somebody weighs, with all it would touch; CV-G8: touching is not striking (CV-R34)."""
    run = sea.run
    assert run is not None
    legs = (*run.legs, (distance, turn))
    ended, path = projected(sea, run, legs)
    table = arrived(sea, ended, path[-1])
    args = {"distance": abs(distance), "turn": turn, "left": run.allowance - sum(abs(way) for way, _ in legs)}
    foes = [name for name in ended.blockers if sea.ships[name].side != sea.ships[run.ship].side]
    best, risky, then = foes[0] if foes else "", False, tuple[str, ...]()
    beside = [foe.id for foe in contacts(table, run.ship) if foe.id not in ended.blockers]
    notes = [*_in_passing(sea, run, legs), *(note for name in (*ended.blockers, *beside) for note in _notes(table, ended, name))]
    if complete(law_of(sea, run), made(legs)):
        glancing = [name for name in foes if ended.bow and glance_bar(table, run.ship, name) is None]
        rams = [name for name in foes if ram_bar(table, run.ship, name) is None]
        best = (rams or glancing or foes or [""])[0]
        if rams:
            risky, then = True, ("row", *(("pass",) if glancing else ()), f"ram:{best}")
        elif glancing:
            risky, then = True, ("row", f"oars:{best}")
    return Option(
        f"{distance} {turn}",
        "do-leg",
        RULES[run.order],
        args,
        ship=run.ship,
        target=best,
        path=tuple(world(sea, pose) for pose in path),
        risky=risky,
        touches=ended.blockers,
        notes=tuple(notes),
        then=then,
    )


def _in_passing(sea: Sea, run: Run, legs: Legs) -> list[Message]:
    """CV-2.18a Whose oars the way runs along, and how good the chance would be there."""
    here, found = sea.ships[run.ship].pose, list[Message]()
    run = replace(run, legs=legs, plan=declared(run.order, legs), start=tuple(here))
    while not run.over:
        offered = len(run.passed)
        run, here = glide(sea, run)
        table = arrived(sea, run, here) if len(run.passed) > offered else sea
        for name in run.passed[offered:]:
            args = between(table, run.ship, name) | {"chances": oar_trial(table, run.ship, name).chances}
            found.append(Message("note-passing", args))
    return found


def _notes(table: Sea, run: Run, other: str) -> list[Message]:
    """How a ship is touched, and what that counts as."""
    ship = run.ship
    args = between(table, ship, other)
    if table.ships[other].side == table.ships[ship].side:
        return [Message("note-friend", args)]
    if other not in run.blockers:
        return [Message("note-beside", args), *_hold(table, ship, other)]
    zone = struck(table.bases[ship], table.bases[other])
    found = [Message("note-touch", args | {"zone": zone, "angle": keel_angle(table, ship, other), "bow": int(run.bow)})]
    if (bar := ram_bar(table, ship, other)) is None:
        found.append(Message("note-ram", {"chances": ram_trial(table, ship, other).chances}))
    elif run.bow:
        found.append(Message(bar.key, bar.args))
    if run.bow and glance_bar(table, ship, other) is None:
        found.append(Message("note-oars", {"chances": oar_trial(table, ship, other).chances}))
    return [*found, *_hold(table, ship, other)]


def _hold(table: Sea, ship: str, other: str) -> list[Message]:
    """CV-2.15, CV-5.2 The chance of a grapple there, before any ram, and whether the corvus would come down."""
    if grapple_bar(table, ship, other) is not None:
        return []
    args = {"chances": grapple_trial(table, ship, other).chances, "corvus": int(bridges(table, ship, other))}
    return [Message("note-grapple", args)]
