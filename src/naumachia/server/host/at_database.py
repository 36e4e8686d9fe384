"""Actions of the host from outside of a server: a transaction on the database that running servers use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from naumachia.kernel.errors import NotFound
from naumachia.server.host import orders
from naumachia.server.storage.database import check_url, must_be_current, unusable
from naumachia.server.storage.store import Store
from naumachia.table.wire.host_types import ServerPresent

T = TypeVar("T")
WAIT = 3.0
"""Seconds for running servers to answer a question; each looks once a second."""
MORE = 1.2
"""Seconds for further servers after the first has answered, where several may use one database."""
OFTEN = 0.1
"""Seconds between two looks for an answer."""


def at_database(database: str, work: Callable[[Connection], T]) -> T:
    """Do work in one transaction. A mistyped name makes no file, and an older database is left as it is."""
    check_url(database)
    asked = make_url(database)
    if asked.get_backend_name() == "sqlite" and not Path(str(asked.database)).exists():
        raise NotFound("database-missing", database=str(asked.database))
    store = Store(database)

    def transaction() -> T:
        with store.engine.execution_options(changes=True).begin() as connection:
            must_be_current(connection)
            return work(connection)

    try:
        return orders.attempt(transaction)
    except DatabaseError as error:
        raise unusable(store.url, error) from error
    finally:
        store.engine.dispose()


def ask_servers(database: str) -> list[ServerPresent]:
    """Return what running servers say about the players who are connected; nothing where none runs."""
    number = at_database(database, lambda connection: orders.ask(connection, "people"))
    began = monotonic()
    first: float | None = None
    while True:
        told = at_database(database, lambda connection: orders.replies_to(connection, number))
        if told and first is None:
            first = monotonic()
        several = make_url(database).get_backend_name() != "sqlite"
        late = monotonic() > (began + WAIT if first is None else first + (MORE if several else 0.0))
        if late or (told and not several):
            return sorted((msgspec.json.decode(body, type=ServerPresent) for body in told.values()), key=_name)
        sleep(OFTEN)


def _name(one: ServerPresent) -> str:
    return one.server
