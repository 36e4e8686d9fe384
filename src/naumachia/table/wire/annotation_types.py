"""Bodies of the HTTP API about finished matches: reports with pictures, and notes in the margin."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from naumachia.kernel import Message
from naumachia.kernel.files.record import AUTHOR, NOTE
from naumachia.kernel.shown.picture import Board, Scene
from naumachia.kernel.words import Outcome
from naumachia.table.wire import outgoing
from naumachia.table.wire.http_types import Key
from naumachia.table.wire.incoming import Name
from naumachia.table.wire.outgoing import MatchNote, SeatInfo

Source: TypeAlias = Literal["computed", "told", "checked", "replaced"]
SEARCHED = 500
"""Matches whose notes can be asked for at once."""


class NewNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Note to write; its author holds a seat."""

    turn: Annotated[int, Meta(ge=0)]
    """The moment it is about."""
    text: Annotated[str, Meta(max_length=4 * NOTE)]
    name: Annotated[str, Meta(max_length=4 * AUTHOR)] = ""
    """Name of the author, where the seat has none."""
    tokens: tuple[Name, ...] = ()
    """Tokens of seats the author holds."""
    key: Key | None = None
    """Key of the author, if their seat was taken with it."""


class OldNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Note to delete: one's own, or one that came with a record."""

    number: int
    tokens: tuple[Name, ...] = ()
    """Tokens of seats the asking person holds."""
    key: Key | None = None
    """Key of the asking person, if their seat was taken with it."""


class NotesWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches whose notes are wanted."""

    matches: Annotated[tuple[Name, ...], Meta(max_length=SEARCHED)]
    """Ids of the matches."""


class NotesFound(Struct, frozen=True):
    """Notes of several matches."""

    notes: dict[str, list[MatchNote]]
    """Notes by match; matches without any are missing."""


class SideName(Struct, frozen=True):
    """A side of a match."""

    side: str
    label: Message


class Still(Struct, frozen=True):
    """The board right after a moment that turned the match."""

    turn: int
    """The moment."""
    where: Message
    """Its place in the sequence of play."""
    scene: Scene
    """The ships without their sheets."""
    focus: tuple[str, ...]
    """Pieces it is about: those that struck and were struck."""
    gone: tuple[str, ...]
    """Those of them that were lost; they are drawn where they were."""


class MatchReport(Struct, frozen=True):
    """Everything the page of a report shows."""

    id: str
    game: str
    scenario: str
    title: dict[str, str]
    """Title of the scenario, by language."""
    seats: tuple[SeatInfo, ...]
    sides: tuple[SideName, ...]
    """The sides in their order."""
    outcome: Outcome
    """How it ended."""
    changed: str
    """ISO time of the last answer."""
    answers: int
    """Answers of the match, dice among them."""
    turns: tuple[int, ...]
    """How many answers had been given when each turn of the game began."""
    report: outgoing.Report
    """The review of the match."""
    board: Board
    stills: tuple[Still, ...]
    """A picture for each moment of the review."""
    notes: tuple[MatchNote, ...]
    """Notes in the margin, in the order of their moments."""
