"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Message, Refusal

from ..pieces import Phase, Ship
from ..rules.contact.boarding import board_bar, retake_bar
from ..rules.gunnery.broadside import fire_bar, point_blank_bar
from ..rules.sailing.speeds import drift_reasons
from ..rules.sailing.squadrons import takes_part_bar, taking_part
from ..rules.winds import in_irons, on_edge
from ..state import Sea
from .stakes import lost


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the changes between two positions, ship by ship."""
    found: list[Message] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new:
            found += [Message(f"gist-{key}", {"ship": before.label(name), **args}) for key, args in _changes(old, new)]
    for link in after.links:
        if link not in before.links:
            args = {"ship": before.label(link.one), "target": before.label(link.other)}
            found.append(Message(f"gist-{link.kind}", args))
    for link in before.links:
        afloat = not (after.ships[link.one].gone or after.ships[link.other].gone)
        if afloat and after.link(link.one, link.other) is None:
            found.append(Message("gist-loose", {"ship": before.label(link.one), "target": before.label(link.other)}))
    return tuple(found) or (Message("gist-nothing"),)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, object]]]:
    if new.gone and not old.gone:
        return [("gone", {"how": new.gone})]
    found: list[tuple[str, dict[str, object]]] = []
    if new.struck and not old.struck:
        found.append(("struck", {}))
    elif new.prize and not old.prize:
        found.append(("captured", {}))
    elif old.struck and not new.struck:
        found.append(("retaken", {}))
    elif new.flag != old.flag:
        found.append(("flag", {"flag": new.flag}))
    told = {"hull", "masts", "guns", "crew"}
    found += [
        (key, {"points": count} if key in told else {})
        for key, count in lost(old, new)
        if count > 0 and key not in ("sunk", "captured")
    ]
    return found


def zones(sea: Sea, ship: str) -> tuple[()]:
    """There are no hexes here: what the rules speak of on the plane are shapes."""
    return ()


def why_there(sea: Sea, ship: str, cell: tuple[int, int]) -> Refusal | None:
    """There are no hexes to point at; a leg is refused with its own reason."""
    return None


REACH = 900
"""Millimetres within which players think of a shot."""
NEAR = 150
"""Millimetres within which they think of boarding."""


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """Return the actions that players try with a ship."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    others = [one for one in sea.afloat if one.id != ship and one.controller != mine.controller]

    def within(room: int) -> list[str]:
        return [one.id for one in others if (one.x - mine.x) ** 2 + (one.y - mine.y) ** 2 <= room**2]

    sails = ("tack", "line") if mine.controller and not mine.struck else ()
    far = [f"{verb}:{name}" for name in within(REACH) for verb in ("fire", "masts")]
    near = [f"{verb}:{name}" for name in within(NEAR) for verb in ("pb", "board", "retake")]
    return (*sails, *far, *near)


def tack_bar(sea: Sea, ship: str, _: str) -> Refusal | None:
    """BB-6.7, BB-6.8 Return why a ship could not tack at its place, no matter which ship is to move."""
    if in_irons(sea.wind, sea.ships[ship].h):
        return None
    if not on_edge(sea.wind, sea.ships[ship].h):
        return Refusal("BB-6.8", "no-tack-edge", {"ship": sea.label(ship)})
    reasons = drift_reasons(sea, sea.ships[ship])
    return Refusal("BB-6.6", "no-line-drifts", {"ship": sea.label(ship)}) if reasons else None


def line_bar(sea: Sea, ship: str, _: str) -> Refusal | None:
    """BB-7.1 Why a ship is not in the formation of its squadron."""
    squadron = sea.squadron(ship)
    if squadron is None:
        return Refusal("BB-7.1", "no-line-lost", {"ship": sea.label(ship)})
    if (bar := takes_part_bar(sea, squadron, ship)) is not None:
        return bar
    line = taking_part(sea, squadron, squadron.ships)
    return (
        None if ship in line else Refusal("BB-7.1", "no-line-far", {"ship": sea.label(ship), "apart": sea.charts.squadrons.apart})
    )


Bar = Callable[[Sea, str, str], Refusal | None]
VERBS: dict[str, tuple[Bar, str, Phase]] = {
    "fire": (lambda sea, ship, target: fire_bar(sea, ship, target, "hull"), "BB-8.3", "fire"),
    "masts": (lambda sea, ship, target: fire_bar(sea, ship, target, "masts"), "BB-8.3", "fire"),
    "pb": (point_blank_bar, "BB-8.12", "fire"),
    "tack": (tack_bar, "BB-6.8", "move"),
    "line": (line_bar, "BB-7.1", "move"),
    "board": (board_bar, "BB-12.2", "move"),
    "retake": (retake_bar, "BB-9.10", "move"),
}
"""Each verb: what bars it, its rule, and the phase in which its time comes."""


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    mine = sea.ships.get(ship)
    if mine is None or verb not in VERBS:
        return Refusal("BB-4.1", "no-such-action", {"action": action})
    if sea.result is not None:
        return Refusal("BB-3.6", "no-over")
    if mine.gone:
        return Refusal("BB-13.4", "no-gone", {"ship": sea.label(ship)})
    bar, rule, phase = VERBS[verb]
    if (refusal := bar(sea, ship, value)) is not None:
        return refusal
    return Refusal(rule, "no-other-phase", {"phase": sea.phase}) if sea.phase != phase else None
