"""Thousands of messages that make no sense, come too late, or are for others: nothing changes and nothing leaks."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.testclient import TestClient

from naumachia.server import incoming
from server.tools import Page, both, create, play, record_of, serving, sitting, sqlite

MESSAGES = int(os.environ.get("NAUMACHIA_HOSTILE", "4000"))
"""A long run: NAUMACHIA_HOSTILE=100000."""
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
    {"t": "ask-there", "ship": "RL", "q": 1, "r": 2},
    {"t": "ask-report"},
    {"t": "ask-back", "number": LATE},
    {"t": "answer-back", "agree": True},
    {"t": "ask-plans", "number": LATE, "lines": "1: a; 2: b"},
    {"t": "ask-places", "number": LATE, "ship": "RL"},
    {"t": "word", "word": "0" * 64},
]
SILENT = (incoming.AskPlans, incoming.AskPlaces, incoming.GiveWord)
"""What may get no reply: a plan for a moment that is past, a word nobody waits for."""
ODD: list[Any] = [None, True, -1, 2**63, 2**200, 1e308, 0.5, "", "\x00", "é" * 300, [], {}, [[]], {"t": "answer"}, "\U0001f6a2"]


def nonsense(rng: Random) -> str | bytes:
    """One message: a good one spoilt, or noise."""
    match rng.randrange(8):
        case 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        case 1:
            return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(rng.randrange(80)))
        case 2:
            return rng.choice('[{"') * rng.randrange(1, 3000)
        case 3:
            return msgspec.json.encode(rng.choice(SEEDS) | {"answer": "x" * rng.randrange(3000, 40_000)}).decode()
        case 4 | 5:
            message = dict(rng.choice(SEEDS))
            for _ in range(rng.randrange(1, 3)):
                name = rng.choice([*message, "more", "seat", "t"])
                if name != "number" or rng.random() < 0.5:
                    message[name] = rng.choice(ODD)
            return msgspec.json.encode(message).decode()
        case _:
            text = list(msgspec.json.encode(rng.choice(SEEDS)).decode())
            for _ in range(rng.randrange(1, 4)):
                place = rng.randrange(len(text))
                text[place : place + rng.randrange(2)] = rng.choice(["", '"', "}", ",", "\\", "0", "ÿ", "\x00"])
            return "".join(text)


def whole(message: str | bytes) -> incoming.ClientMessage | None:
    """The message, where mutation has left it one."""
    try:
        found: incoming.ClientMessage = msgspec.json.decode(message, type=incoming.ClientMessage)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    return found


def harmless(message: str | bytes) -> bool:
    """A question, not a change."""
    return isinstance(whole(message), incoming.AskWhy | incoming.AskScene | incoming.AskThere | incoming.Resync)


def shoot(page: Page, message: str | bytes) -> str:
    """Send it and read the one reply; where there may be none, the end is that of something sent after it."""
    if isinstance(message, bytes):
        page.session.send_bytes(message)
    else:
        page.session.send_text(message)
    if not isinstance(whole(message), SILENT):
        return _reply(page)
    page.session.send_text('{"t":"ask-why","ship":"the end"}')
    replies = [_reply(page)]
    while "the end" not in replies[-1]:
        replies.append(_reply(page))
    assert len(replies) <= 2
    return replies[0]


def _reply(page: Page) -> str:
    while (text := page.session.receive_text()).startswith('{"t":"presence"'):
        pass
    return text


def record(client: TestClient, match: dict[str, Any]) -> str:
    return str(record_of(client, match["id"], match["tokens"]["red"]).text)


def test_noise_changes_nothing_and_leaks_nothing(tmp_path: Path) -> None:
    rng = Random(20_26)
    with serving(sqlite(tmp_path)) as client:
        match = create(client, seed="a seed that nobody may see")
        with both(client, match) as pages, sitting(client, match) as spectator:
            play(pages, Random(1), 6)
            for _ in range(6):
                spectator.expect("update")
            before, views = record(client, match), {seat: dict(page.view) for seat, page in pages.items()}
            codes: dict[str, int] = {}
            for _ in range(MESSAGES):
                page = rng.choice((*pages.values(), spectator))
                message = nonsense(rng)
                reply = shoot(page, message)
                found = msgspec.json.decode(reply)
                assert found["t"] == "problem" or harmless(message), (message, reply)
                codes[found.get("code", found["t"])] = codes.get(found.get("code", found["t"]), 0) + 1
                for secret in ("a seed that nobody", "Traceback", "File ", *match["tokens"].values()):
                    assert secret not in reply
                if page is not pages["red" if pages["red"].mine else "blue"]:
                    assert '"options":[' not in reply
            assert set(codes) >= {"malformed", "stale", "too-large", "forbidden", "why", "scene", "welcome"}
            assert record(client, match) == before
            for seat, page in pages.items():
                page.send(t="resync")
                fresh = page.expect("welcome")["view"]
                part = {"log": [], "log_from": 0, "patch": False}
                assert {**fresh, **part} == {**views[seat], **part}
            play(pages, Random(1), 1)


def test_replayed_and_foreign_answers(tmp_path: Path) -> None:
    """Everything that was ever good is sent again, by everybody, to every match."""
    with serving(sqlite(tmp_path)) as client:
        match, other = create(client, scenario="s3-touche-coule"), create(client, scenario="s3-touche-coule")
        with both(client, match) as pages, both(client, other) as others:
            good: list[tuple[int, str]] = []
            rng = Random(5)
            for _ in range(25):
                mover = next(page for page in pages.values() if page.mine)
                good.append((mover.view["number"], rng.choice(mover.answers)))
                mover.answer(good[-1][1])
                for page in pages.values():
                    page.expect("update")
            before = record(client, match), record(client, other)
            for number, answer in good:
                for page in pages.values():
                    page.problem("stale", t="answer", number=number, answer=answer)
                    page.problem("stale", t="undo", number=number)
            waiting = next(page for page in pages.values() if not page.mine)
            mover = next(page for page in pages.values() if page.mine)
            for answer in mover.answers:
                waiting.problem("foreign", t="answer", number=waiting.view["number"], answer=answer)
            for _, answer in good:
                others["blue"].problem("foreign", t="answer", number=0, answer=answer)
            assert before == (record(client, match), record(client, other))
