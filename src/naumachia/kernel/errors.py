"""Every error a caller may meet. Each carries a message key and values, so that it can be said in any language.

NaumachiaError
├── AnswerError          an answer that was not taken; the state is as it was
│   ├── Malformed        not an answer in form                      -> send what the request describes
│   ├── Illegal          a rule forbids it, named in `refusal`      -> choose among the options
│   ├── Foreign          another seat is to answer                  -> wait
│   ├── Stale            it answers an older state                  -> look at the new one
│   ├── Over             the match has ended                        -> start another
│   └── NoUndo           undo would cross a die, a reveal or a seat -> play on
├── FileError            a file that cannot be used
│   ├── BadFile          faults of content, all at once, in `faults`
│   ├── BadRecord        a record that is newer, damaged or does not replay
│   └── BadPosition      a position in one line that cannot be read or contradicts itself
├── NotFound             no such game, scenario, rule or match
├── DiceError            scripted or typed dice that do not fit the roll
└── TooManyBranches      exact odds would take too long             -> ask for an estimate
"""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches

from naumachia.kernel.words import Args, Message, Refusal


class NaumachiaError(Exception):
    """The root of all errors raised on purpose."""

    game: str = ""
    """Name of the game whose words tell the error; empty for the common words."""

    def __init__(self, key: str, /, **args: object) -> None:
        self.message = Message(key, args)
        super().__init__(key, args)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.message.args.items())
        return f"{self.message.key} ({values})" if values else self.message.key

    def __reduce__(self) -> tuple[object, ...]:
        """As it is to another process: an error that cannot travel would take the whole pool of workers with it."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[NaumachiaError], args: tuple[object, ...], state: Args) -> NaumachiaError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(state)
    return error


class AnswerError(NaumachiaError):
    """An answer was not taken; nothing has changed."""


class Malformed(AnswerError):
    """The text is no answer at all."""


class Illegal(AnswerError):
    """A rule forbids the answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.args)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.rule}: {super().__str__()}"


class Foreign(AnswerError):
    """Somebody else is to answer."""


class Stale(AnswerError):
    """The answer was meant for an older state."""


class Over(AnswerError):
    """The match has ended."""


class NoUndo(AnswerError):
    """There is nothing this seat may take back."""


class FileError(NaumachiaError):
    """A file cannot be used."""


class BadFile(FileError):
    """A file whose content is wrong; every fault is listed."""

    def __init__(self, file: str, faults: tuple[Message, ...], game: str = "") -> None:
        super().__init__("bad-file", file=file, count=len(faults))
        self.file = file
        self.faults = faults
        self.game = game

    def __str__(self) -> str:
        return "; ".join(f"{self.file}: {fault}" for fault in self.faults)


class BadRecord(FileError):
    """A record that this version cannot replay."""


class BadPosition(FileError):
    """A position in short notation that cannot be read."""


class NotFound(NaumachiaError):
    """No such game, scenario, rule, match or file."""

    @classmethod
    def among(cls, key: str, name: str, known: Collection[str]) -> NotFound:
        """No such name among those known, with the ones it may have been meant for: what is spelled alike, or begins alike."""
        tails = {one.partition("/")[2] or one: one for one in known}
        alike = (*get_close_matches(name, known, n=3, cutoff=0.75), *get_close_matches(name, tails, n=3, cutoff=0.75))
        short = [tail for tail in tails if tail.split("-")[0] in _shortened(name)]
        near = list(dict.fromkeys(tails.get(one, one) for one in (*alike, *short)))[:3]
        return cls(key, name=name, known=", ".join(known), near=", ".join(near) or "none")


def _shortened(name: str) -> tuple[str, ...]:
    """A number with a digit too many, as in `s33`."""
    return tuple(name[:place] + name[place + 1 :] for place in range(len(name))) if re.fullmatch(r"[a-z]*\d+", name) else ()


class DiceError(NaumachiaError):
    """Dice from outside that the roll cannot take."""


class TooManyBranches(NaumachiaError):
    """Exact odds would need more work than allowed."""
