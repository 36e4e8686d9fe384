"""The kernel: a state is plain data with an agenda of frames, and `step` makes a new state from an answer.

The fields of a state are the position. Other data on it (the charts and map of the match, the request found by
`settle`, the events of the last step) is kept in attributes that are neither saved nor compared (`NotSaved`).

Containers in a state are replaced, never changed in place: an old state stays good for ever and shares what did not change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from naumachia.kernel.errors import Illegal, Malformed, Over
from naumachia.kernel.orders import standing_orders
from naumachia.kernel.orders.poses import Posing
from naumachia.kernel.positions.not_saved import Attached, NotSaved
from naumachia.kernel.request import CONCEDE, Answer, Choose, Orders, Request, Roll, Sealed, print_answer, well_formed
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.words import Event, Message, Refusal

S = TypeVar("S", bound="State")
Sheets = dict[str, dict[str, str]]
"""Secret orders as a frame takes them: for each seat, in the order of the request, each line and what is written there."""


class Frame(Struct, Generic[S], frozen=True, tag=True):
    """One paragraph of the rules that is still to be played."""

    beginning: ClassVar[bool] = False
    """True for a frame that starts something new: another turn, another activation, the rolls of a phase. The odds of an answer
    are counted up to the first such frame that goes on by itself."""
    menu: ClassVar[bool] = False
    """True for the rest of an aside. Undo of its answer takes the aside back too, so that undo never ends in a menu."""

    still: ClassVar[bool] = False
    """A film can be stopped in front of this frame (`stills`); it tells an event with the chapter `step` or `rest`."""

    passes: ClassVar[tuple[str, ...]] = ()
    """Answers that let the moment go by and change nothing on the board; a frame with acts says it there (`Act.passes`)."""
    ends: ClassVar[tuple[str, ...]] = ()
    """Answers that end a move, an activation or a side's part of a phase; a frame with acts says it there (`Act.ends`)."""

    def letting_pass(self) -> tuple[str, ...]:
        """Return the answers that let the moment go by."""
        return self.passes

    def ending(self) -> tuple[str, ...]:
        """Return the answers that end what the seat is doing."""
        return self.ends

    def ask(self, s: S) -> Request | None:
        """Return the request this frame waits on, or None if it goes on by itself."""
        return None

    def take(self, s: S, answer: Any) -> None:
        """Change the draft `s` by the answer, and put what follows in front of the agenda.

        Of secret orders the answer is all sheets at once, once: for each seat, each line and what is written there.
        """
        raise NotImplementedError(type(self).__name__)

    def show(self, s: S, answer: str) -> Option:
        """Return how a client shows one answer of the request."""
        return Option(answer, f"do-{answer}", getattr(pending(s), "rule", ""))

    def show_pose(self, s: S, pose: tuple[int, ...]) -> Option:
        """Return how a client shows a leg or a place that is being dragged: the ships it would touch, and what it counts as.

        It is called for one pose at a time while a player drags.
        """
        names = ("distance", "turn") if len(pose) == 2 else ("x", "y", "heading")
        args = dict(zip(names, pose, strict=True))
        return Option(print_answer(pose), "do-leg" if len(pose) == 2 else "do-place", getattr(pending(s), "rule", ""), args)

    def refuse(self, s: S, answer: Answer) -> Refusal:
        """Return the reason why an answer is not legal."""
        request = pending(s)
        wrong = str(answer)
        if isinstance(request, Orders) and isinstance(answer, Sealed):
            lines = {line.id: line for line in request.sheets.get(answer.seat, ())}
            wrong = next((f"{name}: {order}" for name, order in answer.lines if order not in lines.get(name, ())), "")
        return Refusal(getattr(request, "rule", ""), "not-offered", {"answer": wrong})

    def bar_sheet(self, s: S, seat: str, lines: dict[str, str]) -> Refusal | None:
        """Return the refusal of a sheet whose lines are legal one by one (the law across lines), or None."""
        return None

    def bar_pose(self, s: S, pose: tuple[int, ...]) -> Refusal | None:
        """Return the refusal of a leg or a place that is legal by itself, or None; part of `in`."""
        return None

    def sample(self, s: S) -> Iterable[tuple[int, ...]]:
        """Return legs or places for programs to consider: contact with enemies at useful angles, the edges of arcs. It is called
        only when the sample is read; if it is empty, the request samples by itself."""
        return ()


class _Sheets(Struct, kw_only=True):
    """The fields that stand last, and are not written while they are empty."""

    sealed: dict[str, tuple[tuple[str, str], ...]] | UnsetType = UNSET
    """Sheets handed in that nobody may see yet, in the order of the seats; a part of the position until the last comes in."""
    standing: dict[str, str] | UnsetType = UNSET
    """Standing orders in force: `SEAT/KEY` and what was ordered. Everybody may know them."""


