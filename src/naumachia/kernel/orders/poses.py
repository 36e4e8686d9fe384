"""Questions to one seat on the plane: a leg to go, or a place to lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeGuard

from msgspec import Struct

from naumachia.kernel.chance.rng import RandomSource
from naumachia.kernel.orders.regions import Band, Region, Spot
from naumachia.kernel.positions.not_saved import Derived, NotSaved
from naumachia.kernel.words import Args, Plain, Refusal

DRAWS = 50
"""Tries at a sheet that no law across its lines forbids, or at a pose that nothing bars."""


class Question(Struct, frozen=True):
    """Question to one seat: the seat, its words and its rule."""

    key: str
    seat: str
    rule: str

    @property
    def seats(self) -> tuple[str, ...]:
        """Seats that may answer."""
        return (self.seat,)


class Posing(Question, frozen=True, kw_only=True, dict=True):
    """A pose on the plane, in whole units; or a word beside it. There are far too many poses to list, so `in` is asked, one can
    be drawn, and programs are given a sample: the game's own (`Frame.sample`), else a plain one. Either is worked out when
    somebody looks at it, and never before. The law beyond its form (`Frame.bar_pose`) rides along too.
    """

    ship: str
    """The piece that is moved or placed."""
    args: Args = {}
    binding: bool = False
    answers: tuple[str, ...] = ()
    """Moves that are no pose: to end the way here, to take back the last leg."""
    shortcuts: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()

    bar = NotSaved[Callable[[tuple[int, ...]], Refusal | None] | None](None)
    """Return the refusal of a pose that is legal by itself, or None (`Frame.bar_pose`)."""
    sample = NotSaved[Callable[[], Iterable[tuple[int, ...]]] | None](None)
    """The poses worth a thought, as the game names them (`Frame.sample`)."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every answer that is no pose."""
        return (*self.answers, *self.shortcuts, *self.asides)

    def _moves(self) -> tuple[tuple[int, ...] | str, ...]:
        """A sample of the poses; then the words that are moves."""
        sample = self.sample
        poses = dict.fromkeys(pose for pose in (sample and tuple(sample())) or self._plain() if pose in self)
        return (*poses, *self.answers)

    moves = Derived(_moves)

    def __contains__(self, answer: object) -> bool:
        if isinstance(answer, str):
            return answer in self.answers or answer in self.shortcuts or answer in self.asides
        return self.fits(answer) and self.barred(answer) is None

    def __iter__(self) -> Iterator[tuple[int, ...] | str]:
        return iter((*self.moves, *self.shortcuts, *self.asides))

    def fits(self, answer: object) -> TypeGuard[tuple[int, ...]]:
        """Whether a pose by itself is as it may be."""
        raise NotImplementedError

    def refused(self, answer: object) -> Refusal | None:
        """Return the refusal of a pose of the right form; None for everything else."""
        return self.barred(answer) if self.fits(answer) else None

    def barred(self, pose: tuple[int, ...]) -> Refusal | None:
        """Return the refusal of a pose of the right form, or None."""
        bar = self.bar
        return None if bar is None else bar(pose)

    def draw(self, rng: RandomSource) -> tuple[int, ...] | str:
        """Draw a move: as often a word as a pose, and every pose of the law as likely as the next."""
        words = (*self.answers, *self.shortcuts)
        if words and (rng.randint(0, 1) or not self._open()):
            return rng.choice(words)
        for _ in range(DRAWS if self._open() else 0):
            pose = self._any(rng)
            if self.barred(pose) is None:
                return pose
        return rng.choice((*self.moves, *self.shortcuts))

    def _open(self) -> bool:
        """Whether any pose is open at all."""
        return True

    def _plain(self) -> Iterator[tuple[int, ...]]:
        raise NotImplementedError

    def _any(self, rng: RandomSource) -> tuple[int, ...]:
        raise NotImplementedError


class Leg(Posing, frozen=True, kw_only=True):
    """A straight way and a turn on the spot, given as distance and degrees."""

    bands: tuple[Band, ...]
    path: tuple[Plain, ...]
    """Where the ship lies and where every leg planned before brought it, as the game writes places (`Picture.pose` makes them
    poses of the world). This leg begins at the last of them."""
    turn_last: bool = False
    """The turn comes after the way; else before it."""
    onward: str = ""
    """The word that goes straight on after this leg, where another follows it: a hand may say both at once."""

    def fits(self, answer: object) -> TypeGuard[tuple[int, int]]:
        """Whether one of the bands has this distance and turn."""
        return _numbers(answer, 2) and any(answer in band for band in self.bands)

    def _open(self) -> bool:
        return any(map(len, self.bands))

    def _plain(self) -> Iterator[tuple[int, int]]:
        return (leg for band in self.bands for leg in band)

    def _any(self, rng: RandomSource) -> tuple[int, int]:
        """A leg of the bands, where they overlap as often as they do."""
        number = rng.randint(0, sum(map(len, self.bands)) - 1)
        for band in self.bands:
            if number < len(band):
                return band.number(number)
            number -= len(band)
        raise AssertionError


class Place(Posing, frozen=True, kw_only=True):
    """A place and a heading within a region, in the units and from the origin of `Board.measure`."""

    region: Region
    at: Spot
    """Where the ship is put to begin with, for the eye; in the region, or beside it."""

    def fits(self, answer: object) -> TypeGuard[Spot]:
        """Whether it lies in the region."""
        return _numbers(answer, 3) and answer in self.region

    def _plain(self) -> Iterator[Spot]:
        return iter((self.at, *self.region))

    def _any(self, rng: RandomSource) -> Spot:
        return self.region.draw(rng)


def _numbers(answer: object, count: int) -> TypeGuard[Any]:
    return isinstance(answer, tuple) and len(answer) == count and {*map(type, answer)} == {int}
