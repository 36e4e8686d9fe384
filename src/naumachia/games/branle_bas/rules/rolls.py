"""BB-1 Rolls of a ship, and how their faces are read."""

from __future__ import annotations

from naumachia.kernel import Message, Roll

from ..state import Sea

Modifiers = tuple[tuple[str, int], ...]
"""Modifiers and their amounts; each is named by the message `mod-KEY`."""


def shows(sea: Sea, die: str, face: int) -> str:
    """BB-1.7 What a face shows, by its name in the charts."""
    return sea.die(die).called(face)[0].removeprefix(f"{die}-")


def for_ship(sea: Sea, key: str, rule: str, ship: str, die: str = "random", count: int = 1, /, **args: object) -> Roll:
    """A roll for a ship, thrown by the side in possession of it; of one that nobody holds, by its owner."""
    mine = sea.ships[ship]
    return Roll(key, mine.controller or mine.owner, rule, sea.die(die), count, {"ship": sea.label(ship), **args})


def named(modifiers: Modifiers) -> tuple[Message, ...]:
    """Return the modifiers as messages; signs belong to the sentences."""
    return tuple(Message(f"mod-{key}", {"size": abs(value), "minus": int(value < 0)}) for key, value in modifiers)


def face(sea: Sea, value: int) -> Message:
    """Return the face of a random die as a message."""
    return Message(f"face-{sea.die('random').called(value)[0]}")
