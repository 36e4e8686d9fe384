"""Charts of one's own: tried, refused with line and expectation, and carried by match, record, copy, letters, hints and odds."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from naumachia.correspondence import follow, read
from naumachia.games import find, games
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files import record as records
from naumachia.match import replay
from naumachia.table.http import catalogue
from naumachia.table.http.calls import answer
from naumachia.table.http.correspondence import OPERATIONS
from naumachia.table.matches import own_charts
from naumachia.table.matches.service import MatchService
from naumachia.table.storage.memory import memory_storage
from naumachia.table.wire import http_types
from naumachia.table.work.tasks import Hint, Odds, Position
from naumachia.table.work.workers import InProcess, Workers

FAR = '[fire]\nrange = 1\nblind = "dead astern"\n'
"""A table in which ships shoot less far."""
TWO = {"red": "human", "blue": "human"}
S1 = "s1-two-liburnians"
FAULTS = {
    "fault-syntax": ["[fire\n", "[fire]\nrange = \n", "a = " + "[" * 5000, "a = " + "9" * 5000, "\0"],
    "fault-value": [
        "[fire]\nrange = 3\n",
        "[fire]\nrange = true\n",
        '[fire]\nrange = 2\nblind = "nowhere"\n',
        "[oars]\nbanks = 3\n",
        "fire = 3\n",
        "[boarding]\n",
        "[ram]\ndie_bonus = [nan, inf, 0, 0, 0, 0]\nminimum = 99999999\nzone = {}\n",
        "[basin.standard]\nrows = { " + ", ".join(f'"{i}" = [0, 1]' for i in range(500)) + " }\nhexes = 1000\n",
        "[fire]\nrange = 1979-05-27\n",
    ],
}


@pytest.fixture
async def service() -> AsyncIterator[MatchService]:
    found = MatchService(memory_storage(), Workers(InProcess()))
    await found.open()
    yield found
    await found.close()


async def post(service: MatchService, path: str, **body: Any) -> tuple[int, Any]:
    found = await answer(OPERATIONS, service, method="POST", path=path, body=json.dumps(body).encode())
    return found.status, json.loads(found.body)


async def test_a_file_is_tried_and_its_tables_are_told(service: MatchService) -> None:
    status, found = await post(service, "/games/touche_coule/charts", text=FAR, scenario=S1)
    assert status == 200
    (table,) = found["tables"]
    assert (table["name"], table["provenance"]) == ("fire", "reconstructed")
    assert table["lines"][0] == {"name": "range", "ours": "2", "yours": "1"}
    assert found["preview"]["scene"]["pieces"]
    # a file that says what the game says changes nothing
    assert (await post(service, "/games/touche_coule/charts", text="# nothing\n"))[1]["tables"] == []


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, texts in FAULTS.items() for text in texts])
async def test_a_fault_is_told_with_its_line(service: MatchService, key: str, text: str) -> None:
    status, found = await post(service, "/games/touche_coule/charts", text=text, scenario=S1)
    assert (status, found["message"]["key"]) == (400, "bad-file")
    assert found["faults"][0]["key"] == key
    assert found["faults"][0]["args"]["line"] >= 1
    made, refused = await post(service, "/matches", game="touche_coule", scenario=S1, players=TWO, charts=text)
    assert (made, refused["faults"]) == (400, found["faults"])
    assert not service.tables


async def test_too_long_a_file_is_refused(service: MatchService) -> None:
    status, found = await post(service, "/games/touche_coule/charts", text="#" * (own_charts.LETTERS + 1))
    assert (status, found["message"]["key"]) == (400, "charts-long")


async def test_what_breaks_the_code_of_a_game_is_the_fault_of_the_file(
    service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(type(find("touche_coule")), "start", broken)
    status, found = await post(service, "/games/touche_coule/charts", text=FAR, scenario=S1)
    assert (status, found["faults"][0]["key"]) == (400, "charts-unplayable")
    status, found = await post(service, "/matches", game="touche_coule", scenario=S1, players=TWO, charts=FAR)
    assert (status, found["faults"][0]["key"]) == (400, "charts-unplayable")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_number_of_a_table_leads_to_a_stack_trace(game: Any) -> None:
    """Each number of each table by turns as small and as large as its type lets it be: a battle, or an error in words."""
    tables = msgspec.to_builtins(game.standard_charts)
    numbers = [path for name, table in tables.items() for path in _numbers(table, (name,))]
    for at, path in enumerate(numbers[:: max(1, len(numbers) // 12)]):
        changed = msgspec.json.decode(msgspec.json.encode({path[0]: tables[path[0]]}))
        part: Any = changed
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = (0, -1, 7, 999, 10_000_000)[at % 5]
        wanted = http_types.OwnCharts(_toml(changed), game.standard)
        with suppress(BadFile):
            assert catalogue.tried(game.name, wanted).preview is not None


def _numbers(value: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    own = [path] if isinstance(value, int) and not isinstance(value, bool) else []
    return own + [found for name, one in inner for found in _numbers(one, (*path, name))]


def _toml(tables: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(name)} = {_inline(table)}\n" for name, table in tables.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {_inline(one)}" for name, one in value.items() if one is not None) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)


async def test_match_record_copy_and_questions_carry_the_tables(service: MatchService) -> None:
    status, made = await post(service, "/matches", game="touche_coule", scenario=S1, players=TWO, charts=FAR)
    assert status == 201
    game, tokens = find("touche_coule"), tuple(made["tokens"].values())

    async def tables(id: str) -> list[str]:
        found = await answer(OPERATIONS, service, method="GET", path=f"/matches/{id}/charts")
        return [table["name"] for table in json.loads(found.body)]

    assert await tables(made["id"]) == ["fire"]
    _, text = await service.record(made["id"], tokens)
    record = records.parse(text)
    assert list(record.header.tables) == ["fire"]
    match = replay(record)
    assert match.first.setting.charts.fire.range == 1
    # uploaded again, and played on from a copy
    again = await service.upload(text)
    assert await tables(again.id) == ["fire"]
    copy = await service.fork(made["id"], http_types.NewFork(0, dict(TWO), tokens))
    assert await tables(copy.id) == ["fire"]
    # programs and odds are given them as well
    position = Position.of(match, "red")
    assert position.read()[1].setting.charts.fire.range == 1
    assert Odds(position, "1", ()).run() is not None
    assert Hint(position, 0, "red").run() is not None
    assert game.standard_charts.fire.range == 2


async def test_fleets_are_bought_and_meet_by_the_tables_of_the_file(service: MatchService) -> None:
    game = find("war_galley")
    assert game.fleets is not None
    market = game.fleets.market(game.standard_charts)
    ready = [msgspec.to_builtins(one.fleet) for one in market.presets if one.points == market.sizes[0].points]
    plan = {"points": market.sizes[0].points, "one": ready[0], "two": ready[1]}
    grapple = msgspec.to_builtins(game.standard_charts)["grapple"]
    text = _toml({"grapple": {name: value for name, value in grapple.items() if name not in ("provenance", "because")}})
    status, found = await post(service, "/games/war_galley/charts", text=text, fleets=plan)
    assert (status, [table["name"] for table in found["tables"]]) == (200, ["grapple"])
    assert found["preview"]["scene"]["pieces"]
    assert found["market"]["models"]
    players = {"A": "human", "B": "helmsman"}
    status, made = await post(service, "/matches", game="war_galley", scenario="", players=players, fleets=plan, charts=text)
    assert status == 201, made


async def test_a_letter_carries_the_tables(service: MatchService) -> None:
    wanted = {"game": "touche_coule", "scenario": S1, "seats": ["red"], "name": "Anna", "charts": FAR}
    status, made = await post(service, "/correspondence", **wanted)
    assert status == 201
    tokens = list(made["tokens"].values())
    async with service.use(made["id"]) as table:
        match = await table.ready()
        assert match.first.setting.charts.fire.range == 1
    out = await service.letters.out(made["id"], tokens)
    assert follow(read(out.text)).match.first.setting.charts.fire.range == 1
    assert (await service.letters.read(out.text)).tables == ("fire",)
    status, found = await post(service, "/correspondence", **{**wanted, "charts": "[fire]\nrange = 3\n"})
    assert (status, found["faults"][0]["args"]["line"]) == (400, 2)
