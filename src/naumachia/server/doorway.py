"""The door itself: whoever knocks says what he wants within a while, or makes room for others."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol


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
