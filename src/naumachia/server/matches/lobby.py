"""Lobby: matches whose open seats anybody may take, if the host enables it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import lobby, matches, seats
from naumachia.table.base.errors import Forbidden, TooFast
from naumachia.table.base.limits import WIDER, Toll
from naumachia.table.storage.stored import Listed, timestamp
from naumachia.table.wire import http_types

if TYPE_CHECKING:
    from naumachia.server.matches.matches import Matches

MOST = 50
"""Matches that are shown, the newest of them."""
EACH = 10
"""Of those, how many one address has made; else one visitor could have the lobby for themselves."""
SHARE = MOST // 2
"""The same for an IPv6 /56 or /48: the multiples of `networks`, but never more than half of what is shown."""
DAYS = 7
"""How long a match waits there for somebody."""
SEATS, SEATS_RESERVE = 1 / 600, 10.0
"""Seats one address may take there, a second and at once: a single client cannot occupy all of them."""


class Lobby:
    """The list of matches that wait for anybody."""

    def __init__(self, store: Store, open: bool) -> None:
        self.store = store
        self.open = open
        self._seats = Toll(SEATS, SEATS_RESERVE)

    def sit(self, address: str) -> None:
        """Somebody from there is about to take a seat."""
        if not self._seats.pay(address):
            raise TooFast("lobby-often")

    def check(self, wanted: http_types.NewMatch) -> None:
        """Whether a match can wait here: there is a lobby, and somebody to wait for."""
        if wanted.listed and not self.open:
            raise Forbidden("lobby-none")
        if wanted.listed and "open" not in wanted.players.values():
            raise Forbidden("lobby-full")

    async def add(self, match: str) -> None:
        """Let a match wait for anybody; those that have waited too long go."""
        late = (datetime.now(UTC) - timedelta(days=DAYS)).isoformat(timespec="microseconds")

        def work(connection: Connection) -> None:
            connection.execute(delete(lobby).where(lobby.c.since < late))
            connection.execute(insert(lobby), {"match": match, "since": timestamp()})

        await self.store.write(work)

    async def has(self, match: str) -> bool:
        """Whether anybody may take an open seat there."""
        query = select(lobby.c.match).where(lobby.c.match == match)
        return self.open and await self.store.read(lambda connection: connection.execute(query).first()) is not None

    async def waiting(self) -> list[str]:
        """The matches that still have an open seat, the newest first."""
        late = (datetime.now(UTC) - timedelta(days=DAYS)).isoformat(timespec="microseconds")
        free = select(seats.c.match).where(seats.c.player == "open")
        origins = (matches.c.origin_56, matches.c.origin_48)
        newest = func.row_number().over(partition_by=matches.c.origin, order_by=lobby.c.since.desc()).label("newest")
        each = (
            select(lobby.c.match, lobby.c.since, newest, *origins)
            .join(matches, matches.c.id == lobby.c.match)
            .where(lobby.c.since > late, matches.c.over.is_(False), lobby.c.match.in_(free))
            .subquery()
        )
        query = select(each.c.match, each.c.origin_56, each.c.origin_48)
        newest_first = query.where(each.c.newest <= EACH).order_by(each.c.since.desc())
        return _shared_out(await self.store.read(lambda connection: connection.execute(newest_first).all()))


def _shared_out(rows: Iterable[Row[Any, Any, Any]]) -> list[str]:
    """The matches that are shown: of one network no more than its share."""
    found, count = list[str](), Counter[str]()
    for row in rows:
        shares = [(hashed, min(times * EACH, SHARE)) for hashed, (_, times) in zip(row[1:], WIDER, strict=True) if hashed]
        if len(found) < MOST and all(count[hashed] < share for hashed, share in shares):
            count.update(hashed for hashed, _ in shares)
            found.append(row[0])
    return found


async def shown(all: Matches) -> http_types.LobbyInfo:
    """The lobby as the first page shows it."""
    if not all.lobby.open:
        return http_types.LobbyInfo(False, ())
    ids = await all.lobby.waiting()
    place = {id: at for at, id in enumerate(ids)}
    found = sorted(await all.store.known(ids), key=lambda stored: place[stored.id])
    return http_types.LobbyInfo(True, tuple(_open_match(all, stored) for stored in found))


def _open_match(all: Matches, stored: Listed) -> http_types.OpenMatch:
    info, clock = all.info(stored, None), all.clocks.of(stored.id)
    wish = http_types.ClockWish(clock.per, clock.seconds, clock.then) if clock else None
    return http_types.OpenMatch(stored.id, info.game, info.scenario, info.title, info.seats, wish)
