"""Child processes end with the server that started them, also when it is killed (D66)."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread

if sys.platform == "linux":
    import fcntl


def end_with_server(pipe: Connection) -> None:
    """End this process as soon as the server is gone: then nobody holds the writing end of the pipe any more.

    A thread looks at the pipe. On a busy machine it may wait seconds, and longer for a computation that does not let go of the
    interpreter. So on Linux the kernel is asked for a signal as well, which ends a process that does not handle it.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # no /proc: then only the thread
            # opened anew, for the signal has one receiver for every opening, and all workers share the pipe
            own = os.open(f"/proc/self/fd/{pipe.fileno()}", os.O_RDONLY | os.O_NONBLOCK)
            signal.signal(signal.SIGIO, signal.SIG_DFL)
            fcntl.fcntl(own, fcntl.F_SETOWN, os.getpid())
            fcntl.fcntl(own, fcntl.F_SETFL, os.O_NONBLOCK | os.O_ASYNC)
    Thread(target=_follow, args=(pipe,), daemon=True).start()


def _follow(pipe: Connection) -> None:
    with suppress(OSError):
        pipe.poll(None)  # until the other end is closed, also before this began
    os._exit(0)
