"""The content of a letter: the agreement on the match, every letter so far, and the last words of both writers.

The first writer sends the letters 1, 3, 5 …, the second 2, 4, 6 …; a writer is 0 or 1.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel.request import Answer, Sealed

FORMAT = 2
"""Programs that know only records (format 1) refuse a letter with the words for a newer format."""
LETTER = 1
"""The form of letters."""
MOST = 4000
"""Letters in one match; the chains of words are that long."""
Throws = Literal["friend", "own"]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The order sheet of a seat in the open, or an aside said instead of one."""

    seat: str
    lines: tuple[tuple[str, str], ...]


Given = str | tuple[int, ...] | Sheet
"""An answer as a letter writes it. Its seat follows from the question."""


class Head(Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """The agreement on the match, and the first writer's part in the dice. It never changes."""

    game: str
    scenario: str
    setup: str | dict[str, object]
    """The fingerprint of a set-up of the game, or a set-up of one's own in full."""
    options: dict[str, int] = {}
    """Optional rules that are not as the scenario has them."""
    charts: str
    """The fingerprint of the charts."""
    tables: dict[str, object] = {}
    """The charts that are not the standard ones."""
    seats: tuple[tuple[str, ...], tuple[str, ...]]
    """The seats of either writer."""
    throws: Throws = "friend"
    """`friend`: dice wait for the next word of the other writer. `own`: they fall at once, from words the writer knows."""
    name: str
    """The first writer's name."""
    end: str
    """The end of the first writer's chain of words."""


class Letter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One letter. The dice that fall at its beginning follow from the words and are not written."""

    opened: tuple[Sheet, ...] = ()
    """Sheets that the same writer sealed in the letter before last."""
    answers: tuple[Given, ...] = ()
    sealed: dict[str, str] = {}
    """Seats whose sheets are written but not told yet, each with the hash of the sheet."""
    name: str = ""
    """In the second letter: the second writer's name."""
    end: str = ""
    """In the second letter: the end of the second writer's chain of words."""


class Letters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole match as it is sent."""

    naumachia: int = FORMAT
    letter: int = LETTER
    head: Head
    letters: tuple[Letter, ...] = ()
    words: tuple[str, ...] = ()
    """The last word of each writer; those before follow by hashing."""
    rules: int
    """Version of the game's rules in the program that wrote the last letter."""
    shape: str
    """The shape of that program's states."""
    at: str = ""
    """The hash of the position the letters lead to."""
    seal: str = ""
    """The hash of all this without its seal."""

    @property
    def writer(self) -> int:
        """The writer of the last letter; of none, the second, so that the first is next."""
        return (len(self.letters) - 1) % 2

    @property
    def match(self) -> str:
        """The name of the match: nobody can agree on something else under the same name."""
        return sha256(b"naumachia letter:" + msgspec.json.encode(self.head)).hexdigest()[:32]


def sealed(letters: Letters) -> Letters:
    """Return the letters with the seal that belongs to them."""
    body = msgspec.json.encode(replace(letters, seal=""))
    return replace(letters, seal=sha256(body).hexdigest()[:32])


def given(answer: Answer) -> Given:
    """Return an answer of a match as a letter writes it."""
    if isinstance(answer, Sealed):
        return Sheet(answer.seat, answer.lines)
    assert not isinstance(answer, int)  # dice are not written
    return answer


def taken(one: Given) -> Answer:
    """Return an answer of a letter as a match takes it."""
    return Sealed(one.seat, one.lines) if isinstance(one, Sheet) else one
