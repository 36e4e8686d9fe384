"""Playing by letter in the terminal: `letter begin`, `letter open`, and letters for `verify`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from naumachia.cli.common import ChartFile, Lang, Options, ScenarioName, out, read_options, show_json
from naumachia.cli.table import Quit, tell, turn
from naumachia.correspondence import Desk, Letters, Writing, begin, follow, is_letter, join, read, receive, to_link, verify, write
from naumachia.correspondence.letter import Throws
from naumachia.correspondence.text import LONGEST_LINK, SUFFIX, read_file
from naumachia.games import find_scenario
from naumachia.kernel.errors import BadRecord, NotFound
from naumachia.match import Match
from naumachia.text import Speech, speech

Keep = Annotated[Path, typer.Option(help="The file that keeps your side of the match. Show it to nobody.")]
Page = Annotated[str, typer.Option(help="The page that opens your letters, for the link.")]
YourName = Annotated[str, typer.Option(help="Your name, as your friend reads it.")]

letters = typer.Typer(help="Play a match by letter: with one friend, without any server.", no_args_is_help=True)


@letters.command("begin", short_help="Begin a match by letter.")
def begin_command(
    scenario: ScenarioName,
    keep: Keep,
    name: YourName,
    seat: Annotated[
        list[str] | None, typer.Option(help="A seat of yours; default: those of the first side. May be repeated.")
    ] = None,
    own_dice: Annotated[
        bool,
        typer.Option("--own-dice", help="Your dice fall at once: half the letters, but a forged program could foresee them."),
    ] = False,
    option: Options = None,
    charts: ChartFile = None,
    page: Page = "",
    lang: Lang = "en",
) -> None:
    """Begin a match by letter and write the first letter."""
    if keep.exists():
        raise BadRecord("letter-keep-exists", file=str(keep))
    game, named, setup = find_scenario(scenario, charts)
    used, options = game.load_charts(charts), read_options(option)
    sides = game.rules.seats(game.start(setup, options, used))
    mine = seat or [one for one, side in sides.items() if side == next(iter(sides.values()))]
    named = named if named in game.scenarios() else ""
    throws: Throws = "own" if own_dice else "friend"
    desk = begin(game, setup, name=name, seats=mine, named=named, options=options, charts=used, throws=throws)
    _write_letter(desk, keep, page, lang)


@letters.command("open", short_help="Open a letter and answer it.")
def open_command(
    letter: Annotated[str, typer.Argument(help="A link, or a file with a letter.")],
    keep: Keep,
    name: YourName = "",
    page: Page = "",
    lang: Lang = "en",
) -> None:
    """Open a letter of your friend, answer it and write yours."""
    path = Path(letter)
    came = read(letter) if is_letter(letter) else read_file(path)
    desk = receive(_kept(keep), came) if keep.exists() else join(came, name)
    _write_letter(desk, keep, page, lang)


def _write_letter(desk: Desk, keep: Path, page: str, lang: str) -> None:
    """Tell what happened, ask for the answers of one letter, and give it out; every answer is kept as it is given."""
    writing = Writing(desk)
    _keep(keep, writing.kept())
    words = speech(lang, writing.match.game.name)
    seats = writing.exchange.seats(desk.me)
    reader = seats[0] if len(seats) == 1 else None
    known = sum(at <= writing.seen for at, _ in writing.match.events_for(reader)) if writing.seen else 0
    told = tell(writing.match, words, known, reader)
    try:
        while writing.mine and not writing.complete:
            turn(writing.match, next(seat for seat in writing.match.waiting if seat in seats), words)
            _keep(keep, writing.kept())
            told = tell(writing.match, words, min(told, len(writing.match.events_for(reader))), reader)
    except Quit:
        out.print(words.phrase("cli-quit", {"file": str(keep)}), markup=False)
        return
    if writing.mine:
        sent = writing.send()
        _keep(keep, sent)
        _give_out(sent.letters, keep, page, words)
    elif writing.match.outcome is None:
        out.print(words.phrase("letter-not-yours"), markup=False)


def _give_out(sent: Letters, keep: Path, page: str, words: Speech) -> None:
    """Print the link, and write the file beside the one that is kept."""
    file = keep.with_name(f"{keep.stem}-{len(sent.letters)}{SUFFIX}")
    file.write_text(write(sent), encoding="utf-8", newline="\n")
    link = to_link(sent, page)
    out.print(words.phrase("cli-letter-sent", {"number": len(sent.letters), "file": str(file)}), markup=False)
    if len(link) <= LONGEST_LINK:
        out.print(link, markup=False, soft_wrap=True)


def _kept(path: Path) -> Desk:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Desk)
    except msgspec.DecodeError as error:
        raise BadRecord("letter-keep-damaged", file=str(path)) from error


def _keep(path: Path, desk: Desk) -> None:
    """Write the file anew beside and put it in place; nobody else on this machine may read it."""
    beside = path.with_suffix(path.suffix + ".new")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(desk))
    os.replace(beside, path)


def holds_letter(path: Path) -> bool:
    """Whether a file holds a letter rather than a record."""
    try:
        with path.open("rb") as file:
            return is_letter(file.read(400).decode(errors="replace"))
    except OSError as error:
        raise NotFound("file-missing", file=str(path)) from error


def letter_match(path: Path) -> Match:
    """Return the match of a letter in a file."""
    return follow(read_file(path)).match


def verify_letter(path: Path, json: bool, lang: str) -> None:
    """Prove the letters of a file, and tell what was proved."""
    found = verify(read_file(path))
    if json:
        show_json(found)
        return
    words = speech(lang)
    out.print(words.phrase("cli-letter-verified", found | {"names": " – ".join(filter(None, found["names"]))}), markup=False)
    if found["sealed"]:
        out.print(words.phrase("cli-letter-sealed", found))
    if found["throws"] == "own":
        out.print(words.phrase("cli-letter-own"))
    if not found["finished"]:
        out.print(words.phrase("cli-unfinished"))


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(letters, name="letter")
