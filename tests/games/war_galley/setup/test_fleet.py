"""Tournament fleets (WG-10.0)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from naumachia.games.war_galley import charts as tables
from naumachia.games.war_galley.charts import Admiral, Charts
from naumachia.games.war_galley.setup import faults as setup
from naumachia.games.war_galley.setup import fleet as fleets
from naumachia.games.war_galley.setup.fleet import Fleet, Flotilla
from naumachia.kernel import Message
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.files.toml_files import Fault

CHARTS = chart_files.load(Charts, Path(tables.__file__).with_name("charts.toml"))
POINTS = (250, 300, 350, 400)


@pytest.mark.parametrize("points", POINTS)
@pytest.mark.parametrize("recipe", fleets.RECIPES)
def test_ready_fleets(points: int, recipe: str) -> None:
    """WG-10.0 Every recipe spends the points to the last, with all squadron commanders, and can be drawn up."""
    fleet = fleets.build(points, fleets.RECIPES[recipe], CHARTS)
    assert fleets.price(fleet, CHARTS) == points
    assert len(fleet.flotillas) == 1 + fleets.commanders_allowed(points, CHARTS)
    assert fleets.faults(fleet, points, CHARTS) == []


@pytest.mark.parametrize("model", ["L-std", "3-raw", "10-TE"])
def test_swarms_and_monsters_fit_the_map(model: str) -> None:
    """WG-10.0, WG-5.21 The cheapest ships there are, and the dearest: in range, in depth, nobody on top of another."""
    fleet = fleets.build(400, (model,), CHARTS)
    assert fleets.faults(fleet, 400, CHARTS) == []
    assert 400 - fleets.price(fleet, CHARTS) < tables.cost(CHARTS, model)


def test_price() -> None:
    """WG-10.0, X102 M + C + D, one more each for towers and engines."""
    fleet = Fleet(Admiral(3, 6), (Flotilla(("5-pun", "10-TE")),))
    assert fleets.price(fleet, CHARTS) == 13 + 23


def test_a_match_between_two_fleets() -> None:
    """WG-10.0 Side 1 at the bottom, side 2 at the top, level and map by points, every ship within 8 hexes of its edge."""
    red, blue = (fleets.build(350, fleets.RECIPES[name], CHARTS) for name in ("giants", "oarsmen"))
    battle = fleets.tournament(350, red, blue, CHARTS)
    assert setup.faults(battle, CHARTS, {}) == []
    assert [(side.edge, side.victory) for side in battle.sides.values()] == [("bottom", 75), ("top", 75)]
    assert (battle.map.cols, battle.map.rows) == (48, 32)
    ships = setup.berths(battle, CHARTS)
    assert sum(ship.commander for ship in ships) == 8
    assert {ship.facing for ship in ships if ship.side == "A"} == {0}
    assert {ship.facing for ship in ships if ship.side == "B"} == {3}


def test_the_chosen_flagship_leads() -> None:
    """WG-D1 The ship each commander is aboard is the owner's choice, wherever it stands in the line."""
    fleet = Fleet(Admiral(4, 5), (Flotilla(("3-good", "3-good", "3-good", "6-rom"), flagship=4),))
    battle = fleets.tournament(250, fleet, fleet, CHARTS)
    assert [ship.model for ship in setup.berths(battle, CHARTS) if ship.commander] == ["6-rom", "6-rom"]


def test_all_faults_at_once() -> None:
    """WG-D1 Too dear, unknown ships, an empty flotilla, a commander without a ship, too many of them, an admiral nobody knows."""
    broken = Fleet(Admiral(5, 9), (Flotilla(("5-pun",), flagship=2), Flotilla(()), Flotilla(("ark",)), Flotilla(("3-good",))))
    paths = [path for path, _, _ in fleets.faults(broken, 250, CHARTS)]
    assert paths == [
        ("flotillas", "0", "flagship"),
        ("flotillas", "1", "ships"),
        ("flotillas", "2", "ships", "0"),
        ("flotillas",),
        ("admiral",),
    ]
    dear = Fleet(Admiral(3, 6), (Flotilla(("10-TE",) * 11),))
    assert fleets.faults(dear, 250, CHARTS) == [Fault(("flotillas",), Message("want-price", {"points": 250}), 253)]
    assert fleets.faults(dear, 275, CHARTS)[0][0] == ("points",)


def test_a_flotilla_too_large_to_command() -> None:
    """WG-5.21 What cannot be drawn up in range of its commander is told once, not once a side."""
    swarm = Fleet(Admiral(5, 4), (Flotilla(("L-std",) * 60),))
    found = fleets.faults(swarm, 250, CHARTS)
    assert found
    assert {path[1] for path, _, _ in found} == {"a-1"}


def test_fleets_by_lot() -> None:
    """WG-10.0 Whatever is drawn is legal and spends nearly all; the same lots give the same fleet."""
    for seed in range(60):
        points = POINTS[seed % 4]
        fleet = fleets.chance_fleet(points, CHARTS, random.Random(seed).randrange)
        assert fleet == fleets.chance_fleet(points, CHARTS, random.Random(seed).randrange)
        assert fleets.faults(fleet, points, CHARTS) == []
        assert points - fleets.price(fleet, CHARTS) <= 12


def test_admirals_of_the_list_only() -> None:
    """WG-10.0 Initiative and range as in the list."""
    fleet = fleets.build(250, fleets.RECIPES["line"], CHARTS, Admiral(5, 4))
    assert fleets.faults(fleet, 250, CHARTS) == []
    assert [path for path, _, _ in fleets.faults(replace(fleet, admiral=Admiral(5, 5)), 250, CHARTS)] == [("admiral",)]
