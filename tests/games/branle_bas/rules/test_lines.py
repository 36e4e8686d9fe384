"""A line moves without pain: one order and one glide; the program asks only where there is a choice."""

from __future__ import annotations

from games.branle_bas.hands import at, key, play, sea_of
from naumachia.kernel import Leg, pending
from naumachia.kernel.state import State

LINE = {"L": {"ships": ["A", "B", "C"]}, "Z": {"ships": ["far"]}}
SHIPS = {"A": (600, 600, 120), "B": (493, 662, 120), "C": (386, 724, 120)}


def paths(sea: State) -> dict[str, int]:
    """Return the ships that moved in the last step, with their beats."""
    return {event.ship: event.beat for event in sea.events if event.path}


def test_a_line_in_succession_is_one_order_and_one_glide() -> None:
    sea = play(sea_of(SHIPS, squadrons=LINE), "succession")
    assert key(sea) == "ask-step"
    assert sea.acting == "A"
    sea = play(sea, "on")
    assert [at(sea, name)[:2] for name in "ABC"] == [(729, 525), (623, 587), (516, 649)]
    assert set(paths(sea)) == {"A", "B", "C"}
    assert len(set(paths(sea).values())) == 1
    assert sea.acting == "far"


def test_a_line_together_is_one_order_for_all() -> None:
    sea = play(sea_of(SHIPS, squadrons=LINE), "together", (25, 30))
    assert {at(sea, name)[2] for name in "ABC"} == {150}
    request = pending(sea)
    assert isinstance(request, Leg)
    assert "end" in request
    sea = play(sea, "on")
    assert sea.acting != "A"
    assert [at(sea, name)[:2] for name in "ABC"] == [(672, 501), (565, 563), (458, 625)]


def test_straight_on_stops_asking_only_until_something_is_in_the_way() -> None:
    sea = sea_of({"A": (600, 600, 90)}, {"B": {"at": (690, 600, 0), "anchored": True}})
    sea = play(sea, "on", 4)
    assert key(sea) == "ask-avoid"
    sea = play(sea, "avoid:starboard")
    assert key(sea) == "ask-step"
    assert at(sea, "A")[:2] == (634, 600)


def test_nothing_is_asked_where_there_is_no_choice() -> None:
    flees = {"flag": "rout", "bordee": 0, "abordage": 0}
    sea = sea_of({"A": {"at": (500, 500, 270), "marks": flees}}, {"B": {"at": (700, 500, 90), "marks": {"rudder": 1}}})
    assert at(sea, "A") == (350, 500, 270)  # it runs straight away from B with all it has, and nobody is asked


def test_the_question_says_which_turns_are_open() -> None:
    sea = play(sea_of(SHIPS, squadrons=LINE), "succession")
    request = pending(sea)
    assert isinstance(request, Leg)
    assert (request.args["way"], request.args["port"]) == ("both", 30)
    sea = play(sea, (25, 30))
    request = pending(sea)
    assert isinstance(request, Leg)
    assert request.args["way"] == "starboard"  # BB-7.5 one way only in a phase
    close = pending(sea_of({"A": (600, 600, 70)}))
    assert isinstance(close, Leg)
    assert (close.args["way"], close.args["port"], close.args["starboard"]) == ("either", 10, 30)


def test_who_lies_against_another_makes_no_way_and_none_is_told() -> None:
    sea = play(sea_of({"A": (600, 600, 180)}, {"B": {"at": (600, 526, 180), "anchored": True}}), "stay", "on")
    assert [event.key for event in sea.events] == ["contact"]


def test_points_that_find_no_box_are_told_as_what_they_were() -> None:
    """BB-9.1 X36 hull points of a hull that is full go to the masts, and the log says so."""
    shot = {"A": {"at": (600, 600, 0), "marks": {"fired_once": True}}}
    sea = sea_of(shot, {"B": {"at": (690, 600, 0), "marks": {"hull": 27, "bordee": 1, "abordage": 5}}}, phase="fire")
    while key(sea) != "ask-fire":
        sea = play(sea, "hold")
    assert sea.acting == "A"
    told = [event.args for event in play(sea, "fire:B:hull", 0).events if event.key == "damage"]
    assert [(args["hull"], args["masts"], args["over"]) for args in told] == [(1, 4, "hull")]
