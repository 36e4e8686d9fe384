"""Looking things up: games, scenarios, rules, charts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, TypedDict

import msgspec
import typer
from rich.table import Table

from naumachia.cli.common import Json, Lang, out, show_json
from naumachia.games import find, games
from naumachia.kernel import AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.text import Tables, sources, speech

GameName = Annotated[str, typer.Argument(help="A game, e.g. touche_coule.")]


def list_games(json: Json = False, lang: Lang = "en") -> None:
    """The games there are."""
    rows = [
        {
            "name": game.name,
            "title": speech(lang, game.name).phrase("game-name"),
            "about": speech(lang, game.name).phrase("game-about"),
            "scenarios": len(game.scenarios()),
            "rules": game.version,
        }
        for game in games().values()
    ]
    if json:
        show_json(rows)
        return
    for row in rows:
        out.print(f"[bold]{row['name']}[/]  {row['title']}\n    {row['about']}")


def scenarios(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None, json: Json = False, lang: Lang = "en"
) -> None:
    """The scenarios there are."""
    chosen = [find(game)] if game else list(games().values())
    rows = [_scenario_row(one, name, lang) for one in chosen for name in one.scenarios()]
    if json:
        show_json(rows)
        return
    words = speech(lang)
    for row in rows:
        length = words.phrase("cli-scenario-length", {"minutes": row["minutes"]})
        level = words.phrase("cli-difficulty", {"level": row["difficulty"]})
        seats = words.phrase("cli-seats", {"seats": ", ".join(row["seats"])})
        out.print(f"[bold]{row['game']}/{row['name']}[/]  {row['title']}  ({length}, {level}; {seats})")
        if row["note"]:
            out.print(f"    {row['note']}", markup=False)
        for rule in row["special"]:
            out.print(f"    • {rule}", markup=False)


class ScenarioRow(TypedDict):
    """A scenario as `scenarios` tells it."""

    game: str
    name: str
    title: str
    note: str
    special: list[str]
    minutes: int
    difficulty: int
    seats: list[str]
    options: dict[str, int]


def _scenario_row(game: AnyGame, name: str, lang: str) -> ScenarioRow:
    scenario = game.load_scenario(name)
    return {
        "game": game.name,
        "name": name,
        "title": getattr(scenario.title, lang, scenario.title.en),
        "note": getattr(scenario.note, lang, scenario.note.en),
        "special": [getattr(rule, lang, rule.en) for rule in scenario.special],
        "minutes": scenario.minutes,
        "difficulty": scenario.difficulty,
        "seats": list(game.rules.seats(game.start(scenario))),
        "options": scenario.options,
    }


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule, e.g. TC-5a.1, or the beginning of several.")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """The rules of a game in our own words."""
    chosen = find(game)
    words = speech(lang, game)
    rows = []
    for name in rule_names(chosen, lang):
        title, text = words.rule(name)
        if rule is None or name == rule or name.startswith(rule):
            rows.append({"id": name, "title": title, "text": text})
    if rule is not None and not rows:
        raise NotFound("rule-unknown", name=rule)
    if json:
        show_json(rows)
        return
    for row in rows:
        out.print(f"[bold]{row['id']}[/]  [italic]{row['title']}[/]\n    {row['text']}\n")


def rule_names(game: AnyGame, lang: str) -> list[str]:
    """The ids of a game's rules, in the order of the rule file. Hyphens of a message's name stand for dots."""
    found = []
    for path in sources(game.name, lang):
        for name in re.findall(r"^rule-([A-Z]+-[\w-]+?) *=", path.read_text(encoding="utf-8"), re.M):
            prefix, _, rest = name.partition("-")
            found.append(f"{prefix}-{rest.replace('-', '.')}")
    return found


def charts(
    game: GameName,
    own: Annotated[Path | None, typer.Option("--charts", help="A chart file of your own.")] = None,
    form: Annotated[bool, typer.Option("--form", help="Print an empty form for charts of your own.")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """The tables of a game and where they come from."""
    chosen = find(game)
    if form:
        typer.echo(blank_form(chosen.rules.charts, chosen.chart_paths, Tables(lang, game, {})))
        return
    tables = msgspec.to_builtins(chosen.load_charts(own))
    if json:
        show_json(tables)
        return
    words, told = speech(lang), Tables(lang, game, tables)
    for name, table in tables.items():
        heading = words.phrase(f"provenance-{table['provenance']}")
        out.print(f"[bold]{told.title(name)}[/]  [italic]({heading})[/]  [dim]\\[{name}][/]")
        if table.get("because"):
            out.print(f"    {told.reason(name, table['because'])}", markup=False)
        grid = Table(show_header=False, box=None, padding=(0, 2))
        for key, value in table.items():
            if key not in ("provenance", "because"):
                for place, line in enumerate(told.lines(value, name, key)):
                    grid.add_row("", told.column(name, key) if place == 0 else "", line)
        out.print(grid)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("games")(list_games)
    app.command()(scenarios)
    app.command()(rules)
    app.command()(charts)
