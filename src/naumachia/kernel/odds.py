"""Exact odds of an answer: every fall of the dice is played by the rules of the match.

They end where the consequences of the answer end: at the next decision, or in front of a frame that is a new beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.json import Encoder

from naumachia.kernel.chance.dice import Seeded
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.request import Answer, Roll
from naumachia.kernel.state import S, State, pending, step

_encoder = Encoder()
LIMIT = 20_000
T = TypeVar("T")


class Interval(Struct, frozen=True):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class Share(Struct, Generic[T], frozen=True):
    """Outcome and its probability. Exact odds have a fraction, an estimate has an interval."""

    what: T
    exact: Fraction | None
    interval: Interval

    @property
    def probability(self) -> float:
        """The share as a number."""
        return self.interval.share


def key(s: State) -> bytes:
    """The position as bytes: equal for equal positions, and for those only."""
    return _encoder.encode(s)


def wilson(hits: int, trials: int, confidence: float = 0.95) -> Interval:
    """Wilson's interval for a share."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = hits / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def as_it_is(s: S) -> S:
    """A state that nothing may be left out of."""
    return s


def as_after(_: S, after: S) -> S:
    """The state after an answer whose blows fall at once."""
    return after


def spread(
    s: S, answer: Answer, limit: int = LIMIT, alike: Callable[[S], S] = as_it_is, aimed: Callable[[S, S], S] = as_after
) -> list[tuple[S, Fraction]]:
    """Every state to which `answer` may lead, with its probability: a player must decide, or something new begins.

    Equal states are merged, and those that are made equal by `alike`. `aimed` puts dice on the table that fall only later.
    """
    after = aimed(s, step(s, answer))
    return expand(after, limit, alike) if after.consequences is after else [(after.consequences, Fraction(1))]


def expand(s: S, limit: int = LIMIT, alike: Callable[[S], S] = as_it_is) -> list[tuple[S, Fraction]]:
    """Throw all dice that lie on the table, and those that follow from them, in every way.

    Positions with the longest agenda go first: whatever else leads to one with a shorter agenda has then been played, and all
    ways to it, however many dice they took, are one.
    """
    settled: dict[bytes, tuple[S, Fraction]] = {}
    waves: dict[int, dict[bytes, tuple[S, Fraction]]] = {}

    def found(state: S, chance: Fraction, follows: bool) -> None:
        state = alike(state)
        _merge(waves.setdefault(len(state.agenda), {}) if follows else settled, state, chance)

    found(s, Fraction(1), isinstance(pending(s), Roll))
    work = 0
    while waves:
        for state, chance in waves.pop(max(waves)).values():
            request = pending(state)
            assert isinstance(request, Roll)
            outcomes = request.outcomes()
            total = sum(weight for _, weight in outcomes)
            work += len(outcomes)
            if work > limit:
                raise TooManyBranches("too-many-branches", limit=limit)
            for fall, weight in outcomes:
                after = step(state, fall)
                found(after.consequences, chance * Fraction(weight, total), _follows(after))
    return list(settled.values())


def odds(
    s: S,
    answer: Answer,
    gist: Callable[[S, S], T],
    same: Callable[[T], object],
    limit: int = LIMIT,
    alike: Callable[[S], S] = as_it_is,
    aimed: Callable[[S, S], S] = as_after,
) -> list[Share[T]]:
    """The exact chances of `answer` by what it comes to, the likeliest first.

    `gist` says in a few words what changed between two states; `same` makes it hashable; `alike` leaves out of a state what
    neither the gist nor dice still to fall depend on.
    """
    return _gather(((gist(s, after), chance) for after, chance in spread(s, answer, limit, alike, aimed)), same)


def estimate(
    s: S,
    answer: Answer,
    gist: Callable[[S, S], T],
    same: Callable[[T], object],
    *,
    seed: int = 1,
    trials: int = 2000,
    worlds: Sequence[S] = (),
    aimed: Callable[[S, S], S] = as_after,
) -> list[Share[T]]:
    """The chances of `answer` from seeded trials, each with its 95 % interval, for rolls beyond exact counting.

    Where there are imagined worlds the trials go round them, and the true one is not looked at.
    """
    counts: dict[object, tuple[T, int]] = {}
    first = [(world, aimed(world, step(world, answer))) for world in worlds or (s,)]
    for trial in range(trials):
        (s, state), dice, number = first[trial % len(first)], Seeded(f"{seed}/{trial}"), 0
        while isinstance(request := pending(state), Roll) and _follows(state):
            state = step(state, dice.roll(request, number))
            number += 1
        what = gist(s, state.consequences)
        counts[same(what)] = (what, counts.get(same(what), (what, 0))[1] + 1)
    shares = [Share(what, None, wilson(hits, trials)) for what, hits in counts.values()]
    return sorted(shares, key=lambda share: -share.probability)


def _follows(s: State) -> bool:
    """Whether dice lie on the table that are a consequence of what was done."""
    return isinstance(pending(s), Roll) and s.consequences is s


def _merge(into: dict[bytes, tuple[S, Fraction]], state: S, chance: Fraction) -> None:
    name = key(state)
    seen = into.get(name)
    into[name] = (state, chance if seen is None else seen[1] + chance)


def _gather(found: Iterable[tuple[T, Fraction]], same: Callable[[T], object]) -> list[Share[T]]:
    sums: dict[object, tuple[T, Fraction]] = {}
    for what, chance in found:
        before = sums.get(same(what))
        sums[same(what)] = (what, chance if before is None else before[1] + chance)
    shares = [Share(what, chance, Interval(*(float(chance),) * 3)) for what, chance in sums.values()]
    return sorted(shares, key=lambda share: -share.probability)
