"""Bodies of the operations for play by letter, and the standing of such a match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.table.wire.incoming import Name
from naumachia.table.wire.outgoing import SeatInfo

Turn = Literal["answer", "send", "wait", "over"]
LONGEST = 1_000_000
"""Letters of a text that may hold a letter."""


class LetterStatus(Struct, frozen=True):
    """The standing of a match by letter for its writer here."""

    number: int
    """How many letters have been written by both."""
    turn: Turn
    """`answer`: the writer here has something to answer; `send`: their letter is complete; `wait`: the other writes; `over`."""


class LetterText(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter as it came: a link, or the text of a file."""

    text: Annotated[str, Meta(max_length=LONGEST)]
    name: Name = ""
    """Name of the reader, where they answer a first letter."""


class LetterProof(Struct, frozen=True):
    """Results of playing the letters of a match again from nothing."""

    letters: int
    """How many letters there are."""
    answers: int
    """How many answers stand in them."""
    dice: int
    """Dice that followed from the words of both writers."""
    opened: int
    """Sealed sheets that were opened as they had been sealed."""
    sealed: int
    """Sheets that are still sealed."""
    throws: Literal["friend", "own"]
    """`own`: dice fall at once, so a forged program could foresee those of its own letter."""
    finished: bool
    """Whether the match is over."""


class LetterRead(Struct, frozen=True):
    """A letter as it is to this reader. Nothing has been kept of it."""

    kind: Literal["invitation", "next", "known", "own", "old", "foreign"]
    """`invitation`: a first letter to be answered under a name; `next`: it continues a match that is kept here; `known`: it has
    been opened before; `own`: the last letter of the reader; `old`: later letters of the match are kept here; `foreign`: a letter
    of a match of others, or one that is kept elsewhere."""
    match: str
    """Name of the match, where it is kept here."""
    kept: int
    """How many letters of the match are kept here."""
    game: str
    scenario: str
    title: dict[str, str]
    names: tuple[str, str]
    """Names of the writers; the second is empty in a first letter."""
    seats: tuple[SeatInfo, ...]
    """Seats of the match; those of the second writer have no name in a first letter."""
    options: dict[str, int]
    """Optional rules that are not as the scenario has them."""
    tables: tuple[str, ...]
    """Names of the tables that are not those of the game."""
    proof: LetterProof
    """Results of playing it again from nothing."""


class LetterOut(Struct, frozen=True):
    """The letters of a match as they can be sent or kept."""

    number: int
    mine: bool
    """Whether the writer here wrote the last one: only then it is to be sent."""
    fragment: str
    """Part of a link after the address of the page."""
    longest: int
    """Letters of a link that programs for chat and mail leave whole; a longer one is sent as a file."""
    file: str
    """Name of the file."""
    text: str
    """Text of the file."""
