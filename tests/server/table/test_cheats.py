"""Attempts to win otherwise than by playing: with the clock, with an absent opponent's seat, with
dice that wait for a word, and by making a match disappear."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random
from time import time
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.kernel.files.record import parse_exactly
from naumachia.table.play import dice_words
from naumachia.table.play import table as tables
from server.tools import Hour, Page, both, create, record_of, sitting, until

CLOCKED: Any = {"clock": {"per": "turn", "seconds": 600}}
WHOLE: Any = {"clock": {"per": "match", "seconds": 600}}


def left(page: Page) -> dict[str, int]:
    """Return the state of all, by a welcome asked for now."""
    page.send(t="resync")
    until(page, "welcome")
    return {seat: round(seconds) for seat, seconds in until(page, "clocks")["left"].items()}


def about(**seconds: int) -> Any:
    """As much as that, on however slow a machine."""
    return pytest.approx(seconds, abs=60)


def pass_the_turn(pages: dict[str, Page], seat: str) -> None:
    """A seat answers until the match waits for the other; none of it brings a die."""
    page = pages[seat]
    while page.mine:
        page.answer(page.answers[-1])
        for one in pages.values():
            while one.receive()["t"] != "update":
                pass
            until(one, "clocks")


@pytest.mark.parametrize("how", [CLOCKED, WHOLE])
def test_nobody_takes_back_what_has_set_anothers_clock_going(client: TestClient, hour: Hour, how: Any) -> None:
    """Answering and taking it back gave a whole turn again, and burned the other's time; now it needs the other's consent."""
    match = create(client, **how)
    with both(client, match) as pages:
        red = pages["red"]
        until(red, "clocks")
        hour.pass_by(client, 500)
        pass_the_turn(pages, "red")
        assert (red.view["undo"], red.view["undo_reason"]["key"]) == (0, "undo-clock")
        hour.pass_by(client, 100)
        red.send(t="undo", number=red.view["number"])
        assert until(red, "problem")["code"] == "no-undo"
        assert left(red) == about(red=100, blue=500)
        red.send(t="ask-back", number=red.view["number"])
        assert until(red, "back")["waiting"] == ["blue"]


def test_who_gives_his_seat_to_a_program_and_takes_it_back_has_no_more_time(
    client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = create(client, clock={"per": "turn", "seconds": 600, "then": "lost"})
    monkeypatch.setattr(tables.Table, "wake", lambda _: None)  # nobody is there for whom the program would play
    with sitting(client, match, "red") as red:
        hour.pass_by(client, 500)
        red.send(t="set-seat", seat="red", player="helmsman")
        assert until(red, "clocks")["running"] == ["red"], "red's time runs on"
        assert left(red) == about(red=100, blue=600)
        red.send(t="set-seat", seat="red", player="human")
        assert left(red) == about(red=100, blue=600)
        red.send(t="set-seat", seat="red", player="helmsman")
        while red.presence[0]["player"] != "helmsman":
            red.presence = until(red, "presence")["seats"]
        left(red)
        hour.pass_by(client, 200)
        while until(red, "clocks")["left"]["red"] > 0:
            pass
        assert left(red) == about(red=-100, blue=600), "a program sits there: the match goes on"
        red.send(t="set-seat", seat="red", player="human")
        assert until(red, "update")["view"]["outcome"]["winner"] == "blue"


def test_a_program_answers_for_nobody_who_is_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program was still thinking when the player took the seat back."""
    match = create(client)
    thought: list[str] = []

    async def think(self: Any, who: str, found: Any, player: str, seat: str, number: int) -> str:
        async with table().lock:
            pass
        while next(one.player for one in table().seats if one.seat == "red") != "human":
            await asyncio.sleep(0.01)
        thought.append(seat)
        return str(next(iter(found.request)))

    def table() -> Any:
        app: Any = client.app
        return app.state.matches.tables[match["id"]]

    monkeypatch.setattr("naumachia.table.work.workers.Workers.think", think)
    with sitting(client, match, "red") as red:
        red.send(t="set-seat", seat="red", player="helmsman")
        until(red, "presence")
        red.send(t="set-seat", seat="red", player="human")
        until(red, "presence")
        while not thought:
            red.send(t="resync")
            until(red, "welcome")
        red.send(t="resync")
        assert until(red, "welcome")["view"]["turn"] == 0


