"""A broadside in words: what it is reckoned from, and what halves it."""

from __future__ import annotations

from naumachia.kernel import Message

from ...state import Sea
from ..rolls import named
from .broadside import Shot, hindrances, result


def told(sea: Sea, made: Shot) -> dict[str, object]:
    """A broadside in words: who, whom, where, from how far, and what is added."""
    return {
        "ship": sea.label(made.ship),
        "target": sea.label(made.target),
        "aim": made.aim,
        "board": made.side,
        "range": made.band.replace("_", "-"),
        "rake": made.rake or "none",
        "base": made.base,
        "halvings": made.halvings,
        "why": why_halved(sea, made),
        "crossed": len(made.crossed),
    }


def why_halved(sea: Sea, made: Shot) -> tuple[Message, ...]:
    """BB-8.9 What halves a broadside, in words; the optional rule of both broadsides too (BB-8.2)."""
    known = hindrances(sea, made.ship, made.side)
    both = made.halvings - len(known)
    return tuple(Message(f"hindered-{key}") for key in (*known, *("both",) * both))


def expected(sea: Sea, made: Shot) -> tuple[int, int]:
    """The fewest and the most points a broadside may bring."""
    faces = sea.die("random").faces
    return result(sea.charts, made, min(faces)), result(sea.charts, made, max(faces))


def notes(sea: Sea, made: Shot) -> tuple[Message, ...]:
    """Return the facts a broadside is computed from."""
    low, high = expected(sea, made)
    found = [
        Message("note-total", {"base": made.base, "modifiers": named(made.modifiers)}),
        Message("note-points", {"low": low, "high": high, "sure": int(low == high)}),
    ]
    if made.halvings:
        found.append(Message("note-halved", {"times": made.halvings, "why": why_halved(sea, made)}))
    if made.crossed:
        found.append(Message("note-crossed", {"ship": sea.label(made.crossed[0]), "more": len(made.crossed) - 1}))
    return tuple(found)
