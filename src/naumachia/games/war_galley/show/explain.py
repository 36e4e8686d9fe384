"""What stands between a ship and an action, and what changed, in a few words."""

from __future__ import annotations

from typing import Any

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Message, Refusal

from ..hulls import SHIFTS
from ..rules.anastrophe import anastrophe_refusal
from ..rules.announcement import back_bar
from ..rules.boarding import BoardingSegment
from ..rules.evasion import evade_refusal, evade_ways
from ..rules.grapple import grapple_refusal
from ..rules.missiles import fire_refusal
from ..rules.preparation import refloat_bar
from ..rules.rake import rake_refusal
from ..rules.ram import ram_refusal
from ..rules.speed import allowance, max_bar
from ..rules.steps import legal_steps, spoken, step_bar
from ..state import Sea, Ship
from .picture import acting_ship

VERBS = ("ram", "rake", "diekplus", "anastrophe", "fire", "grapple", "board", "evade", "max", "refloat", "step", "move")


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """What changed between two positions, ship by ship."""
    found: list[Message] = []
    for name, old in before.ships.items():
        new = after.ships.get(name, old)
        if old is not new:
            found += [Message(f"gist-{key}", {"ship": before.label(name), **args}) for key, args in _changes(old, new)]
    return tuple(found) or (Message("gist-nothing"),)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, Any]]]:
    changes: tuple[tuple[str, bool, dict[str, Any]], ...] = (
        ("gone", bool(new.gone) and not old.gone, {"how": new.gone}),
        ("captured", new.side != old.side, {}),
        ("rammed", new.rammed and not old.rammed, {}),
        ("crippled", new.crippled != old.crippled, {}),
        ("fouled", bool(new.fouled) and not old.fouled, {}),
        ("freed", bool(old.fouled or old.grappled) and not (new.fouled or new.grappled) and not new.gone, {}),
        ("grappled", len(new.grappled) > len(old.grappled), {}),
        ("fire", new.on_fire and not old.on_fire, {}),
        ("fire-out", old.on_fire and not new.on_fire, {}),
        ("half", new.half and not old.half, {}),
        ("tired", new.fatigue > old.fatigue, {"level": new.fatigue}),
        ("reduced", new.marines < old.marines and new.side == old.side, {"points": old.marines - new.marines}),
        ("aground", bool(new.aground) and not old.aground, {}),
    )
    return [(key, args) for key, on, args in changes if on]


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """What players want to do with a ship."""
    mine = sea.ships[ship]
    near = [foe.id for foe in sea.ships.values() if foe.side != mine.side and not foe.gone and _close(mine, foe)]
    strikes = [f"{verb}:{foe}" for verb in ("ram", "rake", "diekplus", "anastrophe", "fire", "grapple", "board") for foe in near]
    steps = [f"step:{spoken(name)}" for name in SHIFTS[mine.length, mine.facing]]
    return (*steps, "move:backing", "max:", "evade:forward", "evade:back", "refloat:", *strikes)


def _close(a: Ship, b: Ship) -> bool:
    return abs(a.bow[0] - b.bow[0]) <= 4 and abs(a.bow[1] - b.bow[1]) <= 4


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    if ship not in sea.ships or verb not in VERBS:
        return Refusal("WG-3.1", "no-such-action", {"action": action})
    mine = sea.ships[ship]
    args = {"ship": sea.label(ship)}
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if mine.gone:
        return Refusal("WG-9.1", "no-gone", args)
    if (bar := _bar(sea, mine, verb, value)) is not None:
        return bar
    if verb == "max":
        return None if sea.phase == "speed" else Refusal("WG-6.12", "no-phase-speed", args)
    if verb == "evade":
        waiting = type(sea.agenda[0]).__name__ in ("EntryReaction", "MayEvade")
        return None if waiting else Refusal("WG-6.51", "no-window", args)
    if verb == "board":
        return None if isinstance(sea.agenda[0], BoardingSegment) else Refusal("WG-8.21", "no-phase-boarding", args)
    if acting_ship(sea) != ship:
        return Refusal("WG-5.41", "no-not-acting", args)
    return None


