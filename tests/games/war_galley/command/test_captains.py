"""WG-1.0 Several captains share a side by squadrons: who is asked about what."""

from __future__ import annotations

from typing import Any

from games.war_galley.table import GAME, afloat, asked, offered, on
from naumachia.games.war_galley.comfort.standing_orders import watched
from naumachia.games.war_galley.setup.captains import MOST
from naumachia.games.war_galley.show import picture
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Orders, Roll, Seeded, pending, step
from naumachia.kernel.files.record import dump, parse
from naumachia.match import Match, verify
from naumachia.players import make
from naumachia.text import LANGUAGES, speech

TWO = {"captains": 2}
ALWAYS, ASK = 2, 1
FAR = "B1 3-good 5802 S"


def seat(sea: Sea) -> str:
    """Return the seats that are asked."""
    request = pending(sea)
    assert request is not None
    assert len(request.seats) == 1, request
    return request.seats[0]


def fleet(*more: str, phase: str = "commanded", options: dict[str, int] | None = None, **rest: Any) -> Sea:
    """An admiral in A2 with A3, a squadron commander in A1 with A4, far from each other; B's one squadron out of the way."""
    return afloat(
        "A1 3-good 2319 N", "A2 3-good 4019 N", "A3 3-good 4119 N", "A4 3-good 2419 N", *more, FAR,
        chiefs={"A1": "SC 3", "A2": "ADM 3 2", "B1": "ADM 3 2"}, position={"phase": phase}, options=TWO | (options or {}), **rest,
    )  # fmt: skip


def test_as_many_seats_as_captains_but_no_more_than_squadrons() -> None:
    """WG-1.0"""
    assert GAME.rules.seats(fleet()) == {"A": "A", "A-2": "A", "B": "B"}
    assert GAME.rules.seats(fleet(options={"captains": 1})) == {"A": "A", "B": "B"}
    assert GAME.rules.seats(fleet(options={"captains": MOST})) == {"A": "A", "A-2": "A", "B": "B"}
    most = [
        sum(squadron.side == side and squadron.commander is not None for squadron in battle.squadrons.values())
        for battle in map(GAME.load_scenario, GAME.scenarios())
        for side in battle.sides
    ]
    assert max(most) == MOST


def test_the_squadrons_are_dealt_out_the_admirals_first() -> None:
    """WG-1.0 The file names A1 before the admiral in A2; the admiral still has the first seat, and the side's name."""
    sea = fleet()
    assert {name: sea.owner(ship) for name, ship in sea.ships.items()} == {
        "A1": "A-2", "A2": "A", "A3": "A", "A4": "A-2", "B1": "B",
    }  # fmt: skip
    three = afloat(
        *(f"A{number} 3-good {column}19 N" for number, column in enumerate((10, 20, 30, 40), 1)), FAR,
        chiefs={"A1": "SC 3", "A2": "SC 3", "A3": "ADM 3 2", "A4": "SC 3"}, position={"phase": "turn"}, options=TWO,
    )  # fmt: skip
    assert {name: three.owner(three.ships[name]) for name in ("A1", "A2", "A3", "A4")} == {
        "A3": "A", "A1": "A-2", "A2": "A", "A4": "A-2",
    }  # fmt: skip


def test_the_admiral_decides_for_the_side_and_each_captain_for_his_own() -> None:
    """WG-3.2, WG-5.41, WG-6.13 The order of squadrons is the admiral's; the ships of a squadron move at its captain's word."""
    sea = fleet()
    assert (asked(sea), seat(sea)) == ("ask-squadron", "A")
    mine = on(sea, "a2")
    assert (asked(mine), seat(mine)) == ("ask-ship", "A")
    sea = on(sea, "a1")
    assert (asked(sea), seat(sea)) == ("ask-ship", "A-2")
    assert set(offered(sea)) == {"A1", "A4", "end"}
    sea = on(sea, "A1")
    assert (asked(sea), seat(sea)) == ("ask-move", "A-2")
    sea = on(sea, "2 forward")
    assert (asked(sea), seat(sea)) == ("ask-step", "A-2")


def test_only_the_admiral_concedes() -> None:
    """WG-D30, WG-9.1"""
    sea = fleet()
    request = pending(sea)
    assert request is not None
    assert "concede" in request
    other = pending(on(sea, "a1"))
    assert other is not None
    assert "concede" not in other
    assert "orders" in other
    over = on(sea, "concede")
    assert over.result is not None
    assert over.result.winner == "B"


