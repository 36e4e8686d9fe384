"""What one seat may see of a match: the scene, the request with its options, the log, and how far undo reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import Choose, Event, Leg, Message, Orders, Place, Request, Roll, pending
from naumachia.kernel.picture import Ask, Course, Piece, Pose, Scene
from naumachia.kernel.request import passing
from naumachia.kernel.state import offered
from naumachia.kernel.stills import stills
from naumachia.kernel.words import Blow, Chapter, Meeting, Outcome
from naumachia.match.late import Past
from naumachia.match.match import Match
from naumachia.match.moment import Moment
from naumachia.match.undo import CHANCE

T = TypeVar("T")


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """An event as the log tells it and a board draws it; the names are those of `Event`."""

    turn: int
    """How many answers had been given when it came about; the replay slider goes by it."""
    key: str
    rule: str
    args: dict[str, Any] = {}
    ship: str = ""
    path: tuple[Pose, ...] = ()
    dice: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    die: str = ""
    blow: Blow | None = None
    at: Pose | None = None
    side: str = ""
    beat: int = 0
    chapter: Chapter = ""
    meeting: Meeting | None = None
    idle: bool = False


class View(Struct, frozen=True, gc=False):
    """One seat's picture of a match."""

    number: int
    turn: int
    seat: str | None
    secret: bool
    """What one seat sees, another may not: a hot-seat needs its curtain."""
    scene: Scene
    patch: bool
    """The scene has only the pieces, groups and sides that changed; the others stand as in the view before."""
    ask: Ask | None
    outcome: Outcome | None
    undo: int
    undo_reason: Message
    redo: int
    log: tuple[LogLine, ...]
    """The lines from `log_from` on; those known from before are good up to there."""
    log_from: int
    stopped: Message | None = None
    """Why this match, which older rules began, can be watched and not be played."""
    late: bool = False
    """The match has gone on: this is how it stood when last nothing was hidden, for who only watches."""


def view(match: Match, seat: str | None, since: int = 0, seen: Scene | None = None, past: Past | None = None) -> View:
    """The picture for a seat, or with None for a spectator; log lines before `since` and pieces as in `seen` are left out."""
    if past is not None:
        return _late_view(match, since, seen, past)
    now = match.moment
    reach = match.undo_reach(seat) if seat else None
    told = match.events_for(seat)
    since = min(since, len(told))  # an undo takes its lines with it
    scene, request = now.scene(seat), now.request
    changed = patch(seen, scene)
    return View(
        match.number_for(seat),
        len(match.history),
        seat,
        (isinstance(request, Orders) and len(request.sheets) > 1) or now.hides,
        scene if changed is None else changed,
        changed is not None,
        _ask(match, seat, now.state, request),
        now.outcome,
        reach.answers if reach else 0,
        reach.reason if reach else Message("undo-spectator"),
        match.redo_count(seat) if seat else 0,
        _lines(match, now, told, since),
        since,
        match.stopped,
    )


def _lines(match: Match, now: Moment, told: list[tuple[int, Event]], since: int) -> tuple[LogLine, ...]:
    """Lines of a log from one on; mostly the next guest has heard of the same and knows as much."""
    if len(told) == since:
        return ()
    if now.said is None or now.said[0] is not told or now.said[1] != since:
        now.said = told, since, tuple([log_line(match, turn, event) for turn, event in told[since:]])
    lines: tuple[LogLine, ...] = now.said[2]
    return lines


def _late_view(match: Match, since: int, seen: Scene | None, past: Past) -> View:
    """The picture of a moment that is past, for a spectator: nothing in it comes from what was played since."""
    told = [(turn, event) for turn, event in match.events_for(None) if turn <= past.turn]
    since = min(since, len(told))
    changed = patch(seen, past.scene)
    return View(
        match.number_for(None),
        past.turn,
        None,
        True,
        past.scene if changed is None else changed,
        changed is not None,
        None if match.stopped else _ask(match, None, past.state, pending(past.state)),
        None,
        0,
        Message("undo-spectator"),
        0,
        tuple(log_line(match, turn, event) for turn, event in told[since:]),
        since,
        match.stopped,
        True,
    )


def patch(seen: Scene | None, scene: Scene) -> Scene | None:
    """The scene with only those pieces, groups and sides that are not as they were; None where some have come or gone.

    Whoever sits at a table has mostly seen the same as the one told before him, so the last is kept.
    """
    global _last
    if _last[0] is seen and _last[1] is scene:
        return _last[2]
    found = None if seen is None else _patch(seen, scene)
    _last = seen, scene, found
    return found


_last: tuple[Scene | None, Scene | None, Scene | None] = None, None, None


def _patch(seen: Scene, scene: Scene) -> Scene | None:
    pieces = changes(seen, scene)
    groups = _changed(seen.groups, scene.groups, "id")
    sides = _changed(seen.sides, scene.sides, "seat")
    if pieces is None or groups is None or sides is None:
        return None
    return replace(scene, pieces=pieces, groups=groups, sides=sides)


