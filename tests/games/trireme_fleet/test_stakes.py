"""Odds of an aimed ram: they are told when it is declared, though the blow falls when all have moved."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import step
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match.position.chances import forecast
from naumachia.match.views.prospects import prospects

GAME = find("trireme_fleet")
SIDES = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}
BEAM = {"side": "yellow", "type": "trireme", "bow": [6, 6], "h": 0}
AFAR = {"side": "yellow", "type": "trireme", "bow": [17, 6], "h": 3}


def sea(**ships: Any) -> Any:
    """Red is to move, as first player."""
    tables = {
        "game": "trireme_fleet",
        "title": {"en": "Two", "fr": "Deux"},
        "map": {"columns": 20, "rows": 18},
        "turns": 12,
        "sides": SIDES,
        "ships": ships | {"Y9": AFAR},
        "position": {"phase": "first", "first": "red"},
    }
    return GAME.start(GAME.check_scenario(tables, "test"))


def play(state: Any, *answers: str) -> Any:
    for answer in answers:
        state = step(state, answer)
    return state


def headline(found: Forecast) -> dict[str, Fraction | None]:
    return {share.what.key: share.exact for share in found.headline}


def test_a_ram_in_the_side_promises_what_its_dice_do() -> None:
    """X12: ahead by 5 before the dice, sunk from 7 on, immobilised from 3 on, below by even dice."""
    state = play(sea(R1={"side": "red", "type": "trireme", "bow": [5, 7], "h": 1}, Y1=BEAM), "R1", "full")
    found = forecast(GAME, state, "A")
    falls = [(a - b + 5, (a + b) % 2 == 0) for a in range(1, 7) for b in range(1, 7)]
    sunk = sum(lead >= 7 for lead, _ in falls)
    hurt = sum(3 <= lead < 7 or (lead < 3 and even) for lead, even in falls)
    assert headline(found) == {
        "verdict-sunk": Fraction(sunk, 36),
        "verdict-immobilised": Fraction(hurt, 36),
        "verdict-no-effect": Fraction(36 - sunk - hurt, 36),
    }
    assert found.good == pytest.approx((sunk + hurt) / 36)
    told = {(margin.piece, margin.key): margin.mean for margin in found.margins}
    assert told["R1", "tired"] == pytest.approx(2 / 6)
    assert told["Y1", "sunk"] == pytest.approx(sunk / 36)


def test_at_cruise_it_promises_less_and_tires_nobody() -> None:
    ship = {"side": "red", "type": "trireme", "bow": [5, 7], "h": 1}
    full, cruise = (forecast(GAME, play(sea(R1=ship, Y1=BEAM), "R1", mode), "A") for mode in ("full", "cruise"))
    assert cruise.good < full.good
    assert not [margin for margin in cruise.margins if margin.key == "tired"]


def test_bow_to_bow_the_answer_counts() -> None:
    """Equal triremes: neither is the better for it, save that the answer comes at cruise."""
    state = play(sea(R1={"side": "red", "type": "trireme", "bow": [6, 5], "h": 3}, Y1=BEAM), "R1", "cruise")
    found = headline(forecast(GAME, state, "A"))
    assert found.keys() == {"verdict-immobilised", "verdict-own-immobilised", "verdict-both", "verdict-no-effect"}
    assert found["verdict-immobilised"] == found["verdict-own-immobilised"]


def test_other_rams_of_the_turn_are_left_out() -> None:
    """A second ram on the same ship promises what it would alone, and the blow of the first is not told again."""
    two = {
        "R1": {"side": "red", "type": "trireme", "bow": [5, 7], "h": 1},
        "R2": {"side": "red", "type": "trireme", "bow": [7, 6], "h": 5},
    }
    alone = play(sea(Y1=BEAM, R2=two["R2"]), "R2", "cruise")
    second = play(sea(Y1=BEAM, **two), "R1", "cruise", "A", "R2", "cruise")
    assert headline(forecast(GAME, second, "A")) == headline(forecast(GAME, alone, "A"))


def test_the_last_ram_of_a_phase_is_told_the_same() -> None:
    """Then the blows would fall at once; what is told is the blow alone."""
    tail = {"side": "red", "type": "trireme", "bow": [5, 7], "h": 1}
    state = play(sea(R1=tail, Y1=BEAM), "R1", "cruise")
    other = play(sea(R1=tail, R2={"side": "red", "type": "trireme", "bow": [2, 12], "h": 1}, Y1=BEAM), "R1", "cruise")
    assert headline(forecast(GAME, state, "A")) == headline(forecast(GAME, other, "A"))


def test_what_a_ship_can_still_do_tells_the_chances_of_its_rams() -> None:
    state = sea(R1={"side": "red", "type": "trireme", "bow": [3, 9], "h": 1}, Y1=BEAM)
    strikes = prospects(GAME, state, "R1").strikes
    assert {strike.target for strike in strikes} == {"Y1"}
    assert all(strike.forecast.good > 0.5 for strike in strikes)


def test_a_move_without_a_ram_tells_only_its_own_dice() -> None:
    state = play(sea(R1={"side": "red", "type": "trireme", "bow": [3, 9], "h": 1}, Y1=BEAM), "R1", "full")
    assert headline(forecast(GAME, state, "stop")) == {"verdict-own-tired": Fraction(1, 3), "verdict-nothing": Fraction(2, 3)}
