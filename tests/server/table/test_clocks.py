"""Clocks: whose hand moves, what happens when it has run out, and that nobody's time passes while the server is down."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from errno import ENOSPC
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from starlette.testclient import TestClient

from naumachia.kernel.errors import BadRecord
from naumachia.server.storage import clock_rows
from naumachia.server.storage.clock_rows import SqlClocks
from naumachia.server.storage.store import Store
from naumachia.table.base import ports
from naumachia.table.play import clocks
from naumachia.table.storage.clock import Clock
from server.tools import SMALL, TWO, Hour, Page, both, create, play, serving, sitting, sqlite, take, until


def clock(page: Page) -> dict[str, Any]:
    found = page.expect("clocks")
    return {**found, "left": {seat: round(left) for seat, left in found["left"].items()}}


def test_a_turn_is_as_long_as_the_match_waits_for_the_same_player() -> None:
    now = Clock("turn", 60, "shown", 0.0, {"red": 60.0, "blue": 60.0}).turned(("red",), 0.0)
    assert now.now(10.0) == {"red": 50.0, "blue": 60.0}
    assert now.turned(("red",), 10.0).now(20.0)["red"] == 40.0
    other = now.turned(("blue",), 10.0)
    assert (other.now(99.0)["red"], other.next()) == (50.0, 70.0)
    assert other.turned(("red",), 20.0).now(20.0) == {"red": 60.0, "blue": 50.0}
    assert other.due(69.0) is None
    assert other.due(70.0) == "blue"
    whole = Clock("match", 60, "shown", 0.0, {"red": 60.0, "blue": 60.0}).turned(("red",), 0.0)
    assert whole.turned(("blue",), 10.0).turned(("red",), 30.0).now(35.0) == {"red": 45.0, "blue": 40.0}


def test_the_hand_moves_when_all_have_come(client: TestClient, hour: Hour) -> None:
    match = create(client, {"red": "human", "blue": "open"}, clock={"per": "match", "seconds": 600})
    with sitting(client, match, "red") as red:
        assert clock(red)["running"] == []
        hour.pass_by(client, 100)
        take(client, match, "blue")
        found = clock(red)
        assert (found["running"], found["left"]) == (["red"], {"red": 600, "blue": 600})
        with sitting(client, match, "blue") as blue:
            assert clock(blue)["then"] == "shown"
            hour.pass_by(client, 30)
            while red.mine:
                red.answer(red.answers[-1])
                red.expect("update")
                blue.expect("update")
                found = clock(red)
                clock(blue)
            assert (found["running"], found["left"]) == (["blue"], {"red": 570, "blue": 600})
            hour.pass_by(client, 700)
            assert clock(red)["left"] == {"red": 570, "blue": -100}
            assert blue.session.receive_json()["t"] == "clocks"


def test_a_program_plays_on_and_the_seat_is_taken_back(client: TestClient, hour: Hour) -> None:
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "program"})
    with sitting(client, match, "blue") as blue:
        assert clock(blue)["running"] == ["red"]
        hour.pass_by(client, 61)
        while blue.presence[0]["player"] != "helmsman":
            blue.presence = until(blue, "presence")["seats"]
        while until(blue, "update")["view"]["ask"]["seats"] != ["blue"]:
            pass
        with sitting(client, match, "red") as red:
            red.send(t="set-seat", seat="red", player="human")
            while blue.presence[0]["player"] != "human":
                blue.presence = until(blue, "presence")["seats"]


def test_the_match_is_lost_though_nobody_looks_on(client: TestClient, hour: Hour) -> None:
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})
    hour.pass_by(client, 61)
    tokens = {"tokens": {match["id"]: match["tokens"]["blue"]}}
    begun, info = time.monotonic(), dict[str, Any](over=False)
    while not info["over"] and time.monotonic() < begun + 30:  # a busy machine may be a moment late
        time.sleep(0.02)
        (info,) = client.post("/api/matches/list", json=tokens).json()
    assert info["outcome"]["winner"] == "blue"


async def test_a_match_that_cannot_be_opened_holds_up_no_other_clock(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """D32: its clock was tried again every second, before all others, with a traceback each time."""
    store, rung = Store(sqlite(tmp_path)), asyncio.Event()
    await store.open()

    async def ring(match: str) -> None:
        if match == "bad":
            raise BadRecord("record-damaged", line=1)
        found.stop(match)
        rung.set()

    found = clocks.Clocks(SqlClocks(store), ring)
    for match in ("bad", "good"):
        await found.set(match, Clock("turn", 5, "lost", ports.moment(), {"red": -1.0}, ("red",)))
    await found.open()
    await asyncio.wait_for(rung.wait(), 20)
    await asyncio.sleep(1.5)  # the bad one has been tried again
    assert caplog.text.count("Traceback") == 1
    await found.close()
    await store.close()


async def test_matches_that_cannot_be_opened_are_tried_by_themselves(tmp_path: Path) -> None:
    """D41: each made all others wait for a second, and one that took long to open as long as that."""
    store, rung, slow = Store(sqlite(tmp_path)), asyncio.Event(), asyncio.Event()
    await store.open()

    async def ring(match: str) -> None:
        if match.startswith("bad"):
            raise BadRecord("record-damaged", line=1)
        if match == "long":
            await slow.wait()
        elif match == "good":
            rung.set()
        found.stop(match)

    found = clocks.Clocks(SqlClocks(store), ring)
    for match in ("long", *(f"bad{n}" for n in range(30)), "good"):
        await found.set(match, Clock("turn", 5, "lost", ports.moment(), {"red": -1.0}, ("red",)))
    await found.open()
    await asyncio.wait_for(rung.wait(), 5)
    slow.set()
    await found.close()
    await store.close()


async def test_a_clock_strikes_though_all_others_have_been_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D50: what was called off stood in the diary before it, and nobody looked up again: it never struck."""
    monkeypatch.setattr(clocks, "BEAT", 0.1)
    store, rung = Store(sqlite(tmp_path)), asyncio.Event()
    await store.open()

    async def ring(match: str) -> None:
        found.stop(match)
        rung.set()

    found = clocks.Clocks(SqlClocks(store), ring)
    await found.open()
    await found.set("over", Clock("turn", 5, "lost", ports.moment(), {"red": 0.7}, ("red",)))
    found.stop("over")
    await asyncio.sleep(0.3)  # nobody has a clock any more
    await found.set("next", Clock("turn", 5, "lost", ports.moment(), {"red": 0.8}, ("red",)))
    await asyncio.wait_for(rung.wait(), 5)
    await found.close()
    await store.close()


