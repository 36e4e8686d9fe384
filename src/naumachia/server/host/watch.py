"""Watch over the host's actions: a running server reads new ones every second and does what they say."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from time import time

import msgspec
from sqlalchemy import Connection

from naumachia import __version__
from naumachia.server.base.journal import Journal, plain
from naumachia.server.base.metrics import Metrics
from naumachia.server.guard.bans import Ban, BanList, ShutOut
from naumachia.server.guard.origins import short_origin
from naumachia.server.host import orders
from naumachia.server.host.figures import Figures
from naumachia.server.host.orders import Notice, Order
from naumachia.server.storage.store import Store
from naumachia.table.base.errors import Forbidden, kind
from naumachia.table.base.limits import Toll, neighbourhood
from naumachia.table.matches.service import MatchService
from naumachia.table.people.guest import Guest
from naumachia.table.people.seating import hash_token
from naumachia.table.play.table import Table
from naumachia.table.storage.stored import timestamp
from naumachia.table.wire.host_types import HostEvent, PresentPerson, ServerPresent
from naumachia.table.wire.outgoing import NoticeInfo, Notices, Problem

logger = logging.getLogger(__name__)
LOOK = 1.0
"""Seconds between two looks for new actions."""
TRIES, TRIES_RESERVE = 0.2, 10.0
"""Wrong keys of the host's page an address may try, a second and at once; after that the right one is refused too."""
SHUT_OUT, REMOVED = 4403, 4404
"""Closing codes of connections: 4000 and the HTTP status that says the same."""
PRIVATE = {"network": ("value",)}
"""Fields of actions that the log leaves out, by what they are about: a network is an address."""


