"""Warnings that clients could make the server write without end, said once in a while."""

from __future__ import annotations

import asyncio
import errno
import logging
from time import monotonic

logger = logging.getLogger(__name__)


class Short:
    """Exception handler of the event loop that logs a lack of files once in a while, not for every refused connection."""

    def __init__(self, often: float = 60.0) -> None:
        self.often = often
        self._said = float("-inf")

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """A handler for `set_exception_handler`."""
        trouble = context.get("exception")
        if not isinstance(trouble, OSError) or trouble.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif monotonic() > self._said + self.often:
            self._said = monotonic()
            logger.warning("no files are left for connections (%s): see LimitNOFILE in docs/hosting.md", trouble.strerror)


class Seldom(logging.Filter):
    """Log filter that passes uvicorn's warnings (no HTTP, unknown upgrade) once in a while, so no client can fill the disk."""

    def __init__(self, often: float = 60.0) -> None:
        super().__init__()
        self.often = often
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is to be said."""
        what = str(record.msg)
        if record.levelno > logging.WARNING or record.exc_info:
            return True
        if monotonic() < self._said.get(what, float("-inf")) + self.often:
            return False
        self._said[what] = monotonic()
        return True
