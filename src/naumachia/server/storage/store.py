"""Reading and writing matches: SQLite in the user's data folder, or any database by URL.

A match is stored as what it is, a header and its answers, and played again when it is needed. `save` returns when the
answers are on the disk, so nobody is told of a move that a power cut could undo.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Integer, and_, bindparam, create_engine, delete, event, false, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from naumachia.kernel import Message
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.record import Entry, Header, Record
from naumachia.kernel.words import Outcome
from naumachia.server.storage.database import DRIVERS, begin, durable, keep_private, unusable, upgrade
from naumachia.server.storage.group_commit import Commits
from naumachia.server.storage.sqlite_writer import Cut, Head, Line, Writer
from naumachia.server.storage.tables import answers, matches, people, seats
from naumachia.server.storage.worker_thread import WorkerThread
from naumachia.table.base.errors import Behind, NotOwned
from naumachia.table.storage.stored import Change, Heading, Listed, Seat, Status, Stored, StoredLine, recorded, timestamp

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""Pattern of the id of a match; other texts are not looked up."""


class Summary(Struct, frozen=True, omit_defaults=True):
    """Part of a status that is stored as JSON."""

    place: tuple[Message, ...] = ()
    outcome: Outcome | None = None


T = TypeVar("T")


IDLE = 3000
"""Milliseconds after which the database ends a transaction whose server has fallen silent: what it has locked is free again."""


def _give_up_idle(connection: Any, _: object) -> None:
    """Let a server that freezes in the middle of a change hold up nobody who takes over its matches."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
    connection.commit()


class Fences(Protocol):
    """Fencing numbers of the matches a server owns, where several share a database. Asked in the writer's thread."""

    def number(self, match: str) -> int | None:
        """Return the number under which a match may be written; None where this server does not own it."""


