"""Two servers on one database, and files nothing can be kept in."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from naumachia.server.start.run import serve
from naumachia.server.storage import file_lock as locks
from naumachia.server.storage.file_lock import exclusive
from naumachia.server.storage.store import Store, prepare
from naumachia.table.base.errors import WrongDatabase
from naumachia.text import LANGUAGES, speech
from server.postgres import fresh
from server.tools import both, create, play, record_of, serving, sitting, sqlite


def told(caught: pytest.ExceptionInfo[WrongDatabase]) -> None:
    for lang in LANGUAGES:
        assert speech(lang).problems(caught.value.message.key, caught.value.message.args) == []


def test_a_server_that_is_behind_destroys_nothing(database: str) -> None:
    """D6: an undo and an answer through the one that has not seen what the other acknowledged."""
    with serving(database) as one, serving(database) as two:
        match = create(one)
        with both(one, match) as pages:
            play(pages, Random(1), 2)
            mover = next(seat for seat, page in pages.items() if page.view["undo"])
            with sitting(two, match, mover) as late:
                assert late.view["undo"]
                play(pages, Random(1), 9)
                now = pages[mover].view["number"]
                late.send(t="undo", number=late.view["number"])
                assert late.expect("welcome")["view"]["number"] == now
                assert late.expect("problem")["message"]["key"] == "match-elsewhere"
                records = [record_of(client, match["id"], match["tokens"]["red"]).text for client in (one, two)]
                assert records[0] == records[1]
            play(pages, Random(2), 4)
    with serving(database) as third, both(third, match) as pages:
        assert pages["red"].view["turn"] == 15
        play(pages, Random(3), 2)


def test_a_second_server_says_where_the_first_is(tmp_path: Path) -> None:
    """D6, D15: it does not begin on the same file."""
    with exclusive(sqlite(tmp_path)) as leave_word:
        leave_word("http://127.0.0.1:8765/")
        with pytest.raises(WrongDatabase, match="database-open") as caught:
            serve(port=0, database=sqlite(tmp_path), open_browser=False)
        assert caught.value.message.args["url"] == "http://127.0.0.1:8765/"
        told(caught)
    with exclusive(sqlite(tmp_path)):
        pass


def test_two_servers_on_one_postgresql(postgres_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D59: the second let players lose by time before a board that never moved; it is refused in words."""
    monkeypatch.setattr(locks, "NOTICE", 3.0)
    one, other = fresh(postgres_folder, "alone"), fresh(postgres_folder, "alone_too")
    with exclusive(one) as leave_word:
        leave_word("http://127.0.0.1:8765/")
        with exclusive(other):
            pass  # another database is another club
        with pytest.raises(WrongDatabase, match="database-served") as caught:
            serve(port=0, database=one, open_browser=False)
        assert caught.value.message.args["where"] == "http://127.0.0.1:8765/"
        told(caught)
        assert "http://127.0.0.1:8765/" in speech("fr").say(caught.value.message)
        command = [sys.executable, "-m", "naumachia.cli", "serve", "--no-open", "--port", "0", "--database", one]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith("naumachia: Another server")
        assert "Traceback" not in done.stderr
    with exclusive(one):
        pass
    code = f"import os; from naumachia.server.storage.file_lock import exclusive; exclusive({one!r}).__enter__(); os._exit(9)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 9
    with exclusive(one):  # the dead hold nothing
        pass


def test_who_loses_the_lock_takes_it_again_or_stops(postgres_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D59: PostgreSQL was restarted, and the lock went with its connection."""
    monkeypatch.setattr(locks, "LOOK", 0.05)
    monkeypatch.setattr(locks, "NOTICE", 0.3)
    signals: list[int] = []
    monkeypatch.setattr(signal, "raise_signal", signals.append)
    url = fresh(postgres_folder, "lost")
    other = create_engine(Store(url).url, isolation_level="AUTOCOMMIT")
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    mine = text(f"SELECT pg_try_advisory_lock({locks.SERVING})")

    def held() -> bool:
        with other.connect() as connection:
            return bool(connection.execute(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")).scalar_one())

    with exclusive(url), other.connect() as rival:
        rival.execute(cut)
        until(held)
        assert not rival.execute(mine).scalar()
        assert signals == []
        rival.execute(
            text(f"DO $$ BEGIN {str(cut).replace('SELECT', 'PERFORM')}; PERFORM pg_advisory_lock({locks.SERVING}); END $$")
        )
        until(lambda: bool(signals))
        assert signals == [signal.SIGTERM]
    other.dispose()


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("before", [None, 0o644, 0o640])
def test_nobody_else_reads_the_database(tmp_path: Path, before: int | None) -> None:
    """D63: dice secrets, sheets and talk were readable by every user of the machine."""
    file = tmp_path / "matches.db"
    mask = os.umask(0o022)
    try:
        if before is not None:
            file.touch()
            file.chmod(before)
        with serving(sqlite(tmp_path)) as client:
            create(client)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(mask)
    wanted = 0o640 if before == 0o640 else 0o600  # a host has opened it to a group
    assert modes == {f"matches.db{ending}": wanted for ending in ("", "-wal", "-shm")}


def test_the_dead_hold_nothing(tmp_path: Path) -> None:
    """D6: a lock ends with its process."""
    enter = f"exclusive({sqlite(tmp_path)!r}).__enter__()"
    code = f"import os; from naumachia.server.storage.file_lock import exclusive; {enter}; os._exit(9)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 9
    with exclusive(sqlite(tmp_path)):
        pass


@pytest.mark.parametrize("sort", ["garbage", "zeros", "cut", "foreign", "folder", "nowhere"])
def test_files_nothing_can_be_kept_in(tmp_path: Path, sort: str) -> None:
    """D15: a sentence with the name of the file, and what is there is left alone."""
    file = tmp_path / "matches.db"
    if sort == "garbage":
        file.write_bytes(b"no database at all" * 1000)
    elif sort == "zeros":
        file.write_bytes(bytes(20_000))
    elif sort == "cut":
        prepare(f"sqlite:///{file}")
        file.write_bytes(file.read_bytes()[:5000])
    elif sort == "foreign":
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
        other.close()
    elif sort == "folder":
        file.mkdir()
    else:
        file = tmp_path / "no" / "such" / "matches.db"
    with pytest.raises(WrongDatabase) as caught:
        serve(port=0, database=f"sqlite:///{file}", open_browser=False)
    assert caught.value.message.key == ("database-foreign" if sort == "foreign" else "database-unusable")
    told(caught)
    if sort == "foreign":
        tables = sqlite3.connect(file).execute("SELECT name FROM sqlite_master").fetchall()
        assert tables == [("recipes",)]


def test_a_full_disk_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: to the player, too."""
    match = create(client)

    async def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with sitting(client, match, "red") as red:
        monkeypatch.setattr(Store, "save", full)
        assert red.problem("failed", t="answer", number=red.view["number"], answer="1")["message"]["key"] == "disk-full"
