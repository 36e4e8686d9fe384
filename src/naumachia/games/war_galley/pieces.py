"""The pieces of *War Galley*: ships with all their markers, commanders, squadrons, and what is going on (specification 3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from naumachia.geometry.hexes import Hex, distance

from .hulls import OFFSETS, D, Name, around, flanks, footprint

Level = Literal["cruise", "max"]
Gone = Literal["", "sunk", "burnt", "wrecked", "left", "waiting"]
"""Why a ship is not on the map; `wrecked` was eliminated aground, `waiting` has still to enter."""


class Card(Struct, frozen=True):
    """WG-2.1 The printed values of one counter, with what the scenario has changed (specification 3.1)."""

    kind: str
    length: int
    crew: int
    marines: int
    cruise: int
    max: int
    ram_cruise: int
    ram_max: int
    defence: int
    star: bool = False
    towers: bool = False
    engines: bool = False
    sail: bool = False
    device: Literal["", "corvus", "harpax"] = ""
    fire_pots: bool = False
    incendiary_from: int = 0
    prize: int = 0


class Ship(Struct, frozen=True, gc=False, omit_defaults=True):
    """One counter with all its markers (specification 3.2)."""

    id: str
    side: str
    """Side that controls it."""
    origin: str
    """Side it belonged to at the start."""
    card: str
    """The key of its printed values in the setting."""
    bow: Hex
    facing: int
    length: int
    crew: int
    marines: int
    squadron: str = ""
    """Where it was set up."""
    level: Level = "cruise"
    towers: bool = False
    jettisoned: bool = False
    fatigue: int = 0
    tired_on: int = 0
    """The turn in which the fatigue was gained (WG-R59)."""
    half: bool = False
    half_fresh: bool = False
    """WG-R40 Gained in its own activation: it outlasts that one."""
    crippled: Literal["", "P", "S", "PS"] = ""
    rammed: bool = False
    rammed_by: tuple[str, ...] = ()
    fouled: tuple[str, ...] = ()
    grappled: dict[str, str] = {}
    """Partner and, after a device, what holds them and who threw it: `corvus:R`."""
    on_fire: bool = False
    aground: int = 0
    """The turn it ran aground; 0 when afloat."""
    aground_astern: bool = False
    """WG-R44 It was backing."""
    sails: Literal["", "down", "up"] = ""
    """Empty: it carries none."""
    mast_down: bool = False
    captured: bool = False
    spoilt: bool = False
    """WG-9.1 Rammed or aground since it was captured: the bonus is lost."""
    gone: Gone = ""
    deserter: str = ""
    """WG-K25 The edge it makes for."""
    tows: str = ""
    towed_by: str = ""

    acted: bool = False
    """It has moved in this turn, or been captured in it (WG-R39)."""
    began_max: bool = False
    """WG-6.14 It began the movement segment at maximum level."""
    used: int = 0
    """MP used this turn, for fatigue."""
    wind_used: int = 0
    """WG-R63 MP the wind gave."""
    ram_tried: bool = False
    rake_tried: bool = False
    grapple_tried: bool = False
    no_grapple: bool = False
    """WG-7.16 After a Collision, WG-6.7 after a failed reaction ram."""
    fired: bool = False
    repelled: bool = False
    """WG-8.32 It repelled a boarding this turn."""
    penalty: int = 0
    """WG-6.7 On its rams and rakes in this activation."""

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes it fills, bow first."""
        bow = self.bow  # as `footprint` has it, without the call: nothing is asked more often
        if self.length == 1:
            return (bow,)
        q, r = D[self.facing - 3]
        return bow, (bow[0] + q, bow[1] + r)

    @property
    def held(self) -> bool:
        """WG-6.37 Rammed, fouled, grappled or aground: it cannot move."""
        return bool(self.rammed or self.fouled or self.grappled or self.aground)

    @property
    def mobile(self) -> bool:
        """WG-R34 Able to move at all."""
        return not self.held and self.crippled != "PS"

    @property
    def linked(self) -> bool:
        """Crippled, fouled or grappled: what makes it an easier mark."""
        return bool(self.crippled or self.fouled or self.grappled)

    @property
    def tired(self) -> bool:
        """WG-R34 Mobile, and half-speed or fatigued."""
        return bool(self.half or self.fatigue) and self.mobile

    def at(self, name: Name) -> Hex:
        """WG-4.2 One of the hexes around it, by its name."""
        q, r = OFFSETS[self.length, self.facing][name]
        return self.bow[0] + q, self.bow[1] + r

    def flanks(self) -> list[Hex]:
        """Its flank hexes."""
        return flanks(self.length, self.bow, self.facing)

    def around(self) -> list[Hex]:
        """All adjacent hexes."""
        return around(self.length, self.bow, self.facing)


