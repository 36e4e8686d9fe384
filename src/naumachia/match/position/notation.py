"""Positions in one line of text: the scenario, and what has changed since its first position.

    touche_coule/s1-two-liburnians | ships(RL(bow=[0,1] speed=3)) round=3 agenda=[MayFire(ship="RL") NextShip(place=1)]

A word names a field with its value in JSON, or in brackets what has changed inside it; a bare word is true, and one that begins
with a minus is no longer there. Frames are written with their fields. Optional rules that were changed stand behind the
scenario's name. The charts are not part of it: who plays by tables of their own gives them again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from naumachia.kernel import AnyGame, pending
from naumachia.kernel.errors import BadPosition
from naumachia.kernel.odds import key
from naumachia.kernel.state import State

BAR = " | "
NAME = re.compile(r"-?[^\s=()\[\]-][^\s=()\[\]]*")
FRAME = re.compile(r"\[[A-Z]")
VALUE = re.compile(r"[^\s()]+")
ESCAPES = {" ": "\\u0020", "(": "\\u0028", ")": "\\u0029"}


def print_position(game: AnyGame, scenario: str, first: State, now: State) -> str:
    """The line that says how `now` differs from the first position of the scenario."""
    standard = {option.id: option.default for option in game.rules.options} | first.setting.scenario.options
    options = [f"{name}={value}" for name, value in first.setting.options.items() if standard.get(name) != value]
    head = " ".join([f"{game.name}/{scenario}", *options])
    old, new = _tables(first), _tables(now)
    words = " ".join(_differences(old, new, depth=9))
    if key(read_position(game, first, words)) != key(now):  # the order of a table was lost: then tables are told whole
        words = " ".join(_differences(old, new, depth=0))
    return f"{head}{BAR}{words}"


def split_position(text: str) -> tuple[str, dict[str, int], str]:
    """The scenario, the optional rules and the words of a position; nothing is looked up."""
    head, _, words = text.strip().partition(BAR.strip())
    name, *options = head.split() or [""]
    try:
        chosen = {option: int(value) for option, _, value in (word.partition("=") for word in options)}
    except ValueError as error:
        raise BadPosition("position-word", word=head, place=1) from error
    return name, chosen, words.strip()


def read_position(game: AnyGame, first: State, words: str) -> State:
    """The position that these words make of the first one; `BadPosition` when it cannot be one."""
    tables = _tables(first)
    _Reader(words).change(tables)
    try:
        state: State = game.load(msgspec.json.encode(tables), first.setting)
        if state.agenda and pending(state) is None:
            raise BadPosition("position-unsettled")
        game.picture.scene(state, None)
    except msgspec.ValidationError as error:
        raise BadPosition("position-types", problem=str(error)) from error
    except (LookupError, AttributeError, AssertionError, TypeError, ValueError) as error:
        raise BadPosition("position-contradicts") from error
    return state


def _tables(state: State) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(state))
    return found


def _differences(old: dict[str, object], new: dict[str, object], depth: int) -> Iterator[str]:
    """The words that make the new tables of the old ones; the agenda comes last."""
    yield from (f"-{name}" for name in old if name not in new)
    for name in sorted(new, key=lambda name: name == "agenda"):
        before, after = old.get(name), new[name]
        if before == after and name in old:
            continue
        if depth and isinstance(before, dict) and isinstance(after, dict) and all(map(NAME.fullmatch, after)):
            yield f"{name}({' '.join(_differences(before, after, depth - 1))})"
        elif after is True:
            yield name
        else:
            yield f"{name}={_value(after)}"


def _value(value: object) -> str:
    if isinstance(value, list) and value and all(isinstance(item, dict) and "type" in item for item in value):
        return f"[{' '.join(map(_frame, value))}]"
    return re.sub(r"[ ()]", lambda found: ESCAPES[found[0]], msgspec.json.encode(value).decode())


def _frame(fields: dict[str, object]) -> str:
    inside = " ".join(f"{name}={_value(value)}" for name, value in fields.items() if name != "type")
    return f"{fields['type']}({inside})" if inside else str(fields["type"])


class _Reader:
    """Reads words from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def change(self, tables: dict[str, object], closing: str = "") -> None:
        """Apply words to tables until the bracket closes, or to the end."""
        while not self._closes(closing):
            name = self._take(NAME)
            if name.startswith("-"):
                self._drop(tables, name[1:])
            elif self._next("("):
                inside = tables.get(name)
                if not isinstance(inside, dict):
                    raise self._fault()
                self.change(inside, ")")
            else:
                tables[name] = self._value() if self._next("=") else True

    def _value(self) -> object:
        if FRAME.match(self.text, self.at):
            return self._frames()
        try:
            return msgspec.json.decode(self._json())
        except msgspec.DecodeError as error:
            raise self._fault() from error

    def _json(self) -> str:
        """JSON ends where a word does: at a space or a round bracket, or at the square one that closes a list of frames."""
        word = self._take(VALUE)
        spare = word.count("]") - word.count("[")
        if spare > 0 and word.endswith("]" * spare):
            self.at -= spare
            return word[:-spare]
        return word

    def _frames(self) -> list[dict[str, object]]:
        self._next("[")
        found: list[dict[str, object]] = []
        while not self._closes("]"):
            fields: dict[str, object] = {"type": self._take(NAME)}
            if self._next("("):
                self.change(fields, ")")
            found.append(fields)
        return found

    def _drop(self, tables: dict[str, object], name: str) -> None:
        if name not in tables:
            raise self._fault()
        del tables[name]

    def _closes(self, closing: str) -> bool:
        while self._next(" "):
            pass
        if closing:
            return self._next(closing)
        return self.at == len(self.text)

    def _next(self, letter: str) -> bool:
        if self.text[self.at : self.at + 1] != letter:
            return False
        self.at += 1
        return True

    def _take(self, form: re.Pattern[str]) -> str:
        found = form.match(self.text, self.at)
        if found is None:
            raise self._fault()
        self.at = found.end()
        return found[0]

    def _fault(self) -> BadPosition:
        return BadPosition("position-word", word=self.text[max(0, self.at - 12) : self.at + 12], place=self.at + 1)
