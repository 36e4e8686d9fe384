"""Messages and requests of somebody who means harm: good ones spoilt, noise, what is for others, and broken frames and heads.

`NAUMACHIA_HOSTILE=100000 pytest -s tests/server/test_hostile.py` sends so many messages over real sockets.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec

LATE = 1_000_007
"""A number no mutation turns into the present one."""
SEEDS: list[dict[str, Any]] = [
    {"t": "answer", "number": LATE, "answer": "1"},
    {"t": "answer", "number": LATE, "answer": "straight"},
    {"t": "undo", "number": LATE},
    {"t": "redo", "number": LATE},
    {"t": "ask-odds", "number": LATE, "answer": "1"},
    {"t": "ask-trial", "number": LATE, "answer": "1"},
    {"t": "ask-why", "ship": "RL"},
    {"t": "ask-scene", "turn": 3, "seat": "blue"},
    {"t": "ask-scene", "turn": 2},
    {"t": "resync"},
    {"t": "words", "end": "no chain of words"},
    {"t": "set-seat", "seat": "green", "player": "human"},
    {"t": "route", "number": LATE, "answers": ["1", "2"]},
    {"t": "ask-prospects", "number": LATE, "ship": "RL"},
    {"t": "ask-hint", "number": LATE},
    {"t": "ask-there", "ship": "RL", "q": 1, "r": 2},
    {"t": "ask-report"},
    {"t": "ask-threats", "number": LATE},
    {"t": "begin-again"},
    {"t": "ask-back", "number": LATE},
    {"t": "answer-back", "agree": True},
    {"t": "ask-plans", "number": LATE, "lines": "1: a; 2: b"},
    {"t": "ask-places", "number": LATE, "ship": "RL"},
    {"t": "word", "word": "0" * 64},
]
ODD: list[Any] = [None, True, -1, 2**63, 2**200, 1e308, 0.5, "", "\x00", "é" * 300, [], {}, [[]], {"t": "answer"}, "\U0001f6a2"]

ANSWERS = ("1", "0", "straight", "row", "hold", "port@2", "120 -30", "a: b", "; :")


def nonsense(rng: Random) -> tuple[str, str | bytes]:
    """One message that makes no sense or comes too late, and of which kind it is."""
    match rng.randrange(9):
        case 0:
            return "binary", bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        case 1:
            letters = (chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(rng.randrange(80)))
            return "noise", "".join(letters)
        case 2:
            return "nested", rng.choice('[{"') * rng.randrange(1, 3000)
        case 3:
            return "long", msgspec.json.encode(rng.choice(SEEDS) | {"answer": "x" * rng.randrange(3000, 40_000)}).decode()
        case 4 | 5:
            message = dict(rng.choice(SEEDS))
            for _ in range(rng.randrange(1, 3)):
                name = rng.choice([*message, "more", "seat", "t"])
                if name != "number" or rng.random() < 0.5:
                    message[name] = rng.choice(ODD)
            return "odd values", msgspec.json.encode(message).decode()
        case 6:
            return "late", msgspec.json.encode(rng.choice(SEEDS)).decode()
        case _:
            text = list(msgspec.json.encode(rng.choice(SEEDS)).decode())
            for _ in range(rng.randrange(1, 4)):
                place = rng.randrange(len(text))
                text[place : place + rng.randrange(2)] = rng.choice(["", '"', "}", ",", "\\", "0", "ÿ", "\x00"])
            return "flipped", "".join(text)


def pointed(rng: Random, view: dict[str, Any], seats: Iterable[str]) -> tuple[str, str]:
    """One message in good form, for this very moment, that asks for data of others, and its kind."""
    number, others = view["number"], [seat for seat in seats if seat != view["seat"]]
    pieces = [piece["id"] for piece in view["scene"]["pieces"]] or ["nobody"]
    ship, mine = rng.choice(pieces), view["seat"] in (view["ask"] or {"seats": ()})["seats"]
    answer = rng.choice(ANSWERS if mine else (*ANSWERS, "concede"))
    turn = max(0, view["turn"] + rng.randrange(-4, 5))
    found = rng.choice(
        (
            {"t": "answer", "number": number, "answer": answer},
            {"t": "route", "number": number, "answers": [answer] * rng.randrange(1, 9)},
            {"t": "undo", "number": number},
            {"t": "redo", "number": number},
            {"t": "ask-odds", "number": number, "answer": answer},
            {"t": "ask-trial", "number": number, "answer": answer},
            {"t": "ask-prospects", "number": number, "ship": ship, "answer": rng.choice(("", answer))},
            {"t": "ask-plans", "number": number, "lines": f"{ship}: {answer}"},
            {"t": "ask-places", "number": number, "ship": rng.choice(("", ship))},
            {"t": "ask-why", "ship": ship},
            {"t": "ask-there", "ship": ship, "q": rng.randrange(-9, 9), "r": 2**40},
            {"t": "ask-scene", "turn": turn, "seat": rng.choice([None, *others])},
            {"t": "ask-report"},
            {"t": "ask-threats", "number": number},
            {"t": "begin-again"},
            {"t": "set-seat", "seat": rng.choice(others), "player": rng.choice(("castaway", "human", "open", "helmsman"))},
            {"t": "ask-back", "number": number},
            {"t": "answer-back", "agree": True},
            {"t": "words", "end": "f" * 32},
            {"t": "word", "word": "f" * 32},
            {"t": "say", "text": rng.choice(("\x00", "<b>", "x" * 299, "\u202e"))},
            {"t": "resync"},
        )
    )
    return f"for another: {found['t']}", json.dumps(found)


# Frames that are none


def frame(code: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0, says: int | None = None) -> bytes:
    """A WebSocket frame as no client makes it."""
    size = len(data) if says is None else says
    first = (fin << 7) | (reserved << 4) | code
    much = (
        bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size) if size < 65536 else b"\x7f" + struct.pack(">Q", size)
    )
    return bytes([first, (masked << 7) | much[0]]) + much[1:] + (bytes(4) if masked else b"") + data


BROKEN: tuple[tuple[str, Callable[[Random], bytes]], ...] = (
    ("no text", lambda _: frame(1, b"\xff\xfe\xfd")),
    ("not masked", lambda _: frame(1, b'{"t":"resync"}', masked=False)),
    ("reserved bits", lambda rng: frame(1, b"x", reserved=rng.randrange(1, 8))),
    ("unknown kind", lambda rng: frame(rng.choice((3, 7, 11, 15)), b"x")),
    ("too large", lambda _: frame(1, b"x" * 70_000)),
    ("says 4 GB", lambda _: frame(2, b"x" * 99, says=2**32)),
    ("says 2^63", lambda _: frame(2, b"x" * 99, says=2**63)),
    ("half", lambda _: frame(1, b"x" * 40, says=90)),
    ("goes on with nothing", lambda _: frame(0, b"x")),
    ("long ping", lambda _: frame(9, b"x" * 200)),
    ("ping in parts", lambda _: frame(9, b"x", fin=False)),
    ("many pings", lambda _: frame(9, b"x") * 300),
    ("close in one byte", lambda _: frame(8, b"x")),
    ("close 99", lambda _: frame(8, struct.pack(">H", 99))),
    ("parts without end", lambda _: frame(1, b"[", fin=False) + frame(0, b"[" * 900, fin=False) * 90),
    ("pressed rubbish", lambda rng: frame(1, rng.randbytes(300), reserved=4)),
    ("bytes", lambda rng: rng.randbytes(rng.randrange(1, 400))),
)


async def broken(port: int, match: str, address: str, rng: Random, tally: Counter[str]) -> None:
    """Sit down to watch as one should, then break the line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    kind, make = rng.choice(BROKEN)
    try:
        key = b64encode(rng.randbytes(16)).decode()
        head = f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        more = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if rng.random() < 0.5 else ""
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode())
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        writer.write(make(rng))
        if kind not in ("half", "says 4 GB", "bytes", "parts without end", "many pings", "pressed rubbish"):
            await asyncio.wait_for(reader.read(-1), 60)  # the server ends it
        tally[f"frame: {kind}"] += 1
    except (ConnectionError, asyncio.IncompleteReadError):
        tally[f"frame: {kind}"] += 1
    finally:
        writer.close()


