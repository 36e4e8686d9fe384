"""`naumachia new`: write the folder of a new game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import naumachia.games as house
from naumachia.cli.common import out
from naumachia.kernel.errors import NotFound

TEMPLATE = Path(__file__).parents[2] / "template"
WORDS = {".py", ".toml", ".ftl"}
"""The kinds of files that are copied."""


def new(
    name: Annotated[str, typer.Argument(help="Its name: small letters, digits and underscores, e.g. river_race.")],
    prefix: Annotated[str, typer.Option("--prefix", help="What its rule ids begin with, e.g. RR.")] = "",
    into: Annotated[Path | None, typer.Option("--into", help="Where to put it; else among the games of this program.")] = None,
) -> None:
    """Write a small, complete game to grow your own from."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise NotFound("new-name", name=name)
    if name in house.games():
        raise NotFound("new-taken", name=name)
    begins = prefix or "".join(part[0] for part in name.split("_") if part).upper().ljust(2, "X")
    if not re.fullmatch(r"[A-Z][A-Z0-9]+", begins):
        raise NotFound("new-prefix", name=begins)
    if begins in {game.prefix for game in house.games().values()}:
        raise NotFound("new-prefix-taken", name=begins)
    folder = (into or Path(house.__file__).parent) / name
    if folder.exists():
        raise NotFound("new-folder", name=str(folder))
    write(folder, name, begins)
    out.print(f"{folder}", markup=False)
    if into is not None:
        out.print(f"NAUMACHIA_GAMES={into.resolve()} naumachia match {name}/first", markup=False)


def write(folder: Path, name: str, prefix: str) -> None:
    """Copy the template under another name and with other rule ids."""
    title = name.replace("_", " ").capitalize()
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix not in WORDS:
            continue
        text = path.read_text(encoding="utf-8").replace("smallest_game", name)
        text = re.sub(r"\bSG\b", prefix, text)
        text = text.replace("Smallest game", title).replace("Le plus petit jeu", title)
        text = re.sub(r"\s*`naumachia new` copies[^\n]*", "", text)
        copy = folder / path.relative_to(TEMPLATE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("new", short_help="Write the folder of a new game.")(new)
