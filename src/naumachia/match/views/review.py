"""A finished match looked back upon: what each side lost, and the moments that turned it."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from naumachia.kernel import CONCEDE, Event
from naumachia.kernel.state import State
from naumachia.match.history.turn import CHANCE
from naumachia.match.match import Match
from naumachia.match.views.view import LogLine, log_line

MOMENTS = 3


DECISIVE = ("capture", "strike")
"""Kinds of blow that say more than the points they cost."""


class Moment(Struct, frozen=True):
    """A turning point: all that one act caused, and for which side it was good."""

    turn: int
    """The answer after which its blow was told."""
    side: str
    swing: float
    """By how much the game's own judgement of the position changed."""
    log: tuple[LogLine, ...]
    """Log lines of it, the most important first."""
    deciding: bool = False
    """It ended the match, or was the heaviest blow of the turn in which the match ended."""


class _Swing(Struct):
    """The losses of one act, or of several with the same victim within one activation."""

    worth: float
    since: int
    """Answers given before it."""
    until: int
    segment: int
    victims: set[str]
    sides: set[str]
    """The sides that lost something."""
    spans: list[tuple[int, int]]


class Review(Struct, frozen=True):
    """Review of a match: result, losses and turning points."""

    losses: dict[tuple[str, str], int]
    """Points lost, by the side that lost them and the thing lost."""
    blows: dict[tuple[str, str], tuple[int, int]]
    """By the side that struck and the kind of blow: how many landed, and how many were struck."""
    moments: tuple[Moment, ...]


def review(match: Match) -> Review:
    """Losses added up step by step, and the largest swings of the game's own judgement, in the order of play.

    The blow that decided the match is always among them.
    """
    sides = list(dict.fromkeys(match.seats.values()))
    losses: Counter[tuple[str, str]] = Counter()
    swings: list[_Swing] = []
    events = match.events()
    segments = _starts(events, "turn", "activation")
    before, begun = match.first, 0
    for place, turn in enumerate(match.history, 1):
        after = turn.state
        if place < len(match.history) and match.history[place].seat == CHANCE:
            continue  # an act is over when its last die has fallen
        if lost := match.game.telling.losses(before, after):
            owners = {piece.id: piece.side for piece in match.game.picture.scene(before, None).pieces}
            for loss in lost:
                losses[owners[loss.piece], loss.key] += loss.points
            over = match.game.rules.outcome(after) is not None  # the judgement of an end is no measure of its last blow
            worth = 0.0 if over else _worth(match, after, sides) - _worth(match, before, sides)
            victims = {loss.piece for loss in lost}
            robbed = {owners[piece] for piece in victims}
            segment = sum(start < place for start in segments)
            _add(swings, _Swing(worth, begun, place, segment, victims, robbed, [(begun, place)]))
        before, begun = after, place
    decided = _deciding(match, swings, _starts(events, "turn"))
    largest = sorted(swings, key=lambda swing: (swing is not decided, -abs(swing.worth)))[:MOMENTS]
    moments = sorted((_told(match, events, swing, sides, swing is decided) for swing in largest), key=lambda one: one.turn)
    return Review(dict(losses), _blows(match), tuple(moments))


def _starts(events: list[tuple[int, Event]], *chapters: str) -> list[int]:
    """The answers after which a chapter of one of these kinds began."""
    return [at for at, event in events if event.chapter in chapters]


def _add(swings: list[_Swing], new: _Swing) -> None:
    """Add an act, or join it with the last ones of its activation that have hit the same pieces."""
    same = [one for one in swings if one.segment == new.segment and one.victims & new.victims]
    for one in same:
        new.worth += one.worth
        new.since = min(new.since, one.since)
        new.victims |= one.victims
        new.sides |= one.sides
        new.spans = [*one.spans, *new.spans]
        swings.remove(one)
    swings.append(new)


def _deciding(match: Match, swings: list[_Swing], turns: list[int]) -> _Swing | None:
    """The blow with which the match ended, or the heaviest blow of its last turn; nothing where somebody gave up or time did."""
    outcome = match.outcome
    if outcome is None or not swings or (match.history and match.history[-1].answer == CONCEDE):
        return None
    swings = [one for one in swings if outcome.winner is None or one.sides - {outcome.winner}]
    if swings and swings[-1].until == len(match.history):
        return swings[-1]
    begun = [start for start in turns if start < len(match.history)]  # the last may be told with the end
    since = begun[-1] if begun else 0
    return max((one for one in swings if one.until > since), key=lambda one: abs(one.worth), default=None)


def _told(match: Match, events: list[tuple[int, Event]], swing: _Swing, sides: list[str], deciding: bool) -> Moment:
    """A swing with the lines of its acts, the heaviest blow first."""
    lines = [(at, event) for at, event in events if any(since < at <= until for since, until in swing.spans)]
    end = match.outcome.key if match.outcome is not None else ""
    weights = [(event.key != end, *_weight(event, swing.victims), place) for place, (_, event) in enumerate(lines)]
    at, first = lines[max(weights)[-1]]
    told = tuple(log_line(match, place, event) for place, event in lines if event is not first)
    winner = match.outcome.winner if deciding and match.outcome is not None else None
    side = winner or (sides[0] if swing.worth > 0 else sides[-1])
    return Moment(at, side, abs(swing.worth), (log_line(match, at, first), *told), deciding)


def _weight(event: Event, victims: set[str]) -> tuple[bool, bool, bool, int, bool]:
    """How much an event says of its act: somebody's blow on who lost by it, one that takes, any harm, its cost, a victim."""
    blow, concerned = event.blow, event.ship in victims and not event.idle
    if blow is None:
        return False, False, False, 0, concerned
    landed = (blow.on in victims and not blow.missed) or bool(blow.loss.keys() & victims)
    struck = landed and blow.by != ""
    return struck, struck and blow.kind in DECISIVE, landed, sum(blow.loss.values()), concerned


def _blows(match: Match) -> dict[tuple[str, str], tuple[int, int]]:
    """Every blow of the match, by the side that struck it."""
    scenes = (match.game.picture.scene(state, None) for state in (match.first, match.state))  # ships may have come since
    sides = {piece.id: piece.side for scene in scenes for piece in scene.pieces}
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for _, event in match.events():
        if event.blow is None or not event.blow.kind or not event.blow.by:
            continue  # the sea, or what an earlier blow has cost
        if side := event.side or sides.get(event.blow.by, ""):
            landed, struck = found.get((side, event.blow.kind), (0, 0))
            found[side, event.blow.kind] = landed + (not event.blow.missed), struck + 1
    return found


def _worth(match: Match, state: State, sides: list[str]) -> float:
    """How much better the first side stands than the other, by the game's judgement of both."""
    return match.game.advice.evaluate(state, sides[0]) - match.game.advice.evaluate(state, sides[-1])
