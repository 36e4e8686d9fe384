"""Engines that play many matches: this process, several processes, or a Ray cluster. Results come in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from naumachia.kernel.errors import NotFound

T = TypeVar("T")
R = TypeVar("R")
ENGINES = ("processes", "ray")
AHEAD = 4
"""Tasks a worker of a cluster has waiting."""


class Engine(Protocol):
    """Applies a function to tasks, somewhere. The function must be importable, tasks and results must be picklable."""

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yield the results in the order of the tasks."""


class _Here:
    """This process."""

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yield the results."""
        return map(work, tasks)


class _Processes:
    """Worker processes of this machine."""

    def __init__(self, pool: futures.ProcessPoolExecutor) -> None:
        self.pool = pool

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yield the results."""
        return self.pool.map(work, tasks)


class _Ray:
    """Workers of a Ray cluster."""

    def __init__(self, ray: Any, waiting: int) -> None:
        self.ray = ray
        self.waiting = waiting

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yield the results; a few tasks more than there are workers are under way."""
        remote = self.ray.remote(work)
        running: deque[Any] = deque()
        for task in tasks:
            running.append(remote.remote(task))
            if len(running) >= self.waiting:
                yield self.ray.get(running.popleft())
        while running:
            yield self.ray.get(running.popleft())


@contextmanager
def open_engine(name: str = "processes", jobs: int = 1) -> Iterator[Engine]:
    """Open an engine: `processes`, or `ray`, the cluster at RAY_ADDRESS or else this machine; `jobs` workers of this machine."""
    if name == "ray":
        with _ray(jobs) as found:
            yield found
    elif name != "processes":
        raise NotFound.among("engine-unknown", name, ENGINES)
    elif jobs <= 1:
        yield _Here()
    else:
        from multiprocessing import get_context  # here, as every command imports this module and few start processes

        context = get_context("spawn")
        pool = futures.ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupts)
        try:
            yield _Processes(pool)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _ray(jobs: int) -> Iterator[_Ray]:
    try:
        import ray
    except ModuleNotFoundError:
        raise NotFound("engine-missing") from None
    where: dict[str, object] = (
        {"address": "auto"} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
    )
    ray.init(log_to_driver=False, **where)
    try:
        yield _Ray(ray, AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs))))
    finally:
        ray.shutdown()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
