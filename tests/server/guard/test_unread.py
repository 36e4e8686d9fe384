"""Those who ask and do not take what they asked for, and stay (D34); those who bring and do not come to an end (D36)."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn

from naumachia.server.guard.deadlines import DeadlineProtocol
from naumachia.server.guard.limits import Limits
from naumachia.server.start.app import make_app
from naumachia.server.start.run import bind
from naumachia.server.websocket.websocket_protocol import WebSocketProtocol
from server.tools import FREE, sqlite

LARGE = 8 << 20
"""More than the system buffers for a client that does not read."""
ASK = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
UPGRADE = (
    b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@contextmanager
def unread(port: int, text: bytes) -> Iterator[socket.socket]:
    """Client that sends this and has a small receive buffer, as if it were far away."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        door.connect(("127.0.0.1", port))
        door.sendall(text)
        door.setblocking(False)
        yield door


@asynccontextmanager
async def serving(app: Any, **rest: Any) -> AsyncIterator[tuple[int, set[Any]]]:
    """A real door; yields its port and who is at it."""
    server = uvicorn.Server(uvicorn.Config(app, http=DeadlineProtocol, ws=WebSocketProtocol, log_level="critical", **rest))
    with bind("127.0.0.1", 0) as door:
        task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield door.getsockname()[1], server.server_state.connections
        finally:
            server.should_exit = True
            await task


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naumachia.server.guard.disconnects.DisconnectWatch.often", 0.3)
    monkeypatch.setattr("naumachia.server.guard.disconnects.DisconnectWatch.pace", 4096)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page that takes a while to read."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_bytes(b"x" * LARGE)
    return tmp_path / "static"


async def gone(here: set[Any], seconds: float = 10) -> bool:
    for _ in range(int(seconds / 0.05)):
        if not here:
            return True
        await asyncio.sleep(0.05)
    return False


@pytest.mark.usefixtures("hasty")
async def test_who_does_not_take_what_he_asked_for_is_cut_off(tmp_path: Path, page: Path) -> None:
    """D34: the client stayed for good, with all that was written to it; four thousand such, and nobody else was let in."""
    async with serving(make_app(sqlite(tmp_path), static=page, limits=FREE)) as (port, here):
        with unread(port, ASK):
            await asyncio.sleep(0.1)
            assert here
            assert await gone(here)


@pytest.mark.usefixtures("hasty")
async def test_who_reads_slowly_is_not(tmp_path: Path, page: Path) -> None:
    """It takes three times as long as the deadline, but the client reads on; large messages are sent in parts."""
    async with serving(make_app(sqlite(tmp_path), static=page, limits=FREE)) as (port, _):
        with unread(port, ASK) as door:
            loop, found = asyncio.get_running_loop(), 0
            while found < LARGE:
                part = await asyncio.wait_for(loop.sock_recv(door, LARGE // 64), 10)
                assert part, found
                found += len(part)
                await asyncio.sleep(0.9 * len(part) / (LARGE // 2))


@pytest.mark.usefixtures("hasty")
async def test_who_is_shown_out_and_does_not_read_goes_all_the_same() -> None:
    """D34: a client that had not answered a ping was told so behind all its unread data, and shown in its seat for good."""
    left = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": "x" * LARGE})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            left.set()

    async with serving(app, lifespan="off", ws_ping_interval=0.2, ws_ping_timeout=0.2) as (port, here):
        with unread(port, UPGRADE):
            await asyncio.wait_for(left.wait(), 10)
            assert await gone(here)


async def test_who_is_not_let_in_and_does_not_go_is_soon_shown_out(tmp_path: Path) -> None:
    """D55: a client had ten seconds to close, and was counted nowhere: four hundred a second had all room."""
    async with serving(make_app(sqlite(tmp_path), hosts=None, limits=FREE)) as (port, here):
        with unread(port, UPGRADE) as door:
            found = b""
            while b"match-unknown" not in found:
                found += await asyncio.wait_for(asyncio.get_running_loop().sock_recv(door, 4096), 10)
            assert await gone(here, 4)


@pytest.mark.usefixtures("hasty")
async def test_who_reads_a_match_slowly_is_heard_out_and_who_does_not_is_not() -> None:
    """A welcome of some megabytes is written at once: a client that takes it slowly stays. One that takes nothing is closed."""
    left = asyncio.Queue[int]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": "x" * LARGE})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            left.put_nowait(scope["client"][1])

    async with serving(app, lifespan="off", ws_ping_interval=60, ws_ping_timeout=60) as (port, _):
        with unread(port, UPGRADE) as slow, unread(port, UPGRADE) as deaf:
            loop, found = asyncio.get_running_loop(), 0
            while found < LARGE:
                part = await asyncio.wait_for(loop.sock_recv(slow, LARGE // 64), 10)
                assert part, found
                found += len(part)
                await asyncio.sleep(1.5 * len(part) / (LARGE // 2))
            assert left.get_nowait() == deaf.getsockname()[1]
            assert left.empty()


async def test_one_address_has_only_so_many_requests_under_way(tmp_path: Path, page: Path) -> None:
    """D34: behind a proxy all come from this machine, so connections tell nothing; requests do."""
    app = make_app(sqlite(tmp_path), static=page, limits=Limits(under_way=2), hosts=None)
    async with serving(app, proxy_headers=True, forwarded_allow_ips="127.0.0.1") as (port, _):

        async def ask(visitor: str) -> int:
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                return (await http.get("/api/health", headers={"X-Forwarded-For": visitor})).status_code

        mine = ASK.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
        with unread(port, mine), unread(port, mine):
            await asyncio.sleep(0.2)
            assert (await ask("192.0.2.1"), await ask("192.0.2.2")) == (429, 200)
        for _ in range(100):
            if await ask("192.0.2.1") == 200:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("whoever has gone is counted still")


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="files are counted as Linux tells them")
async def test_no_file_is_held_open_for_who_does_not_read(tmp_path: Path, page: Path) -> None:
    """D34: every request for the page had a file of its own, for which nothing was kept free; it lies in memory."""
    async with serving(make_app(sqlite(tmp_path), static=page, limits=FREE)) as (port, here):
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            reply = await http.get("/")
        assert (reply.status_code, len(reply.content)) == (200, LARGE)
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        await gone(here)
        before = len(os.listdir("/proc/self/fd"))
        with unread(port, ASK):
            await asyncio.sleep(0.3)
            assert len(os.listdir("/proc/self/fd")) == before + 2, "both ends of the line, and nothing else"
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            (page / "index.html").write_bytes(b"new")
            assert (await http.get("/anywhere")).text == "new", "a page that was built anew is shown"


async def test_records_come_in_one_at_a_time(tmp_path: Path) -> None:
    """D36: four hundred that stopped short of their end, half a minute each, were a gigabyte and a half."""
    head = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {}\r\nContent-Length: 4000000\r\n\r\n"
    app = make_app(sqlite(tmp_path), limits=Limits(seconds=1.0), hosts=None)
    async with serving(app, proxy_headers=True, forwarded_allow_ips="127.0.0.1") as (port, _):

        async def bring(visitor: str) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head.format(visitor).encode() + b"x" * 100_000)
            found = await asyncio.wait_for(reader.readline(), 10)
            writer.close()
            return found.split()[1]

        came = await asyncio.gather(*(bring(visitor) for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.2")))
        assert came == [b"408", b"429", b"408"]
        assert await bring("192.0.2.1") == b"408", "whoever has gone is counted no longer"
