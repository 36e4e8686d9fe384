"""CV-2.4 What a ship does once its movement is over, and the window when every card is drawn (CV-2.17)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Frame, Refusal, ShipDecides, always, nothing
from naumachia.kernel.shown.picture import Option

from ..state import Sea
from .combat.grapples import grapple, grapple_bar, grapple_option, grapple_targets, grapple_trial
from .combat.ram import ram, ram_bar, ram_option, ram_targets
from .rolls import hopeful_first


class Actions(ShipDecides[Sea], frozen=True):
    """CV-2.4, CV-2.15 The ram of the contact and grapples, in the order its owner likes (CV-R31); CV-2.24 after oars too."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("CV-2.4", "no-such-choice"),
        Act("ram", "CV-2.9", ram_targets, ram, ram_option, ram_bar, again=True),
        Act("grapple", "CV-2.15", grapple_targets, grapple, grapple_option, grapple_bar, again=True),
        Act("end", "CV-2.5", always, nothing, words="done", ends=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        offer = {} if ship.gone else self.acts.offer(sea, self.ship)
        if len(offer) < 2:
            return None
        return sea.choose("ask-act", ship.side, "CV-2.4", self.acts.moves(offer), ship=sea.label(self.ship))


class Windows(Frame[Sea], frozen=True):
    """CV-2.17 When every card is drawn: the first side's window, then the second's."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "window"
        one, two = sea.order_of_sides
        sea.then(Window(one), Window(two))


def window_offers(sea: Sea, ask: Window) -> list[str]:
    """CV-2.17 Every ship in contact with an enemy it has not tried to grapple this turn, and that enemy."""
    pairs = [(ship.id, foe) for ship in sea.fleet(ask.side) for foe in grapple_targets(sea, ship.id)]
    return hopeful_first((f"{ship}:{foe}", grapple_trial(sea, ship, foe)) for ship, foe in pairs)


def window_grapple(sea: Sea, ask: Window, pair: str) -> None:
    """CV-2.17 An attempt in the window."""
    ship, _, target = pair.partition(":")
    grapple(sea, ship, target)


def window_option(sea: Sea, ask: Window, pair: str) -> Option:
    """An attempt in the window, as shown."""
    ship, _, target = pair.partition(":")
    return replace(grapple_option(sea, ship, target), answer=f"grapple:{pair}", rule="CV-2.17")


def window_bar(sea: Sea, ask: Window, pair: str) -> Refusal | None:
    """CV-2.17 Why an attempt is not open."""
    ship, _, target = pair.partition(":")
    if ship not in sea.ships or sea.ships[ship].side != ask.side:
        return Refusal("CV-2.17", "no-such-ship", {"name": ship})
    return grapple_bar(sea, ship, target)


class Window(Deciding[Sea], frozen=True):
    """CV-2.17 A side makes all its attempts in its own order."""

    acts: ClassVar[Acts[Sea, Window]] = Acts(
        Refusal("CV-2.17", "no-such-choice"),
        Act("grapple", "CV-2.17", window_offers, window_grapple, window_option, window_bar, again=True),
        Act("end", "CV-2.17", always, nothing, words="no-more", ends=True),
    )
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        return sea.choose("ask-window", self.side, "CV-2.17", self.acts.moves(offer)) if "grapple" in offer else None
