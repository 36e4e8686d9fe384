"""At a table of sealed orders as an attacker sits there: over real sockets and HTTP, with War Galley's tournament."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import naumachia.games
from naumachia.kernel.files.record import parse
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.match import replay
from server.tools import Page, record_of, serving, sitting, sqlite
from small_games import SMALL_GAMES

FLEETS = {"game": "war_galley", "scenario": "t300-tournament", "options": {"build": 1}}
KINDS = {"game": "secret_race", "scenario": "kinds"}
MASKS = {"game": "face_down", "scenario": "strait"}


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = {game.name: game for game in (*naumachia.games.games().values(), *SMALL_GAMES)}
    monkeypatch.setattr(naumachia.games, "games", lambda: everything)


def create(client: TestClient, what: dict[str, Any], **players: str) -> dict[str, Any]:
    game = naumachia.games.find(what["game"])
    seats = game.rules.seats(game.start(game.load_scenario(what["scenario"]), what.get("options", {})))
    reply = client.post("/api/matches", json={**what, "players": dict.fromkeys(seats, "human") | players})
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


@contextmanager
def two(client: TestClient, match: dict[str, Any]) -> Iterator[tuple[Page, Page]]:
    one, other = match["tokens"]
    with sitting(client, match, one) as a, sitting(client, match, other) as b:
        yield a, b


def sheet(page: Page, luck: int) -> str:
    """Any sheet: as a client of one's own would fill it in, by what it is told."""
    lines = msgspec.convert(page.view["ask"]["sheet"], tuple[Line, ...])
    rng = Random(luck)
    for _ in range(50):
        text = {line.id: line.draw(rng) for line in lines}
        if not set(text.get("lanterns", "").split(", ")) & {
            part.split()[0] for part in text.get("rations", "").split(",") if part
        }:
            break
    return "; ".join(f"{name}: {order}" for name, order in text.items())


def record(client: TestClient, match: dict[str, Any], *seats: str) -> str:
    reply = record_of(client, match["id"], *(match["tokens"][seat] for seat in seats))
    assert reply.status_code == 200, reply.text
    return str(reply.text)


@pytest.mark.parametrize("what", [FLEETS, KINDS, MASKS], ids=lambda what: str(what["game"]))
def test_of_two_sheets_handed_in_at_the_same_time_both_are_taken(client: TestClient, what: dict[str, Any]) -> None:
    """F3: neither has read what the other did when it answers."""
    match = create(client, what)
    with two(client, match) as (a, b):
        assert a.view["number"] == b.view["number"] == 0
        a.send(t="answer", number=0, answer=sheet(a, 1))
        b.send(t="answer", number=0, answer=sheet(b, 2))
        for page in (a, b):
            while page.view["ask"]["key"] in ("ask-fleet", "ask-plot", "ask-masks") and page.view["turn"] < 2:
                page.expect("update")
        assert a.view["turn"] == b.view["turn"] >= 2
        assert a.view["number"] == b.view["number"] == 2


@pytest.mark.parametrize("what", [FLEETS, KINDS, MASKS], ids=lambda what: str(what["game"]))
def test_a_sealed_sheet_is_in_no_record_but_that_of_who_holds_every_seat(client: TestClient, what: dict[str, Any]) -> None:
    """F1, D1: neither the lines nor the name of the state, with which all sheets could be tried."""
    match = create(client, what)
    first, second = match["tokens"]
    with two(client, match) as (a, b):
        a.answer(sheet(a, 1))
        a.expect("update")
        b.expect("update")
        for seat in (first, second):
            told = record(client, match, seat)
            assert not parse(told).entries
            assert "after" not in told
        (entry,) = parse(record(client, match, first, second)).entries
        assert entry.seat == first
        watched = client.get(f"/api/matches/{match['id']}/record").text
        assert not parse(watched).entries, "nor is it told to who only watches"
        assert "after" not in watched


def test_a_program_that_wrote_first_is_not_read_either(client: TestClient) -> None:
    """The opponent of a program does not hold the program's seat."""
    match = create(client, FLEETS, K="helmsman")
    (mine,) = match["tokens"]
    with sitting(client, match, mine) as page:
        while mine not in page.view["ask"]["seats"] or "K" not in page.view["ask"].get("handed", ()):
            page.expect("update")
        assert not parse(record(client, match, mine)).entries
        page.answer(sheet(page, 3))
        page.expect("update")
        assert len(parse(record(client, match, mine)).entries) >= 2


def test_after_the_reveal_the_record_does_not_tell_who_was_quick(client: TestClient) -> None:
    told = []
    for quick in (0, 1):
        match = create(client, KINDS)
        with two(client, match) as pages:
            for page in (pages[quick], pages[1 - quick]):
                page.answer(sheet(page, 5 if page is pages[0] else 6))
                for one in pages:
                    one.expect("update")
            told.append(record(client, match, "red").splitlines()[1:])
            assert [entry.seat for entry in parse(record(client, match, "blue")).entries] == ["red", "blue"]
    assert told[0] == told[1]


