"""Protocols of the server: ours where the libraries are as tested, else the libraries' own, and a match by both."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest
import uvicorn

from naumachia.server.guard.deadlines import DeadlineProtocol
from naumachia.server.guard.proxies import Proxied
from naumachia.server.start import protocols
from naumachia.server.start.app import make_app
from naumachia.server.start.protocols import Protocols, choose, missing_parts, other_versions
from naumachia.server.start.run import _config
from naumachia.server.tools.load import FREE, Load
from naumachia.server.websocket.websocket_protocol import WebSocketProtocol
from server.tools import running, sqlite

ROOT = Path(__file__).parents[3]
TURNS = 12


def test_the_installed_libraries_are_those_that_were_tested() -> None:
    assert other_versions() == missing_parts() == ()
    assert choose() == Protocols(DeadlineProtocol, WebSocketProtocol)


def test_the_package_pins_the_tested_versions() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    for name, tested in protocols.TESTED.items():
        first, last = tested.rsplit(".", 1)
        assert f"{name}>={tested},<{first}.{int(last) + 1}" in wanted


def test_another_version_gets_the_protocols_of_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "TESTED", {"uvicorn": "0.5", "absent-library": "1.0"})
    found = choose()
    assert found[:2] == ("h11", "websockets-sansio")
    assert [reason.split()[0] for reason in found.reasons] == ["uvicorn", "absent-library"]


def test_a_part_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "uvicorn.protocols.http.h11_impl:H11Protocol"
    monkeypatch.setattr(protocols, "PARTS", {place: ("cycle", "spokes"), "uvicorn.gone:Protocol": ("x",)})
    assert missing_parts() == ("H11Protocol.spokes", "uvicorn.gone:Protocol")
    assert choose() == Protocols("h11", "websockets-sansio", missing_parts())


@pytest.mark.parametrize("own", [True, False], ids=["ours", "libraries"])
async def test_a_match_is_played_by_either(own: bool, tmp_path: Path) -> None:
    chosen = choose() if own else Protocols("h11", "websockets-sansio", ("tried",))
    server = uvicorn.Server(_config(Proxied(make_app(sqlite(tmp_path), limits=FREE), ()), FREE, 50, chosen))
    async with running(server) as port:
        load = Load(f"http://127.0.0.1:{port}/", "touche_coule", "s1-two-liburnians", Random(1))
        table = await load._sit()
        waits = [await load._turn(table) for _ in range(TURNS)]
        assert all(wait is not None and wait < 30 for wait in waits)
        for page in table:
            await page.wire.close()
