"""Take-back requests in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import backs
from naumachia.table.storage.stored import TakebackRequest


class SqlTakebacks:
    """Take-back requests; a match has one at most."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, match: str) -> TakebackRequest | None:
        """Return the request of a match."""
        query = select(backs).where(backs.c.match == match)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return TakebackRequest(row.seat, row.number, msgspec.json.decode(row.agreed, type=tuple[str, ...]), row.refused)

    async def keep(self, match: str, request: TakebackRequest | None) -> None:
        """Keep a request in place of the one before, or none."""

        def work(connection: Connection) -> None:
            connection.execute(delete(backs).where(backs.c.match == match))
            if request is not None:
                row = {"match": match, "seat": request.seat, "number": request.number, "refused": request.refused}
                connection.execute(insert(backs), {**row, "agreed": msgspec.json.encode(request.agreed).decode()})

        await self._store.change(match, work)
