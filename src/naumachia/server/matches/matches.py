"""All matches of the server: the service of matches with quotas, people, lobby, letters and retention."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Collection, Set
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from time import monotonic
from typing import TypeVar

from msgspec.structs import replace

from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match
from naumachia.server.base.journal import Journal, Value
from naumachia.server.base.metrics import Metrics
from naumachia.server.cluster.cluster import Cluster
from naumachia.server.cluster.rows import take_all
from naumachia.server.guard.bans import ShutOut
from naumachia.server.guard.origins import origins
from naumachia.server.host.orders import tidy
from naumachia.server.host.watch import HostWatch
from naumachia.server.matches.annotations import Annotations
from naumachia.server.matches.gauges import Gauges
from naumachia.server.matches.invitations import Invitations
from naumachia.server.matches.lobby import Lobby
from naumachia.server.matches.mail import Mailer, MailServer
from naumachia.server.matches.people import People, Person
from naumachia.server.matches.retention import Retention, check_quota, expired, forget_origins, origin_secret
from naumachia.server.matches.ties import SqlTies
from naumachia.server.matches.upload_sandbox import UploadSandbox
from naumachia.server.storage.readiness import Readiness
from naumachia.server.storage.storage import sql_storage
from naumachia.server.storage.store import Store
from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.server.workers.pool import WorkerPool
from naumachia.server.workers.threads import OPENING, Threads
from naumachia.table.base.errors import Failed, TooFast, TooLarge, TooMany, TooSlow, Unavailable
from naumachia.table.base.limits import neighbourhood
from naumachia.table.matches.service import MatchService, Origins, claim
from naumachia.table.people.display_names import called
from naumachia.table.play.clocks import Clocks
from naumachia.table.play.table import Table
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.stored import Listed
from naumachia.table.wire import http_types, outgoing
from naumachia.table.work.tasks import Task
from naumachia.table.work.workers import Workers

T = TypeVar("T")
logger = logging.getLogger(__name__)
WORTH_NOTING = (TooFast, TooMany, TooLarge, TooSlow, Unavailable, Failed, ShutOut)
"""Errors the host is told of in the log."""
NOTED = frozenset(("host-closed", "host-key-wrong", "seat-not-for-you"))
"""Keys of other errors the host is told of."""
TIDY = 3600.0
"""Seconds between two looks at what is too old to be kept."""


class Matches:
    """The matches of a server and the people who play them."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        *,
        idle: float = 300.0,
        box: MailServer | None = None,
        public: str | None = None,
        lobby: bool = False,
        keeping: Retention | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.keeping = keeping or Retention()
        self.workers = workers
        self.background = Threads()
        self.cells = UploadSandbox()
        self.cluster = cluster
        """Where several servers share the database."""
        if cluster is not None:
            cluster.attach(store, self)
        self.ties = SqlTies(store, self._tied)
        self.service = MatchService(
            sql_storage(store, self.ties),
            Workers(workers),
            background=self.background,
            read_record=self.cells.read,
            apart=self.cells.work,
            admission=self._admit,
            claim=claim if cluster is None else cluster.leases.claim,
            idle=idle,
            ended=self._ended,
        )
        self.annotations = Annotations(self)
        self.metrics = Metrics()
        self.journal = Journal(lambda address: self.host.hashed(address))
        self.host = HostWatch(store, self.service, self.journal, self.metrics)
        self.metrics.watch(Gauges(self))
        self.readiness = Readiness(store, self.metrics)
        self._listers = WorkQueues(OPENING, 1)
        self._one_more = asyncio.Lock()
        self.people = People(store)
        self.invitations = Invitations(store)
        self.lobby = Lobby(store, lobby)
        self.postman = Mailer(store, box, public, self._is_here, self._time_left, self.metrics, self._mine, self.journal)
        self._secret = b""
        """Key of the hashes of addresses."""
        self._sweeping: asyncio.Task[None] | None = None
        self._tidied = monotonic() - TIDY

    @property
    def tables(self) -> dict[str, Table]:
        """The open tables."""
        return self.service.tables

    @property
    def clocks(self) -> Clocks:
        """All clocks that run."""
        return self.service.clocks

    async def open(self) -> None:
        """Open the store and begin."""
        await self.store.open()
        self._secret = await origin_secret(self.store)
        await self.host.open(self._secret)
        await self.service.open()
        if self.cluster is not None:
            await self.cluster.open()
        elif self.store.url.get_backend_name() == "postgresql":
            await self.store.write(take_all)
        self.postman.open()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Close all tables and let go of everything."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.host.close()
        await self.postman.close()
        await self.service.close()
        if self.cluster is not None:
            await self.cluster.close()
        self.workers.close()
        await self.cells.close()
        self.background.close()
        await self.store.close()

    def use(self, id: str, address: str = "") -> AbstractAsyncContextManager[Table]:
        """A table, kept open at least until the caller is done with it; `address` is where they come from."""
        return self.service.use(id, address)

    @asynccontextmanager
    async def _admit(self, address: str, known: Collection[str]) -> AsyncIterator[Origins]:
        """Let one more match be kept where quotas allow it. Of many at once each would find room, so they wait for each other."""
        if self.cluster is not None:
            await self.cluster.leases.check_open()
        self.host.check_founding()
        made_by = origins(self._secret, address)
        async with self._one_more:
            await check_quota(self.store, self.keeping, made_by)
            if known:
                await self.people.check_asked(known)
            yield made_by

    def _is_here(self, person: str, id: str) -> bool:
        table = self.tables.get(id)
        return table is not None and any(guest.person == person for guest in table.guests)

    def _time_left(self, id: str, seat: str) -> float | None:
        clock = self.clocks.of(id)
        return clock.now(self.service.time())[seat] if clock and seat in clock.running else None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.service.idle / 4)
            if monotonic() > self._tidied + TIDY:
                self._tidied = monotonic()
                await self.tidy()
            if gc.get_count()[1] and not any(table.users for table in self.tables.values()):
                gc.collect()  # nobody waits, and there is something new (`run.settle`)

    async def tidy(self) -> None:
        """Let go of what the host does not want kept any longer, but of nothing somebody looks at."""
        try:
            while late := [id for id in await self._mine(await expired(self.store, self.keeping)) if not self._looked_at(id)]:
                await self.store.forget(late)
                for id in late:
                    self.service.forgotten(id)
                    self.journal.note("match-deleted", match=id, why="expired")
            if self.cluster is None or self.cluster.on_duty:
                await self.store.write(tidy)
                await forget_origins(self.store)
                await self.people.forget()
        except Exception:
            logger.exception("old matches could not be deleted")  # the next time, perhaps

    async def _mine(self, ids: Collection[str]) -> list[str]:
        """Return those of the matches this server looks after: its own, and, where it has the common duty, those of nobody."""
        if self.cluster is None:
            return list(ids)
        leases = self.cluster.leases
        theirs = await leases.others(ids)
        return [id for id in ids if leases.owns(id) or (self.cluster.on_duty and id not in theirs)]

    def _looked_at(self, id: str) -> bool:
        return id in self.tables and bool(self.tables[id].users)

    # One of several servers

    def time(self) -> float:
        """Return the time by which clocks run."""
        return self.service.time()

    def adopt(self, match: str, clock: Clock) -> None:
        """Run the clock of a match that this server owns from now on."""
        self.clocks.adopt(match, clock)

    def let_go(self, match: str) -> None:
        """Close a match that another server owns."""
        self.service.let_go(match)

    async def heard(self, news: str) -> None:
        """Take in what another server has told: the people at a match have changed, or it is gone."""
        kind, _, id = news.partition(" ")
        if (table := self.tables.get(id)) is None:
            return
        if kind == "people":
            async with table.lock:
                await table.reread()
                if lines := await table.chat.forgotten():
                    table.tell_all(outgoing.Talk(lines))
        elif kind == "deleted":
            self.service.forgotten(id)

    async def _tell(self, kind: str, ids: Collection[str]) -> None:
        """Tell the other servers, where there are any."""
        if self.cluster is not None:
            for id in ids:
                await self.cluster.tell(f"{kind} {id}")

    # As without a server

    async def create(self, wanted: http_types.NewMatch, address: str = "") -> http_types.MatchCreated:
        """Make a match; it may be listed in the lobby."""
        self.lobby.check(wanted)
        made = await self.service.create(wanted, address)
        if wanted.listed:  # last, because a match in the lobby must be complete (D54)
            await self.lobby.add(made.id)
        self._founded(made, address, wanted.game, wanted.scenario, listed=wanted.listed or None)
        return made

    async def apart(self, address: str, task: Task[T]) -> T:
        """Run a task on made-up data in a process of its own."""
        return await self.service.apart(address, task)

    async def own_charts(self, id: str, address: str = "") -> tuple[http_types.ChartChange, ...]:
        """Return the tables that a match has in place of those of its game."""
        return await self.service.own_charts(id, address)

    async def teach(self, wanted: http_types.NewLesson, address: str = "") -> http_types.MatchCreated:
        """Make a match that is a lesson."""
        made = await self.service.teach(wanted, address)
        self._founded(made, address, wanted.game, wanted.lesson, way="lesson")
        return made

    async def upload(self, text: str, address: str = "") -> http_types.MatchCreated:
        """Make a match from a record."""
        made = await self.service.upload(text, address)
        self._founded(made, address, way="record")
        return made

    async def fork(self, id: str, wanted: http_types.NewFork, address: str = "") -> http_types.MatchCreated:
        """Make a match that goes on from a moment of another; people of the old one may be asked again."""
        self.host.check_key(wanted.key)
        asker = await self.people.find(wanted.key) if wanted.key else None
        made = await self.service.fork(id, wanted, address, asker.id if asker else "")
        if asker is not None and wanted.again:
            await self.ties.withdraw(made.id, asker.id)
        self._founded(made, address, way="fork", of=id)
        return made

    async def delete(self, id: str, wanted: http_types.Leave, address: str = "") -> http_types.Left:
        """Have a match forgotten by the players of some seats, by their tokens or their key."""
        person = await self.people.find(wanted.key) if wanted.key else None
        left = await self.service.delete(id, wanted, address, person.id if person else "")
        if left.gone:
            self.journal.note("match-deleted", match=id, why="players", address=address)
        return left

    async def held(self, wanted: http_types.TokenList, address: str = "") -> list[http_types.MatchInfo]:
        """Return the matches to which these tokens open a seat, and those in which this key has some: a line for every seat.

        Of an address one list at a time (D49): a thousand matches take as long as a hundred answers, where all look things up."""

        async def job() -> list[http_types.MatchInfo]:
            person = await self.people.find(wanted.key) if wanted.key else None
            return await self.service.held(wanted, address, await self.people.seats(person) if person else ())

        return await self._listers.run(address, job)

    async def record(self, id: str, tokens: Collection[str], address: str = "") -> tuple[str, str]:
        """Return the file name and the text of a record."""
        return await self.service.record(id, tokens, address)

    def info(self, stored: Listed, seat: str | None) -> http_types.MatchInfo:
        """Return a match as lists tell of it, for the player of a seat or for anybody."""
        return self.service.info(stored, seat)

    # People

    async def write_to(self, wish: http_types.LetterWish, visitor: str) -> http_types.LetterState:
        """Whether and where somebody wants to be written to when a match waits for them."""
        self.host.check_key(wish.key if wish.address else None)
        if wish.address is None:
            return await self.postman.state(await self.people.find(wish.key))
        return await self.postman.ask(
            await self.people.know(wish.key, None, neighbourhood(visitor)), wish.address.strip(), wish.lang, visitor
        )

    async def introduce(self, wanted: http_types.Introduction, visitor: str = "") -> http_types.Me:
        """A person introduces themselves: the name they use from now on, and whose seats come along from another device."""
        for key in (wanted.key, wanted.old):
            self.host.check_key(key)
        self.host.check_name(wanted.name and called(wanted.name))
        other = None
        if wanted.old is not None and wanted.old != wanted.key:
            other = await self.people.find(wanted.old)
            person = await self.people.merge(wanted.key, wanted.old, visitor)
        elif wanted.name is not None:
            person = await self.people.know(wanted.key, wanted.name, visitor)
        elif (found := await self.people.find(wanted.key)) is not None:
            return http_types.Me(True, found.name)
        else:
            return http_types.Me(False, "")
        await self._rename(person, {person.id, other.id if other else person.id})
        return http_types.Me(True, person.name)

    async def forget(self, wanted: http_types.Farewell) -> http_types.Me:
        """A person wants to be forgotten: their name, their key, their lines of talk and their address for letters go."""
        person = await self.people.find(wanted.key)
        if person is None:
            return http_types.Me(False, "")
        concerned = await self.people.erase(person)
        for id in concerned:
            if (table := self.tables.get(id)) is not None:
                async with table.lock:
                    await table.forget_person(person.id)
        await self._tell("people", [id for id in concerned if id not in self.tables])
        return http_types.Me(False, "")

    async def tied(self, wanted: http_types.TieWish) -> tuple[http_types.TieInfo, ...]:
        """Return the players a person has muted or blocked; one of these ties may be ended first."""
        person = await self.people.find(wanted.key)
        if person is None:
            return ()
        if wanted.id:
            await self.ties.end(person.id, wanted.id)
        return await self.ties.listed(person.id)

    async def _tied(self, person: str) -> None:
        """Tell all connections of a person whom they have muted or blocked."""
        now = await self.ties.of(person)
        for table in tuple(self.tables.values()):
            for guest in tuple(table.guests):
                if guest.person == person:
                    await table.tied(guest, now)

    def noted(self, error: NaumachiaError, address: str) -> None:
        """Count an error that ends a request or a connection, and note it where the host must know."""
        if isinstance(error, WORTH_NOTING) or error.message.key in NOTED:
            ban = error.ban.id if isinstance(error, ShutOut) else None
            self.journal.refused(error.message.key, address, ban=ban)

    def _founded(self, made: http_types.MatchCreated, address: str, game: str = "", scenario: str = "", **about: Value) -> None:
        self.journal.note(
            "match-founded", match=made.id, game=game, scenario=scenario, people=len(made.tokens), **about, address=address
        )

    def _ended(self, id: str, match: Match) -> None:
        outcome = match.outcome
        told = {"winner": outcome.winner or "none", "how": outcome.key} if outcome else {}
        self.journal.note("match-over", match=id, game=match.header.game, answers=len(match.history), **told)

    async def _rename(self, person: Person, known: Set[str]) -> None:
        """The tables that are open see it at once; a seat that was theirs, by these names, may be another's by now (C22)."""
        held = await self.people.seats(person)
        if self.cluster is not None:
            await self._tell("people", await self.cluster.leases.others({id for id, _ in held}))
        for id, name in held:
            if (table := self.tables.get(id)) is None:
                continue
            async with table.lock:
                for seat in table.seats:
                    if seat.seat == name and seat.person in known:
                        table.reseated(replace(seat, person=person.id, name=person.name))