def test_a_match_has_its_clock_though_two_servers_beat_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D57: of two on one PostgreSQL that noted in the same moment that they are up one failed, and with it a new match."""

    def beat(*_: Any) -> None:
        raise IntegrityError("", (), Exception("duplicate key"))

    monkeypatch.setattr(clock_rows, "_beat", beat)
    with sitting(client, create(client, clock={"per": "turn", "seconds": 60, "then": "lost"}), "red") as red:
        assert clock(red)["running"] == ["red"]


async def test_a_clock_costs_no_more_because_there_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D41: with every answer all clocks of the server were looked at, and that it was up was written."""
    store, looked = Store(sqlite(tmp_path)), list[int]()
    await store.open()

    async def ring(match: str) -> None:
        raise AssertionError(match)

    found = clocks.Clocks(SqlClocks(store), ring)
    await found.open()
    one = Clock("turn", 500, "lost", ports.moment(), {"red": 500.0}, ("red",))
    for number in range(300):
        await found.set(f"m{number}", one)
    await asyncio.sleep(0.1)
    beats = list[Any]()
    real = Clock.next

    def look(self: Clock) -> float:
        looked.append(1)
        return real(self)

    monkeypatch.setattr(Clock, "next", look)
    monkeypatch.setattr(clock_rows, "_beat", lambda *_: beats.append(1))
    for _ in range(20):
        await found.set("m7", one)
        await asyncio.sleep(0.005)
    assert len(looked) < 100
    assert len(beats) < 3
    await found.close()
    await store.close()


