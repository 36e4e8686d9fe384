"""Why not: every refusal of the game, in one way at least; and the words that go with answers: gists and exact odds."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from expected import choice, there
from games.touche_coule.fixture_types import Play, Position, Scenario
from naumachia.games import find
from naumachia.geometry.hexes import Hex
from naumachia.kernel import Message, step
from naumachia.kernel.errors import AnswerError, Illegal
from naumachia.match import Match

GAME = find("touche_coule")
STAY = ("0", "straight")

CROWD = ("RL (0,0) f0 v1", "BL (2,0) f3", "RQ (0,2) f0", "BQ (5,-2) f3", "RM (-4,0) f0 s0")
"""RL with BL ahead, its own quinquereme near, BQ far away, and a sunk friend."""

WHY = [
    # key, rule, ships, answers so far, ship, action
    ("no-speed", "TC-4a.1", CROWD, (), "RL", "speed:3"),
    ("no-speed", "TC-4a.1", CROWD, (), "RL", "speed:999"),
    ("no-speed-form", "TC-4a.1", CROWD, (), "RL", "speed:fast"),
    ("no-speed-form", "TC-4a.1", CROWD, (), "RL", "speed:" + "9" * 5000),
    ("no-turn-after", "TC-4b.1", CROWD, ("1",), "RL", "path:port@2"),
    ("no-path-form", "TC-4b.1", CROWD, ("1",), "RL", "path:left"),
    ("no-path-form", "TC-4b.1", CROWD, ("1",), "RL", "path:port@01"),
    ("no-path-form", "TC-4b.1", CROWD, ("1",), "RL", "path:port@" + "9" * 5000),
    ("no-turn-stopped", "TC-4b.4", ("RL (1,0) f0 v1", "BL (2,0) f3"), ("2",), "RL", "path:port@2"),
    ("no-turn-stopped", "TC-4b.4", ("RL (7,0) f0 v1", "BL (2,0) f3"), ("2",), "RL", "path:starboard@2"),
    ("no-turn-quay", "TC-4b.3", ("RQ (0,-4) f0", "BL (2,0) f3"), ("0",), "RQ", "path:starboard@1"),
    ("no-turn-ship", "TC-4b.3", ("RQ (0,0) f0", "BL (-1,1) f3"), ("0",), "RQ", "path:port@1"),
    ("no-turn-ship", "TC-4b.3", ("RQ (0,0) f0 v1", "BL (0,1) f3"), ("2",), "RQ", "path:port@2"),
    ("no-fire-range", "TC-5b.2", CROWD, (), "RL", "fire:BQ"),
    ("no-fire-astern", "TC-5b.2", ("RL (0,0) f0", "BL (-2,0) f3"), (), "RL", "fire:BL"),
    ("no-fire-blocked", "TC-5b.2", ("RL (0,0) f0", "BL (2,0) f3", "RM (1,0) f0"), (), "RL", "fire:BL"),
    ("no-fire-friend", "TC-5b.1", CROWD, (), "RL", "fire:RQ"),
    ("no-such-ship", "TC-5b.1", CROWD, (), "RL", "fire:XX"),
    ("no-board-apart", "TC-5c.1", CROWD, (), "RL", "board:BL"),
    ("no-board-ends", "TC-5c.1", ("RL (0,0) f0", "BL (1,0) f3"), (), "RL", "board:BL"),
    ("no-board-friend", "TC-5c.1", CROWD, (), "RL", "board:RQ"),
    ("no-such-ship", "TC-5c.1", CROWD, (), "RL", "board:XX"),
    ("no-sunk", "TC-6.1", CROWD, (), "RM", "speed:0"),
    ("no-sunk", "TC-6.1", ("RL (0,0) f0", "BL (2,0) f3", "BM (1,0) f0 s0"), (), "RL", "fire:BM"),
    ("no-sunk", "TC-6.1", ("RL (0,0) f0", "BL (2,0) f3", "BM (1,0) f0 s0"), (), "RL", "board:BM"),
    ("no-not-your-turn", "TC-3.1", CROWD, (), "BL", "speed:0"),
    ("no-other-step", "TC-3.2", CROWD, (), "RL", "fire:BL"),
    ("no-speed-announced", "TC-4a.2", CROWD, ("1",), "RL", "speed:1"),
    ("no-such-action", "TC-3.2", CROWD, (), "RL", "fly:BL"),
    ("no-such-action", "TC-3.2", CROWD, (), "XX", "speed:0"),
    ("no-over", "TC-6.2", ("RL (7,0) f0 v1 s1", "BL (2,0) f3"), ("1", "straight"), "BL", "speed:0"),
]


ALONE = ("RL (0,0) f0 v1", "BL (5,0) f3")
THERE = [
    # key, rule, ships, answers so far, ship, hex
    ("no-there-quay", "TC-4c.1", ALONE, (), "RL", (40, 0)),
    ("no-there-here", "TC-4a.2", ALONE, (), "RL", (0, 0)),
    ("no-there-far", "TC-4a.1", ALONE, (), "RL", (4, 0)),
    ("no-there-beyond", "TC-4a.2", ALONE, ("1",), "RL", (2, 0)),
    ("no-there-short", "TC-4a.2", ALONE, ("2",), "RL", (1, 0)),
    ("no-there-turn", "TC-4b.1", ALONE, ("1",), "RL", (-1, 0)),
    ("no-not-your-turn", "TC-3.1", ALONE, (), "BL", (4, 0)),
    ("no-other-step", "TC-3.2", ("RL (0,0) f0 v1", "BL (3,0) f3"), ("1", "straight"), "RL", (2, 0)),
    ("no-sunk", "TC-6.1", CROWD, (), "RM", (1, 0)),
    ("no-over", "TC-6.2", ("RL (7,0) f0 v1 s1", "BL (2,0) f3"), ("1", "straight"), "BL", (1, 0)),
]


@pytest.mark.parametrize(("key", "rule", "ships", "answers", "ship", "at"), THERE)
def test_why_not_there(
    position: Position,
    play: Play,
    key: str,
    rule: str,
    ships: tuple[str, ...],
    answers: tuple[str | int, ...],
    ship: str,
    at: Hex,
) -> None:
    bar = GAME.telling.why_there(play(position(*ships), *answers), ship, at)
    assert bar is not None
    assert (bar.key, bar.rule) == (key, rule)


@pytest.mark.parametrize(("key", "rule", "ships", "answers", "ship", "action"), WHY)
def test_why_not(
    position: Position,
    play: Play,
    key: str,
    rule: str,
    ships: tuple[str, ...],
    answers: tuple[str | int, ...],
    ship: str,
    action: str,
) -> None:
    bar = GAME.telling.why_not(play(position(*ships), *answers), ship, action)
    assert bar is not None
    assert (bar.key, bar.rule) == (key, rule)


def test_no_refusal_of_the_game_is_left_out() -> None:
    """Every refusal that the rules can give stands in the list above."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py"))
    assert set(re.findall(r'"(no-[a-z-]+)"', source)) == {row[0] for row in (*WHY, *THERE)}


