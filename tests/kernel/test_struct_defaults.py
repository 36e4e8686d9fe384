"""Defaults of fields: files, records and the wire leave it out, and a page fills it in by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec

from naumachia import kernel

LIST = Path(__file__).with_suffix(".txt")
"""The list; after a wanted change: `PYTHONPATH=src:tests python -m kernel.test_struct_defaults`."""


def classes() -> Iterator[type]:
    """Every class of the kernel."""
    for found in walk_packages(kernel.__path__, "naumachia.kernel."):
        for kind in vars(import_module(found.name)).values():
            if isinstance(kind, type) and kind.__module__ == found.name:
                yield kind


def said(kind: type) -> Iterator[str]:
    """The defaults of the fields of a class."""
    for field in msgspec.structs.fields(kind) if issubclass(kind, msgspec.Struct) else ():
        if field.default is not msgspec.NODEFAULT:
            yield f"{field.name} = {field.default!r}"
        elif field.default_factory is not msgspec.NODEFAULT:
            yield f"{field.name} = {field.default_factory()!r}"
    plain: Any = kind
    for one in fields(plain) if is_dataclass(kind) else ():
        if one.default is not MISSING and not callable(one.default):
            yield f"{one.name} = {one.default!r}"


def listed() -> str:
    """All of them."""
    lines = sorted(f"{kind.__qualname__}.{line}" for kind in set(classes()) for line in said(kind))
    return "".join(f"{line}\n" for line in lines if "<function" not in line)


def test_the_defaults_are_those_of_the_list() -> None:
    """Fields that came since the list was written are not looked at."""
    now = dict(line.split(" = ", 1) for line in listed().splitlines())
    wanted = dict(line.split(" = ", 1) for line in LIST.read_text(encoding="utf-8").splitlines())
    changed = {field: now[field] for field, default in wanted.items() if now.get(field, default) != default}
    assert changed == {}
    assert len(wanted.keys() & now.keys()) > 100


if __name__ == "__main__":
    LIST.write_text(listed(), encoding="utf-8")
