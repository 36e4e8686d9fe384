"""Helpers of all commands: finding scenarios, reading `NAME=VALUE` arguments, printing for people or for programs."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import TextWrapper
from typing import Annotated, Any

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
        raise NotFound("lang-unknown", name=lang, known=", ".join(LANGUAGES))
    return lang


Lang = Annotated[str, typer.Option("--lang", help="en or fr.", envvar="NAUMACHIA_LANG", callback=_known_language)]
ScenarioName = Annotated[str, typer.Argument(help="GAME/SCENARIO, a scenario's name, or a scenario file.")]
Database = Annotated[
    str | None,
    typer.Option(envvar="NAUMACHIA_DATABASE", help="Database URL; default: a file in your data folder."),
]
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


def open_closed_streams() -> None:
    """Connect standard streams that the caller has closed to the null device.

    Otherwise printing fails, and a database or a record could get the number of a standard stream.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # for as long as the process lives


def fitted(text: str, width: int) -> str:
    """Break lines that are too wide at blanks, never at no-break spaces, and indent what follows like the line it belongs to."""
    lines = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip(" "))] if len(line) > width else ""
        wrapper = TextWrapper(
            max(width, len(indent) + 20),
            subsequent_indent=indent + "  " if indent else "",
            replace_whitespace=False,
            break_on_hyphens=False,
        )
        lines.append("\n".join(wrapper.wrap(line)) if len(line) > width else line)
    return "\n".join(lines)


class Terminal(Console):
    """Console that breaks plain sentences at the width of a terminal; files and pipes get whole lines."""

    def print(self, *objects: Any, **options: Any) -> None:
        """Print as rich does, plain text by lines that fit."""
        if self.is_terminal and options.get("markup") is False and len(objects) == 1 and isinstance(objects[0], str):
            words = objects[0].rstrip(" ")
            tail = objects[0][len(words) :]
            objects, options = (fitted(words, self.width - len(tail)) + tail,), options | {"soft_wrap": True}
        super().print(*objects, **options)


open_closed_streams()
out = Terminal(highlight=False, soft_wrap=not sys.stdout.isatty(), width=None if sys.stdout.isatty() else 160)
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
