"""Fluent messages that are parsed when they are first asked for.

The program has ten thousand messages and a command says few of them; to parse all took most of the start of a server.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Beginning of a message or a term: what continues one is indented."""
REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)", re.ASCII)
"""Where an expression may name another message or a term."""


@cache
def split(path: Path) -> dict[str, str]:
    """Return the text of each message and term of a file, up to the next one."""
    text = path.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}


@cache
def parsed(text: str) -> Any:
    """Return the parsed message; games share the common ones."""
    return FluentParser(with_spans=False).parse_entry(text)


class Bundle:
    """Messages of one language from several files, of which later ones win."""

    def __init__(self, lang: str, functions: Mapping[str, Callable[[Any], Any]] | None = None) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False, functions=dict(functions or {}))
        self._unread: dict[str, str] = {}

    def add_file(self, path: Path) -> None:
        """Take the messages of a file."""
        self._unread |= split(path)

    def add_resource(self, resource: Any) -> None:
        """Take messages that are parsed already."""
        self._bundle.add_resource(resource)

    def has_message(self, key: str) -> bool:
        """Whether there is a message."""
        self._read(key)
        return bool(self._bundle.has_message(key))

    def get_message(self, key: str) -> Any:
        """Return a message."""
        self._read(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Any, values: dict[str, object] | None = None) -> tuple[Any, list[Exception]]:
        """Return the text of a pattern, and what went wrong."""
        text, errors = self._bundle.format_pattern(pattern, values)
        return text, errors

    def _read(self, key: str) -> None:
        """Parse a message and those that it refers to.

        They count as read only when all are in the bundle, for another thread may ask for them in this moment.
        """
        if key not in self._unread:
            return
        found: dict[str, str] = {}
        names = [key]
        for name in names:  # it grows
            text = self._unread.get(name)
            if text is not None and name not in found:
                found[name] = text
                names += REFERENCE.findall(text)
        self._bundle.add_resource(ast.Resource([parsed(text) for text in found.values()]), allow_overrides=True)
        for name in found:
            self._unread.pop(name, None)
