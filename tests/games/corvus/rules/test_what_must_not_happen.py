"""Forbidden consequences: speeds below nought, men who are not there, assaults too weak, oars not met, plans off the table."""

from __future__ import annotations

from typing import Any

import pytest

from games.corvus.shown.test_told import battle, done, told
from naumachia.games.corvus.hulls import keel_angle
from naumachia.games.corvus.pieces import Run
from naumachia.games.corvus.rules.combat.assault import column, good_faces
from naumachia.games.corvus.rules.combat.boarding import Assaults, assault_bar, strike_option
from naumachia.games.corvus.rules.combat.grapples import bridges
from naumachia.games.corvus.rules.combat.oars import glance_bar
from naumachia.games.corvus.rules.combat.shooting import losses_between
from naumachia.games.corvus.rules.deployment import Catapults, fit_bar
from naumachia.games.corvus.rules.movement.plan import plan_bar
from naumachia.games.corvus.rules.movement.sample import legs_that_matter, plans_that_matter
from naumachia.games.corvus.rules.values import allowance, speed
from naumachia.kernel import Answer, Orders, pending, step
from naumachia.kernel.state import refusal


def boarding(ships: dict[str, Any], *links: tuple[str, str], first: str = "rome", repulsed: bool = False) -> Any:
    """Ships side by side, each link laid by the first of its pair."""
    laid = [{"grappler": one, "grappled": other, "repulsed": repulsed} for one, other in links]
    return battle(ships, phase="boarding", turn=2, first=first, links=laid)


# Speeds


@pytest.mark.parametrize(
    ("marks", "cruise", "combat"),
    [
        ({}, 100, 150),
        ({"banks": ["port"]}, 60, 110),
        ({"banks": ["port", "starboard"]}, 20, 70),
        ({"banks": ["port", "starboard"], "rowers": 2}, 0, 50),
        ({"banks": ["port", "starboard"], "rowers": 3}, 0, 40),
        ({"damaged": True}, 50, 80),
        ({"damaged": True, "rowers": 1}, 50, 70),
    ],
)
def test_a_speed_is_never_below_nought_and_halved_last(marks: dict[str, Any], cruise: int, combat: int) -> None:
    """CV-2.8 3 rowers and both banks take 110 mm off a cruise of 100."""
    sea = battle({"R1": {"at": [300, 300, 0], "normal": 100, "combat": 150, "marks": marks}, "C1": {"at": [500, 600, 0]}})
    ship = sea.ships["R1"]
    assert (speed(sea, ship, False), speed(sea, ship, True)) == (cruise, combat)
    assert allowance(sea, ship, "stop") == 0
    assert allowance(sea, ship, "battle", half=True) == -(-combat // 20) * 10


# Assaults


@pytest.mark.parametrize(
    ("attackers", "defenders", "place"),
    [(0, 0, -1), (0, 1, -1), (1, 0, 3), (5, 2, 2), (6, 2, 3), (2, 1, 2), (3, 2, 1), (4, 2, 2), (2, 2, 1), (1, 2, 0), (1, 3, -1)],
)
def test_the_column_of_a_ratio_on_both_sides_of_each(attackers: int, defenders: int, place: int) -> None:
    """CV-4.2."""
    assert column(attackers, defenders) == place


def test_the_last_marine_of_an_attacker_is_lost_too() -> None:
    """CV-4.4 Repulsed with one man: none is left."""
    for marines in (2, 1):
        ships = {
            "R1": {"at": [300, 300, 0], "marks": {"marines": 1}},
            "C1": {"at": [315, 300, 0], "marks": {"marines": marines}},
        }
        sea = step(step(boarding(ships, ("C1", "R1"), first="carthage"), "assault:R1:C1"), 1)
        assert sea.ships["C1"].marines == marines - 1
    assert told(sea)["marines-lost"]["both"] == 0


def test_an_assault_that_is_too_weak_is_refused_for_that_and_one_out_of_order_for_that() -> None:
    """CV-4.1, CV-4.2."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"marines": 1}},
        "R2": {"at": [330, 300, 0], "marks": {"marines": 1}},
        "C1": {"at": [315, 300, 0], "marks": {"marines": 3}},
    }
    sea = boarding(ships, ("R1", "C1"), ("R2", "C1"))
    ask = Assaults("rome")
    bars = {what: assault_bar(sea, ask, what) for what in ("C1:R1", "C1:R2", "C1:R1+R2", "C1:R2+R1", "C1:C1", "C1:R9", "C9:R1")}
    assert {what: bar and (bar.rule, bar.key) for what, bar in bars.items()} == {
        "C1:R1": ("CV-4.2", "no-assault-weak"),
        "C1:R2": ("CV-4.2", "no-assault-weak"),
        "C1:R1+R2": None,
        "C1:R2+R1": ("CV-4.1", "no-assault-order"),
        "C1:C1": ("CV-4.1", "no-assault-yours"),
        "C1:R9": ("CV-4.1", "no-such-ship"),
        "C9:R1": ("CV-4.1", "no-such-ship"),
    }
    request = pending(sea)
    assert request is not None
    assert list(request.moves) == ["assault:C1:R1+R2", "end"]


@pytest.mark.parametrize(("marines", "ratio", "risky"), [(1, "-", False), (2, "1/2", True), (4, "1/1", True), (12, "3/1", True)])
def test_a_declared_counter_assault_is_shown_with_what_it_may_still_do(marines: int, ratio: str, risky: bool) -> None:
    """CV-4.8 Too weak by now, it has no chance, and no die is thrown."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"marines": 4}},
        "C1": {"at": [315, 300, 0], "marks": {"marines": 2}},
    }
    sea = step(boarding(ships, ("R1", "C1"), repulsed=True), "counter:R1").copy()
    sea.change("C1", marines=marines)
    option = strike_option(sea, Assaults("carthage"), "C1")
    place = column(marines, 4)
    assert (option.args["ratio"], option.risky, option.target) == (ratio, risky, "R1")
    assert option.args["chances"] == (good_faces(sea, "carthage", place) if risky else 0)


