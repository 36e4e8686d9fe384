"""On both sides of an edge: of a base in the line of fire, of a fallen mast, of the moment to tack, of half a circle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.branle_bas.hands import play, sea_of
from games.branle_bas.rules.test_what_must_not_happen import LINE, SHIPS, idle
from naumachia.games.branle_bas.pieces import Run, Ship
from naumachia.games.branle_bas.rules.contact.boarding import able_bar
from naumachia.games.branle_bas.rules.contact.collision import Collide, Light
from naumachia.games.branle_bas.rules.gunnery.aim import crosses, sight
from naumachia.games.branle_bas.rules.gunnery.damage import tick
from naumachia.games.branle_bas.rules.gunnery.fire import both_answer_bar, fire_answer_bar
from naumachia.games.branle_bas.rules.sailing.alongside import PartFromFellows
from naumachia.games.branle_bas.rules.sailing.courses import line_turns, tack_bar
from naumachia.games.branle_bas.rules.sailing.moving_together import Together, order_bar, out
from naumachia.games.branle_bas.rules.sailing.sailing import step_bar
from naumachia.games.branle_bas.rules.sailing.sample import aimed
from naumachia.games.branle_bas.rules.sailing.speeds import drift_reasons
from naumachia.games.branle_bas.rules.sailing.squadrons import LineShipParts
from naumachia.geometry.plane import Base, Hull, Pose
from naumachia.kernel import Band

FOES: list[tuple[int, int]] = [(100, 0), (0, 100), (-100, 0), (0, -100), (70, 70), (-70, 70), (70, -70), (-70, -70)]


# The line of fire


@pytest.mark.parametrize(("dx", "dy"), [(0, 1), (0, -1), (1, 0), (-1, 0)])
@pytest.mark.parametrize("h", [0, 90, 180, 270])
def test_a_line_of_fire_that_ends_before_a_base_does_not_cross_it(dx: int, dy: int, h: int) -> None:
    """2.7 Ahead, astern and on either beam of the third ship, all three in one line; through it the line crosses."""
    third = Base(Pose(0, 0, h), Hull.of(40, 20, 1))
    assert not crosses(third, 90 * dx, 90 * dy, 45 * dx, 45 * dy)
    assert crosses(third, 90 * dx, 90 * dy, -90 * dx, -90 * dy)
    assert crosses(third, 90 * dx, 90 * dy, 5 * dx, 5 * dy), "it ends inside"


@pytest.mark.parametrize(("dx", "dy"), [(0, 1), (0, -1), (1, 0), (-1, 0)])
@pytest.mark.parametrize("h", [0, 90, 180, 270])
def test_a_line_of_fire_that_ends_on_the_very_edge_of_a_base_does_not_cross_it(dx: int, dy: int, h: int) -> None:
    """2.7 A grain farther in it does, from bow, stern and either beam, and from either end of the line."""
    third = Base(Pose(0, 0, h), Hull.of(40, 20, 1))
    edge = third.hull.length if (dx != 0) == (h in (90, 270)) else third.hull.width
    for at, crossed in ((edge + 1, False), (edge, False), (edge - 1, True)):
        assert crosses(third, 90 * dx, 90 * dy, at * dx, at * dy) == crossed, at
        assert crosses(third, at * dx, at * dy, 90 * dx, 90 * dy) == crossed, at


@pytest.mark.parametrize(("place", "crossed"), [((700, 600), ("C",)), ((900, 600), ()), ((500, 600), ()), ((700, 640), ())])
def test_only_a_ship_between_two_others_lies_in_the_line(place: tuple[int, int], crossed: tuple[str, ...]) -> None:
    """BB-8.10."""
    sea = sea_of({"A": (600, 600, 0), "C": (*place, 0)}, {"B": (800, 600, 0)}, phase="fire")
    found = sight(sea, "A", "B")
    assert found is not None
    assert found.crossed == crossed


# Sailing


@pytest.mark.parametrize(("down", "reasons"), [(1, []), (2, []), (3, ["masts", "speed"])])
def test_a_ship_drifts_when_the_third_mast_has_fallen_and_not_before(down: int, reasons: list[str]) -> None:
    """BB-6.6."""
    draft = idle(sea_of({"A": (600, 600, 90)}))
    ship = draft.change("A", masts=draft.setting.charts.sheet.mast_falls_at[down - 1])
    assert draft.masts_down(ship) == down
    assert drift_reasons(draft, ship) == reasons


@pytest.mark.parametrize("changes", [{"begun": True}, {"met": True}, {"parted": True}, {"ship": "B"}])
def test_a_tack_is_declared_before_anything_else_of_the_move(changes: dict[str, Any]) -> None:
    """BB-6.8 By a ship that lies on the edge of the wind; after the first unit move or a contact it is too late."""
    sea = sea_of({"A": (600, 600, 60), "B": (900, 600, 60)}, wind=0)
    sea = play(sea, "SA") if sea.run is None else sea
    run = sea.run
    assert run is not None
    draft = sea.copy()
    assert tack_bar(draft, "A") is None
    draft.run = replace(run, **changes)
    bar = tack_bar(draft, "A")
    assert bar is not None
    assert bar.key == "no-tack-late"


def test_words_of_two_letters_are_no_legs() -> None:
    """BB-6.3."""
    sea = sea_of({"A": (600, 600, 90)})
    sea = play(sea, "SA") if sea.run is None else sea
    assert step_bar(sea, "A", "on").key == "no-on"
    assert step_bar(sea, "A", "no").key == "no-such-choice"


@pytest.mark.parametrize(
    ("drifting", "gone", "may"), [(False, (), True), (True, (), False), (False, ("A",), False), (False, ("B",), False)]
)
def test_nobody_manoeuvres_adrift_or_when_either_ship_is_gone(drifting: bool, gone: tuple[str, ...], may: bool) -> None:
    """BB-11.8."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}))
    for name in gone:
        draft.change(name, gone="sunk")
    assert Light("A", "B", drifting).may_manoeuvre(draft) == may


