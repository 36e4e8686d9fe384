"""Those who take more than their share: of threads, of memory, of the lobby, of the tables in the database."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.server.guard.limits import Limits
from naumachia.server.http import operations
from naumachia.server.matches import people
from naumachia.server.matches.invitations import accept
from naumachia.server.matches.matches import Matches
from naumachia.server.matches.people import People
from naumachia.server.matches.retention import Retention
from naumachia.server.storage.store import Store
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.base.errors import TooFast, TooMany
from naumachia.table.http import catalogue
from naumachia.table.matches import drafts, memory_budget
from naumachia.table.wire import http_types
from server.guard.test_crowd import a_table
from server.tools import SMALL, TWO, create, serving, sqlite

PLAIN: Any = http_types.NewMatch(**SMALL, players=TWO)  # type: ignore[arg-type]


async def test_long_forks_and_records_keep_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D23: a fork is played again from its first answer, seconds where it is long. They filled the threads in which set-ups and
    previews are made: everybody waited for one visitor."""
    matches, id = await a_table(tmp_path)
    other = (await matches.create(PLAIN)).id
    async with matches.use(other):
        let_go, real = threading.Event(), drafts.forked
        monkeypatch.setattr(drafts, "forked", lambda *args: (let_go.wait(60), real(*args))[1])
        monkeypatch.setattr("naumachia.table.matches.service.dumped", lambda *_: (let_go.wait(60), "")[1])
        async with matches.use(id) as table:
            token = "x" * 32
            monkeypatch.setattr("naumachia.table.matches.service.readers", lambda *_: None)
            wanted = http_types.NewFork(0, TWO, (token,))
            asked: list[asyncio.Task[Any]] = [asyncio.create_task(matches.fork(table.id, wanted, "far")) for _ in range(20)]
            asked += [asyncio.create_task(matches.record(table.id, (), "far")) for _ in range(20)]
            await asyncio.sleep(0.1)
            await asyncio.wait_for(matches.create(PLAIN, "near"), 30)
            await asyncio.wait_for(asyncio.to_thread(catalogue.preview, "touche_coule", "s1-two-liburnians", "rounds=13"), 30)
            assert not any(one.done() for one in asked)
            let_go.set()
            assert len((await asyncio.wait_for(matches.record(other, (), "near"), 30))[0]) > 5
            await asyncio.gather(*asked)
    await matches.close()


async def test_what_nobody_looks_at_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: a long match takes fifty megabytes. Requests for many of them filled the memory, for minutes each."""
    monkeypatch.setattr(memory_budget, "IDLE_TABLES", 3)
    matches, first = await a_table(tmp_path)
    ids = [first, *[(await matches.create(PLAIN)).id for _ in range(6)]]
    async with matches.use(first):
        for id in ids[1:]:
            await matches.record(id, (), "far")
        assert list(matches.tables) == [first, *ids[-3:]]
        monkeypatch.setattr("naumachia.table.play.table.Table.answers", property(lambda _: memory_budget.IDLE))
        await matches.record(ids[1], (), "near")
        assert len(matches.tables) == 2, "that one, and the one somebody looks at"
    await matches.close()


async def test_nobody_has_more_than_so_much_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: nor by sitting at all of them."""
    matches, first = await a_table(tmp_path)
    second = (await matches.create(PLAIN)).id
    async with matches.use(first, "far") as table, AsyncExitStack() as stack:
        monkeypatch.setattr("naumachia.table.play.table.Table.answers", property(lambda one: 1000 if one is table else 0))
        monkeypatch.setattr(memory_budget, "EACH", 999)
        with pytest.raises(TooMany, match="too-many-open"):
            await stack.enter_async_context(matches.use(second, "far"))
        await stack.enter_async_context(matches.use(second, "near"))
    await matches.close()


