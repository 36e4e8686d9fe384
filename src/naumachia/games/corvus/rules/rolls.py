"""Facts of a roll of one ship against another, in the words of prompts, options and the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from naumachia.kernel import Message

from ..state import Sea

Modifiers = tuple[tuple[str, int], ...]
"""Modifiers and their amounts; each is named by the message `mod-KEY`."""


class Trial(NamedTuple):
    """One die, what is added to it, and the limit of success: one value for the prompt, the option, the die and the log."""

    limit: int
    modifiers: Modifiers
    high: bool = False
    """Success is the limit or more; else the limit or less."""

    @property
    def modifier(self) -> int:
        """All that is added."""
        return sum(value for _, value in self.modifiers)

    def succeeds(self, die: int) -> bool:
        """Whether a die is good enough."""
        total = die + self.modifier
        return total >= self.limit if self.high else total <= self.limit

    @property
    def open(self) -> bool:
        """Whether the die decides: neither every face succeeds nor none."""
        return 0 < self.chances < 6

    @property
    def chances(self) -> int:
        """Faces of the die that succeed."""
        needed = self.limit - self.modifier
        return max(0, min(6, 7 - needed if self.high else needed))

    def asked(self) -> dict[str, object]:
        """For a prompt or an option: what the natural die must show."""
        return {"needs": self.limit - self.modifier, "high": int(self.high), "chances": self.chances}

    def told(self, die: int) -> dict[str, object]:
        """For the log, the die thrown."""
        return {
            "rolled": die,
            "sum": reckoning(die, self.modifiers),
            "total": die + self.modifier,
            "needs": self.limit,
            "high": int(self.high),
            "done": int(self.succeeds(die)),
        }


def hopeful_first(trials: Iterable[tuple[str, Trial]]) -> list[str]:
    """Those who are tried, in their order; those against whom no face of the die succeeds come last."""
    found = list(trials)
    return [name for hope in (True, False) for name, trial in found if bool(trial.chances) is hope]


def counted(*modifiers: tuple[str, bool | int, int]) -> Modifiers:
    """Those that count: a name, whether or how many times it applies, and what it adds."""
    return tuple((key, int(times) * value) for key, times, value in modifiers if times)


def between(sea: Sea, ship: str, target: str) -> dict[str, object]:
    """Return the arguments that name the acting ship and its target."""
    return {"ship": sea.label(ship), "target": sea.label(target)}


def reckoning(natural: int, modifiers: Modifiers) -> Message:
    """A roll with its modifiers, for sentences; the number alone where there are none."""
    if not modifiers:
        return Message("reckoning-plain", {"rolled": natural})
    named = tuple(Message(f"mod-{key}", {"value": value, "sign": "+" if value > 0 else ""}) for key, value in modifiers)
    return Message("reckoning", {"rolled": natural, "modifiers": named, "total": natural + sum(value for _, value in modifiers)})