def test_a_ship_goes_with_the_commander_of_this_turn() -> None:
    """WG-5.24 Within reach of the admiral alone it is the admiral's; alone, it belongs to the captain it was set up with."""
    sea = fleet("A5 3-good 1038 N")
    lent = sea.copy()
    lent.change("A3", squadron="a1")
    lent.change("A5", squadron="a1")
    assert lent.owner(lent.ships["A3"]) == "A"
    assert lent.owner(lent.ships["A5"]) == "A-2"
    lent.squadrons = {}  # as before the first phase B
    assert lent.owner(lent.ships["A3"]) == "A-2"
    prize = afloat(
        "A1 3-good 2319 N", "A2 3-good 4019 N", "B1 3-good 1038 N prize:A", "B2 3-good 2322 N prize:A", "B3 3-good 5802 S",
        chiefs={"A1": "SC 3", "A2": "ADM 3 2"}, position={"phase": "commanded"}, options=TWO,
    )  # fmt: skip
    assert prize.owner(prize.ships["B1"]) == "A"  # on its own: the admiral's
    assert prize.owner(prize.ships["B2"]) == "A-2"  # taken in hand by the commander of A1


def test_between_captains_the_admiral_assigns() -> None:
    """WG-5.24 A ship within reach of both: the admiral says; within reach of two commanders of one captain: that captain."""
    ships = ("A1 3-good 2319 N", "A2 3-good 2719 N", "A3 3-good 2519 N", "A4 3-good 3119 N", "A5 3-good 2225 N")
    both = afloat(*ships[:3], FAR, chiefs={"A1": "SC 3", "A2": "ADM 3 2"}, position={"phase": "turn"}, options=TWO)
    request = pending(both)
    assert isinstance(request, Orders)
    assert {name: [blank.id for blank in sheet] for name, sheet in request.sheets.items()} == {"A": ["A3"]}
    own = afloat(
        "A1 3-good 2319 N", "A2 3-good 4019 N", "A3 3-good 5019 N", "A4 3-good 2719 N", "A5 3-good 2519 N", FAR,
        chiefs={"A1": "SC 3", "A2": "ADM 3 2", "A3": "SC 3", "A4": "SC 3"}, position={"phase": "turn"}, options=TWO,
    )  # fmt: skip
    request = pending(own)
    assert isinstance(request, Orders)
    assert {name: [blank.id for blank in sheet] for name, sheet in request.sheets.items()} == {"A-2": ["A5"]}


def test_each_captain_sets_the_speed_of_his_squadrons() -> None:
    """WG-6.12"""
    sea = fleet(phase="speed")
    assert seat(sea) == "A-2"
    assert {answer.partition(":")[0] for answer in offered(sea)} == {"a1"}
    sheet = pending(on(sea, "a1:each"))
    assert isinstance(sheet, Orders)
    assert set(sheet.sheets) == {"A-2"}
    sea = on(sea, "a1:max")
    assert seat(sea) == "B"
    sea = on(sea, "b1:cruise")
    assert seat(sea) == "A"
    assert {answer.partition(":")[0] for answer in offered(sea)} == {"a2"}


def windows() -> Sea:
    """B1 comes between two ships of different captains, who ask about every window."""
    return afloat(
        "A1 3-good 2213 N", "A2 3-good 2413 N", "B1 3-good 2315 N", "B2 T-std 5838 N",
        chiefs={"A1": "SC 1", "A2": "ADM 1 2"}, options=TWO, watch=ALWAYS, position={"acting": ["B1", "B2"]},
    )  # fmt: skip


def test_windows_are_for_the_captain_of_the_ship() -> None:
    """WG-6.51 Captains are asked about their own ships; passing passes for nobody else."""
    sea = on(windows(), "B1", "4 forward", "fwd")
    owners = []
    while asked(sea) == "ask-reaction":
        owners.append((seat(sea), {answer.split(":")[1] for answer in offered(sea) if ":" in answer}))
        sea = on(sea, "pass")
    assert sorted(owners) == [("A", {"A2"}), ("A-2", {"A1"})]
    assert (asked(sea), seat(sea)) == ("ask-step", "B")
    plain = on(windows(), "B1", "4 forward", "fwd")
    tried = on(plain, next(answer for answer in offered(plain) if answer.startswith("evade:")), 6)
    assert (asked(tried), seat(tried)) == ("ask-reaction", "A" if seat(plain) == "A-2" else "A-2")