# Requests

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "FOO", "POST\x00")
PLACES = (
    "/api/games",
    "/api/matches",
    "/api/matches/list",
    "/api/matches/{id}/record",
    "/api/matches/{id}/fork",
    "/api/matches/{id}/delete",
    "/api/matches/{id}/codes",
    "/api/invitations",
    "/api/people",
    "/api/people/letters",
    "/api/letters/stop/{odd}",
    "/api/letters/confirm",
    "/api/records",
    "/api/picture",
    "/api/lobby",
    "/api/house",
    "/api/words/{odd}",
    "/api/words/en/{odd}",
    "/api/games/{odd}/charts",
    "/api/games/touche_coule/scenarios/{odd}/preview?options={odd}",
    "/api/games/war_galley/fleets",
    "/api/{odd}",
    "/ws/{id}",
    "/ws/{odd}",
    "/assets/{odd}",
    "/{odd}",
)
TRAVELS = (
    "../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/x",
    "....//x",
    "/etc/passwd",
    "..\\..\\x",
    "%00",
    "~root",
    ".",
)
BODIES: tuple[Callable[[Random], bytes], ...] = (
    lambda _: b"",
    lambda _: b"{",
    lambda _: b"[" * 20_000,
    lambda rng: rng.randbytes(500),
    lambda _: b'{"key":"' + b"x" * 70_000 + b'"}',
    lambda rng: json.dumps({rng.choice(("tokens", "key", "code", "token", "players", "turn", "text")): rng.choice(ODD)}).encode(),
    lambda rng: json.dumps({"game": rng.choice(("touche_coule", "x")), "scenario": rng.choice(TRAVELS), "players": {}}).encode(),
    lambda _: json.dumps({"tokens": {"x" * 30: "y" * 40}}).encode(),
    lambda rng: b'{"naumachia":1,"game":"war_galley","setup":' + rng.choice((b"{}", b"[]", b"1e999", b'"\\ud800"')) + b"}\n",
)
HEADS: tuple[Callable[[Random], str], ...] = (
    lambda _: "",
    lambda _: "Origin: https://evil.example\r\n",
    lambda _: "Origin: http://[::1\r\n",
    lambda _: "Host: evil.example\r\n",
    lambda rng: f"X-Forwarded-For: 127.0.0.{rng.randrange(255)}\r\n",
    lambda _: "Transfer-Encoding: chunked\r\n",
    lambda _: "Transfer-Encoding: chunked, identity\r\n",
    lambda _: "Content-Length: -1\r\n",
    lambda _: "Content-Length: 5\r\nContent-Length: 50\r\n",
    lambda _: "Expect: 100-continue\r\n",
    lambda _: f"Cookie: {'x' * 30_000}\r\n",
    lambda _: f"X-Long: {'x' * 90_000}\r\n",
    lambda _: "".join(f"X-{number}: 1\r\n" for number in range(500)),
    lambda _: "no colon at all\r\n",
    lambda _: " folded: line\r\n",
    lambda _: "Upgrade: websocket\r\nConnection: close, Upgrade\r\n",
    lambda _: "If-None-Match: " + '"' * 99 + "\r\n",
    lambda _: "Range: bytes=0-,-1,5-2\r\n",
    lambda _: "Accept-Encoding: \x00\r\n",
)


