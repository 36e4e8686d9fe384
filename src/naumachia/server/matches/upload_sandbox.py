"""Sandbox for uploaded records and chart files: each is tried in a process of its own, with little time and memory.

One record at a time is read for an address, and a few chart files.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from naumachia.kernel.errors import BadRecord, NaumachiaError
from naumachia.server.workers.orphans import end_with_server
from naumachia.table.base.errors import BadRequest
from naumachia.table.base.limits import Presence
from naumachia.table.matches.drafts import Draft, glance, read
from naumachia.table.work.tasks import Task

if sys.platform != "win32":
    import resource

T = TypeVar("T")
logger = logging.getLogger(__name__)
SECONDS, ROOM = 40, 2 << 30
"""Processor and memory for one record: the longest battle of all, of fifteen thousand answers, takes ten seconds."""
NICE = 10
"""By so much a record steps back behind everybody else."""
CELLS = 2
"""Records and chart files that are tried at a time."""
MOST_TRIED = 4
"""Chart files of one address that are tried or wait for it."""


class UploadSandbox:
    """Processes of limited time and memory in which records are played; one a record, so that nothing is left of any."""

    def __init__(self, seconds: int = SECONDS, room: int = ROOM) -> None:
        self.seconds, self.room = seconds, room
        self._here = Presence(1, "upload-busy")
        self._trying = Presence(MOST_TRIED, "charts-busy")
        self._free = asyncio.Semaphore(CELLS)
        kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        self._context: Any = multiprocessing.get_context(kind)
        if kind == "forkserver":
            self._context.set_forkserver_preload(["naumachia.server.start.preload"])
        self._spare: tuple[BaseProcess, Connection] | None = None
        """A process that waits for the next record."""
        self._starting: asyncio.Task[None] | None = None
        self._over = False
        self._leave, self._stay = self._context.Pipe(duplex=False)
        """As long as the second end is open, the processes stay."""

    def prepare(self) -> None:
        """Start a process for the next record, if none waits: the first of a server takes seconds (D64)."""
        if self._spare is None and not self._over and (self._starting is None or self._starting.done()):
            self._starting = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            cell, mine = await asyncio.to_thread(self._start)
        except (OSError, EOFError):  # the next upload starts one for itself, or says why it cannot
            logger.warning("no process could be started for the next record", exc_info=True)
            return
        if self._over:
            _end(cell, mine)
        else:
            self._spare = cell, mine

    async def close(self) -> None:
        """End the process that waits."""
        self._over = True
        if self._starting is not None:
            await self._starting
        if self._spare is not None:
            await asyncio.to_thread(_end, *self._spare)
            self._spare = None
        self._leave.close()
        self._stay.close()

    def _start(self) -> tuple[BaseProcess, Connection]:
        mine, theirs = self._context.Pipe()
        cell = self._context.Process(target=_cell, args=(self._leave, theirs, self.seconds, self.room), daemon=True)
        cell.start()
        theirs.close()
        return cell, mine

    async def read(self, address: str, text: str) -> Draft:
        """The match of a record, worked out where it can do no harm."""
        with self._here.enter(address):
            game = await asyncio.to_thread(glance, text)
            async with self._free:
                try:
                    return await self._play(text)
                except BadRecord as error:
                    error.game = game  # a line that breaks one of its rules
                    raise

    async def work(self, address: str, task: Task[T]) -> T:
        """Return what comes of a task on charts of one's own."""
        with self._trying.enter(address):
            async with self._free:
                found = await self._run(task)
        if found is None:
            raise BadRequest("charts-dear", seconds=self.seconds)
        if isinstance(found, NaumachiaError):
            raise found
        done: T = found
        return done

    async def _play(self, text: str) -> Draft:
        found = await self._run(text)
        if isinstance(found, Draft):
            return found
        raise found if isinstance(found, NaumachiaError) else BadRecord("record-too-dear", seconds=self.seconds)

    async def _run(self, job: str | Task[Any]) -> Any:
        """Return the result of a job, or an error; nothing where its process died over it."""
        prepared = self._starting is not None
        spare, self._spare = self._spare, None
        if spare is not None and not spare[0].is_alive():
            await asyncio.to_thread(_end, *spare)
            spare = None
        cell, mine = await asyncio.to_thread(self._start) if spare is None else spare
        try:
            return await asyncio.to_thread(partial(_done, mine, job, 3 * self.seconds))
        finally:
            await asyncio.to_thread(_end, cell, mine)
            if prepared:
                self.prepare()


def _end(cell: BaseProcess, mine: Connection) -> None:
    """Kill a process that plays a record, or waits for one."""
    mine.close()
    cell.kill()
    cell.join()
    cell.close()


def _done(end: Connection, job: str | Task[Any], seconds: float) -> Any:
    """Send a record or a task to a process and return what comes of it; nothing where it died over it."""
    with suppress(EOFError, OSError):
        end.send(job)
        if end.poll(seconds):
            return end.recv()
    return None


def _cell(leave: Connection, end: Connection, seconds: int, room: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_server(leave)
    try:
        job: str | Task[Any] = end.recv()
    except EOFError:
        return  # the server is gone
    if sys.platform != "win32":
        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        found = read(job) if isinstance(job, str) else job.run()
    except NaumachiaError as error:
        found = error
    except MemoryError:
        return  # silence says it
    with suppress(OSError):
        end.send(found)
