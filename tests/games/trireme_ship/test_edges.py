"""On both sides of an edge: of the dice of the weather, of a crew a little worse, of a ship that nobody commands."""

from __future__ import annotations

from typing import Any

import pytest

from games.trireme_ship.test_what_must_not_happen import R1, Y1, battle, two
from naumachia.games.trireme.ship.pieces import Men
from naumachia.games.trireme.ship.rules.combat.boarding import contested
from naumachia.games.trireme.ship.rules.combat.contacts import (
    Contact,
    RakeDice,
    fair_game,
    find_rakes,
    find_rams,
    rake_bounds,
    ram_of,
    settle_contacts,
)
from naumachia.games.trireme.ship.rules.combat.detachments import DetachDice
from naumachia.games.trireme.ship.rules.combat.grapples import grapple_bar
from naumachia.games.trireme.ship.rules.movement.drift import drifts
from naumachia.games.trireme.ship.rules.movement.orders import law, plot_bar
from naumachia.games.trireme.ship.rules.movement.steps import into_the_wind
from naumachia.games.trireme.ship.rules.turn import WeatherDice
from naumachia.games.trireme.ship.rules.values import stationary
from naumachia.games.trireme.ship.rules.victory import worth

# Weather


@pytest.mark.parametrize(
    ("dice", "wind", "direction"),
    [
        ((1, 1), "light", 2),
        ((1, 2), "moderate", 1),
        ((1, 3), "moderate", 2),
        ((4, 6), "moderate", 2),
        ((5, 6), "moderate", 3),
        ((6, 6), "strong", 2),
    ],
)
def test_the_ends_of_the_table_change_force_or_direction_and_the_middle_nothing(
    dice: tuple[int, int], wind: str, direction: int
) -> None:
    """TS-2.1 A 3 backs the wind, an 11 veers it."""
    draft = two(None, None, "sails", wind="moderate", wind_dir=2).copy()
    draft.agenda = ()
    WeatherDice().take(draft, dice)
    assert (draft.wind, draft.wind_dir) == (wind, direction)


@pytest.mark.parametrize(("direction", "dice", "after"), [(0, (1, 2), 5), (5, (5, 6), 0)])
def test_the_wind_goes_round_the_whole_compass(direction: int, dice: tuple[int, int], after: int) -> None:
    """TS-2.1."""
    draft = two(None, None, "sails", wind="moderate", wind_dir=direction).copy()
    draft.agenda = ()
    WeatherDice().take(draft, dice)
    assert draft.wind_dir == after


# Rakes


@pytest.mark.parametrize(
    ("ours", "theirs", "bands"),
    [
        ("ordinary", "ordinary", (2, 8)),
        ("ordinary", "beginner", (0, 7)),
        ("beginner", "ordinary", (4, 10)),
        ("expert", "slave", (0, 7)),
        ("slave", "expert", (4, 10)),
    ],
)
def test_one_step_of_quality_is_enough_for_the_better_or_worse_column(ours: str, theirs: str, bands: tuple[int, int]) -> None:
    """TS-15.3."""
    sea = two({"crew": ours}, {"crew": theirs}, "rake")
    assert rake_bounds(sea, RakeDice("R1", "Y1", True, False))[1:] == bands


@pytest.mark.parametrize(
    ("changes", "rakes"),
    [
        ({}, 1),
        ({"status": "captured"}, 1),
        ({"status": "derelict"}, 0),
        ({"status": "surrendered"}, 0),
        ({"wrecked": True}, 0),
        ({"beached": 1}, 0),
        ({"side": "red"}, 0),
    ],
)
def test_only_an_enemy_under_command_is_raked(changes: dict[str, Any], rakes: int) -> None:
    """TS-15.3."""
    draft = battle({"R1": R1, "Y1": {"bow": [9, 5]}, "Y2": Y1}, ("rake",)).copy()
    draft.change("Y1", **changes)
    assert len(find_rakes(draft, draft.ships, {"R1": "K"})) == rakes


# Ships that lie still, and what they are worth


