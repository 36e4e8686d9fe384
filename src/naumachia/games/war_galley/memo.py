"""What has been worked out in a match and may be asked for again: no part of any position, and never more than a saving of time.

Whoever keeps something here keeps it by everything it depends on. Things kept by the `id` of an object hold that object too,
so that no other can come to bear its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from naumachia.geometry.hexes import Hex
    from naumachia.kernel import Message

    from .judge.evaluate import Stands
    from .judge.outlook import Sightings
    from .judge.paths import Search, Way
    from .judge.worth import Strength, Traits
    from .pieces import Commander, Ship


class Memo:
    """The memory of one match; what was drawn of it is kept by its setting."""

    def __init__(self) -> None:
        self.conditions: dict[int, tuple[Ship, float, int]] = {}
        """The state of a ship in points, and the points it is worth to the enemy."""
        self.stands: dict[str, Stands] = {}
        """Where the ships of each side stand, for the array of the enemy last met."""
        self.search: Search | None = None
        """The last search for a way."""
        self.ways: dict[tuple[int, tuple[str, ...]], tuple[tuple[Way, ...], ...]] = {}
        """The elementary steps of a ship by its length and what it may do, for each facing."""
        self.traits: dict[Traits, Traits] = {}
        """Equal traits are one object, so that what is kept of two of them can be kept by their ids."""
        self.strengths: dict[tuple[int, int], Strength] = {}
        self.sightings: Sightings | None = None
        self.captains: tuple[dict[str, Commander], dict[str, Commander]] | None = None
        """The commanders, and each by the ship he is aboard."""
        self.labels: dict[tuple[str, str], Message] = {}
        """The names of ships, by id and card."""
        self.grasp: tuple[str, tuple[Ship, ...], frozenset[Hex]] | None = None
        """Of one ship, for the others as they lie: the hexes next to which an enemy can end a move at cruise."""
        self.paid: dict[tuple[tuple[str, ...], int], tuple[str, ...]] = {}
        """Of some kinds of steps, those that so many MP pay for."""
