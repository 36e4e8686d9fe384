"""Turns, movement, attacks and the end: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from expected import asked, choice, roll, there
from games.touche_coule.fixture_types import Play, Position, Scenario
from naumachia.games import find
from naumachia.games.touche_coule.rules.boarding import boarding_damage
from naumachia.games.touche_coule.rules.fire import hits_on
from naumachia.games.touche_coule.rules.movement import ram_damage
from naumachia.kernel import Roll, pending, step
from naumachia.kernel.errors import Illegal, Over
from naumachia.kernel.files import charts as chart_files
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE

GAME = find("touche_coule")
STAY = ("0", "straight")


def keys(sea: Any) -> list[str]:
    return [event.key for event in sea.events]


def test_tc_2_material() -> None:
    """TC-2 Four ships, one of each type and colour, ten points of structure each, all standing still."""
    sea = GAME.start(GAME.load_scenario("s3"))
    assert sorted((ship.camp, ship.kind) for ship in sea.ships.values()) == [
        ("blue", "liburnian"),
        ("blue", "quinquereme"),
        ("red", "liburnian"),
        ("red", "quinquereme"),
    ]
    assert {(ship.structure, ship.speed) for ship in sea.ships.values()} == {(10, 0)}
    assert [len(ship.hexes) for ship in sea.ships.values()] == [1, 1, 2, 2]


def test_tc_3_1_order_of_turns(play: Play) -> None:
    """TC-3.1 Red liburnian, blue liburnian, red quinquereme, blue quinquereme, and again."""
    sea = GAME.start(GAME.load_scenario("s3"))
    acting = []
    for _ in range(5):
        acting.append(GAME.picture.scene(sea, None).acting)
        sea = play(sea, *STAY)
    assert acting == ["RL", "BL", "RQ", "BQ", "RL"]
    assert sea.round == 2


def test_tc_3_2_attacks_are_optional_and_in_order(position: Position, play: Play) -> None:
    """TC-3.2 Movement first, then fire, then boarding; each may be declined, each happens once."""
    sea = position("RL (0,-1) f0", "BL (0,0) f0")
    keys_asked = []
    for answer in ("0", "straight", "hold", "hold"):
        keys_asked.append(asked(sea).key)
        sea = play(sea, answer)
    assert keys_asked == ["ask-speed", "ask-path", "ask-fire", "ask-board"]
    assert choice(sea).seat == "blue"
    assert {ship.structure for ship in sea.ships.values()} == {10}


def test_tc_3_3_fire_and_boarding_at_different_ships(position: Position, play: Play) -> None:
    """TC-3.3 The shot at one enemy, the boarding of another."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0", "BM (1,-2) f0"), *STAY, "BM", 6, "BL", 2, 1)
    assert [sea.ships[name].structure for name in ("RL", "BL", "BM")] == [9, 8, 9]


def test_tc_3_3_a_ship_sunk_by_the_shot_is_gone_before_the_boarding(position: Position, play: Play) -> None:
    """TC-3.3 The only ship alongside is shot first: nobody is left to board."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0 v3 s1", "BQ (5,-2) f3"), *STAY, "BL", 6)
    assert (sea.ships["BL"].structure, sea.ships["BL"].speed) == (0, 0)
    assert (asked(sea).key, choice(sea).seat) == ("ask-speed", "blue")


def test_tc_3_3_a_sunk_ship_frees_the_line_of_fire(position: Position, play: Play) -> None:
    """TC-3.3, TC-G8 Once the ram has sunk the ship between, the one behind can be shot at."""
    sea = position("RL (0,0) f0 v1", "BM (1,0) f0 s1", "BL (2,0) f3")
    assert there(GAME.telling.why_not(sea, "RL", "fire:BL")).rule == "TC-5b.2"
    sea = play(sea, "2", "straight", 1)
    assert choice(sea).answers == ("BL", "hold")


def test_tc_4a_1_a_ship_stopped_in_another_turn_counts_as_standing(position: Position, play: Play) -> None:
    """TC-4a.1, TC-4c.3 Boarded at speed 3, it may announce 0 or 1."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0 v3"), *STAY, "hold", "BL", 5, 5)
    assert choice(sea).answers == ("0", "1")
    assert sea.ships["BL"].structure == 10


