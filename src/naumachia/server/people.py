"""Somebody without an account: a name, and a key his browser has made and keeps.

The server knows the hash of the key and no more. Whoever shows the key has the seats that were taken with it, on every device.
"""

from __future__ import annotations

from secrets import token_urlsafe

from msgspec import Struct
from sqlalchemy import Connection, delete, false, insert, select, update
from sqlalchemy.exc import IntegrityError

from naumachia.server.plain import plain
from naumachia.server.rows import people, seats
from naumachia.server.seating import hash_token
from naumachia.server.store import Store, timestamp

LONGEST_NAME = 30


class Person(Struct, frozen=True):
    """Whoever holds a key."""

    id: str
    name: str


class People:
    """Those this server has seen in a seat."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, key: str) -> Person | None:
        """The person of a key, if there is one."""
        hashed = hash_token(key)
        return await self.store.read(lambda connection: _find(connection, hashed))

    async def know(self, key: str, name: str | None = None) -> Person:
        """The person of a key, new or not; with a name, called so from now on."""
        hashed, wanted = hash_token(key), None if name is None else plain(name, LONGEST_NAME)
        found = await self.find(key)
        if found is not None and wanted in (None, found.name):
            return found

        def work(connection: Connection) -> Person:
            person = _find(connection, hashed)
            if person is None:
                person = Person(token_urlsafe(9), wanted or "")
                row = {"id": person.id, "key_hash": hashed, "name": person.name, "seen": timestamp()}
                connection.execute(insert(people), row)
            elif wanted is not None:
                connection.execute(update(people).where(people.c.id == person.id).values(name=wanted, seen=timestamp()))
                person = Person(person.id, wanted)
            return person

        try:
            return await self.store.write(work)
        except IntegrityError:  # two of his pages came at once
            return await self.store.write(work)

    async def sit(self, match: str, seat: str, person: Person) -> None:
        """A seat that was nobody's by key is his."""
        where = (seats.c.match == match) & (seats.c.seat == seat) & seats.c.person.is_(None)
        await self.store.write(lambda connection: connection.execute(update(seats).where(where).values(person=person.id)))

    async def seats(self, person: Person) -> list[tuple[str, str]]:
        """Every seat somebody has and has not left for good: match and seat."""
        query = select(seats.c.match, seats.c.seat).where(seats.c.person == person.id, seats.c.leaving == false())
        ordered = query.order_by(seats.c.match, seats.c.place)
        rows = await self.store.read(lambda connection: connection.execute(ordered).all())
        return [(row.match, row.seat) for row in rows]

    async def merge(self, key: str, old: str) -> Person:
        """The seats taken with an old key belong to this one from now on: a device that had a key of its own is joined."""
        person = await self.know(key)
        other = await self.find(old)
        if other is None or other.id == person.id:
            return person

        def work(connection: Connection) -> Person:
            connection.execute(update(seats).where(seats.c.person == other.id).values(person=person.id))
            connection.execute(delete(people).where(people.c.id == other.id))
            if not person.name and other.name:
                connection.execute(update(people).where(people.c.id == person.id).values(name=other.name))
            return Person(person.id, person.name or other.name)

        return await self.store.write(work)


def _find(connection: Connection, hashed: str) -> Person | None:
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.key_hash == hashed)).first()
    return None if row is None else Person(row.id, row.name)
