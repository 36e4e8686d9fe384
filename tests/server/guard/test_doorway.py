"""Those who knock and say nothing, say it slowly, or come in numbers (D9, D11)."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import weakref
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.guard.capacity import room
from naumachia.server.guard.deadlines import DeadlineProtocol
from naumachia.server.guard.limits import Limits
from naumachia.server.guard.log_limits import Seldom, Short
from naumachia.server.guard.proxies import HERE, Proxied, networks
from naumachia.server.start.app import make_app
from naumachia.server.start.run import _config
from naumachia.server.websocket.session import Session
from naumachia.server.websocket.websocket_protocol import SMALL as FEW_BYTES
from naumachia.server.websocket.websocket_protocol import WebSocketProtocol
from naumachia.table.session.messages import SPOKEN, TOKEN
from server.hostile import frame
from server.tools import FREE, SMALL, TWO, create, key, running, serving, sitting, sqlite

HEAD = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@asynccontextmanager
async def house(folder: Path, limits: Limits) -> AsyncIterator[int]:
    """A server with a real door; yields its port."""
    app = make_app(sqlite(folder), limits=limits)
    config = uvicorn.Config(app, http=DeadlineProtocol, ws=WebSocketProtocol, log_level="critical", timeout_keep_alive=1)
    async with running(uvicorn.Server(config)) as port:
        yield port


async def say(port: int, text: bytes) -> bytes:
    """Everything the server says until it closes the door."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    found = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    return found


async def test_nobody_keeps_the_door_open_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DeadlineProtocol, "patience", 0.2)
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


async def test_nobody_stands_in_the_door_who_is_not_let_in(tmp_path: Path) -> None:
    """D11: a request for a line that is none got no answer, was counted nowhere and stood there for good."""
    knock = b"Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    async with house(tmp_path, FREE) as port:
        assert b"400" in await say(port, b"POST /ws/x HTTP/1.1\r\n" + knock + b"Content-Length: 2\r\n\r\n{}")
        assert b"400" in await say(port, b"GET /ws/x HTTP/1.1\r\n" + knock + b"Content-Length: 2\r\n\r\n{}")
        assert b"400" in await say(port, b"GET /ws/x HTTP/1.1\r\n" + knock + b"\r\n")


@pytest.mark.parametrize("place", ["/api/matches", "/api/health", "/nowhere.js"])
async def test_what_becomes_no_http_leaves_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture, place: str) -> None:
    """D17: a good head and a bad body; both uvicorn and we answered it, with two tracebacks of 6 kB in the log."""
    async with house(tmp_path, FREE) as port:
        for body in (b"Transfer-Encoding: chunked\r\n\r\nno size\r\n", b"\r\nGET no http at all\r\n\r\n"):
            found = await say(port, b"POST " + place.encode() + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + body)
            assert found.startswith(b"HTTP/1.1 4"), found
        assert b" 400 " in await say(
            port, b"HEAD /api/x HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n"
        )
    assert "Traceback" not in caplog.text


def test_that_somebody_does_not_speak_http_is_said_once() -> None:
    """D22: nor requests for an upgrade nobody knows, which was said every time."""
    said = Seldom()
    for text in ("Invalid HTTP request received.", "Unsupported upgrade request.", "Exceeded concurrency limit."):
        noise = logging.LogRecord("", logging.WARNING, "", 0, text, (), None)
        assert [said.filter(noise), said.filter(noise)] == [True, False]
    fault = logging.LogRecord("", logging.ERROR, "", 0, "our own fault", (), None)
    assert [said.filter(fault), said.filter(fault)] == [True, True]


@pytest.mark.parametrize(("parts", "code"), [([(1, b"\xff\xfe")], 1007), ([(1, b""), *[(0, b"")] * 400], 1009)])
async def test_what_is_no_text_and_what_has_no_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, parts: list[tuple[int, bytes]], code: int
) -> None:
    """Each was told with a traceback in the log; a message of empty parts was kept as long as it came."""
    async with house(tmp_path, FREE) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}", compression=None) as line:
            await line.recv()
            asked = frame(1, b'{"t":"resync"}') * 20  # so that there is something to be told when it ends
            line.transport.write(asked + b"".join(frame(kind, data, fin=len(parts) == 1) for kind, data in parts))
            with suppress(ConnectionClosed):
                while True:
                    await line.recv()
            assert line.close_code == code
    assert "Traceback" not in caplog.text


