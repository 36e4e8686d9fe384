"""On both sides of an edge: of a base in the line of fire, of a fallen mast, of the moment to tack, of half a circle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.branle_bas.hands import play, sea_of
from games.branle_bas.test_what_must_not_happen import idle
from naumachia.games.branle_bas.pieces import Ship
from naumachia.games.branle_bas.rules.contact.collision import Light
from naumachia.games.branle_bas.rules.gunnery.aim import crosses, sight
from naumachia.games.branle_bas.rules.sailing.courses import tack_bar
from naumachia.games.branle_bas.rules.sailing.sailing import step_bar
from naumachia.games.branle_bas.rules.sailing.sample import aimed
from naumachia.games.branle_bas.rules.sailing.speeds import drift_reasons
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
