"""Messages put into words. The same Fluent files serve the terminal, the server and the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from naumachia.games import find
from naumachia.kernel import Event, Message, Refusal
from naumachia.kernel.shown.picture import Badge, Option
from naumachia.kernel.words import Args, Outcome

LANGUAGES = ("en", "fr")
AND = {"en": "and", "fr": "et"}
COMMON = Path(__file__).parent / "locales"
HOST = "host"
"""Name under which the words of the host's page are fetched, as those of a game are."""
Sayable = Message | Event | Refusal | Option | Outcome | Badge

FIGURE = "\u2007"
"""A blank as wide as a digit."""
INSERTED = "\ue000"
"""Stands before what was set into a sentence while that is being made, so that articles contract there and nowhere else."""
ELIDED = re.compile(
    rf"(?<![\w’-])(de|le|la|que|ne|se|jusque) {INSERTED}*"
    r"(?=[aeiouyàâéèêëîïôœ][a-zà-ÿ’]|à(?!\w)|h(?:ex|ept|ém|elv|éro|um|omm|abit))",
    re.IGNORECASE,
)
"""Words that lose their vowel before a vowel or a silent h; codes such as `A1` are spelled, and nothing is lost before them."""
SPELLED = re.compile(r"(?:onz|oui|yacht|yole)", re.IGNORECASE)
"""Words before which nothing is lost although they begin with a vowel."""
CONTRACTED = re.compile(rf"(?<![\w’-])(de|à) {INSERTED}+(les?) ", re.IGNORECASE)
CONTRACTIONS = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
MINUS = re.compile(r"(?<![\w\-–−.,)\]])-(?=\d)")


def sources(game: str | None, lang: str) -> list[Path]:
    """The Fluent files of a language, the common ones first, then the page's own words; `HOST` names those of the host's page."""
    paths = [COMMON / f"{lang}.ftl", COMMON / f"page.{lang}.ftl"]
    if game == HOST:
        paths.append(COMMON / f"host.{lang}.ftl")
    elif game is not None:
        for folder in find(game).folders:
            paths += [folder / f"{lang}.ftl", folder / f"rules.{lang}.ftl"]
    return [path for path in paths if path.exists()]


class Speech:
    """Sentences in one language, with the words of one game."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        from naumachia.fluent_bundle import Bundle  # not in a browser, where the page speaks

        self.lang = lang
        self._bundle = Bundle(lang, {"CAP": _capital})
        for path in sources(game, lang):
            self._bundle.add_file(path)

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._bundle.has_message(key)

    def say(self, what: Sayable) -> str:
        """A whole sentence: it begins with a capital."""
        text = self.phrase(what.key, what.args)
        return text[:1].upper() + text[1:]

    def phrase(self, key: str, args: Args | None = None) -> str:
        """The words of a key as they stand inside a sentence."""
        return self._inner(key, args or {}).replace(INSERTED, "")

    def _inner(self, key: str, args: Args) -> str:
        """The words of a key, with a mark before each message that was set into them."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        return f"⟨{key}⟩" if pattern is None else self._formatted(pattern, self._values(args))

    def _formatted(self, pattern: Any, values: dict[str, object]) -> str:
        """A pattern put into words: minus signs are true ones, and French articles are joined with what follows."""
        text = MINUS.sub("−", str(self._bundle.format_pattern(pattern, values)[0]))
        return joined(text) if self.lang == "fr" else text

    def _values(self, args: Args) -> dict[str, object]:
        """Return the values that sentences may use: those given, and the attributes of their messages and lists beside them.

        An attribute of the message of `$ship` is `$ship_the`, a list `$ships` has `$ships_count`, `$ships_and` and, where all
        things in it have that attribute, `$ships_the`.
        """
        values: dict[str, object] = {}
        for name, given in args.items():
            value = _message(given)
            values[name] = self._value(value)
            if isinstance(value, list | tuple):
                values[f"{name}_count"] = len(value)
                values[f"{name}_and"] = self._enumerated([str(self._value(item)) for item in value])
                told = [self._attributes(_message(item)) for item in value]
                for attribute in set.intersection(*map(set, told)) if told else ():
                    values[f"{name}_{attribute}"] = self._enumerated([one[attribute] for one in told])
            else:
                values |= {f"{name}_{attribute}": text for attribute, text in self._attributes(value).items()}
        return values

    def _attributes(self, value: object) -> dict[str, str]:
        """Return the attributes of a message for its arguments; the gender as it is, for sentences to select by."""
        if not isinstance(value, Message) or not self._bundle.has_message(value.key):
            return {}
        attributes = self._bundle.get_message(value.key).attributes
        inner = self._values(value.args) if attributes else {}
        return {
            name: ("" if name == "gender" else INSERTED) + self._formatted(pattern, inner) for name, pattern in attributes.items()
        }

    def _enumerated(self, items: list[str]) -> str:
        """Things one after the other, with *and* before the last."""
        return ", ".join(items[:-1]) + f" {AND[self.lang]} {items[-1]}" if len(items) > 1 else "".join(items)

    def named(self, name: str, *kinds: str) -> str:
        """The word for a name, looked for as `kind-name`; without one, the name itself with blanks for underscores."""
        keys = (f"{kind}-{name.replace(' ', '_')}" for kind in kinds)
        return next((self.phrase(key) for key in keys if self.knows(key)), name.replace("_", " "))

    def problems(self, key: str, args: Args) -> list[str]:
        """Return the errors of formatting a key; for tests."""
        if not self._bundle.has_message(key):
            return [f"{self.lang}: no words for {key}"]
        found = [problem for value in args.values() for problem in self._inner_problems(value)]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return [*found, f"{self.lang}: {key} has no text"]
        _, errors = self._bundle.format_pattern(pattern, self._values(args))
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

    def _inner_problems(self, value: object) -> list[str]:
        value = _message(value)
        if isinstance(value, Message):
            return self.problems(value.key, value.args)
        if isinstance(value, list | tuple):
            return [problem for item in value for problem in self._inner_problems(item)]
        return []

    def _value(self, value: object) -> object:
        value = _message(value)
        if isinstance(value, Message):
            return INSERTED + self._inner(value.key, value.args)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(item)) for item in value) or "–"
        if isinstance(value, bool):
            return str(value).lower()
        return value


