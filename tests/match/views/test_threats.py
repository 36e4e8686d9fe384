"""Threats of the enemy's next turn: held against a plain enumeration of legal options, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find, games
from naumachia.kernel import AnyGame, Choose, passing, pending, show, step
from naumachia.match import Match, forecast
from naumachia.match.lessons.lesson import load
from naumachia.match.views.threats import Threats, threats

LONG = 60.0
"""Seconds: a test must not depend on the clock."""
Found = dict[tuple[str, str, str], float]


def told(found: Threats, by: str) -> Any:
    assert found.whole
    return {(one.by, one.on, one.label.key): pytest.approx(one.good) for one in found.found if one.by == by}


def brute(game: AnyGame, state: Any, ship: str, mine: set[str], known: set[bytes] | None = None) -> Found:
    """Every risky option against my ships on every way of the ship that meets no die, one after the other."""
    known = set() if known is None else known
    name, request, found = game.save(state), pending(state), Found()
    if name in known or not isinstance(request, Choose) or getattr(state.agenda[0], "ship", "") != ship:
        return found
    known.add(name)
    for answer in request.moves:
        option = show(state, answer)
        if option.section:
            continue
        if option.risky and option.target in mine:
            kind = ship, option.target, option.key
            found[kind] = max(found.get(kind, 0.0), forecast(game, state, answer).good)
        elif not option.risky:
            after = step(state, answer)
            while isinstance(other := pending(after), Choose) and other.seat != request.seat and (let := passing(after)):
                after = step(after, let)
            for kind, good in brute(game, after, ship, mine, known).items():
                found[kind] = max(found.get(kind, 0.0), good)
    return found


def afloat(game: AnyGame, state: Any, seat: str) -> tuple[set[str], list[str]]:
    pieces = [piece for piece in game.picture.scene(state, None).pieces if not piece.gone]
    return {one.id for one in pieces if one.side == seat}, [one.id for one in pieces if one.side not in ("", seat)]


def lessons(*names: str) -> list[Any]:
    found = [(game, name) for game in games().values() if game.name in names for name in game.lessons()]
    found = [(game, name) for game, name in found if game.name != "war_galley" or name[:2] in ("06", "07")]  # quick ones
    return [pytest.param(game, name, id=f"{game.name}/{name}") for game, name in found]


@pytest.mark.parametrize(("game", "name"), lessons("touche_coule", "war_galley", "trireme_fleet", "branle_bas"))
def test_threats_are_the_legal_blows_of_the_enemys_turn(game: AnyGame, name: str) -> None:
    course = load(game, name)
    state, seat = course.begin().state, course.lesson.seat
    mine, foes = afloat(game, state, seat)
    found = threats(game, state, seat, LONG)
    for foe in foes:
        wanted: Found = {}
        for opening in game.telling.openings(state, foe):
            wanted |= brute(game, opening, foe, mine)
        assert told(found, foe) == wanted


def test_threats_are_those_of_the_real_next_turn() -> None:
    """In a match: when the enemy's turn has come, it has just the blows that were told."""
    game, rng, met = find("touche_coule"), Random(3), 0
    for seed in range(6):
        match = Match.seeded(game, game.load_scenario("s3-touche-coule"), seed=seed)
        while match.request is not None and len(match.history) < 90:
            state = match.state
            if match.request.key == "ask-speed":
                ship = state.agenda[0].ship
                seat = "red" if state.ships[ship].camp == "blue" else "blue"
                wanted = brute(game, state, ship, afloat(game, state, seat)[0])
                assert told(threats(game, state, seat, LONG), ship) == wanted
                met += bool(wanted)
            match.answer(rng.choice(match.request.moves))
    assert met > 10


def test_hidden_orders_are_not_looked_at() -> None:
    game = find("corvus")
    state = load(game, "03-oars").begin().state
    seen = set()
    for order in ("stop", "battle", "forward", "port", "astern"):
        other = state.copy()
        other.ships = state.ships | {"C1": replace(state.ships["C1"], order=order, shown=False)}
        found = threats(game, other, "rome", LONG)
        seen.add(tuple((one.by, one.on, one.label.key, one.exact) for one in found.found))
    (only,) = seen
    assert ("C1", "R1", "do-oars", "5/6") in only


def test_a_sheet_that_is_in_is_not_looked_at() -> None:
    game = find("trireme_ship")
    seen = set()
    for order in ("", "A", "L L A", "A A A A"):
        match = load(game, "02-ram-the-side").begin()
        match.answer(match.read(f"Y1: {order}", "yellow"), "yellow")
        seen.add(str(threats(game, match.state, "red", LONG).found))
    assert len(seen) == 1
    assert "by='Y1', on='R1'" in seen.pop()


def test_a_plot_that_rams_is_among_the_plots_that_may_be_written() -> None:
    """Ships of the Ship Game: every ram that any of all plots brings about is told, and no other."""
    game = find("trireme_ship")
    for name in ("01-write-an-order", "02-ram-the-side", "03-where-it-will-be"):
        course = load(game, name)
        state = course.begin().state
        rams = set()
        for letters in _plots(5):
            match = course.begin()
            try:
                match.answer(match.read(f"Y1: {letters}", "yellow"), "yellow")
            except Exception:
                continue
            match.answer(match.read("R1:", "red"), "red")
            rams |= {
                ("Y1", "R1") for _, event in match.events() if event.key == "rammed" and event.blow and event.blow.on == "R1"
            }
        assert {(one.by, one.on) for one in threats(game, state, "red", LONG).found} == rams


def _plots(most: int) -> Iterator[str]:
    ways = [""]
    for _ in range(most):
        ways = [f"{way} {letter}".strip() for way in ways for letter in "ALR"]
        yield from ways


def test_a_stranger_to_the_match_threatens_nobody() -> None:
    game = find("touche_coule")
    state = load(game, "06-shoot").begin().state
    assert {one.on for one in threats(game, state, "red", LONG).found} == {"RL"}
    assert {one.on for one in threats(game, state, "blue", LONG).found} == {"BL"}
    assert threats(game, state, "red", 0.0) == Threats((), whole=False)
