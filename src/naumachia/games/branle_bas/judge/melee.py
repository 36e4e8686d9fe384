"""BB-12.7 How a boarding ends: the chances to take the enemy, to be taken, and to ruin each other, over all combats to come."""

from __future__ import annotations

from functools import cache
from math import comb

WEAKER, STRONGER = 1 / 3, 1 / 6
"""BB-1.6 The faces of the boarding die that cost somebody a man."""
GOES_ON = 2 / 3
"""BB-11.6 How often a boarding goes on after a combat: who fares worse tries to break away."""

Chances = tuple[float, float, float]


@cache
def _faces(dice: int) -> tuple[tuple[int, int, float], ...]:
    """How many of so many dice show either face that counts, and how likely that is."""
    none = 1 - WEAKER - STRONGER
    return tuple(
        (one, two, comb(dice, one) * comb(dice - one, two) * WEAKER**one * STRONGER**two * none ** (dice - one - two))
        for one in range(dice + 1)
        for two in range(dice + 1 - one)
    )


@cache
def _losses(mine: int, theirs: int) -> tuple[tuple[int, int, float], ...]:
    """Return the losses of both in one combat: one throw counts for both if they are unequal, one for each if equal (BB-R7)."""
    found: dict[tuple[int, int], float] = {}
    if mine != theirs:
        for weaker, stronger, chance in _faces(mine + theirs):
            lost = (stronger, weaker) if mine > theirs else (weaker, stronger)
            found[lost] = found.get(lost, 0.0) + chance
    else:
        for hit, harm, chance in _faces(mine):
            for struck, hurt, other in _faces(theirs):
                lost = (harm + struck, hit + hurt)
                found[lost] = found.get(lost, 0.0) + chance * other
    return tuple((one, two, chance) for (one, two), chance in found.items() if chance > 1e-6)


@cache
def melee(crew: int, foes: int, mine: int, theirs: int) -> Chances:
    """With so many men and so many points on either side: to take, to be taken, and to be both without a man."""
    win = lose = ruin = again = 0.0
    for one, two, chance in _losses(mine, theirs):
        if one >= crew and two >= foes:
            ruin += chance
        elif two >= foes:
            win += chance
        elif one >= crew:
            lose += chance
        elif one or two:
            after = melee(crew - one, foes - two, mine, theirs)
            win, lose, ruin = (so_far + GOES_ON * chance * later for so_far, later in zip((win, lose, ruin), after, strict=True))
        else:
            again += chance
    rest = 1 - GOES_ON * again
    return win / rest, lose / rest, ruin / rest
