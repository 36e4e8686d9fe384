"""A finished match looked back upon: what each side lost, and the moments that turned it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from naumachia.match.match import Match
from naumachia.match.undo import CHANCE
from naumachia.match.view import LogLine, log_line

MOMENTS = 3


class Moment(Struct, frozen=True):
    """A turning point: after which answer, for which side it was good, how much, and what was told of it."""

    turn: int
    side: str
    swing: float
    log: tuple[LogLine, ...]


class Review(Struct, frozen=True):
    """What a match came to."""

    losses: dict[tuple[str, str], int]
    """Points lost, by the side that lost them and the thing lost."""
    blows: dict[tuple[str, str], tuple[int, int]]
    """By the side that struck and the kind of blow: how many landed, and how many were struck."""
    moments: tuple[Moment, ...]


def review(match: Match) -> Review:
    """Losses added up step by step, and the largest swings of the game's own judgement, in the order of play."""
    sides = list(dict.fromkeys(match.seats.values()))
    losses: Counter[tuple[str, str]] = Counter()
    swings: list[tuple[float, int, int, str]] = []
    before, begun = match.first, 0
    for place, turn in enumerate(match.history, 1):
        after = turn.state
        rolls_on = place < len(match.history) and match.history[place].seat == CHANCE
        if turn.seat == CHANCE and rolls_on:
            continue  # an act is over when its last die has fallen
        if lost := match.game.losses(before, after):
            owners = {piece.id: piece.side for piece in match.game.scene(before, None).pieces}
            for loss in lost:
                losses[owners[loss.piece], loss.key] += loss.points
            if match.game.outcome(after) is None:
                worth = _worth(match, after, sides) - _worth(match, before, sides)
                swings.append((worth, place, begun, sides[0] if worth > 0 else sides[-1]))
        before, begun = after, place
    blows = _blows(match)
    largest = sorted(sorted(swings, key=lambda swing: -abs(swing[0]))[:MOMENTS], key=lambda swing: swing[1])
    events = match.events()
    moments = tuple(
        Moment(place, side, abs(swing), tuple(log_line(match, at, event) for at, event in events if begun < at <= place))
        for swing, place, begun, side in largest
    )
    return Review(dict(losses), blows, moments)


def _blows(match: Match) -> dict[tuple[str, str], tuple[int, int]]:
    """Every blow of the match, by the side that struck it."""
    scenes = (match.game.scene(state, None) for state in (match.first, match.state))  # ships may have come since
    sides = {piece.id: piece.side for scene in scenes for piece in scene.pieces}
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for _, event in match.events():
        if event.blow is None or not event.blow.kind or not event.blow.by:
            continue  # the sea, or what an earlier blow has cost
        if side := event.side or sides.get(event.blow.by, ""):
            landed, struck = found.get((side, event.blow.kind), (0, 0))
            found[side, event.blow.kind] = landed + (not event.blow.missed), struck + 1
    return found


def _worth(match: Match, state: Any, sides: list[str]) -> float:
    """How much better the first side stands than the other, by the game's judgement of both."""
    return match.game.evaluate(state, sides[0]) - match.game.evaluate(state, sides[-1])
