"""Those who knock and say nothing, say it slowly, or come in numbers (D9, D11)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx2
import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect

from naumachia.server.app import make_app
from naumachia.server.doorway import Doorway
from naumachia.server.limits import Limits
from naumachia.server.run import bind
from server.tools import FREE, SMALL, TWO, create, serving, sitting, sqlite

HEAD = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@asynccontextmanager
async def house(folder: Path, limits: Limits) -> AsyncIterator[int]:
    """A server with a real door; yields its port."""
    with bind("127.0.0.1", 0) as door:
        config = uvicorn.Config(make_app(sqlite(folder), limits=limits), http=Doorway, log_level="critical", timeout_keep_alive=1)
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            await running


async def say(port: int, text: bytes) -> bytes:
    """Everything the server says until it closes the door."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    found = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    return found


async def test_nobody_keeps_the_door_open_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doorway, "patience", 0.2)
    async with house(tmp_path, Limits(seconds=0.2)) as port:
        assert await say(port, b"") == b""
        assert await say(port, b"GET /api/health HTTP/1.1\r\nHost: 127.") == b""
        assert b"408" in (await say(port, HEAD + b'{"game":'))[:20]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200" in await reader.readline()
        writer.write(b"GET /api/health HTTP/1.1\r\nHo")  # half of a second one
        await asyncio.wait_for(reader.read(), 30)
        writer.close()


async def test_who_plays_is_not_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that has become a match is no longer the door's business."""
    monkeypatch.setattr(Doorway, "patience", 0.1)
    async with house(tmp_path, FREE) as port:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            match = (await http.post("/api/matches", json={**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as watching:
            await watching.recv()
            await asyncio.sleep(0.3)
            await watching.send('{"t":"resync"}')
            assert "welcome" in str(await asyncio.wait_for(watching.recv(), 30))[:30]


def test_connections_and_messages_of_an_address_are_counted(tmp_path: Path) -> None:
    limits = Limits(sockets=3, crowd=0.001, crowd_reserve=4)
    with serving(sqlite(tmp_path), limits=limits) as client, ExitStack() as crowd:
        match = create(client)
        pages = [crowd.enter_context(sitting(client, match)) for _ in range(3)]
        with client.websocket_connect(f"/ws/{match['id']}") as more:
            assert more.receive_json()["message"]["key"] == "too-many-sockets"
            with pytest.raises(WebSocketDisconnect):
                more.receive_json()
        for page in pages[:2]:  # each alone is slow enough
            for _ in range(2):
                page.send(t="resync")
                page.expect("welcome")
        pages[2].problem("too-fast", t="resync")


def test_dear_questions_cost_more_than_those_whose_answer_lies_ready(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), limits=Limits(requests=0.001, requests_reserve=3)) as client:
        assert all(client.get("/api/health").status_code == 200 for _ in range(10))
        dear = "/api/games/touche_coule/scenarios/s1-two-liburnians/preview?options=rounds=20"
        assert [client.get(dear).status_code for _ in range(3)] == [200, 200, 429]
