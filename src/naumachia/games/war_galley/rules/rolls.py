"""What a roll of one ship against another is about, in the words of prompts, options and the log."""

from __future__ import annotations

from typing import Any

from naumachia.kernel import Message

from ..state import Sea

Modifiers = list[tuple[str, int]]
"""What counts, and how much; each is named by the message `mod-KEY`."""


def trial(sea: Sea, ship: str, target: str, needs: int, modifiers: Modifiers, dice: int = 2) -> dict[str, Any]:
    """Who tries what against whom, and what it takes."""
    modifier = sum(value for _, value in modifiers)
    names = {"ship": sea.label(ship), "target": sea.label(target)}
    return {**names, "needs": needs, "modifier": modifier, "throw": throw(dice, modifier)}


def throw(dice: int, modifier: int) -> Message:
    """The dice in words: 2d6 + 3."""
    sign = "plus" if modifier > 0 else "minus" if modifier < 0 else "none"
    return Message("throw", {"dice": dice, "sign": sign, "value": abs(modifier)})


def reckoning(natural: int, modifiers: Modifiers) -> Message:
    """A roll with its modifiers, for sentences; the number alone where there are none."""
    if not modifiers:
        return Message("reckoning-plain", {"rolled": natural})
    named = tuple(Message(f"mod-{key}", {"value": value}) for key, value in modifiers)
    total = natural + sum(value for _, value in modifiers)
    return Message("reckoning", {"rolled": natural, "modifiers": named, "total": total})