def may_act(ship: Ship, side: str) -> bool:
    """WG-R39 Whether a ship acts with its squadron: not one that was captured this turn, though it may have been retaken."""
    return ship.side == side and not ship.acted and ship.gone in ("", "waiting")


class Commander(Struct, frozen=True, omit_defaults=True):
    """WG-5.11, WG-5.12 A squadron commander or an admiral, aboard a command ship (WG-5.14)."""

    id: str
    side: str
    kind: Literal["SC", "ADM"]
    range: int
    initiative: int
    ship: str
    aloof: bool = False
    """Whether the commander's ship has never been next to an enemy (a special rule of Chios)."""
    reduced: bool = False
    permanent: bool = False
    moved_on: int = 0
    """Turn in which the commander changed ships."""
    tried_on: int = 0
    """Turn of the last attempt to change ships."""
    lost: bool = False


class Squadron(Struct, frozen=True, omit_defaults=True):
    """WG-5.24 What phase B made of the fleet, until the next phase B. A ship on its own has no commander."""

    id: str
    side: str
    ships: tuple[str, ...]
    commander: str = ""
    steady: bool = False
    """WG-5.31 An individual ship that was next to an enemy in phase B acts without a roll."""
    levelled: bool = False
    done: bool = False


class Activation(Struct, frozen=True, omit_defaults=True):
    """WG-5.41 One activation: whose, which squadrons, who has moved, who has fired back."""

    side: str
    squadrons: tuple[str, ...]
    ships: tuple[str, ...]
    moved: tuple[str, ...] = ()
    muddle: str = ""
    """WG-5.42 The result of Confusion."""
    wary: bool = False
    """WG-5.31 The crew failed its roll: no hex next to an enemy may be entered."""
    replied: tuple[str, ...] = ()
    """WG-8.42 Enemies that have fired in reaction."""
    struck: tuple[str, ...] = ()
    """WG-5.51 Ships that became rammed, crippled, grappled, fouled or on fire."""
    boarded: tuple[str, ...] = ()
    entered: int = 0
    """WG-D32 Ships that have come onto the map."""
    trail: tuple[str, ...] = ()
    """Mode and steps of the ship that moved last by its own orders."""


class Move(Struct, frozen=True, omit_defaults=True):
    """WG-6.13 One ship's move in progress."""

    ship: str
    left: int = 0
    """MP announced and not yet spent."""
    announced: bool = False
    stage: int = 0
    """How far the things done before moving have got (M1)."""
    paid: int = 0
    """MP paid before moving."""
    backing: bool = False
    entered: int = 0
    """WG-R15 MP spent on entering hexes."""
    turns: int = 0
    """Bow/flank hexes entered."""
    swung: bool = False
    """WG-7.12 It pivoted, came about or backed."""
    step: str = ""
    """The last step, as long as the ship stands where it led."""
    came: Hex | None = None
    """Where the bow was before that step."""
    asked: tuple[str, ...] = ()
    """Ships that had a window V1 for the last step."""
    safe: tuple[str, ...] = ()
    """WG-R58 Who has slipped away since the last step."""
    raked: bool = False
    """WG-R17 A rake has been tried on this step."""
    over: bool = False
    """Its movement has ended."""
    trail: tuple[str, ...] = ()
    """Mode and steps, for ships told to move the same way."""
    follows: bool = False
    """It was told to move as the ship before."""


def apart(a: Ship, b: Ship) -> int:
    """WG-R53 The distance between two ships: the least over their hexes."""
    return _gap(a.length, a.facing, b.length, b.facing, b.bow[0] - a.bow[0], b.bow[1] - a.bow[1])


@lru_cache(maxsize=200_000)
def _gap(length: int, facing: int, other: int, heading: int, q: int, r: int) -> int:
    """The same for hulls that lie so, the bow of the second so far from that of the first."""
    mine, theirs = footprint(length, (0, 0), facing), footprint(other, (q, r), heading)
    return min([distance(x, y) for x in mine for y in theirs])


def opposed(a: Ship, b: Ship) -> bool:
    """WG-R36 Exactly opposite facings."""
    return (a.facing - b.facing) % 6 == 3
