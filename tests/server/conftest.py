"""A server over a fresh SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.tools import serving, sqlite


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as found:
        yield found
