"""TOML files checked against types: every fault at once, each with its line, its key, what was found and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files.size_limits import beyond
from naumachia.kernel.words import Message

T = TypeVar("T")
_TABLE = re.compile(r"\s*\[\[?\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*([\w."'-]+)\s*=""")


class Fault(NamedTuple):
    """One thing wrong with tables: the keys that lead to it, what is wanted there, and what was found."""

    path: tuple[str, ...]
    wanted: Message
    found: object


def one_of(names: Iterable[object]) -> Message:
    """Return the expectation where only some names are known."""
    return Message("want-one-of", {"names": ", ".join(map(str, names))})


def between(low: int, high: int) -> Message:
    """Return the expectation where a number has bounds."""
    return Message("want-between", {"low": low, "high": high})


Tables: TypeAlias = dict[str, Any]
"""The tables of a TOML file. `check` makes a struct of them, or tells their faults."""


def read(path: Path) -> tuple[Tables, str]:
    """The tables of a file, and its text."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise NotFound("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise BadFile(str(path), (Message("fault-encoding", {}),)) from error
    return parse(text, str(path)), text


def parse(text: str, file: str) -> dict[str, object]:
    """The tables of a text in TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits, and lists in lists without end
        line = re.search(r"line (\d+)", str(error))
        number = int(line.group(1)) if line else text.count("\n") + 1
        raise BadFile(file, (Message("fault-syntax", {"line": number, "problem": str(error)}),)) from error


def check(data: object, kind: type[T], file: str, text: str = "") -> T:
    """`data` as a value of `kind`, or a `BadFile` with all faults; one that says more than any file may, with the first."""
    if (over := beyond(data)) is not None:
        raise BadFile(file, (told(Fault(*over, Message("found-more")), text),))
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        faults = tuple(told(found, text) for found in _faults(data, kind, ()))
        # every part may be sound and the whole not: then there is no place to point at
        whole = {"line": line_of(text, ()), "key": "(file)", "problem": str(error)}
        raise BadFile(file, faults or (Message("fault-whole", whole),)) from error


def told(fault: Fault, text: str = "") -> Message:
    """One fault, in the form the reader is told of it."""
    found = fault.found
    shown = repr(found) if len(repr(found)) < 60 else repr(found)[:57] + "..."
    return Message(
        "fault-value",
        {
            "line": line_of(text, fault.path),
            "key": ".".join(fault.path) or "(file)",
            "found": NOTHING if found is None else found if isinstance(found, Message) else shown,
            "expected": fault.wanted,
        },
    )


NOTHING = Message("found-nothing")
"""Stands for a missing value in the message of a fault."""


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line where the key, or the nearest table around it, stands; 0 when the text is not known."""
    best, depth = (1 if text else 0), 0
    table: tuple[str, ...] = ()
    count: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith((" ", "\t")) is False and (head := _TABLE.match(line)) and line.lstrip().startswith("["):
            parts = [part.strip("\"' ") for part in head.group(1).strip("[]").split(".")]
            table = ()
            for part in parts[:-1]:
                table = (*table, part)
                if table in count:
                    table = (*table, str(count[table] - 1))
            table = (*table, parts[-1])
            if line.lstrip().startswith("[["):
                count[table] = count.get(table, 0) + 1
                table = (*table, str(count[table] - 1))
            here: tuple[str, ...] = table
        elif found := _KEY.match(line):
            here = (*table, *(part.strip("\"' ") for part in found.group(1).split(".")))
        else:
            continue
        if len(here) > depth and path[: len(here)] == here:
            best, depth = number, len(here)
    return best


def _faults(data: object, kind: object, path: tuple[str, ...]) -> Iterator[Fault]:
    """Go down into structs, tables and lists as far as the shapes agree, and name each place that does not fit."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated and _holds_tables(inner[0]):
        parts = list(_faults(data, inner[0], path))
        yield from parts or _whole_faults(data, kind, path)
    elif origin in (Union, UnionType) and type(None) in inner and len(inner) == 2:
        yield from _faults(data, next(part for part in inner if part is not type(None)), path)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(data, dict):
        yield from _struct_faults(data, kind, path)
    elif origin is dict and isinstance(data, dict):
        for name, value in data.items():
            yield from _faults(value, inner[1], (*path, str(name)))
    elif origin in (list, tuple) and isinstance(data, list) and (origin is list or inner[-1] is ...):
        for place, value in enumerate(data):
            yield from _faults(value, inner[0], (*path, str(place)))
    else:
        yield from _whole_faults(data, kind, path)


