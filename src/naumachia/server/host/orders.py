"""Actions of the host as rows of the database: written by the command line or the host's page, read by running servers.

Every action and its row in `orders` are written in one transaction. Numbers of orders follow each other in the order of their
commits, so a server that has read number 7 has missed none before it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.server.guard.bans import Ban, Kind, read_name, read_network
from naumachia.server.storage.tables import bans, chat, matches, notices, orders, people, replies, seats, secrets
from naumachia.table.base.sanitize import sanitized
from naumachia.table.people.display_names import called
from naumachia.table.people.seating import hash_token
from naumachia.table.storage.stored import Heading, timestamp

Origin = Literal["command", "page", "server"]
"""Where an action comes from."""
T = TypeVar("T")
REASON = 200
"""Letters of a reason."""
NOTICE = 400
"""Letters of a notice."""
KEPT = timedelta(days=365)
"""Time for which actions are kept."""
ASKED = timedelta(minutes=1)
"""Time for which a question to the servers is kept."""
HOST_KEY = "host-key"
"""Name of the row of the secret that opens the host's page; its hash is stored."""


class Order(Struct, frozen=True):
    """An action of the host."""

    id: int
    at: str
    kind: str
    """`ban`, `lift`, `expired`, `notice`, `notice-end`, `closing`, `opening`, `match-removed`, `line-removed`, `key`,
    `key-removed`, or `ask` for a question to the servers."""
    args: dict[str, str]
    by: str
    """`command`, `page` or `server`."""


class Notice(Struct, frozen=True):
    """A notice to all tables, or the closing time."""

    id: str
    kind: Literal["notice", "closing"]
    words: dict[str, str]
    """Its text by language; a language that is missing is told in the other."""
    begins: str
    """ISO time: of a closing time the hour itself."""
    until: str | None
    """ISO time of its end; none until the host ends it."""


class Removed(Struct, frozen=True):
    """A match that was removed, or is about to be."""

    id: str
    game: str
    scenario: str
    turn: int
    """Answers that have been given."""
    over: bool
    seats: dict[str, str]
    """Name of the person at each seat, or the kind of player where there is no name."""


class Spoken(Struct, frozen=True):
    """A line of talk as the host sees it."""

    match: str
    seq: int
    """Number of the line in its match."""
    seat: str
    name: str
    person: str
    """Id of the person by whose key it was said; empty where there was none."""
    text: str
    at: str


class Person(Struct, frozen=True):
    """Owner of a key."""

    id: str
    name: str


def attempt(work: Callable[[], T]) -> T:
    """Do work again when another action took the same number in the same moment."""
    for _ in range(9):
        try:
            return work()
        except IntegrityError:
            continue
    return work()


async def attempted(work: Callable[[], Awaitable[T]]) -> T:
    """As `attempt`, for work that is awaited."""
    for _ in range(9):
        try:
            return await work()
        except IntegrityError:
            continue
    return await work()


def give(connection: Connection, kind: str, by: Origin, **args: str) -> Order:
    """Write an action under the next number."""
    last = connection.execute(select(func.max(orders.c.id))).scalar() or 0
    order = Order(int(last) + 1, timestamp(), kind, args, by)
    row = {"id": order.id, "at": order.at, "kind": kind, "args": msgspec.json.encode(args).decode(), "by": by}
    connection.execute(insert(orders), row)
    return order


def last_order(connection: Connection) -> int:
    """Return the number of the last action; 0 for none."""
    return int(connection.execute(select(func.max(orders.c.id))).scalar() or 0)


def orders_after(connection: Connection, number: int) -> list[Order]:
    """Return the actions after a number, the oldest first."""
    rows = connection.execute(select(orders).where(orders.c.id > number).order_by(orders.c.id)).mappings()
    return [_order(row["id"], row["at"], row["kind"], row["args"], row["by"]) for row in rows]


def recent_orders(connection: Connection, most: int) -> list[Order]:
    """Return the last actions, the newest first; questions to the servers are none."""
    query = select(orders).where(orders.c.kind != "ask").order_by(orders.c.id.desc()).limit(most)
    return [_order(row["id"], row["at"], row["kind"], row["args"], row["by"]) for row in connection.execute(query).mappings()]


def _order(id: int, at: str, kind: str, args: str, by: str) -> Order:
    return Order(id, at, kind, msgspec.json.decode(args, type=dict[str, str]), by)


# Bans


