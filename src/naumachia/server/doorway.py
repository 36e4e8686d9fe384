"""The door itself: whoever knocks says what he wants within a while, or makes room for others; and the line to who plays."""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from naumachia.server.connection import SHORT
from naumachia.server.limits import Bucket, neighbourhood
from naumachia.server.metrics import is_here

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)
SMALL = 4096
"""Bytes: three packets, which leave together. Pressing them saves nobody time and was a fifth of what an answer cost."""
FEW = 8
"""Messages of one visitor that lie at the door before no more are read."""
REFUSAL = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""For what is no HTTP."""
PARTS, SCRAP = 256, 256
"""Parts of one message or body, and bytes each of more of them must have on the average; a browser sends one."""
SIP = 1024
"""Bytes of a line that are read before others have their turn: a hundred and seventy of the smallest frames."""
SIGNS, SIGNS_RESERVE = 1.0, 60.0
"""Pings and pongs of one visitor, a second and at once; a browser answers three a minute."""
SPARE = 200
"""Files kept for everything but connections: the database, workers, uploads."""


def room(wanted: int) -> int:
    """How many connections there can be: as many as wanted, or as this machine has files for; it is asked for all it gives."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(hard, wanted + SPARE)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(16, min(wanted, soft - SPARE))


class Short:
    """What the loop complains of. That there are no files left is said once in a while, not for every one who knocks."""

    def __init__(self, often: float = 60.0) -> None:
        self.often = often
        self._said = float("-inf")

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """A handler for `set_exception_handler`."""
        trouble = context.get("exception")
        if not isinstance(trouble, OSError) or trouble.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif monotonic() > self._said + self.often:
            self._said = monotonic()
            logger.warning("no files are left for connections (%s): see LimitNOFILE in docs/hosting.md", trouble.strerror)


class Seldom(logging.Filter):
    """What uvicorn warns of (no HTTP, no upgrade it knows) is said once in a while: who wants to could fill the disk with it."""

    def __init__(self, often: float = 60.0) -> None:
        super().__init__()
        self.often = often
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is to be said."""
        what = str(record.msg)
        if record.levelno > logging.WARNING or record.exc_info:
            return True
        if monotonic() < self._said.get(what, float("-inf")) + self.often:
            return False
        self._said[what] = monotonic()
        return True


class _Ears(h11.Connection):
    """HTTP as h11 hears it. Of what is none it keeps the error with all that led to it, in a circle: 90 kB of noise, too.

    A body in scraps is none either: each costs as much as a whole one, and a quarter of a megabyte of them is heard at once (D21).
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
        return self._parts > PARTS and self._size < SCRAP * self._parts


class Doorway(H11Protocol):
    """HTTP as uvicorn speaks it, with a deadline for the head of every request, the first one included (D11)."""

    patience: ClassVar[float] = 10.0
    """Seconds for a whole head; bodies have a deadline of their own."""
    most: ClassVar[int] = 400
    """Connections of one address that are plain HTTP; a match is counted elsewhere. Behind a proxy all come from this machine."""
    _here: ClassVar[Counter[str]] = Counter()
    _from = ""
    _waiting: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.__class__ = _Ears

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is at the door."""
        super().connection_made(transport)
        self._wait()
        if self.client and not is_here(self.client[0]):
            self._from = neighbourhood(self.client[0])
            self._here[self._from] += 1
            if self._here[self._from] > self.most:
                transport.close()

    def data_received(self, data: bytes) -> None:
        """He has said something: all of it, or some."""
        super().data_received(data)
        if self._idle():
            self._wait()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._stop()
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """He sits down at a match."""
        super().handle_websocket_upgrade(event)
        self._gone()

    def send_400_response(self, msg: str) -> None:
        """What he says is no HTTP. Who is at work on the beginning of it is told that he has gone, and does not answer, too."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # else it would stand in the middle of another answer
            self.transport.write(REFUSAL)  # as it is: to a HEAD h11 would not say it
        self.transport.close()

    def _gone(self) -> None:
        """He is at this door no longer; said once."""
        if self._from:
            self._here[self._from] -= 1
            if not self._here[self._from]:
                del self._here[self._from]
            self._from = ""

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


