"""What goes on beside the match: talk at the table, and taking back by consent."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient

from naumachia.kernel.record import parse
from naumachia.match import verify
from naumachia.server import chat
from server.tools import Page, both, create, play, record_of, serving, sitting, sqlite

HOSTILE = "<img src=x onerror=alert(1)>\u202e\u0007 {$x} \U0001f600 http://x"


def say(page: Page, text: str) -> None:
    page.send(t="say", text=text)


def lines(page: Page) -> list[Any]:
    return [(line["seat"], line["text"]) for line in page.expect("talk")["lines"]]


def test_talk_is_heard_by_all_and_read_again(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        match = create(client)
        with both(client, match) as pages, sitting(client, match) as eye:
            red, blue = pages["red"], pages["blue"]
            say(red, "  Good\n luck! ")
            for page in (red, blue, eye):
                assert lines(page) == [("red", "Good luck!")]
            say(blue, HOSTILE)
            for page in (red, blue, eye):
                ((seat, text),) = lines(page)
                assert (seat, text) == ("blue", "<img src=x onerror=alert(1)> {$x} \U0001f600 http://x")
            eye.problem("forbidden", t="say", text="me too")
            red.problem("malformed", t="say", text="\u200b \n")
            red.problem("malformed", t="say", text="x" * 301)
            assert not parse(record_of(client, match["id"], *match["tokens"].values()).text).entries, (
                "it is no part of the record"
            )
    with serving(sqlite(tmp_path)) as client, sitting(client, match, "blue") as blue:
        assert [seat for seat, _ in lines(blue)] == ["red", "blue"]


def test_talk_is_bounded(client: TestClient, monkeypatch: Any) -> None:
    monkeypatch.setattr(chat, "KEPT", 4)
    match = create(client)
    with sitting(client, match, "red") as red:
        for count in range(int(chat.RESERVE)):
            say(red, str(count))
            assert lines(red) == [("red", str(count))]
        assert red.problem("too-fast", t="say", text="more")["message"]["key"] == "talk-too-fast"
    with sitting(client, match, "red") as red:
        assert [text for _, text in lines(red)] == ["2", "3", "4", "5"]


def until_die(pages: dict[str, Page]) -> str:
    """Play until a seat cannot take back its last answer because a die has fallen; the seat."""
    rng = Random(4)
    for _ in range(300):
        assert play(pages, rng, 1) == 1
        for seat, page in pages.items():
            if page.view["undo"] == 0 and page.view["undo_reason"]["key"] == "undo-die" and page.view["turn"] > 20:
                return seat
    raise AssertionError("no die fell")


def test_a_take_back_is_asked_for_refused_and_granted(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as client:
        match = create(client, scenario="s3-touche-coule")
        with both(client, match) as pages:
            seat = until_die(pages)
            asker, other = pages[seat], pages["blue" if seat == "red" else "red"]
            turn, log = asker.view["turn"], list(asker.log)
            other.problem("stale", t="answer-back", agree=True)
            asker.problem("stale", t="ask-back", number=1)
            asker.send(t="ask-back", number=asker.view["number"])
            wish = asker.expect("back")
            assert other.expect("back") == wish
            assert (wish["seat"], wish["dice"] > 0, wish["count"] > 0, wish["waiting"]) == (
                seat,
                True,
                True,
                [other.view["seat"]],
            )
            asker.problem("forbidden", t="answer-back", agree=True)
            other.send(t="answer-back", agree=False)
            for page in pages.values():
                found = page.expect("back")
                assert (found["seat"], found["refused"]) == ("", other.view["seat"])
            asker.send(t="ask-back", number=asker.view["number"])
            for page in pages.values():
                page.expect("back")
    # by mail the other comes tomorrow
    with serving(url) as client, both(client, match) as pages:
        asker, other = pages[seat], pages["blue" if seat == "red" else "red"]
        for page in pages.values():
            assert page.expect("back")["seat"] == seat
        other.send(t="answer-back", agree=True)
        for page in pages.values():
            assert page.expect("back")["seat"] == ""
            page.expect("update")
        assert asker.view["turn"] < turn
        assert asker.mine
        assert asker.log[-1]["key"] == "log-taken-back"
        assert asker.log[:-1] == log[: len(asker.log) - 1]
        assert asker.log == other.log
        number = asker.view["number"]
        play(pages, Random(1), 3)
        later = asker.view["turn"]
    with serving(url) as client, both(client, match) as pages:
        assert pages[seat].view["turn"] == later
        assert any(line["key"] == "log-taken-back" for line in pages[seat].log)
        assert pages[seat].view["number"] > number
        play(pages, Random(2))
        found = verify(parse(client.get(f"/api/matches/{match['id']}/record").text))
        assert found["taken_back"] == 1
        assert found["proved"] == found["dice"]


def test_alone_nobody_agrees_and_a_wish_ends_when_the_match_goes_on(client: TestClient) -> None:
    alone = create(client, {"red": "human", "blue": "random"})
    with sitting(client, alone, "red") as red:
        assert red.problem("forbidden", t="ask-back", number=red.view["number"])["message"]["key"] == "back-alone"
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages, sitting(client, match) as eye:
        eye.problem("forbidden", t="ask-back", number=0)
        pages["red"].problem("no-undo", t="ask-back", number=pages["red"].view["number"])
        play(pages, Random(4), 1)
        seat = "red" if pages["red"].view["undo_reason"]["key"] == "undo-binding" else "blue"
        pages[seat].send(t="ask-back", number=pages[seat].view["number"])
        for page in pages.values():
            assert page.expect("back")["seat"] == seat
        mover = next(page for page in pages.values() if page.mine)
        mover.answer(mover.answers[0])
        for page in pages.values():
            assert page.expect("back")["seat"] == ""
            page.expect("update")
        pages["blue"].problem("stale", t="answer-back", agree=True)
