"""Ports to the outside: the clock of the machine and functions that take long."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Protocol, TypeVar

T = TypeVar("T")
_BEGUN = time() - monotonic()


class Time(Protocol):
    """Seconds of the epoch. They do not jump while the program runs, and mean the same after a restart."""

    def __call__(self) -> float:
        """Return the time now."""


def begin_clock() -> None:
    """Take the time of the machine's clock from now on; needed where the memory of another process is used again."""
    global _BEGUN
    _BEGUN = time() - monotonic()


def moment() -> float:
    """Return the time now. Neither a change of the machine's clock nor its sleep moves any hand while the program runs (D29)."""
    return _BEGUN + monotonic()


class Background(Protocol):
    """Runs functions that would hold up the event loop. A server has threads for them; a web worker runs them at once."""

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function returns that takes some milliseconds, such as to set up a match."""

    async def replay(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function returns that plays a match again. It may take seconds."""

    async def in_turn(self, address: str, job: Callable[[], Coroutine[object, object, T]]) -> T:
        """Do a job that replays matches when the turn of this address has come."""


class Direct:
    """Runs everything at once, where there are no threads."""

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """Return what the function returns."""
        return work(*args)

    replay = call

    async def in_turn(self, address: str, job: Callable[[], Coroutine[object, object, T]]) -> T:
        """Do the job."""
        return await job()
