"""How many connections there can be, and how they are shared out."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

SPARE = 200
"""Files kept for everything but connections: the database, workers, uploads."""
KEPT = 1000
"""Connections kept for HTTP: matches never take them, so the page and the API are there however many watch (D61)."""
RETRY = 30
"""Seconds after which a client that found no room may try again."""


def shares(connections: int) -> tuple[int, int]:
    """Return how many of so many connections may be matches, and up to how many of these spectators are let in."""
    sockets = connections - min(KEPT, connections // 5)
    return sockets, sockets * 3 // 4


def room(wanted: int) -> int:
    """How many connections there can be: as many as wanted, or as this machine has files for; it is asked for all it gives."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(hard, wanted + SPARE)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(16, min(wanted, soft - SPARE))
