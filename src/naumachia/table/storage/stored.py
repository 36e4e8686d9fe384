"""Stored form of matches: seats, headings, status, changes and take-back requests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import Message
from naumachia.kernel.files.record import Entry, Header, Record
from naumachia.kernel.words import Outcome
from naumachia.match import Match
from naumachia.table.wire.annotation_types import Source
from naumachia.table.wire.letter_types import LetterStatus
from naumachia.table.wire.outgoing import MatchNote as MatchNote


class Seat(Struct, frozen=True):
    """A seat of a stored match. Programs have no token."""

    seat: str
    side: str
    label: Message
    player: str
    token_hash: str | None
    person: str | None = None
    """Person whose seat it is, if they have a key of their own (`server/matches/people.py`)."""
    name: str = ""
    """Name the player has chosen."""
    leaving: bool = False
    """The player has removed the match from their list. It is deleted when all others have done so too."""


class Status(Struct, frozen=True):
    """How a match stands, for lists: nothing has to be played again to know it."""

    number: int
    turn: int
    waiting: tuple[str, ...]
    over: bool
    place: tuple[Message, ...] = ()
    """The place in the sequence of play, as everybody may know it."""
    outcome: Outcome | None = None


def status(match: Match) -> Status:
    """Return how a match stands, for lists."""
    now = match.moment
    place, over = now.scene(None).where, now.outcome is not None
    return Status(match.number, len(match.history), match.waiting, over, place, now.outcome)


class Change(Struct, frozen=True):
    """Replacement of a match's answers after the first `keep`."""

    match: str
    keep: int
    entries: tuple[Entry, ...]
    """The new ones."""
    status: Status
    shape: str = ""
    """The shape of the states the new ones led to."""
    cut: bool = False
    """There were others, which have been taken back."""
    before: int | None = None
    """The number the match had; where it has another by now, nothing is changed (`Behind`)."""


class Titled(Struct, frozen=True):
    """Part of a set-up that lists tell."""

    title: dict[str, str]


class Heading(Struct, frozen=True, omit_defaults=True):
    """Part of a header that lists tell: a set-up may be a thousand times as long (D37). A whole header can be read as one."""

    game: str
    scenario: str
    setup: Titled
    training: bool = False
    forked: int = 0


class Listed(Struct, frozen=True):
    """A match as lists tell of it."""

    id: str
    heading: Heading
    status: Status
    changed: str
    seats: tuple[Seat, ...]
    letter: LetterStatus | None = None


class Stored(Struct, frozen=True):
    """A match as it is kept, without its answers."""

    id: str
    header: Header
    seed: str
    status: Status
    changed: str
    seats: tuple[Seat, ...]
    origins: tuple[str | None, ...] = (None, None, None)
    """Keyed hashes of the networks it was made from (`server/matches/retention.py`). Written, never read."""
    letter: LetterStatus | None = None
    """Its standing, where it is played by letter."""


class StoredLine(Struct, frozen=True, omit_defaults=True):
    """A stored answer, and the shape of the states of the program that wrote it."""

    entry: Entry
    shape: str = ""


def recorded(header: Header, lines: Sequence[StoredLine]) -> Record:
    """Return a stored match as a record. Of hashes that several programs wrote, it holds those of the last."""
    last = lines[-1].shape if lines else header.shape
    entries = (line.entry if line.shape == last else replace(line.entry, after="") for line in lines)
    return Record(replace(header, shape=last), tuple(entries))


def timestamp() -> str:
    """Now, as the tables write it; such times sort as they follow."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


class KeptReport(Struct, frozen=True):
    """Report of a finished match as it is kept (`table/work/kept_report.py`)."""

    text: str
    source: Source
    """Where its numbers come from; `told` is not checked yet."""


class TakebackRequest(Struct, frozen=True):
    """Request for a take-back: the asking seat, its change of the match, and the seats that have agreed so far."""

    seat: str
    number: int
    agreed: tuple[str, ...] = ()
    refused: str = ""
    """Seat that refuses it."""
    lapsed: str = ""
    """Why it is over: it was `refused`, the match has gone `on`, or who asked is `free` to do without consent."""


class Ties(Struct, frozen=True):
    """People a player has muted or blocked, by id."""

    muted: frozenset[str] = frozenset()
    blocked: frozenset[str] = frozenset()

    @property
    def silent(self) -> frozenset[str]:
        """People whose talk the player does not see: the muted and the blocked."""
        return self.muted | self.blocked


NO_TIES = Ties()
"""Ties of a player who has muted and blocked nobody."""
