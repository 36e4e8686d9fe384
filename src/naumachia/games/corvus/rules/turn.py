"""CV-0.1 The turn: command, activations, shooting, boardings, end."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Event, Frame

from ..pieces import Phase
from ..state import Sea
from .actions import Windows
from .activation import Shuffle
from .combat.boarding import Boarding
from .combat.shooting import Shoot
from .command import Command
from .victory import Judgement

FRESH: dict[str, object] = {"rammed": False, "tried": (), "broke": (), "fought": False, "assaulted": False}
"""Values that are reset at the end of a turn."""
UNORDERED: dict[str, object] = {"order": "", "shown": False, "barred": False, "activated": False}
"""Values that are reset at the beginning of a turn."""


def phases(first: Phase) -> tuple[Frame[Sea], ...]:
    """CV-0.1, CV-R2 The phases of a turn in their order, from one of them on."""
    steps: dict[Phase, tuple[Frame[Sea], ...]] = {
        "command": (Enter("command"), Command()),
        "activation": (Shuffle(),),
        "window": (Windows(),),
        "shooting": (Enter("shooting"), Shoot()),
        "boarding": (Boarding(),),
        "end": (EndOfTurn(), Judgement(), NextTurn()),
    }
    names = list(steps)
    return tuple(frame for name in names[names.index(first) :] for frame in steps[name])


class NewTurn(Frame[Sea], frozen=True):
    """A turn begins; its first side is not known before the first card."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        for ship in sea.here:
            sea.change(ship.id, **UNORDERED)
        sea.first = ""
        args = {"turn": sea.turn, "turns": sea.setting.scenario.turns}
        sea.tell(Event("turn", "CV-0.1", args, chapter="turn"))
        sea.then(*phases("command"))


class Enter(Frame[Sea], frozen=True):
    """A phase begins."""

    phase: Phase

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = self.phase


class EndOfTurn(Frame[Sea], frozen=True):
    """CV-1.9 Crews that have rested twice are fresh again, CV-1.11 no others; CV-0.1 what belonged to the turn is cleared."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "end"
        sea.links = tuple(replace(link, claimed=False) for link in sea.links)
        for ship in sea.here:
            changes = dict(FRESH)
            if ship.rest == 1:
                changes |= {"rest": 0, "fatigued": False}
                sea.tell(Event("rested", "CV-1.9", {"ship": sea.label(ship.id)}, ship=ship.id))
            sea.change(ship.id, **changes)


class NextTurn(Frame[Sea], frozen=True):
    """The next turn, if the battle goes on."""

    def take(self, sea: Sea, _: None) -> None:
        sea.turn += 1
        sea.then(NewTurn())