@pytest.mark.parametrize(("verb", "answers"), [("speed", ()), ("path", ("0",)), ("fire", STAY), ("board", (*STAY, "hold"))])
def test_nothing_stands_in_the_way_of_what_is_offered(
    position: Position, play: Play, verb: str, answers: tuple[str | int, ...]
) -> None:
    """TC-3.2 What the game offers is what it does not refuse, at every step of a turn."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0"), *answers)
    offered = {
        option.replace("@", ":") if verb == "path" else f"{verb}:{option}" for option in choice(sea).moves if option != "hold"
    }
    assert offered
    assert {action for action in GAME.telling.tries(sea, "RL") if GAME.telling.why_not(sea, "RL", action) is None} == offered


@pytest.mark.parametrize("answer", ["3", "x", "", "01", "-1", "٣"])
def test_nonsense_instead_of_a_speed(position: Position, answer: Any) -> None:
    """TC-4a.1 Whatever is sent, the answer is a refusal with its rule."""
    with pytest.raises(Illegal) as caught:
        step(position(*CROWD), answer)
    assert caught.value.refusal.rule == "TC-4a.1"


@pytest.mark.parametrize(("answers", "rule"), [(("1",), "TC-4b.1"), (("1", "straight"), "TC-5b.1")])
@pytest.mark.parametrize("answer", ["port@", "@1", "port@0", "port@-1", "straight@1", "XX", ""])
def test_nonsense_instead_of_a_path_or_a_target(
    position: Position, play: Play, answers: tuple[str | int, ...], rule: str, answer: Any
) -> None:
    """TC-4b.1, TC-5b.1 The same for paths and targets."""
    with pytest.raises(Illegal) as caught:
        step(play(position(*CROWD), *answers), answer)
    assert caught.value.refusal.rule == rule


@pytest.mark.parametrize("answer", [1, (1, 2), None, "9" * 5000])
@pytest.mark.parametrize("answers", [(), ("1",), ("1", "straight")])
def test_what_is_no_answer_at_all(position: Position, play: Play, answers: tuple[str | int, ...], answer: Any) -> None:
    with pytest.raises(AnswerError):
        step(play(position(*CROWD), *answers), answer)


# Gists and odds.


def match_of(scenario: Scenario, *ships: str) -> Match:
    return Match(GAME, GAME.check_scenario(scenario(*ships), "test"), dice=None)


def chances(match: Match, answer: str) -> dict[tuple[str, ...], Fraction | None]:
    """Exact odds as {("lost RL 3", "sunk BL"): fraction}."""
    names = {str(piece.label): piece.id for piece in GAME.picture.scene(match.state, None).pieces}

    def short(message: Message) -> str:
        words = [message.key.removeprefix("gist-"), names.get(str(message.args.get("ship"))), message.args.get("points")]
        return " ".join(str(word) for word in words if word is not None)

    return {tuple(map(short, share.what)): share.exact for share in match.odds(answer)}


def test_odds_of_a_ram(scenario: Scenario) -> None:
    """TC-5a.3 Speed 3 into a flank: three or four points, even odds."""
    match = match_of(scenario, "RL (0,3) f2 v3", "BL (0,0) f0")
    match.answer("3", "red")
    assert chances(match, "straight") == {("lost BL 3",): Fraction(1, 2), ("lost BL 4",): Fraction(1, 2)}


def test_odds_of_a_ram_that_may_sink(scenario: Scenario) -> None:
    """TC-6.1 Four points left: half the time it sinks."""
    match = match_of(scenario, "RL (0,3) f2 v3", "BL (0,0) f0 s4")
    match.answer("3", "red")
    assert chances(match, "straight") == {("lost BL 3",): Fraction(1, 2), ("sunk BL",): Fraction(1, 2)}


def test_odds_of_a_slow_ram_on_the_bow(scenario: Scenario) -> None:
    """TC-5a.3 Speed 1 on the bow: one point or nothing."""
    match = match_of(scenario, "RL (0,0) f0", "BL (1,0) f3")
    match.answer("1", "red")
    assert chances(match, "straight") == {("lost BL 1",): Fraction(1, 2), ("nothing",): Fraction(1, 2)}


def test_odds_of_a_boarding(scenario: Scenario) -> None:
    """TC-5c.2 Two liburnians: each face of 1 to 4 once in six, nothing twice in six, both at the same time."""
    match = match_of(scenario, "RL (0,-1) f0", "BL (0,0) f0")
    for answer in (*STAY, "hold"):
        match.answer(answer, "red")
    found = chances(match, "BL")
    assert sum(map(there, found.values())) == 1
    assert len(found) == 25
    assert found["nothing",] == Fraction(1, 9)
    assert found["lost RL 3", "lost BL 4"] == Fraction(1, 36)
    assert found["lost BL 4",] == Fraction(1, 18)


def test_odds_of_mutual_sinking(scenario: Scenario) -> None:
    """TC-6.2 A liburnian of 4 boards a quinquereme of 3: a draw when it rolls 3 or 4 and the other 4 to 6."""
    match = match_of(scenario, "RL (0,1) f0 s4", "BQ (0,0) f0 s3")
    for answer in (*STAY, "hold"):
        match.answer(answer, "red")
    assert chances(match, "BQ")["sunk RL", "sunk BQ"] == Fraction(2, 6) * Fraction(3, 6)


def test_gist_of_a_quiet_move_and_of_the_quay(scenario: Scenario) -> None:
    """TC-4c.1 No die, one certain outcome."""
    match = match_of(scenario, "RL (7,0) f0 v1", "BL (-6,0) f0")
    match.answer("1", "red")
    assert chances(match, "straight") == {("lost RL 1",): Fraction(1)}
    assert chances(match, "port@1") == {("lost RL 1",): Fraction(1)}
    quiet = match_of(scenario, "RL (0,0) f0 v1", "BL (-6,0) f0")
    quiet.answer("1", "red")
    assert chances(quiet, "straight") == {("nothing",): Fraction(1)}
