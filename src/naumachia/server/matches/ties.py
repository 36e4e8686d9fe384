"""Players that players have muted or blocked, kept with their keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select, update

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import seats, ties
from naumachia.table.base.errors import Forbidden, TooMany
from naumachia.table.storage.stored import NO_TIES, Ties, timestamp
from naumachia.table.wire.http_types import TieInfo

MOST = 500
"""People one player may have muted or blocked."""


class SqlTies:
    """Ties in the database. `changed` is called with the person whose ties have changed."""

    def __init__(self, store: Store, changed: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._changed = changed

    async def of(self, person: str) -> Ties:
        """Return the people somebody has muted or blocked."""
        query = select(ties.c.other, ties.c.kind).where(ties.c.person == person)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        if not rows:
            return NO_TIES
        by_kind = {kind: frozenset(row.other for row in rows if row.kind == kind) for kind in ("mute", "block")}
        return Ties(by_kind["mute"], by_kind["block"])

    async def keep(self, person: str, other: str, name: str, kind: str, on: bool) -> None:
        """Keep that somebody mutes or blocks another, or that it ends."""
        here = (ties.c.person == person) & (ties.c.other == other) & (ties.c.kind == kind)
        row = {"id": token_hex(6), "person": person, "other": other, "kind": kind, "name": name, "since": timestamp()}

        def work(connection: Connection) -> None:
            connection.execute(delete(ties).where(here))
            count = select(func.count()).select_from(ties).where(ties.c.person == person)
            if on and int(connection.execute(count).scalar_one()) >= MOST:
                raise TooMany("ties-many", limit=MOST)
            if on:
                connection.execute(insert(ties), row)

        await self._store.write(work)
        await self._changed(person)

    async def end(self, person: str, id: str) -> None:
        """End one of somebody's ties, by its id in their list."""
        gone = delete(ties).where(ties.c.id == id, ties.c.person == person)
        await self._store.write(lambda connection: connection.execute(gone))
        await self._changed(person)

    async def listed(self, person: str) -> tuple[TieInfo, ...]:
        """Return the ties of a person as a list, the newest first."""
        query = select(ties).where(ties.c.person == person).order_by(ties.c.since.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return tuple(TieInfo(row.id, row.kind, row.name, row.since) for row in rows)

    async def check_seat(self, holders: Collection[str], person: str) -> None:
        """Raise `Forbidden` if one of those who sit at a table has blocked this person."""
        query = select(ties.c.id).where(ties.c.kind == "block", ties.c.other == person, ties.c.person.in_(list(holders)))
        if holders and await self._store.read(lambda connection: connection.execute(query).first()) is not None:
            raise Forbidden("seat-not-for-you")

    async def withdraw(self, match: str, asker: str) -> None:
        """Let no seat of a new match stand open for people who have blocked its maker: it is open to anybody instead."""
        by = select(ties.c.person).where(ties.c.kind == "block", ties.c.other == asker)
        mine = (seats.c.match == match) & (seats.c.player == "open") & seats.c.person.in_(by)
        await self._store.write(lambda connection: connection.execute(update(seats).where(mine).values(person=None)))


def merge_ties(connection: Connection, person: str, old: str) -> None:
    """Join the ties of an older key, and those of others to it."""
    connection.execute(update(ties).where(ties.c.person == old).values(person=person))
    connection.execute(update(ties).where(ties.c.other == old).values(other=person))
    connection.execute(delete(ties).where(ties.c.person == ties.c.other))


def erase_ties(connection: Connection, person: str) -> None:
    """Forget the ties of a person, and those of others to them."""
    connection.execute(delete(ties).where((ties.c.person == person) | (ties.c.other == person)))
