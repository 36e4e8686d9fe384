"""A page at a table without a network, for the tests."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from naumachia.table.http.calls import answer
from naumachia.table.http.correspondence import OPERATIONS
from naumachia.table.matches.service import MatchService
from naumachia.table.session.visit import Visit
from naumachia.table.storage.memory import MatchRow


class Kept:
    """A journal as a browser keeps it: one value a match."""

    def __init__(self) -> None:
        self.rows: dict[str, bytes] = {}

    async def keep(self, match: str, row: MatchRow | None, change: Any = None) -> None:
        await asyncio.sleep(0)
        if row is None:
            del self.rows[match]
        else:
            self.rows[match] = msgspec.json.encode(row)

    async def beat(self, now: float) -> None:
        """Time is not of interest here."""

    def read(self) -> list[MatchRow]:
        return [msgspec.json.decode(row, type=MatchRow) for row in self.rows.values()]


class Page:
    """A page at a match."""

    def __init__(self, service: MatchService, match: str, token: str) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        spoken = ["naumachia", f"token.{token}"]
        self.visit = Visit(service, match, spoken, lambda text: self.inbox.put_nowait(json.loads(text)), self.closed.append)
        self.running = asyncio.create_task(self.visit.run())
        self.number = -1

    def send(self, **message: Any) -> None:
        self.visit.hear(json.dumps(message))

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds. Problems are told, except that a program was quicker."""
        while True:
            found = await asyncio.wait_for(self.inbox.get(), 60)
            if "view" in found:
                self.number = found["view"]["number"]
            if found["t"] in kinds:
                return found
            if found["t"] == "problem":
                assert found["code"] == "stale", found
                self.send(t="resync")
                return await self.expect("welcome")

    async def leave(self) -> None:
        self.visit.close()
        await asyncio.wait_for(self.running, 60)


async def call(service: MatchService, method: str, path: str, body: Any = None, **query: str) -> Any:
    data = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
    found = await answer(OPERATIONS, service, method=method, path=path, query=query, body=data)
    return found, json.loads(found.body) if found.media == "application/json" else found.body.decode()
