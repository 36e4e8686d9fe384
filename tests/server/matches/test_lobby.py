"""The lobby: matches whose open seats anybody may take, once, where the host wants that."""

from __future__ import annotations

from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.text import LANGUAGES, speech
from server.tools import SMALL, Page, create, key, serving, sqlite

GUEST = {"red": "human", "blue": "open"}


def accept(client: TestClient, **body: Any) -> Any:
    return client.post("/api/invitations", json={"token": token_urlsafe(24), **body})


def test_anybody_takes_an_open_seat_of_a_match_that_is_listed(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), lobby=True) as client:
        hidden = create(client, GUEST)
        listed = create(client, GUEST, listed=True, clock={"per": "turn", "seconds": 600})
        found = client.get("/api/lobby").json()
        assert found["open"]
        (shown,) = found["matches"]
        assert (shown["id"], shown["clock"]["seconds"]) == (listed["id"], 600)
        assert [seat["player"] for seat in shown["seats"]] == ["human", "open"]
        assert accept(client, match=hidden["id"], seat="blue").status_code == 403
        assert accept(client, match=listed["id"], seat="red").status_code == 403
        assert accept(client, match=listed["id"], seat="green").status_code == 403
        own = token_urlsafe(24)
        taken = client.post("/api/invitations", json={"match": listed["id"], "seat": "blue", "token": own})
        assert taken.json() == {"match": listed["id"], "seat": "blue"}
        with client.websocket_connect(f"/ws/{listed['id']}", subprotocols=key(own)) as session:
            assert Page(session).welcome["mine"] == "blue"
        assert accept(client, match=listed["id"], seat="blue").status_code == 403
        assert accept(client, match=listed["id"], invitation=listed["tokens"]["blue"]).status_code == 403
        assert client.get("/api/lobby").json()["matches"] == []
        for players in ({"red": "human", "blue": "human"}, {"red": "human", "blue": "castaway"}):
            assert client.post("/api/matches", json={**SMALL, "players": players, "listed": True}).status_code == 403


def test_where_there_is_no_lobby(client: TestClient) -> None:
    assert client.get("/api/lobby").json() == {"open": False, "matches": [], "notices": []}
    reply = client.post("/api/matches", json={**SMALL, "players": GUEST, "listed": True})
    assert (reply.status_code, reply.json()["message"]["key"]) == (403, "lobby-none")


def test_nobody_sits_down_in_every_match_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D43: one visitor took every seat as it was offered and never played; nobody could take over those seats for a week."""
    monkeypatch.setattr("naumachia.server.matches.lobby.SEATS_RESERVE", 2.0)
    with serving(sqlite(tmp_path), lobby=True) as client:
        matches = [create(client, GUEST, listed=True)["id"] for _ in range(4)]
        own = token_urlsafe(24)
        mine = {"match": matches[0], "seat": "blue", "token": own}
        assert [client.post("/api/invitations", json=mine).status_code for _ in range(3)] == [200] * 3, "once, asked three times"
        assert accept(client, match=matches[0], seat="blue").status_code == 403, "taken: it costs nothing"
        assert accept(client, match=matches[1], seat="blue").status_code == 200
        refused = accept(client, match=matches[2], seat="blue")
        assert (refused.status_code, refused.json()["message"]["key"]) == (429, "lobby-often")
        for lang in LANGUAGES:
            assert not speech(lang).problems("lobby-often", {})
        monkeypatch.setattr("naumachia.server.http.operations.ServerCall.visitor", "192.0.2.7")
        assert accept(client, match=matches[2], seat="blue").status_code == 200, "others may"
        match = create(client, GUEST)
        assert accept(client, match=match["id"], invitation=match["tokens"]["blue"]).status_code == 200
