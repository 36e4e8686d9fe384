"""Reports and notes on a server: authors may be known by their key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from naumachia.table.wire import annotation_types
from naumachia.table.wire.outgoing import MatchNote

if TYPE_CHECKING:
    from naumachia.server.matches.matches import Matches


class Annotations:
    """Reports and notes of the matches of a server."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def report(self, id: str, checked: bool, address: str = "") -> annotation_types.MatchReport:
        """Return everything the page of a report shows."""
        return await self._matches.service.annotations.report(id, checked, address)

    async def notes(self, id: str) -> tuple[MatchNote, ...]:
        """Return the notes of a match."""
        return await self._matches.service.annotations.notes(id)

    async def search(self, ids: Sequence[str]) -> annotation_types.NotesFound:
        """Return the notes of several matches."""
        return await self._matches.service.annotations.search(ids)

    async def write(self, id: str, wanted: annotation_types.NewNote, address: str = "") -> tuple[MatchNote, ...]:
        """Keep a note and return all of them."""
        return await self._matches.service.annotations.write(id, wanted, address, await self._person(wanted.key))

    async def delete(self, id: str, wanted: annotation_types.OldNote, address: str = "") -> tuple[MatchNote, ...]:
        """Delete a note and return the others."""
        return await self._matches.service.annotations.delete(id, wanted, address, await self._person(wanted.key))

    async def _person(self, key: str | None) -> str:
        person = await self._matches.people.find(key) if key else None
        return person.id if person else ""
