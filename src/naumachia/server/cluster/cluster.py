"""This server as one of several: its lease, the matches it owns, and what it hears from the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from time import monotonic
from typing import Protocol

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from naumachia.server.cluster import rows
from naumachia.server.cluster.handover import Handover
from naumachia.server.cluster.leases import Leases
from naumachia.server.cluster.rows import Member
from naumachia.server.cluster.signing import Signer
from naumachia.server.storage.store import Store
from naumachia.table.storage.clock import Clock

logger = logging.getLogger(__name__)
TTL = 5.0
"""Seconds after its last beat for which a server is believed to be up."""


class ClusterOptions(Struct, frozen=True):
    """Place of a server among several."""

    address: str
    """Host and port where the other servers reach this one."""
    name: str = ""
    """Its name in metrics and logs; the address, unless the host says otherwise."""
    ttl: float = TTL
    folder: str = ""
    """Folder in which workers of this machine hand connections over to each other; empty for none."""


class Board(Protocol):
    """The matches in memory, as far as the cluster has to do with them."""

    def time(self) -> float:
        """Return the time by which clocks run."""

    def adopt(self, match: str, clock: Clock) -> None:
        """Run a clock from now on."""

    def let_go(self, match: str) -> None:
        """Close a match that another server owns."""

    async def heard(self, news: str) -> None:
        """Take in what another server has told."""


class Cluster:
    """Opened with the store. Its thread renews the lease; everything else happens in the event loop."""

    def __init__(self, options: ClusterOptions) -> None:
        self.options = options
        self.signer = Signer()
        self.on_duty = False
        """Whether this server does what belongs to no match: letters, expiry, names nobody uses."""
        self.lost = 0
        """Leases of this server that have run out."""
        self.passed = 0
        """WebSockets that were passed on to the owners of their matches, or handed over."""
        self.handover = Handover(options.folder, options.address) if options.folder else None
        self.links: set[tuple[str, asyncio.BaseTransport]] = set()
        """Connections that end when the server with this address is up no more: what it was to answer waits there in vain."""
        self._board: Board | None = None
        self._leases: Leases | None = None
        self._close: Callable[[], None] = lambda: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        self._store: Store | None = None
        self._drain: Callable[[], None] = lambda: None

    @property
    def name(self) -> str:
        """Name of this server in metrics and logs."""
        return self.options.name or self.options.address

    @property
    def leases(self) -> Leases:
        """The matches of this server."""
        assert self._leases is not None
        return self._leases

    def attach(self, store: Store, board: Board) -> None:
        """Have a store write under the leases of this server only."""
        self._store, self._board = store, board
        self._leases = store.fences = Leases(store, self.options.ttl, board.adopt, board.time)

    async def open(self) -> None:
        """Enter the cluster."""
        from naumachia.server.cluster.membership import Membership  # only here, for the driver of PostgreSQL is an extra

        assert self._store is not None
        await self.signer.open(self._store)
        loop = asyncio.get_running_loop()

        def post(found: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._take, found)

        membership = Membership(self._store.url, self._member, self.options.ttl, post)
        standing = await asyncio.to_thread(membership.open)
        self._close = membership.close

        def drain() -> None:
            membership.draining = True

        self._drain = drain
        self.leases.me = membership.me.id
        self._take(standing)
        self._watching = asyncio.create_task(self._watch())

    def _member(self) -> Member:
        return Member(token_urlsafe(9), self.name, self.options.address)

    async def drain(self) -> None:
        """Give all matches back; requests and connections go to the other servers from now on."""
        leases = self.leases
        leases.draining = True
        self.on_duty = False
        self._drain()
        me, store = leases.me, self._store
        assert store is not None
        try:
            await store.write(lambda connection: rows.release_all(connection, me))
        except SQLAlchemyError:  # the lease runs out by itself
            logger.warning("the leases could not be given back", exc_info=True)
        for match in leases.all():  # what is being written may be written: the number holds until another server takes the match
            if self._board is not None:
                self._board.let_go(match)

    async def close(self) -> None:
        """Leave the cluster, with all tables closed."""
        if self._watching is not None:
            self._watching.cancel()
        await asyncio.to_thread(self._close)
        me, store = self.leases.me, self._store
        self.leases.me = ""
        if store is not None and me:
            try:
                await store.write(lambda connection: rows.leave(connection, me))
            except SQLAlchemyError:
                logger.warning("the leases could not be given back", exc_info=True)

    async def tell(self, news: str) -> None:
        """Tell the other servers something."""
        assert self._store is not None
        await self._store.write(lambda connection: rows.tell(connection, news))

    def _take(self, found: object) -> None:
        """In the event loop: what the thread has found."""
        from naumachia.server.cluster.membership import Lost, News, Standing

        if isinstance(found, Standing):
            leases = self.leases
            gone = {one.id for one in leases.members} - {one.id for one in found.members}
            leases.members, leases.until, self.on_duty = found.members, found.until, found.on_duty
            if found.me != leases.me:
                leases.me = found.me
            if gone:
                for address, transport in tuple(self.links):
                    if not leases.known(address):
                        transport.close()
                self._begin(leases.adopt_orphans())
        elif isinstance(found, Lost):
            self.lost += 1
            self._let_all_go()
            self.leases.me = ""
            found.done.set()
        elif isinstance(found, News):
            self._hear(found.text)

    def _hear(self, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "taken":
            owner, _, match = rest.partition(" ")
            if owner == self.leases.me and self._board is not None:
                self.leases.forget(match)
                self._board.let_go(match)
        elif kind == "left":
            self.leases.members = tuple(one for one in self.leases.members if one.id != rest)
            self._begin(self.leases.adopt_orphans())
        elif self._board is not None:
            self._begin(self._board.heard(text))

    def _let_all_go(self) -> None:
        self.on_duty = False
        for match in self.leases.forget_all():
            if self._board is not None:
                self._board.let_go(match)

    def _begin(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                logger.exception("news of another server")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch(self) -> None:
        """Let everything go when the lease has run out, and look for clocks nobody runs."""
        step, next_look = self.options.ttl / 8, monotonic()
        while True:
            await asyncio.sleep(step)
            leases = self.leases
            if not leases.up and leases.count:
                logger.warning("no beat of this server has reached the database in time: it lets its matches go")
                self._let_all_go()
            if monotonic() > next_look:
                next_look = monotonic() + self.options.ttl
                await leases.adopt_orphans()
