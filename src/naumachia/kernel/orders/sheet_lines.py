"""The lines of a secret order sheet. Each says what may be written on it, and reads what was.

    Pick      one of several answers                   `row`
    Plot      a walk through a graph, token by token   `A A L`
    Split     whole numbers over named parts           `Y2 3, Y3 1`
    Several   some of a set                            `Y2, Y4`
    Station   a place and a heading on the plane       `300 150 0`

The answer of a line is a short text. `text in line` decides whether it is legal, in one spelling; `line.read` turns what a
person typed into that spelling. `line.first` changes nothing; iterating is the offer (all of a `Pick`, a sample of the
others); `line.draw` is any answer at random. Names of parts, members and tokens have neither blanks nor `,` `:` `;`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from naumachia.kernel.chance.rng import RandomSource
from naumachia.kernel.orders.regions import Region, Spot
from naumachia.kernel.words import Args, Message

NUMBER = re.compile(r"-?[0-9]{1,9}")
SAMPLE = 24
"""So many walks of a plot are offered; nobody lists them all."""
K = TypeVar("K", bound=Hashable)


class Pick(Struct, frozen=True, tag_field="kind", tag="pick", omit_defaults=True):
    """One of several answers; the first of them is the one that changes nothing."""

    id: str
    key: str
    answers: tuple[str, ...]
    args: Args = {}
    labels: tuple[Message, ...] = ()
    """The answers in words, where they are names of things; else each is the message `order-{answer}`."""
    usual: str = ""
    """Text on a player's sheet until the player writes another, where that is not the first answer."""

    @property
    def first(self) -> str:
        """The answer that changes nothing."""
        return self.answers[0]

    def __contains__(self, text: object) -> bool:
        return text in self.answers

    def __iter__(self) -> Iterator[str]:
        return iter(self.answers)

    def draw(self, rng: RandomSource) -> str:
        """Draw an answer."""
        return rng.choice(self.answers)

    def read(self, text: str) -> str:
        """Return the typed text in its legal spelling."""
        return text.strip()


class Node(Struct, frozen=True, array_like=True):
    """A place in the graph of a plot: whether the walk may end here, and where each token leads."""

    ends: bool
    ways: dict[str, int] = {}


class Shift(Struct, frozen=True, array_like=True):
    """Effect of a token on a pose, for the eye: steps ahead, steps to starboard, then a turn in degrees."""

    token: str
    ahead: float
    aside: float
    turn: float


