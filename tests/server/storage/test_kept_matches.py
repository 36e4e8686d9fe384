"""The database of an earlier server: its matches open, go on, are taken back and proved, and its programs play on."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from starlette.testclient import TestClient

import naumachia.games
from match.kept import FOLDER, grown
from naumachia.games import find, games
from naumachia.kernel.files.record import dump, parse
from naumachia.match import follow, verify
from naumachia.server.storage.store import Store
from server.tools import Page, record_of, serving, sitting, sqlite

KNOWN: dict[str, dict[str, Any]] = json.loads(gzip.decompress((FOLDER / "matches.json.gz").read_bytes()))
RUNNING = [name for name in KNOWN if name.endswith("-middle")]


def stands(name: str) -> bool:
    """Whether today's rules lead this match to where it stood; only one of older rules may do otherwise."""
    record = parse(KNOWN[name]["record"])
    stopped = follow(record).stopped
    if stopped is not None:
        assert stopped.key == "record-older-rules"
        assert record.header.rules < find(record.header.game).version
    return stopped is None


@pytest.fixture
def database(tmp_path: Path) -> str:
    (tmp_path / "matches.db").write_bytes(gzip.decompress((FOLDER / "matches.db.gz").read_bytes()))
    return sqlite(tmp_path)


@contextmanager
def seated(client: TestClient, name: str) -> Iterator[dict[str, Page]]:
    with ExitStack() as stack:
        yield {seat: stack.enter_context(sitting(client, KNOWN[name], seat)) for seat in KNOWN[name]["tokens"]}


def hear(pages: dict[str, Page], number: int) -> None:
    """Everybody reads until what they know is that new."""
    for page in pages.values():
        while page.view["number"] < number:
            page.expect("update")


def give(page: Page, rng: Random) -> None:
    ask = page.view["ask"]
    if ask["kind"] == "orders":
        page.answer("; ".join(f"{line['id']}:{rng.choice(line['answers'])}" for line in ask["sheet"]))
    else:
        page.answer(rng.choice(page.answers))


def record(client: TestClient, name: str) -> Any:
    match = KNOWN[name]
    reply = record_of(client, match["id"], *match["tokens"].values())
    assert reply.status_code == 200, reply.text
    return parse(reply.text)


def answers(found: Any) -> list[Any]:
    return [(entry.seat, entry.answer, entry.lines) for entry in found.entries]


def test_most_of_them_stand() -> None:
    assert sum(map(stands, KNOWN)) > 0.7 * len(KNOWN)
    assert any(stands(name) for name in RUNNING if "against-program" in name)
    assert stands("wg-sealed-middle")


def test_what_was_finished_is_told_and_proved(database: str) -> None:
    proved = 0
    with serving(database) as client:
        for name in KNOWN.keys() - set(RUNNING):
            if not stands(name):
                continue
            found = record(client, name)
            assert answers(found) == answers(parse(KNOWN[name]["record"]))
            proof = verify(found)
            assert proof["finished"]
            assert proof["proved"] == proof["dice"]
            assert proof["positions"] == proof["answers"]
            proved += proof["proved"]
            with sitting(client, KNOWN[name]) as watching:
                assert watching.view["outcome"]
    assert proved


@pytest.mark.parametrize("name", [name for name in RUNNING if "against-program" not in name and "sealed" not in name])
def test_what_was_in_the_middle_goes_on(database: str, name: str) -> None:
    if not stands(name):
        return
    before, rng, undone = parse(KNOWN[name]["record"]), Random(name), 0
    for sitting_down in range(2):  # the second time with what both programs wrote
        with serving(database) as client:
            with seated(client, name) as pages:
                one = next(iter(pages.values()))
                if not sitting_down:
                    assert one.view["number"] == KNOWN[name]["number"]
                    assert one.view["turn"] == len(before.entries)
                for count in range(60):
                    if count >= 12 and any(page.view["undo"] for page in pages.values()):
                        break
                    mover = next((page for page in pages.values() if page.mine), None)
                    if mover is None:
                        break
                    give(mover, rng)
                    hear(pages, one.view["number"] + 1)
                taker = next((page for page in pages.values() if page.view["undo"]), None)
                if taker is not None:
                    turn = taker.view["turn"]
                    taker.send(t="undo", number=taker.view["number"])
                    hear(pages, taker.view["number"] + 1)
                    assert taker.view["turn"] < turn
                    undone += 1
            found = record(client, name)
            assert answers(found)[: len(before.entries)] == answers(before)
            assert verify(found)["positions"] == len(found.entries)
    assert undone
    assert len(found.entries) > len(before.entries)


@pytest.mark.parametrize("name", [name for name in RUNNING if "against-program" in name])
def test_programs_play_on(database: str, name: str) -> None:
    if not stands(name):
        return
    rng, given = Random(name), 0
    with serving(database) as client, seated(client, name) as pages:
        (page,) = pages.values()
        mine, start = page.view["seat"], page.view["turn"]
        while given < 6 and page.view["outcome"] is None:
            if page.mine:
                give(page, rng)
                given += 1
            page.expect("update")
        found = record(client, name)
    others = {entry.seat for entry in found.entries[start:]} - {mine, ""}
    assert others
    assert verify(found)["answers"] == len(found.entries)


