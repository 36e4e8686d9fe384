"""Forbidden consequences: crews of none, tugs that cannot row, a wind that slows nobody, a second combat."""

from __future__ import annotations

from typing import Any

import pytest

from games.trireme_fleet.test_stakes import AFAR, GAME, SIDES, play, sea
from naumachia.games.trireme.fleet.rules.combat.boarding import PrizeCrew, combat_refusal, crew_bar, spare
from naumachia.games.trireme.fleet.rules.combat.grapple import on_die
from naumachia.games.trireme.fleet.rules.movement.choices import ship_option
from naumachia.games.trireme.fleet.rules.movement.moves import Moves
from naumachia.games.trireme.fleet.rules.movement.steps import allowance, tow_bar
from naumachia.games.trireme.fleet.rules.values import cruising, full_velocity
from naumachia.games.trireme.fleet.rules.victory import lost
from naumachia.kernel import pending
from naumachia.kernel.state import refusal
from told import number_in

BESIDE = {"side": "red", "type": "trireme", "bow": [9, 6], "h": 0}
TOWED = {"side": "red", "type": "merchant_small", "bow": [8, 6], "h": 0, "towed": True}


def with_rules(ships: dict[str, Any], options: dict[str, int], **more: Any) -> Any:
    """Red is to move, with optional rules and what else a scenario says."""
    tables = {
        "game": "trireme_fleet",
        "title": {"en": "Two", "fr": "Deux"},
        "map": {"columns": 20, "rows": 18},
        "turns": 12,
        "sides": SIDES,
        "ships": ships | {"Y9": AFAR},
        "position": {"phase": "first", "first": "red"},
        "options": options,
    }
    return GAME.start(GAME.check_scenario(tables | more, "test"))


# Speeds


@pytest.mark.parametrize(("infantry", "cruise", "full"), [(0, 3, 5), (1, 3, 5), (2, 2, 4)])
def test_one_counter_of_infantry_is_free_and_a_second_slows(infantry: int, cruise: int, full: int) -> None:
    """TF-8.1 Both speeds, by one."""
    state = with_rules({"R1": {"side": "red", "type": "trireme", "bow": [4, 9], "h": 0, "infantry": infantry}}, {})
    ship = state.ships["R1"]
    assert (cruising(state, ship), full_velocity(state, ship)) == (cruise, full)


@pytest.mark.parametrize(("rig", "wind", "points"), [("mainsail", 3, 2), ("", 3, 3), ("mainsail", 0, 3)])
def test_only_a_rig_that_is_up_slows_a_ship_that_rows_into_the_wind(rig: str, wind: int, points: int) -> None:
    """TF-6.3."""
    ship = {"side": "red", "type": "trireme", "bow": [4, 9], "h": 0, "marks": {"rig": rig} if rig else {}}
    state = with_rules({"R1": ship}, {"fleet_sail": 1}, wind="light", wind_dir=wind)
    assert allowance(state, state.ships["R1"], "cruise") == points


# Tows


@pytest.mark.parametrize(
    ("tug", "towed"),
    [
        (BESIDE, True),
        (BESIDE | {"marks": {"state": "immobilised"}}, False),
        (BESIDE | {"marks": {"state": "permanent"}}, False),
        (BESIDE | {"type": "merchant_small"}, False),
        (BESIDE | {"bow": [12, 6]}, False),
        (BESIDE | {"side": "yellow"}, False),
    ],
)
def test_a_tug_is_a_warship_of_the_side_that_lies_beside_and_can_move(tug: dict[str, Any], towed: bool) -> None:
    """TF-S5."""
    state = sea(M1=TOWED, R1=tug)
    assert tow_bar(state, state.ships["M1"]) == (None if towed else ("TF-S5", "no-tug"))


def test_a_towed_ship_turns_once_and_at_either_of_its_moves() -> None:
    """TF-S5 Straight on first, and the turn is still open; the second turn is not."""
    state = play(sea(M1=TOWED, R1=BESIDE), "M1", "tow", "A")
    assert "L" in pending(state)  # type: ignore[operator]
    state = play(sea(M1=TOWED, R1=BESIDE), "M1", "tow", "L")
    assert refusal(state, "R").rule == "TF-S5"


# Boarding


