"""Harm to a ship: turned to cruise, rammed, crippled, linked, set on fire, aground, lost. No dice, no decisions."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from naumachia.kernel import Blow, Event
from naumachia.kernel.words import Kind

from ...hulls import Flank
from ...state import Gone, Sea, Ship
from ..command.transfer import CommanderLost

ENDS: dict[Gone, Kind] = {"sunk": "sink", "burnt": "burn", "wrecked": "wreck"}
"""Kind of blow drawn for each end of a ship."""


def struck(sea: Sea, *ships: str) -> None:
    """WG-5.51 Remember for the end of the activation that a commander aboard may want to leave."""
    if sea.activation is not None:
        sea.mark(struck=(*sea.activation.struck, *(ship for ship in ships if ship not in sea.activation.struck)))


def slow(sea: Sea, ship: str) -> None:
    """WG-6.12 Turned to cruise at once."""
    if sea.ships[ship].level == "max":
        sea.change(ship, level="cruise")


def half_speed(sea: Sea, ship: str) -> None:
    """WG-7.16 Half-speed until the end of its next activation; WG-R40 a marker got in its own activation outlasts that one."""
    own = sea.activation is not None and ship in sea.activation.ships
    sea.change(ship, half=True, half_fresh=own, level="cruise")


def ram_home(sea: Sea, ship: str, rammer: str) -> None:
    """WG-7.16 Rammed: at cruise, unable to move. WG-R57 fatigue is kept. WG-R30, WG-R68 a prize rammed now is worth less."""
    hit = sea.ships[ship]
    prize = hit.side != hit.origin
    sea.put(
        replace(hit, rammed=True, rammed_by=(*hit.rammed_by, rammer), level="cruise", spoilt=hit.spoilt or prize),
    )
    struck(sea, ship)
    cast_off(sea, ship)
    if sea.move is not None and sea.move.ship == ship:
        sea.note(over=True)


def collide(sea: Sea, ship: str) -> None:
    """WG-6.12 A Collision slows both; WG-6.24 and brings down the mast of a ship under sail."""
    hit = sea.ships[ship]
    if hit.sails == "up" and not hit.mast_down:
        sea.change(ship, level="cruise", mast_down=True)
        sea.tell(Event("mast-down", "WG-6.24", {"ship": sea.label(ship)}, ship=ship))
    else:
        slow(sea, ship)


def cripple(sea: Sea, ship: str, side: Flank) -> None:
    """WG-7.28 The oars of a side are gone: at cruise, half-speed and fatigue markers off; a second time changes nothing."""
    hit = sea.ships[ship]
    both: Literal["P", "S", "PS"] = side if hit.crippled in ("", side) else "PS"
    sea.put(replace(hit, crippled=both, level="cruise", half=False, half_fresh=False, fatigue=0, tired_on=0))
    struck(sea, ship)
    cast_off(sea, ship)


def foul(sea: Sea, a: str, b: str) -> None:
    """WG-7.16 Stuck together, both at cruise."""
    one, two = sea.ships[a], sea.ships[b]
    sea.put(
        replace(one, fouled=_with(one.fouled, b), level="cruise"),
        replace(two, fouled=_with(two.fouled, a), level="cruise"),
    )
    struck(sea, a, b)


def grapple(sea: Sea, a: str, b: str, device: str) -> None:
    """WG-8.12 Grappled to each other and at cruise (WG-R9); a device is remembered with the side that threw it."""
    one, two = sea.ships[a], sea.ships[b]
    held = f"{device}:{one.side}" if device else ""
    sea.put(
        replace(one, grappled=one.grappled | {b: held}, level="cruise"),
        replace(two, grappled=two.grappled | {a: held}, level="cruise"),
    )
    struck(sea, a, b)
    cast_off(sea, a)
    cast_off(sea, b)


def ungrapple(sea: Sea, a: str, b: str) -> None:
    """WG-8.33 The link is gone for both."""
    for ship, partner in ((a, b), (b, a)):
        held = sea.ships[ship].grappled
        sea.change(ship, grappled={name: device for name, device in held.items() if name != partner})


def ignite(sea: Sea, ship: str) -> None:
    """WG-8.54 On fire."""
    if not sea.ships[ship].on_fire:
        sea.change(ship, on_fire=True)
        struck(sea, ship)
        sea.tell(Event("on-fire", "WG-8.51", {"ship": sea.label(ship)}, ship=ship, blow=Blow("fire", on=ship)))


def reduce(sea: Sea, *ships: str) -> None:
    """WG-8.61 Each Reduction costs one M; WG-8.62 never below 0; WG-8.63 at once."""
    for ship in ships:
        had = sea.ships[ship].marines
        left = max(0, had - 1)
        sea.change(ship, marines=left)
        args = {"ship": sea.label(ship), "left": left, "lost": had - left}
        blow = Blow("", on=ship, loss={ship: had - left}) if left < had else None
        sea.tell(Event("reduced", "WG-8.61", args, ship=ship, beat=2, blow=blow))


def run_aground(sea: Sea, ship: str, astern: bool) -> None:
    """WG-6.31, WG-6.36 In a land hex: aground at once, and at cruise. Some scenarios leave no hope."""
    hit = sea.ships[ship]
    prize = hit.side != hit.origin
    sea.put(replace(hit, aground=sea.turn, aground_astern=astern, level="cruise", spoilt=hit.spoilt or prize))
    sea.tell(Event("aground", "WG-6.36", {"ship": sea.label(ship)}, ship=ship, blow=Blow("ground", on=ship)))
    if sea.move is not None and sea.move.ship == ship:
        sea.note(over=True)
    if sea.setting.scenario.sides[hit.side].lost_aground:
        lose(sea, ship, "wrecked")


def cast_off(sea: Sea, ship: str) -> None:
    """WG-D33 A tow ends for good."""
    here = sea.ships[ship]
    for name in (here.tows, here.towed_by):
        if name:
            pair = (here, sea.ships[name])
            sea.put(*(replace(end, tows="", towed_by="") for end in pair))
            tug = ship if here.tows else name
            sea.tell(Event("tow-ends", "WG-6.37", {"ship": sea.label(tug)}, ship=tug))


def lose(sea: Sea, ship: str, how: Gone) -> None:
    """Off the map, links and all (specification 2.8). WG-5.53 A commander aboard is lost, unless it merely left (WG-6.38)."""
    cast_off(sea, ship)
    hit = sea.ships[ship]
    for partner in hit.grappled:
        held = sea.ships[partner].grappled
        sea.change(partner, grappled={name: device for name, device in held.items() if name != ship})
    for partner in hit.fouled:
        sea.change(partner, fouled=tuple(name for name in sea.ships[partner].fouled if name != ship))
    sea.put(replace(hit, gone=how, grappled={}, fouled=()))
    if how != "left":
        sea.tell(Event(f"lost-{how}", "WG-9.1", {"ship": sea.label(ship)}, ship=ship, beat=3, blow=Blow(ENDS[how], on=ship)))
        if (aboard := sea.captain(ship)) is not None:
            sea.then(CommanderLost(aboard.id))
    if sea.move is not None and sea.move.ship == ship:
        sea.note(over=True)


def meet(sea: Sea, ship: Ship) -> None:
    """The special rule of Chios: a commander whose ship has lain next to an enemy stands aloof no longer."""
    if not any(chief.aloof for chief in sea.commanders.values()):
        return
    near = sea.near(ship)
    for name in (ship.id, *(foe.id for foe in near)) if near else ():
        if (aboard := sea.captain(name)) is not None and aboard.aloof:
            sea.commanders = sea.commanders | {aboard.id: replace(aboard, aloof=False)}


def _with(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return names if name in names else (*names, name)
