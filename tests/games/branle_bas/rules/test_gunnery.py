"""Gunnery and damage (BB-8, BB-9.1, BB-10), one rule at a time and on both sides of every number of the tables."""

from __future__ import annotations

from typing import Any

import pytest

from games.branle_bas.hands import Place, sea_of
from games.branle_bas.rules.test_what_must_not_happen import frames, idle
from naumachia.games.branle_bas.rules.gunnery.aim import arc_of, band_of, crosses, in_cone, rake_of, sight
from naumachia.games.branle_bas.rules.gunnery.broadside import (
    fire_bar,
    held_sides,
    hindrances,
    point_blank_bar,
    points_of,
    ready_bar,
    result,
    risk_dice,
    shot,
    target_bar,
)
from naumachia.games.branle_bas.rules.gunnery.damage import (
    CrewLost,
    Hull,
    Leak,
    LeakCheck,
    Masts,
    hull_box,
    hull_boxes,
    leak_faces,
    lose_crew,
    lost_capacities,
    tick,
    zeros,
)
from naumachia.games.branle_bas.rules.gunnery.fire import (
    Broadside,
    Burst,
    Mishap,
    PointBlank,
    attack,
    both_answer_bar,
    both_bar,
    both_offers,
    both_option,
    fire,
    fire_answer_bar,
    fire_both,
    fire_near,
    fire_offers,
    fire_option,
    foes,
    forget,
    point_blank_offers,
    shots,
    supports,
)
from naumachia.games.branle_bas.rules.gunnery.fires import (
    Explosion,
    FireBreaksOut,
    Shaken,
    Sparks,
    blasts,
    distance_squared,
)
from naumachia.games.branle_bas.rules.gunnery.risks import Confirm, Risk, strikes
from naumachia.games.branle_bas.rules.start_of_turn import FireTests, LeakTests, fight_fire, mend_rudder
from naumachia.geometry.plane import Base, Pose
from naumachia.geometry.plane import Hull as Form

Changes = dict[str, Any]


def duel(
    place: Place = (600, 700, 90),
    others: dict[str, Place] | None = None,
    friends: dict[str, Place] | None = None,
    links: tuple[tuple[str, str, str, int], ...] = (),
    kind: str = "74",
    options: dict[str, int] | None = None,
    **changes: Any,
) -> Any:
    """A at 600 600 heading east; B of the enemy; nothing else is to be played."""
    west: dict[str, Any] = {"A": {"at": (600, 600, 90), "type": kind}, **(friends or {})}
    draft = idle(sea_of(west, {"B": place, **(others or {})}, phase="fire", links=links, options=options))
    draft.change("A", **changes)
    return draft


# Range and arc


@pytest.mark.parametrize(
    ("far", "band"),
    [
        (60, "point_blank"),
        (100, "point_blank"),
        (101, "short"),
        (200, "short"),
        (201, "medium"),
        (400, "medium"),
        (401, "long"),
        (600, "long"),
        (601, ""),
    ],
)
def test_the_bands_of_range(far: int, band: str) -> None:
    """2.7 Their farthest millimetre counts."""
    sea = duel((600, 600 + far, 0))
    assert band_of(sea.charts, far * far) == band
    seen = sight(sea, "A", "B")
    assert (seen.band if seen else "") == band


@pytest.mark.parametrize("axis", [0, 90, 180, 270, 360, 450])
@pytest.mark.parametrize(
    ("dx", "dy", "inside"),
    [
        (0, 100, True),
        (100, 100, True),
        (101, 100, False),
        (-100, 100, True),
        (-101, 100, False),
        (0, -100, False),
        (0, 0, False),
        (0, -1, False),
    ],
)
def test_a_cone_has_its_edges(axis: int, dx: int, dy: int, inside: bool) -> None:
    """2.7 45 degrees on either side of the axis, edges in; never astern, and not at the apex."""
    turn = {0: (dx, dy), 90: (dy, -dx), 180: (-dx, -dy), 270: (-dy, dx)}[axis % 360]
    assert in_cone(*turn, axis, 45) == inside


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [
        (600, 700, "port"),
        (600, 500, "starboard"),
        (700, 700, "port"),
        (701, 700, ""),
        (500, 500, "starboard"),
        (499, 500, ""),
        (700, 600, ""),
        (500, 600, ""),
    ],
)
def test_which_broadside_bears(x: int, y: int, side: str) -> None:
    """2.7 A ship that heads east has the north to port."""
    assert arc_of(duel().charts, Pose(600, 600, 90), x, y) == side


@pytest.mark.parametrize("heading", [0, 90, 180, 270])
@pytest.mark.parametrize(
    ("ahead", "across", "rake"),
    [
        (-200, 0, "stern"),
        (200, 0, "bow"),
        (-200, 55, "stern"),
        (-200, 70, ""),
        (200, -55, "bow"),
        (200, -70, ""),
        (0, 200, ""),
        (-30, 0, ""),
        (30, 0, ""),
        (-38, 0, "stern"),
        (38, 0, "bow"),
    ],
)
def test_the_light_at_stern_and_bow(heading: int, ahead: int, across: int, rake: str) -> None:
    """2.7 20 degrees on either side, from the middle of that edge, 37 mm from the centre."""
    sea = duel()
    way = {0: (across, ahead), 90: (ahead, -across), 180: (-across, -ahead), 270: (-ahead, across)}[heading]
    hull = sea.setting.hulls["A"]
    assert rake_of(sea.charts, Pose(0, 0, heading), hull, *way) == rake


