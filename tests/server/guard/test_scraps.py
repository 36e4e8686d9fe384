"""Those who send much in the smallest pieces there are (D21): each costs as much as a whole message, and all come at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import thread_time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from naumachia.server.guard import deadlines
from naumachia.server.guard.limits import Limits
from server.guard.test_doorway import house, post, say
from server.hostile import frame
from server.tools import FREE, SMALL, TWO

LONGEST = 0.1
"""Seconds of processor everybody else may have to wait for one of them, server and client together."""


@asynccontextmanager
async def watched() -> AsyncIterator[list[float]]:
    """The longest time nobody else had a turn, in seconds of processor: a busy machine does not count."""
    longest = [0.0]

    async def look() -> None:
        while True:
            before = thread_time()
            await asyncio.sleep(0)
            longest[0] = max(longest[0], thread_time() - before)

    looking = asyncio.create_task(look())
    try:
        yield longest
    finally:
        looking.cancel()


@pytest.mark.parametrize(
    ("scrap", "code"),
    [
        (frame(9, b""), 1008),
        (frame(10, b""), 1008),
        (frame(1, b""), 4429),
        (frame(1, b"{}"), 4429),
        (frame(1, b"", fin=False) + frame(0, b"", fin=False) * 5000, 1009),
    ],
    ids=["pings", "pongs", "nothing", "little", "parts"],
)
async def test_who_sends_scraps_keeps_nobody_waiting(tmp_path: Path, scrap: bytes, code: int) -> None:
    """A quarter of a megabyte of them was read in one go: with one connection everybody waited for seconds."""
    async with house(tmp_path, Limits()) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}", compression=None) as line, watched() as longest:
            await line.recv()
            longest[0] = 0.0  # the client's own part is not of interest
            line.transport.write(scrap * (120_000 // len(scrap)))
            with suppress(ConnectionClosed):
                async with asyncio.timeout(60):
                    while True:
                        await line.recv()
            assert line.close_code in (code, 1006)  # what was not read any more may have cut it short
    assert longest[0] < LONGEST


@pytest.mark.parametrize("path", ["/api/people", "/api/records", "/nowhere"])
async def test_a_body_in_scraps_is_no_body(tmp_path: Path, path: str) -> None:
    """One letter a part: of one such body all others waited ten seconds, whatever was asked for, and there was no end to it."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    async with house(tmp_path, FREE) as port, watched() as longest:
        with suppress(ConnectionResetError):  # or the answer is heard
            assert (await say(port, head + b"1\r\nx\r\n" * 40_000)).startswith(b"HTTP/1.1 40")
    assert longest[0] < LONGEST


async def test_who_sends_a_body_in_parts_is_heard(tmp_path: Path) -> None:
    """Some proxies do; and a line that is slow brings a long body in many pieces."""
    text = b'{"key":"' + b"k" * 40 + b'","name":"' + b" " * 150 + b'Ann"}'
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    parts = b"".join(b"1\r\n" + text[at : at + 1] + b"\r\n" for at in range(len(text)))
    assert len(text) < deadlines.SCRAPS
    async with house(tmp_path, FREE) as port:
        assert b'"Ann"' in await say(port, head + parts + b"0\r\n\r\n")


@pytest.mark.parametrize("binary", [[b"{}"], [b"{", b"}"]], ids=["whole", "in parts"])
async def test_who_sends_bytes_is_told_so_and_heard_again(tmp_path: Path, binary: list[bytes]) -> None:
    """D58: a message that is no text was refused, and no later message of that client was read until it was cut off."""
    async with house(tmp_path, Limits()) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}") as line:
            for message in (binary, binary, '{"t": "ask-why", "ship": "the end"}'):
                await line.send(message)
            told = ""
            async with asyncio.timeout(10):
                while "the end" not in told:
                    told += str(await line.recv())
            assert told.count('"malformed"') == 2


async def test_a_long_message_is_heard_sip_by_sip(tmp_path: Path) -> None:
    """Whole, in its order, and those behind it too."""
    async with house(tmp_path, FREE) as port:
        match = (await post(port, "/api/matches", {**SMALL, "players": TWO})).json()
        token = f"token.{match['tokens']['red']}"
        async with connect(f"ws://127.0.0.1:{port}/ws/{match['id']}", subprotocols=["naumachia", token]) as line:  # type: ignore[list-item]
            await line.recv()
            lines = [f"{number:03}" + "x" * 290 for number in range(6)]
            said = b"".join(frame(1, b'{"t":"say","text":"%s"}' % text.encode() + b" " * 3000) for text in lines)
            line.transport.write(said)
            heard = b""
            while heard.count(b'"t":"talk"') < 6:
                heard += await asyncio.wait_for(line.recv(decode=False), 10)
            places = [heard.index(text[:40].encode()) for text in lines]
            assert places == sorted(places)