class State(_Sheets, dict=True):
    """A position and what is still to be played."""

    ASIDES: ClassVar[tuple[str, ...]] = (CONCEDE,)
    """Every aside this game knows, offered or not."""

    setting = Attached[Any]()
    """Constants of the match: charts, map, options, scenario."""
    request = NotSaved[Request | None](None)
    """The request the state waits on; None where it has not been looked for (`pending`), and at the end."""
    told = NotSaved[list[Event] | None](None)
    """Events of the step that led here, as long as it is played; None without any."""
    begun = NotSaved["State | None"](None)
    """The position in front of the first new beginning since the last answer; None without one."""

    agenda: tuple[Any, ...]
    if TYPE_CHECKING:  # every struct has it

        def __copy__(self) -> Self: ...

    @property
    def events(self) -> tuple[Event, ...]:
        """Events of the last step."""
        return tuple(self.told or ())

    @property
    def consequences(self) -> Self:
        """The position up to which the last answer counts: this one, or the one in front of the first new beginning since."""
        begun = self.begun
        return self if begun is None else cast("Self", begun)

    def attach(self, setting: Any) -> Self:
        """Give a new or loaded state its setting."""
        self.setting = setting
        return self

    def copy(self) -> Self:
        """A draft that shares everything with this state."""
        draft = self.__copy__()  # half the time of copy.copy
        draft.setting = self.setting
        return draft

    def then(self, *frames: Frame[Self]) -> None:
        """Play these frames next, before all others."""
        self.agenda = frames + self.agenda

    def tell(self, event: Event) -> None:
        """Put an event on the record of this step."""
        if (told := self.told) is None:
            self.told = [event]
        else:
            told.append(event)

    def aside(self, seat: str, answer: str) -> None:
        """Do what an aside says; the frame that asked stays where it is and asks again."""
        raise NotImplementedError(answer)

    def label(self, name: str) -> Message:
        """Return the name of a seat."""
        raise NotImplementedError(name)

    def side_of(self, seat: str) -> str:
        """The side a seat plays for; where captains share one, the game says."""
        return seat

    def show_aside(self, answer: str) -> Option:
        """How a client shows an aside."""
        return Option(answer, f"do-{answer}", "")

    def refuse_aside(self, answer: str) -> Refusal:
        """Why an aside is not open now."""
        return Refusal("", f"no-{answer}")


def pending(s: State) -> Request | None:
    """The request the game waits on, or nothing when it is over."""
    found = s.request
    if found is None and s.agenda:
        frame = s.agenda[0]
        found = frame.ask(s)
        found = found if type(found) in _PLAIN else _opened(s, frame, found)
        if s.standing and isinstance(found, Orders):
            found = unanswered(found, standing_orders.heeded(s, found))
        s.request = found
    return found


def passing(s: State) -> str:
    """Return the answer that lets the moment go by or, without one, ends what the seat is doing; empty where there is none."""
    request = pending(s)
    if not isinstance(request, Choose | Posing):
        return ""
    frame = s.agenda[0]
    return next((answer for answer in (*frame.letting_pass(), *frame.ending()) if answer in request.answers), "")


def unanswered(request: Orders, by_order: dict[str, Answer]) -> Orders:
    """A request for sheets without those that standing orders write; of a settled state some are left."""
    if len(by_order) in (0, len(request.sheets)):
        return request
    left = replace(request, sheets={seat: lines for seat, lines in request.sheets.items() if seat not in by_order})
    Orders.bar.put(left, request.bar)
    return left


_PLAIN = frozenset((Choose, Roll, type(None)))
"""Requests that nothing rides along with."""


def _opened(s: State, frame: Frame[Any], request: Request | None) -> Request | None:
    """A request as it stands: what rides along beside its fields looks at a copy, so that no ring of references is made."""
    at = s.copy()
    if isinstance(request, Orders):
        request = replace(request, handed=tuple(s.sealed or ()))
        Orders.bar.put(request, lambda sheet: frame.bar_sheet(at, sheet.seat, dict(sheet.lines)))
    elif isinstance(request, Posing):
        Posing.bar.put(request, lambda pose: frame.bar_pose(at, pose))
        Posing.sample.put(request, lambda: frame.sample(at))
    return request


def step(s: S, answer: Answer) -> S:
    """The state after `answer`; the one given is left as it was."""
    request = pending(s)
    if request is None:
        raise Over("match-over")
    if answer not in request:
        if not well_formed(request, answer):
            raise Malformed("malformed-answer")
        raise Illegal(refusal(s, answer))
    return advance(s, request, answer)


