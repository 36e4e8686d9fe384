"""Errors beyond those of the kernel, and their codes on the wire."""

from __future__ import annotations

from errno import ENOSPC

from naumachia.kernel.errors import (
    AnswerError,
    DiceError,
    FileError,
    Foreign,
    Illegal,
    Malformed,
    NaumachiaError,
    NotFound,
    NoUndo,
    Over,
    Stale,
)


class BadRequest(NaumachiaError):
    """The request cannot be fulfilled."""


class Forbidden(NaumachiaError):
    """The token does not open this."""


class TooLarge(NaumachiaError):
    """More was sent than is read."""


class TooSlow(NaumachiaError):
    """It took too long to arrive."""


class TooFast(NaumachiaError):
    """Sent too often."""


class TooMany(NaumachiaError):
    """There is no room for more of somebody's."""


class StorageError(Exception):
    """Something could not be kept. It is no fault of a player and is not told by name."""


class WrongDatabase(NaumachiaError):
    """The database is not one this program can keep."""


class Behind(Stale):
    """Another server has gone on with the match meanwhile."""


class NotOwned(Behind):
    """This server does not own the match any more: it may not write, and its clients have to connect anew."""


class Unavailable(NaumachiaError):
    """The server cannot do this now, but may be able to in a while."""


class Elsewhere(Unavailable):
    """Another server owns the match."""

    def __init__(self, address: str) -> None:
        super().__init__("match-at-another-server")
        self.address = address
        """Host and port where the other servers reach its owner."""


class Failed(NaumachiaError):
    """Our fault; the log of the server says more than we tell."""


_KINDS: tuple[tuple[type[NaumachiaError], str, int], ...] = (
    (Malformed, "malformed", 400),
    (Illegal, "illegal", 409),
    (Foreign, "foreign", 409),
    (Stale, "stale", 409),
    (Over, "over", 409),
    (NoUndo, "no-undo", 409),
    (AnswerError, "illegal", 409),
    (DiceError, "illegal", 409),
    (FileError, "bad-file", 400),
    (BadRequest, "malformed", 400),
    (NotFound, "not-found", 404),
    (Forbidden, "forbidden", 403),
    (TooLarge, "too-large", 413),
    (TooFast, "too-fast", 429),
    (TooMany, "too-many", 429),
    (TooSlow, "too-slow", 408),
    (Unavailable, "unavailable", 503),
)


def kind(error: NaumachiaError) -> tuple[str, int]:
    """The code of an error on the wire, and its HTTP status."""
    return next(((code, status) for kind, code, status in _KINDS if isinstance(error, kind)), ("failed", 500))


def disk_full(error: BaseException) -> bool:
    """Whether it is the disk that has no room; SQLite says so in words only."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "errno", None) == ENOSPC or "disk is full" in str(cause)
