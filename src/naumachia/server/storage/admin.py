"""List and delete the matches of a database from the command line, without a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy import delete as remove
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from naumachia.kernel.errors import NotFound
from naumachia.server.storage.database import check_url, must_be_current, unusable
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import CHANNEL, matches, people, seats
from naumachia.table.storage.stored import Heading

RECENT = timedelta(days=1)
"""A match that is not over counts as being played for this long after its last answer."""


class Line(Struct, frozen=True):
    """A match in the list."""

    id: str
    game: str
    scenario: str
    turn: int
    """Answers that have been given."""
    over: bool
    playing: bool
    """Not over, and answered in within a day."""
    changed: str
    seats: dict[str, str]
    """Name of the person at each seat, or the kind of player where there is no name."""


def stock(database: str, older: float | None = None, over: bool = False, ids: Collection[str] = ()) -> list[Line]:
    """The matches kept, the oldest first: all, those left alone for so many days, those that are over, or those named.

    Nothing is written, not even a migration.
    """
    store = _open(database)
    try:
        with store.engine.connect() as connection:
            must_be_current(connection)
            found = [_line(row, _seated(connection, row["id"])) for row in _wanted(connection, older, over, ids)]
    except DatabaseError as error:
        raise unusable(store.url, error) from error
    finally:
        store.engine.dispose()
    if unknown := sorted(set(ids) - {line.id for line in found}):
        raise NotFound("match-unknown", name=", ".join(unknown))
    return found


def delete(database: str, ids: Collection[str]) -> int:
    """Delete matches with everything about them; how many there were. Servers that share the database are told."""
    store = _open(database)
    try:
        with store.engine.execution_options(changes=True).begin() as connection:
            must_be_current(connection)
            if store.url.get_backend_name() == "postgresql":
                for one in ids:
                    connection.execute(select(func.pg_notify(CHANNEL, f"deleted {one}")))
            return sum(connection.execute(remove(matches).where(matches.c.id == one)).rowcount for one in ids)
    finally:
        store.engine.dispose()


def _open(database: str) -> Store:
    """A database that is there already; a mistyped name makes no file."""
    check_url(database)
    asked = make_url(database)
    if asked.get_backend_name() == "sqlite" and not Path(str(asked.database)).exists():
        raise NotFound("database-missing", database=str(asked.database))
    return Store(database)


def _wanted(connection: Connection, older: float | None, over: bool, ids: Collection[str]) -> list[dict[str, object]]:
    query = select(matches).order_by(matches.c.changed)
    if over:
        query = query.where(matches.c.over)
    if older is not None:
        query = query.where(matches.c.changed < _ago(timedelta(days=older)))
    if ids:
        query = query.where(matches.c.id.in_(list(ids)))
    return [dict(row) for row in connection.execute(query).mappings()]


def _ago(span: timedelta) -> str:
    return (datetime.now(UTC) - span).isoformat(timespec="microseconds")


def _seated(connection: Connection, match: object) -> dict[str, str]:
    named = select(seats.c.seat, seats.c.player, people.c.name).join(people, seats.c.person == people.c.id, isouter=True)
    rows = connection.execute(named.where(seats.c.match == match).order_by(seats.c.place))
    return {seat: name or player for seat, player, name in rows}


def _line(row: dict[str, object], seated: dict[str, str]) -> Line:
    heading = msgspec.json.decode(str(row["heading"] or row["header"]), type=Heading)
    over, changed = bool(row["over"]), str(row["changed"])
    playing = not over and changed > _ago(RECENT)
    turn = row["turn"]
    assert isinstance(turn, int)
    return Line(str(row["id"]), heading.game, heading.scenario, turn, over, playing, changed, seated)