def joined(text: str) -> str:
    """A French text in which short words are elided before a vowel, and contracted with an article set in after them."""
    text = CONTRACTED.sub(lambda found: _contracted(*found.groups()), text)
    return ELIDED.sub(
        lambda found: found[0] if SPELLED.match(text, found.end()) else found[1][:-1] + "’",
        text,
    )


def _contracted(short: str, article: str) -> str:
    word = CONTRACTIONS[f"{short} {article}".lower()]
    return (word.capitalize() if short[0].isupper() else word) + " "


def _capital(text: object) -> Any:
    """The Fluent function `CAP`: what is set in, with a capital."""
    mark, rest = (INSERTED, str(text).lstrip(INSERTED)) if str(text).startswith(INSERTED) else ("", str(text))
    return mark + rest[:1].upper() + rest[1:]


def _message(value: object) -> object:
    """A message inside another, also where it comes from a record or over the wire as a plain table."""
    return Message(value["key"], value.get("args", {})) if isinstance(value, dict) and "key" in value else value


@cache
def speech(lang: str, game: str | None = None) -> Speech:
    """The speech for a language and a game, built once."""
    return Speech(lang if lang in LANGUAGES else "en", game)


def cited(rule: str) -> str:
    """The rule behind a line, in brackets; giving up, say, has none."""
    return f" [{rule}]" if rule else ""


