"""Standing orders: questions that a side is not asked again until it says otherwise.

They answer only what the rules would ask: how a squadron moves (BB-7.1), whether ships stay at anchor (BB-6.12), whether prizes
are kept (BB-13.1).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import CONCEDE, Answer, Choose, Event, Frame, Refusal
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.shown.record_sheet import Standing

from ..pieces import FORMS, Squadron, form
from ..state import ORDERS, Sea

ASK, BACK, FLEET = "ask", "back", "fleet"
QUIET = {"anchor": "stay", "prizes": "keep"}
"""Orders for a whole fleet, and the answer each of them gives."""
RULES = {"line": "BB-7.1", "anchor": "BB-6.12", "prizes": "BB-13.1"}


def of_line(squadron: Squadron) -> str:
    """The order by which a squadron sails, or that its captain is asked."""
    return squadron.given if squadron.stands else ASK


def settled(sea: Sea, squadron: Squadron, line: tuple[str, ...]) -> bool:
    """Return whether an order stands and nothing has happened since that its captain could not foresee.

    After a shift of the wind or with another leader the captain is asked again, unless every ship sails for itself.
    """
    same = squadron.under == sea.wind and squadron.led in ("", line[0])
    return squadron.stands and (same or squadron.given == "free")


def order_line(sea: Sea, squadron: str, order: str) -> None:
    """An order that stands from now on, or none."""
    old = sea.squadrons[squadron]
    given = {"stands": False} if order == ASK else {"given": form(order), "stands": True, "under": sea.wind, "led": ""}
    sea.squadrons = sea.squadrons | {squadron: replace(old, **given)}


def quiet(sea: Sea, side: str, kind: str) -> bool:
    """Whether a fleet has said how it answers one kind of question."""
    return f"{kind}:{side}" in sea.quiet


def order_fleet(sea: Sea, side: str, kind: str, order: str) -> None:
    """The same answer from now on, or none."""
    name = f"{kind}:{side}"
    others = tuple(one for one in sea.quiet if one != name)
    sea.quiet = others if order == ASK else (*others, name)


def _matters(sea: Sea, side: str, kind: str) -> bool:
    """Whether there is a ship at anchor, or a prize, that the order could be about."""
    fleet = sea.fleet(side)
    return any(ship.anchored and not ship.struck for ship in fleet) if kind == "anchor" else any(ship.prize for ship in fleet)


def standings(sea: Sea, name: str, seat: str) -> tuple[Standing, ...]:
    """The standing orders of a squadron, or of a fleet, as its captain may change them."""
    if (squadron := sea.squadrons.get(name)) is not None:
        many = len(squadron.ships) > 1
        via = (ORDERS, f"squadron:{name}")
        return (Standing("line", of_line(squadron), (ASK, *FORMS), seat, via, squadron.stands),) if many else ()
    return tuple(
        Standing(kind, answer if quiet(sea, name, kind) else ASK, (ASK, answer), seat, (ORDERS, FLEET))
        for kind, answer in QUIET.items()
        if quiet(sea, name, kind) or _matters(sea, name, kind)
    )


class GiveOrders(Frame[Sea], frozen=True):
    """Question for whom the orders are: a squadron, or the fleet."""

    menu: ClassVar[bool] = True
    side: str

    def ask(self, sea: Sea) -> Choose:
        squadrons = [f"squadron:{one.id}" for one in sea.squadrons.values() if one.side == self.side and len(one.ships) > 1]
        fleet = [FLEET] if standings(sea, self.side, self.side) else []
        answers = (*squadrons, *fleet, BACK)
        return Choose("ask-orders", self.side, "BB-7.1", answers, {"side": sea.label(self.side)}, asides=(CONCEDE,))

    def take(self, sea: Sea, answer: str) -> None:
        if answer != BACK:
            sea.then(OrdersFor(self.side, answer.partition(":")[2]))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == BACK:
            return Option(BACK, "do-back", "BB-7.1")
        name = answer.partition(":")[2]
        target = sea.squadrons[name].ships[0] if name else ""
        return Option(answer, "do-orders-for", "BB-7.1", {"whom": sea.label(name or self.side)}, target=target)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("BB-7.1", "no-orders-for", {"name": str(answer)})


class OrdersFor(Frame[Sea], frozen=True):
    """Question for the orders until the captain changes them; for a fleet `squadron` is empty."""

    menu: ClassVar[bool] = True
    side: str
    squadron: str

    def ask(self, sea: Sea) -> Choose:
        now = standings(sea, self.squadron or self.side, self.side)
        answers = tuple(f"{one.key}:{value}" for one in now for value in one.values if value != one.value)
        args = {"side": sea.label(self.side), "whom": sea.label(self.squadron or self.side)}
        return Choose("ask-orders-for", self.side, "BB-7.1", (*answers, BACK), args, asides=(CONCEDE,))

    def take(self, sea: Sea, answer: str) -> None:
        if answer == BACK:
            return
        kind, _, order = answer.partition(":")
        if self.squadron:
            order_line(sea, self.squadron, order)
        else:
            order_fleet(sea, self.side, kind, order)
        args = {"whom": sea.label(self.squadron or self.side), "order": f"{kind}-{order}"}
        sea.tell(Event("orders-given", RULES[kind], args, side=self.side, idle=True))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == BACK:
            return Option(BACK, "do-back", "BB-7.1")
        kind, _, order = answer.partition(":")
        return Option(answer, "do-order", RULES[kind], {"order": f"{kind}-{order}"})

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("BB-7.1", "no-orders", {"answer": str(answer)})
