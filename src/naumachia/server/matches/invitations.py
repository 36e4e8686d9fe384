"""Invitations: a link or code that gives one open seat to one person, once.

The invited client brings a token made by its own browser. From then on the token opens the seat and the invitation opens
nothing, so that its sender cannot take the seat. If the answer is lost, the same request can be repeated safely.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from naumachia.kernel.errors import NotFound
from naumachia.server.matches.codes import LENGTH, new_code, read_code, spoken
from naumachia.server.matches.people import Person
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import invitations, seats
from naumachia.table.base.errors import Forbidden, TooFast
from naumachia.table.base.limits import Bucket, Toll, neighbourhood
from naumachia.table.people.display_names import called
from naumachia.table.people.seating import hash_token
from naumachia.table.storage.stored import Seat, timestamp
from naumachia.table.wire import http_types

if TYPE_CHECKING:
    from naumachia.server.matches.matches import Matches
    from naumachia.table.play import table as tables

DAYS = 14
"""How long a code is good for, if nobody uses it; the link stays good."""
GUESSES, GUESSES_RESERVE = 0.1, 10.0
"""Codes one address may try, a second and at once."""
ALL_GUESSES, ALL_RESERVE = 2.0, 100.0
"""Limit of such guesses for all clients together, for the short codes of earlier versions, which many addresses could guess."""


class Invitations:
    """The codes of the open seats."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._each = Toll(GUESSES, GUESSES_RESERVE)
        self._all = Bucket(ALL_GUESSES, ALL_RESERVE)

    async def code(self, match: str, seat: str) -> str:
        """The code of an open seat; a new one where there is none, or none that is good for much longer."""
        soon = (datetime.now(UTC) + timedelta(days=1)).isoformat(timespec="microseconds")
        expires = (datetime.now(UTC) + timedelta(days=DAYS)).isoformat(timespec="microseconds")
        here = (invitations.c.match == match) & (invitations.c.seat == seat)

        def work(connection: Connection) -> str:
            query = select(invitations.c.code).where(here & (invitations.c.expires > soon))
            for found in connection.execute(query).scalars():
                if len(found) == LENGTH:
                    return str(found)
            connection.execute(delete(invitations).where(invitations.c.expires <= timestamp()))
            fresh = new_code()
            connection.execute(insert(invitations), {"code": fresh, "match": match, "seat": seat, "expires": expires})
            return fresh

        return await self.store.write(work)

    async def find(self, text: str, address: str) -> tuple[str, str]:
        """The match and the seat of a code somebody typed."""
        code = read_code(text)
        if code is None:
            raise NotFound("code-mistyped")
        if not self._each.pay(neighbourhood(address)) or (len(code) < LENGTH and not self._all.take()):
            raise TooFast("code-too-often")
        query = select(invitations.c.match, invitations.c.seat).where(
            (invitations.c.code == code) & (invitations.c.expires > timestamp())
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise NotFound("code-unknown")
        return row.match, row.seat

    async def take(self, match: str, seat: Seat, token: str, person: Person | None) -> bool:
        """Somebody sits down in an open seat; False where another was quicker, at this server or another."""
        where = (seats.c.match == match) & (seats.c.seat == seat.seat) & (seats.c.player == "open")
        values = {"player": "human", "token_hash": hash_token(token), "person": person.id if person else None}

        def work(connection: Connection) -> bool:
            if connection.execute(update(seats).where(where).values(values)).rowcount != 1:
                return False
            connection.execute(delete(invitations).where((invitations.c.match == match) & (invitations.c.seat == seat.seat)))
            return True

        return await self.store.change(match, work)


async def arrive(matches: Matches, table: tables.Table, person: Person) -> None:
    """Somebody for whom a seat stands open has come by their key: they sit down, unless another has been quicker."""
    await matches.ties.check_seat(_others(table, person.id), person.id)
    async with table.lock:
        for seat in table.seats:
            if seat.player != "open" or seat.person != person.id:
                continue
            token = token_urlsafe(24)
            if await matches.invitations.take(table.id, seat, token, person):
                known = {"token_hash": hash_token(token), "name": person.name}
                table.reseated(replace(seat, player="human", **known))
            else:
                await table.reread()
        await table.turn_clock()


async def codes(matches: Matches, id: str, keys: http_types.Keys, address: str) -> http_types.Codes:
    """The codes of those open seats to which somebody has the invitation."""
    async with matches.use(id, address) as table:
        held = {hash_token(token) for token in keys.tokens}
        mine = [seat.seat for seat in table.seats if seat.player == "open" and seat.token_hash in held]
        return http_types.Codes({seat: spoken(await matches.invitations.code(id, seat)) for seat in mine})


async def accept(matches: Matches, wanted: http_types.Acceptance, address: str) -> http_types.Accepted:
    """Take the seat of an invitation, or any open one of a match in the lobby, with a token of one's own."""
    matches.host.check_key(wanted.key)
    matches.host.check_name(wanted.name and called(wanted.name))
    if wanted.code:
        id, name = await matches.invitations.find(wanted.code, address)
    else:
        id, name = wanted.match, ""
    by_lobby = bool(not (wanted.code or wanted.invitation) and wanted.seat and await matches.lobby.has(id))
    if by_lobby:
        name = wanted.seat
    async with matches.use(id, neighbourhood(address)) as table, table.lock:
        seat = _meant(table, name, wanted)
        if seat.player != "open":
            if seat.token_hash and compare_digest(seat.token_hash, hash_token(wanted.token)):
                return http_types.Accepted(id, seat.seat)  # the answer was lost on its way
            raise Forbidden("invitation-used")
        if by_lobby:
            matches.lobby.sit(neighbourhood(address))
        person = await matches.people.know(wanted.key, wanted.name) if wanted.key else None
        if person is not None:
            await matches.ties.check_seat(_others(table, person.id), person.id)
        if not await matches.invitations.take(id, seat, wanted.token, person):
            await table.reread()
            raise Forbidden("invitation-used")
        known = {"person": person.id, "name": person.name} if person else {}
        table.reseated(replace(seat, player="human", token_hash=hash_token(wanted.token), **known))
        await table.turn_clock()
        return http_types.Accepted(id, seat.seat)


def _others(table: tables.Table, person: str) -> set[str]:
    """The people who sit at a table, besides one."""
    return {seat.person for seat in table.seats if seat.person and seat.player != "open"} - {person}


def _meant(table: tables.Table, name: str, wanted: http_types.Acceptance) -> Seat:
    """The seat of an invitation, or the one that has been taken with this very token already."""
    hashes = {hash_token(wanted.invitation), hash_token(wanted.token)}
    for seat in table.seats:
        if seat.seat == name or (not name and seat.token_hash in hashes):
            return seat
    raise Forbidden("invitation-used")
