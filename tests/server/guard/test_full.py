"""A server without room: spectators are refused first, players last, and the page is there for everybody (D61)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from naumachia.server.guard.capacity import shares
from naumachia.server.guard.deadlines import DeadlineProtocol
from naumachia.server.guard.proxies import Proxied
from naumachia.server.start.app import make_app
from naumachia.server.start.run import CONNECTIONS, _config
from naumachia.text import LANGUAGES, speech
from server.tools import FREE, SMALL, TWO, key, running, sqlite


def test_how_connections_are_shared() -> None:
    assert shares(CONNECTIONS) == (4000, 3000)
    assert shares(100_000) == (99_000, 74_250)
    assert shares(10) == (8, 6)


async def welcome(line: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 30))
    return found


async def test_spectators_first_players_last_and_never_the_page(tmp_path: Path) -> None:
    """At 4,000 connections the page was gone for everybody, and the next spectator was let in."""
    config = _config(Proxied(make_app(sqlite(tmp_path), limits=FREE), ()), FREE, 10)
    async with (
        running(uvicorn.Server(config)) as port,
        httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http,
    ):
        match = (await http.post("/api/matches", json={**SMALL, "players": TWO})).json()
        where = f"ws://127.0.0.1:{port}/ws/{match['id']}"
        red: Any = key(match["tokens"]["red"])
        lines = [await connect(where, compression=None) for _ in range(6)]
        for line in lines:
            assert (await welcome(line))["t"] == "welcome"
        strange: Any = ["naumachia", "key." + "k" * 40]
        for shown in (None, strange):
            late = await connect(where, subprotocols=shown)
            told = await welcome(late)
            assert (told["code"], told["message"]["key"]) == ("unavailable", "server-full")
            with pytest.raises(ConnectionClosed):
                await late.recv()
            assert late.close_code == 4503
            await settled(6)
        for lang in LANGUAGES:
            assert not speech(lang).problems("server-full", told["message"]["args"])
        players = [await connect(where, subprotocols=red) for _ in range(2)]
        for line in players:
            assert (await welcome(line))["t"] == "welcome"
        for shown in (None, red):
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, subprotocols=shown)
            response = refused.value.response
            assert (response.status_code, response.headers["Retry-After"]) == (503, "30")
            assert json.loads(response.body)["message"]["key"] == "server-full"
        for path in ("/api/health", "/api/games", "/api/lobby"):
            assert (await http.get(path)).status_code == 200, "the page is there"
        await players.pop().close()
        await settled(7)
        players.append(await connect(where, subprotocols=red))
        assert (await welcome(players[-1]))["t"] == "welcome"
        for line in (*lines, *players):
            await line.close()
    await settled(0)


async def settled(count: int) -> None:
    async with asyncio.timeout(30):
        while DeadlineProtocol.lines != count:
            await asyncio.sleep(0.01)
