"""`sheets`: the record sheets of a battle, a fleet or a match under way, as one page to be printed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from naumachia.cli.commands.fleet import muster, spoken
from naumachia.cli.commands.play import recorded
from naumachia.cli.common import ChartFile, Json, Lang, Options, out, read_options, show_json
from naumachia.cli.paper import document
from naumachia.games import find, find_scenario, games
from naumachia.kernel import AnyGame
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.shown.picture import Scene
from naumachia.match import follow
from naumachia.text import speech


def sheets(
    what: Annotated[str, typer.Argument(help="GAME/SCENARIO, a scenario file, a record, or with --game a fleet.")],
    game: Annotated[str | None, typer.Option(help="Of a fleet: the game; WHAT is then a fleet file or a ready fleet.")] = None,
    points: Annotated[int | None, typer.Option(help="Of a fleet: what it may cost; else the least that is enough.")] = None,
    side: Annotated[list[str] | None, typer.Option("--side", help="Only the ships of this side. May be repeated.")] = None,
    to: Annotated[Path | None, typer.Option("--out", help="Write the page here; else it is printed to the terminal.")] = None,
    option: Options = None,
    charts: ChartFile = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Record sheets to be printed: blank for a scenario or a fleet, or as the ships stand in a record. One HTML file, A4."""
    if game is not None:
        chosen, scene, title, note = _of_fleet(game, what, points, charts, lang)
        side = [scene.sides[0].seat]
    elif Path(what).suffix not in ("", ".toml") or Path(what).is_file():
        chosen, scene, title, note = _of_record(Path(what), lang)
    else:
        chosen, scene, title, note = _of_scenario(what, read_options(option), charts, lang)
    words = speech(lang, chosen.name)
    if not any(piece.record for piece in scene.pieces):
        raise NotFound("sheets-none", name=chosen.name, known=", ".join(_having()))
    known = [one.seat for one in scene.sides]
    for wanted in side or ():
        if wanted not in known:
            raise NotFound("sheets-side", name=wanted, known=", ".join(known))
    printed = [piece for piece in scene.pieces if piece.record and (not side or piece.side in side)]
    if json:
        show_json([{"side": piece.side, "ship": piece.id, "record": piece.record} for piece in printed])
        return
    page = document(scene, words, title, note, side or ())
    if to is None:
        typer.echo(page, nl=False)
        return
    to.write_text(page, encoding="utf-8")
    out.print(words.phrase("cli-sheets-written", {"file": str(to), "ships": len(printed)}), markup=False)


Found = tuple[AnyGame, Scene, str, str]


def _of_scenario(what: str, options: dict[str, int], charts: Path | None, lang: str) -> Found:
    game, _, setup = find_scenario(what, charts)
    scene = game.picture.scene(game.start(setup, options, game.load_charts(charts)), None)
    return game, scene, getattr(setup.title, lang, setup.title.en), _game_name(game, lang)


def _of_record(path: Path, lang: str) -> Found:
    """As the ships stand at the end of a record, or as far as these rules can follow it."""
    match = follow(recorded(path, torn=True))
    words = speech(lang, match.game.name)
    title = match.state.setting.scenario.title
    where = " · ".join(words.say(message) for message in match.scene(None).where)
    return match.game, match.scene(None), getattr(title, lang, title.en), f"{_game_name(match.game, lang)}. {where}"


def _of_fleet(name: str, what: str, points: int | None, charts: Path | None, lang: str) -> Found:
    """A fleet drawn up against its own mirror image: only one of the two is printed."""
    game = find(name)
    if game.fleets is None:
        raise NotFound("fleets-none", name=name)
    used = game.load_charts(charts)
    market = game.fleets.market(used)
    sizes = [size.points for size in market.sizes] if points is None else [points]
    words = speech(lang, name)
    for size in sizes:
        try:
            setup = game.between(size, fleet := muster(market, what, size), fleet, used)
        except (BadFile, NotFound) as error:
            if size != sizes[-1]:
                continue
            raise spoken(error, words) if isinstance(error, BadFile) else error from None
        break
    return game, game.picture.scene(game.start(setup, charts=used), None), Path(what).stem, _game_name(game, lang)


def _game_name(game: AnyGame, lang: str) -> str:
    return speech(lang, game.name).phrase("game-name")


def _having() -> list[str]:
    """The games whose ships have sheets."""
    found = []
    for game in games().values():
        scene = game.picture.scene(game.start(game.load_scenario(game.standard)), None)
        if any(piece.record for piece in scene.pieces):
            found.append(game.name)
    return found


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(short_help="Record sheets to print, blank or filled in.")(sheets)
