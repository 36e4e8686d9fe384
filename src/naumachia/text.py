"""Messages put into words. The same Fluent files serve the terminal, the server and the page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from naumachia.games import find
from naumachia.kernel import Event, Message, Refusal
from naumachia.kernel.picture import Badge, Option
from naumachia.kernel.words import Outcome

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent / "locales"
Sayable = Message | Event | Refusal | Option | Outcome | Badge


def sources(game: str | None, lang: str) -> list[Path]:
    """The Fluent files of a language, the common ones first, then the page's own words."""
    paths = [COMMON / f"{lang}.ftl", COMMON / f"page.{lang}.ftl"]
    if game is not None:
        for folder in find(game).folders:
            paths += [folder / f"{lang}.ftl", folder / f"rules.{lang}.ftl"]
    return [path for path in paths if path.exists()]


class Speech:
    """Sentences in one language, with the words of one game."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in sources(game, lang):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._bundle.has_message(key)

    def say(self, what: Sayable) -> str:
        """A whole sentence: it begins with a capital."""
        text = self.phrase(what.key, what.args)
        return text[:1].upper() + text[1:]

    def phrase(self, key: str, args: dict[str, Any] | None = None) -> str:
        """The words of a key as they stand inside a sentence."""
        if not self._bundle.has_message(key):
            return f"⟨{key}⟩"
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"⟨{key}⟩"
        text, _ = self._bundle.format_pattern(pattern, {name: self._value(value) for name, value in (args or {}).items()})
        return str(text)

    def problems(self, key: str, args: dict[str, Any]) -> list[str]:
        """What goes wrong when a key is put into words; for tests."""
        if not self._bundle.has_message(key):
            return [f"{self.lang}: no words for {key}"]
        found = [problem for value in args.values() for problem in self._inner_problems(value)]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return [*found, f"{self.lang}: {key} has no text"]
        _, errors = self._bundle.format_pattern(pattern, {name: self._value(value) for name, value in args.items()})
        return found + [f"{self.lang}: {key}: {error}" for error in errors]

    def rule(self, rule: str) -> tuple[str, str]:
        """The title and the text of a rule in our own words."""
        name = "rule-" + rule.replace(".", "-")
        if not self._bundle.has_message(name):
            return "", ""
        message = self._bundle.get_message(name)
        if message.value is None:
            return "", ""
        title, _ = self._bundle.format_pattern(message.attributes["title"])
        text, _ = self._bundle.format_pattern(message.value)
        return str(title), str(text)

    def _inner_problems(self, value: Any) -> list[str]:
        value = _message(value)
        if isinstance(value, Message):
            return self.problems(value.key, value.args)
        if isinstance(value, list | tuple):
            return [problem for item in value for problem in self._inner_problems(item)]
        return []

    def _value(self, value: Any) -> Any:
        value = _message(value)
        if isinstance(value, Message):
            return self.phrase(value.key, value.args)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(item)) for item in value) or "–"
        if isinstance(value, bool):
            return str(value).lower()
        return value


def _message(value: Any) -> Any:
    """A message inside another, also where it comes from a record or over the wire as a plain table."""
    return Message(value["key"], value.get("args", {})) if isinstance(value, dict) and "key" in value else value


@cache
def speech(lang: str, game: str | None = None) -> Speech:
    """The speech for a language and a game, built once."""
    return Speech(lang if lang in LANGUAGES else "en", game)


def cited(rule: str) -> str:
    """The rule behind a line, in brackets; giving up, say, has none."""
    return f" [{rule}]" if rule else ""


def chart_lines(value: Any, lang: str) -> list[str]:
    """A table line by line: rows of lists, and what has a name, apart."""
    if isinstance(value, dict) and value and all(isinstance(one, dict) for one in value.values()):
        return [f"{name}: {_line(one, lang)}" for name, one in value.items()]
    if isinstance(value, list | tuple) and any(isinstance(one, list | tuple | dict) for one in value):
        return [_line(one, lang) for one in value]
    return [_line(value, lang)]


def _line(value: Any, lang: str) -> str:
    """Numbers side by side; of names in several languages the reader's own."""
    if isinstance(value, dict) and "en" in value:
        return str(value.get(lang) or value["en"])
    if isinstance(value, dict):
        return ", ".join(name if one is True else f"{name} {_line(one, lang)}" for name, one in value.items() if one is not False)
    if isinstance(value, list | tuple):
        return "  ".join(_line(one, lang) for one in value)
    return str(value)
