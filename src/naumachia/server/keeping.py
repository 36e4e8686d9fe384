"""How long matches are kept, and how many: players may delete theirs, a host may let old ones go, an address has a quota."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, or_, select, update

from naumachia.server.errors import TooMany
from naumachia.server.rows import matches, seats
from naumachia.server.store import Store

SOME = 500
"""Matches deleted at a time, so that nobody waits long for the disk."""


STRANGERS = 1000
"""Matches kept for one address where strangers come, unless the host says otherwise: a club behind one door, not a full disk."""


class Keeping(Struct, frozen=True):
    """What a host wants kept. Nothing is deleted and nothing counted unless he says so."""

    over: float | None = None
    """Days after which a finished match goes."""
    idle: float | None = None
    """Days after which any match goes that nobody has answered in."""
    quota: int | None = None
    """Matches that may be kept for one address."""


def origin(address: str) -> str:
    """By what the maker of a match is known: enough to count, and no list of addresses."""
    return sha256(b"naumachia origin:" + address.encode()).hexdigest()[:32] if address else ""


async def check_quota(store: Store, keeping: Keeping, made_by: str) -> None:
    """Whether one more match may be kept for somebody."""
    if keeping.quota is None or not made_by:
        return
    counted = select(func.count()).select_from(matches).where(matches.c.origin == made_by)
    if (await store.read(lambda connection: connection.execute(counted).scalar_one())) >= keeping.quota:
        raise TooMany("quota-reached", limit=keeping.quota)


async def leave(store: Store, match: str, held: Iterable[str]) -> tuple[str, ...]:
    """The players of these seats would have a match forgotten: it goes when all people in it wish so.

    What is left to wait for are the seats of others who have come; none means that the match is gone.
    """
    mine = tuple(held)

    def work(connection: Connection) -> tuple[str, ...]:
        here = seats.c.match == match
        connection.execute(update(seats).where(here, seats.c.seat.in_(mine)).values(leaving=True))
        # also of those for whom a program plays just now: they have the key of their seat
        come = and_(seats.c.leaving == false(), seats.c.player != "open", seats.c.token_hash.is_not(None))
        others = select(seats.c.seat).where(here, come).order_by(seats.c.place)
        left = tuple(connection.execute(others).scalars())
        if not left:
            _forget(connection, [match])
        return left

    return await store.write(work)


async def expired(store: Store, keeping: Keeping, now: datetime | None = None) -> list[str]:
    """The matches that have been kept long enough."""
    wanted = _late(keeping, now or datetime.now(UTC))
    if wanted is None:
        return []
    query = select(matches.c.id).where(wanted).order_by(matches.c.changed).limit(SOME)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


async def forget(store: Store, ids: Sequence[str]) -> None:
    """Delete matches with everything about them."""
    await store.write(lambda connection: _forget(connection, ids))


def _forget(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))  # whatever belongs to them goes with them


def _late(keeping: Keeping, now: datetime) -> ColumnElement[bool] | None:
    def before(days: float) -> str:
        return (now - timedelta(days=days)).isoformat(timespec="microseconds")

    parts: list[ColumnElement[bool]] = []
    if keeping.over is not None:
        parts.append(and_(matches.c.over, matches.c.changed < before(keeping.over)))
    if keeping.idle is not None:
        parts.append(matches.c.changed < before(keeping.idle))
    return or_(*parts) if parts else None
