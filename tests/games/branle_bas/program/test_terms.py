"""Terms of the judgement that weigh nothing with the helmsman: dusk, boardings to come, ships about to strike."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.judge.evaluate import promised
from naumachia.games.branle_bas.judge.move_search import Captain
from naumachia.games.branle_bas.judge.reach import own
from naumachia.games.branle_bas.judge.situation import backed, breaks_off, link_worth
from naumachia.games.branle_bas.judge.values import book, sheet_of
from naumachia.games.branle_bas.judge.weights import weights
from naumachia.games.branle_bas.pieces import Link
from naumachia.games.branle_bas.rules.gunnery.broadside import shot
from naumachia.games.branle_bas.setup.scenario import Battle, Berth, Marks, Position, Side
from naumachia.games.branle_bas.state import Sea
from naumachia.geometry.plane import Pose
from naumachia.kernel import Choose, Words, pending, step
from naumachia.kernel.errors import NotFound
from naumachia.kernel.request import Roll
from naumachia.players.weighed import Weighed, Weights


def sea(turn: int, phase: str, ships: dict[str, Berth], links: tuple[Link, ...] = ()) -> Sea:
    """Two sides in the middle of a battle."""
    sides = {side: Side(name=Words(side, side)) for side in ("West", "East")}
    position = Position(turn=turn, phase="fire" if phase == "fire" else "move", links=links)
    found: Sea = GAME.start(Battle(game=GAME.name, title=Words("a", "a"), sides=sides, ships=ships, position=position))
    return found


def ship(side: str, x: int, y: int, h: int, marks: Marks | None = None) -> Berth:
    """A seventy-four where it lies."""
    return Berth(side=side, type="74", at=(x, y, h), marks=marks or Marks(fired_once=True))


def judged(state: Sea, **weights: float) -> Sea:
    """Return a position in which other weights judge."""
    found = Weighed(GAME, Random(1), Weights(game=GAME.name, weights=weights)).weighed(state)
    assert isinstance(found, Sea)
    return found


def test_at_dusk_a_ship_that_still_counts_counts_whole() -> None:
    """BB-3.2 In the last turn only the last gun matters; earlier every gun does, as it does with the helmsman."""
    fleets = {"A": ship("West", 600, 600, 0), "B": ship("East", 760, 560, 0, Marks(hull=20, bordee=2, abordage=3))}
    values = {}
    for turn in (4, 14, 16):
        for dusk in (0.0, 4.0):
            state = judged(sea(turn, "fire", fleets), dusk=dusk)
            values[turn, dusk] = book(state).value(sheet_of(state.ships["B"]))
    assert values[4, 0.0] == values[14, 0.0] == values[16, 0.0] == values[4, 4.0]
    assert values[4, 4.0] < values[14, 4.0] < values[16, 4.0]


HELD = (Link("A", "B", "grappled", 3),)


def test_a_broadside_in_support_counts_in_the_boarding() -> None:
    """BB-12.6 Two equal ships fight: a friend's broadside takes a point from the enemy and makes it the more damaged."""
    ships = {"A": ship("West", 600, 600, 0), "B": ship("East", 650, 600, 0), "F": ship("West", 740, 600, 0)}
    state = sea(4, "fire", ships, HELD)
    assert abs(link_worth(state, HELD[0], "West")) < 1
    made = shot(state, "F", "B", "hull")
    assert backed(state, made, "West") > 3
    assert backed(state, made, "East") == -backed(state, made, "West")
    own_shot = shot(state, "A", "B", "hull")
    assert backed(state, own_shot, "West") > 3


def test_support_is_promised_only_where_it_is_weighed() -> None:
    """A shot about to be fired at a grappled ship promises more with `backing`."""
    ships = {"A": ship("West", 600, 600, 0), "B": ship("East", 650, 600, 0), "F": ship("West", 740, 600, 0)}
    state = sea(4, "fire", ships, HELD)
    while isinstance(request := pending(state), Choose):
        if "fire:B:hull" in request and request.args["ship"] == state.label("F"):
            break
        state = step(state, "hold")
    fired = step(state, "fire:B:hull")
    assert promised(judged(fired, backing=1.0), "West") > promised(fired, "West") + 3


