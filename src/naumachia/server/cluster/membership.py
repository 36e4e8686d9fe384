"""The lease of this server in the database: a thread renews it, keeps the list of servers, and hears the news of the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import cast

import psycopg
from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from naumachia.server.cluster import rows
from naumachia.server.cluster.rows import Member
from naumachia.server.storage.tables import CHANNEL

logger = logging.getLogger(__name__)
HOUSE = "house"
"""The duty of everything that belongs to no match."""
BEATS = 4
"""Beats in the time of a lease."""
Post = Callable[[object], None]
"""Hands something to the event loop."""


class Standing:
    """Result of a beat: the servers that are up, whether this one has the common duty, and the end of its lease."""

    def __init__(self, me: str, members: tuple[Member, ...], on_duty: bool, until: float) -> None:
        self.me = me
        self.members = members
        self.on_duty = on_duty
        self.until = until
        """End of the lease, as `time.monotonic` tells it."""


class News:
    """A line another server has told."""

    def __init__(self, text: str) -> None:
        self.text = text


class Lost:
    """The lease has run out: everything is to be let go before this server enters anew, under this name."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.done = Event()
        """To be set when everything has been let go."""


class Membership:
    """One thread with one connection, on which nothing else waits."""

    def __init__(self, url: URL, member: Callable[[], Member], ttl: float, post: Post) -> None:
        wait = {"connect_timeout": "2", "tcp_user_timeout": str(round(1000 * ttl)), "application_name": "naumachia cluster"}
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=wait)
        self._member = member
        """Makes a new name for this server; each name has one lease, which is never renewed after it has run out."""
        self._ttl = ttl
        self._post = post
        self._connection: Connection | None = None
        self._over = Event()
        self._until = float("-inf")
        self.me = member()
        self.draining = False
        self._thread = Thread(target=self._run, name="cluster-beat", daemon=True)

    def open(self) -> Standing:
        """Enter the cluster and begin to beat."""
        self._connection = self._connect()
        rows.join(self._connection, self.me, self._ttl)
        standing = self._beat(self._connection)
        assert standing is not None
        self._thread.start()
        return standing

    def close(self) -> None:
        """Stop beating. The lease is not given back: `rows.leave` does."""
        self._over.set()
        if self._thread.is_alive():
            self._thread.join(2 * self._ttl)
        self._engine.dispose()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        connection.execute(text(f"LISTEN {CHANNEL}"))
        return connection

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                if self._connection is None:
                    self._connection = self._connect()
                else:
                    self._listen(self._connection, self._ttl / BEATS)
                if not self._over.is_set() and (standing := self._beat(self._connection)) is not None:
                    self._post(standing)
            except (SQLAlchemyError, psycopg.Error, OSError) as error:
                logger.warning("the lease of this server could not be renewed: %s", type(error).__name__)
                self._drop()
                self._over.wait(self._ttl / BEATS)
        self._drop()

    def _listen(self, connection: Connection, seconds: float) -> None:
        raw = cast("psycopg.Connection[object]", connection.connection.driver_connection)
        for news in raw.notifies(timeout=seconds):
            self._post(News(news.payload))
            if self._over.is_set():
                return

    def _beat(self, connection: Connection) -> Standing | None:
        """Renew the lease. Where it has run out, have everything let go, and enter anew."""
        began = monotonic()
        late = began > self._until > float("-inf")
        if late or not rows.beat(connection, self.me.id, self.draining):
            logger.warning("the lease of this server has run out: it lets its matches go and begins anew")
            lost = Lost(self.me.id)
            self._post(lost)
            lost.done.wait(10 * self._ttl)
            self.me = self._member()
            began = monotonic()
            rows.join(connection, self.me, self._ttl)
            if not rows.beat(connection, self.me.id, self.draining):
                return None
        self._until = began + self._ttl
        members = rows.members(connection)
        return Standing(self.me.id, members, not self.draining and rows.on_duty(connection, HOUSE, self.me.id), self._until)

    def _drop(self) -> None:
        if self._connection is not None:
            try:
                self._connection.invalidate()
                self._connection.close()
            except (SQLAlchemyError, psycopg.Error, OSError):
                pass
            self._connection = None