def full(monkeypatch: pytest.MonkeyPatch, times: int) -> list[Any]:
    """A disk that takes no answer so many times."""
    real, failed = Store.save, list[Any]()

    async def save(self: Store, change: Any) -> None:
        if len(failed) < times:
            failed.append(change)
            raise OSError(ENOSPC, "No space left on device")
        await real(self, change)

    monkeypatch.setattr(Store, "save", save)
    return failed


def test_who_lost_by_time_has_lost_when_the_disk_has_room_again(
    client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D39: a full disk was taken for a rule that forbids to give up: a program took the seat, and the match went on."""
    monkeypatch.setattr(clocks, "REST", 0.1)
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})
    failed = full(monkeypatch, 2)
    with sitting(client, match, "blue") as blue:
        assert clock(blue)["running"] == ["red"]
        hour.pass_by(client, 61)
        told = until(blue, "problem")["message"]["key"]
        assert told == "disk-full"
        while (found := until(blue, "update")["view"])["outcome"] is None:
            pass
        assert found["outcome"]["winner"] == "blue"
        assert [seat["player"] for seat in blue.presence] == ["human", "human"]
    assert len(failed) == 2


def test_a_clock_strikes_though_nothing_can_be_written_of_it(
    client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D39: the end of a player's time was noted before it was written; where that failed nothing happened any more."""
    monkeypatch.setattr(clocks, "REST", 0.1)
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "program"})
    real, failed = Store.take_seat, list[Any]()

    async def take_seat(self: Store, *rest: Any) -> None:
        if not failed:
            failed.append(rest)
            raise OperationalError("", (), sqlite3.OperationalError("database or disk is full"))
        await real(self, *rest)

    monkeypatch.setattr(Store, "take_seat", take_seat)
    with sitting(client, match, "blue") as blue:
        hour.pass_by(client, 61)
        while blue.presence[0]["player"] != "helmsman":
            blue.presence = until(blue, "presence")["seats"]
    assert failed


def test_who_has_answered_does_not_lose_by_a_server_that_was_killed(
    tmp_path: Path, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D40: between an answer and the turn of the clock. The player's time ran on while the match waited for the other."""
    with serving(sqlite(tmp_path)) as client:
        match = create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})
        with sitting(client, match, "red") as red:
            until(red, "clocks")

            async def killed(*_: Any, **__: Any) -> None:
                """Nothing is written any more."""

            monkeypatch.setattr(clocks.Clocks, "set", killed)
            while red.mine:
                red.answer(red.answers[-1])
                red.view = until(red, "update")["view"]
    monkeypatch.undo()
    monkeypatch.setattr(ports, "monotonic", hour)
    with serving(sqlite(tmp_path)) as client:
        hour.pass_by(client, 61)
        with sitting(client, match, "red") as red:
            found = until(red, "clocks")
            assert (found["running"], red.view["outcome"]) == (["blue"], None)
            assert found["left"]["blue"] > 50


def test_who_has_answered_does_not_lose_by_a_turn_that_was_not_written(
    client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D51: an answer was kept and the turn of the clock was not: when the other's time ran out, a program took the seat."""
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})
    real, failed = Store.write, list[Any]()

    async def write(self: Store, work: Any) -> Any:
        if "SqlClocks.turn" in work.__qualname__:
            failed.append(work)
            raise OperationalError("", (), sqlite3.OperationalError("database or disk is full"))
        return await real(self, work)

    with sitting(client, match, "red") as red:
        until(red, "clocks")
        hour.pass_by(client, 10)
        monkeypatch.setattr(Store, "write", write)
        while red.mine:
            red.answer(red.answers[-1])
            red.view = until(red, "update")["view"]
        while until(red, "clocks")["running"] != ["blue"]:
            pass
        monkeypatch.setattr(Store, "write", real)
        hour.pass_by(client, 61)
        while (told := red.session.receive_json())["t"] != "update":
            assert told["t"] != "presence", "nobody takes the seat"
        assert told["view"]["outcome"]["winner"] == "red"
    assert failed


