"""Learning: `train` lets a program learn to judge positions from matches against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from naumachia.cli.common import Json, err, out, show_json
from naumachia.games import find
from naumachia.kernel.errors import NotFound

if TYPE_CHECKING:
    from naumachia.lab.learning.train import Progress, Trial


def read_weights(game: str, texts: list[str] | None) -> dict[str, int]:
    """`SCENARIO=WEIGHT` arguments; without any, every scenario of the game once."""
    rules = find(game)
    found = {}
    for text in texts or rules.scenarios():
        name, _, weight = text.partition("=")
        rules.load_scenario(name)
        if weight and not weight.isdecimal():
            raise NotFound("option-form", text=text)
        found[name] = int(weight or 1)
    return found


def train_command(
    game: Annotated[str, typer.Argument(help="The game to learn.")],
    folder: Annotated[Path, typer.Option("--folder", help="Checkpoints; a training found there is resumed.")] = Path("training"),
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="SCENARIO=WEIGHT; default all of the game once. May be repeated.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same net.")] = "1",
    batches: Annotated[int, typer.Option(min=1, help="Batches at most.")] = 16,
    size: Annotated[int, typer.Option("--matches", min=1, help="Matches of a batch.")] = 500,
    tried: Annotated[int, typer.Option("--tried", min=0, help="Matches against the helmsman after every second batch.")] = 40,
    limit: Annotated[int, typer.Option(min=1, help="Activations after which a match counts as drawn.")] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Let a program learn to judge positions from matches against itself. Ctrl-C stops; the same command goes on."""
    try:
        from naumachia.lab.learning.train import Plan, train  # here, as it needs NumPy
    except ModuleNotFoundError:
        raise NotFound("learn-missing") from None
    plan = Plan(
        game=find(game).name,
        scenarios=read_weights(game, scenario),
        seed=seed,
        batches=batches,
        size=size,
        tried=tried,
        limit=limit,
    )
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    curve: list[Trial] = []
    with Bar(*columns, console=err, disable=json, transient=True) as bar:
        line = bar.add_task(game, total=batches)

        def told(progress: Progress) -> None:
            curve[:] = progress.curve
            last = f", {progress.curve[-1].points:g} of {progress.curve[-1].played}" if progress.curve else ""
            bar.update(line, completed=progress.batch, description=f"{game}: {progress.matches}, {progress.drawn} drawn{last}")

        net = train(plan, folder, jobs, told)
    file = folder / "net.json"
    file.write_bytes(msgspec.json.encode(net))
    if json:
        show_json({"net": str(file), "about": net.about})
        return
    for trial in curve:
        share = trial.share
        won = f"{trial.points:g} of {trial.played} = {share.share:.0%} ({share.low:.0%} – {share.high:.0%})"
        out.print(f"{trial.matches:>7} {won}", markup=False)
    out.print(str(file), markup=False)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("train", short_help="Learn to judge positions from matches.")(train_command)
