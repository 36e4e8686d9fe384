"""Connections that one worker hands over to another on the same machine."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from naumachia.server.cluster.handover import ABLE, MOST, Handover, hang_up

pytestmark = pytest.mark.skipif(not ABLE, reason="needs SOCK_SEQPACKET on local sockets")


async def test_a_connection_goes_to_the_other_worker_and_stays_open(tmp_path: Path) -> None:
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    one, two = (Handover(str(tmp_path), f"127.0.0.1:{port}") for port in (1, 2))
    one.open(lambda connection, head: connection.close())
    two.open(lambda connection, head: taken.put_nowait((connection, head)))
    client, accepted = socket.socketpair()
    assert await one.send("127.0.0.1:2", b"GET /ws/x HTTP/1.1\r\n\r\n", accepted.fileno(), lambda: True)
    accepted.close()
    connection, head = await asyncio.wait_for(taken.get(), 10)
    assert head == b"GET /ws/x HTTP/1.1\r\n\r\n"
    connection.send(b"hello")
    assert client.recv(10) == b"hello"
    for end in (client, connection):
        end.close()
    two.close()
    one.close()
    assert not list(tmp_path.iterdir())


async def test_what_cannot_be_handed_over_is_said(tmp_path: Path) -> None:
    """Another machine, a worker that does not listen, and a request that is too long: bytes are passed on then."""
    one = Handover(str(tmp_path), "10.0.0.5:1")
    client, accepted = socket.socketpair()
    assert not await one.send("10.0.0.5:2", b"x", accepted.fileno(), lambda: True), "it is not open yet"
    one.open(lambda connection, head: connection.close())
    assert not await one.send("10.0.0.6:1", b"x", accepted.fileno(), lambda: True)
    assert not await one.send("10.0.0.5:2", b"x", accepted.fileno(), lambda: True)
    assert not await one.send("10.0.0.5:1", b"x" * (MOST + 1), accepted.fileno(), lambda: True)
    one.close()
    client.close()
    accepted.close()


async def test_a_connection_is_taken_back_from_a_worker_that_was_stopped(tmp_path: Path) -> None:
    """The stopped worker does not serve it when it goes on: another one does by then."""
    one, two = (Handover(str(tmp_path), f"127.0.0.1:{port}") for port in (1, 2))
    one.open(lambda connection, head: connection.close())
    stopped = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    stopped.bind(str(tmp_path / "2"))
    stopped.listen()
    client, accepted = socket.socketpair()
    looks = iter((True, True, False))
    with pytest.raises(TimeoutError):
        await one.send("127.0.0.1:2", b"GET", accepted.fileno(), lambda: next(looks))
    line, _ = stopped.accept()
    two._take = lambda connection, head: pytest.fail("it is served twice")
    two._read(line)
    asyncio.get_running_loop().call_soon(stopped.close)  # it dies before it has replied
    with pytest.raises(ConnectionError):
        await one.send("127.0.0.1:2", b"GET", accepted.fileno(), lambda: True)
    held = accepted.dup()
    hang_up(accepted.fileno(), b"503")
    assert client.recv(10) == b"503"
    assert client.recv(10) == b"", "it ends, though another process has it"
    held.close()
    one.close()
    client.close()
    accepted.close()