def _holds_tables(kind: object) -> bool:
    """Whether a bounded type is a table, or a list of tables: then its faults lie deeper."""
    inner = get_args(kind)
    return get_origin(kind) is dict or (bool(inner) and isinstance(inner[0], type) and issubclass(inner[0], msgspec.Struct))


def _whole_faults(data: object, kind: object, path: tuple[str, ...]) -> Iterator[Fault]:
    """A value that does not fit as a whole: of another kind, or beyond its bounds."""
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError:
        yield Fault(path, _wanted(inspect.type_info(kind), data), data)


def _struct_faults(data: Tables, kind: type[msgspec.Struct], path: tuple[str, ...]) -> Iterator[Fault]:
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in data:
        if name not in fields:
            yield Fault((*path, name), one_of(sorted(fields)), name)
    for name, field in fields.items():
        if name in data:
            yield from _faults(data[name], hints[field.name], (*path, name))
        elif field.required:
            yield Fault((*path, name), Message("want-value"), NOTHING)


_KINDS: dict[type, tuple[str, type | tuple[type, ...]]] = {
    inspect.IntType: ("int", int),
    inspect.FloatType: ("float", (int, float)),
    inspect.StrType: ("str", str),
    inspect.BoolType: ("bool", bool),
    inspect.ListType: ("array", list),
    inspect.TupleType: ("array", list),
    inspect.VarTupleType: ("array", list),
    inspect.DictType: ("object", dict),
    inspect.StructType: ("object", dict),
}
"""How each kind of type is called, and what a file holds where it is met."""


def _wanted(kind: inspect.Type, data: object) -> Message:
    """Return the expectation of a type, for the part of it that `data` does not meet."""
    if isinstance(kind, inspect.Metadata):
        return _wanted(kind.type, data)
    if isinstance(kind, inspect.LiteralType):
        return one_of(kind.values)
    if isinstance(kind, inspect.UnionType):
        parts = [part for part in kind.types if type(part) in _KINDS]
        near = [part for part in parts if isinstance(data, _KINDS[type(part)][1])]
        return _wanted((near or parts)[0], data) if parts else Message("want-value")
    name, form = _KINDS.get(type(kind), ("", object))
    if not name:
        return Message("want-value")
    if not isinstance(data, form) or (name != "bool" and isinstance(data, bool)):
        return Message("want-kind", {"kind": name})
    return _limit(kind, data) or Message("want-kind", {"kind": name})


def _limit(kind: inspect.Type, data: Any) -> Message | None:
    """The bound of a number, the length of a list or the pattern of a text that a value of the right kind oversteps."""
    low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
    if low is not None and data < low:
        return Message("want-number", {"way": "least", "number": low})
    if high is not None and data > high:
        return Message("want-number", {"way": "most", "number": high})
    if isinstance(kind, inspect.TupleType):
        return (
            Message("want-length", {"way": "just", "count": len(kind.item_types)}) if len(kind.item_types) != len(data) else None
        )
    least, most = getattr(kind, "min_length", None), getattr(kind, "max_length", None)
    if least is not None and len(data) < least:
        return Message("want-length", {"way": "just" if least == most else "least", "count": least})
    if most is not None and len(data) > most:
        return Message("want-length", {"way": "just" if least == most else "most", "count": most})
    if (pattern := getattr(kind, "pattern", None)) is not None:
        return Message("want-pattern", {"pattern": pattern})
    return None
