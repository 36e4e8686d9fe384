"""Worked examples of wind, unit moves, tacking, drift, squadrons, contact and fleeing, as the specification has them."""

from __future__ import annotations

from random import Random

import pytest

from games.branle_bas.hands import at, key, play, sea_of
from naumachia.games.branle_bas.rules.flags import touch
from naumachia.games.branle_bas.rules.gunnery.aim import crosses
from naumachia.games.branle_bas.rules.sailing.fleeing import away, course
from naumachia.games.branle_bas.rules.sailing.movement import Movement
from naumachia.games.branle_bas.rules.sailing.speeds import drift_reasons, line_speed, speed
from naumachia.games.branle_bas.rules.sailing.steering_clear import clear_pose
from naumachia.games.branle_bas.rules.winds import attitude, phi
from naumachia.geometry.plane import COS, SCALE, SIN, Base, Hull, Pose
from naumachia.kernel import pending, refusal
from naumachia.kernel.errors import Illegal


def test_attitudes_and_unit_moves() -> None:
    """X10, X16."""
    sea = sea_of({"A": (600, 600, 150)})
    found = {h: attitude(sea.charts, 0, h) for h in (59, 60, 89, 90, 150, 151)}
    assert found == {59: "irons", 60: "close", 89: "close", 90: "reach", 150: "reach", 151: "run"}
    assert speed(sea, sea.ships["A"]) == (3, 50, 25)


def test_three_turns_into_the_wind_and_a_tack() -> None:
    """X6, X7, X8, X9."""
    sea = sea_of({"A": (600, 600, 150)})
    sea = play(sea, (25, -30))
    assert at(sea, "A") == (613, 578, 120)
    sea = play(sea, (25, -30))
    assert at(sea, "A") == (635, 565, 90)
    sea = play(sea, (25, -30))
    assert at(sea, "A") == (660, 565, 60)
    sea = sea_of({"A": (660, 565, 60)})
    request = pending(sea)
    assert request is not None
    assert "tack" in request
    assert (25, -1) not in request
    assert at(play(sea, "tack", (-1, 0)), "A") == (638, 578, 300)
    missed = play(sea, "tack", (-2, 0))
    assert at(missed, "A") == (660, 540, 60)
    assert missed.ships["A"].missed_stays
    request = pending(sea_of({"A": (638, 578, 300)}))
    assert request is not None
    assert (25, -30) in request
    assert (25, 1) not in request
    assert (50, 0) in request
    again = sea_of({"A": {"at": (660, 540, 60), "marks": {"missed_stays": True}}})
    assert key(again) == "roll-tack"


def test_straights_by_damage() -> None:
    """X17, X18, X19, X20."""
    assert at(play(sea_of({"A": (346, 746, 120)}), (50, 0)), "A") == (389, 721, 120)
    hurt = sea_of({"A": {"at": (346, 746, 120), "marks": {"masts": 10}}})
    assert at(play(hurt, (33, 0)), "A") == (375, 729, 120)
    assert at(play(hurt, (17, 5)), "A")[:2] == (361, 737)
    close = sea_of({"A": {"at": (346, 746, 60), "marks": {"masts": 20}}})
    assert speed(close, close.ships["A"]) == (1, 25, 25)
    leaking = sea_of({"A": {"at": (346, 746, 120), "marks": {"masts": 10, "leaks": [9]}}})
    assert speed(leaking, leaking.ships["A"]) == (3, 17, 8)
    burning = sea_of({"A": {"at": (346, 746, 120), "marks": {"masts": 10, "leaks": [9], "fires": 1}}})
    assert drift_reasons(burning, burning.ships["A"]) == ["speed"]
    for wind, place in ((0, (500, 475)), (330, (513, 478)), (60, (478, 487))):
        adrift = sea_of({"A": {"at": (500, 500, 90), "marks": {"rudder": 1}}}, wind=wind)
        assert at(adrift, "A")[:2] == place


def test_turns_that_are_not_open() -> None:
    """X21."""
    sea = sea_of({"A": (600, 600, 90)})
    assert refusal(sea, (25, -31)).rule == "BB-6.3"
    sea = sea_of({"A": (600, 600, 80)})
    assert refusal(sea, (25, -30)).rule == "BB-6.7"
    with pytest.raises(Illegal):
        play(sea, (25, -30))
    ended = play(sea, (25, -20))
    assert at(ended, "A")[2] == 60
    assert getattr(pending(ended), "ship", "") != "A"


def test_in_irons() -> None:
    """X23."""
    sea = sea_of({"A": (600, 600, 20)})
    assert key(sea) == "ask-irons"
    assert at(play(sea, "tack:11", (-2, 1)), "A")[2] == 300
    assert at(play(sea, "ahead"), "A")[2] == 20