async def test_whoever_talks_nonsense_leaves_nothing_behind(tmp_path: Path) -> None:
    """D3: an error held the frame it was found in, and that frame the error, the line and all that was sent. The collector
    does not look at such circles while anybody plays: every bad message of 64 kB stayed."""
    heads = (b"FOO\r\n\r\n", b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nno\r\n")
    knock = b"POST /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 2\r\n\r\n{}"
    async with house(tmp_path, FREE) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        gc.collect()
        gc.disable()
        try:
            for head in (*heads, knock):
                await say(port, head)
            for said in ("{", "x" * 20_000, b"x", '{"t":"undo","number":99}', '{"t":"answer","number":0,"answer":"1"}'):
                async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as line:
                    await line.recv()
                    await line.send(said)
                    assert b"problem" in await line.recv(decode=False)
            for bad in (frame(1, b"x", masked=False), frame(3, b"x"), frame(9, b"x" * 200), frame(1, b"\xff")):
                async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as line:
                    await line.recv()
                    line.transport.write(bad)
                    await line.wait_closed()
            while any(connection for connection in gc.get_objects() if type(connection) is Session and not connection.over):
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.05)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            left = [
                type(one).__name__
                for one in gc.garbage
                if issubclass(type(one), DeadlineProtocol | WebSocketProtocol | Session | NaumachiaError)
            ]
            assert not left
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


