"""`naumachia host` beside a running server, on both kinds of database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from secrets import token_urlsafe

import pytest
from typer.testing import CliRunner, Result

from naumachia.cli.app import app
from naumachia.cli.commands.host import read_hour, read_span
from naumachia.kernel.errors import NaumachiaError
from naumachia.text import LANGUAGES
from server.host.hand import keyed, shut
from server.postgres import fresh, postgres
from server.tools import Page, create, serving, sqlite, until

_names = count()


@pytest.fixture(scope="module")
def postgres_folder() -> Iterator[Path]:
    with postgres() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return fresh(request.getfixturevalue("postgres_folder"), f"h{next(_names)}")


def runner(database: str, lang: str = "en") -> Callable[..., Result]:
    def run(*words: str, answer: str | None = None) -> Result:
        return CliRunner().invoke(
            app, ["host", *words], input=answer, env={"NAUMACHIA_DATABASE": database, "NAUMACHIA_LANG": lang, "COLUMNS": "200"}
        )

    return run


def test_the_whole_hand(database: str) -> None:
    """People at play, talk, a line, a ban, a notice, closing time and a match: everything is heeded by the running server."""
    run, anna = runner(database), token_urlsafe(24)
    with serving(database) as client:
        match = create(client)
        client.post("/api/people", json={"key": anna, "name": "Anna"})
        with (
            client.websocket_connect(f"/ws/{match['id']}", subprotocols=keyed(match["tokens"]["red"], anna)) as mine,
            client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia"]) as theirs,
        ):
            red, spectator = Page(mine), Page(theirs)
            red.send(t="say", text="Rude word")
            until(spectator, "talk")
            (server,) = json.loads(run("who", "--json").stdout)
            assert sorted((one["seat"], one["name"]) for one in server["people"]) == [("", ""), ("red", "Anna")]
            assert "2 connections to matches." in run("who").stdout
            person = next(one["person"] for one in server["people"] if one["seat"])
            assert "Rude word" in run("talk", match["id"]).stdout
            asked = run("remove", match["id"], "1", answer="y\n")
            assert "Rude word" in asked.output, "it is shown before it is removed"
            assert until(spectator, "talk")["lines"][0]["text"] == ""
            assert run("notice", "--en", "Tea at five", "--for", "2h").exit_code == 0
            assert until(spectator, "notices")["notices"][0]["words"] == {"en": "Tea at five"}
            refused = run("ban", "--key", person, answer="n\n")
            assert refused.exit_code == 1
            assert f"Anna ({person})" in refused.output
            assert json.loads(run("bans", "--json").stdout) == []
            made = json.loads(run("ban", "--key", person, "--for", "7d", "--reason", "Swearing", "--yes", "--json").stdout)
            assert shut(mine) == ("shut-out-key", 4403)
            assert made["shown"] in run("bans").stdout
            assert run("lift", made["id"]).exit_code == 0
            closing = run("close", "now").stdout.rsplit(" ", 1)[1].strip()
            assert until(spectator, "notices")["notices"][-1]["kind"] == "closed"
            assert closing in run("notices").stdout
            assert run("end", closing).stdout.strip() == "The server is open again."
            listed = run("remove", match["id"], answer="n\n")
            assert "red: Anna" in listed.output
            assert client.get(f"/api/matches/{match['id']}/record").status_code == 200, "not without a yes"
            assert run("remove", match["id"], "--yes").exit_code == 0
            assert shut(theirs) == ("match-removed", 4404)
        kinds = [one["kind"] for one in json.loads(run("log", "--json").stdout)]
        assert kinds == ["match-removed", "opening", "closing", "lift", "ban", "notice", "line-removed"]
        key = run("key").stdout.strip()
        reply = client.post("/api/host/look", json={}, headers={"Authorization": f"Bearer {key}"})
        assert reply.status_code == 200
        assert key not in run("log", "--json").stdout
        run("key", "--remove")
        assert client.post("/api/host/look", json={}, headers={"Authorization": f"Bearer {key}"}).status_code == 403


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_speaks_both_languages(tmp_path: Path, lang: str) -> None:
    """Without a server, too: then nobody answers who plays."""
    database = sqlite(tmp_path)
    with serving(database):
        pass
    run = runner(database, lang)
    made = json.loads(run("ban", "--network", "2001:db8:1:2::3", "--yes", "--json").stdout)
    assert made["shown"] == "2001:db8:1:2::/64"
    for words in (
        ["ban", "--name", "Nero", "--for", "30m", "--yes"],
        ["ban", "--network", "203.0.113.0/24", "--yes"],
        ["bans"],
        ["lift", made["id"]],
        ["notice", "--fr", "Bonsoir"],
        ["notices"],
        ["close", "22:00"],
        ["log"],
        ["who"],
        ["key"],
        ["key", "--remove"],
    ):
        done = run(*words)
        assert done.exit_code == 0, done.output
        assert "⟨" not in done.output
        assert "cli-host" not in done.output


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["ban", "--network", "nowhere", "--yes"], "ban-network-malformed"),
        (["ban", "--network", "0.0.0.0/0", "--yes"], "ban-network-wide"),
        (["ban", "--name", " ", "--yes"], "ban-name-empty"),
        (["ban", "--key", "nobody", "--yes"], "host-person-unknown"),
        (["ban", "--name", "x", "--for", "0d", "--yes"], "host-span"),
        (["close", "25:00"], "host-hour"),
        (["notice"], "host-notice-empty"),
        (["lift", "x"], "host-ban-unknown"),
        (["end", "x"], "host-notice-unknown"),
        (["remove", "x", "--yes"], "match-unknown"),
    ],
)
def test_mistakes_change_nothing(tmp_path: Path, words: list[str], key: str) -> None:
    database = sqlite(tmp_path)
    with serving(database):
        pass
    run = runner(database)
    done = run(*words)
    assert isinstance(done.exception, NaumachiaError)
    assert done.exception.message.key == key
    assert json.loads(run("log", "--json").stdout) == []


def test_a_mistyped_database_makes_no_file(tmp_path: Path) -> None:
    done = runner(sqlite(tmp_path))("bans")
    assert isinstance(done.exception, NaumachiaError)
    assert not list(tmp_path.iterdir())


def test_times() -> None:
    now = datetime(2026, 11, 19, 21, 30, tzinfo=UTC)
    assert read_hour("22:00", now) == now + timedelta(minutes=30)
    assert read_hour("21:00", now) == now + timedelta(hours=23, minutes=30), "tomorrow"
    assert read_hour("2026-12-01T08:00", now) == datetime(2026, 12, 1, 8, tzinfo=UTC)
    assert read_hour("now", now) == now
    assert [read_span(text) for text in ("30m", "12h", "2w")] == [timedelta(minutes=30), timedelta(hours=12), timedelta(days=14)]
    for wrong in ("", "h", "3", "3y", "-1h", "0m", "999999w"):
        with pytest.raises(NaumachiaError, match="host-span"):
            read_span(wrong)
    for wrong in ("22", "22:60", "soon"):
        with pytest.raises(NaumachiaError, match="host-hour"):
            read_hour(wrong, now)
