"""Spectators of a match in which something is hidden see it late: as it stood when last nothing was, and not a line more."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import ClientConnection, connect

from conformance.table import any_answer
from naumachia.kernel import print_answer
from naumachia.kernel.files.record import parse
from naumachia.match import Match, replay
from server.storage.test_kill import server, spoken
from server.table.test_sealed import MASKS, create, sheet, small_games, two
from server.tools import record_of, sitting, sqlite

__all__ = ["small_games"]


def behind(text: str) -> tuple[Match, int]:
    """A match from its whole record, and how many of its answers everybody may know: found the long way."""
    match = replay(parse(text))
    states = match.states()
    return match, max(turn for turn, state in enumerate(states) if not match.game.hides(state, None))


class Wire:
    """One seat, or the bench of the spectators, over a real socket; everything it was ever told is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            found: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            self.told.append(found)
            if found["t"] in ("welcome", "update"):
                self.view = found["view"]
            if found["t"] in kinds:
                return found

    async def ask(self, reply: str, **message: Any) -> dict[str, Any]:
        await self.socket.send(msgspec.json.encode(message).decode())
        return await self.hear(reply, "problem")

    async def answer(self, answer: str) -> None:
        """Give it, and hear that it was taken."""
        found = await self.ask("update", t="answer", number=self.view["number"], answer=answer)
        assert found["t"] == "update", found


async def watched(address: str, rng: Random) -> Counter[str]:
    """A match of Corvus at random, and what a spectator gets of it at every moment."""
    met: Counter[str] = Counter()
    async with httpx2.AsyncClient(base_url=f"http://{address}/api", timeout=60) as http:
        what = {"game": "corvus", "scenario": "cv1-duel", "seed": "5", "players": dict.fromkeys(("rome", "carthage"), "human")}
        made = (await http.post("/matches", json=what)).json()
        place = f"ws://{address}/ws/{made['id']}"
        seats = tuple(made["tokens"])
        async with (
            connect(place, subprotocols=spoken(made["tokens"][seats[0]])) as first,
            connect(place, subprotocols=spoken(made["tokens"][seats[1]])) as second,
            connect(place, subprotocols=spoken("")) as bench,
        ):
            players = dict(zip(seats, (Wire(first), Wire(second)), strict=True))
            guest = Wire(bench)
            for wire in (*players.values(), guest):
                await wire.hear("welcome")
            for _ in range(80):
                whole = await http.post(f"/matches/{made['id']}/record", json={"tokens": list(made["tokens"].values())})
                match, last = behind(whole.text)
                if match.request is None or (met["late"] > 4 and met["caught up"]):
                    break
                await look(http, made["id"], guest, match, last, met)
                seat, answer = any_answer(match, rng)
                if answer == "concede":
                    continue
                await players[seat].answer(print_answer(answer))
                for other in players.values():
                    if other is not players[seat]:
                        await other.hear("update")
    return met


async def look(http: httpx2.AsyncClient, id: str, guest: Wire, match: Match, last: int, met: Counter[str]) -> None:
    """Everything somebody without a seat can get hold of now."""
    assert (await guest.ask("welcome", t="resync"))["t"] == "welcome"
    view = guest.view
    assert view["late"] == (last < match.shown)
    assert view["turn"] == (last if view["late"] else len(match.history))
    assert view["outcome"] is None
    assert not view["ask"].get("options")
    assert not view["ask"].get("sheet")
    assert all(line["turn"] <= view["turn"] for line in view["log"])
    record = parse((await http.get(f"/matches/{id}/record")).text)
    assert len(record.entries) == last
    assert record.end is None
    ship = view["scene"]["pieces"][0]["id"]
    assert (await guest.ask("why", t="ask-why", ship=ship))["t"] == "why"
    past = await guest.ask("scene", t="ask-scene", turn=last)
    drawn = msgspec.json.decode(msgspec.json.encode(match.game.picture.scene(match.before(last), None)))
    assert past["scene"] == drawn
    met["moments"] += 1
    if view["late"]:
        met["late"] += 1
        for turn in range(last + 1, len(match.history) + 1):
            assert (await guest.ask("scene", t="ask-scene", turn=turn))["code"] == "not-found"
        for seat in match.seats:
            assert (await guest.ask("scene", t="ask-scene", turn=last, seat=seat))["code"] == "forbidden"
    elif last and any(
        not counter.label for piece in match.game.picture.scene(match.before(last - 1), None).pieces for counter in piece.counters
    ):
        met["caught up"] += 1
        opened = await guest.ask("scene", t="ask-scene", turn=last - 1)
        signs = [counter for piece in opened["scene"]["pieces"] for counter in piece.get("counters", ())]
        assert all(counter.get("label") for counter in signs), "what is past lies face up"


def test_over_sockets_nothing_is_told_before_it_is_open(tmp_path: Path) -> None:
    with server(sqlite(tmp_path)) as (address, _):
        met = asyncio.run(watched(address, Random(5)))
    assert met["late"] > 4, met
    assert met["caught up"], met


def test_updates_are_held_back_until_all_is_open(client: TestClient) -> None:
    """One message when the match goes out of sight, none while it is, and then everything at once."""
    match = create(client, MASKS)
    with two(client, match) as pages, sitting(client, match) as watcher:
        for page in pages:
            page.answer(sheet(page, 7))
            for one in pages:
                one.expect("update")
        assert watcher.expect("update")["view"]["ask"]["handed"], "that a sheet is in all know"
        assert watcher.expect("update")["view"]["late"]
        heard = 0
        while pages[0].view["ask"]["key"] == "ask-activate":
            page = next(page for page in pages if page.mine)
            page.answer(page.answers[0])
            for one in pages:
                one.expect("update")
            heard += 1
        assert heard > 2
        view = watcher.expect("update")["view"]
        assert not view["late"]
        assert view["turn"] == pages[0].view["turn"]
        assert watcher.log == [line for line in pages[0].log if line in watcher.log]
        assert watcher.view["scene"]["pieces"] == pages[0].view["scene"]["pieces"], "nothing is hidden now"


def test_who_watches_programs_sees_them_as_they_play(client: TestClient) -> None:
    """Nobody could tell them anything."""
    match = create(client, {"game": "corvus", "scenario": "cv1-duel"}, rome="castaway", carthage="castaway")
    with sitting(client, match) as watcher:
        for _ in range(4):
            assert not watcher.expect("update")["view"]["late"]


@pytest.mark.parametrize("tokens", [("x" * 32,), ("",)])
def test_a_key_that_does_not_fit_opens_no_record(client: TestClient, tokens: tuple[str, ...]) -> None:
    match = create(client, MASKS)
    assert record_of(client, match["id"], *tokens).status_code == 403