def test_a_sheet_sealed_then_is_opened_now(database: str) -> None:
    name = "wg-sealed-middle"
    match, rng = KNOWN[name], Random(7)
    with serving(database) as client, seated(client, name) as pages:
        handed, waits = pages[match["handed"]], pages[match["waits"]]
        assert waits.mine
        assert waits.view["ask"]["kind"] == "orders"
        assert handed.view["undo"] == 1
        give(waits, rng)
        for page in pages.values():
            page.expect("update")
        entries = record(client, name).entries
    sheets = [entry for entry in entries if entry.lines]
    assert {entry.seat for entry in sheets[:2]} == {match["handed"], match["waits"]}
    mine = next(entry for entry in sheets if entry.seat == match["handed"])
    assert mine.lines == parse(match["record"]).entries[0].lines


def test_a_later_program_with_other_states(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same database under this program and under one whose states have a field more."""
    names = [name for name in RUNNING if "against-program" not in name and stands(name)]
    first = {}
    with serving(database) as client:
        for name in names:
            with seated(client, name) as pages:
                mover = next(page for page in pages.values() if page.mine)
                give(mover, Random(1))
                mover.expect("update")
            first[name] = record(client, name)
    known = {name: grown(game) for name, game in games().items()}
    monkeypatch.setattr(naumachia.games, "games", lambda: known)
    with serving(database) as client:
        for name in names:
            with seated(client, name) as pages:
                for waiting in [page for page in pages.values() if page.mine][:1]:
                    give(waiting, Random(2))
                    waiting.expect("update")
            found = record(client, name)
            assert found.header.shape != first[name].header.shape
            assert answers(found)[: len(first[name].entries)] == answers(first[name])
            assert verify(found)["positions"] == len(found.entries)


async def test_rows_of_two_shapes_are_told_as_the_last(database: str) -> None:
    store = Store(database)
    await store.open()
    match = KNOWN["tc-middle"]["id"]
    stored, found = await store.load(match)
    assert not stored.header.shape
    assert all(entry.after for entry in found.entries)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE answers SET shape = 'new' WHERE match = :m AND seq > 9"), {"m": match})
    _, found = await store.load(match)
    assert found.header.shape == "new"
    assert [bool(entry.after) for entry in found.entries] == [False] * 10 + [True] * (len(found.entries) - 10)
    await store.close()


class TestOlderRules:
    """A match that these rules allow no further."""

    NAME = "wg-middle"

    @pytest.fixture
    def database(self, tmp_path: Path) -> str:
        (tmp_path / "matches.db").write_bytes(gzip.decompress((FOLDER / "matches.db.gz").read_bytes()))
        url, match = sqlite(tmp_path), KNOWN[self.NAME]["id"]
        store = Store(url)
        with store.engine.begin() as connection:
            connection.execute(
                text("UPDATE answers SET answer = :a WHERE match = :m AND seq = 80"),
                {"m": match, "a": '{"answer":"fly","seat":"R"}'},
            )
            connection.exec_driver_sql("UPDATE matches SET header = replace(header, '\"rules\":2', '\"rules\":1')")
        store.engine.dispose()
        return url

    def test_it_is_watched_and_not_played(self, database: str) -> None:
        with serving(database) as client, seated(client, self.NAME) as pages:
            page = next(iter(pages.values()))
            assert page.view["stopped"]["key"] == "record-older-rules"
            assert 60 < page.view["turn"] <= 80
            assert page.view["ask"] is None
            assert len(page.log) > 30
            page.problem("over", t="answer", number=page.view["number"], answer="end")
            page.problem("no-undo", t="undo", number=page.view["number"])
            page.send(t="ask-scene", turn=40)
            assert page.expect("scene")["turn"] == 40
            kept = record(client, self.NAME)
            assert len(kept.entries) == len(parse(KNOWN[self.NAME]["record"]).entries)
            assert kept.entries[80].answer == "fly"

    def test_others_are_not_touched_by_it(self, database: str) -> None:
        with serving(database) as client, seated(client, "tc-middle") as pages:
            assert all(page.view["stopped"] is None for page in pages.values())

    def test_its_record_can_be_shown_again(self, database: str) -> None:
        with serving(database) as client:
            lines = dump(record(client, self.NAME))
            reply = client.post("/api/records", content=lines)
            assert reply.status_code == 201, reply.text
            with sitting(client, reply.json()) as watching:
                assert watching.view["stopped"]["key"] == "record-older-rules"
            now = parse(lines)
            today = replace(now, header=replace(now.header, rules=find("war_galley").version))
            reply = client.post("/api/records", content=dump(today))
            assert reply.status_code == 400  # what these rules are said to have led to is a lie


def test_positions_that_changed_unsaid_do_not_end_a_match(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """The same shape and the same rules, and yet another hash: the host is told, and play goes on."""
    store, match = Store(database), KNOWN["tc-middle"]
    store.prepare()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE answers SET shape = :s"), {"s": find("touche_coule").rules.shape})
        connection.execute(
            text('UPDATE answers SET answer = replace(answer, \'"after":"\', \'"after":"x\') WHERE match = :m'),
            {"m": match["id"]},
        )
    store.engine.dispose()
    with serving(database) as client, seated(client, "tc-middle") as pages:
        mover = next(page for page in pages.values() if page.mine)
        give(mover, Random(3))
        mover.expect("update")
    assert "record-differs" in caplog.text
