"""Tasks in the second web worker."""

from __future__ import annotations

from typing import Any

from naumachia.games import games
from naumachia.table.work.tasks import perform as run


def perform(task: Any) -> bytes:
    """Run an encoded task, given as a typed array of the browser or as bytes."""
    return run(task if isinstance(task, bytes) else task.to_bytes())


games()  # imported before the first task
