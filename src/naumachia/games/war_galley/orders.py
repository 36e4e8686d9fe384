"""Standing orders: which interrupt windows a side wants to be asked about (specification 4.1; D31)."""

from __future__ import annotations

from typing import cast

from naumachia.kernel import Event
from naumachia.kernel.view import Option

from .state import CONCEDE, Reply, Sea, Ship, Watch

CHANGES = ("watch:", "reply:")
WATCHES: tuple[Watch, ...] = ("never", "threatened", "always")
REPLIES: tuple[Reply, ...] = ("hold", "ask", "always")


def watched(sea: Sea, ship: Ship) -> Watch:
    """When the owner of a ship is asked whether it evades: by the ship's own order, else by its fleet's."""
    return sea.watch.get(ship.id) or sea.watch.get(ship.side, "threatened")


def replying(sea: Sea, side: str) -> Reply:
    """Whether a side's ships fire back by themselves."""
    return sea.reply.get(side, "always")


def order_answers(sea: Sea, side: str) -> tuple[str, ...]:
    """The changes a side may make to its standing orders, once a turn, at its own decisions."""
    if side in sea.ordered:
        return ()
    watch, reply = sea.watch.get(side, "threatened"), replying(sea, side)
    return (
        *(f"watch:{order}" for order in WATCHES if order != watch),
        *(f"reply:{order}" for order in REPLIES if order != reply),
    )


def change_orders(sea: Sea, side: str, answer: str) -> None:
    """A fleet order replaces the orders given to single ships."""
    kind, _, order = answer.partition(":")
    sea.ordered = (*sea.ordered, side)
    if kind == "watch":
        kept = {name: value for name, value in sea.watch.items() if name in sea.setting.sides or sea.ships[name].side != side}
        sea.watch = kept | {side: cast(Watch, order)}
    else:
        sea.reply = sea.reply | {side: cast(Reply, order)}
    sea.tell(Event(f"orders-{kind}", "WG-6.51" if kind == "watch" else "WG-8.42", {"side": sea.label(side), "order": order}))


def order_option(sea: Sea, answer: str) -> Option:
    """How a change of standing orders, or giving up, is shown."""
    if answer == CONCEDE:
        return Option(answer, "do-concede", "WG-9.1")
    kind, _, order = answer.partition(":")
    return Option(answer, f"do-{kind}", "WG-6.51" if kind == "watch" else "WG-8.42", {"order": order})