@pytest.mark.parametrize(
    ("place", "rake"), [((600, 700, 0), "stern"), ((600, 700, 180), "bow"), ((600, 700, 90), ""), ((600, 810, 0), "")]
)
def test_a_rake_is_made_at_short_range(place: Place, rake: str) -> None:
    """2.7 Up to 200 mm."""
    seen = sight(duel(place), "A", "B")
    assert seen is not None
    assert seen.rake == rake


@pytest.mark.parametrize(
    ("places", "crossed"),
    [
        ({"C": (600, 650, 90)}, ("C",)),
        ({"C": (600, 650, 90), "D": (600, 780, 90)}, ("C", "D")),
        ({"C": (600, 780, 90), "D": (600, 650, 90)}, ("D", "C")),
        ({"C": (640, 700, 0)}, ()),
        ({"C": (600, 560, 90)}, ()),
        ({"C": (600, 940, 90)}, ()),
        ({"C": (618, 700, 0)}, ("C",)),
        ({"C": (620, 700, 0)}, ()),
        ({"C": (582, 700, 0)}, ("C",)),
        ({"C": (580, 700, 0)}, ()),
    ],
)
def test_ships_in_the_line_of_fire(places: dict[str, Place], crossed: tuple[str, ...]) -> None:
    """BB-8.10 The nearest to the shooter first, friend or foe."""
    for sea in (duel((600, 900, 90), others=places), duel((600, 900, 90), friends=places)):
        seen = sight(sea, "A", "B")
        assert seen is not None
        assert seen.crossed == crossed


def test_a_line_that_only_grazes_a_corner_does_not_cross() -> None:
    """2.7 A diagonal past a corner of a base of 40 by 20."""
    base = Base(Pose(0, 0, 0), Form.of(40, 20, 1))
    assert not crosses(base, -100, 70, 100, 270)
    assert not crosses(base, 10, 30, 30, 10)
    assert crosses(base, -40, -10, 40, 10)
    assert not crosses(base, -10, 21, 10, 21)
    assert crosses(base, -20, 19, 20, 19)
    assert not crosses(base, 11, -30, 11, 30)
    assert crosses(base, 9, -30, 9, 30)


# Permission to fire


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None), ({"gone": "sunk"}, "no-gone"), ({"flag": "struck"}, "no-fire-struck"), ({"retaken": True}, "no-fire-retaken"),
        ({"fires": 1}, None), ({"fires": 2}, "no-fire-fires"), ({"flag": "rout"}, None), ({"bordee": 0}, None),
    ],
)  # fmt: skip
def test_who_can_fire_at_all(changes: Changes, key: str | None) -> None:
    """BB-8.2."""
    bar = ready_bar(duel(**changes), "A")
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("mine", "theirs", "target", "key"),
    [
        ({}, {}, "B", None),
        ({}, {}, "Z", "no-such-ship"),
        ({}, {"gone": "sunk"}, "B", "no-such-ship"),
        ({}, {"controller": ""}, "B", "no-fire-derelict"),
        ({}, {"controller": "West"}, "B", "no-friend"),
        ({"flag": "retreat"}, {}, "B", "no-fire-flees"),
        ({"flag": "retreat", "attackers": ("B",)}, {}, "B", None),
        ({"flag": "rout", "attackers": ("B",)}, {"controller": "West"}, "B", "no-friend"),
    ],
)
def test_who_is_a_target(mine: Changes, theirs: Changes, target: str, key: str | None) -> None:
    """BB-8.3, BB-9.5."""
    sea = duel(**mine)
    sea.change("B", **theirs)
    bar = target_bar(sea, "A", target)
    assert (bar and bar.key) == key
    near = point_blank_bar(sea, "A", target)
    assert (near and near.key) == key


@pytest.mark.parametrize(
    ("place", "changes", "aim", "key"),
    [
        ((600, 700, 90), {}, "hull", None),
        ((600, 700, 90), {}, "masts", None),
        ((600, 700, 90), {"bordee": 0}, "hull", "no-guns"),
        ((600, 700, 90), {"bordee": 1}, "hull", None),
        ((600, 700, 90), {"bordee": 1, "leaks": (9,)}, "hull", "no-guns"),
        ((600, 1201, 90), {}, "masts", "no-range"),
        ((600, 1200, 90), {}, "masts", None),
        ((600, 1200, 90), {}, "hull", "no-hull-far"),
        ((600, 1000, 90), {}, "hull", None),
        ((800, 600, 90), {}, "hull", "no-arc"),
    ],
)
def test_which_broadsides_are_open(place: Place, changes: Changes, aim: Any, key: str | None) -> None:
    """BB-8.2 to BB-8.5."""
    sea = duel(place, **changes)
    bar = fire_bar(sea, "A", "B", aim)
    assert (bar and bar.key) == key
    assert (("B", aim) in shots(sea, "A")) == (key is None)
    assert (f"B:{aim}" in fire_offers(sea, "A")) == (key is None)


