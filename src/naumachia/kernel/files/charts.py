"""Charts: the tables of a game as data. Each says where it comes from; a user's own file may replace any of them."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from naumachia.kernel.files import toml_files
from naumachia.kernel.files.toml_files import Tables
from naumachia.kernel.words import Args

C = TypeVar("C", bound=Struct)
Provenance = Literal["seed", "reconstructed", "user"]


class Chart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of every table of a chart file."""

    provenance: Provenance
    because: str = ""


def load(kind: type[C], standard: Path | tuple[Path, ...], own: Path | None = None) -> C:
    """The charts of a game, from one file or several, with the tables of the user's own file in place of the standard ones."""
    tables, text = read(standard)
    names = ", ".join(map(str, standard)) if isinstance(standard, tuple) else str(standard)
    charts = toml_files.check(tables, kind, names, text)
    if own is None:
        return charts
    replacements, own_text = toml_files.read(own)
    return replace(charts, replacements, str(own), own_text)


def read(standard: Path | tuple[Path, ...]) -> tuple[Tables, str]:
    """The tables of one chart file, or of several that go together, and their text."""
    found = [toml_files.read(path) for path in (standard if isinstance(standard, tuple) else (standard,))]
    return {name: table for tables, _ in found for name, table in tables.items()}, "\n".join(text for _, text in found)


def replace(charts: C, tables: Args, file: str, text: str = "") -> C:
    """`charts` with some tables replaced; a replaced table is the user's unless it says otherwise."""
    data = msgspec.to_builtins(charts)
    for name, table in tables.items():
        data[name] = {"provenance": "user", **table} if isinstance(table, dict) else table
    return toml_files.check(data, type(charts), file, text)


def fingerprint(charts: Struct) -> str:
    """A short hash that changes when any number of the charts does."""
    return sha256(msgspec.json.encode(charts, order="deterministic")).hexdigest()[:16]


def differences(charts: Struct, standard: Struct) -> dict[str, object]:
    """The tables in which `charts` departs from the standard ones: what a record must carry."""
    mine, theirs = msgspec.to_builtins(charts), msgspec.to_builtins(standard)
    return {name: table for name, table in mine.items() if table != theirs[name]}
