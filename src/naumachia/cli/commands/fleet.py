"""Fleets bought by points: `fleet` lists what there is, and writes the battle of two fleets as a scenario file."""

from __future__ import annotations

import json as text_of
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from naumachia.cli.common import ChartFile, Json, Lang, out, show_json
from naumachia.games import find
from naumachia.kernel import Message
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.fleets import Market, Muster
from naumachia.kernel.files.toml_files import Tables
from naumachia.text import Speech, speech


def fleet(
    game: Annotated[str, typer.Argument(help="A game with fleets, e.g. war_galley.")],
    points: Annotated[int | None, typer.Option(help="What each side may spend; the smallest size when not given.")] = None,
    red: Annotated[str | None, typer.Option(help="The first fleet: a ready one by name, or a file.")] = None,
    blue: Annotated[str | None, typer.Option(help="The second fleet: a ready one by name, or a file.")] = None,
    agree: Annotated[
        list[str] | None, typer.Option("--with", help="What both sides agree on. May be repeated.", metavar="NAME=WORD")
    ] = None,
    to: Annotated[Path | None, typer.Option("--out", help="Write the scenario here; else it is printed.")] = None,
    charts: ChartFile = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """List the parts of fleets; with --red and --blue write the battle of two fleets, as a scenario that `match` plays."""
    chosen = find(game)
    if chosen.fleets is None:
        raise NotFound("fleets-none", name=game)
    used = chosen.load_charts(charts)
    market = chosen.fleets.market(used)
    words = speech(lang, game)
    if red is None and blue is None:
        show_json(market) if json else _list(market, words)
        return
    size = market.sizes[0].points if points is None else points
    ready = tuple(dict.fromkeys(preset.name for preset in market.presets))
    texts = (text or (ready[place % len(ready)] if ready else "") for place, text in enumerate((red, blue)))
    one, two = (muster(market, text, size) for text in texts)
    try:
        scenario = chosen.between(size, one, two, used, dict(_pair(text) for text in agree or ()))
    except BadFile as error:
        raise spoken(error, words) from error
    if to is not None:
        to.write_text(toml(msgspec.to_builtins(scenario)), encoding="utf-8")
        pieces = len(chosen.picture.scene(chosen.start(scenario, charts=used), None).pieces)
        more = {"file": str(to), "ships": pieces, "charts": f" --charts {charts}" if charts else ""}
        out.print(words.phrase("cli-fleet-written", more), markup=False)
    elif json:
        show_json(scenario)
    else:
        typer.echo(toml(msgspec.to_builtins(scenario)), nl=False)


def _list(market: Market, words: Speech) -> None:
    sizes = ", ".join(words.phrase("cli-fleet-size", msgspec.structs.asdict(size)) for size in market.sizes)
    out.print(f"{sizes} [{market.rule}]", markup=False)
    for leader in market.leaders:
        out.print(f"{leader.name:>8}  {words.phrase(leader.label.key, leader.label.args)}", markup=False)
    for model in market.models:
        rows = "; ".join(f"{words.say(row.label)} {words.phrase(row.value.key, row.value.args)}" for row in model.rows)
        out.print(f"{model.name:>8}  {model.price:>3}  {words.say(model.label)}: {rows}", markup=False)
    for trait in market.traits:
        picks = "; ".join(f"{pick.name} {pick.percent} %" for pick in trait.picks)
        out.print(f"{trait.name + '=':>8}  {words.say(trait.label)}: {picks}", markup=False)
    for extra in market.extras:
        out.print(f"{extra.name + '=':>8}  {extra.price:>3}  {words.say(extra.label)}", markup=False)
    for condition in market.conditions:
        picks = "; ".join(f"{pick.name} {words.phrase(pick.label.key, pick.label.args)}" for pick in condition.picks)
        out.print(f"{condition.name + '=':>8}  {words.say(condition.label)} (--with): {picks}", markup=False)
    names = dict.fromkeys((preset.name, words.phrase(preset.label.key, preset.label.args)) for preset in market.presets)
    for name, label in names:
        out.print(f"{name:>8}  {label}", markup=False)


def _pair(text: str) -> tuple[str, str]:
    """A condition as it is written on the command line."""
    name, _, word = text.partition("=")
    return name, word


def muster(market: Market, text: str, points: int) -> Muster:
    """A ready fleet, or one written down in a file: `leader = "3-6"` and `squadrons = [["5-hel", "4-good"]]`."""
    if text.endswith(".toml"):
        data, source = toml_files.read(Path(text))
        return toml_files.check({"leader": "", "squadrons": [], **data}, Muster, text, source)  # what is missing, the game says
    ready = {preset.name: preset.fleet for preset in market.presets if preset.points == points}
    if text not in ready:
        known = ", ".join(dict.fromkeys(preset.name for preset in market.presets))
        if text in {preset.name for preset in market.presets}:
            raise NotFound("fleets-size", points=points, known=", ".join(str(size.points) for size in market.sizes))
        raise NotFound("fleets-unknown", name=text, known=known)
    return ready[text]


def spoken(error: BadFile, words: Speech) -> BadFile:
    """The faults of fleets told already: their words are the game's."""
    faults = (Message("fault-told", {"text": words.phrase(fault.key, fault.args)}) for fault in error.faults)
    return BadFile(words.phrase("cli-fleets"), tuple(faults))


def toml(tables: Tables) -> str:
    """A file of tables, such as scenarios are; what is empty is left out."""
    lines = [f"{key} = {_inline(value)}" for key, value in tables.items() if not _nested(value) and not _empty(value)]
    for key, value in tables.items():
        if _nested(value):
            for name, table in value.items():
                lines += ["", f"[{key}.{name}]"]
                lines += [f"{one} = {_inline(item)}" for one, item in table.items() if not _empty(item)]
    return "\n".join(lines) + "\n"


def _empty(value: object) -> bool:
    return value is None or value in ("", [], {}, ()) or (isinstance(value, dict) and all(map(_empty, value.values())))


def _nested(value: object) -> bool:
    return isinstance(value, dict) and bool(value) and all(isinstance(one, dict) for one in value.values())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        inner = (f"{key} = {_inline(one)}" for key, one in value.items() if not _empty(one))
        return "{ " + ", ".join(inner) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return text_of.dumps(value, ensure_ascii=False)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(short_help="Fleets by points, and the battle of two of them.")(fleet)
