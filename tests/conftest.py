"""For all tests: no deadline for one example, as it would measure the machine, an environment no test leaves changed, and less
looking for garbage."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("naumachia", deadline=None)
settings.load_profile("naumachia")
gc.set_threshold(50_000, 20, 50)  # states come by the thousand, circles hardly ever: a search took a twentieth of the time

ITS_OWN = {"PYTEST_CURRENT_TEST", "PYGAME_HIDE_SUPPORT_PROMPT", "SDL_AUDIODRIVER"}
"""Variables that pytest sets for each test, and PettingZoo when it is first imported."""

WAITING = Path(__file__).parent / "server" / "cluster"
"""Tests that mostly wait for leases and servers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that wait: other workers use the processor meanwhile, and none is left to wait alone at the end."""
    items.sort(key=lambda item: WAITING not in item.path.parents)


@pytest.fixture(autouse=True)
def _environment_is_left_as_it_was() -> Iterator[None]:
    """A changed variable would lead another test of this worker elsewhere, a language for instance."""
    before = dict(os.environ)
    yield
    changed = {name for name, _ in dict(os.environ).items() ^ before.items()} - ITS_OWN
    assert not changed, f"left changed: {changed}"