def advance(s: S, request: Request, answer: Answer) -> S:
    """Do the same as `step` for an answer that is known to be in the request of the state."""
    draft = s.copy()
    if answer in request.asides:
        _say(draft, request.seats[0], str(answer))
        return settle(draft)
    if isinstance(request, Orders):
        assert isinstance(answer, Sealed)
        return _hand_in(draft, request, answer)
    frame = draft.agenda[0]
    draft.agenda = draft.agenda[1:]
    frame.take(draft, answer)
    return settle(draft)


def _say(draft: State, seat: str, aside: str) -> None:
    """Do what an aside says."""
    if standing_orders.sets(aside):
        standing_orders.give(draft, seat, aside)
    else:
        draft.aside(seat, aside)


def _hand_in(draft: S, request: Orders, sheet: Sealed) -> S:
    """Take an aside, or a sheet; the last sheet opens all of them. After an aside those that were in are handed in again."""
    if said := request.aside(sheet):
        draft.sealed = UNSET
        _say(draft, sheet.seat, said)
        return settle(draft)
    frame = draft.agenda[0]
    handed = (draft.sealed or {}) | {sheet.seat: sheet.lines}
    if len(handed) < len(request.sheets):
        draft.sealed = {seat: handed[seat] for seat in request.sheets if seat in handed}
        draft.request = _opened(draft, frame, request)
        return draft
    draft.sealed = UNSET
    given = all_sheets(draft, frame, request, handed)
    draft.agenda = draft.agenda[1:]
    frame.take(draft, given)
    return settle(draft)


def all_sheets(s: State, frame: Frame[Any], request: Orders, handed: dict[str, tuple[tuple[str, str], ...]]) -> Sheets:
    """Every sheet as a frame takes them: those handed in, and those that standing orders write."""
    if s.standing and isinstance(whole := _opened(s, frame, frame.ask(s)), Orders) and len(whole.sheets) > len(handed):
        by_order = standing_orders.heeded(s, whole)
        standing_orders.tell(s, by_order, whole)
        handed = {seat: sheet.lines for seat, sheet in by_order.items() if isinstance(sheet, Sealed)} | handed
        request = whole
    return {seat: dict(handed[seat]) for seat in request.sheets}


def follow(s: State, frame: Frame[Any], request: Request) -> tuple[Request | None, Any]:
    """Return the question left by standing orders; or None and the value for the frame, where they answer all of it."""
    opened = request if type(request) in _PLAIN else _opened(s, frame, request)
    assert opened is not None
    by_order = standing_orders.heeded(s, opened)
    if not by_order:
        return opened, None
    if isinstance(opened, Orders):
        if len(by_order) < len(opened.sheets):
            return unanswered(opened, by_order), None
        return None, all_sheets(s, frame, opened, {})
    standing_orders.tell(s, by_order, opened)
    return None, next(iter(by_order.values()))


def show(s: State, answer: str) -> Option:
    """How a client shows one answer of the request; asides stand apart from the moves."""
    request = pending(s)
    if request is None or answer not in request.asides:
        option: Option = s.agenda[0].show(s, answer)
        return option
    option = standing_orders.shown(s, answer) if standing_orders.sets(answer) else s.show_aside(answer)
    return replace(option, section="resign" if answer == CONCEDE else "orders")


def offered(s: State, words: Iterable[str], asides: tuple[str, ...]) -> tuple[Option, ...]:
    """How a client shows all there is to choose from; standing orders are changed elsewhere on the page."""
    ask = s.agenda[0].show
    return (*[ask(s, word) for word in words], *[show(s, word) for word in standing_orders.others(asides)])


def show_any(s: State, answer: Answer) -> Option:
    """How a client shows one answer, word or pose."""
    if isinstance(answer, tuple):
        option: Option = s.agenda[0].show_pose(s, answer)
        return option
    return show(s, str(answer))


def refusal(s: State, answer: Answer) -> Refusal:
    """Why an answer in good form is not among those of the request."""
    if isinstance(answer, str) and answer in s.ASIDES:
        return Refusal("", "no-standing") if standing_orders.sets(answer) else s.refuse_aside(answer)
    request = pending(s)
    if isinstance(request, Orders | Posing) and (bar := request.refused(answer)) is not None:
        return bar
    found: Refusal = s.agenda[0].refuse(s, answer)
    return found


def settle(s: S) -> S:
    """Play every frame that waits on nobody, and keep the request of the first that does."""
    while s.agenda:
        frame = s.agenda[0]
        request, given = frame.ask(s), None
        if request is not None:
            if not s.standing:
                s.request = request if type(request) in _PLAIN else _opened(s, frame, request)
                return s
            request, given = follow(s, frame, request)
            if request is not None:
                s.request = request
                return s
        if frame.beginning and s.begun is None:
            s.begun = s.copy()
        s.agenda = s.agenda[1:]
        frame.take(s, given)
    return s
