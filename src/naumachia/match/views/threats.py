"""Threats: whatever pieces of others could do to a seat's pieces before that seat acts again, with chances.

A game tells from which positions a piece could strike (`Telling.openings`): as though its turn came now, all else as it lies.
The real rules are played on from there. Nothing hidden from the seat is looked at: the position is one that the seat cannot tell
from the true one, and sheets that were handed in are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import hypot
from time import monotonic
from typing import Any

from msgspec import UNSET, Struct

from naumachia.kernel import AnyGame, Message, Roll, pending, step
from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match.views.prospects import Strike, prospects

SECONDS = 2.0
SHARE = 0.5
"""Most of the time left that one opening may take."""


class Threat(Struct, frozen=True):
    """The best way of one kind in which one piece could strike another."""

    by: str
    on: str
    label: Message
    """The act in the words of its option, or of its dice."""
    rule: str
    good: float
    """Chance of what the striking side hopes for."""
    exact: str = ""
    """The same as a fraction; empty where it is an estimate."""


class Threats(Struct, frozen=True):
    """Threats against the pieces of a seat."""

    found: tuple[Threat, ...] = ()
    whole: bool = True
    """Nothing was left out for want of time."""


def threats(game: AnyGame, state: Any, seat: str, seconds: float = SECONDS) -> Threats:
    """Return the threats against the pieces of a seat, the likeliest first; `state` is a world as the seat knows it."""
    if state.sealed:  # nobody's sheet is looked at
        state = state.copy()
        state.sealed = UNSET
    scene = game.picture.scene(state, seat)
    side = game.rules.seats(state).get(seat, seat)
    mine = frozenset(piece.id for piece in scene.pieces if piece.side == side and not piece.gone)
    until, whole = monotonic() + seconds, True
    best: dict[tuple[str, str, str], Threat] = {}
    for foe in _foes(scene, side):
        for opening in game.telling.openings(state, foe):
            left = until - monotonic()
            if left <= 0:
                whole = False
                break
            strikes, all_seen = _strikes(game, opening, foe, mine, left * SHARE)
            whole = whole and all_seen
            for threat in strikes:
                kind = threat.by, threat.on, threat.label.key
                if kind not in best or threat.good > best[kind].good:
                    best[kind] = threat
    return Threats(tuple(sorted(best.values(), key=lambda one: (-one.good, one.by, one.on))), whole)


def _foes(scene: Scene, side: str) -> list[str]:
    """Pieces of others, the nearest to a piece of the side first: where time is short, they count most."""
    mine = [piece.pose for piece in scene.pieces if piece.side == side and not piece.gone]
    foes = [piece for piece in scene.pieces if piece.side not in ("", side) and not piece.gone]
    far = {foe.id: min((hypot(foe.pose.x - pose.x, foe.pose.y - pose.y) for pose in mine), default=0.0) for foe in foes}
    return sorted(far, key=far.__getitem__)


def _strikes(game: AnyGame, state: Any, foe: str, mine: frozenset[str], seconds: float) -> tuple[list[Threat], bool]:
    """The blows that a piece could strike from an opening, or whose dice lie on the table there; and whether these are all."""
    request = pending(state)
    if isinstance(request, Roll):
        return list(_falling(state, request, foe, mine)), True
    look = prospects(game, state, foe, seconds=seconds)
    return [_threat(foe, strike) for strike in look.strikes if strike.target in mine], look.whole


def _threat(foe: str, strike: Strike) -> Threat:
    option, found = strike.option, strike.forecast
    return Threat(foe, strike.target, Message(option.key, option.args), option.rule, found.good, _exact(found))


def _exact(found: Forecast) -> str:
    """The hoped-for share of a forecast as a fraction; empty where not all of it was counted."""
    good = [share.exact for share in found.headline if share.what.tone == "good"]
    counted = [share for share in good if share is not None]
    return str(sum(counted, Fraction(0))) if len(counted) == len(good) else ""


def _falling(state: Any, roll: Roll, foe: str, mine: frozenset[str]) -> Iterator[Threat]:
    """The blows of the dice on the table: how likely each of them lands."""
    chances: dict[str, Fraction] = {}
    outcomes = roll.outcomes()
    whole = sum(weight for _, weight in outcomes)
    for fall, weight in outcomes:
        for event in step(state, fall).events:
            blow = event.blow
            if blow is not None and blow.by == foe and blow.on in mine:
                landed = Fraction(0 if blow.missed else weight, whole)
                chances[blow.on] = chances.get(blow.on, Fraction(0)) + landed
    for on, chance in chances.items():
        yield Threat(foe, on, Message(roll.key, roll.args), roll.rule, float(chance), str(chance))
