"""Starting the server, and measuring it."""

from __future__ import annotations

import gc
import socket
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, defstruct

from naumachia.cli import main
from naumachia.kernel.errors import NaumachiaError
from naumachia.server.start import run
from naumachia.server.start.run import COLLECT, bind, is_loopback, learn, serve, settle
from naumachia.server.tools import load
from naumachia.text import LANGUAGES, speech
from server.tools import free_port


def test_other_addresses_need_a_flag() -> None:
    for host in ("0.0.0.0", "192.0.2.1", "::", "example.org"):
        with pytest.raises(NaumachiaError, match="listen-needs-flag"):
            serve(host=host, port=0)
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "localhost")))


def test_the_next_free_port() -> None:
    port = free_port()
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with closing(bind("127.0.0.1", port, 20)) as door:
            assert port < door.getsockname()[1] < port + 20
        with pytest.raises(NaumachiaError, match="port-taken"):
            bind("127.0.0.1", port)
    with pytest.raises(NaumachiaError, match="listen-failed") as caught:
        bind("192.0.2.1", 0)
    for lang in LANGUAGES:
        assert speech(lang).problems(caught.value.message.key, caught.value.message.args) == []


@pytest.mark.parametrize("said", [[], ["--port"], ["--public", "https://naumachia.example"]])
def test_a_port_that_is_named_or_behind_a_proxy_is_refused_when_it_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, said: list[str]
) -> None:
    """It was served on the next one, where no proxy looks."""
    port = free_port()
    monkeypatch.setattr(run, "PORT", port)
    monkeypatch.setattr(run, "_run", nothing)
    named = ["--port", str(port)] if said == ["--port"] else said
    words = ["serve", "--no-open", "--database", f"sqlite:///{tmp_path / 'm.db'}", *named]
    monkeypatch.setattr("sys.argv", ["naumachia", *words])
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(SystemExit) as left:
            main()
    told = capsys.readouterr()
    if said:
        assert left.value.code == 2
        assert told.err.startswith(f"naumachia: Port {port} is taken")
    else:
        assert not left.value.code
        assert f"Port {port} is taken; using" in told.out


async def nothing(_: object, doors: list[socket.socket], *__: object) -> None:
    """In place of serving."""
    doors[0].close()


def test_nobody_else_takes_the_port_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With SO_REUSEADDR Windows lets a second program listen at the same port."""
    asked: list[int] = []

    class Door(socket.socket):
        def setsockopt(self, level: int, option: int, *_: Any) -> None:
            asked.append(option)

    monkeypatch.setattr(socket, "socket", Door)
    bind("127.0.0.1", 0).close()
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    bind("127.0.0.1", 0).close()
    assert asked == [socket.SO_REUSEADDR, -5]


@pytest.mark.parametrize("game", ["touche_coule", "trireme_ship"])
def test_what_a_click_costs_is_measured_over_real_sockets(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARM", 0.2)
    found = load.run(game, matches=3, rate=30, seconds=1)
    assert found.answers_per_second > 5
    assert 0 < found.p50_ms <= found.p99_ms
    assert found.processor_ms > 0


def test_nobody_waits_for_more_to_send() -> None:
    """D8: asyncio sets TCP_NODELAY only on sockets that say they are TCP."""
    with closing(bind("127.0.0.1", 0)) as door:
        assert door.proto == socket.IPPROTO_TCP


def test_the_collector_is_tamed() -> None:
    """D8: a full collection with a thousand matches stopped everybody for most of a second."""
    before = gc.get_threshold()
    try:
        settle()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == COLLECT
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_threads_that_read_the_same_thing_for_the_first_time() -> None:
    """Without `learn` this ends the process: msgspec shows other threads what it has not finished."""

    def make(number: int) -> Any:
        inner = defstruct(f"Inner{number}", [(f"f{place}", Annotated[int, Meta(ge=0)], 0) for place in range(30)])
        return defstruct(f"Outer{number}", [(f"i{place}", inner | None, None) for place in range(30)])

    kinds, together = [make(number) for number in range(40)], threading.Barrier(4)
    text = msgspec.json.encode({f"i{place}": {f"f{field}": 1 for field in range(30)} for place in range(30)})
    learn()
    read: list[Any] = []

    def work() -> None:
        for kind in kinds:
            together.wait()
            read.append(msgspec.json.decode(text, type=kind))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert len(read) == 4 * len(kinds)
