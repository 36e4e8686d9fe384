"""Proxies that are believed: who a client is, is taken from their headers and from no others."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from naumachia.kernel.errors import NaumachiaError

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

logger = logging.getLogger(__name__)
HERE = ("127.0.0.1", "::1")
"""This machine, where a proxy stands unless the host says otherwise."""
WARNED = 10
"""Addresses that are warned of, at most: strangers may send any header they like."""
Network = IPv4Network | IPv6Network


def networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """Return addresses and networks as a host writes them: `10.0.0.7`, `172.16.0.0/12`, several parted by commas."""
    found: list[Network] = []
    for text in (part.strip() for one in texts for part in one.split(",")):
        try:
            found.append(ip_network(text))
        except ValueError as error:
            raise NaumachiaError("proxy-malformed", found=text) from error
    return tuple(found)


class Proxied:
    """Takes the address of a client from the headers of a proxy that is believed; warns of headers that are not."""

    def __init__(self, app: ASGIApp, believed: Sequence[Network]) -> None:
        self.app = app
        if believed:  # uvicorn has types of its own for ASGI
            inner = cast("ASGI3Application", app)
            self.app = cast(ASGIApp, ProxyHeadersMiddleware(inner, [str(network) for network in believed]))
        self.believed = believed
        self._warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        client = scope.get("client")
        if client and len(self._warned) < WARNED and any(name == b"x-forwarded-for" for name, _ in scope.get("headers", ())):
            self._look_at(client[0])
        await self.app(scope, receive, send)

    def _look_at(self, address: str) -> None:
        if address in self._warned or self._is_believed(address):
            return
        self._warned.add(address)
        logger.warning(
            "X-Forwarded-For from %s is ignored, and everybody behind it counts as one client. "
            "If it is your proxy, start the server with --public and --proxy %s",
            address,
            address,
        )

    def _is_believed(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.believed)
