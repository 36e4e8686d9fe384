"""How much and how fast anybody may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic

from msgspec import Struct

from naumachia.server.errors import TooFast
from naumachia.server.pace import Pace

MANY = 1000
"""Addresses remembered before those that need not be are forgotten."""


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
    seconds: float = 30.0
    """For the whole body of a request."""


def neighbourhood(address: str) -> str:
    """By what somebody is counted: his address, or of IPv6 the /64 in which he may choose any."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Bucket:
    """A token bucket: it fills with time, and each event takes one out."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self.left = reserve
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough left."""
        now = monotonic()
        self.left = min(self.reserve, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self.left + (monotonic() - self.at) * self.rate >= self.reserve


class Toll:
    """A bucket for every address; those that are full again are forgotten."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._buckets: dict[str, Bucket] = {}

    def pay(self, address: str, cost: float = 1.0) -> bool:
        """Whether somebody from there may have this now."""
        if len(self._buckets) > MANY:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.reserve)
        return bucket.take(cost)


class Crowd:
    """Who is connected to matches, by address, and how much they say."""

    def __init__(self, limits: Limits) -> None:
        self.sockets: Counter[str] = Counter()
        self.messages = Toll(limits.crowd, limits.crowd_reserve)
        self.pace = Pace()
        self._most = limits.sockets

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        """One connection more from there, as long as it lasts."""
        if self.sockets[address] >= self._most:
            raise TooFast("too-many-sockets", limit=self._most)
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
