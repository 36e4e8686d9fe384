"""CV-1.1 Command: one face-down order for each ship."""

from __future__ import annotations

from collections.abc import Mapping

from naumachia.kernel import Answer, Event, Line, Pick, Refusal, Sealed
from naumachia.kernel.positions.two_sides import Sheet

from ..pieces import ORDERS, Order, Ship
from ..state import Sea

CALM = tuple(order for order in ORDERS if order != "battle")
"""Orders of a ship that may not be given Battle."""


def order_bar(sea: Sea, ship: Ship, order: str) -> Refusal | None:
    """CV-1.1 Why an order may not be given: a tired crew gets no Battle; S4 nor do ships that tow, on their turns."""
    args = {"ship": sea.label(ship.id), "order": order}
    if order not in ORDERS:
        return Refusal("CV-1.1", "no-order", args)
    if order == "battle" and ship.fatigued:
        return Refusal("CV-1.8", "no-battle-tired", args)
    if order == "battle" and sea.turn <= sea.setting.scenario.ships[ship.id].towing:
        return Refusal("CV-1.1", "no-battle-towing", args)
    return None


def orders_for(sea: Sea, ship: Ship) -> tuple[Order, ...]:
    """The orders a ship may be given."""
    return tuple(order for order in ORDERS if order_bar(sea, ship, order) is None)


def secret_orders(ship: Ship) -> tuple[Order, ...]:
    """CV-1.1 What everybody knows of an order face down: what it may be."""
    return CALM if ship.barred else ORDERS


class Command(Sheet[Sea], frozen=True):
    """CV-1.1, CV-0.1 In secret each owner gives each own ship one order; it stays face down until the ship is activated."""

    key = "ask-orders"
    rule = "CV-1.1"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        return tuple(
            Pick(
                ship.id,
                "line-order",
                orders_for(sea, ship),
                {"ship": sea.label(ship.id), "fatigued": int(ship.fatigued)},
                usual="stop" if ship.rest else "forward",  # who rests goes on resting; else a ship rows on
            )
            for ship in sea.fleet(side)
        )

    def carry_out(self, sea: Sea, written: Mapping[str, str]) -> None:
        for name, text in written.items():
            ship = sea.ships[name]
            barred = order_bar(sea, ship, "battle") is not None
            sea.change(name, order=next(order for order in ORDERS if order == text), shown=False, barred=barred)
        sea.tell(Event("ordered", "CV-1.1", {"turn": sea.turn}))

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """The first line that is not legal."""
        for name, text in answer.lines if isinstance(answer, Sealed) else ():
            ship = sea.ships.get(name)
            if ship is not None and not ship.gone and (bar := order_bar(sea, ship, text)) is not None:
                return bar
        return super().refuse(sea, answer)
