"""People without accounts: a name, and a key made and kept by their browser.

The server stores only the hash of the key. The key opens the seats that were taken with it, on every device.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, false, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from naumachia.server.matches.ties import erase_ties, merge_ties
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import chat, letters, matches, notes, people, seats, ties
from naumachia.table.base.errors import TooFast, TooMany
from naumachia.table.base.limits import Toll
from naumachia.table.people.display_names import called
from naumachia.table.people.seating import hash_token
from naumachia.table.storage.stored import timestamp

NEW, NEW_RESERVE = 0.02, 50.0
"""People one address may make up, a second and at once; who has a seat is not counted."""
LISTED = 500
"""Seats of one person that are listed."""
ASKED = 20
"""Seats that may stand open for one person: who has played with them once may ask them again, but not without end."""
FORGOTTEN = 30
"""Days after which somebody is forgotten who has no seat and wants no letters."""


class Person(Struct, frozen=True):
    """Owner of a key."""

    id: str
    name: str


class People:
    """Those this server has seen in a seat."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._new = Toll(NEW, NEW_RESERVE)

    async def find(self, key: str) -> Person | None:
        """The person of a key, if there is one."""
        hashed = hash_token(key)
        return await self.store.read(lambda connection: _find(connection, hashed))

    async def know(self, key: str, name: str | None = None, visitor: str = "") -> Person:
        """Return the person of a key, new or not, and set the name if given. New people without a seat are counted by address."""
        hashed, wanted = hash_token(key), None if name is None else called(name)
        found = await self.find(key)
        if found is not None and wanted in (None, found.name):
            return found
        if found is None and visitor and not self._new.pay(visitor):
            raise TooFast("too-fast")

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
        except IntegrityError:  # two of their pages came at once
            return await self.store.write(work)

    async def sit(self, match: str, seat: str, person: Person) -> None:
        """Give a seat that belonged to no key to this person."""
        where = (seats.c.match == match) & (seats.c.seat == seat) & seats.c.person.is_(None)
        await self.store.change(match, lambda connection: connection.execute(update(seats).where(where).values(person=person.id)))

    async def seats(self, person: Person) -> list[tuple[str, str]]:
        """The seats somebody has and has not left for good: match and seat, of the matches that changed last."""
        query = select(seats.c.match, seats.c.seat).where(seats.c.person == person.id, seats.c.leaving == false())
        joined = query.join(matches, matches.c.id == seats.c.match)
        ordered = joined.order_by(matches.c.changed.desc(), seats.c.match, seats.c.place).limit(LISTED)
        rows = await self.store.read(lambda connection: connection.execute(ordered).all())
        return [(row.match, row.seat) for row in rows]

    async def check_asked(self, wanted: Iterable[str]) -> None:
        """Whether one more seat may stand open for each of these."""
        open_to = select(seats.c.person).where(
            seats.c.person.in_(list(wanted)), seats.c.player == "open", seats.c.leaving == false()
        )
        found = Counter(await self.store.read(lambda connection: connection.execute(open_to).scalars().all()))
        if any(count >= ASKED for count in found.values()):
            raise TooMany("asked-often", limit=ASKED)

    async def merge(self, key: str, old: str, visitor: str = "") -> Person:
        """The seats taken with an old key belong to this one from now on: a device that had a key of its own is joined."""
        person = await self.know(key, None, visitor)
        other = await self.find(old)
        if other is None or other.id == person.id:
            return person

        def work(connection: Connection) -> Person:
            connection.execute(update(seats).where(seats.c.person == other.id).values(person=person.id))
            connection.execute(update(chat).where(chat.c.person == other.id).values(person=person.id))
            connection.execute(update(notes).where(notes.c.person == other.id).values(person=person.id))
            if connection.execute(select(letters.c.person).where(letters.c.person == person.id)).first() is None:
                connection.execute(update(letters).where(letters.c.person == other.id).values(person=person.id))
            connection.execute(delete(letters).where(letters.c.person == other.id))
            merge_ties(connection, person.id, other.id)
            connection.execute(delete(people).where(people.c.id == other.id))
            if not person.name and other.name:
                connection.execute(update(people).where(people.c.id == person.id).values(name=other.name))
            return Person(person.id, person.name or other.name)

        return await self.store.write(work)

    async def erase(self, person: Person) -> list[str]:
        """Forget a person who wants it: name, key and address for letters, and what they said. Return the matches concerned.

        Their seats stay and can still be opened by the tokens of those seats. Lines of talk from before their author was noted
        are emptied where they were said in such a seat.
        """
        own = seats.c.person == person.id
        mine = select(seats.c.match).where(own)
        there = select(seats.c.seat).where(own, seats.c.match == chat.c.match, seats.c.seat == chat.c.seat).exists()
        # two ways, each by an index: together they would go through all that was ever said
        said = (chat.c.person == person.id, and_(chat.c.match.in_(mine), chat.c.person.is_(None), there))
        concerned = mine.union(select(chat.c.match).where(said[0]))

        def work(connection: Connection) -> list[str]:
            found = list(connection.execute(concerned).scalars())
            for where in said:
                connection.execute(update(chat).where(where).values(name="", text="", person=None))
            connection.execute(delete(notes).where(notes.c.person == person.id))
            connection.execute(update(seats).where(own).values(person=None))
            connection.execute(delete(letters).where(letters.c.person == person.id))
            erase_ties(connection, person.id)
            connection.execute(delete(people).where(people.c.id == person.id))
            return found

        return await self.store.write(work)

    async def forget(self) -> None:
        """Those who have no seat any more, want no letters and have not been heard of for long; an address nobody has confirmed
        is a wish of nobody."""
        late = (datetime.now(UTC) - timedelta(days=FORGOTTEN)).isoformat(timespec="microseconds")
        wanted = select(letters.c.person).where(letters.c.confirmed == true())
        held = select(seats.c.person).where(seats.c.person.is_not(None)).union(wanted, select(ties.c.other))
        gone = delete(people).where(people.c.seen < late, people.c.id.not_in(held))
        left = delete(letters).where(letters.c.person.not_in(select(people.c.id)))
        loose = delete(ties).where(ties.c.person.not_in(select(people.c.id)))
        await self.store.write(lambda connection: [connection.execute(change) for change in (gone, left, loose)])


def _find(connection: Connection, hashed: str) -> Person | None:
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.key_hash == hashed)).first()
    return None if row is None else Person(row.id, row.name)
