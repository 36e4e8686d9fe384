"""The host's page: what its key opens, and what nothing else does."""

from __future__ import annotations

import time
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.server.host import orders
from naumachia.server.host.watch import TRIES_RESERVE
from server.host.hand import BY, command, heed, keyed, shut
from server.tools import FREE, Page, create, serving, sitting, sqlite, until

KEY = "k" * 32


def look(client: TestClient, key: str = KEY, **body: Any) -> Any:
    return client.post("/api/host/look", json=body, headers={"Authorization": f"Bearer {key}"})


def act(client: TestClient, **body: Any) -> Any:
    return client.post("/api/host/act", json=body, headers={"Authorization": f"Bearer {KEY}"})


def test_a_wrong_key_is_slow_and_says_nothing(tmp_path: Path) -> None:
    """The same answer without a key, with a wrong one, and where no page has been opened."""
    database = sqlite(tmp_path)
    with serving(database) as client, command(database) as run:
        app: Any = client.app
        app.state.matches.host.pause = 0.2
        answers = [client.post("/api/host/look", json={}), look(client), look(client, "")]
        run(orders.set_key, KEY)
        before = time.monotonic()
        answers += [look(client, "wrong"), look(client, KEY + "k"), client.post("/api/host/act", json={"act": "close"})]
        assert time.monotonic() - before > 0.6
        assert {(reply.status_code, reply.text) for reply in answers} == {(403, answers[0].text)}
        assert answers[0].json()["message"]["key"] == "host-key-wrong"
        assert look(client).status_code == 200
        for _ in range(int(TRIES_RESERVE)):
            look(client, "wrong")
        assert look(client).status_code == 403, "who tries many is not told which was right"
        other = TestClient(app, client=("192.0.2.9", 1))
        assert look(other).status_code == 200
        assert client.get("/api/notices").json() == [], "nothing was done"
        run(orders.set_key, None)
        assert look(other).status_code == 403
        assert KEY not in str(run(orders.key_hash)) + str(run(orders.recent_orders, 9))


def test_the_page_shows_and_does_it_all(database: str) -> None:
    anna = token_urlsafe(24)
    with serving(database) as client, command(database) as run:
        run(orders.set_key, KEY)
        match = create(client)
        client.post("/api/people", json={"key": anna, "name": "Anna"})
        with (
            client.websocket_connect(f"/ws/{match['id']}", subprotocols=keyed(match["tokens"]["red"], anna)) as mine,
            sitting(client, match, "blue") as blue,
        ):
            red = Page(mine)
            red.send(t="say", text="Rude word")
            until(blue, "talk")
            view = look(client, match=match["id"]).json()
            (server,) = view["servers"]
            found = next(one for one in server["people"] if one["seat"] == "red")
            assert (found["name"], found["match"], found["game"], len(found["origin"])) == (
                "Anna",
                match["id"],
                "touche_coule",
                12,
            )
            assert found["label"] == view["match"]["seats"][0]["label"], "as the lobby calls it"
            assert [(one["seat"], one["player"], one.get("name", "")) for one in view["match"]["seats"]] == [
                ("red", "human", "Anna"),
                ("blue", "human", ""),
            ]
            assert [line["text"] for line in view["match"]["talk"]] == ["Rude word"]
            assert act(client, act="remove-line", id=match["id"], seq=1).json()["shown"] == "1"
            assert until(blue, "talk")["lines"][0]["text"] == ""
            act(client, act="notice", words={"en": "Hello"}, minutes=5)
            assert until(blue, "notices")["notices"][0]["words"] == {"en": "Hello"}
            made = act(client, act="ban", kind="key", value=found["person"], minutes=60, reason="Swearing").json()
            assert made["shown"] == f"Anna ({found['person']})"
            assert shut(mine) == ("shut-out-key", 4403), "at once"
            assert look(client).json()["bans"][0]["id"] == made["id"]
            act(client, act="lift", id=made["id"])
            closing = act(client, act="close").json()
            assert until(blue, "notices")["notices"][-1]["kind"] == "closed"
            act(client, act="end-notice", id=closing["id"])
            act(client, act="remove-match", id=match["id"])
            assert shut(blue.session) == ("match-removed", 4404)
        view = look(client).json()
        assert [order["kind"] for order in view["orders"]][:6] == [
            "match-removed",
            "opening",
            "closing",
            "lift",
            "ban",
            "notice",
        ]
        assert {order["by"] for order in view["orders"]} == {"page", "command"}
        assert view["bans"] == []
        for bad in ({"act": "lift", "id": "x"}, {"act": "remove-match", "id": "x"}, {"act": "end-notice", "id": "x"}):
            assert act(client, **bad).status_code == 404
        for bad in ({"act": "ban", "kind": "network", "value": "::/0"}, {"act": "notice"}):
            assert act(client, **bad).status_code >= 400


def test_the_host_is_not_shut_out_of_the_page(tmp_path: Path) -> None:
    """A network the host is in was shut out by mistake: the page still opens."""
    database = sqlite(tmp_path)
    from naumachia.server.start.app import make_app

    with TestClient(make_app(database, hosts=None, limits=FREE), client=("203.0.113.7", 1)) as client, command(database) as run:
        run(orders.set_key, KEY)
        made = run(orders.ban, "network", "203.0.113.0/24", BY)
        heed(client)
        assert client.post("/api/matches/list", json={"tokens": {}}).status_code == 403
        assert look(client).status_code == 200
        assert act(client, act="lift", id=made.id).status_code == 200
        assert client.post("/api/matches/list", json={"tokens": {}}).status_code == 200


@pytest.mark.parametrize("path", ["/api/host/look", "/api/host/act"])
def test_the_page_of_another_site_cannot_ask(client: TestClient, path: str) -> None:
    reply = client.post(path, json={}, headers={"Origin": "https://elsewhere.example", "Authorization": f"Bearer {KEY}"})
    assert (reply.status_code, reply.json()["message"]["key"]) == (403, "wrong-door")
