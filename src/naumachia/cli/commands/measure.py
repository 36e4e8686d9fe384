"""Measuring: `simulate` asks how fair a scenario is, `bench` how fast the program is."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from naumachia import __version__
from naumachia.cli.common import (
    ChartFile,
    Json,
    Lang,
    Options,
    ScenarioName,
    Seats,
    err,
    out,
    read_options,
    read_seats,
    show_json,
)
from naumachia.games import find, find_scenario, games
from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.kernel.files import charts as chart_files
from naumachia.lab import Played, Report, Task, bench, matches, report
from naumachia.lab.bench import peer as chess_speed
from naumachia.lab.simulate import Tally
from naumachia.text import Speech, speech


def simulate_command(
    scenario: ScenarioName,
    seat: Seats = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "1",
    swap: Annotated[bool, typer.Option("--swap", help="Players change sides every second match.")] = False,
    rows: Annotated[
        Path | None, typer.Option("--rows", help="Write a row for each match here: .csv, or .jsonl for JSON lines.")
    ] = None,
    option: Options = None,
    charts: ChartFile = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play many matches between programs and report who wins. Ctrl-C reports on those that are done."""
    game, name, setup = find_scenario(scenario, charts)
    used, options = game.load_charts(charts), read_options(option)
    seats = game.rules.seats(game.start(setup, options, used))
    players = read_seats(seat, seats, "helmsman")
    tables = chart_files.differences(used, game.standard_charts)
    task = Task(game.name, msgspec.to_builtins(setup), players, options, tables, seed, swap)
    about = {
        "naumachia": __version__,
        "game": game.name,
        "rules": game.version,
        "scenario": name,
        "options": options,
        "charts": sorted(tables),
        "players": players,
        "seed": seed,
        "swap": swap,
    }
    task_columns = {one: about[one] for one in ("game", "rules", "scenario", "seed")}
    writer = row_writer(rows, task_columns) if rows is not None else None
    done: list[Played] = []
    began = perf_counter()
    with Progress(console=err, disable=json, transient=True) as bar:
        line = bar.add_task(scenario, total=number)
        try:
            for row in matches(task, number, jobs):
                done.append(row)
                if writer is not None:
                    writer(row)
                bar.advance(line)
        except KeyboardInterrupt:
            if not done:
                raise typer.Abort from None
    found = report(task, done, perf_counter() - began, number)
    if json:
        show_json({"simulated": about, **msgspec.structs.asdict(found)})
    else:
        words = speech(lang, game.name)
        told = {"players": _told(players), "options": _told(options) or "none", "swap": "swap" if swap else "none"}
        out.print(words.phrase("cli-simulated-what", {**about, **told}), markup=False)
        _print_report(found, done, words)


def _told(values: Mapping[str, object]) -> str:
    """Values by their names, as they are written on the command line."""
    return ", ".join(f"{name}={value}" for name, value in values.items())


def row_writer(path: Path, task: Mapping[str, object]) -> Callable[[Played], None]:
    """Write rows to a file as they come: CSV with a column for each field and seat, or JSON lines.

    Each row begins with what all rows of the task have in common, so that files can be joined.
    """
    if path.suffix not in (".csv", ".jsonl"):
        raise NotFound("rows-form")
    path.write_text("", encoding="utf-8")
    heads: list[str] = []

    def write(row: Played) -> None:
        flat = {**task, **_flat(row)}
        with path.open("a", encoding="utf-8", newline="") as file:
            if path.suffix == ".jsonl":
                file.write(msgspec.json.encode(flat).decode() + "\n")
                return
            table = csv.DictWriter(file, fieldnames=list(flat))
            if not heads:
                table.writeheader()
                heads.extend(flat)
            table.writerow(flat)

    return write


def _flat(row: Played) -> dict[str, object]:
    """A row without tables inside: each seat's program in a column of its own."""
    flat = msgspec.structs.asdict(row)
    ending, players = flat.pop("ending"), flat.pop("players")
    return {**flat, "rule": ending.rule if ending else "", **{f"player_{seat}": name for seat, name in players.items()}}


def _print_report(found: Report, rows: Sequence[Played], words: Speech) -> None:
    if found.games < found.asked:
        out.print(words.phrase("cli-stopped", {"games": found.games, "asked": found.asked}))
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
    for line in _endings(rows, words):
        out.print(f"  {line}", markup=False)
    told: dict[str, object] = {
        "games": found.games,
        "median": round(found.answers_median),
        "p90": round(found.answers_p90),
        "rate": round(found.answers_per_second),
        "seconds": round(found.seconds, 1),
    }
    out.print(words.phrase("cli-simulated", told))


