"""Fluent files as they are parsed, each once in a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    """Return all that stands in a file: messages, terms, comments, and what cannot be parsed."""
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def messages(*paths: Path) -> dict[str, ast.Message]:
    """Return the messages of some files, of which later ones win."""
    return {entry.id.name: entry for path in paths for entry in entries(path) if isinstance(entry, ast.Message)}
