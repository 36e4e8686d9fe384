"""Answers that come shortly after each other are taken together; who plays while nobody else does is never made to wait."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from naumachia.server.guard import batching
from naumachia.server.guard.batching import Batcher
from server.tools import create, sitting


async def test_who_plays_alone_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "PAUSE", 3600.0)
    served, one = list[int](), Batcher()
    for number in range(5):
        one.soon("a", lambda number=number: served.append(number))  # type: ignore[misc]
    assert served == [0, 1, 2, 3, 4]


async def test_who_comes_shortly_after_others_is_served_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "PAUSE", 0.2)
    served, one = list[str](), Batcher()
    for table in "abcda":
        one.soon(table, lambda table=table: served.append(table))  # type: ignore[misc]
    assert served == ["a"]
    late = asyncio.get_running_loop().time() + 60
    while len(served) == 1 and asyncio.get_running_loop().time() < late:
        await asyncio.sleep(0.01)
    assert served == ["a", "b", "c", "d", "a"]
    await asyncio.sleep(0.25)
    one.soon("e", lambda: served.append("e"))
    assert served[-1] == "e"


def test_an_answer_that_waits_for_its_round_is_taken_though_its_page_has_gone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click counts though the page is closed at once; while others played, the answer was lost with it."""
    first, second = create(client), create(client)
    monkeypatch.setattr(batching, "PAUSE", 3600.0)  # no round comes by itself
    with sitting(client, first, "red") as other:
        other.answer(other.answers[0])
        other.expect("update")
        with sitting(client, second, "red") as red:
            red.answer(red.answers[0])
        with sitting(client, second, "red") as red:
            while not red.view["turn"]:
                red.receive()
            assert red.view["turn"] == 1
