"""The seven scenarios, the optional rules, four players, and counts known beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from expected import asked, choice, there
from games.touche_coule.fixture_types import Play, Position, Scenario
from naumachia.games import find
from naumachia.kernel import Roll, step
from naumachia.kernel.errors import BadFile, Foreign, NotFound
from naumachia.match import Match

GAME = find("touche_coule")
STAY = ("0", "straight")


def begin(name: str, **options: int) -> Any:
    return GAME.start(GAME.load_scenario(name), options)


def structures(sea: Any) -> dict[str, int]:
    return {ship.id: ship.structure for ship in sea.ships.values()}


@pytest.mark.parametrize("name", GAME.scenarios())
def test_every_scenario_starts(name: str) -> None:
    """TC-3.1 The first ship of the order is to announce its speed, from 0."""
    sea = begin(name)
    assert asked(sea).key == "ask-speed"
    assert choice(sea).answers == ("0", "1")
    assert GAME.picture.scene(sea, None).acting == sea.setting.order[0]
    assert {ship.speed for ship in sea.ships.values()} == {0}


def test_the_seven_scenarios() -> None:
    assert [name.split("-")[0] for name in GAME.scenarios()] == [f"s{number}" for number in range(1, 8)]
    assert GAME.standard in GAME.scenarios()
    with pytest.raises(NotFound):
        GAME.load_scenario("s8")


@pytest.mark.parametrize("name", ["s1", "s2", "s3", "s5", "s6", "s7"])
def test_set_ups_are_point_symmetric(name: str) -> None:
    """TC-G4 Red and blue see the same sea, each from its own end."""
    ships = begin(name).ships.values()
    red = {(ship.kind, ship.bow, ship.facing) for ship in ships if ship.camp == "red"}
    blue = {(ship.kind, (-ship.bow[0], -ship.bow[1]), (ship.facing + 3) % 6) for ship in ships if ship.camp == "blue"}
    assert red == blue


def test_s4_david_and_goliath() -> None:
    """S4 Two liburnians of five points against ten; red, blue, red."""
    sea = begin("s4")
    assert structures(sea) == {"RL": 5, "BQ": 10, "RM": 5}
    assert sea.setting.order == ("RL", "BQ", "RM")


def test_s7_the_triton(scenario: Scenario) -> None:
    """TC-4c.1, TC-G8 The triton in (0,0) is as hard as the quay, and does not stop a shot."""
    sea = begin("s7")
    assert (0, 0) not in sea.setting.water
    assert len(sea.setting.water) == 226
    assert [cell.ground for cell in GAME.picture.board(sea).cells if (cell.q, cell.r) == (0, 0)] == ["rock"]
    tables = scenario("RL (-1,0) f0 v1", "BL (1,0) f0", basin="grand", obstacles=[[0, 0]])
    sea = GAME.start(GAME.check_scenario(tables, "test"))
    for answer in ("1", "straight"):
        sea = step(sea, answer)
    assert (sea.ships["RL"].bow, sea.ships["RL"].speed, sea.ships["RL"].structure) == ((-1, 0), 0, 9)
    assert choice(sea).answers == ("BL", "hold")
    tables = scenario("RQ (1,-1) f0", "BL (6,0) f0", basin="grand", obstacles=[[0, 0]])
    assert there(GAME.telling.why_not(GAME.start(GAME.check_scenario(tables, "test")), "RQ", "path:port@1")).key == "no-turn-quay"


def test_tc_o1_light_liburnians() -> None:
    """TC-O1 Liburnians start with 7, quinqueremes with 10; S5 sets it, and a match may unset it."""
    light = {"RL": 7, "BL": 7, "RQ": 10, "BQ": 10}
    assert structures(begin("s3", **{"TC-O1": 1})) == light
    assert structures(begin("s5")) == light
    assert set(structures(begin("s5", **{"TC-O1": 0})).values()) == {10}
    assert structures(begin("s4", **{"TC-O1": 1})) == {"RL": 5, "BQ": 10, "RM": 5}


def test_tc_o2_gentle_edge(position: Position, play: Play) -> None:
    """TC-O2 No structure is lost, yet the ship stops; the log names the option."""
    sea = play(position("RL (7,0) f0 v2 s1", "BL (-6,0) f0", match_options={"TC-O2": 1}), "3", "straight")
    assert (sea.ships["RL"].structure, sea.ships["RL"].speed) == (1, 0)
    assert [event.rule for event in sea.events if event.key == "quay"] == ["TC-O2"]


def test_tc_o3_stout_hulls() -> None:
    """TC-O3 Fifteen for every ship; in S4 half as much again, rounded up."""
    assert set(structures(begin("s3", **{"TC-O3": 1})).values()) == {15}
    assert structures(begin("s4", **{"TC-O3": 1})) == {"RL": 8, "BQ": 15, "RM": 8}


def test_tc_o1_and_tc_o3_exclude_each_other() -> None:
    """TC-O1 and TC-O3 give the same ship two figures: one of them must go."""
    with pytest.raises(BadFile):
        begin("s3", **{"TC-O1": 1, "TC-O3": 1})
    with pytest.raises(BadFile):
        begin("s5", **{"TC-O3": 1})
    assert set(structures(begin("s5", **{"TC-O1": 0, "TC-O3": 1})).values()) == {15}


@pytest.mark.parametrize("options", [{"TC-O9": 1}, {"TC-O1": 2}, {"rounds": 0}, {"rounds": 201}])
def test_options_out_of_range(options: dict[str, int]) -> None:
    with pytest.raises(BadFile):
        begin("s3", **options)


def test_four_players_have_a_ship_each() -> None:
    """TC-3.1, TC-6.1 The seats are the ships; nobody plays for the partner."""
    match = Match.seeded(GAME, GAME.load_scenario("s3"), seed=1, options={"four-players": 1})
    assert match.seats == {"RL": "red", "BL": "blue", "RQ": "red", "BQ": "blue"}
    for ship in ("RL", "BL", "RQ", "BQ", "RL"):
        assert match.waiting == (ship,)
        with pytest.raises(Foreign):
            match.answer("0", "red")
        for answer in STAY:
            match.answer(answer, ship)


def test_four_players_the_partner_plays_on(scenario: Scenario) -> None:
    """TC-6.1, TC-6.2 A sunk player is out; the team wins or loses together."""
    setup = GAME.check_scenario(scenario("RL (7,0) f0 v1 s1", "BL (-6,0) f0", "RQ (0,3) f0", "BQ (0,-3) f0"), "test")
    match = Match.seeded(GAME, setup, seed=1, options={"four-players": 1})
    for seat, answers in (("RL", ("1", "straight")), ("BL", STAY), ("RQ", STAY), ("BQ", STAY), ("BL", STAY)):
        for answer in answers:
            match.answer(answer, seat)
    assert match.waiting == ("RQ",)
    assert match.outcome is None


@pytest.mark.parametrize("name", ["s1", "s4", "s6"])
def test_four_players_need_two_ships_a_side(name: str) -> None:
    with pytest.raises(BadFile) as caught:
        begin(name, **{"four-players": 1})
    assert [fault.args["key"] for fault in caught.value.faults] == ["options.four-players"]


def leaves(sea: Any, turns: int) -> int:
    """How many speeds and paths there are from here over some ship turns, nobody attacking and every ram rolled 1."""
    request = asked(sea)
    if isinstance(request, Roll):
        return leaves(step(sea, 1), turns)
    if request.key in ("ask-fire", "ask-board"):
        return leaves(step(sea, "hold"), turns)
    if request.key == "ask-speed" and turns == 0:
        return 1
    return sum(leaves(step(sea, answer), turns - (request.key == "ask-path")) for answer in choice(sea).moves)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("s1", (6, 36, 306, 2601)),
        ("s2", (6, 36, 306, 2601)),
        ("s3", (6, 36, 216, 1296, 11016)),
        ("s4", (6, 36, 216, 1794)),
    ],
)
def test_counts_of_the_opening(name: str, counts: tuple[int, ...]) -> None:
    """TC-4a.1, TC-4b.4 Counted by hand: 3 + 3 = 6 ways from standing, 3 + 3 + 5 from speed 1, so 51 over two turns of a ship.

    In S4 the second liburnian can ram the first (5 ways lost) or lie in its way (2 lost), whatever the quinquereme did:
    36 * 51 - 6 * 7 = 1794.
    """
    assert tuple(leaves(begin(name), turns) for turns in range(1, len(counts) + 1)) == counts
