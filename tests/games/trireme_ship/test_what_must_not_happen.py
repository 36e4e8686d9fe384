"""Forbidden consequences in the Ship Game: sails in a calm, fire that does not spread, crews that hold, orders refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.trireme.ship.rules.combat.boarding import breaks
from naumachia.games.trireme.ship.rules.combat.contacts import find_rakes
from naumachia.games.trireme.ship.rules.combat.fire import SpreadDie, fire_bar, fire_line
from naumachia.games.trireme.ship.rules.movement.orders import order_bar, plot_bar
from naumachia.games.trireme.ship.rules.movement.steps import intents
from naumachia.games.trireme.ship.rules.values import sail_speed
from naumachia.games.trireme.ship.rules.victory import flight, points
from naumachia.kernel import settle

GAME = find("trireme_ship")
OFF = {option.id: 0 for option in GAME.rules.options}


def battle(ships: dict[str, Any], options: tuple[str, ...] = (), **rest: Any) -> Any:
    """Ships by name: R is red, Y yellow."""
    sides = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
    written = {
        name: {"side": "red" if name[0] == "R" else "yellow", "type": "trireme", "h": 0, "men": {"light": 2}} | ship
        for name, ship in ships.items()
    }
    head: dict[str, Any] = {
        "game": "trireme_ship",
        "title": {"en": "-", "fr": "-"},
        "map": {"columns": 24, "rows": 24},
        "turns": 9,
    }
    data = head | {"sides": sides, "ships": written, "position": {"phase": "orders"}} | rest
    return GAME.start(GAME.check_scenario(data, "test"), OFF | dict.fromkeys(options, 1))


R1, Y1 = {"bow": [8, 6]}, {"bow": [16, 2]}


def two(one: dict[str, Any] | None = None, other: dict[str, Any] | None = None, *options: str, **rest: Any) -> Any:
    """R1 and Y1, far apart."""
    return battle({"R1": R1 | (one or {}), "Y1": Y1 | (other or {})}, options, **rest)


# Crews


@pytest.mark.parametrize(
    ("crew", "oars", "men", "sums"),
    [
        ("beginner", 0, 3, {8, 9, 10, 11}),
        ("beginner", 3, 3, {8, 9, 10, 11}),
        ("expert", 0, 3, {9, 10}),
        ("ordinary", 0, 3, {8, 9, 11}),
        ("slave", 3, 3, {7, 8, 9, 10, 11, 12}),
        ("slave", 2, 3, {7, 8, 9, 11, 12}),
    ],
)
def test_only_slaves_that_are_the_fewer_hold_on_a_ten(crew: str, oars: int, men: int, sums: set[int]) -> None:
    """TS-11.1, TR-R13."""
    sea = two({"crew": crew, "men": {"light": men}, "marks": {"oars": oars}})
    assert {total for total in range(2, 13) if breaks(sea, sea.ships["R1"], total)} == sums


def test_a_breached_ship_gives_up_on_low_sums_too() -> None:
    """TS-11.1."""
    sea = two({"marks": {"breaches": 1}})
    assert {total for total in range(2, 13) if breaks(sea, sea.ships["R1"], total)} == {3, 4, 5, 8, 9, 11}


# Wind


@pytest.mark.parametrize(
    ("wind", "rig", "given"),
    [("none", "sail", 0), ("calm", "sail", 0), ("calm", "mainsail", 0), ("moderate", "", 0), ("moderate", "sail", 1)],
)
def test_nothing_is_sailed_without_wind_or_without_a_sail(wind: str, rig: Any, given: int) -> None:
    """TS-15.2."""
    sea = two(None, None, "sails", wind=wind, wind_dir=0)
    found = [sail_speed(sea, sea.ships["R1"], rig, h) for h in range(6)]
    assert bool(max(found)) == bool(given)
    assert min(found) >= 0


def test_light_wind_takes_one_off_and_never_gives_less_than_nothing() -> None:
    """TS-2.2."""
    light, moderate = (two(None, None, "sails", wind=wind, wind_dir=0) for wind in ("light", "moderate"))
    for rig in ("sail", "mainsail"):
        for h in range(6):
            full = sail_speed(moderate, moderate.ships["R1"], rig, h)
            assert sail_speed(light, light.ships["R1"], rig, h) == max(0, full - 1)


# Ships that have left


def test_only_a_ship_of_the_fleeing_side_that_has_left_counts_as_fled() -> None:
    """TS-16."""
    sea = two(None, None, victory={"flight": {"side": "red", "worth": "points", "points": 7, "men": 2}})

    def gone(name: str, **changes: Any) -> tuple[str, int]:
        return flight(sea, replace(sea.ships[name], **changes))

    assert gone("R1", gone="left") == ("red", 7)
    assert gone("R1")[1] == 0
    assert gone("R1", gone="sunk")[1] == 0
    assert gone("Y1", gone="left")[1] == 0
    assert gone("R1", gone="left", aboard={})[1] == 0
    assert gone("R1", gone="left", side="yellow")[1] == 0
    assert points(sea, "red") == points(sea, "yellow") == 0


# Fire


@pytest.mark.parametrize(("die", "level"), [(5, 0), (6, 1)])
def test_a_fire_spreads_on_a_six_and_to_no_ship_that_burns(die: int, level: int) -> None:
    """TS-15.12."""
    draft = two(None, None, "fire").copy()
    draft.agenda = ()
    SpreadDie("R1", "Y1").take(draft, die)
    assert draft.ships["R1"].fire == level
    draft.change("R1", fire=2)
    SpreadDie("R1", "Y1").take(draft, die)
    assert draft.ships["R1"].fire == 2


def test_a_shot_names_the_ship_that_is_gone() -> None:
    """TS-8.1."""
    sea = two({"men": {"archers": 2}})
    for gone in ("R1", "Y1"):
        ships = {name: replace(ship, gone="sunk" if name == gone else "") for name, ship in sea.ships.items()}
        bar = fire_bar(sea, ships["R1"], ships["Y1"], "archers")
        assert bar is not None
        assert bar.key == "no-gone"
        assert bar.args["ship"] == sea.label(gone)


def test_the_reach_is_counted_from_hull_to_hull() -> None:
    """TS-8.2 Stern to stern two hexes apart the bows are four hexes apart."""
    for apart, open_ in ((2, True), (3, False)):
        sea = two({"bow": [8, 6], "h": 0, "men": {"archers": 2}}, {"bow": [8, 6 + apart + 2], "h": 3})
        ship, foe = sea.ships["R1"], sea.ships["Y1"]
        assert sea.apart(ship, foe) == apart
        assert (fire_bar(sea, ship, foe, "archers") is None) == open_
        assert (fire_line(sea, ship, "archers", [foe]) is not None) == open_


def test_a_tower_reaches_a_hex_farther_than_the_deck() -> None:
    """TS-8.2 Stern to stern three hexes apart the bows are five hexes apart: archers hit from a tower only."""
    for tower, open_ in ((True, True), (False, False)):
        ours = {"bow": [8, 6], "h": 0, "type": "quinquereme", "men": {"archers": 2}}
        ours |= {"equipment": ["tower"]} if tower else {}
        sea = two(ours, {"bow": [8, 11], "h": 3}, "towers")
        ship, foe = sea.ships["R1"], sea.ships["Y1"]
        assert sea.apart(ship, foe) == 3
        assert (fire_line(sea, ship, "archers", [foe]) is not None) == open_


# Orders


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"status": "surrendered"}, "no-surrendered"),
        ({"status": "derelict"}, "no-derelict"),
        ({"beached": 1}, "no-beached"),
        ({"wrecked": True}, "no-wrecked"),
        ({"links": ("Y1",)}, "no-order-grappled"),
        ({"links": ("Y1",), "wrecked": True}, "no-order-grappled"),
        ({"status": "derelict", "wrecked": True}, "no-derelict"),
    ],
)
def test_why_a_ship_takes_no_order_at_all(changes: dict[str, Any], key: str | None) -> None:
    """TS-3.5 The first of its reasons."""
    sea = two()
    bar = order_bar(sea, replace(sea.ships["R1"], **changes))
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("text", "key"),
    [("A B", "no-mixed"), ("B PL", "no-mixed"), ("A PL", "no-mixed"), ("X", "no-notation"), ("K", "no-rake-order")],
)
def test_an_order_is_refused_for_its_own_reason(text: str, key: str) -> None:
    """TS-3.3, TS-3.7, TS-3.8."""
    sea = two()
    bar = plot_bar(sea, sea.ships["R1"], text)
    assert bar is not None
    assert bar.key == key


def test_with_rakes_it_is_the_handiness_that_bars_a_rake() -> None:
    """TS-3.6."""
    sea = two({"type": "quinquereme"}, None, "rake")
    bar = plot_bar(sea, sea.ships["R1"], "K L L")
    assert bar is not None
    assert bar.key == "no-handiness"


def test_a_ship_without_a_plot_makes_no_move() -> None:
    """TS-4.1."""
    sea = two()
    draft = sea.copy()
    draft.step = 1
    assert intents(draft) == {}
    draft.change("R1", plot=("A",))
    draft.step = max(step for step in range(1, 6) if draft.charts.movement_steps.speeds[0][step - 1])
    assert list(intents(draft)) == ["R1"]
    draft.change("R1", halted=True)
    assert intents(draft) == {}


def test_a_rake_needs_oars_and_an_enemy_and_is_tried_once() -> None:
    """TS-15.3."""
    sea = battle({"R1": {"bow": [8, 6]}, "Y1": {"bow": [9, 5], "h": 0}, "Y2": Y1}, ("rake",))

    def rakes(letter: str, kind: str = "", **changes: Any) -> int:
        draft = sea.copy()
        if changes or kind:
            draft.change("R1", **(changes | ({"type": kind} if kind else {})))
        return len(find_rakes(draft, draft.ships, {"R1": letter}))

    assert sea.apart(sea.ships["R1"], sea.ships["Y1"]) == 1
    assert rakes("K") == 1
    assert rakes("A") == 0
    assert rakes("K", raked=True) == 0
    assert rakes("K", kind="venetan_small") == 0
    assert settle(sea) is sea
