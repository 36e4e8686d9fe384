"""For a server under test: a file that says when its event loop stood still, over what, and what a change waited for."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

STILL = 0.3
"""Seconds without a beat after which the loop is looked at."""
SLOW = 1.0
"""Seconds after which a change is told of."""


def watch(file: str) -> None:
    """Write to this file, in this process, from when a server is run."""
    from naumachia.server.start import run
    from naumachia.server.storage.store import Store
    from naumachia.table.play.dice_words import DiceWords
    from naumachia.table.play.table import Table

    def say(text: str) -> None:
        with Path(file).open("a") as out:
            out.write(f"{time.monotonic():.2f} {text}\n")

    begin = run._run

    async def begun(*args: Any) -> None:
        threading.Thread(target=_look, args=(asyncio.get_running_loop(), threading.get_ident(), say), daemon=True).start()
        await begin(*args)

    setattr(run, "_run", begun)  # noqa: B010
    for owner, name in (
        (Table, "answer"),
        (Table, "undo"),
        (Table, "ready"),
        (Table, "change"),
        (Store, "save"),
        (DiceWords, "throw"),
    ):
        if hasattr(owner, name):
            setattr(owner, name, _timed(getattr(owner, name), f"{owner.__name__}.{name}", say))


def _timed(
    work: Callable[..., Coroutine[Any, Any, Any]], name: str, say: Callable[[str], None]
) -> Callable[..., Coroutine[Any, Any, Any]]:
    async def timed(*args: Any, **rest: Any) -> Any:
        began = time.monotonic()
        try:
            return await work(*args, **rest)
        finally:
            if (took := time.monotonic() - began) > SLOW:
                say(f"{name} took {took:.2f} s, begun {began:.2f}")

    return timed


def _look(loop: asyncio.AbstractEventLoop, main: int, say: Callable[[str], None]) -> None:
    beat = threading.Event()
    while not loop.is_closed():
        beat.clear()
        began, used = time.monotonic(), time.process_time()
        try:
            loop.call_soon_threadsafe(beat.set)
        except RuntimeError:
            return
        if not beat.wait(STILL):
            frame = sys._current_frames().get(main)
            where = [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in traceback.extract_stack(frame)[-5:]]
            beat.wait(60)
            busy = time.process_time() - used
            still = f"the loop stood still for {time.monotonic() - began:.2f} s ({busy:.2f} s of processor)"
            say(f"{still}: {' < '.join(reversed(where))}")
        time.sleep(0.05)