def test_tc_4a_1_the_announcement_is_binding(scenario: Scenario) -> None:
    """TC-4a.1 No undo of the speed; the path may be taken back until somebody else has decided."""
    setup = GAME.check_scenario(scenario("RL (-4,-2) f0", "BL (4,2) f3"), "test")
    match = Match.seeded(GAME, setup, seed=1)
    match.answer("1", "red")
    assert match.undo_reach("red").answers == 0
    assert match.undo_reach("red").reason.key == "undo-binding"
    match.answer("port@1", "red")
    assert match.undo_reach("red").answers == 1
    match.undo("red")
    assert asked(match.state).key == "ask-path"
    match.answer("straight", "red")
    match.answer("0", "blue")
    assert match.undo_reach("red").answers == 0
    assert match.undo_reach("red").reason.key == "undo-seat"


def test_a_die_ends_undo(scenario: Scenario) -> None:
    """TC-5b.3 A shot that has been rolled stays; a shot that was declined may be taken back."""
    setup = GAME.check_scenario(scenario("RL (0,0) f0", "BL (2,0) f0"), "test")
    match = Match(GAME, setup, dice=None)
    for answer in (*STAY, "hold"):
        match.answer(answer, "red")
    match.undo("red")
    match.answer("BL", "red")
    match.answer(6, CHANCE)
    assert match.undo_reach("red") == (0, match.undo_reach("red").reason)
    assert match.undo_reach("red").reason.key == "undo-die"


def test_tc_4a_2_a_quinquereme_draws_its_stern_after_it(position: Position, play: Play) -> None:
    """TC-4a.2 Its old stern hex is free for the next ship."""
    sea = play(position("RQ (0,0) f0 v1", "BL (-2,0) f0 v2", "BM (6,0) f0"), "1", "straight")
    assert sea.ships["RQ"].hexes == ((1, 0), (0, 0))
    sea = play(sea, "hold") if asked(sea).key == "ask-fire" else sea
    sea = play(sea, "2", "straight", 1)
    assert sea.ships["BL"].bow == (-1, 0)
    assert keys(sea) == ["rammed"]


def test_tc_4b_2_turning_on_the_spot(position: Position, play: Play) -> None:
    """TC-4b.2 At speed 0 a ship may turn once, by one hexside."""
    sea = play(position("RL (0,0) f0", "BL (6,0) f0"), "0")
    assert choice(sea).answers == ("straight", "port@1", "starboard@1")
    assert play(sea, "starboard@1").ships["RL"].facing == 5


def test_tc_4b_3_the_stern_may_not_swing_onto_the_quay(position: Position, play: Play) -> None:
    """TC-4b.3 Along the northern quay only one side is open."""
    sea = play(position("RQ (0,-4) f0", "BL (6,0) f0"), "0")
    assert choice(sea).answers == ("straight", "port@1")
    with pytest.raises(Illegal) as caught:
        step(sea, "starboard@1")
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("TC-4b.3", "no-turn-quay")


def test_tc_4b_4_no_turn_beyond_the_quay(position: Position, play: Play) -> None:
    """TC-4b.4 The quay ends the path at the first step, so only turns before it are offered."""
    sea = play(position("RL (7,0) f0 v2", "BL (-6,0) f0"), "3")
    assert choice(sea).answers == ("straight", "port@1", "starboard@1")


def test_tc_4c_1_a_ship_at_the_quay_may_still_attack(position: Position, play: Play) -> None:
    """TC-4c.1 Stopped, hurt, and still shooting and boarding."""
    sea = play(position("RL (7,0) f0 v2", "BL (7,-1) f0"), "2", "straight")
    assert sea.ships["RL"].structure == 9
    sea = play(sea, "hold")
    assert asked(sea).key == "ask-board"


