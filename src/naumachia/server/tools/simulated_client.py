"""Simulated client for measurements: reads what it needs to answer and answers at random.

It gives a word for every die, as the page does.
"""

from __future__ import annotations

from random import Random
from secrets import token_hex
from time import perf_counter

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from naumachia.kernel import Line
from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.kernel.orders.regions import Band, Region
from naumachia.table.wire.incoming import Answer, Client, CommitWords, GiveWord

TRIES = 20
"""Answers that may be refused: the lines of a secret sheet may be barred together, which a page without eyes does not know."""
WORDS = 500
"""Dice of a match for which it has words."""


class Option(Struct):
    """As much of an option as is needed."""

    answer: str
    section: str = ""


class Leg(Struct):
    """As much of a leg."""

    bands: tuple[Band, ...]


class Ask(Struct):
    """As much of a question."""

    seats: tuple[str, ...]
    options: tuple[Option, ...] = ()
    sheet: tuple[Line, ...] = ()
    leg: Leg | None = None
    region: Region | None = None

    def any(self, rng: Random) -> str:
        """An answer at random, in its short notation; of a secret sheet, any order in every line."""
        if self.sheet:
            return "; ".join(f"{line.id}: {line.draw(rng)}" for line in self.sheet)
        found = [option.answer for option in self.options if option.section not in ("orders", "resign")]
        if self.leg and self.leg.bands and (not found or rng.random() < 0.5):
            band = rng.choice(self.leg.bands)
            return " ".join(map(str, band.number(rng.randrange(len(band)))))
        if self.region:
            return " ".join(map(str, self.region.draw(rng)))
        return rng.choice(found)

    def plain(self) -> str:
        """The sheet that changes nothing."""
        return "; ".join(f"{line.id}: {line.first}" for line in self.sheet)


class View(Struct):
    """As much of a view."""

    number: int
    ask: Ask | None


class Told(Struct):
    """As much of a message."""

    t: str
    view: View | None = None
    after: str = ""


class SimulatedClient:
    """The page of one seat, over a real socket."""

    def __init__(self, seat: str, wire: ClientConnection) -> None:
        self.seat, self.wire = seat, wire
        self.view: View | None = None
        self.came = 0.0
        self._chain = Chain(token_hex(), WORDS)

    async def come(self) -> None:
        """Look at the match, and commit to words for its dice."""
        await self.hear()
        await self._say(CommitWords(self._chain.end))

    @property
    def asked(self) -> Ask | None:
        """The question it is to answer now, if there is one."""
        ask = self.view.ask if self.view else None
        return ask if ask and self.seat in ask.seats else None

    async def answer(self, rng: Random) -> float:
        """Answer anything, and again where it was refused; says when what was taken was sent. The new view has come then."""
        for trial in range(TRIES):
            ask, view = self.asked, self.view
            assert ask is not None
            assert view is not None
            text = ask.plain() if ask.sheet and trial == TRIES - 1 else ask.any(rng)
            sent = perf_counter()
            await self._say(Answer(view.number, text))
            if await self.hear():
                return sent
        raise RuntimeError("none of its answers was taken")

    async def hear(self) -> bool:
        """Wait for the next view; False where a refusal came in its place."""
        while True:
            told = msgspec.json.decode(await self.wire.recv(), type=Told)
            if told.t == "ask-word" and (word := self._chain.after(told.after)):
                await self._say(GiveWord(word))
            if told.t == "problem":
                return False
            if told.view is not None:
                self.view, self.came = told.view, perf_counter()
                return True

    async def _say(self, message: Client) -> None:
        await self.wire.send(msgspec.json.encode(message), text=True)
