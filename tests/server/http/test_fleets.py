"""Fleets bought by points, over HTTP: what is for sale, what is refused and why, and a match between two of them."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from starlette.testclient import TestClient

from naumachia.games import find
from naumachia.kernel.files.fleets import Market
from naumachia.table.wire import http_types
from naumachia.text import LANGUAGES, speech

PLACE = "/api/games/war_galley/fleets"


@pytest.fixture
def market(client: TestClient) -> Market:
    return msgspec.json.decode(client.get(PLACE).content, type=Market)


def plan(market: Market, points: int = 250, **other: Any) -> dict[str, Any]:
    """The first two ready fleets."""
    ready = [msgspec.to_builtins(preset.fleet) for preset in market.presets if preset.points == points]
    return {"points": points, "one": ready[0], "two": ready[1]} | other


def test_what_is_for_sale(market: Market) -> None:
    """WG-10.0"""
    prices = {model.name: model.price for model in market.models}
    for size in market.sizes:
        ready = [preset for preset in market.presets if preset.points == size.points]
        assert len(ready) >= 5
        for preset in ready:
            spent = sum(prices[name] for squadron in preset.fleet.squadrons for name in squadron)
            assert size.points - 5 < spent <= size.points
            assert len(preset.fleet.squadrons) <= size.squadrons
    game = find("war_galley")
    assert game.fleets is not None
    sold = game.fleets.market(game.standard_charts)
    for lang in LANGUAGES:
        words = speech(lang, "war_galley")
        for label in (*(m.label for m in sold.models), *(m.label for m in sold.leaders), *(m.label for m in sold.presets)):
            assert words.problems(label.key, label.args) == []


def test_fleets_are_drawn_up_and_fought(client: TestClient, market: Market) -> None:
    shown = msgspec.json.decode(client.post(PLACE, json=plan(market)).content, type=http_types.Preview)
    assert {piece.side for piece in shown.scene.pieces} == {"A", "B"}
    body = {"game": "war_galley", "scenario": "", "players": {"A": "human", "B": "helmsman"}, "fleets": plan(market)}
    made = client.post("/api/matches", json=body)
    assert made.status_code == 201, made.text
    listed = client.post("/api/matches/list", json={"tokens": {made.json()["id"]: made.json()["tokens"]["A"]}}).json()
    assert listed[0]["scenario"] == "fleets"
    assert "250" in listed[0]["title"]["en"]


def test_all_faults_at_once(client: TestClient, market: Market) -> None:
    wrong = {"leader": "nobody", "squadrons": [["10-TE"] * 30, [], ["raft"], ["5-hel"]]}
    reply = client.post(PLACE, json=plan(market, one=wrong, two={"leader": "3-6", "squadrons": []}))
    assert reply.status_code == 400
    found = msgspec.json.decode(reply.content, type=http_types.ApiProblem)
    keys = [cast(dict[str, str], fault.args["fault"])["key"] for fault in found.faults]
    assert keys == ["fleet-squadrons", "fleet-no-leader", "fleet-empty", "fleet-no-model", "fleet-too-dear", "fleet-squadrons"]
    body = {"game": "war_galley", "scenario": "", "players": {}, "fleets": plan(market) | {"points": 251}}
    assert client.post("/api/matches", json=body).status_code == 400
    assert client.get("/api/games/touche_coule/fleets").status_code == 404


def test_what_the_sides_agree_on_is_part_of_the_plan(client: TestClient) -> None:
    """BB-2.4, BB-2.5"""
    place = "/api/games/branle_bas/fleets"
    sold = msgspec.json.decode(client.get(place).content, type=Market)
    assert [one.name for one in sold.conditions] == ["wind", "sectors"]
    wanted = plan(sold, 135, conditions={"wind": "90", "sectors": "2"})
    shown = client.post(place, json=wanted).json()
    usual = client.post(place, json=wanted | {"conditions": {}}).json()
    assert usual["scene"]["wind"] != shown["scene"]["wind"]
    refused = client.post(place, json=wanted | {"conditions": {"wind": "45", "tide": "1"}})
    assert refused.status_code == 400
    assert [fault["key"] for fault in refused.json()["faults"]] == ["fleet-no-word", "fleet-no-condition"]
    body = {"game": "branle_bas", "scenario": "", "players": {"West": "human", "East": "helmsman"}, "fleets": wanted}
    assert client.post("/api/matches", json=body).status_code == 201
