"""Measuring: `simulate` asks how fair a scenario is, `bench` how fast the program is."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from naumachia.cli.common import (
    ChartFile,
    Json,
    Lang,
    Options,
    ScenarioName,
    err,
    out,
    read_options,
    read_seats,
    show_json,
)
from naumachia.games import find, find_scenario, games
from naumachia.kernel import charts as chart_files
from naumachia.lab import Report, Task, bench, simulate
from naumachia.lab.bench import peer as chess_speed
from naumachia.lab.simulate import Tally
from naumachia.text import speech


def simulate_command(
    scenario: ScenarioName,
    seat: Annotated[list[str] | None, typer.Option("--seat", help="SEAT=PLAYER; default greedy. May be repeated.")] = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    swap: Annotated[bool, typer.Option("--swap", help="Players change sides every second match.")] = False,
    option: Options = None,
    charts: ChartFile = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play many matches between programs and report who wins."""
    game, _, setup = find_scenario(scenario, charts)
    used, options = game.load_charts(charts), read_options(option)
    seats = game.seats(game.start(setup, options, used))
    players = read_seats(seat, seats, "greedy")
    tables = chart_files.differences(used, game.standard_charts)
    task = Task(game.name, msgspec.to_builtins(setup), players, options, tables, seed, swap)
    with Progress(console=err, disable=json, transient=True) as bar:
        line = bar.add_task(scenario, total=number)
        found = simulate(task, number, jobs, lambda done: bar.advance(line, done))
    if json:
        show_json(found)
    else:
        _print_report(found, game.name, lang)


def _print_report(found: Report, game: str, lang: str) -> None:
    words = speech(lang, game)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(words.phrase("cli-wins"), justify="right")
    table.add_column("", justify="right")
    table.add_column("95 %")
    named: list[Tally] = [*found.sides, *(found.players if len(found.players) > 1 else ())]
    for tally in named:
        share = tally.share
        table.add_row(tally.name, str(tally.wins), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    table.add_row(words.phrase("cli-draws"), str(found.draws), f"{found.draws / found.games:.1%}", "")
    out.print(table)
    for key, count in found.endings.items():
        out.print(f"  {count} × {key}", markup=False)
    out.print(
        f"{found.games} {words.phrase('cli-games')}; {words.phrase('cli-length')}: {words.phrase('cli-median')} "
        f"{found.answers_median:.0f}, {words.phrase('cli-p90')} {found.answers_p90:.0f}; "
        f"{found.answers_per_second:.0f} {words.phrase('cli-actions')}; {words.phrase('cli-time')} {found.seconds:.1f} s"
    )


def bench_command(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="GAME/SCENARIO in place of the standard ones. May be repeated.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measurement.")] = 3.0,
    peer: Annotated[bool, typer.Option("--peer", help="Measure python-chess in the same run and give the ratio.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure a server over real sockets instead.")] = False,
    matches: Annotated[int, typer.Option(min=1, help="Live matches of that server.")] = 1000,
    rate: Annotated[float, typer.Option(min=1, help="Answers a second, over all its matches.")] = 500.0,
    json: Json = False,
) -> None:
    """Measure the speed of the rules: random play with every option listed; or what a click costs a server."""
    chosen = [find_scenario(text)[:2] for text in scenario or []]
    chosen = chosen or [(found, found.standard) for found in ([find(game)] if game else games().values())]
    if server:
        _bench_server([(rules.name, name) for rules, name in chosen], matches, rate, seconds, json)
        return
    yardstick = chess_speed(seconds) if peer else None
    rows = []
    for rules, name in chosen:
        found = bench(rules.name, name, seconds=seconds)
        ratio = found.actions_per_second / yardstick if yardstick else None
        rows.append(msgspec.structs.replace(found, peer_ratio=ratio))
    if json:
        show_json(rows)
        return
    table = Table("game", "scenario", "actions/s", "step µs", "listing µs", "options", box=None)
    if yardstick:
        table.add_column("× python-chess")
    for row in rows:
        cells = [row.game, row.scenario, f"{row.actions_per_second:,.0f}", f"{row.step_us:.1f}", f"{row.list_us:.1f}"]
        table.add_row(*cells, f"{row.options:.1f}", *([f"{row.peer_ratio:.2f}"] if row.peer_ratio else []))
    out.print(table)
    if yardstick:
        out.print(f"python-chess: {yardstick:,.0f} moves/s")


def _bench_server(chosen: list[tuple[str, str]], matches: int, rate: float, seconds: float, json: bool) -> None:
    from naumachia.server import load  # here, so that nobody else waits for it

    rows = [load.run(game, name, matches, rate, seconds) for game, name in chosen]
    if json:
        show_json(rows)
        return
    table = Table("game", "scenario", "matches", "answers/s", "p50 ms", "p99 ms", "processor ms an answer", box=None)
    for row in rows:
        cells = [f"{row.answers_per_second:.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.processor_ms:.2f}"]
        table.add_row(row.game, row.scenario, str(row.matches), *cells)
    out.print(table)
    out.print("Over real sockets: the pages of every seat of every match connected, compressed; SQLite on disk.")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("simulate")(simulate_command)
    app.command("bench")(bench_command)
