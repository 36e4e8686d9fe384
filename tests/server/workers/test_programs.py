"""Programs at the table: they think in other processes, and play while somebody watches."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.games import find
from naumachia.match import Match
from naumachia.server.workers import pool
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.work.workers import Workers
from server.tools import Niceness, bad_think, create, sitting, slow_think


@pytest.fixture(scope="module", autouse=True)
def one_pool() -> Any:
    """Starting workers takes a second; all tests here share them."""
    shared = WorkerPool(2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WorkerPool, "_ready", lambda self, make=WorkerPool._ready: make(shared))
        patch.setattr(WorkerPool, "close", lambda self: None)
        yield shared
    pool, shared._pool = shared._pool, None
    if pool is not None:
        pool.shutdown(wait=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing there")
def test_who_thinks_steps_back_behind_the_server(one_pool: WorkerPool) -> None:
    _, found = one_pool._submit(Niceness())
    assert found.result() == min(19, os.nice(0) + pool.NICE)


def test_a_film(client: TestClient) -> None:
    match = create(client, {"red": "castaway", "blue": "helmsman"})
    assert match["tokens"] == {}
    with sitting(client, match) as page:
        assert all(seat["online"] for seat in page.welcome["seats"])
        while page.view["outcome"] is None:
            page.expect("update")
    assert client.get(f"/api/matches/{match['id']}/record").status_code == 200


def test_nobody_watches_nobody_plays(client: TestClient) -> None:
    match = create(client, {"red": "castaway", "blue": "castaway"})
    with sitting(client, match) as page:
        page.expect("update")
    with sitting(client, match) as page:
        turn = page.view["turn"]
    time.sleep(0.3)
    with sitting(client, match) as page:
        assert page.view["turn"] <= turn + 6  # at most what was in hand when the last spectator left
        page.expect("update")


def test_against_a_program(client: TestClient) -> None:
    match = create(client, {"red": "human", "blue": "helmsman"})
    with sitting(client, match, "red") as page:
        for _ in range(20):
            if page.view["outcome"]:
                break
            if page.mine:
                page.answer(page.answers[0])
            page.expect("update")
        assert page.view["turn"] >= 5
        page.problem("no-undo", t="redo", number=page.view["number"]) if page.mine else None


def test_programs_play_as_fast_as_they_can_and_starve_nobody(client: TestClient) -> None:
    """D10: four films run without a pause; a person against a program at a fifth table is answered all the same."""
    films = [create(client, {"red": "castaway", "blue": "castaway"}) for _ in range(4)]
    game = create(client, {"red": "human", "blue": "castaway"})
    with ExitStack() as watching:
        pages = [watching.enter_context(sitting(client, film)) for film in films]
        with sitting(client, game, "red") as page:
            served = 0
            for _ in range(12):
                if not page.mine:
                    break
                began = time.monotonic()
                page.answer(page.answers[0])
                page.expect("update")
                while not page.mine and not page.view["outcome"]:
                    page.expect("update")
                assert time.monotonic() - began < 3
                served += 1
            assert served >= 2
        began = time.monotonic()
        for _ in range(5):
            pages[0].expect("update")
        assert time.monotonic() - began < 2  # five answers: with the pause of old they took three seconds


def test_a_thinking_program_holds_up_nobody(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one match waits for a slow mind, another goes on at once."""
    monkeypatch.setattr(pool, "run", slow_think)
    film, game = create(client, {"red": "castaway", "blue": "castaway"}), create(client)
    with sitting(client, film), sitting(client, game, "red") as page:
        began = time.monotonic()
        page.answer(page.answers[0])
        page.expect("update")
        assert time.monotonic() - began < 0.5


def test_a_program_that_fails_is_named(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "run", bad_think)
    match = create(client, {"red": "castaway", "blue": "human"})
    with sitting(client, match, "blue") as page:
        assert page.expect("problem")["message"]["key"] == "player-failed"
        monkeypatch.undo()
    with sitting(client, match, "blue") as page:
        page.expect("update")


@pytest.mark.parametrize("known", [False, True])
async def test_a_worker_that_dies_is_replaced(one_pool: WorkerPool, known: bool) -> None:
    """Whether its death is noticed in the middle of a thought, or was before anybody asked."""
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1-two-liburnians"), seed=1, name="s1-two-liburnians")
    assert await Workers(one_pool).think("here", match, "castaway", "red", 1) in match.request  # type: ignore[operator]
    assert one_pool._pool is not None
    for pid in list(one_pool._pool._processes):
        os.kill(pid, signal.SIGKILL)
    while known and not one_pool._pool._broken:
        await asyncio.sleep(0.05)
    assert await Workers(one_pool).think("here", match, "helmsman", "red", 1) in match.request  # type: ignore[operator]
    shares = await Workers(one_pool).odds("here", match, "red", next(iter(match.request)))  # type: ignore[arg-type]
    assert sum(share.p for share in shares.table) == pytest.approx(1)
