"""A line moves without pain: one order and one glide; the program asks only where there is a choice."""

from __future__ import annotations

from naumachia.kernel import Leg, pending
from naumachia.kernel.state import State

from .hands import at, key, play, sea_of

LINE = {"L": {"ships": ["A", "B", "C"]}, "Z": {"ships": ["far"]}}
SHIPS = {"A": (600, 600, 120), "B": (493, 662, 120), "C": (386, 724, 120)}


def paths(sea: State) -> dict[str, int]:
    """Who went somewhere in the last step, and in which beat."""
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
