"""How much and how fast anybody may ask."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic

from msgspec import Struct


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

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self.left = min(self.reserve, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self.left + (monotonic() - self.at) * self.rate >= self.reserve
