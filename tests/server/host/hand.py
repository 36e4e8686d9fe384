"""Writing into the database of a running server, as the command line does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from naumachia.server.host.orders import Origin
from naumachia.server.storage.store import Store
from server.tools import key

BY: Origin = "command"


@contextmanager
def command(database: str) -> Iterator[Callable[..., Any]]:
    """Write as `naumachia host` does: from another connection, while the server runs."""
    store = Store(database)

    def run(work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        with store.engine.execution_options(changes=True).begin() as connection:
            return work(connection, *args, **more)

    yield run
    store.engine.dispose()


def heed(client: TestClient) -> None:
    """Let the server look at once, and not within a second."""
    app: Any = client.app
    portal: Any = client.portal
    portal.call(app.state.matches.host.look)


def shut(session: Any) -> tuple[str, int]:
    """The word somebody is shut out with, and the closing code."""
    found: dict[str, Any] = {}
    while found.get("t") != "problem":
        found = session.receive_json()
    with pytest.raises(WebSocketDisconnect) as caught:
        drain(session)
    return found["message"]["key"], caught.value.code


def drain(session: Any) -> None:
    """Read until the end."""
    while True:
        session.receive_json()


def keyed(token: str, person: str) -> list[str]:
    """Subprotocols of a page with the token of a seat and the key of a person."""
    return [*key(token), f"key.{person}"]
