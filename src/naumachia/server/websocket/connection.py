"""WebSocket connection as the application sees it, with fast paths where the protocol offers them.

Starlette has such a thing; but every answer of every match goes through here, and what it does besides (states, wrappers
for errors) cost a tenth of a click.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.types import Message, Receive, Scope, Send

SHORT = "naumachia.short"
"""The extension by which the door (`WebSocketProtocol`) offers short ways."""


class Connection:
    """WebSocket connection of a client. Sending to a client that has gone raises `OSError`, as ASGI says."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.match: str = scope["path_params"]["match"]
        self.query: bytes = scope["query_string"]
        self.spoken: Sequence[str] = scope.get("subprotocols", ())
        self.host: str | None = scope["client"][0] if scope.get("client") else None
        self.receive = receive
        """The next event, as ASGI tells it."""
        short = scope.get("extensions", {}).get(SHORT, {})
        self.at_once: Callable[[bytes], bool] | None = short.get("send")
        """Sends a message now, if nothing is in its way."""
        self._listen = short.get("listen")
        self.crowded: Callable[[], bool] = short.get("crowded", lambda: False)
        """Whether there is room for players only."""
        self._send = send

    async def accept(self, subprotocol: str | None = None) -> None:
        """Shake hands."""
        await self.receive()
        await self._send({"type": "websocket.accept", "subprotocol": subprotocol, "headers": []})

    def listen(self, hear: Callable[[Message], bool] | None) -> None:
        """Pass events to a listener as they come; events it does not take are received as usual."""
        if self._listen is not None:
            self._listen(hear)

    async def send(self, message: bytes) -> None:
        """A message, as soon as the wire takes it."""
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int = 1000) -> None:
        """The end."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