@pytest.mark.parametrize(("far", "open_"), [(100, True), (101, False)])
def test_the_point_blank_die(far: int, open_: bool) -> None:
    """BB-8.12 Up to 100 mm, in the arc or not; with a broadside or alone."""
    for place in ((600, 600 + far, 90), (600 + far, 600, 90)):
        sea = duel(place)
        bar = point_blank_bar(sea, "A", "B")
        assert (bar and bar.key) == (None if open_ else "no-point-blank")
        assert point_blank_offers(sea, "A") == (("B",) if open_ else ())
        offers = fire_offers(sea, "A")
        assert ("B:hull:B" in offers) == (open_ and place[0] == 600)
        assert offers == () or "B:hull" in offers
    barred = duel((600, 690, 90), fires=2)
    assert (point_blank_offers(barred, "A"), shots(barred, "A")) == ((), ())


@pytest.mark.parametrize(("dx", "dy", "held"), [
    (0, 60, {"port"}), (0, -60, {"starboard"}), (80, 1, {"port"}), (80, 0, {"port", "starboard"}),
    (-80, 0, {"port", "starboard"}), (80, -1, {"starboard"}),
])  # fmt: skip
def test_the_side_on_which_a_linked_ship_lies(dx: int, dy: int, held: set[str]) -> None:
    """BB-8.5 Its masts are no mark over that broadside."""
    sea = duel((600, 700, 90), {"C": (600 + dx, 600 + dy, 90)}, links=(("A", "C", "entangled", 1),))
    assert held_sides(sea, "A") == held
    assert held_sides(sea, "B") == set()
    bar = fire_bar(sea, "A", "B", "masts")
    assert (bar and bar.key) == ("no-masts-held" if "port" in held else None)
    assert fire_bar(sea, "A", "B", "hull") is None


# Strength of a broadside


@pytest.mark.parametrize(
    ("total", "points"),
    [
        (-9, 0),
        (5, 0),
        (6, 1),
        (9, 1),
        (10, 2),
        (12, 2),
        (13, 3),
        (15, 3),
        (16, 4),
        (17, 4),
        (18, 5),
        (19, 5),
        (20, 6),
        (22, 6),
        (23, 7),
        (25, 7),
        (26, 8),
        (28, 8),
        (29, 9),
        (60, 9),
    ],
)
def test_the_points_of_a_total(total: int, points: int) -> None:
    """BB-8.8."""
    assert points_of(duel().charts, total) == points


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (4, 0), (5, 1), (6, 1), (7, 2), (9, 2)])
def test_the_risk_dice_of_a_result(points: int, dice: int) -> None:
    """BB-8.13."""
    assert risk_dice(duel().charts, points) == dice


@pytest.mark.parametrize(
    ("place", "changes", "again", "found"),
    [
        ((600, 700, 90), {}, False, {"bordee": 7, "force": 7, "range-point-blank": 5, "first": 3}),
        ((600, 700, 90), {"fired_once": True}, False, {"bordee": 7, "force": 7, "range-point-blank": 5}),
        ((600, 700, 90), {}, True, {"bordee": 7, "force": 7, "range-point-blank": 5}),
        ((600, 701, 90), {}, False, {"bordee": 7, "force": 7, "range-short": 2, "first": 3}),
        ((600, 900, 90), {}, False, {"bordee": 7, "force": 7, "first": 3}),
        ((600, 1100, 90), {}, False, {"bordee": 7, "force": 7, "range-long": -5, "first": 3}),
        ((600, 700, 0), {}, False, {"bordee": 7, "force": 7, "range-point-blank": 5, "rake-stern": 4, "first": 3}),
        ((600, 700, 180), {}, False, {"bordee": 7, "force": 7, "range-point-blank": 5, "rake-bow": 3, "first": 3}),
        ((600, 900, 90), {"anchored": True, "leaks": (9, 9)}, False, {"bordee": 5, "force": 7, "first": 3, "anchor": 3}),
    ],
)
def test_what_is_added_to_the_die(place: Place, changes: Changes, again: bool, found: dict[str, int]) -> None:
    """BB-8.6."""
    made = shot(duel(place, **changes), "A", "B", "hull", again=again)
    assert dict(made.modifiers) == found
    assert made.base == sum(found.values())


@pytest.mark.parametrize(
    ("changes", "link", "keys"),
    [
        ({}, "", ()), ({"fires": 1}, "", ("fire",)), ({"fires": 2}, "", ()), ({"impeded": 1}, "", ("impeded",)),
        ({"wreck_port": 1}, "", ("impeded",)), ({"wreck_starboard": 1}, "", ()),
        ({"impeded": 2, "wreck_port": 2}, "", ("impeded",)),
        ({}, "grappled", ("boarding",)), ({}, "entangled", ()),
        ({"fires": 1, "impeded": 1}, "grappled", ("fire", "impeded", "boarding")),
    ],
)  # fmt: skip
def test_what_halves_a_broadside(changes: Changes, link: str, keys: tuple[str, ...]) -> None:
    """BB-8.9 Fallen rigging on the other side does not."""
    links: Any = (("A", "C", link, 1),) if link else ()
    sea = duel((600, 700, 90), {"C": (680, 600, 90)}, links=links, **changes)
    assert hindrances(sea, "A", "port") == keys
    made = shot(sea, "A", "B", "hull", 1)
    assert made.halvings == 1 + len(keys)
    full = points_of(sea.charts, made.base)
    assert result(sea.charts, made, 0) == full // 2 ** (1 + len(keys))


