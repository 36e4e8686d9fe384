"""Seats of a match: the tokens that open them, and their transfer during a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from msgspec.structs import replace

from naumachia.kernel.errors import NotFound
from naumachia.match import Match
from naumachia.players import is_program, level, offered
from naumachia.table.base.errors import Forbidden
from naumachia.table.people.display_names import told_apart
from naumachia.table.storage.stored import Seat
from naumachia.table.wire import http_types, outgoing

PEOPLE = ("human", "open")
AWAY = timedelta(days=7)
"""Time a match waits for a player before others may let a program play on for them."""
NEVER = "never"


def hash_token(token: str) -> str:
    """Return the stored form of a token. It has 192 random bits, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def seat_of(seats: Iterable[Seat], token: str) -> str | None:
    """The seat a token opens."""
    mine = hash_token(token)
    return next((seat.seat for seat in seats if seat.token_hash and compare_digest(seat.token_hash, mine)), None)


def admitted(seats: Iterable[Seat], token: str) -> Seat:
    """Return the seat a token opens, or raise `Forbidden`; an invitation does not open it."""
    seats = tuple(seats)
    seat = seat_of(seats, token)
    if seat is None:
        raise Forbidden("token-unknown")
    bench = next(one for one in seats if one.seat == seat)
    if bench.player == "open":
        raise Forbidden("invitation-first")
    return bench


def held_by(seats: Iterable[Seat], person: str) -> tuple[str, ...]:
    """Return the seats a person has taken with their key."""
    return tuple(seat.seat for seat in seats if person and seat.person == person)


def asked_again(seats: Sequence[Seat], wanted: http_types.NewFork, asker: str) -> dict[str, str]:
    """For whom open seats of a new match stand open: people of the old one, if one of them asks."""
    if not held_by(seats, asker) and not any(seat_of(seats, token) for token in wanted.tokens):
        return {}
    sat = {seat.seat: seat.person for seat in seats if seat.person and seat.player == "human"}
    return {new: person for new, old in wanted.again.items() if wanted.players.get(new) == "open" and (person := sat.get(old))}


def programs(seats: Iterable[Seat]) -> frozenset[str]:
    """The seats in which programs sit."""
    return frozenset(seat.seat for seat in seats if is_program(seat.player))


def may_set(
    match: Match, seats: Sequence[Seat], holder: str, name: str, player: str, here: set[str | None], away: bool = False
) -> Seat:
    """Return the seat to be given, if the holder of a seat may give it.

    Nobody loses their seat while they are here, nor before they have left or the match has waited for them for long (`away`);
    where things are hidden nobody gets to see another's hand; a seat that has a key is taken back with that key and no other;
    and who plays for the others, be it a program, is for them to say.
    """
    seat = next((seat for seat in seats if seat.seat == name), None)
    if seat is None:
        raise NotFound("seat-unknown", name=name, known=", ".join(match.seats))
    known = (*PEOPLE, *offered(match.game))
    if player not in known:
        raise NotFound("player-unknown", name=player, known=", ".join(known))
    if match.outcome is not None:
        raise Forbidden("seat-over")
    if name == holder:
        if player == "open":
            raise Forbidden("seat-own")
    elif seat.player == "human" and name in here:
        raise Forbidden("seat-taken")
    elif seat.player == "human" and not (away or seat.leaving):
        raise Forbidden("seat-away")
    elif is_program(seat.player) and _theirs(seats, seat, holder):
        raise Forbidden("seat-theirs")
    elif player == "open" and (bar := _alone(match)):
        raise Forbidden(bar)
    elif player == "open" and match.clocked and any(one.token_hash and one.seat != holder for one in seats):
        raise Forbidden("seat-clock")
    elif player in PEOPLE and (match.hides or seat.token_hash is not None):
        raise Forbidden("seat-hidden")
    return seat


def _theirs(seats: Sequence[Seat], seat: Seat, holder: str) -> bool:
    """Whether a program plays for somebody else: in their seat, or on their side and not on the holder's."""
    side = next((one.side for one in seats if one.seat == holder), "")
    people = {one.side for one in seats if one.token_hash is not None}
    return seat.token_hash is not None or (seat.side != side and seat.side in people)


def _alone(match: Match) -> str:
    """Why nobody may come from elsewhere: as when the match was made (`drafts.new`)."""
    if match.header.training:
        return "training-alone"
    if match.header.dice == "chosen":
        return "seed-of-strangers"
    return "" if match.header.commitment else "typed-dice-here"


def spared(match: Match, changed: float, seat: str) -> str:
    """From when on others may go on without somebody who is away, in ISO time: when the match has waited for them alone for long.

    Nothing while it does not wait for them; `never` where there are clocks: they say what happens.
    """
    if match.clocked:
        return NEVER
    return (datetime.fromtimestamp(changed, UTC) + AWAY).isoformat() if match.waiting == (seat,) else ""


def away(match: Match, changed: float, seat: str) -> bool:
    """Whether a match that `changed` last then has waited so long for somebody that others may go on without them."""
    since = spared(match, changed, seat)
    return since not in ("", NEVER) and datetime.now(UTC) > datetime.fromisoformat(since)


def reseat(seat: Seat, player: str) -> tuple[Seat, str]:
    """The seat with somebody else in it, and its new key where it had none."""
    if is_program(player) or seat.token_hash is not None:
        return replace(seat, player=player), ""
    token = token_urlsafe(24)
    return replace(seat, player=player, token_hash=hash_token(token)), token


def seat_infos(
    seats: tuple[Seat, ...], here: set[str | None], match: Match | None = None, changed: float = 0.0
) -> tuple[outgoing.SeatInfo, ...]:
    """Return the seats; programs are always there. Absent people have the time from when a program may play for them."""
    found, names = [], told_apart(seats)
    for seat in seats:
        online = is_program(seat.player) or seat.seat in here
        gone = seat.player == "human" and not online
        left = gone and seat.leaving
        since = spared(match, changed, seat.seat) if match and gone else ""
        if left:
            since = datetime.fromtimestamp(changed, UTC).isoformat()
        kept = seat.token_hash is not None
        found.append(
            outgoing.SeatInfo(seat.seat, seat.side, seat.label, level(seat.player), online, names[seat.seat], kept, since, left)
        )
    return tuple(found)
