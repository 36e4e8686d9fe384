"""Picture of the board: the rose, the order along the wind, rakes, what broadsides would come to, masts and sails."""

from __future__ import annotations

from typing import Any

import pytest

from games.branle_bas.hands import Place, key, play, sea_of
from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.rules.winds import attitude
from naumachia.games.branle_bas.show.gunnery import readings, shapes, sights
from naumachia.kernel import pending, show_any

LINE = {"Line": {"ships": ["A", "B", "C"]}, "Far": {"ships": ["far"]}}
COLUMN: dict[str, Place | dict[str, Any]] = {"A": (500, 600, 120), "B": (393, 662, 120), "C": (286, 724, 120)}


def test_the_rose_has_the_attitudes_of_the_rules() -> None:
    """2.5 Every heading lies in a part named by its attitude, told first where a line parts two."""
    sea = sea_of({"A": (600, 600, 150)}, wind=60)
    wind = BRANLE_BAS.picture.scene(sea, None).wind
    assert wind is not None
    assert wind.points == 12
    for heading in range(360):
        off = (heading - 60 + 180) % 360 - 180
        found = [part.key for part in wind.parts if any(part.arc[0] <= turn <= part.arc[1] for turn in (off, off + 360))]
        assert found[0] == f"attitude-{attitude(sea.charts, 60, heading)}", heading


def test_the_order_along_the_wind() -> None:
    """BB-6.1 Farthest downwind first; a line acts as one, and who has acted is done."""
    sea = play(sea_of(COLUMN, {"Z": (900, 200, 90)}, squadrons=LINE | {"Far": {"ships": ["Z"]}}), "succession")
    queue = BRANLE_BAS.picture.scene(sea, None).queue
    assert queue is not None
    assert (queue.pieces, queue.done) == (("Z", "A", "B", "C"), ())
    sea = play(sea, (50, 0), "end")
    queue = BRANLE_BAS.picture.scene(sea, None).queue
    assert queue is not None
    assert queue.done == ("Z",)
    assert BRANLE_BAS.picture.scene(sea, None).acting == "A"


@pytest.mark.parametrize("leg", [(50, 0), (25, 30), (25, -12), (30, 0)])
def test_followers_are_shown_where_they_will_lie(leg: tuple[int, int]) -> None:
    """BB-7.4 The ghosts of a line are where its ships come to rest when its leader stops there."""
    sea = play(sea_of(COLUMN, squadrons=LINE), "succession")
    option = show_any(sea, leg)
    assert [name for name, _ in option.company] == ["B", "C"]
    after = {piece.id: piece.pose for piece in BRANLE_BAS.picture.scene(play(sea, leg, "end"), None).pieces}
    assert dict(option.company) == {name: after[name] for name in ("B", "C")}


@pytest.mark.parametrize("order", ["succession", "together"])
def test_straight_on_is_shown_as_it_goes(order: str) -> None:
    """The shortcut `on`: where leader and line come to rest, to a millimetre of rounding, told as one glide."""
    sea = play(sea_of(COLUMN, squadrons=LINE), order)
    option = show_any(sea, "on")
    shown = {"A": option.path[-1], **dict(option.company)}
    after = play(sea, "on")
    lies = {piece.id: piece.pose for piece in BRANLE_BAS.picture.scene(after, None).pieces}
    assert set(shown) == {"A", "B", "C"}
    for name, pose in shown.items():
        assert abs(pose.x - lies[name].x) <= 2, name
        assert abs(pose.y - lies[name].y) <= 2, name
    assert {event.beat for event in after.events if event.path} == {1}


def test_a_broadside_is_reckoned_beside_its_target() -> None:
    """2.7, BB-8.6 A fresh 74 at a fresh 74, 150 mm abeam: 7 + 7 + 2 + 3 and the die."""
    sea = sea_of({"A": (600, 600, 0)}, {"Z": (750, 600, 0)})
    (gives, gets) = readings(sea, "A")
    assert (gives.piece, gives.key, gives.args["range"]) == ("Z", "reading-gives", "short")
    # totals 17 to 21: 4, 5, 5, 5, 6, 6 points
    assert (gives.args["points"], gives.args["mean"]) == ("4–6", 5.2)
    assert (gets.piece, gets.key, gets.args["mean"]) == ("Z", "reading-gets", 5.2)
    assert not readings(sea_of({"A": (600, 600, 0)}, {"Z": (600, 750, 0)}), "A")  # right ahead: no gun bears on either


