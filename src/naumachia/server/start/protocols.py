"""Choice of the network protocols: ours where the libraries are as tested, else the libraries' own.

`DeadlineProtocol` and `WebSocketProtocol` build on private parts of uvicorn and websockets. `pyproject.toml` pins the versions
they were tested with, and this module looks at the installed ones before a server starts. With other versions the server runs
on the libraries' own protocols: it plays the same, answers cost more time, and the deadlines and limits of connections
(`docs/security.md`) are those of the libraries.
"""

from __future__ import annotations

import asyncio
import inspect
import re
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from uvicorn.config import HTTPProtocolType, WSProtocolType

from naumachia.server.cluster.cluster import Cluster

TESTED = {"uvicorn": "0.54", "websockets": "17.4"}
"""The versions that ours were tested with, without their last number; `pyproject.toml` pins the same."""
PARTS = {
    "uvicorn.protocols.http.h11_impl:H11Protocol": (
        *("client", "conn", "cycle", "limit_concurrency", "loop", "transport"),
        *("handle_websocket_upgrade", "pause_writing", "resume_writing", "send_400_response"),
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        *("close_sent", "close_timeout", "conn", "curr_msg_data_type", "frames", "handshake_complete"),
        *("handshake_initiated", "queue", "read_paused", "scope", "transport"),
        *("handle_connect", "handle_cont", "handle_parser_exception", "handle_ping", "handle_pong"),
        *("pause_writing", "resume_writing", "send_receive_event_to_app"),
    ),
    "websockets.protocol:Protocol": ("fail", "max_message_size", "parser"),
    "websockets.extensions.permessage_deflate:PerMessageDeflate": ("encode",),
}
"""Private parts that ours use, by class."""


class Protocols(NamedTuple):
    """The two protocols for uvicorn, and the reasons where they are not ours."""

    http: type[asyncio.Protocol] | HTTPProtocolType
    websocket: type[asyncio.Protocol] | WSProtocolType
    reasons: tuple[str, ...] = ()


def choose(cluster: Cluster | None = None) -> Protocols:
    """Return our protocols, or those of the libraries with the reasons.

    A cluster has ours only (`server/cluster/websocket_routing.py`).
    """
    if found := (*other_versions(), *missing_parts()):
        return Protocols("h11", "websockets-sansio", found)
    from naumachia.server.guard.deadlines import DeadlineProtocol
    from naumachia.server.websocket.websocket_protocol import WebSocketProtocol

    if cluster is not None:
        from naumachia.server.cluster.websocket_routing import routed

        return Protocols(routed(cluster), WebSocketProtocol)
    return Protocols(DeadlineProtocol, WebSocketProtocol)


def other_versions() -> tuple[str, ...]:
    """Return the libraries that are not of the tested version, with the one that is installed."""
    found = []
    for name, tested in TESTED.items():
        try:
            installed = version(name)
        except PackageNotFoundError:
            installed = "?"
        if installed != tested and not installed.startswith(f"{tested}."):
            found.append(f"{name} {installed}")
    return tuple(found)


def missing_parts() -> tuple[str, ...]:
    """Return the parts that ours use and the installed libraries do not have."""
    found = []
    for place, names in PARTS.items():
        module, _, name = place.partition(":")
        try:
            kind = getattr(import_module(module), name)
            source = inspect.getsource(kind)
        except (ImportError, AttributeError, OSError):
            found.append(place)
            continue
        found += [f"{name}.{part}" for part in names if not hasattr(kind, part) and not re.search(rf"\bself\.{part}\b", source)]
    return tuple(found)