def test_contact_and_steering_clear() -> None:
    """X24, X25, X26, X67."""
    sea = sea_of({"M": (600, 500, 0)}, {"O": (600, 600, 90)}, wind=90)
    met = play(sea, (50, 0))
    assert at(met, "M") == (600, 544, 0)
    assert key(met) == "roll-collision"
    assert at(play(met, 4, "avoid:starboard"), "M") == (600, 544, 67)
    assert at(play(met, 4, "avoid:port"), "M") == (600, 544, 293)
    beside = sea_of({"M": (600, 561, 90)}, {"O": (600, 600, 90)})
    assert touch(beside, "M", "O")
    assert not touch(sea_of({"M": (600, 559, 90)}, {"O": (600, 600, 90)}), "M", "O")
    for side in ("port", "starboard"):
        assert clear_pose(beside, "M", "O", side) == (600, 561, 90)
    turned = play(sea_of({"M": (575, 555, 90)}, {"O": (600, 600, 90)}), (25, -30))
    assert at(turned, "M") == (600, 555, 79)
    pushed = sea_of({"M": (556, 535, 5)}, {"O": {"at": (600, 600, 0), "anchored": True}}, wind=270)
    met = play(pushed, "stay", (50, 0))
    assert at(met, "M") == (558, 563, 5)
    assert at(play(met, 2, "separate"), "M") == (556, 562, 5)
    assert at(play(met, 4, "avoid:port"), "M") == (558, 563, 3)


def test_unit_moves_after_a_light_collision() -> None:
    """X49."""
    sea = sea_of({"M": (600, 500, 0)}, {"O": (600, 600, 90)}, wind=90)
    met = play(sea, (50, 0), 2)
    assert key(met) == "ask-light"
    for answer in ("retry", "separate"):
        run = play(met, answer).run
        assert run is not None
        assert run.moves == 1


def test_tacking_into_a_neighbour() -> None:
    """X58."""
    sea = sea_of({"M": (600, 600, 60)}, {"O": (600, 658, 90)})
    while getattr(pending(sea), "ship", "") != "M":
        sea = play(sea, (25, 0), "end")
    met = play(sea, "tack", (0, 0))
    assert at(met, "M")[2] == 48
    assert phi(0, 48) == -132
    assert key(met) == "roll-collision"
    assert met.run is not None
    assert met.run.moves == 0


def test_order_of_movement() -> None:
    """X11."""
    line = {"H1": (500, 700, 0), "H2": (500, 576, 0), "H3": (500, 452, 0)}
    alone = {"A": (200, 100), "D": (500, 180), "F": (800, 260), "E": (300, 340), "C": (900, 420), "B": (700, 800)}
    ships = {name: (*place, 90) for name, place in alone.items()} | line
    squadrons = {"H": {"ships": ["H1", "H2", "H3"]}} | {f"S{name}": {"ships": [name]} for name in alone}
    # the line heads across the wind here: in irons nobody is in formation
    ships |= {name: (x, y, 90) for name, (x, y, _) in line.items()}
    sea = sea_of(ships, squadrons=squadrons)
    sea = play(sea, "together")
    order = next(frame for frame in sea.agenda if isinstance(frame, Movement))
    assert (sea.acting, *order.units) == ("A", "D", "F", "E", "C", "@H", "B", "far")


def test_line_speed() -> None:
    """X57, X69."""
    sea = sea_of({"A": {"at": (100, 100, 120), "marks": {"masts": 20}}, "B": (300, 300, 60)})
    assert line_speed(sea, [sea.ships["A"], sea.ships["B"]]) == (1, 25, 25)
    sea = sea_of({"A": {"at": (100, 100, 120), "marks": {"masts": 10}}, "B": {"at": (300, 300, 60), "marks": {"masts": 20}}})
    assert line_speed(sea, [sea.ships["A"], sea.ships["B"]]) == (1, 25, 25)


def test_succession_over_two_turns() -> None:
    """X50, BB-7.5."""
    squadrons = {"L": {"ships": ["A", "B"]}, "Z": {"ships": ["far"]}}
    sea = sea_of({"A": (500, 600, 120), "B": (393, 662, 120)}, squadrons=squadrons)
    sea = play(sea, "succession")
    while getattr(pending(sea), "ship", "") != "A":
        sea = play(sea, (25, 0), "end")
    sea = play(sea, (25, 30))
    assert at(sea, "A") == (522, 587, 150)
    assert refusal(sea, (25, -10)).rule == "BB-7.5"
    sea = play(sea, (50, 0), (50, 0))
    assert at(sea, "A") == (572, 501, 150)
    assert at(sea, "B") == (501, 599, 120)
    line = {"ships": ["A", "B"], "leader": "A", "waypoints": [[522, 587, 150]], "turning": 0}
    second = {"L": line, "Z": {"ships": ["far"]}}
    sea = play(sea_of({"A": (572, 501, 150), "B": (501, 599, 120)}, squadrons=second), "succession")
    assert refusal(sea, (25, 10)).rule == "BB-7.5"
    sea = play(sea, (50, 0), "end")
    assert at(sea, "B")[2] == 150
    assert sea.squadrons["L"].places == {"B": 1}
    shifted = sea_of(
        {"A": (572, 501, 150), "B": (501, 599, 120)}, squadrons=second | {"L": line | {"waypoints": [[522, 587, 60]]}}, wind=30
    )
    shifted = play(shifted, "succession", (50, 0), "end")
    assert at(shifted, "B") == (544, 574, 120)  # X59: it drops out and goes straight on


