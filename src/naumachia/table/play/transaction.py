"""One change of a match: played, stored, then told. It happens as a whole or not at all."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from naumachia.kernel import Roll
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match
from naumachia.table.base.errors import Behind, Failed, NotOwned, disk_full
from naumachia.table.play import takeback_requests
from naumachia.table.play.updates import tell_news
from naumachia.table.storage.stored import Change, status

if TYPE_CHECKING:
    from naumachia.table.play.table import Table

logger = logging.getLogger(__name__)


class Transaction:
    """Change of the match of a table, from the act to the views of all guests. It is used once, with the table's lock held."""

    def __init__(self, table: Table, match: Match) -> None:
        self.table = table
        self.match = match
        self.answers = len(match.history)
        """Answers before the change."""
        self.lines = match.length
        """Lines of the record before it."""
        self.number = match.number
        self.waited = 0.0
        """Seconds that the dice have waited for words."""

    async def run(self, act: Callable[[], None], *, fresh: bool = True) -> None:
        """Do all steps in order. A change that fails before it is stored leaves the match as it was, and nobody is told.

        Clocks of the seats begin a turn anew if it is `fresh`; an undo is not.
        """
        try:
            await self._play(act)
            await self._store()
        except NotOwned:
            self.table.forget()
            raise
        except Behind:  # another server has changed the match
            await self.table.reread()
            raise
        except NaumachiaError:  # refused: the match is as it was, unless a part of it had been played
            if len(self.match.history) != self.answers:
                self.table.forget()
            raise
        except Exception as error:
            self.table.forget()
            logger.exception("match %s: a change failed", self.table.id)
            raise Failed("disk-full" if disk_full(error) else "server-failed") from error
        except BaseException:
            self.table.forget()
            raise
        self.table.changed_now()
        lapsed = self._settle_request()
        self._tell()
        if lapsed:
            await self.table.storage.takebacks.keep(self.table.id, None)
        if self.match.clocked:
            await self.table.turn_clock(fresh=fresh, waited=self.waited)

    async def _play(self, act: Callable[[], None]) -> None:
        """Change the match in memory. Dice that mix in the words of players are held until the words have come."""
        match, clocks = self.match, self.table.clocks
        match.mark()
        if self.table.letter is not None:  # the words of both writers stand in the letters
            act()
            return
        match.held = isinstance(match.dice, Mixed)
        try:
            act()
            if match.held and isinstance(match.request, Roll):
                began = clocks.time()
                await self.table.words.throw(match, self.table.guests)
                self.waited = clocks.time() - began
        finally:
            match.held = False

    async def _store(self) -> None:
        """Store the new lines, or replace those that an undo took back. Returns when they are on the disk."""
        if self.table.letter is not None:
            await self.table.letter.keep()
            return
        match, keep = self.match, self.match.record_lines.firm
        replaces = keep < self.lines
        change = Change(self.table.id, keep, match.entries(keep), status(match), match.header.shape, replaces, self.number)
        await self.table.storage.matches.save(change)

    def _settle_request(self) -> bool:
        """Settle an open take-back request now that the match has gone on. Return whether it is gone."""
        wish = self.table.wish
        if wish is None:
            return False
        takeback_requests.went_on(self.table, self.match, wish, self.match.history[self.match.record_lines.stands :])
        return self.table.wish is None

    def _tell(self) -> None:
        """Send every guest their own view, as a difference; and from when on a program may play for those who are away."""
        table, stands = self.table, self.match.record_lines.stands
        past = next((table.past(self.match, guest) for guest in table.guests if guest.seat is None), None)
        tell_news(table.guests, self.match, past, stands if stands < self.answers else None)
        table.tell_letter()
        table.tell_lesson(self.match)
        if table.attendance.away:
            table.attendance.tell(table)
