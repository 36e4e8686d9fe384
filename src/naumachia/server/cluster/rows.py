"""Statements about servers, the leases of matches and common duties, for PostgreSQL. Times are those of the database."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, text

from naumachia.server.storage.tables import CHANNEL

NOW = "extract(epoch FROM clock_timestamp())"
SOME = 200
"""Matches that are looked at together."""


class Member(Struct, frozen=True):
    """A server that is up."""

    id: str
    name: str
    """Name of the server in metrics and logs."""
    address: str
    """Host and port where the other servers reach it."""
    draining: bool = False


class Lease(Struct, frozen=True):
    """The owner of a match, as the database has it."""

    owner: str | None
    address: str
    alive: bool
    """Whether the owner's lease has not run out."""


class Claimed(Struct, frozen=True):
    """A match that this server owns from now on."""

    fence: int
    seen: float | None
    """When a server was last known to look after its clock, in seconds of the epoch."""


_JOIN = text(f"INSERT INTO servers (id, name, address, beat, ttl, draining) VALUES (:id, :name, :address, {NOW}, :ttl, false)")
_BEAT = text(f"UPDATE servers SET beat = {NOW}, draining = :draining WHERE id = :id AND beat + ttl > {NOW}")
_CLOCKS = text(
    f"INSERT INTO beats (name, at) VALUES ('clocks', {NOW}) ON CONFLICT (name) DO UPDATE SET at = greatest(beats.at, excluded.at)"
)
_UP = text(f"SELECT id, name, address, draining FROM servers WHERE beat + ttl > {NOW} ORDER BY id")
_LEAVE = text("DELETE FROM servers WHERE id = :id")
_DEAD = text(f"DELETE FROM servers s WHERE s.beat < {NOW} - 86400 AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.owner = s.id)")
_LEASE = text(
    f"SELECT m.owner, s.address, s.beat + s.ttl > {NOW} AS alive "
    "FROM matches m LEFT JOIN servers s ON s.id = m.owner WHERE m.id = :match"
)
_LOCK = text("SELECT owner FROM matches WHERE id = :match FOR UPDATE")
_SERVER = text(f"SELECT beat, beat + ttl > {NOW} AS alive FROM servers WHERE id = :id")
_TAKE = text("UPDATE matches SET owner = :me, fence = fence + 1 WHERE id = :match RETURNING fence")
_CLOCKS_SEEN = text("SELECT at FROM beats WHERE name = 'clocks'")
_RELEASE = text("UPDATE matches SET owner = NULL WHERE id = :match AND owner = :me AND fence = :fence")
_RELEASE_ALL = text("UPDATE matches SET owner = NULL WHERE owner = :me")
_FREE_ALL = text("UPDATE matches SET owner = NULL, fence = fence + 1 WHERE owner IS NOT NULL")
_NO_SERVERS = text("DELETE FROM servers")
_ORPHANS = text(
    "SELECT m.id FROM clocks c JOIN matches m ON m.id = c.match LEFT JOIN servers s ON s.id = m.owner "
    f"WHERE NOT m.over AND (s.id IS NULL OR s.beat + s.ttl <= {NOW}) LIMIT {SOME}"
)
_OWNED = text(
    "SELECT m.id FROM matches m JOIN servers s ON s.id = m.owner "
    f"WHERE m.id = ANY(:ids) AND s.id <> :me AND s.beat + s.ttl > {NOW}"
)
_DUTY = text(
    "INSERT INTO duties AS d (name, server, fence) VALUES (:name, :me, 1) ON CONFLICT (name) DO UPDATE "
    "SET server = :me, fence = d.fence + 1 WHERE d.server <> :me AND NOT EXISTS "
    f"(SELECT 1 FROM servers s WHERE s.id = d.server AND s.beat + s.ttl > {NOW} AND NOT s.draining)"
)
_ON_DUTY = text("SELECT server FROM duties WHERE name = :name")
_TELL = text("SELECT pg_notify(:channel, :news)")


def join(connection: Connection, member: Member, ttl: float) -> None:
    """Enter a server that has just begun."""
    connection.execute(_JOIN, {"id": member.id, "name": member.name, "address": member.address, "ttl": ttl})
    connection.execute(_DEAD)


def beat(connection: Connection, me: str, draining: bool) -> bool:
    """Renew the lease of a server. Return False where it has run out: it is not renewed then."""
    if connection.execute(_BEAT, {"id": me, "draining": draining}).rowcount != 1:
        return False
    connection.execute(_CLOCKS)
    return True


def members(connection: Connection) -> tuple[Member, ...]:
    """Return the servers that are up."""
    return tuple(Member(*row) for row in connection.execute(_UP))


def leave(connection: Connection, me: str) -> None:
    """Give all matches back and go."""
    connection.execute(_RELEASE_ALL, {"me": me})
    connection.execute(_LEAVE, {"id": me})
    tell(connection, f"left {me}")


def lease(connection: Connection, match: str) -> Lease | None:
    """Return who owns a match; None where there is no such match."""
    row = connection.execute(_LEASE, {"match": match}).first()
    return None if row is None else Lease(row.owner, row.address or "", bool(row.alive))


def claim(connection: Connection, match: str, me: str) -> Claimed | None:
    """Take a match that no server that is up owns. Return None where one does, or where the lease of this one has run out."""
    row = connection.execute(_LOCK, {"match": match}).first()
    mine = connection.execute(_SERVER, {"id": me}).first()
    if row is None or mine is None or not mine.alive:
        return None
    was = connection.execute(_SERVER, {"id": row.owner}).first() if row.owner not in (None, me) else None
    if was is not None and was.alive:
        return None
    fence = int(connection.execute(_TAKE, {"match": match, "me": me}).scalar_one())
    if was is not None:
        tell(connection, f"taken {row.owner} {match}")
    return Claimed(fence, was.beat if was is not None else connection.execute(_CLOCKS_SEEN).scalar())


def release(connection: Connection, match: str, me: str, fence: int) -> None:
    """Give a match back."""
    connection.execute(_RELEASE, {"match": match, "me": me, "fence": fence})


def release_all(connection: Connection, me: str) -> None:
    """Give all matches back; the server goes on passing connections to others."""
    connection.execute(_RELEASE_ALL, {"me": me})
    tell(connection, f"left {me}")


def take_all(connection: Connection) -> None:
    """Take all matches from servers that shared the database: from now on one server has it for itself."""
    connection.execute(_FREE_ALL)
    connection.execute(_NO_SERVERS)


def orphans(connection: Connection) -> list[str]:
    """Return matches that have a clock, are not over and belong to no server that is up."""
    return list(connection.execute(_ORPHANS).scalars())


def owned_elsewhere(connection: Connection, ids: Collection[str], me: str) -> set[str]:
    """Return those of the matches that another server owns which is up."""
    return set(connection.execute(_OWNED, {"ids": list(ids), "me": me}).scalars())


def on_duty(connection: Connection, name: str, me: str) -> bool:
    """Take a common duty if nobody does it. Return whether this server has it now."""
    connection.execute(_DUTY, {"name": name, "me": me})
    return connection.execute(_ON_DUTY, {"name": name}).scalar() == me


def tell(connection: Connection, news: str) -> None:
    """Tell all servers something when the transaction is committed."""
    connection.execute(_TELL, {"channel": CHANNEL, "news": news})
