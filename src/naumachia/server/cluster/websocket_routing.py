"""The way of a WebSocket to the owner of its match: served here, handed over on this machine, or passed on byte by byte.

Frames are not read on the way, so that a message costs two system calls there and not what it costs its owner.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, cast
from urllib.parse import unquote

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from naumachia.kernel.errors import NaumachiaError, NotFound
from naumachia.server.cluster.cluster import Cluster
from naumachia.server.cluster.handover import hang_up
from naumachia.server.cluster.leases import LOOK
from naumachia.server.cluster.signing import CLIENT, SIGNED
from naumachia.server.guard.capacity import shares
from naumachia.server.guard.deadlines import DeadlineProtocol, full
from naumachia.server.guard.disconnects import DisconnectWatch

PLACE = "/ws/"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""Answer to a handshake when nobody can serve the match just now; the page dials again."""
MISDIRECTED = b"HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""Answer to a server that has passed on what another one owns by now."""


def host_and_port(address: str) -> tuple[str, int]:
    """Return the two parts of an address; an IPv6 address stands in brackets."""
    host, _, port = address.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


def routed(cluster: Cluster) -> type[DeadlineProtocol]:
    """Return the protocol for HTTP that looks for the owner of a match before a WebSocket begins."""
    return type("RoutedProtocol", (_Routed,), {"cluster": cluster, "__doc__": _Routed.__doc__})


class _Routed(DeadlineProtocol):
    """HTTP with the way to the owner of a match."""

    cluster: ClassVar[Cluster]
    _routing: asyncio.Task[None] | None = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade to a WebSocket, here or at the owner of the match."""
        path = unquote(event.target.partition(b"?")[0].decode("ascii", "replace"))
        match = path.removeprefix(PLACE)
        if not path.startswith(PLACE) or self.cluster.leases.owns(match):
            super().handle_websocket_upgrade(event)
            return
        self.transport.pause_reading()
        self._routing = self.loop.create_task(self._route(event, match))

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        if self._routing is not None:
            self._routing.cancel()
        super().connection_lost(exc)

    async def _route(self, event: h11.Request, match: str) -> None:
        target = bytes(event.target)
        client = self.cluster.signer.client(target, self.headers)
        late = self.loop.time() + 2 * self.cluster.options.ttl + 2
        while True:
            try:
                address = await self.cluster.leases.find(match, passed=client is not None)
            except NotFound:
                address = None  # the session says so
            except NaumachiaError:
                self._refuse(BUSY)
                return
            if self.transport.is_closing():
                return
            if address is None:
                self._routing = None
                self._stop()
                super().handle_websocket_upgrade(event)
                self.transport.resume_reading()
                return
            if client is not None:
                self._refuse(MISDIRECTED)
                return
            try:
                await self._pass_on(event, target, address)
                return
            except OSError:
                if self.loop.time() > late:
                    self._refuse(BUSY)
                    return
                await asyncio.sleep(LOOK)

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    async def _pass_on(self, event: h11.Request, target: bytes, address: str) -> None:
        kept = [(name, value) for name, value in self.headers if name not in (SIGNED, CLIENT)]
        signed = self.cluster.signer.headers(target, self.client[0] if self.client else "")
        lines = [b": ".join(header) + b"\r\n" for header in (*kept, *signed)]
        head = b"".join((event.method, b" ", target, b" HTTP/1.1\r\n", *lines, b"\r\n"))
        if await self._hand_over(address, head):
            return
        most = self.limit_concurrency
        if most is not None and DeadlineProtocol.lines >= shares(most)[0]:
            self._refuse(full())
            return
        host, port = host_and_port(address)
        async with asyncio.timeout(self.cluster.options.ttl):
            _, far = await self.loop.create_connection(_Half, host, port)
        if self.transport.is_closing():
            far.transport.close()
            return
        far.transport.write(head)
        self._routing = None
        self._stop()
        self._gone()
        self._usher.leave()
        self.connections.discard(self)
        self.cluster.passed += 1
        near = _Near(self, address)
        near.other, far.other = far, near
        near.transport.set_protocol(near)
        near.transport.resume_reading()

    async def _hand_over(self, address: str, head: bytes) -> bool:
        """Give the connection itself to a worker of this machine, where the owner is one."""
        handover, line = self.cluster.handover, self.transport.get_extra_info("socket")
        if handover is None or line is None:
            return False
        try:
            if not await handover.send(address, head, line.fileno(), lambda: self.cluster.leases.known(address)):
                return False
            self.cluster.passed += 1
        except TimeoutError:
            hang_up(line.fileno(), BUSY)
        self._routing = None
        self.transport.abort()  # closes this worker's descriptor; the connection stays open at the other
        return True


class _Half(asyncio.Protocol):
    """One of the two connections of a WebSocket that is passed on. It writes what it reads to the other."""

    transport: asyncio.Transport
    other: _Half

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass bytes on."""
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        """Read no more from the other side until this one has taken what there is."""
        self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read on."""
        if not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the other side, too."""
        if hasattr(self, "other"):
            self.other.transport.close()


class _Near(_Half):
    """The side of the client; it counts as a connection to a match."""

    def __init__(self, before: _Routed, address: str) -> None:
        self.transport = before.transport
        self._links, self._link = before.cluster.links, (address, before.transport)
        self._links.add(self._link)
        self._connections = before.server_state.connections
        self._connections.add(cast(H11Protocol, self))  # all that is asked of it is to shut down
        self._watch = DisconnectWatch(before.loop, before.transport)
        DeadlineProtocol.lines += 1

    def shutdown(self) -> None:
        """End with the server; the page connects anew."""
        self.transport.close()

    def pause_writing(self) -> None:
        """Pause writing until the client has read."""
        self._watch.filled()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Resume writing: the client has read."""
        self._watch.emptied()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        DeadlineProtocol.lines -= 1
        self._links.discard(self._link)
        self._watch.leave()
        self._connections.discard(cast(H11Protocol, self))
        super().connection_lost(exc)
