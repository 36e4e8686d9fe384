"""Storage in memory, with a journal that may keep each row somewhere else, such as in IndexedDB."""

from __future__ import annotations

from asyncio import Lock
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.correspondence import Desk
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.record import Entry, Record
from naumachia.table.base.errors import Behind
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.protocols import Storage
from naumachia.table.storage.stored import (
    Change,
    Heading,
    KeptReport,
    Listed,
    MatchNote,
    Stored,
    StoredLine,
    TakebackRequest,
    recorded,
    timestamp,
)
from naumachia.table.wire.outgoing import TalkLine


class MatchRow(Struct, frozen=True, omit_defaults=True):
    """Everything that is kept of one match. It can be written as JSON and read again."""

    stored: Stored
    lines: tuple[StoredLine, ...] = ()
    talk: tuple[TalkLine, ...] = ()
    takeback: TakebackRequest | None = None
    clock: Clock | None = None
    desk: Desk | None = None
    """The writer's side of a match by letter, which has no lines: its answers stand in the letters."""
    report: KeptReport | None = None
    notes: tuple[MatchNote, ...] = ()


class Journal(Protocol):
    """Keeps rows outside of memory. A call returns when the row is kept for good, and raises an exception when it is not."""

    async def keep(self, match: str, row: MatchRow | None, change: Change | None = None) -> None:
        """Keep a row, or delete it where it is None.

        With `change` only the head of the match is new, and its lines from `change.keep` on.
        """

    async def beat(self, now: float) -> None:
        """Keep that the program was up at this time."""


class NoJournal:
    """Keeps nothing outside of memory."""

    async def keep(self, match: str, row: MatchRow | None, change: Change | None = None) -> None:
        """Do nothing."""

    async def beat(self, now: float) -> None:
        """Do nothing."""


class Rows:
    """The rows by match. A change is in memory once the journal has kept it; changes of one match wait for each other."""

    def __init__(self, journal: Journal, rows: Iterable[MatchRow], alive: float) -> None:
        self.journal = journal
        self.known = {row.stored.id: row for row in rows}
        self.alive = alive
        """Time of the last beat."""
        self._locks: defaultdict[str, Lock] = defaultdict(Lock)

    def find(self, match: str) -> MatchRow:
        """Return a row, or raise `NotFound`."""
        if match not in self.known:
            raise NotFound("match-unknown", name=match)
        return self.known[match]

    async def change(self, match: str, work: Callable[[MatchRow], MatchRow | None], saved: Change | None = None) -> None:
        """Put a new row in the place of an old one."""
        async with self._locks[match]:
            row = work(self.find(match))
            await self.journal.keep(match, row, saved)
            if row is None:
                del self.known[match], self._locks[match]
            else:
                self.known[match] = row


def memory_storage(journal: Journal | None = None, rows: Iterable[MatchRow] = (), alive: float = 0.0) -> Storage:
    """Return a storage that begins with these rows; `alive` is the time of the last beat before."""
    kept = Rows(journal or NoJournal(), rows, alive)
    return Storage(
        MemoryMatches(kept),
        MemoryTalk(kept),
        MemoryTakebacks(kept),
        MemoryClocks(kept),
        MemoryAnnotations(kept),
        MemoryDesks(kept),
    )


class MemoryMatches:
    """Matches with their answers and seats."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def create(self, match: Stored, entries: Sequence[Entry]) -> None:
        """Keep a new match."""
        row = MatchRow(match, tuple(StoredLine(entry, match.header.shape) for entry in entries))
        await self._rows.journal.keep(match.id, row)
        self._rows.known[match.id] = row

    async def find(self, match: str) -> Stored:
        """Return a match without its answers."""
        return self._rows.find(match).stored

    async def load(self, match: str) -> tuple[Stored, Record]:
        """Return a match with its answers."""
        row = self._rows.find(match)
        return row.stored, recorded(row.stored.header, row.lines)

    async def known(self, ids: Sequence[str]) -> list[Listed]:
        """Return those of the matches that exist, the last changed first."""
        found = [self._rows.known[id].stored for id in dict.fromkeys(ids) if id in self._rows.known]
        found.sort(key=lambda one: one.id)
        found.sort(key=lambda one: one.changed, reverse=True)
        return [Listed(one.id, _heading(one), one.status, one.changed, one.seats, one.letter) for one in found]

    def save(self, change: Change) -> Awaitable[None]:
        """Keep a change for good."""

        def work(row: MatchRow) -> MatchRow:
            if change.before is not None and row.stored.status.number != change.before:
                raise Behind("match-elsewhere")
            stored = replace(row.stored, status=change.status, changed=timestamp())
            kept = row.lines[: change.keep] if change.cut else row.lines
            return replace(row, stored=stored, lines=(*kept, *(StoredLine(entry, change.shape) for entry in change.entries)))

        return self._rows.change(change.match, work, change)

    async def take_seat(self, match: str, seat: str, player: str, token_hash: str | None) -> None:
        """Keep that somebody else sits in a seat."""

        def work(row: MatchRow) -> MatchRow:
            benches = (
                replace(one, player=player, token_hash=token_hash) if one.seat == seat else one for one in row.stored.seats
            )
            return replace(row, stored=replace(row.stored, seats=tuple(benches)))

        await self._rows.change(match, work)

    async def leave(self, match: str, held: Iterable[str]) -> tuple[str, ...]:
        """Keep that the players of these seats have left for good, and return the seats of others who have not."""
        mine, left = frozenset(held), list[str]()

        def work(row: MatchRow) -> MatchRow | None:
            benches = tuple(replace(one, leaving=one.leaving or one.seat in mine) for one in row.stored.seats)
            left.extend(one.seat for one in benches if one.token_hash and one.player != "open" and not one.leaving)
            return replace(row, stored=replace(row.stored, seats=benches)) if left else None

        await self._rows.change(match, work)
        return tuple(left)


def _heading(match: Stored) -> Heading:
    return msgspec.convert(match.header, Heading, from_attributes=True)


class MemoryTalk:
    """Lines of talk."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def lines(self, match: str) -> list[TalkLine]:
        """Return the lines of a match, the oldest first."""
        return list(self._rows.find(match).talk)

    async def add(self, match: str, line: TalkLine, person: str, kept: int) -> int:
        """Keep a line under the next number, which is returned."""
        number = 0

        def work(row: MatchRow) -> MatchRow:
            nonlocal number
            number = row.talk[-1].seq + 1 if row.talk else 1
            return replace(row, talk=(*row.talk, replace(line, seq=number))[-kept:])

        await self._rows.change(match, work)
        return number


