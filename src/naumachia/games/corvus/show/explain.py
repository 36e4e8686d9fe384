"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Message, Refusal

from ..hulls import in_contact
from ..pieces import ORDERS, Phase, Ship
from ..rules.activation import rest_bar
from ..rules.combat.boarding import counter_bar, joins_bar
from ..rules.combat.disengagement import break_bar
from ..rules.combat.grapples import grapple_bar
from ..rules.combat.oars import glance_bar
from ..rules.combat.ram import ram_bar
from ..rules.combat.shooting import shoot_bar
from ..rules.command import order_bar
from ..state import Sea


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the changes between two positions, ship by ship."""
    found: list[Message] = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old is not new:
            found += [Message(f"gist-{key}", {"ship": before.label(name), **args}) for key, args in _changes(old, new)]
    for link in after.links:
        if before.linked(link.grappler, link.grappled) is None:
            args = {"ship": before.label(link.grappler), "target": before.label(link.grappled), "corvus": int(link.corvus)}
            found.append(Message("gist-grappled", args))
    for link in before.links:
        afloat = not (after.ships[link.grappler].gone or after.ships[link.grappled].gone)
        if afloat and after.linked(link.grappler, link.grappled) is None:
            found.append(Message("gist-loose", {"ship": before.label(link.grappler), "target": before.label(link.grappled)}))
    return tuple(found) or (Message("gist-nothing"),)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, object]]]:
    changes: tuple[tuple[str, bool, dict[str, object]], ...] = (
        ("gone", bool(new.gone) and not old.gone, {"how": new.gone or "sunk"}),
        ("captured", new.side != old.side and not new.gone, {}),
        ("damaged", new.damaged and not old.damaged, {}),
        ("bank", len(new.banks) > len(old.banks), {}),
        ("rammed", new.rammed and not old.rammed and not new.damaged and not new.gone, {}),
        ("fatigued", new.fatigued and not old.fatigued and new.damaged == old.damaged and new.side == old.side, {}),
        ("marines", new.marines < old.marines and new.side == old.side and not new.gone, {"points": old.marines - new.marines}),
        ("corvus", old.corvus and not new.corvus and new.side == old.side and not new.gone, {}),
    )
    return [(key, args) for key, on, args in changes if on]


def zones(sea: Sea, ship: str) -> tuple[()]:
    """There are no hexes here: what the rules speak of on the plane are shapes."""
    return ()


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """Return the actions that players try with a ship; nothing here reads an order that lies face down."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    foes = sea.enemies(ship)
    near = [foe.id for foe in foes if in_contact(sea, ship, foe.id) or sea.linked(ship, foe.id)]
    reach = [foe.id for foe in foes if abs(foe.x - mine.x) + abs(foe.y - mine.y) < 160_000]
    acts = [f"{verb}:{foe}" for verb in ("ram", "oars", "grapple", "break", "assault", "counter") for foe in near]
    engines = [f"stone:{foe}" for foe in reach] if mine.engines else []
    return (*(f"order:{order}" for order in ORDERS), "rest", *(f"shoot:{foe}" for foe in reach), *engines, *acts)


Bar = Callable[[Sea, str, str], Refusal | None]


def _with(bar: Bar, rule: str) -> Bar:
    def found(sea: Sea, ship: str, value: str) -> Refusal | None:
        return bar(sea, ship, value) if value in sea.ships else Refusal(rule, "no-such-ship", {"name": value})

    return found


def _stone(sea: Sea, ship: str, target: str) -> Refusal | None:
    engines = sea.ships[ship].engines
    return shoot_bar(sea, f"{ship}/{engines[0] + 1 if engines else 1}", target)


def _break(sea: Sea, ship: str, holder: str) -> Refusal | None:
    """Whether the order is Stop is nobody's business before it is shown."""
    if not sea.ships[ship].shown and sea.linked(ship, holder) is not None and holder not in sea.ships[ship].broke:
        return None
    return break_bar(sea, ship, holder)


VERBS: dict[str, tuple[Bar, str, tuple[Phase, ...]]] = {
    "order": (lambda sea, ship, value: order_bar(sea, sea.ships[ship], value), "CV-1.1", ("command",)),
    "rest": (rest_bar, "CV-1.9", ("activation",)),
    "ram": (_with(ram_bar, "CV-2.9"), "CV-2.9", ("activation",)),
    "oars": (_with(glance_bar, "CV-2.18"), "CV-2.18", ("activation",)),
    "grapple": (_with(grapple_bar, "CV-2.15"), "CV-2.15", ("activation", "window")),
    "break": (_with(_break, "CV-2.7"), "CV-2.7", ("activation",)),
    "shoot": (_with(shoot_bar, "CV-3.1"), "CV-3.1", ("shooting",)),
    "stone": (_with(_stone, "CV-3.1"), "CV-3.1", ("shooting",)),
    "assault": (_with(joins_bar, "CV-4.1"), "CV-4.1", ("boarding",)),
    "counter": (_with(counter_bar, "CV-4.8"), "CV-4.8", ("boarding",)),
}
"""Each verb: what bars it, its rule, and the phases in which its time comes."""


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    mine = sea.ships.get(ship)
    if mine is None or verb not in VERBS:
        return Refusal("CV-0.1", "no-such-action", {"action": action})
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if mine.gone:
        return Refusal("CV-2.13", "no-gone", {"ship": sea.label(ship)})
    bar, rule, phases = VERBS[verb]
    if (refusal := bar(sea, ship, value)) is not None:
        return refusal
    return Refusal(rule, "no-other-phase", {"phase": sea.phase}) if sea.phase not in phases else None


def why_there(sea: Sea, ship: str, cell: tuple[int, int]) -> Refusal | None:
    """There are no hexes to point at; a leg is refused with its own reason."""
    return None
