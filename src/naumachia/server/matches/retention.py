"""Retention: deletion by players, expiry chosen by the host and quotas for each address."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from secrets import token_bytes

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from naumachia.server.guard.origins import Origins
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import matches, secrets
from naumachia.table.base.errors import TooMany
from naumachia.table.base.limits import WIDER

SOME = 500
"""Matches deleted at a time, so that nobody waits long for the disk."""


COUNTED = 30
"""Days after its end for which a match counts for its maker's quota."""
ORIGIN = "origin"
"""Name of the row of the secret under which addresses are hashed."""
STRANGERS = 1000
"""Matches kept for one address where strangers come, unless the host says otherwise: a club behind one door, not a full disk."""


class Retention(Struct, frozen=True):
    """Retention as the host wants it. By default nothing is deleted and nothing counted."""

    over: float | None = None
    """Days after which a finished match goes."""
    idle: float | None = None
    """Days after which any match goes that nobody has answered in."""
    quota: int | None = None
    """Matches that may be kept for one address."""


async def origin_secret(store: Store) -> bytes:
    """Return the secret under which addresses are hashed. It is made by the migration, and anew where a host has deleted it."""
    wanted = select(secrets.c.value).where(secrets.c.name == ORIGIN)

    def work(connection: Connection) -> str:
        found = connection.execute(wanted).scalar()
        if found is None:
            found = token_bytes(32).hex()
            connection.execute(insert(secrets), {"name": ORIGIN, "value": found})
        return str(found)

    try:
        return bytes.fromhex(await store.write(work))
    except IntegrityError:  # another server has made it in the same moment
        return bytes.fromhex(await store.write(work))


async def check_quota(store: Store, keeping: Retention, made_by: Origins) -> None:
    """Raise `TooMany` when no more matches may be kept for one of these networks."""
    if keeping.quota is None:
        return
    columns = (matches.c.origin, matches.c.origin_56, matches.c.origin_48)
    for column, hashed, times in zip(columns, made_by, (1, *(times for _, times in WIDER)), strict=True):
        if hashed is None:
            continue
        counted = select(func.count()).select_from(matches).where(column == hashed)
        if (await store.read(partial(_count, query=counted))) >= times * keeping.quota:
            raise TooMany("quota-reached", limit=times * keeping.quota)


def _count(connection: Connection, query: Select[int]) -> int:
    return int(connection.execute(query).scalar_one())


async def forget_origins(store: Store, now: datetime | None = None) -> None:
    """Forget from which networks the matches were made that have been over for long.

    Not at once: finished matches must count for the quota, or an address could fill the disk by finishing each of them.
    """
    late = ((now or datetime.now(UTC)) - timedelta(days=COUNTED)).isoformat(timespec="microseconds")
    told = or_(matches.c.origin.is_not(None), matches.c.origin_56.is_not(None), matches.c.origin_48.is_not(None))
    change = update(matches).where(matches.c.over, matches.c.changed < late, told)
    await store.write(lambda connection: connection.execute(change.values(origin=None, origin_56=None, origin_48=None)))


async def expired(store: Store, keeping: Retention, now: datetime | None = None) -> list[str]:
    """The matches that have been kept long enough."""
    wanted = _late(keeping, now or datetime.now(UTC))
    if wanted is None:
        return []
    query = select(matches.c.id).where(wanted).order_by(matches.c.changed).limit(SOME)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


def _late(keeping: Retention, now: datetime) -> ColumnElement[bool] | None:
    def before(days: float) -> str:
        return (now - timedelta(days=days)).isoformat(timespec="microseconds")

    parts: list[ColumnElement[bool]] = []
    if keeping.over is not None:
        parts.append(and_(matches.c.over, matches.c.changed < before(keeping.over)))
    if keeping.idle is not None:
        parts.append(matches.c.changed < before(keeping.idle))
    return or_(*parts) if parts else None