class HostWatch:
    """Bans, notices and closing time as a running server knows them, and everything it does about them."""

    def __init__(self, store: Store, service: MatchService, journal: Journal, metrics: Metrics) -> None:
        self.store = store
        self.service = service
        self.journal = journal
        self.bans = BanList()
        self.notices: tuple[Notice, ...] = ()
        self.since = timestamp()
        self.name = f"{socket.gethostname()[:80]}:{os.getpid()}"
        self.figures = Figures(lambda: (len(service.tables), self._sockets(), metrics.answers, metrics.refusals))
        self._secret = b""
        self.pause = 1.0
        """Seconds before a wrong key of the host's page is refused."""
        self.tries = Toll(TRIES, TRIES_RESERVE)
        self._looking = asyncio.Lock()
        self._last = 0
        """Number of the last action that was read."""
        self._told: tuple[NoticeInfo, ...] = ()
        self._watching: asyncio.Task[None] | None = None
        self._failed = False

    async def open(self, secret: bytes) -> None:
        """Read what holds, and begin to look for more. `secret` is the key of the hashes of addresses."""
        self._secret = secret
        self._last = await self.store.read(orders.last_order)
        await self._load()
        self._told = self.told()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    # Checks

    def check_network(self, place: str) -> None:
        """Raise `ShutOut` if this network, as `neighbourhood` names it, is shut out."""
        _raise(self.bans.network(place))

    def check_key(self, key: str | None) -> None:
        """Raise `ShutOut` if this key is shut out."""
        if key and self.bans.bans:
            _raise(self.bans.key(hash_token(key)))

    def check_name(self, name: str | None) -> None:
        """Raise `ShutOut` if this name, or one that looks like it, is shut out."""
        _raise(self.bans.name(name or ""))

    def check_founding(self) -> None:
        """Raise `Forbidden` after closing time: no new match is made."""
        closing = next((one for one in self.notices if one.kind == "closing"), None)
        if closing is not None and closing.begins <= timestamp():
            raise Forbidden("host-closed")

    def bar(self, guest: Guest, table: Table) -> Ban | None:
        """Return the ban that concerns a connection: of its network, its key, or the name at its seat."""
        if not self.bans.bans:
            return None
        seat = next((seat for seat in table.seats if seat.seat == guest.seat), None)
        return (
            self.bans.network(guest.address)
            or self.bans.person(guest.person)
            or (self.bans.person(seat.person) or self.bans.name(seat.name) if seat else None)
        )

    # Notices

    def told(self) -> tuple[NoticeInfo, ...]:
        """Return the notices that hold now, as pages are told."""
        return tuple(self._infos(timestamp()))

    def _infos(self, now: str) -> Iterator[NoticeInfo]:
        for one in self.notices:
            if one.kind == "closing":
                yield NoticeInfo(one.id, "closed" if one.begins <= now else "closing", one.words, one.begins)
            elif one.until is None or one.until > now:
                yield NoticeInfo(one.id, "notice", one.words, one.begins)

    # The watch

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                self._failed = False
            except Exception:
                if not self._failed:  # once, and not every second while the database is away
                    logger.exception("actions of the host could not be read")
                self._failed = True

    async def look(self) -> None:
        """Do what new actions say, and tell all tables of notices that have changed."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        self.figures.look(time())
        last = self._last
        fresh = await self.store.read(lambda connection: orders.orders_after(connection, last))
        if any(order.kind != "ask" for order in fresh):
            await self._load()
        for order in fresh:
            self._last = order.id
            try:
                await self._heed(order)
            except Exception:
                logger.exception("action %d of the host failed", order.id)
        if (now := self.told()) != self._told:
            self._told = now
            for table in tuple(self.service.tables.values()):
                table.tell_all(Notices(now))

    async def _load(self) -> None:
        def read(connection: Connection) -> tuple[list[Ban], dict[str, str], list[Notice]]:
            bans = orders.all_bans(connection)
            return bans, orders.persons_of(connection, bans), orders.all_notices(connection)

        bans, persons, notices = await self.store.read(read)
        self.bans, self.notices = BanList(bans, self._secret, persons), tuple(notices)

    async def _heed(self, order: Order) -> None:
        if order.kind == "ask":
            body = msgspec.json.encode(self.present(figures=order.args.get("what") == "figures")).decode()
            await self.store.write(lambda connection: orders.reply(connection, order.id, self.name, body))
            return
        hidden = PRIVATE.get(order.args.get("what", ""), ())
        about = {name: value for name, value in order.args.items() if name not in (*hidden, "en", "fr")}
        self.journal.note("host", action=order.kind, by=order.by, **about)
        if order.kind == "ban":
            self._shut_out()
        elif order.kind == "match-removed":
            await self._remove(order.args["match"])
        elif order.kind == "line-removed" and (table := self.service.tables.get(order.args["match"])) is not None:
            async with table.lock:
                await table.remove_talk()

    def _shut_out(self) -> None:
        """Close the connections that a ban concerns, with a word."""
        for table in tuple(self.service.tables.values()):
            for guest in tuple(table.guests):
                if (ban := self.bar(guest, table)) is not None:
                    self.dismiss(guest, ban)

    def dismiss(self, guest: Guest, ban: Ban) -> None:
        """Close one connection with the words of a ban."""
        guest.dismiss(Problem(kind(ShutOut(ban))[0], ban.told()), SHUT_OUT)
        self.journal.note("shut-out", ban=ban.id, address=guest.address)

    async def _remove(self, id: str) -> None:
        """Close the table of a match that the host has deleted."""
        if (table := self.service.tables.get(id)) is not None:
            for guest in tuple(table.guests):
                guest.dismiss(Problem("not-found", Forbidden("match-removed").message), REMOVED)
        self.service.forgotten(id)

    # Figures and people

    def present(self, *, figures: bool = False) -> ServerPresent:
        """Return who is connected to matches of this server; with `figures` also those of the last day."""
        people = sorted((one for table in self.service.tables.values() for one in self._people(table)), key=_since)
        minutes, log = (self.figures.told(), tuple(self._log())) if figures else ((), ())
        return ServerPresent(self.name, self.since, __version__, len(self.service.tables), tuple(people), minutes, log)

    def _log(self) -> Iterator[HostEvent]:
        for line in self.journal.last:
            yield HostEvent(line.at, self.name, line.event, {name: plain(value) for name, value in line.about.items()})

    def _people(self, table: Table) -> Iterator[PresentPerson]:
        seats = {seat.seat: seat for seat in table.seats}
        game, scenario, turn = table.described
        for guest in table.guests:
            seat = seats.get(guest.seat or "")
            since = datetime.fromtimestamp(guest.since, UTC).isoformat(timespec="seconds")
            name = seat.name if seat else ""
            origin = short_origin(self._secret, guest.address)
            label = seat.label if seat else None
            yield PresentPerson(table.id, guest.seat or "", name, guest.person, origin, since, game, scenario, turn, label)

    def _sockets(self) -> int:
        return sum(len(table.guests) for table in self.service.tables.values())

    def hashed(self, address: str) -> str:
        """Return the keyed hash of an address, as the log tells it."""
        return short_origin(self._secret, neighbourhood(address)) if self._secret and address else ""


def _raise(ban: Ban | None) -> None:
    if ban is not None:
        raise ShutOut(ban)


def _since(person: PresentPerson) -> str:
    return person.since