# Firing


def near(sea: Any) -> list[str]:
    """The names of what comes next."""
    return [name for name, _ in frames(sea)]


def test_what_an_order_to_fire_brings() -> None:
    """D-FIRE A broadside, then the point-blank die, then flags; of two, the first is settled before the second."""
    sea = duel(attackers=("B",))
    fire(sea, "A", "B:masts:B")
    assert sea.agenda[:2] == (Broadside("A", "B", "masts"), PointBlank("A", "B"))
    assert near(sea) == ["Broadside", "PointBlank", "Settle"]
    assert sea.ships["A"].attackers == ()
    sea = duel()
    fire(sea, "A", "B:hull")
    assert near(sea) == ["Broadside", "Settle"]
    sea = duel(attackers=("B",))
    fire_both(sea, "A", "B:hull:C:masts:B")
    assert sea.agenda[0] == Broadside("A", "B", "hull", 1)
    assert sea.agenda[2] == Broadside("A", "C", "masts", 1, again=True)
    assert near(sea) == ["Broadside", "Settle", "Broadside", "PointBlank", "Settle"]
    assert sea.ships["A"].attackers == ()
    sea = duel(attackers=("B",))
    fire_near(sea, "A", "B")
    assert near(sea) == ["PointBlank", "Settle"]
    assert sea.ships["A"].attackers == ()
    forget(sea, "A")
    attack(sea, "A", "B")
    attack(sea, "A", "B")
    assert sea.ships["B"].attackers == ("A",)


@pytest.mark.parametrize("option", [0, 1])
def test_two_broadsides_are_an_option(option: int) -> None:
    """BB-8.2 At two targets on two sides, the nearest first."""
    sea = duel((600, 700, 90), {"C": (600, 480, 90), "D": (600, 830, 90)}, options={"both_broadsides": option})
    offers = both_offers(sea, "A")
    pairs = {(parts[0], parts[2]) for parts in (offer.split(":") for offer in offers)}
    assert pairs == ({("B", "C"), ("C", "B"), ("D", "C"), ("C", "D")} if option else set())
    bar = both_answer_bar(sea, "A", "B:hull:C:masts")
    assert (bar and bar.key) == (None if option else "no-such-shot")
    if option:
        assert {"B:hull:C:masts", "B:hull:C:masts:B"} <= set(offers)
        for one, two, key in (("B", "B", "no-both"), ("B", "D", "no-both"), ("B", "C", None)):
            found = both_bar(sea, "A", one, two)
            assert (found and found.key) == key
        bar = both_answer_bar(sea, "A", "B:hull:D:hull")
        assert bar is not None
        assert bar.key == "no-both"
        for what, key in (
            ("B:hull:C:hull:C", "no-point-blank"),
            ("B:hull:C:hull:B", None),
            ("Z:hull:C:hull", "no-such-ship"),
            ("B:hull:Z:hull", "no-such-ship"),
        ):
            found = both_answer_bar(sea, "A", what)
            assert (found and found.key) == key
        shown = both_option(sea, "A", "B:hull:C:masts:B")
        assert (shown.args["with"], shown.args["aim"], shown.args["other"], shown.target) == (1, "hull", "masts", "B")
        assert both_option(sea, "A", "B:hull:C:masts").args["with"] == 0


@pytest.mark.parametrize(
    ("what", "key"),
    [("B:hull", None), ("B:hull:B", None), ("B:hull:C", "no-point-blank"), ("Z:hull", "no-such-ship"), ("C:hull", None)],
)
def test_what_stands_in_the_way_of_a_broadside(what: str, key: str | None) -> None:
    """D-FIRE."""
    sea = duel((600, 700, 90), {"C": (600, 480, 90)})
    bar = fire_answer_bar(sea, "A", what)
    assert (bar and bar.key) == key
    assert [name for name, _ in foes(sea, "A")] == ["B", "C"]
    assert [name for name, _ in shots(sea, "A")] == ["B", "B", "C", "C"]
    shown = fire_option(sea, "A", "B:hull:B")
    assert (shown.args["with"], fire_option(sea, "A", "B:hull").args["with"]) == (1, 0)


