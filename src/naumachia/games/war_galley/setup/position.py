"""Positions: a battle that begins in the middle, with its markers (WG-2.3), for studies and vectors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, structs

from naumachia.kernel import Frame

from ..charts import Charts
from ..rules.activation import Activate, EndActivation
from ..rules.boarding import BoardingSegment
from ..rules.command import Commanded, Individual
from ..rules.speed import SpeedLevels
from ..rules.squadrons import all_lines, candidates, form
from ..rules.status import Sinking, Status
from ..rules.turn import Begin, Latecomers, Turn
from ..rules.victory import Victory
from ..state import Activation, Phase, Sea, Squadron
from . import faults as setup
from .berths import berths
from .faults import Fault
from .scenario import Battle, Position


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


def given(marks: Struct) -> dict[str, Any]:
    """What a table of the file sets."""
    return {name: value for name in marks.__struct_fields__ if (value := getattr(marks, name)) is not UNSET}


def agenda(sea: Sea, position: Position) -> tuple[Frame[Sea], ...]:
    """What is still to be played from here to the end of the turn."""
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
    """The ships named act together as one squadron."""
    name, side = position.acting[0], sea.ships[position.acting[0]].side
    alone = not any(chief.ship in position.acting for chief in sea.commanders.values())
    phase: Phase = "individual" if alone else "commanded"
    if position.phase == "activate":
        squadron = next((s.id for s in sea.squadrons.values() if s.commander and set(position.acting) == set(s.ships)), name)
        sea.squadrons = sea.squadrons | {
            squadron: Squadron(squadron, side, position.acting, squadron if squadron != name else "")
        }
        return Begin(phase), Activate((squadron,), position.muddle, position.wary)
    sea.squadrons = sea.squadrons | {name: Squadron(name, side, position.acting, done=True)}
    sea.activation = Activation(side, (name,), position.acting, moved=position.acting)
    return Begin(phase), BoardingSegment(), EndActivation()


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """What is wrong with a scenario, and with the position it may begin in."""
    found = setup.faults(battle, charts, options)
    position = battle.position
    if found or position is None:
        return found
    ships = {berth.id for berth in berths(battle, charts)}
    known = ", ".join(sorted(ships))
    named: list[tuple[tuple[str, ...], str]] = [(("position", "acting"), name) for name in position.acting]
    for name, marks in position.ships.items():
        named.append((("position", "ships", name), name))
        linked = [*(marks.fouled or ()), *(marks.grappled or ()), *(marks.rammed_by or ())]
        named += [(("position", "ships", name), other) for other in linked]
    found += [(path, "one of " + known, name) for path, name in named if name not in ships]
    chiefs = [key for key, squadron in battle.squadrons.items() if squadron.commander]
    found += [
        (("position", "commanders"), "one of " + ", ".join(chiefs), name) for name in position.commanders if name not in chiefs
    ]
    if position.phase in ("activate", "board") and not position.acting:
        found.append((("position", "acting"), "at least one ship", "none"))
    return found
