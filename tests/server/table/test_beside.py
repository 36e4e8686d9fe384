"""Beside the match: talk at the table, and taking back by consent."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient

from naumachia.kernel.files.record import parse
from naumachia.match import verify
from naumachia.table.people import talk
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
    monkeypatch.setattr(talk, "KEPT", 4)
    match = create(client)
    with sitting(client, match, "red") as red:
        for count in range(int(talk.RESERVE)):
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
                told = "refused" if page is asker else ""
                assert (found["seat"], found["refused"], found["lapsed"]) == ("", other.view["seat"], told)
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
        proved = verify(parse(client.get(f"/api/matches/{match['id']}/record").text))
        assert proved["taken_back"] == 1
        assert proved["proved"] == proved["dice"]


def ask_back(pages: dict[str, Page], *, wait: bool = True) -> tuple[Page, Page]:
    """A player asks to take something back, waiting for the other or being asked: return that player's page, and the other's."""
    rng = Random(7)
    for _ in range(300):
        for asker, other in (tuple(pages.values()), tuple(pages.values())[::-1]):
            if asker.view["undo"] == 0 and asker.mine != wait and asker.view["turn"] > 20:
                asker.send(t="ask-back", number=asker.view["number"])
                for page in pages.values():
                    assert page.expect("back")["waiting"] == [other.view["seat"]]
                return asker, other
        assert play(pages, rng, 1) == 1
    raise AssertionError("nobody had anything to ask for")


def go_on(page: Page, pages: dict[str, Page]) -> list[str]:
    """Give an answer; what everybody is told of the wish, in the order of the seats."""
    page.answer(page.answers[0])
    found = [one.expect("back") for one in pages.values()]
    for one in pages.values():
        one.expect("update")
    assert {back["seat"] for back in found} == {""}
    return [back["lapsed"] for back in found]


def test_who_is_asked_is_told_how_many_of_his_own_answers_go(client: TestClient) -> None:
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages:
        seat = until_die(pages)
        other = next(page for name, page in pages.items() if name != seat)
        for _ in range(40):
            if other.mine:
                break
            play(pages, Random(3), 1)
        play(pages, Random(3), 1)
        asker = pages[seat]
        asker.send(t="ask-back", number=asker.view["number"])
        wish = other.expect("back")
        assert wish["given"][other.view["seat"]] >= 1
        assert wish["given"][seat] >= 1
        assert sum(wish["given"].values()) == wish["count"]


def test_who_asked_to_take_back_is_told_that_it_has_lapsed(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as client:
        match = create(client, scenario="s3-touche-coule")
        with both(client, match) as pages:
            asker, other = ask_back(pages)
            seat = asker.view["seat"]
            other.send(t="answer-back", agree=False)
            for page in pages.values():
                page.expect("back")
    with serving(url) as client, both(client, match) as pages:  # that player was not there when it was refused
        back = pages[seat].expect("back")
        assert (back["lapsed"], back["refused"]) == ("refused", other.view["seat"])
        asker, other = pages[seat], pages[other.view["seat"]]
        asker.send(t="ask-back", number=asker.view["number"])  # once more
        for page in pages.values():
            assert page.expect("back")["seat"] == seat
        assert go_on(other, pages) == ["on" if one == seat else "" for one in pages]
        other.problem("stale", t="answer-back", agree=True)
        other.problem("stale", t="answer-back", agree=False)
        asker.problem("stale", t="answer-back", agree=True)
    # a player who was away, or did not see it, is told on every return, and nobody else is
    with serving(url) as client:
        for _ in range(2):
            with both(client, match) as pages:
                asker, other = pages[seat], pages["blue" if seat == "red" else "red"]
                back = asker.expect("back")
                assert (back["seat"], back["lapsed"]) == ("", "on")
                other.send(t="resync")
                other.expect("welcome")
                other.problem("stale", t="answer-back", agree=True)
        with both(client, match) as pages:  # until they have read it
            pages[seat].expect("back")
            pages[seat].send(t="answer-back", agree=False)
            for page in pages.values():
                back = page.expect("back")
                assert (back["seat"], back["lapsed"], back["refused"]) == ("", "", "")
            pages[seat].problem("stale", t="answer-back", agree=False)
    with serving(url) as client, sitting(client, match, seat) as page:
        page.problem("stale", t="answer-back", agree=False)


def test_who_goes_on_himself_is_told_nothing_of_his_wish(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as client:
        match = create(client, scenario="s3-touche-coule")
        with both(client, match) as pages:
            asker, _ = ask_back(pages, wait=False)
            assert go_on(asker, pages) == ["", ""]
    with serving(url) as client, sitting(client, match, asker.view["seat"]) as page:
        page.problem("stale", t="answer-back", agree=False)


def test_who_asked_is_told_that_nobody_has_to_agree_any_more(client: TestClient, monkeypatch: Any) -> None:
    """The player may take it back alone now, or ask again; and when the other is back, the request stands again."""
    monkeypatch.setattr("naumachia.table.play.table.Table.wake", lambda _: None)
    match = create(client, scenario="s3-touche-coule")
    with both(client, match) as pages:
        asker, other = ask_back(pages)
        seat = other.view["seat"]
        for player, lapsed, waiting in (("helmsman", "free", []), ("human", "", [seat])):
            other.send(t="set-seat", seat=seat, player=player)
            for page in pages.values():
                back = page.expect("back")
                assert (back["lapsed"], back["waiting"]) == (lapsed if page is asker else "", waiting)


def test_alone_nobody_agrees_and_a_wish_ends_when_the_match_goes_on(client: TestClient) -> None:
    alone = create(client, {"red": "human", "blue": "castaway"})
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
