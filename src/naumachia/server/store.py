"""Where matches are kept: SQLite in the user's data folder, or any database by URL; the same code for both.

A match is stored as what it is, a header and its answers, and played again when it is needed. `save` returns when the
answers are on the disk, so nobody is told of a move that a power cut could undo.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from naumachia.kernel import Message
from naumachia.kernel.errors import NotFound
from naumachia.kernel.record import Entry, Header, Record
from naumachia.kernel.words import Outcome
from naumachia.server.database import begin, durable, upgrade
from naumachia.server.errors import Behind, WrongDatabase
from naumachia.server.hand import Hand, tell
from naumachia.server.rows import answers, matches, people, seats
from naumachia.server.writer import Writer

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What the name of a match may look like; nothing else is worth asking the database for."""


class Seat(Struct, frozen=True):
    """A seat of a stored match. Programs have no token."""

    seat: str
    side: str
    label: Message
    player: str
    token_hash: str | None
    person: str | None = None
    """Whose it is, where he has a key of his own (`people.py`)."""
    name: str = ""
    """What he calls himself."""


class Status(Struct, frozen=True):
    """How a match stands, for lists: nothing has to be played again to know it."""

    number: int
    turn: int
    waiting: tuple[str, ...]
    over: bool
    place: tuple[Message, ...] = ()
    """The place in the sequence of play, as everybody may know it."""
    outcome: Outcome | None = None


class Summary(Struct, frozen=True, omit_defaults=True):
    """What of a status is kept as JSON."""

    place: tuple[Message, ...] = ()
    outcome: Outcome | None = None


class Stored(Struct, frozen=True):
    """A match as it is kept, without its answers."""

    id: str
    header: Header
    seed: str
    status: Status
    changed: str
    seats: tuple[Seat, ...]
    origin: str = ""
    """By whom it was made (`keeping.py`); told to the database and read from it by nobody."""


class Change(Struct, frozen=True):
    """What becomes of the answers after the first `keep`."""

    match: str
    keep: int
    entries: tuple[Entry, ...]
    """The new ones."""
    status: Status
    shape: str = ""
    """The shape of the states the new ones led to."""
    cut: bool = False
    """There were others, which have been taken back."""
    before: int | None = None
    """The number the match had; where it has another by now, nothing is changed (`Behind`)."""


DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
"""How each kind of database is reached, whatever driver a URL names."""
Row = dict[str, Any]
T = TypeVar("T")