def ban(connection: Connection, kind: Kind, value: str, by: Origin, reason: str = "", until: datetime | None = None) -> Ban:
    """Shut out the key of a person (by the person's id), a name or a network; an earlier ban of the same is replaced."""
    if kind == "key":
        stored, shown = _key_of(connection, value)
    elif kind == "name":
        stored, shown = read_name(value), called(value)
    else:
        stored = shown = read_network(value)
    connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.value == stored))
    made = Ban(token_hex(4), kind, stored, shown[:80], sanitized(reason, REASON), timestamp(), _iso(until))
    connection.execute(insert(bans), msgspec.structs.asdict(made))
    about = {"id": made.id, "what": kind, "value": made.shown, "reason": made.reason, "until": made.until or ""}
    give(connection, "ban", by, **about)
    return made


def _key_of(connection: Connection, person: str) -> tuple[str, str]:
    row = connection.execute(select(people.c.key_hash, people.c.name).where(people.c.id == person)).first()
    if row is None:
        raise NotFound("host-person-unknown", person=person)
    return row.key_hash, f"{row.name} ({person})" if row.name else person


def find_person(connection: Connection, person: str) -> Person:
    """Return a person by id."""
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == person)).first()
    if row is None:
        raise NotFound("host-person-unknown", person=person)
    return Person(row.id, row.name)


def lift(connection: Connection, id: str, by: Origin) -> Ban:
    """End a ban."""
    found = next((one for one in all_bans(connection) if one.id == id), None)
    if found is None:
        raise NotFound("host-ban-unknown", id=id)
    connection.execute(delete(bans).where(bans.c.id == id))
    give(connection, "lift", by, id=id, what=found.kind, value=found.shown)
    return found


def all_bans(connection: Connection) -> list[Ban]:
    """Return all bans that hold, the newest first."""
    now = timestamp()
    return [one for one in _bans(connection, select(bans).order_by(bans.c.since.desc())) if one.holds(now)]


def _bans(connection: Connection, query: Select[*tuple[object, ...]]) -> list[Ban]:
    return [
        Ban(row.id, row.kind, row.value, row.shown, row.reason, row.since, row.until) for row in connection.execute(query).all()
    ]


def persons_of(connection: Connection, found: list[Ban]) -> dict[str, str]:
    """Return the people whose keys are shut out, by id, with the hashes of their keys."""
    keys = [one.value for one in found if one.kind == "key"]
    if not keys:
        return {}
    rows = connection.execute(select(people.c.id, people.c.key_hash).where(people.c.key_hash.in_(keys)))
    return {row.id: row.key_hash for row in rows}


# Notices and closing time


def post(connection: Connection, words: dict[str, str], by: Origin, until: datetime | None = None) -> Notice:
    """Post a notice to all tables."""
    told = _words(words)
    if not told:
        raise NaumachiaError("host-notice-empty")
    made = Notice(token_hex(4), "notice", told, timestamp(), _iso(until))
    _keep(connection, made)
    give(connection, "notice", by, id=made.id, until=made.until or "", **told)
    return made


def close_at(connection: Connection, hour: datetime, words: dict[str, str], by: Origin) -> Notice:
    """Set the hour from which no new match is made; an earlier one is replaced."""
    connection.execute(delete(notices).where(notices.c.kind == "closing"))
    made = Notice(token_hex(4), "closing", _words(words), str(_iso(hour)), None)
    _keep(connection, made)
    give(connection, "closing", by, id=made.id, at=made.begins, **made.words)
    return made


def take_down(connection: Connection, id: str, by: Origin) -> Notice:
    """End a notice, or take back the closing time."""
    found = next((one for one in all_notices(connection) if one.id == id), None)
    if found is None:
        raise NotFound("host-notice-unknown", id=id)
    connection.execute(delete(notices).where(notices.c.id == id))
    give(connection, "opening" if found.kind == "closing" else "notice-end", by, id=id)
    return found


def all_notices(connection: Connection) -> list[Notice]:
    """Return all notices that hold, the oldest first."""
    rows = connection.execute(select(notices).order_by(notices.c.begins)).mappings()
    now = timestamp()
    found = (
        Notice(row["id"], row["kind"], msgspec.json.decode(row["words"], type=dict[str, str]), row["begins"], row["until"])
        for row in rows
    )
    return [one for one in found if one.until is None or one.until > now]


def _words(words: dict[str, str]) -> dict[str, str]:
    return {lang: told for lang in ("en", "fr") if (told := sanitized(words.get(lang, ""), NOTICE))}


def _keep(connection: Connection, notice: Notice) -> None:
    row = msgspec.structs.asdict(notice) | {"words": msgspec.json.encode(notice.words).decode()}
    connection.execute(insert(notices), row)


