"""Log for the host: one line for each event, as text or as JSON, without secrets and without addresses."""

from __future__ import annotations

import json
import logging
import sys
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Literal, NamedTuple, TextIO

Format = Literal["plain", "json", "none"]
logger = logging.getLogger("naumachia.host")
Value = str | int | float | bool | None
OFTEN = 60.0
"""Seconds in which a refusal for the same reason is told once for each address; those between are counted."""
MANY = 1000
"""Reasons and addresses that are remembered at a time."""
KEPT = 100
"""Lines that are kept in memory for the host's page."""


class Line(NamedTuple):
    """Line of the log."""

    at: str
    event: str
    about: dict[str, Value]


class Journal:
    """The events of a server. `hashed` turns an address into the keyed hash that is told in its place."""

    def __init__(self, hashed: Callable[[str], str] = lambda _: "") -> None:
        self.hashed = hashed
        self.last: deque[Line] = deque(maxlen=KEPT)
        """The last lines, the oldest first."""
        self._refused: dict[tuple[str, str], tuple[float, int]] = {}

    def note(self, event: str, *, address: str | None = None, **about: Value) -> None:
        """Write one line. `address` is told as its hash."""
        if address is not None:
            about["from"] = self.hashed(address)
        told: dict[str, Value] = {name: value for name, value in about.items() if value not in (None, "")}
        self.last.append(Line(_iso(datetime.now(UTC)), event, told))
        logger.info(event, extra={"about": told})

    def refused(self, reason: str, address: str, **about: Value) -> None:
        """Note a refusal, but no more than one line a minute for a reason and an address: no client can fill the disk."""
        now, sort = monotonic(), (reason, address)
        began, more = self._refused.get(sort, (float("-inf"), 0))
        if now < began + OFTEN:
            self._refused[sort] = began, more + 1
            return
        if len(self._refused) >= MANY:
            self._refused = {sort: known for sort, known in self._refused.items() if now < known[0] + OFTEN}
            if len(self._refused) >= MANY:
                return
        self._refused[sort] = now, 0
        self.note("refused", reason=reason, address=address, **about, more=more or None)


class PlainLines(logging.Formatter):
    """Lines for people: time, event, and `name=value` for the rest."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        about: dict[str, Value] | None = getattr(record, "about", None)
        if about is None:
            return super().format(record)
        told = (f"{name}={plain(value)}" for name, value in about.items())
        return " ".join((_time(record), record.getMessage(), *told))


class JsonLines(logging.Formatter):
    """Lines for programs: one object each, for events and for all other messages of the program."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        about: dict[str, Value] | None = getattr(record, "about", None)
        told: dict[str, Value] = {"at": _time(record)}
        if about is None:
            told |= {"event": "log", "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
            if record.exc_info:
                told["traceback"] = self.formatException(record.exc_info)
        else:
            told |= {"event": record.getMessage(), **about}
        return json.dumps(told, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return _iso(datetime.fromtimestamp(record.created, UTC))


def _iso(time: datetime) -> str:
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")


def plain(value: Value) -> str:
    """A value that stands in one word, or in quotation marks; nothing in it can begin a line."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if text.isascii() and text.isprintable() and not set(text) & set(' "=') else json.dumps(text, ensure_ascii=False)


def set_up(format: Format, stream: TextIO | None = None) -> None:
    """Write the program's warnings, and unless the format is `none` the events, to the standard error stream."""
    if format == "none":
        logging.basicConfig(level=logging.WARNING)
        return
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else PlainLines(logging.BASIC_FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logger.setLevel(logging.INFO)
