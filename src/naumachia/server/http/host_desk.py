"""The host's page: its key, its view, and its actions."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from hmac import compare_digest

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request

from naumachia.server.guard.bans import Ban
from naumachia.server.host import orders
from naumachia.server.host.figures import summed
from naumachia.server.host.orders import Notice
from naumachia.server.matches.matches import Matches
from naumachia.server.storage.store import seats_at
from naumachia.table.base.errors import Forbidden
from naumachia.table.people.seating import hash_token, seat_infos
from naumachia.table.wire import host_types

ORDERS = 50
"""Past actions that are shown."""
LINES = 100
"""Lines of the log that are shown."""
SERVERS = 1.6
"""Seconds for other servers of the same database to tell who is there; each looks once a second."""


async def check(matches: Matches, request: Request, address: str) -> None:
    """Raise `Forbidden` after a pause unless the request has the host's key. The answer is the same where there is none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    known = await matches.store.read(orders.key_hash)
    good = scheme.lower() == "bearer" and compare_digest(hash_token(key.strip()), known or "")
    if good and matches.host.tries.has(address):
        return
    matches.host.tries.pay(address)
    await asyncio.sleep(matches.host.pause)
    raise Forbidden("host-key-wrong")


async def look(matches: Matches, wanted: host_types.HostLook) -> host_types.HostView:
    """Return everything the host's page shows."""
    servers = await _servers(matches)

    def read(connection: Connection) -> host_types.HostView:
        return host_types.HostView(
            servers=tuple(msgspec.structs.replace(one, minutes=(), log=()) for one in servers),
            minutes=summed(one.minutes for one in servers),
            bans=tuple(_ban(one) for one in orders.all_bans(connection)),
            notices=tuple(_notice(one) for one in orders.all_notices(connection)),
            orders=tuple(
                host_types.HostOrder(one.at, one.kind, one.args, one.by) for one in orders.recent_orders(connection, ORDERS)
            ),
            log=tuple(sorted((line for one in servers for line in reversed(one.log)), key=_at, reverse=True)[:LINES]),
            match=_match(connection, wanted.match) if wanted.match else None,
        )

    return await matches.store.read(read)


async def _servers(matches: Matches) -> list[host_types.ServerPresent]:
    """Return the players of this server, and of others where several may use one database."""
    mine = matches.host.present(figures=True)
    if matches.store.url.get_backend_name() == "sqlite":
        return [mine]
    number = await matches.store.write(lambda connection: orders.ask(connection, "figures"))
    await asyncio.sleep(SERVERS)
    told = await matches.store.read(lambda connection: orders.replies_to(connection, number))
    others = (msgspec.json.decode(body, type=host_types.ServerPresent) for name, body in told.items() if name != mine.server)
    return [mine, *sorted(others, key=lambda one: one.server)]


def _at(line: host_types.HostEvent) -> str:
    return line.at


def _ban(one: Ban) -> host_types.HostBan:
    return host_types.HostBan(one.id, one.kind, one.shown, one.reason, one.since, one.until)


def _notice(one: Notice) -> host_types.HostNotice:
    return host_types.HostNotice(one.id, one.kind, one.words, one.begins, one.until)


def _match(connection: Connection, id: str) -> host_types.HostMatch:
    found, talk = orders.describe_match(connection, id), orders.talk_of(connection, id)
    lines = tuple(host_types.HostLine(one.seq, one.seat, one.name, one.person, one.text, one.at) for one in talk)
    seats = seat_infos(seats_at(connection, [id]).get(id, ()), set())
    return host_types.HostMatch(id, found.game, found.scenario, found.turn, found.over, seats, lines)


async def act(matches: Matches, wanted: host_types.HostAct) -> host_types.HostDone:
    """Do what the host wants, and have this server heed it at once."""
    until = None if wanted.minutes is None else datetime.now(UTC) + timedelta(minutes=wanted.minutes)
    words = {"en": wanted.words.en, "fr": wanted.words.fr}

    def work(connection: Connection) -> host_types.HostDone:
        match wanted.act:
            case "ban":
                ban = orders.ban(connection, wanted.kind, wanted.value, "page", wanted.reason, until)
                return host_types.HostDone(ban.id, ban.shown)
            case "lift":
                return host_types.HostDone(wanted.id, orders.lift(connection, wanted.id, "page").shown)
            case "notice":
                return host_types.HostDone(orders.post(connection, words, "page", until).id, "")
            case "end-notice":
                return host_types.HostDone(orders.take_down(connection, wanted.id, "page").id, "")
            case "close":
                closing = orders.close_at(connection, until or datetime.now(UTC), words, "page")
                return host_types.HostDone(closing.id, closing.begins)
            case "remove-match":
                gone = orders.remove_match(connection, wanted.id, "page")
                return host_types.HostDone(gone.id, f"{gone.game}/{gone.scenario}")
            case "remove-line":
                orders.remove_line(connection, wanted.id, wanted.seq, "page")
                return host_types.HostDone(wanted.id, str(wanted.seq))

    done = await orders.attempted(lambda: matches.store.write(work))
    await matches.host.look()
    return done
