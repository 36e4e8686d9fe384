"""Bytes mean the same however they are cut: as they come from a network, and one frame at a time."""

from __future__ import annotations

import asyncio
import zlib
from itertools import accumulate
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from naumachia.server.websocket.websocket_protocol import WebSocketProtocol, span
from server.hostile import frame

KNOCK = (
    b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
MOST = 2000


class Wire(asyncio.Transport):
    """Bytes written, and whether it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += b"" if self.closed else bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Page:
    """A line on a wire, and everything the application is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        config = uvicorn.Config(self._app, ws_max_size=MOST, interface="asgi3", log_level="critical")
        config.load()
        self.line = WebSocketProtocol(config, ServerState(), {})
        self.wire = Wire()

    async def _app(self, _: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while self.told[-1:] != ["gone"]:
            event = await receive()
            self.told.append(event.get("text", event.get("bytes", "gone")))

    async def open(self) -> None:
        self.line.connection_made(self.wire)
        self.line.data_received(KNOCK)
        while not self.line.handshake_complete:
            await asyncio.sleep(0)
        self.wire.written = b""

    async def hear(self, said: bytes, cuts: list[int]) -> None:
        for start, end in zip([0, *cuts], [*cuts, len(said)], strict=True):
            if not self.wire.closed:
                self.line.data_received(said[start:end])
            await asyncio.sleep(0)
        for _ in range(200):
            await asyncio.sleep(0)

    def leave(self) -> None:
        self.line.connection_lost(None)


def masked(one: bytes, rng: Random) -> bytes:
    """The same frame with a mask that is not nothing."""
    short = one[1] & 127
    head = 2 if short < 126 else 4 if short == 126 else 10
    key = rng.randbytes(4)
    return one[:head] + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(one[head + 4 :]))


def saying(rng: Random, bad: bool) -> list[bytes]:
    """Some frames, as pages send them and as nobody does."""
    press = zlib.compressobj(wbits=-12)

    def pressed(text: bytes) -> bytes:
        return frame(1, (press.compress(text) + press.flush(zlib.Z_SYNC_FLUSH))[:-4], reserved=4)

    def text() -> bytes:
        return "".join(rng.choices('{}":abcé€𝄞', k=rng.choice((0, 1, 5, 40, 124, 300)))).encode()

    good = (
        lambda: frame(1, text()),
        lambda: pressed(text()),
        lambda: pressed(b"a" * rng.randrange(MOST)),
        lambda: frame(2, text()),
        lambda: frame(9, text()[:100]),
        lambda: frame(10, b"nobody asked"),
        lambda: frame(1, b"be", fin=False) + frame(9, b"?") + frame(0, b"gin", fin=False) + frame(0, b"ning"),
    )
    wrong = (
        lambda: frame(1, b"\xff\xfe"),
        lambda: pressed(b"\xff\xfe"),
        lambda: frame(1, b"x", masked=False),
        lambda: frame(1, b"x", reserved=rng.choice((1, 2, 3, 6))),
        lambda: frame(1, b"\x00\xff\x00\xff\xff\xff", reserved=4),
        lambda: frame(rng.choice((3, 11)), b"x"),
        lambda: frame(1, b"x" * (MOST + 1)),
        lambda: pressed(b"a" * (MOST + 1)),
        lambda: frame(1, b"x" * 99, says=2**40),
        lambda: frame(0, b"x"),
        lambda: frame(1, b"begun", fin=False) + frame(1, b"again"),
        lambda: frame(9, b"x" * 200),
        lambda: frame(8, b"\x03\xe8"),
    )
    said = [rng.choice(good)() for _ in range(rng.randrange(1, 9))]
    said += [rng.choice(wrong)(), rng.choice(good)()] if bad else []
    return [masked(one, rng) if one[1] & 128 and len(one) < 1000 and one[0] & 0x80 else one for one in said]


@pytest.mark.parametrize("bad", [False, True])
async def test_bytes_mean_the_same_however_they_are_cut(bad: bool) -> None:
    rng, told, closed = Random(7), 0, 0
    for _ in range(150):
        frames = saying(rng, bad)
        said = b"".join(frames)
        cuts = sorted(rng.sample(range(len(said)), min(len(said), rng.choice((0, 0, 1, 3, 12)))))
        pages = quick, slow = Page(), Page()
        for page in pages:
            await page.open()
        await quick.hear(said, cuts)
        # of what came together with a bad frame the library would forget the good ones before it
        await slow.hear(said, list(accumulate(map(len, frames)))[:-1])
        assert quick.told == slow.told
        assert (quick.wire.written, quick.wire.closed) == (slow.wire.written, slow.wire.closed)
        told, closed = told + len(quick.told), closed + quick.wire.closed
        for page in pages:
            page.leave()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
    assert told > 200
    assert closed == (150 if bad else 0)


def test_where_a_frame_ends() -> None:
    for size in (0, 1, 125, 126, 1999):
        one = frame(1, b"x" * size)
        assert span(one + b"more", 0, MOST) == (len(one) - size, len(one))
        assert span(b"before" + one, 6, MOST) == (6 + len(one) - size, 6 + len(one))
        assert all(span(one[:cut], 0, MOST) is None for cut in range(len(one)))
    much = frame(1, b"x" * 99, says=MOST + 1)
    assert span(much, 0, MOST) == (0, len(much))
    assert span(frame(1, b"x", masked=False), 0, MOST) == (0, 3)
