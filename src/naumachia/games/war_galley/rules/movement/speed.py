"""Speed: levels, printed speeds, the allowance of movement points, sails and wind (WG-6.1, WG-6.2), and phase D."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Orders, Pick, Refusal, Sheets
from naumachia.kernel.shown.picture import Option

from ...state import Level, Sea, Ship, Squadron

LEVELS = ("cruise", "max", "each")
"""Levels a squadron may be told: `max` where one ship may go to maximum, `each` where several may."""


def printed_speed(sea: Sea, ship: Ship) -> int:
    """WG-7.27 The speed on the side of the counter that shows; WG-8.48 one more at maximum without the towers."""
    card = sea.card(ship)
    return card.max + ship.jettisoned if ship.level == "max" else card.cruise


def following_wind(sea: Sea, ship: Ship) -> bool:
    """WG-6.22, WG-R10 It blows towards the bow or a bow/flank hexside, and it blows at all (WG-6.2)."""
    strength, towards = sea.wind
    return strength > 0 and (towards - ship.facing) % 6 in (0, 1, 5)


def sail_bonus(sea: Sea, ship: Ship) -> int:
    """WG-6.22 One MP at cruise; WG-6.25 two for a tremiola, at either level."""
    if ship.sails != "up" or ship.mast_down or not following_wind(sea, ship):
        return 0
    if sea.card(ship).sail:
        return 2
    return 1 if ship.level == "cruise" else 0


def allowance(sea: Sea, ship: Ship) -> int:
    """WG-6.13b The MP a ship has: the most restrictive limit counts, then the wind is added (WG-6.37, WG-6.44)."""
    muddle = sea.activation.muddle if sea.activation and ship.id in sea.activation.ships else ""
    if ship.held or ship.crippled == "PS" or muddle == "halt" or ship.towed_by:
        return 0
    if ship.crippled:
        return 1
    if ship.level == "max":
        return printed_speed(sea, ship) + sail_bonus(sea, ship)
    card = sea.card(ship)
    points = card.cruise
    if ship.half or ship.mast_down or muddle == "half":
        points = min(points, -(-card.cruise // 2))
    if ship.fatigue:
        points = min(points, max(1, card.cruise - ship.fatigue))
    if muddle in ("cruise-1", "cruise-2"):
        points = min(points, max(1, card.cruise - int(muddle[-1])))
    if ship.tows:
        points = min(points, sea.setting.scenario.tow.speed)
    return points + sail_bonus(sea, ship)


def max_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """WG-6.12 Why a ship may not be set to maximum: the rule and the reason."""
    if ship.half:
        return Refusal("WG-6.12", "no-max-half")
    if ship.fatigue:
        return Refusal("WG-6.44", "no-max-tired")
    if ship.captured:
        return Refusal("WG-8.25", "no-max-captured")
    if ship.crippled:
        return Refusal("WG-7.28", "no-max-crippled")
    if ship.held:
        return Refusal("WG-6.12", "no-max-held")
    if ship.mast_down:
        return Refusal("WG-6.24", "no-max-mast")
    if ship.sails == "up" and not sea.card(ship).sail:
        return Refusal("WG-6.23", "no-max-sails")
    if ship.tows or ship.towed_by or ship.deserter:
        return Refusal("WG-6.12", "no-max-special")
    aboard = sea.captain(ship.id)
    if aboard is not None and aboard.reduced and aboard.moved_on:
        return Refusal("WG-5.52", "no-max-transfer")
    return None


def open_levels(sea: Sea, frame: SpeedLevels) -> list[str]:
    """WG-6.12 What each squadron of the captain who is asked may be told; nothing where none can go to maximum."""
    able = {squadron.id: len(list(islice(eligible(sea, squadron), 2))) for squadron in frame.mine(sea)}
    if not any(able.values()):
        return []
    return [f"{name}:{level}" for name, ships in able.items() for level in LEVELS[: 1 + ships]]


def set_level(sea: Sea, frame: SpeedLevels, what: str) -> None:
    """WG-6.12 One squadron is set, at cruise, at maximum or ship by ship; then the other side, while it has one left."""
    name, _, level = what.partition(":")
    following = settle_squadron(sea, frame.side, name)
    if level == "each":
        sea.then(LevelOfEach(name), following)
        return
    set_levels(sea, name, dict.fromkeys(eligible(sea, sea.squadrons[name]), "max" if level == "max" else "cruise"))
    sea.then(following)


def settle_squadron(sea: Sea, side: str, name: str) -> SpeedLevels:
    """The squadron has its level; whose turn it is then."""
    sea.squadrons = sea.squadrons | {name: replace(sea.squadrons[name], levelled=True)}
    other = sea.other(side)
    return SpeedLevels(other if _unset(sea, other) else side)


def level_option(sea: Sea, frame: SpeedLevels, what: str) -> Option:
    """How a level is shown."""
    name, _, level = what.partition(":")
    squadron = sea.squadrons[name]
    flagship = squadron.ships[0] if not squadron.commander else sea.commanders[squadron.commander].ship
    args = {"squadron": sea.label(name), "ships": len(squadron.ships), "able": len(list(eligible(sea, squadron)))}
    return Option(what, f"do-level-{level}", "WG-6.12", args, ship=flagship, target=flagship)


def level_bar(sea: Sea, frame: SpeedLevels, what: str) -> Refusal | None:
    """WG-6.12 Why a squadron cannot be set so now."""
    if what in open_levels(sea, frame):
        return None
    name, _, level = what.partition(":")
    if name in sea.squadrons and sea.squadrons[name].side != frame.side:
        return Refusal("WG-6.12", "no-other-side", {"squadron": sea.label(name)})
    if name in sea.squadrons and sea.squadrons[name].levelled:
        return Refusal("WG-6.12", "no-level-again", {"squadron": sea.label(name)})
    if name in sea.squadrons and level == "max":
        for ship in (sea.ships[one] for one in sea.squadrons[name].ships):
            if (bar := max_bar(sea, ship)) is not None:
                return bar.about(ship=sea.label(ship.id))
    return Refusal("WG-6.12", "no-level-form")


class SpeedLevels(Deciding[Sea], frozen=True):
    """WG-6.12 Phase D: squadron by squadron, the sides in turn, FIRST begins. WG-6.11 Each ship is at cruise or at maximum.

    One that cannot go to maximum is set to cruise in its turn like any other: to set it first is to let the enemy show a level.
    A seat that has only such squadrons left has nothing to choose and is not asked.
    """

    acts: ClassVar[Acts[Sea, SpeedLevels]] = Acts(
        Refusal("WG-6.12", "no-level-form"),
        Act("level", "WG-6.12", open_levels, set_level, level_option, level_bar, form=f".*:({'|'.join(LEVELS)})"),
    )

    side: str

    def seat(self, sea: Sea) -> str:
        """WG-1.0 The captains set their own squadrons, one captain after the other."""
        unset = _unset(sea, self.side) if sea.setting.shared else []
        return sea.holder(unset[0].id, self.side) if unset else self.side

    def mine(self, sea: Sea) -> list[Squadron]:
        """The squadrons of the captain whose go it is."""
        unset = _unset(sea, self.side)
        if not sea.setting.shared:
            return unset
        return [squadron for squadron in unset if sea.holder(squadron.id, self.side) == self.seat(sea)]

    def ask(self, sea: Sea) -> Choose | None:
        answers = self.acts.open(sea, self)
        return sea.choose("ask-level", self.seat(sea), "WG-6.12", answers, orders=True) if answers else None

    def skip(self, sea: Sea) -> None:
        unset, other = _unset(sea, self.side), sea.other(self.side)
        if unset:
            sea.then(settle_squadron(sea, self.side, unset[0].id))
        elif _unset(sea, other):
            sea.then(SpeedLevels(other))


class LevelOfEach(Frame[Sea], frozen=True):
    """WG-6.12 Cruise or maximum, ship by ship."""

    squadron: str

    def ask(self, sea: Sea) -> Orders:
        squadron = sea.squadrons[self.squadron]
        lines = tuple(Pick(ship, "line-level", ("cruise", "max"), {"ship": sea.label(ship)}) for ship in eligible(sea, squadron))
        seat = sea.holder(squadron.id, squadron.side)
        return Orders("ask-level-each", "WG-6.12", {seat: lines}, {"squadron": sea.label(self.squadron)})

    def take(self, sea: Sea, sheets: Sheets) -> None:
        (lines,) = sheets.values()
        set_levels(sea, self.squadron, {ship: "max" if level == "max" else "cruise" for ship, level in lines.items()})


def eligible(sea: Sea, squadron: Squadron) -> Iterator[str]:
    """The ships of a squadron that may go to maximum."""
    for name in squadron.ships:
        ship = sea.ships[name]
        if ship.gone in ("", "waiting") and max_bar(sea, ship) is None:
            yield name


def set_levels(sea: Sea, squadron: str, levels: dict[str, Level]) -> None:
    """Turn the counters of a squadron."""
    ships = sea.ships
    sea.put(*(replace(ships[name], level=level) for name, level in levels.items() if ships[name].level != level))
    fast = [ship for ship, level in levels.items() if level == "max"]
    slow = len(sea.squadrons[squadron].ships) - len(fast)
    args = {"squadron": sea.label(squadron), "fast": len(fast), "slow": slow, "names": ", ".join(fast)}
    sea.tell(Event("levels", "WG-6.12", args, ship=next(iter(levels), "")))  # both fleets may have a Second squadron


def _unset(sea: Sea, side: str) -> list[Squadron]:
    """The squadrons of a side whose level has still to be set, with a ship left to set."""
    return [
        squadron
        for squadron in sea.squadrons.values()
        if squadron.side == side
        and not squadron.levelled
        and any(sea.ships[name].gone in ("", "waiting") for name in squadron.ships)
    ]
