"""BB-4 The turn: tests, movement, fire, boarding, end; and the night after the last."""

from __future__ import annotations

from naumachia.kernel import Event, Frame

from ..pieces import Phase, Ship
from ..state import Sea
from .contact.boarding import Board
from .contact.prizes import Possessions, Scuttling
from .flags import Settle
from .gunnery.fire import Fire
from .losses import Founder
from .night import Night
from .sailing.movement import Formations
from .start_of_turn import Explosions, FireTests, LeakTests, Spread, WindTest
from .table_edge import Growth

FRESH: dict[str, object] = {"moved": False, "held": False, "boarded": False, "tested": False, "retaken": False, "support": 0}
"""Values that are reset at the beginning of a turn."""


def phases(first: Phase) -> tuple[Frame[Sea], ...]:
    """BB-4.1, BB-8.15 The phases of a turn in their order, from one of them on: all fire comes before any boarding."""
    steps: dict[Phase, tuple[Frame[Sea], ...]] = {
        "tests": (NewTurn(), WindTest(), LeakTests(), FireTests(), Explosions(), Spread(), Possessions(), Settle()),
        "move": (Enter("move"), Formations()),
        "fire": (Enter("fire"), Fire()),
        "board": (Enter("board"), Board()),
        "end": (Enter("end"), Founder(), Settle(), Scuttling(), Growth(), NextTurn()),
    }
    if first == "night":
        return (Night(),)
    names = list(steps)
    return tuple(frame for name in names[names.index(first) :] for frame in steps[name])


class NewTurn(Frame[Sea], frozen=True):
    """BB-5.1 The counter advances, IMPEDED markers and fallen rigging go from 2 to 1 and from 1 to nothing."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.turn += 1
        sea.phase, sea.run, sea.acting, sea.ordered = "tests", None, "", ()
        sea.tell(Event("turn", "BB-5.1", {"turn": sea.turn, "turns": sea.turns, "wind": sea.wind}, chapter="turn"))
        for ship in sea.afloat:
            changes = _cleared(ship)
            if changes:
                sea.change(ship.id, **changes)


def _cleared(ship: Ship) -> dict[str, object]:
    """BB-5.1 What of a ship's markers changes with the turn."""
    changes: dict[str, object] = {name: value for name, value in FRESH.items() if getattr(ship, name) != value}
    for name in ("impeded", "wreck_port", "wreck_starboard"):
        if shown := getattr(ship, name):
            changes[name] = shown - 1
    return changes


class Enter(Frame[Sea], frozen=True):
    """BB-4.1 A phase begins."""

    beginning = True
    phase: Phase

    def take(self, sea: Sea, _: None) -> None:
        sea.phase, sea.run, sea.acting = self.phase, None, ""


class NextTurn(Frame[Sea], frozen=True):
    """BB-2.6 The next turn, or nightfall."""

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*phases("tests" if sea.turn < sea.turns else "night"))
