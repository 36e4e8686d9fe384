"""Acts: the answers of one kind of question, each with its rule, its effect, its picture and its refusal.

A frame that asks what to do has a table of acts. An act knows what it offers, what bars it, how it is done and how it is
shown; the question is all that the acts offer, and to take, to show, to refuse and to say *why not* is to look the verb up.

An answer is the verb of its act, and after a colon what it is about: `ram:B1`, `end`. Where the notation of a game has no
verb (a speed `2`, a path `port@1`, `3 forward`) the act has a `form`, a pattern that the whole answer fits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from naumachia.kernel.request import Answer
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.state import Frame, S, State
from naumachia.kernel.words import Message, Refusal

ALONE = ("",)
"""The offer of a verb that stands alone."""
W = TypeVar("W")
"""The actor: the id of a piece, or the frame itself where an act must know more."""


@dataclass(frozen=True)
class Act(Generic[S, W]):
    """One thing that may be done. Its functions are given the state, who acts, and what follows the verb."""

    verb: str
    rule: str
    offers: Callable[[S, W], Collection[str]]
    """Texts that may follow the verb now; the empty text where the verb stands alone."""
    do: Callable[[S, W, str], None]
    show: Callable[[S, W, str], Option] | None = None
    """How it is shown; without it, by the message `do-WORDS` and its rule."""
    bar: Callable[[S, W, str], Refusal | None] | None = None
    """Return the refusal of an answer, offered or not, or None. Without it, unknown answers get the refusal of the table."""
    words: str = ""
    """Its name among the messages, where it is not the verb."""
    form: str = ""
    """The pattern of its answers where they have no verb."""
    shortcut: bool = False
    """It is several moves told at once."""
    again: bool = False
    """The question stands again when all that follows from the act has been played."""
    passes: bool = False
    """It lets the moment go by and changes nothing on the board. Undo may cross it if a program gave it, and the page
    shows it last, under a key of its own. Its offer has no object: the answer is the verb."""
    ends: bool = False
    """It ends what the seat is doing: a move, an activation, its part of a phase. It is shown last; undo stops at it."""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The form, ready for use."""
        return re.compile(self.form)

    def answer(self, what: str) -> str:
        """The whole answer."""
        return what if self.form else f"{self.verb}:{what}" if what else self.verb

    def plain(self, who: W, what: str) -> Option:
        """How it is shown where the game has nothing more to say of it."""
        return Option(self.answer(what), f"do-{self.words or self.verb}", self.rule, ship=who if isinstance(who, str) else "")