def request(rng: Random, match: str) -> tuple[str, bytes, bool]:
    """One request, its kind, and whether somebody is kept waiting for the rest of it."""
    odd = rng.choice((*TRAVELS, quote(chr(rng.randrange(32, 0xD7FF))), "x" * rng.choice((1, 300, 9000)), "%", "%zz", "?=&"))
    place = rng.choice(PLACES).replace("{id}", rng.choice((match, odd))).replace("{odd}", odd)
    method, body, head = rng.choice(METHODS[: rng.choice((2, 2, 12))]), rng.choice(BODIES)(rng), rng.choice(HEADS)(rng)
    half = rng.random() < 0.1
    size = len(body) + (1000 if half else 0)
    length = "" if "Length" in head or "chunked" in head else f"Content-Length: {size}\r\n"
    host, end = "" if "Host" in head else "Host: 127.0.0.1\r\n", "" if "Connection" in head else "Connection: close\r\n"
    data = f"{method} {place} HTTP/1.1\r\n{host}{head}{length}{end}\r\n".encode("latin-1", "replace") + body
    if half and rng.random() < 0.5:
        data = data[: rng.randrange(len(data))]
    return f"{'half ' if half else ''}{method if method in METHODS[:2] else 'odd method'}", data, half or "chunked" in head


async def ask(port: int, match: str, address: str, rng: Random, tally: Counter[str]) -> bytes:
    """Send it and hear what comes of it; who has sent half of it goes away."""
    kind, data, waits = request(rng, match)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    answer = b""
    try:
        writer.write(data)
        if not waits:
            answer = await asyncio.wait_for(reader.read(-1), 60)
            told = [line.split()[1].decode() for line in answer.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]
            kind += f" -> {told[-1] if told else 'closed'}"
        else:
            await asyncio.sleep(0)
            kind += " -> gone"
    except (ConnectionError, asyncio.IncompleteReadError):
        kind += " -> closed"
    finally:
        writer.close()
    tally[f"request: {kind}"] += 1
    return answer


def memory(pid: int) -> float:
    """Megabytes a process has in memory; 0 where that cannot be known."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0
