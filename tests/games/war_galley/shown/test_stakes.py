"""Odds one can decide on, before one is committed: what a ship can do, what hangs on a flagship, and undo over an idle window."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.war_galley.movement.test_windows import THREATENED, approach
from games.war_galley.table import GAME, battle, on
from naumachia.kernel import Choose, Message, Seeded, State, pending, show
from naumachia.kernel.errors import NoUndo
from naumachia.match import Match, forecast, prospects
from told import text_in

FOE = "B1 3-good 2912 N"


def headline(sea: State, answer: str) -> dict[str, Fraction | None]:
    return {share.what.key: share.exact for share in forecast(GAME, sea, answer).headline}


def test_a_ram_in_two_words() -> None:
    """WG-7.14 Rammed or a collision, as fractions; and what both stand to lose."""
    sea = on(approach(FOE), "fwd")
    found = headline(sea, "ram:B1")
    assert set(found) == {"verdict-rammed", "verdict-collision"}
    assert sum(share for share in found.values() if share) == 1
    margins = {(margin.piece, margin.key) for margin in forecast(GAME, sea, "ram:B1").margins}
    assert {("B1", "rammed"), ("A1", "half")} <= margins


def test_an_evasion_in_two_words_and_what_doing_nothing_means() -> None:
    """WG-6.52 Crew 4: slips away on 1 to 4. WG-6.51 When the attack is declared, doing nothing has its odds too."""
    sea = on(approach(FOE, watch=THREATENED), "fwd")
    crew = sea.ships["B1"].crew
    assert headline(sea, "evade:B1:forward") == {
        "verdict-evades": Fraction(crew, 6),
        "verdict-stays": Fraction(6 - crew, 6),
    }


def test_a_ship_sees_its_ram_before_it_has_announced() -> None:
    """The best odds of every attack, and the answers that lead there; the window on the way is told."""
    sea = approach(FOE, watch=THREATENED)
    found = prospects(GAME, sea, "A1")
    assert found.whole
    ram = next(strike for strike in found.strikes if strike.option.key == "do-ram")
    assert ram.target == "B1"
    assert ram.answers[-1] == "ram:B1"
    assert ram.windows == 1
    expected = headline(on(sea, "fwd", "pass"), "ram:B1")["verdict-rammed"]
    assert ram.forecast.good == pytest.approx(float(expected or 0))


@pytest.mark.parametrize(("initiative", "chance"), [(2, Fraction(1, 2)), (3, Fraction(2, 3)), (5, Fraction(1))])
def test_what_the_loss_of_a_flagship_would_mean(initiative: int, chance: Fraction) -> None:
    """WG-9.2 A die, the admiral's initiative, one more with fewer points, as after the loss of the ship: 7 or more."""
    sea = on(approach(FOE, watch=THREATENED, chiefs={"B1": f"ADM 6 {initiative}"}), "fwd")
    (said,) = GAME.telling.stakes(sea, "B")
    assert said.key == "stakes-flagship"
    assert Fraction(text_in(said.args, "exact")) == chance
    assert GAME.telling.stakes(sea, "A") == ()


@pytest.mark.parametrize(
    ("attacker", "how", "harm"), [("A1 3-good 3013 S", "grapple", "grappled"), ("A1 3-good 3013 NW", "ram", "rammed")]
)
def test_one_is_told_with_what_one_is_attacked_and_what_comes_of_doing_nothing(attacker: str, how: str, harm: str) -> None:
    """WG-6.51 The kind of attack, and the exact odds of letting it come."""
    sea = on(approach(FOE, points="0", attacker=attacker, watch=THREATENED), f"{how}:B1")
    request = pending(sea)
    assert isinstance(request, Choose)
    assert (request.key, request.args["attack"]) == ("ask-evade", how)
    marines = {"theirs": sea.ships["A1"].marines, "own": sea.ships["B1"].marines}
    assert GAME.telling.stakes(sea, "B") == ((Message("stakes-boarded", marines),) if how == "grapple" else ())
    assert show(sea, "pass").risky
    found = headline(sea, "pass")
    assert {f"verdict-own-{harm}", "verdict-unharmed"} == set(found)
    assert sum(share for share in found.values() if share) == 1


def test_a_second_admiral_is_lost_alone() -> None:
    sea = on(approach(FOE, "B2 3-good 5802 S", watch=THREATENED, chiefs={"B1": "ADM 6 3", "B2": "ADM 6 3"}), "fwd")
    assert [said.key for said in GAME.telling.stakes(sea, "B")] == ["stakes-commander"]


def beside(programs: set[str]) -> Match:
    """A1 has stepped beside B1, and B has let the window pass."""
    ships = ("A1 3-good 3113 NW", "A2 T-std 0238 N", FOE)
    scenario = GAME.check_scenario(battle(*ships, position={"acting": ["A1", "A2"]}), "test")
    match = Match(GAME, scenario, options={"watch": THREATENED, "reply": 0}, dice=Seeded("1"))
    match.programs = frozenset(programs)
    for answer in ("A1", "2 forward", "fwd"):
        match.answer(answer, "A")
    match.answer("pass", "B")
    return match


def test_undo_crosses_a_window_that_a_program_let_pass() -> None:
    match = beside({"B"})
    assert match.undo_reach("A").answers == 3
    match.undo("A")
    assert match.waiting == ("A",)
    assert [turn.seat for turn in match.history] == ["A", "A"]
    match.redo("A")
    assert match.waiting == ("B",), "the window is asked anew"
    match.answer("pass", "B")
    assert "ram:B1" in match.request  # type: ignore[operator]


def test_undo_stops_at_a_person_who_did_nothing() -> None:
    match = beside(set())
    assert match.undo_reach("A").answers == 0
    with pytest.raises(NoUndo):
        match.undo("A")


def test_undo_stops_at_a_program_that_did_something() -> None:
    match = beside({"B"})
    match.undo("A")
    match.redo("A")
    match.answer("ignore:B1", "B")
    assert match.undo_reach("A").answers == 0


def test_ending_a_squadrons_movement_is_asked_twice_while_most_have_not_moved() -> None:
    scenario = GAME.check_scenario(battle("A1 3-good 3113 NW", "A2 T-std 0238 N", FOE, position={"acting": ["A1", "A2"]}), "test")
    match = Match(GAME, scenario, dice=Seeded("1"))
    sea = match.state
    assert sea.agenda[0].show(sea, "end").confirm.args == {"ships": 2, "all": 2}
    for answer in ("A1", "0"):
        match.answer(answer, "A")
    sea = match.state
    assert sea.agenda[0].show(sea, "end").confirm is None
