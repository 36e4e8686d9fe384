"""Backup and restore of a database: one file, made while a server runs, and put back while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from naumachia.kernel.errors import NotFound
from naumachia.server.storage.database import DRIVERS, alembic_config, check_url, must_be_known
from naumachia.server.storage.file_lock import exclusive
from naumachia.table.base.errors import WrongDatabase

PREFIX = "naumachia-"
ENDINGS = {"sqlite": ".db", "postgresql": ".dump"}
_HEADS = {"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}
"""The first bytes of a backup of each kind of database."""


def backup(database: str, target: Path) -> Path:
    """Write a backup to a file, or into a folder under the present time; return the file. A server may be running meanwhile."""
    url = _url(database)
    kind = url.get_backend_name()
    if target.is_dir():
        target /= f"{PREFIX}{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}{ENDINGS[kind]}"
    if target.exists():
        raise WrongDatabase("backup-exists", file=str(target))
    with _beside(target) as draft:
        if kind == "sqlite":
            _copy_sqlite(Path(str(url.database)), draft)
        else:
            _run(["pg_dump", "--format=custom", "--no-owner", f"--file={draft}"], url)
    return target


def thin_out(folder: Path, most: int) -> list[Path]:
    """Delete all but the newest backups of a folder; return those deleted."""
    found = sorted(path for path in folder.glob(f"{PREFIX}*") if path.suffix in ENDINGS.values())
    going = found[: max(0, len(found) - most)]
    for path in going:
        path.unlink(missing_ok=True)
    return going


def restore(database: str, source: Path) -> Path | None:
    """Put a backup in the place of a database no server is at; return where the former SQLite file is kept, if there was one."""
    url = _url(database, there=False)
    kind = url.get_backend_name()
    _must_be_backup(source, kind)
    with exclusive(database):
        if kind == "postgresql":
            command = ["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error"]
            _run([*command, str(source)], url)
            return None
        return _replace_sqlite(Path(str(url.database)), source)


def _url(database: str, there: bool = True) -> URL:
    check_url(database)
    url = make_url(database)
    kind = url.get_backend_name()
    if kind not in ENDINGS:
        raise WrongDatabase("database-malformed")
    if there and kind == "sqlite" and not Path(str(url.database)).exists():
        raise NotFound("database-missing", database=str(url.database))
    return url.set(drivername=DRIVERS[kind])


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A private file beside the target that takes its name when it is complete."""
    draft = target.with_name(f".{target.name}.part")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(draft, target)
    except OSError as error:
        raise WrongDatabase("database-unusable", database=str(target), problem=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            draft.unlink()


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database as it stands between two transactions, and read the copy through."""
    try:
        there = f"{source.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(there, uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
            problem = str(new.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.Error as error:
        raise WrongDatabase("database-unusable", database=str(source), problem=str(error)) from error
    if problem != "ok":
        raise WrongDatabase("database-unusable", database=str(source), problem=problem)


def _must_be_backup(source: Path, kind: str) -> None:
    """Refuse a file that is no backup for this kind of database, or was made by a newer program."""
    try:
        with source.open("rb") as file:
            head = file.read(16)
    except OSError as error:
        raise NotFound("file-missing", file=str(source)) from error
    if not head.startswith(_HEADS[kind]):
        known = any(head.startswith(one) for one in _HEADS.values())
        raise WrongDatabase("backup-other-kind" if known else "backup-unreadable", file=str(source))
    if kind != "sqlite":
        return
    engine = create_engine(f"sqlite:///file:{source.resolve()}?mode=ro&uri=true", poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if str(connection.exec_driver_sql("PRAGMA integrity_check").scalar()) != "ok":
                raise WrongDatabase("backup-unreadable", file=str(source))
            connection.exec_driver_sql("SELECT count(*) FROM matches")
            must_be_known(connection, alembic_config())
    except SQLAlchemyError as error:
        raise WrongDatabase("backup-unreadable", file=str(source)) from error
    finally:
        engine.dispose()


def _replace_sqlite(database: Path, source: Path) -> Path | None:
    with _beside(database) as draft:
        shutil.copyfile(source, draft)
        kept = None
        if database.exists():
            kept = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
            _copy_sqlite(database, kept)  # with what stands in its log
            kept.chmod(0o600)
        for ending in ("-wal", "-shm"):  # they belong to the former file, and would be applied to the new one
            Path(f"{database}{ending}").unlink(missing_ok=True)
    return kept


def _run(command: list[str], url: URL) -> None:
    """Run a program of PostgreSQL; the password goes by the environment, which others cannot read."""
    tool = shutil.which(command[0])
    if tool is None:
        raise WrongDatabase("backup-tool-missing", tool=command[0])
    query = {name: str(value) for name, value in url.query.items()}
    parts = {"host": url.host, "port": url.port, "user": url.username, "dbname": url.database} | query
    told = " ".join(f"{name}='{value}'" for name, value in parts.items() if value)
    environment = dict(os.environ) | ({"PGPASSWORD": str(url.password)} if url.password else {})
    done = subprocess.run([tool, *command[1:], f"--dbname={told}"], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        problem = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise WrongDatabase("backup-tool-failed", tool=command[0], problem=problem)