def test_a_followers_turn_is_swept() -> None:
    """X74."""
    line = {"ships": ["A", "B"], "leader": "A", "waypoints": [[522, 587, 150]], "turning": 0}
    sea = sea_of(
        {"A": (572, 501, 150), "B": (501, 599, 120)},
        {"Z": {"at": (490, 535, 90), "anchored": True}},
        squadrons={"L": line, "S": {"ships": ["Z"]}},
    )
    sea = play(sea, "succession", "stay", (50, 0), "end")
    assert at(sea, "A") == (597, 458, 150)
    assert at(sea, "B") == (522, 587, 136)
    assert key(sea) == "roll-collision"
    assert sea.run is not None
    assert sea.run.moves == 0


def test_fleeing() -> None:
    """X51, X62, X70."""
    flees = {"flag": "retreat", "bordee": 0}
    sea = sea_of({"A": {"at": (500, 500, 90), "marks": flees}}, {"B": {"at": (700, 500, 90), "marks": {"rudder": 1}}})
    assert away(-200, 0) == 270
    assert at(sea, "A") == (525, 500, 120)  # the turn it must make is not asked
    sea = sea_of({"A": {"at": (500, 500, 30), "marks": flees}}, {"B": {"at": (500, 300, 90), "marks": {"rudder": 1}}})
    assert course(sea, sea.ships["A"]) == -120
    request = pending(sea)
    assert request is not None
    assert {"ahead", "tack:3"} <= set(request)
    assert refusal(sea, "tack:11").rule == "BB-9.4"
    sea = sea_of({"A": {"at": (500, 500, 30), "marks": flees}}, {"B": {"at": (500, 700, 90), "marks": {"rudder": 1}}})
    assert set(pending(sea)) >= {"ahead", "tack:3", "tack:11"}  # type: ignore[arg-type]
    assert at(play(sea, "tack:3", (0, 0)), "A") == (522, 513, 60)


def test_the_way_out_is_the_best_of_all_headings() -> None:
    """BB-9.4: the quick search finds what a look at every heading finds."""
    rng = Random(9)
    vectors = [(rng.randint(-900, 900), rng.randint(-900, 900)) for _ in range(300)] + [(0, 5), (5, 0), (0, -5), (-5, 0), (1, 1)]
    for dx, dy in vectors:
        if dx or dy:
            assert away(dx, dy) == max(range(360), key=lambda h, x=dx, y=dy: (x * SIN[h] + y * COS[h], -h))  # type: ignore[misc]


def test_groups_drift_and_ships_are_left_behind() -> None:
    """X60, X68."""
    sea = sea_of({"A": (300, 300, 0)}, {"B": (340, 300, 0)}, wind=240, links=(("A", "B", "entangled", 1),))
    assert getattr(sea, "acting", "") == "B"
    sea = play(sea, "wait")
    sea = play(sea, "separate:B:port", 1)
    assert at(sea, "A") == (300, 300, 0)
    sea = play(sea, (50, 0), (50, 0))
    assert at(sea, "A") == (300, 400, 0)
    assert at(sea, "B") == (362, 313, 0)
    held = sea_of(
        {"A": (600, 600, 90)},
        {"B": (600, 640, 90), "X": {"at": (600, 562, 90), "marks": {"moved": True}}},
        links=(("A", "B", "entangled", 1), ("X", "A", "grappled", 2)),
    )
    held = play(held, "wait", "wait")
    assert [at(held, name) for name in "ABX"] == [(600, 600, 90), (600, 640, 90), (600, 562, 90)]


@pytest.mark.parametrize("h", [0, 90, 180, 270])
def test_a_line_of_fire_along_the_edge_of_a_base_does_not_cross_it(h: int) -> None:
    """2.7 Along its ends, along its sides, past a corner; a millimetre further in it does."""
    base = Base(Pose(0, 0, h), Hull.of(74, 38))
    s, c = SIN[h] // SCALE, COS[h] // SCALE

    def crossed(*line: int) -> bool:
        (u, r), (v, q) = line[:2], line[2:]
        return crosses(base, u * s + r * c, u * c - r * s, v * s + q * c, v * c - q * s)

    assert not any(crossed(end, 60, end, -60) for end in (37, -37))
    assert all(crossed(end, 60, end, -60) for end in (36, -36))
    assert not any(crossed(80, side, -80, side) for side in (19, -19))
    assert all(crossed(80, side, -80, side) for side in (18, -18))
    assert not crossed(37 + 30, 19 - 30, 37 - 30, 19 + 30)
    assert crossed(37 + 30, 18 - 30, 37 - 30, 18 + 30)