def test_a_prize_crew_is_one_factor_or_more_and_leaves_one_to_the_captor() -> None:
    """TF-5.5."""
    state = sea(R1=BESIDE | {"type": "quinquereme"}, Y1={"side": "yellow", "type": "trireme", "bow": [10, 6], "h": 0})
    ask, most = PrizeCrew("R1", "Y1"), spare(state, "R1")
    assert most > 1
    bars = {men: crew_bar(state, ask, str(men)) for men in (0, 1, most, most + 1)}
    assert [men for men, bar in bars.items() if bar is None] == [1, most]
    assert all(bar is None or bar.args["most"] == most for bar in bars.values())


@pytest.mark.parametrize(("fought", "key"), [(False, None), (True, "no-combat-twice")])
def test_a_ship_that_fought_fights_no_second_combat(fought: bool, key: str | None) -> None:
    """TF-5.2 As the attacker."""
    ships = {
        "R1": {"side": "red", "type": "trireme", "bow": [6, 6], "h": 0, "marks": {"links": ["Y1"]}},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [7, 5], "h": 0, "marks": {"links": ["R1"]}},
    }
    state = sea(**ships).copy()
    state.change("R1", fought=fought)
    bar = combat_refusal(state, "red", "Y1<R1")
    assert (bar and bar.key) == key


# Log


def test_a_ship_without_an_enemy_left_tells_of_none() -> None:
    state = sea(R1=BESIDE).copy()
    assert number_in(ship_option(state, None, "R1").args, "hexes") > 0
    state.change("Y9", gone="left")
    option = ship_option(state, None, "R1")
    assert option.args["hexes"] == 0
    assert "target" not in option.args


@pytest.mark.parametrize(
    ("changes", "gone"),
    [
        ({}, False),
        ({"gone": "sunk"}, True),
        ({"gone": "ashore"}, True),
        ({"gone": "burnt"}, True),
        ({"gone": "left"}, False),
        ({"wrecked": True}, True),
        ({"side": "yellow"}, True),
        ({"side": "yellow", "gone": "left"}, False),
        ({"state": "permanent"}, False),
    ],
)
def test_which_ships_are_lost_to_the_morale_of_a_fleet(changes: dict[str, Any], gone: bool) -> None:
    """TF-9.3."""
    state = sea(R1=BESIDE).copy()
    assert lost(state.change("R1", **changes)) == gone


@pytest.mark.parametrize(
    ("kind", "changes", "speeds"),
    [
        ("trireme", {}, (3, 5)),
        ("trireme", {"state": "immobilised"}, (1, 1)),
        ("trireme", {"prize": True}, (2, 2)),
        ("merchant_small", {}, (0, 0)),
    ],
)
def test_a_prize_has_no_more_than_its_cruise(kind: str, changes: dict[str, Any], speeds: tuple[int, int]) -> None:
    """TF-4.7, TF-5.5."""
    state = sea(R1=BESIDE | {"type": kind}).copy()
    ship = state.change("R1", **changes)
    assert (cruising(state, ship), full_velocity(state, ship)) == speeds


# Chances and turns


@pytest.mark.parametrize(
    ("add", "needs", "least", "percent"),
    [(0, 4, 4, 50), (3, 4, 1, 100), (2, 4, 2, 83), (9, 4, 1, 100), (0, 6, 6, 17), (0, 7, 7, 0), (-2, 6, 7, 0)],
)
def test_the_least_fall_of_a_die(add: int, needs: int, least: int, percent: int) -> None:
    """TF-5.2 Never below 1; a 7 is never thrown."""
    assert on_die(add, needs) == {"least": least, "percent": percent}


@pytest.mark.parametrize(
    ("ended", "turns", "goes_on"), [((), False, False), (("red",), False, False), (("red",), True, True), ((), True, True)]
)
def test_a_side_without_ships_left_hands_the_move_over_only_where_sides_alternate(
    ended: tuple[str, ...], turns: bool, goes_on: bool
) -> None:
    """TF-9.2 A side that has ended its moves is passed over."""
    draft = sea(R1=BESIDE).copy()
    draft.agenda, draft.ended = (), ended
    Moves("red", turns).skip(draft)
    assert draft.agenda == ((Moves("yellow", True),) if goes_on else ())
