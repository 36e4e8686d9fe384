"""Answers of a side's standing orders: no rule, but the usual choices of most admirals.

Those for evasion and for fire in reply hold by squadron and ship too, and are heeded by their windows (`standing_orders.py`).
"""

from __future__ import annotations

from naumachia.kernel import Answer, Choose, Request

from ..state import Sea


def answer_by_order(sea: Sea, seat: str, key: str, value: str, request: Request) -> Answer | None:
    """Return the answer of an order; the kernel checks that it is legal."""
    if not isinstance(request, Choose):
        return None
    if key != "level":
        return value
    told = (answer for answer in request.answers if answer.endswith(f":{value}"))
    return next(told, request.answers[0])  # a squadron that cannot go to maximum stays at cruise
