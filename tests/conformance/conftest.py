"""The small games of examples/ are found by name like any game while a module of this suite runs: others share the process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import naumachia.games
from conformance.table import ALL


@pytest.fixture(scope="module", autouse=True)
def small_games_are_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(naumachia.games, "games", lambda: ALL)
        yield
