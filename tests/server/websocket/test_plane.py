"""Weighing a leg or a place over the wire: what it would touch and count as, at once; its odds a moment later."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

import naumachia.games
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.work.tasks import Task
from server.tools import Page, sitting
from small_games import SMALL_GAMES


async def here(_: WorkerPool, task: Task[Any]) -> Any:
    return task.run()


@pytest.fixture
def table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    everything = {game.name: game for game in (*naumachia.games.games().values(), *SMALL_GAMES)}
    monkeypatch.setattr(naumachia.games, "games", lambda: everything)
    monkeypatch.setattr(WorkerPool, "_work", here)  # other processes do not know the games of the tests
    body = {"game": "model_ships", "scenario": "shelf", "players": {"red": "human", "blue": "human"}}
    found: dict[str, Any] = client.post("/api/matches", json=body).json()
    return found


def weighed(page: Page, answer: str) -> Any:
    page.send(t="ask-trial", number=page.view["number"], answer=answer)
    return page.expect("trial")


def test_a_leg_is_weighed_before_it_is_rowed(client: TestClient, table: dict[str, Any]) -> None:
    with sitting(client, table, "red") as red, sitting(client, table, "blue") as blue, sitting(client, table) as watcher:

        def give(page: Page, answer: str) -> None:
            page.answer(answer)
            for one in (red, blue):  # who only watches hears it when nothing lies face down
                one.expect("update")

        # a sheet of places: only what stands against it is told
        close = weighed(red, "R1: 150 60 0; R2: 160 60 0")
        assert (close["option"], close["bar"]["key"], close["bar"]["rule"]) == (None, "in-contact", "MO-1")
        fine = weighed(red, "R1: 150 90 0; R2: 260 60 0")
        assert (fine["option"], fine["bar"], fine["forecast"]) == (None, None, None)
        watcher.problem("forbidden", t="ask-trial", number=red.view["number"], answer="R1")
        assert [piece["id"] for piece in blue.view["scene"]["pieces"] if not piece["gone"]] == ["B1", "B2"]
        give(red, "R1: 150 90 0; R2: 260 60 0")
        give(blue, "B1: 150 210 180; B2: 250 240 180")

        # a place: the region, and what stands against a place in it
        ask = blue.view["ask"]
        assert (ask["kind"], ask["ship"], ask["at"]) == ("place", "buoy", [200, 150, 0])
        assert "region" not in red.view["ask"]
        assert weighed(blue, "200 150 90")["option"]["args"] == {"x": 200, "y": 150, "heading": 90}
        assert weighed(blue, "10 150 90")["bar"]["key"] == "not-offered"
        assert weighed(blue, "148 140 90")["bar"]["key"] == "buoy-near"
        blue.problem("malformed", t="ask-trial", number=blue.view["number"], answer="5 5")
        give(blue, "200 150 0")
        give(red, "R1: fast; R2: slow")
        give(blue, "B1: slow; B2: slow")

        # face down: mine are readable to me, theirs are seen to lie there
        seen = {piece["id"]: piece["counters"] for piece in blue.view["scene"]["pieces"]}
        assert seen["B1"][0]["sign"] == "S"
        assert seen["R2"] == [{}]
        assert seen["R1"][0]["open"], "it rows, so it has been shown"

        # a leg: free, and into somebody
        ask = red.view["ask"]
        assert (ask["kind"], ask["ship"]) == ("leg", "R1")
        assert ask["leg"]["path"] == [{"x": 150.0, "y": 210.0, "h": -90}]
        assert [0, 0, 1, 90] in ask["leg"]["bands"]
        assert "leg" not in blue.view["ask"]
        blue.problem("foreign", t="ask-trial", number=blue.view["number"], answer="20 0")
        free = weighed(red, "20 0")
        assert (free["option"].get("touches"), free["forecast"]) == (None, None)
        ram = weighed(red, "90 0")
        assert ram["option"]["touches"] == ["B1"]
        assert [note["key"] for note in ram["option"]["notes"]] == ["note-touch", "note-ram"]
        assert ram["option"]["path"][-1]["y"] == pytest.approx(210 - 76)
        assert ram["forecast"] is None, "told at once, without the odds"
        told = red.expect("trial")
        assert (told["answer"], told["option"]) == ("90 0", ram["option"])
        assert sum(part["p"] for part in told["forecast"]["headline"]) == pytest.approx(1)
        hit = next(part for part in told["forecast"]["headline"] if part["what"]["key"] == "verdict-hit")
        assert hit["exact"] == "1/2", "the paces that lie face down do not matter"
        give(red, "40 -10")
        assert len(red.view["ask"]["leg"]["path"]) == 2
        assert [option["answer"] for option in red.view["ask"]["options"]] == ["row", "back", "concede"]
