"""One server a file: two that keep the same SQLite file would each play on from what the other does not know."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from naumachia.server.errors import WrongDatabase

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR = 1 << 20
"""The byte that is locked where whole files cannot be; what stands in the file can still be read."""


@contextmanager
def alone(database: str) -> Iterator[Callable[[str], None]]:
    """Keep a file to oneself; the function given leaves one's address for whoever comes later. The system lets go for the dead.

    `WrongDatabase` says where the other server is. Other databases see to it themselves, by what they keep (`Change.before`).
    """
    asked = make_url(database)
    name = asked.database or ""
    if asked.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        yield lambda _: None
        return
    try:
        lock = os.open(Path(f"{name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise WrongDatabase("database-unusable", database=name, problem=error.strerror or str(error)) from error
    try:
        if not _take(lock):
            raise WrongDatabase("database-open", database=name, url=os.read(lock, 200).decode(errors="replace"))
        os.ftruncate(lock, 0)
        yield lambda url: _leave_word(lock, url)
    finally:
        os.close(lock)


def _take(lock: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(lock, _FAR, os.SEEK_SET)
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
            os.lseek(lock, 0, os.SEEK_SET)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if sys.platform == "win32":
            os.lseek(lock, 0, os.SEEK_SET)
        return False
    return True


def _leave_word(lock: int, url: str) -> None:
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, url.encode())
