"""TOML files checked against types: every fault at once, each with its line, its key, what was found and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.words import Message

T = TypeVar("T")
_TABLE = re.compile(r"\s*\[\[?\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_SIZE = re.compile(r"array of length (>=|<=) (\d+)")
_SHAPE = re.compile(r"(int|float|str|bool|object|array)(?: (>=|<=) (-?\d+))?")
_KEY = re.compile(r"""\s*([\w."'-]+)\s*=""")


def read(path: Path) -> tuple[dict[str, Any], str]:
    """The tables of a file, and its text."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise NotFound("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise BadFile(str(path), (Message("fault-encoding", {}),)) from error
    return parse(text, str(path)), text


def parse(text: str, file: str) -> dict[str, Any]:
    """The tables of a text in TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        number = int(line.group(1)) if line else text.count("\n") + 1
        raise BadFile(file, (Message("fault-syntax", {"line": number, "problem": str(error)}),)) from error


def check(data: Any, kind: type[T], file: str, text: str = "") -> T:
    """`data` as a value of `kind`, or a `BadFile` with all faults."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        faults = tuple(fault(path, problem, found, text) for path, problem, found in _faults(data, kind, ()))
        # every part may be sound and the whole not: then there is no place to point at
        whole = {"line": line_of(text, ()), "key": "(file)", "problem": _expected(str(error))}
        raise BadFile(file, faults or (Message("fault-whole", whole),)) from error


def fault(path: tuple[str, ...], expected: str, found: Any, text: str = "") -> Message:
    """One fault, in the form the reader is told of it."""
    shown = repr(found) if len(repr(found)) < 60 else repr(found)[:57] + "..."
    return Message(
        "fault-value",
        {
            "line": line_of(text, path),
            "key": ".".join(path) or "(file)",
            "found": Message("found-nothing") if found is _NOTHING else shown,
            "expected": wanted(expected),
        },
    )


def wanted(expected: str) -> str | Message:
    """What types ask for, as a message for every language; what a game asks for stays as it says it."""
    if expected == "a value":
        return Message("want-value")
    if expected.startswith("one of "):
        return Message("want-one-of", {"names": expected.removeprefix("one of ")})
    if (sizes := _SIZE.fullmatch(expected)) is not None:
        return Message("want-length", {"way": "least" if sizes[1] == ">=" else "most", "count": int(sizes[2])})
    if (shape := _SHAPE.fullmatch(expected)) is not None:
        if shape[2] is None:
            return Message("want-kind", {"kind": shape[1]})
        return Message("want-number", {"way": "least" if shape[2] == ">=" else "most", "number": int(shape[3])})
    return expected


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


class _Nothing:
    def __repr__(self) -> str:
        return "nothing"


_NOTHING = _Nothing()


def _faults(data: Any, kind: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """Go down into structs, tables and lists as far as the shapes agree, and name each place that does not fit."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType) and type(None) in inner and len(inner) == 2:
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
        try:
            msgspec.convert(data, kind, strict=True)
        except msgspec.ValidationError as error:
            yield path, _expected(str(error)), data


def _struct_faults(
    data: dict[str, Any], kind: type[msgspec.Struct], path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in data:
        if name not in fields:
            yield (*path, name), "one of " + ", ".join(sorted(fields)), name
    for name, field in fields.items():
        if name in data:
            yield from _faults(data[name], hints[field.name], (*path, name))
        elif field.required:
            yield (*path, name), "a value", _NOTHING


def _expected(problem: str) -> str:
    """msgspec says `Expected X, got Y - at Z`; only X is wanted, the rest is told apart."""
    problem = problem.split(" - at `$")[0].removeprefix("Expected ").split(", got ")[0]
    return problem.replace("`", "")