def test_the_seat_of_who_is_away_is_not_given_to_a_program(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players by mail are away most of the time: an opponent let a program play for them that knows nothing of the game."""
    monkeypatch.setattr(tables.Table, "wake", lambda _: None)
    match = create(client)
    with sitting(client, match, "red") as red:
        assert red.problem("forbidden", t="set-seat", seat="blue", player="castaway")["message"]["key"] == "seat-away"
    late, app = datetime.now(UTC) - timedelta(days=8), cast("Any", client.app)
    with monkeypatch.context() as then, both(client, match) as pages:
        then.setattr("naumachia.server.storage.store.timestamp", lambda: late.isoformat(timespec="microseconds"))
        then.setattr(app.state.matches.clocks, "time", late.timestamp)
        while pages["red"].mine:
            pages["red"].answer(pages["red"].answers[-1])
            for page in pages.values():
                page.expect("update")
    with sitting(client, match, "blue") as blue:
        assert blue.problem("forbidden", t="set-seat", seat="red", player="castaway")["message"]["key"] == "seat-away"
    with sitting(client, match, "red") as red:  # the match has waited for blue for more than a week
        red.send(t="set-seat", seat="blue", player="helmsman")
        while red.presence[1]["player"] != "helmsman":
            red.presence = until(red, "presence")["seats"]
    clocked = create(client, **CLOCKED)
    with both(client, clocked) as pages:
        pass_the_turn(pages, "red")
    with sitting(client, clocked, "red") as red:  # there the clock says what happens, and when
        red.send(t="set-seat", seat="blue", player="castaway")
        assert until(red, "problem")["message"]["key"] == "seat-away"


def test_from_when_on_a_program_may_play_for_who_is_away_is_told_beforehand(client: TestClient) -> None:
    """The page offered it and then told the refusal; now it knows from the seats: not yet, from when on, or never."""
    match = create(client)
    with sitting(client, match, "red") as red:
        assert [(seat["kept"], seat["spared"]) for seat in red.welcome["seats"]] == [(True, ""), (True, "")], "it waits for red"
        while red.mine:
            red.answer(red.answers[-1])
            red.expect("update")
        seats = until(red, "presence")["seats"]
        days = datetime.fromisoformat(seats[1]["spared"]) - datetime.now(UTC)
        assert seats[0]["spared"] == ""
        assert timedelta(days=6.9) < days <= timedelta(days=7)
        with sitting(client, match, "blue"):
            assert until(red, "presence")["seats"][1] | {"spared": ""} == seats[1] | {"online": True, "spared": ""}
        assert until(red, "presence")["seats"] == seats, "the same when the player is gone again"
        red.send(t="set-seat", seat="red", player="helmsman")
        while red.presence[0]["player"] != "helmsman":
            red.presence = until(red, "presence")["seats"]
        assert red.presence[0]["kept"], "nobody but red sits down there again"
    with sitting(client, create(client, {"red": "human", "blue": "castaway"}), "red") as red:
        assert [seat["kept"] for seat in red.welcome["seats"]] == [True, False]
    with sitting(client, create(client, **CLOCKED), "red") as red:
        assert [seat["spared"] for seat in red.welcome["seats"]] == ["", "never"]


def test_no_clock_is_stopped_by_opening_a_seat(client: TestClient) -> None:
    """A hand does not move while somebody has still to come: so nobody is called for while people's clocks run."""
    four: Any = {"game": "war_galley", "scenario": "s05-side-190bc", "options": {"captains": 2, "turns": 2}}
    match = create(client, {"R": "human", "R-2": "castaway", "S": "human", "S-2": "castaway"}, **four, **CLOCKED)
    with sitting(client, match, "R") as page:
        page.send(t="set-seat", seat="R-2", player="open")
        assert until(page, "problem")["message"]["key"] == "seat-clock"


def reseated(page: Page, seat: str, player: str) -> None:
    """A seat is given to somebody, and all have heard of it."""
    page.send(t="set-seat", seat=seat, player=player)
    while next(one["player"] for one in page.presence if one["seat"] == seat) != player:
        page.presence = until(page, "presence")["seats"]


def test_nobody_chooses_the_program_that_plays_for_another(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's time had run out and a good program played on, or it led a squadron: the opponent put in one that knows
    nothing of the game, or sat down there and played both sides."""
    monkeypatch.setattr(tables.Table, "wake", lambda _: None)
    match = create(client)
    with both(client, match) as pages:
        reseated(pages["blue"], "blue", "helmsman")
        refused = pages["red"].problem("forbidden", t="set-seat", seat="blue", player="castaway")
        assert refused["message"]["key"] == "seat-theirs"
    four: Any = {"game": "war_galley", "scenario": "s05-side-190bc", "options": {"captains": 2, "turns": 2}}
    match = create(client, {"R": "human", "R-2": "helmsman", "S": "human", "S-2": "helmsman"}, **four)
    with sitting(client, match, "R") as page:
        for player in ("castaway", "human", "open"):
            refused = page.problem("forbidden", t="set-seat", seat="S-2", player=player)
            assert refused["message"]["key"] == "seat-theirs"
        reseated(page, "R-2", "castaway")
    match = create(client, {"R": "human", "R-2": "open", "S": "helmsman", "S-2": "helmsman"}, **four)
    with sitting(client, match, "R") as page:  # friends together against programs
        reseated(page, "S-2", "castaway")


@pytest.mark.parametrize(
    ("how", "key"),
    [({"training": True}, "training-alone"), ({"seed": "7"}, "seed-of-strangers"), ({"dice": "typed"}, "typed-dice-here")],
)
def test_nobody_is_called_to_a_match_that_is_for_one_screen(client: TestClient, how: Any, key: str) -> None:
    """Choices refused when a match is made were let through afterwards: an opponent from elsewhere, whose answers are taken back
    or whose dice somebody knows."""
    match = create(client, {"red": "human", "blue": "castaway"}, **how)
    with sitting(client, match, "red") as red:
        red.send(t="set-seat", seat="blue", player="open")
        assert until(red, "problem")["message"]["key"] == key


def test_a_match_is_not_forgotten_while_a_program_sits_for_somebody(client: TestClient) -> None:
    """A player's time had run out, or a program played on for them: the opponent made the match disappear before losing it."""
    match = create(client)
    with sitting(client, match, "blue") as blue:
        blue.send(t="set-seat", seat="blue", player="helmsman")
        while blue.presence[1]["player"] != "helmsman":
            blue.presence = until(blue, "presence")["seats"]
    reply = client.post(f"/api/matches/{match['id']}/delete", json={"tokens": [match["tokens"]["red"]]})
    assert reply.json() == {"gone": False, "waiting": ["blue"]}


def test_dice_that_wait_for_a_word_are_on_nobodys_clock(client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who withholds words delays each die a moment, but does not burn the other's time."""
    wait = dice_words.DiceWords._gather

    async def slow(self: Any, *args: Any) -> dict[str, str]:
        hour.ahead += 300.0  # as if it had been so long
        return await wait(self, *args)

    monkeypatch.setattr(dice_words.DiceWords, "_gather", slow)
    monkeypatch.setattr("naumachia.table.matches.drafts.token_hex", lambda _: "5eed" * 8)  # so that some dice fall
    match = create(client, scenario="s3-touche-coule", **WHOLE)
    before, rng = time(), Random(3)
    with both(client, match) as pages:
        for _ in range(600):
            mover = next(page for page in pages.values() if page.mine)
            mover.answer(rng.choice(mover.answers))
            for page in pages.values():
                while page.receive()["t"] != "update":
                    pass
            if hour.ahead >= 900:
                break
        assert hour.ahead >= 900, "no dice fell"
        spent = 1200 - sum(left(pages["red"]).values())
        assert spent <= time() - before + 60, "only what was really used"


def test_a_wish_that_has_become_idle_keeps_nobody_out(client: TestClient, hour: Hour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked to take something back, the other lets the time run out; since nobody is asked any more, it was an error to join."""
    monkeypatch.setattr(tables.Table, "wake", lambda _: None)
    match = create(client, clock={"per": "turn", "seconds": 600, "then": "program"})
    with both(client, match) as pages:
        pass_the_turn(pages, "red")
        pages["red"].send(t="ask-back", number=pages["red"].view["number"])
        assert until(pages["red"], "back")["waiting"] == ["blue"]
        hour.pass_by(client, 700)
        assert until(pages["red"], "back")["seat"] == "", "all are told"
        assert until(pages["red"], "presence")["seats"][1]["player"] == "helmsman"
    with sitting(client, match, "red") as red:
        red.send(t="resync")
        assert until(red, "welcome")["view"]["undo"] > 0
    app: Any = client.app
    app.state.matches.tables.clear()  # as after a restart
    with sitting(client, match, "red"):
        pass


def test_a_die_is_not_thrown_again_by_leaving(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is fixed when words are asked for: a player who leaves then and would undo finds the die lying there."""
    monkeypatch.setattr(dice_words, "WAIT", 0.1)
    monkeypatch.setattr("naumachia.table.matches.drafts.token_hex", lambda _: "5eed" * 8)  # so that some dice fall
    match = create(client, scenario="s3-touche-coule")
    rng, fell = Random(3), 0
    for _ in range(3):
        with sitting(client, match, "red") as red, sitting(client, match, "blue") as blue:
            pages = {"red": red, "blue": blue}
            for seat, page in pages.items():
                page.send(t="words", end=Chain(f"{seat} {fell}").end)
                page.send(t="resync")
                until(page, "welcome")
            while fell < 2:
                mover = next(page for page in pages.values() if page.mine)
                mover.answer(rng.choice(mover.answers))
                found = {seat: _asked_or_told(page) for seat, page in pages.items()}
                if "ask-word" in found.values():
                    fell += 1
                    turn, seat = mover.view["turn"], mover.view["seat"]
                    break
            else:
                break
        with sitting(client, match, seat) as back:
            assert back.view["turn"] > turn, "the word was given"
            assert back.view["undo"] == 0
            assert back.view["undo_reason"]["key"] in ("undo-die", "undo-seat")
    assert fell == 2
    record = parse_exactly(record_of(client, match["id"], *match["tokens"].values()).text)
    mixes = [entry.mix for entry in record.entries if entry.mix is not None]
    assert [mix.n for mix in mixes] == list(range(len(mixes))), "every die has fallen once"
    assert not any(mix.words for mix in mixes), "and without the words of who gave none"


def _asked_or_told(page: Page) -> str:
    """Return the first message: the new view, or that a word is wanted."""
    while (found := page.receive()["t"]) not in ("update", "ask-word"):
        pass
    return str(found)


def test_two_pages_of_one_seat_are_one_player(client: TestClient) -> None:
    """Neither answers twice, nor does one go on where the other has taken back; and while one is here, so is the player."""
    match = create(client)
    with sitting(client, match, "blue") as blue, sitting(client, match, "red") as one:
        with sitting(client, match, "red") as two:
            number, answer = one.view["number"], one.answers[0]
            one.answer(answer)
            two.expect("update")
            two.problem("stale", t="answer", number=number, answer=answer)
            one.expect("update")
        blue.send(t="resync")
        seats = until(blue, "welcome")["seats"]
        assert next(seat["online"] for seat in seats if seat["seat"] == "red")
