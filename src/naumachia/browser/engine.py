"""Engine in a web worker: HTTP operations and visits of pages, over a host that keeps matches and runs tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Protocol
from urllib.parse import parse_qsl, unquote

from naumachia.browser.journal import MatchJournal, read_rows
from naumachia.browser.tasks import Elsewhere
from naumachia.table.http.calls import answer
from naumachia.table.http.correspondence import OPERATIONS
from naumachia.table.matches.service import MatchService
from naumachia.table.session.visit import Visit
from naumachia.table.storage.memory import memory_storage
from naumachia.table.work.workers import Workers

logger = logging.getLogger(__name__)


class Host(Protocol):
    """Functions of the web worker around the engine."""

    async def keep(self, match: str, head: str, first: int, lines: str) -> object:
        """Keep the changes of a match (`journal.Keep`)."""

    async def perform(self, task: bytes, /) -> bytes:
        """Run an encoded task in another worker (`tasks.Perform`)."""

    def reply(self, call: int, status: int, media: str, name: str, body: str) -> None:
        """Send the answer of a call; `name` is the name of the file, where the answer is one."""

    def send(self, line: str, text: str) -> None:
        """Send a message of a match to the page at the other end of a line."""

    def closed(self, line: str, code: int) -> None:
        """Tell the page that a line has been closed."""


class Engine:
    """The matches of a browser."""

    def __init__(self, host: Host, kept: str = "[]", alive: float = 0.0) -> None:
        """Begin with the kept matches, as the journal reads them; `alive` is the time of the last beat before."""
        self._host = host
        rows = read_rows(kept)
        storage = memory_storage(MatchJournal(host.keep, rows), rows, alive)
        self.matches = MatchService(storage, Workers(Elsewhere(host.perform)))
        self._visits: dict[str, Visit] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Wind up the clocks."""
        await self.matches.open()

    def call(self, number: int, method: str, address: str, body: str) -> None:
        """Begin an operation. The reply carries the number of the call."""
        self._begin(self._call(number, method, address, body))

    def dial(self, line: str, match: str, spoken: Sequence[str]) -> None:
        """Open a line of a page to a match, with its subprotocols."""

        def send(data: bytes) -> None:
            self._host.send(line, bytes(data).decode())

        def closed(code: int) -> None:
            self._visits.pop(line, None)
            self._host.closed(line, code)

        visit = self._visits[line] = Visit(self.matches, match, list(spoken), send, closed)
        self._begin(visit.run())

    def hear(self, line: str, text: str) -> None:
        """Take a message of a page. Messages of lines that are closed are dropped."""
        if (visit := self._visits.get(line)) is not None:
            visit.hear(text)

    def hang_up(self, line: str) -> None:
        """Close a line: its page has gone."""
        if (visit := self._visits.get(line)) is not None:
            visit.close()

    async def close(self) -> None:
        """Close all lines and tables."""
        for visit in self._visits.values():
            visit.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.matches.close()

    async def _call(self, number: int, method: str, address: str, body: str) -> None:
        path, _, query = address.partition("?")
        wanted = dict(parse_qsl(query))
        found = await answer(OPERATIONS, self.matches, method=method, path=unquote(path), query=wanted, body=body.encode())
        self._host.reply(number, found.status, found.media, found.name, found.body.decode())

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
