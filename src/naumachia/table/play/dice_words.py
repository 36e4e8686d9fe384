"""Random words that players add to the dice: committed first, then revealed within a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from naumachia.correspondence.chains import LetterDice
from naumachia.kernel import Roll, Seeded
from naumachia.kernel.chance.mixed_dice import WORD, Mixed
from naumachia.match import Match
from naumachia.table.base.errors import BadRequest
from naumachia.table.people.guest import Guest
from naumachia.table.wire import outgoing

WAIT = 1.5
"""Seconds to wait for a word. A player who misses it is not waited for again until they send something."""


class DiceWords:
    """Seats that have committed to dice words at this table, and the seats whose word is awaited."""

    def __init__(self) -> None:
        self._chains: dict[str, str] = {}
        """Ends of chains, as long as they may be in no record yet."""
        self._awaited: dict[str, asyncio.Future[str]] = {}
        self._late: set[str] = set()

    def commit(self, match: Match, seat: str, end: str) -> bool:
        """A seat has a chain of words; whether that is news."""
        if not WORD.fullmatch(end):
            raise BadRequest("word-malformed")
        self._late.discard(seat)
        if not isinstance(match.dice, Mixed) or isinstance(match.dice, LetterDice):
            return False
        if seat in self._awaited or match.dice.chains.tips.get(seat) == end:
            return False
        self._chains[seat] = end
        match.dice.chains.commit(seat, end)
        return True

    def recall(self, match: Match) -> None:
        """A match was read again: chains that nothing has been told of are in no record."""
        if isinstance(match.dice, Mixed):
            for seat, end in self._chains.items():
                if seat not in match.dice.chains.tips:
                    match.dice.chains.commit(seat, end)

    def give(self, seat: str, word: str) -> None:
        """A word has come; one that nobody waits for does no harm."""
        self._late.discard(seat)
        waiting = self._awaited.get(seat)
        if waiting is not None and not waiting.done():
            waiting.set_result(word)

    async def throw(self, match: Match, guests: Iterable[Guest]) -> None:
        """Let the dice fall that are held, after the words of everybody who is here. The answer before them is fixed by now."""
        dice, words = match.dice, dict[str, str]()
        assert isinstance(dice, Mixed)
        if isinstance(match.request, Roll) and match.history:
            last = match.history[-1]
            words = await self._gather(dice, tuple(guests), dice.pledge(last.seat, last.answer))
        match.throw(words)

    async def _gather(self, dice: Mixed, guests: tuple[Guest, ...], pledge: str) -> dict[str, str]:
        tips = {seat: tip for seat, tip in dice.chains.tips.items() if seat not in self._late}
        asked = {guest.seat for guest in guests if guest.seat in tips}
        if not asked:
            return {}
        loop = asyncio.get_running_loop()
        self._awaited = {seat: loop.create_future() for seat in tips if seat in asked}
        for guest in guests:
            if guest.seat in self._awaited:
                guest.tell(outgoing.AskWord(dice.chains.n, tips[guest.seat], pledge))
        try:
            await asyncio.wait(self._awaited.values(), timeout=WAIT)
            came = {seat: one.result() for seat, one in self._awaited.items() if one.done()}
        finally:
            waited, self._awaited = self._awaited, {}
        words = {seat: word for seat, word in came.items() if dice.chains.fits(seat, word)}
        self._late |= waited.keys() - words.keys()
        return words


def dice_info(match: Match) -> outgoing.DiceInfo:
    """Where the dice of a match come from."""
    dice, header = match.dice, match.header
    kind = header.dice or ("typed" if not header.commitment else "seeded" if isinstance(dice, Seeded) else "unknown")
    if isinstance(dice, LetterDice):
        return outgoing.DiceInfo("letter", header.commitment, {})
    tips = dice.chains.tips if isinstance(dice, Mixed) else {}
    return outgoing.DiceInfo(kind, header.commitment, dict(tips))