@pytest.mark.parametrize("die", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("aim", ["hull", "masts"])
def test_the_die_of_a_broadside(die: int, aim: Any) -> None:
    """BB-8.6, BB-8.7, BB-8.10, BB-8.13 A mishap on the worst face; points, half to the ships behind; risk dice for the first."""
    sea = duel((600, 790, 90), {"C": (600, 660, 90)}, kind="120")
    frame = Broadside("A", "B", aim)
    made = frame.shot(sea)
    assert made.crossed == ("C",)
    points = result(sea.charts, made, die)
    assert points > 1
    frame.take(sea, die)
    part = Hull if aim == "hull" else Masts
    mishap = [Mishap("A")] if die == -2 else []
    risks = [Risk("C", "A")] * risk_dice(sea.charts, points)
    assert list(sea.agenda) == [*mishap, part("C", points, beat=2), part("B", points // 2, beat=2), *risks]
    assert sea.ships["B"].attackers == ("A",)
    assert sea.ships["C"].attackers == ()
    assert sea.ships["A"].fired_once
    told = next(event for event in sea.events if event.key == "broadside")
    assert (told.args["total"], told.args["points"]) == (made.base + die, points)
    way = [event.args["more"] for event in sea.events if event.key == "in-the-way"]
    assert way == [0]


def test_a_broadside_without_points_strikes_nobody() -> None:
    """BB-8.8 And half a point is none."""
    sea = duel((600, 1190, 90), bordee=1, fired_once=True, kind="56")
    Broadside("A", "B", "masts").take(sea, 0)
    assert near(sea) == []
    told = next(event for event in sea.events if event.key == "broadside")
    assert told.blow is not None
    assert told.blow.missed
    weak = duel((600, 790, 90), {"C": (600, 660, 90)}, bordee=1, kind="56", fired_once=True)
    made = Broadside("A", "B", "hull").shot(weak)
    assert result(weak.charts, made, 0) == 1
    Broadside("A", "B", "hull").take(weak, 0)
    assert list(weak.agenda) == [Hull("C", 1, beat=2)]


@pytest.mark.parametrize(("place", "swept"), [((600, 700, 0), True), ((600, 700, 90), False), ((600, 701, 0), False)])
def test_a_rake_at_point_blank_sweeps_the_decks(place: Place, swept: bool) -> None:
    """BB-8.11."""
    sea = duel(place)
    Broadside("A", "B", "hull").take(sea, 0)
    assert (sea.agenda[-1] == CrewLost("B", 1, "BB-8.11")) == swept


def test_the_second_of_two_broadsides_falls_away() -> None:
    """BB-8.2."""
    sea = duel(bordee=0)
    assert Broadside("A", "B", "hull", 1, again=True).ask(sea) is None
    Broadside("A", "B", "hull", 1, again=True).take(sea, None)
    assert list(sea.events) == []
    sea = duel()
    assert Broadside("A", "B", "hull", 1, again=True).ask(sea) is not None


@pytest.mark.parametrize(
    ("links", "support"),
    [
        ((("B", "C", "grappled", 1),), 1),
        ((("B", "C", "entangled", 1),), 0),
        ((("B", "C", "grappled", 1), ("A", "B", "entangled", 1)), 0),
        ((), 0),
    ],
)
def test_a_shot_in_support_of_a_boarding(links: Any, support: int) -> None:
    """BB-12.6 From a ship that has no link to the target."""
    sea = duel((600, 650, 90), friends={"C": (600, 700, 90)}, links=links)
    supports(sea, shot(sea, "A", "B", "hull"))
    supports(sea, shot(sea, "A", "B", "hull"))
    assert sea.ships["B"].support == 2 * support
    assert len(sea.events) == 2 * support


@pytest.mark.parametrize(("frame", "worst", "next_"), [(Mishap("A"), {-1, -2}, "Burst"), (Burst("A"), {-2}, "FireBreaksOut")])
def test_a_gun_may_burst(frame: Any, worst: set[int], next_: str) -> None:
    """BB-8.7 It costs a gun, never more than there are; then perhaps a fire."""
    for die in (-2, -1, 0, 1, 2):
        for guns in (3, 0):
            sea = duel(bordee=guns)
            frame.take(sea, die)
            assert near(sea) == ([next_] if die in worst else [])
            lost = die in worst and next_ == "Burst"
            assert sea.ships["A"].bordee == max(0, guns - lost)
            assert sea.events[0].idle == (die not in worst)
    assert frame.ask(duel()).args["worst"] == max(worst)


def test_the_point_blank_die_and_its_faces() -> None:
    """BB-8.12, BB-10.11 Nothing, a captain or a man of the crew; by the option two points on the masts."""
    seen = set()
    for option in (0, 1):
        for crew in (2, 0):
            for die in duel(options={"pb_mast_face": option}).die("point-blank").faces:
                sea = duel(options={"pb_mast_face": option})
                sea.change("B", abordage=crew, captains=1)
                face = sea.die("point-blank").called(die)[0].removeprefix("point-blank-")
                seen.add(face)
                PointBlank("A", "B").take(sea, die)
                theirs = sea.ships["B"]
                assert near(sea) == (["Masts"] if face == "masts2" else [])
                assert theirs.captains == 1 + (face == "captain")
                assert theirs.abordage == max(0, crew - (face == "crew"))
                assert theirs.attackers == ("A",)
                blow = sea.events[0].blow
                assert blow is not None
                assert blow.missed == (face == "none")
                assert blow.loss == ({"B": 1} if face == "captain" or (face == "crew" and crew) else {})
    assert seen == {"none", "captain", "crew", "masts2"}
    for changes in ({"gone": "sunk"}, {"controller": "West"}):
        sea = duel()
        sea.change("B", **changes)
        assert PointBlank("A", "B").ask(sea) is None
        PointBlank("A", "B").take(sea, None)
        assert list(sea.events) == []
    gone = duel(gone="sunk")
    assert PointBlank("A", "B").ask(gone) is None


# Damage


@pytest.mark.parametrize(
    ("changes", "count", "words"),
    [
        ({}, 0, []), ({"bordee": 0}, 1, ["lost-guns"]), ({"abordage": 0}, 1, ["lost-crew"]), ({"masts": 30}, 1, ["lost-masts"]),
        ({"masts": 29}, 0, []), ({"bordee": 1, "abordage": 1}, 0, []),
        ({"bordee": 0, "abordage": 0, "masts": 30}, 3, ["lost-guns", "lost-crew", "lost-masts"]),
    ],
)  # fmt: skip
def test_capacities_at_nothing(changes: Changes, count: int, words: list[str]) -> None:
    """BB-9.2."""
    sea = duel(**changes)
    assert zeros(sea, sea.ships["A"]) == count
    assert [message.key for message in lost_capacities(sea, sea.ships["A"])] == words


@pytest.mark.parametrize(("kind", "columns"), [("120", 24), ("80", 16), ("74", 14), ("64", 12), ("56", 12)])
def test_the_boxes_of_a_hull(kind: str, columns: int) -> None:
    """3.2 The top line first, up to the stop of the rank, then the bottom line."""
    sea = duel(kind=kind)
    sheet = sea.charts.sheet
    assert hull_boxes(sea, "A") == 2 * columns
    assert [hull_box(sea, "A", number) for number in range(1, 2 * columns + 1)] == [
        *((box, False) for box in sheet.hull_top[:columns]), *((box, True) for box in sheet.hull_bottom[:columns]),
    ]  # fmt: skip
    heavy = kind in ("120", "80")
    assert leak_faces(sea, "A", bottom=False) == (() if heavy else (-2,))
    assert leak_faces(sea, "A", bottom=True) == ((-2,) if heavy else (-1, -2))


@pytest.mark.parametrize("kind", ["120", "74", "56"])
@pytest.mark.parametrize("part", ["hull", "masts"])
def test_boxes_are_ticked_one_by_one(kind: str, part: Any) -> None:
    """BB-9.1, BB-10.1 to BB-10.5 Guns and crew fall with their boxes, never below nothing; a full line passes points on."""
    sea = duel(kind=kind)
    sheet, whole = sea.charts.sheet, hull_boxes(sea, "A")
    guns, crew, hull, masts = sea.ships["A"].bordee, sea.ships["A"].abordage, 0, 0
    while not sea.ships["A"].gone:
        on_hull = masts == 30 or (part == "hull" and hull < whole)
        if on_hull:
            hull += 1
            box, bottom = hull_box(sea, "A", hull)
        else:
            masts += 1
            box, bottom = sheet.masts[masts - 1], False
        guns, crew = max(0, guns - (box == "G")), max(0, crew - (box == "C"))
        sea.agenda = ()
        told = len(sea.events)
        tick(sea, "A", part, 1)
        ship = sea.ships["A"]
        assert (ship.hull, ship.masts, ship.bordee, ship.abordage) == (hull, masts, guns, crew)
        leaks = on_hull and box == "L" and bool(leak_faces(sea, "A", bottom)) and not ship.gone
        assert near(sea) == (["LeakCheck"] if leaks else [])
        falls = not on_hull and masts in (10, 20, 30)
        assert [event.key for event in sea.events[told:] if event.key == "mast-falls"] == ["mast-falls"] * falls
        damage = next(event for event in sea.events[told:] if event.key == "damage")
        assert (damage.args["hull"], damage.args["masts"]) == (int(on_hull), int(not on_hull))
        over = (part == "hull") != on_hull
        assert damage.args["over"] == (part if over else "none")
    assert (hull, masts) == (whole, 30)
    assert sea.ships["A"].gone == "scuttled"


@pytest.mark.parametrize(
    ("heading", "side"), [(90, "wreck_port"), (270, "wreck_starboard"), (180, "wreck_starboard"), (0, "wreck_starboard")]
)
def test_rigging_falls_over_the_lee_side(heading: int, side: str) -> None:
    """BB-10.1 The wind comes from the north; starboard where it blows along the keel."""
    sea = duel()
    sea.wind = 180
    sea.change("A", h=heading, masts=9)
    tick(sea, "A", "masts", 1)
    other = "wreck_port" if side == "wreck_starboard" else "wreck_starboard"
    assert (getattr(sea.ships["A"], side), getattr(sea.ships["A"], other)) == (2, 0)
    again = duel()
    again.change("A", masts=10)
    tick(again, "A", "masts", 1)
    assert (again.ships["A"].wreck_port, again.ships["A"].wreck_starboard) == (0, 0)


def test_a_leak_check_comes_before_the_next_box() -> None:
    """BB-8.14 The rest of the points waits; what has been told as one number is not told again."""
    sea = duel()
    place = next(number for number in range(1, 29) if hull_box(sea, "A", number)[0] == "L")
    sea.change("A", hull=place - 1)
    tick(sea, "A", "hull", 3)
    bottom = hull_box(sea, "A", place)[1]
    assert sea.agenda == (LeakCheck("A", bottom), Hull("A", 2, True))
    assert (sea.ships["A"].hull, sea.events[0].args["whole"], sea.events[0].args["more"]) == (place, 3, 0)
    last = duel()
    last.change("A", hull=place - 1)
    tick(last, "A", "hull", 1)
    assert (last.agenda, last.events[0].args["whole"]) == ((LeakCheck("A", bottom),), 0)
    rest = duel()
    rest.change("A", hull=place - 1)
    tick(rest, "A", "hull", 3, more=True)
    assert (rest.events[0].args["whole"], rest.events[0].args["more"]) == (0, 1)


def test_a_ship_past_repair_is_lost_with_the_rest_of_the_points() -> None:
    """BB-9.1 Not with one box left."""
    sea = duel(hull=27, masts=30)
    tick(sea, "A", "masts", 5)
    assert (sea.ships["A"].hull, sea.ships["A"].gone) == (28, "scuttled")
    sea = duel(hull=27, masts=29)
    tick(sea, "A", "masts", 1)
    assert (sea.ships["A"].hull, sea.ships["A"].masts, sea.ships["A"].gone) == (27, 30, "")
    tick(sea, "B", "hull", 0)
    sea.change("B", gone="sunk")
    tick(sea, "B", "hull", 3)
    assert sea.ships["B"].hull == 0


@pytest.mark.parametrize(("bottom", "faces"), [(False, {-2}), (True, {-1, -2})])
def test_the_die_of_a_leak_check(bottom: bool, faces: set[int]) -> None:
    """BB-10.5."""
    for die in (-2, -1, 0, 1, 2):
        sea = duel()
        LeakCheck("A", bottom).take(sea, die)
        assert near(sea) == (["Leak"] if die in faces else [])
        assert sea.events[0].idle == (die not in faces)
    assert LeakCheck("A", bottom).ask(duel()).args["worst"] == max(faces)


@pytest.mark.parametrize("die", [-2, 0, 2])
def test_when_a_leak_sinks_her(die: int) -> None:
    """BB-10.6 Six turns from now, more or less by the die."""
    sea = duel(leaks=(5,))
    roll = Leak("A").ask(sea)
    assert roll is not None
    assert roll.args["turn"] == sea.turn + 6
    Leak("A").take(sea, die)
    assert sea.ships["A"].leaks == (5, sea.turn + 6 + die)
    gone = duel(gone="sunk")
    assert Leak("A").ask(gone) is None
    Leak("A").take(gone, None)
    assert gone.ships["A"].leaks == ()


@pytest.mark.parametrize(("crew", "points", "left"), [(5, 2, 3), (2, 2, 0), (1, 2, 0), (0, 2, 0), (5, 0, 5)])
def test_crews_are_never_less_than_nothing(crew: int, points: int, left: int) -> None:
    """BB-10.3 Where nobody is lost nothing is told."""
    sea = duel(abordage=crew)
    lose_crew(sea, "A", points)
    assert sea.ships["A"].abordage == left
    assert [event.args["points"] for event in sea.events] == ([crew - left] if crew != left else [])
    gone = duel(abordage=crew, gone="sunk")
    CrewLost("A", points, "BB-8.11").take(gone, None)
    assert gone.ships["A"].abordage == crew


# Fire


def test_a_fire_breaks_out() -> None:
    """BB-10.8 And costs two points of hull and two of masts at once."""
    sea = duel(fires=1)
    FireBreaksOut("A").take(sea, None)
    assert sea.ships["A"].fires == 2
    assert sea.agenda == (Hull("A", 2), Masts("A", 2))
    assert sea.events[0].args["fires"] == 2
    gone = duel(gone="sunk")
    FireBreaksOut("A").take(gone, None)
    assert (gone.ships["A"].fires, gone.agenda) == (0, ())


@pytest.mark.parametrize("body", [0, 1])
@pytest.mark.parametrize(("far", "blast"), [(100, 0), (101, 1), (200, 1), (201, None)])
def test_how_far_an_explosion_reaches(body: int, far: int, blast: int | None) -> None:
    """BB-10.9 By the option only near by."""
    sea = duel((600, 600 + far, 90), options={"explosion_body": body})
    Explosion("A").take(sea, None)
    reached = blast is not None and not (body and blast)
    assert sea.ships["A"].gone == "exploded"
    assert sea.agenda == ((Shaken("B", blast or 0),) if reached else ())
    assert len(blasts(sea)) == (1 if body else 2)
    assert distance_squared(3, 4) == 25


def test_the_nearest_ships_are_shaken_first() -> None:
    """BB-10.9 Of two as near the first of the list; one that is gone is not."""
    sea = duel((600, 690, 90), {"C": (600, 520, 90), "D": (690, 600, 90), "E": (900, 900, 90)})
    sea.change("E", x=600, y=650, gone="sunk")
    Explosion("A").take(sea, None)
    assert sea.agenda == (Shaken("C", 0), Shaken("B", 0), Shaken("D", 0))


@pytest.mark.parametrize(("blast", "masts", "hull", "faces"), [(0, 8, 4, {-1, -2}), (1, 4, 2, {-2})])
def test_what_an_explosion_does(blast: int, masts: int, hull: int, faces: set[int]) -> None:
    """BB-10.9 Masts, hull, then perhaps a fire."""
    sea = duel()
    Shaken("B", blast).take(sea, None)
    assert sea.agenda == (Masts("B", masts), Hull("B", hull), Sparks("B", blast))
    for die in (-2, -1, 0, 1):
        sea = duel()
        Sparks("B", blast).take(sea, die)
        assert near(sea) == (["FireBreaksOut"] if die in faces else [])
    roll = Sparks("B", blast).ask(sea)
    assert roll is not None
    assert roll.args["worst"] == max(faces)
    body = duel(options={"explosion_body": 1})
    Shaken("B", 0).take(body, None)
    assert body.agenda == (Masts("B", 4), Hull("B", 0))
    body.change("B", gone="sunk")
    assert Sparks("B", 0).ask(body) is None


@pytest.mark.parametrize("fires", [1, 2, 3])
def test_the_die_against_a_fire(fires: int) -> None:
    """BB-5.4, BB-R11 One is put out; or every fire costs hull and masts, on the worst face after one more has broken out."""
    for die in (-2, -1, 0, 1, 2):
        sea = duel(fires=fires)
        fight_fire(sea, "A", die)
        burning = fires - 1 if die >= 0 else fires + (die == -2)
        assert sea.ships["A"].fires == burning
        assert sea.agenda == (() if die >= 0 else (Hull("A", 2 * burning), Masts("A", 2 * burning)))
        assert sea.events[0].args["points"] == (0 if die >= 0 else 4 * burning)
        assert sea.events[0].args["done"] == int(die >= 0)


@pytest.mark.parametrize("die", [-2, -1, 0, 2])
def test_a_rudder_is_mended(die: int) -> None:
    """BB-5.4, BB-R13 One hit, or none; not while a fire burns, nor at night."""
    sea = duel(rudder=2)
    mend_rudder(sea, "A", die)
    done = die >= 0
    assert sea.ships["A"].rudder == 2 - done
    assert (sea.events[0].args["left"], sea.events[0].idle) == (2 - done, not done)
    both = duel(rudder=1, fires=1)
    roll = FireTests().ask(both)
    assert roll is not None
    assert roll.key == "roll-fire"
    both.change("A", fires=0)
    roll = FireTests().ask(both)
    assert roll is not None
    assert roll.key == "roll-rudder"
    assert FireTests(1).ask(both) is None
    both.phase = "night"
    assert FireTests().ask(both) is None


@pytest.mark.parametrize(("leaks", "die", "after", "told"), [
    ((9, 5, 7), 1, (9, 7), "stopped"), ((9, 5, 7), 2, (9, 7), "stopped"), ((9, 5, 7), 0, (9, 5, 7), "same"),
    ((9, 5, 7), -1, (9, 5, 7), "same"), ((9, 5, 7), -2, (9, 4, 7), "worse"), ((5,), 1, (), "stopped"),
])  # fmt: skip
def test_the_most_serious_leak_is_fought(leaks: tuple[int, ...], die: int, after: tuple[int, ...], told: str) -> None:
    """BB-5.3."""
    sea = duel(leaks=leaks)
    sea.turn = 3
    roll = LeakTests().ask(sea)
    assert roll is not None
    assert roll.args["sinks"] == 5
    LeakTests().take(sea, die)
    assert sea.ships["A"].leaks == after
    assert (sea.events[0].args["result"], sea.events[0].idle) == (told, told == "same")
    assert sea.events[0].args["sinks"] == 5 - (told == "worse")
    assert sea.agenda == (LeakTests(1),)
    burning = duel(leaks=leaks, fires=1)
    assert LeakTests().ask(burning) is None


# Risk dice


@pytest.mark.parametrize(
    ("face", "name", "ships"),
    [
        ("fire", "FireBreaksOut", {}), ("leak", "Leak", {}), ("masts2", "Masts", {}), ("hull2", "Hull", {}),
        ("crew", "", {"abordage": 8}), ("rudder", "", {"rudder": 1}),
    ],
)  # fmt: skip
def test_what_a_face_of_the_risk_die_does(face: str, name: str, ships: Changes) -> None:
    """BB-1.3 A few of them only where a second roll shows a star."""
    sea = duel()
    strikes(sea, "A", face)
    assert near(sea) == ([name] if name else [])
    assert getattr(sea.agenda[0] if name else None, "points", 2) == 2
    for key, value in ships.items():
        assert getattr(sea.ships["A"], key) == value
    die = sea.charts.risk_die.faces.index(face) + 1
    risk = duel()
    Risk("A", "B").take(risk, die)
    unsure = face in ("fire", "crew", "leak")
    assert risk.events[0].args["unsure"] == int(unsure)
    assert (risk.agenda == (Confirm("A", face),)) == unsure
    for second, shown in enumerate(sea.charts.risk_die.faces, 1):
        again = duel()
        Confirm("A", "fire").take(again, second)
        star = shown in ("fire", "rudder", "masts2", "hull2")
        assert near(again) == (["FireBreaksOut"] if star else [])
        assert again.events[0].idle == (not star)
    gone = duel(gone="sunk")
    assert Risk("A", "B").ask(gone) is None
    Risk("A", "B").take(gone, None)
    assert list(gone.events) == []
