"""Standing orders, sheets they write, positions inside one answer, and the end of a match: on a pond of two seats."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from msgspec import UNSET

from naumachia.kernel import Choose, Event, Frame, Leg, Message, Orders, Pick, Refusal, Roll, Sealed, pending, settle, step
from naumachia.kernel.defaults import by_acts, by_result, no_faults, one_answer, one_seat_a_side, result
from naumachia.kernel.errors import Illegal, Over
from naumachia.kernel.intermediate_states import stills
from naumachia.kernel.odds import key
from naumachia.kernel.orders import standing_orders
from naumachia.kernel.orders.regions import Band
from naumachia.kernel.orders.standing_orders import StandingOrder, StandingOrders
from naumachia.kernel.positions.two_sides import Sheet, TwoSides, outcome
from naumachia.kernel.request import CONCEDE
from naumachia.kernel.shown.record_sheet import Standing
from naumachia.kernel.state import offered, passing, refusal, show, show_any
from naumachia.kernel.words import Outcome

FIRE = StandingOrder("fire", "P-5", ("ask-fire", "ask-sheet"), ("always", "never"))
ROW = StandingOrder("row", "P-6", ("ask-leg",), ("far",))
ASIDES = (CONCEDE, *standing_orders.asides(FIRE, ROW))


def answer(s: Pond, seat: str, name: str, value: str, request: Any) -> Any:
    """Fire at the first enemy or at nobody; write the same; row as far as may be, which is not always open."""
    if name == "row":
        return (9, 0)
    if isinstance(request, Orders):
        return Sealed(seat, tuple((line.id, "fire" if value == "always" else line.first) for line in request.sheets[seat]))
    return request.answers[0] if value == "always" else "hold"


class Pond(TwoSides, kw_only=True):
    ENDS: ClassVar[str] = "P-9"
    ASIDES: ClassVar[tuple[str, ...]] = ASIDES
    turn: int = 1
    fired: tuple[Any, ...] = ()
    result: Outcome | None = None


class AskFire(Frame[Pond], frozen=True):
    """One seat may fire."""

    passes: ClassVar[tuple[str, ...]] = ("hold",)
    seat: str

    def ask(self, s: Pond) -> Choose:
        return Choose("ask-fire", self.seat, "P-1", ("B1", "B2", "hold"), asides=s.ASIDES)

    def take(self, s: Pond, answer: str) -> None:
        s.fired = (*s.fired, (self.seat, answer))
        s.tell(Event("fired", "P-1"))


class AskLeg(Frame[Pond], frozen=True):
    """A leg to row, up to its length."""

    seat: str
    most: int

    def ask(self, s: Pond) -> Leg:
        return Leg("ask-leg", self.seat, "P-2", ship="A1", bands=(Band(0, 0, 1, self.most),), path=(), asides=s.ASIDES)

    def take(self, s: Pond, leg: Any) -> None:
        s.fired = (*s.fired, (self.seat, leg))

    def bar_pose(self, s: Pond, pose: tuple[int, ...]) -> Refusal | None:
        return Refusal("P-3", "no-four") if pose[0] == 4 else None


class AskDie(Frame[Pond], frozen=True):
    """A die."""

    def ask(self, s: Pond) -> Roll:
        return Roll("ask-fire", "", "P-4")

    def take(self, s: Pond, die: int) -> None:
        s.fired = (*s.fired, die)


class Write(Sheet[Pond], frozen=True):
    """Both write whether they fire; `quiet` has nothing to write."""

    key: ClassVar[str] = "ask-sheet"
    rule: ClassVar[str] = "P-7"
    quiet: tuple[str, ...] = ()

    def lines(self, s: Pond, side: str) -> tuple[Pick, ...]:
        return () if side in self.quiet else (Pick(f"{side}-1", "line", ("hold", "fire")),)

    def carry_out(self, s: Pond, written: dict[str, str]) -> None:
        s.fired = (*s.fired, tuple(written.items()))
        s.tell(Event("written", "P-7"))


class Move(Frame[Pond], frozen=True):
    """A step in which all move; a film can be stopped in front of it."""

    still: ClassVar[bool] = True

    def take(self, s: Pond, _: None) -> None:
        s.turn += 1
        s.tell(Event("moved", "P-8"))


class Fix(Frame[Pond], frozen=True):
    """Something in between; a film does not stop here."""

    def take(self, s: Pond, _: None) -> None:
        s.tell(Event("fixed", "P-8"))


class NewTurn(Fix, frozen=True):
    """Something the last answer did not bring about."""

    beginning: ClassVar[bool] = True


def pond(*agenda: Frame[Any], **standing: str) -> Pond:
    """A position of two seats, with standing orders given as `red_fire="always"`."""
    labels = {name: Message(name) for name in ("red", "blue")}
    known: StandingOrders[Any] = StandingOrders((FIRE, ROW), answer)
    setting = SimpleNamespace(sides=("red", "blue"), labels=labels, standing_orders=known)
    given = {name.replace("_", "/"): value for name, value in standing.items()}
    return settle(Pond(agenda=agenda, standing=given or UNSET).attach(setting))


def told(s: Pond) -> list[str]:
    """The keys of the events."""
    return [event.key for event in s.events]


# Standing orders


def test_an_aside_sets_an_order_and_the_same_question_stands() -> None:
    before = pond(AskFire("red"), AskFire("red"))
    after = step(before, "standing:fire:never")
    assert after.standing == {"red/fire": "never"}
    assert told(after) == ["standing-set", "standing-order", "fired", "standing-order", "fired"], (
        "it answers at once what it is for"
    )
    (event, *_) = after.events
    assert (event.rule, event.side, event.idle) == ("P-5", "red", True)
    assert event.args == {
        "side": Message("red"),
        "order": Message("standing-fire"),
        "value": Message("standing-fire-never"),
    }
    assert after.fired == (("red", "hold"), ("red", "hold"))
    assert pending(after) is None
    assert before.standing is UNSET


def test_an_order_of_another_question_or_another_seat_changes_nothing() -> None:
    state = pond(AskFire("red"), red_row="far", blue_fire="always")
    assert pending(state) == Choose("ask-fire", "red", "P-1", ("B1", "B2", "hold"), asides=ASIDES)
    assert step(state, "B2").fired == (("red", "B2"),)
    assert told(step(state, "B2")) == ["fired"]


def test_an_order_is_taken_back_and_the_last_leaves_nothing() -> None:
    state = pond(AskLeg("red", 9), red_fire="always", blue_fire="never")
    state = step(state, "standing:fire:ask")
    assert state.standing == {"blue/fire": "never"}
    alone = step(pond(AskLeg("red", 9), red_fire="always"), "standing:fire:ask")
    assert alone.standing is UNSET
    assert b"standing" not in key(alone)


def test_orders_stand_in_the_order_of_their_names() -> None:
    one = step(pond(AskLeg("red", 3), blue_fire="never"), "standing:fire:always")
    assert list(one.standing) == ["blue/fire", "red/fire"]  # type: ignore[arg-type]
    assert step(one, "standing:fire:never").standing == {"blue/fire": "never", "red/fire": "never"}


def test_an_unknown_value_is_no_order() -> None:
    state = pond(AskFire("red"), red_fire="perhaps")
    assert isinstance(pending(state), Choose)
    assert standing_orders.in_force(state, "red", FIRE) == "ask"
    assert standing_orders.in_force(state, "blue", FIRE) == "ask"


def test_an_order_answers_only_what_is_open() -> None:
    assert pond(AskLeg("red", 9), red_row="far").fired == (("red", (9, 0)),)
    closed = pond(AskLeg("red", 8), red_row="far")
    assert closed.fired == ()
    assert isinstance(pending(closed), Leg)


def test_dice_are_thrown_whatever_was_ordered() -> None:
    state = pond(AskDie(), red_fire="always")
    assert isinstance(pending(state), Roll)
    assert standing_orders.heeded(state, Roll("ask-fire", "red", "P-4")) == {}


def test_an_order_writes_a_sheet_when_the_other_is_in() -> None:
    state = pond(Write(), red_fire="always")
    request = pending(state)
    assert isinstance(request, Orders)
    assert request.seats == ("blue",)
    assert tuple(request.sheets) == ("blue",)
    after = step(state, Sealed("blue", (("blue-1", "hold"),)))
    assert after.fired == ((("red-1", "fire"), ("blue-1", "hold")),)
    assert told(after) == ["standing-order", "written"]
    assert after.sealed is UNSET


def test_orders_of_both_seats_write_all_sheets() -> None:
    state = pond(Write(), red_fire="always", blue_fire="never")
    assert state.fired == ((("red-1", "fire"), ("blue-1", "hold")),)
    assert told(state) == ["standing-order", "standing-order", "written"]
    assert [event.args["side"] for event in state.events[:2]] == [Message("red"), Message("blue")]


def test_an_aside_on_a_sheet_sets_an_order_too() -> None:
    state = step(pond(Write()), Sealed("red", (("standing", "fire:always"),)))
    assert state.standing == {"red/fire": "always"}
    assert state.sealed is UNSET
    request = pending(state)
    assert isinstance(request, Orders)
    assert request.seats == ("blue",)


def test_sheets_that_are_in_are_handed_in_anew_after_an_aside() -> None:
    state = step(pond(Write()), Sealed("red", (("red-1", "fire"),)))
    assert state.sealed == {"red": (("red-1", "fire"),)}
    state = step(state, Sealed("blue", (("standing", "row:far"),)))
    assert state.sealed is UNSET
    request = pending(state)
    assert isinstance(request, Orders)
    assert request.seats == ("red", "blue")


def test_the_orders_of_a_seat_are_listed_with_what_may_be_said() -> None:
    fire = Standing("fire", "ask", ("ask", "always", "never"), "red", ())
    row = Standing("row", "ask", ("ask", "far"), "red", ())
    state = pond(AskLeg("red", 3))
    assert standing_orders.standings(state, "red") == (fire, row)
    state = step(state, "standing:fire:never")
    assert standing_orders.standings(state, "red") == (Standing("fire", "never", fire.values, "red", ()), row)
    assert standing_orders.standings(state, "blue")[0].value == "ask"


def test_an_order_is_shown_among_the_orders_and_giving_up_apart() -> None:
    state = pond(AskFire("red"))
    option = show(state, "standing:fire:always")
    assert (option.key, option.rule, option.section) == ("do-standing", "P-5", "orders")
    assert option.args == {"order": Message("standing-fire"), "value": Message("standing-fire-always")}
    assert show(state, "standing:row:ask").args["order"] == Message("standing-row")
    assert (show(state, "concede").key, show(state, "concede").section) == ("do-concede", "resign")
    assert (show(state, "B1").key, show(state, "B1").section) == ("do-B1", "")
    found = offered(state, ("B1", "hold"), ASIDES)
    assert [one.answer for one in found] == ["B1", "hold", "concede"], "orders are changed elsewhere"
    assert standing_orders.others(ASIDES) == ("concede",)


def test_what_is_no_order_sets_none() -> None:
    assert standing_orders.sets("standing:fire:ask")
    assert not standing_orders.sets("standing")
    assert not standing_orders.sets("concede")
    assert standing_orders.asides(ROW) == ("standing:row:ask", "standing:row:far")


def test_a_game_without_orders_has_no_answer_and_no_menu() -> None:
    none: StandingOrders[Any] = StandingOrders()
    with pytest.raises(NotImplementedError):
        none.answer(pond(AskDie()), "red", "fire", "always", Roll("x", "", "X"))
    with pytest.raises(NotImplementedError):
        none.menu("red")


# Why an answer is not open, and which lets the moment pass


def test_an_aside_that_is_not_open_is_refused_as_one() -> None:
    state = pond(AskDie())
    assert refusal(state, "concede") == Refusal("", "no-concede")
    assert refusal(state, "standing:fire:ask") == Refusal("", "no-standing")


def test_what_a_pose_is_barred_by_is_told_and_else_the_rule_of_the_question() -> None:
    state = pond(AskLeg("red", 9))
    assert refusal(state, (4, 0)) == Refusal("P-3", "no-four")
    assert refusal(state, (10, 0)) == Refusal("P-2", "not-offered", {"answer": "(10, 0)"})
    assert (4, 0) not in pending(state)  # type: ignore[operator]
    assert (5, 0) in pending(state)  # type: ignore[operator]
    with pytest.raises(Illegal):
        step(state, (4, 0))


def test_a_line_with_a_wrong_word_is_named() -> None:
    state = pond(Write())
    wrong = Sealed("red", (("red-1", "fly"),))
    assert refusal(state, wrong) == Refusal("P-7", "not-offered", {"answer": "red-1: fly"})
    assert refusal(state, Sealed("blue", ())) == Refusal("P-7", "not-offered", {"answer": ""})


def test_a_pose_is_shown_with_its_numbers() -> None:
    leg = show_any(pond(AskLeg("red", 9)), (3, 0))
    assert (leg.answer, leg.key, leg.rule, leg.args) == ("3 0", "do-leg", "P-2", {"distance": 3, "turn": 0})
    place = pond(AskLeg("red", 9)).agenda[0].show_pose(pond(AskLeg("red", 9)), (1, 2, 90))
    assert (place.answer, place.key, place.args) == ("1 2 90", "do-place", {"x": 1, "y": 2, "heading": 90})
    assert show_any(pond(AskFire("red")), "B1").answer == "B1"


def test_the_answer_that_lets_the_moment_pass() -> None:
    assert passing(pond(AskFire("red"))) == "hold"
    assert passing(pond(AskLeg("red", 9))) == ""
    assert passing(pond(Write())) == ""
    assert passing(pond()) == ""


# Positions inside one answer


def test_a_film_stops_in_front_of_each_still_and_counts_what_was_told() -> None:
    state = pond(AskFire("red"), Move(), Fix(), Move(), AskFire("blue"), Move())
    found = stills(state, "B1")
    assert [(still.turn, count) for still, count in found] == [(1, 1), (2, 3)]
    assert [len(still.agenda) for still, _ in found] == [5, 3]
    assert state.fired == ()
    assert stills(pond(AskFire("red"), Fix()), "B1") == ()


def test_an_aside_and_the_end_of_a_match_have_no_stills() -> None:
    state = pond(AskFire("red"), Move())
    assert stills(state, "concede") == ()
    assert stills(pond(), "B1") == ()


def test_of_sheets_the_last_one_has_the_stills() -> None:
    first = pond(Write(), Move(), AskDie())
    red, blue = Sealed("red", (("red-1", "fire"),)), Sealed("blue", (("blue-1", "hold"),))
    assert stills(first, red) == ()
    assert stills(first, Sealed("red", (("concede", ""),))) == ()
    half = step(first, red)
    assert stills(half, Sealed("blue", (("concede", ""),))) == ()
    ((still, count),) = stills(half, blue)
    assert still.fired == ((("red-1", "fire"), ("blue-1", "hold")),)
    assert (still.turn, count) == (1, 1)
    assert still.sealed is UNSET
    assert half.sealed == {"red": red.lines}


def test_stills_go_on_where_standing_orders_answer() -> None:
    state = pond(AskLeg("red", 3), Move(), AskFire("red"), Move(), AskFire("blue"), Move(), red_fire="always")
    found = stills(state, (2, 0))
    assert [(still.turn, len(still.fired)) for still, _ in found] == [(1, 1), (2, 2)]


def test_consequences_end_in_front_of_the_first_beginning() -> None:
    state = step(pond(AskFire("red"), Fix(), NewTurn(), Move(), NewTurn(), AskDie()), "B1")
    assert state.turn == 2
    assert state.consequences.turn == 1
    assert [type(frame) for frame in state.consequences.agenda] == [NewTurn, Move, NewTurn, AskDie]
    plain = step(pond(AskFire("red"), Fix(), AskDie()), "B1")
    assert plain.consequences is plain


# Two sides


def test_a_side_with_nothing_to_write_is_not_asked() -> None:
    request = pending(pond(Write(("red",))))
    assert isinstance(request, Orders)
    assert tuple(request.sheets) == ("blue",)
    assert (request.key, request.rule, request.args, request.asides) == ("ask-sheet", "P-7", {"turn": 1}, ASIDES)
    quiet = pond(Write(("red", "blue")))
    assert quiet.fired == ((),)
    assert told(quiet) == ["written"]


def test_a_side_that_gives_up_has_lost_and_nothing_is_played_after() -> None:
    before = pond(AskFire("blue"), Move())
    state = step(before, "concede")
    assert state.result == Outcome("red", "won-by-concession", "P-9", {"side": "red", "loser": "blue"})
    assert state.agenda == ()
    (event,) = state.events
    assert (event.key, event.rule, event.args) == ("won-by-concession", "P-9", {"side": Message("red"), "loser": Message("blue")})
    found = outcome(state)
    assert found is not None
    assert (found.winner, found.args) == ("red", {"side": Message("red"), "loser": Message("blue")})
    assert outcome(before) is None
    draft = state.copy()
    draft.then(Move())
    assert draft.agenda == ()
    running = before.copy()
    running.then(Fix())
    assert [type(frame) for frame in running.agenda] == [Fix, AskFire, Move]
    with pytest.raises(Over):
        step(state, "B1")


def test_the_other_side_and_the_names() -> None:
    state = pond(AskDie())
    assert (state.other("red"), state.other("blue")) == ("blue", "red")
    assert state.label("blue") == Message("blue")
    assert state.side_of("red") == "red"
    assert state.spoken({"side": "red", "points": 3, "word": "green"}) == {"side": Message("red"), "points": 3, "word": "green"}


# Defaults for the simplest games


def test_defaults_of_a_game() -> None:
    state = pond(AskFire("red"), Move())
    assert no_faults(None, None, {}) == []
    assert one_seat_a_side(state) == {"red": "red", "blue": "blue"}
    assert one_answer(state) == state.agenda[:1]
    assert result(state) is None
    assert [by_result(state, side) for side in ("red", "blue")] == [0.0, 0.0]
    over = step(state, "concede")
    assert [by_result(over, side) for side in ("red", "blue")] == [-1.0, 1.0]
    assert result(over) == outcome(over)
    drawn = over.copy()
    drawn.result = Outcome(None, "drawn", "P-9")
    assert [by_result(drawn, side) for side in ("red", "blue")] == [0.0, 0.0]
    plain: Any = SimpleNamespace(result=Outcome("red", "won", "P-9"))
    assert result(plain) is plain.result


def test_why_not_by_the_waiting_frame() -> None:
    state = pond(AskFire("red"))
    closed = Refusal("P-1", "not-offered", {"answer": "B1"})
    assert by_acts(state, "A1", "B1") == closed, "the frame asks about no ship"
    assert by_acts(step(state, "concede"), "A1", "B1") == Refusal("P-9", "no-over")
    assert by_acts(pond(), "A1", "B1") == Refusal("", "no-over")
