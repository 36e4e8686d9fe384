"""Backup while a server runs, restore while none does, with both kinds of database."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select, text
from typer.testing import CliRunner

from naumachia.cli.app import app
from naumachia.kernel.errors import NotFound
from naumachia.server.storage.backups import backup, restore, thin_out
from naumachia.server.storage.database import DRIVERS
from naumachia.server.storage.file_lock import exclusive
from naumachia.server.storage.store import prepare
from naumachia.server.storage.tables import people
from naumachia.table.base.errors import WrongDatabase
from naumachia.text import LANGUAGES, speech
from server.tools import sqlite


def names(database: str, *more: str) -> list[str]:
    """Add people to a database; everybody in it."""
    engine = create_engine(database.replace("postgresql:", f"{DRIVERS['postgresql']}:"))
    try:
        with engine.begin() as connection:
            for name in more:
                connection.execute(insert(people).values(id=name, key_hash=name, name=name, seen="2026-11-19"))
            return sorted(connection.execute(select(people.c.name)).scalars())
    finally:
        engine.dispose()


def tools_there(database: str) -> None:
    if database.startswith("postgresql") and not (shutil.which("pg_dump") and shutil.which("pg_restore")):
        pytest.skip("the client programs of PostgreSQL are not installed")


def test_a_backup_is_made_under_a_server_and_put_back_when_it_is_gone(database: str, tmp_path: Path) -> None:
    tools_there(database)
    prepare(database)
    names(database, "ada")
    with exclusive(database):  # a server
        kept = backup(database, tmp_path)
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert names(database, "brutus") == ["ada", "brutus"]
        with pytest.raises(WrongDatabase, match=r"database-open|database-served"):
            restore(database, kept)
        assert names(database) == ["ada", "brutus"]
    former = restore(database, kept)
    assert names(database, "cato") == ["ada", "cato"]
    if database.startswith("sqlite"):
        assert former is not None
        assert names(f"sqlite:///{former}") == ["ada", "brutus"]
    assert [path for path in tmp_path.iterdir() if path.name.endswith(".part")] == []


def test_a_log_of_a_crash_is_not_applied_to_what_was_restored(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    prepare(database)
    names(database, "ada")
    kept = backup(database, tmp_path / "kept.db")
    file = Path(database.removeprefix("sqlite:///"))
    copy = tmp_path / "crashed"
    copy.mkdir()
    engine = create_engine(database)
    with engine.connect() as connection:
        connection.execute(text("PRAGMA journal_mode=WAL"))
        connection.execute(insert(people).values(id="z", key_hash="z", name="zeno", seen="2026-11-19"))
        connection.commit()
        for ending in ("", "-wal", "-shm"):
            shutil.copyfile(f"{file}{ending}", copy / f"m.db{ending}")
    engine.dispose()
    crashed = f"sqlite:///{copy / 'm.db'}"
    former = restore(crashed, kept)
    assert names(crashed) == ["ada"]
    assert former is not None
    assert names(f"sqlite:///{former}") == ["ada", "zeno"], "the former database with what stood in its log"


def test_files_that_are_no_backup_change_nothing(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    prepare(database)
    names(database, "ada")
    strange, damaged, dump, other = (tmp_path / name for name in ("a.db", "b.db", "c.dump", "d.db"))
    strange.write_bytes(b"not a database")
    whole = backup(database, tmp_path / "whole.db").read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    dump.write_bytes(b"PGDMP\x01\x0e")
    create_engine(f"sqlite:///{other}").connect().exec_driver_sql("CREATE TABLE birds (name)").connection.commit()
    for file, key in (
        (strange, "backup-unreadable"),
        (damaged, "backup-unreadable"),
        (dump, "backup-other-kind"),
        (other, "backup-unreadable"),
    ):
        with pytest.raises(WrongDatabase, match=key) as caught:
            restore(database, file)
        for lang in LANGUAGES:
            assert speech(lang).problems(caught.value.message.key, caught.value.message.args) == []
    with pytest.raises(NotFound, match="file-missing"):
        restore(database, tmp_path / "nothing.db")
    assert names(database) == ["ada"]


def test_a_newer_backup_is_refused(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    prepare(database)
    kept = backup(database, tmp_path / "kept.db")
    engine = create_engine(f"sqlite:///{kept}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(WrongDatabase, match="database-newer"):
        restore(database, kept)


def test_nothing_is_written_over_and_no_database_is_made(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with pytest.raises(NotFound, match="database-missing"):
        backup(database, tmp_path / "kept.db")
    prepare(database)
    backup(database, tmp_path / "kept.db")
    with pytest.raises(WrongDatabase, match="backup-exists"):
        backup(database, tmp_path / "kept.db")
    with pytest.raises(WrongDatabase, match="database-unusable"):
        backup(database, tmp_path / "no" / "folder.db")


def test_a_program_that_is_missing_or_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = "postgresql+psycopg://naumachia:secret@127.0.0.1:1/naumachia"
    if shutil.which("pg_dump"):
        with pytest.raises(WrongDatabase, match="backup-tool-failed") as caught:
            backup(nowhere, tmp_path / "a.dump")
        assert "secret" not in str(caught.value)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(WrongDatabase, match="backup-tool-missing"):
        backup(nowhere, tmp_path / "a.dump")
    assert list(tmp_path.iterdir()) == []


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    prepare(database)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    made = [backup(database, folder) for _ in range(4)]
    assert thin_out(folder, 4) == []
    assert thin_out(folder, 2) == made[:2]
    assert sorted(path.name for path in folder.iterdir()) == sorted(["notes.txt", *(path.name for path in made[2:])])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands(tmp_path: Path, lang: str) -> None:
    database = sqlite(tmp_path)
    prepare(database)
    names(database, "ada")
    folder = tmp_path / "backups"
    folder.mkdir()
    run = CliRunner()
    said = ["--database", database, "--lang", lang]
    for _ in range(3):
        done = run.invoke(app, ["backup", str(folder), "--keep", "2", *said])
        assert done.exit_code == 0, done.output
    kept = sorted(folder.iterdir())
    assert len(kept) == 2
    assert str(kept[-1].name) in done.output.replace("\n", "")
    names(database, "brutus")
    assert run.invoke(app, ["restore", str(kept[0]), *said], input="n\n").exit_code == 1
    assert names(database) == ["ada", "brutus"]
    assert run.invoke(app, ["restore", str(kept[0]), *said], input="y\n").exit_code == 0
    assert names(database) == ["ada"]
    assert run.invoke(app, ["backup", str(tmp_path / "one.db"), "--keep", "2", *said]).exit_code == 2
