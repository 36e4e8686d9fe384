"""How strong the programs of a game are against each other, as matches have shown (`strength.toml` of the game)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

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
    ratio: float = 0.0
    """Processor time of a decision of the level, compared with the other; 0 where it was not noted."""
    commit: str = ""
    """The program's source that played."""

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
        """Whether a level is stronger than another beyond the interval, in each of their pairings."""
        found = self.between(level, against)
        return bool(found) and all(one.share.low > 0.5 for one in found)

    def fresh(self, level: str, against: str) -> int:
        """Return the number of scenarios on which a level was measured without having been trained on them."""
        return len({name for one in self.between(level, against) if one.fresh for name in one.scenarios})

    def between(self, level: str, against: str) -> list[Pairing]:
        """Return the pairings of two levels."""
        return [one for one in self.pairing if (one.level, one.against) == (level, against)]

    def measured(self, level: str, against: str) -> Pairing | None:
        """Return all pairings of two levels as one."""
        found = self.between(level, against)
        if not found:
            return None
        games, wins, drawn = (sum(getattr(one, name) for one in found) for name in ("games", "wins", "drawn"))
        ratio = sum(one.ratio * one.games for one in found) / games
        scenarios = dict.fromkeys(name for one in found for name in one.scenarios)
        return replace(found[0], games=games, wins=wins, drawn=drawn, scenarios=tuple(scenarios), fresh=False, ratio=ratio)
