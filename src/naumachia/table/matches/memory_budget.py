"""Memory budget: how much of the open matches is kept in memory.

The longest match takes fifty megabytes, and anybody may upload many. So the number of answers an address may have open is
limited, and matches without guests are closed first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from naumachia.table.base.errors import TooMany
from naumachia.table.base.limits import networks
from naumachia.table.play.table import Table

EACH = 100_000
"""Answers that one address may have opened, all its matches together: three quarters of a gigabyte."""
IDLE, IDLE_TABLES = 100_000, 500
"""Answers, and tables, that may lie ready for people who have gone and may come back."""


def check_room(tables: Iterable[Table], opener: str, more: int) -> None:
    """Whether somebody may open one more match with so many answers."""
    opened = [(networks(table.opener), table.answers) for table in tables]
    for network in networks(opener):
        if more + sum(answers for counted, answers in opened if network in counted) > network[1] * EACH:
            raise TooMany("too-many-open")


def too_much(tables: Mapping[str, Table]) -> list[str]:
    """The tables nobody sits at that must go for there to be room, the longest left first."""
    idle = sorted((table.used, id) for id, table in tables.items() if not table.users)
    answers, count, found = sum(tables[id].answers for _, id in idle), len(idle), list[str]()
    for _, id in idle:
        if answers <= IDLE and count <= IDLE_TABLES:
            break
        answers, count = answers - tables[id].answers, count - 1
        found.append(id)
    return found
