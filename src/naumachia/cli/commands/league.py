"""`league`: matches between levels and programs until their ratings are known, and the balance of the scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress as Bar
from rich.table import Table as Lines

from naumachia.cli.commands.learn import EngineName, Jobs, read_weights
from naumachia.cli.common import Json, Lang, err, out, show_json
from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.lab.engines import open_engine
from naumachia.lab.league.balance import beginner, meters
from naumachia.lab.pairs import known_name
from naumachia.players import offered
from naumachia.text import Speech, speech

if TYPE_CHECKING:
    from naumachia.lab.league.balance import Meter
    from naumachia.lab.league.ratings import Table
    from naumachia.lab.league.rows import Row


def league_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help="A level, or a learned file (.json); default all levels of the game. May be repeated."),
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", help="SCENARIO=PAIRS of a meeting; default all of the game once. May be repeated."),
    ] = None,
    folder: Annotated[Path, typer.Option("--folder", help="The matches; a league found there goes on.")] = Path("league"),
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    within: Annotated[float, typer.Option(min=1, help="Play until no rating is less certain than this, in points of Elo.")] = 50,
    limit: Annotated[int, typer.Option(min=0, help="Matches between different programs at most.")] = 1000,
    mirror: Annotated[
        int, typer.Option(min=0, help="Matches of each program against itself on each scenario, for the balance.")
    ] = 0,
    plot: Annotated[Path | None, typer.Option("--svg", help="Draw the ratings here.")] = None,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Let programs play each other, sides changing over the same dice, and rate them. Ctrl-C stops; the same command goes on."""
    try:
        from naumachia.lab.league.play import Plan, play  # here, as it needs choix and NumPy
        from naumachia.lab.league.plot import svg
    except ModuleNotFoundError:
        raise NotFound("league-missing") from None
    rules = find(game)
    plan = Plan(
        game=rules.name,
        players=tuple(player or offered(rules)),
        scenarios={known_name(rules.name, name): count for name, count in read_weights(rules.name, scenario).items()},
        seed=seed,
        within=within,
        limit=limit,
        mirror=mirror,
    )
    words = speech(lang, rules.name)
    with open_engine(engine, jobs) as pool, Bar(console=err, disable=json, transient=True) as bar:
        line = bar.add_task(rules.name, total=None)

        def told(rows: Sequence[Row], table: Table) -> None:
            widest = max(one.within for one in table.ratings)
            bar.update(line, description=f"{rules.name}: {len(rows)}, ± {widest:.0f}")

        rows, table = play(plan, folder, pool, told)
    found = meters(rules.name, rows)
    if plot is not None:
        plot.write_text(svg(table.ratings, words.phrase("cli-league-what", {"seed": seed})), encoding="utf-8")
    if json:
        chances = [{"one": a, "two": b, "chance": table.chance(a, b)} for a, b in table.pairs]
        show_json({"ratings": table.ratings, "chances": chances, "balance": found, "beginner": beginner(found)})
        return
    out.print(words.phrase("cli-league-what", {"seed": seed}), markup=False)
    _print_ratings(table, words)
    if found:
        _print_balance(found, words)


def _table(words: Speech, *columns: str) -> Lines:
    lines = Lines(box=None, pad_edge=False)
    for name in columns:
        lines.add_column(words.phrase(f"cli-league-{name}"), justify="left" if name in LEFT else "right")
    return lines


LEFT = ("program", "scenario", "interval", "plot", "ended")
"""Columns of words."""


def _print_ratings(table: Table, words: Speech) -> None:
    from naumachia.lab.league.plot import bar

    lines = _table(words, "program", "elo", "interval", "matches", "share", "plot")
    for one in table.ratings:
        interval = f"{one.low:+.0f} … {one.high:+.0f}" if one.name != table.anchor else ""
        share = f"{one.points / one.matches:.0%}" if one.matches else ""
        lines.add_row(one.name, f"{one.elo:+.0f}", interval, str(one.matches), share, bar(one, table.ratings))
    out.print(lines)


def _print_balance(found: Sequence[Meter], words: Speech) -> None:
    lines = _table(words, "scenario", "program", "matches", "wins", "drawn", "length", "ended")
    for one in found:
        shares = (f"{side} {one.wins[side]} ({one.share(side).low:.0%} – {one.share(side).high:.0%})" for side in one.wins)
        ended = ", ".join(f"{key} {count}" for key, count in one.endings.items())
        lines.add_row(
            one.scenario,
            one.level,
            str(one.games),
            ", ".join(shares),
            str(one.drawn),
            f"{one.answers:.0f} … {one.long:.0f}",
            ended,
        )
    out.print(lines)
    for name, side in beginner(found).items():
        out.print(words.phrase("cli-league-beginner", {"scenario": name, "side": side}), markup=False)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("league", short_help="Rate levels and programs by their matches.")(league_command)
