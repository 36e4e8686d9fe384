"""Changes on their way to the disk. Those that come within a moment go there together: a transaction costs as much as a change.

Whoever plays alone never waits for company. Where several matches go on at once, half a frame of a screen is nothing to a
player and a third of the processor's time to the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from naumachia.kernel import Message
from naumachia.kernel.record import Entry
from naumachia.kernel.words import Outcome
from naumachia.server.hand import Hand, tell

PAUSE = 0.008
"""Seconds from one transaction to the next while more than one match goes on."""


class Status(Struct, frozen=True):
    """How a match stands, for lists: nothing has to be played again to know it."""

    number: int
    turn: int
    waiting: tuple[str, ...]
    over: bool
    place: tuple[Message, ...] = ()
    """The place in the sequence of play, as everybody may know it."""
    outcome: Outcome | None = None


class Change(Struct, frozen=True):
    """What becomes of the answers after the first `keep`."""

    match: str
    keep: int
    entries: tuple[Entry, ...]
    """The new ones."""
    status: Status
    shape: str = ""
    """The shape of the states the new ones led to."""
    cut: bool = False
    """There were others, which have been taken back."""
    before: int | None = None
    """The number the match had; where it has another by now, nothing is changed (`Behind`)."""


Waiting = list[tuple[Change, asyncio.Future[None]]]


class Commits:
    """One transaction at a time, each with everything that has come since the one before it."""

    def __init__(self, hand: Hand, write: Callable[[list[Change]], None]) -> None:
        self._hand = hand
        self._write = write
        self._waiting: Waiting = []
        self._called = False
        """Somebody is at it, or will be in a moment."""
        self._next = 0.0
        """When the next one may begin, if there is more than one match."""
        self._last = ""
        """The match whose change came last."""
        self._met = float("-inf")
        """When last a change of one match came after that of another."""

    async def save(self, change: Change) -> None:
        """Keep a change; it is on the disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, done))
        if change.match != self._last:
            self._met = loop.time() if self._last else self._met
            self._last = change.match
        if not self._called:
            self._call(loop)
        await done

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have all that waits written, now or when its time has come."""
        self._called = True
        now = loop.time()
        if self._next > now and self._met + PAUSE > now:
            loop.call_at(self._next, self._begin, loop)
        else:
            self._begin(loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._waiting = self._waiting, []
        self._next = loop.time() + PAUSE
        self._hand.do(partial(self._work, batch))

    def _work(self, batch: Waiting) -> None:
        """In the hand's thread."""
        errors = self._keep([change for change, _ in batch])
        tell(batch[0][1], self._end, batch, errors)

    def _keep(self, changes: list[Change]) -> list[Exception | None]:
        """What went wrong with each: a single bad one must not take the others with it."""
        try:
            self._write(changes)
        except Exception as error:
            return [error] if len(changes) == 1 else [self._keep([one])[0] for one in changes]
        return [None] * len(changes)

    def _end(self, batch: Waiting, errors: list[Exception | None]) -> None:
        self._called = False
        for (_, done), error in zip(batch, errors, strict=True):
            if done.done():  # whoever asked has gone
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if self._waiting:
            self._call(asyncio.get_running_loop())