# Matches and talk


def describe_match(connection: Connection, id: str) -> Removed:
    """Return what a match is, for the host to confirm its removal."""
    row = connection.execute(select(matches).where(matches.c.id == id)).mappings().first()
    if row is None:
        raise NotFound("match-unknown", name=id)
    heading = msgspec.json.decode(str(row["heading"] or row["header"]), type=Heading)
    named = select(seats.c.seat, seats.c.player, people.c.name).join(people, seats.c.person == people.c.id, isouter=True)
    seated = connection.execute(named.where(seats.c.match == id).order_by(seats.c.place))
    players = {seat: name or player for seat, player, name in seated}
    return Removed(id, heading.game, heading.scenario, int(row["turn"]), bool(row["over"]), players)


def remove_match(connection: Connection, id: str, by: Origin) -> Removed:
    """Delete a match with everything about it."""
    found = describe_match(connection, id)
    connection.execute(delete(matches).where(matches.c.id == id))
    give(connection, "match-removed", by, match=id, game=found.game, scenario=found.scenario)
    return found


def talk_of(connection: Connection, match: str) -> list[Spoken]:
    """Return the talk of a match, the oldest line first."""
    describe_match(connection, match)
    query = select(chat).where(chat.c.match == match, chat.c.text != "").order_by(chat.c.seq)
    rows = connection.execute(query)
    return [Spoken(row.match, row.seq, row.seat, row.name, row.person or "", row.text, row.at) for row in rows]


def remove_line(connection: Connection, match: str, seq: int, by: Origin) -> Spoken:
    """Remove one line of talk. The log tells that it was removed, not the line."""
    found = next((line for line in talk_of(connection, match) if line.seq == seq), None)
    if found is None:
        raise NotFound("host-line-unknown", match=match, seq=seq)
    here = (chat.c.match == match) & (chat.c.seq == seq)
    connection.execute(update(chat).where(here).values(name="", text="", person=None))
    give(connection, "line-removed", by, match=match, seq=str(seq), seat=found.seat)
    return found


# Questions to the servers


def ask(connection: Connection, what: str) -> int:
    """Ask all running servers; return the number under which they reply. Older questions are forgotten."""
    late = _iso(datetime.now(UTC) - ASKED)
    stale = select(orders.c.id).where(orders.c.kind == "ask", orders.c.at < late)
    connection.execute(delete(replies).where(replies.c.order.in_(stale)))
    connection.execute(delete(orders).where(orders.c.id.in_(stale), orders.c.id < last_order(connection)))
    return give(connection, "ask", "command", what=what).id


def reply(connection: Connection, order: int, server: str, body: str) -> None:
    """Answer a question."""
    connection.execute(insert(replies), {"order": order, "server": server, "body": body})


def replies_to(connection: Connection, order: int) -> dict[str, str]:
    """Return the answers so far, by server."""
    rows = connection.execute(select(replies.c.server, replies.c.body).where(replies.c.order == order))
    return {row.server: row.body for row in rows}


# The key of the host's page


def set_key(connection: Connection, key: str | None, by: Origin = "command") -> None:
    """Keep the hash of the key that opens the host's page, or with none close the page."""
    connection.execute(delete(secrets).where(secrets.c.name == HOST_KEY))
    if key is not None:
        connection.execute(insert(secrets), {"name": HOST_KEY, "value": hash_token(key)})
    give(connection, "key" if key is not None else "key-removed", by)


def key_hash(connection: Connection) -> str | None:
    """Return the hash of the key of the host's page; none where it is closed."""
    return connection.execute(select(secrets.c.value).where(secrets.c.name == HOST_KEY)).scalar()


# Expiry


def tidy(connection: Connection) -> list[Ban]:
    """Delete bans and notices whose time is over, and actions of long ago; return the bans."""
    now = timestamp()
    over = _bans(connection, select(bans).where(bans.c.until <= now))
    for one in over:
        connection.execute(delete(bans).where(bans.c.id == one.id))
        give(connection, "expired", "server", id=one.id, what=one.kind, value=one.shown)
    connection.execute(delete(notices).where(notices.c.until <= now))
    long_ago = _iso(datetime.now(UTC) - KEPT)
    connection.execute(delete(orders).where(orders.c.at < long_ago, orders.c.id < last_order(connection)))
    return over


def _iso(time: datetime | None) -> str | None:
    return None if time is None else time.astimezone(UTC).isoformat(timespec="microseconds")
