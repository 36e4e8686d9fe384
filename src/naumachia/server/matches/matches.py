"""All matches of the server: created, found, opened on demand and closed when idle."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from secrets import token_urlsafe
from time import monotonic
from typing import TypeVar

import msgspec

from naumachia.kernel.errors import NotFound
from naumachia.kernel.files import record as records
from naumachia.kernel.files.record import Record
from naumachia.match import Match, follow
from naumachia.match.writing import open_to
from naumachia.server.base.metrics import Metrics
from naumachia.server.guard.limits import neighbourhood
from naumachia.server.matches import new_matches
from naumachia.server.matches.gauges import Gauges
from naumachia.server.matches.invitations import Invitations
from naumachia.server.matches.lobby import Lobby
from naumachia.server.matches.mail import Mailer, MailServer
from naumachia.server.matches.new_matches import Draft, UploadSandbox, dice_of
from naumachia.server.matches.people import People, Person
from naumachia.server.matches.retention import (
    Retention,
    check_quota,
    expired,
    forget,
    forget_origins,
    leave,
    origin_secret,
    origins,
)
from naumachia.server.storage.group_commit import Change
from naumachia.server.storage.readiness import Readiness
from naumachia.server.storage.store import Listed, Seat, Store, Stored, timestamp
from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.base.errors import Behind, Failed, Forbidden
from naumachia.table.matches.memory_budget import check_room, too_much
from naumachia.table.matches.record_files import dumped, file_name, readers
from naumachia.table.people.seating import PEOPLE, asked_again, hash_token, seat_infos, seat_of
from naumachia.table.play.clocks import Clock, Clocks, moment
from naumachia.table.play.table import Table, status
from naumachia.table.play.timeouts import time_out
from naumachia.table.wire import http_types, outgoing

T = TypeVar("T")
logger = logging.getLogger(__name__)
TIDY = 3600.0
"""Seconds between two looks at what is too old to be kept."""
OPENING, EACH = 3, 2
"""Threads that replay stored matches, and how many of them one address may use. Addresses take turns, so that a slow match
delays no others; other slow work does not wait for these threads."""


class Matches:
    """The tables and what lies behind them."""

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
    ) -> None:
        self.store = store
        self.keeping = keeping or Retention()
        self.workers = workers
        self.idle = idle
        self.tables: dict[str, Table] = {}
        self.metrics = Metrics()
        self.metrics.watch(Gauges(self))
        self.readiness = Readiness(store, self.metrics)
        self.cells = UploadSandbox()
        self._opening = ThreadPoolExecutor(OPENING, "opening")
        self._openers, self._listers = WorkQueues(OPENING, EACH), WorkQueues(OPENING, 1)
        self._one_more = asyncio.Lock()
        self.people = People(store)
        self.invitations = Invitations(store)
        self.clocks = Clocks(store, self._ring)
        self.lobby = Lobby(store, lobby)
        self.postman = Mailer(store, box, public, self._is_here, self._time_left, self.metrics)
        self._secret = b""
        """Key of the hashes of addresses."""
        self._sweeping: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._tidied = monotonic() - TIDY

    async def open(self) -> None:
        """Open the store and begin."""
        await self.store.open()
        self._secret = await origin_secret(self.store)
        await self.clocks.open()
        self.postman.open()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Show everybody out."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.clocks.close()
        await self.postman.close()
        for table in self.tables.values():
            await table.close()
        self.workers.close()
        await self.cells.close()
        self._opening.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    @asynccontextmanager
    async def use(self, id: str, address: str = "") -> AsyncIterator[Table]:
        """A table, kept open at least until the caller is done with it; `address` is where they come from."""
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = Table(id, self.store, self.workers, self._load)
        table.clocks = self.clocks
        table.users += 1
        try:
            if not table.open:
                await self._openers.run(address, partial(table.opened, address))
            yield table
        finally:
            table.users -= 1
            table.used = monotonic()
            if not table.users and not table.seats:
                self.tables.pop(id, None)  # there is no such match
            for idle in too_much(self.tables) if not table.users else ():
                self._put_away(idle)

    def _is_here(self, person: str, id: str) -> bool:
        table = self.tables.get(id)
        return table is not None and any(guest.person == person for guest in table.guests)

    def _time_left(self, id: str, seat: str) -> float | None:
        clock = self.clocks.of(id)
        return clock.now(moment())[seat] if clock and seat in clock.running else None

    async def write_to(self, wish: http_types.LetterWish, visitor: str) -> http_types.LetterState:
        """Whether and where somebody wants to be written to when a match waits for them."""
        if wish.address is None:
            return await self.postman.state(await self.people.find(wish.key))
        return await self.postman.ask(
            await self.people.know(wish.key, None, neighbourhood(visitor)), wish.address.strip(), wish.lang, visitor
        )

    async def _ring(self, id: str) -> None:
        """Somebody's time has run out, whether anybody looks on or not."""
        try:
            async with self.use(id) as table, table.lock:
                try:
                    await time_out(table)
                except Failed as error:
                    table.tell_all(outgoing.Problem("failed", error.message))
                    raise
        except Behind:
            pass  # another server has gone on with it: read again, and looked at again
        except NotFound:
            self.clocks.stop(id)

    async def _load(self, id: str) -> tuple[tuple[Seat, ...], Match, float]:
        stored, record = await self.store.load(id)
        table = self.tables.get(id)
        if table is not None and table.opener and not table.seats:  # else it has been opened before, and is read again
            check_room((one for one in self.tables.values() if one is not table), table.opener, len(record.entries))
        match = await asyncio.get_running_loop().run_in_executor(self._opening, _opened, stored, record)
        known = len(record.entries)
        if match.length > known:  # dice that an earlier program had not yet asked for
            change = Change(id, known, match.entries(known), status(match), match.header.shape, before=stored.status.number)
            await self.store.save(change)
        return stored.seats, match, datetime.fromisoformat(stored.changed).timestamp()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.idle / 4)
            late = monotonic() - self.idle
            for id in [id for id, table in self.tables.items() if not table.users and table.used < late]:
                table = self.tables.get(id)
                if table is not None and not table.users and table.used < late:  # somebody may have come while another was closed
                    await self.tables.pop(id).close()
            if monotonic() > self._tidied + TIDY:
                self._tidied = monotonic()
                await self.tidy()
            if gc.get_count()[1] and not any(table.users for table in self.tables.values()):
                gc.collect()  # nobody waits, and there is something new (`run.settle`)

    async def tidy(self) -> None:
        """Let go of what the host does not want kept any longer, but of nothing somebody looks at."""
        try:
            while late := [id for id in await expired(self.store, self.keeping) if not self._looked_at(id)]:
                await forget(self.store, late)
                for id in late:
                    self._close(id)
            await forget_origins(self.store)
            await self.people.forget()
        except Exception:
            logger.exception("old matches could not be deleted")  # the next time, perhaps

    def _looked_at(self, id: str) -> bool:
        return id in self.tables and bool(self.tables[id].users)

    def _close(self, id: str) -> None:
        """Close the table of a deleted match; its clients are told at their next message."""
        self.clocks.stop(id)
        self._put_away(id)

    def _put_away(self, id: str) -> None:
        if (table := self.tables.pop(id, None)) is not None:
            task = asyncio.create_task(table.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def delete(self, id: str, wanted: http_types.Leave) -> http_types.Left:
        """Players would have a match of theirs forgotten; it goes when all people who sit in it wish so."""
        stored = await self.store.find(id)
        person = await self.people.find(wanted.key) if wanted.key else None
        held = {seat for token in wanted.tokens if (seat := seat_of(stored.seats, token))}
        held |= {seat.seat for seat in stored.seats if person is not None and seat.person == person.id}
        if not held:
            raise Forbidden("token-unknown")
        waiting = await leave(self.store, id, held)
        if not waiting:
            self._close(id)
        elif (table := self.tables.get(id)) is not None:
            await table.left(held)
        return http_types.Left(not waiting, waiting)

    async def create(self, wanted: http_types.NewMatch, address: str = "") -> http_types.MatchCreated:
        """A new match, and a token for each seat that is not a program's."""
        draft = await asyncio.to_thread(new_matches.new, wanted)
        self.lobby.check(wanted)
        made = await self._keep(draft, address)
        if wanted.clock is not None:
            await self._wind(made.id, wanted.clock, draft)
        if wanted.listed:  # last, because a match in the lobby must be complete (D54)
            await self.lobby.add(made.id)
        return made

    async def _wind(self, id: str, wish: http_types.ClockWish, draft: Draft) -> None:
        """Give a new match its clock; the hand of the first moves at once where nobody has still to come."""
        left = {seat: float(wish.seconds) for seat in draft.sides}
        clock = Clock(wish.per, wish.seconds, wish.then, moment(), left)
        still = "open" in draft.players.values()
        people = () if still else tuple(seat for seat in draft.status.waiting if draft.players.get(seat) == "human")
        await self.clocks.set(id, clock.turned(people, moment()), new=True)
        if (table := self.tables.get(id)) is not None:  # somebody was quicker, and has opened it without
            async with table.lock:
                await table.reread()

    async def upload(self, text: str, address: str = "") -> http_types.MatchCreated:
        """A match from a record: to look at when it is finished, else to go on with; programs sit where they sat."""
        return await self._keep(await self.cells.read(address, text), address)

    async def fork(self, id: str, wanted: http_types.NewFork, address: str = "") -> http_types.MatchCreated:
        """Play on from a moment of a match, in a match of its own; who may read its record may do so."""
        asker = await self.people.find(wanted.key) if wanted.key else None
        async with self.use(id, address) as table, table.lock:
            match = (await table.ready()).still()
            if match.outcome is None and not wanted.tokens:
                raise Forbidden("fork-not-yet")
            held = readers(match, table.seats, wanted.tokens)
            last = match.length if held is None else open_to(match, held)
            last = max(0, last - match.length + len(match.history))  # what was taken back is no moment to begin from
            if wanted.turn > last:
                raise NotFound("turn-unknown", turn=wanted.turn, last=last)
            known = asked_again(table.seats, wanted, asker.id if asker else "")
        draft = await self._in_turn(address, new_matches.forked, match, wanted)
        made = await self._keep(draft, address, known)
        if (clock := self.clocks.of(id) or await self.clocks.read(id)) is not None:
            await self._wind(made.id, http_types.ClockWish(clock.per, clock.seconds, clock.then), draft)
        if match.outcome is not None:
            self.clocks.stop(id)
        return made

    async def _keep(self, draft: Draft, address: str, known: Mapping[str, str] | None = None) -> http_types.MatchCreated:
        """Keep a new match; `known` are the people for whom seats stand open."""
        made_by = origins(self._secret, address)
        id = token_urlsafe(9)
        tokens = {seat: token_urlsafe(24) for seat, player in draft.players.items() if player in PEOPLE}
        seats = tuple(
            Seat(
                seat,
                side,
                draft.labels[seat],
                draft.players[seat],
                hash_token(tokens[seat]) if seat in tokens else None,
                (known or {}).get(seat),
            )
            for seat, side in draft.sides.items()
        )
        header, entries = draft.record.header, draft.record.entries
        async with self._one_more:  # of many at once each would find room
            await check_quota(self.store, self.keeping, made_by)
            if known:
                await self.people.check_asked(known.values())
            await self.store.create(Stored(id, header, draft.seed, draft.status, timestamp(), seats, made_by), entries)
        return http_types.MatchCreated(id, tokens)

    async def held(self, wanted: http_types.TokenList, address: str = "") -> list[http_types.MatchInfo]:
        """The matches to which these tokens open a seat, and those in which this key has some: a line for every seat.

        Of an address one list at a time (D49): a thousand matches take as long as a hundred answers, where all look things up."""
        return await self._listers.run(address, lambda: self._held(wanted))

    async def _held(self, wanted: http_types.TokenList) -> list[http_types.MatchInfo]:
        person = await self.people.find(wanted.key) if wanted.key else None
        mine = await self.people.seats(person) if person else []
        wide = sorted({*wanted.tokens, *(match for match, _ in mine)})
        found = []
        for stored in await self.store.known(wide):
            by_token = seat_of(stored.seats, wanted.tokens[stored.id]) if stored.id in wanted.tokens else None
            seats = dict.fromkeys([*([by_token] if by_token else []), *(seat for match, seat in mine if match == stored.id)])
            found += [self.info(stored, seat) for seat in seats]
        return found

    def info(self, stored: Listed, seat: str | None) -> http_types.MatchInfo:
        """Return the entry of a match in a list, for the person in a seat of it or for anybody."""
        table, clock, heading = self.tables.get(stored.id), self.clocks.of(stored.id), stored.heading
        return http_types.MatchInfo(
            stored.id,
            heading.game,
            heading.scenario,
            heading.setup.title,
            seat,
            table.seat_infos() if table and table.seats else seat_infos(stored.seats, set()),
            stored.status.turn,
            stored.status.over,
            seat in stored.status.waiting,
            stored.changed,
            stored.status.place,
            stored.status.outcome,
            heading.training,
            heading.forked,
            clock.least(seat, moment()) if clock else None,
        )

    async def introduce(self, wanted: http_types.Introduction, visitor: str = "") -> http_types.Me:
        """A person introduces themselves: the name they use from now on, and whose seats come along from another device."""
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
        for id in await self.people.erase(person):
            if (table := self.tables.get(id)) is not None:
                async with table.lock:
                    await table.forget_person(person.id)
        return http_types.Me(False, "")

    async def _rename(self, person: Person, known: Set[str]) -> None:
        """The tables that are open see it at once; a seat that was theirs, by these names, may be another's by now (C22)."""
        for id, name in await self.people.seats(person):
            if (table := self.tables.get(id)) is None:
                continue
            async with table.lock:
                for seat in table.seats:
                    if seat.seat == name and seat.person in known:
                        table.reseated(msgspec.structs.replace(seat, person=person.id, name=person.name))

    async def _in_turn(self, address: str, work: Callable[..., T], *args: object) -> T:
        """Have something done that takes seconds where a match is long: in the threads for that, an address at a time (D23)."""

        async def done() -> T:
            return await asyncio.get_running_loop().run_in_executor(self._opening, work, *args)

        return await self._openers.run(address, done)

    async def record(self, id: str, tokens: Collection[str], address: str = "") -> tuple[str, str]:
        """A match as a record file: its name and its text. While it is on, it ends where something is hidden from the reader."""
        async with self.use(id, address) as table:
            async with table.lock:
                match = (await table.ready()).still()
                held = readers(match, table.seats, tokens)
                asked, known = (match.number, held), table.written
            if known is None or known[0] != asked:  # nobody at the table waits for this
                known = table.written = asked, await self._in_turn(address, dumped, match, held)
            return file_name(match), known[1]


def _opened(stored: Stored, record: Record) -> Match:
    """A stored match by this program's rules. It outlives the program that began it: where it cannot go on, it stops."""

    def as_far_as_it_leads(record: Record) -> Match:
        dice = dice_of(stored.seed, mixed=stored.header.dice == "mixed")
        return follow(record, dice=dice, number=stored.status.number)

    match = as_far_as_it_leads(record)
    if match.stopped is not None and match.stopped.key == "record-differs":
        # nobody said so by a version, but the program has come to other positions; the answers are good, so play goes on
        logger.warning("match %s: %s", stored.id, match.stopped)
        match = as_far_as_it_leads(records.bare(record))
    if match.stopped is not None:
        logger.warning("match %s: %s", stored.id, match.stopped)
    return match
