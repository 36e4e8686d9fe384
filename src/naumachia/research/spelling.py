"""Spelling one answer, or one line of a sheet, token by token.

A speller says which tokens may come next (`open`), takes one (`say`), and holds the finished answer (`done`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from naumachia.kernel import Answer, Line, Plot, Several, Split
from naumachia.research.alphabet import END, LIMBS, NUMBERS, Alphabet, Unspelled

A_co = TypeVar("A_co", bound=Answer, covariant=True)
A = TypeVar("A", bound=Answer)


class Speller(Protocol[A_co]):
    """An answer that is being spelled."""

    @property
    def done(self) -> A_co | None:
        """The answer, once it is finished."""

    def open(self) -> tuple[int, ...]:
        """Return the tokens that may come next, in rising order; none when it is finished."""

    def say(self, token: int) -> Speller[A_co]:
        """Return the speller after one more token."""


class Among(Generic[A]):
    """One of several answers, all of them known: their common beginnings are spelled once."""

    def __init__(self, left: Iterable[tuple[tuple[int, ...], A]], at: int = 0) -> None:
        self.left = dict(left)
        self.at = at
        if not at and not self.left:
            raise ValueError("nothing to choose among")

    @classmethod
    def of(cls, alphabet: Alphabet, answers: Iterable[A]) -> Among[A]:
        """Return the speller of these answers; two that are spelled alike are an error."""
        left: dict[tuple[int, ...], A] = {}
        for answer in answers:
            tokens = alphabet.spell(answer)
            if left.setdefault(tokens, answer) != answer:
                raise Unspelled(f"{answer!r} and {left[tokens]!r} are spelled alike")
        return cls(left.items())

    @property
    def done(self) -> A | None:
        """The answer, once only one is left."""
        return next(iter(self.left.values())) if len(self.left) == 1 else None

    def open(self) -> tuple[int, ...]:
        """Return the tokens that may come next."""
        if self.done is not None:
            return ()
        return tuple(sorted({tokens[self.at] if len(tokens) > self.at else END for tokens in self.left}))

    def say(self, token: int) -> Among[A]:
        """Keep the answers that go on with a token."""
        at = self.at
        going = [(tokens, answer) for tokens, answer in self.left.items() if (tokens[at] if len(tokens) > at else END) == token]
        return Among(going, at + 1)


class Walk:
    """A plot: token by token through its graph, with the whole law and not a sample."""

    def __init__(self, alphabet: Alphabet, plot: Plot, at: int = 0, said: tuple[str, ...] = ()) -> None:
        self.alphabet = alphabet
        self.plot = plot
        self.said = said
        node = plot.nodes[at]
        self.ways = node.ways
        self.next = _or_end(alphabet, node.ways, ends=node.ends)
        """The token that is being spelled; empty for the end of the walk."""

    @property
    def done(self) -> str | None:
        """The walk, once it has ended."""
        return " ".join(self.said) if self.next.done == "" else None

    def open(self) -> tuple[int, ...]:
        """Return the tokens that lead on from here, and the end where it may end."""
        return _open(self.next)

    def say(self, token: int) -> Walk:
        """Go one step on, or end."""
        name, further = _said(self.next, token)
        if name:
            return Walk(self.alphabet, self.plot, self.ways[name], (*self.said, name))
        twin = Walk.__new__(Walk)
        twin.__dict__.update(self.__dict__, next=further)
        return twin


class Shares:
    """Whole numbers over named parts, part by part: each number leaves enough for those that follow."""

    def __init__(self, split: Split, dealt: tuple[int, ...] = ()) -> None:
        self.split = split
        self.dealt = dealt

    @property
    def done(self) -> str | None:
        """The numbers, once every part has its own."""
        parts = self.split.parts
        if len(self.dealt) < len(parts):
            return None
        return self.split.write(dict(zip(parts, self.dealt, strict=True)))

    def open(self) -> tuple[int, ...]:
        """Return the numbers the next part may get."""
        if len(self.dealt) == len(self.split.parts):
            return ()
        caps = self.split.caps or (self.split.most,) * len(self.split.parts)
        given, place = sum(self.dealt), len(self.dealt)
        later = sum(caps[place + 1 :])
        least = max(0, self.split.least - given - later)
        most = min(caps[place], self.split.most - given, LIMBS - 1)
        return tuple(range(NUMBERS + least, NUMBERS + most + 1))

    def say(self, token: int) -> Shares:
        """Give the next part its number."""
        return Shares(self.split, (*self.dealt, token - NUMBERS))


class Members:
    """Some of a set, in the order of the set."""

    def __init__(self, alphabet: Alphabet, several: Several, chosen: tuple[str, ...] = ()) -> None:
        self.alphabet = alphabet
        self.several = several
        self.chosen = chosen
        among = several.among
        later = among[among.index(chosen[-1]) + 1 :] if chosen else among
        wanted = max(0, several.least - len(chosen))
        going = later[: len(later) - max(0, wanted - 1)] if len(chosen) < several.most else ()
        self.next = _or_end(alphabet, going, ends=not wanted)
        """The member that is being spelled; empty for no more."""

    @property
    def done(self) -> str | None:
        """The members, once no more are wanted."""
        return self.several.write(self.chosen) if self.next.done == "" else None

    def open(self) -> tuple[int, ...]:
        """Return the members that may come next, and the end where there are enough."""
        return _open(self.next)

    def say(self, token: int) -> Members:
        """Take one more member, or no more."""
        name, further = _said(self.next, token)
        if name:
            return Members(self.alphabet, self.several, (*self.chosen, name))
        twin = Members.__new__(Members)
        twin.__dict__.update(self.__dict__, next=further)
        return twin


def _or_end(alphabet: Alphabet, names: Iterable[str], *, ends: bool) -> Among[str]:
    """Return the speller of one of several names, or of the end, which is the empty name."""
    return Among([*[(alphabet.spell(name), name) for name in names], *([((END,), "")] if ends else [])])


def _open(names: Among[str]) -> tuple[int, ...]:
    """Return the tokens of a name that is not yet certain; of the only name left, its next token."""
    return names.open() or (() if names.done == "" else (next(iter(names.left))[names.at],))


def _said(names: Among[str], token: int) -> tuple[str, Among[str]]:
    """Return the name that a token completes, if it does, and what is left to spell."""
    further = names.say(token)
    return (further.done or "", further)


def speller_of(alphabet: Alphabet, line: Line, allowed: Iterable[str] | None = None) -> Speller[str]:
    """Return the speller of a line of a sheet; `allowed` are the orders to choose among, where they can be listed."""
    match line:
        case Plot():
            return Walk(alphabet, line)
        case Split():
            return Shares(line)
        case Several():
            return Members(alphabet, line)
        case _:
            return Among.of(alphabet, line if allowed is None else allowed)
