"""Views of a match for one seat: the scene, the request with its options, the log, and how far undo reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from msgspec import Struct

from naumachia.kernel import Choose, Event, Leg, Message, Orders, Place, Request, Roll, passing, pending
from naumachia.kernel.intermediate_states import stills
from naumachia.kernel.shown.picture import Ask, Course, Pose, Scene
from naumachia.kernel.shown.scene_changes import SceneChange, changes
from naumachia.kernel.state import State, offered
from naumachia.kernel.words import Args, Blow, Chapter, Meeting, Outcome
from naumachia.match.history.turn import CHANCE
from naumachia.match.match import Match
from naumachia.match.position.moment import Moment
from naumachia.match.views.late import Past

T = TypeVar("T")


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """An event as the log tells it and a board draws it; the names are those of `Event`."""

    turn: int
    """How many answers had been given when it came about; the replay slider goes by it."""
    key: str
    rule: str
    args: Args = {}
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


class Look(Struct, frozen=True, gc=False):
    """View of a match for one seat, without the board."""

    number: int
    turn: int
    seat: str | None
    secret: bool
    """True if another seat may not see the same: a shared screen needs a curtain."""
    ask: Ask | None
    outcome: Outcome | None
    undo: int
    undo_reason: Message
    redo: int
    log: tuple[LogLine, ...]
    """The lines from `log_from` on; those known from before are good up to there."""
    log_from: int
    stopped: Message | None
    """Why this match, which older rules began, can be watched and not be played."""
    late: bool
    """True if the match has gone on since: a spectator sees the last moment at which nothing was hidden."""


class View(Look, frozen=True, gc=False):
    """One seat's picture of a match."""

    scene: Scene


class News(Look, frozen=True, gc=False):
    """View for a client that has the scene already: only its changes."""

    change: SceneChange


def view(match: Match, seat: str | None, past: Past | None = None) -> View:
    """Return the view of a seat, or with None of a spectator; of a `past` moment where the spectator may see no later one."""
    scene = match.moment.scene(seat) if past is None else past.scene
    return _look(View, match, seat, 0, past, scene)


def news(match: Match, seat: str | None, since: int, seen: Scene, past: Past | None = None) -> News:
    """The same without the log lines before `since`, and without what is on the board as `seen`."""
    scene = match.moment.scene(seat) if past is None else past.scene
    return _look(News, match, seat, since, past, _changes(seen, scene))


def _look(kind: Callable[..., T], match: Match, seat: str | None, since: int, past: Past | None, board: object) -> T:
    """A view or the news, with the board as it is told there."""
    if past is not None:
        return _late_look(kind, match, since, past, board)
    now = match.moment
    reach = match.undo_reach(seat) if seat else None
    told = match.events_for(seat)
    since = min(since, len(told))  # an undo takes its lines with it
    request = now.request
    return kind(
        match.number_for(seat),
        len(match.history),
        seat,
        (isinstance(request, Orders) and len(request.sheets) > 1) or now.hides,
        _ask(match, seat, now.state, request),
        now.outcome,
        reach.answers if reach else 0,
        reach.reason if reach else Message("undo-spectator"),
        match.redo_count(seat) if seat else 0,
        _lines(match, now, told, since),
        since,
        match.stopped,
        False,
        board,
    )


def _lines(match: Match, now: Moment, told: list[tuple[int, Event]], since: int) -> tuple[LogLine, ...]:
    """Lines of a log from one on; mostly the next guest has heard of the same and knows as much."""
    if len(told) == since:
        return ()
    if now.said is None or now.said[0] is not told or now.said[1] != since:
        now.said = told, since, tuple([log_line(match, turn, event) for turn, event in told[since:]])
    lines: tuple[LogLine, ...] = now.said[2]
    return lines


def _late_look(kind: Callable[..., T], match: Match, since: int, past: Past, board: object) -> T:
    """Return a spectator's view of a past moment: nothing in it comes from later answers."""
    told = [(turn, event) for turn, event in match.events_for(None) if turn <= past.turn]
    since = min(since, len(told))
    return kind(
        match.number_for(None),
        past.turn,
        None,
        True,
        None if match.stopped else _ask(match, None, past.state, pending(past.state)),
        None,
        0,
        Message("undo-spectator"),
        0,
        tuple(log_line(match, turn, event) for turn, event in told[since:]),
        since,
        match.stopped,
        True,
        board,
    )


def _changes(seen: Scene, scene: Scene) -> SceneChange:
    """Return the changes of a scene; those found last are kept, because most clients at a table have seen the same."""
    global _last
    if _last is None or _last[0] is not seen or _last[1] is not scene:
        _last = seen, scene, changes(seen, scene)
    return _last[2]


_last: tuple[Scene, Scene, SceneChange] | None = None


def parts_of(
    match: Match, turn: int, seat: str | None, scene: Scene, draw: Callable[[State], Scene] | None = None
) -> Iterator[tuple[int, SceneChange]]:
    """Where a film can be stopped within an answer: how many lines a seat has been told, and what is not as in `scene`, the
    board afterwards; drawn as the seat sees it, or by `draw`."""
    events = match.history[turn - 1].state.events if turn else ()
    if not any(event.chapter in ("step", "rest") for event in events):
        return
    before = match.history[turn - 2].state if turn > 1 else match.first
    for state, told in stills(before, match.history[turn - 1].answer):
        then = match.game.picture.scene(state, seat) if draw is None else draw(state)
        heard = sum(not event.seats or seat in event.seats for event in events[:told])
        yield heard, changes(scene, then)


def log_line(match: Match, turn: int, event: Event) -> LogLine:
    """One event with its path as drawn; by the position it led to, for ships may come into a match after its beginning."""
    pose = partial(match.game.picture.pose, match.before(turn), event.ship)
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


def _ask(match: Match, seat: str | None, state: State, request: Request | None) -> Ask | None:
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
                passing=passing(state) if mine else "",
                stakes=match.game.telling.stakes(state, seat) if mine and seat else (),
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
                passing=passing(state) if mine else "",
                stakes=match.game.telling.stakes(state, seat) if mine and seat else (),
            )


def _course(match: Match, request: Leg) -> Course:
    """A leg as it is drawn."""
    path = tuple(match.game.picture.pose(match.state, request.ship, place) for place in request.path)
    return Course(path, request.bands, request.turn_last, request.onward)
