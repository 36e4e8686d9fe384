"""Faults of a position: markers that cannot lie on a ship, links with one end, commanders nowhere, half a squadron.

A position is a set-up first; its own faults are told when that is sound, each with the key where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs

from naumachia.kernel import Message
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ..charts import Charts
from ..state import Commander, Sea, Ship, apart
from . import faults as setup
from .launch import commanders, ship_of
from .position import given
from .scenario import Battle, Marks, Position
from .start import OPTIONS, begin

CREW, MARINES = 4, 8
"""WG-6.41 An elite crew; specification 3.1 the most marines on a counter."""


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Return the faults of a scenario, and of the position it may begin in."""
    found = setup.faults(battle, charts, options)
    if found or battle.position is None:
        return found
    found = list(_name_faults(battle, battle.position, charts))
    if found:
        return found
    ships, chiefs = _pieces(battle, battle.position, charts)
    for name, marks in battle.position.ships.items():
        path = ("position", "ships", name)
        found += [Fault((*path, key), wanted, getattr(marks, key)) for key, wanted in _ship_faults(battle, ships[name], marks)]
        found += [Fault((*path, *keys), wanted, value) for keys, wanted, value in _link_faults(ships, ships[name])]
        found += [Fault((*path, key), wanted, getattr(marks, key)) for key, wanted in _state_faults(battle, ships[name], chiefs)]
    found += [*_command_faults(battle.position, ships, chiefs), *_phase_faults(battle.position)]
    return found or list(_acting_faults(battle, charts, options))


def _name_faults(battle: Battle, position: Position, charts: Charts) -> Iterator[Fault]:
    """Ships, commanders, sides and squadrons that the scenario does not have."""
    ships = [berth.id for berth in setup.berths(battle, charts)]
    chiefs = [key for key, squadron in battle.squadrons.items() if squadron.commander]
    named: list[tuple[tuple[str, ...], str, list[str]]] = [(("position", "acting"), name, ships) for name in position.acting]
    named += [(("position", "first"), position.first, list(battle.sides))] if position.first else []
    named += [(("position", "bonus"), name, list(battle.sides)) for name in position.bonus]
    named += [(("position", "deserted"), name, [rule.squadron for rule in battle.desertions]) for name in position.deserted]
    for name, marks in position.ships.items():
        path = ("position", "ships", name)
        named.append((path, name, ships))
        for key in ("fouled", "grappled", "rammed_by"):
            named += [((*path, key), other, ships) for other in getattr(marks, key) or ()]
        named += [((*path, "side"), marks.side, list(battle.sides))] if marks.side else []
    for name, office in position.commanders.items():
        named.append((("position", "commanders", name), name, chiefs))
        named += [(("position", "commanders", name, "ship"), office.ship, ships)] if office.ship else []
    yield from (Fault(path, one_of(known), name) for path, name, known in named if name not in known)


def _pieces(battle: Battle, position: Position, charts: Charts) -> tuple[dict[str, Ship], dict[str, Commander]]:
    """The ships with their markers, and the commanders where the position has them."""
    berths = setup.berths(battle, charts)
    ships = {berth.id: ship_of(berth) for berth in berths}
    ships |= {name: structs.replace(ships[name], **given(marks)) for name, marks in position.ships.items()}
    chiefs = commanders(battle, berths)
    chiefs |= {name: structs.replace(chiefs[name], **given(office)) for name, office in position.commanders.items()}
    return ships, chiefs


def _ship_faults(battle: Battle, ship: Ship, marks: Marks) -> Iterator[tuple[str, Message]]:
    """Numbers out of range, and markers that call for another."""
    assert battle.position is not None
    turn, written = battle.position.turn, given(marks)
    low, high = (0, 0) if ship.captured else (1, CREW)
    for key, least, most in (
        ("crew", low, high),
        ("marines", 0, 0 if ship.captured else MARINES),
        ("tired_on", 0, turn),
        ("aground", 0, turn),
    ):
        if not least <= getattr(ship, key) <= most and key in written:
            yield key, between(least, most)
    for key in ("used", "wind_used"):
        if getattr(ship, key) < 0:
            yield key, Message("want-number", {"way": "least", "number": 0})
    needs = (
        ("captured", "crew", ship.captured and ship.crew != 0),
        ("side", "captured", ship.side != ship.origin and not ship.captured),
        ("spoilt", "captured", ship.spoilt and not ship.captured),
        ("jettisoned", "towers = false", ship.jettisoned and ship.towers),
        ("half_fresh", "half", ship.half_fresh and not ship.half),
        ("rammed_by", "rammed", bool(ship.rammed_by) and not ship.rammed),
        ("aground_astern", "aground", ship.aground_astern and not ship.aground),
        ("mast_down", 'sails = "up"', ship.mast_down and ship.sails != "up"),
    )
    yield from ((key, Message("want-with", {"key": other})) for key, other, wrong in needs if wrong and key in written)