@pytest.mark.parametrize("heading", range(0, 360, 30))
def test_turns_that_lay_an_enemy_abeam_are_the_same_on_every_heading(heading: int) -> None:
    """The whole picture turned: the turns to an enemy 50 degrees before the beam, and beside the beam, stay what they are."""
    from naumachia.geometry.plane import advance, turned

    bands = (Band(-60, -1, 25, 25), Band(1, 60, 25, 25))
    here = Pose(0, 0, heading)
    at = advance(here, 25)
    found = []
    for off in (40, 100, -40, -100):
        place = advance(turned(at, off), 3000)
        foe = Ship("B", "East", "East", "74", place.x, place.y, 0, bordee=1, abordage=1)
        found.append([turn for _, turn in aimed(here, bands, 25, [foe], [])])
    assert found == [[-50, 40], [10], [50, -40], [-10]]


# Meetings


@pytest.mark.parametrize(
    ("changes", "taken"),
    [
        ({"flag": "struck", "controller": ""}, True),
        ({"flag": "struck", "controller": "", "owner": "West"}, False),
        ({"flag": "struck", "controller": "East"}, False),
        ({}, False),
    ],
)
def test_a_ship_that_has_struck_is_taken_by_the_enemy_who_runs_into_it(changes: dict[str, Any], taken: bool) -> None:
    """BB-11.2 Not by her own side, and not from somebody who holds her."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}))
    draft.change("B", **changes)
    Collide("A", "B", False, 1).take(draft, None)
    assert (draft.ships["B"].controller == "West") == taken
    assert [type(frame).__name__ for frame in draft.agenda] == ([] if taken else ["CollisionTest"])


@pytest.mark.parametrize("changes", [{"impeded": 1}, {"wreck_port": 2}, {"flag": "struck"}])
def test_who_is_hampered_or_has_struck_takes_nobody(changes: dict[str, Any]) -> None:
    """BB-11.2."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}))
    draft.change("A", **changes)
    draft.change("B", flag="struck", controller="")
    Collide("A", "B", False, 2).take(draft, None)
    assert draft.ships["B"].controller == ""


@pytest.mark.parametrize("part", ["hull", "masts"])
def test_no_points_are_no_damage(part: Any) -> None:
    """BB-9.1 Nothing is ticked, and nothing told."""
    draft = idle(sea_of({"A": (600, 600, 90)}))
    before, told = draft.ships["A"], len(draft.events)
    tick(draft, "A", part, 0)
    assert (draft.ships["A"], len(draft.events)) == (before, told)
    tick(draft, "A", part, 1)
    assert getattr(draft.ships["A"], part) == 1


# Words of a shot


@pytest.mark.parametrize("what", ["B", "B:sails", "B:", "B:hull:C:masts"])
def test_a_shot_that_is_no_shot_is_refused_as_such(what: str) -> None:
    """D-FIRE A target and its hull or masts; a third word is the near ship."""
    sea = sea_of({"A": (600, 600, 90)}, {"B": (600, 700, 90), "C": (600, 500, 90)}, phase="fire")
    bar = fire_answer_bar(sea, "A", what)
    assert bar is not None
    assert bar.key == "no-such-shot"
    for good in ("B:hull", "B:masts"):
        assert fire_answer_bar(sea, "A", good) is None


@pytest.mark.parametrize("what", ["B:hull", "B:hull:C", "B:hull:C:sails", "B:sails:C:hull", "B:hull:C:hull:D:E"])
def test_two_shots_that_are_none_are_refused_as_such(what: str) -> None:
    """D-FIRE."""
    ships = {"B": (600, 700, 90), "C": (600, 500, 90)}
    sea = sea_of({"A": (600, 600, 90)}, ships, phase="fire", options={"both_broadsides": 1})
    bar = both_answer_bar(sea, "A", what)
    assert bar is not None
    assert bar.key == "no-such-shot"
    assert both_answer_bar(sea, "A", "B:hull:C:masts") is None


