"""Helpers of all commands: finding scenarios, reading `NAME=VALUE` arguments, printing for people or for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from naumachia.kernel.errors import BadFile, NaumachiaError, NotFound
from naumachia.players import level
from naumachia.text import LANGUAGES, Speech, speech

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def _known_language(lang: str) -> str:
    """Refuse a language there are no words for."""
    if lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang} is no language of this program: {' or '.join(LANGUAGES)}")
    return lang


Lang = Annotated[str, typer.Option("--lang", help="en or fr.", envvar="NAUMACHIA_LANG", callback=_known_language)]
ScenarioName = Annotated[str, typer.Argument(help="GAME/SCENARIO, a scenario's name, or a scenario file.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An optional rule, e.g. TC-O1=1. May be repeated.", metavar="NAME=NUMBER"),
]
Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat",
        help="Who plays: human or a level (castaway, deckhand, helmsman, …); default helmsman. May be repeated.",
        metavar="SEAT=PLAYER",
    ),
]
ChartFile = Annotated[Path | None, typer.Option("--charts", help="A chart file of your own.")]

out = Console(highlight=False, soft_wrap=not sys.stdout.isatty(), width=None if sys.stdout.isatty() else 160)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def read_options(texts: list[str] | None) -> dict[str, int]:
    """`NAME=NUMBER` arguments."""
    found = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        if not name or not value.lstrip("-").isdecimal():
            raise NotFound("option-form", text=text)
        found[name] = int(value)
    return found


def read_seats(texts: list[str] | None, seats: dict[str, str], default: str) -> dict[str, str]:
    """`SEAT=PLAYER` arguments, every other seat taken by the default player. A side's name stands for all its seats.

    Capitals do not matter.
    """
    found = dict.fromkeys(seats, default)
    for text in texts or []:
        name, _, player = text.partition("=")
        if not name or not player:
            raise NotFound("seat-form", text=text)
        name = next((known for known in (*seats, *seats.values()) if known.casefold() == name.casefold()), name)
        meant = [name] if name in seats else [seat for seat, side in seats.items() if side == name]
        if not meant:
            raise NotFound.among("seat-unknown", name, seats)
        found.update(dict.fromkeys(meant, level(player)))
    return found


def show_json(value: object) -> None:
    """Print a value as JSON."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value, enc_hook=str), indent=2).decode())


def explain(error: NaumachiaError, lang: str, game: str | None = None) -> str:
    """An error in words, those of a game if it knows better; a file's faults follow it line by line."""
    words: Speech = speech(lang, error.game or None) if isinstance(error, BadFile) else speech(lang, game)
    if isinstance(error, BadFile):
        lines = [words.phrase(fault.key, fault.args) for fault in (error.message, *error.faults)]
        return "\n  ".join(lines)
    return words.say(error.message)
