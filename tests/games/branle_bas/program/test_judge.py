"""Judgement of positions by a program: advice, never a rule. It shoots where it pays, keeps its line, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.judge import melee as fights
from naumachia.games.branle_bas.judge.guns import BANDS, RAKES, guns, lie, takes
from naumachia.games.branle_bas.judge.values import DUEL, book, sheet_of
from naumachia.games.branle_bas.pieces import SIDES
from naumachia.games.branle_bas.rules.gunnery.aim import sight
from naumachia.games.branle_bas.rules.gunnery.broadside import points_of
from naumachia.games.branle_bas.setup.scenario import Battle, Berth, Marks, Position, Side
from naumachia.games.branle_bas.state import ORDERS, Sea
from naumachia.kernel import Answer, Choose, Leg, Words, pending, step
from naumachia.kernel.chance.dice import Seeded
from naumachia.kernel.request import Roll
from naumachia.players.greedy import Greedy


def sea(phase: str, **ships: Berth) -> Sea:
    """Two sides in the middle of a battle."""
    sides = {side: Side(name=Words(side, side)) for side in ("West", "East")}
    position = Position(turn=4, phase="fire" if phase == "fire" else "move")
    battle = Battle(game=GAME.name, title=Words("a", "a"), sides=sides, ships=ships, position=position)
    found: Sea = GAME.start(battle)
    return found


def ship(side: str, x: int, y: int, h: int, kind: str = "74", marks: Marks | None = None) -> Berth:
    """A ship where it lies."""
    return Berth(side=side, type=kind, at=(x, y, h), marks=marks or Marks(fired_once=True))


def chosen(state: Sea, seat: str = "West") -> Answer:
    """Return the program's answer."""
    return Greedy(GAME, Random(1)).choose(state, seat)


def test_the_stern_before_the_side() -> None:
    """BB-8.6 Of two like enemies the one that can be raked."""
    state = sea("fire", A=ship("West", 600, 600, 90), B=ship("East", 600, 740, 0), C=ship("East", 690, 720, 90))
    assert str(chosen(state)).startswith("fire:B:hull")


def test_the_one_that_will_be_out_of_action() -> None:
    """BB-9.3 Of two like enemies the one whose last guns go."""
    worn = Marks(fired_once=True, hull=26, bordee=1)
    state = sea("fire", A=ship("West", 600, 500, 0), B=ship("East", 760, 510, 0), C=ship("East", 760, 610, 0, marks=worn))
    assert str(chosen(state)).startswith("fire:C:hull")


def test_no_shot_through_a_friend() -> None:
    """BB-8.10 A friend in the line of fire would take it all."""
    state = sea("fire", A=ship("West", 600, 600, 0), F=ship("West", 700, 610, 0), B=ship("East", 800, 620, 0))
    assert chosen(state) == "hold"


def test_a_lost_ship_is_worth_less_than_any_hurt_one() -> None:
    """BB-3.2 What no longer counts at night is worth little, and every box ticked takes something away."""
    state = sea("fire", A=ship("West", 600, 600, 0), B=ship("East", 760, 560, 0))
    known, sheet = book(state), sheet_of(state.ships["A"])
    values = []
    for points in range(29):
        after, _ = known.ticked(sheet, points, at_masts=False)
        assert after is not None
        values.append(known.value(after))
    assert values == sorted(values, reverse=True)
    assert values[28] < values[27] / 2
    assert known.ticked(sheet, 58, at_masts=False) == (None, 5)


def test_a_line_out_of_range_sails_as_one() -> None:
    """BB-7.1 `succession` while no enemy is near; in battle every ship for itself."""
    far = {f"W{place}": ship("West", 346 - 107 * place, 746 + 62 * place, 120) for place in range(3)}
    assert chosen(sea("move", **far, E=ship("East", 1200, 746, 240))) == "succession"
    assert chosen(sea("move", **far, E=ship("East", 430, 900, 240))) == "free"


@pytest.mark.parametrize("seat", ["West", "East"])
def test_greedy_beats_chance(seat: str) -> None:
    """A duel from either side on seeds of their own; the lab plays hundreds (`docs/speed.md`)."""
    won = 0
    for seed in range(1):
        state, dice, number = GAME.start(GAME.load_scenario("bb1-first-duel")), Seeded(f"judge {seat} {seed}"), 0
        rng, player = Random(f"{seat}{seed}"), Greedy(GAME, Random(seed))
        while (request := pending(state)) is not None:
            if isinstance(request, Roll):
                answer: Answer = dice.roll(request, number)
                number += 1
            else:
                assert isinstance(request, Choose | Leg)
                answer = player.choose(state, seat) if request.seat == seat else request.draw(rng)
            state = step(state, answer)
        won += state.result is not None and state.result.winner == seat
    assert won


def at_anchor(x: int, y: int, h: int) -> Berth:
    """An enemy that lies still."""
    return Berth(side="East", type="74", at=(x, y, h), anchored=True, marks=Marks(fired_once=True))


def sailed(state: Sea) -> tuple[Sea, list[Answer]]:
    """West moves as the program likes, East stays where it is."""
    answers = []
    while state.phase == "move" and state.turn == 4:
        request = pending(state)
        assert request is not None
        answer: Answer = request.outcomes()[0][0] if isinstance(request, Roll) else "stay"
        if not isinstance(request, Roll) and "stay" not in request:
            answer = chosen(state)
            answers.append(answer)
        state = step(state, answer)
    return state, answers


@pytest.mark.parametrize("place", [(450, 650, 90), (500, 750, 150)])
def test_she_lays_herself_across_the_bow(place: tuple[int, int, int]) -> None:
    """BB-8.11 With a broadside to be had from abeam, she sails on until she rakes."""
    state, _ = sailed(sea("move", A=ship("West", *place), B=at_anchor(600, 560, 0)))
    seen = sight(state, "A", "B")
    assert seen is not None
    assert seen.rake == "bow"