class Plot(Struct, frozen=True, tag_field="kind", tag="plot", omit_defaults=True):
    """A walk through a graph, from its first node to one where it may end.

    The graph is the law (how many moves, which may follow which) and small: the poses follow from `start` and `shifts`, so
    that nobody lists the places, let alone the walks.
    """

    id: str
    key: str
    nodes: tuple[Node, ...]
    start: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The pose the walk begins at: x, y and heading, in world units."""
    shifts: tuple[Shift, ...] = ()
    args: Args = {}
    labels: dict[str, Message] = {}
    """Tokens in words, where they are names of things; else each is the message `order-{token}`."""

    @property
    def first(self) -> str:
        """The shortest walk: where a plot may be empty, none."""
        return next(self._walks())

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str) or text != " ".join(text.split()):
            return False
        at: int | None = 0
        for token in text.split():
            at = self.nodes[at].ways.get(token) if at is not None else None
        return at is not None and self.nodes[at].ends

    def __iter__(self) -> Iterator[str]:
        """A sample: the shortest walks."""
        return islice(self._walks(), SAMPLE)

    def _walks(self) -> Iterator[str]:
        """Every walk, the shorter before the longer."""
        wave: list[tuple[tuple[str, ...], int]] = [((), 0)]
        while wave:
            following = []
            for tokens, at in wave:
                if self.nodes[at].ends:
                    yield " ".join(tokens)
                following += [((*tokens, token), there) for token, there in self.nodes[at].ways.items()]
            wave = following

    def draw(self, rng: RandomSource) -> str:
        """A random walk: at every node any way on, or an end, each as likely as the next."""
        tokens: list[str] = []
        at = 0
        while True:
            node = self.nodes[at]
            choice = rng.choice([*node.ways, *([""] if node.ends else [])])
            if not choice:
                return " ".join(tokens)
            tokens.append(choice)
            at = node.ways[choice]

    def read(self, text: str) -> str:
        """Return the typed text in its legal spelling."""
        return " ".join(text.split())


def graph(start: K, ways: Callable[[K], Mapping[str, K]], ends: Callable[[K], bool]) -> tuple[Node, ...]:
    """The nodes of a plot, from a way to name the places of its law: `start` becomes the first, equal names one node."""
    numbers: dict[K, int] = {start: 0}
    nodes: list[Node] = []
    names = [start]
    for name in names:  # grows as new names are met
        onward = dict(ways(name))
        for there in onward.values():
            if there not in numbers:
                numbers[there] = len(names)
                names.append(there)
        nodes.append(Node(ends(name), {token: numbers[there] for token, there in onward.items()}))
    return tuple(nodes)


class Split(Struct, frozen=True, tag_field="kind", tag="split", omit_defaults=True):
    """Whole numbers over named parts; together no fewer than `least` and no more than `most`."""

    id: str
    key: str
    parts: tuple[str, ...]
    most: int
    least: int = 0
    caps: tuple[int, ...] = ()
    """The largest number of each part; without, only the sum counts."""
    args: Args = {}
    labels: tuple[Message, ...] = ()
    """The parts in words; else each is the message `order-{part}`."""

    @property
    def first(self) -> str:
        """As little as may be, in the order of the parts."""
        left, found = self.least, {}
        for part, cap in self._caps().items():
            found[part] = min(left, cap)
            left -= found[part]
        return self.write(found)

    def __contains__(self, text: object) -> bool:
        numbers = self.numbers(text) if isinstance(text, str) else None
        caps = self._caps()
        return (
            numbers is not None
            and all(part in caps and 0 < number <= caps[part] for part, number in numbers.items())
            and self.least <= sum(numbers.values()) <= self.most
            and text == self.write(numbers)
        )

    def __iter__(self) -> Iterator[str]:
        """A sample: the least, as much as may be on each part with the rest behind it, and as even as can be."""
        caps = self._caps()
        sheets = [self.first]
        for part in self.parts:
            left, found = self.most, {}
            for name in (part, *(other for other in self.parts if other != part)):
                found[name] = min(left, caps[name])
                left -= found[name]
                if sum(found.values()) >= self.least:
                    sheets.append(self.write(found))
        sheets.append(self._filled(self.most, lambda open_, found: min(open_, key=lambda part: found[part])))
        return iter([sheet for sheet in dict.fromkeys(sheets) if sheet in self])

    def draw(self, rng: RandomSource) -> str:
        """Draw a sum, dealt out one by one."""
        total = rng.randint(self.least, max(self.least, min(self.most, sum(self._caps().values()))))
        return self._filled(total, lambda open_, _: rng.choice(open_))

    def _filled(self, total: int, pick: Callable[[list[str], dict[str, int]], str]) -> str:
        caps, found = self._caps(), dict.fromkeys(self.parts, 0)
        for _ in range(total):
            if not (open_ := [part for part in self.parts if found[part] < caps[part]]):
                break
            found[pick(open_, found)] += 1
        return self.write(found)

    def _caps(self) -> dict[str, int]:
        return dict(zip(self.parts, self.caps or (self.most,) * len(self.parts), strict=True))

    def write(self, numbers: Mapping[str, int]) -> str:
        """Numbers as the law spells them: in the order of the parts, without those that get nothing."""
        return ", ".join(f"{part} {numbers[part]}" for part in self.parts if numbers.get(part))

    @staticmethod
    def numbers(text: str) -> dict[str, int] | None:
        """Return the number written for each part, or None where the text is malformed."""
        found: dict[str, int] = {}
        for piece in text.split(",") if text.strip() else ():
            part, _, number = piece.strip().rpartition(" ")
            if not part or part in found or not (number.isascii() and number.isdecimal() and len(number) < 10):
                return None
            found[part.strip()] = int(number)
        return found

    def read(self, text: str) -> str:
        """Return the typed text in its legal spelling."""
        numbers = self.numbers(text)
        return text.strip() if numbers is None or not set(numbers) <= set(self.parts) else self.write(numbers)


class Several(Struct, frozen=True, tag_field="kind", tag="several", omit_defaults=True):
    """Some of a set: no fewer than `least` and no more than `most`."""

    id: str
    key: str
    among: tuple[str, ...]
    most: int
    least: int = 0
    args: Args = {}
    labels: tuple[Message, ...] = ()
    """The members in words; else each is the message `order-{member}`."""

    @property
    def first(self) -> str:
        """As few as may be."""
        return self.write(self.among[: self.least])

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        names = self.names(text)
        return set(names) <= set(self.among) and self.least <= len(set(names)) <= self.most and text == self.write(names)

    def __iter__(self) -> Iterator[str]:
        """A sample: as few as may be, one more of each, and as many as may be."""
        few = self.among[: self.least]
        sheets = [self.first, *(self.write({*few, name}) for name in self.among), self.write(self.among[: self.most])]
        return iter([sheet for sheet in dict.fromkeys(sheets) if sheet in self])

    def draw(self, rng: RandomSource) -> str:
        """Draw some of them."""
        count = rng.randint(self.least, max(self.least, min(self.most, len(self.among))))
        return self.write(rng.sample(self.among, count))

    def write(self, names: tuple[str, ...] | list[str] | set[str]) -> str:
        """Members as the law spells them: in the order of the set."""
        return ", ".join(name for name in self.among if name in names)

    @staticmethod
    def names(text: str) -> tuple[str, ...]:
        """The members that were named."""
        return tuple(name.strip() for name in text.split(",")) if text.strip() else ()

    def read(self, text: str) -> str:
        """Return the typed text in its legal spelling."""
        names = self.names(text)
        return self.write(names) if set(names) <= set(self.among) else text.strip()


class Station(Struct, frozen=True, tag_field="kind", tag="station", omit_defaults=True):
    """Where a ship is placed: a place and a heading within a region, in the units and from the origin of `Board.measure`."""

    id: str
    """The ship."""
    key: str
    region: Region
    at: Spot
    """Where it is put if nobody moves it: such places must agree with each other."""
    args: Args = {}

    @property
    def first(self) -> str:
        """Where it is put if nobody moves it."""
        return self.write(self.at)

    def __contains__(self, text: object) -> bool:
        spot = self.spot(text) if isinstance(text, str) else None
        return spot is not None and spot in self.region and text == self.write(spot)

    def __iter__(self) -> Iterator[str]:
        """A sample: where it is put, and the corners of the region."""
        return iter(dict.fromkeys(self.write(spot) for spot in (self.at, *self.region)))

    def draw(self, rng: RandomSource) -> str:
        """Draw a place of the region."""
        return self.write(self.region.draw(rng))

    @staticmethod
    def write(spot: Spot) -> str:
        """A place as the law spells it."""
        return " ".join(map(str, spot))

    @staticmethod
    def spot(text: str) -> Spot | None:
        """The place that was written; None where it is no such text."""
        parts = text.replace(",", " ").split()
        if len(parts) != 3 or not all(NUMBER.fullmatch(part) for part in parts):
            return None
        x, y, h = map(int, parts)
        return x, y, h

    def read(self, text: str) -> str:
        """Return the typed text in its legal spelling."""
        spot = self.spot(text)
        return text.strip() if spot is None else self.write(spot)


Line = Pick | Plot | Split | Several | Station