def test_a_boarding_is_reckoned_with_those_that_bear_on_it() -> None:
    """BB-12.6 With `aid` a boarding beside a friend promises more, and one among enemies less."""
    ships = {"A": ship("West", 600, 600, 0), "B": ship("East", 650, 600, 0)}
    alone = sea(4, "move", ships, HELD)
    helped = sea(4, "move", ships | {"F": ship("West", 740, 600, 0)}, HELD)
    beset = sea(4, "move", ships | {"C": ship("East", 460, 600, 0)}, HELD)
    usual = link_worth(alone, HELD[0], "West")
    assert link_worth(judged(alone, aid=1.0), HELD[0], "West") == usual
    assert link_worth(helped, HELD[0], "West") == usual
    assert link_worth(judged(helped, aid=1.0), HELD[0], "West") > usual + 3
    assert link_worth(judged(beset, aid=1.0), HELD[0], "West") < usual - 3


@pytest.mark.parametrize(
    ("marks", "worth"),
    [
        (Marks(flag="rout", hull=28, bordee=0, abordage=0), True),
        (Marks(flag="rout", hull=28, bordee=0, abordage=0, tested=True), False),
        (Marks(flag="struck", controller="", hull=28, bordee=0, abordage=0), True),
        (Marks(), False),
    ],
)
def test_a_ship_about_to_strike_is_run_into(marks: Marks, worth: bool) -> None:
    """BB-9.6, BB-11.2 A ship in rout may strike at a touch, and one that has struck waits for a captor."""
    ships = {"A": ship("West", 500, 600, 90), "B": ship("East", 600, 600, 0, marks)}
    state = sea(4, "move", ships | {"C": ship("East", 900, 900, 0)})
    state = judged(sailing(state), seize=1.0)
    assert state.run is not None
    found = Captain(state, state.ships["A"]).seizures(own(state, state.run))
    assert bool(found) is worth


def sailing(state: Sea) -> Sea:
    """Return the position in which the first western ship begins to move."""
    while state.run is None or state.run.ship != "A":
        request = pending(state)
        assert request is not None
        state = step(state, request.outcomes()[0][0] if isinstance(request, Roll) else request.moves[-1])
    return state


def test_a_lead_won_in_the_battle_is_kept() -> None:
    """BB-3.6 With `keep` a side that has put an enemy out of action breaks off; one that was the larger fleet does not run."""
    out = Marks(flag="retreat", hull=28, bordee=0)
    even = {"A": ship("West", 500, 600, 90), "F": ship("West", 300, 600, 90), "B": ship("East", 700, 600, 270)}
    ahead = sea(8, "move", even | {"C": ship("East", 900, 900, 0, out)})
    assert breaks_off(judged(ahead, keep=1.0), "West")
    assert not breaks_off(judged(ahead, keep=1.0), "East")
    assert not breaks_off(judged(ahead, keep=2.0), "West")
    assert not breaks_off(ahead, "West")
    assert not breaks_off(judged(sea(8, "move", even), keep=1.0), "West")


def test_a_ship_that_breaks_off_sails_away() -> None:
    """A place far from the enemy is worth more to it than one near by, and less to a ship that fights on."""
    ships = {"A": ship("West", 500, 600, 90), "F": ship("West", 300, 300, 90), "B": ship("East", 700, 600, 270)}
    ships["C"] = ship("East", 900, 900, 0, Marks(flag="retreat", hull=28, bordee=0))
    state = sailing(sea(8, "move", ships))
    near, far = Pose(600, 560, 90), Pose(300, 560, 270)
    usual, kept = (Captain(judged(state, keep=keep), state.ships["A"]) for keep in (0.0, 1.0))
    assert usual.sails(near) > usual.sails(far)
    assert kept.sails(near) < kept.sails(far)


def test_weights_of_a_duel() -> None:
    """BB-3.4 A weight that begins with `duel_` stands for the other where one ship fights one."""
    pair = {"A": ship("West", 500, 600, 90), "B": ship("East", 700, 600, 270)}
    duel, battle = sea(4, "move", pair), sea(4, "move", pair | {"C": ship("East", 900, 900, 0)})
    for state, timid in ((duel, 0.5), (battle, 0.7)):
        assert weights(judged(state, timid=0.7, duel_timid=0.5)).timid == timid
    with pytest.raises(NotFound):
        judged(duel, duel_courage=1.0)
