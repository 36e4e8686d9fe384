"""Charts of one's own: a chart file read, the tables in which it differs, and a battle set up with them.

A chart file is data for the rules, and a made-up one may lead them anywhere. Its numbers are bounded by their types. A server
also tries each file in a process of its own (`server/matches/upload_sandbox.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import AnyGame, Scenario
from naumachia.kernel.errors import BadFile, NaumachiaError, NotFound
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.fleets import Market
from naumachia.kernel.words import Message
from naumachia.table.base.errors import BadRequest
from naumachia.table.wire import http_types

FILE = "charts"
"""Name of a chart file in errors; the reader knows how their file is called."""
LETTERS = 40_000
"""Letters in a chart file, twice what the longest one of all tables needs."""


def read_charts(game: AnyGame, text: str) -> Struct | None:
    """Return the charts of a game with the tables of a file in place of its own; without a text there are none."""
    if not text:
        return None
    if len(text) > LETTERS:
        raise BadRequest("charts-long", most=LETTERS)
    found: Struct = chart_files.replace(game.standard_charts, toml_files.parse(text, FILE), FILE, text)
    return found


def scenario_of(game: AnyGame, name: str, charts: Struct | None) -> Scenario:
    """Return a scenario of the game, checked with these charts. Faults name no lines: those of the scenario mean nothing here."""
    if name not in game.scenarios():
        raise NotFound.among("scenario-unknown", name, game.scenarios())
    if charts is None:
        standard: Scenario = game.load_scenario(name)
        return standard
    data, _ = toml_files.read(game.folder / "scenarios" / f"{name}.toml")
    found: Scenario = game.check_scenario(data, FILE, charts=charts)
    return found


def battle_of(game: AnyGame, scenario: str, fleets: http_types.FleetPlan | None, charts: Struct | None) -> Scenario:
    """Return the set-up of a scenario, or of two bought fleets, with charts of one's own or the game's."""
    if fleets is None:
        return scenario_of(game, scenario, charts)
    found: Scenario = game.between(fleets.points, fleets.one, fleets.two, charts, fleets.conditions)
    return found


@contextmanager
def blamed(charts: Struct | None) -> Iterator[None]:
    """Blame what goes wrong in the code of a game on charts that are not its own."""
    try:
        yield
    except NaumachiaError:
        raise
    except Exception as error:
        if charts is None:
            raise
        raise BadFile(FILE, (Message("charts-unplayable"),)) from error


def changed(game: AnyGame, tables: Mapping[str, Any]) -> tuple[http_types.ChartChange, ...]:
    """Return the tables that a match has in place of those of its game."""
    return changes(game, chart_files.replace(game.standard_charts, tables, "record")) if tables else ()


def changes(game: AnyGame, charts: Struct) -> tuple[http_types.ChartChange, ...]:
    """Return the tables of charts that differ from those of a game, each with ours and theirs."""
    standard = msgspec.to_builtins(game.standard_charts)
    return tuple(
        http_types.ChartChange(
            name,
            standard[name]["provenance"],
            table.get("because", ""),
            tuple(
                http_types.ChangedLine(key, _json(standard[name].get(key)), _json(value))
                for key, value in table.items()
                if key not in ("provenance", "because")
            ),
        )
        for name, table in chart_files.differences(charts, game.standard_charts).items()
        if isinstance(table, dict)
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def market_of(game: str, charts: Struct | None) -> Market | None:
    """Return the market of a game by charts of one's own, or nothing where fleets are not bought."""
    found = find(game)
    return None if found.fleets is None else found.fleets.market(charts or found.standard_charts)
