"""A server over a fresh SQLite file, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from naumachia.table.base import ports
from server.postgres import fresh, postgres
from server.tools import Hour, serving, sqlite

_names = count()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[Path]:
    with postgres() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return fresh(request.getfixturevalue("postgres_folder"), f"n{next(_names)}")


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> Hour:
    found = Hour()
    monkeypatch.setattr(ports, "monotonic", found)
    return found
