"""Clocks of matches in the database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import beats, clocks, matches
from naumachia.table.base.errors import StorageError
from naumachia.table.storage.clock import Clock


class _Hands(Struct, frozen=True):
    left: dict[str, float]
    running: tuple[str, ...]
    out: tuple[str, ...]


class SqlClocks:
    """Clocks of matches, and the beats of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def running(self, now: float) -> dict[str, Clock]:
        """Return the clocks of all matches that are not over, as they stood when a server was last seen to be up."""
        if self._store.fences is not None:
            return {}  # each begins to run with the server that owns its match (`paused_clock`)
        return await self._store.read(lambda connection: _load_all(connection, now))

    async def wind(self, clocks: Mapping[str, Clock]) -> None:
        """Keep several known clocks as they stand, all at once."""
        rows = [_row(match, clock) for match, clock in clocks.items()]
        if rows:
            await self._write(lambda connection: connection.execute(_TURN, rows))

    async def read(self, match: str) -> Clock | None:
        """Return the clock of a match as it was last kept."""
        return await self._store.read(lambda connection: _load(connection, match))

    async def add(self, match: str, clock: Clock) -> None:
        """Keep the clock of a new match."""
        row = _row(match, clock)
        first = {"match": match, "per": clock.per, "seconds": clock.seconds, "then": clock.then}
        new = {**first, "hands": row["hands"], "at": row["at"]}
        await self._change(match, lambda connection: connection.execute(insert(clocks), new))

    async def turn(self, match: str, clock: Clock) -> None:
        """Keep how a known clock stands."""
        row = _row(match, clock)
        await self._change(match, lambda connection: connection.execute(_TURN, row))

    async def beat(self, now: float) -> None:
        """Keep that the server is up."""
        if self._store.fences is None:  # else the lease of the server is its beat
            await self._write(lambda connection: _beat(connection, now))

    async def _change(self, match: str, work: Callable[[Connection], object]) -> None:
        try:
            await self._store.change(match, work)
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error

    async def _write(self, work: Callable[[Connection], object]) -> None:
        try:
            await self._store.write(work)
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error


_TURN = update(clocks).where(clocks.c.match == bindparam("m")).values(hands=bindparam("hands"), at=bindparam("at"))


def _row(match: str, clock: Clock) -> dict[str, object]:
    return {"m": match, "hands": msgspec.json.encode(_Hands(clock.left, clock.running, clock.out)).decode(), "at": clock.at}


def _beat(connection: Connection, now: float) -> None:
    connection.execute(delete(beats).where(beats.c.name == "clocks"))
    connection.execute(insert(beats), {"name": "clocks", "at": now})


def _clock(row: Any) -> Clock:
    hands = msgspec.json.decode(row.hands, type=_Hands)
    return Clock(row.per, row.seconds, row.then, row.at, hands.left, hands.running, hands.out)


def _load(connection: Connection, match: str) -> Clock | None:
    row = connection.execute(select(clocks).where(clocks.c.match == match)).first()
    return None if row is None else _clock(row)


def paused_clock(connection: Connection, match: str, seen: float | None, now: float) -> Clock | None:
    """Return the clock of a match that a server takes over, and keep it so: nobody's time passed after `seen`.

    None where the match has no clock or is over.
    """
    query = select(clocks).join(matches, matches.c.id == clocks.c.match)
    row = connection.execute(query.where(clocks.c.match == match, matches.c.over.is_(False))).first()
    if row is None:
        return None
    clock = _clock(row).paused(max(row.at, seen or row.at), now)
    connection.execute(_TURN, [_row(match, clock)])
    return clock


def _load_all(connection: Connection, now: float) -> dict[str, Clock]:
    alive = connection.execute(select(beats.c.at).where(beats.c.name == "clocks")).scalar()
    query = select(clocks).join(matches, matches.c.id == clocks.c.match).where(matches.c.over.is_(False))
    return {row.match: _clock(row).paused(max(row.at, alive or row.at), now) for row in connection.execute(query)}
