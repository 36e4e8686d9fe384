"""Forbidden consequences: ships that do not fire, drift or go on, and ships that a fire does not reach."""

from __future__ import annotations

from typing import Any

import pytest

from games.branle_bas.hands import at, play, sea_of
from naumachia.games.branle_bas.rules.gunnery.broadside import may_answer
from naumachia.games.branle_bas.rules.gunnery.fire import Broadside
from naumachia.games.branle_bas.rules.sailing.moving_together import Carry, Together
from naumachia.games.branle_bas.rules.sailing.sailing import Drift, Step
from naumachia.games.branle_bas.rules.sailing.speeds import drift_reasons, drifts
from naumachia.games.branle_bas.rules.sailing.squadrons import Followers
from naumachia.games.branle_bas.rules.start_of_turn import Explosions, Spread
from naumachia.games.branle_bas.rules.winds import psi
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import pending

LINE = {"L": {"ships": ["A", "B", "C"]}, "Z": {"ships": ["far"]}}
SHIPS = {"A": (600, 600, 120), "B": (493, 662, 120), "C": (386, 724, 120)}


def idle(sea: Sea) -> Any:
    """A draft with nothing left to be played."""
    draft = sea.copy()
    draft.agenda = ()
    return draft


def frames(sea: Any) -> list[tuple[str, Any]]:
    """Return the frames that follow now, by name, with their ships."""
    return [(type(frame).__name__, getattr(frame, "ship", getattr(frame, "ships", None))) for frame in sea.agenda]


# Gunnery


@pytest.mark.parametrize(
    ("changes", "other", "open_"),
    [
        ({}, {}, True),
        ({"bordee": 0}, {}, False),
        ({"retaken": True}, {}, False),
        ({"fires": 2}, {}, False),
        ({"fires": 1}, {}, True),
        ({}, {"gone": "sunk"}, False),
        ({"flag": "struck"}, {}, False),
    ],
)
def test_the_second_broadside_falls_away_where_it_is_no_longer_open(
    changes: dict[str, Any], other: dict[str, Any], open_: bool
) -> None:
    """BB-8.2."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 700, 90)}, phase="fire"))
    draft.change("A", **changes)
    draft.change("B", **other)
    assert Broadside("A", "B", "hull", again=True)._open(draft) == open_


@pytest.mark.parametrize(
    ("link", "flag", "attackers", "may"),
    [
        ("", "", (), True),
        ("", "retreat", (), False),
        ("", "rout", ("B",), True),
        ("entangled", "retreat", (), False),
        ("grappled", "retreat", (), True),
    ],
)
def test_a_ship_that_flees_fires_at_its_attackers_and_at_who_holds_it_by_a_grapnel(
    link: str, flag: str, attackers: tuple[str, ...], may: bool
) -> None:
    """BB-9.5."""
    links: Any = (("A", "B", link, 1),) if link else ()
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}, phase="fire", links=links))
    mine = draft.change("A", flag=flag, attackers=attackers)
    assert may_answer(draft, mine, "B") == may


# Drift


@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ({}, []),
        ({"rudder": 1}, ["rudder"]),
        ({"fires": 1}, []),
        ({"fires": 2}, ["fire"]),
        ({"flag": "struck", "controller": "East"}, []),
        ({"flag": "struck", "controller": "East", "impeded": 1}, ["prize"]),
        ({"flag": "struck", "controller": ""}, ["struck"]),
        ({"impeded": 1}, []),
    ],
)
def test_why_a_ship_drifts_and_why_it_does_not(changes: dict[str, Any], reasons: list[str]) -> None:
    """BB-6.6."""
    draft = idle(sea_of({"A": (600, 600, 90)}))
    ship = draft.change("A", **changes)
    assert drift_reasons(draft, ship) == reasons
    assert drifts(draft, ship) == bool(reasons)


@pytest.mark.parametrize(("changes", "link", "moves"), [({}, False, True), ({"gone": "sunk"}, False, False), ({}, True, False)])
def test_a_ship_that_is_gone_or_made_fast_does_not_drift(changes: dict[str, Any], link: bool, moves: bool) -> None:
    """BB-6.6, BB-11.7."""
    links: Any = (("A", "B", "grappled", 2),) if link else ()
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}, links=links))
    before = draft.change("A", **changes).pose
    Drift("A").take(draft, None)
    assert (draft.ships["A"].pose != before) == moves


def test_nobody_goes_on_without_a_way_to_go() -> None:
    """BB-6.4 Neither a step nor the followers of a line, where no run has begun or it is another squadron's."""
    sea = play(sea_of(SHIPS, squadrons=LINE), "succession")
    run = sea.run
    assert run is not None
    assert not Step("A", on=True).goes_on(None)
    assert Step("A", on=True).goes_on(run)
    assert not Step("A").goes_on(run)
    assert not Step("A", on=True, keep=run.moves).goes_on(run)
    assert Step("A", on=True, keep=run.moves - 1).goes_on(run)
    draft = idle(sea)
    Followers("L").take(draft, None)
    assert frames(draft) == [("Follow", "B"), ("Follow", "C")]
    for squadron, kept in (("Z", run), ("L", None)):
        draft = idle(sea)
        draft.run = kept
        Followers(squadron).take(draft, None)
        assert frames(draft) == []


