"""The store on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from naumachia.games import find
from naumachia.kernel import Message
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.record import Entry, parse
from naumachia.match import Match, replay
from naumachia.server.storage.database import alembic_config, default_url
from naumachia.server.storage.store import Store
from naumachia.table.base.errors import Behind
from naumachia.table.people.seating import hash_token
from naumachia.table.storage.stored import Change, Seat, Status, Stored, status, timestamp
from server.postgres import fresh
from server.tools import both, create, play, record_of, serving, sitting, sqlite


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    found = Store(database)
    await found.open()
    yield found
    await found.close()


def a_match() -> Match:
    game = find("touche_coule")
    return Match.seeded(game, game.load_scenario("s1-two-liburnians"), seed="é\x00", name="s1-two-liburnians")


async def keep(store: Store, match: Match, name: str = "m") -> Stored:
    seats = (
        Seat("red", "red", Message("camp", {"camp": "red"}), "human", hash_token("t")),
        Seat("blue", "blue", Message("x"), "castaway", None),
    )
    stored = Stored(name, match.header, "é\x00", status(match), timestamp(), seats)
    await store.create(stored, match.entries())
    return stored


async def test_what_is_kept_is_found(store: Store) -> None:
    match = a_match()
    stored = await keep(store, match)
    assert msgspec.json.encode(await store.find("m")) == msgspec.json.encode(stored)
    assert [found.id for found in await store.known(["m", "nothing", "\x00", "x" * 99])] == ["m"]
    for _ in range(9):
        before = len(match.history)
        match.answer(next(iter(match.request or ())), match.waiting[0])
        await store.save(Change("m", before, match.entries(before), status(match)))
    found, record = await store.load("m")
    assert record.entries == match.entries()
    assert found.status == status(match)
    assert found.changed > stored.changed
    again = replay(record)
    assert match.game.hash(again.state) == match.game.hash(match.state)
    await store.save(Change("m", 4, (), Status(99, 4, (), False), cut=True))
    found, record = await store.load("m")
    assert record.entries == match.entries()[:4]
    assert found.status.number == 99
    await store.take_seat("m", "blue", "human", None)
    assert [seat.player for seat in (await store.find("m")).seats] == ["human", "human"]
    with pytest.raises(NotFound):
        await store.load("nothing")


async def test_no_answer_is_kept_twice(store: Store) -> None:
    """Should two servers ever play the same match, the second is told."""
    await keep(store, a_match())
    one = Change("m", 0, (Entry("1", "red"),), Status(1, 1, ("blue",), False))
    await store.save(one)
    with pytest.raises(IntegrityError):
        await store.save(one)
    assert (await store.load("m"))[1].entries == one.entries


async def test_many_at_once(store: Store) -> None:
    """Changes that wait for the disk together are kept together, and a bad one among them fails alone."""
    for place in range(20):
        await keep(store, a_match(), f"m{place}")
    good = [Change(f"m{place}", 0, (Entry("1", "red"),), Status(1, 1, ("blue",), False)) for place in range(20)]
    bad = Change("nothing", 0, (Entry("1", "red"),), Status(1, 1, (), False))
    results = await asyncio.gather(*(store.save(change) for change in [*good[:10], bad, *good[10:]]), return_exceptions=True)
    assert isinstance(results.pop(10), Behind)
    assert results == [None] * 20
    for place in range(20):
        assert (await store.load(f"m{place}"))[1].entries == good[place].entries


async def test_migrations(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.open()

    def check(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.check(config)

    def down_and_up(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
        command.upgrade(config, "head")
        assert {"matches", "answers", "seats"} <= set(inspect(connection).get_table_names())

    with store.engine.begin() as connection:
        check(connection)
    with store.engine.begin() as connection:
        down_and_up(connection)
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    with store.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value
    await store.close()


def test_a_whole_match_on_either(database: str) -> None:
    with serving(database) as client:
        match = create(client)
        with both(client, match) as pages:
            play(pages, Random(1), 8)
            log = pages["red"].log
    with serving(database) as client:
        with both(client, match) as pages:
            assert pages["blue"].log == log
            play(pages, Random(1))
        assert client.get(f"/api/matches/{match['id']}/record").status_code == 200
        assert client.get("/api/matches/%00/record").status_code == 404


def test_a_database_server_that_is_restarted_costs_nobody_an_answer(postgres_folder: Path) -> None:
    """The review's wish beside D6: connections that have died meanwhile are found out before they are used."""
    import psycopg

    name = "restarted"
    with serving(fresh(postgres_folder, name)) as client:
        match = create(client)
        with both(client, match) as pages:
            play(pages, Random(1), 2)
            with psycopg.connect(user="naumachia", dbname="postgres", host=str(postgres_folder), autocommit=True) as host:
                gone = host.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
                ).fetchall()
            assert gone
            play(pages, Random(1), 3)
            assert len(parse(record_of(client, match["id"], match["tokens"]["red"]).text).entries) >= 5


def test_tokens_are_kept_as_hashes(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        match = create(client)
        with both(client, match) as pages:
            play(pages, Random(1), 5)
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in match["tokens"].values():
        assert token.encode() not in data
        assert hash_token(token).encode() in data


def test_a_change_that_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite(tmp_path)) as client:
        match = create(client)
        with sitting(client, match, "red") as red, sitting(client, match, "blue") as blue:
            before = red.view

            async def broken(*_: object) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "save", broken)
                red.problem("failed", t="answer", number=before["number"], answer="1")
            red.answer("1")  # the match is read again and everybody told of it, then the answer counts
            assert red.expect("welcome")["view"] == before
            blue.expect("welcome")
            assert red.expect("update")["view"]["number"] == before["number"] + 1


def test_the_default_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/naumachia/matches.db"
    assert (tmp_path / "naumachia").is_dir()