class MemoryTakebacks:
    """Take-back requests."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def load(self, match: str) -> TakebackRequest | None:
        """Return the request of a match."""
        return self._rows.find(match).takeback

    async def keep(self, match: str, request: TakebackRequest | None) -> None:
        """Keep a request in place of the one before, or none."""
        await self._rows.change(match, lambda row: replace(row, takeback=request))


class MemoryClocks:
    """Clocks of matches."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def running(self, now: float) -> dict[str, Clock]:
        """Return the clocks of all matches that are not over, with the time left at the last beat."""
        rows = self._rows.known.items()
        found = {match: row.clock for match, row in rows if row.clock is not None and not row.stored.status.over}
        return {match: clock.paused(max(clock.at, self._rows.alive), now) for match, clock in found.items()}

    async def wind(self, clocks: Mapping[str, Clock]) -> None:
        """Keep several known clocks as they stand."""
        for match, clock in clocks.items():
            await self.turn(match, clock)

    async def read(self, match: str) -> Clock | None:
        """Return the clock of a match as it was last kept."""
        return row.clock if (row := self._rows.known.get(match)) is not None else None

    async def turn(self, match: str, clock: Clock) -> None:
        """Keep how a clock stands."""
        await self._rows.change(match, lambda row: replace(row, clock=clock))

    add = turn

    async def beat(self, now: float) -> None:
        """Keep that the program is up."""
        await self._rows.journal.beat(now)
        self._rows.alive = now


class MemoryAnnotations:
    """Reports and notes of finished matches."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def report(self, match: str) -> KeptReport | None:
        """Return the report that is kept of a match."""
        return row.report if (row := self._rows.known.get(match)) is not None else None

    async def keep_report(self, match: str, report: KeptReport) -> None:
        """Keep a report in place of the one before."""
        await self._rows.change(match, lambda row: replace(row, report=report))

    async def notes(self, matches: Sequence[str]) -> dict[str, list[MatchNote]]:
        """Return the notes of these matches in the order of the moments they are about."""
        rows = [row for match in matches if (row := self._rows.known.get(match)) is not None and row.notes]
        return {row.stored.id: sorted(row.notes, key=lambda one: (one.turn, one.number)) for row in rows}

    async def add_notes(self, match: str, added: Sequence[MatchNote], person: str = "") -> None:
        """Keep notes under the next numbers."""

        def work(row: MatchRow) -> MatchRow:
            last = max((one.number for one in row.notes), default=0)
            more = (replace(one, number=last + place) for place, one in enumerate(added, 1))
            return replace(row, notes=(*row.notes, *more))

        await self._rows.change(match, work)

    async def delete_note(self, match: str, number: int) -> None:
        """Delete a note."""
        await self._rows.change(match, lambda row: replace(row, notes=tuple(one for one in row.notes if one.number != number)))


class MemoryDesks:
    """Desks of matches by letter."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def load(self, match: str) -> Desk | None:
        """Return the desk of a match, if it is played by letter."""
        return row.desk if (row := self._rows.known.get(match)) is not None else None

    async def keep(self, match: Stored, desk: Desk) -> None:
        """Keep a desk with the head of its match."""
        if match.id in self._rows.known:
            await self._rows.change(match.id, lambda row: replace(row, stored=match, desk=desk))
        else:
            row = MatchRow(match, desk=desk)
            await self._rows.journal.keep(match.id, row)
            self._rows.known[match.id] = row