def changes(seen: Scene | None, scene: Scene) -> tuple[Piece, ...] | None:
    """The pieces that are not as they were; None when they are not the same pieces, and all must be shown.

    A record sheet is longer than all else of a piece and seldom changes: one that is as it was is left out.
    """
    if seen is None:
        return None
    found = _changed(seen.pieces, scene.pieces, "id")
    if not found or not any(piece.record for piece in seen.pieces):
        return found
    known = {piece.id: piece.record for piece in seen.pieces}
    if any(known[piece.id] and not piece.record for piece in found):
        return None
    return tuple([replace(piece, record=()) if piece.record == known[piece.id] else piece for piece in found])


def _changed(seen: tuple[T, ...], now: tuple[T, ...], name: str) -> tuple[T, ...] | None:
    """Those that are not as they were; None where they are not the same by name. Most are the very same."""
    if seen is now:
        return ()
    if len(seen) != len(now):
        return None
    found = []
    for old, new in zip(seen, now, strict=True):
        if new is old:
            continue
        if getattr(old, name) != getattr(new, name):
            return None
        if new != old:
            found.append(new)
    return tuple(found)


def parts_of(
    match: Match, turn: int, seat: str | None, scene: Scene, draw: Callable[[Any], Scene] | None = None
) -> Iterator[tuple[int, Scene]]:
    """Where a film can be stopped within an answer: how many lines a seat has been told, and the pieces that are not as in
    `scene`, the board afterwards; drawn as the seat sees it, or by `draw`."""
    events = match.history[turn - 1].state.events if turn else ()
    if not any(event.chapter in ("step", "rest") for event in events):
        return
    before = match.history[turn - 2].state if turn > 1 else match.first
    for state, told in stills(before, match.history[turn - 1].answer):
        then = match.game.scene(state, seat) if draw is None else draw(state)
        changed = changes(scene, then)
        heard = sum(not event.seats or seat in event.seats for event in events[:told])
        yield heard, then if changed is None else replace(then, pieces=changed)


def log_line(match: Match, turn: int, event: Event) -> LogLine:
    """One event with its path as drawn; by the position it led to, for ships may come into a match after its beginning."""
    pose = partial(match.game.pose, match.before(turn), event.ship)
    return LogLine(
        turn,
        event.key,
        event.rule,
        event.args,
        event.ship,
        tuple(map(pose, event.path)),
        event.dice,
        event.faces,
        event.die,
        event.blow,
        None if event.at is None else pose(event.at),
        event.side,
        event.beat,
        event.chapter,
        event.meeting,
        event.idle,
    )


def ask(match: Match, seat: str | None) -> Ask | None:
    """The pending request; its options are shown to those who may answer, and to nobody else."""
    return _ask(match, seat, match.state, match.request)


def _ask(match: Match, seat: str | None, state: Any, request: Request | None) -> Ask | None:
    mine = seat is not None and request is not None and seat in request.seats
    match request:
        case None:
            return None
        case Choose():
            options = offered(state, (*request.answers, *request.shortcuts), request.asides) if mine else ()
            ship = getattr(state.agenda[0], "ship", "")
            return Ask(
                "choose",
                request.key,
                request.rule,
                request.seats,
                request.args,
                ship,
                options,
                binding=request.binding,
                passing=passing(request) if mine else "",
                stakes=match.game.stakes(state, seat) if mine and seat else (),
            )
        case Roll():
            return Ask(
                "roll",
                request.key,
                request.rule,
                (CHANCE,),
                request.args,
                faces=request.die.faces,
                die=request.die.name if request.die.names else "",
                names=request.die.names,
                weights=request.die.weights if request.die.names else (),
                count=request.count,
            )
        case Orders():
            return Ask(
                "orders",
                request.key,
                request.rule,
                request.seats,
                request.args,
                options=offered(state, (), request.asides) if seat in request.sheets else (),
                sheet=request.sheets.get(seat or "", ()),
                handed=request.handed,
                written=(state.sealed or {}).get(seat or "", ()),
            )
        case Leg() | Place():
            return Ask(
                "leg" if isinstance(request, Leg) else "place",
                request.key,
                request.rule,
                request.seats,
                request.args,
                request.ship,
                offered(state, (*request.answers, *request.shortcuts), request.asides) if mine else (),
                leg=_course(match, request) if mine and isinstance(request, Leg) else None,
                region=request.region if mine and isinstance(request, Place) else None,
                at=request.at if mine and isinstance(request, Place) else None,
                binding=request.binding,
                stakes=match.game.stakes(state, seat) if mine and seat else (),
            )


def _course(match: Match, request: Leg) -> Course:
    """A leg as it is drawn."""
    path = tuple(match.game.pose(match.state, request.ship, place) for place in request.path)
    return Course(path, request.bands, request.turn_last, request.onward)
