"""Positions in the middle of one answer: where all move at once, a film can be stopped between two steps."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UNSET

from naumachia.kernel.request import Answer, Orders, Sealed
from naumachia.kernel.state import State, all_sheets, follow, pending

S = TypeVar("S", bound=State)


def stills(s: S, answer: Answer) -> tuple[tuple[S, int], ...]:
    """In front of every frame that is a `still`: the position, and how many events had been told. The answer is a legal one."""
    request, draft = pending(s), s.copy()
    given: object = answer
    if request is None or answer in request.asides:
        return ()
    if isinstance(request, Orders) and isinstance(answer, Sealed):
        handed = (s.sealed or {}) | {answer.seat: answer.lines}
        if request.aside(answer) or len(handed) < len(request.sheets):
            return ()
        draft.sealed = UNSET
        given = all_sheets(draft, draft.agenda[0], request, handed)
    found: list[tuple[S, int]] = []
    frame, draft.agenda = draft.agenda[0], draft.agenda[1:]
    frame.take(draft, given)
    while draft.agenda:
        frame = draft.agenda[0]
        asked = frame.ask(draft)
        asked, given = follow(draft, frame, asked) if asked is not None and draft.standing else (asked, None)
        if asked is not None:
            break
        if frame.still:
            found.append((draft.copy(), len(draft.events)))
        draft.agenda = draft.agenda[1:]
        frame.take(draft, given)
    return tuple(found)
