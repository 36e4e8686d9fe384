"""BB-R73 Captor and prize lying base to base: allies part without a test, before they sail."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Refusal
from naumachia.kernel.shown.picture import Option

from ...pieces import SIDES, Side
from ...state import Sea
from ..contact.collision import between, clear_path, steer_clear
from ..flags import touch
from .steering_clear import clear_pose


def fellows(sea: Sea, ship: str) -> list[str]:
    """BB-R73 The ships a ship TOUCHes that are prizes of its side, or as a prize those of its captor's side, by index."""
    mine = sea.ships[ship]
    return [
        one.id
        for one in sea.afloat
        if one.id != ship and one.controller == mine.controller and (mine.prize or one.prize) and touch(sea, ship, one.id)
    ]


def part_sides(sea: Sea, ask: PartFromFellows, _: str = "") -> tuple[Side, ...]:
    """BB-R73 Both sides, where there is anything to choose: where both lead to the same place there is not."""
    ways = [clear_pose(sea, ask.ship, ask.other, side) for side in SIDES]
    return SIDES if ways[0] != ways[1] else ()


def part(sea: Sea, ask: PartFromFellows, side: str) -> None:
    """BB-R73 CLEAR without a collision die, at no cost; who was swung by it does not tack any more."""
    to: Side = "port" if side == "port" else "starboard"
    here = sea.ships[ask.ship].pose
    if clear_pose(sea, ask.ship, ask.other, to) == here:
        return
    steer_clear(sea, ask.ship, ask.other, to, "BB-11.6")
    if sea.run is not None and sea.ships[ask.ship].h != here.h:
        sea.run = replace(sea.run, parted=True)


def part_option(sea: Sea, ask: PartFromFellows, side: str) -> Option:
    """A side to swing to, with the place it leads to."""
    args = between(sea, ask.ship, ask.other) | {"side": side}
    path = clear_path(sea, ask.ship, ask.other, "port" if side == "port" else "starboard")
    return Option(f"clear:{side}", "do-clear", "BB-11.6", args, ship=ask.ship, path=path)


class PartFromFellows(Deciding[Sea], frozen=True):
    """BB-R73 Before its move a ship steers clear of each ally it lies against, where captor and prize lie base to base."""

    acts: ClassVar[Acts[Sea, PartFromFellows]] = Acts(
        Refusal("BB-11.6", "no-such-choice"), Act("clear", "BB-11.6", part_sides, part, part_option)
    )
    ship: str
    other: str = ""
    done: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Choose | None:
        side = sea.ships[self.ship].controller
        if not self.other or self.ended(sea) or not (answers := self.acts.open(sea, self)):
            return None
        return sea.choose("ask-alongside", side, "BB-11.6", answers, ship=sea.label(self.ship), other=sea.label(self.other))

    def ended(self, sea: Sea) -> bool:
        """2.4 Whether CLEAR has ended the move."""
        return sea.run is not None and sea.run.moves < 1

    def skip(self, sea: Sea) -> None:
        """Where there is nothing to choose it steers clear all the same."""
        if not self.ended(sea):
            if self.other:
                part(sea, self, "starboard")
            self.next_fellow(sea)

    def take(self, sea: Sea, answer: str | None) -> None:
        super().take(sea, answer)
        if answer is not None:
            self.next_fellow(sea)

    def next_fellow(self, sea: Sea) -> None:
        """The next ally it lies against, if any."""
        left = [name for name in fellows(sea, self.ship) if name not in self.done]
        if left:
            sea.then(PartFromFellows(self.ship, left[0], (*self.done, left[0])))
