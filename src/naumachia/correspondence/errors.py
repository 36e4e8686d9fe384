"""Refusals of letters. Each has a key with words in both languages (`locales/*.ftl`, `letter-…`)."""

from __future__ import annotations

from naumachia.kernel.errors import FileError


class BadLetter(FileError):
    """A letter that cannot be read, breaks a rule, or does not follow the letters before it."""