async def test_a_picture_is_drawn_where_nobody_waits(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: a long text took thirty milliseconds of everybody's time, and there were no end of texts."""
    where: list[str] = []

    def draw(_: str) -> str:
        where.append(threading.current_thread().name)
        return "<svg/>"

    monkeypatch.setattr(operations, "picture", draw)
    assert client.post("/api/picture", json={"text": "x" * 600}).status_code == 200
    assert where[0].startswith("asyncio_"), where


def test_what_is_looked_up_each_time_costs_as_much_as_it_is_worth(tmp_path: Path) -> None:
    """D25: the lobby and records were as cheap as what lies ready."""
    with serving(sqlite(tmp_path), lobby=True, limits=Limits(requests=0.001, requests_reserve=5)) as client:
        assert [client.get("/api/lobby").status_code for _ in range(7)] == [200] * 5 + [429] * 2


async def test_nobody_makes_up_people_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D26: a key nobody had seen was kept for good, ten of them a second."""
    store = Store(sqlite(tmp_path))
    await store.open()
    folk = People(store)
    monkeypatch.setattr(people, "timestamp", lambda: (datetime.now(UTC) - timedelta(days=31)).isoformat())
    first = token_urlsafe(24)
    for key in (first, *(token_urlsafe(24) for _ in range(49))):
        await folk.know(key, "Ann", "far")
    with pytest.raises(TooFast):
        await folk.know(token_urlsafe(24), "Ann", "far")
    await folk.know(first, "Anne", "far")  # who is known already is heard
    monkeypatch.undo()
    await folk.know(second := token_urlsafe(24), "Bea", "near")
    await folk.forget()
    assert await folk.find(first) is None
    assert await folk.find(second) is not None
    await store.close()


def test_nobody_is_forgotten_who_has_a_seat(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    key = token_urlsafe(24)
    match = create(client, {"red": "human", "blue": "open"})
    monkeypatch.setattr(people, "timestamp", lambda: (datetime.now(UTC) - timedelta(days=31)).isoformat())
    taking = {"match": match["id"], "invitation": match["tokens"]["blue"], "token": token_urlsafe(24), "key": key, "name": "Ann"}
    assert client.post("/api/invitations", json=taking).status_code == 200
    app: Any = client.app
    portal: Any = client.portal
    portal.call(app.state.matches.tidy)
    assert client.post("/api/people", json={"key": key}).json() == {"known": True, "name": "Ann"}


def test_nobody_is_asked_again_without_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """D33: every rematch is on the list of the other, who had to delete them one by one."""
    monkeypatch.setattr(people, "ASKED", 3)
    match = create(client, {"red": "human", "blue": "open"})
    taking = {"match": match["id"], "invitation": match["tokens"]["blue"], "token": token_urlsafe(24)}
    key = token_urlsafe(24)
    assert client.post("/api/invitations", json={**taking, "key": key, "name": "Ann"}).status_code == 200
    again = {
        "turn": 0,
        "players": {"red": "human", "blue": "open"},
        "tokens": [match["tokens"]["red"]],
        "again": {"blue": "blue"},
    }
    found = [client.post(f"/api/matches/{match['id']}/fork", json=again) for _ in range(5)]
    assert [one.status_code for one in found] == [201, 201, 201, 429, 429]
    monkeypatch.setattr(people, "LISTED", 2)
    listed = client.post("/api/matches/list", json={"tokens": {}, "key": key}).json()
    assert len(listed) == 2


def test_nobody_has_the_lobby_for_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D27: fifty matches of one visitor, and nobody else's was to be seen."""
    with serving(sqlite(tmp_path), lobby=True) as client:
        mine = create(client, {"red": "human", "blue": "open"}, listed=True)
        monkeypatch.setattr("naumachia.server.http.api.address_of", lambda _: "far")
        theirs = [create(client, {"red": "human", "blue": "open"}, listed=True)["id"] for _ in range(60)]
        shown = [one["id"] for one in client.get("/api/lobby").json()["matches"]]
        assert shown == [*reversed(theirs[-10:]), mine["id"]]


async def test_of_many_rematches_at_once_no_more_stand_open_than_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D33: each had found room before the others were kept."""
    monkeypatch.setattr(people, "ASKED", 3)
    matches = Matches(Store(sqlite(tmp_path)), WorkerPool(1))
    await matches.open()
    made = await matches.create(http_types.NewMatch(**SMALL, players={"red": "human", "blue": "open"}))  # type: ignore[arg-type]
    mine = made.tokens["red"]
    key = token_urlsafe(24)
    taking = http_types.Acceptance(token=token_urlsafe(24), match=made.id, invitation=made.tokens["blue"], key=key)
    await accept(matches, taking, "")
    again = http_types.NewFork(turn=0, players={"red": "human", "blue": "open"}, tokens=(mine,), again={"blue": "blue"})
    found = await asyncio.gather(*(matches.fork(made.id, again) for _ in range(12)), return_exceptions=True)
    assert sum(isinstance(one, http_types.MatchCreated) for one in found) == 3
    assert {str(one) for one in found if isinstance(one, Exception)} == {"asked-often (limit=3)"}
    await matches.close()


async def test_of_many_at_once_no_more_are_kept_than_the_quota(tmp_path: Path) -> None:
    """D28: each had found room before the others were kept."""
    matches = Matches(Store(sqlite(tmp_path)), WorkerPool(1), keeping=Retention(quota=3))
    await matches.open()
    made = await asyncio.gather(*(matches.create(PLAIN, "far") for _ in range(12)), return_exceptions=True)
    assert sum(isinstance(one, http_types.MatchCreated) for one in made) == 3
    assert {str(one) for one in made if isinstance(one, Exception)} == {"quota-reached (limit=3)"}
    await matches.close()
