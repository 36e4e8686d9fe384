"""`naumachia calibrate`: fit the chance to win to matches of programs, and measure it on others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer

from naumachia.cli.commands.learn import EngineName, Jobs, read_weights
from naumachia.cli.common import Json, err, show_json
from naumachia.kernel.winning import Winning
from naumachia.lab.calibrate import Seen, Task, calibrated, play
from naumachia.lab.engines import open_engine


def calibrate(
    game: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="SCENARIO=MATCHES for each seed; default all, 8 each. May be repeated.")
    ] = None,
    seed: Annotated[list[str] | None, typer.Option("--seed", help="Seeds to fit on; default tune-win. May be repeated.")] = None,
    fresh: Annotated[list[str] | None, typer.Option("--fresh", help="Seeds to measure on; default proof-win.")] = None,
    player: Annotated[str, typer.Option(help="The level that plays.")] = "helmsman",
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    json: Json = False,
) -> None:
    """Print `winning.toml` of a game: the chance to win by the judgement of a position, and how far it can be trusted."""
    counts = read_weights(game, scenario, usual=8)
    fitting, proving = seed or ["tune-win"], fresh or ["proof-win"]
    with open_engine(engine, jobs) as found:

        def seen(seeds: Sequence[str]) -> list[Seen]:
            tasks = [
                Task(game, name, player, one, number) for one in seeds for name, most in counts.items() for number in range(most)
            ]
            kept = []
            for number, positions in enumerate(found.map(play, tasks)):
                kept += [msgspec.structs.replace(position, match=number) for position in positions]
                err.print(f"{number + 1} of {len(tasks)}", end="\r")
            return kept

        winning = calibrated(seen(fitting), seen(proving), player, described(counts, fitting), described(counts, proving))
    if json:
        show_json(msgspec.to_builtins(winning))
    else:
        typer.echo(to_toml(game, winning), nl=False)


def described(counts: dict[str, int], seeds: Sequence[str]) -> str:
    """Return seeds and matches in one line."""
    return f"seeds {', '.join(seeds)}: " + ", ".join(f"{name} {len(seeds) * most}" for name, most in counts.items())


def to_toml(game: str, winning: Winning) -> str:
    """Return the file of a game."""
    lines = [
        f"# Chance to win by the judgement of a position, made by `naumachia calibrate {game}`; docs/strength.md explains it."
    ]
    lines += [f"{name} = {getattr(winning, name)}" for name in ("slope", "power")]
    lines += [f'{name} = "{getattr(winning, name)}"' for name in ("players", "fitted", "measured")]
    lines += [f"{name} = {getattr(winning, name)}" for name in ("error", "loss")]
    for one in winning.bins:
        lines += ["", "[[bins]]", *(f"{name} = {value}" for name, value in msgspec.structs.asdict(one).items())]
    return "\n".join(lines) + "\n"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(short_help="Measure the chance to win in a game.")(calibrate)
