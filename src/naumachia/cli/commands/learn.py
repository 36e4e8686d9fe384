"""Learning: `train` lets a program learn to judge positions, `prove` measures a level against another."""

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
from naumachia.kernel.strength import Pairing
from naumachia.lab.engines import open_engine
from naumachia.lab.learning.join import averaged, joined
from naumachia.lab.learning.tune import Plan as Tuning
from naumachia.lab.learning.tune import Range, Round, as_toml, tune
from naumachia.lab.pairs import Fought, Summary, Tally, bouts, fight, known_name, load, summed
from naumachia.lab.provenance import commit
from naumachia.players import level
from naumachia.players.learned import read

if TYPE_CHECKING:
    from naumachia.lab.learning.train import Progress, Trial


Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
EngineName = Annotated[str, typer.Option("--engine", help="processes, or ray for a Ray cluster.")]


def read_weights(game: str, texts: list[str] | None, usual: int = 1) -> dict[str, int]:
    """`SCENARIO=NUMBER` arguments; without any, every scenario of the game."""
    rules = find(game)
    found = {}
    for text in texts or rules.scenarios():
        name, _, weight = text.partition("=")
        load(rules, name)
        if weight and not weight.isdecimal():
            raise NotFound("option-form", text=text)
        found[name] = int(weight or usual)
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
    tried: Annotated[int, typer.Option("--tried", min=0, help="Matches of a point of the curve.")] = 40,
    every: Annotated[int, typer.Option("--every", min=1, help="Batches between two points of the curve.")] = 2,
    limit: Annotated[int, typer.Option(min=1, help="Activations after which a match counts as drawn.")] = 200,
    drawn: Annotated[
        float, typer.Option(min=0, max=0.5, help="Worth of a draw while learning; below 0.5, or both keep away.")
    ] = 0.4,
    stray: Annotated[float, typer.Option(min=0, max=1, help="Share of activations played at random.")] = 0.1,
    fade: Annotated[float, typer.Option(min=0, max=1, help="Weight of what came later against what the search found.")] = 0.7,
    opening: Annotated[int, typer.Option(min=0, help="Activations played at random at the start, at most.")] = 6,
    sparring: Annotated[float, typer.Option(min=0, max=1, help="Share of matches in which the helmsman plays one side.")] = 0.0,
    window: Annotated[int, typer.Option(min=1, help="Batches the fit goes over.")] = 5,
    passes: Annotated[int, typer.Option(min=1, help="Times the fit goes over them.")] = 3,
    hidden: Annotated[int, typer.Option(min=1, help="Hidden units.")] = 16,
    rate: Annotated[float, typer.Option(min=0, help="Step of the fit.")] = 0.001,
    averaged: Annotated[int, typer.Option(min=1, help="Batches at the end whose nets are averaged.")] = 6,
    patience: Annotated[int, typer.Option(min=1, help="Points of the curve without a rise that end the training.")] = 4,
    rapid: Annotated[bool, typer.Option("--rapid", help="Play by the game's compiled copy of the rules (Numba).")] = False,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
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
        every=every,
        limit=limit,
        fade=fade,
        opening=opening,
        drawn=drawn,
        stray=stray,
        sparring=sparring,
        window=window,
        passes=passes,
        hidden=hidden,
        rate=rate,
        averaged=averaged,
        patience=patience,
        rapid=rapid,
    )
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    curve: list[Trial] = []
    with Bar(*columns, console=err, disable=json, transient=True) as bar:
        line = bar.add_task(game, total=batches)

        def told(progress: Progress) -> None:
            curve[:] = progress.curve
            last = f", {progress.curve[-1].points:g} of {progress.curve[-1].played}" if progress.curve else ""
            bar.update(line, completed=progress.batch, description=f"{game}: {progress.matches}, {progress.drawn} drawn{last}")

        net = train(plan, folder, jobs, told, engine)
    file = folder / "net.json"
    file.write_bytes(msgspec.json.encode(net))
    if json:
        show_json({"net": str(file), "about": net.about})
        return
    for trial in curve:
        share = trial.share
        won = f"{trial.points:g} of {trial.played} = {share.share:.0%} ({share.low:.0%} – {share.high:.0%})"
        out.print(f"{trial.matches:>7} against {trial.against}: {won}", markup=False)
    out.print(str(file), markup=False)


def read_ranges(texts: list[str] | None) -> dict[str, Range]:
    """`WEIGHT=LOW:HIGH` arguments."""
    found = {}
    for text in texts or ():
        name, _, ends = text.partition("=")
        low, _, high = ends.partition(":")
        try:
            found[name] = float(low), float(high)
        except ValueError:
            raise NotFound("option-range", text=text) from None
    return found