@pytest.mark.parametrize(
    ("changes", "still"),
    [
        ({"plot": ("A",)}, False),
        ({"plot": ()}, True),
        ({"plot": ("A",), "stopped": True}, True),
        ({"plot": ("A",), "links": ("Y1",)}, True),
    ],
)
def test_a_ship_lies_still_without_a_plot_stopped_or_grappled(changes: dict[str, Any], still: bool) -> None:
    """TS-5.2."""
    draft = two().copy()
    assert stationary(draft.change("R1", **changes)) == still


@pytest.mark.parametrize(
    ("changes", "hundredths", "special"),
    [
        ({}, 0, False),
        ({"gone": "left"}, 0, False),
        ({"gone": "waiting"}, 0, False),
        ({"gone": "sunk"}, 100, True),
        ({"wrecked": True}, 100, True),
        ({"side": "yellow", "status": "captured"}, 150, True),
        ({"status": "derelict"}, 50, False),
        ({"beached": 1}, 50, False),
    ],
)
def test_a_flagship_counts_more_when_it_is_lost_and_no_other_ship_does(
    changes: dict[str, Any], hundredths: int, special: bool
) -> None:
    """TS-16."""
    for flagship in (False, True):
        draft = two({"flagship": flagship}, None, victory={"flagship": 13}).copy()
        ship = draft.change("R1", **changes)
        price = draft.setting.prices["R1"]
        assert worth(draft, ship) == -(-price * hundredths // 100) + (13 if special and flagship else 0)


def test_who_gets_away_leaves_the_other_link_as_it_is() -> None:
    """TS-13."""
    ships = {
        "R1": R1 | {"marks": {"links": ["Y1", "Y2"]}},
        "Y1": {"bow": [9, 5], "marks": {"links": ["R1"]}},
        "Y2": {"bow": [7, 5], "marks": {"links": ["R1"]}},
    }
    draft = battle(ships).copy()
    draft.agenda = ()
    needs = draft.charts.detachment.needs
    DetachDice("R1", "Y1", needs - 7).take(draft, (3, 3))
    assert draft.ships["R1"].links == ("Y1", "Y2")
    DetachDice("R1", "Y1", needs - 6).take(draft, (3, 3))
    assert (draft.ships["R1"].links, draft.ships["Y1"].links, draft.ships["Y2"].links) == (("Y2",), (), ("R1",))


# Actions without orders


@pytest.mark.parametrize(
    ("changes", "adrift"),
    [
        ({}, True),
        ({"gone": "sunk"}, False),
        ({"links": ("Y1",)}, False),
        ({"beached": 1}, False),
        ({"wrecked": True}, False),
        ({"status": "sound"}, False),
    ],
)
def test_a_derelict_drifts_unless_something_holds_it_or_it_is_gone(changes: dict[str, Any], adrift: bool) -> None:
    """TS-7."""
    draft = two().copy()
    ship = draft.change("R1", **({"status": "derelict", "aboard": {}} | changes))
    assert drifts(draft, ship) == adrift


@pytest.mark.parametrize(
    ("wind", "rig", "heading", "speed", "held"),
    [
        ("moderate", "sail", 0, 4, True),
        ("moderate", "sail", 0, 3, False),
        ("moderate", "sail", 3, 4, False),
        ("moderate", "", 0, 4, False),
        ("calm", "sail", 0, 4, False),
        ("none", "sail", 0, 4, False),
    ],
)
def test_a_sail_holds_a_ship_that_is_fast_and_turns_into_a_wind_that_blows(
    wind: str, rig: str, heading: int, speed: int, held: bool
) -> None:
    """TS-15.2 The cruise of a trireme is 3."""
    draft = two(None, None, "sails", wind=wind, wind_dir=3).copy()
    ship = draft.change("R1", rig=rig, plot=("A",) * speed)
    assert ship.speed == speed
    assert into_the_wind(draft, ship, heading) == held


@pytest.mark.parametrize(
    ("changes", "fair"),
    [
        ({}, True),
        ({"status": "derelict"}, True),
        ({"status": "surrendered"}, True),
        ({"status": "derelict", "prisoners": {"red": Men(light=1)}}, False),
        ({"status": "derelict", "prisoners": {"yellow": Men(light=1)}}, True),
        ({"status": "captured", "prisoners": {"red": Men(light=1)}}, True),
        ({"aboard": {"red": Men(light=1)}}, False),
        ({"aboard": {"red": Men()}}, True),
        ({"side": "red"}, False),
    ],
)
def test_an_enemy_is_rammed_unless_men_of_ours_are_aboard(changes: dict[str, Any], fair: bool) -> None:
    """TS-5.1 As prisoners they count where nobody commands the ship."""
    draft = two().copy()
    assert fair_game(draft.ships["R1"], draft.change("Y1", **changes)) == fair


@pytest.mark.parametrize("text", ["", "A", " A  A ", "A L A"])
def test_an_order_that_may_be_written_is_not_refused(text: str) -> None:
    """TS-3.8."""
    sea = two()
    assert plot_bar(sea, sea.ships["R1"], text) is None


def test_a_ship_that_runs_into_nobody_does_not_hide_the_contacts_after_it() -> None:
    """TS-4.3."""
    draft = battle({"R1": R1, "R2": {"bow": [12, 6]}, "Y1": {"bow": [13, 5]}}).copy()
    draft.agenda = ()
    contacts = [Contact("R1", "", "L", 0, (8, 5)), Contact("R2", "Y1", "L", 5, (13, 5))]
    settle_contacts(draft, dict(draft.ships), contacts, {}, [])
    assert {name: ship.contacts for name, ship in draft.ships.items()} == {"R1": (), "R2": ("Y1",), "Y1": ("R2",)}
    assert draft.ships["R1"].stopped


# Rams


@pytest.mark.parametrize(
    ("ours", "theirs", "where", "letter", "ratio", "add"),
    [
        ({}, {}, "side", "L", 0, -1),
        ({"full": True}, {}, "side", "L", 0, 0),
        ({"full": True}, {}, "side", "A", 0, 1),
        ({"full": True}, {}, "side", "K", 0, 1),
        ({"full": True}, {}, "bow_flank", "L", 0, 1),
        ({"full": True}, {}, "stern_flank", "A", 0, 2),
        ({"full": True}, {}, "stern", "L", 0, 0),
        ({"full": True, "immobilised": True}, {}, "side", "L", 0, -1),
        ({"full": True}, {"plot": ()}, "side", "L", 1, 0),
        ({"full": True}, {"stopped": True}, "side", "L", 1, 0),
        ({"full": True}, {"immobilised": True}, "side", "L", 1, 0),
        ({"full": True, "crew": "expert"}, {}, "side", "L", 1, 0),
        ({"full": True, "crew": "beginner"}, {}, "side", "L", -1, 0),
        ({"full": True, "type": "quinquereme"}, {}, "side", "L", 2, 0),
        ({"full": True}, {"type": "quinquereme"}, "side", "L", -2, 0),
    ],
)
def test_each_thing_counts_in_a_ram_by_itself(
    ours: dict[str, Any], theirs: dict[str, Any], where: Any, letter: str, ratio: int, add: int
) -> None:
    """TS-5.2, TS-5.3 Size by size; a target that lies still, one that is immobilised, a better crew; the blow and its place."""
    draft = two().copy()
    ship = draft.change("R1", **({"plot": ("A",)} | ours))
    target = draft.change("Y1", **({"plot": ("A",)} | theirs))
    ram = ram_of(draft, ship, target, where, letter)
    assert (ram.ratio, ram.add) == (ratio, add)


@pytest.mark.parametrize(
    ("ours", "theirs", "rams"),
    [
        ({}, {}, 1),
        ({"status": "captured"}, {}, 0),
        ({"type": "merchant_small"}, {}, 0),
        ({}, {"side": "red"}, 0),
        ({}, {"status": "derelict", "prisoners": {"red": Men(light=1)}}, 0),
    ],
)
def test_only_a_bow_that_is_a_weapon_rams_and_only_fair_game(ours: dict[str, Any], theirs: dict[str, Any], rams: int) -> None:
    """TS-5.1."""
    draft = battle({"R1": R1, "Y1": {"bow": [8, 5], "h": 1}}).copy()
    draft.change("R1", **({"plot": ("A",)} | ours))
    draft.change("Y1", **theirs)
    contact = Contact("R1", "Y1", "A", 0, (8, 5))
    assert len(find_rams(draft, dict(draft.ships), [contact], {})) == rams
    assert find_rams(draft, dict(draft.ships), [contact._replace(letter="B")], {}) == []
    assert find_rams(draft, dict(draft.ships), [contact._replace(other="")], {}) == []


# Groups aboard


@pytest.mark.parametrize(
    ("changes", "fought_over"),
    [
        ({"status": "derelict", "aboard": {"red": Men(light=1), "yellow": Men(light=1)}}, True),
        ({"status": "surrendered", "aboard": {"red": Men(light=1), "yellow": Men(archers=1)}}, True),
        ({"status": "derelict", "aboard": {"red": Men(light=1)}}, False),
        ({"status": "derelict", "aboard": {"red": Men(light=1), "yellow": Men()}}, False),
        ({"status": "derelict", "aboard": {}}, False),
        ({"status": "sound", "aboard": {"red": Men(light=1), "yellow": Men(light=1)}}, False),
        ({"status": "derelict", "gone": "sunk", "aboard": {"red": Men(light=1), "yellow": Men(light=1)}}, False),
    ],
)
def test_a_ship_is_fought_over_by_two_groups_and_by_nobody_else(changes: dict[str, Any], fought_over: bool) -> None:
    """TS-12.2."""
    draft = two().copy()
    assert contested(draft.change("R1", **changes)) == fought_over


# The law of an order


@pytest.mark.parametrize(
    ("kind", "last", "immobilised", "back", "pivots"),
    [
        ("trireme", 0, False, 2, 2),
        ("trireme", 2, False, 2, 2),
        ("trireme", 3, False, 0, 0),
        ("trireme", 0, True, 1, 1),
        ("trireme", 3, True, 1, 1),
    ],
)
def test_a_ship_backs_and_pivots_when_it_is_slow(kind: str, last: int, immobilised: bool, back: int, pivots: int) -> None:
    """TS-3.3, TS-3.4 At a speed of 2 the turn before, and at 3 no more; an immobilised one crawls."""
    draft = two({"type": kind}).copy()
    ship = draft.change("R1", last_speed=last, immobilised=immobilised)
    found = law(draft, ship)
    assert (found.back, found.pivots) == (back, pivots)


@pytest.mark.parametrize(
    ("wind", "dice", "turn", "after", "becalmed"),
    [
        ("moderate", (3, 3), 5, "calm", True),
        ("moderate", (3, 4), 5, "moderate", False),
        ("moderate", (3, 3), 4, "moderate", False),
        ("calm", (1, 1), 1, "calm", False),
        ("strong", (6, 6), 1, "strong", False),
        ("strong", (1, 1), 1, "moderate", False),
        ("calm", (6, 6), 1, "light", False),
    ],
)
def test_the_wind_falls_and_rises_within_its_scale_and_may_be_becalmed(
    wind: str, dice: tuple[int, int], turn: int, after: str, becalmed: bool
) -> None:
    """TS-2.1 From turn 5 on a 6 or less calms the sea for good, where a scenario says so."""
    draft = two(None, None, "sails", wind=wind, wind_dir=2, becalmed_from=5, becalmed_most=6).copy()
    draft.turn, draft.agenda = turn, ()
    WeatherDice().take(draft, dice)
    assert (draft.wind, draft.becalmed) == (after, becalmed)


@pytest.mark.parametrize("gone", ["R1", "Y1"])
def test_a_ship_that_is_gone_neither_grapples_nor_is_grappled(gone: str) -> None:
    """TS-9.1 The reason names the ship that is gone."""
    draft = battle({"R1": R1, "Y1": {"bow": [9, 5]}}).copy()
    assert grapple_bar(draft, draft.ships["R1"], draft.ships["Y1"]) is None
    draft.change(gone, gone="sunk")
    bar = grapple_bar(draft, draft.ships["R1"], draft.ships["Y1"])
    assert bar is not None
    assert (bar.key, bar.args["ship"]) == ("no-gone", draft.label(gone))
