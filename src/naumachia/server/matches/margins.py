"""Reports and notes on a server: authors may be known by their key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from naumachia.table.wire import margin_types
from naumachia.table.wire.outgoing import MarginNote

if TYPE_CHECKING:
    from naumachia.server.matches.matches import Matches


class Margins:
    """Reports and notes of the matches of a server."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def report(self, id: str, checked: bool, address: str = "") -> margin_types.MatchReport:
        """Return everything the page of a report shows."""
        return await self._matches.service.margins.report(id, checked, address)

    async def notes(self, id: str) -> tuple[MarginNote, ...]:
        """Return the notes of a match."""
        return await self._matches.service.margins.notes(id)

    async def search(self, ids: Sequence[str]) -> margin_types.NotesFound:
        """Return the notes of several matches."""
        return await self._matches.service.margins.search(ids)

    async def write(self, id: str, wanted: margin_types.NewNote, address: str = "") -> tuple[MarginNote, ...]:
        """Keep a note and return all of them."""
        return await self._matches.service.margins.write(id, wanted, address, await self._person(wanted.key))

    async def delete(self, id: str, wanted: margin_types.OldNote, address: str = "") -> tuple[MarginNote, ...]:
        """Delete a note and return the others."""
        return await self._matches.service.margins.delete(id, wanted, address, await self._person(wanted.key))

    async def _person(self, key: str | None) -> str:
        person = await self._matches.people.find(key) if key else None
        return person.id if person else ""
