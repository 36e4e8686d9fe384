"""A server whose database is gone says so to instruments."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from naumachia.server.storage import readiness
from naumachia.text import LANGUAGES, speech
from server.tools import create, serving, sqlite


def gone(_: object) -> int:
    raise OperationalError("", {}, OSError("gone"))


def hanging(_: object) -> int:
    time.sleep(0.7)
    return 5


@pytest.mark.parametrize("count", [gone, hanging])
def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: Callable[[object], int]) -> None:
    monkeypatch.setattr(readiness, "KEPT", 0.0)
    with serving(sqlite(tmp_path)) as client:
        create(client)
        assert client.get("/api/ready").json()["name"] == "naumachia"
        assert "naumachia_matches_stored 1.0" in numbers(client)
        monkeypatch.setattr(readiness, "WAIT", 0.1)
        monkeypatch.setattr(readiness, "_ask", count)
        began = time.monotonic()
        replies = [client.get("/api/ready") for _ in range(3)]
        for reply in replies:
            assert (reply.status_code, reply.json()["message"]["key"]) == (503, "database-gone")
            assert reply.headers["retry-after"]
        if count is hanging:
            assert time.monotonic() < began + 0.7, "nobody waits for it"
        assert client.get("/api/health").status_code == 200
        for lang in LANGUAGES:
            assert not speech(lang).problems("database-gone", {})
        monkeypatch.undo()
        monkeypatch.setattr(readiness, "KEPT", 0.0)
        if count is hanging:
            time.sleep(1.0)
            assert client.get("/api/ready").status_code == 200, "one query waited, and not one for each question"
        assert client.get("/api/ready").status_code == 200


def test_it_is_asked_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def count(_: object) -> int:
        nonlocal asked
        asked += 1
        return 0

    monkeypatch.setattr(readiness, "_ask", count)
    monkeypatch.setattr(readiness, "KEPT", 60.0)
    with serving(sqlite(tmp_path)) as client:
        assert [client.get("/api/ready").status_code for _ in range(20)] == [200] * 20
    assert asked == 1


def numbers(client: TestClient) -> str:
    transport: Any = client._transport
    before, transport.client = transport.client, ("127.0.0.1", 1)
    told = client.get("/api/metrics").text
    transport.client = before
    return told
