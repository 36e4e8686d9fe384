"""Requests of the API that are passed on to the owner of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

import h11
from msgspec import Struct

from naumachia.server.cluster.cluster import Cluster
from naumachia.server.cluster.leases import LOOK, PASSED
from naumachia.server.cluster.signing import CLIENT, SIGNED
from naumachia.server.cluster.websocket_routing import host_and_port
from naumachia.table.base.errors import Unavailable

WAIT = 60.0
"""Seconds the owner may take to answer."""
_OWN = {b"connection", b"content-length", b"transfer-encoding", b"expect", b"keep-alive", SIGNED, CLIENT}
"""Headers of one connection, which are not passed on."""
MISDIRECTED = 421


class Asked(Struct, frozen=True):
    """A request as it came."""

    method: str
    target: bytes
    headers: Sequence[tuple[bytes, bytes]]
    body: bytes
    client: str


class Answered(Struct, frozen=True):
    """The answer of another server."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


async def pass_on(cluster: Cluster, asked: Asked, match_owner: str) -> Answered:
    """Return the answer of the server at this address. Raise `OSError` where it cannot be reached and has been sent nothing."""
    host, port = host_and_port(match_owner)
    async with asyncio.timeout(cluster.options.ttl):
        reader, writer = await asyncio.open_connection(host, port)
    link = (match_owner, writer.transport)
    cluster.links.add(link)
    try:
        async with asyncio.timeout(WAIT):
            client = h11.Connection(h11.CLIENT)
            kept = [(name, value) for name, value in asked.headers if name.lower() not in _OWN and not _forwarded(name)]
            head = [*kept, (b"content-length", b"%d" % len(asked.body)), (b"connection", b"close")]
            head += cluster.signer.headers(asked.target, asked.client)
            for event in (
                h11.Request(method=asked.method, target=asked.target, headers=head),
                h11.Data(asked.body),
                h11.EndOfMessage(),
            ):
                writer.write(client.send(event) or b"")
            await writer.drain()
            return await _answer(client, reader)
    except (OSError, h11.RemoteProtocolError) as error:  # done or not, nobody knows: it is not sent again
        raise Unavailable("match-at-another-server") from error
    finally:
        cluster.links.discard(link)
        writer.close()


def _forwarded(name: bytes) -> bool:
    """Whether a header tells of a proxy: who the client is, has been found out."""
    return name.lower().startswith(b"x-forwarded-")


async def _answer(client: h11.Connection, reader: asyncio.StreamReader) -> Answered:
    status, body = 0, b""
    headers: tuple[tuple[bytes, bytes], ...] = ()
    while True:
        event = client.next_event()
        if event is h11.NEED_DATA:
            client.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            status, headers = event.status_code, tuple((bytes(name), bytes(value)) for name, value in event.headers)
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            return Answered(status, tuple(one for one in headers if one[0] not in _OWN), body)
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("the other server has gone")


class Retry:
    """How long a request is tried at one owner after the other, while a match changes hands."""

    def __init__(self, cluster: Cluster) -> None:
        self._late = monotonic() + 2 * cluster.options.ttl + 2

    async def pause(self) -> None:
        """Wait for the next try; raise `Unavailable` where it has taken too long."""
        if monotonic() > self._late or PASSED.get():
            raise Unavailable("match-at-another-server")
        await asyncio.sleep(LOOK)