class Acts(Generic[S, W]):
    """A table of acts, in the order in which they are offered."""

    def __init__(self, unknown: Refusal, *acts: Act[S, W]) -> None:
        self.unknown = unknown
        """Refusal of an answer that is no act."""
        self.acts = acts
        self.verbs = {act.verb: act for act in acts}
        self.formed = tuple(act for act in acts if act.form)
        self._shortcuts = tuple(act.verb for act in acts if act.shortcut)
        self.passing = tuple(act.verb for act in acts if act.passes)
        """The answers that let the moment go by."""
        self.ending = tuple(act.verb for act in acts if act.ends)
        """The answers that end what the seat is doing."""
        self._offers = tuple((act.verb, act.offers, bool(act.form)) for act in acts)
        self._alone = {act.verb: (act.verb,) for act in acts}
        self._known = lru_cache(maxsize=1000)(self.find)  # random play gives the same few answers again and again
        if len(self.verbs) != len(acts):
            raise ValueError("two acts have one verb")

    def offer(self, s: S, who: W) -> dict[str, tuple[str, ...]]:
        """The answers open now, by verb; a verb that has none is left out."""
        found: dict[str, tuple[str, ...]] = {}
        for verb, offers, formed in self._offers:
            what = offers(s, who)
            if not what:
                continue
            if what == ALONE:
                found[verb] = self._alone[verb]
            else:
                found[verb] = tuple(what) if formed else tuple([f"{verb}:{one}" if one else verb for one in what])
        return found

    def open(self, s: S, who: W) -> tuple[str, ...]:
        """The moves open now, for a question that need not know of which verb they are."""
        found: list[str] = []
        for verb, offers, formed in self._offers:
            if verb not in self._shortcuts:
                what = offers(s, who)
                found += what if formed else [f"{verb}:{one}" if one else verb for one in what]
        return tuple(found)

    def moves(self, offer: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Those of the answers offered that are one move each."""
        apart = self._shortcuts
        found: list[str] = []
        for verb, answers in offer.items():
            if verb not in apart:
                found += answers
        return tuple(found)

    def shortcuts(self, offer: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Those of the answers offered that are several moves at once."""
        return tuple([answer for verb in self._shortcuts if verb in offer for answer in offer[verb]])

    def find(self, answer: str) -> tuple[Act[S, W], str] | None:
        """The act an answer belongs to, and what follows its verb; nothing where it is no act."""
        verb, _, what = answer.partition(":")
        act = self.verbs.get(verb)
        if act is not None and not act.form:
            return act, what
        return next(((act, answer) for act in self.formed if act.pattern.fullmatch(answer)), None)

    def __getitem__(self, answer: str) -> tuple[Act[S, W], str]:
        """The same for an answer that has been offered."""
        found = self._known(answer)
        if found is None:
            raise KeyError(answer)
        return found

    def bar(self, s: S, who: W, answer: str) -> Refusal | None:
        """Return the refusal of an answer, or None where nothing bars it."""
        found = self.find(answer)
        if found is None:
            return self.unknown.about(answer=answer)
        act, what = found
        if act.bar is not None:
            return act.bar(s, who, what)
        return None if what in act.offers(s, who) else self.unknown.about(answer=answer)


class Deciding(Frame[S], frozen=True):
    """A frame that asks somebody what to do, by its table of acts.

    The frames of a game say who acts and write `ask`: what the table offers, put as a question. `skip` is for those that may
    have nothing to ask.
    """

    acts: ClassVar[Acts[Any, Any]]

    def letting_pass(self) -> tuple[str, ...]:
        """Return the answers of the acts that pass, and those the frame names."""
        return self.acts.passing + self.passes

    def ending(self) -> tuple[str, ...]:
        """Return the answers of the acts that end something, and those the frame names."""
        return self.acts.ending + self.ends

    @property
    def who(self) -> Any:
        """Return the actor as the table of acts needs it: the frame itself, unless the game overrides this."""
        return self

    def skip(self, s: S) -> None:
        """Go on without having asked."""

    def take(self, s: S, answer: str | None) -> None:
        """Do what the answer says, or go on where nothing was asked."""
        if answer is None:
            self.skip(s)
        else:
            act, what = self.acts[answer]
            if act.again:
                s.then(self)
            act.do(s, self.who, what)

    def show(self, s: S, answer: str) -> Option:
        """How a client shows one answer, by its act."""
        act, what = self.acts[answer]
        return act.plain(self.who, what) if act.show is None else act.show(s, self.who, what)

    def refuse(self, s: S, answer: Answer) -> Refusal:
        """Return the refusal of an answer, from its act."""
        return self.acts.bar(s, self.who, str(answer)) or self.acts.unknown.about(answer=str(answer))


class ShipDecides(Deciding[S], frozen=True):
    """A question about one ship; the acts of its table are told the ship's id."""

    ship: str

    @property
    def who(self) -> str:
        """The ship."""
        return self.ship


def always(s: State, who: object) -> tuple[str, ...]:
    """The offer of an act that stands alone and is always open."""
    return ALONE


def never(s: State, who: object) -> tuple[str, ...]:
    """The offer of an act that its frame adds itself, when nothing else is left."""
    return ()


def nothing(s: State, who: object, what: str) -> None:
    """The doing of an act that only ends the question."""


def unmoved(idle: int, pieces: int) -> Message | None:
    """Return the question asked once more before a movement phase ends while more than half of the pieces have not moved."""
    return Message("confirm-unmoved", {"ships": idle, "all": pieces}) if 2 * idle > pieces else None
