"""An invitation is good for one seat, once; its code can be read aloud; a name and a key follow somebody to another device."""

from __future__ import annotations

from itertools import product
from secrets import token_urlsafe
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import insert
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from naumachia.kernel.errors import NotFound
from naumachia.kernel.request import CONCEDE
from naumachia.server.matches import codes
from naumachia.server.matches.codes import LENGTH, LETTERS, new_code, read_code, spoken
from naumachia.server.matches.invitations import ALL_RESERVE, GUESSES, GUESSES_RESERVE
from naumachia.server.matches.people import People, Person
from naumachia.server.storage.tables import invitations
from naumachia.table.base.errors import TooFast
from naumachia.table.base.sanitize import sanitized
from server.tools import Page, create, key, sitting, take

GUEST = {"red": "human", "blue": "open"}


def accept(client: TestClient, **body: Any) -> Any:
    return client.post("/api/invitations", json={"token": token_urlsafe(24), **body})


def code_of(client: TestClient, match: dict[str, Any], seat: str = "blue") -> str:
    found = client.post(f"/api/matches/{match['id']}/codes", json={"tokens": [match["tokens"][seat]]}).json()
    return str(found["codes"][seat])


def refused(client: TestClient, match: dict[str, Any], *words: str) -> str:
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia", *words]) as session:
        found: str = session.receive_json()["message"]["key"]
        with pytest.raises(WebSocketDisconnect):
            session.receive_json()
        return found


def test_an_invitation_is_exchanged_and_opens_nothing_afterwards(client: TestClient) -> None:
    """D16: the sender cannot sit in the friend's seat."""
    match = create(client, GUEST)
    invitation = match["tokens"]["blue"]
    assert refused(client, match, f"token.{invitation}") == "invitation-first"
    with sitting(client, match, "red") as red:
        take(client, match, "blue")
        while red.presence[1]["player"] != "human":
            red.presence = red.session.receive_json()["seats"]
        with sitting(client, match, "blue") as blue:
            assert blue.welcome["mine"] == "blue"
    assert refused(client, match, f"token.{invitation}") == "token-unknown", "who sent it cannot sit there any more"
    again = accept(client, match=match["id"], invitation=invitation)
    assert (again.status_code, again.json()["message"]["key"]) == (403, "invitation-used")
    lost = client.post(
        "/api/invitations", json={"match": match["id"], "invitation": invitation, "token": match["tokens"]["blue"]}
    )
    assert lost.json() == {"match": match["id"], "seat": "blue"}, "the answer had been lost: asking again does no harm"
    assert accept(client, match=match["id"], invitation=match["tokens"]["red"]).status_code == 403


def test_a_code_read_aloud_takes_the_seat_once(client: TestClient) -> None:
    match = create(client, GUEST)
    code = code_of(client, match)
    assert code == code_of(client, match)
    assert client.post(f"/api/matches/{match['id']}/codes", json={"tokens": [match["tokens"]["red"]]}).json() == {"codes": {}}
    own = token_urlsafe(24)
    reply = client.post("/api/invitations", json={"code": f" {code.lower()} ", "token": own})
    assert reply.json() == {"match": match["id"], "seat": "blue"}
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(own)) as session:
        assert Page(session).welcome["mine"] == "blue"
    assert accept(client, code=code).json()["message"]["key"] == "code-unknown"


def test_codes_cannot_be_tried_out(client: TestClient) -> None:
    assert accept(client, code="ABC").json()["message"]["key"] == "code-mistyped"
    tries = [accept(client, code=new_code()).status_code for _ in range(int(GUESSES_RESERVE) + 5)]
    assert tries == [404] * int(GUESSES_RESERVE) + [429] * 5


def test_who_has_a_code_is_let_in_whoever_guesses_meanwhile(client: TestClient) -> None:
    """D42: guesses of everybody together were counted, so a visitor with many addresses kept everybody else out."""
    app: Any = client.app
    portal: Any = client.portal
    find = app.state.matches.invitations.find
    for one in range(300):
        with pytest.raises(NotFound, match="code-unknown"):
            portal.call(find, new_code(), f"2001:db8:{one:x}::1")
    match = create(client, GUEST)
    assert accept(client, code=code_of(client, match)).json() == {"match": match["id"], "seat": "blue"}
    # who has a hundred thousand addresses, and a server that hears all of them, finds one of ten thousand codes in a hundred days
    different, a_day = len(LETTERS) ** (LENGTH - 1), 100_000 * GUESSES * 86_400
    assert different / 10_000 / a_day > 100


