"""Fleets bought by budget and how they come in (BB-2.2 to BB-2.5, BB-14.1): prices, the 5 % rule, faults, the entry."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from games.branle_bas.eager import eager
from games.branle_bas.second_reading.geometry import CARDS, adv
from naumachia.games import find
from naumachia.games.branle_bas.rules.winds import attitude
from naumachia.games.branle_bas.setup.entry import headings, leader, line
from naumachia.geometry.plane import Pose
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files.fleets import Muster, price, read_item
from naumachia.match import Match
from naumachia.text import LANGUAGES, speech

GAME = find("branle_bas")
CHARTS = GAME.standard_charts
assert GAME.fleets is not None
FLEETS = GAME.fleets
MARKET = FLEETS.market(CHARTS)


@pytest.mark.parametrize(("kind", "points"), [("120", 78), ("80", 51), ("74", 45), ("64", 33), ("56", 25)])
def test_prices(kind: str, points: int) -> None:
    assert price(MARKET, read_item(kind)) == points


def meet(one: tuple[str, ...], two: tuple[str, ...], **conditions: str) -> Any:
    return GAME.between(135, Muster("", (one,)), Muster("", (two,)), conditions=conditions)


def test_a_gap_of_more_than_five_in_a_hundred_is_refused() -> None:
    """X52, BB-2.2 90 against 84 is too much, 135 against 132 is not."""
    with pytest.raises(BadFile) as refused:
        meet(("74", "74"), ("80", "64"))
    assert "fleet-gap" in str(refused.value)
    assert meet(("74", "74", "74"), ("64", "64", "64", "64"))
    assert meet(("120",), ("74", "64"))


def test_ready_fleets_are_sound_and_have_names() -> None:
    assert len(MARKET.presets) > 10
    for preset in MARKET.presets:
        assert FLEETS.faults(CHARTS, preset.points, preset.fleet) == ()
        for lang in LANGUAGES:
            assert not speech(lang, GAME.name).problems(preset.label.key, preset.label.args)


@pytest.mark.parametrize(
    ("ships", "key"), [(("120",) * 9, "fleet-too-dear"), ((), "fleet-empty"), (("56",) * 25, "fleet-too-long")]
)
def test_faults(ships: tuple[str, ...], key: str) -> None:
    points = MARKET.sizes[-1].points if key == "fleet-too-long" else MARKET.sizes[0].points
    found = FLEETS.faults(CHARTS, points, Muster("", (ships,)))
    assert key in {fault.key for fault in found}
    for fault in found:
        for lang in LANGUAGES:
            assert not speech(lang, GAME.name).problems(fault.key, fault.args)


def test_the_standard_entry_is_that_of_the_specification() -> None:
    """BB-2.4, BB-2.5 On either side of the wind's axis, for every wind; BB-2.3 one flagship a side."""
    assert [leader(CHARTS, h) for h in headings(0, 4)] == [Pose(346, 746, 120), Pose(854, 746, 240)]
    assert [leader(CHARTS, h) for h in headings(0, 2)] == [Pose(454, 854, 150), Pose(746, 854, 210)]
    east, north = leader(CHARTS, headings(90, 4)[0]), leader(CHARTS, headings(0, 4)[0])
    assert (east.x - 600, east.y - 600) == (north.y - 600, 600 - north.x)
    first = Pose(346, 746, 120)
    kinds = ("120", "80", "74", "64", "56")
    behind, places = 0, [(346, 746)]
    for ahead, own in pairwise(kinds):
        behind += CARDS[ahead][5] + 50 + CARDS[own][5]
        x, y = adv(0, 0, 120, behind)
        places.append((346 - x, 746 - y))
    assert [(pose.x, pose.y) for pose in line(CHARTS, first, kinds)] == places


@pytest.mark.parametrize("wind", [0, 90, 180, 270])
@pytest.mark.parametrize("sectors", [2, 4])
def test_wind_and_sectors_are_agreed_on(wind: int, sectors: int) -> None:
    """BB-2.4, BB-2.5 Nobody begins in irons, and what is left out is the wind from the north and four sectors."""
    battle = meet(("74", "74", "74"), ("64",) * 4, wind=str(wind), sectors=str(sectors))
    assert battle.wind == wind
    led = [battle.ships[name].at for name in ("W1", "E1")]
    assert [at[2] for at in led] == list(headings(wind, 2 if sectors == 2 else 4))
    assert (led[1][2] - led[0][2]) % 360 == 30 * sectors
    sea = GAME.start(battle)
    assert all(attitude(sea.charts, wind, ship.h) in ("reach", "run") for ship in sea.ships.values())
    usual = meet(("74", "74", "74"), ("64",) * 4)
    assert (battle == usual) == ((wind, sectors) == (0, 4))


@pytest.mark.parametrize(
    ("said", "key"),
    [({"wind": "45"}, "fleet-no-word"), ({"sectors": "3"}, "fleet-no-word"), ({"tide": "0"}, "fleet-no-condition")],
)
def test_what_cannot_be_agreed_on(said: dict[str, str], key: str) -> None:
    with pytest.raises(BadFile) as refused:
        meet(("74", "74", "74"), ("64",) * 4, **said)
    assert [fault.key for fault in refused.value.faults] == [key]
    for lang in LANGUAGES:
        assert not speech(lang, GAME.name).problems(key, refused.value.faults[0].args)
    for condition in MARKET.conditions:
        for label in (condition.label, *(pick.label for pick in condition.picks)):
            assert not any(speech(lang, GAME.name).problems(label.key, label.args) for lang in LANGUAGES)


def test_one_ship_a_side_is_a_duel_unless_the_file_says_otherwise() -> None:
    """BB-3.4"""
    tables = {
        "game": "branle_bas",
        "title": {"en": "Two", "fr": "Deux"},
        "sides": {side: {"name": {"en": side, "fr": side}} for side in ("A", "B")},
        "ships": {
            "A1": {"side": "A", "type": "74", "at": [300, 600, 90]},
            "B1": {"side": "B", "type": "74", "at": [800, 600, 90]},
        },
    }
    assert GAME.check_scenario(tables, "two").one_to_one
    assert not GAME.check_scenario(tables | {"duel": False}, "two").one_to_one
    more = tables | {"ships": tables["ships"] | {"B2": {"side": "B", "type": "74", "at": [800, 900, 90]}}}  # type: ignore[operator]
    assert not GAME.check_scenario(more, "three").one_to_one
    with pytest.raises(BadFile):
        GAME.check_scenario(more | {"duel": True}, "three")


def test_two_fleets_fight_to_the_end() -> None:
    points = 135
    one, two = [preset.fleet for preset in MARKET.presets if preset.points == points][:2]
    match, rng = Match.seeded(GAME, GAME.between(points, one, two), seed=3), Random(3)
    assert [sum(ship.flagship for ship in match.state.fleet(side)) for side in match.state.setting.sides] == [1, 1]
    while match.request is not None:
        match.answer(eager(match.state, match.request, rng), match.waiting[0])
    assert match.outcome is not None
