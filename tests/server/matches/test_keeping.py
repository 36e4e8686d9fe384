"""Matches that go: deleted by their players, too old for their host, too many for one address. And numbers for the host."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from sqlite3 import connect
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from starlette.testclient import TestClient
from typer.testing import CliRunner

from naumachia import __version__
from naumachia.cli.app import app as commands
from naumachia.kernel.errors import NotFound
from naumachia.server.matches.retention import Retention, expired
from naumachia.server.storage.database import alembic_config
from naumachia.table.base.errors import WrongDatabase
from server.tools import both, create, play, serving, sitting, sqlite


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as client:
        yield client


def leave(client: TestClient, match: dict[str, Any], *seats: str) -> Any:
    return client.post(f"/api/matches/{match['id']}/delete", json={"tokens": [match["tokens"][seat] for seat in seats]})


def rows(client: TestClient) -> dict[str, int]:
    """How much is in the tables."""
    app: Any = client.app
    engine = app.state.matches.store.engine
    with engine.connect() as connection:
        return {
            name: connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one()
            for name in ("matches", "answers", "seats")
        }


def test_a_match_goes_when_all_people_wish_so(client: TestClient) -> None:
    """D13: players delete theirs."""
    match, other = create(client), create(client)
    with both(client, match) as pages:
        play(pages, Random(1), 5)
    assert leave(client, match, "red").json() == {"gone": False, "waiting": ["blue"]}
    with sitting(client, match, "blue") as page:  # nobody takes it from the other
        assert page.view["turn"] == 5
    assert leave(client, match, "blue").json() == {"gone": True, "waiting": []}
    assert leave(client, match, "blue").status_code == 404
    assert client.get(f"/api/matches/{match['id']}/record").status_code == 404
    assert client.post("/api/matches/list", json={"tokens": {match["id"]: match["tokens"]["red"]}}).json() == []
    assert rows(client)["matches"] == 1
    assert rows(client)["answers"] == 0
    assert leave(client, other, "red", "blue").json()["gone"]
    assert rows(client) == {"matches": 0, "answers": 0, "seats": 0}


def test_the_others_are_told_who_has_left_and_go_on_without_him(client: TestClient) -> None:
    clock = {"per": "turn", "seconds": 600, "then": "shown"}  # which would wait for ever
    match = create(client, clock=clock)
    with sitting(client, match, "blue") as page:
        page.send(t="set-seat", seat="red", player="castaway")
        while (told := page.receive())["t"] != "problem":
            pass
        assert told["message"]["key"] == "seat-away"
        leave(client, match, "red")
        page.send(t="set-seat", seat="red", player="castaway")
        while [seat["player"] for seat in page.presence] != ["castaway", "human"]:
            assert page.receive()["t"] != "problem"
    with sitting(client, match, "blue") as page:
        assert [seat["left"] for seat in page.welcome["seats"]] == [False, False], "a program plays, and does not leave"
    match = create(client)
    leave(client, match, "red")
    for watcher in ("blue", None):
        with sitting(client, match, watcher) as page:
            assert [seat["left"] for seat in page.welcome["seats"]] == [True, False]
    with sitting(client, match, "red"), sitting(client, match, "blue") as page:
        assert not any(seat["left"] for seat in page.welcome["seats"]), "the player has come back"


def test_programs_and_empty_seats_do_not_hold_a_match(client: TestClient) -> None:
    for players in ({"red": "human", "blue": "castaway"}, {"red": "human", "blue": "open"}):
        assert leave(client, create(client, players), "red").json()["gone"]


def test_strangers_delete_nothing(client: TestClient) -> None:
    match, other = create(client), create(client)
    assert leave(client, {**match, "tokens": other["tokens"]}, "red").status_code == 403
    assert leave(client, match).status_code == 403
    assert client.post("/api/matches/nothing/delete", json={"tokens": ["x"]}).status_code == 404
    assert rows(client)["matches"] == 2


def test_who_sits_at_a_match_that_goes_is_shown_out(client: TestClient) -> None:
    match = create(client)
    with both(client, match) as pages:
        leave(client, match, "red", "blue")
        for page in pages.values():
            assert "websocket.close" in {page.session.receive()["type"] for _ in range(2 - (page is pages["blue"]))}


def test_what_is_old_goes_if_the_host_wants_it(tmp_path: Path) -> None:
    """D13: finished matches, and those nobody answers in."""
    with serving(sqlite(tmp_path), keeping=Retention(over=30, idle=90)) as client:
        app: Any = client.app
        kept = app.state.matches
        ids = [create(client)["id"] for _ in range(4)]
        age = (5, 40, 40, 100)
        with kept.store.engine.begin() as connection:
            for place, (id, days) in enumerate(zip(ids, age, strict=True)):
                then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="microseconds")
                connection.exec_driver_sql("UPDATE matches SET changed = ?, over = ? WHERE id = ?", (then, place == 2, id))
        assert asyncio.run(expired(kept.store, Retention())) == []
        client.portal.call(kept.tidy)  # type: ignore[union-attr]
        assert [client.get(f"/api/matches/{id}/record").status_code for id in ids] == [200, 200, 404, 404]


def test_a_quota_for_each_address(tmp_path: Path) -> None:
    """D13: of matches kept."""
    with serving(sqlite(tmp_path), keeping=Retention(quota=2)) as client:
        first = create(client)
        create(client)
        full = client.post("/api/matches", json={"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {}})
        assert full.status_code == 400  # what is wrong with it is told first
        full = client.post(
            "/api/matches",
            json={"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "human"}},
        )
        assert (full.status_code, full.json()["message"]["key"]) == (429, "quota-reached")
        leave(client, first, "red", "blue")
        create(client)


def test_the_host_lists_and_deletes_matches(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as client:
        match, other = create(client), create(client)
        with both(client, create(client)) as pages:
            play(pages, Random(1))
    run = CliRunner().invoke
    listed = run(commands, ["matches", "--database", url])
    assert match["id"] in listed.output
    assert "3 matches are kept" in listed.output
    assert run(commands, ["matches", "--database", url, "--delete"]).exit_code != 0
    refused = run(commands, ["matches", "--database", url, "--over", "--delete"], input="n\n")
    assert refused.exit_code != 0
    assert "3 matches are kept" in run(commands, ["matches", "--database", url]).output, "nothing goes without a yes"
    assert "One match was deleted" in run(commands, ["matches", "--database", url, "--over", "--delete"], input="y\n").output
    # what is being played stays, whatever else is said, unless it is said twice
    spared = run(commands, ["matches", "--database", url, "--older", "0", "--delete", "--yes"]).output
    assert "2 of them are being played and stay" in spared
    assert "0 matches were deleted" in spared
    assert "0 matches were deleted" in run(commands, ["matches", match["id"], "--database", url, "--delete", "--yes"]).output
    gone = run(commands, ["matches", match["id"], "--database", url, "--delete", "--playing", "--yes"]).output
    assert "One match was deleted" in gone
    left = run(commands, ["matches", "--database", url, "--lang", "fr"]).output
    assert "1 partie est gardée" in left
    assert other["id"] in left
    assert match["id"] not in left
    (row,) = json.loads(run(commands, ["matches", "--database", url, "--json"]).output)
    assert (row["id"], row["playing"], row["over"]) == (other["id"], True, False)
    assert set(row["seats"]) == {"red", "blue"}


def test_listing_matches_writes_nothing(tmp_path: Path) -> None:
    """A mistyped name makes no database, and one of an older version is not migrated by looking at it."""
    run = CliRunner().invoke
    typo = run(commands, ["matches", "--database", sqlite(tmp_path / "typo")])
    assert isinstance(typo.exception, NotFound)
    assert typo.exception.message.key == "database-missing"
    assert not list(tmp_path.rglob("*.db*"))
    url = sqlite(tmp_path)
    with serving(url) as client:
        create(client)
    with closing(connect(url.removeprefix("sqlite:///"))) as database:
        (now,) = database.execute("select version_num from alembic_version").fetchone()
        first = ScriptDirectory.from_config(alembic_config()).get_base()
        database.execute("update alembic_version set version_num = ?", (first,))
        database.commit()
        assert now != first
    old = run(commands, ["matches", "--database", url])
    assert isinstance(old.exception, WrongDatabase)
    assert old.exception.message.key == "database-older"
    assert isinstance(run(commands, ["matches", "nobody", "--database", url, "--delete", "--yes"]).exception, WrongDatabase)
    with closing(connect(url.removeprefix("sqlite:///"))) as database:
        assert database.execute("select version_num from alembic_version").fetchone() == (first,)


def test_numbers_for_the_host(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        with both(client, create(client)) as pages:
            play(pages, Random(1), 7)
            pages["red"].problem("stale", t="answer", number=10**6, answer="x")
            assert client.get("/api/metrics").status_code == 404  # the test comes from "testclient"
            near = TestClient(client.app, client=("127.0.0.1", 1))
            told = near.get("/api/metrics")
        assert told.headers["content-type"].startswith("text/plain; version=")
        numbers = dict(re.findall(r"^(\w+(?:\{[^}]*\})?) ([0-9.e+]+)$", told.text, re.M))
        assert float(numbers["naumachia_tables"]) == 1
        assert float(numbers["naumachia_players"]) == 2
        assert float(numbers["naumachia_change_seconds_count"]) == 8
        assert float(numbers['naumachia_problems_total{code="stale"}']) == 1
        assert float(numbers["naumachia_database_up"]) == 1
        assert float(numbers["naumachia_matches_stored"]) == 1
        assert float(numbers['naumachia_letters_total{outcome="sent"}']) == 0
        assert f'version="{__version__}"' in next(name for name in numbers if name.startswith("naumachia_build_info"))
        assert float(numbers["process_resident_memory_bytes"]) > 1e7
