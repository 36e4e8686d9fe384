"""Charts of one's own: a chart file read, the tables in which it differs, and a battle set up with them.

A chart file is data for the rules, and a made-up one may lead them anywhere. Its numbers are bounded by their types. A server
also tries each file in a process of its own (`server/matches/upload_sandbox.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
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
from naumachia.text import LANGUAGES, Tables

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


def changed(game: AnyGame, tables: Mapping[str, Any]) -> tuple[http_types.ChartInfo, ...]:
    """Return the tables that a match has in place of those of its game."""
    if not tables:
        return ()
    charts = chart_files.replace(game.standard_charts, tables, "record")
    return told(game.name, charts, tables)


def told(game: str, charts: Struct, only: Collection[str] | None = None) -> tuple[http_types.ChartInfo, ...]:
    """Return the tables of charts in words of all languages; with `only`, those of these names."""
    tables = msgspec.to_builtins(charts)
    words = {lang: Tables(lang, game, tables) for lang in LANGUAGES}
    return tuple(
        http_types.ChartInfo(
            table,
            content["provenance"],
            content.get("because", ""),
            tuple(
                http_types.ChartLine(key, {lang: "\n".join(words[lang].lines(value, table, key)) for lang in LANGUAGES})
                for key, value in content.items()
                if key not in ("provenance", "because")
            ),
        )
        for table, content in tables.items()
        if only is None or table in only
    )


def market_of(game: str, charts: Struct | None) -> Market | None:
    """Return the market of a game by charts of one's own, or nothing where fleets are not bought."""
    found = find(game)
    return None if found.fleets is None else found.fleets.market(charts or found.standard_charts)
