"""Several server processes behind one port: the first process binds it, starts the others and starts again those that die.

All accept from the one listening socket, so a connection waits in no queue that goes with a process. Which process accepts it
does not matter: every match has an owner, and the others pass its connections on (`server/cluster`).
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import webbrowser
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType

from msgspec.structs import replace

from naumachia.kernel import Message
from naumachia.server.start.run import Settings, run_server
from naumachia.server.storage.store import prepare
from naumachia.server.workers.orphans import end_with_server

logger = logging.getLogger(__name__)
QUICK = 5.0
"""Seconds of life below which a worker is not started again at once."""
REST = 1.0
"""Seconds before such a worker is started again."""
LOOK = 0.2
PATIENCE = 20.0
"""Seconds the workers have to stop in order."""


def supervise(
    settings: Settings,
    door: socket.socket,
    peers: Sequence[tuple[str, int]],
    url: str,
    open_browser: bool,
    tell: Callable[[Message], None],
) -> None:
    """Keep a worker running for each of these peer addresses, until told to stop.

    SIGHUP replaces them one after the other, each with the program as it is on the disk by then.
    """
    with TemporaryDirectory(prefix="naumachia-", ignore_cleanup_errors=True) as folder:  # for this user only
        Supervisor(replace(settings, folder=folder), door, peers).run(lambda: _announce(url, open_browser, tell))


def _announce(url: str, open_browser: bool, tell: Callable[[Message], None]) -> None:
    tell(Message("serve-at", {"url": url}))
    if open_browser and not webbrowser.open(url):
        tell(Message("serve-no-browser", {"url": url}))


class _Worker:
    """One server process."""

    def __init__(self, process: BaseProcess, ready: Connection) -> None:
        self.process = process
        self.ready = ready
        self.began = monotonic()
        self.leaving = False
        """It has been told to stop, and another one is to take its place."""


class Supervisor:
    """The first process."""

    def __init__(self, settings: Settings, door: socket.socket, peers: Sequence[tuple[str, int]]) -> None:
        self._settings = settings
        self._door = door
        self._peers = peers
        self._context = multiprocessing.get_context("spawn")
        self._leave, self._stay = self._context.Pipe(duplex=False)
        """Closed with this process, however it ends: then the workers end, too."""
        self._workers: dict[int, _Worker] = {}
        self._rest: dict[int, float] = {}
        """When a worker that died young may be started again."""
        self._stopping = False
        self._replacing: list[int] = []

    def run(self, announce: Callable[[], None]) -> None:
        """Work until told to stop."""
        before = {sign: signal.signal(sign, self._stop) for sign in (signal.SIGTERM, signal.SIGINT)}
        if hasattr(signal, "SIGHUP"):
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._replace)
        try:
            for number in range(len(self._peers)):
                self._start(number)
            announced = False
            while not self._stopping:
                wait([worker.process.sentinel for worker in self._workers.values()], LOOK)
                self._look_after()
                if not announced and any(worker.ready.poll() for worker in self._workers.values()):
                    announced = True
                    announce()
        finally:
            self._end()
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _look_after(self) -> None:
        for number, worker in list(self._workers.items()):
            if worker.process.exitcode is None:
                continue
            del self._workers[number]
            wanted = worker.process.exitcode in (0, -signal.SIGTERM)
            if not wanted and not self._stopping:
                logger.error("worker %d ended with status %d and is started again", number + 1, worker.process.exitcode)
            young = not wanted and monotonic() < worker.began + QUICK
            self._rest[number] = monotonic() + (REST if young else 0.0)
        for number, when in list(self._rest.items()):
            if not self._stopping and monotonic() >= when:
                del self._rest[number]
                self._start(number)
        serving = [worker for worker in self._workers.values() if not worker.leaving and worker.ready.poll()]
        if self._replacing and len(serving) == len(self._peers):
            leaving = self._workers[self._replacing.pop(0)]
            leaving.leaving = True
            leaving.process.terminate()

    def _start(self, number: int) -> None:
        ready, told = self._context.Pipe(duplex=False)
        arguments = (self._settings, self._door, self._peers[number], number + 1, self._leave, told)
        process = self._context.Process(target=work, args=arguments, name=f"naumachia-{number + 1}")
        process.start()
        told.close()
        self._workers[number] = _Worker(process, ready)

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def _replace(self, _: int, __: FrameType | None) -> None:
        self._replacing = list(range(len(self._peers)))

    def _end(self) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        late = monotonic() + PATIENCE
        for worker in self._workers.values():
            worker.process.join(max(0.0, late - monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
        self._door.close()


def work(
    settings: Settings, door: socket.socket, peer: tuple[str, int], number: int, leave: Connection, ready: Connection
) -> None:
    """Run one worker."""
    end_with_server(leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; the first process tells the others
    prepare(settings.database)

    def tell(message: Message) -> None:
        if message.key == "serve-at":
            ready.send(os.getpid())

    run_server(settings, door, "", False, tell, peer, f"{socket.gethostname()}-{number}")
