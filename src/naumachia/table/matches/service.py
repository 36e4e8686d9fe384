"""Service of matches: made, opened on demand, listed, forked, recorded and deleted, over any storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import datetime
from functools import partial
from secrets import token_urlsafe
from time import monotonic
from typing import Protocol, TypeVar

from naumachia.kernel.errors import NotFound
from naumachia.kernel.files import record as records
from naumachia.kernel.files.record import Record
from naumachia.match import Match, follow
from naumachia.match.history.writing import open_to
from naumachia.table.base.errors import Behind, Elsewhere, Failed, Forbidden, NotOwned
from naumachia.table.base.ports import Background, Direct, Time, moment
from naumachia.table.matches import drafts
from naumachia.table.matches.annotations import AnnotationService
from naumachia.table.matches.drafts import Draft, dice_of
from naumachia.table.matches.letters import LetterService
from naumachia.table.matches.memory_budget import check_room, too_much
from naumachia.table.matches.own_charts import changed
from naumachia.table.matches.record_files import dumped, file_name, readers
from naumachia.table.people.seating import PEOPLE, asked_again, hash_token, seat_infos, seat_of
from naumachia.table.play.clocks import Clocks
from naumachia.table.play.correspondence import Correspondent
from naumachia.table.play.table import Table
from naumachia.table.play.timeouts import time_out
from naumachia.table.storage.clock import Clock
from naumachia.table.storage.protocols import Storage
from naumachia.table.storage.stored import Change, Listed, Seat, Stored, status, timestamp
from naumachia.table.wire import http_types, outgoing
from naumachia.table.work.tasks import Task
from naumachia.table.work.workers import Workers

logger = logging.getLogger(__name__)
Origins = tuple[str | None, ...]
"""Hashes of the networks a match is made from, where they are kept."""
Admission = Callable[[str, Collection[str]], AbstractAsyncContextManager[Origins]]
"""Decides whether one more match may be kept for an address, with seats that stand open for these people."""
NOWHERE: Origins = (None, None, None)
T = TypeVar("T")


class Apart(Protocol):
    """Runs tasks on made-up data where they can do no harm."""

    async def __call__(self, address: str, task: Task[T], /) -> T:
        """Return what comes of a task of this address."""


class Claim(Protocol):
    """Makes sure that this program owns a match, where several share a storage."""

    async def __call__(self, match: str, *, here: bool = False) -> None:
        """Return when the match is owned, or raise `Elsewhere`. With `here` a match without an owner is not left to another."""


async def claim(match: str, *, here: bool = False) -> None:
    """Let every match be ours."""


@asynccontextmanager
async def admit(address: str, known: Collection[str]) -> AsyncIterator[Origins]:
    """Let every match be kept."""
    yield NOWHERE


class MatchService:
    """The tables and the storage behind them."""

    def __init__(
        self,
        storage: Storage,
        workers: Workers,
        *,
        background: Background | None = None,
        read_record: Callable[[str, str], Coroutine[object, object, Draft]] | None = None,
        apart: Apart | None = None,
        admission: Admission = admit,
        claim: Claim = claim,
        time: Time = moment,
        idle: float = 300.0,
        ended: Callable[[str, Match], None] | None = None,
    ) -> None:
        """With `read_record` uploads are read elsewhere: it is given an address and a text. With `apart` made-up data is tried
        elsewhere.

        Tables are closed that nobody has used for `idle` seconds. `ended` is told of every match that ends.
        """
        self.storage = storage
        self.workers = workers
        self.background = background or Direct()
        self.idle = idle
        self.tables: dict[str, Table] = {}
        self.time = time
        self.clocks = Clocks(storage.clocks, self._ring, time)
        self.letters = LetterService(self)
        self._ended = ended
        self.annotations = AnnotationService(self)
        self._read_record = read_record or self._read
        self._apart = apart or self._here
        self._admission = admission
        self.claim = claim
        self._sweeping: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Wind up the clocks and begin to close idle tables."""
        await self.clocks.open()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Close all tables."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.clocks.close()
        for table in self.tables.values():
            await table.close()

    # Open tables

    @asynccontextmanager
    async def use(self, id: str, address: str = "") -> AsyncIterator[Table]:
        """A table, kept open at least until the caller is done with it; `address` is where they come from."""
        await self.claim(id)
        table = self.tables.get(id)
        if table is None:
            table = self.tables[id] = Table(id, self.storage, self.workers, self._load, self.clocks)
            table.ended = self._ended
        table.users += 1
        try:
            if not table.open:
                await self.background.in_turn(address, partial(table.opened, address))
            yield table
        finally:
            table.users -= 1
            table.used = monotonic()
            if not table.users and not table.seats:
                self.tables.pop(id, None)  # there is no such match
            for idle in too_much(self.tables) if not table.users else ():
                self._put_away(idle)

    async def _load(self, id: str) -> tuple[tuple[Seat, ...], Match, float, Correspondent | None]:
        stored, record = await self.storage.matches.load(id)
        changed = datetime.fromisoformat(stored.changed).timestamp()
        if self.storage.desks is not None and (desk := await self.storage.desks.load(id)) is not None:
            writer = Correspondent(stored, desk, self.storage.desks)
            return stored.seats, writer.match, changed, writer
        table = self.tables.get(id)
        if table is not None and table.opener and not table.seats:  # else it has been opened before, and is read again
            check_room((one for one in self.tables.values() if one is not table), table.opener, len(record.entries))
        match = await self.background.replay(_opened, stored, record)
        known = len(record.entries)
        if match.length > known:  # dice that an earlier program had not yet asked for
            change = Change(id, known, match.entries(known), status(match), match.header.shape, before=stored.status.number)
            await self.storage.matches.save(change)
        return stored.seats, match, changed, None

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
        except (NotFound, Elsewhere):
            self.clocks.stop(id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.idle / 4)
            late = monotonic() - self.idle
            for id in [id for id, table in self.tables.items() if not table.users and table.used < late]:
                table = self.tables.get(id)
                if table is not None and not table.users and table.used < late:  # somebody may have come while another was closed
                    await self.tables.pop(id).close()

    def let_go(self, id: str) -> None:
        """Close the table of a match that another server owns; its clients connect anew."""
        if (table := self.tables.get(id)) is not None:
            table.moved = True
        self.forgotten(id)

    def forgotten(self, id: str) -> None:
        """Close the table of a deleted match; its clients are told at their next message."""
        self.clocks.stop(id)
        self._put_away(id)

    def _put_away(self, id: str) -> None:
        if (table := self.tables.pop(id, None)) is not None:
            task = asyncio.create_task(table.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    # New matches

    async def create(self, wanted: http_types.NewMatch, address: str = "") -> http_types.MatchCreated:
        """Make a match. Return its name and a token for each seat that is not a program's."""
        if wanted.charts:
            draft = await self.apart(address, drafts.NewDraft(wanted))
        else:
            draft = await self.background.call(drafts.new, wanted)
        made = await self._keep(draft, address)
        if wanted.clock is not None:
            await self._wind(made.id, wanted.clock, draft)
        return made

    async def apart(self, address: str, task: Task[T]) -> T:
        """Run a task on made-up data: on a server in a process of its own."""
        return await self._apart(address, task)

    async def _here(self, address: str, task: Task[T]) -> T:
        return await self.background.replay(task.run)

    async def own_charts(self, id: str, address: str = "") -> tuple[http_types.ChartChange, ...]:
        """Return the tables that a match has in place of those of its game."""
        async with self.use(id, address) as table, table.lock:
            match = (await table.ready()).still()
        return await self.background.call(changed, match.game, match.header.tables)

    async def teach(self, wanted: http_types.NewLesson, address: str = "") -> http_types.MatchCreated:
        """Make a match that is a lesson."""
        return await self._keep(await self.background.call(drafts.lesson, wanted), address)

    async def upload(self, text: str, address: str = "") -> http_types.MatchCreated:
        """Make a match from a record: to look at when it is finished, else to go on with; programs sit where they sat."""
        return await self._keep(await self._read_record(address, text), address)

    async def _read(self, address: str, text: str) -> Draft:
        return await self.background.replay(drafts.read_checked, text)

    async def fork(self, id: str, wanted: http_types.NewFork, address: str = "", asker: str = "") -> http_types.MatchCreated:
        """Make a match that goes on from a moment of another; everybody may do so who may read its record.

        `asker` is the person who asks, where people are known.
        """
        async with self.use(id, address) as table, table.lock:
            match = (await table.ready()).still()
            if match.outcome is None and not wanted.tokens:
                raise Forbidden("fork-not-yet")
            held = readers(match, table.seats, wanted.tokens)
            last = match.length if held is None else open_to(match, held)
            last = max(0, last - match.length + len(match.history))  # what was taken back is no moment to begin from
            if wanted.turn > last:
                raise NotFound("turn-unknown", turn=wanted.turn, last=last)
            known = asked_again(table.seats, wanted, asker)
        draft = await self.background.in_turn(address, lambda: self.background.replay(drafts.forked, match, wanted))
        made = await self._keep(draft, address, known)
        if (clock := self.clocks.of(id) or await self.clocks.read(id)) is not None:
            await self._wind(made.id, http_types.ClockWish(clock.per, clock.seconds, clock.then), draft)
        if match.outcome is not None:
            self.clocks.stop(id)
        return made

    async def _keep(self, draft: Draft, address: str, known: Mapping[str, str] | None = None) -> http_types.MatchCreated:
        """Keep a new match; `known` are the people for whom seats stand open."""
        known = known or {}
        id = token_urlsafe(9)
        tokens = {seat: token_urlsafe(24) for seat, player in draft.players.items() if player in PEOPLE}
        hashes = {seat: hash_token(token) for seat, token in tokens.items()}
        seats = tuple(
            Seat(seat, side, draft.labels[seat], draft.players[seat], hashes.get(seat), known.get(seat))
            for seat, side in draft.sides.items()
        )
        async with self._admission(address, known.values()) as origins:
            stored = Stored(id, draft.record.header, draft.seed, draft.status, timestamp(), seats, origins)
            await self.storage.matches.create(stored, draft.record.entries)
            await self.annotations.keep(id, draft.report, draft.notes)
        return http_types.MatchCreated(id, tokens)

    async def _wind(self, id: str, wish: http_types.ClockWish, draft: Draft) -> None:
        """Give a new match its clock; the hand of the first moves at once where nobody has still to come."""
        left = {seat: float(wish.seconds) for seat in draft.sides}
        clock = Clock(wish.per, wish.seconds, wish.then, self.time(), left)
        still = "open" in draft.players.values()
        people = () if still else tuple(seat for seat in draft.status.waiting if draft.players.get(seat) == "human")
        owned = False
        while not owned:
            await self.claim(id, here=True)
            with suppress(NotOwned):  # the lease has run out in this moment
                await self.clocks.set(id, clock.turned(people, self.time()), new=True)
                owned = True
        if (table := self.tables.get(id)) is not None:  # somebody was quicker, and has opened it without
            async with table.lock:
                await table.reread()

    # Lists, records and the end

    async def held(
        self, wanted: http_types.TokenList, address: str = "", mine: Sequence[tuple[str, str]] = ()
    ) -> list[http_types.MatchInfo]:
        """Return the matches to which these tokens open a seat, and those of the seats that are `mine`: a line for every seat."""
        wide = sorted({*wanted.tokens, *(match for match, _ in mine)})
        found = []
        for stored in await self.storage.matches.known(wide):
            by_token = seat_of(stored.seats, wanted.tokens[stored.id]) if stored.id in wanted.tokens else None
            seats = dict.fromkeys([*([by_token] if by_token else []), *(seat for match, seat in mine if match == stored.id)])
            found += [self.info(stored, seat) for seat in seats]
        return found

    def info(self, stored: Listed, seat: str | None) -> http_types.MatchInfo:
        """Return a match as lists tell of it, for the player of a seat or for anybody."""
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
            seat in stored.status.waiting or (stored.letter is not None and stored.letter.turn == "send"),
            stored.changed,
            stored.status.place,
            stored.status.outcome,
            heading.training,
            heading.forked,
            clock.least(seat, self.time()) if clock else None,
            stored.letter,
        )

    async def record(self, id: str, tokens: Collection[str], address: str = "") -> tuple[str, str]:
        """Return the file name and the text of a record. Until the match is over, it ends before what the reader may not see."""
        async with self.use(id, address) as table:
            async with table.lock:
                match = (await table.ready()).still()
                held = readers(match, table.seats, tokens)
                asked, known = (match.number, held), table.written
            if known is None or known[0] != asked:  # nobody at the table waits for this
                text = await self.background.in_turn(address, lambda: self.background.replay(dumped, match, held))
                known = table.written = asked, text
            later = await self.annotations.added(id) if match.outcome is not None and match.stopped is None else ""
            return file_name(match), known[1] + later

    async def delete(self, id: str, wanted: http_types.Leave, address: str = "", person: str = "") -> http_types.Left:
        """Have a match forgotten by the players of some seats; it goes when all people who sit in it wish so.

        `person` is the one who asks, where people are known.
        """
        stored = await self.storage.matches.find(id)
        await self.claim(id)
        held = {seat for token in wanted.tokens if (seat := seat_of(stored.seats, token))}
        held |= {seat.seat for seat in stored.seats if person and seat.person == person}
        if not held:
            raise Forbidden("token-unknown")
        waiting = await self.storage.matches.leave(id, held)
        if not waiting:
            self.forgotten(id)
        elif (table := self.tables.get(id)) is not None:
            await table.left(held)
        return http_types.Left(not waiting, waiting)


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
