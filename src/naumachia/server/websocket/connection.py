"""WebSocket connection as the application sees it: match, query, address, and messages in both directions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.types import Receive, Scope, Send

CROWDED = "naumachia.crowded"
"""The extension by which `WebSocketProtocol` tells whether there is room for players only."""


class Connection:
    """WebSocket connection of a client. Sending to a client that has gone raises `OSError`, as ASGI says."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.match: str = scope["path_params"]["match"]
        self.query: bytes = scope["query_string"]
        self.spoken: Sequence[str] = scope.get("subprotocols", ())
        self.host: str | None = scope["client"][0] if scope.get("client") else None
        self.receive = receive
        """The next event, as ASGI tells it."""
        told = scope.get("extensions", {}).get(CROWDED, {})
        self.crowded: Callable[[], bool] = told.get("crowded", lambda: False)
        """Whether there is room for players only."""
        self._send = send

    async def accept(self, subprotocol: str | None = None) -> None:
        """Shake hands."""
        await self.receive()
        await self._send({"type": "websocket.accept", "subprotocol": subprotocol, "headers": []})

    async def send(self, message: bytes) -> None:
        """A message, as soon as the wire takes it."""
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int = 1000) -> None:
        """The end."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
