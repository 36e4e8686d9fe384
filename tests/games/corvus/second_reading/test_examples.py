"""The worked examples of the specification by the second reading, and by the plane where they are its own (CV-G1 to CV-G12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from games.corvus.second_reading import book
from games.corvus.second_reading.book import Course, Leg, Link, Moving, Ship
from naumachia.geometry import plane

KINDS = {"Q": "quinquereme", "T": "trireme", "L": "liburnian"}
Answer = str | int | bool | None


def ship(name: str, kind: str, pose: tuple[int, int, int], **more: object) -> Ship:
    """A ship at a pose in millimetres; C is Carthage."""
    side = "carthage" if name.startswith("C") else "rome"
    return Ship(name, side, KINDS.get(kind, kind), pose[0] * 1000, pose[1] * 1000, pose[2], **more)  # type: ignore[arg-type]


def legs(text: str) -> list[Leg]:
    """`F50 +45 F60` as a plan."""
    return [(word[0], int(word[1:])) if word[0] in "FA" else ("T", int(word)) for word in text.split()]


def sail(moving: Moving, answers: Sequence[Answer] = ()) -> tuple[Course, list[book.Ask]]:
    """A movement to its end; what it asked on the way. Without answers nothing is tried."""
    asked, given = list[book.Ask](), list(answers)
    reply: Answer = None
    try:
        while True:
            ask = moving.send(reply)
            asked.append(ask)
            reply = given.pop(0) if given else None
    except StopIteration as end:
        assert not given, "answers nobody asked for"
        course: Course = end.value
        return course, asked


def run(me: Ship, plan: str, others: Sequence[Ship] = (), order: str = "battle", answers: Sequence[Answer] = ()) -> Course:
    return sail(book.movement(me, others, order, legs(plan)), answers)[0]


def base(one: Ship) -> plane.Base:
    return plane.Base(plane.Pose(*one.pose), plane.Hull.of(one.length, one.width, 1000))


def test_the_sines_are_those_of_the_specification() -> None:
    assert [book.SIN[t] for t in (1, 30, 37, 45, 60, 89)] == [17452, 500000, 601815, 707107, 866025, 999848]
    assert sum(book.SIN[:91]) == 57794327
    assert book.SIN == plane.SIN
    assert book.COS == plane.COS


def test_the_example_of_corners() -> None:
    one = ship("R1", "Q", (300, 300, 30))
    wanted = [(303206, 323553), (318794, 314553), (296794, 276447), (281206, 285447)]
    assert book.corners(one) == wanted
    assert list(plane.corners(base(one))) == wanted


@pytest.mark.parametrize(
    ("example", "kind", "pose", "order", "plan", "end"),
    [
        ("X1", "Q", (300, 300, 0), "forward", "F90", (300000, 390000, 0)),
        ("X2", "Q", (300, 300, 30), "forward", "F90", (345000, 377942, 30)),
        ("X3", "T", (300, 300, 0), "forward", "F50 +45 F60", (342426, 392426, 45)),
        ("X4", "T", (300, 300, 217), "forward", "F110", (233800, 212150, 217)),
        ("X5", "L", (300, 300, 0), "port", "-60 F10 -60 F10 -60 F100", (282680, 200000, 180)),
        ("X6", "Q", (300, 300, 0), "astern", "+40 A30", (280716, 277019, 40)),
        ("X81", "T", (300, 300, 60), "forward", "F100", (386603, 350000, 60)),
        ("X81", "T", (300, 300, 240), "forward", "F100", (213397, 250000, 240)),
    ],
)
def test_open_sea(example: str, kind: str, pose: tuple[int, int, int], order: str, plan: str, end: tuple[int, int, int]) -> None:
    """X1 to X6, X81"""
    me = ship("R1", kind, pose)
    assert book.legal(me, order, legs(plan))
    course = run(me, plan, order=order)
    assert course.pose == end
    assert example != "X3" or (course.moved, course.turned, course.straight) == (110, 45, 60)
    assert example != "X5" or course.turned == 180
    at = plane.Pose(*me.pose)
    for what, amount in book.merged(legs(plan)):
        at = plane.turned(at, amount) if what == "T" else plane.advance(at, amount if what == "F" else -amount, 1000)
    assert at == end


SQUARE_ON = ("Q", (300, 300, 0), "F140")
AHEAD = ("T", (300, 300, 0), "F170")
# example, mover, foe, mm or heading of the stop, zone, axis, may ram, may try oars
CONTACTS = [
    ("X7", *SQUARE_ON, "Q", (300, 400, 90), (300000, 369000, 0), "starboard", 90, True, False),
    ("X8", *SQUARE_ON, "Q", (300, 400, 180), (300000, 356000, 0), "bow", 0, False, False),
    ("X9", *SQUARE_ON, "Q", (300, 400, 0), (300000, 356000, 0), "stern", 0, True, False),
    ("X10", *SQUARE_ON, "Q", (300, 360, 90), (300000, 329000, 0), "starboard", 90, False, False),
    ("X11", "T", (300, 300, 0), "F60 +45 F110", "T", (345, 420, 315), (334648, 394648, 45), "port", 90, True, False),
    ("X12", *SQUARE_ON, "Q", (312, 400, 180), (300000, 356000, 0), "starboard", 0, False, True),
    ("X14", *SQUARE_ON, "Q", (305, 400, 180), (300000, 356000, 0), "bow", 0, False, False),
    ("X15", *AHEAD, "Q", (320, 400, 150), (300000, 386000, 0), "starboard", 30, True, True),
    ("X17", *AHEAD, "Q", (290, 400, 330), (300000, 358000, 0), "stern", 30, True, False),
    ("X58", *SQUARE_ON, "Q", (306, 400, 170), (300000, 354000, 0), "starboard", 10, False, True),
    ("X71", "Q", (300, 300, 0), "F70", "Q", (300, 400, 90), (300000, 369000, 0), "starboard", 90, True, False),
    ("X83", "Q", (300, 300, 0), "F90", "Q", (300, 389, 0), (300000, 345000, 0), "stern", 0, True, False),
    ("X83", "Q", (300, 300, 0), "F90", "Q", (300, 388, 0), (300000, 344000, 0), "stern", 0, False, False),
    ("X89", *AHEAD, "Q", (320, 400, 136), (300000, 382000, 0), "starboard", 44, True, True),
    ("X89", *AHEAD, "Q", (320, 400, 135), (300000, 382000, 0), "starboard", 45, True, False),
]


@pytest.mark.parametrize(
    ("example", "kind", "pose", "plan", "foe_kind", "foe_pose", "stop", "zone", "axis", "ram", "oars"), CONTACTS
)
def test_bow_contact(
    example: str,
    kind: str,
    pose: tuple[int, int, int],
    plan: str,
    foe_kind: str,
    foe_pose: tuple[int, int, int],
    stop: tuple[int, int, int],
    zone: str,
    axis: int,
    ram: bool,
    oars: bool,
) -> None:
    me, foe = ship("R1", kind, pose), ship("C1", foe_kind, foe_pose)
    order = "forward" if example == "X83" else "battle"
    course, asked = sail(book.movement(me, [foe], order, legs(plan)))
    here = me.at(course.pose)
    assert course.pose == stop
    assert course.bow_contact == ["C1"]
    assert book.zone(foe, book.bow_point(here)) == plane.zone(base(foe), book.bow_point(here)) == zone
    assert book.axis(here.h, foe.h) == plane.axis(here.h, foe.h) == axis
    assert course.rams == (["C1"] if ram else [])
    assert asked == ([("oars", ("C1",))] if oars else [])
    assert book.may_grapple(here, foe, [])
    assert example != "X11" or (course.moved, course.straight) == (109, 49)
    last = book.merged(legs(plan))[-1][1]
    start = book.advanced(stop, -course.straight)
    met = plane.sweep_leg(base(me.at(start)), last, [base(foe)], 1000, overlap=plane.corners_overlap)
    assert met == (course.straight + 1, (0,))


def test_aligning() -> None:
    """X13, X16, X58, X76: laid parallel after a glancing attempt, whatever came of it."""
    me, foe = ship("R1", "Q", (300, 300, 0)), ship("C1", "Q", (312, 400, 180))
    course, asked = sail(book.movement(me, [foe], "battle", legs("F140")), ["C1", 3, 84])
    assert asked == [("oars", ("C1",)), ("die", "C1"), ("straight", 84)]
    assert course.pose == (293000, 440000, 0)
    assert run(me, "F140", [foe], answers=["C1", 6, 0]).pose == (293000, 356000, 0)

    me, foe = ship("R1", "T", (300, 300, 0)), ship("C1", "Q", (320, 400, 150))
    assert run(me, "F170", [foe], answers=["C1", 6, 0]).pose == (306340, 389661, 330)
    course, asked = sail(book.movement(me, [foe], "battle", legs("F170")), ["C1", 6, 54])
    assert (course.pose, asked[-1]) == ((279340, 436426, 330), ("straight", 84))
    assert course.rams == []

    me, foe = ship("R1", "Q", (300, 300, 0)), ship("C1", "Q", (306, 400, 170))
    there = run(me, "F140", [foe], answers=["C1", 3, 0])
    assert there.pose == (294929, 353369, 350)
    assert there.broken == {"C1": "starboard"}
    assert book.contact(me.at(there.pose), foe)
    assert plane.gap_within(base(me.at(there.pose)), base(foe), 1005)
    assert run(me, "F140", [foe], answers=["C1", 3, 86]).pose == (279995, 438062, 350)

    me, foe, third = ship("R1", "Q", (300, 300, 0)), ship("C1", "Q", (312, 400, 180)), ship("C2", "Q", (278, 356, 0))
    stuck, asked = sail(book.movement(me, [foe, third], "battle", legs("F140")), ["C1", 3])
    assert asked == [("oars", ("C1",)), ("die", "C1")]
    assert (stuck.pose, stuck.broken, stuck.over) == ((300000, 356000, 0), {"C1": "starboard"}, True)


def test_a_broken_bank_is_not_offered() -> None:
    """X75"""
    me, foe = ship("R1", "Q", (300, 300, 0)), ship("C1", "Q", (312, 400, 180), banks=frozenset({"starboard"}))
    course, asked = sail(book.movement(me, [foe], "battle", legs("F140")))
    assert (course.pose, asked, course.rams) == ((300000, 356000, 0), [], [])
    assert book.may_grapple(me.at(course.pose), foe, [])


def test_a_pivot_is_blocked() -> None:
    """X18"""
    me, foe = ship("R1", "T", (300, 300, 0)), ship("C1", "T", (318, 310, 0))
    course = run(me, "+45 F10", [foe], "forward")
    assert (course.pose, course.blockers, course.bow_contact, course.over) == ((300000, 300000, 13), ["C1"], [], True)
    assert book.contact(me.at(course.pose), foe)
    met = plane.sweep_turn(base(me), 45, [base(foe)], plane.corners_overlap)
    assert met == (14, (0,))


@pytest.mark.parametrize(
    ("other", "within"),
    [
        ((300, 336, 0), {1005: True}),  # X19
        ((300, 337, 0), {1005: True}),
        ((300, 338, 0), {1005: False}),
        ((300, 356, 0), {20000: True, 19999: False, 50000: True}),  # X20
        ((300, 357, 0), {20000: False, 50000: True}),
        ((300, 386, 0), {50000: True, 19999: False}),
        ((300, 387, 0), {50000: False}),
        ((317, 300, 180), {3000: True, 1005: False}),  # X21
        ((318, 300, 180), {3000: False}),
    ],
)
def test_gaps(other: tuple[int, int, int], within: dict[int, bool]) -> None:
    """X19, X20, X21"""
    one, two = ship("R1", "T", (300, 300, 0)), ship("C1", "T", other)
    for gap, near in within.items():
        assert book.gap_within(one, two, gap) == near
        assert plane.gap_within(base(one), base(two), gap) == near


def test_ranges_and_alongside() -> None:
    """X20, X21, X82"""
    one = ship("R1", "T", (300, 300, 0))
    shots = {
        y: (book.archers_reach(one, two), book.catapult_reaches(one, two))
        for y in (356, 357, 386, 387)
        if (two := ship("C1", "T", (300, y, 0)))
    }
    assert shots == {356: (True, True), 357: (False, True), 386: (False, True), 387: (False, False)}
    beside = {
        pose: book.alongside(one, ship("C1", "T", pose))
        for pose in ((317, 300, 180), (318, 300, 180), (319, 300, 170), (319, 300, 169))
    }
    assert list(beside.values()) == [True, False, True, False]


def test_angles_of_the_corvus() -> None:
    """X22, X34, X77"""
    roman = ship("R1", "Q", (300, 300, 0), corvus=True, roman=True)
    falls = [book.corvus_falls(roman, ship("C1", "Q", (300, 340, h)), []) for h in (75, 74, 105, 254)]
    assert falls == [True, False, True, False]
    at_80 = ship("C1", "Q", (300, 340, 80))
    assert book.grapple_modifiers(roman, at_80, []) == {"corvus": -2}
    assert book.grapple_modifiers(roman, at_80, [Link("R1", "C9", True)]) == {}


def test_passing() -> None:
    """X70, X72"""
    me, passed = ship("R1", "T", (300, 300, 0)), ship("C1", "T", (316, 400, 180))
    ahead, other = ship("C2", "T", (300, 470, 90)), ship("C2", "T", (284, 400, 0))
    course, asked = sail(book.movement(me, [passed, ahead], "battle", legs("F170")), ["C1", 2, True])
    assert asked == [("oars", ("C1",)), ("die", "C1"), ("rest", 97)]
    assert (course.broken, course.pose, course.bow_contact, course.rams) == ({"C1": "starboard"}, (300000, 445000, 0), ["C2"], [])
    assert book.zone(ahead, book.bow_point(me.at(course.pose))) == "starboard"
    course, asked = sail(book.movement(me, [passed, other], "battle", legs("F170")), ["C1", 2, "C2", 3, True])
    assert asked == [("oars", ("C1", "C2")), ("die", "C1"), ("oars", ("C2",)), ("die", "C2"), ("rest", 97)]
    assert (course.broken, course.pose) == ({"C1": "starboard"}, (300000, 470000, 0))


def test_touching_is_not_striking() -> None:
    """X71"""
    me, foe = ship("R1", "Q", (300, 300, 0)), ship("C1", "Q", (300, 400, 90))
    course = run(me, "F69", [foe])
    assert (course.pose, course.bow_contact, course.rams) == ((300000, 369000, 0), [], [])
    assert book.may_grapple(me.at(course.pose), foe, [])


def test_friend_and_enemy_stop_the_ship() -> None:
    """X73"""
    me, friend, foe = ship("R1", "T", (300, 300, 0)), ship("R2", "T", (280, 400, 90)), ship("C1", "T", (320, 400, 90))
    course = run(me, "F170", [friend, foe])
    assert (course.moved, course.blockers, course.bow_contact, course.rams) == (75, ["R2", "C1"], ["C1"], ["C1"])
    assert book.zone(foe, book.bow_point(me.at(course.pose))) == "stern"


def test_zones() -> None:
    """X74"""
    target = ship("C1", "Q", (300, 300, 0))
    spots = [(314000, 327000), (286000, 273000), (314000, 327001)]
    assert [book.zone(target, spot) for spot in spots] == ["starboard", "port", "bow"]
    assert [plane.zone(base(target), spot) for spot in spots] == ["starboard", "port", "bow"]


@pytest.mark.parametrize(
    ("order", "plan", "lawful"),
    [
        ("forward", "F110", True),
        ("forward", "+45", False),
        ("forward", "F1 +45", True),
        ("forward", "F60 +20 F20 +20", False),
        ("forward", "F111", False),
        ("forward", "F60 F50", True),
        ("forward", "+46 F10", False),
        ("forward", "", False),
        ("battle", "F170", True),
        ("battle", "F171", False),
        ("port", "-45", True),
        ("port", "-44", False),
        ("port", "-45 F9 -45", False),
        ("port", "-45 F10 -45", True),
        ("port", "-45 F5 F5 -45", True),
        ("port", "+45", False),
        ("port", "F110 -45", True),
        ("starboard", "+45 F10 +45 F10 +45 F10 +45 F80", True),
        ("starboard", "+45 F10 +45 F10 +45 F10 +45 F10 +1", False),
        ("astern", "", True),
        ("astern", "+45 +45 A40", True),
        ("astern", "A20 +45 A20", True),
        ("astern", "A41", False),
        ("astern", "+1 A1 +1 A1 +1", False),
        ("stop", "", True),
        ("stop", "F1", False),
        ("forward", "A1", False),
    ],
)
def test_legal_plans(order: str, plan: str, lawful: bool) -> None:
    """X79, CV-1.2 to CV-1.7"""
    assert book.legal(ship("R1", "T", (300, 300, 0)), order, legs(plan)) == lawful


def test_a_ship_without_allowance() -> None:
    """CV-1.5"""
    wreck = ship("R1", "T", (300, 300, 0), banks=frozenset({"port", "starboard"}), rowers_lost=3)
    assert book.allowance(wreck, "forward") == 0
    assert [book.legal(wreck, "forward", legs(plan)) for plan in ("", "F1", "+5")] == [True, False, False]
    assert [book.legal(wreck, "port", legs(plan)) for plan in ("-45", "-45 F1", "-45 -45")] == [True, False, False]


def test_half_cruise_and_straight() -> None:
    """X84"""
    me = ship("R1", "T", (320, 300, 315))
    for y, straight in ((391, 30), (390, 29)):
        foe = ship("C1", "T", (280, y, 90))
        course = run(me, "F50 +45 F120", [foe])
        assert (course.straight, course.rams) == (straight, ["C1"] if straight == 30 else [])
        assert book.zone(foe, book.bow_point(me.at(course.pose))) == "starboard"


def test_allowances() -> None:
    """X40, X42, X43, X64"""
    q = ship("R1", "Q", (0, 0, 0))
    broken = {1: frozenset({"port"}), 2: frozenset({"port", "starboard"})}
    cases = [
        (ship("R1", "Q", (0, 0, 0), banks=broken[1]), 60),
        (ship("R1", "Q", (0, 0, 0), banks=broken[1], damaged=True), 30),
        (ship("R1", "T", (0, 0, 0), banks=broken[1], damaged=True), 40),
        (ship("R1", "Q", (0, 0, 0), damaged=True), 50),
        (ship("R1", "Q", (0, 0, 0), damaged=True, banks=broken[2]), 20),
    ]
    assert [book.allowance(one, "forward") for one, _ in cases] == [mm for _, mm in cases]
    assert book.allowance(q, "forward", disengaged=True) == 50
    astern = (q, ship("R1", "Q", (0, 0, 0), damaged=True), ship("R1", "L", (0, 0, 0)))
    assert [book.allowance(one, "astern") for one in astern] == [30, 20, 40]
    assert book.allowance(q, "astern", disengaged=True) == 20


def test_modifiers_of_rams_and_oars() -> None:
    """X23 to X27, X40, X41, X85, X86, X87"""
    at, side, stern = (300, 369, 0), ship("C1", "Q", (300, 400, 90)), ship("C1", "Q", (300, 413, 0))
    sides = {"R1": "rome", "R2": "rome", "C1": "carthage"}
    q, t = ship("R1", "Q", at), ship("R1", "T", at)

    def ram(me: Ship, foe: Ship, order: str, turned: int = 0, links: Sequence[Link] = ()) -> int:
        return sum(book.ram_modifiers(me, foe, order, turned, links, sides).values())

    assert [ram(q, side, "battle"), ram(q, side, "forward"), ram(q, stern, "battle")] == [-1, 0, 0]
    assert ram(ship("R1", "Q", at, crew="veteran"), ship("C1", "T", (300, 400, 90), crew="recruits"), "battle") == -3
    assert ram(ship("R1", "Q", at, fatigued=True), side, "port", 100) == 2
    assert [ram(t, side, "starboard", turned) for turned in (90, 91)] == [0, 1]
    assert [ram(q, stern, "battle", 0, [Link("R2", "C1")]), ram(q, stern, "battle", 0, [Link("R1", "C1")])] == [-1, 0]
    opposite, same = ship("C1", "Q", (312, 400, 180)), ship("C1", "Q", (312, 400, 0))
    assert sum(book.oar_modifiers(q, opposite, "battle", []).values()) == -1
    assert sum(book.oar_modifiers(ship("R1", "T", at, fatigued=True), same, "forward", []).values()) == 3
    assert sum(book.oar_modifiers(q, same, "battle", [Link("R2", "C1")]).values()) == -1


def test_the_other_dice() -> None:
    """X28 to X39, X50 to X54, X67, X80, X88"""
    kinds = {kind: ship("R1", kind, (0, 0, 0)) for kind in ("Q", "T", "deceres")}
    q, t = kinds["Q"], kinds["T"]
    assert [book.ram_damage(q, q, die) for die in (3, 4, 5, 6)] == ["nothing", "damaged", "damaged", "sunk"]
    assert [book.ram_damage(t, t, die) for die in (2, 3, 4, 5)] == ["nothing", "damaged", "damaged", "sunk"]
    assert book.ram_damage(t, kinds["deceres"], 6) == "nothing"
    assert book.ram_damage(t, ship("C1", "T", (0, 0, 0), damaged=True), 3) == "sunk"
    rammed = ship("C1", "Q", (0, 0, 0), rammed=True, damaged=True)
    assert sum(book.grapple_modifiers(q, rammed, []).values()) == -2
    engaged = ship("C1", "Q", (0, 0, 0), damaged=True)
    assert sum(book.grapple_modifiers(t, engaged, [Link("R2", "C1")]).values()) == -2
    assert sum(book.grapple_modifiers(ship("R1", "Q", (0, 0, 0), rammed=True), ship("C1", "Q", (0, 0, 0)), []).values()) == 1
    levels, sides = {"R1": 2, "R2": 3, "C1": 2}, {"R1": "rome", "R2": "rome", "C1": "carthage"}
    held = ship("C1", "Q", (0, 0, 0))
    assert book.disengage_modifiers(held, Link("R1", "C1", True), [Link("R1", "C1", True)], levels, sides) == {"corvus": -2}
    assert book.disengage_modifiers(q, Link("R1", "C1", True), [Link("R1", "C1", True)], levels, sides) == {}
    both = [Link("R1", "C1"), Link("C1", "R2")]
    assert book.disengage_modifiers(held, both[1], both, levels, sides) == {"crew_level": -1, "engaged_by_another": -1}
    assert [book.ratio(*men) for men in ((6, 6), (5, 6), (2, 6), (12, 6), (18, 6), (1, 0))] == [
        "1/1",
        "1/2",
        "",
        "2/1",
        "3/1",
        "3/1",
    ]
    assert [book.boarding("1/1", die, False) for die in (4, 5, 6)] == ["-", "-", "C"]
    assert book.boarding("1/1", 5, True) == "C"
    assert [book.boarding("1/2", 5, False), book.boarding("1/2", 6, False)] == ["-", "C"]
    assert [book.boarding("2/1", 5, False), book.boarding("2/1", 3, False)] == ["C", "-"]
    assert [book.boarding("3/1", 4, False), book.boarding("3/1", 1, False)] == ["C", "r"]
    bought = (("trireme", "veteran"), ("quinquereme", "recruits"), ("quadrireme", "recruits"), ("liburnian", "conscript"))
    assert [book.price(*one) for one in bought] == [19, 36, 25, 8]
    assert book.price("quinquereme", "standard", True) == 44


def test_the_plane_and_the_second_reading_agree_about_grazes() -> None:
    """Hulls laid edge to edge, give or take a few micrometres, at any heading; then a leg and a turn from there."""
    rng, met = Random(11), Counter[str]()
    for _ in range(700):
        one, two = graze(rng, "R1"), graze(rng, "C1")
        (x, y, h), slip = two.pose, rng.randrange(-1003, -997)
        beside = rng.random() < 0.5
        way = (h + (90 if beside else 0)) % 360
        room = (
            500 * (one.width + two.width if beside else one.length + two.length)
            + rng.choice((0, 1000, 3000, 20000))
            + slip
            + 1000
        )
        turn = rng.choice((0, 0, 0, 1, 2, 180))
        one = one.at((x + book.rdiv(room * book.SIN[way], 10**6), y + book.rdiv(room * book.COS[way], 10**6), (h + turn) % 360))
        a, b = base(one), base(two)
        met["overlap"] += plane.corners_overlap(a, b)
        assert plane.corners_overlap(a, b) == book.overlap(one, two)
        for gap in (0, 1005, 3000, 19_999, 20_000, 50_000):
            met["near"] += plane.gap_within(a, b, gap)
            assert plane.gap_within(a, b, gap) == book.gap_within(one, two, gap)
        assert plane.zone(a, (x, y)) == book.zone(one, (x, y))
        if book.overlap(one, two):
            continue
        mm, degrees = rng.choice((-1, 1)) * rng.randrange(1, 60), rng.choice((-1, 1)) * rng.randrange(1, 60)
        plan = (("F" if mm > 0 else "A", abs(mm)),) if rng.random() < 0.5 else (("T", degrees),)
        course = sail(book.movement(one, [two], "astern", plan))[0]
        if plan[0][0] == "T":
            stop = plane.sweep_turn(a, degrees, [b], plane.corners_overlap)
            assert course.turned == (stop.step - 1 if stop else abs(degrees))
        else:
            stop = plane.sweep_leg(a, mm, [b], 1000, overlap=plane.corners_overlap)
            assert course.pose == plane.advance(a.pose, (1 if mm > 0 else -1) * (stop.step - 1 if stop else abs(mm)), 1000)
        met["blocked"] += stop is not None
        met["free"] += stop is None
    assert all(met[what] > 50 for what in ("overlap", "near", "blocked", "free")), met


def graze(rng: Random, name: str) -> Ship:
    kind = rng.choice(list(book.CARDS))
    return Ship(name, name, kind, rng.randrange(10**6), rng.randrange(10**6), rng.choice((0, 90, rng.randrange(360))))
