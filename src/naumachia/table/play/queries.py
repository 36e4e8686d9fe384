"""Read-only queries of a connected client: odds, reasons, plans, places and past scenes.

Slow queries run in the workers, outside the table's lock and once for all who ask; the answer goes to the guest.
"""

from __future__ import annotations

from functools import partial
from random import Random

from naumachia.kernel import Message, Orders, Sealed, State, print_answer
from naumachia.kernel.errors import Foreign, NotFound, Stale
from naumachia.kernel.shown.picture import Scene
from naumachia.match import Match, open_scene, weigh
from naumachia.match import why as find_why
from naumachia.match.history.writing import open_turns
from naumachia.match.views.view import log_line, parts_of
from naumachia.players import is_program
from naumachia.table.base.errors import Forbidden
from naumachia.table.people.guest import Guest
from naumachia.table.play import reports
from naumachia.table.play.table import Table
from naumachia.table.wire import outgoing


async def odds(table: Table, guest: Guest, number: int, text: str) -> None:
    """The chances of an answer the guest may give now; counted once for all who ask."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        answer = match.read(text, seat, number)
        match.check(answer, seat, number)
        if isinstance(match.request, Orders):
            raise Forbidden("odds-of-secrets")
    work = partial(table.workers.odds, guest.address, match, seat, answer)
    if (found := await table.questions.ask(("odds", seat, print_answer(answer)), work)) is not None:
        guest.tell(outgoing.Odds(number, text, found))


async def trial(table: Table, guest: Guest, number: int, text: str) -> None:
    """Tell the guest an answer's option at once; then its odds, if it has any and no other was asked for meanwhile."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        answer = match.read(text, seat, number)
        option, bar = weigh(match.game, match.state, seat, answer)
        guest.tell(outgoing.Trial(number, text, option, bar, None))
        if option is None or not option.risky:
            return
    work = partial(table.workers.odds, guest.address, match, seat, answer, option.then)
    if (found := await table.questions.ask(("trial", seat, print_answer(answer)), work)) is not None:
        guest.tell(outgoing.Trial(number, text, option, bar, found))


async def prospects(table: Table, guest: Guest, number: int, ship: str, answer: str) -> None:
    """Tell the prospects of the guest's piece in its turn; computed once for all who ask, and dropped when nobody waits."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        if number != match.number_for(seat):
            raise Stale("stale-answer", found=number, now=match.number_for(seat))
        if seat not in match.waiting:
            raise Foreign("foreign-answer", seat=seat)
    work = partial(table.workers.prospects, guest.address, match, seat, ship, answer)
    if (found := await table.questions.ask(("prospects", seat, ship, answer), work)) is not None:
        guest.tell(found)


async def hint(table: Table, guest: Guest, number: int) -> None:
    """Tell what a program would do in the guest's place; never in a match between people, unless it is a training."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        if number != match.number_for(seat):
            raise Stale("stale-question", found=number, now=match.number_for(seat))
        if seat not in match.waiting:
            raise Foreign("foreign-answer", seat=seat)
        against = [one for one in table.seats if one.side != match.seats[seat]]
        if not match.header.training and not all(is_program(one.player) for one in against):
            raise Forbidden("hint-among-people")
    work = partial(table.workers.hint, guest.address, match, seat)
    if (found := await table.questions.ask(("hint", seat), work)) is not None:
        guest.tell(found)


async def threats(table: Table, guest: Guest, number: int) -> None:
    """Tell what others could do to the guest's pieces before the guest acts again; computed once for all who ask."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        if number != match.number_for(seat):
            raise Stale("stale-question", found=number, now=match.number_for(seat))
    if match.outcome is not None:
        guest.tell(outgoing.Threats(number, (), True))
        return
    work = partial(table.workers.threats, guest.address, match, seat)
    if (found := await table.questions.ask(("threats", seat), work)) is not None:
        guest.tell(found)


async def plans(table: Table, guest: Guest, number: int, text: str) -> None:
    """Tell the foresight of the guest's own plots as they are written."""
    seat, match = await _writing(table, guest, number)
    sheet = match.read(text, seat, number)
    if isinstance(sheet, Sealed):
        guest.tell(await table.workers.plans(guest.address, match, seat, dict(sheet.lines), text))