def _endings(rows: Sequence[Played], words: Speech) -> Iterator[str]:
    """How often the matches ended in which way, in the game's words; where these tell numbers that differ, by its key."""
    kinds = Counter((row.winner, row.key) for row in rows)
    for (winner, key), count in kinds.most_common():
        told = {words.say(row.ending) for row in rows if row.ending is not None and (row.winner, row.key) == (winner, key)}
        yield f"{count} × {told.pop()} ({key})" if len(told) == 1 else f"{count} × {f'{winner}: ' if winner else ''}{key}"


def bench_command(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="GAME/SCENARIO in place of the standard ones. May be repeated.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measurement.")] = 3.0,
    peer: Annotated[bool, typer.Option("--peer", help="Measure python-chess in the same run and give the ratio.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure a server over real sockets instead.")] = False,
    live: Annotated[int, typer.Option("--matches", min=1, help="Live matches of that server.")] = 1000,
    rate: Annotated[float, typer.Option(min=1, help="Answers a second, over all its matches.")] = 500.0,
    workers: Annotated[int, typer.Option(min=1, help="Measure so many workers against one, on --database.")] = 1,
    database: Annotated[str | None, typer.Option(help="Empty PostgreSQL database for --workers.")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Measure the speed of the rules: random play with every option listed; or what a click costs a server."""
    chosen = [find_scenario(text)[:2] for text in scenario or []]
    chosen = chosen or [(found, found.standard) for found in ([find(game)] if game else games().values())]
    if server and workers > 1:
        _bench_workers([(rules.name, name) for rules, name in chosen], live, rate, seconds, database, workers, json, speech(lang))
        return
    if server:
        _bench_server([(rules.name, name) for rules, name in chosen], live, rate, seconds, json, speech(lang))
        return
    yardstick = _yardstick(seconds) if peer else None
    rows = []
    for rules, name in chosen:
        found = bench(rules.name, name, seconds=seconds)
        ratio = found.actions_per_second / yardstick if yardstick else None
        rows.append(msgspec.structs.replace(found, peer_ratio=ratio))
    if json:
        show_json(rows)
        return
    words = speech(lang)
    table = Table(*_heads(words, "game", "scenario", "actions", "step", "listing", "options"), box=None)
    if yardstick:
        table.add_column("× python-chess")
    for row in rows:
        cells = [row.game, row.scenario, f"{row.actions_per_second:,.0f}", f"{row.step_us:.1f}", f"{row.list_us:.1f}"]
        table.add_row(*cells, f"{row.options:.1f}", *([f"{row.peer_ratio:.2f}"] if row.peer_ratio else []))
    out.print(table)
    if yardstick:
        out.print(words.phrase("bench-peer", {"rate": round(yardstick)}), markup=False)


def _heads(words: Speech, *columns: str) -> list[str]:
    return [words.phrase(f"bench-{column}") for column in columns]


def _yardstick(seconds: float) -> float:
    try:
        return chess_speed(seconds)
    except ModuleNotFoundError:
        raise NotFound("peer-missing") from None


def _bench_server(chosen: list[tuple[str, str]], matches: int, rate: float, seconds: float, json: bool, words: Speech) -> None:
    from naumachia.server.tools import load  # here, so that nobody else waits for it

    rows = [load.run(game, name, matches, rate, seconds) for game, name in chosen]
    if json:
        show_json(rows)
        return
    table = Table(*_heads(words, "game", "scenario", "matches", "answers", "middle", "slow", "processor"), box=None)
    for row in rows:
        cells = [f"{row.answers_per_second:.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.processor_ms:.2f}"]
        table.add_row(row.game, row.scenario, str(row.matches), *cells)
    out.print(table)
    out.print(words.phrase("bench-how"), markup=False)


def _bench_workers(
    chosen: list[tuple[str, str]],
    matches: int,
    rate: float,
    seconds: float,
    database: str | None,
    workers: int,
    json: bool,
    words: Speech,
) -> None:
    from naumachia.server.tools import load

    if database is None or not database.startswith("postgresql"):
        raise NaumachiaError("bench-workers-database")
    rows = [load.compare(game, name, matches, rate, seconds, database, workers) for game, name in chosen]
    if json:
        show_json(rows)
        return
    table = Table(*_heads(words, "game", "scenario", "matches", "one", "all", "busiest", "ratio"), box=None)
    for row in rows:
        span = f"{row.ratio:.2f} ({min(row.ratios):.2f}–{max(row.ratios):.2f})"
        cells = [f"{row.one_ms:.2f}", f"{row.all_ms:.2f}", f"{row.busiest:.0%}", span]
        table.add_row(row.game, row.scenario, str(row.matches), *cells)
    out.print(table)
    out.print(words.phrase("bench-workers-how", {"workers": workers}), markup=False)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("simulate", short_help="Play many matches between programs.")(simulate_command)
    app.command("bench", short_help="Measure the speed of rules or server.")(bench_command)
