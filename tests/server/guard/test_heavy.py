"""Records whose first line is heavy, and what is done with what it says (D37, D38), and lists of many (D49)."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from naumachia.server.matches.matches import Matches
from naumachia.server.storage.store import Store
from naumachia.server.workers.pool import WorkerPool
from naumachia.table.matches import drafts
from naumachia.table.wire import http_types
from naumachia.text import LANGUAGES, speech
from server.tools import create, record_of, serving, sqlite


def told(client: TestClient) -> list[str]:
    """A record of a match that has begun, line by line."""
    match = create(client)
    return str(record_of(client, match["id"], match["tokens"]["red"]).text).splitlines()


def bring(client: TestClient, lines: list[str], **changed: Any) -> Any:
    head = {**json.loads(lines[0]), **changed}
    return client.post("/api/records", content="\n".join((json.dumps(head), *lines[1:])) + "\n")


@pytest.mark.parametrize("field", ["position", "commitment", "scenario"])
def test_a_first_line_without_bounds_is_refused(client: TestClient, field: str) -> None:
    """D37: four megabytes of it were kept, written anew with every answer and read by every list."""
    lines = told(client)
    assert bring(client, lines).status_code == 201
    refused = bring(client, lines, **{field: "x" * drafts.HEAD})
    assert refused.status_code == 400
    said = refused.json()["message"]
    assert said["key"] == "record-head-long"
    for lang in LANGUAGES:
        assert not speech(lang).problems(said["key"], said["args"])


def test_lists_do_not_read_what_they_do_not_tell(tmp_path: Path) -> None:
    """D37: a hundred heavy matches, and nobody could open an own match while another visitor looked at a list."""
    with serving(sqlite(tmp_path), lobby=True) as client:
        match = create(client, {"red": "human", "blue": "open"}, listed=True)
        mine = {"tokens": {match["id"]: match["tokens"]["red"]}}
        before = client.post("/api/matches/list", json=mine).json(), client.get("/api/lobby").json()
        assert before[0][0]["title"]["fr"] == "Deux liburnes"
        assert before[1]["matches"][0]["scenario"] == "s1-two-liburnians"
        store = Store(sqlite(tmp_path))
        with store.engine.begin() as connection:
            kept = connection.execute(text("SELECT header FROM matches")).scalar_one()
            connection.execute(text("UPDATE matches SET header = 'nobody reads this'"))
        assert (client.post("/api/matches/list", json=mine).json(), client.get("/api/lobby").json()) == before
        with store.engine.begin() as connection:  # as an earlier program left it
            connection.execute(text("UPDATE matches SET header = :kept, heading = NULL"), {"kept": kept})
        assert (client.post("/api/matches/list", json=mine).json(), client.get("/api/lobby").json()) == before
        store.engine.dispose()


@pytest.mark.parametrize("scenario", ["x\"; filename*=utf-8''y.exe", "a\r\nSet-Cookie: b=c", "日本", "a/../b", "", "x" * 3000])
def test_the_name_of_a_record_is_plain(client: TestClient, scenario: str) -> None:
    """D38: what a record called its scenario stood in the head of the answer: a file of any name, or none and a traceback."""
    lines = told(client)
    title = {"en": "日本", "fr": "日本"}
    setup = {**json.loads(lines[0])["setup"], "title": title}
    reply = bring(client, lines, setup=setup, scenario=scenario)
    assert reply.status_code == 201
    found = client.get(f"/api/matches/{reply.json()['id']}/record")
    assert found.status_code == 200
    name = found.headers["content-disposition"].removeprefix('attachment; filename="').removesuffix('.ndjson"')
    assert re.fullmatch("[a-z0-9_-]+", name)
    assert len(name) < 120


async def test_lists_are_looked_up_an_address_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D49: twenty lists of a thousand matches at once, and a player who would open a match waited for all of them."""
    matches = Matches(Store(sqlite(tmp_path)), WorkerPool(1))
    await matches.open()
    under_way, most, real = Counter[str](), Counter[str](), matches.store.known
    done: list[str] = []

    async def known(ids: Sequence[str]) -> Any:
        (who,) = ids
        under_way[who] += 1
        most[who] = max(most[who], under_way[who])
        await asyncio.sleep(0.01)
        under_way[who] -= 1
        done.append(who)
        return await real(ids)

    monkeypatch.setattr(matches.store, "known", known)
    wanted = [("far", http_types.TokenList({"far": "x"}))] * 10 + [("near", http_types.TokenList({"near": "x"}))]
    await asyncio.gather(*(matches.held(body, who) for who, body in wanted))
    assert most == {"far": 1, "near": 1}
    assert done.index("near") < 3, "it waits for one of the other's at most"
    await matches.close()
