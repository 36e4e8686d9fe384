"""Declarations of the rules of a game: flags of frames and acts, and what a field is where nothing is said of it.

Undo stops at an act that ends something and may cross one that passes; odds end in front of a beginning; a film stops in front of
a still. A vector seldom sees one of these flags change, so they stand in a list. After a wanted change:

    PYTHONPATH=src:tests python -m games.declared GAME
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import msgspec

from naumachia.games import find
from naumachia.kernel import Act, Acts, AnyGame

HERE = Path(__file__).parent
FRAME = ("beginning", "menu", "still", "passes", "ends")
ACT = ("shortcut", "again", "passes", "ends")


def modules(game: AnyGame) -> Iterator[ModuleType]:
    """The modules of the rules of a game."""
    rules = import_module(game.rules.begin.__module__.rpartition(".setup")[0] + ".rules")
    for found in walk_packages(rules.__path__, f"{rules.__name__}."):
        yield import_module(found.name)


def of_act(act: Act[Any, Any]) -> str:
    """An act with its flags."""
    flags = [name for name in ACT if getattr(act, name)]
    return " ".join([act.verb, act.rule, act.words or "-", act.form or "-", *flags])


def of_class(kind: type) -> Iterator[str]:
    """The flags of a frame, its acts, and the defaults of its fields."""
    for name in FRAME:
        if getattr(kind, name, None):
            yield f"{name} {getattr(kind, name)}"
    acts = vars(kind).get("acts")
    if isinstance(acts, Acts):
        yield f"unknown {acts.unknown.rule} {acts.unknown.key}"
        yield from (f"act {of_act(act)}" for act in acts.acts)
    if issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.default is not msgspec.NODEFAULT:
                yield f"{field.name} = {field.default!r}"
            elif field.default_factory is not msgspec.NODEFAULT:
                yield f"{field.name} = {field.default_factory()!r}"
    plain: Any = kind
    for one in dataclasses.fields(plain) if dataclasses.is_dataclass(kind) else ():
        if one.default is not dataclasses.MISSING:
            yield f"{one.name} = {one.default!r}"
    yield from (f"{name} = {value!r}" for name, value in getattr(kind, "_field_defaults", {}).items())


def declared(game: AnyGame) -> str:
    """The list of a game."""
    lines = []
    for module in modules(game):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                lines += [f"{kind.__qualname__}: {line}" for line in of_class(kind) if " at 0x" not in line]
    return "".join(f"{line}\n" for line in sorted(lines))


def check(name: str) -> None:
    """Hold the rules of a game against its list; classes that are gone, and what came since, are not looked at."""
    now = declared(find(name)).splitlines()
    kinds = {kind.__qualname__ for module in modules(find(name)) for kind in vars(module).values() if isinstance(kind, type)}
    wanted = (HERE / name / "declared.txt").read_text(encoding="utf-8").splitlines()
    lacking = [line for line in wanted if line not in now and line.partition(":")[0] in kinds]
    assert lacking == []
    assert set(wanted) & set(now)


if __name__ == "__main__":
    for one in sys.argv[1:]:
        (HERE / one / "declared.txt").write_text(declared(find(one)), encoding="utf-8")
