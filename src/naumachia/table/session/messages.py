"""Messages of a client: decoded, handed to the table one after the other, and what goes wrong told to the client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence

import msgspec

from naumachia.kernel.errors import Illegal, Malformed, NaumachiaError
from naumachia.players import level
from naumachia.table.base.errors import Failed, NotOwned, TooFast, TooLarge, kind
from naumachia.table.people.guest import Guest
from naumachia.table.play import queries
from naumachia.table.play.table import Table
from naumachia.table.wire import incoming, outgoing

logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[incoming.ClientMessage] = msgspec.json.Decoder(incoming.ClientMessage)
SPOKEN, TOKEN, KEY, SEAT = "naumachia", "token.", "key.", "seat."
"""Subprotocol of the page, and prefixes of further ones: token of a seat, key of a person, wanted seat (in hex)."""
CHANGES = (incoming.Answer, incoming.Route, incoming.Undo, incoming.Redo)
LONGEST = 16_384
"""Bytes of a message."""
QUESTIONS = 8
"""Questions of one client under way at a time."""


def said(spoken: Sequence[str], prefix: str) -> str:
    """Return the rest of the subprotocol with a prefix; empty when there is none."""
    return next((word.removeprefix(prefix) for word in spoken if word.startswith(prefix)), "")


def decode(text: str | None, longest: int = LONGEST) -> incoming.ClientMessage:
    """Return the message of a text, or raise `Malformed` or `TooLarge`."""
    if text is None:
        raise Malformed("malformed-message")
    if len(text) > longest:
        raise TooLarge("too-large", limit=longest)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        text = ""
    raise Malformed("malformed-message")  # here, so that nothing of the other error comes along


def problem(error: NaumachiaError, number: int = 0) -> outgoing.Problem:
    """Return an error as it is told."""
    rule = error.refusal.rule if isinstance(error, Illegal) else ""
    return outgoing.Problem(kind(error)[0], error.message, rule, number)


class MessageHandler:
    """Hands the messages of one guest to their table."""

    def __init__(
        self,
        table: Table,
        guest: Guest,
        *,
        questions: int = QUESTIONS,
        refused: Callable[[NaumachiaError], None] | None = None,
        welcomed: Callable[[int], None] | None = None,
    ) -> None:
        """Call `refused` with every error that is told, and `welcomed` with the bytes of a new welcome."""
        self.table = table
        self.guest = guest
        self.questions: set[asyncio.Task[None]] = set()
        """Questions under way."""
        self._most = questions
        self._refused = refused
        self._welcomed = welcomed
        self._trial: asyncio.Task[None] | None = None

    def give_word(self, message: incoming.GiveWord) -> None:
        """Take a word for the dice. The message that is being handled may wait for it, so it waits for no other."""
        self.table.give_word(self.guest, message.word)

    async def handle(self, message: incoming.ClientMessage) -> None:
        """Bring a message to its end. Errors are told to this guest and to nobody else."""
        await self._guard(self._dispatch(message))

    def tell(self, error: NaumachiaError) -> None:
        """Tell the guest of an error."""
        if self._refused is not None:
            self._refused(error)
        self.guest.tell(problem(error, self.table.number_for(self.guest.seat)))

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except NotOwned:  # nothing was refused: the client connects to the owner and sends the message again
            self.table.moved = True
            self.guest.tell_written(None)
        except NaumachiaError as error:
            self.tell(error)
        except Exception:
            logger.exception("match %s: a message failed", self.table.id)
            self.tell(Failed("server-failed"))

    async def _dispatch(self, message: incoming.ClientMessage) -> None:
        table, guest = self.table, self.guest
        match message:
            case incoming.Answer(number, answer):
                await table.answer(guest, number, answer)
            case incoming.Undo(number):
                await table.undo(guest, number)
            case incoming.Redo(number):
                await table.redo(guest, number)
            case incoming.Route(number, answers):
                await table.route(guest, number, answers)
            case incoming.CommitWords(end):
                await table.commit_words(guest, end)
            case incoming.GiveWord():
                self.give_word(message)
            case incoming.AskOdds(number, answer):
                self._ask(queries.odds(table, guest, number, answer))
            case incoming.AskTrial(number, answer):
                if self._trial is not None:  # the hand has moved on
                    self._trial.cancel()
                self._trial = self._ask(queries.trial(table, guest, number, answer))
            case incoming.AskProspects(number, ship, answer):
                self._ask(queries.prospects(table, guest, number, ship, answer))
            case incoming.AskHint(number):
                self._ask(queries.hint(table, guest, number))
            case incoming.AskPlans(number, lines):
                self._ask(queries.plans(table, guest, number, lines))
            case incoming.AskPlaces(number, ship):
                self._ask(queries.places(table, guest, number, ship))
            case incoming.AskReport():
                self._ask(queries.report(table, guest))
            case incoming.AskThreats(number):
                self._ask(queries.threats(table, guest, number))
            case incoming.BeginAgain():
                await table.begin_again(guest)
            case incoming.AskThere(ship, q, r):
                await queries.there(table, guest, ship, (q, r))
            case incoming.SetSeat(seat, player):
                await table.set_seat(guest, seat, level(player))
            case incoming.AskWhy(ship):
                await queries.why(table, guest, ship)
            case incoming.AskScene(turn, seat):
                await queries.scene(table, guest, turn, seat)
            case incoming.AskBack(number):
                await table.ask_back(guest, number)
            case incoming.AnswerBack(agree):
                await table.answer_back(guest, agree)
            case incoming.Say(text):
                await table.say(guest, text)
            case incoming.Tie(seat, kind, on):
                await table.tie(guest, seat, kind, on)
            case incoming.Resync():
                size = await table.resync(guest)
                if self._welcomed is not None:
                    self._welcomed(size)

    def _ask(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Begin a question that takes a while. It is cancelled when the guest leaves."""
        if len(self.questions) >= self._most:
            work.close()
            raise TooFast("too-many-questions")
        task = asyncio.create_task(self._guard(work))
        self.questions.add(task)
        task.add_done_callback(self.questions.discard)
        task.add_done_callback(lambda _: work.close())  # one that was called off before it began
        return task
