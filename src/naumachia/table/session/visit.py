"""Visit of one page to one match without a socket, as a web worker serves it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from naumachia.kernel.errors import NaumachiaError
from naumachia.table.base.errors import Failed, kind
from naumachia.table.matches.service import MatchService
from naumachia.table.people.guest import Guest
from naumachia.table.people.seating import admitted
from naumachia.table.session.messages import TOKEN, MessageHandler, decode, problem, said
from naumachia.table.wire import incoming

logger = logging.getLogger(__name__)
DONE = 1000
"""Closing code of a visit that has ended as usual; a refusal has 4000 and the HTTP status that says the same."""


class Visit:
    """A page at a match, from its welcome until it goes."""

    def __init__(
        self,
        matches: MatchService,
        match: str,
        spoken: Sequence[str],
        send: Callable[[bytes], None],
        closed: Callable[[int], None],
    ) -> None:
        """Serve a page that gives these subprotocols: `send` takes messages to it, `closed` the closing code."""
        self._matches, self._match, self._spoken = matches, match, spoken
        self._send, self._closed = send, closed
        self._inbox: asyncio.Queue[incoming.ClientMessage | NaumachiaError | None] = asyncio.Queue()
        self._handler: MessageHandler | None = None

    def hear(self, text: str) -> None:
        """Take a message of the page."""
        message: incoming.ClientMessage | NaumachiaError
        try:
            message = decode(text)
        except NaumachiaError as error:
            message = error
        if isinstance(message, incoming.GiveWord) and self._handler is not None:
            self._handler.give_word(message)  # the message in hand may wait for it
        else:
            self._inbox.put_nowait(message)

    def close(self) -> None:
        """The page has gone. Messages that were heard before are brought to their end."""
        self._inbox.put_nowait(None)

    async def run(self) -> None:
        """Serve the page until it goes, or is refused."""
        try:
            async with self._matches.use(self._match) as table:
                token = said(self._spoken, TOKEN)
                guest = Guest(admitted(table.seats, token).seat if token else None)
                await table.join(guest)
                self._handler = MessageHandler(table, guest)
                writing, working = asyncio.create_task(self._write(guest)), asyncio.create_task(self._work(self._handler))
                try:
                    await asyncio.wait({writing, working}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    table.leave(guest)
                    self._inbox.put_nowait(None)
                    tasks = writing, *self._handler.questions
                    for task in tasks:
                        task.cancel()
                    await asyncio.wait({working, *tasks})
            self._closed(DONE)
        except NaumachiaError as error:
            self._refuse(error)
        except Exception:
            logger.exception("a visit failed")
            self._refuse(Failed("server-failed"))

    def _refuse(self, error: NaumachiaError) -> None:
        self._send(msgspec.json.encode(problem(error)))
        self._closed(4000 + kind(error)[1])

    async def _write(self, guest: Guest) -> None:
        while (message := await guest.outbox.get()) is not None:
            self._send(message)

    async def _work(self, handler: MessageHandler) -> None:
        while (message := await self._inbox.get()) is not None:
            if isinstance(message, NaumachiaError):
                handler.tell(message)
            else:
                await handler.handle(message)