class Store:
    """The matches in a database.

    Writing and reading have a thread each: a change costs one hop out of the event loop and one back, however many
    statements it takes, and nobody who reads waits for the disk.
    """

    def __init__(self, url: str) -> None:
        asked = make_url(url)
        self.url = asked.set(drivername=DRIVERS.get(asked.get_backend_name(), asked.drivername))
        keep_private(self.url)
        # a database server that was restarted costs nobody an answer; a file is never restarted
        self.engine = create_engine(self.url, pool_pre_ping=asked.get_backend_name() != "sqlite")
        self._changes = self.engine.execution_options(changes=True)
        """The same engine for writing."""
        self._writer = WorkerThread("store-writer")
        self._reader = WorkerThread("store-reader")
        self.fences: Fences | None = None
        """None where this is the only server."""
        self._quick: Writer | None = None
        self._commits = Commits(self._writer, self._keep)
        if self.url.get_backend_name() == "sqlite":
            self._quick = Writer(self.engine)
            event.listen(self.engine, "connect", durable)
            event.listen(self.engine, "begin", begin)
        else:
            event.listen(self.engine, "connect", _give_up_idle)

    async def open(self) -> None:
        """Bring the tables up to date."""
        await self._write(upgrade)

    def prepare(self) -> None:
        """Bring the tables up to date without serving; raise `WrongDatabase` if a newer program has been there."""
        with self._changes.begin() as connection:
            upgrade(connection)

    async def close(self) -> None:
        """Let go of the database."""
        if self._quick is not None:
            await self._writer.call(self._quick.close)
        for hand in (self._writer, self._reader):
            await hand.close()
        self.engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""

        def transaction() -> T:
            with self._changes.begin() as connection:
                return work(connection)

        return await self._writer.call(transaction)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def look() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self._reader.call(look)

    write, read = _write, _read
    """For what other modules keep in tables of their own."""

    async def change(self, match: str, work: Callable[[Connection], T]) -> T:
        """Do something about one match in a transaction. Raise `NotOwned` where another server owns it."""
        fences = self.fences
        if fences is None:
            return await self.write(work)

        def fenced(connection: Connection) -> T:
            number = fences.number(match)
            held = select(matches.c.id).where(matches.c.id == match, matches.c.fence == number).with_for_update(read=True)
            if number is None or connection.execute(held).first() is None:
                raise NotOwned("match-elsewhere")
            return work(connection)

        return await self.write(fenced)

    async def create(self, match: Stored, entries: Sequence[Entry]) -> None:
        """Keep a new match."""
        row = {
            "id": match.id,
            "header": _json(match.header),
            "heading": _json(msgspec.convert(match.header, Heading, from_attributes=True)),
            "seed": _json(match.seed),
            "created": match.changed,
            "changed": match.changed,
            **dict(zip(("origin", "origin_56", "origin_48"), match.origins, strict=True)),
            **dict(zip(("number", "turn", "waiting", "over", "summary"), _status(match.status), strict=True)),
        }
        benches = [
            {
                "match": match.id,
                "seat": seat.seat,
                "place": place,
                "side": seat.side,
                "label": _json(seat.label),
                "player": seat.player,
                "token_hash": seat.token_hash,
                "person": seat.person,
            }
            for place, seat in enumerate(match.seats)
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(matches), row)
            connection.execute(insert(seats), benches)
            if entries:
                connection.execute(_ADD, _named(_lines(match.id, 0, entries, match.header.shape)))

        await self._write(work)

    async def find(self, match: str) -> Stored:
        """A match without its answers."""
        found = await self._read(lambda connection: _find(connection, match)) if ID.fullmatch(match) else None
        if found is None:
            raise NotFound("match-unknown", name=match)
        return found

    async def known(self, ids: Sequence[str]) -> list[Listed]:
        """Those of the matches that exist, the last changed first."""
        wanted = [id for id in ids if ID.fullmatch(id)]
        return await self._read(lambda connection: _known(connection, wanted))

    async def load(self, match: str) -> tuple[Stored, Record]:
        """A match with its answers. Of hashes that several programs wrote, those of the last are told."""
        stored = await self.find(match)
        query = select(answers.c.answer, answers.c.shape).where(answers.c.match == match).order_by(answers.c.seq)
        rows = await self._read(lambda connection: connection.execute(query).all())
        lines = [StoredLine(msgspec.json.decode(row.answer, type=Entry), row.shape) for row in rows]
        return stored, recorded(stored.header, lines)

    def save(self, change: Change) -> Coroutine[object, object, None]:
        """Keep a change, together with others that come in the same moment (`Commits`)."""
        return self._commits.save(change)

    async def take_seat(self, match: str, seat: str, player: str, token_hash: str | None) -> None:
        """Somebody sits down."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        sitting = update(seats).where(where).values(player=player, token_hash=token_hash)
        await self.change(match, lambda connection: connection.execute(sitting))

    async def leave(self, match: str, held: Iterable[str]) -> tuple[str, ...]:
        """Keep that the players of these seats would have a match forgotten, and return the seats of others who have come.

        Where there are none, the match is deleted.
        """
        mine = tuple(held)

        def work(connection: Connection) -> tuple[str, ...]:
            here = seats.c.match == match
            connection.execute(update(seats).where(here, seats.c.seat.in_(mine)).values(leaving=True))
            # also of those for whom a program plays just now: they have the key of their seat
            come = and_(seats.c.leaving == false(), seats.c.player != "open", seats.c.token_hash.is_not(None))
            others = select(seats.c.seat).where(here, come).order_by(seats.c.place)
            left = tuple(connection.execute(others).scalars())
            if not left:
                _forget(connection, [match])
            return left

        return await self.change(match, work)

    async def forget(self, ids: Sequence[str]) -> None:
        """Delete matches with everything about them."""
        await self._write(lambda connection: _forget(connection, ids))

    def _keep(self, changes: list[Change]) -> None:
        """In the writer's thread: all of them in one transaction, or none."""
        if self._quick is not None:
            self._quick.write(*_parts(changes))
        else:
            with self._changes.begin() as connection:
                _apply(connection, *_parts(changes), self.fences)


_CUT = delete(answers).where((answers.c.match == bindparam("m")) & (answers.c.seq >= bindparam("keep")))
_ADD = insert(answers)
_BEFORE = bindparam("before", type_=Integer)
_HEAD = (
    update(matches)
    .where((matches.c.id == bindparam("m")) & (matches.c.number == func.coalesce(_BEFORE, matches.c.number)))
    .values({name: bindparam(name) for name in ("changed", "number", "turn", "waiting", "over", "summary")})
)
_FENCED_HEAD = _HEAD.where(matches.c.fence == bindparam("held"))
"""The same where several servers share the database: a server that has lost the match writes nothing."""


