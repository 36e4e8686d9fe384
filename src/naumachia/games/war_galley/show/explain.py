"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Message, Refusal

from ..hulls import SHIFTS
from ..rules.combat.boarding import BoardingSegment, may_board
from ..rules.movement.announcement import back_bar
from ..rules.movement.evasion import MayEvade
from ..rules.movement.movement import AfterMoving, Step
from ..rules.movement.preparation import BeforeMoving
from ..rules.movement.reaction import EntryReaction
from ..rules.movement.speed import allowance, max_bar
from ..rules.movement.steps import legal_steps, spoken, step_bar, step_refusal
from ..state import Sea, Ship
from .picture import acting_ship


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the changes between two positions, ship by ship."""
    found: list[Message] = []
    for name, old in before.ships.items():
        new = after.ships.get(name, old)
        if old is not new:
            found += [Message(f"gist-{key}", {"ship": before.label(name), **args}) for key, args in _changes(old, new)]
    return tuple(found) or (Message("gist-nothing"),)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, object]]]:
    changes: tuple[tuple[str, bool, dict[str, object]], ...] = (
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
    """Return the actions that players try with a ship."""
    mine = sea.ships[ship]
    near = [foe.id for foe in sea.ships.values() if foe.side != mine.side and not foe.gone and _close(mine, foe)]
    strikes = [f"{verb}:{foe}" for verb in ("ram", "rake", "diekplus", "anastrophe", "fire", "grapple", "board") for foe in near]
    steps = [f"step:{spoken(name)}" for name in SHIFTS[mine.length, mine.facing]]
    return (*steps, "move:backing", "max:", "evade:forward", "evade:back", "refloat:", *strikes)


def _close(a: Ship, b: Ship) -> bool:
    return abs(a.bow[0] - b.bow[0]) <= 4 and abs(a.bow[1] - b.bow[1]) <= 4


def evade_why(sea: Sea, ship: str, way: str) -> Refusal | None:
    """WG-6.53 Return the reason why a ship cannot slip away, from any enemy."""
    return MayEvade.acts.bar(sea, MayEvade(ship, ship), f"evade:{ship}:{way}")


def board_why(sea: Sea, ship: str, target: str) -> Refusal | None:
    """WG-8.21 What keeps a ship from boarding another."""
    bar = may_board(sea.ships[ship], target)
    return bar.about(name=target) if bar else None


def max_why(sea: Sea, ship: str, _: str) -> Refusal | None:
    """WG-6.12 What keeps a ship from going to maximum."""
    bar = max_bar(sea, sea.ships[ship])
    return bar.about(ship=sea.label(ship)) if bar else None


def back_why(sea: Sea, ship: str, _: str) -> Refusal | None:
    """WG-6.33 Why a ship cannot back at all: what it is doing, what has happened to it, or too few MP for a single hex."""
    mine, label = sea.ships[ship], sea.label(ship)
    if mine.held or mine.crippled == "PS":
        return Refusal("WG-6.37", "no-step-held", {"ship": label})
    if (bar := back_bar(sea, mine)) is not None:
        return bar.about(ship=label)
    points = allowance(sea, mine)
    short = points < sea.setting.charts.movement_costs.back
    return Refusal("WG-6.33", "no-step-points", {"ship": label, "left": points}) if short else None


def step_why(sea: Sea, ship: str, step: str) -> Refusal | None:
    """A step by its name, or as it is spoken."""
    mine = sea.ships[ship]
    names = SHIFTS[mine.length, mine.facing]
    return step_refusal(sea, ship, next((name for name in names if spoken(name) == step), step))


Why = Callable[[Sea, str, str], Refusal | None]
LOOKED_UP = {
    verb: act.bar
    for frame in (BeforeMoving, Step, AfterMoving)
    for verb, act in frame.acts.verbs.items()
    if verb in ("ram", "rake", "diekplus", "anastrophe", "fire", "grapple", "refloat") and act.bar is not None
}
WHY: dict[str, Why] = {
    **LOOKED_UP,
    "board": board_why,
    "evade": evade_why,
    "max": max_why,
    "step": step_why,
    "move": back_why,
}
"""Refusals by a ship's own state and place, by verb: the bars of the acts, and of questions to a fleet and not a ship."""


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    if ship not in sea.ships or verb not in WHY:
        return Refusal("WG-3.1", "no-such-action", {"action": action})
    args = {"ship": sea.label(ship)}
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if sea.ships[ship].gone:
        return Refusal("WG-9.1", "no-gone", args)
    if (bar := WHY[verb](sea, ship, value)) is not None:
        return bar
    asked = sea.agenda[0]
    match verb:
        case "max":
            return None if sea.phase == "speed" else Refusal("WG-6.12", "no-phase-speed", args)
        case "evade":
            return None if isinstance(asked, EntryReaction | MayEvade) else Refusal("WG-6.51", "no-window", args)
        case "board":
            return None if isinstance(asked, BoardingSegment) else Refusal("WG-8.21", "no-phase-boarding", args)
    return None if acting_ship(sea) == ship else Refusal("WG-5.41", "no-not-acting", args)


def why_there(sea: Sea, ship: str, at: Hex) -> Refusal | None:
    """The rule between a ship and a hex, as things stand: the hex itself, whose go it is, the step, the MP."""
    mine = sea.ships[ship]
    args: dict[str, object] = {"ship": sea.label(ship)}
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
