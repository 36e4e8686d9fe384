"""Weights of the judgement: those of the helmsman, and names for those who tune them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, convert
from msgspec.structs import replace

from ..state import Sea, Setting


class Weights(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers by which places and positions are judged; the usual ones are the helmsman's."""

    answered: float = 0.8
    """Share of the worst answer that an enemy is expected to give, since other ships occupy it too."""
    next: float = 0.5
    """Weight of the next turn, against this one."""
    raked: float = 1.25
    """How much more a rake is sought than it promises: who lies across a bow or a stern is not answered."""
    turning: float = 0.3
    """Cost of lying a quarter of a circle off the way to an enemy far away."""
    boards: float = 0.58
    """BB-1.4 Chance that a ship gets a grapnel on an enemy it runs into, sooner or later."""
    feared: float = 0.5
    """How likely an enemy who can come alongside does so."""
    timid: float = 0.8
    """How much what the enemy threatens weighs, beside what one threatens oneself."""
    close: float = 0.008
    """Value of a millimetre nearer to the enemy, until ships are as near as they want to be."""
    near: float = 170.0
    """Millimetres at which a ship wants to fight."""
    gauge: float = 0.15
    """Value of lying to windward of an enemy, besides moving later."""
    first: float = 0.3
    """Value of the first broadside as long as it is not fired."""
    prize: float = 8.0
    """A prize in hand."""
    focus: float = 1.15
    """How much more the last guns of a ship count than the first: above 1, fire is gathered on who has suffered already."""
    guns: float = 0.55
    """Share of its worth that a ship loses with its guns."""
    crew: float = 0.2
    """… with its men."""
    masts: float = 0.3
    """… with its masts."""
    risk: float = 0.8
    """Average cost of a risk die."""
    dusk: float = 0.0
    """BB-3.2 Turns before nightfall from which losses count less and less: a ship with a gun, a man and a mast counts whole."""
    seize: float = 0.0
    """BB-9.6 Value of running into a ship that may strike, or that waits for a captor, compared with the prize it may become."""
    backing: float = 0.0
    """BB-12.6 Share of what a broadside at a grappled ship changes in the boarding that counts."""
    keep: float = 0.0
    """BB-3.6 Ships by which a side must lead, by what it has won in the battle, to break it off; 0: never."""
    aid: float = 0.0
    """BB-12.6 Share of a boarding that is reckoned with the broadsides of all ships that bear on either, instead of without."""


USUAL = Weights()


def weights(sea: Sea) -> Weights:
    """Return the weights by which this match is judged."""
    found: Weights = sea.setting.memo.get("weights", USUAL)
    return found


DUEL = "duel_"
"""Prefix of the weights that stand for those of the same name where one ship fights one."""


def weigh(setting: Setting, numbers: Mapping[str, float]) -> Setting:
    """Return a setting with a memory of its own, in which positions are judged by other weights."""
    found = {name: number for name, number in numbers.items() if not name.startswith(DUEL)}
    duel = {name.removeprefix(DUEL): number for name, number in numbers.items() if name.startswith(DUEL)}
    both = convert(found, Weights), convert(found | duel, Weights)
    return replace(setting, memo={"weights": both[setting.scenario.one_to_one]})
