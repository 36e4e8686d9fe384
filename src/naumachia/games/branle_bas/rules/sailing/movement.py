"""BB-6.1, BB-7.1 The MOVE phase: formations are declared, then ships act from farthest downwind to nearest the wind."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Refusal, always
from naumachia.kernel.shown.picture import Option

from ...comfort.standing_orders import settled
from ...pieces import FORMS, Order, form
from ...state import Sea
from ..contact.links import GroupDrift, Groups, groups
from .order_of_movement import ShipActs
from .sailing import disband
from .squadrons import FormationActs, taking_part

SQUADRON = "@"
"""Mark before a squadron's id in the order of movement."""


class Formations(Frame[Sea], frozen=True):
    """BB-7.1 At the start of MOVE each side says of each squadron whether it is in formation, the first side first."""

    def take(self, sea: Sea, _: None) -> None:
        sides = sea.setting.sides
        asked = sorted(sea.squadrons.values(), key=lambda squadron: sides.index(squadron.side))
        sea.then(*(Declare(squadron.id) for squadron in asked), InOrder())


def declare(sea: Sea, name: str, order: Order, stands: bool) -> None:
    """BB-7.1 How a squadron moves this turn; or also, where the order stands, until its captain says otherwise."""
    squadron = sea.squadrons[name]
    line = taking_part(sea, squadron, squadron.ships)
    if order != "succession":
        disband(sea, name)
        squadron = sea.squadrons[name]
    squadron = replace(squadron, order=order, line=line if order != "free" else ())
    squadron = replace(squadron, given=order, stands=stands, under=sea.wind, led=line[0])
    sea.squadrons = sea.squadrons | {name: squadron}
    args = {"squadron": sea.label(name), "order": order, "ships": len(squadron.line)}
    sea.tell(Event("declared", "BB-7.1", args, side=squadron.side, idle=order == "free"))


def declared(order: Order) -> Act[Sea, Declare]:
    """An act that declares a squadron for this turn."""
    return Act(order, "BB-7.1", always, lambda sea, ask, _: declare(sea, ask.squadron, order, stands=False))


def stand(sea: Sea, ask: Declare, order: str) -> None:
    """The order offered first, from now on."""
    declare(sea, ask.squadron, form(order), stands=True)


def stand_option(sea: Sea, ask: Declare, order: str) -> Option:
    """An order that stands."""
    return Option(f"stand:{order}", "do-stand", "BB-7.1", {"order": order})


class Declare(Deciding[Sea], frozen=True):
    """BB-7.1 Together, in succession, or every ship for itself; not asked where fewer than two can take part.

    Nor where a standing order says it, and the leader and the wind are those for which it was given.
    """

    acts: ClassVar[Acts[Sea, Declare]] = Acts(
        Refusal("BB-7.1", "no-such-choice"),
        *map(declared, FORMS),
        Act("stand", "BB-7.1", lambda sea, ask: (sea.squadrons[ask.squadron].given,), stand, stand_option, shortcut=True),
    )
    squadron: str

    def ask(self, sea: Sea) -> Choose | None:
        squadron = sea.squadrons[self.squadron]
        line = taking_part(sea, squadron, squadron.ships)
        if not line or settled(sea, squadron, line):
            return None
        args = {"squadron": sea.label(self.squadron), "ships": len(line), "again": int(squadron.stands)}
        given = squadron.given
        orders = (given, *(order for order in FORMS if order != given))
        return sea.choose("ask-formation", squadron.side, "BB-7.1", orders, (f"stand:{given}",), **args)

    def skip(self, sea: Sea) -> None:
        squadron = sea.squadrons[self.squadron]
        if taking_part(sea, squadron, squadron.ships):
            declare(sea, self.squadron, squadron.given, stands=True)
        else:
            disband(sea, self.squadron)


class InOrder(Frame[Sea], frozen=True):
    """BB-6.1 The order is fixed at the start of the phase; a formation acts in place of its ship nearest the wind (BB-R44)."""

    def take(self, sea: Sea, _: None) -> None:
        lines = {name: squadron for squadron in sea.squadrons.values() for name in squadron.line}
        order: list[str] = []
        for name in reversed(sea.along_the_wind()):
            squadron = lines.get(name)
            unit = name if squadron is None else SQUADRON + squadron.id
            if unit not in order:
                order.append(unit)
        sea.then(Movement(tuple(reversed(order)), groups(sea)))


class Movement(Frame[Sea], frozen=True):
    """BB-6.1 One after another acts to the end; BB-11.7 a linked group drifts when its last member has acted."""

    units: tuple[str, ...]
    groups: Groups = ()

    def take(self, sea: Sea, _: None) -> None:
        waiting = set(self.units)
        due = tuple(group for group in self.groups if not any(self.waits(sea, name, waiting) for name in group))
        left = tuple(group for group in self.groups if group not in due)
        if due:
            sea.then(*(GroupDrift(group) for group in due), Movement(self.units, left))
        elif self.units:
            first, rest = self.units[0], self.units[1:]
            squadron = first.removeprefix(SQUADRON)
            sea.then(FormationActs(squadron) if squadron != first else ShipActs(first), Movement(rest, left))

    def waits(self, sea: Sea, ship: str, waiting: set[str]) -> bool:
        """Whether a ship's place is still to come."""
        return ship in waiting and not sea.ships[ship].gone
