"""An empty form of the charts, for a player who owns the printed ones: made from the types, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import inspect

from naumachia.kernel.files import charts
from naumachia.kernel.files.toml_files import Tables


class FormWords(Protocol):
    """The words of a form in one language."""

    def form(self, part: str, **args: object) -> str:
        """Return the message `form-PART`."""

    def meaning(self, table: str, described: str) -> str:
        """Return what a table is about; `described` says it in English."""

    def reason(self, chart: str, because: str) -> str:
        """Return the reason for our numbers, which are given in English."""


def blank_form(kind: type[msgspec.Struct], standard: Path | tuple[Path, ...], words: FormWords) -> str:
    """Every reconstructed table of `standard`, empty, with its meaning, the reason for our numbers, and its shape."""
    tables, _ = charts.read(standard)
    fields = {field.name: field.type for field in _struct(inspect.type_info(kind)).fields}
    parts = ["".join(f"# {line}\n" for line in words.form("head").splitlines())]
    for name, table in tables.items():
        if table["provenance"] == "reconstructed":
            parts.append("\n".join(_table(name, table, _struct(fields[name]), words)) + "\n")
    return "\n".join(parts)


def _struct(kind: inspect.Type) -> inspect.StructType:
    assert isinstance(kind, inspect.StructType)
    return kind


def _table(name: str, table: Tables, kind: inspect.StructType, words: FormWords) -> Iterator[str]:
    """Comments first, then the table with its values blank."""
    yield f"## {name}: {words.meaning(name, ' '.join((kind.cls.__doc__ or '').split()))}"
    yield f"## {words.form('ours', because=words.reason(name, table['because']))}"
    yield f"# [{name}]"
    for field in kind.fields:
        if field.name in ("provenance", "because"):
            continue
        yield f"## {field.name}: {shape(field.type, words)}"
        if isinstance(field.type, inspect.DictType):
            yield f"# [{name}.{field.name}]"
            yield from (f"# {key} = {blank(field.type.value_type, value)}" for key, value in table[field.name].items())
        elif isinstance(field.type, inspect.VarTupleType) and not _plain(field.type.item_type):
            yield f"# {field.name} = ["
            yield from (f"#   {blank(field.type.item_type, value)}," for value in table[field.name])
            yield "# ]"
        else:
            yield f"# {field.name} = {blank(field.type, table[field.name])}"


def _plain(kind: inspect.Type) -> bool:
    """A single value, not a list or a table."""
    return not isinstance(kind, inspect.VarTupleType | inspect.StructType | inspect.DictType)


def blank(kind: inspect.Type, ours: Any) -> str:
    """Our value with question marks for its numbers and choices; names are kept."""
    if isinstance(kind, inspect.VarTupleType):
        return "[" + ", ".join(blank(kind.item_type, value) for value in ours) + "]"
    if isinstance(kind, inspect.StructType):
        known = (field for field in kind.fields if field.name in ours)
        return "{ " + ", ".join(f"{field.name} = {blank(field.type, ours[field.name])}" for field in known) + " }"
    return f'"{ours}"' if isinstance(kind, inspect.StrType) else '"?"' if isinstance(kind, inspect.LiteralType) else "?"


def shape(kind: inspect.Type, words: FormWords) -> str:
    """Return the expected form in words."""
    if isinstance(kind, inspect.VarTupleType):
        fixed = kind.min_length is not None and kind.min_length == kind.max_length
        return words.form("list", count=(kind.min_length or 0) if fixed else 0, each=shape(kind.item_type, words))
    if isinstance(kind, inspect.DictType):
        return words.form("lines", each=shape(kind.value_type, words))
    if isinstance(kind, inspect.StructType):
        return "; ".join(
            words.form("part", name=field.name, shape=shape(field.type, words), needed=str(field.required).lower())
            for field in kind.fields
        )
    if isinstance(kind, inspect.LiteralType):
        return words.form("one-of", names=", ".join(f'"{value}"' for value in kind.values))
    if isinstance(kind, inspect.IntType):
        return words.form("whole", low=_bound(kind.ge), high=_bound(kind.le))
    return words.form({inspect.BoolType: "truth", inspect.StrType: "text"}.get(type(kind), "value"))


def _bound(number: float | None) -> str:
    return "none" if number is None else str(number)