def _bar(sea: Sea, mine: Ship, verb: str, value: str) -> Refusal | None:
    """What a ship's own state and place forbid."""
    args = {"ship": sea.label(mine.id)}
    match verb:
        case "ram":
            return ram_refusal(sea, mine.id, value)
        case "rake" | "diekplus":
            return rake_refusal(sea, mine.id, f"{verb}:{value}")
        case "anastrophe":
            return anastrophe_refusal(sea, mine.id, f"{verb}:{value}")
        case "fire":
            return fire_refusal(sea, mine.id, value)
        case "grapple":
            return grapple_refusal(sea, mine.id, value)
        case "board":
            if value not in mine.grappled:
                return Refusal("WG-8.21", "no-board-grapple", {"name": value})
            return None if mine.marines else Refusal("WG-8.21", "no-board-marines", {"name": value})
        case "evade":
            return None if value in evade_ways(sea, mine, mine) else evade_refusal(sea, mine.id, value)
        case "max":
            bar = max_bar(sea, mine)
            return Refusal(*bar, args) if bar else None
        case "refloat":
            bar = refloat_bar(sea, mine)
            return Refusal(*bar, args) if bar else None
        case "move":
            return _back_bar(sea, mine)
    return _step_bar(sea, mine, value)


def _back_bar(sea: Sea, mine: Ship) -> Refusal | None:
    """WG-6.33 Why a ship cannot back at all: what it is doing, what has happened to it, or too few MP for a single hex."""
    args = {"ship": sea.label(mine.id)}
    if mine.held or mine.crippled == "PS":
        return Refusal("WG-6.37", "no-step-held", args)
    if (bar := back_bar(sea, mine)) is not None:
        return Refusal(*bar, args)
    points = allowance(sea, mine)
    return Refusal("WG-6.33", "no-step-points", args | {"left": points}) if points < 2 else None


def _step_bar(sea: Sea, mine: Ship, value: str) -> Refusal | None:
    """A step of the ship that moves; of any other, that it does not move."""
    shifts = SHIFTS[mine.length, mine.facing]
    value = next((name for name in shifts if spoken(name) == value), value)
    shift = shifts.get(value)
    if shift is None:
        return Refusal("WG-6.32", "no-step-form", {"answer": value})
    if sea.move is None or sea.move.ship != mine.id:
        return Refusal("WG-5.41", "no-not-acting", {"ship": sea.label(mine.id)})
    return None if value in legal_steps(sea, mine) else step_bar(sea, mine, value, shift)


def why_there(sea: Sea, ship: str, at: Hex) -> Refusal | None:
    """The rule between a ship and a hex, as things stand: the hex itself, whose go it is, the step, the MP."""
    mine = sea.ships[ship]
    args: dict[str, Any] = {"ship": sea.label(ship)}
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if mine.gone:
        return Refusal("WG-9.1", "no-gone", args)
    if (there := sea.there(at)) is not None:
        return Refusal("WG-6.6", "no-there-ship", args | {"other": sea.label(there.id)})
    if at not in sea.setting.sea:
        return Refusal("WG-6.31", "no-there-land", args)
    if mine.held or mine.crippled == "PS":
        return Refusal("WG-6.37", "no-step-held", args)
    if acting_ship(sea) != ship or sea.move is None:
        return Refusal("WG-5.41", "no-not-acting", args)
    for name, shift in SHIFTS[mine.length, mine.facing].items():
        if (mine.bow[0] + shift.q, mine.bow[1] + shift.r) == at and sea.move.announced:
            return None if name in legal_steps(sea, mine) else step_bar(sea, mine, name, shift)
    left = sea.move.left if sea.move.announced else max(0, allowance(sea, mine) - sea.move.paid)
    away = distance(mine.bow, at)
    args |= {"hexes": away, "left": left}
    return Refusal("WG-6.13", "no-there-far", args) if away > left else Refusal("WG-6.32", "no-there-way", args)
