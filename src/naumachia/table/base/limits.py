"""Token buckets and counts by address and by the networks it lies in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic

from naumachia.table.base.errors import TooFast

MANY = 1000
"""Addresses remembered before those that need not be are forgotten."""
WIDER = ((56, 4), (48, 16))
"""Networks counted beside an IPv6 /64, and how many times its limits they have: a home line gets a /56, a server a /48 (D60)."""


@lru_cache(maxsize=8192)
def networks(place: str) -> tuple[tuple[str, int], ...]:
    """Return everything a `neighbourhood` is counted by, each with how many times the limit of one address it has."""
    if not place.endswith("/64"):
        return ((place, 1),)
    try:
        own = ip_network(place)
    except ValueError:
        return ((place, 1),)
    return ((place, 1), *((str(own.supernet(new_prefix=size)), times) for size, times in WIDER))


def neighbourhood(address: str) -> str:
    """Return the smallest network somebody is counted by: their address, or of IPv6 the /64 in which they may choose any."""
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

    def owe(self, cost: float) -> None:
        """Take an amount known only afterwards; the balance may become negative."""
        self.left -= cost

    def has(self, cost: float) -> bool:
        """Whether there is enough left; nothing is taken."""
        return min(self.reserve, self.left + (monotonic() - self.at) * self.rate) >= cost

    @property
    def full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self.left + (monotonic() - self.at) * self.rate >= self.reserve


class Toll:
    """A bucket for every address and the networks it lies in (`networks`); those that are full again are forgotten."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._buckets: dict[str, Bucket] = {}
        self._many = MANY

    def pay(self, address: str, cost: float = 1.0) -> bool:
        """Whether somebody from there may have this now."""
        buckets = self._of(address)
        if not all(bucket.has(cost) for bucket in buckets[1:]) or not buckets[0].take(cost):
            return False
        for bucket in buckets[1:]:
            bucket.take(cost)
        return True

    def has(self, address: str, cost: float = 1.0) -> bool:
        """Whether there is enough left for somebody from there; nothing is taken."""
        return all(bucket.has(cost) for bucket in self._of(address))

    def owe(self, address: str, cost: float) -> None:
        """Somebody from there has had this."""
        for bucket in self._of(address):
            bucket.owe(cost)

    def _of(self, address: str) -> list[Bucket]:
        if len(self._buckets) > self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            self._many = max(MANY, 2 * len(self._buckets))  # not all are looked at for each who comes
        found = []
        for name, times in networks(address):
            bucket = self._buckets.get(name)
            if bucket is None:
                bucket = self._buckets[name] = Bucket(times * self.rate, times * self.reserve)
            found.append(bucket)
        return found


class Presence:
    """How many there are at a time, by address and the networks it lies in."""

    def __init__(self, most: int, refusal: str = "too-many-sockets") -> None:
        self.here: Counter[str] = Counter()
        self._most, self._refusal = most, refusal

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        """One more from there, as long as it lasts."""
        counted = networks(address)
        for name, times in counted:
            if self.here[name] >= times * self._most:
                raise TooFast(self._refusal, limit=times * self._most)
        for name, _ in counted:
            self.here[name] += 1
        try:
            yield
        finally:
            for name, _ in counted:
                self.here[name] -= 1
                if not self.here[name]:
                    del self.here[name]
