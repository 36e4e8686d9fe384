"""One match with people around it. Everything that looks at the match or changes it holds the table's lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from typing import Any

import msgspec

from naumachia.kernel import Message, Orders
from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.kernel.picture import Scene
from naumachia.kernel.record import Entry
from naumachia.match import Match, Turn, view
from naumachia.match.view import log_line
from naumachia.players import PLAYERS
from naumachia.server import wire
from naumachia.server.errors import Failed, Forbidden
from naumachia.server.store import Change, Seat, Status, Store
from naumachia.server.workers import Workers

logger = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
Loader = Callable[[str], Awaitable[tuple[tuple[Seat, ...], Match]]]


class Guest:
    """A connection: one seat, or with None a spectator. Messages wait here until the wire takes them."""

    def __init__(self, seat: str | None, room: int = 256) -> None:
        self.seat = seat
        self.known = 0
        """Log lines it has."""
        self.seen: Scene | None = None
        """The board as it has it."""
        self.news: tuple[Any, ...] = ()
        """By what it would notice that something has changed: number, answers, and whose sheets are in."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(room)

    def tell(self, message: wire.Server) -> None:
        """Put a message into the outbox; a guest who does not read is shown out and may come back."""
        self.tell_text(_encoder.encode(message).decode())

    def tell_text(self, text: str | None) -> None:
        """The same for a message already in words; None asks to leave."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            text = None
        self.outbox.put_nowait(text)


def status(match: Match) -> Status:
    """How a match stands, for the store."""
    return Status(match.number, len(match.history), match.waiting, match.outcome is not None)


def entries(match: Match, first: int = 0) -> tuple[Entry, ...]:
    """The answers from one on, as records write them."""
    return tuple(Entry.of(turn.seat, turn.answer, match.game.hash(turn.state)) for turn in match.history[first:])


class Table:
    """A hot match: its state in memory, its guests, and the programs that play in it."""

    def __init__(self, id: str, store: Store, workers: Workers, load: Loader, pause: float) -> None:
        self.id = id
        self.store = store
        self.workers = workers
        self.pause = pause
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.users = 0
        self.used = monotonic()
        self.seats: tuple[Seat, ...] = ()
        self._load = load
        self._match: Match | None = None
        self._odds: dict[str, asyncio.Task[wire.Forecast]] = {}
        self._playing: asyncio.Task[None] | None = None

    def number_for(self, seat: str | None) -> int:
        """The number a seat's answers must name, as far as is known."""
        return self._match.number_for(seat) if self._match else 0

    async def ready(self) -> Match:
        """The match, played again from the store if need be. Call with the lock held."""
        if self._match is None:
            self.seats, self._match = await self._load(self.id)
            self._odds.clear()
            for guest in self.guests:
                guest.tell(self._welcome(self._match, guest))
        return self._match

    # Coming and going

    async def join(self, guest: Guest) -> None:
        """Let a guest in and tell him everything."""
        async with self.lock:
            match = await self.ready()
            if any(seat.seat == guest.seat and seat.player == "open" for seat in self.seats):
                await self.store.take_seat(self.id, guest.seat or "", "human")
                self.seats = tuple(
                    msgspec.structs.replace(seat, player="human") if seat.seat == guest.seat else seat for seat in self.seats
                )
            self.guests.add(guest)
            guest.tell(self._welcome(match, guest))
            self._tell_presence(guest)
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Let him go."""
        self.guests.discard(guest)
        self._tell_presence()

    async def resync(self, guest: Guest) -> None:
        """Tell a guest everything again."""
        async with self.lock:
            guest.tell(self._welcome(await self.ready(), guest))

    def _tell_presence(self, besides: Guest | None = None) -> None:
        for guest in self.guests - {besides}:
            guest.tell(wire.Presence(self.seat_infos()))

    def seat_infos(self) -> tuple[wire.SeatInfo, ...]:
        """Who sits where, and is here."""
        here = {guest.seat for guest in self.guests}
        return seat_infos(self.seats, here)

    def _welcome(self, match: Match, guest: Guest) -> wire.Welcome:
        header, setup = match.header, match.header.setup
        picture = view(match, guest.seat)
        guest.known, guest.seen = len(picture.log), picture.scene
        guest.news = picture.number, picture.turn, getattr(match.request, "handed", ())
        return wire.Welcome(
            self.id,
            header.game,
            header.scenario,
            setup["title"],
            setup.get("note", {}),
            tuple(setup.get("special", ())),
            header.options,
            ", ".join(header.tables) or "standard",
            self.seat_infos(),
            match.game.board(match.first),
            picture,
            guest.seat,
        )

    # Changes

    async def answer(self, guest: Guest, number: int, text: str) -> None:
        """Take a guest's answer."""
        seat = _seat(guest)
        async with self.lock:
            match = await self.ready()
            answer = match.read(text, seat, number)
            await self._change(match, lambda: match.answer(answer, seat, number))

    async def undo(self, guest: Guest, number: int) -> None:
        """Take back a guest's last answer."""
        seat = _seat(guest)
        async with self.lock:
            match = await self.ready()
            await self._change(match, lambda: match.undo(seat, number))

    async def redo(self, guest: Guest, number: int) -> None:
        """Give again what a guest took back."""
        seat = _seat(guest)
        async with self.lock:
            match = await self.ready()
            await self._change(match, lambda: match.redo(seat, number))

    async def _change(self, match: Match, act: Callable[[], None]) -> None:
        """Do it, keep it, tell everybody. What could not be kept has not happened: the match is read again."""
        before = match.history[:]
        try:
            act()
            keep = _shared(before, match.history)
            change = Change(self.id, keep, entries(match, keep), status(match), match.header.shape, cut=keep < len(before))
            await self.store.save(change)
        except BaseException as error:
            if not isinstance(error, NaumachiaError) or len(match.history) != len(before):
                self._match = None
            if isinstance(error, NaumachiaError) or not isinstance(error, Exception):
                raise
            logger.exception("match %s: a change failed", self.id)
            raise Failed("server-failed") from error
        self._odds.clear()
        self._tell_all(match, keep if change.cut else None)
        self.wake()

    def _tell_all(self, match: Match, cut: int | None) -> None:
        """Each guest his own view; those who may see the same and know the same share one."""
        said: dict[tuple[str | None, int, int], tuple[str, int]] = {}
        handed = getattr(match.request, "handed", ())
        for guest in self.guests:
            news = match.number_for(guest.seat), len(match.history), handed
            if news == guest.news:  # somebody else has changed a sealed sheet: not even that is told
                continue
            guest.news = news
            if cut is not None:  # what an undo took back is to be forgotten
                guest.known = min(guest.known, sum(turn <= cut for turn, _ in match.events_for(guest.seat)))
            sort = (guest.seat, guest.known, id(guest.seen))
            if sort not in said:
                picture = view(match, guest.seat, guest.known, guest.seen)
                said[sort] = _encoder.encode(wire.Update(picture)).decode(), picture.log_from + len(picture.log)
            (text, guest.known), guest.seen = said[sort], match.scene(guest.seat)
            guest.tell_text(text)

    # Questions

    async def odds(self, guest: Guest, number: int, text: str) -> None:
        """The chances of an answer the guest may give now; counted once for all who ask."""
        seat = _seat(guest)
        async with self.lock:
            match = await self.ready()
            answer = match.read(text, seat, number)
            match.check(answer, seat, number)
            if isinstance(match.request, Orders):
                raise Forbidden("odds-of-secrets")
            if text not in self._odds:
                self._odds[text] = asyncio.create_task(self.workers.odds(match, seat, answer))
            counting = self._odds[text]
        guest.tell(wire.Odds(number, text, await asyncio.shield(counting)))

    async def why(self, guest: Guest, ship: str) -> None:
        """What stands between a piece and what one might try with it, by what the guest may know."""
        async with self.lock:
            match = await self.ready()
        game, state = match.game, match.game.imagine(match.state, guest.seat, Random(0))
        pieces = {piece.id: piece for piece in match.scene(guest.seat).pieces}
        if ship not in pieces:
            raise NotFound("ship-unknown", name=ship)
        labels: dict[str, Any] = {name: piece.label for name, piece in pieces.items()}
        reasons = []
        for action in game.tries(state, ship):
            verb, _, value = action.partition(":")
            label = Message(f"try-{verb}", {"value": labels.get(value, value)} if value else {})
            bar = game.why_not(state, ship, action)
            reasons.append(wire.Reason(action, label, bar.key, bar.rule, bar.args) if bar else wire.Reason(action, label))
        guest.tell(wire.Why(ship, tuple(reasons), game.zones(state, ship)))

    async def scene(self, guest: Guest, turn: int, seat: str | None) -> None:
        """The board as it was; from another seat's point of view only when nothing can come of it."""
        async with self.lock:
            match = await self.ready()
        seat = guest.seat if seat is None else seat
        if seat is not None and seat not in match.seats:
            raise NotFound("seat-unknown", name=seat, known=", ".join(match.seats))
        if seat != guest.seat and match.outcome is None:
            raise Forbidden("scene-of-others")
        if not 0 <= turn <= len(match.history):
            raise NotFound("turn-unknown", turn=turn, last=len(match.history))
        state = match.history[turn - 1].state if turn else match.first
        lines = tuple(log_line(match, at, event) for at, event in match.events_for(seat) if at == turn)
        guest.tell(wire.PastScene(turn, seat, match.game.scene(state, seat), lines))

    # Programs

    def wake(self) -> None:
        """Let the programs play on, as long as somebody watches."""
        if self.guests and (self._playing is None or self._playing.done()) and self._program() is not None:
            self._playing = asyncio.create_task(self._play())

    def _program(self) -> Seat | None:
        waiting = self._match.waiting if self._match else ()
        return next((seat for seat in self.seats if seat.seat in waiting and seat.player in PLAYERS), None)

    async def _play(self) -> None:
        try:
            while self.guests:
                async with self.lock:
                    match, seat = await self.ready(), self._program()
                if seat is None:
                    return
                number = match.number_for(seat.seat)
                answer = await self.workers.think(match, seat.player, seat.seat, number)
                async with self.lock:
                    if match is self._match and match.number_for(seat.seat) == number and self.guests:
                        await self._change(match, lambda: match.answer(answer, seat.seat, number))  # noqa: B023
                await asyncio.sleep(self.pause)
        except Exception:
            logger.exception("match %s: a program failed", self.id)
            for guest in self.guests:
                guest.tell(wire.Problem("failed", Message("player-failed")))

    async def close(self) -> None:
        """Stop the programs and show everybody out."""
        for guest in self.guests:
            guest.tell_text(None)
        tasks = [task for task in (self._playing, *self._odds.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seat_infos(seats: tuple[Seat, ...], here: set[str | None]) -> tuple[wire.SeatInfo, ...]:
    """Who sits where; programs are always there."""
    return tuple(
        wire.SeatInfo(seat.seat, seat.side, seat.label, seat.player, seat.player in PLAYERS or seat.seat in here)
        for seat in seats
    )


def _shared(before: list[Turn], after: list[Turn]) -> int:
    """How many answers two histories of a match begin with in common."""
    count = min(len(before), len(after))
    while count and before[count - 1] is not after[count - 1]:
        count -= 1
    return count


def _seat(guest: Guest) -> str:
    if guest.seat is None:
        raise Forbidden("spectators-watch")
    return guest.seat
