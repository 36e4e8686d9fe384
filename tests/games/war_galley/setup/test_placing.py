"""Before a tournament (WG-10.0, WG-D1, WG-D2), rule by rule: fleets and admirals, who sets up first, where a ship may stand."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.war_galley.rules.tournament import (
    BuildFleets,
    PlaceAt,
    PlaceFacing,
    PlaceShips,
    SetUpOrder,
    SetUpOrEnter,
    admiral_name,
    best,
    changes_places,
    chosen_admiral,
    facings,
    muster,
    place_ships,
    zone,
)
from naumachia.games.war_galley.setup.scenario import FACINGS
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import from_printed, printed

GAME = find("war_galley")
ONE, TWO = "R", "C"
"""R sets up at the bottom edge of 32 rows, C at the top."""


@cache
def start() -> Sea:
    found = GAME.start(GAME.load_scenario("s04"), {"watch": 0, "reply": 0, "place": 1}, None)
    assert isinstance(found, Sea)
    return found


def tournament() -> Sea:
    """A tournament before anything is placed, to be changed at will."""
    sea = start().copy()
    sea.agenda = ()
    return sea


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def admiral(sea: Sea, side: str, initiative: int) -> None:
    """Give the admiral of a side an initiative."""
    sea.commanders = {
        name: replace(chief, initiative=initiative) if (chief.side, chief.kind) == (side, "ADM") else chief
        for name, chief in sea.commanders.items()
    }


# Fleets


def test_both_sides_are_asked_for_fleet_and_admiral() -> None:
    """WG-D1 What the scenario gives stands first."""
    sea = tournament()
    request = BuildFleets().ask(sea)
    assert set(request.sheets) == {ONE, TWO}
    charts = sea.setting.charts
    for lines in request.sheets.values():
        found = [tuple(line) for line in lines]
        assert [answers[0] for answers in found] == ["as-written", "as-written"]
        admirals = charts.tournament_commanders.admirals
        assert found[1][1:] == tuple(f"I{one.initiative}-CR{one.range}" for one in admirals)


@pytest.mark.parametrize("name", ["as-written", "I9-CR9"])
def test_an_admiral_who_is_not_on_the_list_is_nobody(name: str) -> None:
    """WG-D1."""
    assert chosen_admiral(tournament().setting.charts, name) is None


def test_the_fleet_as_written_with_another_admiral() -> None:
    """WG-D1 Only the admiral of that side changes, and no ship."""
    sea = tournament()
    before, ships = dict(sea.commanders), sea.ships
    muster(sea, ONE, "as-written", "as-written")
    assert sea.commanders == before
    muster(sea, ONE, "as-written", "I5-CR4")
    assert sea.ships == ships
    for name, chief in sea.commanders.items():
        if (chief.side, chief.kind) == (ONE, "ADM"):
            assert chief == replace(before[name], initiative=5, range=4)
        else:
            assert chief == before[name]


def test_a_bought_fleet_takes_the_place_of_one_side_only() -> None:
    """WG-D1 The other keeps its ships and its commanders; the ships of the first side stand first."""
    sea = tournament()
    theirs = {name: ship for name, ship in sea.ships.items() if ship.side == TWO}
    chiefs = {name: chief for name, chief in sea.commanders.items() if chief.side == TWO}
    muster(sea, ONE, "giants", "I5-CR4")
    assert {name: ship for name, ship in sea.ships.items() if ship.side == TWO} == theirs
    assert {name: chief for name, chief in sea.commanders.items() if chief.side == TWO} == chiefs
    sides = [ship.side for ship in sea.ships.values()]
    assert sides == sorted(sides, key=[ONE, TWO].index)
    assert sea.occupied == {at: ship.id for ship in sea.ships.values() for at in ship.hexes}
    mine = [chief for chief in sea.commanders.values() if chief.side == ONE and chief.kind == "ADM"]
    assert [(chief.initiative, chief.range) for chief in mine] == [(5, 4)]
    assert all(ship.card in sea.setting.cards or ship.card in sea.setting.charts.models.table for ship in sea.ships.values())


# The roll


@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "winner"),
    [
        (3, 3, (4, 4), ""),
        (3, 3, (4, 5), TWO),
        (3, 3, (5, 4), ONE),
        (3, 4, (5, 4), ""),
        (3, 5, (5, 4), TWO),
        (5, 3, (3, 4), ONE),
        (5, 3, (3, 5), ""),
    ],
)
def test_the_loser_of_the_roll_sets_up_first(mine: int, theirs: int, dice: tuple[int, int], winner: str) -> None:
    """WG-10.0, WG-K24 Die and initiative; a tie is rolled again."""
    sea = tournament()
    admiral(sea, ONE, mine)
    admiral(sea, TWO, theirs)
    assert (best(sea, ONE), best(sea, TWO)) == (mine, theirs)
    first = SetUpOrder()
    assert (first.ask(sea).seat, first.ask(sea).args["initiative"]) == (ONE, mine)
    first.take(sea, dice[0])
    assert sea.agenda == (SetUpOrder((dice[0],)),)
    second = sea.agenda[0]
    assert (second.ask(sea).seat, second.ask(sea).args["initiative"]) == (TWO, theirs)
    sea.agenda = ()
    second.take(sea, dice[1])
    told = sea.events[-1]
    assert (told.args["first"], told.args["second"], told.dice) == (mine + dice[0], theirs + dice[1], dice)
    if not winner:
        assert told.key == "initiative-tied"
        assert coming(sea) == (SetUpOrder(),)
    else:
        assert told.key == "set-up-order"
        assert coming(sea) == (PlaceShips(TWO if winner == ONE else ONE), SetUpOrEnter(winner))


def test_a_side_without_commanders_has_no_initiative() -> None:
    sea = tournament()
    sea.commanders = {}
    assert best(sea, ONE) == 0


@pytest.mark.parametrize("answer", ["set-up", "enter"])
def test_the_winner_sets_up_or_enters_first(answer: str) -> None:
    """WG-10.0, WG-R32 Ships that will enter wait, and only theirs."""
    sea = tournament()
    sea.first = ""
    frame = SetUpOrEnter(ONE)
    option = frame.show(sea, answer)
    frame.take(sea, answer)
    waits = answer == "enter"
    assert option.key == ("do-enter-later" if waits else "do-set-up")
    assert {ship.gone for ship in sea.ships.values() if ship.side == ONE} == ({"waiting"} if waits else {""})
    assert {ship.gone for ship in sea.ships.values() if ship.side == TWO} == {""}
    assert sea.first == (ONE if waits else "")
    assert sea.agenda == (() if waits else (PlaceShips(ONE),))
    assert [event.key for event in sea.events] == (["will-enter"] if waits else [])


# Places


def test_each_ship_is_placed_once() -> None:
    """WG-D2."""
    sea = tournament()
    names = [ship.id for ship in sea.ships.values() if ship.side == ONE]
    frame = PlaceShips(ONE, (names[0], names[2]))
    request = frame.ask(sea)
    wanted = ["done", *(name for name in names if name not in (names[0], names[2]))]
    assert [answer for answer in request if answer not in request.asides] == wanted
    frame.take(sea, names[1])
    assert sea.agenda == (PlaceAt(names[1]), PlaceShips(ONE, (names[0], names[2], names[1])))
    sea.agenda = ()
    frame.take(sea, "done")
    assert sea.agenda == ()
    assert (frame.show(sea, "done").key, frame.show(sea, "done").ship) == ("do-placed", "")
    option = frame.show(sea, names[1])
    assert (option.key, option.ship, option.target) == ("do-place", names[1], names[1])
    assert place_ships(sea, TWO) == (PlaceShips(TWO),)


@pytest.mark.parametrize(("side", "rows"), [(ONE, range(25, 33)), (TWO, range(1, 9))])
def test_the_zone_is_eight_rows_deep(side: str, rows: range) -> None:
    """WG-10.0 The edge row is the first of them, over the whole breadth of the map."""
    sea = tournament()
    columns = sea.setting.columns
    assert sea.setting.rows == 32
    wanted = {f"{column:02d}{row:02d}" for column in range(1, columns + 1) for row in rows}
    assert {printed(at) for at in zone(sea, side)} == wanted


def emptied(length: int) -> Sea:
    """A tournament in which only R1 is on the map, of so many hexes."""
    sea = tournament()
    sea.put(*(replace(ship, gone="left") for ship in sea.ships.values() if ship.id != "R1"))
    sea.change("R1", length=length, bow=from_printed("2028"), facing=0)
    sea.__dict__.pop("occupied", None)
    return sea


@pytest.mark.parametrize(
    ("length", "bow", "found"),
    [
        (2, "1028", "N NE SE S SW NW"),
        (2, "1025", "N NE NW"),
        (2, "1125", "N NE SE SW NW"),
        (2, "1032", "NE SE S SW NW"),
        (2, "1132", "SE S SW"),
        (1, "1025", "N NE SE S SW NW"),
        (1, "1032", "N NE SE S SW NW"),
        (2, "2028", "N NE SE S SW NW"),
        (2, "2029", "N NE SE S SW NW"),
    ],
)
def test_with_which_facings_a_ship_fits(length: int, bow: str, found: str) -> None:
    """WG-D2 The stern lies in the zone too."""
    sea = emptied(length)
    got = {FACINGS[facing] for facing in facings(sea, sea.ships["R1"], from_printed(bow))}
    assert got == set(found.split())


def test_a_stern_is_put_on_nobody() -> None:
    """WG-D2 Neither on a friend; its own old place is free."""
    sea = emptied(2)
    other = next(name for name, ship in sea.ships.items() if ship.side == ONE and ship.length == 2 and name != "R1")
    sea.change(other, gone="", bow=from_printed("1028"), facing=0)
    ship = sea.ships["R1"]
    assert [FACINGS[f] for f in facings(sea, ship, from_printed("1027"))] == ["NE", "SE", "S", "SW", "NW"]
    assert [FACINGS[f] for f in facings(sea, ship, from_printed("1028"))] == ["N"]
    assert facings(sea, ship, from_printed("1029")) == []
    sea.change(other, facing=3)
    assert [FACINGS[f] for f in facings(sea, ship, from_printed("1028"))] == ["S"]
    sea.change(other, length=1)
    sea.__dict__.pop("occupied", None)
    assert facings(sea, ship, from_printed("1028")) == []
    sea.change(other, length=2, side=TWO)
    sea.__dict__.pop("occupied", None)
    assert facings(sea, ship, from_printed("1028")) == []


@pytest.mark.parametrize(("side", "facing", "swaps"), [(ONE, 0, True), (ONE, 3, False), (ONE, 1, False), (TWO, 0, False)])
def test_who_changes_places(side: str, facing: int, swaps: bool) -> None:
    """WG-D2 Only with a friend whose hull fills the very same hexes."""
    sea = emptied(2)
    ship = sea.ships["R1"]
    other = replace(ship, id="R2", side=side, facing=facing)
    assert changes_places(ship, other) == swaps


def test_a_ship_put_on_free_water_moves_nobody_else() -> None:
    """WG-D2."""
    sea = emptied(2)
    other = next(name for name, ship in sea.ships.items() if ship.side == ONE and ship.length == 2 and name != "R1")
    sea.change(other, gone="", bow=from_printed("1028"), facing=0)
    frame = PlaceFacing("R1", from_printed("1528"))
    frame.take(sea, "SE")
    assert (printed(sea.ships["R1"].bow), sea.ships["R1"].facing) == ("1528", 2)
    assert (printed(sea.ships[other].bow), sea.ships[other].facing) == ("1028", 0)
    (told,) = sea.events
    assert (told.key, told.ship, told.args["hex"], told.path) == ("placed", "R1", "1528", ((from_printed("1528"), 2),))
    PlaceFacing("R1", from_printed("1028")).take(sea, "N")
    assert (printed(sea.ships["R1"].bow), sea.ships["R1"].facing) == ("1028", 0)
    assert (printed(sea.ships[other].bow), sea.ships[other].facing) == ("1528", 2)
    PlaceFacing("R1", from_printed("1028")).take(sea, "NW")
    assert (printed(sea.ships["R1"].bow), sea.ships["R1"].facing) == ("1028", 5)


def test_the_questions_of_placing() -> None:
    """WG-10.0 The hexes into which the ship fits some way, then the ways."""
    sea = emptied(2)
    request = PlaceAt("R1").ask(sea)
    assert request is not None
    answers = [answer for answer in request if answer not in request.asides]
    assert len(answers) == 8 * sea.setting.columns
    option = PlaceAt("R1").show(sea, "1025")
    assert (option.args["hex"], option.cell, option.ship) == ("1025", from_printed("1025"), "R1")
    assert len(option.path) == 1
    assert PlaceAt("R1").refuse(sea, "1024").args["depth"] == 8
    facing = PlaceFacing("R1", from_printed("1025"))
    request = facing.ask(sea)
    assert [answer for answer in request if answer not in request.asides] == ["N", "NE", "NW"]
    shown = facing.show(sea, "NE")
    assert (shown.args["facing"], shown.cell) == ("NE", from_printed("1025"))
    assert shown.path != facing.show(sea, "N").path
    assert option.path == facing.show(sea, "N").path
    PlaceAt("R1").take(sea, "1025")
    assert sea.agenda == (facing,)


def test_how_admirals_are_written() -> None:
    """WG-D1 As on the sheet."""
    charts = tournament().setting.charts
    for one in charts.tournament_commanders.admirals:
        assert chosen_admiral(charts, admiral_name(one)) == one