def test_a_code_from_before_is_good_as_long_as_it_was_to_be(client: TestClient) -> None:
    """They were shorter: guesses at those are counted for everybody together, until the last of them has gone."""
    match = create(client, GUEST)
    app: Any = client.app
    portal: Any = client.portal
    store = app.state.matches.store
    drawn = "ACDEFGHJ"
    short = drawn + codes._check(drawn)
    row = {"code": short, "match": match["id"], "seat": "blue", "expires": "2999"}
    portal.call(store.write, lambda connection: connection.execute(insert(invitations), row))
    assert len(code_of(client, match).replace(" ", "")) == LENGTH, "whoever asks for one has one of now"
    tries = int(ALL_RESERVE)
    for one in range(tries - 1):
        with pytest.raises(NotFound):
            portal.call(app.state.matches.invitations.find, "AAAAAAAAA", f"192.0.2.{one}")
    assert accept(client, code=short).status_code == 200
    with pytest.raises(TooFast):
        portal.call(app.state.matches.invitations.find, "AAAAAAAAA", "192.0.2.200")


def test_every_slip_of_the_tongue_is_found() -> None:
    code = new_code()
    assert read_code(spoken(code).lower()) == code
    for place, letter in product(range(len(code)), LETTERS):
        if letter != code[place]:
            assert read_code(code[:place] + letter + code[place + 1 :]) is None
    swaps = 0
    for place in range(len(code) - 2):
        other = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if other != code:
            swaps += 1
            assert read_code(other) is None
    assert swaps


def test_a_key_opens_the_seats_that_were_taken_with_it(client: TestClient) -> None:
    mine, other = token_urlsafe(24), token_urlsafe(24)
    me = client.post("/api/people", json={"key": mine, "name": "  Ma\u202erie\n Curie\u0000 "}).json()
    assert me == {"known": True, "name": "Marie Curie"}
    assert client.post("/api/people", json={"key": other}).json() == {"known": False, "name": ""}
    match = create(client, GUEST)
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=[*key(match["tokens"]["red"]), f"key.{other}"]) as session:
        red = Page(session)
        assert red.welcome["held"] == ["red"]
        take(client, match, "blue", key=mine)
        while red.presence[1]["name"] != "Marie Curie":
            red.presence = session.receive_json()["seats"]
        client.post("/api/people", json={"key": mine, "name": "Maria"})
        while red.presence[1]["name"] != "Maria":
            red.presence = session.receive_json()["seats"]
    (found,) = client.post("/api/matches/list", json={"tokens": {}, "key": mine}).json()
    assert (found["id"], found["seat"], found["seats"][1]["name"]) == (match["id"], "blue", "Maria")
    for words in ([f"key.{mine}"], [f"key.{mine}", f"seat.{b'blue'.hex()}"]):
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia", *words]) as session:
            assert Page(session).welcome["mine"] == "blue"
    assert refused(client, match, f"key.{mine}", f"seat.{b'red'.hex()}") == "token-unknown"
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia", f"key.{token_urlsafe(24)}"]) as session:
        assert Page(session).welcome["mine"] is None


def test_who_comes_in_the_moment_his_seat_changes_hands_does_not_undo_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D46: the seat belongs to the guest's key once they come. Its former state was put back, a dismissed program, too."""
    match, real = create(client), People.sit
    app: Any = client.app

    async def sit(self: People, id: str, seat: str, person: Person) -> None:
        await real(self, id, seat, person)
        table = app.state.matches.tables[id]
        async with table.lock:
            table.reseated(replace(next(one for one in table.seats if one.seat == seat), player="helmsman"))

    monkeypatch.setattr(People, "sit", sit)
    words = ["naumachia", f"token.{match['tokens']['blue']}", f"key.{token_urlsafe(24)}"]
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=words) as session:
        assert [seat["player"] for seat in session.receive_json()["seats"]] == ["human", "helmsman"]


