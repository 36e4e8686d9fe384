"""Upper bounds of values in files, for every game: more than the largest battle needs, less than what does harm.

Each game bounds its own numbers and lists by their types; these bounds hold for the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel.words import Message

VALUES = 8000
"""Values in all, tables and lists included."""
ENTRIES = 400
"""In one table or list."""
LETTERS = 2000
"""In one text."""
KEY = 100
"""Letters in the name of a value."""
DEPTH = 12
NUMBER = 10_000_000
"""Bounds of a number, above or below zero; places on a table may be told in the finest unit."""
AMOUNT = 999
"""A number of men, ships, points or turns, above or below zero: with more, nobody ends a match (D65)."""
# fmt: off
AMOUNTS = frozenset((
    "aground", "archers", "armoured", "after", "bonus", "cost", "count", "crew", "defected", "deserted", "difficulty",
    "drm", "factor", "flagship", "free_lowering", "infantry", "light", "marines", "minutes", "modifier",
    "modifier_from", "obstacles", "per_activation", "points", "prize", "ram", "ratio", "round", "since",
    "speed", "step", "structure", "tide_turns", "tired_on", "towed_by", "turn", "turns", "used", "victory", "vp",
    "worth", "wrecks",
))
# fmt: on
"""Names of values that are such numbers, and of tables of them, in the files of all games."""


def beyond(data: object) -> tuple[tuple[str, ...], Message] | None:
    """The first thing that is more than a file may say: where it stands, and what is wanted there."""
    left = VALUES
    for path, value in _walk(data, ()):
        left -= 1
        wanted = Message("want-less", {"most": VALUES}) if left < 0 else _over(path, value)
        if wanted is not None:
            return path, wanted
    return None


def _over(path: tuple[str, ...], value: object) -> Message | None:
    if len(path) > DEPTH:
        return Message("want-shallow", {"most": DEPTH})
    if path and len(path[-1]) > KEY:
        return Message("want-shorter", {"most": KEY})
    if isinstance(value, str) and len(value) > LETTERS:
        return Message("want-shorter", {"most": LETTERS})
    if isinstance(value, dict | list | tuple) and len(value) > ENTRIES:
        return Message("want-fewer", {"most": ENTRIES})
    if isinstance(value, int | float):
        most = AMOUNT if next((name for name in reversed(path) if not name.isdigit()), "") in AMOUNTS else NUMBER
        if not -most <= value <= most:
            return Message("want-between", {"low": -most, "high": most})
    return None


def _walk(data: object, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every value, before those in it: what is too long is not gone through."""
    yield path, data
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _walk(value, (*path, str(name)))
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from _walk(value, (*path, str(place)))
