"""Positions: a battle that begins in the middle, with its markers (WG-2.3), for studies and vectors."""

from __future__ import annotations

from msgspec import UNSET, Struct, structs

from naumachia.kernel import Frame

from ..rules.activation import Activate, EndActivation
from ..rules.combat.boarding import BoardingSegment
from ..rules.command.initiative import Commanded, Individual
from ..rules.command.squadrons import all_lines, candidates, form
from ..rules.movement.speed import SpeedLevels
from ..rules.status import Sinking, Status
from ..rules.turn import Begin, Latecomers, Turn
from ..rules.victory import Victory
from ..state import Activation, Phase, Sea, Squadron
from .scenario import Position


def take_up(sea: Sea, position: Position) -> None:
    """Put the markers on the ships and the agenda where the position says."""
    sea.turn = position.turn
    sea.first = position.first or ("" if position.phase == "turn" else sea.setting.sides[0])
    sea.bonus, sea.deserted = dict(position.bonus), dict(position.deserted)
    sea.put(*(structs.replace(sea.ships[name], **given(marks)) for name, marks in position.ships.items()))
    sea.commanders = sea.commanders | {
        name: structs.replace(sea.commanders[name], **given(office)) for name, office in position.commanders.items()
    }
    for side, edge in ((rule.squadron, rule.edge) for rule in sea.setting.scenario.desertions if rule.squadron in sea.deserted):
        sea.put(*(structs.replace(ship, deserter=edge) for ship in sea.ships.values() if ship.squadron == side))
    if position.phase != "turn":
        belongs = candidates(sea, {name: next(iter(found), ()) for name, found in all_lines(sea).items()})
        sea.squadrons = form(sea, {ship: next(iter(chiefs), "") for ship, chiefs in belongs.items()})
    sea.agenda = agenda(sea, position)


def given(marks: Struct) -> dict[str, object]:
    """Return the fields that a table of the file sets."""
    return {name: value for name in marks.__struct_fields__ if (value := getattr(marks, name)) is not UNSET}


def agenda(sea: Sea, position: Position) -> tuple[Frame[Sea], ...]:
    """Return the frames from here to the end of the turn."""
    first = sea.first
    rest: tuple[Frame[Sea], ...] = (Status(), Latecomers(), Victory(), Turn())
    own: tuple[Frame[Sea], ...] = (Begin("individual"), Individual(first), *rest)
    commanded: tuple[Frame[Sea], ...] = (Begin("commanded"), Commanded(first), *own)
    match position.phase:
        case "turn":
            return (Turn(),)
        case "speed":
            return (Begin("speed"), SpeedLevels(first), *commanded)
        case "commanded":
            return commanded
        case "individual":
            return own
        case "activate" | "board":
            return (*activated(sea, position), *rest)
        case "sinking":
            return (Sinking(), *rest[1:])
        case "victory":
            return rest[2:]
    return rest


def activated(sea: Sea, position: Position) -> tuple[Frame[Sea], ...]:
    """The ships named act together: the commanded squadrons they are (WG-5.42 may make it two), or as one without a commander."""
    name, side = position.acting[0], sea.ships[position.acting[0]].side
    led = tuple(s.id for s in sea.squadrons.values() if s.commander and set(s.ships) <= set(position.acting))
    phase: Phase = "commanded" if led else "individual"
    if position.phase == "activate":
        if not led:
            sea.squadrons = sea.squadrons | {name: Squadron(name, side, position.acting)}
        return Begin(phase), Activate(led or (name,), position.muddle, position.wary)
    sea.squadrons = sea.squadrons | {name: Squadron(name, side, position.acting, done=True)}
    sea.activation = Activation(side, (name,), position.acting, moved=position.acting)
    return Begin(phase), BoardingSegment(), EndActivation()