def _link_faults(ships: dict[str, Ship], ship: Ship) -> Iterator[tuple[tuple[str, ...], Message, object]]:
    """WG-7.16, WG-8.12 A link has two ends, side by side and afloat; a device is one of the two, thrown by one of the sides."""
    for key, others in (("fouled", ship.fouled), ("grappled", tuple(ship.grappled))):
        for name in others:
            other = ships[name]
            if name == ship.id:
                yield (key,), Message("want-another-ship"), name
            elif ship.id not in getattr(other, key):
                yield (key,), Message("want-both-ends", {"ship": ship.id, "other": name}), name
            elif ship.gone or other.gone or apart(ship, other) != 1:
                yield (key,), Message("want-side-by-side", {"ship": ship.id, "other": name}), name
    for name, held in ship.grappled.items():
        known = [f"{device}:{side}" for device in ("corvus", "harpax") for side in dict.fromkeys((ship.side, ships[name].side))]
        if held and held not in known:
            yield ("grappled", name), one_of(known), held
        elif held != ships[name].grappled.get(ship.id, held):
            yield ("grappled", name), Message("want-same-device", {"ship": name}), held


def _state_faults(battle: Battle, ship: Ship, chiefs: dict[str, Commander]) -> Iterator[tuple[str, Message]]:
    """WG-6.12 What cannot be at maximum; WG-R64 sails where there are none; WG-R44 a ship aground away from the land."""
    assert battle.position is not None
    marks = battle.position.ships[ship.id]
    transferred = any(chief.ship == ship.id and chief.reduced and chief.moved_on for chief in chiefs.values())
    slow = ship.held or ship.half or ship.fatigue or ship.crippled or ship.captured or ship.mast_down or transferred
    if ship.level == "max" and slow:
        yield "level", Message("want-cruise", {"ship": ship.id})
    if marks.sails and (battle.wind is None or not battle.sides[ship.origin].sails):
        yield "sails", Message("want-sails", {"ship": ship.id})
    ashore = ship.hexes[-1 if ship.aground_astern else 0] in setup.land(battle)
    if ship.aground and not ship.gone and not ashore:
        yield "aground", Message("want-ashore", {"ship": ship.id})


def _command_faults(position: Position, ships: dict[str, Ship], chiefs: dict[str, Commander]) -> Iterator[Fault]:
    """WG-5.14, WG-5.53 A commander is alone aboard a floating ship of the own side; the turns of past acts lie in the past."""
    aboard: dict[str, str] = {}
    for name, chief in chiefs.items():
        path = ("position", "commanders", name)
        for key in ("moved_on", "tried_on"):
            if not 0 <= getattr(chief, key) <= position.turn:
                yield Fault((*path, key), between(0, position.turn), getattr(chief, key))
        if chief.permanent and not chief.reduced:
            yield Fault((*path, "permanent"), Message("want-with", {"key": "reduced"}), chief.permanent)
        if chief.lost:
            continue
        ship = ships[chief.ship]
        if ship.side != chief.side or ship.gone in ("sunk", "burnt", "wrecked"):
            yield Fault((*path, "ship"), Message("want-command-ship", {"side": chief.side}), ship.id)
        elif ship.id in aboard:
            yield Fault((*path, "ship"), Message("want-no-commander", {"other": aboard[ship.id]}), ship.id)
        else:
            aboard[ship.id] = name


def _phase_faults(position: Position) -> Iterator[Fault]:
    """Keys that count in some phases only."""
    acts = position.phase in ("activate", "board")
    if acts and not position.acting:
        yield Fault(("position", "acting"), Message("want-a-ship"), "")
    for key, phases, value in (
        ("acting", ("activate", "board"), position.acting),
        ("wary", ("activate",), position.wary),
        ("muddle", ("activate",), position.muddle),
    ):
        if value and position.phase not in phases:
            yield Fault(("position", key), Message("want-phase", {"phases": ", ".join(phases)}), position.phase)


def _acting_faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> Iterator[Fault]:
    """WG-5.24, WG-5.41 Those that act are afloat and of one side; of a commanded squadron, all its ships act or none."""
    position = battle.position
    if position is None or not position.acting:
        return
    where = ("position", "acting")
    chosen = {option.id: option.default for option in OPTIONS} | dict(options)
    before = structs.replace(position, phase="speed", acting=(), wary=False, muddle="")
    sea: Sea = begin(structs.replace(battle, position=before), charts, chosen)
    acting = [sea.ships[name] for name in position.acting]
    if len({ship.side for ship in acting}) > 1 or len(set(position.acting)) < len(acting):
        yield Fault(where, Message("want-one-side"), ", ".join(position.acting))
    yield from (Fault(where, Message("want-on-map", {"ship": s.id}), s.gone) for s in acting if s.gone not in ("", "waiting"))
    touched = [s.ships for s in sea.squadrons.values() if s.commander and set(s.ships) & set(position.acting)]
    whole = [name for ships in touched for name in ships]
    if touched and set(whole) != set(position.acting):
        yield Fault(where, Message("want-whole-squadron", {"names": ", ".join(whole)}), ", ".join(position.acting))
