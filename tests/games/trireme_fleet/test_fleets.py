"""Fleets bought by points (TF-PC): prices, faults, ready fleets, and their deployment."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import Choose, Roll, pending, step
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files.fleets import Item, Muster, item_faults, price, print_item, read_item
from naumachia.players import make
from naumachia.text import LANGUAGES, speech

GAME = find("trireme_fleet")
assert GAME.fleets is not None
FLEETS = GAME.fleets
MARKET = FLEETS.market(GAME.standard_charts)


@pytest.mark.parametrize(
    ("written", "cost"),
    [
        ("quinquereme crew=expert", 30),  # X29
        ("trireme crew=beginner", 13),
        ("trireme crew=slave", 11),
        ("trireme", 14),
        ("quinquereme corvus=1 infantry=2", 24 + 3 + 4),
        ("octere tower=2 engine=3 fire=1", 35 + 4 + 9 + 3),
    ],
)
def test_what_a_ship_costs(written: str, cost: int) -> None:
    """PC, X29, TR-R33"""
    item = read_item(written)
    assert item_faults(MARKET, item) == ()
    assert price(MARKET, item) == cost
    assert print_item(item) == written


def test_the_market_and_the_battle_agree_on_prices() -> None:
    """TF-10.3: the price of the start is the price paid."""
    for preset in MARKET.presets:
        battle = GAME.between(preset.points, preset.fleet, preset.fleet)
        sea = GAME.start(battle)
        items = [read_item(text) for text in preset.fleet.squadrons[0]]
        assert [sea.setting.prices[f"R{place}"] for place in range(1, len(items) + 1)] == [price(MARKET, one) for one in items]
        spent = sum(price(MARKET, one) for one in items)
        assert 0 <= preset.points - spent < min(price(MARKET, one) for one in items)
    for lang in LANGUAGES:
        words = speech(lang, GAME.name)
        picks = (pick.label for trait in MARKET.traits for pick in trait.picks)
        goods = (*(one.label for one in MARKET.models), *(one.label for one in MARKET.presets))
        kinds = (*(trait.label for trait in MARKET.traits), *(extra.label for extra in MARKET.extras))
        for label in (*goods, *kinds, *picks):
            assert words.problems(label.key, label.args) == []


@pytest.mark.parametrize(
    ("squadrons", "keys"),
    [
        ((("raft",),), ["fleet-no-model"]),
        ((("trireme crew=drunk",),), ["fleet-no-pick"]),
        ((("trireme corvus=1",),), ["fleet-too-many"]),
        ((("quinquereme corvus=x",),), ["fleet-too-many"]),
        ((("trireme infantry=3",),), ["fleet-too-many"]),
        ((("trireme sails=1",),), ["fleet-no-choice"]),
        ((("trireme",) * 11,), ["fleet-too-dear"]),
        ((("lembos",) * 60,), ["fleet-too-long"]),
        (((),), ["fleet-no-ship"]),
        ((), ["fleet-squadrons"]),
    ],
)
def test_what_is_wrong_with_a_fleet(squadrons: tuple[tuple[str, ...], ...], keys: list[str]) -> None:
    found = FLEETS.faults(GAME.standard_charts, 150, Muster("", squadrons))
    assert [fault.key for fault in found] == keys
    for lang in LANGUAGES:
        for fault in found:
            assert speech(lang, GAME.name).problems(fault.key, fault.args) == []
    good = MARKET.presets[0].fleet
    with pytest.raises(BadFile):
        GAME.between(150, Muster("", squadrons), good)


def test_items_read_what_they_print() -> None:
    for item in (Item("trireme"), Item("quinquereme", {"crew": "slave", "tower": "1"})):
        assert read_item(print_item(item)) == item


def place_all(sea: Any, rng: Random) -> tuple[Any, list[str]]:
    """Place every ship at random; the ids in the order in which they were placed."""
    order = []
    while (request := pending(sea)) is not None and request.key != "roll-initiative":
        if isinstance(request, Roll):
            sea = step(sea, rng.randint(1, 6))
            continue
        assert isinstance(request, Choose)
        answer = rng.choice(request.moves)
        if request.key == "ask-deploy":
            order.append(answer)
        sea = step(sea, answer)
    return sea, order


@pytest.mark.parametrize("name", ["p150", "p300", "p600"])
def test_deployment(name: str) -> None:
    """TF-PC: by turns, both hexes within four rows of the own edge, and the list is the order of deployment."""
    first = GAME.start(GAME.load_scenario(name))
    sea, order = place_all(first, Random(7))
    assert list(sea.ships) == order
    sides = [sea.ships[ship].side for ship in order]
    both = 2 * min(sides.count("red"), sides.count("yellow"))
    assert all(a != b for a, b in pairwise(sides[:both]))
    for ship in sea.ships.values():
        assert not ship.gone
        rows = {r + q // 2 for q, r in ship.hexes}
        assert rows <= (set(range(18, 22)) if ship.side == "red" else set(range(4)))
    assert len({at for ship in sea.ships.values() for at in ship.hexes}) == 2 * len(order)


def test_the_rest_falls_into_line() -> None:
    """TF-PC: who leaves it to the program is asked no more, and every ship points at the enemy."""
    sea = GAME.start(GAME.load_scenario("p300"))
    while (request := pending(sea)) is not None and request.key != "roll-initiative":
        sea = step(sea, 5 if isinstance(request, Roll) and request.seat == "red" else 2 if isinstance(request, Roll) else "line")
    assert {(ship.side, ship.h) for ship in sea.ships.values()} == {("red", 0), ("yellow", 3)}


def test_a_program_places_its_ships_bow_to_the_enemy() -> None:
    sea = GAME.start(GAME.load_scenario("p150"))
    greedy = make("greedy", GAME, 3)
    while (request := pending(sea)) is not None and request.key != "roll-initiative":
        sea = step(
            sea,
            5
            if isinstance(request, Roll) and request.seat == "red"
            else 2
            if isinstance(request, Roll)
            else greedy.choose(sea, request.seats[0]),
        )
    assert {(ship.side, ship.h) for ship in sea.ships.values()} == {("red", 0), ("yellow", 3)}