@pytest.mark.parametrize(("die", "flank", "end"), [(1, 0, -1), (2, 0, -1), (3, 0, -1), (4, 1, 0), (5, 1, 0), (6, 1, 0)])
def test_tc_5a_3_damage_table(position: Position, die: int, flank: int, end: int) -> None:
    """TC-5a.3, TC-5a.4 Speed 1 to 3, plus the die, less one on bow and stern, never below 0."""
    sea = position("RL (0,0) f0", "BL (6,0) f0")
    for speed in (1, 2, 3):
        assert ram_damage(sea, speed, die, "flank") == speed + flank
        assert ram_damage(sea, speed, die, "bow") == ram_damage(sea, speed, die, "stern") == max(0, speed + end)


def test_tc_5a_3_damage_never_falls_below_zero(position: Position) -> None:
    """TC-5a.3 With a stern of one's own charts that costs three, a slow ram does nothing; it mends nothing either."""
    charts = chart_files.replace(
        GAME.standard_charts,
        {"ram": {"die_bonus": [0] * 6, "zone": {"flank": 0, "bow": -3, "stern": -3}, "minimum": 0}},
        "test",
    )
    assert ram_damage(position("RL (0,0) f0", "BL (6,0) f0", charts=charts), 1, 6, "bow") == 0


def test_tc_5a_1_lying_alongside_and_turning_ram_nobody(position: Position, play: Play) -> None:
    """TC-5a.1 A turn on the spot that ends bow on, and a run past a flank, strike nothing."""
    sea = play(position("RL (0,0) f5", "BL (1,0) f2"), "0", "port@1")
    assert sea.ships["RL"].facing == 0
    assert sea.ships["BL"].structure == 10
    sea = play(position("RL (-1,0) f0", "BL (0,-1) f0 v2"), "1", "straight")
    assert (sea.ships["RL"].bow, sea.ships["BL"].speed) == ((0, 0), 2)


def test_tc_5a_1_a_ram_at_the_second_turn(position: Position, play: Play) -> None:
    """TC-5a.1 A bow that still touches may ram again from speed 0 (ruling TC-R9)."""
    sea = play(position("RL (0,0) f0", "BL (1,0) f1"), "1", "straight", 6, "hold", *STAY, "hold", "1", "straight", 6)
    assert sea.ships["BL"].structure == 6


def test_tc_5b_1_a_moving_ship_shoots(position: Position, play: Play) -> None:
    """TC-5b.1 At full speed, and after a ram."""
    sea = play(position("RL (0,0) f0 v2", "BL (4,-1) f3"), "3", "straight")
    assert (sea.ships["RL"].speed, asked(sea).key) == (3, "ask-fire")