def test_who_rakes_whom() -> None:
    """BB-8.11 Across the stern at short range, while the guns of the other bear on nothing."""
    sea = sea_of({"A": (600, 600, 90)}, {"Z": (600, 760, 0)})
    assert [(one.a, one.b, one.key) for one in sights(sea)] == [("A", "Z", "sight-rake-stern")]
    assert not sights(sea_of({"A": (600, 600, 90)}, {"Z": (600, 900, 0)}))


def test_arcs_and_lights_lie_as_the_rules_say() -> None:
    found = shapes(sea_of({"A": (600, 600, 0)}), "A")
    bands = [(shape.key, shape.near, shape.far) for shape in found if shape.arc == (45, 135)]
    assert bands == [
        ("shape-point-blank", 0, 100),
        ("shape-short", 100, 200),
        ("shape-medium", 200, 400),
        ("shape-long", 400, 600),
    ]
    bow, stern = (shape.at for shape in found[-2:])
    assert bow is not None
    assert stern is not None
    assert (round(bow.x), round(bow.y), round(stern.x), round(stern.y)) == (600, -637, 600, -563)


def test_masts_sails_and_flags_are_drawn() -> None:
    marks = {"masts": 21, "wreck_port": 2, "fires": 1, "leaks": (9,), "rudder": 1}
    sea = sea_of({"A": {"at": (600, 600, 120), "marks": marks}, "B": {"at": (200, 200, 0), "anchored": True}})
    drawn = {piece.id: set(piece.marks) for piece in BRANLE_BAS.picture.scene(sea, None).pieces}
    assert drawn["A"] == {"no-fore", "no-mizzen", "wreck-port", "fire", "list", "no-rudder", "still"}
    assert drawn["B"] == {"furled", "anchor", "still"}
    assert drawn["far"] == set()
    assert pending(sea) is not None


def test_it_grows_dark_at_the_end_of_the_day() -> None:
    """BB-2.6 Dusk in the last turns, night after them."""
    sea = sea_of({"A": (600, 600, 150)})
    seen = []
    for turn in range(1, sea.turns + 1):
        sea.turn = turn
        seen.append(BRANLE_BAS.picture.scene(sea, None).dark)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 0.6)
    sea.phase = "night"
    assert BRANLE_BAS.picture.scene(sea, None).dark == 1.0


def test_balls_and_what_they_take_are_one_beat() -> None:
    """BB-8.14 A broadside and the boxes it ticks are seen at once, each ship struck once."""
    east: dict[str, Place | dict[str, Any]] = {"F": (760, 600, 0), "B": (860, 600, 0)}
    sea = sea_of({"A": (600, 600, 0)}, east, phase="fire")
    while key(sea) == "ask-fire" and sea.acting != "A":
        sea = play(sea, "hold")
    sea = play(sea, "fire:B:hull", 2)
    struck = [event for event in sea.events if event.key in ("broadside", "in-the-way", "damage")]
    assert [event.key for event in struck] == ["broadside", "in-the-way", "damage", "damage"]
    assert len({event.beat for event in struck}) == 1
    assert struck[0].beat
    lost = [ship for event in struck if event.blow for ship in event.blow.loss]
    assert lost == ["F", "B"]


def test_sums_of_points_stand_together() -> None:
    """BB-10.5 A leak check parts six points: three of six, then three more."""
    worn = {"at": (760, 600, 0), "marks": {"hull": 4}}
    sea = sea_of({"A": (600, 600, 0)}, {"B": worn}, phase="fire")
    while sea.acting != "A":
        sea = play(sea, "hold")
    sea = play(sea, "fire:B:hull", 1)
    first = next(event.args for event in sea.events if event.key == "damage")
    assert (first["hull"], first["whole"], first["more"]) == (3, 6, 0)
    sea = play(sea, 0)
    rest = next(event.args for event in sea.events if event.key == "damage")
    assert (rest["hull"], rest["whole"], rest["more"]) == (3, 0, 1)
