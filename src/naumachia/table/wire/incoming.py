"""Messages from the page over the WebSocket of a match: answers, questions, talk. Those to the page are in `outgoing.py`.

Everything that comes from outside is bounded here: no message has a field we do not know or a text without a greatest length.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=4000)]
TALK = 300
"""Letters in a line of talk."""
Name = Annotated[str, Meta(max_length=200)]


class Client(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """Anything the page may send."""


class Answer(Client, tag="answer", frozen=True):
    """An answer to the request of the state with this number."""

    number: int
    answer: Short


class Undo(Client, tag="undo", frozen=True):
    """Take back my last answer."""

    number: int


class Redo(Client, tag="redo", frozen=True):
    """Give again the answer I took back."""

    number: int


class AskOdds(Client, tag="ask-odds", frozen=True):
    """What may an answer lead to?"""

    number: int
    answer: Short


class AskTrial(Client, tag="ask-trial", frozen=True):
    """What would this answer be: a leg or a place as the hand goes over the sea? The next such question takes its place."""

    number: int
    answer: Short


class Route(Client, tag="route", frozen=True):
    """Several answers one after the other, as long as nothing comes between: a die, a window, a chance to strike."""

    number: int
    answers: Annotated[tuple[Short, ...], Meta(min_length=1, max_length=64)]


class AskProspects(Client, tag="ask-prospects", frozen=True):
    """Where can this piece come to rest in its turn, and whom can it strike? With an answer: what follows from that?"""

    number: int
    ship: Name
    answer: Short = ""


class AskPlans(Client, tag="ask-plans", frozen=True):
    """What is to be known of my plots as they stand? The lines as they would be handed in; nobody else is told."""

    number: int
    lines: Short


class AskPlaces(Client, tag="ask-places", frozen=True):
    """Where could a piece be after each step of the movement that is being written? Without a name: all that are not mine."""

    number: int
    ship: Name = ""


class AskThere(Client, tag="ask-there", frozen=True):
    """Why can this piece not go to that hex?"""

    ship: Name
    q: int
    r: int


class AskHint(Client, tag="ask-hint", frozen=True):
    """What would the program do in my place?"""

    number: int


class AskReport(Client, tag="ask-report", frozen=True):
    """Ask for the review of the match, once it is over."""


class AskThreats(Client, tag="ask-threats", frozen=True):
    """What could others do to my pieces before I act again? By what my seat may know."""

    number: int


class BeginAgain(Client, tag="begin-again", frozen=True):
    """Begin the lesson again: take back all my answers and what came of them."""


class SetSeat(Client, tag="set-seat", frozen=True):
    """Give a seat to a program, to somebody at this screen (`human`), or to the next person by link (`open`)."""

    seat: Name
    player: Name


class AskWhy(Client, tag="ask-why", frozen=True):
    """What may this piece do now, and what stands in the way of the rest?"""

    ship: Name


class AskScene(Client, tag="ask-scene", frozen=True):
    """The board after so many answers, from a seat's point of view: my own at any time, another's once the match is over."""

    turn: int
    seat: Name | None = None


class AskBack(Client, tag="ask-back", frozen=True):
    """Let me take back my last answer and what came of it, dice too: the others are asked."""

    number: int


class AnswerBack(Client, tag="answer-back", frozen=True):
    """Agree to what another wants to take back, or refuse; who asked may think better of it."""

    agree: bool


class Say(Client, tag="say", frozen=True):
    """A line to those at the table."""

    text: Annotated[str, Meta(max_length=TALK)]


class Tie(Client, tag="tie", frozen=True):
    """Mute or block the player of a seat, or end that; it holds for my key, at all tables."""

    seat: Name
    kind: Literal["mute", "block"]
    """`mute`: I do not see what they say. `block`: they cannot sit down at my tables either, nor invite me."""
    on: bool
    """Whether it begins or ends."""


class CommitWords(Client, tag="words", frozen=True):
    """My seat has a chain of words for the dice, which ends in this (`kernel/chance/mixed_dice.py`)."""

    end: Name


class GiveWord(Client, tag="word", frozen=True):
    """The next word of my seat, which was asked for."""

    word: Name


class Resync(Client, tag="resync", frozen=True):
    """Send me everything again."""


ClientMessage = (
    Answer
    | Route
    | Undo
    | Redo
    | AskOdds
    | AskTrial
    | AskProspects
    | AskHint
    | AskPlans
    | AskPlaces
    | AskWhy
    | AskThere
    | AskScene
    | AskReport
    | AskThreats
    | BeginAgain
    | SetSeat
    | AskBack
    | AnswerBack
    | Say
    | Tie
    | CommitWords
    | GiveWord
    | Resync
)