async def test_a_server_whose_disk_is_full_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D51: that it went could not be noted, so programs were not sent home and the database was not let go."""
    with serving(sqlite(tmp_path)) as client:
        create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})

        def full(*_: Any) -> None:
            raise OperationalError("", (), sqlite3.OperationalError("database or disk is full"))

        monkeypatch.setattr(clock_rows, "_beat", full)


def test_nobody_loses_time_by_the_clock_on_the_wall(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D29: a machine that slept, or whose clock was set, had passed hours for everybody: all matches were lost at once."""
    match = create(client, clock={"per": "turn", "seconds": 600, "then": "lost"})
    monkeypatch.setattr(ports, "time", lambda: time.time() + 10_000)
    with sitting(client, match, "red") as red:
        assert until(red, "clocks")["left"]["red"] > 500


def test_no_time_passes_while_the_server_is_down(tmp_path: Path, hour: Hour) -> None:
    with serving(sqlite(tmp_path)) as client:
        match = create(client, clock={"per": "turn", "seconds": 600, "then": "lost"})
        hour.pass_by(client, 200)
    hour.ahead += 10_000
    with serving(sqlite(tmp_path)) as client, sitting(client, match, "red") as red:
        assert clock(red)["left"]["red"] == 400
        body = {"turn": 0, "players": TWO, "tokens": [match["tokens"]["red"]]}
        again = client.post(f"/api/matches/{match['id']}/fork", json=body)
        assert again.status_code == 201
        with sitting(client, again.json(), "red") as red:
            assert clock(red)["left"] == {"red": 600, "blue": 600}


def test_a_rematch_does_not_wind_up_the_old_clock(client: TestClient) -> None:
    """D54: the clock of a match that was over was known again, for good, because somebody played on from it."""
    match = create(client, clock={"per": "turn", "seconds": 60, "then": "lost"})
    with sitting(client, match, "red") as red:
        red.answer("concede")
        until(red, "update")
    app: Any = client.app
    again = client.post(f"/api/matches/{match['id']}/fork", json={"turn": 0, "players": TWO}).json()
    assert set(app.state.matches.clocks._known) == {again["id"]}


def test_clocks_that_cannot_be(client: TestClient) -> None:
    for wish in ({"per": "day", "seconds": 60}, {"per": "turn", "seconds": 1}, {"per": "turn", "seconds": 60, "then": "sink"}):
        body = {**SMALL, "players": TWO, "clock": wish}
        assert client.post("/api/matches", json=body).status_code == 400
    with both(client, create(client)) as pages:
        assert play(pages, Random(1), 3) == 3, "without a clock nobody is told of one"


def test_lists_say_how_much_time_there_is(client: TestClient, hour: Hour) -> None:
    def left(match: Any, seat: str) -> Any:
        reply = client.post("/api/matches/list", json={"tokens": {match["id"]: match["tokens"][seat]}})
        return reply.json()[0]["left"]

    assert left(create(client), "red") is None
    match = create(client, clock={"per": "turn", "seconds": 600})
    hour.pass_by(client, 100)
    assert left(match, "red") == pytest.approx(500, abs=60)
    assert left(match, "blue") == pytest.approx(500, abs=60), "of whom it waits for"
    waits = create(client, {"red": "human", "blue": "open"}, clock={"per": "turn", "seconds": 600})
    assert left(waits, "red") is None, "no hand moves before all have come"
