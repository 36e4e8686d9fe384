"""Setting and striking sail (TF-6.1); what sails give is in `values`, what may be done under them in `steps`."""

from __future__ import annotations

from naumachia.kernel import Event

from ....common.sea.wind import Rig
from ...pieces import Move, Ship
from ...state import Sea
from ..values import under_sail
from .steps import Bar

HOISTS: dict[str, Rig] = {"hoist-sail": "sail", "hoist-mainsail": "mainsail"}
LOWER = "lower"
RIGGING = (*HOISTS, LOWER)


def trims(sea: Sea, ship: Ship, move: Move) -> tuple[str, ...]:
    """Return the sail changes open to a ship now."""
    if not sea.setting.options["fleet_sail"]:
        return ()
    return tuple(act for act in RIGGING if rig_bar(sea, ship, move, act) is None)


def rig_bar(sea: Sea, ship: Ship, move: Move, act: str) -> Bar | None:
    """TF-6.1 Why a ship may not set or strike a sail: one rig at a time, at cruise, for its price in movement points."""
    if not sea.on("fleet_sail"):
        return "TF-6.1", "no-sails"
    if act == LOWER and not ship.rig:
        return "TF-6.1", "no-lower"
    if act in HOISTS and ship.rig:
        return "TF-6.1", "no-hoist-two"
    if act == "hoist-mainsail" and not ship.mainsail:
        return "TF-6.1", "no-mainsail"
    if move.mode == "sail":
        free = not sea.kind(ship).fv and not move.tokens and not move.trimmed
        return None if free else ("TF-6.1", "no-trim-late")
    if move.mode != "cruise":
        return "TF-6.1", "no-trim-mode"
    cost = _cost(sea, ship, act)
    whole = move.allowance < cost and move.left == move.allowance and not move.tokens
    return None if move.left >= cost or whole else ("TF-6.1", "no-points")


def _cost(sea: Sea, ship: Ship, act: str) -> int:
    rig = HOISTS.get(act) or ship.rig
    return sea.setting.charts.sailing.mainsail if rig == "mainsail" else sea.setting.charts.sailing.sail


def trim(sea: Sea, name: str, act: str) -> None:
    """TF-6.1 The sail goes up or comes down; an oarless ship loses that many of the points its sails now give."""
    ship, move = sea.ships[name], sea.move
    assert move is not None
    cost = _cost(sea, ship, act)
    rig = HOISTS.get(act, "")
    sea.change(name, rig=rig)
    if move.mode == "sail":
        sea.note(left=max(0, under_sail(sea, sea.ships[name]) - cost), trimmed=True)
    else:
        sea.note(left=max(0, move.left - cost))
    args = {"ship": sea.label(name), "rig": rig or ship.rig, "cost": cost}
    sea.tell(Event("hoisted" if rig else "lowered", "TF-6.1", args, ship=name))
