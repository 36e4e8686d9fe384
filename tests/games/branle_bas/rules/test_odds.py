"""Odds of broadsides: exact for the heaviest of them, as counting every fall of the dice one by one, and as throwing them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import msgspec
import pytest

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.setup.scenario import Battle, Berth, Marks, Position, Side
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import Roll, Words, pending, step
from naumachia.kernel.odds import estimate, odds
from naumachia.kernel.shown.stakes import Digest
from naumachia.match.position.chances import forecast

ANSWER = "fire:B:hull:B"
WORN = Marks(fired_once=True, hull=25, bordee=7, abordage=8)


def raked(shooter: str, target: str, marks: Marks, first: bool = False) -> Sea:
    """West lies across East's stern, at point-blank."""
    sides = {side: Side(name=Words(side, side)) for side in ("West", "East")}
    ships = {
        "A": Berth(side="West", type=shooter, at=(600, 520, 90), marks=Marks(fired_once=not first)),
        "B": Berth(side="East", type=target, at=(600, 600, 0), marks=marks),
    }
    position = Position(turn=4, phase="fire")
    found: Sea = GAME.start(Battle(game=GAME.name, title=Words("a", "a"), sides=sides, ships=ships, position=position))
    assert ANSWER in (pending(found) or ())
    return found


def one_by_one(state: Sea, chance: Fraction, before: Sea, into: Counter[bytes]) -> int:
    """Every fall of the dice to its end, nothing merged; how many there are."""
    request = pending(state)
    if not isinstance(request, Roll) or state.consequences is not state:
        into[msgspec.json.encode(GAME.telling.digest(before, ANSWER, state.consequences))] += chance  # type: ignore[assignment]
        return 1
    outcomes = request.outcomes()
    total = sum(weight for _, weight in outcomes)
    return sum(one_by_one(step(state, fall), chance * Fraction(weight, total), before, into) for fall, weight in outcomes)


def test_the_same_as_counting_one_by_one() -> None:
    """BB-8.14, BB-10.6 A leak check in the middle of a shot, risk dice, mishap and point-blank die: the same fractions."""
    before, found = raked("56", "74", Marks(fired_once=True, hull=5, bordee=6, abordage=8)), Counter[bytes]()
    assert one_by_one(step(before, ANSWER), Fraction(1), before, found) > 1500
    exact = odds(
        before, ANSWER, lambda old, new: GAME.telling.digest(old, ANSWER, new), msgspec.json.encode, alike=GAME.telling.alike
    )
    assert {msgspec.json.encode(share.what): share.exact for share in exact} == dict(found)
    leaks = [share for share in exact if any(loss.key == "leaks" for loss in share.what.losses)]
    assert leaks


@pytest.mark.parametrize(("target", "marks"), [("120", WORN), ("74", Marks(fired_once=True, hull=10, bordee=5, abordage=5))])
def test_a_first_rates_rake_is_counted_and_not_tried(target: str, marks: Marks) -> None:
    """BB-8.11 Two risk dice, leaks and fires on either of them: exact, and what 1,200 throws come to within four deviations."""
    before, trials = raked("120", target, marks, first=True), 1200
    told = forecast(GAME, before, ANSWER)
    assert all(share.exact is not None for share in told.headline)
    assert sum(share.exact or 0 for share in told.headline) == 1

    def words(old: Sea, new: Sea) -> Digest:
        return GAME.telling.digest(old, ANSWER, new)

    tried = Counter[str]()
    for share in estimate(before, ANSWER, words, msgspec.json.encode, trials=trials):
        tried[share.what.verdict.key] += round(share.probability * trials)
    for headline in told.headline:
        chance = headline.probability
        apart = abs(tried[headline.what.key] / trials - chance)
        assert apart < 4 * sqrt(chance * (1 - chance) / trials) + 1 / trials, headline.what.key
