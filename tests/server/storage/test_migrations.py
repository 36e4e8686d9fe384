"""A database is brought up to date as a whole or not at all, by one server at a time, and never by one that is too old."""

from __future__ import annotations

import gzip
import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import event, inspect, text

from match.kept import FOLDER
from naumachia.server.storage.database import alembic_config
from naumachia.server.storage.store import Store, prepare
from naumachia.table.base.errors import WrongDatabase
from naumachia.text import LANGUAGES, speech
from server.tools import sqlite

_fork = multiprocessing.get_context("fork")


def old(folder: Path) -> str:
    """A database as an earlier program left it."""
    (folder / "matches.db").write_bytes(gzip.decompress((FOLDER / "matches.db.gz").read_bytes()))
    return sqlite(folder)


def new(folder: Path) -> str:
    """None yet."""
    return sqlite(folder)


def _dying(folder: Path, copies: Path) -> None:
    """Bring it up to date, with a copy of the files after each statement, and be killed when only the commit is left to do."""
    store, count = Store(sqlite(folder)), 0

    def counted(*_: Any) -> None:
        nonlocal count
        count += 1
        shutil.copytree(folder, copies / str(count))

    event.listen(store.engine, "after_cursor_execute", counted)
    event.listen(store.engine, "commit", lambda _: os._exit(9))
    store.prepare()
    os._exit(0)


def _starting(url: str, gate: Any) -> None:
    gate.wait()
    prepare(url)


@pytest.mark.parametrize("begin", [old, new])
def test_who_is_killed_leaves_a_database_that_opens(tmp_path: Path, begin: Callable[[Path], str]) -> None:
    """D7: after any statement of any migration. A kill leaves the files as they lie at that moment."""
    killed, copies = tmp_path / "killed", tmp_path / "copies"
    killed.mkdir()
    begin(killed)
    child = _fork.Process(target=_dying, args=(killed, copies))
    child.start()
    child.join()
    assert child.exitcode == 9
    left = [killed, *copies.iterdir()]
    assert len(left) > 10
    for folder in left:
        url = sqlite(folder)
        store = Store(url)
        with store.engine.connect() as connection:
            assert "ties" not in inspect(connection).get_table_names(), "nothing counts before the commit"
        store.engine.dispose()
        prepare(url)
        store = Store(url)
        with store.engine.connect() as connection:
            assert {"matches", "answers", "seats"} <= set(inspect(connection).get_table_names())
            assert "shape" in {column["name"] for column in inspect(connection).get_columns("answers")}
            kept = connection.execute(text("SELECT count(*) FROM answers")).scalar_one()
            assert (kept > 500) == (begin is old)
        store.engine.dispose()


@pytest.mark.parametrize("begin", [old, new])
def test_servers_that_start_together(tmp_path: Path, begin: Callable[[Path], str]) -> None:
    """D7: one of them migrates, the others wait."""
    for attempt in range(4):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        url, gate = begin(folder), _fork.Barrier(3)
        children = [_fork.Process(target=_starting, args=(url, gate)) for _ in range(3)]
        for child in children:
            child.start()
        for child in children:
            child.join()
        assert [child.exitcode for child in children] == [0, 0, 0]


def test_a_newer_database_is_refused_in_words(database: str, tmp_path: Path) -> None:
    prepare(database)
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.engine.dispose()
    with pytest.raises(WrongDatabase) as caught:
        prepare(database)
    assert caught.value.message.key == "database-newer"
    for lang in LANGUAGES:
        assert not speech(lang).problems(caught.value.message.key, caught.value.message.args)
    command = [sys.executable, "-m", "naumachia.cli", "serve", "--no-open", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "newer" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert len(done.stderr.strip().splitlines()) < 4


def test_there_is_one_way_forward() -> None:
    """A new version stands behind the last one, also when two were added at once."""
    scripts = ScriptDirectory.from_config(alembic_config())
    assert len(scripts.get_heads()) == 1
    assert len(list(scripts.walk_revisions())) >= 5
