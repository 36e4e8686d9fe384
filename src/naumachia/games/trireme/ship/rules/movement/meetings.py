"""Reasons why ships met: TS-4.2 once more, this time saying at which of its items each ship was stopped, and by whom.

`simultaneous.py` is the law and has to be quick; this is asked only where somebody was stopped, for the sentence and the eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Claim, Event, Meeting, Message

from ....common.charts import CREWS
from ....common.sea.waters import row_of
from ...state import Sea
from .simultaneous import Hull, Mover, contests, occupied, swaps

KEYS = ("speed", "size", "crew", "die")
COUNTS = tuple(Message(f"counts-{key}") for key in KEYS)
"""TS-4.2 item 3: what gives a contested hex away, in its order."""


class Stop(NamedTuple):
    """How a ship was stopped."""

    how: str
    """`barred`, `swap`, `still` (the other makes no move), `stopped` (it was stopped itself), `stern` (it moves on, but its
    stern comes to lie there), `contest`."""
    other: str = ""


def trace(now: Mapping[str, Hull], movers: Mapping[str, Mover], won: Mapping[Hex, str]) -> dict[str, Stop]:
    """TS-4.2 items 0 to 3: who is stopped, in the order in which it is found out, and how."""
    found = {name: Stop("barred") for name, mover in movers.items() if mover.barred}
    for name in (name for name in movers if name in swaps(now, movers)):
        found[name] = Stop("swap", next(other for other, hull in now.items() if movers[name].entered in hull))
    while True:
        while more := occupied(now, movers, set(found)):
            found |= {name: _held(name, now, movers, found) for name in movers if name in more}
        _, losers = contests(movers, set(found), won)
        if not losers:
            return found
        for name in (name for name in movers if name in losers):
            at = movers[name].entered
            rivals = [one for one in movers if movers[one].entered == at and one not in found and one not in losers]
            found[name] = Stop("contest", rivals[0])


def _held(name: str, now: Mapping[str, Hull], movers: Mapping[str, Mover], found: Mapping[str, Stop]) -> Stop:
    """Item 2: return the ship that will hold the hex, and why it is still there."""
    at = movers[name].entered
    for other, hull in now.items():
        if other == name:
            continue
        goes = other in movers and other not in found
        if goes and at in movers[other].hexes and movers[other].entered != at:
            return Stop("stern", other)
        if not goes and at in hull:
            return Stop("stopped" if other in movers else "still", other)
    raise ValueError(name)


def tell_meetings(sea: Sea, now: Mapping[str, Hull], movers: Mapping[str, Mover], won: Mapping[Hex, str]) -> None:
    """Each hex that somebody could not have: one event, with all who wanted it."""
    found = trace(now, movers, won)
    told: set[str] = set()
    for name, stop in found.items():
        if stop.how == "barred" or name in told:
            continue
        at = movers[name].entered
        same = [one for one, other in found.items() if movers[one].entered == at and other == stop]
        pair = [stop.other] if stop.how == "swap" else []
        told |= {*same, *pair}
        assert at is not None
        _tell(sea, stop, at, same, movers)


def _tell(sea: Sea, stop: Stop, at: Hex, names: list[str], movers: Mapping[str, Mover]) -> None:
    decided = _decided(stop.other, names, movers) if stop.how == "contest" else -1
    counts = COUNTS[: max(decided + 1, 3)] if decided >= 0 else ()
    claims = [Claim(name, _shows(sea, name, movers[name], len(counts), got=False)) for name in names]
    if stop.how in ("contest", "swap"):
        got = stop.how == "contest"
        claims.insert(0, Claim(stop.other, _shows(sea, stop.other, movers[stop.other], len(counts), got), got))
    args = {
        "ship": sea.label(names[0]),
        "more": len(names) - 1,
        "other": sea.label(stop.other),
        "step": sea.step,
        "hex": f"{at[0]:02d}{row_of(at):02d}",
        "by": KEYS[decided] if decided >= 0 else "",
    }
    meeting = Meeting(tuple(claims), "" if claims[0].got or stop.how == "swap" else stop.other, counts, decided)
    place = at, sea.ships[names[0]].h
    sea.tell(Event(f"met-{stop.how}", "TS-4.2", args, ship=names[0], at=place, beat=sea.step, meeting=meeting))


def _decided(winner: str, losers: list[str], movers: Mapping[str, Mover]) -> int:
    """Item 3: what the winner had more of than the best of the others; last of all the die."""
    best = max(movers[name].rank for name in losers)
    pairs = enumerate(zip(movers[winner].rank, best, strict=True))
    return next((place for place, (mine, theirs) in pairs if mine != theirs), len(best))


def _shows(sea: Sea, name: str, mover: Mover, count: int, got: bool) -> tuple[Message, ...]:
    speed, size, crew = mover.rank
    shown = (
        Message("shows-number", {"value": speed}),
        Message("shows-number", {"value": size}),
        Message("sheet-crew", {"crew": CREWS[-1 - crew]}),
        Message("shows-die", {"got": int(got)}),
    )
    return shown[:count]
