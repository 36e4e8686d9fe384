"""A side shared by captains over HTTP and WebSocket: four seats, four links, each asked about their own ships."""

from __future__ import annotations

import msgspec
from starlette.testclient import TestClient

from naumachia.table.wire import http_types
from naumachia.text import LANGUAGES, speech
from server.tools import create, sitting, take

BATTLE = {"game": "war_galley", "scenario": "s05-side-190bc", "options": {"captains": 2, "turns": 2}}
FOUR = {"R": "human", "R-2": "open", "S": "open", "S-2": "castaway"}


def test_the_form_shows_a_row_for_each_captain(client: TestClient) -> None:
    shown = client.get("/api/games/war_galley/scenarios/s05-side-190bc/preview", params={"options": "captains=2"})
    preview = msgspec.json.decode(shown.content, type=http_types.Preview)
    assert [(seat.seat, seat.side) for seat in preview.seats] == [("R", "R"), ("R-2", "R"), ("S", "S"), ("S-2", "S")]
    for lang in LANGUAGES:
        words = speech(lang, "war_galley")
        assert len({words.say(seat.label) for seat in preview.seats}) == 4


def test_a_link_for_each_seat_and_each_captain_answers_for_his_own(client: TestClient) -> None:
    match = create(client, FOUR, **BATTLE)
    assert set(match["tokens"]) == {"R", "R-2", "S"}
    for seat in ("R-2", "S"):
        take(client, match, seat)
    with sitting(client, match, "R") as one, sitting(client, match, "R-2") as two, sitting(client, match, "S") as foe:
        pages = {"R": one, "R-2": two, "S": foe}
        assert {seat["seat"]: seat["side"] for seat in two.welcome["seats"]} == {"R": "R", "R-2": "R", "S": "S", "S-2": "S"}
        answered: set[str] = set()
        while not {"R", "R-2"} <= answered:
            seat = next((seat for seat, page in pages.items() if page.mine), "")
            if seat:
                answered.add(seat)
                page = pages[seat]
                ask = page.view["ask"]
                if seat == "R-2" and ask["kind"] == "choose":
                    assert "concede" not in {option["answer"] for option in ask["options"]}
                    one.problem("foreign", t="answer", number=one.view["number"], answer=page.answers[0])
                if ask["kind"] == "orders":
                    page.answer("; ".join(f"{line['id']}:{line['answers'][0]}" for line in ask["sheet"]))
                else:
                    page.answer(page.answers[0])
            for page in pages.values():
                page.expect("update")
