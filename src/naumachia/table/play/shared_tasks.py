"""Shared tasks for the questions at a table: computed once for all who ask, cancelled when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class _Asked:
    """Work under way or done, and how many wait for it."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.task = task
        self.waiting = 0


class SharedTasks:
    """Answers hold for one position: `forget` them when it changes."""

    def __init__(self) -> None:
        self._asked: dict[Hashable, _Asked] = {}

    def __len__(self) -> int:
        return len(self._asked)

    async def ask(self, what: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T | None:
        """The answer; None when the position has changed meanwhile: it is of no use."""
        one = self._asked.get(what)
        if one is None:
            one = self._asked[what] = _Asked(asyncio.create_task(work()))
        one.waiting += 1
        try:
            found: T = await asyncio.shield(one.task)
        except asyncio.CancelledError:
            if one.task.cancelled():
                return None
            raise
        except Exception:
            self._drop(what, one)
            raise
        else:
            return found
        finally:
            one.waiting -= 1
            if not one.waiting and not one.task.done():
                one.task.cancel()
                self._drop(what, one)

    def _drop(self, what: Hashable, one: _Asked) -> None:
        if self._asked.get(what) is one:
            del self._asked[what]

    def forget(self) -> None:
        """Cancel all tasks, because their results are no longer needed."""
        for one in self._asked.values():
            one.task.cancel()
        self._asked.clear()

    async def close(self) -> None:
        """Forget everything, and wait until it has stopped."""
        tasks = [one.task for one in self._asked.values()]
        self.forget()
        await asyncio.gather(*tasks, return_exceptions=True)
