"""A player may be forgotten: name, key, lines of talk and address for letters go, and the match goes on (D68)."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import insert
from starlette.testclient import TestClient

from naumachia.server.storage.tables import letters
from server.tools import Page, create, key, serving, sqlite, take, until

GUEST = {"red": "human", "blue": "open"}


def forget(client: TestClient, key: str) -> None:
    reply = client.post("/api/people/forget", json={"key": key})
    assert (reply.status_code, reply.json()) == (200, {"known": False, "name": ""})


def said(page: Page, text: str) -> None:
    page.send(t="say", text=text)
    assert until(page, "talk")["lines"][0]["text"] == text


def test_what_is_left_of_somebody_who_wants_to_be_forgotten(tmp_path: Path) -> None:
    anna, bert = token_urlsafe(32), token_urlsafe(32)
    with serving(sqlite(tmp_path)) as client:
        match = take(client, create(client, GUEST), "blue", key=anna, name="Annabella")
        client.post("/api/people", json={"key": bert, "name": "Bertrand"})
        other = create(client, GUEST)
        client.post("/api/matches/list", json={"tokens": {}, "key": anna})
        app: Any = client.app
        matches = app.state.matches
        assert client.portal is not None
        person = client.portal.call(matches.people.find, anna)
        row = {
            "person": person.id,
            "address": "annabella@example.org",
            "lang": "en",
            "secret": "s",
            "confirmed": True,
            "sent": "[]",
        }
        with matches.store.engine.begin() as connection:
            connection.execute(insert(letters), row)
        with (
            client.websocket_connect(f"/ws/{match['id']}", subprotocols=[*key(match["tokens"]["red"]), f"key.{bert}"]) as one,
            client.websocket_connect(f"/ws/{match['id']}", subprotocols=[*key(match["tokens"]["blue"]), f"key.{anna}"]) as two,
        ):
            red, blue = Page(one), Page(two)
            said(red, "Good evening, all.")
            until(blue, "talk")
            said(blue, "I live in Nantes.")
            seq = until(red, "talk")["lines"][0]["seq"]
            forget(client, token_urlsafe(32))  # a stranger's key does nothing
            assert client.post("/api/people", json={"key": anna}).json() == {"known": True, "name": "Annabella"}
            forget(client, anna)
            gone = until(red, "talk")["lines"]
            assert [(line["seq"], line["name"], line["text"]) for line in gone] == [(seq, "", "")]
            red.send(t="resync")
            assert [seat["name"] for seat in until(red, "welcome")["seats"]] == ["Bertrand", ""]
            assert [line["text"] for line in until(red, "talk")["lines"]] == ["Good evening, all."]
            assert until(blue, "talk")["lines"] == gone, "their own page, too"
            said(blue, "Still here.")
        assert client.post("/api/people", json={"key": anna}).json() == {"known": False, "name": ""}
        assert client.post("/api/matches/list", json={"tokens": {}, "key": anna}).json() == []
        assert client.post("/api/people", json={"key": bert}).json()["name"] == "Bertrand"
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["blue"])) as two:
            blue = Page(two)  # the link of the seat opens it as before
            assert blue.welcome["mine"] == "blue"
            lines = until(blue, "talk")["lines"]
            assert [line["text"] for line in lines] == ["Good evening, all.", "Still here."]
        assert client.post("/api/matches/list", json={"tokens": {other["id"]: other["tokens"]["red"]}}).json()
    with closing(sqlite3.connect(tmp_path / "matches.db")) as kept:
        kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        everything = "\n".join(kept.iterdump())
    for word in ("Annabella", "annabella@", "Nantes"):
        assert word not in everything
        assert word.encode() not in (tmp_path / "matches.db").read_bytes(), "nor in what was overwritten"
    assert "Good evening" in everything
    assert "Bertrand" in everything


def test_lines_from_before_their_author_was_noted(tmp_path: Path) -> None:
    """They go with the seat they were said in; the other's stay."""
    anna = token_urlsafe(32)
    with serving(sqlite(tmp_path)) as client:
        match = take(client, create(client, GUEST), "blue", key=anna, name="Anna")
        with closing(sqlite3.connect(tmp_path / "matches.db")) as kept, kept:
            rows = [(match["id"], seq, seat, seat, seat, "2026") for seq, seat in enumerate(("red", "blue", "red"), 1)]
            kept.executemany("INSERT INTO chat (match, seq, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)", rows)
        forget(client, anna)
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["blue"])) as two:
            assert [line["seat"] for line in until(Page(two), "talk")["lines"]] == ["red", "red"]


def test_what_is_said_afterwards_belongs_to_nobody_who_was_forgotten(tmp_path: Path) -> None:
    """The connection had gone on under the old person, whom nobody could have forgotten a second time."""
    anna = token_urlsafe(32)
    with serving(sqlite(tmp_path)) as client:
        match = take(client, create(client, GUEST), "blue", key=anna, name="Anna")
        shown = [*key(match["tokens"]["blue"]), f"key.{anna}"]
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=shown) as session:
            blue = Page(session)
            forget(client, anna)
            said(blue, "and one thing more")
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=shown) as session:
            Page(session)  # the same browser, known anew
        forget(client, anna)
    with closing(sqlite3.connect(tmp_path / "matches.db")) as kept:
        assert kept.execute("SELECT text, person FROM chat").fetchall() == [("", None)]


def test_lines_said_on_another_device_go_too(tmp_path: Path) -> None:
    """The keys of two devices that were joined are one person."""
    phone, desk = token_urlsafe(32), token_urlsafe(32)
    with serving(sqlite(tmp_path)) as client:
        match = take(client, create(client, GUEST), "blue", key=phone, name="Anna")
        shown = [*key(match["tokens"]["blue"]), f"key.{phone}"]
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=shown) as session:
            said(Page(session), "from the telephone")
        client.post("/api/people", json={"key": desk, "old": phone})
        forget(client, desk)
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"]["red"])) as session:
            red = Page(session)
            red.send(t="say", text="who was that?")
            assert json.dumps(until(red, "talk")["lines"]).count("text") == 1