def tune_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    weight: Annotated[list[str], typer.Option("--weight", help="WEIGHT=LOW:HIGH of the judgement. May be repeated.")],
    folder: Annotated[Path, typer.Option("--folder", help="Results; a tuning found there is resumed.")] = Path("tuning"),
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", help="SCENARIO=WEIGHT, or the file of one; default all of the game once. May be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    designs: Annotated[int, typer.Option(min=4, help="Designs of a round, two matches each.")] = 150,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds, each with narrower ranges.")] = 2,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
) -> None:
    """Tune the weights of a game's judgement by matches against the helmsman. Ctrl-C stops; the same command goes on."""
    plan = Tuning(
        game=find(game).name,
        scenarios=read_weights(game, scenario),
        ranges=read_ranges(weight),
        seed=seed,
        designs=designs,
        rounds=rounds,
    )

    def told(one: Round) -> None:
        out.print(f"{one.matches} matches: {one.share:.0%}", markup=False)
        for name, effect in sorted(one.effects.items(), key=lambda pair: -abs(pair[1].change)):
            low, high = one.ranges[name]
            out.print(f"  {name} {low:.3g} to {high:.3g}: {effect.change:+.1%} ± {effect.error:.1%}", markup=False)

    file = folder / "weights.toml"
    file.write_text(as_toml(tune(plan, folder, jobs, told, engine)), "utf-8")
    out.print(str(file), markup=False)


def join_command(
    nets: Annotated[list[Path], typer.Argument(help="Learned files of several trainings (.json).", exists=True)],
    to: Annotated[Path, typer.Option("--out", help="The file to write.")] = Path("joined.json"),
    mean: Annotated[bool, typer.Option("--mean", help="Average the weights: files of one training only.")] = False,
) -> None:
    """Join learned files into one that judges as they do on average; it costs as much time as all of them."""
    found = [read(file) for file in nets]
    names = ", ".join(file.name for file in nets)
    net = msgspec.structs.replace(
        joined(found), about={"joined": [{"file": file.name, **one.about} for file, one in zip(nets, found, strict=True)]}
    )
    if mean:
        net = averaged(found)
        net = msgspec.structs.replace(net, about={**net.about, "average": names})
    to.write_bytes(msgspec.json.encode(net) + b"\n")
    out.print(str(to), markup=False)


def prove_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    one: Annotated[str, typer.Argument(help="A level, a learned file (.json), or a file of weights (.toml).")],
    two: Annotated[str, typer.Argument(help="The level or file it plays against.")] = "helmsman",
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="SCENARIO=MATCHES; default every scenario of the game 100 times.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Seeds on which nothing was trained and nothing chosen.")] = "1",
    fresh: Annotated[bool, typer.Option("--fresh", help="Note that the level was not trained on these scenarios.")] = False,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    json: Json = False,
) -> None:
    """Measure a level against another: the same dice twice, the sides changed. Prints an entry for the game's strength.toml."""
    rules = find(game)
    games = {known_name(rules.name, name): count for name, count in read_weights(rules.name, scenario, 100).items()}
    names = [name if name.endswith((".json", ".toml")) else level(name) for name in (one, two)]
    done: list[Fought] = []
    with open_engine(engine, jobs) as pool, Bar(console=err, disable=json, transient=True) as bar:
        line = bar.add_task(rules.name, total=sum(games.values()))
        for fought in pool.map(fight, bouts(rules.name, names[0], names[1], games, seed)):
            done.append(fought)
            bar.advance(line)
    found = summed(done)
    pairing = Pairing(
        level=names[0],
        against=names[1],
        games=found.whole.games,
        wins=found.whole.wins,
        drawn=found.whole.drawn,
        scenarios=tuple(games),
        seeds=seed,
        fresh=fresh,
        ratio=round(found.ratio, 2),
        commit=commit()[:8],
    )
    if json:
        show_json({"pairing": pairing, "share": found.whole.share, "ratio": found.ratio, "summary": found})
        return
    out.print(entry(pairing), markup=False)
    for text in lines(found):
        out.print(f"# {text}", markup=False)


def entry(pairing: Pairing) -> str:
    """Return a pairing as it stands in a file."""
    values = ((name, getattr(pairing, name)) for name in pairing.__struct_fields__)
    shown = (f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values if value is not False and value != "")
    return "\n".join(("[[pairing]]", *shown))


def lines(found: Summary) -> list[str]:
    """Return sums in words: together, by scenario, by side, and the time of a decision."""

    def told(name: str, tally: Tally) -> str:
        share = tally.share
        return f"{name}: {tally.points:g} of {tally.games} = {share.share:.0%} ({share.low:.0%} – {share.high:.0%})"

    one, two = found.efforts
    times = (
        f"{1000 * effort.seconds / max(1, effort.decisions):.2f} ms (slowest {effort.longest:.2f} s)" for effort in (one, two)
    )
    return [
        told("all", found.whole),
        *(told(name, tally) for name, tally in found.scenarios.items()),
        *(told(name, tally) for name, tally in zip(("first side", "second side"), found.sides, strict=True)),
        f"a decision: {' against '.join(times)}, {found.ratio:.2f} times",
    ]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("train", short_help="Learn to judge positions from matches.")(train_command)
    app.command("tune", short_help="Tune the weights of a judgement by matches.")(tune_command)
    app.command("join", short_help="Join learned files into one.")(join_command)
    app.command("prove", short_help="Measure a level against another.")(prove_command)