class Line(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn speaks it; only what is large is pressed, and what can be sent or heard at once does not wait."""

    _waiting: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        bits, how = 12, {"memLevel": 5, "level": 1}
        pressing = _Pressing(server_max_window_bits=bits, client_max_window_bits=bits, compress_settings=how)
        self.conn.available_extensions = [pressing]
        self.queue = self._ear = _Ear()
        self._rest = b""
        """What has come and is not read yet."""
        self._sipping: asyncio.Handle | None = None
        self._signs = Bucket(SIGNS, SIGNS_RESERVE)
        self._short: dict[object, object] = {"send": self.at_once, "listen": self._ear.listen}

    def handle_connect(self, event: Any) -> None:
        """Somebody wants to speak; the application is told of the short ways."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT] = self._short

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """He would sit down at a match, and is to be let in within a while."""
        super().connection_made(transport)
        self._waiting = self.loop.call_later(Doorway.patience, self._show_out)

    def data_received(self, data: bytes) -> None:
        """He says something. Of much no more is read than a sip, then the others have their turn: all of it, in the smallest
        frames there are, takes seconds (D21). Who has been told to go says no more than that he does."""
        if self.close_sent and len(data) > SIP:
            self.transport.close()
        elif self._rest or len(data) > SIP:
            self._rest += data
            self.transport.pause_reading()
            if self._sipping is None:
                self._sip()
        else:
            self._drink(data)

    def _sip(self) -> None:
        data, self._rest, self._sipping = self._rest[:SIP], self._rest[SIP:], None
        self._drink(data)
        if self.transport.is_closing():
            self._rest = b""
        elif self._rest and not self.read_paused:
            self._sipping = self.loop.call_soon(self._sip)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next event. Who is heard again is heard from where he was cut short."""
        found = await super().receive()
        if self._rest and not self.read_paused and self._sipping is None and not self.transport.is_closing():
            self.transport.pause_reading()
            self._sipping = self.loop.call_soon(self._sip)
        return found

    def _drink(self, data: bytes) -> None:
        """What is no request to be let in has no answer in uvicorn, and would stand there for good (D11)."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(REFUSAL)
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; they are counted, for a part may be empty."""
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self._end(1009)

    def handle_ping(self) -> None:
        """He asks whether we are here."""
        super().handle_ping()
        self._count_sign()

    def handle_pong(self, event: Frame) -> None:
        """He is here."""
        super().handle_pong(event)
        self._count_sign()

    def _count_sign(self) -> None:
        if not self._signs.take():
            self._end(1008)

    def _end(self, code: int) -> None:
        if not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()

    def _show_out(self) -> None:
        self._waiting = None
        if not self.handshake_complete:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone, and with him whatever leads to him in a circle: the collector hardly ever looks at what is old."""
        if self._waiting is not None:
            self._waiting.cancel()
        if self._sipping is not None:
            self._sipping.cancel()
        self._rest = b""
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits for the rest of a frame, and holds whom it belongs to
        self.conn.parser_exc = self.conn.handshake_exc = None
        self._short.clear()
        self._ear.hear = None

    async def send(self, message: Any) -> None:
        """Send something in its turn. Who has broken the line himself has gone, whatever uvicorn calls it."""
        try:
            await super().send(message)
        except RuntimeError as error:
            if not self.close_sent:
                raise
            raise ClientDisconnected from error

    def at_once(self, message: bytes) -> bool:
        """Send a text past the application's queue; False where the wire is busy or gone, and it must wait its turn."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message has come. uvicorn stops reading after every one, at the price of two system calls; a few may lie here.

        Of what is no text it would write a traceback into the log.
        """
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self._end(1007)
            return
        few = not self.read_paused and self.queue.qsize() < FEW
        self.read_paused |= few  # as if it had stopped already
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False


def _is_text(parts: list[bytes]) -> bool:
    try:
        (parts[0] if len(parts) == 1 else b"".join(parts)).decode()
    except UnicodeDecodeError:
        return False
    return True


class _Ear(asyncio.Queue[Any]):
    """What has come and nobody has asked for yet; whoever listens may take it at once, if nothing waits before it."""

    hear: Callable[[Any], bool] | None = None

    def listen(self, hear: Callable[[Any], bool] | None) -> None:
        """Somebody listens from now on; he says of each event whether he has taken it."""
        self.hear = hear

    def put_nowait(self, item: Any) -> None:
        """An event."""
        if self.hear is None or not self.empty() or not self.hear(item):
            super().put_nowait(item)


class _Pressing(ServerPerMessageDeflateFactory):
    """What is agreed with a browser about it is as ever."""

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
