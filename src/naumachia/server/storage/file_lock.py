"""Lock that allows one server for each database."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

from sqlalchemy import URL, Connection, Engine, create_engine, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from naumachia.server.storage.database import DRIVERS, unusable
from naumachia.table.base.errors import WrongDatabase

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = logging.getLogger(__name__)
_FAR = 1 << 20
"""The byte that is locked where whole files cannot be; what stands in the file can still be read."""
SERVING = 0x6E61756E
"""Key of the PostgreSQL advisory lock a server holds on its database."""
NOTICE = 3.0
"""Seconds for PostgreSQL to notice that the previous server is gone."""
LOOK = 2.0
"""Seconds between two checks that the lock of PostgreSQL is still held."""


@contextmanager
def exclusive(database: str, shared: bool = False) -> Iterator[Callable[[str], None]]:
    """Keep a database to oneself; the function given leaves one's address for later servers.

    With `shared` other servers that share it are let in (`server/cluster`), which only PostgreSQL allows. The system frees the
    locks of the dead. `WrongDatabase` says where the other server is.
    """
    asked = make_url(database)
    name = asked.database or ""
    if asked.get_backend_name() == "postgresql":
        with _alone_in_postgresql(asked.set(drivername=DRIVERS["postgresql"]), shared) as leave_word:
            yield leave_word
        return
    if shared:
        raise WrongDatabase("cluster-needs-postgresql")
    if asked.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        yield lambda _: None
        return
    try:
        lock = os.open(Path(f"{name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise WrongDatabase("database-unusable", database=name, problem=error.strerror or str(error)) from error
    try:
        if not _take(lock):
            raise WrongDatabase("database-open", database=name, url=os.read(lock, 200).decode(errors="replace"))
        os.ftruncate(lock, 0)
        yield lambda url: _leave_word(lock, url)
    finally:
        os.close(lock)


@contextmanager
def _alone_in_postgresql(url: URL, shared: bool) -> Iterator[Callable[[str], None]]:
    """Hold an advisory lock by a connection of its own, and stop this server when another one has taken it meanwhile."""
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        held = _Held(engine, shared)
    except DBAPIError as error:
        raise unusable(url, error) from error
    try:
        yield held.leave_word
    finally:
        held.close()


class _Held:
    """The lock of a PostgreSQL database. A thread looks after it: it goes with its connection when PostgreSQL is restarted."""

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self._engine = engine
        self._shared = shared
        self._word = "naumachia"
        """Name of the connection in `pg_stat_activity`: the address of this server."""
        self._over = Event()
        self._connection: Connection | None = engine.connect()
        late = monotonic() + NOTICE
        while not _lock(self._connection, shared):
            if monotonic() > late:
                where = _holder(self._connection)
                self._connection.close()
                raise WrongDatabase("database-served", database=engine.url.render_as_string(), where=where or "none")
            self._over.wait(0.1)
        self._thread = Thread(target=self._look_after, name="database-lock", daemon=True)
        self._thread.start()

    def leave_word(self, url: str) -> None:
        """Tell later servers where this one is: the thread writes it, for no two may use a connection."""
        self._word = f"naumachia {url}"

    def close(self) -> None:
        """Release the lock."""
        self._over.set()
        self._thread.join(LOOK)
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()

    def _name(self) -> None:
        if self._connection is not None:
            self._connection.execute(select(func.set_config("application_name", self._word[:63], False)))

    def _look_after(self) -> None:
        while not self._over.wait(LOOK):
            try:
                if self._connection is None:
                    self._connection = self._engine.connect()
                    if not _lock(self._connection, self._shared):
                        logger.critical("another server has taken over the database: this one stops")
                        signal.raise_signal(signal.SIGTERM)
                        return
                self._name()
            except SQLAlchemyError:  # the database is gone, and the lock with the connection; tried again
                if self._connection is not None:
                    with suppress(SQLAlchemyError):
                        self._connection.close()
                self._connection = None


def _lock(connection: Connection, shared: bool) -> bool:
    take = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
    return bool(connection.execute(select(take(SERVING))).scalar())


def _holder(connection: Connection) -> str:
    """The address of the server that holds the lock, as far as this user may know it."""
    query = text(
        "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid "
        "JOIN pg_database d ON d.oid = l.database "
        "WHERE l.locktype = 'advisory' AND l.granted AND l.objid = :key AND d.datname = current_database()"
    )
    names = connection.execute(query, {"key": SERVING}).scalars()
    return next((name.partition(" ")[2] for name in names if name), "")


def _take(lock: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(lock, _FAR, os.SEEK_SET)
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
            os.lseek(lock, 0, os.SEEK_SET)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if sys.platform == "win32":
            os.lseek(lock, 0, os.SEEK_SET)
        return False
    return True


def _leave_word(lock: int, url: str) -> None:
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, url.encode())
