"""Lines of talk in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import chat
from naumachia.table.wire.outgoing import TalkLine


class SqlTalk:
    """Lines of talk. Lines of people who were forgotten are empty and are not returned."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, match: str) -> list[TalkLine]:
        """Return the lines of a match, the oldest first."""
        query = select(chat).where(chat.c.match == match, chat.c.text != "").order_by(chat.c.seq)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [TalkLine(row.seq, row.seat, row.name, row.text, row.at) for row in rows]

    async def add(self, match: str, line: TalkLine, person: str, kept: int) -> int:
        """Keep a line under the next number, which is returned; only the last `kept` lines remain."""
        said = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at, "person": person or None}

        def work(connection: Connection) -> int:
            here = chat.c.match == match
            seq = int(connection.execute(select(func.max(chat.c.seq)).where(here)).scalar() or 0) + 1
            connection.execute(insert(chat), {"match": match, "seq": seq, **said})
            connection.execute(delete(chat).where(here & (chat.c.seq <= seq - kept)))
            return seq

        return await self._store.change(match, work)
