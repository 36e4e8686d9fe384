"""The numbers of the rulebook, copied from its pages and not from the specification, against the tables the engine plays by."""

from __future__ import annotations

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.charts import Charts
from naumachia.games.branle_bas.rules.gunnery.broadside import points_of

CHARTS: Charts = GAME.standard_charts


def test_ships_and_their_price() -> None:
    """Pages 12 and 14: BORDÉE, FORCE, ABORDAGE, MÂTS, COÛT; the ranks by their guns, and the bases in millimetres."""
    pages = {
        "120": (12, 10, 13, 5, 78, 1, 84),
        "80": (8, 9, 10, 5, 51, 2, 74),
        "74": (7, 7, 9, 5, 45, 3, 74),
        "64": (6, 5, 7, 5, 33, 4, 74),
        "56": (5, 5, 5, 5, 25, 4, 74),
    }
    found = {
        name: (card.bordee, card.force, card.abordage, card.mats, card.cost, card.rank, card.length)
        for name, card in CHARTS.ships.table.items()
    }
    assert found == pages
    assert {card.width for card in CHARTS.ships.table.values()} == {38}


def test_gunnery() -> None:
    """Pages 7 to 9: ranges in centimetres, what is added, and the points of every total from 2 to 29 and more."""
    guns, add = CHARTS.range, CHARTS.fire_modifier
    assert (guns.point_blank, guns.short, guns.medium, guns.long) == (100, 200, 400, 600)
    assert (add.point_blank, add.short, add.medium, add.long) == (5, 2, 0, -5)
    assert (add.first_broadside, add.at_anchor, add.rake_stern, add.rake_bow) == (3, 3, 4, 3)
    rows = ((2, 5, 0), (6, 9, 1), (10, 12, 2), (13, 15, 3), (16, 17, 4), (18, 19, 5), (20, 22, 6), (23, 25, 7), (26, 28, 8))
    for low, high, points in (*rows, (29, 40, 9)):
        assert {points_of(CHARTS, total) for total in range(low, high + 1)} == {points}
    assert points_of(CHARTS, 5 + 6 + 2 + 3 - 1) == 3  # the example of page 9
    assert CHARTS.sheet.mast_falls_at == (10, 20, 30)


def test_dice_and_tests() -> None:
    """Pages 2, 4, 6, 9 to 11 and 14: faces of the dice, and what passes and fails on them."""
    assert CHARTS.random_die.faces == (-2, -1, 0, 0, 1, 2)
    assert CHARTS.random_die.other == (-2, -1, 0, 1, 1, 2)
    assert sorted(CHARTS.collision_die.faces) == ["choice"] * 3 + ["entangled"] + ["light"] * 2
    assert sorted(CHARTS.point_blank_die.faces) == ["captain", "crew", "crew", "none", "none", "none"]
    assert sorted(CHARTS.boarding_die.faces) == ["none"] * 3 + ["stronger"] + ["weaker"] * 2
    assert set(CHARTS.risk_die.confirm) == {"fire", "crew", "leak"}
    assert set(CHARTS.risk_die.stars) == {"fire", "rudder", "masts2", "hull2"}
    assert (CHARTS.wind_test.every, CHARTS.leak_test.stopped, CHARTS.leak_test.worse) == (3, (1, 2), (-2,))
    leaks, fires = CHARTS.leak_check, CHARTS.fire_test
    assert (leaks.top_light, leaks.top_heavy, leaks.bottom_light, leaks.bottom_heavy) == ((-2,), (), (-1, -2), (-2,))
    assert leaks.turns == 6
    assert (fires.out, fires.damage, fires.spread, fires.hull, fires.masts) == ((0, 1, 2), (-1,), (-2,), 2, 2)
    assert (fires.explodes_from, fires.explodes_on, fires.linked_on) == (3, (-2,), (-1, -2))
    near, far = CHARTS.explosion.near, CHARTS.explosion.far
    assert (near.within, near.masts, near.hull, near.fire_on) == (100, 8, 4, (-1, -2))
    assert (far.within, far.masts, far.hull, far.fire_on) == (200, 4, 2, (-2,))
    assert (CHARTS.tack_test.dice, CHARTS.tack_test.fails_to, CHARTS.separation_test.success) == (2, -2, (1, 2))
    assert (CHARTS.surrender_test.strikes_on, CHARTS.surrender_test.captain_killed) == ((-1, -2), (0, -1, -2))
    assert (CHARTS.mishap.on, CHARTS.mishap.bursts_on, CHARTS.mishap.fire_on) == ((-2,), (-1, -2), (-2,))


def test_moves_contacts_and_boarding() -> None:
    """Pages 2, 5, 11 and 12: unit moves by attitude, 5 and 2.5 cm, collisions, points of boarding, entry and budget."""
    halves = [CHARTS.attitude.of(name).half_moves for name in ("run", "reach", "close", "irons")]
    assert halves == [4, 6, 2, 1]
    assert (CHARTS.movement.full[0], CHARTS.movement.half[0], CHARTS.movement.drift, CHARTS.movement.minimum) == (50, 25, 25, 25)
    assert (CHARTS.collision.violent, CHARTS.collision.per_rank, CHARTS.collision.light) == (2, 1, 2)
    board = CHARTS.boarding_points
    assert (board.rank[:4], board.per_deck) == ((8, 7, 5, 4), 1)
    assert (board.more_damaged, board.less_damaged, board.flagship, board.opposed_to_flagship) == (-1, 1, 1, -1)
    assert CHARTS.body_boarding.points_per_loss == 5
    assert (CHARTS.entry.width, CHARTS.entry.height, CHARTS.entry.inside, CHARTS.entry.percent) == (1200, 1200, 400, 5)
    assert next(option.default for option in GAME.rules.options if option.id == "turns") == 16
