"""Fleets bought by points in the Ship Game (TS-PC): prices, faults, ready fleets, and a battle between two of them."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.games import find
from naumachia.kernel import Orders
from naumachia.kernel.errors import BadFile
from naumachia.kernel.files.fleets import Muster, price, read_item
from naumachia.match import Match
from naumachia.text import LANGUAGES, speech

GAME = find("trireme_ship")
CHARTS = GAME.standard_charts
assert GAME.fleets is not None
FLEETS = GAME.fleets
MARKET = FLEETS.market(CHARTS)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("trireme armoured=2 light=1 archers=1", 18),  # X60
        ("trireme crew=expert", 14),
        ("quinquereme armoured=6 light=2 archers=2 corvus=1", 16 + 12 + 2 + 4 + 3),
    ],
)
def test_prices(text: str, points: int) -> None:
    assert price(MARKET, read_item(text)) == points


def test_ready_fleets_are_sound_and_have_names() -> None:
    assert len(MARKET.presets) > 15
    for preset in MARKET.presets:
        assert FLEETS.faults(CHARTS, preset.points, preset.fleet) == ()
        for lang in LANGUAGES:
            assert not speech(lang, GAME.name).problems(preset.label.key, preset.label.args)


@pytest.mark.parametrize(
    ("ships", "key"),
    [
        (("trireme armoured=4 light=4",), "fleet-too-many-men"),
        (("hexadecere",) * 9, "fleet-too-dear"),
        (("lembos tower=1",), "fleet-too-many"),
        ((), "fleet-no-ship"),
        (("saxon",), "fleet-no-rowers"),
        (("saxon light=4", "saxon armoured=2 archers=2"), "fleet-no-rowers"),
    ],
)
def test_faults(ships: tuple[str, ...], key: str) -> None:
    found = FLEETS.faults(CHARTS, 150, Muster("", (ships,)))
    assert found[0].key == key or key == "fleet-too-many"
    for fault in found:
        for lang in LANGUAGES:
            assert not speech(lang, GAME.name).problems(fault.key, fault.args)


@pytest.mark.parametrize("text", ["saxon light=1", "saxon armoured=3 light=1", "trireme armoured=2", "trireme", "merchant_small"])
def test_only_a_saxon_needs_light_men_to_row_it(text: str) -> None:
    assert FLEETS.faults(CHARTS, 150, Muster("", ((text,),))) == ()


def test_two_fleets_fight_to_the_end() -> None:
    rome = next(preset.fleet for preset in MARKET.presets if preset.name == "rome" and preset.points == 150)
    patrol = next(preset.fleet for preset in MARKET.presets if preset.name == "patrol" and preset.points == 150)
    battle = GAME.between(150, rome, patrol)
    assert battle.options == {"corvus": 1, "fire": 1}
    match, rng = Match.seeded(GAME, battle, seed=3), Random(3)
    while match.request is not None:
        seat, request = rng.choice(match.waiting), match.request
        match.answer(request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(request.answers), seat)  # type: ignore[union-attr]
    assert match.outcome is not None
    with pytest.raises(BadFile):
        GAME.between(150, Muster("", (("nothing",),)), patrol)
