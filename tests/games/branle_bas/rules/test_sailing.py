"""Sailing (BB-5, BB-6, BB-7), one rule at a time: the law of a unit move, speeds, flight, lines, and what the turn brings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.branle_bas.hands import Place, sea_of
from games.branle_bas.rules.test_what_must_not_happen import LINE, SHIPS, frames, idle
from naumachia.games.branle_bas.pieces import Run, Squadron, Waypoint
from naumachia.games.branle_bas.rules.contact.links import GroupDrift, groups
from naumachia.games.branle_bas.rules.losses import Founder, give_up_claims, ground, sink
from naumachia.games.branle_bas.rules.night import Night, NightTurn
from naumachia.games.branle_bas.rules.sailing.alongside import fellows
from naumachia.games.branle_bas.rules.sailing.courses import (
    bands,
    edge_turns,
    flee_turns,
    leg_bar,
    line_turns,
    may_end,
    must_turn,
    over,
    tack_bar,
)
from naumachia.games.branle_bas.rules.sailing.fleeing import away, course, nearest_hostile
from naumachia.games.branle_bas.rules.sailing.following import follow
from naumachia.games.branle_bas.rules.sailing.forecast import projected, shown_leg, shown_on, world
from naumachia.games.branle_bas.rules.sailing.gliding import put, straight, tell_moved, turn
from naumachia.games.branle_bas.rules.sailing.movement import InOrder, Movement, declare
from naumachia.games.branle_bas.rules.sailing.moving_together import (
    Carry,
    Together,
    drop,
    moving,
    order_asked,
    order_given,
    run_of,
)
from naumachia.games.branle_bas.rules.sailing.order_of_movement import SailsFree, ShipActs
from naumachia.games.branle_bas.rules.sailing.sailing import (
    Drift,
    EndOfMove,
    Irons,
    Step,
    Tack,
    ahead,
    ahead_bar,
    break_line,
    disband,
    due_to_tack,
    edge_bar,
    irons_edges,
    mark_turn,
    onward,
    reckon,
    set_sail,
    step_asked,
    step_bar,
    step_shown,
    turns_told,
    unit_move,
)
from naumachia.games.branle_bas.rules.sailing.sample import aimed, legs_of, nearest
from naumachia.games.branle_bas.rules.sailing.speeds import (
    Speed,
    bare_speed,
    drift_course,
    drifts,
    line_speed,
    raised,
    speed,
    thirds,
)
from naumachia.games.branle_bas.rules.sailing.squadrons import Follow, FormationActs, Stragglers, takes_part_bar, taking_part
from naumachia.games.branle_bas.rules.start_of_turn import Explosions, Spread, WindTest
from naumachia.games.branle_bas.rules.table_edge import Growth, grown
from naumachia.games.branle_bas.rules.turn import Enter, NewTurn, NextTurn, phases
from naumachia.games.branle_bas.rules.victory import count, damage_of, dusk, fit, last_ship, prizes_of, verdict
from naumachia.games.branle_bas.rules.winds import attitude, in_irons, lee_side, on_edge, other_edge, tack_turn, theta
from naumachia.geometry.plane import Pose
from naumachia.kernel import Band
from naumachia.kernel.shown.picture import Pose as Drawn

Changes = dict[str, Any]


def sailing(
    heading: int = 90,
    run: Changes | None = None,
    others: dict[str, Place] | None = None,
    friends: dict[str, Any] | None = None,
    **changes: Any,
) -> Any:
    """A at 600 600 under a wind from the north, at its place, with three unit moves of 50 mm."""
    draft = idle(sea_of({"A": (600, 600, heading), **(friends or {})}, others, wind=0))
    draft.change("A", **changes)
    draft.run = replace(Run("A", 3, 50, 25), **(run or {}))
    return draft


# The wind


@pytest.mark.parametrize(("heading", "found"), [
    (0, "irons"), (59, "irons"), (60, "close"), (89, "close"), (90, "reach"), (150, "reach"), (151, "run"), (180, "run"),
    (301, "irons"), (300, "close"), (270, "reach"), (210, "reach"), (209, "run"),
])  # fmt: skip
def test_how_a_ship_lies_to_the_wind(heading: int, found: str) -> None:
    """2.5 On a line the attitude with more unit moves."""
    charts = sailing().charts
    for wind in (0, 30, 270):
        assert attitude(charts, wind, (heading + wind) % 360) == found
        assert in_irons(wind, (heading + wind) % 360) == (found == "irons")
        assert on_edge(wind, (heading + wind) % 360) == (heading in (60, 300))
        assert theta(wind, (heading + wind) % 360) == min(heading, 360 - heading)


@pytest.mark.parametrize(
    ("heading", "edge", "turned"),
    [(0, "3", 60), (0, "11", -60), (30, "3", 30), (60, "11", -120), (300, "3", 120), (330, "11", -30)],
)
def test_the_turn_to_an_edge(heading: int, edge: Any, turned: int) -> None:
    """BB-6.8, BB-6.9 Through the eye of the wind."""
    assert tack_turn(0, heading, edge) == turned


@pytest.mark.parametrize(("heading", "edge"), [(60, "11"), (300, "3"), (179, "11"), (180, "3"), (181, "3")])
def test_the_edge_across_the_wind(heading: int, edge: str) -> None:
    """BB-6.8."""
    assert other_edge(0, heading) == edge


@pytest.mark.parametrize(
    ("heading", "side"),
    [
        (90, "starboard"), (179, "starboard"), (181, "port"), (270, "port"),
        (1, "starboard"), (359, "port"), (0, "starboard"), (180, "starboard"),
    ],
)  # fmt: skip
def test_the_lee_side(heading: int, side: str) -> None:
    """BB-10.1 Starboard where the wind blows along the keel."""
    sea = sailing(heading)
    assert lee_side(sea, sea.ships["A"]) == side


@pytest.mark.parametrize(("turn_", "due"), [(2, False), (3, True), (4, False), (6, True)])
def test_the_wind_is_tested_every_third_turn(turn_: int, due: bool) -> None:
    """BB-5.2 By a sector of 30 degrees, clockwise where positive."""
    sea = sailing()
    sea.turn = turn_
    assert (WindTest().ask(sea) is not None) == due
    for face, shift in ((1, 330), (2, 30), (3, 0), (6, 0)):
        sea = sailing()
        WindTest().take(sea, face)
        assert sea.wind == shift
        assert sea.events[0].idle == (not shift)
    WindTest().take(sea, None)
    assert len(sea.events) == 1


# The law of a unit move


@pytest.mark.parametrize(
    ("heading", "turns"),
    [
        (180, (-30, 30)),
        (90, (-30, 30)),
        (89, (-29, 30)),
        (75, (-15, 30)),
        (60, (0, 30)),
        (270, (-30, 30)),
        (271, (-30, 29)),
        (300, (-30, 0)),
    ],
)
def test_no_turn_takes_a_heading_into_irons(heading: int, turns: tuple[int, int]) -> None:
    """BB-6.3, BB-6.7."""
    assert edge_turns(sailing(heading), "A") == turns


@pytest.mark.parametrize(
    ("heading", "flee", "turns", "must"),
    [
        (180, 0, (0, 0), 0),
        (180, 10, (0, 19), 0),
        (180, -10, (-19, 0), 0),
        (180, 29, (0, 30), 0),
        (180, 30, (0, 30), 30),
        (180, 31, (0, 30), 30),
        (180, -29, (-30, 0), 0),
        (180, -30, (-30, 0), -30),
        (90, -95, (-9, 0), 0),
        (75, -110, (-9, 0), 0),
        (75, -120, (-15, 0), 0),
    ],
)
def test_a_ship_that_flees_comes_nearer_to_its_way_out(heading: int, flee: int, turns: tuple[int, int], must: int) -> None:
    """BB-9.4 It begins with a sharp turn where the way out lies 30 degrees off, and not afterwards."""
    sea = sailing(heading, {"flee": flee})
    assert flee_turns(sea, sea.run) == turns
    assert must_turn(sea, sea.run) == must
    for changes in ({"begun": True}, {"met": True}, {"flee": None}):
        assert must_turn(sea, replace(sea.run, **changes)) == 0
    wanted = (Band(must, must, 25, 25),) if must else None
    assert wanted is None or bands(sea, sea.run) == wanted


def test_the_bands_of_a_unit_move() -> None:
    """BB-6.3 Straight on by half to one, or half and a turn; BB-9.4 whole where it flees."""
    sea = sailing(75)
    assert bands(sea, sea.run) == (Band(0, 0, 25, 50), Band(-15, -1, 25, 25), Band(1, 30, 25, 25))
    sea = sailing(60)
    assert bands(sea, sea.run) == (Band(0, 0, 25, 50), Band(1, 30, 25, 25))
    sea = sailing(300)
    assert bands(sea, sea.run) == (Band(0, 0, 25, 50), Band(-30, -1, 25, 25))
    sea = sailing(180, {"flee": 10})
    assert bands(sea, sea.run) == (Band(0, 0, 50, 50), Band(1, 19, 25, 25))


@pytest.mark.parametrize(
    ("run", "gone", "ended"),
    [({}, "", False), ({"moves": 1}, "", False), ({"moves": 0}, "", True), ({}, "sunk", True)],
)
def test_when_a_move_is_over(run: Changes, gone: str, ended: bool) -> None:
    """BB-6.5."""
    sea = sailing(run=run, gone=gone)
    assert over(sea, sea.run) == ended
    assert over(sea, None)
    tied = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}, links=(("A", "B", "grappled", 1),)))
    assert over(tied, Run("A", 3, 50, 25))


@pytest.mark.parametrize(
    ("run", "may"),
    [
        ({"made": 24}, False),
        ({"made": 25}, True),
        ({"made": 0, "met": True}, True),
        ({"made": 50, "flee": 0}, False),
        ({"made": 0}, False),
    ],
)
def test_when_the_rest_may_be_left(run: Changes, may: bool) -> None:
    """BB-6.4, BB-9.4."""
    sea = sailing(run=run)
    assert may_end(sea, sea.run) == may


@pytest.mark.parametrize(
    ("heading", "run", "leg", "key"),
    [
        (90, {}, (50, 0), None), (90, {}, (25, 0), None), (90, {}, (24, 0), "no-leg-way"), (90, {}, (51, 0), "no-leg-way"),
        (90, {}, (25, 30), None), (90, {}, (25, 31), "no-leg-angle"), (90, {}, (25, -31), "no-leg-angle"),
        (90, {}, (26, 10), "no-leg-turn-way"), (75, {}, (25, -15), None), (75, {}, (25, -16), "no-leg-irons"),
        (180, {"flee": 10}, (25, 0), "no-leg-flee-full"), (180, {"flee": 10}, (24, 0), "no-leg-way"),
        (180, {"flee": 10}, (51, 0), "no-leg-way"),
        (180, {"flee": 10}, (25, 20), "no-leg-flee"),
        (180, {"flee": 10}, (25, -5), "no-leg-flee"),
        (180, {"flee": 60}, (50, 0), "no-leg-must"),
        (180, {"flee": -60}, (25, 30), "no-leg-must"),
        (180, {"flee": 60}, (25, 30), None),
    ],
)  # fmt: skip
def test_what_stands_against_a_leg(heading: int, run: Changes, leg: tuple[int, int], key: str | None) -> None:
    """BB-6.3, BB-6.7, BB-9.4."""
    sea = sailing(heading, run)
    bar = leg_bar(sea, sea.run, *leg)
    assert (bar and bar.key) == key
    if key == "no-leg-must":
        assert bar is not None
        assert bar.args["side"] == ("starboard" if run["flee"] > 0 else "port")
    if key == "no-leg-irons":
        assert bar is not None
        assert bar.args["open"] == 15
    if bar is not None:
        assert step_bar(sea, "A", leg).key == key


@pytest.mark.parametrize(
    ("heading", "run", "key"),
    [
        (60, {}, None),
        (300, {}, None),
        (61, {}, "no-tack-edge"),
        (90, {}, "no-tack-edge"),
        (60, {"squadron": "L"}, "no-tack-line"),
        (60, {"flee": 120}, None),
        (300, {"flee": -120}, None),
        (300, {"flee": 120}, "no-tack-flee"),
        (60, {"begun": True}, "no-tack-late"),
    ],
)  # fmt: skip
def test_who_may_tack(heading: int, run: Changes, key: str | None) -> None:
    """BB-6.8, BB-6.10, BB-9.4."""
    sea = sailing(heading, run)
    bar = tack_bar(sea, "A")
    assert (bar and bar.key) == key
    if key:
        assert step_bar(sea, "A", "tack").key == key
    sea.run = None
    bar = tack_bar(sea, "A")
    assert bar is not None
    assert bar.key == "no-tack-late"


@pytest.mark.parametrize(("flee", "made", "key"), [(None, 10, "no-end"), (0, 60, "no-end-flee")])
def test_a_move_that_may_not_end(flee: int | None, made: int, key: str) -> None:
    """BB-6.4, BB-9.4."""
    bar = step_bar(sailing(run={"flee": flee, "made": made}), "A", "end")
    assert (bar.key, bar.args["made"], bar.args["least"]) == (key, made, 25)


# Questions


@pytest.mark.parametrize(
    ("open_", "port", "starboard", "way"),
    [
        ((Band(0, 0, 25, 50),), 0, 0, "none"),
        ((Band(0, 0, 25, 50), Band(-10, -1, 25, 25)), 10, 0, "port"),
        ((Band(0, 0, 25, 50), Band(1, 10, 25, 25)), 0, 10, "starboard"),
        ((Band(0, 0, 25, 50), Band(-20, -1, 25, 25), Band(1, 10, 25, 25)), 20, 10, "either"),
        ((Band(0, 0, 25, 50), Band(-1, -1, 25, 25), Band(1, 1, 25, 25)), 1, 1, "both"),
    ],
)
def test_how_far_a_ship_may_turn_is_told(open_: tuple[Band, ...], port: int, starboard: int, way: str) -> None:
    assert turns_told(open_) == {"port": port, "starboard": starboard, "way": way}


@pytest.mark.parametrize(
    ("heading", "run", "words", "shortcuts", "onward_"),
    [
        (90, {}, (), ("on", "but-one"), "on"),
        (90, {"moves": 1}, (), ("on",), ""),
        (90, {"made": 25}, ("end",), ("on", "but-one"), "on"),
        (60, {}, ("tack",), ("on", "but-one"), "on"),
        (60, {"made": 25}, ("tack", "end"), ("on", "but-one"), "on"),
    ],
)
def test_what_is_asked_of_a_unit_move(
    heading: int, run: Changes, words: tuple[str, ...], shortcuts: tuple[str, ...], onward_: str
) -> None:
    """BB-6.3, BB-6.4."""
    sea = sailing(heading, run)
    leg = step_asked(sea, "A")
    assert leg is not None
    assert (leg.answers, leg.shortcuts, leg.onward) == (words, shortcuts, onward_)
    assert leg.args["least"] == (0 if "end" in words else 25)
    assert (leg.args["room"], leg.args["flees"], leg.args["prize"], leg.args["line"]) == (25, 0, 0, 0)
    assert onward(sea.run.moves) == shortcuts


def test_a_choice_of_one_is_not_asked() -> None:
    """BB-6.3 One leg of one length, and no word beside it."""
    sea = sailing(180, {"flee": 60})
    assert step_asked(sea, "A") is None
    sea = sailing(180, {"flee": 0})
    assert step_asked(sea, "A") is None
    sea = sailing(180, {"flee": 1})
    leg = step_asked(sea, "A")
    assert leg is not None
    assert (leg.args["flees"], leg.rule) == (1, "BB-9.4")
    sea = sailing(180, {"moves": 0})
    assert step_asked(sea, "A") is None
    narrow = sailing(run={"full": 25})
    leg = step_asked(narrow, "A")
    assert leg is not None
    assert leg.args["room"] == 0
    prize = sailing(flag="struck", controller="East")
    leg = step_asked(prize, "A")
    assert leg is not None
    assert (leg.args["prize"], leg.seat) == (1, "East")


@pytest.mark.parametrize(
    ("answer", "leg", "step"),
    [
        ((25, 10), (25, 10), Step("A")),
        ((50, 0), (50, 0), Step("A")),
        ("on", (50, 0), Step("A", True)),
        ("but-one", (50, 0), Step("A", True, 1)),
    ],
)
def test_what_an_answer_does(answer: Any, leg: tuple[int, int], step: Step) -> None:
    """BB-6.3 The move goes on afterwards; straight on only where that was said."""
    sea = sailing()
    Step("A").take(sea, answer)
    assert sea.agenda == (step,)
    assert (sea.run.moves, sea.run.made, sea.run.begun) == (2, leg[0], True)
    assert sea.ships["A"].pose == Pose(600 + leg[0], 600, 90 + leg[1])


@pytest.mark.parametrize(
    ("step", "moves", "met", "asks"),
    [
        (Step("A", True), 3, False, False),
        (Step("A", True, 1), 2, False, False),
        (Step("A", True, 1), 1, False, True),
        (Step("A", True), 3, True, True),
        (Step("A"), 3, False, True),
    ],
)
def test_straight_on_is_said_once(step: Step, moves: int, met: bool, asks: bool) -> None:
    """BB-6.3 A contact brings the question back, and so does the unit move that was kept."""
    sea = sailing(run={"moves": moves, "met": met})
    assert (step.ask(sea) is not None) == asks
    if not asks:
        step.take(sea, None)
        assert sea.agenda == (Step("A", True, step.keep),)
        assert sea.ships["A"].x == 650


@pytest.mark.parametrize(("answer", "next_"), [("end", EndOfMove("A")), ("tack", Tack("A", "11"))])
def test_words_instead_of_a_leg(answer: str, next_: Any) -> None:
    """BB-6.4, BB-6.8."""
    sea = sailing(60, {"made": 30})
    Step("A").take(sea, answer)
    assert sea.agenda == (next_,)
    assert sea.ships["A"].x == 600
    shown = step_shown(sea, "A", answer)
    assert (shown.risky, shown.rule) == (answer == "tack", "BB-6.8" if answer == "tack" else "BB-6.4")
    done = sailing(60, {"moves": 0})
    Step("A").take(done, None)
    assert done.agenda == (EndOfMove("A"),)


# A unit move


@pytest.mark.parametrize(
    ("heading", "leg", "moves", "pose"),
    [
        (90, (50, 0), 2, (650, 600, 90)),
        (90, (25, -30), 0, (625, 600, 60)),
        (90, (25, -29), 2, (625, 600, 61)),
        (90, (25, 30), 2, (625, 600, 120)),
    ],
)
def test_a_turn_that_ends_on_an_edge_ends_the_move(heading: int, leg: tuple[int, int], moves: int, pose: Place) -> None:
    """BB-6.7."""
    sea = sailing(heading)
    unit_move(sea, "A", *leg)
    assert tuple(sea.ships["A"].pose) == pose
    assert sea.run.moves == moves
    told = sea.events[0]
    assert (told.args["way"], told.args["turn"]) == (leg[0], abs(leg[1]))
    assert told.args["side"] == ("port" if leg[1] < 0 else "starboard")


@pytest.mark.parametrize(("gap", "made", "met"), [(30, 30, True), (60, 50, False), (50, 50, False), (49, 49, True), (0, 0, True)])
def test_a_ship_in_the_way_is_met(gap: int, made: int, met: bool) -> None:
    """2.3, BB-11.2 A unit move ends where the bases touch; without any way nothing is told of it."""
    sea = sailing(others={"B": (600 + 74 + gap, 600, 90)})
    unit_move(sea, "A", 50, 0)
    assert abs(sea.ships["A"].x - 600 - made) <= 1
    names = [name for name, _ in frames(sea)]
    assert names == (["Contact"] if met else [])
    assert [event.key for event in sea.events] == (["moved"] if sea.ships["A"].x > 600 else [])
    swing = sailing(others={"B": (600 + 74 + gap, 600, 90)})
    unit_move(swing, "A", 50, 20)
    assert (swing.ships["A"].h == 90) == (gap <= 50), "who lies right against another does not swing either"


@pytest.mark.parametrize(
    ("met", "on", "after"), [(True, False, True), (True, True, False), (False, False, False), (False, True, False)]
)
def test_straight_on_forgets_an_earlier_contact(met: bool, on: bool, after: bool) -> None:
    """BB-6.4."""
    sea = sailing(run={"met": met})
    unit_move(sea, "A", 50, 0, on)
    assert sea.run.met == after
    assert sea.events[0].beat == int(on)


def test_what_a_leg_comes_to_is_shown() -> None:
    """BB-6.3 Its attitude, the edge, and whom it would touch."""
    sea = sailing(others={"B": (714, 600, 90)}, friends={"C": (600, 900, 90)})
    path, met = projected(sea, "A", 50, 20)
    assert (len(path), met) == (2, "B")
    shown = shown_leg(sea, "A", 50, 20)
    assert (shown.risky, shown.touches) == (True, ("B",))
    assert [note.key for note in shown.notes] == ["note-attitude", "note-contact"]
    assert shown.notes[1].args["friend"] == 0
    free = sailing()
    path, met = projected(free, "A", 25, -30)
    assert (path[-1], met) == (Pose(625, 600, 60), "")
    edge = shown_leg(free, "A", 25, -30)
    assert [note.key for note in edge.notes] == ["note-attitude", "note-edge"]
    assert not edge.risky
    on_it = sailing(60)
    assert [note.key for note in shown_leg(on_it, "A", 25, 0).notes] == ["note-attitude"]
    friend = sailing(friends={"C": (714, 600, 90)})
    assert shown_leg(friend, "A", 50, 0).notes[-1].args["friend"] == 1
    assert world(Pose(3, 4, 90)) == Drawn(3.0, -4.0, 0.0)
    assert shown_on(free, free.run, "on").path[-1].x == 750
    assert shown_on(free, free.run, "but-one").path[-1].x == 700


def test_ways_and_turns() -> None:
    """2.3 Until they are there or in contact; several met at once: the first of the list."""
    sea = sailing(others={"B": (714, 600, 90)})
    assert straight(sea, "A", 20) == (Pose(620, 600, 90), 20, "")
    assert straight(sea, "A", 60).met == "B"
    assert straight(sea, "A", 20) == (Pose(620, 600, 90), 20, "")
    made = straight(sea, "A", 60).made
    assert straight(sea, "A", made).met == ""
    assert straight(sea, "A", made + 1) == (Pose(600 + made, 600, 90), made, "B")
    assert straight(sea, "A", 25, course=180) == (Pose(600, 575, 90), 25, "")
    assert straight(sea, "A", 25, Pose(600, 500, 90)) == (Pose(625, 500, 90), 25, "")
    assert turn(sea, "A", 40) == (Pose(600, 600, 130), 40, "")
    assert turn(sea, "A", -40) == (Pose(600, 600, 50), 40, "")
    tight = sailing(others={"B": (600, 640, 90)})
    for degrees in (60, -60):
        way = turn(tight, "A", degrees)
        assert way.met == "B"
        assert 0 < way.made < 60
        assert way.pose.h == 90 + (way.made if degrees > 0 else -way.made)
    put(sea, "A", Pose(1, 2, 3))
    assert sea.ships["A"].pose == Pose(1, 2, 3)
    tell_moved(sea, "A", [Pose(0, 0, 0), Pose(0, 0, 0), Pose(1, 0, 0)], "moved", "BB-6.3", way=1, turn=0, side="port")
    assert sea.events[-1].path == ((0, 0, 0), (1, 0, 0))
    tell_moved(sea, "A", [Pose(0, 0, 0), Pose(0, 0, 0)], "moved", "BB-6.3", way=0, turn=0, side="port")
    assert sea.events[-1].path == ()


# Speeds


@pytest.mark.parametrize(
    ("changes", "lost"),
    [
        ({}, 0),
        ({"masts": 9}, 0),
        ({"masts": 10}, 1),
        ({"masts": 20}, 2),
        ({"masts": 30}, 3),
        ({"fires": 1}, 1),
        ({"fires": 2}, 0),
        ({"leaks": (9,)}, 1), ({"leaks": (9, 9)}, 2), ({"leaks": (9, 9, 9)}, 2), ({"masts": 10, "fires": 1, "leaks": (9,)}, 3),
    ],
)  # fmt: skip
def test_thirds_of_speed_lost(changes: Changes, lost: int) -> None:
    """BB-6.5."""
    sea = sailing(**changes)
    assert thirds(sea, sea.ships["A"]) == lost
    assert bare_speed(sea, sea.ships["A"])[1:] == ((50, 25), (33, 17), (17, 8), (17, 8))[lost]


@pytest.mark.parametrize(("heading", "moves"), [(0, 0), (60, 1), (90, 3), (180, 2)])
def test_unit_moves_by_attitude(heading: int, moves: int) -> None:
    """BB-6.2 Half a unit move counts as none."""
    sea = sailing(heading)
    assert bare_speed(sea, sea.ships["A"]) == Speed(moves, 50, 25)
    assert speed(sea, sea.ships["A"]) == (Speed(moves, 50, 25) if moves else Speed(1, 25, 25))


@pytest.mark.parametrize(
    ("bare", "found"),
    [
        ((1, 25, 12), (1, 25, 12)),
        ((1, 24, 12), (1, 25, 25)),
        ((2, 17, 8), (2, 17, 8)),
        ((1, 17, 8), (1, 25, 25)),
        ((0, 50, 25), (1, 25, 25)),
    ],
)
def test_the_least_way(bare: tuple[int, int, int], found: tuple[int, int, int]) -> None:
    """BB-6.5."""
    assert raised(sailing(), Speed(*bare)) == found


def test_nobody_outruns_the_line() -> None:
    """BB-7.2."""
    sea = sailing(friends={"C": (900, 900, 60)}, masts=10)
    assert line_speed(sea, [sea.ships["A"], sea.ships["C"]]) == Speed(1, 33, 17)


@pytest.mark.parametrize(("changes", "drifting"), [
    ({}, False),
    ({"rudder": 1}, True),
    ({"fires": 1}, False),
    ({"fires": 2}, True),
    ({"masts": 29}, False),
    ({"masts": 30}, True),
    ({"flag": "struck", "controller": "East"}, False), ({"flag": "struck", "controller": ""}, True),
    ({"flag": "struck", "controller": "East", "impeded": 1}, True), ({"impeded": 1}, False),
])  # fmt: skip
def test_who_drifts(changes: Changes, drifting: bool) -> None:
    """BB-6.6."""
    sea = sailing(**changes)
    assert drifts(sea, sea.ships["A"]) == drifting


@pytest.mark.parametrize(("option", "changes", "to"), [
    (0, {"rudder": 1}, 180), (1, {"rudder": 1}, 90), (1, {"rudder": 1, "fires": 2}, 180), (1, {"fires": 2}, 180),
])  # fmt: skip
def test_the_course_of_a_drift(option: int, changes: Changes, to: int) -> None:
    """BB-6.6 Downwind; by the option ahead, for the rudder alone."""
    sea = idle(sea_of({"A": (600, 600, 90)}, wind=0, options={"rudder_ahead": option}))
    ship = sea.change("A", **changes)
    assert drift_course(sea, ship) == to
    Drift("A").take(sea, None)
    assert sea.ships["A"].pose == (Pose(625, 600, 90) if to == 90 else Pose(600, 575, 90))
    missed = idle(sea_of({"A": (600, 600, 90)}, wind=0, options={"rudder_ahead": 1}))
    missed.change("A", rudder=1)
    Drift("A", "BB-6.8").take(missed, None)
    assert missed.ships["A"].pose == Pose(600, 575, 90)


# Flight


@pytest.mark.parametrize(
    ("dx", "dy", "heading"),
    [(0, 1, 0), (1, 0, 90), (0, -1, 180), (-1, 0, 270), (1, 1, 45), (100, 1, 89), (-100, 173, 330), (7, 100, 4)],
)
def test_the_heading_along_a_vector(dx: int, dy: int, heading: int) -> None:
    """BB-9.4 The best whole degree."""
    assert away(dx, dy) == heading


@pytest.mark.parametrize(
    ("foe", "flag", "heading", "angle"),
    [
        ((600, 900, 90), "retreat", 90, 0),
        ((600, 900, 90), "rout", 90, 0),
        ((600, 900, 90), "", 90, None),
        ((900, 600, 90), "retreat", 90, 90),
        ((300, 600, 90), "retreat", 90, -90), ((600, 300, 90), "retreat", 90, -120), ((600, 300, 90), "retreat", 270, 120),
        ((595, 300, 90), "retreat", 90, -120), ((605, 300, 90), "retreat", 90, 120),
    ],
)  # fmt: skip
def test_where_a_ship_flees_to(foe: Place, flag: Any, heading: int, angle: int | None) -> None:
    """BB-9.4 Away from the nearest enemy, as near the wind as it can sail."""
    sea = sailing(heading, others={"B": foe}, flag=flag)
    assert course(sea, sea.ships["A"]) == angle
    sea.change("B", flag="struck", controller="East")
    assert course(sea, sea.ships["A"]) is None


def test_the_nearest_enemy() -> None:
    """BB-9.4 Of two alike the first."""
    sea = sailing(others={"B": (600, 900, 90), "C": (900, 600, 90), "D": (600, 301, 90)}, flag="retreat")
    found = nearest_hostile(sea, sea.ships["A"])
    assert found is not None
    assert found.id == "D"
    sea.change("D", y=300)
    found = nearest_hostile(sea, sea.ships["A"])
    assert found is not None
    assert found.id == "B"


# Tacking


@pytest.mark.parametrize(
    ("heading", "changes", "due"),
    [
        (60, {"missed_stays": True}, True),
        (60, {}, False),
        (61, {"missed_stays": True}, False),
        (30, {"missed_stays": True}, True),
        (300, {"missed_stays": True}, True), (60, {"missed_stays": True, "flag": "rout"}, False),
    ],
)  # fmt: skip
def test_who_must_test_again(heading: int, changes: Changes, due: bool) -> None:
    """BB-6.8."""
    sea = sailing(heading, **changes)
    assert due_to_tack(sea, "A") == due
    assert (ahead_bar(sea, "A") is not None) == due
    set_sail(sea, "A")
    assert sea.ships["A"].missed_stays == (changes.get("missed_stays", False) and heading != 61)
    expected = Irons("A") if heading == 30 else Tack("A", "11" if heading == 60 else "3") if due else Step("A")
    assert sea.agenda == (expected,)


@pytest.mark.parametrize(("flee", "edges"), [(None, ("3", "11")), (0, ("3", "11")), (60, ("11",)), (-60, ("3",))])
def test_the_edges_out_of_irons(flee: int | None, edges: tuple[str, ...]) -> None:
    """BB-6.9, BB-9.4."""
    sea = sailing(0, {"flee": flee})
    assert irons_edges(sea, "A") == edges
    for edge in ("3", "11"):
        bar = edge_bar(sea, "A", edge)
        assert (bar and bar.key) == (None if edge in edges else "no-tack-flee")
    bar = edge_bar(sea, "A", "7")
    assert bar is not None
    assert bar.key == "no-such-choice"


@pytest.mark.parametrize(("dice", "done"), [((-2, 0), False), ((-2, -2), False), ((-1, 0), True), ((-2, 1), True)])
@pytest.mark.parametrize(("edge", "heading"), [("11", 300), ("3", 60)])
def test_the_dice_of_a_tack(dice: tuple[int, int], done: bool, edge: str, heading: int) -> None:
    """BB-6.8 About and by the least way, or she misses stays and drifts."""
    sea = sailing(60 if edge == "11" else 300)
    Tack("A", edge).take(sea, dice)
    ship = sea.ships["A"]
    assert ship.missed_stays == (not done)
    assert sea.run.moves == 0
    assert sea.run.begun
    assert ship.h == (heading if done else 360 - heading)
    assert [name for name, _ in frames(sea)] == (["EndOfMove"] if done else ["Drift", "EndOfMove"])
    assert (ship.x, ship.y) != (600, 600) or not done
    assert sea.events[0].args["total"] == sum(dice)


def test_straight_ahead_in_irons() -> None:
    """BB-6.9 By the half, and it need not test any more."""
    sea = sailing(0, {"half": 25}, missed_stays=True)
    ahead(sea, "A", "")
    assert sea.ships["A"].pose == Pose(600, 625, 0)
    assert not sea.ships["A"].missed_stays
    assert sea.agenda == (EndOfMove("A"),)
    assert reckon(sea, "A").moves == 1


# Lines


def line(order: str = "succession", **changes: Any) -> Any:
    """A, B and C of squadron L under way, A leading."""
    sea = idle(sea_of(SHIPS, squadrons=LINE, wind=0))
    squadron = replace(sea.squadrons["L"], order=order, line=("A", "B", "C"), leader="A", **changes)
    sea.squadrons = sea.squadrons | {"L": squadron}
    sea.run = Run("A", 3, 50, 25, squadron="L")
    return sea


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"gone": "sunk"}, "no-line-lost"),
        ({"controller": "East"}, "no-line-lost"),
        ({"flag": "retreat"}, "no-line-lost"),
        ({"moved": True}, "no-line-lost"),
        ({"anchored": True}, "no-line-anchored"),
        ({"h": 0}, "no-line-irons"),
        ({"h": 60}, None),
        ({"h": 60, "missed_stays": True}, "no-line-irons"), ({"rudder": 1}, "no-line-drifts"), ({"fires": 1}, None),
    ],
)  # fmt: skip
def test_who_takes_part_in_a_line(changes: Changes, key: str | None) -> None:
    """BB-7.1."""
    sea = line()
    sea.change("B", **changes)
    bar = takes_part_bar(sea, sea.squadrons["L"], "B")
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ({"B": (600, 400), "C": (600, 200)}, ("A", "B", "C")),
        ({"B": (600, 400), "C": (600, 199)}, ("A", "B")),
        ({"B": (600, 399), "C": (600, 400)}, ("A", "C")),
        ({"B": (600, 399), "C": (600, 399)}, ()),
    ],
)
def test_a_line_is_as_long_as_its_ships_are_near(places: dict[str, tuple[int, int]], found: tuple[str, ...]) -> None:
    """BB-7.1 200 mm from the next ahead that takes part; one alone is no line."""
    sea = line()
    for name, (x, y) in places.items():
        sea.change(name, x=x, y=y)
    assert taking_part(sea, sea.squadrons["L"], ("A", "B", "C")) == found


def test_a_turn_of_the_leader_is_a_waypoint() -> None:
    """BB-7.4, BB-7.5 The turns of one phase are one order."""
    sea = line(waypoints=(Waypoint(1, 1, 1),), turning=0)
    mark_turn(sea, sea.run, Pose(5, 6, 7), -10)
    assert sea.squadrons["L"].waypoints == (Waypoint(1, 1, 1), Waypoint(5, 6, 7))
    assert (sea.squadrons["L"].turning, sea.run.turn) == (1, -1)
    mark_turn(sea, sea.run, Pose(8, 9, 10), -5)
    assert (len(sea.squadrons["L"].waypoints), sea.squadrons["L"].turning) == (3, 1)
    other = line()
    mark_turn(other, other.run, Pose(5, 6, 7), 10)
    assert other.run.turn == 1
    break_line(other, other.run)
    squadron = other.squadrons["L"]
    assert (squadron.order, squadron.line, squadron.leader, squadron.waypoints, squadron.turning) == ("free", (), "", (), -1)
    assert other.run.squadron == ""
    again = line(places={"B": 1})
    disband(again, "L")
    assert again.squadrons["L"].places == {}


@pytest.mark.parametrize(("leg", "marks"), [((50, 0), 0), ((25, 10), 1), ((25, -10), 1)])
def test_the_leader_of_a_line(leg: tuple[int, int], marks: int) -> None:
    """BB-7.4."""
    sea = line()
    unit_move(sea, "A", *leg)
    assert len(sea.squadrons["L"].waypoints) == marks
    assert sea.events[0].beat == 1
    blocked = line()
    blocked.change("far", x=blocked.ships["A"].x + 70, y=blocked.ships["A"].y - 40, h=120)
    unit_move(blocked, "A", *leg)
    assert blocked.squadrons["L"].line == ()
    assert blocked.run.squadron == ""


def test_line_turns_after_a_turn() -> None:
    """BB-7.5."""
    sea = line(turning=0, waypoints=(Waypoint(1, 1, 1),), places={"C": 1})
    assert line_turns(sea, sea.run, (-30, 30)) == (-30, 30)
    sea = line(turning=0, waypoints=(Waypoint(1, 1, 1),), places={"B": 1})
    assert line_turns(sea, sea.run, (-30, 30)) == (0, 0)


@pytest.mark.parametrize(
    ("waypoints", "distance", "end", "left", "place"),
    [
        ((), 50, (650, 600, 90), 0, 0),
        (((640, 600, 120),), 30, (630, 600, 90), 0, 0),
        (((640, 600, 120),), 39, (639, 600, 90), 0, 0),
        (((640, 600, 120),), 40, (640, 600, 120), 0, 1),
        (((640, 605, 120),), 40, (640, 605, 120), 0, 1),
        (((640, 606, 120),), 40, (640, 600, 90), 0, 0),
        (((599, 600, 120),), 40, (640, 600, 90), 0, 0),
        (((600, 600, 120),), 0, (600, 600, 90), 0, 0),
        (((640, 600, 59),), 50, (650, 600, 90), 0, 0),
        (((640, 600, 60),), 50, (640, 600, 60), 0, 1),
        (((620, 600, 180), (620, 580, 90)), 50, (630, 580, 90), 0, 2),
    ],
)
def test_the_way_of_a_follower(waypoints: Any, distance: int, end: Place, left: int, place: int) -> None:
    """BB-7.4, BB-R72 From waypoint to waypoint; one behind, more than 5 mm beside, or in irons is passed by."""
    sea = idle(
        sea_of(
            {"A": (1000, 600, 90), "B": (600, 600, 90)}, squadrons={"L": {"ships": ["A", "B"]}, "Z": {"ships": ["far"]}}, wind=0
        )
    )
    squadron = Squadron("L", "West", ("A", "B"), "succession", ("A", "B"), "A", tuple(Waypoint(*at) for at in waypoints))
    sea.squadrons = sea.squadrons | {"L": squadron}
    path, rest, met, passed = follow(sea, "L", "B", distance)
    assert (tuple(path[-1]), rest, met, passed) == (end, left, "", place)


def test_a_follower_drops_out_in_contact() -> None:
    """BB-7.4 With what is left of its way."""
    sea = idle(
        sea_of(
            {"A": (1000, 600, 90), "B": (600, 600, 90)},
            {"far": (714, 600, 90)},
            squadrons={"L": {"ships": ["A", "B"]}, "Z": {"ships": ["far"]}},
        )
    )
    sea.squadrons = sea.squadrons | {"L": Squadron("L", "West", ("A", "B"), "succession", ("A", "B"), "A")}
    Follow("L", "B", 100, 50, 25).take(sea, None)
    made = sea.ships["B"].x - 600
    assert 38 <= made <= 40
    assert (sea.run.moves, sea.run.made, sea.acting) == ((100 - made) // 50, made, "B")
    assert [name for name, _ in frames(sea)] == ["Contact", "Step"]
    assert sea.ships["B"].moved
    gone = idle(
        sea_of({"A": (1000, 600, 90), "B": (600, 600, 90)}, squadrons={"L": {"ships": ["A", "B"]}, "Z": {"ships": ["far"]}})
    )
    gone.change("B", flag="struck")
    Follow("L", "B", 100, 50, 25).take(gone, None)
    assert gone.ships["B"].x == 600


@pytest.mark.parametrize(("order", "shown"), [("succession", ("A", "B", "C")), ("together", ("A", "B", "C")), ("free", ())])
@pytest.mark.parametrize("stands", [False, True])
def test_how_a_squadron_moves_is_declared(order: Any, shown: tuple[str, ...], stands: bool) -> None:
    """BB-7.1."""
    sea = line(waypoints=(Waypoint(1, 1, 1),))
    declare(sea, "L", order, stands)
    squadron = sea.squadrons["L"]
    assert (squadron.order, squadron.line, squadron.given, squadron.stands, squadron.led) == (order, shown, order, stands, "A")
    assert len(squadron.waypoints) == (order == "succession")
    assert (sea.events[0].args["ships"], sea.events[0].idle) == (len(shown), order == "free")


def test_the_order_of_movement() -> None:
    """BB-6.1, BB-R44 From farthest downwind to nearest the wind; a line in place of its ship nearest the wind."""
    sea = idle(
        sea_of({"A": (600, 600, 90), "B": (600, 700, 90), "C": (600, 800, 90)}, {"far": (900, 650, 90)}, squadrons=LINE, wind=0)
    )
    InOrder().take(sea, None)
    assert sea.agenda == (Movement(("A", "far", "B", "C"), ()),)
    sea.agenda = ()
    sea.squadrons = sea.squadrons | {"L": replace(sea.squadrons["L"], line=("A", "B"))}
    InOrder().take(sea, None)
    assert sea.agenda == (Movement(("far", "@L", "C"), ()),)
    sea.agenda = ()
    Movement(("@L", "C")).take(sea, None)
    assert sea.agenda == (FormationActs("L"), Movement(("C",), ()))
    sea.agenda = ()
    Movement(("C",)).take(sea, None)
    assert sea.agenda == (ShipActs("C"), Movement((), ()))
    sea.agenda = ()
    Movement(()).take(sea, None)
    assert sea.agenda == ()
    Movement(("C", "A"), (("A", "B"), ("B", "far"))).take(sea, None)
    assert sea.agenda == (GroupDrift(("B", "far")), Movement(("C", "A"), (("A", "B"),)))
    sea.agenda = ()
    sea.change("A", gone="sunk")
    Movement(("C", "A"), (("A", "B"),)).take(sea, None)
    assert sea.agenda == (GroupDrift(("A", "B")), Movement(("C", "A"), ()))


@pytest.mark.parametrize(
    ("changes", "link", "names"),
    [
        ({}, False, ["Step"]),
        ({"gone": "sunk"}, False, []),
        ({"moved": True}, False, []),
        ({}, True, ["MayPart"]),
        ({"anchored": True}, False, ["Anchored"]),
        ({"rudder": 1}, False, ["Drift", "EndOfMove"]), ({"h": 0}, False, ["Irons"]),
    ],
)  # fmt: skip
def test_what_a_ship_does_at_its_place(changes: Changes, link: bool, names: list[str]) -> None:
    """BB-6.1."""
    links: Any = (("A", "B", "grappled", 1),) if link else ()
    sea = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}, links=links, wind=0))
    sea.change("A", **({"moved": False} | changes))
    ShipActs("A").take(sea, None)
    assert [name for name, _ in frames(sea)] == names
    assert sea.ships["A"].moved == (not changes.get("gone"))
    free = sailing(run={"moves": 0})
    SailsFree("A").take(free, None)
    assert free.agenda == (EndOfMove("A"),)
    free = sailing(run={"moves": 1})
    SailsFree("A").take(free, None)
    assert free.agenda == (Step("A"),)


@pytest.mark.parametrize(
    ("gap", "mine", "theirs", "found"),
    [
        (40, {}, {}, []),
        (40, {}, {"flag": "struck"}, ["C"]),
        (40, {"flag": "struck"}, {}, ["C"]),
        (41, {"flag": "struck"}, {}, []),
        (40, {"flag": "struck"}, {"controller": "East"}, []),
    ],
)  # fmt: skip
def test_captor_and_prize_lie_base_to_base(gap: int, mine: Changes, theirs: Changes, found: list[str]) -> None:
    """BB-R73."""
    sea = sailing(90, friends={"C": (600, 600 + gap, 90)}, **mine)
    sea.change("C", **theirs)
    assert fellows(sea, "A") == found


def together(**changes: Any) -> Any:
    """The line of A, B and C about to move together."""
    sea = line("together")
    for name, change in changes.items():
        sea.change(name, **change)
    return sea


@pytest.mark.parametrize(
    ("changes", "order", "bands_", "words"),
    [
        ({}, {}, (Band(0, 0, 25, 50), Band(-30, -1, 25, 25), Band(1, 30, 25, 25)), ()),
        ({"B": {"h": 75}}, {}, (Band(0, 0, 25, 50), Band(-15, -1, 25, 25), Band(1, 30, 25, 25)), ()),
        ({"B": {"h": 285}}, {}, (Band(0, 0, 25, 50), Band(-30, -1, 25, 25), Band(1, 15, 25, 25)), ()),
        ({"B": {"h": 75, "gone": "sunk"}}, {}, (Band(0, 0, 25, 50), Band(-30, -1, 25, 25), Band(1, 30, 25, 25)), ()),
        ({}, {"made": 25}, (Band(0, 0, 25, 50), Band(-30, -1, 25, 25), Band(1, 30, 25, 25)), ("end",)),
        ({}, {"made": 24}, (Band(0, 0, 25, 50), Band(-30, -1, 25, 25), Band(1, 30, 25, 25)), ()),
    ],
)
def test_an_order_is_legal_for_every_ship(
    changes: dict[str, Changes], order: Changes, bands_: tuple[Band, ...], words: tuple[str, ...]
) -> None:
    """BB-7.3."""
    sea = together(**changes)
    given = replace_order(Together("L", 3, 50, 25), **order)
    leg = order_asked(sea, given)
    assert leg is not None
    assert (leg.bands, leg.answers) == (bands_, words)
    assert (leg.args["least"], leg.args["room"], leg.args["ships"]) == (0 if words else 25, 25, len(moving(sea, "L")))
    assert run_of(sea, given).begun == (given.made > 0)
    assert order_given(sea, given) is None
    assert order_asked(sea, replace_order(given, moves=0)) is None


def replace_order(order: Together, **changes: Any) -> Together:
    """An order with some values changed."""
    values = {name: getattr(order, name) for name in ("squadron", "moves", "full", "half", "made", "on", "keep")}
    return Together(**(values | changes))


@pytest.mark.parametrize(
    ("order", "given"),
    [
        ({"on": 3}, (50, 0)),
        ({"on": 2}, None),
        ({"on": 3, "keep": 3}, None),
        ({"on": 3, "keep": 2}, (50, 0)),
        ({}, None),
        ({"moves": 0, "on": 3}, None),
    ],
)
def test_an_order_that_was_given(order: Changes, given: tuple[int, int] | None) -> None:
    """BB-7.3 While as many ships move in the line."""
    assert order_given(together(), replace_order(Together("L", 3, 50, 25), **order)) == given


def test_one_ship_carries_an_order_out() -> None:
    """BB-7.3 In contact or on an edge it leaves the line."""
    sea = together()
    Carry("L", "B", 25, 10, 2, 50, 25).take(sea, None)
    assert sea.ships["B"].h == 130
    assert moving(sea, "L") == ["A", "B", "C"]
    assert sea.agenda == ()
    edge = together(A={"h": 90})
    Carry("L", "A", 25, -30, 2, 50, 25).take(edge, None)
    assert moving(edge, "L") == ["B", "C"]
    assert edge.agenda == (EndOfMove("A"),)
    straight_on = together(A={"h": 60})
    Carry("L", "A", 25, 0, 2, 50, 25).take(straight_on, None)
    assert moving(straight_on, "L") == ["A", "B", "C"]
    hit = together(far={"x": 686, "y": 550, "h": 120})
    Carry("L", "A", 50, 0, 2, 50, 25).take(hit, None)
    assert moving(hit, "L") == ["B", "C"]
    assert [name for name, _ in frames(hit)] == ["Contact", "Step"]
    assert (hit.run.moves, hit.run.begun, hit.acting) == (2, True, "A")
    gone = together(B={"gone": "sunk"})
    Carry("L", "B", 50, 0, 2, 50, 25).take(gone, None)
    assert not gone.ships["B"].moved
    drop(gone, "L", "A")
    assert gone.squadrons["L"].line == ("B", "C")


def test_stragglers_act_alone() -> None:
    """BB-7.1 Those that have not begun to move."""
    sea = together(B={"moved": True})
    Stragglers(("A", "B", "C")).take(sea, None)
    assert sea.agenda == (ShipActs("A"), ShipActs("C"))


# Samples for programs


def test_the_legs_that_are_tried() -> None:
    open_ = (Band(0, 0, 25, 50), Band(-20, -1, 25, 25), Band(1, 30, 25, 25))
    assert legs_of(open_) == [(50, 0), (25, 0), (25, -20), (25, -15), (25, 30), (25, 15)]
    assert legs_of((Band(0, 0, 25, 25), Band(1, 14, 25, 25))) == [(25, 0), (25, 14)]
    sea = sailing(others={"B": (600, 1201, 90), "C": (700, 1190, 90), "D": (500, 1100, 90), "E": (600, 1000, 90)})
    assert [ship.id for ship in nearest(sea, "A")] == ["E", "D"]
    far = sailing(others={"B": (600, 1201, 90)})
    assert nearest(far, "A") == []
    edge = sailing(others={"B": (600, 1200, 90)})
    assert [ship.id for ship in nearest(edge, "A")] == ["B"]
    foe = edge.ships["B"]
    found = aimed(Pose(600, 600, 90), (Band(-60, -1, 25, 25), Band(1, 60, 25, 25)), 25, [foe], [(25, 4)])
    assert (25, 4) in found
    assert all(abs(turn_ - 4) >= 4 for _, turn_ in found[1:])


# The turn


@pytest.mark.parametrize(("name", "before", "after"), [
    ("impeded", 2, 1),
    ("impeded", 1, 0),
    ("wreck_port", 2, 1),
    ("wreck_starboard", 1, 0),
    ("moved", True, False),
    ("held", True, False),
    ("boarded", True, False),
    ("tested", True, False),
    ("retaken", True, False),
    ("support", 2, 0),
    ("fires", 1, 1),
    ("rudder", 1, 1),
    ("anchored", True, True),
])  # fmt: skip
def test_what_a_new_turn_clears(name: str, before: Any, after: Any) -> None:
    """BB-5.1."""
    sea = sailing(**{name: before})
    sea.turn, sea.ordered, sea.acting = 4, ("West",), "A"
    NewTurn().take(sea, None)
    assert getattr(sea.ships["A"], name) == after
    assert (sea.turn, sea.phase, sea.run, sea.acting, sea.ordered) == (5, "tests", None, "", ())
    Enter("fire").take(sea, None)
    assert sea.phase == "fire"


def test_night_falls_after_the_last_turn() -> None:
    """BB-2.6."""
    sea = sailing()
    for at, falls in ((sea.turns - 1, False), (sea.turns, True), (sea.turns + 1, True)):
        sea.turn, sea.agenda = at, ()
        NextTurn().take(sea, None)
        assert (sea.agenda == (Night(),)) == falls
    names = [type(frame).__name__ for frame in phases("board")]
    assert names == ["Enter", "Board", "Enter", "Founder", "Settle", "Scuttling", "Growth", "NextTurn"]


@pytest.mark.parametrize(("fires", "rolls"), [(2, False), (3, True), (4, True)])
def test_who_may_blow_up(fires: int, rolls: bool) -> None:
    """BB-5.5 From three fires on."""
    sea = sailing(fires=fires)
    Explosions().take(sea, None)
    assert sea.agenda == ((Explosions(("A",)),) if rolls else ())
    sea = sailing(fires=fires)
    assert Explosions(("A",)).ask(sea) is not None
    sea.change("A", gone="sunk")
    assert Explosions(("A",)).ask(sea) is None
    assert Explosions().ask(sea) is None


def test_fire_spreads_by_links() -> None:
    """BB-5.6."""
    ships: dict[str, Place] = {"A": (600, 600, 90), "B": (600, 640, 90), "C": (600, 680, 90)}
    sea = idle(sea_of(ships, links=(("A", "B", "entangled", 1), ("C", "B", "entangled", 1))))
    sea.change("B", fires=1)
    Spread().take(sea, None)
    assert sea.agenda == (Spread((("B", "A"), ("B", "C"))),)
    for die, caught in ((-2, True), (-1, True), (0, False), (2, False)):
        sea.agenda = ()
        Spread((("B", "A"), ("B", "C"))).take(sea, die)
        assert len(sea.agenda) == 1 + caught
        assert sea.agenda[-1] == Spread((("B", "C"),))


@pytest.mark.parametrize(
    ("leaks", "turn_", "sinks"), [((5,), 4, False), ((5,), 5, True), ((5,), 6, True), ((9, 5), 5, True), ((), 5, False)]
)
def test_leaks_sink_their_ships(leaks: tuple[int, ...], turn_: int, sinks: bool) -> None:
    """BB-10.7."""
    sea = sailing(leaks=leaks)
    sea.turn = turn_
    Founder().take(sea, None)
    assert sea.ships["A"].gone == ("sunk" if sinks else "")


@pytest.mark.parametrize(
    ("x", "y", "lost"),
    [(600, 600, True), (599, 600, False), (700, 650, True), (701, 650, False), (650, 599, False), (650, 651, False)],
)
def test_a_shoal_wrecks(x: int, y: int, lost: bool) -> None:
    """BB-13.2 Its edges count."""
    sea = idle(sea_of({"A": (300, 300, 90)}, shoals=[[600, 600, 700, 650]]))
    sea.change("A", x=x, y=y)
    assert ground(sea, "A") == lost
    assert sea.ships["A"].gone == ("wrecked" if lost else "")
    assert not ground(sea, "A")


def test_a_ship_that_is_lost_takes_nobody_any_more() -> None:
    """BB-9.8, BB-13.4."""
    sea = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90), "C": (900, 900, 90)}, links=(("A", "B", "grappled", 1),)))
    sea.change("B", pending="A")
    sea.change("C", pending="far")
    give_up_claims(sea, "C")
    assert sea.ships["B"].pending == "A"
    sink(sea, "A", "sunk", "BB-10.7")
    assert (sea.ships["B"].pending, sea.ships["C"].pending, sea.links) == ("", "far", ())


@pytest.mark.parametrize(
    ("x", "y", "window"),
    [
        (600, 600, (0, 0, 1200, 1200)),
        (100, 100, (0, 0, 1200, 1200)),
        (99, 600, (-200, 0, 1200, 1200)),
        (600, 99, (0, -200, 1200, 1200)),
        (1100, 1100, (0, 0, 1200, 1200)),
        (1101, 600, (0, 0, 1400, 1200)),
        (600, 1301, (0, 0, 1200, 1600)),
        (-101, 600, (-400, 0, 1200, 1200)),
    ],
)  # fmt: skip
def test_the_table_grows(x: int, y: int, window: tuple[int, int, int, int]) -> None:
    """BB-2.1, 2.8 By 200 mm at a time, until every ship is 100 mm from the edge."""
    sea = idle(sea_of({"A": (600, 600, 90)}, {"B": (700, 900, 90)}))
    sea.window = (0, 0, 1200, 1200)
    sea.change("A", x=x, y=y)
    assert grown(sea) == window
    Growth().take(sea, None)
    assert sea.window == window
    told = [(event.args["width"], event.args["height"]) for event in sea.events]
    assert told == ([(window[2] - window[0], window[3] - window[1])] if window != (0, 0, 1200, 1200) else [])


# Victory


@pytest.mark.parametrize(
    ("a", "b", "key", "winner"),
    [
        ({}, {}, None, None), ({"gone": "sunk"}, {}, "won-by-ruin", "East"), ({}, {"gone": "sunk"}, "won-by-ruin", "West"),
        ({"gone": "sunk"}, {"gone": "sunk"}, "drawn-by-ruin", None),
        ({"controller": "East"}, {}, "won-by-ruin", "East"),
        ({"controller": ""}, {}, "won-by-ruin", "East"),
    ],
)  # fmt: skip
def test_the_last_ship(a: Changes, b: Changes, key: str | None, winner: str | None) -> None:
    """BB-4.1, BB-R50 A side without a ship under its own colours has lost."""
    sea = sailing(others={"B": (900, 900, 90)}, **a)
    sea.change("B", **b)
    found = last_ship(sea)
    assert (found and (found.key, found.winner)) == (key and (key, winner))


@pytest.mark.parametrize(
    ("changes", "fits", "held"),
    [
        ({}, True, ()), ({"bordee": 0}, False, ()), ({"abordage": 0}, False, ()), ({"gone": "sunk"}, False, ()),
        ({"flag": "struck", "controller": "East"}, False, ("A",)), ({"flag": "struck", "controller": ""}, False, ()),
    ],
)  # fmt: skip
def test_which_ships_count(changes: Changes, fits: bool, held: tuple[str, ...]) -> None:
    """BB-3.1 to BB-3.3."""
    sea = sailing(others={"B": (900, 900, 90)}, friends={"C": (300, 300, 90)}, **changes)
    assert [ship.id for ship in fit(sea, "West")] == (["A", "C"] if fits else ["C"])
    assert prizes_of(sea, "East") == held
    assert prizes_of(sea, "West") == ()
    assert dusk(sea) == {"West": 0, "East": len(held)}
    assert (count(sea, "West"), count(sea, "East")) == (1 + fits, 1 + len(held))
    sea.score = {"West": 2, "East": 0}
    assert (count(sea, "West"), count(sea, "East")) == (3 + fits, 1)
    full = sailing(hull=3, masts=2, abordage=4)
    assert damage_of(full, full.ships["A"]) == 3 + 2 + 9 - 4


@pytest.mark.parametrize(
    ("score", "gone", "key", "winner"),
    [
        ({"West": 0, "East": 0}, (), "drawn-by-count", None),
        ({"West": 1, "East": 0}, (), "won-by-count", "West"),
        ({"West": 0, "East": 1}, (), "won-by-count", "East"),
        ({"West": 0, "East": 0}, ("A",), "won-by-count", "East"),
        ({"West": 1, "East": 0}, ("A",), "drawn-by-count", None),
    ],
)
def test_more_ships_win(score: dict[str, int], gone: tuple[str, ...], key: str, winner: str | None) -> None:
    """BB-3.6."""
    sea = sailing(others={"B": (900, 900, 90), "D": (900, 300, 90)}, friends={"C": (300, 300, 90)})
    sea.score = score
    for name in gone:
        sea.change(name, gone="sunk")
    found = verdict(sea)
    assert (found.key, found.winner) == (key, winner)


@pytest.mark.parametrize(
    ("leaks", "fires", "gone", "goes_on"), [((), 0, "", False), ((9,), 0, "", True), ((), 1, "", True), ((9,), 1, "sunk", False)]
)
def test_the_night_goes_on_while_anything_burns_or_leaks(leaks: tuple[int, ...], fires: int, gone: str, goes_on: bool) -> None:
    """BB-3.5."""
    sea = sailing(others={"B": (900, 900, 90)}, friends={"C": (300, 300, 90)}, leaks=leaks, fires=fires, gone=gone)
    sea.score, sea.turn = {"West": 0, "East": 0}, 20
    NightTurn().take(sea, None)
    assert (sea.result is None) == goes_on
    assert sea.turn == 20 + goes_on
    assert [name for name, _ in frames(sea)] == (
        ["LeakTests", "FireTests", "Explosions", "Founder", "NightTurn"] if goes_on else []
    )


def test_linked_groups_drift_together() -> None:
    """BB-11.7 By links older than the turn; one at anchor, or fast to a ship outside since this turn, holds them all."""
    ships: dict[str, Place] = {"A": (600, 600, 90), "B": (600, 640, 90), "C": (600, 680, 90), "D": (900, 600, 90)}
    sea = idle(sea_of(ships, links=(("A", "B", "entangled", 1), ("B", "C", "entangled", 2)), turn=2, wind=0))
    assert groups(sea) == (("A", "B"),)
    GroupDrift(("A", "B")).take(sea, None)
    assert sea.agenda == ()
    sea.turn = 3
    assert groups(sea) == (("A", "B", "C"),)
    GroupDrift(("A", "B", "C")).take(sea, None)
    assert [name for name, _ in frames(sea)] == ["BodyDrift"]
    sea.agenda = ()
    sea.change("A", held=True)
    GroupDrift(("A", "B", "C")).take(sea, None)
    assert [name for name, _ in frames(sea)] == ["BodyDrift"], "who is still linked does not drift alone"
    sea.agenda = ()
    sea.change("C", anchored=True)
    GroupDrift(("A", "B", "C")).take(sea, None)
    assert sea.agenda == ()
    sea.change("D", held=True)
    GroupDrift(("D",)).take(sea, None)
    assert [name for name, _ in frames(sea)] == ["Drift", "EndOfMove"]
    sea.agenda = ()
    sea.change("D", held=False)
    GroupDrift(("D",)).take(sea, None)
    assert sea.agenda == ()


def test_a_body_goes_downwind_as_one() -> None:
    """BB-11.7 25 mm, or until one of them touches an outsider."""
    ships: dict[str, Place] = {"A": (600, 600, 90), "B": (600, 640, 90)}
    sea = idle(sea_of(ships, links=(("A", "B", "entangled", 1),), turn=3, wind=0))
    GroupDrift(("A", "B")).take(sea, None)
    frame = sea.agenda[0]
    sea.agenda = ()
    frame.take(sea, None)
    assert (sea.ships["A"].y, sea.ships["B"].y) == (575, 615)
    assert sea.agenda == (EndOfMove("A"), EndOfMove("B"))
    near = idle(sea_of(ships, {"far": (600, 550, 90)}, links=(("A", "B", "entangled", 1),), turn=3, wind=0))
    frame.take(near, None)
    assert near.ships["A"].y - 550 in (38, 39)
    assert near.ships["B"].y - near.ships["A"].y == 40
    assert [name for name, _ in frames(near)] == ["Contact", "EndOfMove", "EndOfMove"]