class Tables:
    """The tables of a game in one language: titles, reasons, headings and lines, and the words of an empty form for them."""

    def __init__(self, lang: str, game: str, charts: dict[str, object]) -> None:
        self._words = speech(lang, game)
        self._english = speech("en", game)
        self._names = dict(_names(charts, self._words.lang))

    def title(self, chart: str) -> str:
        """Return the name of a table."""
        return self._words.named(chart, "chart")

    def reason(self, chart: str, because: str) -> str:
        """Why a table is as it is; the reason of a reader's own table stays as it was written."""
        key = f"because-{chart}"
        ours = self._english.knows(key) and self._english.phrase(key) == MINUS.sub("−", because)
        return self._words.phrase(key) if ours else because

    def form(self, part: str, **args: object) -> str:
        """Return a part of an empty form for tables of the reader's own."""
        return self._words.phrase(f"form-{part}", args)

    def meaning(self, table: str, described: str) -> str:
        """Return what a table is about: its title, and for readers of English its description."""
        return f"{self.title(table)}. {described}" if self._words is self._english else self.title(table)

    def column(self, chart: str, name: str) -> str:
        """The heading of a part of a table; a word may mean something of its own in one table."""
        return self._words.named(name, f"column-{chart}", "column")

    def lines(self, value: Any, chart: str = "", column: str = "") -> list[str]:
        """A part of a table line by line: rows of lists, and what has a name, apart.

        Words of the game may give each line its number (`line-chart-column`, with `$place` from 0, `$number` from 1 and `$line`)
        or put the values of a list into words (`cell-chart-column`, with `$value`).
        """
        cell, line = f"cell-{chart}-{column}", f"line-{chart}-{column}"
        if self._words.knows(cell):
            return [" · ".join(self._words.phrase(cell, {"value": one}) for one in value)]
        found = self._lines(value)
        if not self._words.knows(line):
            return found
        width = len(str(len(found)))
        places = [(str(place).rjust(width, FIGURE), str(place + 1).rjust(width, FIGURE)) for place in range(len(found))]
        return [
            self._words.phrase(line, {"place": place, "number": number, "line": text})
            for (place, number), text in zip(places, found, strict=True)
        ]

    def _lines(self, value: Any) -> list[str]:
        if isinstance(value, dict) and value and all(isinstance(one, dict) for one in value.values()):
            return [self._row(name, one) for name, one in value.items()]
        if is_grid(value):
            cells = [[one if isinstance(one, str) else self._line(one) for one in row] for row in value]
            widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
            return ["  ".join(one.ljust(width) for one, width in zip(row, widths, strict=True)).rstrip() for row in cells]
        if isinstance(value, list | tuple) and any(isinstance(one, list | tuple | dict) for one in value):
            return [self._line(one) for one in value]
        return [self._line(value)]

    def _row(self, name: str, row: dict[str, object]) -> str:
        """A row under its name, which need not be repeated in it."""
        head, rest = self._words.named(name, "row", "field"), row
        if told := self._called(name, row):
            head = self._words.phrase("charts-head", {"name": told, "id": name})
            rest = {key: one for key, one in row.items() if key not in ("name", "kind")}
        return self._words.phrase("charts-row", {"name": head, "line": self._line(rest)})

    def _called(self, name: str, row: dict[str, object]) -> str:
        """Return the name of a row that has names in both languages, or of a variant of one that has (`3-elite`, a trireme)."""
        if name in self._names:
            return self._names[name]
        kind = self._names.get(str(row.get("kind", "")))
        return self._words.phrase("model", {"kind": kind, "sort": name.partition("-")[2]}) if kind else ""

    def _line(self, value: object) -> str:
        """Numbers side by side; of names in several languages the reader's own."""
        if isinstance(value, dict) and "en" in value:
            return str(value.get(self._words.lang) or value["en"])
        if isinstance(value, dict):
            return ", ".join(self._field(name, one) for name, one in value.items() if one or (one == 0 and one is not False))
        if isinstance(value, list | tuple):
            codes = all(is_code(one) for one in value)
            return ("  " if codes else " · ").join(one if codes and isinstance(one, str) else self._line(one) for one in value)
        if isinstance(value, bool):
            return "●" if value else "·"
        return self._value(value) if isinstance(value, str) else str(value)

    def _field(self, name: str, value: object) -> str:
        word = self._names.get(name) or self._words.named(name, "field")
        if value is True:
            return word
        if is_code(name) and isinstance(value, list | tuple):
            return self._words.phrase("charts-row", {"name": word, "line": self._line(value)})
        if isinstance(value, dict) and "en" not in value:
            return f"{word} ({self._line(value)})"
        return f"{word} {self._line(value)}"

    def _value(self, text: str) -> str:
        return self._names.get(text) or self._words.named(text, "value", "field")


def is_code(value: object) -> bool:
    """Whether a part of a table is the same in all languages: a number, or a sign of the rulebook such as `F`, `Br*` or `2/1`."""
    return not isinstance(value, str) or len(value) < 3 or not value.islower() or not value[0].isalpha()


def is_grid(value: object) -> bool:
    """Whether a part of a table has rows of equal length of nothing but codes: columns that can stand under each other."""
    if not isinstance(value, list | tuple) or not value or not all(isinstance(row, list | tuple) and row for row in value):
        return False
    codes = all(is_code(one) and not isinstance(one, list | tuple | dict) for row in value for one in row)
    return codes and len({len(row) for row in value}) == 1


def _names(charts: dict[str, object], lang: str) -> Iterator[tuple[str, str]]:
    """Yield the names of table rows that bring names in several languages."""
    for chart in charts.values():
        for part in chart.values() if isinstance(chart, dict) else ():
            for name, row in part.items() if isinstance(part, dict) else ():
                if isinstance(row, dict) and isinstance(row.get("name"), dict):
                    yield name, row["name"].get(lang) or row["name"]["en"]
