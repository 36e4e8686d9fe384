"""Questions about plots that are being written, over the socket: what is asked, what is told, and what nobody else hears."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from server.tools import create, sitting

DUEL = {"game": "trireme_ship", "scenario": "ts1-two-captains"}
TWO = {"red": "human", "yellow": "human"}


def test_plots_and_places_are_told_to_who_asks_and_to_nobody_else(client: TestClient) -> None:
    match = create(client, TWO, **DUEL)
    with sitting(client, match, "red") as red, sitting(client, match, "yellow") as yellow:
        red.send(t="ask-plans", number=0, lines="R1: A A A A A")
        plans: dict[str, Any] = red.expect("plans")
        assert [moment["step"] for moment in plans["plans"][0]["moments"]] == [1, 2, 3, 4, 5]
        red.send(t="ask-places", number=0, ship="Y1")
        one = red.expect("places")
        red.send(t="ask-places", number=0)
        all_ = red.expect("places")
        assert [step["cells"] for step in one["steps"]] == [step["cells"] for step in all_["steps"]]
        assert len(one["steps"]) == 5
        assert one["steps"][0]["poses"]
        assert not all_["steps"][0]["poses"]
        yellow.send(t="answer", number=0, answer="Y1: A A L")
        yellow.expect("update")
        red.expect("update")  # who has handed in is no secret
        red.send(t="ask-places", number=0, ship="Y1")
        assert red.expect("places") == one, "a sheet that is in changes nothing about what could be"
        red.problem("not-found", t="ask-places", number=0, ship="nobody")
        for question in ({"t": "ask-places"}, {"t": "ask-plans", "lines": "R1: A"}):  # D67: they were not answered at all
            told = red.problem("stale", number=7, **question)
            assert told["message"] == {"key": "stale-question", "args": {"found": 7, "now": 0}}
        red.send(t="ask-plans", number=0, lines="R1: X X X; Y1: A")
        assert red.expect("plans")["plans"] == []
        red.send(t="answer", number=0, answer="R1: A")
        yellow.expect("update")  # and nothing else: of all the questions of red it has heard nothing
        red.expect("update")
        red.send(t="ask-scene", turn=2)
        scene = red.expect("scene")
        assert [part["told"] for part in scene["parts"]] == [
            at for at, line in enumerate(scene["log"]) if line.get("chapter") in ("step", "rest")
        ]
        assert len(scene["parts"]) == 6


def test_spectators_and_those_with_nothing_to_write_ask_in_vain(client: TestClient) -> None:
    match = create(client, TWO, **DUEL)
    with sitting(client, match, None) as guest:
        for question in ({"t": "ask-plans", "lines": "R1: A"}, {"t": "ask-places", "ship": "R1"}):
            guest.send(number=0, **question)
            assert guest.expect("problem")["code"] == "forbidden"
    other = create(client)
    with sitting(client, other, "red") as red:
        red.send(t="ask-places", number=0)
        assert red.expect("problem")["code"] == "foreign"
