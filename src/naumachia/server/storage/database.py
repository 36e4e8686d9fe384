"""Connections to the database: its address, its migrations and durable writes with SQLite."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, func, select
from sqlalchemy import inspect as look_at
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from naumachia.table.base.errors import WrongDatabase

PATIENCE = 10
"""Seconds to wait for another server that is at the same file."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
"""How each kind of database is reached, whatever driver a URL names."""
MIGRATING = 0x6E61756D
"""The lock of PostgreSQL under which tables are changed."""


def default_url() -> str:
    """The database of this user."""
    folder = user_data_path("naumachia", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise WrongDatabase("database-unusable", database=str(folder), problem=error.strerror or str(error)) from error
    return f"sqlite:///{folder / 'matches.db'}"


def unusable(url: URL, error: DBAPIError) -> WrongDatabase:
    """Return the error of a database that cannot be used, in one line; one that nobody serves is told apart."""
    problem = str(error.orig).strip().partition("\n")[0].rpartition("failed: ")[2].rstrip(".")
    silent = url.get_backend_name() == "postgresql" and ("refused" in problem or "No such file" in problem)
    return WrongDatabase("database-silent" if silent else "database-unusable", database=url.render_as_string(), problem=problem)


def keep_private(url: URL) -> None:
    """Make a SQLite file that only its owner can read, and close one that everybody could.

    SQLite gives `-wal` and `-shm` the mode of the file. A file that a host has opened to a group, for a backup, stays so.
    """
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return
    with suppress(OSError):  # errors are reported when the file is opened
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-wal", "-shm"):
        with suppress(OSError):
            mode = stat.S_IMODE(os.stat(name + ending).st_mode)
            if mode & 0o007:
                os.chmod(name + ending, mode & 0o700)


def check_url(url: str) -> None:
    """Whether a text names a database this program can reach; said before anything is begun."""
    try:
        asked = make_url(url)
        asked.set(drivername=DRIVERS.get(asked.get_backend_name(), asked.drivername)).get_dialect().import_dbapi()
    except ArgumentError as error:  # what it says may hold a password
        raise WrongDatabase("database-malformed") from error
    except ImportError as error:
        raise WrongDatabase("database-driver", kind=make_url(url).get_backend_name()) from error
    if asked.get_backend_name() == "sqlite" and asked.database in (None, "", ":memory:"):
        raise WrongDatabase("database-malformed")  # what is nowhere is another for each who opens it


def alembic_config() -> Config:
    """The migrations, which travel inside the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """Apply all missing migrations in one transaction, one server at a time; a killed server leaves none half done."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    tables = set(look_at(connection).get_table_names())
    if tables and not tables & {"alembic_version", "matches"}:
        raise WrongDatabase("database-foreign", database=connection.engine.url.render_as_string())
    config = alembic_config()
    must_be_known(connection, config)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def must_be_current(connection: Connection) -> None:
    """Raise `WrongDatabase` unless the tables are those of this version; nothing is changed."""
    config = alembic_config()
    must_be_known(connection, config)
    heads = set(MigrationContext.configure(connection).get_current_heads())
    if heads != set(ScriptDirectory.from_config(config).get_heads()):
        raise WrongDatabase("database-older", database=connection.engine.url.render_as_string())


def must_be_known(connection: Connection, config: Config) -> None:
    """Raise `WrongDatabase` if the tables are of a newer version; nothing is changed."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise WrongDatabase("database-newer", database=connection.engine.url.render_as_string())


def durable(connection: Any, _: Any) -> None:
    """WAL lets readers read on while one writes; FULL waits for the disk at every commit; what is deleted is overwritten.

    The driver begins no transactions of its own, for it would leave new tables out of them: `begin` does.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={1000 * PATIENCE}")
    late = monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except OperationalError:  # of several that open a new file at once one sets it, and the others are not made to wait
            if monotonic() > late:
                raise
            sleep(0.02)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writing transaction takes the lock before it reads anything."""
    writes = connection.get_execution_options().get("changes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
