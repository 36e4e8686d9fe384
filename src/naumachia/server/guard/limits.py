"""Limits of the server: sizes, rates and connections, by address."""

from __future__ import annotations

from msgspec import Struct

from naumachia.server.guard.batching import Batcher
from naumachia.table.base.limits import Presence, Toll


class Limits(Struct, frozen=True):
    """Sizes in bytes; rates in a second, with a reserve for bursts."""

    message: int = 16_384
    body: int = 65_536
    record: int = 4_194_304
    messages: float = 30.0
    messages_reserve: float = 120.0
    requests: float = 10.0
    requests_reserve: float = 120.0
    patience: int = 1000
    """Messages refused for their haste before the connection is closed."""
    questions: int = 8
    """Odds one connection may have counted at a time."""
    sockets: int = 200
    """Connections to matches from one address: a club behind one door, not a crowd of one."""
    crowd: float = 300.0
    crowd_reserve: float = 1500.0
    """Messages from one address, over all its connections."""
    under_way: int = 100
    """Requests from one address not answered yet, or whose answers are not read; behind a proxy nothing else is counted."""
    wrong_key: float = 1.0
    """Seconds before the host's page is refused for a wrong key."""
    seconds: float = 30.0
    """For the whole body of a request."""


class Crowd:
    """Requests, connections and messages of clients, counted by address."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Presence(limits.under_way)
        self.sockets = Presence(limits.sockets)
        self.messages = Toll(limits.crowd, limits.crowd_reserve)
        self.pace = Batcher()
