"""Sanitize text written by strangers: one line, no invisible characters, no change of direction."""

from __future__ import annotations

from unicodedata import category, normalize

UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Kinds of letters that cannot be seen, or that move those that can."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their kind, of which nothing is seen all the same."""
MARKS = 2
"""Accents one letter may carry; towers of them reach over the lines of others."""


def sanitized(text: str, longest: int) -> str:
    """The text as one line of at most so many letters; empty where nothing is left of it."""
    kept: list[str] = []
    marks = 0
    for letter in normalize("NFC", text):
        kind = category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif kind not in UNSEEN and letter not in BLANK and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].rstrip()
