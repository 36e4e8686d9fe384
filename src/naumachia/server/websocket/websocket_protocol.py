"""WebSocket protocol for uvicorn with deadlines and limits: frames are counted, and fed to the library one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

from naumachia.server.guard.capacity import shares
from naumachia.server.guard.deadlines import REFUSAL, DeadlineProtocol
from naumachia.server.guard.disconnects import DisconnectWatch
from naumachia.server.websocket.connection import CROWDED
from naumachia.table.base.limits import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

SMALL = 8192
"""Bytes: six packets, which leave together. Pressing them saves nobody time and was a fifth of what an answer cost."""
FEW = 8
"""Messages of one visitor that lie at the door before no more are read."""
PARTS = 256
"""Parts of one message; a browser sends it in one."""
TURN = 64
"""Frames of one visitor that are heard before others have their turn: the smallest cost as much as any (D21)."""
EARLY = 1024
"""Bytes that may be said before one is let in."""
GOING = 1.0
"""Seconds a closed client has to answer the close. They are not counted: with ten, one client took all room (D55)."""
SIGNS, SIGNS_RESERVE = 1.0, 60.0
"""Pings and pongs of one visitor, a second and at once; a browser answers three a minute."""
MASKED = 0x80
"""The bit of the second byte that every frame of a client has."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn speaks it, with deadlines, fair turns and limits; only large messages are compressed."""

    _waiting: asyncio.TimerHandle | None = None
    _rest = b""
    """Received bytes that are not parsed yet: the beginning of a frame, or more."""
    _late = False
    """It is more; others have their turn first, or what lies at the door."""
    _turn: asyncio.Handle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        bits, how = 12, {"memLevel": 5, "level": 1}
        pressing = _Pressing(server_max_window_bits=bits, client_max_window_bits=bits, compress_settings=how)
        self.conn.available_extensions = [pressing]
        self.close_timeout = GOING
        self._signs = Bucket(SIGNS, SIGNS_RESERVE)

    def handle_connect(self, event: Request) -> None:
        """Begin a handshake; the application can ask whether spectators are still let in."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CROWDED] = {"crowded": self.crowded}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the handshake, which has a deadline."""
        super().connection_made(transport)
        DeadlineProtocol.lines += 1
        self._usher = DisconnectWatch(self.loop, self.transport)
        self._waiting = self.loop.call_later(DeadlineProtocol.patience, self._show_out)

    def data_received(self, data: bytes) -> None:
        """Handle bytes. Uvicorn does not answer bytes that are no handshake, and would keep the connection for good (D11)."""
        if self.handshake_complete and not self._late:
            self._feed(data)
        elif self.handshake_initiated:  # handshake not finished, or more bytes than are read at a time
            self._rest += data
            if self._late or len(self._rest) > EARLY:
                self.transport.pause_reading()
        else:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None and not self.transport.is_closing():
                self.transport.write(REFUSAL)
                self.transport.close()

    def _feed(self, data: bytes) -> None:
        """Give the library whole frames, one at a time: only so many before others have their turn (D21)."""
        if self._rest:
            data = self._rest + data
        start, most, left = 0, self.conn.max_message_size or 0, TURN
        while (found := span(data, start, most)) is not None and not self.transport.is_closing():
            if not left or self.read_paused:
                self._late = True
                break
            left -= 1
            _, end = found
            super().data_received(data[start:end])
            start = end
        self._rest = data[start:]
        if self._late:
            self.transport.pause_reading()
            self._feed_later()

    def _feed_later(self) -> None:
        """Go on when others have had their turn, unless too much lies at the door: then when that has been taken."""
        if self._turn is None and not self.read_paused:
            self._turn = self.loop.call_soon(self._feed_on)

    def _feed_on(self) -> None:
        self._turn, self._late = None, False
        if self.close_sent:  # a close was sent, and more than the answer to it came
            self.transport.close()
        if self.transport.is_closing():
            self._rest = b""
            return
        self._feed(b"")
        if not self._late and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next event. Reading resumes where it was interrupted."""
        found = await super().receive()
        if self._late and not self.read_paused and not self.transport.is_closing():
            self.transport.pause_reading()
            self._feed_later()
        return found

    def _tell(self, event: Any) -> None:
        """To the application. uvicorn stops reading after every message, at the price of two system calls, and until it is asked
        for: one that was taken at once is not, and nobody would be heard again (D58). Here a few may lie."""
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() >= FEW:
            self.read_paused = True
            self.transport.pause_reading()

    def _fail(self, code: int, why: str = "") -> None:
        if not self.transport.is_closing():
            self.conn.fail(code, why)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping."""
        super().handle_ping()
        self._count_sign()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong."""
        super().handle_pong(event)
        self._count_sign()

    def _count_sign(self) -> None:
        if not self._signs.take():
            self._fail(CloseCode.POLICY_VIOLATION)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; they are counted, for a part may be empty."""
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def pause_writing(self) -> None:
        """Pause writing until the client has read."""
        super().pause_writing()
        self._usher.filled()

    def resume_writing(self) -> None:
        """Resume writing: the client has read."""
        super().resume_writing()
        self._usher.emptied()

    def _show_out(self) -> None:
        self._waiting = None
        if not self.handshake_complete:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection, and break reference cycles: the collector rarely looks at old objects."""
        for waiting in (self._waiting, self._turn):
            if waiting is not None:
                waiting.cancel()
        DeadlineProtocol.lines -= 1
        self._usher.leave()
        self._rest = b""
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits for the rest of a frame, and holds whom it belongs to
        self.conn.parser_exc = self.conn.handshake_exc = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(CROWDED, None)

    async def send(self, message: ASGISendEvent) -> None:
        """Send something in its turn. A client that broke the connection is gone, whatever uvicorn calls it."""
        try:
            await super().send(message)
        except RuntimeError as error:
            if not self.close_sent:
                raise
            raise ClientDisconnected from error
        if self._rest and self.handshake_complete and not self._late and not self.transport.is_closing():
            self._late = True  # bytes came before the handshake was finished
            self._feed_later()

    def crowded(self) -> bool:
        """Whether so many are connected to matches, this one included, that no more spectators are let in."""
        most = self.config.limit_concurrency
        return most is not None and DeadlineProtocol.lines > shares(most)[1]

    def send_receive_event_to_app(self) -> None:
        """A message in parts has come, or one that is no text; of what says it is and is none uvicorn would write a traceback."""
        whole, self.frames = b"".join(self.frames), []
        try:
            event = {"text": whole.decode()} if self.curr_msg_data_type == "text" else {"bytes": whole}
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
        else:
            if not self.close_sent:
                self._tell({"type": "websocket.receive", **event})


def span(data: bytes, start: int, most: int) -> tuple[int, int] | None:
    """Where the text of the frame that begins there begins and ends; None where the rest of it is still to come.

    One that is too long, or not masked, has no text (0) and ends with what there is: the library refuses it by its head.
    """
    size = len(data) - start
    if size < 2:
        return None
    second, head = data[start + 1], 6
    length = second & 127
    if length == 126:
        if size < 4:
            return None
        length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 8
    elif length == 127:
        if size < 10:
            return None
        length, head = int.from_bytes(data[start + 2 : start + 10], "big"), 14
    if length > most or second < MASKED:
        return 0, len(data)
    text = start + head
    return (text, text + length) if text + length <= len(data) else None


class _Pressing(ServerPerMessageDeflateFactory):
    """Compression extension with the usual negotiation."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, _Press(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )


class _Press(PerMessageDeflate):
    """Every message says for itself whether it is pressed (RFC 7692, section 6)."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SMALL else super().encode(frame)
