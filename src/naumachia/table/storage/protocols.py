"""Protocols of a storage: matches, talk, reports, notes, take-back requests and clocks.

A method that cannot keep something raises an exception and changes nothing.
`Behind` says that another program has changed the match.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from naumachia.correspondence import Desk
from naumachia.kernel.files.record import Entry, Record
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.stored import Change, KeptReport, Listed, MatchNote, Stored, TakebackRequest, Ties
from naumachia.table.wire.outgoing import TalkLine


class MatchStorage(Protocol):
    """Matches with their answers and seats."""

    async def create(self, match: Stored, entries: Sequence[Entry]) -> None:
        """Keep a new match."""

    async def find(self, match: str) -> Stored:
        """Return a match without its answers; `NotFound` when there is none of this name."""

    async def load(self, match: str) -> tuple[Stored, Record]:
        """Return a match with its answers."""

    async def known(self, ids: Sequence[str]) -> list[Listed]:
        """Return those of the matches that exist, the last changed first."""

    def save(self, change: Change) -> Awaitable[None]:
        """Keep a change for good; `Behind` when the match has another number than `change.before`."""

    async def take_seat(self, match: str, seat: str, player: str, token_hash: str | None) -> None:
        """Keep that somebody else sits in a seat, and the hash of the token that opens it."""

    async def leave(self, match: str, held: Iterable[str]) -> tuple[str, ...]:
        """Keep that the players of these seats have left for good, and return the seats of others who have not.

        When no such seat is left, the match is deleted with everything about it.
        """


class TalkStorage(Protocol):
    """Lines of talk."""

    async def lines(self, match: str) -> list[TalkLine]:
        """Return the lines of a match, the oldest first."""

    async def add(self, match: str, line: TalkLine, person: str, kept: int) -> int:
        """Keep a line under the next number, which is returned; only the last `kept` lines remain."""


class AnnotationStorage(Protocol):
    """Reports and notes of finished matches."""

    async def report(self, match: str) -> KeptReport | None:
        """Return the report that is kept of a match."""

    async def keep_report(self, match: str, report: KeptReport) -> None:
        """Keep a report in place of the one before."""

    async def notes(self, matches: Sequence[str]) -> dict[str, list[MatchNote]]:
        """Return the notes of these matches in the order of the moments they are about; none of a match that has none."""

    async def add_notes(self, match: str, added: Sequence[MatchNote], person: str = "") -> None:
        """Keep notes under the next numbers."""

    async def delete_note(self, match: str, number: int) -> None:
        """Delete a note."""


class TakebackStorage(Protocol):
    """Take-back requests; a match has one at most."""

    async def load(self, match: str) -> TakebackRequest | None:
        """Return the request of a match."""

    async def keep(self, match: str, request: TakebackRequest | None) -> None:
        """Keep a request in place of the one before, or none."""


class ClockStorage(Protocol):
    """Clocks of matches. A failure to write raises `StorageError`."""

    async def running(self, now: float) -> dict[str, Clock]:
        """Return the clocks of all matches that are not over, with the time left at the last beat, as they stand `now`."""

    async def wind(self, clocks: Mapping[str, Clock]) -> None:
        """Keep several known clocks as they stand."""

    async def read(self, match: str) -> Clock | None:
        """Return the clock of a match as it was last kept."""

    async def add(self, match: str, clock: Clock) -> None:
        """Keep the clock of a new match."""

    async def turn(self, match: str, clock: Clock) -> None:
        """Keep how a known clock stands."""

    async def beat(self, now: float) -> None:
        """Keep that the program is up: time is counted until the last beat."""


class DeskStorage(Protocol):
    """Desks of matches by letter: the writer's own side, with a secret. A match that has one keeps no answers besides."""

    async def load(self, match: str) -> Desk | None:
        """Return the desk of a match, if it is played by letter."""

    async def keep(self, match: Stored, desk: Desk) -> None:
        """Keep a desk with the head of its match, in place of what is known of both."""


class TieStorage(Protocol):
    """People that players have muted or blocked."""

    async def of(self, person: str) -> Ties:
        """Return the people somebody has muted or blocked."""

    async def keep(self, person: str, other: str, name: str, kind: str, on: bool) -> None:
        """Keep that somebody mutes or blocks another, whose name is kept with it, or that it ends."""


class Storage(Struct, frozen=True):
    """Everything a table keeps."""

    matches: MatchStorage
    talk: TalkStorage
    takebacks: TakebackStorage
    clocks: ClockStorage
    annotations: AnnotationStorage
    desks: DeskStorage | None = None
    """None where nobody plays by letter: a desk holds a secret of its writer, so a server keeps none."""
    ties: TieStorage | None = None
    """None where nobody is known by a key."""
