"""Answers of a side's standing orders (`kernel/orders/standing_orders.py`): no rule, but the usual choices of most captains."""

from __future__ import annotations

from collections.abc import Callable

from naumachia.kernel import Answer, Choose, Request

from ..rules.combat.boarding import attack, split_combat, strengths
from ..rules.combat.fire import hits_on
from ..rules.combat.grapple import away_modifiers, grapple_modifiers, grapple_needs
from ..rules.parts import split_pair
from ..state import Sea

DONE = "done"


def answer_by_order(sea: Sea, seat: str, key: str, value: str, request: Request) -> Answer | None:
    """Return the answer of an order; the kernel checks that it is legal."""
    return CHOICES[request.key](sea, request, value) if isinstance(request, Choose) else None


def _moves(request: Choose) -> list[str]:
    """Return the possible moves; never empty, because otherwise there is no question."""
    return [answer for answer in request.answers if answer != DONE]


def _first(sea: Sea, request: Choose, value: str) -> str:
    """One after the other as they stand in the list, or none."""
    return DONE if value == "never" else _moves(request)[0]


def _fire(sea: Sea, request: Choose, value: str) -> str:
    """The likeliest throw first."""
    return DONE if value == "never" else max(_moves(request), key=lambda what: len(hits_on(sea, sea.ships[split_pair(what)[0]])))


def _grapple(sea: Sea, request: Choose, value: str) -> str:
    """The likeliest attempt first; `stronger`: by ships no weaker than whom they hold."""

    def ease(what: str) -> int:
        ship, foe = (sea.ships[name] for name in split_pair(what))
        return sum(add for _, add in grapple_modifiers(sea, ship, foe)) - grapple_needs(sea, ship)

    def even(what: str) -> bool:
        ship, foe = (sea.ships[name] for name in split_pair(what))
        return attack(sea, ship, foe) >= attack(sea, foe, ship)

    found = [what for what in _moves(request) if value == "all" or (value == "stronger" and even(what))]
    return max(found, key=ease) if found else DONE


def _combat(sea: Sea, request: Choose, value: str) -> str:
    """The best ratio first, with all who can join, down to even strength."""

    def odds(what: str) -> tuple[float, int]:
        target, ships = split_combat(what)
        ours, theirs = strengths(sea, target, ships)
        return ours / max(1, theirs), len(ships)

    best = max(_moves(request), key=odds)
    return best if value == "stronger" and odds(best)[0] >= 1 else DONE


def _away(sea: Sea, request: Choose, value: str) -> str:
    """The likeliest attempt first."""

    def ease(what: str) -> int:
        ship, foe = (sea.ships[name] for name in split_pair(what))
        return sum(add for _, add in away_modifiers(sea, ship, foe))

    return DONE if value == "never" else max(_moves(request), key=ease)


CHOICES: dict[str, Callable[[Sea, Choose, str], str]] = {
    "ask-first": lambda _sea, _request, value: value, "ask-free": _first, "ask-fire": _fire, "ask-grapple": _grapple,
    "ask-combat": _combat, "ask-away": _away,
    "ask-captor": _first, "ask-victim": _first, "ask-crew": _first,  # the first of equals, and no more men than a prize needs
}  # fmt: skip
