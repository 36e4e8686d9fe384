"""Service of finished matches: reports with pictures, and notes in the margin."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from naumachia.kernel.errors import Malformed, NotFound
from naumachia.kernel.files.record import AUTHOR, NOTE, NOTES, Note, Record, added
from naumachia.match import Match
from naumachia.match.views.review import review
from naumachia.match.views.still_pictures import small_board, still
from naumachia.table.base.errors import Forbidden, TooMany
from naumachia.table.base.sanitize import sanitized
from naumachia.table.people.display_names import called
from naumachia.table.people.seating import seat_of
from naumachia.table.play import reports
from naumachia.table.play.table import Table
from naumachia.table.storage.stored import KeptReport, MatchNote, Seat, timestamp
from naumachia.table.wire import annotation_types, outgoing
from naumachia.table.work.kept_report import legible
from naumachia.table.work.summary import side_names, when

if TYPE_CHECKING:
    from naumachia.table.matches.service import MatchService


class AnnotationService:
    """Reports and notes of the matches of a service."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def report(self, id: str, checked: bool, address: str = "") -> annotation_types.MatchReport:
        """Return everything the page of a report shows."""
        async with self._matches.use(id, address) as table:
            found = None
            while found is None:  # another server may go on with the match meanwhile
                found = await reports.report(table, address, check=checked)
            async with table.lock:
                match = (await table.ready()).still()
            notes = await self._notes(id)
            seats, changed = table.seat_infos(), (await self._matches.storage.matches.find(id)).changed
            return await self._matches.background.in_turn(
                address, lambda: self._matches.background.call(_page, id, match, found, seats, changed, notes)
            )

    async def notes(self, id: str) -> tuple[MatchNote, ...]:
        """Return the notes of a match."""
        await self._matches.storage.matches.find(id)
        return await self._notes(id)

    async def _notes(self, id: str) -> tuple[MatchNote, ...]:
        found = await self._matches.storage.annotations.notes([id])
        return tuple(found.get(id, ()))

    async def search(self, ids: Sequence[str]) -> annotation_types.NotesFound:
        """Return the notes of several matches."""
        return annotation_types.NotesFound(await self._matches.storage.annotations.notes(list(dict.fromkeys(ids))))

    async def write(
        self, id: str, wanted: annotation_types.NewNote, address: str = "", person: str = ""
    ) -> tuple[MatchNote, ...]:
        """Keep a note of somebody who holds a seat, and return all of them. `person` is the author, where people are known."""
        async with self._matches.use(id, address) as table, table.lock:
            match = await self._finished(table)
            seat = self._held(table, wanted.tokens, person)[0]
            said = sanitized(wanted.text, NOTE)
            if not said:
                raise Malformed("note-empty")
            if wanted.turn > len(match.history):
                raise NotFound("turn-unknown", turn=wanted.turn, last=len(match.history))
            if len(await self._notes(id)) >= NOTES:
                raise TooMany("notes-full", limit=NOTES)
            name = seat.name or called(wanted.name)
            note = MatchNote(0, wanted.turn, seat.seat, name, said, timestamp())
            await self._matches.storage.annotations.add_notes(id, [note], person)
            return await self._tell(table)

    async def delete(
        self, id: str, wanted: annotation_types.OldNote, address: str = "", person: str = ""
    ) -> tuple[MatchNote, ...]:
        """Delete a note: its author may, and everybody who holds a seat where it came with a record."""
        async with self._matches.use(id, address) as table, table.lock:
            await self._finished(table)
            held = {seat.seat for seat in self._held(table, wanted.tokens, person)}
            note = next((one for one in await self._notes(id) if one.number == wanted.number), None)
            if note is None:
                raise NotFound("note-unknown")
            if note.seat and note.seat not in held:
                raise Forbidden("token-unknown")
            await self._matches.storage.annotations.delete_note(id, wanted.number)
            return await self._tell(table)

    async def _tell(self, table: Table) -> tuple[MatchNote, ...]:
        notes = await self._notes(table.id)
        table.tell_all(outgoing.Notes(notes))
        return notes

    @staticmethod
    async def _finished(table: Table) -> Match:
        match = await table.ready()
        if match.outcome is None:
            raise Forbidden("report-not-kept")
        return match

    @staticmethod
    def _held(table: Table, tokens: Collection[str], person: str) -> list[Seat]:
        """Return the seats that tokens open or that belong to a person; raise `Forbidden` where there are none."""
        opened = {seat_of(table.seats, token) for token in tokens}
        held = [seat for seat in table.seats if seat.seat in opened or (person and seat.person == person)]
        if not held:
            raise Forbidden("token-unknown")
        return held

    async def added(self, id: str) -> str:
        """Return the lines that follow upon the end of a record: its report and its notes."""
        report = await self._matches.storage.annotations.report(id)
        notes = (Note(note=one.text, turn=one.turn, by=one.name, at=one.at) for one in await self._notes(id))
        return added(report.text if report else "", notes)

    async def keep(self, id: str, report: str, notes: Iterable[Note]) -> None:
        """Keep what came with a record. Nobody has checked it yet."""
        if report:
            await self._matches.storage.annotations.keep_report(id, KeptReport(report, "told"))
        if came := [MatchNote(0, one.turn, "", one.by, one.note, one.at) for one in notes]:
            await self._matches.storage.annotations.add_notes(id, came)


def cleaned(match: Match, record: Record) -> tuple[str, tuple[Note, ...]]:
    """Return the report and the notes of an uploaded record as they may be kept: texts sanitized, moments within the match."""
    if match.outcome is None or match.stopped is not None:
        return "", ()
    last = len(match.history)
    notes = [
        Note(note=said, turn=min(one.turn, last), by=called(one.by)[:AUTHOR], at=sanitized(one.at, 40))
        for one in record.notes
        if (said := sanitized(one.note, NOTE))
    ]
    return record.report if record.report and legible(match, record.report) else "", tuple(notes)


def _page(
    id: str,
    match: Match,
    report: outgoing.Report,
    seats: tuple[outgoing.SeatInfo, ...],
    changed: str,
    notes: tuple[MatchNote, ...],
) -> annotation_types.MatchReport:
    """Return a report with its pictures."""
    outcome = match.outcome
    assert outcome is not None
    stills = [
        annotation_types.Still(moment.turn, when(match, moment.turn), found.scene, found.focus, found.gone)
        for moment in review(match).moments
        for found in [still(match, moment)]
    ]
    return annotation_types.MatchReport(
        id,
        match.header.game,
        match.header.scenario,
        match.header.words.title,
        seats,
        tuple(annotation_types.SideName(side, label) for side, label in side_names(match).items()),
        outcome,
        changed,
        len(match.history),
        tuple(at for at, event in match.events() if event.chapter == "turn"),
        report,
        small_board(match.game.picture.board(match.first)),
        tuple(stills),
        notes,
    )