@pytest.mark.parametrize(("degrees", "side"), [(-30, "port"), (-1, "port"), (1, "starboard"), (0, "starboard")])
def test_the_side_of_a_turn_of_a_line_is_told(degrees: int, side: str) -> None:
    """BB-7.3."""
    squadrons = {"L": {"ships": ["A", "B"]}, "Z": {"ships": ["far"]}}
    draft = idle(play(sea_of({"A": (600, 600, 150), "B": (493, 662, 150)}, squadrons=squadrons), "together"))
    Carry("L", "A", 25, degrees, 1, 50, 25).take(draft, None)
    (event,) = [event for event in draft.events if event.key == "moved"]
    assert event.args["side"] == side
    assert event.args["turn"] == abs(degrees)


def test_straight_on_was_said_for_one_move_only() -> None:
    """BB-7.3 An order that was given because it was the only one does not go on by itself."""
    sea = play(sea_of(SHIPS, squadrons=LINE), "together")
    given = Together("L", 3, 50, 25)
    for on, kept in ((0, 0), (3, 3)):
        draft = idle(sea)
        Together("L", 3, 50, 25, on=on).take(draft, (50, 0) if not on else None)
        (left,) = [frame for frame in draft.agenda if isinstance(frame, Together)]
        assert (left.on, left.moves, left.made) == (kept, 2, 50)
    draft = idle(sea)
    given.take(draft, "on")
    (left,) = [frame for frame in draft.agenda if isinstance(frame, Together)]
    assert (left.on, left.moves) == (3, 2)


# Fire


def burning(*fires: str) -> Any:
    """A, B and C lie fast in a row; some of them burn."""
    ships = {name: (600, 600 + 40 * place, 90) for place, name in enumerate("ABC")}
    links: Any = (("A", "B", "entangled", 1), ("B", "C", "entangled", 1))
    draft = idle(sea_of(ships, links=links))
    for name in fires:
        draft.change(name, fires=1)
    return draft


def test_fire_spreads_over_links_that_hold_to_ships_that_do_not_burn() -> None:
    """BB-5.6, BB-R58."""
    pairs = (("A", "B"), ("B", "C"), ("A", "C"))
    assert Spread(pairs).due(burning("A")) == pairs
    assert Spread(pairs).due(burning("A", "B")) == (("B", "C"), ("A", "C"))
    assert Spread(pairs[::-1]).due(burning("A")) == (("B", "C"), ("A", "B"))
    assert Spread(pairs[:2]).due(burning("A", "C")) == pairs[:2], "the first still stands, whatever became of the last"
    assert Spread((("A", "C"),)).due(burning("A")) == ()
    assert Spread().due(burning("A")) == ()


def test_the_ship_that_rolled_blows_up_and_the_others_still_roll() -> None:
    """BB-5.5."""
    for value in burning().die("random").faces:
        draft = burning()
        Explosions(("A", "B", "C")).take(draft, value)
        boom = value in draft.charts.fire_test.explodes_on
        assert frames(draft) == [("Explosion", "A")] * boom + [("Explosions", ("B", "C"))]
    worst = burning()
    Explosions(("A", "B", "C")).take(worst, worst.charts.fire_test.explodes_on[0])
    assert frames(worst) == [("Explosion", "A"), ("Explosions", ("B", "C"))]


# The wind


@pytest.mark.parametrize(("heading", "angle"), [(0, 0), (60, 60), (300, -60), (179, 179), (180, -180), (181, -179)])
def test_the_angle_from_the_eye_of_the_wind(heading: int, angle: int) -> None:
    """2.5."""
    assert psi(0, heading) == angle
    assert psi(30, (heading + 30) % 360) == angle


def test_positions_stand_as_they_were_written() -> None:
    sea = sea_of(SHIPS, squadrons=LINE)
    assert at(sea, "A") == SHIPS["A"]
    assert pending(sea) is not None