async def places(table: Table, guest: Guest, number: int, ship: str) -> None:
    """Where pieces could be when everybody has moved; worked out once for all questions of a seat."""
    seat, match = await _writing(table, guest, number)
    pieces = {piece.id: piece for piece in match.scene(seat).pieces}
    if ship and ship not in pieces:
        raise NotFound("ship-unknown", name=ship)
    side = match.seats[seat]
    others = () if ship else tuple(one.id for one in pieces.values() if one.side != side and not one.gone)
    work = partial(table.workers.places, guest.address, match, seat, ship, others)
    if (found := await table.questions.ask(("places", seat, ship), work)) is not None:
        guest.tell(found)


async def _writing(table: Table, guest: Guest, number: int) -> tuple[str, Match]:
    """Return the seat of a guest who has a sheet to write, and the match; `Stale` when the number is no longer the seat's."""
    seat = guest.own_seat
    async with table.lock:
        match = await table.ready()
        if number != match.number_for(seat):
            raise Stale("stale-question", found=number, now=match.number_for(seat))
        if not isinstance(match.request, Orders) or seat not in match.answering:
            raise Foreign("foreign-answer", seat=seat)
        return seat, match


async def there(table: Table, guest: Guest, ship: str, at: tuple[int, int]) -> None:
    """Why a piece cannot go to a hex."""
    async with table.lock:
        match = await table.ready()
        shown, scene = _sight(table, match, guest)
    if ship not in {piece.id for piece in scene.pieces}:
        raise NotFound("ship-unknown", name=ship)
    state = match.game.imagine(shown, guest.seat, Random(0))
    bar = match.game.telling.why_there(state, ship, at) if match.outcome is None else None
    reason = Message(bar.key, bar.args) if bar else None
    guest.tell(outgoing.There(ship, *at, reason, bar.rule if bar else ""))


def _sight(table: Table, match: Match, guest: Guest) -> tuple[State, Scene]:
    """The position a guest looks at, and its picture."""
    past = table.past(match, guest)
    return (match.state, match.scene(guest.seat)) if past is None else (past.state, past.scene)


async def report(table: Table, guest: Guest) -> None:
    """Tell the review of the match; numbers that came with a record are told at once, and again when they are checked."""
    found = await reports.report(table, guest.address, check=False)
    if found is not None:
        guest.tell(found)
    if found is not None and found.source == "told" and (better := await reports.report(table, guest.address, check=True)):
        guest.tell(better)


async def why(table: Table, guest: Guest, ship: str) -> None:
    """Tell the reasons why a piece may not act, from what the guest may know."""
    async with table.lock:
        match = await table.ready()
        state, scene = _sight(table, match, guest)
    pieces = {piece.id: piece for piece in scene.pieces}
    if ship not in pieces:
        raise NotFound("ship-unknown", name=ship)
    labels: dict[str, object] = {name: piece.label for name, piece in pieces.items()}
    reasons, found = [], find_why(match.game, state, guest.seat, ship)
    for action, bar, note in found.tries:
        verb, _, value = action.partition(":")
        label = Message(f"try-{verb}", {"value": labels.get(value, value)} if value else {})
        if bar is not None:
            reasons.append(outgoing.Reason(action, label, bar.key, bar.rule, bar.args))
        else:
            reasons.append(outgoing.Reason(action, label, note=note))
    guest.tell(outgoing.Why(ship, tuple(reasons), found.zones, found.shapes, found.readings))


async def scene(table: Table, guest: Guest, turn: int, seat: str | None) -> None:
    """The board as it was; from another seat's point of view only when nothing can come of it.

    Who watches sees what is hidden no longer with everything face up.
    """
    async with table.lock:
        match = await table.ready()
        past = table.past(match, guest)
    seat = guest.seat if seat is None else seat
    last = len(match.history) if past is None else past.turn
    if seat is not None and seat not in match.seats:
        raise NotFound("seat-unknown", name=seat, known=", ".join(match.seats))
    if seat != guest.seat and match.outcome is None:
        raise Forbidden("scene-of-others")
    if not 0 <= turn <= last:
        raise NotFound("turn-unknown", turn=turn, last=last)
    draw = partial(open_scene, match) if seat is None and turn <= open_turns(match, {None}) else None
    state = match.before(turn)
    scene = match.game.picture.scene(state, seat) if draw is None else draw(state)
    lines = tuple(log_line(match, at, event) for at, event in match.events_for(seat) if at == turn)
    parts = tuple(outgoing.Part(told, part) for told, part in parts_of(match, turn, seat, scene, draw))
    guest.tell(outgoing.PastScene(turn, seat, scene, lines, parts))
