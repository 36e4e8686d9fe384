"""HTTP protocol with a deadline for the first request, and limits on the number of connections."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, cast

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from naumachia.kernel import Message
from naumachia.server.base.metrics import is_here
from naumachia.server.guard.capacity import RETRY, shares
from naumachia.server.guard.disconnects import DisconnectWatch
from naumachia.table.base.limits import neighbourhood, networks

REFUSAL = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""For what is no HTTP."""
SCRAPS, SCRAP = 256, 256
"""Parts of one body, and bytes each must have on the average where there are more; a browser sends it in one."""


def full() -> bytes:
    """Return the answer to a handshake when there is no room for one more match, not even for a player."""
    body = msgspec.json.encode({"code": "unavailable", "message": Message("server-full", {"seconds": RETRY})})
    head = f"HTTP/1.1 503 Service Unavailable\r\nretry-after: {RETRY}\r\ncontent-type: application/json\r\n"
    return head.encode() + b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(body) + body


class _Ears(h11.Connection):
    """HTTP as h11 hears it. Of what is none it keeps the error with all that led to it, in a circle: 90 kB of noise, too.

    A body in scraps is none either: each costs as much as a whole one, and a quarter of a megabyte comes at once (D21).
    """

    _parts = _size = 0

    def next_event(self) -> Any:
        try:
            found = super().next_event()
        except h11.RemoteProtocolError as error:
            error.__traceback__ = None
            words, status = str(error), error.error_status_hint
        else:
            if not self._in_scraps(found):
                return found
            words, status = "a body in scraps", 400
        raise h11.RemoteProtocolError(words, status)

    def _in_scraps(self, found: Any) -> bool:
        if isinstance(found, h11.Request):
            self._parts = self._size = 0
        elif isinstance(found, h11.Data):
            self._parts += 1
            self._size += len(found.data)
        return self._parts > SCRAPS and self._size < SCRAP * self._parts


class DeadlineProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a deadline for the head of every request, the first one included (D11)."""

    patience: ClassVar[float] = 10.0
    """Seconds for a whole head; bodies have a deadline of their own."""
    most: ClassVar[int] = 400
    """Connections of one address that are plain HTTP; a match is counted elsewhere. Behind a proxy all come from this machine."""
    lines: ClassVar[int] = 0
    """Connections to matches, those that are being closed included."""
    _here: ClassVar[Counter[str]] = Counter()
    _from: tuple[tuple[str, int], ...] = ()
    _waiting: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.__class__ = _Ears

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count, and start the deadline of the first request."""
        transport = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._usher = DisconnectWatch(self.loop, transport)
        self._wait()
        if self.client and not is_here(self.client[0]):
            self._from = networks(neighbourhood(self.client[0]))
            for name, times in self._from:
                self._here[name] += 1
                if self._here[name] > times * self.most:
                    transport.close()

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the client: a whole request, or part of one."""
        super().data_received(data)
        if self._idle():
            self._wait()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        self._stop()
        self._gone()
        self._usher.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade to a WebSocket, if there is room for one more."""
        if self.limit_concurrency is not None and self.lines >= shares(self.limit_concurrency)[0]:
            self.transport.write(full())
            self.transport.close()
            return
        super().handle_websocket_upgrade(event)
        self._gone()
        self._usher.leave()

    def pause_writing(self) -> None:
        """Pause writing until the client has read."""
        super().pause_writing()
        self._usher.filled()

    def resume_writing(self) -> None:
        """Resume writing: the client has read."""
        super().resume_writing()
        self._usher.emptied()

    def send_400_response(self, msg: str) -> None:
        """Refuse bytes that are not HTTP. A handler at work on their beginning is told of a disconnect."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # else it would stand in the middle of another answer
            self.transport.write(REFUSAL)  # as it is: to a HEAD h11 would not say it
        self.transport.close()

    def _gone(self) -> None:
        """The connection has left this listener; counted once."""
        for name, _ in self._from:
            self._here[name] -= 1
            if not self._here[name]:
                del self._here[name]
        self._from = ()

    def _idle(self) -> bool:
        """Whether no request is in hand and the connection is still plain HTTP."""
        mine = self.transport.get_protocol() is self
        return mine and (self.cycle is None or self.cycle.response_complete)

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.patience, self._show_out)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _show_out(self) -> None:
        self._waiting = None
        if self._idle():
            self.transport.close()
