"""A connected client at a table and its outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time

import msgspec

from naumachia.kernel.shown.picture import Scene
from naumachia.table.base.errors import Forbidden
from naumachia.table.storage.stored import NO_TIES
from naumachia.table.wire import outgoing

_encoder = msgspec.json.Encoder()
ROOM, MOST = 4_194_304, 1024
"""Bytes and messages that may wait for one guest before they are disconnected; a single message may be larger."""
QUIET, FEW = 262_144, 64
"""Bytes waiting in an outbox above which the client's messages are not read."""


class Outbox:
    """Messages in order, as long as the wire is busy. It is counted in bytes, for a welcome may be a thousand times a refusal."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.size = 0
        self._messages: deque[tuple[bytes | None, type]] = deque()
        self._some = asyncio.Event()
        self._calm = asyncio.Event()
        self._calm.set()

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes | None, kind: type = bytes) -> None:
        """Add a message. A welcome tells everything, so it replaces one that still waits and all that was built on that."""
        if message is not None and (self.size > self.room or len(self) >= MOST):
            self._messages.clear()
            self.size = 0
            message = None
        if kind is outgoing.Welcome:
            self._drop_welcome()
        self._messages.append((message, kind))
        self.size += len(message or b"")
        self._some.set()
        self._breathe()

    def _drop_welcome(self) -> None:
        found = next((place for place, (_, kind) in enumerate(self._messages) if kind is outgoing.Welcome), None)
        if found is None:
            return
        whole = (outgoing.Welcome, outgoing.Update)
        kept = [one for place, one in enumerate(self._messages) if place < found or one[1] not in whole]
        self._messages = deque(kept)
        self.size = sum(len(message or b"") for message, _ in kept)

    async def get(self) -> bytes | None:
        """The next message; None asks to leave."""
        while not self._messages:
            await self._some.wait()
        message, _ = self._messages.popleft()
        self.size -= len(message or b"")
        if not self._messages:
            self._some.clear()
        self._breathe()
        return message

    @property
    def is_calm(self) -> bool:
        """Whether most of it has been read."""
        return self._calm.is_set()

    async def calm(self) -> None:
        """Until most of it has been read."""
        await self._calm.wait()

    def _breathe(self) -> None:
        if self.size > QUIET or len(self._messages) > FEW:
            self._calm.clear()
        else:
            self._calm.set()


class Guest:
    """A connection: one seat, or with None a spectator. Messages wait here until the wire takes them."""

    def __init__(self, seat: str | None, room: int = ROOM, address: str = "", person: str = "") -> None:
        self.seat = seat
        self.person = person
        """By which key it came, if by one."""
        self.address = address
        """Where it comes from, as far as it is counted by it."""
        self.since = time()
        """When it came, in seconds of the epoch."""
        self.ties = NO_TIES
        """People it has muted or blocked."""
        self.dismissed = 0
        """Closing code, where the host has ended the connection."""
        self.known = 0
        """Log lines it has."""
        self.seen: Scene | None = None
        """The board as it has it."""
        self.sign: tuple[object, ...] = ()
        """By what it would notice that something has changed: number, answers, and whose sheets are in."""
        self.outbox = Outbox(room)

    @property
    def own_seat(self) -> str:
        """The seat for what only those may do who have one; a spectator is told so."""
        if self.seat is None:
            raise Forbidden("spectators-watch")
        return self.seat

    def tell(self, message: outgoing.Server) -> int:
        """Put a message into the outbox; a guest who does not read is shown out and may come back. How many bytes it has."""
        text = _encoder.encode(message)
        self.outbox.put(text, type(message))
        return len(text)

    def dismiss(self, problem: outgoing.Problem, code: int) -> None:
        """End the connection with a word and a closing code."""
        self.dismissed = code
        self.tell(problem)
        self.outbox.put(None)

    def tell_written(self, message: bytes | None, kind: type = bytes) -> None:
        """The same for a message already written; None asks to leave."""
        self.outbox.put(message, kind)
