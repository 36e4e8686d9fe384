"""Reports and notes in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection, Row, delete, func, insert, select

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import notes, reports
from naumachia.table.storage.stored import KeptReport, MatchNote


class SqlAnnotations:
    """Reports and notes of finished matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, match: str) -> KeptReport | None:
        """Return the report that is kept of a match."""
        query = select(reports).where(reports.c.match == match)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else KeptReport(row.report, row.source)

    async def keep_report(self, match: str, report: KeptReport) -> None:
        """Keep a report in place of the one before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reports).where(reports.c.match == match))
            connection.execute(insert(reports), {"match": match, "report": report.text, "source": report.source})

        await self._store.write(work)

    async def notes(self, matches: Sequence[str]) -> dict[str, list[MatchNote]]:
        """Return the notes of these matches in the order of the moments they are about; none of a match that has none."""
        query = select(notes).where(notes.c.match.in_(matches), notes.c.text != "").order_by(notes.c.turn, notes.c.seq)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[MatchNote]] = {}
        for row in rows:
            found.setdefault(cast(str, row.match), []).append(_note(row))
        return found

    async def add_notes(self, match: str, added: Sequence[MatchNote], person: str = "") -> None:
        """Keep notes under the next numbers."""

        def work(connection: Connection) -> None:
            last = int(connection.execute(select(func.max(notes.c.seq)).where(notes.c.match == match)).scalar() or 0)
            rows = [
                {
                    "match": match,
                    "seq": last + place,
                    "turn": one.turn,
                    "seat": one.seat,
                    "name": one.name,
                    "text": one.text,
                    "at": one.at,
                    "person": person or None,
                }
                for place, one in enumerate(added, 1)
            ]
            if rows:
                connection.execute(insert(notes), rows)

        await self._store.write(work)

    async def delete_note(self, match: str, number: int) -> None:
        """Delete a note."""
        gone = delete(notes).where(notes.c.match == match, notes.c.seq == number)
        await self._store.write(lambda connection: connection.execute(gone))


def _note(row: Row[tuple[object, ...]]) -> MatchNote:
    return MatchNote(row.seq, row.turn, row.seat, row.name, row.text, row.at)
