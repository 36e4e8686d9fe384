"""Handing a connection over to another worker of this machine: the open socket itself goes to the owner of the match.

A WebSocket that is passed on byte by byte costs its first worker system calls for every message. Workers of one machine have a
socket in a common folder that only this user can enter, and send the file descriptor over it (`SCM_RIGHTS`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import cast

import uvicorn

logger = logging.getLogger(__name__)
MOST = 131_072
"""Bytes of the head of a request that is handed over."""
BACKLOG = 512
ABLE = sys.platform == "linux"
"""Whether the system keeps messages apart on a local connection (`SOCK_SEQPACKET`)."""
TAKEN = b"taken"
"""Reply of the worker that serves a connection from now on."""
LOOK = 0.1
"""Seconds between two looks whether a worker that does not reply is still up."""
Take = Callable[[socket.socket, bytes], None]


class Handover:
    """The worker's own socket in the folder, and the way to those of the others."""

    def __init__(self, folder: str, address: str) -> None:
        self._folder = Path(folder)
        self._host, _, self._port = address.rpartition(":")
        self._door: socket.socket | None = None
        self._take: Take | None = None

    def open(self, take: Take) -> None:
        """Listen. `take` is called with each connection and the request that has been read from it."""
        if not ABLE:
            return
        path = self._folder / self._port
        path.unlink(missing_ok=True)
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        door.setblocking(False)
        door.bind(str(path))
        door.listen(BACKLOG)
        self._door, self._take = door, take
        asyncio.get_running_loop().add_reader(door.fileno(), self._accept)

    def close(self) -> None:
        """Listen no more."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door.fileno())
            self._door.close()
            self._door = None
            (self._folder / self._port).unlink(missing_ok=True)

    async def send(self, address: str, head: bytes, connection: int, up: Callable[[], bool]) -> bool:
        """Hand a connection over to the worker with this address. Return False where no worker of this machine listens there.

        The worker says that it has taken the connection. Raise `ConnectionError` where it ends before, and `TimeoutError` where
        it is not `up` any more: it will not serve the connection then, even if it was stopped and goes on later.
        """
        host, _, port = address.rpartition(":")
        if self._door is None or host != self._host or len(head) > MOST:
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as line:
            line.setblocking(False)
            try:
                line.connect(str(self._folder / port))
                if socket.send_fds(line, [head], [connection]) != len(head):
                    return False
            except OSError:  # it is not there, or has too many waiting: bytes are passed on instead
                return False
            return await _reply(line, up)

    def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while self._door is not None:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            line.setblocking(False)
            loop.add_reader(line.fileno(), self._read, line)

    def _read(self, line: socket.socket) -> None:
        try:
            head, received, _, _ = socket.recv_fds(line, MOST, 1)
        except BlockingIOError:
            return
        except OSError:
            head, received = b"", []
        asyncio.get_running_loop().remove_reader(line.fileno())
        with line:
            for number in received:
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                if head and self._take is not None and _say_taken(line):
                    self._take(connection, head)
                else:
                    connection.close()


def _say_taken(line: socket.socket) -> bool:
    """Tell the other worker that its connection is served here. Return False where it has taken the connection back."""
    with suppress(OSError):
        return line.send(TAKEN) == len(TAKEN)
    return False


async def _reply(line: socket.socket, up: Callable[[], bool]) -> bool:
    """Return True when the other worker serves the connection. Take it back and raise an error where it does not."""
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(line.fileno(), came.set)
    try:
        while not came.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(came.wait(), LOOK)
            if not up():
                break
    finally:
        loop.remove_reader(line.fileno())
    line.shutdown(socket.SHUT_RDWR)  # from now on it cannot say that it serves it
    if line.recv(len(TAKEN)) == TAKEN:
        return True
    if came.is_set():
        raise ConnectionError("the other worker has gone")
    raise TimeoutError("the other worker has not taken the connection")


def hang_up(connection: int, answer: bytes) -> None:
    """End a connection with an answer, though a stopped worker has its descriptor as well."""
    with socket.socket(fileno=os.dup(connection)) as end, suppress(OSError):
        end.send(answer)
        end.shutdown(socket.SHUT_RDWR)


class HandedOver:
    """Serves connections that other workers hand over, as if they had been accepted here."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection whose request has been read already."""
        task = asyncio.get_running_loop().create_task(self._serve(connection, head))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, head: bytes) -> None:
        server = self._server
        kind = cast(Callable[..., asyncio.Protocol], server.config.http_protocol_class)

        def protocol() -> asyncio.Protocol:
            return kind(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)

        with suppress(OSError):  # the client is gone already
            _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
            made.data_received(head)