def test_she_goes_about_where_the_enemy_is_on_the_other_tack() -> None:
    """BB-6.8 On the edge of the wind, the enemy ahead of the other edge: she tacks, and does not where it lies to leeward."""
    _, answers = sailed(sea("move", A=ship("West", 600, 600, 60), B=at_anchor(420, 800, 0)))
    assert answers == ["tack"]
    _, answers = sailed(sea("move", A=ship("West", 600, 600, 60), B=at_anchor(800, 400, 0)))
    assert "tack" not in answers


def test_she_keeps_off_the_shoals() -> None:
    """BB-13.2 A place from which she would rake is no place for her if it is a shoal."""
    ships = {"A": ship("West", 450, 650, 90), "B": at_anchor(600, 560, 0)}
    sides = {side: Side(name=Words(side, side)) for side in ("West", "East")}
    battle = Battle(
        game=GAME.name,
        title=Words("a", "a"),
        sides=sides,
        ships=ships,
        position=Position(turn=4, phase="move"),
        shoals=((540, 600, 700, 700),),
    )
    state, _ = sailed(GAME.start(battle))
    assert not state.ships["A"].gone


def test_the_captain_reckons_as_the_law_does() -> None:
    """2.7 What the captain finds of range, arc and rake by plain numbers is what the rules find, but for a hair at the edges."""
    rng, apart, raked = Random(7), 0, 0
    for _ in range(400):
        x, y, h, th = rng.randrange(350, 850), rng.randrange(350, 850), rng.randrange(360), rng.randrange(360)
        if (x - 600) ** 2 + (y - 600) ** 2 < 90**2:  # they might lie on top of each other
            continue
        state = sea("fire", A=ship("West", x, y, h), B=ship("East", 600, 600, th))
        mine, theirs, known = state.ships["A"], state.ships["B"], book(state)
        seen = sight(state, "A", "B")
        table = guns(state, known, mine, theirs)
        found = takes(table, lie(*mine.pose), lie(*theirs.pose))
        if seen is None or not seen.side:
            apart += found > 0
        else:
            raked += bool(seen.rake)
            side, band = SIDES.index(seen.side), BANDS.index(seen.band)
            apart += found != table.takes[12 * side + 3 * band + RAKES.index(seen.rake)]
    assert raked > 5
    assert apart <= 1


def test_boardings_end_as_the_specification_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 11 Fought to the end, fresh ships: who has more points takes the other, and one point is enough."""
    monkeypatch.setattr(fights, "GOES_ON", 1.0)
    fights.melee.cache_clear()
    found = {
        "80 v 74": (fights.melee(10, 9, 9, 7), (0.90, 0.08)),
        "74 v 64": (fights.melee(9, 7, 7, 6), (0.93, None)),
        "74 v 74, one the fresher": (fights.melee(9, 9, 8, 6), (0.85, None)),
    }
    fights.melee.cache_clear()
    for name, ((win, lose, ruin), (wins, ruins)) in found.items():
        assert abs(win - wins) < 0.025, name
        assert ruins is None or abs(ruin - ruins) < 0.025, name
        assert abs(win + lose + ruin - 1) < 1e-3, name
    one, two, _ = fights.melee(9, 9, 7, 7)
    assert abs(one - two) < 1e-9


def test_the_program_finds_its_way_through_standing_orders() -> None:
    """A seat may become a program while its menu of standing orders is open: it answers, and comes back to the question."""
    far = {f"W{place}": ship("West", 346 - 107 * place, 746 + 62 * place, 120) for place in range(3)}
    state = sea("move", **far, E=ship("East", 1200, 746, 240))
    asked = pending(state)
    assert isinstance(asked, Choose)
    assert ORDERS in asked.asides
    state = step(state, ORDERS)
    for _ in range(12):
        request = pending(state)
        assert request is not None
        if request.key != asked.key and "menu" not in request.key and "order" not in request.key:
            break
        state = step(state, chosen(state))
    assert isinstance(request, Leg | Choose)
    assert request.key != asked.key


def test_a_fit_enemy_before_a_cripple() -> None:
    """BB-3.2 What no longer counts is not worth the broadside of a fit ship; in a duel every point still is (BB-3.4)."""
    cripple = Marks(fired_once=True, hull=15, bordee=2, abordage=0, flag="retreat", masts=2)
    state = sea("fire", A=ship("West", 600, 600, 0), B=ship("East", 860, 560, 0, "56", cripple), C=ship("East", 860, 660, 0))
    assert str(chosen(state)).startswith("fire:C:hull")
    known, worn, fit = book(state), sheet_of(state.ships["B"]), sheet_of(state.ships["C"])
    for base in range(11, 20):
        assert known.gain(worn, base, 0, at_masts=False, duel=False) < known.gain(fit, base, 0, at_masts=False, duel=False)
        more = known.gain(worn, base, 0, at_masts=False, duel=True) - known.gain(worn, base, 0, at_masts=False, duel=False)
        assert more == pytest.approx(
            DUEL * sum(share * points_of(GAME.standard_charts, base + face) for face, share in known.die)
        )


def test_a_cripple_alone_is_fired_at() -> None:
    """BB-3.4 Damage decides a duel: no fire is held while it may tell."""
    cripple = Marks(fired_once=True, hull=26, bordee=0, abordage=1, flag="retreat", masts=2)
    state = sea("fire", A=ship("West", 600, 600, 0), B=ship("East", 760, 560, 0, marks=cripple))
    assert state.setting.scenario.one_to_one
    assert str(chosen(state)).startswith("fire:B:")
