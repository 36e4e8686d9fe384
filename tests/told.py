"""Values of messages, with the type they must have."""

from __future__ import annotations

from collections.abc import Mapping

from naumachia.kernel import Message


def number_in(args: Mapping[str, object], name: str) -> int:
    """Return a value that must be a whole number."""
    found = args[name]
    assert isinstance(found, int), found
    return found


def text_in(args: Mapping[str, object], name: str) -> str:
    """Return a value that must be text."""
    found = args[name]
    assert isinstance(found, str), found
    return found


def message_in(args: Mapping[str, object], name: str) -> Message:
    """Return a value that must be a message."""
    found = args[name]
    assert isinstance(found, Message), found
    return found
