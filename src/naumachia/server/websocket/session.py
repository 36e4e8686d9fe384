"""WebSocket session of one client at one match: messages are checked and handed to the table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import perf_counter
from urllib.parse import parse_qs

import msgspec
from msgspec.structs import replace
from starlette.types import Message

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.base.metrics import Metrics
from naumachia.server.guard.capacity import RETRY
from naumachia.server.guard.limits import Crowd, Limits
from naumachia.server.matches.invitations import arrive
from naumachia.server.matches.matches import Matches
from naumachia.server.websocket.connection import Connection
from naumachia.table.base.errors import BadRequest, Elsewhere, Failed, Forbidden, NotOwned, TooFast, Unavailable, kind
from naumachia.table.base.limits import Bucket, Toll, neighbourhood
from naumachia.table.people.guest import Guest
from naumachia.table.people.seating import admitted, held_by
from naumachia.table.play.table import Table
from naumachia.table.session.messages import CHANGES, KEY, SEAT, SPOKEN, TOKEN, MessageHandler, decode, problem, said
from naumachia.table.wire import incoming, outgoing

logger = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
KEYS = re.compile(r"[A-Za-z0-9_-]{32,64}")
"""Pattern of a key made by a browser (`http_types.Key`)."""
PILE = 8
"""Messages of one guest that lie on the table; more wait on the wire."""
WELCOME, WEIGHT = 10.0, 20_000
"""Messages that a welcome costs at least, whether somebody comes or asks for it again; and bytes of it that cost one more.

It is made, and pressed, where all others wait, and may be some megabytes."""
DEAR: dict[type, tuple[float, float]] = {incoming.Resync: (WELCOME - 1, WELCOME - 1), incoming.AskScene: (0.0, 2.0)}
"""Additional cost of messages that are handled on the event loop, in messages of the connection and of its address.

