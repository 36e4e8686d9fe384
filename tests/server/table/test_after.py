"""The end and after, and seats that change hands: routes, prospects, reports, forks, training, programs in and out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.kernel.files.record import parse
from naumachia.match import verify
from server.tools import Page, create, record_of, serving, sitting, sqlite, take

ALONE = {"red": "human", "blue": "castaway"}


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with serving(sqlite(tmp_path)) as found:
        yield found


def number(page: Page) -> int:
    found: int = page.view["number"]
    return found


def last(page: Page) -> str:
    """The last of the moves: what stands apart is no move."""
    found: str = next(option for option in reversed(page.view["ask"]["options"]) if not option.get("section"))["answer"]
    return found


def until_mine(page: Page) -> bool:
    """Read on until the page is asked; false at the end of the match."""
    while page.view["outcome"] is None and not (page.view["ask"] or {}).get("options"):
        page.receive()
    return page.view["outcome"] is None


def finish(client: TestClient, match: dict[str, Any], seat: str = "red") -> Page:
    with sitting(client, match, seat) as page:
        while until_mine(page):
            page.send(t="answer", number=number(page), answer=last(page))
            page.receive()
        page.send(t="ask-report")
        page.report = page.expect("report")  # type: ignore[attr-defined]
        return page


def test_hints_against_programs_only(client: TestClient) -> None:
    match = create(client, ALONE, seed="5")
    with sitting(client, match, "red") as page:
        page.send(t="ask-hint", number=number(page))
        found = page.expect("hint")
        assert found["level"] in ("helmsman", "captain")
        first = found["suggestions"][0]
        assert first["answer"] in [option["answer"] for option in page.view["ask"]["options"]]
        assert first["plan"][0]["answer"] == first["answer"]
        assert 0 <= first["chance"] <= 1
        page.problem("stale", t="ask-hint", number=99)
    people = create(client, {"red": "human", "blue": "human"}, seed="5")
    with sitting(client, people, "red") as page:
        page.problem("forbidden", t="ask-hint", number=number(page))


def test_prospects_and_a_route(client: TestClient) -> None:
    """Click an end and the answers are spent: announcement and path in one message, one change."""
    match = create(client, seed="5")
    with sitting(client, match, "red") as page:
        page.send(t="ask-prospects", number=number(page), ship="RL")
        found = page.expect("prospects")
        assert found["whole"]
        way = max(found["ends"], key=lambda end: len(end["path"]))
        assert len(way["answers"]) == 2
        page.send(t="route", number=number(page), answers=way["answers"])
        view = page.expect("update")["view"]
        assert view["turn"] == 2
        ship = next(piece for piece in page.view["scene"]["pieces"] if piece["id"] == "RL")
        assert ship["pose"] == way["path"][-1]


def test_what_follows_from_a_binding_answer(client: TestClient) -> None:
    match = create(client, seed="5")
    with sitting(client, match, "red") as page:
        found = {}
        for answer in ("0", "1"):
            page.send(t="ask-prospects", number=number(page), ship="RL", answer=answer)
            found[answer] = page.expect("prospects")["ends"]
        assert all(end["answers"][0] == "1" for end in found["1"])
        assert {len(end["path"]) for end in found["1"]} != {len(end["path"]) for end in found["0"]}


def test_prospects_are_for_whoever_is_asked(client: TestClient) -> None:
    match = create(client)
    with sitting(client, match, "blue") as page:
        page.problem("foreign", t="ask-prospects", number=number(page), ship="BL")
        page.problem("stale", t="ask-prospects", number=99, ship="BL")


def test_a_route_ends_where_something_comes_between(client: TestClient) -> None:
    match = create(client, seed="5")
    with sitting(client, match, "red") as page:
        page.send(t="route", number=number(page), answers=["1", "straight", "nonsense", "more"])
        assert page.expect("update")["view"]["turn"] == 2
        page.problem("foreign", t="route", number=number(page), answers=["1"])


def test_prospects_of_a_position_that_has_changed_are_dropped_in_silence(client: TestClient) -> None:
    match = create(client, seed="5")
    with sitting(client, match, "red") as page:
        for answer in ("1", "straight"):
            page.send(t="ask-prospects", number=number(page), ship="RL")
            page.send(t="answer", number=number(page), answer=answer)
            while (found := page.receive())["t"] != "update":
                assert found["t"] == "prospects", found
        page.send(t="resync")
        assert page.receive()["t"] in ("welcome", "prospects")


def test_why_not_there(client: TestClient) -> None:
    match = create(client)
    with sitting(client, match, "red") as page:
        page.send(t="ask-there", ship="RL", q=30, r=30)
        found = page.expect("there")
        assert found["rule"].startswith("TC-")
        assert found["reason"]["key"]
        page.problem("not-found", t="ask-there", ship="none", q=0, r=0)


def test_report_of_a_finished_match(client: TestClient) -> None:
    match = create(client, {"red": "human", "blue": "helmsman"}, seed="3")
    with sitting(client, match, "red") as page:
        page.problem("forbidden", t="ask-report")
    report = finish(client, match).report  # type: ignore[attr-defined]
    lost = {(tally["side"], tally["key"]): tally["points"] for tally in report["tallies"]}
    assert sum(points for (_, key), points in lost.items() if key == "structure") > 0
    assert any(struck["landed"] for struck in report["blows"])
    assert 0 < len(report["moments"]) <= 3
    assert [moment["turn"] for moment in report["moments"]] == sorted(moment["turn"] for moment in report["moments"])
    assert all(moment["log"] for moment in report["moments"])
    assert sum(moment["swing"] > 0 for moment in report["moments"]) >= len(report["moments"]) - 1, "the deciding blow has none"


def test_playing_on_from_a_moment(client: TestClient) -> None:
    match = create(client, ALONE, seed="3")
    finish(client, match)
    reply = client.post(f"/api/matches/{match['id']}/fork", json={"turn": 6, "players": ALONE, "training": True})
    assert reply.status_code == 201, reply.text
    forked = reply.json()
    with sitting(client, forked, "red") as page:
        assert page.welcome["forked"] == 6
        assert page.welcome["training"]
        assert page.view["turn"] >= 6
    finish(client, forked)
    text = client.get(f"/api/matches/{forked['id']}/record").text
    record = parse(text)
    assert record.header.forked == 6
    told = verify(record)
    assert told["finished"]
    ours = sum(entry.seat == "" for entry in record.entries[6:])
    assert told["proved"] == ours < told["dice"] + (ours == told["dice"])
    reply = client.post(f"/api/matches/{match['id']}/fork", json={"turn": 100_000, "players": ALONE})
    assert reply.status_code == 404


def test_a_match_that_is_on_is_forked_only_by_who_sits_in_it(client: TestClient) -> None:
    match = create(client, ALONE)
    path = f"/api/matches/{match['id']}/fork"
    assert client.post(path, json={"turn": 0, "players": ALONE}).status_code == 403
    held = [match["tokens"]["red"]]
    assert client.post(path, json={"turn": 0, "players": ALONE, "tokens": held}).status_code == 201


def test_training_takes_back_across_dice_and_the_same_dice_fall(client: TestClient) -> None:
    match = create(client, {"red": "human", "blue": "helmsman"}, seed="3", training=True)
    with sitting(client, match, "red") as page:
        rolled: list[Any] = []
        for _ in range(400):
            if not until_mine(page):
                break
            risky = next((option for option in page.view["ask"]["options"] if option.get("risky")), None)
            before = page.view["turn"]
            answer = risky["answer"] if risky else last(page)
            page.send(t="answer", number=number(page), answer=answer)
            page.receive()
            if risky:
                rolled = [line.get("dice") for line in page.log if line["turn"] > before]
                break
        assert rolled, "no die fell"
        until_mine(page)
        while page.view["turn"] > before:
            page.send(t="undo", number=number(page))
            page.receive()
        assert page.view["turn"] == before
        page.send(t="answer", number=number(page), answer=answer)
        page.receive()
        assert [line.get("dice") for line in page.log if line["turn"] > before][: len(rolled)] == rolled


def test_training_is_for_one_screen(client: TestClient) -> None:
    body = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "open"}}
    assert client.post("/api/matches", json={**body, "training": True}).status_code == 400


def test_a_seat_goes_to_a_program_and_back(client: TestClient) -> None:
    match = create(client)
    with sitting(client, match, "red") as red:
        with sitting(client, match, "blue") as blue:
            blue.send(t="set-seat", seat="blue", player="castaway")
            assert {seat["seat"]: seat["player"] for seat in blue.session.receive_json()["seats"]}["blue"] == "castaway"
        for _ in range(3):
            assert until_mine(red)
            red.send(t="answer", number=number(red), answer=last(red))
            red.receive()
        with sitting(client, match, "blue") as blue:  # the player's key still opens the seat
            blue.send(t="set-seat", seat="blue", player="human")
            while (found := blue.session.receive_json())["t"] != "presence":
                pass
            assert {seat["seat"]: seat["player"] for seat in found["seats"]}["blue"] == "human"
            red.send(t="set-seat", seat="blue", player="castaway")
            while (found := red.receive())["t"] != "problem":
                pass
            assert found["message"]["key"] == "seat-taken"


def test_a_programs_seat_is_opened_for_a_friend(client: TestClient) -> None:
    match = create(client, ALONE)
    with sitting(client, match, "red") as red:
        red.send(t="set-seat", seat="blue", player="open")
        given = red.expect("seat-token")
        assert given["open"]
        with sitting(client, take(client, {**match, "tokens": {"blue": given["token"]}}, "blue"), "blue") as friend:
            assert friend.welcome["mine"] == "blue"


def test_watchers_are_counted(client: TestClient) -> None:
    match = create(client)
    with sitting(client, match, "red") as red:
        assert red.welcome["watchers"] == 0
        with client.websocket_connect(f"/ws/{match['id']}") as eye:
            assert Page(eye).welcome["watchers"] == 1
            assert red.session.receive_json()["watchers"] == 1


def test_a_record_reopens_with_its_players_and_is_named_after_the_battle(client: TestClient) -> None:
    match = create(client, ALONE, seed="3")
    reply = record_of(client, match["id"], match["tokens"]["red"])
    assert "two-liburnians-20" in reply.headers["content-disposition"]
    again = client.post("/api/records", content=reply.text).json()
    assert list(again["tokens"]) == ["red"]


def test_the_list_tells_place_and_result(client: TestClient) -> None:
    match = create(client, ALONE, seed="3")
    tokens = {"tokens": {match["id"]: match["tokens"]["red"]}}
    (info,) = client.post("/api/matches/list", json=tokens).json()
    assert info["place"][0]["key"] == "where-round"
    assert info["outcome"] is None
    finish(client, match)
    (info,) = client.post("/api/matches/list", json=tokens).json()
    assert info["outcome"]["key"]


def test_the_way_to_this_house(client: TestClient) -> None:
    found = client.get("/api/house").json()
    assert found["open"] is True
    assert "--listen-anywhere" in found["command"]
    assert all(address.startswith("http://") for address in found["addresses"])
    picture = client.post("/api/picture", json={"text": "http://192.168.1.7:8765/#/match/x"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert client.post("/api/picture", json={"text": "x" * 5000}).status_code == 400
    assert client.get("/api/picture", params={"text": "x"}).status_code == 405, "keys stand in no address's log"
