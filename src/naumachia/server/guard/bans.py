"""Bans: keys, names and networks that the host has shut out, and the checks against them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

from msgspec import Struct

from naumachia.kernel import Message
from naumachia.kernel.errors import NaumachiaError
from naumachia.server.guard.origins import origins
from naumachia.table.base.errors import Forbidden
from naumachia.table.people.display_names import called, look

Kind = Literal["key", "name", "network"]
SMALLEST = 64
"""Longest prefix of a network of IPv6 that is shut out: within a /64 its holder may choose any address."""
WIDEST = {4: 8, 6: 16}
"""Shortest prefix of a network, by the version of the protocol: a slip of the pen shuts out nobody else."""
HASH = re.compile(r"[0-9a-f]{12,32}")
"""Pattern of the hash of an address, as the log and the list of players show it."""
NONE = "none"


class Ban(Struct, frozen=True):
    """A key, name or network that is shut out."""

    id: str
    kind: Kind
    value: str
    """Hash of the key; the reduced form of the name; the network, or the hash of an address."""
    shown: str
    """The same as the host reads it: person, name, network or hash."""
    reason: str
    since: str
    until: str | None
    """ISO time of its end; none for good."""

    def holds(self, now: str) -> bool:
        """Whether it holds at a time."""
        return self.until is None or self.until > now

    def told(self) -> Message:
        """Return the words for the person concerned."""
        until = NONE if self.until is None else f"{datetime.fromisoformat(self.until).astimezone(UTC):%Y-%m-%d %H:%M} UTC"
        return Message(f"shut-out-{self.kind}", {"until": until, "reason": self.reason or NONE, "name": self.shown})


class ShutOut(Forbidden):
    """The host has shut out this key, name or network."""

    def __init__(self, ban: Ban) -> None:
        told = ban.told()
        super().__init__(told.key, **told.args)
        self.ban = ban


def read_network(text: str) -> str:
    """Return a network as it is stored: an address stands for itself, one of IPv6 for its /64; a hash stays as it is."""
    text = text.strip().lower()
    if HASH.fullmatch(text):
        return text
    try:
        found: IPv4Network | IPv6Network = ip_network(text, strict=False)
    except ValueError as error:
        raise NaumachiaError("ban-network-malformed", found=text) from error
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    if mapped is not None:
        found = ip_network((mapped, max(0, found.prefixlen - 96)), strict=False)
    if found.prefixlen < WIDEST[found.version]:
        raise NaumachiaError("ban-network-wide", found=text)
    if isinstance(found, IPv6Network) and found.prefixlen > SMALLEST:
        found = found.supernet(new_prefix=SMALLEST)
    return str(found) if found.prefixlen < found.max_prefixlen else str(found.network_address)


def read_name(text: str) -> str:
    """Return the reduced form of a name, which it shares with all that look like it."""
    name = called(text)
    if not name:
        raise NaumachiaError("ban-name-empty")
    return look(name)


class BanList:
    """The bans of a server, ready to be asked."""

    def __init__(self, bans: Iterable[Ban] = (), secret: bytes = b"", persons: Mapping[str, str] | None = None) -> None:
        """`persons` are those to whom keys that are shut out belong, with the hashes of the keys."""
        self.bans: Sequence[Ban] = tuple(bans)
        self._secret = secret
        self._persons = persons or {}
        self._keys = {ban.value: ban for ban in self.bans if ban.kind == "key"}
        self._names = {ban.value: ban for ban in self.bans if ban.kind == "name"}
        places = [ban for ban in self.bans if ban.kind == "network"]
        self._hashes = [ban for ban in places if HASH.fullmatch(ban.value)]
        self._networks = [(ip_network(ban.value), ban) for ban in places if not HASH.fullmatch(ban.value)]
        self._at = lru_cache(maxsize=4096)(self._find)

    def network(self, place: str) -> Ban | None:
        """Return the ban of the network of a client, as `neighbourhood` names it."""
        return self._held(self._at(place)) if self._networks or self._hashes else None

    def key(self, hashed: str | None) -> Ban | None:
        """Return the ban of a key, by its hash."""
        return self._held((self._keys[hashed],)) if hashed in self._keys else None

    def person(self, id: str | None) -> Ban | None:
        """Return the ban of the key of a person."""
        return self.key(self._persons.get(id)) if id else None

    def name(self, name: str) -> Ban | None:
        """Return the ban of a name or of one that looks like it."""
        if not self._names or not name:
            return None
        found = self._names.get(look(name))
        return self._held((found,)) if found else None

    def _find(self, place: str) -> tuple[Ban, ...]:
        found = [ban for ban in self._hashes if any(own and own.startswith(ban.value) for own in origins(self._secret, place))]
        try:
            address = ip_address(place.partition("/")[0])
        except ValueError:
            return tuple(found)
        return (*found, *(ban for network, ban in self._networks if address in network))

    def _held(self, found: Iterable[Ban]) -> Ban | None:
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        return next((ban for ban in found if ban.holds(now)), None)
