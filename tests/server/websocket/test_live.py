"""Matches played over the wire."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import naumachia.games
from naumachia.games import find
from naumachia.kernel.files.record import parse
from naumachia.match import verify
from naumachia.server.guard.limits import Limits
from server.tools import Page, both, create, key, play, record_of, serving, sitting, sqlite, take
from small_games import SMALL_GAMES


def test_a_whole_match_by_two_seats(client: TestClient) -> None:
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages, sitting(client, match) as spectator:
        count = play(pages, Random(3))
        for _ in range(count):
            spectator.expect("update")
        red, blue = pages["red"], pages["blue"]
        assert red.view["outcome"] == blue.view["outcome"] == spectator.view["outcome"]
        assert red.log == blue.log == spectator.log
        assert red.problem("over", t="answer", number=red.view["number"], answer="1")["message"]["key"] == "match-over"
    reply = client.get(f"/api/matches/{match['id']}/record")
    found = verify(parse(reply.text))
    assert found["finished"]
    assert found["proved"] == found["dice"] > 0


def test_the_log_grows_by_what_is_new(client: TestClient) -> None:
    match = create(client)
    with both(client, match) as pages:
        play(pages, Random(5), 25)
        grown = list(pages["red"].log)
        pages["red"].send(t="resync")
        pages["red"].log = []
        assert pages["red"].expect("welcome")["view"]["log_from"] == 0
        assert pages["red"].log == grown


def test_options_are_shown_to_nobody_else(client: TestClient) -> None:
    match = create(client)
    with both(client, match) as pages, sitting(client, match) as spectator:
        assert pages["red"].answers
        assert "options" not in pages["blue"].view["ask"]
        assert "options" not in spectator.view["ask"]
        assert [page.view["seat"] for page in (pages["red"], pages["blue"], spectator)] == ["red", "blue", None]
        assert [page.welcome["mine"] for page in (pages["red"], pages["blue"], spectator)] == ["red", "blue", None]


def test_refusals_are_named_and_change_nothing(client: TestClient) -> None:
    match = create(client)
    with both(client, match) as pages, sitting(client, match) as spectator:
        red, blue = pages["red"], pages["blue"]
        number, legal = red.view["number"], red.answers[0]
        red.problem("stale", t="answer", number=number + 1, answer=legal)
        red.problem("stale", t="answer", number=number - 1, answer=legal)
        blue.problem("foreign", t="answer", number=number, answer=legal)
        spectator.problem("forbidden", t="answer", number=number, answer=legal)
        spectator.problem("forbidden", t="undo", number=number)
        spectator.problem("forbidden", t="ask-odds", number=number, answer=legal)
        assert red.problem("illegal", t="answer", number=number, answer="9")["rule"]
        red.problem("illegal", t="ask-odds", number=number, answer="9")
        red.problem("stale", t="ask-odds", number=number + 1, answer=legal)
        blue.problem("foreign", t="ask-odds", number=number, answer=legal)
        red.problem("no-undo", t="undo", number=number)
        red.problem("no-undo", t="redo", number=number)
        red.problem("not-found", t="ask-why", ship="Argo")
        red.problem("not-found", t="ask-scene", turn=99)
        red.problem("not-found", t="ask-scene", turn=0, seat="green")
        red.problem("forbidden", t="ask-scene", turn=0, seat="blue")
        red.problem("malformed", t="nothing")
        red.problem("malformed", t="answer", number=number, answer=legal, more=1)
        red.problem("malformed", t="answer", number="1", answer=legal)
        red.problem("malformed", t="answer", number=number, answer="x" * 4001)
        red.problem("too-large", t="answer", number=number, answer="x" * 20_000)
        red.session.send_bytes(b"{}")
        assert red.expect("problem")["code"] == "malformed"
        red.session.send_text("[" * 5000)
        assert red.expect("problem")["code"] == "malformed"
        red.answer(legal)
        assert red.expect("update")["view"]["number"] == number + 1


def test_undo_and_redo(client: TestClient) -> None:
    match = create(client)
    with both(client, match) as pages:
        red, blue = pages["red"], pages["blue"]
        play(pages, Random(1), 1)  # the speed is announced and binds
        assert red.view["undo"] == 0
        assert red.view["undo_reason"]["key"] == "undo-binding"
        before, known = dict(red.view), len(red.log)
        play(pages, Random(1), 1)
        assert red.view["undo"] == 1
        after, told = red.view, list(red.log)
        red.send(t="undo", number=after["number"])
        red.expect("update")
        blue.expect("update")
        assert red.view["scene"] == before["scene"]
        assert red.view["ask"] == before["ask"]
        assert red.view["number"] > after["number"] > before["number"]
        assert red.view["redo"] == 1
        assert blue.view["redo"] == 0
        assert red.log == told[:known]
        blue.problem("no-undo", t="redo", number=red.view["number"])
        red.problem("stale", t="redo", number=after["number"])
        red.send(t="redo", number=red.view["number"])
        red.expect("update")
        blue.expect("update")
        assert red.view["scene"] == after["scene"]
        assert red.log == blue.log == told


def test_odds_are_exact(client: TestClient) -> None:
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages:
        rng = Random(8)
        for _ in range(300):
            mover = next(page for page in pages.values() if page.mine)
            risky = [option["answer"] for option in mover.view["ask"]["options"] if option.get("risky")]
            if risky:
                mover.send(t="ask-odds", number=mover.view["number"], answer=risky[0])
                found = mover.expect("odds")
                assert found["answer"] == risky[0]
                check_forecast(found["forecast"])
                assert all("/" in share["exact"] for share in found["forecast"]["table"])
                return
            play(pages, rng, 1)
    pytest.fail("no risky option came up")


def check_forecast(found: Any) -> None:
    """Table, headline and every margin are whole."""
    for shares in (found["table"], found["headline"], *(margin["bars"] for margin in found["margins"])):
        assert sum(share["p"] for share in shares) == pytest.approx(1)
    assert found["margins"], "nobody can lose anything"


def test_why_names_rules_and_labels_ships(client: TestClient) -> None:
    match = create(client)
    with sitting(client, match, "blue") as blue:
        blue.send(t="ask-why", ship="RL")
        reasons = {reason["action"]: reason for reason in blue.expect("why")["reasons"]}
        assert "key" not in reasons["speed:1"]
        assert reasons["fire:BL"]["rule"].startswith("TC-")
        label = reasons["fire:BL"]["label"]
        assert label["key"] == "try-fire"
        assert label["args"]["value"]["key"] == "ship"


def test_past_scenes(client: TestClient) -> None:
    match = create(client, seed="7")
    with both(client, match) as pages:
        red, first = pages["red"], pages["red"].view["scene"]
        play(pages, Random(1), 12)
        red.send(t="ask-scene", turn=0)
        found = red.expect("scene")
        assert (found["scene"], found["seat"]) == (first, "red")
        play(pages, Random(1))
        lines: list[Any] = []
        for turn in range(red.view["turn"] + 1):
            red.send(t="ask-scene", turn=turn, seat="blue")
            lines += red.expect("scene")["log"]
        assert lines == red.log


def test_presence_and_open_seats(client: TestClient) -> None:
    match = create(client, {"red": "human", "blue": "open"})
    with sitting(client, match, "red") as red:
        assert [(seat["player"], seat["online"]) for seat in red.welcome["seats"]] == [("human", True), ("open", False)]
        with sitting(client, take(client, match, "blue"), "blue"):
            red.send(t="resync")
            red.expect("welcome")
            assert [(seat["player"], seat["online"]) for seat in red.presence] == [("human", True), ("human", True)]
        red.send(t="resync")
        assert [seat["online"] for seat in red.expect("welcome")["seats"]] == [True, False]


def test_links_that_open_nothing(client: TestClient) -> None:
    """D16: a token in an address least of all."""
    match, other = create(client), create(client)
    for address, token, code in (
        (f"/ws/{match['id']}", "nonsense", "forbidden"),
        (f"/ws/{match['id']}", other["tokens"]["red"], "forbidden"),
        (f"/ws/{match['id']}?token={match['tokens']['red']}", "", "malformed"),  # it would stand in the log of a proxy
        ("/ws/nowhere", "", "not-found"),
        ("/ws/%00", "", "not-found"),
        (f"/ws/{'x' * 500}", "", "not-found"),
    ):
        with client.websocket_connect(address, subprotocols=key(token)) as session:
            assert session.receive_json()["code"] == code
            with pytest.raises(WebSocketDisconnect):
                session.receive_json()
    assert client.get("/api/health").json()["tables"] <= 1


def test_resume_after_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        match = create(client)
        with both(client, match) as pages:
            play(pages, Random(2), 15)
            page = next(page for page in pages.values() if page.mine)
            page.answer(page.answers[0])
            for one in pages.values():
                one.expect("update")
            before = {seat: page.view for seat, page in pages.items()}
            log = pages["red"].log
    with serving(sqlite(tmp_path)) as client, both(client, match) as pages:
        for seat, page in pages.items():
            whole = {**before[seat], "log": log, "log_from": 0}
            assert page.view == whole
        play(pages, Random(4))


def test_too_fast(tmp_path: Path) -> None:
    limits = Limits(messages=1.0, messages_reserve=5, patience=10)
    with serving(sqlite(tmp_path), limits=limits) as client:
        match = create(client)
        with sitting(client, match, "red") as red:
            for _ in range(5):
                red.problem("no-undo", t="undo", number=0)
            for _ in range(10):
                red.problem("too-fast", t="undo", number=0)
            red.send(t="undo", number=0)
            with pytest.raises(WebSocketDisconnect):
                red.receive()


def test_idle_tables_are_cleared(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), idle=0.2) as client:
        match = create(client)
        with sitting(client, match, "red") as red:
            red.answer("1")
            view = red.expect("update")["view"]
        assert client.get("/api/health").json()["tables"] == 1
        for _ in range(100):
            if client.get("/api/health").json()["tables"] == 0:
                break
            client.portal.call(_nap)  # type: ignore[union-attr]
        with sitting(client, match, "red") as red:
            assert red.view["scene"] == view["scene"]


async def _nap() -> None:
    import asyncio

    await asyncio.sleep(0.05)


class TestHidden:
    """A small game of secret orders: what one seat writes, no other seat and no spectator can see."""

    @pytest.fixture
    def plots(self, monkeypatch: pytest.MonkeyPatch) -> str:
        everything = {game.name: game for game in (*naumachia.games.games().values(), *SMALL_GAMES)}
        monkeypatch.setattr(naumachia.games, "games", lambda: everything)
        return "secret_race"

    def _create(self, client: TestClient, game: str, scenario: str = "") -> dict[str, Any]:
        scenario = scenario or find(game).standard
        seats = find(game).rules.seats(find(game).start(find(game).load_scenario(scenario)))
        body = {"game": game, "scenario": scenario, "players": dict.fromkeys(seats, "human")}
        found: dict[str, Any] = client.post("/api/matches", json=body).json()
        return found

    @staticmethod
    def _sheet(page: Page, pick: int) -> str:
        return "; ".join(f"{line['id']}: {line['answers'][pick % len(line['answers'])]}" for line in page.view["ask"]["sheet"])

    def test_two_worlds_that_look_alike_are_told_alike(self, client: TestClient, plots: str) -> None:
        """For any sheet of the first seat the others are sent the same bytes until all sheets are in."""
        said: list[list[Any]] = []
        for pick in (0, 1):
            match = self._create(client, plots)
            first, second = match["tokens"]
            with sitting(client, match, first) as a, sitting(client, match, second) as b, sitting(client, match) as c:
                assert a.view["secret"]
                a.answer(self._sheet(a, pick))
                mine = a.expect("update")
                others = [page.expect("update") for page in (b, c)]
                assert mine["view"]["ask"]["written"]
                for page in (b, c):
                    page.send(t="ask-scene", turn=1)
                    others.append(page.expect("scene"))
                others.append(b.problem("forbidden", t="ask-odds", number=b.view["number"], answer=self._sheet(b, 0)))
                b.send(t="ask-why", ship=a.view["scene"]["pieces"][0]["id"])
                others.append(b.expect("why"))
                one = record_of(client, match["id"], match["tokens"][second])
                assert one.status_code == 200
                assert '"lines"' not in one.text
                assert '"after"' not in one.text
                every = record_of(client, match["id"], *match["tokens"].values())
                assert every.status_code == 200
                said.append(others)
        assert said[0] == said[1]

    def test_sheets_come_in_in_any_order(self, client: TestClient, plots: str) -> None:
        match = self._create(client, plots)
        first, second = match["tokens"]
        with sitting(client, match, first) as a, sitting(client, match, second) as b:
            pages = [b, a]
            while a.view["outcome"] is None:
                for page in pages:
                    page.answer(self._sheet(page, 2))
                    for one in pages:
                        one.expect("update")
            assert a.view["outcome"] == b.view["outcome"]
            a.send(t="ask-scene", turn=1, seat=second)
            assert a.expect("scene")["seat"] == second

    def test_a_sheet_is_taken_back_from_under_others(self, tmp_path: Path, plots: str) -> None:
        """An undo in the middle: the log, the store and the next start of the server all agree."""
        with serving(sqlite(tmp_path)) as client:
            match = self._create(client, plots)
            first, second = match["tokens"]
            with sitting(client, match, first) as a, sitting(client, match, second) as b:
                a.answer(self._sheet(a, 1))
                a.expect("update")
                b.expect("update")
                assert a.view["undo"] == 1
                a.send(t="undo", number=a.view["number"])
                a.expect("update")
                b.expect("update")
                b.answer(self._sheet(b, 1))
                b.expect("update")
                a.expect("update")
                logs = a.log, b.log
            with sitting(client, match, first) as a, sitting(client, match, second) as b:
                assert (a.log, b.log) == logs
        with serving(sqlite(tmp_path)) as client, sitting(client, match, first) as a, sitting(client, match, second) as b:
            assert (a.log, b.log) == logs
            a.answer(self._sheet(a, 2))
            a.expect("update")
            b.expect("update")
            assert a.view["turn"] == b.view["turn"] == 2

    def test_three_sheets_and_the_first_comes_back(self, client: TestClient, plots: str) -> None:
        match = self._create(client, plots, next(name for name in find(plots).scenarios() if "three" in name))
        pages = {
            seat: client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(token))
            for seat, token in match["tokens"].items()
        }
        with ExitStack() as stack:
            a, b, c = (Page(stack.enter_context(session)) for session in pages.values())

            def everybody() -> None:
                for page in (a, b, c):
                    page.expect("update")

            a.answer(self._sheet(a, 1))
            everybody()
            b.answer(self._sheet(b, 1))
            everybody()
            a.send(t="undo", number=a.view["number"])
            everybody()
            assert a.mine
            logs = [page.log for page in (a, b, c)]
            for page, log in zip((a, b, c), logs, strict=True):
                page.send(t="resync")
                page.log = []
                page.expect("welcome")
                assert page.log == log
            assert record_of(client, match["id"], *match["tokens"].values()).text.count('"seat"') == 1
