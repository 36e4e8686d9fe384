"""Standing orders: what has been said once is not asked again, and nothing is done that its captain could not have declared."""

from __future__ import annotations

from msgspec.structs import replace

from games.branle_bas.hands import at, key, play, sea_of
from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.rules.turn import phases
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import Leg, pending, settle
from naumachia.match import Match, replay
from naumachia.match.views.prospects import go

LINE = {"L": {"ships": ["A", "B", "C"]}, "Z": {"ships": ["far"]}}
SHIPS = {"A": (600, 600, 120), "B": (493, 662, 120), "C": (386, 724, 120)}


def line() -> Sea:
    return sea_of(SHIPS, squadrons=LINE)


def next_move(sea: Sea) -> Sea:
    """The same position at the beginning of another MOVE phase."""
    draft = sea.copy()
    draft.ships = {name: replace(ship, moved=False) for name, ship in sea.ships.items()}
    draft.agenda = phases("move")
    settle(draft)
    return draft


def asked(sea: Sea) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    request = pending(sea)
    assert request is not None
    return request.key, request.answers, request.shortcuts  # type: ignore[union-attr]


def test_an_order_stands_until_its_captain_says_otherwise() -> None:
    sea = line()
    assert asked(sea) == ("ask-formation", ("succession", "together", "free"), ("stand:succession",))
    sea = next_move(play(sea, "stand:succession", "on"))
    assert (key(sea), sea.acting, sea.squadrons["L"].order) == ("ask-step", "A", "succession")
    sea = next_move(play(sea, "orders", "squadron:L", "line:ask", "on"))
    assert key(sea) == "ask-formation"


def test_the_last_order_is_offered_first_and_may_stand() -> None:
    sea = next_move(play(line(), "free"))
    assert asked(sea) == ("ask-formation", ("free", "succession", "together"), ("stand:free",))
    sea = play(sea, "stand:free")
    sea.wind = 30
    sea = next_move(sea)
    assert key(sea) == "ask-step"  # where every ship sails for itself the wind changes nothing
    assert sea.squadrons["L"].line == ()


def test_an_order_for_one_turn_ends_what_stood() -> None:
    sea = play(line(), "stand:succession", "on")
    draft = sea.copy()
    draft.wind = 30
    sea = play(next_move(draft), "succession", "on")
    assert key(next_move(sea)) == "ask-formation"


def test_it_is_asked_again_when_the_wind_has_shifted_or_another_ship_leads() -> None:
    sea = play(line(), "stand:succession", "on")
    shifted, headless, fewer = sea.copy(), sea.copy(), sea.copy()
    shifted.wind = 330
    headless.change("A", rudder=1)
    fewer.change("C", rudder=1)
    assert key(next_move(fewer)) == "ask-step"
    for changed in (shifted, headless):
        found = next_move(changed)
        assert asked(found)[0] == "ask-formation"
        assert pending(found).args["again"] == 1  # type: ignore[union-attr]
        assert key(next_move(play(found, "stand:succession"))) == "ask-step"


def test_an_order_given_beside_the_question_answers_it() -> None:
    sea = play(line(), "orders", "squadron:L", "line:together")
    assert key(sea) == "ask-together"
    later = play(play(line(), "free"), "orders", "squadron:L", "line:together")
    assert key(later) == "ask-step"  # BB-7.1 what has been declared stays declared this turn
    assert key(next_move(later)) == "ask-together"


def test_ships_at_anchor_and_prizes_are_asked_about_once() -> None:
    anchored = {name: {"at": place, "anchored": True} for name, place in SHIPS.items()}
    sea = play(sea_of(anchored, squadrons=LINE), "all-stay")
    assert (key(sea), sea.acting) == ("ask-step", "far")
    sea = play(sea, "on")
    sea = next_move(sea)
    assert sea.acting == "far"
    sea = sea_of({"A": (600, 600, 90)}, {"P": {"at": (700, 600, 90), "marks": {"controller": "West", "flag": "struck"}},
                                         "Q": (900, 900, 90)}, phase="end")  # fmt: skip
    assert asked(sea) == ("ask-scuttle", ("scuttle:P", "keep"), ("keep-all",))
    sea = play(sea, "keep-all")
    assert sea.quiet == ("prizes:West",)
    request = pending(sea)
    assert request is not None
    assert ("orders" in request) == (request.seats == ("West",))


def test_orders_are_on_record_and_are_undone_as_one() -> None:
    match = Match.seeded(BRANLE_BAS, BRANLE_BAS.load_scenario("bb12"), seed="1")
    side = match.waiting[0]
    name = next(iter(match.state.squadrons))
    for answer in ("orders", f"squadron:{name}", "line:succession"):
        match.answer(answer, side)
    assert match.state.squadrons[name].stands
    match.undo(side)
    assert not match.state.squadrons[name].stands
    assert match.request.key == "ask-formation"  # type: ignore[union-attr]
    match.redo(side)
    match.answer(f"stand:{match.request.answers[0]}", match.waiting[0])  # type: ignore[union-attr]
    assert replay(match.record()).state == match.state


def test_straight_on_but_for_the_last_unit_move() -> None:
    sea = play(sea_of({"A": (600, 600, 90)}, {"B": {"at": (9000, 9000, 0), "anchored": True}}), "but-one")
    assert at(sea, "A")[:2] == (700, 600)
    request = pending(sea)
    assert isinstance(request, Leg)
    assert (request.args["moves"], request.shortcuts, request.onward) == (1, ("on",), "")
    sea = play(play(sea_of(SHIPS, squadrons=LINE), "together"), "but-one", (25, -30))
    assert {at(sea, name)[2] for name in "ABC"} == {90}


def test_what_is_said_of_one_ship_is_not_done_by_the_next() -> None:
    tables = {"A": (600, 600, 90), "B": (600, 900, 90)}
    sea = sea_of(tables)
    match = Match.seeded(BRANLE_BAS, sea.setting.scenario, seed="1")
    while match.waiting and match.waiting[0] != "West":
        match.answer("stay", match.waiting[0])
    assert isinstance(match.request, Leg)
    first = match.request.ship
    go(match, "West", ("25 -30", "on"))
    assert isinstance(match.request, Leg)
    assert match.request.ship != first  # one that has come to the wind's edge has no unit move left
    assert match.state.ships[match.request.ship].pose[:2] in [place[:2] for place in tables.values()]
