"""Notices, closing time, and what the host removes: told at the tables, and to nobody more than needed."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.base.journal import MANY, Journal, JsonLines, PlainLines
from naumachia.server.host import orders
from naumachia.server.host.figures import Figures, summed
from naumachia.table.wire.host_types import Minute
from naumachia.text import LANGUAGES, speech
from server.host.hand import BY, command, heed, shut
from server.tools import Page, both, create, play, serving, sitting, sqlite, until


def later(hours: float) -> datetime:
    return datetime.now(UTC) + timedelta(hours=hours)


def kinds(page: Page) -> list[str]:
    return [one["kind"] for one in until(page, "notices")["notices"]]


def test_a_notice_comes_to_all_tables_and_goes(database: str) -> None:
    with serving(database) as client, command(database) as run:
        match = create(client)
        with sitting(client, match, "red") as page:
            made = run(orders.post, {"en": "Tea at five.", "fr": "Thé à cinq heures.", "de": "Tee"}, BY, later(1))
            heed(client)
            (found,) = until(page, "notices")["notices"]
            assert found == {
                "id": made.id,
                "kind": "notice",
                "words": {"en": "Tea at five.", "fr": "Thé à cinq heures."},
                "at": made.begins,
            }
            with client.websocket_connect(f"/ws/{match['id']}", subprotocols=["naumachia"]) as late:
                assert kinds(Page(late)) == ["notice"], "also to those who come later"
            assert [one["id"] for one in client.get("/api/notices").json()] == [made.id]
            run(orders.take_down, made.id, BY)
            heed(client)
            assert kinds(page) == []
        with sitting(client, match, "red") as page:
            page.send(t="resync")
            assert page.receive()["t"] == "welcome", "nothing is told where there is no notice"


def test_a_notice_that_is_over_is_told_no_more(database: str) -> None:
    with serving(database) as client, command(database) as run, sitting(client, create(client), "red") as page:
        run(orders.post, {"en": "Soon over"}, BY, datetime.now(UTC) + timedelta(seconds=0.3))
        heed(client)
        assert kinds(page) == ["notice"]
        assert kinds(page) == [], "the server looks by itself"
        assert client.get("/api/notices").json() == []


def test_closing_time(database: str) -> None:
    """Told at once, closed at the hour: no new match, and running ones go on."""
    with serving(database) as client, command(database) as run:
        match = create(client)
        with both(client, match) as pages:
            run(orders.close_at, datetime.now(UTC) + timedelta(seconds=0.8), {"en": "Good night"}, BY)
            heed(client)
            assert kinds(pages["red"]) == ["closing"]
            create(client)
            assert kinds(pages["red"]) == ["closed"]
            wanted = {"game": "touche_coule", "scenario": "s1-two-liburnians", "players": {"red": "human", "blue": "human"}}
            for path, body in (
                ("matches", wanted),
                ("lessons", {"game": "touche_coule", "lesson": client.get("/api/games/touche_coule/lessons").json()[0]["name"]}),
                (f"matches/{match['id']}/fork", {"turn": 0, "players": wanted["players"], "tokens": [match["tokens"]["red"]]}),
            ):
                reply = client.post(f"/api/{path}", json=body)
                assert (reply.status_code, reply.json()["message"]["key"]) == (403, "host-closed"), path
            until(pages["blue"], "notices")
            until(pages["blue"], "notices")
            mover = next(page for page in pages.values() if page.mine)
            mover.answer(mover.answers[0])
            mover.expect("update")
            closing = run(orders.all_notices)[0]
            run(orders.take_down, closing.id, BY)
            heed(client)
            assert kinds(mover) == []
            create(client)


def test_one_match_is_removed_and_no_other(database: str) -> None:
    with serving(database) as client, command(database) as run:
        match, other = create(client), create(client)
        with sitting(client, match, "red") as page, sitting(client, other, "red") as there:
            gone = run(orders.remove_match, match["id"], BY)
            assert (gone.game, gone.over, gone.seats) == ("touche_coule", False, {"red": "human", "blue": "human"})
            heed(client)
            assert shut(page.session) == ("match-removed", 4404)
            there.send(t="resync")
            until(there, "welcome")
        assert client.get(f"/api/matches/{match['id']}/record").status_code == 404
        with sitting(client, other, "blue"):
            pass
        for missing in (match["id"], "nothing"):
            with pytest.raises(NaumachiaError, match="match-unknown"):
                run(orders.remove_match, missing, BY)


def test_one_line_of_talk_is_removed_and_no_other(database: str) -> None:
    with serving(database) as client, command(database) as run:
        match = create(client)
        with sitting(client, match, "red") as page:
            for text in ("Hello", "Rude word", "Bye"):
                page.send(t="say", text=text)
                until(page, "talk")
            assert [(line.seq, line.text) for line in run(orders.talk_of, match["id"])][1] == (2, "Rude word")
            run(orders.remove_line, match["id"], 2, BY)
            heed(client)
            assert [(line["seq"], line["text"]) for line in until(page, "talk")["lines"]] == [(2, "")]
            page.send(t="say", text="Again")
            assert until(page, "talk")["lines"][0]["seq"] == 4, "no line takes its number"
        with sitting(client, match, "red") as page:
            assert [line["text"] for line in until(page, "talk")["lines"]] == ["Hello", "Bye", "Again"]
        with pytest.raises(NaumachiaError, match="host-line-unknown"):
            run(orders.remove_line, match["id"], 2, BY)
        assert "Rude" not in str(run(orders.recent_orders, 10))


def test_orders_have_numbers_without_gaps(database: str) -> None:
    """Two hosts at once: the later one takes the next number, and a server misses none."""
    with serving(database), command(database) as one, command(database) as two:
        for run in (one, two, one):
            run(orders.post, {"en": "x"}, BY)
        assert [order.id for order in one(orders.orders_after, 0)] == [1, 2, 3]
        assert [order.id for order in one(orders.orders_after, 2)] == [3]
        number = one(orders.ask, "people")
        one(orders.reply, number, "here", "{}")
        assert one(orders.replies_to, number) == {"here": "{}"}
        assert one(orders.last_order) == number == 4
        assert [order.kind for order in one(orders.recent_orders, 9)] == ["notice"] * 3


def test_every_message_to_the_host_has_words() -> None:
    filled: dict[str, dict[str, object]] = {
        "host-person-unknown": {"person": "x"},
        "host-ban-unknown": {"id": "x"},
        "host-notice-unknown": {"id": "x"},
        "host-line-unknown": {"match": "x", "seq": 1},
        "ties-many": {"limit": 5},
    }
    for name, args in filled.items():
        for lang in LANGUAGES:
            assert speech(lang).problems(name, args) == []
    plain = (
        "host-notice-empty",
        "host-closed",
        "host-key-wrong",
        "match-removed",
        "tie-needs-name",
        "tie-nobody",
        "seat-not-for-you",
    )
    assert not [(lang, name) for lang in LANGUAGES for name in plain if speech(lang).problems(name, {})]


# The log


class Lines(logging.Handler):
    """Every line of the log, as it is written."""

    def __init__(self, form: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(form)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(self.format(record))


@pytest.fixture
def log() -> Any:
    handler = Lines(JsonLines())
    logger = logging.getLogger("naumachia.host")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield handler
    logger.removeHandler(handler)
    logger.setLevel(level)


def events(log: Lines) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.lines]


def test_the_log_tells_what_a_host_must_know(tmp_path: Path, log: Lines) -> None:
    """Matches founded, over and deleted, refusals and actions of the host; no token, key or address."""
    database = sqlite(tmp_path)
    with serving(database) as client, command(database) as run:
        match = create(client)
        with both(client, match) as pages:
            play(pages, Random(1))
        client.post(f"/api/matches/{match['id']}/delete", json={"tokens": list(match["tokens"].values())})
        run(orders.ban, "network", "203.0.113.7", BY, "Swearing")
        heed(client)
        barred = TestClient(client.app, client=("203.0.113.7", 1))
        for _ in range(3):
            barred.post("/api/people", json={"key": "k" * 32})
    found = events(log)
    assert [one["event"] for one in found] == ["match-founded", "match-over", "match-deleted", "host", "refused"]
    founded, over, deleted, host, refused = found
    assert (founded["game"], founded["people"], founded["match"]) == ("touche_coule", 2, match["id"])
    assert over["match"] == deleted["match"] == match["id"]
    assert over["answers"] > 2
    assert (host["action"], host["reason"]) == ("ban", "Swearing")
    assert (refused["reason"], refused["ban"]) == ("shut-out-network", host["id"]), "once a minute"
    assert [len(one["from"]) for one in (founded, refused)] == [12, 12]
    assert founded["from"] != refused["from"], "two addresses"
    secrets = ["203.0.113.7", "testclient", "kkkk", *match["tokens"].values()]
    assert not [secret for secret in secrets if secret in "".join(log.lines)]


def test_a_line_is_a_line(log: Lines) -> None:
    """Nothing a stranger writes begins a line of its own."""
    plain = Lines(PlainLines())
    logging.getLogger("naumachia.host").addHandler(plain)
    try:
        Journal().note("host", value='Anna"\n2026 host action=lift', count=3, none=None, on=True)
    finally:
        logging.getLogger("naumachia.host").removeHandler(plain)
    (line,) = plain.lines
    assert "\n" not in line
    assert line.endswith(r'host value="Anna\"\n2026 host action=lift" count=3 on=true')
    assert events(log)[0]["value"] == 'Anna"\n2026 host action=lift'


def test_other_messages_are_json_too() -> None:
    form = JsonLines()
    record = logging.LogRecord("naumachia.x", logging.WARNING, "", 0, "Two\nlines", (), None)
    assert json.loads(form.format(record))["message"] == "Two\nlines"
    assert PlainLines(logging.BASIC_FORMAT).format(record) == "WARNING:naumachia.x:Two\nlines"


def test_refusals_cannot_fill_the_disk(log: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    from naumachia.server.base import journal

    now = 1000.0
    monkeypatch.setattr(journal, "monotonic", lambda: now)
    notes = Journal(lambda address: f"<{address}>")
    for _ in range(50):
        notes.refused("too-fast", "a")
    notes.refused("too-fast", "b")
    notes.refused("quota-reached", "a")
    assert [(one["reason"], one["from"]) for one in events(log)] == [
        ("too-fast", "<a>"),
        ("too-fast", "<b>"),
        ("quota-reached", "<a>"),
    ]
    now += 61
    notes.refused("too-fast", "a")
    assert events(log)[-1]["more"] == 49
    for number in range(3 * MANY):
        notes.refused("too-fast", str(number))
    assert len(log.lines) < MANY + 10


# Figures


def test_figures_are_counted_by_the_minute() -> None:
    stand = [1, 2, 10, 0]
    figures = Figures(lambda: (stand[0], stand[1], stand[2], stand[3]))
    figures.look(60_000.0)
    stand[:] = [3, 5, 14, 1]
    figures.look(60_030.0)
    stand[:] = [2, 2, 15, 1]
    figures.look(60_061.0)
    figures.look(60_121.0)
    assert figures.told() == (Minute(1000, 3, 5, 5, 1), Minute(1001, 2, 2, 0, 0))
    both_servers = summed([figures.told(), (Minute(1001, 1, 1, 7, 2), Minute(1002, 1, 1, 1, 1))])
    assert both_servers == (Minute(1000, 3, 5, 5, 1), Minute(1001, 3, 3, 7, 2), Minute(1002, 1, 1, 1, 1))
