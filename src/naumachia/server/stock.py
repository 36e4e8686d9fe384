"""What a database keeps, for its host: looked at and thinned out from the command line, without serving anything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, select, true
from sqlalchemy import delete as remove

from naumachia.server.database import check_url
from naumachia.server.rows import matches
from naumachia.server.store import Heading, Store, prepare


class Line(Struct, frozen=True):
    """A match in the list."""

    id: str
    game: str
    scenario: str
    turn: int
    over: bool
    changed: str


def stock(database: str, older: float | None = None, over: bool = False, delete: bool = False) -> list[Line]:
    """The matches kept, the oldest first: all, those left alone for so many days, those that are over. They may go at once."""
    check_url(database)
    prepare(database)
    store = Store(database)
    try:
        wanted: ColumnElement[bool] = matches.c.over if over else true()
        if older is not None:
            wanted &= matches.c.changed < (datetime.now(UTC) - timedelta(days=older)).isoformat(timespec="microseconds")
        with store.engine.execution_options(changes=delete).begin() as connection:
            rows = connection.execute(select(matches).where(wanted).order_by(matches.c.changed)).mappings().all()
            if delete:
                connection.execute(remove(matches).where(wanted))
        return [_line(row) for row in rows]
    finally:
        store.engine.dispose()


def _line(row: object) -> Line:
    found = dict(row)  # type: ignore[call-overload]
    heading = msgspec.json.decode(found["heading"] or found["header"], type=Heading)
    return Line(found["id"], heading.game, heading.scenario, found["turn"], found["over"], found["changed"])
