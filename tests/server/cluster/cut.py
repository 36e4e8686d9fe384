"""A small TCP proxy in front of PostgreSQL that can be cut and mended: the network between a server and its database."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path


class Line:
    """Passes bytes between TCP clients and the socket of PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._target = str(folder / ".s.PGSQL.5432")
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, database: str) -> str:
        """The same database, reached by this way."""
        name = database.split("/")[3].split("?")[0]
        return f"postgresql://naumachia@127.0.0.1:{self.port}/{name}"

    def cut(self) -> None:
        """Break all connections and let nobody through."""
        self._cut = True
        for one in list(self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._cut = False

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self._cut:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._target)
            self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                other.sendall(data)
        for half in (one, other):
            with suppress(OSError):
                half.shutdown(socket.SHUT_RDWR)
        self._open.discard(one)
        one.close()
