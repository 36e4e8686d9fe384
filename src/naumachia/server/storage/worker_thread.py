"""Single worker thread; results are delivered to the event loop.

A pool of the standard library would do, but every answer of every match goes through here, and its futures and locks cost
twice the processor's time of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class WorkerThread:
    """One thread; it begins with the first thing it is given."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, job: Callable[[], None]) -> None:
        """Do this when its turn comes. It sees to its own errors."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    async def call(self, work: Callable[[], T]) -> T:
        """Run work in the thread and return its result. Work goes on after its caller is cancelled."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def job() -> None:
            try:
                found = work()
            except BaseException as error:
                tell(done, _fail, done, error)
            else:
                tell(done, _succeed, done, found)

        self.do(job)
        return await done

    async def close(self) -> None:
        """When everything given so far has been done."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def tell(waiting: asyncio.Future[T], what: Callable[..., None], *about: object) -> None:
    """Have this done where somebody waits; if there is nobody any more, not at all."""
    with suppress(RuntimeError):  # the loop is closed
        waiting.get_loop().call_soon_threadsafe(what, *about)


def _succeed(done: asyncio.Future[T], found: T) -> None:
    if not done.done():
        done.set_result(found)


def _fail(done: asyncio.Future[T], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