class Store:
    """The matches in a database.

    Writing and reading have a thread each: a change costs one hop out of the event loop and one back, however many
    statements it takes, and nobody who reads waits for the disk.
    """

    def __init__(self, url: str) -> None:
        asked = make_url(url)
        self.url = asked.set(drivername=DRIVERS.get(asked.get_backend_name(), asked.drivername))
        # a database server that was restarted costs nobody an answer; a file is never restarted
        self.engine = create_engine(self.url, pool_pre_ping=asked.get_backend_name() != "sqlite")
        self._changes = self.engine.execution_options(changes=True)
        """The same for who is going to write."""
        self._waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        """Changes the disk has no time for yet."""
        self._writer = Hand("store-writer")
        self._reader = Hand("store-reader")
        self._quick: Writer | None = None
        if self.url.get_backend_name() == "sqlite":
            self._quick = Writer(self.engine)
            event.listen(self.engine, "connect", durable)
            event.listen(self.engine, "begin", begin)

    async def open(self) -> None:
        """Bring the tables up to date."""
        await self._write(upgrade)

    def prepare(self) -> None:
        """The same for who does not serve yet; `WrongDatabase` when a newer program has been there."""
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

    async def create(self, match: Stored, entries: Sequence[Entry]) -> None:
        """Keep a new match."""
        row = {
            "id": match.id,
            "header": _json(match.header),
            "seed": _json(match.seed),
            "created": match.changed,
            "changed": match.changed,
            "origin": match.origin or None,
            **_status_row(match.status),
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
                connection.execute(insert(answers), _rows(match.id, 0, entries, match.header.shape))

        await self._write(work)

    async def find(self, match: str) -> Stored:
        """A match without its answers."""
        found = await self.known([match])
        if not found:
            raise NotFound("match-unknown", name=match)
        return found[0]

    async def known(self, ids: Sequence[str]) -> list[Stored]:
        """Those of the matches that exist, the last changed first."""
        wanted = [id for id in ids if ID.fullmatch(id)]
        return await self._read(lambda connection: _known(connection, wanted))

    async def load(self, match: str) -> tuple[Stored, Record]:
        """A match with its answers. Of hashes that several programs wrote, those of the last are told."""
        stored = await self.find(match)
        query = select(answers.c.answer, answers.c.shape).where(answers.c.match == match).order_by(answers.c.seq)
        rows = await self._read(lambda connection: connection.execute(query).all())
        last = rows[-1].shape if rows else stored.header.shape
        entries = ((msgspec.json.decode(row.answer, type=Entry), row.shape) for row in rows)
        told = tuple(entry if shape == last else replace(entry, after="") for entry, shape in entries)
        return stored, Record(replace(stored.header, shape=last), told)

    async def save(self, change: Change) -> None:
        """Keep a change. Those that arrive while the disk is busy go into the next transaction together."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._writer.do(self._keep_waiting)
        await done

    async def take_seat(self, match: str, seat: str, player: str, token_hash: str | None) -> None:
        """Somebody sits down."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        sitting = update(seats).where(where).values(player=player, token_hash=token_hash)
        await self._write(lambda connection: connection.execute(sitting))

    def _keep_waiting(self) -> None:
        """In the writer's thread: all that waits, in one transaction. Whoever is too late for it has another called for."""
        batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if batch:
            errors = self._keep([change for change, _ in batch])
            waiting = [done for _, done in batch]
            tell(waiting[0], _done, waiting, errors)

    def _keep(self, changes: list[Change]) -> list[Exception | None]:
        """What went wrong with each: a single bad one must not take the others with it."""
        try:
            if self._quick is not None:
                self._quick.write(*_parts(changes))
            else:
                with self._changes.begin() as connection:
                    _apply(connection, *_parts(changes))
        except Exception as error:
            return [error] if len(changes) == 1 else [self._keep([one])[0] for one in changes]
        return [None] * len(changes)


def _done(waiting: list[asyncio.Future[None]], errors: list[Exception | None]) -> None:
    for done, error in zip(waiting, errors, strict=True):
        if done.done():  # whoever asked has gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_CUT = delete(answers).where((answers.c.match == bindparam("m")) & (answers.c.seq >= bindparam("keep")))
_ADD = insert(answers)
_HEAD = (
    update(matches)
    .where(matches.c.id == bindparam("m"))
    .values({name: bindparam(name) for name in ("changed", "number", "turn", "waiting", "over", "summary")})
)


_HEAD_IF = _HEAD.where(matches.c.number == bindparam("before"))


def _parts(changes: list[Change]) -> tuple[list[Row], list[Row], list[Row], list[Row]]:
    """What is written: heads, heads that must not have changed meanwhile, what was taken back, answers."""
    now = timestamp()
    heads = [({"m": change.match, "changed": now, **_status_row(change.status)}, change.before) for change in changes]
    return (
        [head for head, before in heads if before is None],
        [{**head, "before": before} for head, before in heads if before is not None],
        [{"m": change.match, "keep": change.keep} for change in changes if change.cut],
        [row for change in changes for row in _rows(change.match, change.keep, change.entries, change.shape)],
    )


def _apply(connection: Connection, heads: list[Row], checked: list[Row], cut: list[Row], rows: list[Row]) -> None:
    if checked and connection.execute(_HEAD_IF, checked).rowcount != len(checked):
        raise Behind("match-elsewhere")
    for statement, values in ((_CUT, cut), (_ADD, rows), (_HEAD, heads)):
        if values:
            connection.execute(statement, values)


def _known(connection: Connection, ids: Sequence[str]) -> list[Stored]:
    rows = connection.execute(select(matches).where(matches.c.id.in_(ids)).order_by(matches.c.changed.desc(), matches.c.id))
    sitting = seats.outerjoin(people, people.c.id == seats.c.person)
    named = select(seats, people.c.name).select_from(sitting)
    benches = connection.execute(named.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.place))
    at: dict[str, list[Seat]] = {}
    for bench in benches.mappings():
        label = msgspec.json.decode(bench["label"], type=Message)
        who = bench["person"], bench["name"] or ""
        seat = Seat(bench["seat"], bench["side"], label, bench["player"], bench["token_hash"], *who)
        at.setdefault(bench["match"], []).append(seat)
    return [_stored(row, tuple(at.get(row["id"], ()))) for row in rows.mappings()]


def timestamp() -> str:
    """Now, as the tables write it; such times sort as they follow."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _rows(match: str, first: int, entries: Sequence[Entry], shape: str) -> list[dict[str, Any]]:
    return [
        {"match": match, "seq": seq, "seat": entry.seat, "answer": _json(entry), "shape": shape}
        for seq, entry in enumerate(entries, first)
    ]


def _status_row(status: Status) -> dict[str, Any]:
    return {
        "number": status.number,
        "turn": status.turn,
        "waiting": _json(status.waiting),
        "over": status.over,
        "summary": _json(Summary(status.place, status.outcome)),
    }


def _stored(row: Any, benches: tuple[Seat, ...]) -> Stored:
    more = msgspec.json.decode(row["summary"] or "{}", type=Summary)
    waiting = tuple(msgspec.json.decode(row["waiting"]))
    status = Status(row["number"], row["turn"], waiting, row["over"], more.place, more.outcome)
    return Stored(
        row["id"],
        msgspec.json.decode(row["header"], type=Header),
        msgspec.json.decode(row["seed"]),
        status,
        row["changed"],
        benches,
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def prepare(url: str) -> None:
    """Bring a database up to date before anything is served from it."""
    store = Store(url)
    try:
        store.prepare()
    except DatabaseError as error:
        raise WrongDatabase("database-unusable", database=store.url.render_as_string(), problem=str(error.orig)) from error
    finally:
        store.engine.dispose()
