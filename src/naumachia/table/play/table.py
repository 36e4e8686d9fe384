"""One match with people around it. Everything that looks at the match or changes it holds the table's lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Set
from time import monotonic

import msgspec
from msgspec.structs import replace

from naumachia.kernel import Message
from naumachia.match import Match, Past, late, view
from naumachia.match.history.turn import CHANCE
from naumachia.match.views.prospects import go
from naumachia.players import offered
from naumachia.table.base.errors import Forbidden
from naumachia.table.people import ties
from naumachia.table.people.display_names import told_apart
from naumachia.table.people.guest import Guest
from naumachia.table.people.seating import PEOPLE, away, held_by, may_set, programs, reseat, seat_infos
from naumachia.table.people.talk import Chat
from naumachia.table.play import takeback_requests
from naumachia.table.play.attendance import Attendance
from naumachia.table.play.clocks import Clocks
from naumachia.table.play.correspondence import Correspondent
from naumachia.table.play.dice_words import DiceWords, dice_info
from naumachia.table.play.programs import next_program, play
from naumachia.table.play.shared_tasks import SharedTasks
from naumachia.table.play.teaching import Teaching
from naumachia.table.play.timeouts import set_right
from naumachia.table.play.transaction import Transaction
from naumachia.table.play.updates import noticed
from naumachia.table.storage.clock import waiting
from naumachia.table.storage.protocols import Storage
from naumachia.table.storage.stored import NO_TIES, Seat, TakebackRequest, Ties
from naumachia.table.wire import outgoing
from naumachia.table.work.workers import Workers

logger = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
REST = 5.0
"""Seconds after which a program that failed is asked again."""
Loader = Callable[[str], Awaitable[tuple[tuple[Seat, ...], Match, float, Correspondent | None]]]
"""Loads the seats, the match, the time of its last change, and the writer who plays here, where it is played by letter."""


class Table:
    """A hot match: its state in memory, its guests, and the programs that play in it."""

    def __init__(self, id: str, storage: Storage, workers: Workers, load: Loader, clocks: Clocks) -> None:
        self.id = id
        self.storage = storage
        self.workers = workers
        self.clocks = clocks
        """All clocks that run; this match may have one."""
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.users = 0
        self.used = monotonic()
        self.seats: tuple[Seat, ...] = ()
        self.opener = ""
        """Address of the client that had the match opened."""
        self.moved = False
        """Another server owns the match by now: clients are asked to connect anew."""
        self.chat = Chat(id, storage.talk)
        self.wish: TakebackRequest | None = None
        """Somebody wants to take something back and needs the consent of others; or is still to know that it has lapsed."""
        self.changed = 0.0
        """When the match changed last."""
        self._load = load
        self._match: Match | None = None
        self.questions = SharedTasks()
        self.words = DiceWords()
        self.lesson: Teaching | None = None
        """The lesson that the match is, if it is one."""
        self.letter: Correspondent | None = None
        """The writer who plays here, where the match is played by letter."""
        self.written: tuple[tuple[int, Set[str | None] | None], str] | None = None
        """The record last asked for: at which change of the match, for whom, and its text."""
        self._past: Past | None = None
        """The past moment that spectators were shown last, where the match has gone on since."""
        self._playing: asyncio.Task[None] | None = None
        self.attendance = Attendance()
        self.ended: Callable[[str, Match], None] | None = None
        """Told when the match ends."""
        self._resting: asyncio.TimerHandle | None = None

    def number_for(self, seat: str | None) -> int:
        """The number a seat's answers must name, as far as is known."""
        return self._match.number_for(seat) if self._match else 0

    @property
    def open(self) -> bool:
        """Whether the match is in memory."""
        return self._match is not None

    async def opened(self, by: str) -> None:
        """Have the match in memory, if it is not there by now. It counts for the client that opens it, not for others (C23)."""
        async with self.lock:
            if self._match is None:
                self.opener = by
            await self.ready()

    @property
    def answers(self) -> int:
        """How many answers lie in memory."""
        return len(self._match.history) if self._match else 0

    @property
    def described(self) -> tuple[str, str, int]:
        """Game, scenario and number of answers of the match in memory; empty where it is not there."""
        if self._match is None:
            return "", "", 0
        return self._match.header.game, self._match.header.scenario, len(self._match.history)

    async def ready(self) -> Match:
        """The match, played again from the store if need be. Call with the lock held."""
        if self._match is None:
            self.seats, self._match, self.changed, self.letter = await self._load(self.id)
            self.questions.forget()
            self.lesson = Teaching.of(self._match)
            self._match.programs = programs(self.seats)
            self._match.clocked = self.clocks.of(self.id) is not None
            try:
                self.wish = await takeback_requests.load(self, self._match)
                self.words.recall(self._match)
                await set_right(self, self._match)
            except BaseException:
                self._match = None  # all of it, or nothing
                raise
            for guest in self.guests:
                guest.tell(self._welcome(self._match, guest))
                self._tell_letter_to(guest)
                self._tell_lesson_to(guest, self._match)
                takeback_requests.tell(self, self._match, guest)
        return self._match

    # Coming and going

    async def join(self, guest: Guest) -> int:
        """Let a guest in and tell them everything. Return the number of bytes."""
        async with self.lock:
            match, lines = await self.ready(), await self.chat.lines()  # what may fail comes first: nobody is here by half (D52)
            await self._recall_ties(guest)
            self.guests.add(guest)
            size = self._tell_everything(match, guest, lines)
            self.attendance.tell(self, guest)
        self.wake()
        return size

    def reseated(self, changed: Seat) -> None:
        """Somebody else sits there now, and all are told. Call with the lock held."""
        self.seats = tuple(changed if seat.seat == changed.seat else seat for seat in self.seats)
        if self._match is not None:
            self._match.programs = programs(self.seats)
            takeback_requests.reseated(self, self._match)
        self.attendance.tell(self)
        for guest in self.guests:
            if guest.ties != NO_TIES:
                guest.tell(ties.told(self.seats, guest.ties))

    async def forget_person(self, person: str) -> None:
        """Take the name of a person off their seats and their lines off the talk, and tell everybody. Call with the lock held."""
        for seat in self.seats:
            if seat.person == person:
                self.reseated(replace(seat, person=None, name=""))
        for guest in self.guests:
            if guest.person == person:
                guest.person = ""
        await self.remove_talk()

    async def left(self, held: Collection[str]) -> None:
        """The people in these seats have taken the match off their lists; the others are told."""
        async with self.lock:
            self.seats = tuple(replace(seat, leaving=seat.leaving or seat.seat in held) for seat in self.seats)
            self.attendance.tell(self)

    def forget(self) -> None:
        """Drop the match from memory; `ready` reads it again. Call with the lock held."""
        self._match = None

    async def reread(self) -> None:
        """Read the match again, because another server has changed it. Call with the lock held."""
        self.forget()
        await self.ready()

    def leave(self, guest: Guest) -> None:
        """Remove a guest."""
        self.guests.discard(guest)
        self.attendance.tell(self)

    async def resync(self, guest: Guest) -> int:
        """Tell a guest everything again; how many bytes that were."""
        async with self.lock:
            size = self._tell_everything(await self.ready(), guest, await self.chat.lines())
        self.wake()
        return size

    def _tell_everything(self, match: Match, guest: Guest, lines: tuple[outgoing.TalkLine, ...]) -> int:
        """The match, and what goes on beside it where there is any of it; how many bytes the first were."""
        size = guest.tell(self._welcome(match, guest))
        self._tell_letter_to(guest)
        self._tell_lesson_to(guest, match)
        silent = ties.silent_seats(self.seats, guest.ties)
        if heard := tuple(line for line in lines if line.seat not in silent):
            guest.tell(outgoing.Talk(heard))
        if guest.ties != NO_TIES:
            guest.tell(ties.told(self.seats, guest.ties))
        takeback_requests.tell(self, match, guest)
        if (clock := self.clocks.of(self.id)) is not None:
            guest.tell(clock.told(self.clocks.time()))
        return size

    def tell_letter(self) -> None:
        """Tell all the standing of a match by letter."""
        if self.letter is not None:
            self.tell_all(self.letter.told())

    def tell_lesson(self, match: Match) -> None:
        """Tell all how the lesson stands, where the match is one."""
        if self.lesson is not None:
            self.tell_all(self.lesson.told(match))

    def _tell_lesson_to(self, guest: Guest, match: Match) -> None:
        if self.lesson is not None:
            guest.tell(self.lesson.told(match))

    def _tell_letter_to(self, guest: Guest) -> None:
        if self.letter is not None:
            guest.tell(self.letter.told())

    def tell_clock(self) -> None:
        """To all, if the match has one."""
        if (clock := self.clocks.of(self.id)) is not None:
            self.tell_all(clock.told(self.clocks.time()))

    async def turn_clock(self, *, fresh: bool = True, waited: float = 0.0, back: str = "") -> None:
        """The match, or who sits in it, has changed: other hands may move now. Call with the lock held.

        Nobody begins a turn anew that is not `fresh`; what dice have `waited` for words is nobody's time; who comes `back` to
        their seat after their time has run out is dealt with as if they had been there.
        """
        match, clocks = self._match, self.clocks
        if match is None or (clock := clocks.of(self.id)) is None:
            return
        clock = replace(clock, at=clock.at + waited, out=tuple(seat for seat in clock.out if seat != back))
        now = clock.turned(waiting(self.seats, match.waiting), self.clocks.time(), fresh=fresh)
        if now.running != clock.running or now.left != clock.left or back:
            await clocks.set(self.id, now)
            self.tell_clock()
        if match.outcome is not None:
            clocks.stop(self.id)

    def tell_all(self, message: outgoing.Server) -> None:
        """The same to everybody."""
        text = _encoder.encode(message)
        for guest in self.guests:
            guest.tell_written(text, type(message))

    @property
    def watchers(self) -> int:
        """Guests without a seat."""
        return sum(guest.seat is None for guest in self.guests)

    def seat_infos(self) -> tuple[outgoing.SeatInfo, ...]:
        """Return the seats and whether their players are here."""
        return seat_infos(self.seats, {guest.seat for guest in self.guests}, self._match, self.changed)

    def past(self, match: Match, guest: Guest) -> Past | None:
        """The moment a guest is shown, if not the present: people play, the guest only watches, and something is hidden."""
        if guest.seat is not None or not any(seat.player in PEOPLE for seat in self.seats):
            return None
        self._past = late(match, self._past)
        return self._past

    def _welcome(self, match: Match, guest: Guest) -> outgoing.Welcome:
        header, said = match.header, match.header.words
        past = self.past(match, guest)
        picture = view(match, guest.seat, past)
        guest.known, guest.seen = len(picture.log), picture.scene
        guest.sign = noticed(match, guest, past)
        return outgoing.Welcome(
            self.id,
            header.game,
            header.scenario,
            said.title,
            said.note,
            said.special,
            header.options,
            ", ".join(header.tables) or "standard",
            self.seat_infos(),
            match.game.picture.board(match.first),
            picture,
            guest.seat,
            header.training,
            header.forked,
            self.watchers,
            offered(match.game),
            held_by(self.seats, guest.person),
            dice_info(match),
        )

    # Dice

    async def commit_words(self, guest: Guest, end: str) -> None:
        """A seat will give words for the dice; everybody is told what they must fit."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            if self.words.commit(match, seat, end):
                self.tell_all(outgoing.Dice(dice_info(match)))

    def give_word(self, guest: Guest, word: str) -> None:
        """A word that was asked for. The table is locked until it comes."""
        self.words.give(guest.own_seat, word)

    # Changes

    async def answer(self, guest: Guest, number: int, text: str) -> None:
        """Take a guest's answer."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            self._check_letter()
            if self.lesson is not None:
                self.lesson.check(match, seat, text)
            seat = CHANCE if match.waiting == (CHANCE,) else seat  # dice on a real table are read by the person at it
            await self.change(match, lambda: match.answer(text, seat, number))

    async def route(self, guest: Guest, number: int, texts: tuple[str, ...]) -> None:
        """Take several answers in a row; where something comes between, the rest is left to the guest."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            self._check_letter()
            if self.lesson is not None:
                self.lesson.check(match, seat, *texts)
            match.check(match.read(texts[0], seat, number), seat, number)
            await self.change(match, lambda: go(match, seat, texts))

    def _check_letter(self) -> None:
        if self.letter is not None:
            self.letter.check()

    async def undo(self, guest: Guest, number: int) -> None:
        """Take back a guest's last answer."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            await self.change(match, lambda: match.undo(seat, number), fresh=False)

    async def begin_again(self, guest: Guest) -> None:
        """Take back all answers of a guest in a lesson."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            if self.lesson is None:
                raise Forbidden("lesson-none")
            await self.change(match, lambda: match.begin_again(seat), fresh=False)

    async def redo(self, guest: Guest, number: int) -> None:
        """Give again what a guest took back."""
        seat = guest.own_seat
        async with self.lock:
            match = await self.ready()
            await self.change(match, lambda: match.redo(seat, number), fresh=False)

    async def ask_back(self, guest: Guest, number: int) -> None:
        """Ask the others to let a guest take back what dice have been thrown for."""
        async with self.lock:
            match = await self.ready()
            if self.letter is not None:
                raise Forbidden("undo-sent")
            await takeback_requests.ask(self, match, guest.own_seat, number)

    async def answer_back(self, guest: Guest, agree: bool) -> None:
        """Agree to a take-back or refuse; when all have agreed it is done."""
        async with self.lock:
            match, wish = await self.ready(), self.wish
            agreed = await takeback_requests.reply(self, match, guest.own_seat, agree)
            if agreed is not None and wish is not None:
                await self.change(match, lambda: match.take_back(wish.seat, agreed))

    async def say(self, guest: Guest, text: str) -> None:
        """A line of a guest who sits here, to all."""
        line = await self.chat.say(guest.own_seat, told_apart(self.seats)[guest.own_seat], text, guest.person)
        message = _encoder.encode(outgoing.Talk((line,)))
        for other in self.guests:
            if line.seat not in ties.silent_seats(self.seats, other.ties):
                other.tell_written(message, outgoing.Talk)

    async def remove_talk(self) -> None:
        """Tell everybody which lines have been emptied in the storage."""
        if lines := await self.chat.forgotten():
            self.tell_all(outgoing.Talk(lines))

    async def tie(self, guest: Guest, seat: str, kind: str, on: bool) -> None:
        """Mute or block the player of a seat for a guest, or end that. The storage tells all connections of this player."""
        if self.storage.ties is None:
            raise Forbidden("tie-needs-name")
        other = ties.other_at(self.seats, guest, seat)
        await self.storage.ties.keep(guest.person, str(other.person), other.name, kind, on)

    async def tied(self, guest: Guest, now: Ties) -> None:
        """Take over whom a guest has muted or blocked; lines that are silent from now on go, others come back."""
        before, after = (ties.silent_seats(self.seats, one) for one in (guest.ties, now))
        guest.ties = now
        guest.tell(ties.told(self.seats, now))
        lines = await self.chat.lines()
        if gone := ties.emptied(lines, after - before):
            guest.tell(outgoing.Talk(gone))
        if back := tuple(line for line in lines if line.seat in before - after):
            guest.tell(outgoing.Talk(back))

    async def _recall_ties(self, guest: Guest) -> None:
        if guest.person and self.storage.ties is not None:
            guest.ties = await self.storage.ties.of(guest.person)

    async def change(self, match: Match, act: Callable[[], None], *, fresh: bool = True) -> None:
        """Change the match, store it, tell everybody, and let the programs play on. Call with the lock held."""
        before = match.outcome
        await Transaction(self, match).run(act, fresh=fresh)
        if before is None and match.outcome is not None and self.ended is not None:
            self.ended(self.id, match)
        self.wake()

    def changed_now(self) -> None:
        """Note that the match has changed: answers to earlier questions about it hold no longer."""
        self.questions.forget()
        self.changed = self.clocks.time()

    async def set_seat(self, guest: Guest, name: str, player: str) -> None:
        """Give a seat to a program, or back: one's own, a program's, or that of somebody who has left."""
        holder = guest.own_seat
        async with self.lock:
            match = await self.ready()
            if self.letter is not None:
                raise Forbidden("letter-seats-agreed")
            here = {one.seat for one in self.guests}
            seat = may_set(match, self.seats, holder, name, player, here, away(match, self.changed, name))
            changed, token = reseat(seat, player)
            await self.storage.matches.take_seat(self.id, name, player, changed.token_hash)
            if token:
                guest.tell(outgoing.SeatToken(name, token, player == "open"))
            self.reseated(changed)
            await self.turn_clock(fresh=False, back=name if player == "human" else "")
        self.wake()

    # Programs

    def wake(self) -> None:
        """Let the programs play on, as long as somebody watches."""
        if self.guests and (self._playing is None or self._playing.done()) and next_program(self._match, self.seats) is not None:
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        try:
            await play(self)
        except Exception:
            logger.exception("match %s: a program failed", self.id)
            for guest in self.guests:
                guest.tell(outgoing.Problem("failed", Message("player-failed")))
            self._resting = asyncio.get_running_loop().call_later(REST, self._try_again)

    def _try_again(self) -> None:
        """After a failure, of the disk perhaps: programs are not left sitting in silence."""
        if self.guests and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play())

    async def close(self) -> None:
        """Stop the programs and show everybody out."""
        self.attendance.close()
        if self._resting is not None:
            self._resting.cancel()
        for guest in self.guests:
            guest.tell_written(None)
        await self.questions.close()
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
