"""docs/protocol.md says all there is to say on the wire, and the client of the examples lives by it."""

from __future__ import annotations

import importlib.util
import threading
import time
from pathlib import Path
from typing import Any, get_args

import uvicorn

from naumachia.server.http.operations import OPERATIONS
from naumachia.server.start.app import make_app
from naumachia.table.http.correspondence import CORRESPONDENCE
from naumachia.table.wire import incoming, outgoing

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_message_is_explained() -> None:
    told = tags(incoming.ClientMessage) | tags(outgoing.ServerMessage)
    assert len(told) > 15
    assert not [tag for tag in told if f"`{tag}`" not in PAGE]


def test_every_address_is_explained() -> None:
    assert not [operation.path for operation in (*OPERATIONS, *CORRESPONDENCE) if f"`/api{operation.path}`" not in PAGE]


def test_the_client_of_the_examples_plays_a_match(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("client", ROOT / "examples" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    app = make_app(database=f"sqlite:///{tmp_path / 'matches.db'}")
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        assert client.main(f"http://127.0.0.1:{port}") in ("red", "blue", None)
    finally:
        server.should_exit = True
        thread.join(20)
