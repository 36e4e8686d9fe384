"""Standing orders: what a seat has ordered is answered for it as it could have answered itself, and what is sealed stays so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from naumachia.games import games
from naumachia.kernel import Answer, Orders, Roll, Sealed, pending, settle, step
from naumachia.kernel.files import record
from naumachia.kernel.orders.standing_orders import ASK, SET, heeded, standings
from naumachia.match import Match, replay
from naumachia.match.replays.vector import load, run
from naumachia.match.views.view import ask
from naumachia.text import speech

KNOWN = {name: game for name, game in games().items() if game.rules.standing_orders.orders}
TESTS = Path(__file__).parents[1]
SCENARIOS = {
    "branle_bas": "bb3-meeting-90",
    "corvus": "cv2-three-against-three",
    "trireme_fleet": "f2-six-a-side",
    "trireme_ship": "ts-six-a-side",
    "war_galley": "s03-tauris-47bc",
}
every = pytest.mark.parametrize("name", KNOWN)


def table(name: str, seed: int, scenario: str = "") -> Match:
    game = KNOWN[name]
    return Match.seeded(game, game.load_scenario(scenario or SCENARIOS[name]), seed=seed)


def order(match: Match, seat: str, text: str) -> None:
    """Set a standing order beside whatever is asked."""
    match.answer(match.read(f"{SET}:{text}", seat), seat)


def written(state: Any) -> dict[str, Any]:
    """The position without the orders that stand."""
    draft = state.copy()
    draft.standing = UNSET
    return {field: getattr(draft, field) for field in draft.__struct_fields__}


def fate(rng: Random, match: Match, seat: str) -> Answer:
    """Somebody rash: who rows on and strikes, so that there is something to decide."""
    request = match.request
    assert request is not None
    assert not isinstance(request, Roll)
    return request.draw(seat, rng) if isinstance(request, Orders) else request.draw(rng)


def positions(name: str) -> Iterator[Any]:
    """Every position of the recorded matches and of the worked examples of a game."""
    for path in sorted((TESTS / "games" / name / "records").glob("*.jsonl")):
        yield from replay(record.read(path)).states()
    for path in sorted((TESTS / "vectors" / name).glob("*.toml")):
        for case in load(path).cases:
            yield from run(case).match.states()


def by_hand(state: Any) -> Any:
    """The position after somebody has given, one by one, the answers that the orders in force would give."""
    orders, state = state.standing, state.copy()
    while (request := pending(state)) is not None:
        told = state.copy()
        told.standing = orders
        waiting = request.seats
        said = {seat: answer for seat, answer in heeded(told, request).items() if seat in waiting}
        if not said:
            break
        assert all(answer in request for answer in said.values())
        state = step(state, next(iter(said.values())))
    return state


@every
def test_what_is_ordered_is_what_its_seat_could_answer_itself(name: str) -> None:
    """Every order at every question of kept matches: by the kernel, and by hand with the answers it would give."""
    met: Counter[tuple[str, str]] = Counter()
    game = KNOWN[name]
    for state in positions(name):
        request = pending(state)
        if request is None or isinstance(request, Roll) or state.sealed:
            continue
        for one in state.setting.standing_orders.orders:
            for value in one.values if request.key in one.asked else ():
                ordered = state.copy()
                ordered.standing = {f"{seat}/{one.key}": value for seat in request.seats}
                plain = by_hand(ordered)
                settle(ordered)
                assert written(ordered) == written(plain), (one.key, value)
                assert "standing-order" in [event.key for event in ordered.events]
                met[one.key, value] += pending(plain) != request
    missed = {(one.key, value) for one in game.rules.standing_orders.orders for value in one.values} - met.keys()
    assert not missed, met


@every
def test_every_order_has_words_and_a_place(name: str) -> None:
    match = table(name, 1)
    for lang in ("en", "fr"):
        words = speech(lang, name)
        for one in match.state.setting.standing_orders.orders:
            said = [words.phrase(f"standing-{one.key}-{value}") for value in (ASK, *one.values)]
            assert len(set(said)) == len(said)
            assert all(text and "standing-" not in text for text in (*said, words.phrase(f"standing-{one.key}")))
    side = match.scene(None).sides[0]
    assert tuple(one for one in side.standing if not one.via) == standings(match.state, side.seat) != ()
    told = ask(match, match.waiting[0])
    assert told is not None
    assert not any(option.answer.startswith(SET) for option in told.options), "they stand at their place, not among the options"


def test_an_order_is_set_told_kept_and_taken_back() -> None:
    match = table("trireme_ship", 1)
    red, _ = match.seats
    order(match, red, "fire:likely")
    assert match.state.standing == {f"{red}/fire": "likely"}
    assert [event.key for event in match.state.events] == ["standing-set"]
    assert match.scene(None).sides[0].standing[0].value == "likely"
    again = replay(match.record())
    assert again.state.standing == match.state.standing
    order(match, red, "fire:ask")
    assert match.state.standing is UNSET
    assert match.waiting == tuple(match.seats), "the same question stands"


def test_a_sheet_that_is_in_stays_sealed_while_the_other_gives_orders() -> None:
    match = table("trireme_ship", 1)
    red, yellow = match.seats
    request = match.request
    assert isinstance(request, Orders)
    sheet = request.draw(red, Random(3))
    match.answer(sheet, red)
    seen, number = match.number_for(red), len(match.history)
    order(match, yellow, "grapple:never")
    assert match.number_for(red) > seen, "it is told to all"
    assert isinstance(match.request, Orders)
    assert match.request.handed == (red,)
    assert (len(match.history), match.shown) == (number + 1, number)
    assert match.history[-1].answer == sheet
    assert len(match.record({yellow}).entries) == 1, "what may be told of it ends before the sheet"
    match.undo(red)
    assert match.waiting == (red, yellow)
    assert match.state.standing == {f"{yellow}/grapple": "never"}
    match.answer(sheet, red)
    match.answer(match.request.plain(yellow), yellow)
    assert match.request.key != "ask-orders" or match.state.turn == 2


def test_the_last_to_be_asked_may_leave_it_to_an_order() -> None:
    """A sheet is in; the other orders what answers this very question: then all is done at once."""
    kept = record.read(TESTS / "games/corvus/records/won-by-rout.jsonl")
    states = replay(kept).states()
    place = next(
        at for at, state in enumerate(states) if (asked := pending(state)) and asked.key == "ask-shoot" and len(asked.seats) == 2
    )
    match = replay(replace(kept, entries=kept.entries[:place], end=None))
    request = match.request
    assert isinstance(request, Orders)
    one, two = request.sheets
    match.answer(request.plain(one), one)
    order(match, two, "shoot:hold")
    assert getattr(match.request, "key", "") != "ask-shoot"
    assert any(event.key == "standing-order" for _, event in match.events())


def test_what_is_typed_and_no_order_is_none() -> None:
    state = table("corvus", 1).state.copy()
    state.standing = {"": "x", "roman/shoot": "wildly", "nobody/rest": "rest"}
    request = pending(state)
    assert isinstance(request, Orders)
    assert len(request.sheets) == 2
    assert all(one.value == ASK for one in standings(state, "roman"))
    seat = request.seats[0]
    assert step(state, Sealed(seat, ((SET, "shoot:likely"),))).standing[f"{seat}/shoot"] == "likely"
