"""Thousands of messages that make no sense, come too late, or are for others: nothing changes and nothing leaks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.testclient import TestClient

from naumachia.table.wire import incoming
from server.hostile import nonsense
from server.tools import Page, both, create, play, record_of, serving, sitting, sqlite

MESSAGES = 2000
"""Over real sockets, and as many as one likes: `test_hostile.py`."""
SILENT = (incoming.AskPlans, incoming.AskPlaces, incoming.GiveWord)
"""Messages that may get no reply: a plan for a moment that is past, a word nobody waits for."""


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
                _, message = nonsense(rng)
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
                part = {"log": [], "log_from": 0}
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
