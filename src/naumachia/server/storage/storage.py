"""Storage of the server: matches, talk, take-back requests and clocks in one database."""

from __future__ import annotations

from naumachia.server.storage.annotation_rows import SqlAnnotations
from naumachia.server.storage.clock_rows import SqlClocks
from naumachia.server.storage.store import Store
from naumachia.server.storage.takeback_rows import SqlTakebacks
from naumachia.server.storage.talk_rows import SqlTalk
from naumachia.table.storage.protocols import Storage, TieStorage


def sql_storage(store: Store, ties: TieStorage | None = None) -> Storage:
    """Return everything a table keeps, in the database of a store."""
    return Storage(store, SqlTalk(store), SqlTakebacks(store), SqlClocks(store), SqlAnnotations(store), ties=ties)
