"""The lobby: matches whose open seats anybody may take, once, where the host wants that."""

from __future__ import annotations

from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from starlette.testclient import TestClient

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
        for players in ({"red": "human", "blue": "human"}, {"red": "human", "blue": "random"}):
            assert client.post("/api/matches", json={**SMALL, "players": players, "listed": True}).status_code == 403


def test_where_there_is_no_lobby(client: TestClient) -> None:
    assert client.get("/api/lobby").json() == {"open": False, "matches": []}
    reply = client.post("/api/matches", json={**SMALL, "players": GUEST, "listed": True})
    assert (reply.status_code, reply.json()["message"]["key"]) == (403, "lobby-none")
