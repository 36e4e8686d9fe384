"""Basin, facings, zones, lines: TC-G1 to TC-G8, and the same questions answered a second time by brute force."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from games.touche_coule.fixture_types import Position
from naumachia.games import find
from naumachia.games.touche_coule.hulls import LAYOUT, astern, clear, zone
from naumachia.games.touche_coule.rules.boarding import board_bar
from naumachia.games.touche_coule.rules.fire import fire_bar
from naumachia.games.touche_coule.rules.movement import parse_path, paths, walk
from naumachia.games.touche_coule.setup.start import water
from naumachia.games.touche_coule.state import STEPS, Sea, Ship
from naumachia.geometry.hexes import POINTED, Hex, distance

GAME = find("touche_coule")
BASINS = {name: water(GAME.load_scenario(name), GAME.standard_charts) for name in ("s3", "s6")}


def liburnian(bow: Hex, facing: int = 0) -> Ship:
    return Ship("RL", "red", "liburnian", bow, facing, 0, 10, 1)


def quinquereme(bow: Hex, facing: int = 0) -> Ship:
    return Ship("RQ", "red", "quinquereme", bow, facing, 0, 10, 2)


def around(ship: Ship) -> set[Hex]:
    """The neighbours of a ship, from distances alone (TC-G6)."""
    (x, y) = ship.bow
    near = product(range(x - 4, x + 5), range(y - 4, y + 5))
    return {at for at in near if min(distance(at, own) for own in ship.hexes) == 1}


def test_tc_g1_coordinates_as_drawn() -> None:
    """TC-G1 q grows to the east; r grows downwards, half a hex to the right."""
    (x0, y0), (xq, yq), (xr, yr) = (LAYOUT.centre(at) for at in ((0, 0), (1, 0), (0, 1)))
    assert yq == y0
    assert xq > x0
    assert yr > y0
    assert xr - x0 == pytest.approx((xq - x0) / 2, abs=0.01)


def test_tc_g2_facings() -> None:
    """TC-G2 Six steps against the clock from east; port is one more."""
    assert STEPS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    assert [POINTED.turned(f, 1) for f in range(6)] == [1, 2, 3, 4, 5, 0]
    assert [POINTED.turned(f, -1) for f in range(6)] == [5, 0, 1, 2, 3, 4]


def test_tc_g3_distance() -> None:
    """TC-G3 Half the sum of the three differences."""
    for q, r in product(range(-4, 5), repeat=2):
        assert distance((0, 0), (q, r)) == (abs(q) + abs(r) + abs(q + r)) / 2


@pytest.mark.parametrize(("scenario", "hexes", "rows"), [("s3", 111, 9), ("s6", 227, 13)])
def test_tc_g4_basins(scenario: str, hexes: int, rows: int) -> None:
    """TC-G4 Both ovals are whole and look the same from both ends."""
    basin = BASINS[scenario]
    assert len(basin) == hexes
    assert len({r for _, r in basin}) == rows
    assert {(-q, -r) for q, r in basin} == basin
    chart = GAME.standard_charts.basin
    assert (chart.standard if scenario == "s3" else chart.grand).hexes == hexes


def test_tc_g4_corners_of_the_basin() -> None:
    """TC-G4 The ends of some rows, and the quay just beyond them."""
    assert {(-7, 0), (7, 0), (-2, -4), (6, -4), (-6, 4), (2, 4)} <= BASINS["s3"]
    assert not {(-8, 0), (8, 0), (-3, -4), (7, -4), (-7, 4), (3, 4), (0, 5)} & BASINS["s3"]


def test_tc_g5_footprints() -> None:
    """TC-G5 One hex, or the bow hex and the one behind it."""
    assert liburnian((2, 1), 4).hexes == ((2, 1),)
    assert [quinquereme((0, 0), f).hexes[1] for f in range(6)] == [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)]


def test_tc_g6_the_zones_of_the_specification() -> None:
    """TC-G6 The example of both ships facing east."""
    ship = quinquereme((0, 0))
    assert zone(ship, (1, 0)) == "bow"
    assert zone(ship, (-2, 0)) == "stern"
    assert {at for at in around(ship) if zone(ship, at) == "flank"} == {(1, -1), (0, -1), (-1, -1), (0, 1), (-1, 1), (-2, 1)}
    small = liburnian((0, 0))
    assert {at for at in around(small) if zone(small, at) == "flank"} == {(1, -1), (0, -1), (-1, 1), (0, 1)}


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize(("make", "flanks"), [(liburnian, 4), (quinquereme, 6)])
def test_tc_g6_one_bow_one_stern_and_flanks(make: Callable[[Hex, int], Ship], flanks: int, facing: int) -> None:
    """TC-G6 Every facing has one bow hex, one stern hex and the rest flanks."""
    ship = make((3, -2), facing)
    zones = [zone(ship, at) for at in around(ship)]
    assert (zones.count("bow"), zones.count("stern"), zones.count("flank")) == (1, 1, flanks)


def test_tc_g7_dead_astern() -> None:
    """TC-G7 The line runs back from the stern, not from the bow."""
    assert astern(liburnian((0, 0), 0)) == ((-1, 0), (-2, 0))
    assert astern(quinquereme((0, 0), 0)) == ((-2, 0), (-3, 0))
    assert astern(quinquereme((0, 0), 2)) == ((0, 2), (0, 3))


def test_tc_g8_neither_shooter_nor_target_blocks(position: Position) -> None:
    """TC-G8 The target's own bow in between hides nothing of its stern, nor does the shooter's own hull."""
    assert clear(position("RQ (0,0) f0", "BL (-2,0) f3"), (0, 0), (-2, 0), "RQ", "BL")
    sea = position("RL (0,0) f0", "BQ (1,0) f3")
    assert clear(sea, (0, 0), (2, 0), "RL", "BQ")
    sea = position("RL (0,0) f0", "BM (1,0) f3", "BL (2,0) f0")
    assert not clear(sea, (0, 0), (2, 0), "RL", "BL")


# A second opinion: the rules by brute force, straight from the definitions, on positions at random.


def positions(count: int) -> Iterator[list[str]]:
    luck = random.Random(7)
    basin = sorted(BASINS["s3"])
    for _ in range(count):
        taken: set[tuple[int, int]] = set()
        ships: dict[str, Any] = {}
        for name in ("RL", "BL", "RQ", "BQ"):
            while True:
                (q, r), f = (
                    luck.choice([at for at in basin if distance(at, (0, 0)) < 5 or luck.random() < 0.3]),
                    luck.randrange(6),
                )
                dq, dr = STEPS[f]
                hexes = {(q, r)} if name[1] == "L" else {(q, r), (q - dq, r - dr)}
                if hexes <= BASINS["s3"] and not hexes & taken:
                    break
            taken |= hexes
            ships[name] = f"{name} ({q},{r}) f{f} v{luck.randrange(4 if name[1] == 'L' else 3)}"
        yield list(ships.values())


def brute_paths(sea: Sea, ship: Ship) -> dict[str, tuple[Hex, int, str]]:
    """TC-4a.2, TC-4b.1, TC-4b.3, TC-4b.4, TC-4c.1, TC-5a.1 Every path with where it ends and what it strikes."""
    others = {at: other.id for other in sea.ships.values() if other.id != ship.id for at in other.hexes}
    found = {}
    for side, before in [(0, 0), *product((1, -1), range(1, max(1, ship.speed) + 1))]:
        (q, r), f, turned, stop = ship.bow, ship.facing, side == 0, ""
        for step in range(1, max(1, ship.speed) + 1):
            if step == before:
                f, turned = (f + side) % 6, True
                back = (q - STEPS[f][0], r - STEPS[f][1])
                if ship.kind == "quinquereme" and (back not in BASINS["s3"] or back in others):
                    turned = False
                    break
            if ship.speed:
                ahead = (q + STEPS[f][0], r + STEPS[f][1])
                stop = "quay" if ahead not in BASINS["s3"] else others.get(ahead, "")
                if stop:
                    break
                q, r = ahead
        if turned:
            name = f"{'port' if side > 0 else 'starboard'}@{before}" if side else "straight"
            found[name] = ((q, r), f, stop)
    return found


def test_paths_agree_with_brute_force(position: Position) -> None:
    """TC-4b.4 The paths offered, where they end and what stops them."""
    rams = 0
    for ships in positions(150):
        sea = position(*ships)
        for ship in sea.ships.values():
            wanted = brute_paths(sea, ship)
            ways = {path: walk(sea, ship, ship.speed, *parse_path(path)) for path in paths(sea, ship)}
            assert {path: (*way.places[-1], way.struck or way.stop) for path, way in ways.items()} == wanted
            rams += sum(way.stop == "ship" for way in ways.values())
    assert rams > 20


def test_fire_and_boarding_agree_with_brute_force(position: Position) -> None:
    """TC-5b.2, TC-5c.1 Eligibility from the definitions alone."""
    shots = boardings = 0
    for ships in positions(300):
        sea = position(*ships)
        for ship, foe in product(sea.ships.values(), repeat=2):
            if ship.camp == foe.camp:
                continue
            third = {at for other in sea.ships.values() if other not in (ship, foe) for at in other.hexes}
            dq, dr = STEPS[ship.facing]
            line = {(ship.hexes[-1][0] - k * dq, ship.hexes[-1][1] - k * dr) for k in range(1, 9)}
            shot = any(
                distance(x, y) <= 2
                and y not in line
                and (distance(x, y) == 1 or set(POINTED.neighbours(x)) & set(POINTED.neighbours(y)) - third)
                for x, y in product(ship.hexes, foe.hexes)
            )
            boards = any(
                distance(b, a) == 1 and b in foe.hull.flanks() and a in ship.hull.flanks()
                for b, a in product(ship.hexes, foe.hexes)
            )
            assert (fire_bar(sea, ship, foe) is None) == shot
            assert (board_bar(ship, foe) is None) == boards
            shots, boardings = shots + shot, boardings + boards
    assert shots > 50
    assert boardings > 20
