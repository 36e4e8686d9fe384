"""Standing orders: which windows a side wants to be asked about, by fleet, squadron and ship (specification 4.1; WG-D31)."""

from __future__ import annotations

from typing import ClassVar, TypedDict, cast

from naumachia.kernel import Answer, Choose, Event, Frame, Refusal
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.shown.record_sheet import Standing

from ..state import ORDERS, FireBackOrder, Sea, Ship, Squadron, Watch

BACK, FLEET = "back", "fleet"
WATCHES: tuple[Watch, ...] = ("never", "threatened", "always")
REPLIES: tuple[FireBackOrder, ...] = ("hold", "ask", "always")
RULES = {"watch": "WG-6.51", "reply": "WG-8.42"}


class GiveOrders(Frame[Sea], frozen=True):
    """Question for whom the orders are: the fleet, a squadron with a commander, or one ship.

    WG-1.0 Of several captains each orders the own squadrons and ships, and the admiral those without orders of their own.
    """

    menu: ClassVar[bool] = True
    side: str
    """The seat."""

    def ask(self, sea: Sea) -> Choose:
        fleet = (FLEET,) if self.side in sea.setting.sides else ()
        squadrons = [f"squadron:{squadron.id}" for squadron in _commanded(sea, self.side)]
        ships = [f"ship:{ship.id}" for ship in sea.crew(self.side)]
        answers = (*fleet, *squadrons, *ships, BACK)
        return sea.choose("ask-orders", self.side, "WG-6.51", answers)

    def take(self, sea: Sea, answer: str) -> None:
        if answer != BACK:
            sea.then(OrdersFor(self.side, answer))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == BACK:
            return Option(BACK, "do-back", "WG-6.51")
        kind, _, name = answer.partition(":")
        piece = name if kind == "ship" else _flagship(sea, name)
        args = {"whom": sea.label(name or self.side), "kind": kind, **in_force(sea, name or self.side)}
        return Option(answer, "do-orders-for", "WG-6.51", args, target=piece)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("WG-6.51", "no-orders-for", {"name": str(answer)})


class OrdersFor(Frame[Sea], frozen=True):
    """Question for the orders: be asked about evasion always, when threatened or never; fire back always, when asked, or not."""

    menu: ClassVar[bool] = True
    side: str
    whom: str

    def ask(self, sea: Sea) -> Choose:
        name = self.whom.partition(":")[2] or self.side
        now, below = in_force(sea, name), _below(sea, self.side, name)
        answers = (
            *(f"watch:{order}" for order in WATCHES if order != now["watch"] or below & sea.watch.keys()),
            *(f"reply:{order}" for order in REPLIES if order != now["reply"] or below & sea.reply.keys()),
            BACK,
        )
        return sea.choose("ask-orders-for", self.side, "WG-6.51", answers, {"whom": sea.label(name), **now})

    def take(self, sea: Sea, answer: str) -> None:
        if answer != BACK:
            change_orders(sea, self.side, self.whom, answer)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == BACK:
            return Option(BACK, "do-back", "WG-6.51")
        kind, _, order = answer.partition(":")
        return Option(answer, f"do-{kind}", RULES[kind], {"order": order})

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("WG-6.51", "no-orders", {"answer": str(answer)})


def _commanded(sea: Sea, seat: str) -> list[Squadron]:
    side = sea.side_of(seat)
    mine = [squadron for squadron in sea.squadrons.values() if squadron.side == side and squadron.commander]
    return [squadron for squadron in mine if sea.holder(squadron.id, side) == seat] if sea.setting.shared else mine


def _flagship(sea: Sea, squadron: str) -> str:
    return sea.commanders[squadron].ship if squadron in sea.commanders else ""


def squadron_of(sea: Sea, ship: Ship) -> str:
    """The squadron a ship belongs to this turn; nothing before the first phase B, nor for a ship taken since."""
    return next((one.id for one in sea.squadrons.values() if ship.id in one.ships and one.side == ship.side), "")


def watched(sea: Sea, ship: Ship) -> Watch:
    """When the owner of a ship is asked whether it evades: by its own order, else its squadron's, else the fleet's."""
    watch = sea.watch
    if len(watch) == 2:  # no orders but the two fleets'
        return watch[ship.side]
    return watch.get(ship.id) or watch.get(squadron_of(sea, ship)) or watch.get(ship.side, "threatened")


def replying(sea: Sea, ship: Ship) -> FireBackOrder:
    """Whether a ship fires back by itself."""
    reply = sea.reply
    if len(reply) == 2:
        return reply[ship.side]
    return reply.get(ship.id) or reply.get(squadron_of(sea, ship)) or reply.get(ship.side, "always")


class InForce(TypedDict):
    """The orders of a ship, a squadron or a fleet."""

    watch: Watch
    reply: FireBackOrder


def in_force(sea: Sea, name: str) -> InForce:
    """The orders by which a ship, a squadron or a fleet goes."""
    if (ship := sea.ships.get(name)) is not None:
        return {"watch": watched(sea, ship), "reply": replying(sea, ship)}
    side = sea.squadrons[name].side if name in sea.squadrons else name
    return {
        "watch": sea.watch.get(name) or sea.watch.get(side, "threatened"),
        "reply": sea.reply.get(name) or sea.reply.get(side, "always"),
    }


def standings(sea: Sea, kind: str, name: str, seat: str) -> tuple[Standing, ...]:
    """The orders of a fleet, a squadron or a ship as its captain may change them."""
    now = in_force(sea, name)
    via = (ORDERS, FLEET if kind == FLEET else f"{kind}:{name}")
    return (
        Standing("watch", now["watch"], WATCHES, seat, via, kind != FLEET and name in sea.watch),
        Standing("reply", now["reply"], REPLIES, seat, via, kind != FLEET and name in sea.reply),
    )


def change_orders(sea: Sea, side: str, whom: str, answer: str) -> None:
    """An order to the fleet or to a squadron replaces those given to its ships before."""
    name = whom.partition(":")[2] or side
    kind, _, order = answer.partition(":")
    below = _below(sea, side, name)
    if kind == "watch":
        sea.watch = {one: value for one, value in sea.watch.items() if one not in below} | {name: cast(Watch, order)}
    else:
        sea.reply = {one: value for one, value in sea.reply.items() if one not in below} | {name: cast(FireBackOrder, order)}
    sea.tell(Event(f"orders-{kind}", RULES[kind], {"side": sea.label(name), "order": order}))


def forget_orders(sea: Sea, ship: str) -> None:
    """WG-8.25 What the former owner told a ship to do does not bind the one who has taken it."""
    if ship in sea.watch or ship in sea.reply:
        sea.watch = {name: order for name, order in sea.watch.items() if name != ship}
        sea.reply = {name: order for name, order in sea.reply.items() if name != ship}


def _below(sea: Sea, side: str, name: str) -> set[str]:
    """Return the ships and squadrons under a fleet or a squadron."""
    if name in sea.squadrons and sea.squadrons[name].commander:
        return set(sea.squadrons[name].ships)
    if name != side:
        return set()
    chiefs = {chief.id for chief in sea.commanders.values() if chief.side == side and sea.holder(chief.id, side) == side}
    return chiefs | {ship.id for ship in sea.ships.values() if ship.side == side and sea.owner(ship) == side}
