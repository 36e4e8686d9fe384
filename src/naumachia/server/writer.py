"""Changes written to SQLite by fixed statements on one connection: a third of what they cost by way of SQLAlchemy.

Every other database, and everything that is not an answer, goes the usual way (`store.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from naumachia.server.errors import Behind

_HEAD = (
    "UPDATE matches SET changed=:changed, number=:number, turn=:turn, waiting=:waiting, over=:over, summary=:summary WHERE id=:m"
)
_HEAD_IF = f"{_HEAD} AND number=:before"
_CUT = "DELETE FROM answers WHERE match=:m AND seq>=:keep"
_ADD = "INSERT INTO answers (match, seq, seat, answer, shape) VALUES (:match, :seq, :seat, :answer, :shape)"
Row = Mapping[str, Any]


class Writer:
    """One connection of its own, for one thread; after any trouble it is a new one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._open: Any = None

    def write(self, heads: Sequence[Row], checked: Sequence[Row], cut: Sequence[Row], rows: Sequence[Row]) -> None:
        """All of it or nothing; `Behind` where another server has gone on with one of the checked matches."""
        if self._open is None:
            self._open = self._engine.raw_connection()
        raw: sqlite3.Connection = self._open.driver_connection
        try:
            self._write(raw, heads, checked, cut, rows)
        except BaseException as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            self.close()
            if isinstance(error, sqlite3.Error):  # as everybody else tells of it
                raise DBAPIError.instance("", (), error, sqlite3.Error) from error
            raise

    def _write(
        self, raw: sqlite3.Connection, heads: Sequence[Row], checked: Sequence[Row], cut: Sequence[Row], rows: Sequence[Row]
    ) -> None:
        raw.execute("BEGIN IMMEDIATE")
        if checked and raw.executemany(_HEAD_IF, checked).rowcount != len(checked):
            raise Behind("match-elsewhere")
        for statement, values in ((_CUT, cut), (_ADD, rows), (_HEAD, heads)):
            if values:
                raw.executemany(statement, values)
        raw.execute("COMMIT")

    def close(self) -> None:
        """Let go of the connection."""
        if self._open is not None:
            self._open.close()
            self._open = None
