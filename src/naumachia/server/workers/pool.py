"""Pool of worker processes for programs that think and for odds."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from threading import Lock
from typing import TypeVar

from naumachia.server.workers.fair_queue import WorkQueues
from naumachia.server.workers.orphans import end_with_server
from naumachia.table.work.tasks import Task, run

T = TypeVar("T")
NICE = 5
"""By so much those who think step back behind the server itself where there are too few processors for all."""


class WorkerPool:
    """The pool. It is started when first needed, and again should a worker die."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self.turns = WorkQueues(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._stay: Connection | None = None
        """As long as this end of a pipe is open, the workers stay."""
        self._starting = Lock()
        self._over = False

    def quickest(self, addresses: Iterable[str]) -> str:
        """Return the address whose turn comes first, of those for whom a program plays."""
        return self.turns.quickest(addresses)

    async def run(self, who: str, task: Task[T], *, question: bool) -> T:
        """Return what comes of a task, when a worker is free and it is the turn of this address."""
        return await self.turns.run(who, lambda: self._work(task), question=question)

    async def _work(self, task: Task[T]) -> T:
        pool, future = await asyncio.to_thread(self._submit, task)
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:  # a worker was killed, by the system perhaps: once more with a new pool
            if self._pool is pool:
                self._dismiss()
            _, future = await asyncio.to_thread(self._submit, task)
            return await asyncio.wrap_future(future)

    def _submit(self, task: Task[T]) -> tuple[ProcessPoolExecutor, Future[T]]:
        """In a thread: to start a process may take seconds, and nobody else is to wait for that."""
        with self._starting:
            pool = self._ready()
            try:
                future = pool.submit(run, task)
            except BrokenProcessPool:  # a worker was killed while nobody asked for anything
                self._dismiss()
                pool = self._ready()
                future = pool.submit(run, task)
        if self._over:  # closed while they were being started
            self._dismiss()
        return pool, future

    def _ready(self) -> ProcessPoolExecutor:
        if self._over:
            raise RuntimeError("the workers have been sent home")
        if self._pool is None:
            kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(kind)
            if kind == "forkserver":
                context.set_forkserver_preload(["naumachia.server.start.preload"])
            leave, self._stay = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_settle_in, initargs=(leave,))
        return self._pool

    def close(self) -> None:
        """Send everybody home for good, without waiting for the end of a thought."""
        self._over = True
        self._dismiss()

    def _dismiss(self) -> None:
        pool, stay = self._pool, self._stay
        self._pool = self._stay = None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if stay is not None:
            stay.close()


def _settle_in(leave: Connection) -> None:
    """Set up a worker: it ignores Ctrl-C, and it ends when told to or when the server ends, even by kill -9.

    Workers have a lower priority than the server, whose clients wait for answers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    end_with_server(leave)
