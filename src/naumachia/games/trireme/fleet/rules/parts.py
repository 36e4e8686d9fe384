"""Small parts that the frames of several phases share."""

from __future__ import annotations

from naumachia.kernel import Act, Refusal, always, nothing

from ..state import Sea, SideDecides

SHIP = "[A-Za-z][A-Za-z0-9]*"
PAIR = f"{SHIP}>{SHIP}"


def done(words: str, rule: str) -> Act[Sea, SideDecides]:
    """The answer that ends a side's part of a phase."""
    return Act("done", rule, always, nothing, words=words, ends=True)


def no_ship(rule: str, name: str) -> Refusal:
    """There is no such thing to choose."""
    return Refusal(rule, "no-such-ship", {"name": name})


def stranger_bar(sea: Sea, side: str, name: str, rule: str) -> Refusal | None:
    """Why a name means no ship that a side could act with."""
    ship = sea.ships.get(name)
    if ship is None:
        return no_ship(rule, name)
    if ship.gone:
        return Refusal("TF-10.3", "no-gone", {"ship": sea.label(name)})
    if ship.side != side:
        return Refusal(rule, "no-not-yours", {"ship": sea.label(name)})
    return None


def split_pair(answer: str) -> tuple[str, str]:
    """`R1>Y2`: who acts on whom."""
    actor, _, target = answer.partition(">")
    return actor, target


def pair(actor: str, target: str) -> str:
    """The notation of an act of one ship on another."""
    return f"{actor}>{target}"


def pair_bar(sea: Sea, side: str, answer: str, rule: str) -> Refusal | None:
    """Why an answer names no ship of one's own and no enemy."""
    actor, target = split_pair(answer)
    bar = stranger_bar(sea, side, actor, rule)
    if bar is not None:
        return bar
    foe = sea.ships.get(target)
    if foe is None:
        return no_ship(rule, target)
    if foe.gone:
        return Refusal("TF-10.3", "no-gone", {"ship": sea.label(target)})
    return Refusal(rule, "no-friend", {"target": sea.label(target)}) if foe.side == side else None