def test_a_device_is_joined_and_brings_its_seats(client: TestClient) -> None:
    phone, desk = token_urlsafe(24), token_urlsafe(24)
    one, two = create(client, GUEST), create(client, GUEST)
    take(client, one, "blue", key=phone, name="Ada")
    take(client, two, "blue", key=desk)
    assert client.post("/api/people", json={"key": desk, "old": phone}).json() == {"known": True, "name": "Ada"}
    found = client.post("/api/matches/list", json={"tokens": {}, "key": desk}).json()
    assert {info["id"] for info in found} == {one["id"], two["id"]}
    assert client.post("/api/people", json={"key": phone}).json() == {"known": False, "name": ""}
    for bad in ("", "short", "x" * 65, "é" * 40):
        assert client.post("/api/people", json={"key": bad, "name": "x"}).status_code == 400


def test_a_match_one_has_left_is_off_the_list_and_gone_when_all_have(client: TestClient) -> None:
    mine = token_urlsafe(24)
    match = take(client, create(client, GUEST), "blue", key=mine)

    def listed() -> list[Any]:
        found: list[Any] = client.post("/api/matches/list", json={"tokens": {}, "key": mine}).json()
        return found

    assert [info["id"] for info in listed()] == [match["id"]]
    left = client.post(f"/api/matches/{match['id']}/delete", json={"key": mine}).json()
    assert left == {"gone": False, "waiting": ["red"]}
    assert listed() == []
    assert client.post(f"/api/matches/{match['id']}/delete", json={"tokens": [match["tokens"]["red"]]}).json()["gone"]
    assert refused(client, match, f"key.{mine}") == "match-unknown"


@given(st.text())
def test_what_strangers_write_stays_one_line(text: str) -> None:
    found = sanitized(text, 20)
    assert len(found) <= 20
    assert found == found.strip() == sanitized(found, 20)
    assert found.isprintable() or not found


def test_a_rematch_is_on_the_list_of_who_sat_there(client: TestClient) -> None:
    """Nobody sends a link twice: the seat stands open for the old opponent, who sits down by opening the match."""
    match, mine, hers = create(client, GUEST), token_urlsafe(24), token_urlsafe(24)
    take(client, match, "blue", key=hers, name="Bea")
    tokens = [match["tokens"]["red"]]
    body = {"turn": 0, "players": {"red": "open", "blue": "human"}, "again": {"red": "blue"}}
    path = f"/api/matches/{match['id']}/fork"
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=[*key(tokens[0]), f"key.{mine}"]) as session:
        red = Page(session)  # the seat belongs to the player's key from now on, on any device
        red.send(t="answer", number=red.view["number"], answer=CONCEDE)
        while red.view["outcome"] is None:
            red.receive()
    made = client.post(path, json={**body, "key": mine}).json()
    listed = client.post("/api/matches/list", json={"tokens": {}, "key": hers}).json()
    found = next(one for one in listed if one["id"] == made["id"])
    assert (found["seat"], found["seats"][0]["player"], found["seats"][0]["name"]) == ("red", "open", "Bea")
    with sitting(client, made, "blue") as host:
        for words, sat in ((f"key.{mine}", None), (f"key.{hers}", "red"), (f"key.{hers}", "red")):
            with client.websocket_connect(f"/ws/{made['id']}", subprotocols=["naumachia", words]) as session:
                assert Page(session).welcome["mine"] == sat
        while host.presence[0]["player"] != "human":
            host.presence = next(told["seats"] for told in iter(host.session.receive_json, None) if told["t"] == "presence")
    assert accept(client, match=made["id"], invitation=made["tokens"]["red"]).status_code == 403, "she has come"
    # strangers cannot invite, and nobody is invited to a seat that is not open or belonged to another
    other = create(client, GUEST)
    for more in ({"tokens": [other["tokens"]["red"]]}, {"tokens": tokens, "again": {"blue": "blue", "red": "red", "x": "y"}}):
        reply = client.post(path, json={**body, **more})
        if reply.status_code == 201:
            again = client.post("/api/matches/list", json={"tokens": {}, "key": hers}).json()
            assert reply.json()["id"] not in {one["id"] for one in again}
