"""The kernel itself, on a game of three frames: steps, drafts, events, refusals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.kernel import Choose, Event, Frame, Orders, Roll, Sealed, State, pending, settle, step
from naumachia.kernel.errors import Illegal, Malformed, Over


class Pond(State, kw_only=True):
    ducks: tuple[str, ...] = ()


class Ask(Frame[Pond], frozen=True):
    left: int

    def ask(self, pond: Pond) -> Choose | None:
        return Choose("ask", "red", "X-1", ("duck", "die")) if self.left else None

    def take(self, pond: Pond, answer: Any) -> None:
        if answer == "die":
            pond.then(Throw(), Ask(self.left - 1))
        elif answer == "duck":
            pond.ducks = (*pond.ducks, answer)
            pond.tell(Event("duck", "X-1"))
            pond.then(Ask(self.left - 1))
        else:
            pond.tell(Event("done", "X-2"))


class Throw(Frame[Pond], frozen=True):
    def ask(self, pond: Pond) -> Roll:
        return Roll("roll", "red", "X-3")

    def take(self, pond: Pond, die: Any) -> None:
        pond.tell(Event("fell", "X-3", dice=(die,)))


def pond(left: int = 2) -> Pond:
    return settle(Pond(agenda=(Ask(left),)).attach("setting"))


def test_a_step_leaves_the_state_it_was_given_as_it_was() -> None:
    before = pond()
    after = step(before, "duck")
    assert (before.ducks, after.ducks) == ((), ("duck",))
    assert before.agenda == (Ask(2),)
    assert before.events == ()
    assert after.events == (Event("duck", "X-1"),)
    assert step(before, "duck") == after
    assert after.setting == "setting"


def test_what_follows_stands_in_front_of_what_was_left() -> None:
    state = step(pond(), "die")
    assert state.agenda == (Throw(), Ask(1))
    assert pending(state) == Roll("roll", "red", "X-3")
    assert step(state, 4).agenda == (Ask(1),)


def test_frames_that_wait_on_nobody_are_played_at_once() -> None:
    state = step(pond(1), "duck")
    assert [event.key for event in state.events] == ["duck", "done"], "events of one step only"
    assert state.agenda == ()
    assert pending(state) is None
    with pytest.raises(Over):
        step(state, "duck")


def test_what_rides_along_is_neither_compared_nor_carried_over() -> None:
    state = step(pond(), "duck")
    bare = Pond(agenda=state.agenda, ducks=state.ducks)
    assert bare == state
    assert step(state, "die").events == ()


def test_a_draft_shares_everything_but_what_is_replaced() -> None:
    state = pond()
    draft = state.copy()
    assert draft == state
    assert draft is not state
    assert draft.ducks is state.ducks
    draft.then(Throw())
    draft.tell(Event("x", "X-1"))
    assert state.agenda == (Ask(2),)
    assert state.events == ()


def test_the_request_is_found_once_and_again_after_loading() -> None:
    state = pond()
    assert pending(state) is pending(state)
    assert pending(replace(state)) == pending(state)


@pytest.mark.parametrize("answer", ["fly", "", "duck "])
def test_an_illegal_answer_names_a_rule(answer: str) -> None:
    with pytest.raises(Illegal) as caught:
        step(pond(), answer)
    assert caught.value.refusal.rule == "X-1"
    assert caught.value.refusal.args == {"answer": answer}
    assert str(caught.value).startswith("X-1: not-offered")


@pytest.mark.parametrize(
    "answer", [None, 1, 2.5, ["duck"], ("duck",), {"duck": 1}, b"duck", "x" * 999, pytest.param(10**5000, id="huge"), object()]
)
def test_what_is_no_answer_at_all_is_malformed(answer: Any) -> None:
    with pytest.raises(Malformed):
        step(pond(), answer)


def test_how_an_answer_is_shown_unless_the_frame_knows_better() -> None:
    state = pond()
    option = state.agenda[0].show(state, "duck")
    assert (option.answer, option.key, option.rule) == ("duck", "do-duck", "X-1")


def test_a_frame_that_takes_must_say_how() -> None:
    class Idle(Frame[Pond], frozen=True):
        pass

    with pytest.raises(NotImplementedError, match="Idle"):
        settle(Pond(agenda=(Idle(),)).attach(None))


def test_a_sheet_of_no_known_seat_is_refused() -> None:
    class Secret(Frame[Pond], frozen=True):
        def ask(self, pond: Pond) -> Orders:
            return Orders("ask", "X-4", {"red": ()})

        def take(self, pond: Pond, sheets: Any) -> None:
            pond.ducks = tuple(sheets)

    state = settle(Pond(agenda=(Secret(),)).attach(None))
    with pytest.raises(Illegal):
        step(state, Sealed("blue", ()))
    with pytest.raises(Malformed):
        step(state, Sealed(["red"], ()))  # type: ignore[arg-type]
    assert step(state, Sealed("red", ())).ducks == ("red",)
