"""Small records that would cost much: what a file may say is bounded, and refused before anything is worked out."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from naumachia.games import find, games
from naumachia.games.touche_coule.charts import Basin
from naumachia.kernel.errors import BadFile, BadRecord
from naumachia.kernel.files import record as records
from naumachia.kernel.files.size_limits import beyond
from naumachia.match import Match
from naumachia.server.matches import upload_sandbox
from told import message_in, number_in


def squadron(setup: Any) -> Any:
    return next(iter(setup["squadrons"].values()))


def far(setup: Any) -> None:
    next(one for one in setup["squadrons"].values() if one.get("commander"))["commander"]["range"] = 1000


def many(setup: Any) -> None:
    squadron(setup)["lines"][0]["count"] = 100_000


def wide(setup: Any) -> None:
    setup["land"] = [{"cols": [1, 10_000_000], "rows": [1, 2]}]


def blocks(setup: Any) -> None:
    setup["land"] = [{"cols": [1, 60], "rows": [1, 60]}] * 200


def squadrons(setup: Any) -> None:
    setup["squadrons"] = {f"s{place}": squadron(setup) for place in range(1000)}


@pytest.mark.parametrize("spoil", [far, many, wide, blocks, squadrons])
def test_a_battle_without_bounds_is_refused_at_once(client: TestClient, spoil: Callable[[Any], None]) -> None:
    """D2: records of a few kilobytes that took the server away for minutes."""
    game = find("war_galley")
    name = next(iter(game.scenarios()))
    lines = records.dump(Match.seeded(game, game.load_scenario(name), seed=1, name=name).record()).splitlines()
    head = msgspec.json.decode(lines[0])
    spoil(head["setup"])
    refused(client, head)


@pytest.mark.parametrize("row", [[0, 16_000_000], [-16_000_000, 0]])
def test_a_basin_has_an_end(row: list[int]) -> None:
    msgspec.convert({"rows": {"0": [-4, 4]}, "hexes": 9}, Basin)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"rows": {"0": row}, "hexes": 1}, Basin)


def refused(client: TestClient, head: Any) -> None:
    began = time.process_time()
    reply = client.post("/api/records", content=msgspec.json.encode(head))
    assert reply.status_code == 400, reply.text
    assert time.process_time() - began < 2


def longer(setup: Any) -> None:
    setup["title"]["en"] = "x" * 4_000_000


def deeper(setup: Any) -> None:
    setup["note"] = {"en": {"en": {"en": {"en": {"en": {"en": {"en": {"en": {"en": {"en": {"en": {"en": ""}}}}}}}}}}}}


def wider(setup: Any) -> None:
    setup["special"] = [{"en": "", "fr": ""}] * 5000


def higher(setup: Any) -> None:
    setup["minutes"] = 10**15


@pytest.mark.parametrize("spoil", [longer, deeper, wider, higher])
@pytest.mark.parametrize("name", sorted(games()))
def test_what_any_file_may_say_is_bounded(name: str, spoil: Callable[[Any], None]) -> None:
    """D2, D13: in every game, of whatever it has thought itself; the fault says where."""
    game = find(name)
    setup = msgspec.to_builtins(game.load_scenario(game.standard))
    game.check_scenario(setup, "record")
    spoil(setup)
    began = time.process_time()
    with pytest.raises(BadFile) as caught:
        game.check_scenario(setup, "record")
    assert time.process_time() - began < 0.5
    assert message_in(caught.value.faults[0].args, "expected").key.startswith("want-")


@pytest.mark.parametrize(("structure", "kept"), [(999, True), (1000, False), (10_000_000, False)])
def test_numbers_have_sense(client: TestClient, structure: int, kept: bool) -> None:
    """D65: a ship of ten million points of structure was kept, and nobody could finish the match."""
    game = find("touche_coule")
    name = game.standard
    lines = records.dump(Match.seeded(game, game.load_scenario(name), seed=1, name=name).record()).splitlines()
    head = msgspec.json.decode(lines[0])
    next(iter(head["setup"]["ships"].values()))["structure"] = structure
    reply = client.post("/api/records", content=msgspec.json.encode(head))
    assert reply.status_code == (201 if kept else 400), reply.text
    if not kept:
        assert reply.json()["faults"][0]["args"]["expected"] == {"key": "want-between", "args": {"low": -999, "high": 999}}


def test_lengths_may_be_longer_than_amounts() -> None:
    assert beyond({"ships": [{"at": [5000, -5000], "structure": 999}], "width": 10_000_000, "victory": {"1": 999}}) is None
    for bad in ({"ships": [{"structure": -1000}]}, {"width": 10_000_001}, {"victory": {"1": 1000}}, {"victory": [1000.5]}):
        assert beyond(bad) is not None


def test_no_file_of_ours_is_near_the_bounds() -> None:
    for game in games().values():
        for name in game.scenarios():
            data = msgspec.to_builtins(game.load_scenario(name))
            assert beyond([data, data]) is None, name


class TestCells:
    """D2: records are played in processes of their own, which may be killed."""

    def cells(self, monkeypatch: pytest.MonkeyPatch, read: Callable[[str], Any], **limits: int) -> upload_sandbox.UploadSandbox:
        monkeypatch.setattr(upload_sandbox, "glance", lambda _: None)
        monkeypatch.setattr(upload_sandbox, "read", read)
        cells = upload_sandbox.UploadSandbox(**limits)
        cells._context = multiprocessing.get_context("fork")  # the child is to have the other `read` too
        return cells

    @pytest.mark.parametrize("kind", ["time", "memory", "death"])
    def test_what_takes_too_much_is_refused(self, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
        def spin(_: str) -> Any:
            if kind == "death":
                os.kill(os.getpid(), signal.SIGKILL)
            heap = []
            while True:
                heap.append(bytes(10_000_000) if kind == "memory" else b"")
                if kind == "time":
                    heap.clear()

        cells = self.cells(monkeypatch, spin, seconds=1, room=3 << 30)

        async def upload() -> None:
            with pytest.raises(BadRecord, match="record-too-dear"):
                await cells.read("a", "{}")

        asyncio.run(upload())

    async def test_a_process_waits_for_the_next_record(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """D64: the first upload after a start took six seconds, for its process was started only then."""

        def who(_: str) -> Any:
            raise BadRecord("record-damaged", line=os.getpid())

        async def play(address: str = "a") -> int:
            with pytest.raises(BadRecord) as caught:
                await cells.read(address, "{}")
            return number_in(caught.value.message.args, "line")

        async def waiting() -> Any:
            async with asyncio.timeout(30):
                while cells._spare is None:
                    await asyncio.sleep(0.01)
            return cells._spare[0]

        cells = self.cells(monkeypatch, who)
        await play()
        assert cells._spare is None, "only where records are to be expected"
        cells.prepare()
        cells.prepare()
        first = await waiting()
        pid = first.pid
        assert await play() == pid
        second = await waiting()
        dead = second.pid
        assert dead != pid
        second.kill()
        second.join()
        assert await play() not in (pid, dead), "it had died while it waited"
        last = await waiting()
        pid = last.pid
        await cells.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        cells.prepare()
        assert cells._spare is None

    def test_one_at_a_time_for_an_address(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def slow(_: str) -> Any:
            time.sleep(0.3)
            raise BadRecord("record-damaged", line=1)

        cells = self.cells(monkeypatch, slow)

        async def upload() -> list[Any]:
            wanted = [cells.read(address, "{}") for address in ("a", "a", "b")]
            return await asyncio.gather(*wanted, return_exceptions=True)

        found = [error.message.key for error in asyncio.run(upload())]
        assert found == ["record-damaged", "upload-busy", "record-damaged"]
