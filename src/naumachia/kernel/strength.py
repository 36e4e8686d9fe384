"""How strong the programs of a game are against each other, as matches have shown (`strength.toml` of the game)."""

from __future__ import annotations

from msgspec import Struct

from naumachia.kernel.odds import Interval, wilson


class Pairing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Matches of a level against another, changing sides, on seeds on which nothing was chosen."""

    level: str
    against: str
    games: int
    wins: int
    drawn: int = 0
    scenarios: tuple[str, ...]
    seeds: str
    """Seeds of the matches: this name with 0, 1, … behind it."""
    fresh: bool = False
    """The scenarios are some that the level was not trained on."""

    @property
    def points(self) -> float:
        """Points won; a draw is half a point."""
        return self.wins + self.drawn / 2

    @property
    def share(self) -> Interval:
        """Share of the points with its 95 % interval; an odd draw counts for the other level."""
        return wilson(self.wins + self.drawn // 2, self.games)


class Strength(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file of a game."""

    lapses: float = 0.0
    """Share of the decisions that the deckhand takes at first glance."""
    second: float = 0.25
    """Share of these in which they take the second-best answer."""
    pairing: tuple[Pairing, ...] = ()

    def proved(self, level: str, against: str) -> bool:
        """Whether a level is stronger than another beyond the interval, on scenarios it was not trained on too."""
        found = [one for one in self.pairing if (one.level, one.against) == (level, against)]
        return bool(found) and all(one.share.low > 0.5 for one in found)

    def measured(self, level: str, against: str) -> Pairing | None:
        """Return the first pairing of two levels."""
        return next((one for one in self.pairing if (one.level, one.against) == (level, against)), None)
