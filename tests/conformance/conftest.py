"""Toys are found by name like any game while the suite runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import naumachia.games
from conformance.table import ALL


@pytest.fixture(scope="session", autouse=True)
def toys_are_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(naumachia.games, "games", lambda: ALL)
        yield
