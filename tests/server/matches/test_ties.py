"""Mute and block: kept with a player's key, heeded at every table, and told to nobody else."""

from __future__ import annotations

from contextlib import ExitStack
from secrets import token_urlsafe
from typing import Any

from starlette.testclient import TestClient

from server.host.hand import keyed
from server.tools import Page, create, serving, sitting, take, until

OPEN = {"red": "human", "blue": "open"}


def person(client: TestClient, name: str) -> str:
    key = token_urlsafe(24)
    assert client.post("/api/people", json={"key": key, "name": name}).status_code == 200
    return key


def at(stack: ExitStack, client: TestClient, match: dict[str, Any], seat: str, key: str) -> Page:
    """Sit down with a key; the seat belongs to it from then on."""
    words = keyed(match["tokens"][seat], key)
    return Page(stack.enter_context(client.websocket_connect(f"/ws/{match['id']}", subprotocols=words)))


def say(page: Page, text: str) -> None:
    page.send(t="say", text=text)
    assert until(page, "talk")["lines"][-1]["text"] == text


def told(page: Page) -> list[tuple[int, str]]:
    return [(line["seq"], line["text"]) for line in until(page, "talk")["lines"]]


def test_who_is_muted_is_not_heard(database: str) -> None:
    """Neither now nor after coming back; the muted one and a spectator notice nothing."""
    with serving(database) as client, ExitStack() as stack:
        match, anna, berta = create(client), person(client, "Anna"), person(client, "Berta")
        red, blue = at(stack, client, match, "red", anna), at(stack, client, match, "blue", berta)
        spectator = Page(stack.enter_context(client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia"])))
        say(blue, "One")
        assert told(red) == [(1, "One")]
        red.send(t="tie", seat="blue", kind="mute", on=True)
        assert until(red, "ties") == {"t": "ties", "muted": ["blue"], "blocked": []}
        assert told(red) == [(1, "")], "the page drops what it has"
        say(blue, "Two")
        say(red, "Mine")
        assert [told(spectator) for _ in range(3)] == [[(1, "One")], [(2, "Two")], [(3, "Mine")]]
        assert told(blue) == [(3, "Mine")]
        with ExitStack() as later:
            again = at(later, client, match, "red", anna)
            assert told(again) == [(3, "Mine")]
            assert until(again, "ties")["muted"] == ["blue"]
            listed = client.post("/api/people/ties", json={"key": anna}).json()
            assert [(one["kind"], one["name"]) for one in listed] == [("mute", "Berta")]
            assert client.post("/api/people/ties", json={"key": berta}).json() == []
            assert client.post("/api/people/ties", json={"key": berta, "id": listed[0]["id"]}).json() == []
            assert client.post("/api/people/ties", json={"key": anna}).json() == listed, "a list is its owner's"
            assert client.post("/api/people/ties", json={"key": anna, "id": listed[0]["id"]}).json() == []
            assert until(again, "ties")["muted"] == []
            assert told(again) == [(1, "One"), (2, "Two")], "what was said meanwhile"
        say(blue, "Three")
        while told(red) != [(4, "Three")]:
            pass


def test_who_is_blocked_takes_no_seat_at_my_tables(database: str) -> None:
    """By no invitation and not from the lobby; others may, and so may they at tables of others."""
    with serving(database, lobby=True) as client, ExitStack() as stack:
        first, anna, berta, carla = create(client), *(person(client, name) for name in ("Anna", "Berta", "Carla"))
        red, _ = at(stack, client, first, "red", anna), at(stack, client, first, "blue", berta)
        red.send(t="tie", seat="blue", kind="block", on=True)
        assert until(red, "ties")["blocked"] == ["blue"]
        for listed in (False, True):
            match = create(client, OPEN, listed=listed)
            at(stack, client, match, "red", anna)
            how = {"seat": "blue"} if listed else {"invitation": match["tokens"]["blue"]}
            body = {"match": match["id"], "token": token_urlsafe(24), **how}
            refused = client.post("/api/invitations", json={**body, "key": berta})
            assert (refused.status_code, refused.json()["message"]) == (403, {"key": "seat-not-for-you"})
            assert client.post("/api/invitations", json={**body, "key": carla}).status_code == 200
        theirs = create(client, OPEN)
        at(stack, client, theirs, "red", carla)
        take(client, theirs, "blue", key=berta)
        mine = create(client, OPEN)
        at(stack, client, mine, "red", berta)
        take(client, mine, "blue", key=anna)  # who blocks may still sit down with them


def test_who_is_blocked_cannot_invite_me(database: str) -> None:
    """A rematch stands open for everybody else: the one who asks learns nothing, and I am not called."""
    with serving(database) as client, ExitStack() as stack:
        match, anna, berta = create(client), person(client, "Anna"), person(client, "Berta")
        red, _ = at(stack, client, match, "red", anna), at(stack, client, match, "blue", berta)
        wanted = {
            "turn": 0,
            "players": {"red": "open", "blue": "human"},
            "again": {"red": "red"},
            "tokens": [match["tokens"]["blue"]],
        }

        def waiting() -> list[str]:
            listed = client.post("/api/matches/list", json={"tokens": {}, "key": anna}).json()
            return [one["id"] for one in listed if one["id"] != match["id"]]

        made = client.post(f"/api/matches/{match['id']}/fork", json={**wanted, "key": berta})
        assert waiting() == [made.json()["id"]]
        red.send(t="tie", seat="blue", kind="block", on=True)
        until(red, "ties")
        again = client.post(f"/api/matches/{match['id']}/fork", json={**wanted, "key": berta})
        assert again.status_code == 201
        assert waiting() == [made.json()["id"]]


def test_who_has_no_key_mutes_nobody_and_is_not_muted(database: str) -> None:
    with serving(database) as client, ExitStack() as stack:
        match, anna = create(client), person(client, "Anna")
        red = at(stack, client, match, "red", anna)
        with sitting(client, match, "blue") as blue:
            red.problem("forbidden", t="tie", seat="blue", kind="mute", on=True)
            red.problem("forbidden", t="tie", seat="red", kind="mute", on=True)
            red.problem("not-found", t="tie", seat="green", kind="mute", on=True)
            red.problem("malformed", t="tie", seat="blue", kind="hate", on=True)
            blue.problem("forbidden", t="tie", seat="red", kind="mute", on=True)


def test_ties_go_along_to_another_device_and_go_when_one_is_forgotten(database: str) -> None:
    with serving(database) as client, ExitStack() as stack:
        match, anna, berta = create(client), person(client, "Anna"), person(client, "Berta")
        red, _ = at(stack, client, match, "red", anna), at(stack, client, match, "blue", berta)
        red.send(t="tie", seat="blue", kind="mute", on=True)
        until(red, "ties")
        moved = token_urlsafe(24)
        client.post("/api/people", json={"key": moved, "old": anna})
        assert [one["name"] for one in client.post("/api/people/ties", json={"key": moved}).json()] == ["Berta"]
        client.post("/api/people/forget", json={"key": berta})
        assert client.post("/api/people/ties", json={"key": moved}).json() == []
