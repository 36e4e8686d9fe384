"""Odds end where the consequences of an act end, so they are fractions wherever the rules have dice and no decision."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from games.war_galley.table import GAME, afloat, on
from games.war_galley.test_invariants import keen, melee
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Choose, Roll, pending, show, step
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import odds
from naumachia.kernel.orders.standing_orders import sets

LAST = ("A1 3-good 3013 NW", "B1 3-good 2912 N")
"""The only ships on the map, nobody else to act: whatever A1 does ends the turn."""


def shares(sea: Sea, answer: str) -> dict[str, Fraction]:
    """The chance of each thing the odds speak of, by key and ship."""
    found: dict[str, Fraction] = {}
    for share in odds(sea, answer, GAME.telling.gist, msgspec.json.encode):
        assert share.exact is not None
        for message in share.what:
            ship = message.args.get("ship")
            name = message.key if ship is None else f"{message.key} {ship.args['id']}"
            found[name] = found.get(name, Fraction(0)) + share.exact
    return found


def test_an_act_that_ends_the_turn_has_the_odds_of_any_other() -> None:
    """WG-7.14 The sinking rolls, the wind and the initiative of the next turn are no consequences of a ram."""
    alone = on(afloat(*LAST, chiefs={"A1": "ADM 3 2", "B1": "ADM 3 3"}), "0")
    with_others = afloat(*LAST, "A2 T-std 0238 N", "B2 3-good 5802 S", position={"acting": ["A1", "A2"]})
    among = on(with_others, "A1", "0")
    assert shares(alone, "ram:B1") == shares(among, "ram:B1")
    needs_eight = Fraction(15, 36)  # 5 against 5, WG-7.14
    assert shares(alone, "ram:B1")["gist-rammed B1"] == needs_eight


def test_fatigue_and_fires_are_not_counted_with_a_last_shot() -> None:
    """WG-6.42, WG-8.54 They come whatever is done."""
    sea = on(afloat("A1 5-rom3 3013 N max", "B1 3-good 2912 N on_fire"), "0")
    assert {name.split()[0] for name in shares(sea, "fire:B1")} == {"gist-nothing", "gist-reduced"}


def test_what_an_answer_itself_calls_for_is_counted() -> None:
    """WG-8.35 The rolls of phase G that a player asks for are consequences of that answer; the fires after them are not."""
    ships = ("A1 3-good 3013 N fouled:B1", "B1 3-good 2912 N fouled:A1 on_fire")
    sea = afloat(*ships, position={"phase": "status"})
    assert "gist-freed A1" in shares(on(sea, "none"), "all")
    assert not any(name.startswith("gist-fire") for name in shares(on(sea, "none"), "all"))


def risky(sea: Sea, request: Choose) -> list[str]:
    return [answer for answer in request if show(sea, answer).risky]


@pytest.mark.parametrize("reply", [0, 1, 2])
def test_odds_are_exact_over_random_play(reply: int) -> None:
    """Every risk offered to eager players in a melee with all the equipment: how often was counting given up?"""
    chance, asked, given_up = Random(reply), Counter[str](), Counter[str]()
    scenario = GAME.check_scenario(melee(), "melee")
    while asked.total() < 1500:
        sea: Sea = GAME.start(scenario, {"reaction-ram": 1, "watch": 1, "reply": reply, "turns": 12}, None)
        while (request := pending(sea)) is not None and asked.total() < 1500:
            answer: Any
            if isinstance(request, Roll):
                answer = chance.choice([answer for answer in request if not sets(str(answer))])
            else:
                for option in risky(sea, request) if isinstance(request, Choose) else []:
                    verb = option.partition(":")[0] if ":" in option else request.key
                    asked[verb] += 1
                    try:
                        odds(sea, option, GAME.telling.gist, msgspec.json.encode)
                    except TooManyBranches:
                        given_up[verb] += 1
                answer = keen(request, chance)
            sea = step(sea, answer)
    assert all(asked[verb] for verb in ("ram", "rake", "grapple", "fire", "board")), asked
    assert not given_up, f"{given_up} of {asked}"
