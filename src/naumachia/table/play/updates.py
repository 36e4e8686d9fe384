"""Updates for the guests of a table after a change: each gets their own view, as a difference where possible."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from naumachia.kernel.shown.scene_changes import SceneChange
from naumachia.match import Match, Past, news
from naumachia.match.history.takeback import TOLD
from naumachia.table.people.guest import Guest
from naumachia.table.wire import outgoing

_encoder = msgspec.json.Encoder()


def noticed(match: Match, guest: Guest, past: Past | None) -> tuple[object, ...]:
    """By what a guest would notice that something has changed."""
    if past is not None:
        return past
    return match.number_for(guest.seat), len(match.history), getattr(match.request, "handed", ())


def tell_news(guests: Iterable[Guest], match: Match, past: Past | None, cut: int | None) -> None:
    """Each guest gets their own view; those who may see the same and know the same share one.

    Spectators are shown the moment `past`, if there is one; of what was told after the first `cut` answers, all is told anew.
    """
    now = match.moment
    said: dict[tuple[str | None, int, int], tuple[bytes, int]] = {}
    last: SceneChange | None = None
    written = msgspec.Raw()
    """Scene told last: usually the next guest sees the same."""
    for guest in guests:
        then = past if guest.seat is None else None
        sign = noticed(match, guest, then)
        if sign == guest.sign or guest.seen is None:  # a sealed sheet of another, or nothing for spectators yet
            continue
        guest.sign = sign
        if cut is not None:  # what an undo took back is to be forgotten
            told = match.events_for(guest.seat)
            guest.known = min(guest.known, sum(turn < cut or (turn == cut and event.key != TOLD) for turn, event in told))
        sort = (guest.seat, guest.known, id(guest.seen))
        if sort not in said:
            found = news(match, guest.seat, guest.known, guest.seen, then)
            if found.change is not last:
                last, written = found.change, msgspec.Raw(_encoder.encode(found.change))
            whole = outgoing.Update(replace(found, change=written))
            said[sort] = _encoder.encode(whole), found.log_from + len(found.log)
        (text, guest.known), guest.seen = said[sort], then.scene if then else now.scene(guest.seat)
        guest.tell_written(text, outgoing.Update)
