"""The door itself: whoever knocks says what he wants within a while, or makes room for others; and the line to who plays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALL = 4096
"""Bytes: three packets, which leave together. Pressing them saves nobody time and was a fifth of what an answer cost."""


class Doorway(H11Protocol):
    """HTTP as uvicorn speaks it, with a deadline for the head of every request, the first one included (D11)."""

    patience: ClassVar[float] = 10.0
    """Seconds for a whole head; bodies have a deadline of their own."""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is at the door."""
        super().connection_made(transport)
        self._wait()

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
        super().connection_lost(exc)

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
    """A WebSocket as uvicorn speaks it, where only what is large is pressed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        bits, how = 12, {"memLevel": 5, "level": 1}
        pressing = _Pressing(server_max_window_bits=bits, client_max_window_bits=bits, compress_settings=how)
        self.conn.available_extensions = [pressing]


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
