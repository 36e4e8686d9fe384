"""Standing orders: what a seat has said it answers to one kind of question until it says otherwise.

A game registers those it knows, and what each of them answers (`Rules.standing_orders`). They are set beside any question by the
aside `standing:KEY:VALUE`, lie open to all, and never do what their seat could not do itself: the kernel takes only an answer
that is open at the question, and asks where there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import UNSET, Struct

from naumachia.kernel.request import Answer, Orders, Request, Roll
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.shown.record_sheet import Standing
from naumachia.kernel.words import Event, Message

if TYPE_CHECKING:
    from naumachia.kernel.state import Frame, State

S = TypeVar("S", bound="State")

ASK = "ask"
"""The value of an order that is not given."""
SET = "standing"
"""The aside by which one is set; on a sheet the line on which it is written."""

_SETS = f"{SET}:"


class StandingOrder(Struct, frozen=True):
    """One kind of question, and how it may be answered without being asked."""

    key: str
    """It is named `standing-KEY`, its values `standing-KEY-VALUE`."""
    rule: str
    asked: tuple[str, ...]
    """The questions it answers."""
    values: tuple[str, ...]
    """Values that may be ordered, beside being asked."""


def _no_answer(s: State, seat: str, key: str, value: str, request: Request) -> Answer | None:
    raise NotImplementedError(key)


def _no_menu(seat: str) -> Frame[Any]:
    raise NotImplementedError(seat)


@dataclass(frozen=True, eq=False)
class StandingOrders(Generic[S]):
    """The standing orders of a game."""

    orders: tuple[StandingOrder, ...] = ()
    answer: Callable[[S, str, str, str, Request], Answer | None] = _no_answer
    """The answer of a seat to a question, by the key and the value of its order; None where the seat had better be asked."""
    menu: Callable[[str], Frame[S]] = _no_menu
    """The frame that asks a seat for orders of its own kind, ship by ship, in a game that has such."""


NONE: StandingOrders[Any] = StandingOrders()
"""A game without standing orders."""


def asides(*orders: StandingOrder) -> tuple[str, ...]:
    """Return the asides that set each standing order."""
    return tuple(f"{SET}:{order.key}:{value}" for order in orders for value in (ASK, *order.values))


def sets(answer: str) -> bool:
    """Whether an aside sets a standing order."""
    return answer.startswith(_SETS)


@lru_cache(maxsize=500)
def others(asides: tuple[str, ...]) -> tuple[str, ...]:
    """Those asides that set none; a game has the same few beside all its questions."""
    return tuple(aside for aside in asides if not sets(aside))


def _read(s: State, answer: str) -> tuple[StandingOrder, str]:
    _, key, value = answer.split(":")
    return next(order for order in s.setting.standing_orders.orders if order.key == key), value


def in_force(s: State, seat: str, order: StandingOrder) -> str:
    """Return the order of a seat; a typed position may hold anything, so an unknown value is no order."""
    found = (s.standing or {}).get(f"{seat}/{order.key}", ASK)
    return found if found in order.values else ASK


def give(s: State, seat: str, answer: str) -> None:
    """Set a standing order of a seat, or take it back."""
    order, value = _read(s, answer)
    name = f"{seat}/{order.key}"
    given = {one: said for one, said in (s.standing or {}).items() if one != name} | ({} if value == ASK else {name: value})
    s.standing = dict(sorted(given.items())) or UNSET  # who spoke first is no part of the position
    s.tell(Event("standing-set", order.rule, _told(s, seat, order, value), side=s.side_of(seat), idle=True))


def shown(s: State, answer: str) -> Option:
    """The aside that sets a standing order, as shown."""
    order, value = _read(s, answer)
    return Option(answer, "do-standing", order.rule, {"order": _name(order), "value": _value(order, value)})


def heeded(s: State, request: Request) -> dict[str, Answer]:
    """Return the answers of standing orders to a question, for each seat that has one for it."""
    if isinstance(request, Roll):
        return {}
    found: dict[str, Answer] = {}
    known = s.setting.standing_orders
    for order in known.orders:
        if request.key not in order.asked:
            continue
        for seat in tuple(request.sheets) if isinstance(request, Orders) else request.seats:
            value = in_force(s, seat, order)
            answer = known.answer(s, seat, order.key, value, request) if value != ASK else None
            if answer is not None and answer in request:
                found[seat] = answer
    return found


def tell(s: State, seats: Iterable[str], request: Request) -> None:
    """Say that these seats have answered by a standing order."""
    for order in s.setting.standing_orders.orders:
        if request.key in order.asked:
            for seat in seats:
                told = _told(s, seat, order, in_force(s, seat, order))
                s.tell(Event("standing-order", order.rule, told, side=s.side_of(seat), idle=True))


def standings(s: State, seat: str) -> tuple[Standing, ...]:
    """The standing orders of a seat as it may change them."""
    if not s.standing:
        return _listed(s.setting.standing_orders, seat)
    known = s.setting.standing_orders.orders
    return tuple(Standing(order.key, in_force(s, seat, order), (ASK, *order.values), seat, ()) for order in known)


@lru_cache(maxsize=500)
def _listed(known: StandingOrders[Any], seat: str) -> tuple[Standing, ...]:
    """The same where none is given: every picture of a match shows them."""
    return tuple(Standing(order.key, ASK, (ASK, *order.values), seat, ()) for order in known.orders)


def _name(order: StandingOrder) -> Message:
    return Message(f"standing-{order.key}")


def _value(order: StandingOrder, value: str) -> Message:
    return Message(f"standing-{order.key}-{value}")


def _told(s: State, seat: str, order: StandingOrder, value: str) -> dict[str, object]:
    return {"side": s.label(seat), "order": _name(order), "value": _value(order, value)}
