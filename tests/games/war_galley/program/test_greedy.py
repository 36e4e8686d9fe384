"""The opponent: small positions in which a good captain knows what to do (specification 11)."""

from __future__ import annotations

from games.war_galley.table import GAME, afloat, asked, on
from naumachia.games.war_galley.judge.evaluate import evaluate
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Choose, Orders, Roll, Seeded, pending, step
from naumachia.kernel.words import Outcome
from naumachia.players import make

TARGET = "B1 3-std 2912 N"
AWAY = "A2 T-std 0238 N"
TWO = {"acting": ["A1", "A2"]}


def choice(sea: Sea, seat: str = "A") -> str:
    """Return the answer of greedy."""
    return str(make("greedy", GAME, 1).choose(sea, seat))


def played(sea: Sea, ship: str = "A1") -> tuple[Sea, list[str]]:
    """The move of one ship by greedy, its dice thrown."""
    answers: list[str] = []
    dice, rolls = Seeded("1"), 0
    sea = on(sea, ship)
    while sea.move is not None and sea.move.ship == ship and (request := pending(sea)) is not None:
        if isinstance(request, Roll):
            sea, rolls = step(sea, dice.roll(request, rolls)), rolls + 1
            continue
        assert isinstance(request, Choose)
        answers.append(choice(sea, request.seat))
        sea = step(sea, answers[-1])
    return sea, answers


def test_it_takes_a_free_ram_on_the_flank() -> None:
    """Section 11: ram when the chance is good."""
    _, answers = played(afloat("A1 5-pun 3312 NW", AWAY, TARGET, position=TWO))
    assert "ram:B1" in answers


def test_ending_the_steps_is_not_thought_to_keep_the_ram() -> None:
    """After the move it is too late to ram: a program that ended its steps thought that it could still do so."""
    sea = on(afloat("A1 5-pun 3312 NW", AWAY, TARGET, position=TWO), "A1", "5 forward")
    while "ram:B1" not in list(pending(sea) or ()):
        sea = step(sea, choice(sea))
    assert evaluate(step(sea, "end"), "A") < evaluate(sea, "A") - 1
    assert choice(sea) != "end"


def test_it_rakes_in_passing() -> None:
    """Section 11: a rake costs nothing."""
    sea = on(afloat("A1 3-elite 3010 S max", AWAY, "B1 3-raw 2912 N", position=TWO), "A1", "5 forward", "fwd", "fwd", "fwd")
    assert "rake:B1" in list(pending(sea) or ())
    assert choice(sea) == "rake:B1"


def test_a_tired_ship_does_not_come_to_ram() -> None:
    """WG-6.44"""
    _, answers = played(afloat("A1 5-pun 3312 NW F2", AWAY, TARGET, position=TWO))
    assert not any(answer.startswith("ram") for answer in answers)


def test_it_boards_when_the_odds_are_good_and_not_when_they_are_bad() -> None:
    """Section 11: board at 1.5 to 1 or better."""
    strong = afloat("A1 5-rom3 2912 N grappled:B1", "B1 5-punraw 3012 N", position={"phase": "board", "acting": ["A1"]})
    assert asked(strong) == "ask-board"
    assert choice(strong) == "board:B1"
    weak = afloat("A1 5-punraw 2912 N grappled:B1", "B1 5-rom3 3012 N", position={"phase": "board", "acting": ["A1"]})
    assert choice(weak) == "end"


def test_it_comes_alongside_and_grapples_a_weaker_ship() -> None:
    """Section 11: the trinity, 3."""
    _, answers = played(afloat("A1 5-rom3 2916 N", AWAY, "B1 5-punraw 3013 N P", position=TWO))
    assert "grapple:B1" in answers or "ram:B1" in answers


def test_it_closes_with_the_enemy() -> None:
    """A ship far away does not lie idle."""
    sea, answers = played(afloat("A1 5-rom3 2930 N", AWAY, TARGET, position=TWO))
    assert answers[0] == "5 forward"
    assert sea.ships["A1"].bow[1] < afloat("A1 5-rom3 2930 N", AWAY, TARGET, position=TWO).ships["A1"].bow[1]


def test_it_does_not_run_aground() -> None:
    """Section 11: land."""
    shore = [{"cols": [1, 60], "rows": [14, 16]}]
    sea, answers = played(afloat("A1 5-rom3 2918 N", AWAY, TARGET, position=TWO, land=shore))
    assert answers
    assert not sea.ships["A1"].aground


def test_it_evades_a_ram_that_is_likely_to_strike() -> None:
    """Section 11: evasion."""
    sea = afloat("A1 3-elite 3616 NW max", AWAY, "B1 3-elite 2912 N", position=TWO, watch=1)
    sea = on(sea, "A1", "7 forward", *["fwd"] * 6)
    assert asked(sea) == "ask-reaction"
    assert choice(sea, "B").startswith("evade:B1")


def test_a_rammed_enemy_is_worth_his_points_and_a_lost_ship_costs_them() -> None:
    """WG-9.1"""
    ships = "A1 3-std 2930 N", "B1 3-std 2912 N"
    even = evaluate(afloat(*ships), "A")
    assert evaluate(afloat(ships[0], ships[1] + " rammed"), "A") >= even + 5
    assert evaluate(afloat(ships[0] + " rammed", ships[1]), "A") <= even - 5


def test_it_finishes_a_duel() -> None:
    """Both sides greedy: an end by the rules, not by the turn cap."""
    for seed in range(3):
        outcome = match("s01-first-strokes", seed)
        assert outcome.key in ("won-by-points", "won-by-empty", "drawn-by-empty", "won-by-flight")


def match(scenario: str, seed: int) -> Outcome:
    """A match of greedy against itself."""
    state = GAME.start(GAME.load_scenario(scenario))
    programs = {seat: make("greedy", GAME, f"{seed}/{seat}") for seat in GAME.rules.seats(state)}
    dice, rolls = Seeded(str(seed)), 0
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
        else:
            assert isinstance(request, Choose | Orders)
            seat = request.seats[0]
            state = step(state, programs[seat].choose(state, seat))
    outcome = GAME.rules.outcome(state)
    assert isinstance(outcome, Outcome)
    return outcome