def test_what_a_ship_did_last_turn_does_not_bind_it_in_this() -> None:
    """CV-0.1, CV-4.1 One attack a turn, not one a match."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"marines": 3}},
        "C1": {"at": [315, 300, 0], "marks": {"marines": 3}},
    }
    sea = step(step(boarding(ships, ("R1", "C1")), "assault:C1:R1"), 3)
    while not (sea.turn == 3 and sea.phase == "boarding"):
        request = pending(sea)
        assert request is not None
        plain = request.plain(request.seats[0]) if isinstance(request, Orders) else next(iter(request))
        answer: Answer = "end" if "end" in request else plain
        sea = step(sea, answer)
    assert not sea.ships["R1"].fought
    assert not sea.ships["C1"].assaulted
    assert "assault:C1:R1" in pending(sea)  # type: ignore[operator]


# Grapples and oars


def test_the_corvus_comes_down_once_a_ship_and_on_roman_ships_alone() -> None:
    """CV-5.2, CV-R32 A plain link of its own, or the corvus of another ship, does not hold it up."""
    ships: dict[str, Any] = {
        "R1": {"at": [300, 300, 0]},
        "R2": {"at": [100, 100, 0]},
        "C1": {"at": [300, 326, 90]},
        "C2": {"at": [100, 126, 90]},
        "C3": {"at": [315, 300, 0], "marks": {"corvus": True}},
    }

    def links(*laid: tuple[str, str, bool]) -> Any:
        found = [{"grappler": one, "grappled": other, "corvus": corvus} for one, other, corvus in laid]
        return battle(ships, phase="window", turn=2, first="rome", links=found)

    assert keel_angle(links(), "R1", "C1") == 90
    assert bridges(links(), "R1", "C1")
    assert not bridges(links(), "R1", "C3"), "side by side"
    assert bridges(links(("R1", "C3", False)), "R1", "C1")
    assert bridges(links(("R2", "C2", True)), "R1", "C1")
    assert not bridges(links(("R1", "C3", True)), "R1", "C1")
    assert links().ships["C3"].corvus
    assert not bridges(links(), "C3", "C2"), "Carthage has no such men"


def test_the_oars_of_a_ship_that_was_not_run_into_are_not_broken() -> None:
    """CV-2.18."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"order": "battle"}},
        "C1": {"type": "quinquereme", "at": [317, 370, 352], "marks": done()},
        "C2": {"at": [270, 300, 8], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    sea = step(step(step(sea, (170, 0)), "row"), "pass")
    assert sea.run.bow
    assert sea.run.blockers == ("C1",)
    bars = {name: glance_bar(sea, "R1", name) for name in ("C1", "C2")}
    assert bars["C2"] is not None
    assert bars["C2"].key == "no-oars-contact"
    assert bars["C1"] is None or bars["C1"].key != "no-oars-contact"


def test_past_a_ship_without_oars_the_next_one_is_still_met() -> None:
    """CV-2.18 Both banks broken: nothing to attempt there, and the way goes on to the next."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"order": "battle"}},
        "C1": {"at": [317, 360, 180], "marks": done() | {"banks": ["port", "starboard"]}},
        "C2": {"at": [283, 400, 180], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    sea = step(step(sea, (170, 0)), "row")
    assert pending(sea).key == "ask-oars"  # type: ignore[union-attr]
    assert list(pending(sea).moves) == ["oars:C2", "pass"]  # type: ignore[union-attr]


def test_no_room_beside_the_bank_is_told_and_nothing_comes_of_it() -> None:
    """CV-2.23."""
    ships = {
        "R1": {"type": "quinquereme", "at": [300, 300, 0], "marks": {"order": "battle"}},
        "C1": {"type": "quinquereme", "at": [312, 400, 180], "marks": done()},
        "C2": {"type": "quinquereme", "at": [278, 356, 0], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    sea = step(step(step(step(sea, (140, 0)), "row"), "oars:C1"), 3)
    (event,) = [event for event in sea.events if event.key == "not-aligned"]
    assert event.idle


# Shooting and engines


def test_what_was_lost_before_is_not_lost_again() -> None:
    """CV-3.8."""
    sea = battle({"R1": {"at": [300, 300, 0], "marks": {"rowers": 1, "marines": 2}}, "C1": {"at": [500, 600, 0]}})
    before = sea.ships["R1"]
    draft = sea.copy()
    draft.change("R1", rowers=2, marines=1, archers=before.archers - 1)
    assert losses_between(before, draft.ships["R1"]) == {"marines": 1, "archers": 1, "engines": 0, "rowers": 1}
    assert losses_between(before, before) == {"marines": 0, "archers": 0, "engines": 0, "rowers": 0}
    assert losses_between(draft.ships["R1"], before) == {"marines": 0, "archers": 0, "engines": 0, "rowers": 0}


@pytest.mark.parametrize(
    ("marines", "archers", "engines", "open_"),
    [(2, 2, 0, True), (1, 2, 0, False), (2, 1, 0, False), (3, 3, 5, True), (3, 3, 6, False)],
)
def test_a_catapult_needs_two_marines_two_archers_and_room(marines: int, archers: int, engines: int, open_: bool) -> None:
    """CV-5.5."""
    marks = {"marines": marines, "archers": archers, "catapults": [2] * engines}
    sea = battle({"R1": {"type": "deceres", "at": [300, 300, 0], "marks": marks}, "C1": {"at": [500, 600, 0]}})
    bar = fit_bar(sea, Catapults("rome"), "R1")
    assert (bar is None) == open_
    assert bar is None or bar.key == "no-fit-men"
    twice, strange = fit_bar(sea, Catapults("rome", ("R1",)), "R1"), fit_bar(sea, Catapults("rome"), "C1")
    assert twice is not None
    assert twice.key == "no-fit-twice"
    assert strange is not None
    assert strange.key == "no-such-ship"


# Plans


def planning(order: str, at: tuple[int, int, int] = (300, 300, 0), foe: tuple[int, int, int] = (550, 650, 0)) -> Any:
    """R1, a quinquereme, plans."""
    ships = {"R1": {"type": "quinquereme", "at": list(at), "marks": {"order": order}}, "C1": {"at": list(foe), "marks": done()}}
    return battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])


@pytest.mark.parametrize(
    ("order", "answer", "key"),
    [("port", "row", "no-row-turn"), ("forward", "row", "no-row-way"), ("port", "ahead", "no-such-choice")],
)
def test_a_plan_that_cannot_be_declared_says_why(order: str, answer: str, key: str) -> None:
    """CV-1.3, CV-1.5."""
    sea = planning(order)
    assert answer not in pending(sea)  # type: ignore[operator]
    assert refusal(sea, answer).key == key
    assert plan_bar(sea, sea.run, answer).key == key


def leaves(sea: Any) -> list[bool]:
    """Of each plan in the sample whether it ends off the table, the best first."""
    from naumachia.games.corvus.rules.movement.sample import ended_by
    from naumachia.games.corvus.state import MM

    ends = [ended_by(sea, sea.run, legs)[1] for legs in plans_that_matter(sea, sea.run)]
    return [not (0 <= end.x <= 600 * MM and 0 <= end.y <= 700 * MM) for end in ends]


@pytest.mark.parametrize(
    ("at", "least"),
    [((300, 645, 0), 45), ((555, 300, 90), 45), ((300, 45, 180), 45), ((45, 300, 270), 45)],
)
def test_ways_off_the_table_come_last(at: tuple[int, int, int], least: int) -> None:
    """CV-G12 Half the way ends on the edge, which is on the table; the whole way beyond it."""
    off = leaves(planning("forward", at, foe=(300, 350, 0)))
    assert True in off
    assert False in off
    assert off == sorted(off)


def test_the_edge_itself_is_no_way_off_the_table() -> None:
    """CV-G12 The best way that reaches the edge goes before every way beyond it, however near the enemy lies there."""
    from naumachia.games.corvus.rules.movement.sample import _kind

    for at, beyond in (((300, 655, 0), 46), ((555, 300, 90), 46), ((300, 45, 180), 46), ((45, 300, 270), 46)):
        sea = planning("forward", at, foe=(300, 350, 0))
        left = 700 - at[1] if at[2] == 0 else 45
        assert _kind(sea, sea.run, ((left, 0),))[1] >= 0, at
        assert _kind(sea, sea.run, ((left + 1, 0),))[1] < -100, at
        assert beyond == 46


@pytest.mark.parametrize(
    ("foe", "merit"),
    [((300, 600, 0), 50 - 210 / 20), ((510, 600, 0), 50 - 210 / 20), ((300, 391, 90), None)],
)
def test_the_merit_of_a_way_is_its_nearness(foe: tuple[int, int, int], merit: float | None) -> None:
    """From 50 down by one for each two centimetres to the enemy, the longer of the two distances; contact goes before."""
    from naumachia.games.corvus.rules.movement.sample import _kind

    sea = planning("forward", foe=foe)
    kind, found = _kind(sea, sea.run, ((90, 0),))
    if merit is None:
        assert kind[0] != "way"
        assert found > 50
    else:
        assert kind == ("way", "0", "3")
        assert found == pytest.approx(merit)


def test_oars_are_met_by_a_bow_going_forward_only() -> None:
    """CV-2.18 A ship that backs into an enemy touches it; it breaks no oars."""
    from naumachia.games.corvus.rules.movement.sample import _kind

    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"order": "astern"}},
        "C1": {"at": [312, 255, 10], "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    kind, merit = _kind(sea, sea.run, ((-40, 0),))
    assert kind[:2] == ("touch", "C1")
    assert merit < 90


def test_the_only_legs_left_turn_to_the_side_of_the_order() -> None:
    """CV-1.5 Where no plan of the sample begins as the one on the table, the whole way and the whole turn are offered."""
    for order, turn in (("port", -40), ("starboard", 40)):
        sea = planning(order)
        sea = step(sea, (12, turn // 2))
        assert isinstance(sea.run, Run)
        legs = legs_that_matter(sea)
        assert legs
        assert all(leg_turn * turn >= 0 for _, leg_turn in legs), (order, legs)
        assert all(leg in pending(sea) for leg in legs), (order, legs)  # type: ignore[operator]
        assert any(leg_turn for _, leg_turn in legs)
