"""An empty form of the charts, for a player who owns the printed ones: made from the types, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from naumachia.kernel.files import charts
from naumachia.kernel.files.toml_files import Tables

HEAD = """# Charts of your own. To replace a table of ours, put a printed value in place of each question mark, and take
# away the "# " before its lines; lines with "##" only explain. A table in this file replaces ours as a whole.
# Then: naumachia match SCENARIO --charts THIS-FILE
"""


def blank_form(kind: type[msgspec.Struct], standard: Path | tuple[Path, ...]) -> str:
    """Every reconstructed table of `standard`, empty, with its meaning, the reason for our numbers, and its shape."""
    tables, _ = charts.read(standard)
    fields = {field.name: field.type for field in _struct(inspect.type_info(kind)).fields}
    parts = [HEAD]
    for name, table in tables.items():
        if table["provenance"] == "reconstructed":
            parts.append("\n".join(_table(name, table, _struct(fields[name]))) + "\n")
    return "\n".join(parts)


def _struct(kind: inspect.Type) -> inspect.StructType:
    assert isinstance(kind, inspect.StructType)
    return kind


def _table(name: str, table: Tables, kind: inspect.StructType) -> Iterator[str]:
    """Comments first, then the table with its values blank."""
    yield f"## {name}: {' '.join((kind.cls.__doc__ or '').split())}"
    yield f"## Ours: {table['because']}"
    yield f"# [{name}]"
    for field in kind.fields:
        if field.name in ("provenance", "because"):
            continue
        yield f"## {field.name}: {shape(field.type)}"
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


def shape(kind: inspect.Type) -> str:
    """Return the expected form in words."""
    if isinstance(kind, inspect.VarTupleType):
        fixed = kind.min_length is not None and kind.min_length == kind.max_length
        return f"a list of {kind.min_length if fixed else 'any number'}: {shape(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"a line for each, under its own name: {shape(kind.value_type)}"
    if isinstance(kind, inspect.StructType):
        return "; ".join(f"{f.name} ({shape(f.type)}{'' if f.required else ', may be left out'})" for f in kind.fields)
    if isinstance(kind, inspect.LiteralType):
        return "one of " + ", ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.IntType):
        low, high = kind.ge, kind.le
        return "whole number" + (f" from {low}" if low is not None else "") + (f" to {high}" if high is not None else "")
    return {inspect.BoolType: "true or false", inspect.StrType: "text"}.get(type(kind), "value")
