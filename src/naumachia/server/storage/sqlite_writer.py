"""Fixed SQL statements for changes on one SQLite connection, at a third of the cost of SQLAlchemy.

Every other database, and everything that is not an answer, goes the usual way (`store.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple, cast

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from naumachia.table.base.errors import Behind

_HEAD = (
    "UPDATE matches SET changed=?1, number=?2, turn=?3, waiting=?4, over=?5, summary=?6 "
    "WHERE id=?7 AND number=coalesce(?8, number)"
)
_CUT = "DELETE FROM answers WHERE match=? AND seq>=?"
_ADD = "INSERT INTO answers (match, seq, seat, answer, shape) VALUES (?, ?, ?, ?, ?)"


class Head(NamedTuple):
    """How a match stands now, if it stood at the number `before`; with None, however it stood."""

    changed: str
    number: int
    turn: int
    waiting: str
    over: bool
    summary: str
    m: str
    before: int | None


class Cut(NamedTuple):
    """Answers that were taken back."""

    m: str
    keep: int


class Line(NamedTuple):
    """An answer."""

    match: str
    seq: int
    seat: str
    answer: str
    shape: str


class Writer:
    """One connection of its own, for one thread; after any trouble it is a new one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._open: PoolProxiedConnection | None = None

    def write(self, heads: Sequence[Head], cut: Sequence[Cut], lines: Sequence[Line]) -> None:
        """All of it or nothing; `Behind` where another server has gone on with one of the matches."""
        if self._open is None:
            self._open = self._engine.raw_connection()
        raw = cast(sqlite3.Connection, self._open.driver_connection)
        try:
            raw.execute("BEGIN IMMEDIATE")
            if raw.executemany(_HEAD, heads).rowcount != len(heads):
                raise Behind("match-elsewhere")
            if cut:
                raw.executemany(_CUT, cut)
            if lines:
                raw.executemany(_ADD, lines)
            raw.execute("COMMIT")
        except BaseException as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            self.close()
            if isinstance(error, sqlite3.Error):  # as everybody else tells of it
                raise DBAPIError.instance("", (), error, sqlite3.Error) from error
            raise

    def close(self) -> None:
        """Let go of the connection."""
        if self._open is not None:
            self._open.close()
            self._open = None
