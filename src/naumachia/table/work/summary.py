"""How a finished match went, in five sentences at most: messages, put into words by a page or a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from naumachia.kernel import Message
from naumachia.match import Match
from naumachia.match.views.luck_report import Instant
from naumachia.match.views.review import Review
from naumachia.table.work.costly import Costly, shown
from naumachia.table.work.kept_report import Told

CLEAR = 0.05
"""Distance from even chances at which a side counts as ahead."""


def sentences(match: Match, found: Review, told: Told | None) -> tuple[Message, ...]:
    """Return the end, the course, the blow that mattered most, the dice, and the decision that cost the most.

    Where a game cannot judge its positions, the length and the blows of both sides take the place of the rest.
    """
    names = side_names(match)
    lines = [_end(match), *_course(match, told, names), *_blow(match, found), *_dice(told, names), *_decision(match, told, names)]
    return tuple(lines[:5]) if len(lines) > 3 else (*lines, *_blows(match, found, names))


def side_names(match: Match) -> dict[str, Message]:
    """Return the names of the sides, in the order of the match."""
    labels = {side.seat: side.label for side in match.game.picture.scene(match.state, None).sides}
    return {side: labels.get(side) or Message("seat", {"seat": side}) for side in dict.fromkeys(match.seats.values())}


def when(match: Match, turn: int) -> Message:
    """Return the place of a moment in the sequence of play, in the game's words."""
    where = match.game.picture.scene(match.before(turn), None).where
    return where[0] if where else Message("summary-moment", {"turn": turn})


def _end(match: Match) -> Message:
    outcome = match.outcome
    assert outcome is not None
    return Message(outcome.key, outcome.args)


def _course(match: Match, told: Told | None, names: dict[str, Message]) -> list[Message]:
    """How the chance went: always ahead, from far behind, or to and fro; without chances, how long it took."""
    answers = sum(bool(turn.seat) for turn in match.history)
    length = {"answers": answers, "where": when(match, len(match.history))}
    if told is None:
        return [Message("summary-length", length)]
    assert match.outcome is not None
    side = match.outcome.winner if match.outcome.winner in told.curve.sides else told.curve.sides[0]
    mine = [one.chance if side == told.curve.sides[0] else 1 - one.chance for one in told.instants[:-1]] or [0.5]
    numbers = {"low": round(100 * min(mine)), "high": round(100 * max(mine)), "changes": leads(told.instants[:-1])}
    if match.outcome.winner is None:
        kind = "drawn"
    elif min(mine) > 0.5 - CLEAR:
        kind = "ahead"
    elif numbers["changes"] > 1:
        kind = "changes"
    else:
        kind = "behind"
    return [Message("summary-course", {"kind": kind, "side": names[side], **numbers, **length})]


def leads(curve: Sequence[Instant]) -> int:
    """Return how often the lead went over to the other side."""
    ahead = [one.chance > 0.5 for one in curve if abs(one.chance - 0.5) > CLEAR]
    return sum(one != two for one, two in pairwise(ahead))


def _blow(match: Match, found: Review) -> list[Message]:
    if not found.moments:
        return []
    moment = max(found.moments, key=lambda one: (one.deciding, one.swing))
    kind = "deciding" if moment.deciding else "largest"
    line = moment.log[0]
    return [Message("summary-blow", {"kind": kind, "where": when(match, moment.turn), "what": Message(line.key, line.args)})]


def _dice(told: Told | None, names: dict[str, Message]) -> list[Message]:
    if told is None or not told.luck.count:
        return []
    side, swing = max(told.luck.swings.items(), key=lambda one: one[1])
    points = round(100 * swing)
    return [Message("summary-dice", {"kind": "gave" if points else "even", "side": names[side], "points": points})]


def _decision(match: Match, told: Told | None, names: dict[str, Message]) -> list[Message]:
    if told is None or not told.decisions.count:
        return []
    if not told.decisions.found:
        return [Message("summary-decision-none", {"looked": told.decisions.looked, "count": told.decisions.count})]
    worst: Costly = shown(match, max(told.decisions.found, key=lambda one: one.cost))
    args = {
        "side": names[worst.side],
        "where": when(match, worst.turn),
        "given": Message(worst.given.key, worst.given.args),
        "better": Message(worst.better.key, worst.better.args),
        "points": round(100 * worst.cost),
    }
    return [Message("summary-decision", args)]


def _blows(match: Match, found: Review, names: dict[str, Message]) -> list[Message]:
    told = []
    for side, name in names.items():
        counts = [count for (one, _), count in found.blows.items() if one == side]
        landed, struck = sum(count[0] for count in counts), sum(count[1] for count in counts)
        told.append(Message("summary-struck", {"side": name, "landed": landed, "struck": struck}))
    return [Message("summary-blows", {"sides": tuple(told)}) if found.blows else Message("summary-blows-none")]
