"""Facts of a roll of one ship against another, in the words of prompts, options and the log."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.kernel import Message

from ..state import Sea

Modifiers = list[tuple[str, int]]
"""Modifiers and their amounts; each is named by the message `mod-KEY`."""


class Trial(NamedTuple):
    """Needed number and modifiers of a roll: one value for the prompt, the option, the dice and the log."""

    needs: int
    modifiers: Modifiers
    dice: int = 2

    @property
    def modifier(self) -> int:
        """All that is added."""
        return sum(value for _, value in self.modifiers)

    def total(self, natural: int) -> int:
        """The dice with all that is added."""
        return natural + self.modifier

    def asked(self) -> dict[str, object]:
        """For a prompt or an option."""
        return {"needs": self.needs, "modifier": self.modifier, "throw": throw(self.dice, self.modifier)}

    def told(self, natural: int) -> dict[str, object]:
        """For the log, the dice thrown."""
        summed = reckoning(natural, self.modifiers)
        return {"needs": self.needs, "rolled": natural, "sum": summed, "total": self.total(natural)}


def between(sea: Sea, ship: str, target: str) -> dict[str, object]:
    """Return the arguments that name the acting ship and its target."""
    return {"ship": sea.label(ship), "target": sea.label(target)}


def roll_off(sea: Sea, dice: tuple[int, ...], bonus: tuple[int, int]) -> tuple[str, dict[str, object]]:
    """WG-3.2 One die and a bonus for each side: the side that has more, nobody at a tie, and every number for the log."""
    one, two = sea.setting.sides
    first, second = dice[0] + bonus[0], dice[1] + bonus[1]
    args: dict[str, object] = {"one": sea.label(one), "two": sea.label(two), "first": first, "second": second}
    args |= {"rolled-one": dice[0], "rolled-two": dice[1], "bonus-one": bonus[0], "bonus-two": bonus[1]}
    return "" if first == second else one if first > second else two, args


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
