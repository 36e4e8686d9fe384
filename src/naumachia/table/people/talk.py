"""Talk at a table between the players. It is not part of the record and is deleted with the match."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select

from naumachia.kernel.errors import Malformed
from naumachia.server.guard.limits import Bucket
from naumachia.server.storage.store import Store, timestamp
from naumachia.server.storage.tables import chat
from naumachia.table.base.errors import TooFast
from naumachia.table.base.sanitize import sanitized
from naumachia.table.wire import incoming, outgoing

KEPT = 200
"""Lines of a match that are kept; older ones go."""
RATE, RESERVE = 0.5, 6.0
"""Lines a seat may say, a second and at once."""


class Chat:
    """The talk at one table."""

    def __init__(self, match: str, store: Store) -> None:
        self.match = match
        self.store = store
        self._lines: list[outgoing.TalkLine] | None = None
        self._lock = asyncio.Lock()
        self._buckets: dict[str, Bucket] = {}

    async def lines(self) -> tuple[outgoing.TalkLine, ...]:
        """Return all lines of the talk, the oldest first."""
        async with self._lock:
            return tuple(await self._known())

    async def _known(self) -> list[outgoing.TalkLine]:
        if self._lines is None:
            query = select(chat).where(chat.c.match == self.match).order_by(chat.c.seq)
            rows = await self.store.read(lambda connection: connection.execute(query.where(chat.c.text != "")).all())
            self._lines = [outgoing.TalkLine(row.seq, row.seat, row.name, row.text, row.at) for row in rows]
        return self._lines

    async def forgotten(self) -> tuple[outgoing.TalkLine, ...]:
        """Read the lines again, because some were emptied; return those, without name and text."""
        async with self._lock:
            before = self._lines or []
            self._lines = None
            left = {line.seq for line in await self._known()}
            return tuple(replace(line, name="", text="") for line in before if line.seq not in left)

    async def say(self, seat: str, name: str, text: str, person: str = "") -> outgoing.TalkLine:
        """Keep a line of a seat, whose name is told with it, and let the oldest go."""
        said = sanitized(text, incoming.TALK)
        if not said:
            raise Malformed("malformed-message")
        if not self._buckets.setdefault(seat, Bucket(RATE, RESERVE)).take():
            raise TooFast("talk-too-fast")
        async with self._lock:
            known = await self._known()
            row: dict[str, str | None] = {
                "match": self.match,
                "seat": seat,
                "name": name,
                "text": said,
                "at": timestamp(),
                "person": person or None,
            }

            def work(connection: Connection) -> int:
                here = chat.c.match == self.match
                seq = int(connection.execute(select(func.max(chat.c.seq)).where(here)).scalar() or 0) + 1
                connection.execute(insert(chat), {**row, "seq": seq})
                connection.execute(delete(chat).where(here & (chat.c.seq <= seq - KEPT)))
                return seq

            line = outgoing.TalkLine(await self.store.write(work), seat, name, said, str(row["at"]))
            known.append(line)
            del known[:-KEPT]
            return line