def _parts(changes: list[Change]) -> tuple[list[Head], list[Cut], list[Line]]:
    """Return the rows to write."""
    now = timestamp()
    return (
        [Head(now, *_status(change.status), change.match, change.before) for change in changes],
        [Cut(change.match, change.keep) for change in changes if change.cut],
        [line for change in changes for line in _lines(change.match, change.keep, change.entries, change.shape)],
    )


def _apply(connection: Connection, heads: list[Head], cut: list[Cut], lines: list[Line], fences: Fences | None = None) -> None:
    """As `Writer.write`, for any database."""
    if fences is None:
        if connection.execute(_HEAD, _named(heads)).rowcount != len(heads):
            raise Behind("match-elsewhere")
    else:
        _apply_fenced(connection, heads, fences)
    if cut:
        connection.execute(_CUT, _named(cut))
    if lines:
        connection.execute(_ADD, _named(lines))


def _apply_fenced(connection: Connection, heads: list[Head], fences: Fences) -> None:
    """Write the heads of matches this server owns; `NotOwned` where it does not, `Behind` where its own number is another."""
    held = {head.m: fences.number(head.m) for head in heads}
    if None in held.values():
        raise NotOwned("match-elsewhere")
    rows = [row | {"held": held[str(row["m"])]} for row in _named(heads)]
    if connection.execute(_FENCED_HEAD, rows).rowcount == len(heads):
        return
    known = connection.execute(select(matches.c.id, matches.c.fence).where(matches.c.id.in_(held)))
    if all(held[id] == fence for id, fence in known):
        raise Behind("match-elsewhere")
    raise NotOwned("match-elsewhere")


def _forget(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))  # whatever belongs to them goes with them


def _named(rows: Sequence[Head | Cut | Line]) -> list[dict[str, object]]:
    return [row._asdict() for row in rows]


def _find(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(matches).where(matches.c.id == id)).mappings().first()
    if row is None:
        return None
    header, seed = msgspec.json.decode(row["header"], type=Header), msgspec.json.decode(row["seed"])
    return Stored(id, header, seed, _standing(row), row["changed"], seats_at(connection, [id]).get(id, ()))


_LISTED = select(
    *(matches.c[name] for name in ("id", "number", "turn", "waiting", "over", "summary", "changed")),
    func.coalesce(matches.c.heading, matches.c.header).label("heading"),
).order_by(matches.c.changed.desc(), matches.c.id)


def _known(connection: Connection, ids: Sequence[str]) -> list[Listed]:
    rows = connection.execute(_LISTED.where(matches.c.id.in_(ids))).mappings().all()
    at = seats_at(connection, ids)
    headings = (msgspec.json.decode(row["heading"], type=Heading) for row in rows)
    return [
        Listed(row["id"], heading, _standing(row), row["changed"], at.get(row["id"], ()))
        for row, heading in zip(rows, headings, strict=True)
    ]


def seats_at(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """Return the people in the seats of these matches."""
    sitting = seats.outerjoin(people, people.c.id == seats.c.person)
    named = select(seats, people.c.name).select_from(sitting)
    benches = connection.execute(named.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.place))
    at: dict[str, list[Seat]] = {}
    for bench in benches.mappings():
        label = msgspec.json.decode(bench["label"], type=Message)
        who = bench["person"], bench["name"] or "", bool(bench["leaving"])
        seat = Seat(bench["seat"], bench["side"], label, bench["player"], bench["token_hash"], *who)
        at.setdefault(bench["match"], []).append(seat)
    return {id: tuple(found) for id, found in at.items()}


def _lines(match: str, first: int, entries: Sequence[Entry], shape: str) -> list[Line]:
    return [Line(match, seq, entry.seat, _json(entry), shape) for seq, entry in enumerate(entries, first)]


def _status(status: Status) -> tuple[int, int, str, bool, str]:
    """As a row has it: number, turn, waiting, over, summary."""
    return status.number, status.turn, _json(status.waiting), status.over, _json(Summary(status.place, status.outcome))


def _standing(row: Any) -> Status:
    more = msgspec.json.decode(row["summary"] or "{}", type=Summary)
    waiting = tuple(msgspec.json.decode(row["waiting"]))
    return Status(row["number"], row["turn"], waiting, row["over"], more.place, more.outcome)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def prepare(url: str) -> None:
    """Bring a database up to date before anything is served from it."""
    store = Store(url)
    try:
        store.prepare()
    except DatabaseError as error:
        raise unusable(store.url, error) from error
    finally:
        store.engine.dispose()