def test_tc_5b_3_and_tc_5c_2_tables(position: Position) -> None:
    """TC-5b.3 Faces that hit. TC-5c.2 Damage by die."""
    sea = position("RL (0,0) f0", "BQ (6,0) f0")
    assert hits_on(sea, sea.ships["RL"]) == (5, 6)
    assert hits_on(sea, sea.ships["BQ"]) == (3, 4, 5, 6)
    assert [boarding_damage(sea, sea.ships["RL"], die) for die in range(1, 7)] == [1, 2, 3, 4, 0, 0]
    assert [boarding_damage(sea, sea.ships["BQ"], die) for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_tc_5c_2_the_boarder_rolls_first_and_loses_too(position: Position, play: Play) -> None:
    """TC-5c.2 Two rolls, the boarder's before the other's, and nothing is lost until both have fallen."""
    sea = play(position("RL (0,-1) f0", "BQ (0,0) f0"), *STAY, "hold", "BQ")
    assert isinstance(pending(sea), Roll)
    assert (roll(sea).key, roll(sea).seat) == ("roll-board-attacker", "red")
    sea = play(sea, 4)
    assert (roll(sea).key, roll(sea).seat) == ("roll-board-defender", "blue")
    assert {ship.structure for ship in sea.ships.values()} == {10}
    sea = play(sea, 6)
    assert [ship.structure for ship in sea.ships.values()] == [4, 6]


def test_tc_5c_3_boarding_fastens_nobody(position: Position, play: Play) -> None:
    """TC-5c.3 The boarded ship may board back, or make off at speed 1."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0"), *STAY, "hold", "BL", 5, 5)
    back = play(sea, *STAY, "hold")
    assert (asked(back).key, choice(back).answers) == ("ask-board", ("RL", "hold"))
    away = play(sea, "1", "straight")
    assert away.ships["BL"].bow == (1, 0)


def test_tc_6_1_a_friend_may_sink_a_friend(position: Position, play: Play) -> None:
    """TC-6.1 Whatever takes the last point; TC-6.2 the enemy wins if it was the camp's last but the rammer stays."""
    sea = play(position("RL (0,0) f0", "RQ (1,0) f5 s1", "BL (6,0) f0"), "1", "straight", 6)
    assert not sea.ships["RQ"].afloat
    assert sea.result is None
    assert (1, 0) not in sea.occupied


def test_tc_6_2_the_quay_may_lose_the_game(position: Position, play: Play) -> None:
    """TC-6.2 The last red ship sinks at the quay: blue has won, and nothing more is asked."""
    sea = play(position("RL (7,0) f0 v1 s1", "BL (-6,0) f0"), "1", "straight")
    assert (there(sea.result).winner, there(sea.result).rule) == ("blue", "TC-6.2")
    assert keys(sea)[-3:] == ["quay", "sunk", "won-by-sinking"]
    assert pending(sea) is None
    with pytest.raises(Over):
        step(sea, "0")


def test_tc_6_2_a_shot_wins_at_once(position: Position, play: Play) -> None:
    """TC-6.2 No boarding, no further turn after the last enemy is gone."""
    sea = play(position("RL (0,-1) f0", "BL (0,0) f0 s1"), *STAY, "BL", 5)
    assert there(sea.result).winner == "red"
    assert sea.agenda == ()


@pytest.mark.parametrize(("red", "blue", "winner"), [(4, 5, "blue"), (5, 4, "red"), (4, 4, None)])
def test_tc_6_3_the_round_limit(position: Position, play: Play, red: int, blue: int, winner: str | None) -> None:
    """TC-6.3 The larger sum of structure wins after the last round."""
    sea = position(f"RL (-4,0) f0 s{red}", f"BL (4,0) f3 s{blue}", match_options={"rounds": 2})
    sea = play(sea, *STAY, *STAY)
    assert sea.round == 2
    sea = play(sea, *STAY, *STAY)
    assert (there(sea.result).winner, there(sea.result).rule) == (winner, "TC-6.3")


def test_tc_6_3_the_last_round_is_played_to_its_end(position: Position, play: Play) -> None:
    """TC-6.3 The limit is looked at when all ships have had their turn."""
    sea = play(position("RL (-4,0) f0", "BL (4,0) f3", match_options={"rounds": 1}), *STAY)
    assert sea.result is None
    assert choice(sea).seat == "blue"


def test_tc_6_3_a_position_beyond_the_limit(position: Position, play: Play) -> None:
    """TC-6.3 The round in play is finished, then the sums decide."""
    sea = play(position("RL (-4,0) f0 s3", "BL (4,0) f3", round=70), *STAY, *STAY)
    assert (there(sea.result).winner, there(sea.result).rule) == ("blue", "TC-6.3")


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("facing", [0, 1, 3])
def test_the_numbers_told_of_a_ram_add_up(position: Position, play: Play, die: int, facing: int) -> None:
    """TC-5a.3 On bow, flank and stern."""
    sea = play(position("RL (-4,0) f0 v3", f"BL (-1,0) f{facing}"), "3", "straight", die)
    told = next(event for event in sea.events if event.key == "rammed").args
    damage, speed, bonus, modifier = (told[name] for name in ("damage", "speed", "bonus", "modifier"))
    assert isinstance(speed, int)
    assert isinstance(bonus, int)
    assert isinstance(modifier, int)
    assert damage == max(0, speed + bonus + modifier)
    assert bonus == sea.setting.charts.ram.die_bonus[die - 1]