def test_face_down_orders_are_in_no_record_until_they_are_shown(client: TestClient) -> None:
    match = create(client, MASKS)
    with two(client, match) as pages:
        for page in pages:
            page.answer(sheet(page, 7))
            for one in pages:
                one.expect("update")
        for seat in match["tokens"]:
            assert not parse(record(client, match, seat)).entries
        while pages[0].view["ask"]["key"] == "ask-activate":
            page = next(page for page in pages if page.mine)
            page.answer(page.answers[0])
            for one in pages:
                one.expect("update")
        for seat in match["tokens"]:
            found = parse(record(client, match, seat))
            assert len(found.entries) == pages[0].view["turn"], "all is shown now"
            replay(found)


def test_a_sheet_is_changed_and_nobody_hears_of_it(client: TestClient) -> None:
    """Not even that something has changed: the other's page is told nothing at all."""
    match = create(client, KINDS)
    with two(client, match) as (a, b), sitting(client, match) as watcher:
        a.answer(sheet(a, 1))
        for page in (a, b, watcher):
            page.expect("update")
        assert b.view["ask"]["handed"] == watcher.view["ask"]["handed"] == ["red"]
        for luck in (2, 3):
            a.answer(sheet(a, luck))
            a.expect("update")
        last = a.view["ask"]["written"]
        for page in (b, watcher):
            page.send(t="resync")
            assert page.expect("welcome")["view"]["number"] == 0, "no update came in between"
            assert "written" not in page.view["ask"]
        b.answer(sheet(b, 4))
        for page in (a, b, watcher):
            page.expect("update")
        entries = parse(record(client, match, "blue")).entries
        assert [entry.seat for entry in entries] == ["red", "blue"]
        assert [list(line) for line in entries[0].lines or ()] == last


def test_a_sheet_is_taken_back_under_another_and_a_late_change_is_stale(client: TestClient) -> None:
    match = create(client, KINDS)
    with two(client, match) as (a, b):
        a.answer(sheet(a, 1))
        a.expect("update")
        b.expect("update")
        late = a.view["number"]
        a.send(t="undo", number=late)
        a.expect("update")
        b.expect("update")
        assert b.view["ask"].get("handed", []) == []
        a.problem("stale", t="undo", number=late)  # a click too many takes nothing else back
        a.answer(sheet(a, 2))
        a.expect("update")
        b.expect("update")
        change = a.view["number"]
        b.answer(sheet(b, 3))
        a.expect("update")
        b.expect("update")
        a.problem("stale", t="answer", number=change, answer=sheet(a, 4))


def test_refusals_tell_nothing_of_the_other_sheet(client: TestClient) -> None:
    said = []
    for luck in (1, 2, 3):
        match = create(client, KINDS)
        with two(client, match) as (a, b):
            a.answer(sheet(a, luck))
            a.expect("update")
            b.expect("update")
            heard = []
            for text in (
                "",
                "B9: A",
                "B1: L L; B2: row; B3: row; rations: ; lanterns: ",
                "R1: A",
                sheet(b, 1).replace("B2", "R2"),
            ):
                heard.append(b.problem("illegal", t="answer", number=0, answer=text))
            lit = "B1: ; B2: stay; B3: stay; rations: B2 1; lanterns: B2"
            heard.append(b.problem("illegal", t="answer", number=0, answer=lit))
            assert heard[-1]["rule"] == "PL-9"
            said.append(heard)
    assert said[0] == said[1] == said[2]


def test_a_sheet_outlives_the_server(tmp_path: Path) -> None:
    """Sealed, kept, and its seat's number as it was: a page that did not hear of it sends it again in vain, or just in time."""
    with serving(sqlite(tmp_path)) as client:
        match = create(client, KINDS)
        with two(client, match) as (a, b):
            a.answer(sheet(a, 1))
            a.expect("update")
            b.expect("update")
            written, numbers = a.view["ask"]["written"], (a.view["number"], b.view["number"])
    with serving(sqlite(tmp_path)) as client, two(client, match) as (a, b):
        assert a.view["ask"]["written"] == written
        assert (a.view["number"], b.view["number"]) == numbers
        b.send(t="answer", number=0, answer=sheet(b, 2))
        a.expect("update")
        b.expect("update")
        assert a.view["turn"] == 2


def test_what_a_program_will_do_cannot_be_foretold(client: TestClient) -> None:
    """D19: its random numbers come from a secret of the match, not from its name and the number of the answer."""
    sheets = set()
    for _ in range(6):
        match = create(client, FLEETS, K="castaway")
        with sitting(client, match, "R") as page:
            while "K" not in page.view["ask"].get("handed", ()):
                page.expect("update")
            page.answer(sheet(page, 1))
            page.expect("update")
            sheets.add(next(entry.lines for entry in parse(record(client, match, "R")).entries if entry.seat == "K"))
    assert len(sheets) > 2
