"""Keyed hashes of addresses and of the networks they lie in."""

from __future__ import annotations

import hmac
from hashlib import sha256

from naumachia.table.base.limits import networks

Origins = tuple[str | None, str | None, str | None]
SHOWN = 12
"""Digits of a hash that are shown to the host."""


def keyed(secret: bytes, hashed: str) -> str:
    """Return the hash of an address as it is stored; without the secret nobody finds it by trying all there are (D62)."""
    return hmac.new(secret, hashed.encode(), sha256).hexdigest()[:32]


def origins(secret: bytes, place: str) -> Origins:
    """Return the hashes of the networks a match is made from: the address or /64, and of IPv6 the /56 and the /48."""
    if not place:
        return (None, None, None)
    names = (name for name, _ in networks(place))
    hashes = [keyed(secret, sha256(b"naumachia origin:" + name.encode()).hexdigest()[:32]) for name in names]
    own, wider, widest = (*hashes, None, None)[:3]
    return own, wider, widest


def short_origin(secret: bytes, place: str) -> str:
    """Return the hash of an address as logs and lists show it; empty for no address."""
    own = origins(secret, place)[0]
    return own[:SHOWN] if own else ""
