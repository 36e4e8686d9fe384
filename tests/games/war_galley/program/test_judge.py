"""The judge of *War Galley*: what it remembers is what it would work out anew, and it plays by the charts of the match."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from expected import asked, choice, there
from games.war_galley.table import GAME, battle, on
from naumachia.games.war_galley.judge.evaluate import evaluate
from naumachia.games.war_galley.judge.outlook import eyes
from naumachia.games.war_galley.judge.paths import Search
from naumachia.games.war_galley.judge.values import traits
from naumachia.games.war_galley.memo import Memo
from naumachia.games.war_galley.rules.movement.steps import manner
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Answer, Choose, Orders, Roll, pending, step
from naumachia.kernel.chance.dice import Seeded


def forgetful(sea: Sea) -> Sea:
    """The same position, of a match in which nothing has been worked out yet."""
    return sea.copy().attach(replace(sea.setting, memo=Memo()))


def random_answer(sea: Sea, request: Any, rng: Random, dice: Seeded, number: int) -> Answer:
    if isinstance(request, Roll):
        return dice.roll(request, number)
    if isinstance(request, Orders):
        return request.draw(request.seats[0], rng)
    assert isinstance(request, Choose)
    return rng.choice((*request.moves, *request.shortcuts))


@pytest.mark.parametrize(("scenario", "options"), [("s02", {}), ("s05", {}), ("s08", {}), ("s16", {}), ("t300", {"captains": 2})])
def test_what_the_judge_remembers_is_what_it_would_work_out_anew(scenario: str, options: dict[str, int]) -> None:
    """Along random play, and at the positions a program looks at on the way, which leave their traces in its memory."""
    rng, dice, met = Random(scenario), Seeded(scenario), Counter[str]()
    sea: Sea = GAME.start(GAME.load_scenario(scenario), options)
    for number in range(250):
        request = pending(sea)
        if request is None:
            break
        moves = request.moves if isinstance(request, Choose) else ()
        tried = [step(sea, answer) for answer in rng.sample(moves, min(3, len(moves)))]
        for position in (sea, *tried, sea):
            for side in position.setting.sides:
                evaluate(position, side)
        if number % 4 == 0:
            for position in (sea, *tried):
                for side in position.setting.sides:
                    met["positions"] += 1
                    met["moving"] += position.move is not None and position.move.announced
                    assert evaluate(position, side) == evaluate(forgetful(position), side), (number, request)
        sea = step(sea, random_answer(sea, request, rng, dice, number))
    assert met["positions"] > 150, met
    assert met["moving"] > 20, met


OWN = {"pivot_per_hexside": 2, "about_face": 1, "back": 3}
"""Costs of one's own: to pivot is dear, to come about is cheap."""


def by_the_rules(sea: Sea) -> set[tuple[Any, int]]:
    """Every place a ship can come to, step by step as the rules offer them."""
    ship = sea.ships["A1"]
    found = {(ship.bow, ship.facing)}
    request = pending(sea)
    if request is None or request.key != "ask-step":
        return found
    for answer in request.moves:
        if answer != "end":
            found |= by_the_rules(step(sea, answer))
    return found


@pytest.mark.parametrize("costs", [{}, OWN], ids=["standard", "own"])
@pytest.mark.parametrize("announced", ["3 forward", "3 backing"])
@pytest.mark.parametrize("model", ["3-good", "L-std", "3-good max", "3-good P"])
def test_the_ways_of_the_judge_are_those_of_the_rules_at_the_costs_of_the_charts(
    model: str, announced: str, costs: dict[str, int]
) -> None:
    """WG-6.32 to WG-6.37 On open water both come to the same places, with charts of one's own too."""
    charts = replace(GAME.standard_charts, movement_costs=replace(GAME.standard_charts.movement_costs, **costs))
    scene = battle(f"A1 {model.replace(' ', ' 2319 N ', 1) if ' ' in model else model + ' 2319 N'}", "B1 3-good 4502 S")
    sea = GAME.start(GAME.check_scenario(scene, "test"), {"watch": 0, "reply": 0}, charts)
    while asked(sea).key != "ask-move":
        sea = step(sea, next(iter(asked(sea))))
    if announced not in choice(sea).moves:
        announced = next(str(move) for move in reversed(choice(sea).moves) if move != "0")
    sea = on(sea, announced)
    ship, move = sea.ships["A1"], there(sea.move)
    search = Search(sea, ship, eyes(sea, [sea.ships["B1"]]), traits(sea, ship))
    search.plan(move.left, manner(ship, move.backing), 0, 0, False)
    places = {((q, r), facing) for q, r, facing in search.places}
    assert places == by_the_rules(sea)
    assert len(places) > 1
