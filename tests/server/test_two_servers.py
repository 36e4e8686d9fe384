"""Two servers on one database, and files nothing can be kept in."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.server.alone import alone
from naumachia.server.errors import WrongDatabase
from naumachia.server.run import serve
from naumachia.server.store import Store, prepare
from naumachia.text import LANGUAGES, speech
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
    with alone(sqlite(tmp_path)) as leave_word:
        leave_word("http://127.0.0.1:8765/")
        with pytest.raises(WrongDatabase, match="database-open") as caught:
            serve(port=0, database=sqlite(tmp_path), open_browser=False)
        assert caught.value.message.args["url"] == "http://127.0.0.1:8765/"
        told(caught)
    with alone(sqlite(tmp_path)):
        pass


def test_the_dead_hold_nothing(tmp_path: Path) -> None:
    """D6: a lock goes with who held it."""
    code = f"import os; from naumachia.server.alone import alone; alone({sqlite(tmp_path)!r}).__enter__(); os._exit(9)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 9
    with alone(sqlite(tmp_path)):
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