async def test_one_address_does_not_fill_the_doorway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D11: more connections than a household has are closed as they come; who sits down at a match makes room."""
    monkeypatch.setattr(DeadlineProtocol, "most", 2)
    monkeypatch.setattr("naumachia.server.guard.deadlines.is_here", lambda _: False)
    async with house(tmp_path, FREE) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        first = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        assert await say(port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") == b""
        first.pop()[1].close()
        while sum(DeadlineProtocol._here.values()) > 1:
            await asyncio.sleep(0.01)
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as watching:
            await watching.recv()
            assert (await post(port, "/api/people", {"key": "k" * 40})).status_code == 200
        first.pop()[1].close()
        while DeadlineProtocol._here:
            await asyncio.sleep(0.01)


async def post(port: int, path: str, body: object) -> httpx2.Response:
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        return await http.post(path, json=body)


def test_that_files_are_short_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    """D11: it was said for every one who knocked, 65 MB in half a minute; any other trouble is told as ever."""
    handler, loop = Short(), asyncio.new_event_loop()
    for _ in range(100):
        handler(loop, {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")})
    assert [record.name for record in caplog.records] == ["naumachia.server.guard.log_limits"]
    handler(loop, {"message": "something else", "exception": OSError(errno.EPIPE, "x")})
    assert caplog.records[-1].name == "asyncio"
    loop.close()


@pytest.mark.parametrize(
    ("limits", "wanted", "asked"), [((1024, 4096), 3896, 4096), ((9999, 9999), 4000, None), ((256, 256), 56, None)]
)
def test_there_are_no_more_connections_than_files(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], wanted: int, asked: int | None
) -> None:
    """D11: the system is asked for what it gives, and more connections than that are refused before its files are used up."""
    set_to: list[int] = []
    monkeypatch.setattr("resource.getrlimit", lambda _: limits)
    monkeypatch.setattr("resource.setrlimit", lambda _, pair: set_to.append(pair[0]))
    assert room(4000) == wanted
    assert set_to == ([asked] if asked else [])


@pytest.mark.parametrize("public", [None, "https://naumachia.example"])
async def test_nobody_chooses_his_own_address(tmp_path: Path, public: str | None) -> None:
    """D9: `X-Forwarded-For` is believed from a proxy the host has named, and from nobody else."""
    limits = Limits(requests=0.001, requests_reserve=2)
    believed = networks(HERE) if public else ()
    config = _config(Proxied(make_app(sqlite(tmp_path), public=public, limits=limits), believed), limits)
    async with running(uvicorn.Server(config)) as port, httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        came = [
            (await http.post("/api/people", json={"key": "k" * 40}, headers={"X-Forwarded-For": f"192.0.2.{one}"})).status_code
            for one in range(4)
        ]
    assert came == ([200] * 4 if public else [200, 200, 429, 429])


async def test_who_plays_is_not_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that has become a match is no longer the door's business."""
    monkeypatch.setattr(DeadlineProtocol, "patience", 0.1)
    async with house(tmp_path, FREE) as port:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            match = (await http.post("/api/matches", json={**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as watching:
            await watching.recv()
            await asyncio.sleep(0.3)
            await watching.send('{"t":"resync"}')
            assert "welcome" in str(await asyncio.wait_for(watching.recv(), 30))[:30]


async def test_only_what_is_large_is_pressed(tmp_path: Path) -> None:
    async with house(tmp_path, FREE) as port:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            match = (await http.post("/api/matches", json={**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as watching:
            await watching.recv()
            (press,) = watching.protocol.extensions
            pressed, decode = list[bool](), press.decode

            def look(frame: Frame, *, max_size: int | None = None) -> Frame:
                pressed.append(frame.rsv1)
                return decode(frame, max_size=max_size)

            press.decode = look  # type: ignore[method-assign]
            told = []
            for said in ('{"t":"resync"}', "nonsense", '{"t":"resync"}'):
                await watching.send(said)
                told.append(len(await asyncio.wait_for(watching.recv(), 30)))
            assert [size >= FEW_BYTES for size in told] == pressed == [True, False, True]


def test_connections_and_messages_of_an_address_are_counted(tmp_path: Path) -> None:
    """D9, D5: over all its connections; a past scene, which has to be drawn, as three."""
    limits = Limits(sockets=3, crowd=0.001, crowd_reserve=12 + 3 * 11)  # to come costs something, too
    with serving(sqlite(tmp_path), limits=limits) as client, ExitStack() as crowd:
        match = create(client)
        pages = [crowd.enter_context(sitting(client, match)) for _ in range(3)]
        with client.websocket_connect(f"/ws/{match['id']}") as more:
            assert more.receive_json()["message"]["key"] == "too-many-sockets"
            with pytest.raises(WebSocketDisconnect):
                more.receive_json()
        for page in pages[:2]:  # each alone is slow enough
            for _ in range(2):
                page.send(t="ask-scene", turn=0)
                page.expect("scene")
        pages[2].problem("too-fast", t="ask-scene", turn=0)


def test_who_asks_for_everything_asks_for_more(tmp_path: Path) -> None:
    """D5: a welcome is made where all others wait, and may be a megabyte: it counts as ten messages, however written."""
    with serving(sqlite(tmp_path), limits=Limits(messages=0.001, messages_reserve=25)) as client:
        match = create(client)
        with sitting(client, match) as page:
            for text in ('{"t":"resync"}', ' { "t" : "resync" } '):
                page.session.send_text(text)
                page.expect("welcome")
            page.problem("too-fast", t="resync")
            page.send(t="ask-scene", turn=0)
            page.expect("scene")  # a little is left


def test_who_comes_again_and_again_asks_for_everything_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D35: to ask for a welcome cost ten messages, to leave and come back nothing: one visitor had the whole server."""

    def comes() -> str:
        with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key("")) as session:
            found = session.receive_json()
            return str(found.get("code") or found["t"])

    with serving(sqlite(tmp_path), limits=Limits(crowd=0.001, crowd_reserve=25)) as client:
        match = create(client)
        assert [comes() for _ in range(3)] == ["welcome", "welcome", "too-fast"]
    monkeypatch.setattr("naumachia.server.websocket.session.WEIGHT", 100)  # what is large costs more
    with serving(sqlite(tmp_path), limits=Limits(crowd=0.001, crowd_reserve=25)) as client:
        assert [comes() for _ in range(2)] == ["welcome", "too-fast"]


def test_dear_questions_cost_more_than_those_whose_answer_lies_ready(tmp_path: Path) -> None:
    """D5: previews with options of one's own are worked out anew."""
    with serving(sqlite(tmp_path), limits=Limits(requests=0.001, requests_reserve=3)) as client:
        assert all(client.get("/api/health").status_code == 200 for _ in range(10))
        dear = "/api/games/touche_coule/scenarios/s1-two-liburnians/preview?options=rounds=20"
        assert [client.get(dear).status_code for _ in range(3)] == [200, 200, 429]


async def test_answers_keep_their_order_and_a_closed_line_leaves_nothing_behind(tmp_path: Path) -> None:
    """Messages are answered in their order, and a closed connection goes without the collector."""
    lines: list[weakref.ref[WebSocketProtocol]] = []

    class Watched(WebSocketProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            lines.append(weakref.ref(self))

    gc.disable()
    try:
        app = make_app(sqlite(tmp_path), limits=FREE)
        config = uvicorn.Config(app, http=DeadlineProtocol, ws=Watched, log_level="critical", timeout_keep_alive=1)
        async with running(uvicorn.Server(config)) as port, httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            made = (await http.post("/api/matches", json={**SMALL, "players": TWO})).json()
            address = f"ws://127.0.0.1:{port}/ws/{made['id']}"
            async with connect(address, subprotocols=[SPOKEN, f"{TOKEN}{made['tokens']['red']}"]) as red:  # type: ignore[list-item]
                assert json.loads(await red.recv())["t"] == "welcome"
                for number in range(200):  # far more than may lie at the door and on the pile together
                    await red.send(json.dumps({"t": "answer", "number": 1000 + number, "answer": "no such"}))
                told = [json.loads(await red.recv()) for _ in range(200)]
            assert [one["message"]["args"]["found"] for one in told] == [1000 + number for number in range(200)]
        await asyncio.sleep(0)
        assert [line() for line in lines] == [None]
    finally:
        gc.enable()
