"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Message, Refusal
from naumachia.kernel.shown.picture import Tone, Zone

from ...common.explain import told
from ...common.hulls import Location, named_faces
from ..pieces import Ship
from ..rules.combat.boarding import board_bar
from ..rules.combat.detachments import detach_bar, free_bar
from ..rules.combat.fire import shoot_bar
from ..rules.combat.grapples import grapple_bar
from ..rules.combat.groups import send_bar
from ..rules.movement.orders import order_bar, plot_bar
from ..setup.scenario import Phase
from ..state import Sea

TONES: dict[Location, Tone] = {"bow": "info", "bow_flank": "warn", "side": "bad", "stern_flank": "bad", "stern": "warn"}
WORST: dict[Location, int] = {"side": 4, "stern_flank": 3, "bow_flank": 2, "stern": 1, "bow": 0}


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the changes between two positions, ship by ship."""
    return told(before, after, _changes)


def _changes(old: Ship, new: Ship) -> list[tuple[str, dict[str, object]]]:
    points = old.men.total + old.oars - new.men.total - new.oars
    changes: tuple[tuple[str, bool, dict[str, object]], ...] = (
        ("gone", bool(new.gone) and not old.gone, {"how": new.gone}),
        ("captured", new.side != old.side and not new.gone, {}),
        ("wrecked", new.wrecked and not old.wrecked, {}),
        ("surrendered", new.status == "surrendered" and old.status != "surrendered", {}),
        ("derelict", new.status == "derelict" and old.status != "derelict", {}),
        ("breached", new.breaches > old.breaches, {}),
        ("immobilised", new.immobilised and not old.immobilised, {}),
        ("freed", old.immobilised and not new.immobilised, {}),
        ("grappled", bool(set(new.links) - set(old.links)), {}),
        ("loose", bool(set(old.links) - set(new.links)) and not new.gone, {}),
        ("stripped", len(new.equipment) < len(old.equipment), {}),
        ("men", points > 0 and new.status == old.status and not new.gone, {"points": points}),
    )
    return [(key, args) for key, on, args in changes if on]


def zones(sea: Sea, ship: str) -> tuple[Zone, ...]:
    """TS-5.1 From each hex around a ship, the worst face that a ram from there strikes."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    found = []
    for at, faces in sorted(named_faces(mine.bow, mine.h).items()):
        if at in sea.setting.waters.open:
            face = max(faces, key=WORST.__getitem__)
            found.append(Zone(*at, f"zone-{face}", TONES[face]))
    return tuple(found)


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """Return the actions that players try with a ship."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    near = [other.id for other in sea.near(mine)]
    far = [other.id for other in sea.here if other.side != mine.side and sea.apart(mine, other) <= 5]
    acts = [f"{verb}:{other}" for verb in ("grapple", "board", "send", "detach") for other in near]
    plots = ("A", "A A A", "A A A A", "B", "PL", "L R")
    return (*(f"plot:{text}" for text in plots), *(f"fire:{other}" for other in far), *acts, "free:")


Bar = Callable[[Sea, Ship, str], Refusal | None]


def _with(bar: Callable[[Sea, Ship, Ship], Refusal | None], rule: str) -> Bar:
    def found(sea: Sea, ship: Ship, value: str) -> Refusal | None:
        other = sea.ships.get(value)
        return bar(sea, ship, other) if other is not None else Refusal(rule, "no-such-ship", {"name": value})

    return found


VERBS: dict[str, tuple[Bar, str, Phase]] = {
    "plot": (lambda sea, ship, value: plot_bar(sea, ship, value), "TS-3.1", "orders"),
    "order": (lambda sea, ship, _: order_bar(sea, ship), "TS-3.5", "orders"),
    "fire": (_with(shoot_bar, "TS-8.1"), "TS-8.1", "fire"),
    "grapple": (_with(grapple_bar, "TS-9.1"), "TS-9.1", "grapples"),
    "board": (_with(board_bar, "TS-10.2"), "TS-10.2", "boarding"),
    "send": (_with(send_bar, "TS-12.1"), "TS-12.1", "groups"),
    "detach": (_with(detach_bar, "TS-13"), "TS-13", "detachments"),
    "free": (lambda sea, ship, _: free_bar(sea, ship), "TS-14", "freeing"),
}
"""Each verb: what bars it, its rule, and the step in which its time comes."""


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own state and place first, then the sequence of play."""
    verb, _, value = action.partition(":")
    mine = sea.ships.get(ship)
    if mine is None or verb not in VERBS:
        return Refusal("TS-1.1", "no-such-action", {"action": action})
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if mine.gone:
        return Refusal("TS-16", "no-gone", {"ship": sea.label(ship)})
    bar, rule, phase = VERBS[verb]
    if (refusal := bar(sea, mine, value)) is not None:
        return refusal
    return Refusal(rule, "no-other-phase", {"phase": sea.phase}) if sea.phase != phase else None


def why_there(sea: Sea, ship: str, cell: tuple[int, int]) -> Refusal | None:
    """Why a ship cannot be ordered anywhere; where it can, the plot says how far."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone or sea.result is not None:
        return None
    if sea.phase != "orders":
        return Refusal("TS-3.1", "no-other-phase", {"phase": sea.phase})
    if cell in sea.setting.waters.land:
        return Refusal("TS-4.2", "no-land", {"ship": sea.label(ship)})
    return order_bar(sea, mine)