A past scene takes some milliseconds, and a film of a few people asks for many."""
Noted = Callable[[NaumachiaError], None]
"""Notes an error for the host."""
TOO_FAST, TOO_SLOW = 4429, 4408
"""Closing codes: 4000 and the HTTP status that says the same."""
RESTART = 1012
"""Closing code that asks a client to connect anew: the server stops, or another one owns the match."""


async def live(socket: Connection, matches: Matches, limits: Limits, crowd: Crowd) -> None:
    """Serve one connection until it ends. The token of a seat comes as a subprotocol: addresses stand in the logs of proxies."""
    spoken = socket.spoken
    await socket.accept(SPOKEN if SPOKEN in spoken else None)
    address = neighbourhood(socket.host) if socket.host else ""
    try:
        matches.host.check_network(address)
        with crowd.sockets.enter(address):
            if not (said(spoken, TOKEN) or said(spoken, KEY)):
                _check_room(socket)  # before the match is opened for them
            async with matches.use(socket.match, address) as table:
                if b"token" in parse_qs(socket.query, keep_blank_values=True):
                    raise BadRequest("token-in-address")
                guest = await _shown_in(matches, table, spoken, address)
                if guest.seat is None:
                    _check_room(socket)
                await matches.postman.seen(guest.person, table.id)
                joined, noted = partial(_welcome, matches, table, guest), partial(matches.noted, address=address)
                await Session(socket, table, guest, limits, crowd, matches.metrics, joined, noted).run()
    except OSError:
        return  # the client has left
    except (Elsewhere, NotOwned):
        with suppress(OSError, RuntimeError):
            await socket.close(RESTART)
    except NaumachiaError as error:
        matches.noted(error, address)
        await _refuse(socket, error)
    except Exception:
        logger.exception("a connection failed")
        await _refuse(socket, Failed("server-failed"))


def _welcome(matches: Matches, table: Table, guest: Guest) -> None:
    """Tell a client the notices of the host; one that was shut out while it came is shown out."""
    if (ban := matches.host.bar(guest, table)) is not None:
        matches.host.dismiss(guest, ban)
    elif notices := matches.host.told():
        guest.tell(outgoing.Notices(notices))


def _check_room(socket: Connection) -> None:
    """Refuse a spectator when the rest of the room is for players (D61)."""
    if socket.crowded():
        raise Unavailable("server-full", seconds=RETRY)


async def _shown_in(matches: Matches, table: Table, spoken: Sequence[str], address: str) -> Guest:
    """Identify a client by the token of a seat, which then belongs to their key, or by their key to a seat they hold."""
    token, key, wanted = (said(spoken, what) for what in (TOKEN, KEY, SEAT))
    matches.host.check_key(key)
    person = await matches.people.find(key) if key else None
    if not token:
        if person and any(one.person == person.id and one.player == "open" for one in table.seats):
            await arrive(matches, table, person)
        held = held_by(table.seats, person.id) if person else ()
        seat = next((seat for seat in held if not wanted or seat.encode().hex() == wanted), None)
        if wanted and seat is None:
            raise Forbidden("token-unknown")
        return Guest(seat, address=address, person=person.id if person else "")
    bench = admitted(table.seats, token)
    seat = bench.seat
    if key and KEYS.fullmatch(key) and bench.person is None:
        person = person or await matches.people.know(key)
        await matches.people.sit(table.id, seat, person)
        async with table.lock:
            bench = next(one for one in table.seats if one.seat == seat)  # as it is by now
            if bench.person is None:
                table.reseated(replace(bench, person=person.id, name=person.name))
    return Guest(seat, address=address, person=person.id if person else "")


async def _refuse(socket: Connection, error: NaumachiaError) -> None:
    try:
        await socket.send(_encoder.encode(problem(error)))
        await socket.close(4000 + kind(error)[1])
    except (OSError, RuntimeError):
        return  # the client has left already


def _count(metrics: Metrics, noted: Noted, error: NaumachiaError) -> None:
    """Count an error that was told, and note it."""
    metrics.refused(error)
    noted(error)


def _owe(toll: Toll, address: str, size: int) -> None:
    """Count bytes sent that were not in memory before."""
    toll.owe(address, size / WEIGHT)


class Session:
    """One guest at one table."""

    def __init__(
        self,
        socket: Connection,
        table: Table,
        guest: Guest,
        limits: Limits,
        crowd: Crowd,
        metrics: Metrics | None = None,
        joined: Callable[[], None] | None = None,
        noted: Noted | None = None,
    ) -> None:
        """Call `joined` when the guest has been welcomed, and `noted` with every error that is told."""
        self.socket = socket
        self.crowd = crowd
        self.metrics = metrics or Metrics()
        self.table = table
        self.guest = guest
        self.limits = limits
        self.bucket = Bucket(limits.messages, limits.messages_reserve)
        self.refused = 0
        self.handling = False
        """In the middle of a message."""
        self.inbox: deque[incoming.ClientMessage | NaumachiaError] = deque()
        self._waiting: asyncio.Future[None] | None = None
        """Set while the queue is empty and its worker waits."""
        self._room = asyncio.Event()
        self._room.set()
        self.over = False
        self._joined = joined
        # nothing that refers to this session: it is to be gone when it ends, without the collector
        self._owe = partial(_owe, crowd.messages, guest.address)
        refused = partial(_count, self.metrics, noted) if noted else self.metrics.refused
        self.handler = MessageHandler(table, guest, questions=limits.questions, refused=refused, welcomed=self._owe)

    async def run(self) -> None:
        """Until either side has had enough."""
        if not self.crowd.messages.pay(self.guest.address, WELCOME):
            raise TooFast("too-fast")
        self._owe(await self.table.join(self.guest))
        if self._joined is not None:
            self._joined()
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        working = asyncio.create_task(self._work())
        try:
            await asyncio.wait({reading, writing, working}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.over = True
            self.table.leave(self.guest)
            # what is being kept on the disk is brought to its end: others may be waiting for the same transaction; and so is
            # what they had answered, and waits for its round
            changes = [message for message in self.inbox if isinstance(message, CHANGES)]
            self.inbox.clear()
            self.inbox.extend(changes)
            busy = self.handling or (self._waiting is not None and bool(changes))
            self._wake()
            for task in (reading, writing, *self.handler.questions, *(() if busy else (working,))):
                task.cancel()
            await asyncio.wait({reading, writing, working, *self.handler.questions})
        for task in (reading, writing, working):
            if not task.cancelled():
                task.result()

    async def _write(self) -> None:
        with suppress(OSError):  # told here, not by the task: its traceback would keep all of this alive in a circle
            while (message := await self.guest.outbox.get()) is not None:
                await self.socket.send(message)
            await self.socket.close(RESTART if self.table.moved else self.guest.dismissed or TOO_SLOW)

    async def _read(self) -> None:
        """Hear what the guest says, as fast as it is done."""
        while True:
            await self._room.wait()
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            self._take(event)
            if self.refused > self.limits.patience:
                await self.socket.close(TOO_FAST)
                return
            if self.refused:
                await self.guest.outbox.calm()  # refusals, too, wait for clients that do not read

    def _take(self, event: Message) -> None:
        """Put a message on the pile. A word for dice may be what the message in hand waits for, so it goes past the others."""
        if not self._pays(1.0, 1.0):
            return
        message: incoming.ClientMessage | NaumachiaError
        try:
            message = decode(event.get("text"), self.limits.message)
            if type(message) in DEAR and not self._pays(*DEAR[type(message)]):
                return
            if isinstance(message, incoming.GiveWord):
                self.handler.give_word(message)
                return
        except NaumachiaError as error:
            message = error.with_traceback(None)  # else it holds this frame, and this frame holds it, with all that was sent
        self.inbox.append(message)
        if isinstance(message, CHANGES):
            self.crowd.pace.soon(self.table.id, self._wake)
        else:
            self._wake()
        if len(self.inbox) >= PILE:
            self._room.clear()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _pays(self, own: float, shared: float) -> bool:
        """Return whether the client may have this now. Tell them that they are too fast if not."""
        if self.bucket.take(own) and self.crowd.messages.pay(self.guest.address, shared):
            return True
        self.refused += 1
        self.handler.tell(TooFast("too-fast"))
        return False

    async def _work(self) -> None:
        """One message after the other, each brought to its end."""
        inbox, outbox, loop = self.inbox, self.guest.outbox, asyncio.get_running_loop()
        while inbox or not self.over:
            if not (outbox.is_calm or self.over):
                await outbox.calm()  # who does not read is not heard either
            if not inbox:
                self._waiting = loop.create_future()
                await self._waiting
                self._waiting = None
                continue
            message = inbox.popleft()
            self._room.set()
            self.handling = True
            if isinstance(message, NaumachiaError):
                self.handler.tell(message)
            elif isinstance(message, CHANGES):
                began = perf_counter()
                await self.handler.handle(message)
                self.metrics.changed(perf_counter() - began)
            else:
                await self.handler.handle(message)
            self.handling = False
