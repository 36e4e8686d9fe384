"""Small records that would cost much: what a file may say is bounded, and refused before anything is worked out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from naumachia.games import find
from naumachia.games.touche_coule.charts import Basin
from naumachia.kernel import record as records
from naumachia.match import Match


def squadron(setup: Any) -> Any:
    return next(iter(setup["squadrons"].values()))


def far(setup: Any) -> None:
    next(one for one in setup["squadrons"].values() if one.get("commander"))["commander"]["range"] = 1000


def many(setup: Any) -> None:
    squadron(setup)["lines"][0]["count"] = 100_000


def wide(setup: Any) -> None:
    setup["land"] = [{"cols": [1, 10_000_000], "rows": [1, 2]}]


def blocks(setup: Any) -> None:
    setup["land"] = [{"cols": [1, 60], "rows": [1, 60]}] * 200


def squadrons(setup: Any) -> None:
    setup["squadrons"] = {f"s{place}": squadron(setup) for place in range(1000)}


@pytest.mark.parametrize("spoil", [far, many, wide, blocks, squadrons])
def test_a_battle_without_bounds_is_refused_at_once(client: TestClient, spoil: Callable[[Any], None]) -> None:
    game = find("war_galley")
    name = next(iter(game.scenarios()))
    lines = records.dump(Match.seeded(game, game.load_scenario(name), seed=1, name=name).record()).splitlines()
    head = msgspec.json.decode(lines[0])
    spoil(head["setup"])
    refused(client, head)


@pytest.mark.parametrize("row", [[0, 16_000_000], [-16_000_000, 0]])
def test_a_basin_has_an_end(row: list[int]) -> None:
    msgspec.convert({"rows": {"0": [-4, 4]}, "hexes": 9}, Basin)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"rows": {"0": row}, "hexes": 1}, Basin)


def refused(client: TestClient, head: Any) -> None:
    began = time.monotonic()
    reply = client.post("/api/records", content=msgspec.json.encode(head))
    assert reply.status_code == 400, reply.text
    assert time.monotonic() - began < 2