def test_each_captain_orders_his_own() -> None:
    """WG-D31 The admiral's order to the fleet is for ships without one from their captain."""
    sea = fleet(watch=1)
    menu = on(sea, "a1", "orders")
    assert set(offered(menu)) == {"squadron:a1", "ship:A1", "ship:A4", "back"}
    assert seat(on(menu, "squadron:a1")) == "A-2"
    sea = on(sea, "a1", "orders", "squadron:a1", "watch:never", "end")
    while seat(sea) != "A":
        sea = on(sea, "0")
    admiral = on(sea, "orders")
    assert set(offered(admiral)) == {"fleet", "squadron:a2", "ship:A2", "ship:A3", "back"}
    sea = on(sea, "orders", "fleet", "watch:always")
    assert {name: watched(sea, sea.ships[name]) for name in ("A1", "A2", "A4")} == {"A1": "never", "A2": "always", "A4": "never"}


def test_a_double_activation_is_led_by_the_admiral() -> None:
    """WG-5.42 The admiral says which ship is next; each captain moves their own ships, and `the same` is for these."""
    sea = afloat(
        "A1 3-good 2319 N", "A2 3-good 2719 N", "A3 3-good 2819 N", FAR,
        chiefs={"A1": "SC 1", "A2": "ADM 6 3"}, position={"phase": "commanded"}, options=TWO,
    )  # fmt: skip
    sea = on(sea, "double:a2:a1", 1)
    assert (asked(sea), seat(sea)) == ("ask-ship", "A")
    assert {"A1", "A2", "A3"} <= set(offered(sea))
    other = on(sea, "A1")
    assert (asked(other), seat(other)) == ("ask-move", "A-2")
    sea = on(sea, "A2", "2 forward", "ahead", "all-same")
    assert (sea.ships["A3"].used, sea.ships["A1"].used) == (2, 0)


def test_each_captain_works_his_own_ships_free() -> None:
    """WG-8.35"""
    sea = afloat(
        "A1 3-good 2319 N fouled:B1", "A2 3-good 4019 N fouled:B2", "B1 3-good 2419 N", "B2 3-good 4119 N",
        chiefs={"A1": "SC 3", "A2": "ADM 3 2"}, position={"phase": "status"}, options=TWO,
    )  # fmt: skip
    found = []
    while asked(sea) == "ask-unfoul":
        found.append(seat(sea))
        sea = on(sea, "none")
    assert sorted(found) == ["A", "A-2", "B"]


def test_the_captains_are_named() -> None:
    """A name for each seat in both languages, and on the sheets whose a ship is."""
    sea = fleet()
    names = picture.seat_labels(sea)
    assert set(names) == {"A", "A-2"}
    for lang in LANGUAGES:
        words = speech(lang, "war_galley")
        told = {name: words.say(label) for name, label in names.items()}
        assert "A2" in told["A"]
        assert "A1" in told["A-2"]
    rows = {group.id: group.rows[-1].value for group in picture.scene(sea, "A-2").groups}
    assert rows["a1"] == sea.label("A-2")
    assert rows["a2"] == sea.label("A")
    assert picture.seat_labels(fleet(options={"captains": 1})) == {}


def test_programs_play_for_captains_and_the_record_proves_it() -> None:
    """Two programs a side, a few turns, four seats that all have something to say."""
    match = Match.seeded(GAME, GAME.load_scenario("s05"), options={"captains": 2, "turns": 2}, seed="captains")
    programs = {name: make("greedy" if name == "R-2" else "random", GAME, name) for name in match.seats}
    while match.waiting:
        name = match.waiting[0]
        match.answer(programs[name].choose(match.state, name), name)
    assert {turn.seat for turn in match.history} >= set(match.seats)
    proof = verify(parse(dump(match.record())))
    assert proof["finished"]
    assert proof["answers"] == len(match.history)


def test_one_captain_a_side_is_the_game_as_it_was() -> None:
    """The option set to 1 is no option at all: the same positions to the byte."""
    plain, one = (GAME.start(GAME.load_scenario("s08"), options) for options in ({}, {"captains": 1}))
    hand, dice, rolls = make("random", GAME, "1"), Seeded("1"), 0
    for _ in range(300):
        request = pending(plain)
        assert request == pending(one)
        if request is None:
            break
        rolls += isinstance(request, Roll)
        answer = dice.roll(request, rolls) if isinstance(request, Roll) else hand.choose(plain, request.seats[0])
        plain, one = step(plain, answer), step(one, answer)
        assert GAME.save(plain) == GAME.save(one)
