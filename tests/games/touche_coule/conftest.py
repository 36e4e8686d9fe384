"""Positions in the notation of the specification: `RL (0,0) f0 v2 s3`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import step

KINDS = {"L": "liburnian", "M": "liburnian", "N": "liburnian", "Q": "quinquereme"}
CAMPS = {"R": "red", "B": "blue"}
SHIP = re.compile(r"(\w+) \((-?\d+),(-?\d+)\)(?: f(\d))?(?: v(\d))?(?: s(\d+))?")


def berth(text: str) -> tuple[str, dict[str, Any]]:
    found = SHIP.fullmatch(text)
    assert found, text
    name, q, r, facing, speed, structure = found.groups()
    table = {"camp": CAMPS[name[0]], "kind": KINDS[name[1]], "bow": [int(q), int(r)], "facing": int(facing or 0)}
    if speed:
        table["speed"] = int(speed)
    if structure:
        table["structure"] = int(structure)
    return name, table


def arena(*ships: str, **rest: Any) -> dict[str, Any]:
    berths = dict(map(berth, ships))
    return {"game": "touche_coule", "title": {"en": "Test", "fr": "Essai"}, "order": list(berths), "ships": berths, **rest}


@pytest.fixture
def scenario() -> Callable[..., dict[str, Any]]:
    """The tables of a scenario."""
    return arena


@pytest.fixture
def position() -> Callable[..., Any]:
    """The first state of a position; `match_options` and `charts` are those of the match."""

    def make(*ships: str, match_options: dict[str, int] | None = None, charts: Any = None, **rest: Any) -> Any:
        game = find("touche_coule")
        return game.start(game.check_scenario(arena(*ships, **rest), "test", charts=charts), match_options, charts)

    return make


@pytest.fixture
def play() -> Callable[..., Any]:
    """Answers and dice, one after the other; a die is an int."""

    def on(sea: Any, *answers: str | int) -> Any:
        for answer in answers:
            sea = step(sea, answer)
        return sea

    return on
