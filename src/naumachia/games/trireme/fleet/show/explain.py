"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Message, Refusal

from ...common.explain import told
from ..pieces import Ship
from ..rules.combat.boarding import Combats, combat_refusal
from ..rules.combat.fire import Fire, fire_refusal
from ..rules.combat.freeing import Freeing, free_bar
from ..rules.combat.grapple import GettingAway, Grapples, away_refusal, grapple_refusal
from ..rules.movement.choices import letter_refusal, rig_refusal
from ..rules.movement.moves import Go, Moves, PickMode
from ..rules.movement.sailing import RIGGING
from ..rules.movement.steps import LETTERS, MODES, mode_bar, move_bar
from ..rules.parts import pair
from ..state import Sea

Bar = Callable[[Sea, Ship, str], Refusal | None]
WAITING = ("no-over", "no-gone", "no-other-phase", "no-not-your-turn", "no-other-moves", "no-moved")
"""Refusals that say that a ship goes nowhere now, wherever one points."""


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the changes between two positions, ship by ship."""
    return told(before, after, _changes)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, object]]]:
    taken = new.side != old.side
    freed = bool(set(old.links) - set(new.links)) and not new.gone and not taken
    changes: tuple[tuple[str, bool, dict[str, object]], ...] = (
        ("gone", bool(new.gone) and not old.gone, {"how": new.gone}),
        ("captured", taken and not new.gone, {}),
        ("wrecked", new.wrecked and not old.wrecked, {}),
        ("immobilised", new.state == "immobilised" and old.state != "immobilised", {}),
        ("permanent", new.state == "permanent" and old.state != "permanent", {}),
        ("factor-back", new.state == "bf_back" and old.state != "bf_back", {}),
        ("freed", new.state == "sound" and old.state != "sound", {}),
        ("grappled", bool(set(new.links) - set(old.links)), {}),
        ("loose", freed, {}),
        ("tired", new.fatigued and not old.fatigued, {}),
    )
    return [(key, args) for key, on, args in changes if on]


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """Return the actions that players try with a ship."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    near = [foe.id for foe in sea.near(mine)]
    strikes = [f"{verb}:{foe}" for verb in ("grapple", "board", "away", "fire") for foe in near]
    sails = [f"trim:{act}" for act in RIGGING] if sea.on("fleet_sail") else []
    return (*(f"mode:{mode}" for mode in MODES), *(f"go:{letter}" for letter in LETTERS), *sails, "free:", *strikes)


def _free(sea: Sea, ship: Ship, _: str) -> Refusal | None:
    return free_bar(sea, ship)


def _mode(sea: Sea, ship: Ship, value: str) -> Refusal | None:
    bar = move_bar(sea, ship) or mode_bar(sea, ship, value)
    return Refusal(*bar, {"ship": sea.label(ship.id)}) if bar else None


def _go(sea: Sea, ship: Ship, value: str) -> Refusal | None:
    bar = move_bar(sea, ship) if value in LETTERS else ("TF-3.2", "no-letter")
    return Refusal(*bar, {"ship": sea.label(ship.id), "answer": value}) if bar else letter_refusal(sea, ship.id, value)


def _trim(sea: Sea, ship: Ship, value: str) -> Refusal | None:
    bar = move_bar(sea, ship) if value in RIGGING else ("TF-6.1", "no-letter")
    return Refusal(*bar, {"ship": sea.label(ship.id), "answer": value}) if bar else rig_refusal(sea, ship.id, value)


VERBS: dict[str, tuple[Bar, str, tuple[type[Any], ...]]] = {
    "free": (_free, "TF-2.1", (Freeing,)),
    "mode": (_mode, "TF-3.1", (Moves, PickMode)),
    "go": (_go, "TF-3.2", (Go, Moves, PickMode)),
    "trim": (_trim, "TF-6.1", (Go, Moves, PickMode)),
    "fire": (lambda sea, ship, value: fire_refusal(sea, ship.side, pair(ship.id, value)), "TF-8.5", (Fire,)),
    "grapple": (lambda sea, ship, value: grapple_refusal(sea, ship.side, pair(ship.id, value)), "TF-5.1", (Grapples,)),
    "board": (lambda sea, ship, value: combat_refusal(sea, ship.side, f"{value}<{ship.id}"), "TF-5.2", (Combats,)),
    "away": (lambda sea, ship, value: away_refusal(sea, ship.side, pair(ship.id, value)), "TF-5.6", (GettingAway,)),
}
"""Each verb: what bars it, its rule, and the frames in which its time has come."""


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    mine = sea.ships.get(ship)
    if mine is None or verb not in VERBS:
        return Refusal("TF-1.2", "no-such-action", {"action": action})
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    args = {"ship": sea.label(ship)}
    if mine.gone:
        return Refusal("TF-10.3", "no-gone", args)
    bar, rule, frames = VERBS[verb]
    if (refusal := bar(sea, mine, value)) is not None:
        return refusal
    frame = sea.agenda[0]
    if not isinstance(frame, frames):
        return Refusal(rule, "no-other-phase", {"phase": sea.phase})
    owner = frame.side if hasattr(frame, "side") else sea.ships[frame.ship].side
    if owner != mine.side:
        return Refusal(rule, "no-not-your-turn", {"side": sea.label(owner)})
    acting = getattr(frame, "ship", ship)
    return Refusal("TF-3.1", "no-other-moves", {"ship": sea.label(acting)}) if acting != ship else None


def why_there(sea: Sea, ship: str, at: Hex) -> Refusal | None:
    """The rule between a ship and a hex, as things stand: whether it moves at all, land, and how far it still gets."""
    mine = sea.ships.get(ship)
    if mine is None:
        return None
    if (bar := why_not(sea, ship, "go:A")) is not None and bar.key in WAITING:
        return bar
    args = {"ship": sea.label(ship)}
    if at in sea.setting.waters.land:
        return Refusal("TF-3.5", "no-land", args)
    if sea.move is None:
        stuck = move_bar(sea, mine)
        return Refusal(*stuck, args) if stuck else None
    return Refusal("TF-3.2", "no-points", args) if distance(mine.bow, at) > sea.move.left else None