# Lines


@pytest.mark.parametrize(
    ("changes", "link", "is_out"),
    [
        ({}, False, False),
        ({"gone": "sunk"}, False, True),
        ({"flag": "struck"}, False, True),
        ({"flag": "rout"}, False, False),
        ({}, True, True),
    ],
)
def test_only_a_ship_sunk_struck_or_linked_leaves_a_line_that_moves(changes: dict[str, Any], link: bool, is_out: bool) -> None:
    """BB-7.1."""
    links: Any = (("A", "B", "grappled", 2),) if link else ()
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}, links=links))
    draft.change("A", **changes)
    assert out(draft, "A") == is_out


@pytest.mark.parametrize(("turning", "place", "turns"), [(-1, 0, (-30, 30)), (2, 1, (0, 0)), (2, 2, (0, 0)), (2, 3, (-30, 30))])
def test_a_leader_turns_anew_when_the_last_of_the_line_has_passed_its_last_turn(
    turning: int, place: int, turns: tuple[int, int]
) -> None:
    """BB-7.5."""
    sea = play(sea_of(SHIPS, squadrons=LINE), "succession")
    assert sea.run is not None
    draft = sea.copy()
    squadron = replace(draft.squadrons["L"], turning=turning, places={"C": place})
    draft.squadrons = draft.squadrons | {"L": squadron}
    assert line_turns(draft, sea.run, (-30, 30)) == turns


def test_a_leader_that_has_turned_goes_on_to_that_side() -> None:
    """BB-7.5."""
    sea = play(sea_of(SHIPS, squadrons=LINE), "succession")
    assert sea.run is not None
    assert line_turns(sea, replace(sea.run, turn=-1), (-30, 30)) == (-30, 0)
    assert line_turns(sea, replace(sea.run, turn=1), (-30, 30)) == (0, 30)


def test_straight_on_is_no_order_where_it_is_not_offered() -> None:
    """BB-7.3 Two letters are no leg."""
    sea = play(sea_of(SHIPS, squadrons=LINE), "together")
    order = sea.agenda[0]
    assert isinstance(order, Together)
    assert order_bar(sea, order, "on").key == "no-on"
    assert order_bar(sea, order, "end").key == "no-end"
    assert order_bar(sea, order, "no").key == "no-such-choice"


@pytest.mark.parametrize(("moves", "after"), [(0, ["EndOfMove"]), (1, []), (2, [])])
def test_a_ship_of_a_line_without_a_unit_move_left_has_moved(moves: int, after: list[str]) -> None:
    """BB-R73."""
    draft = idle(sea_of({"A": (600, 600, 90)}))
    draft.run = Run("A", moves, 50, 25)
    draft.change("A", moved=False)
    LineShipParts("A", parted=True).take(draft, None)
    assert [type(frame).__name__ for frame in draft.agenda] == after
    assert draft.ships["A"].moved == bool(after)
    assert PartFromFellows("A").ended(draft) == bool(after)


@pytest.mark.parametrize(("flee", "key"), [(None, None), (0, "no-tack-flee"), (60, None), (-60, "no-tack-flee")])
def test_a_ship_that_flees_tacks_only_to_the_side_it_flees_to(flee: int | None, key: str | None) -> None:
    """BB-9.4 Before the wind is to neither side."""
    sea = sea_of({"A": (600, 600, 60)}, wind=0)
    sea = play(sea, "SA") if sea.run is None else sea
    assert sea.run is not None
    draft = sea.copy()
    draft.run = replace(sea.run, flee=flee)
    bar = tack_bar(draft, "A")
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"abordage": 1}, None),
        ({"abordage": 0}, "no-board-crew"),
        ({"flag": "retreat"}, "no-board-flag"),
        ({"impeded": 1}, "no-board-impeded"),
        ({"wreck_starboard": 1}, "no-board-impeded"),
        ({"fires": 1}, "no-board-fire"),
        ({"boarded": True}, "no-board-twice"),
    ],
)
def test_each_thing_alone_keeps_a_crew_from_boarding(changes: dict[str, Any], key: str | None) -> None:
    """BB-12.2 One point of ABORDAGE is enough."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}))
    draft.change("A", **changes)
    bar = able_bar(draft, "A")
    assert (bar and bar.key) == key


@pytest.mark.parametrize("drifting", [True, False])
def test_a_ship_adrift_is_not_asked_whether_it_tries_again(drifting: bool) -> None:
    """BB-11.4, BB-11.8 A ship that sails and has a unit move left is asked."""
    draft = idle(sea_of({"A": (600, 600, 90)}, {"B": (600, 640, 90)}))
    draft.run = Run("A", 1, 50, 25)
    assert (Light("A", "B", drifting).ask(draft) is None) == drifting
