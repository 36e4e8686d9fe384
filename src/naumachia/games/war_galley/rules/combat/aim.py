"""Aim: whom a ship can shoot at from where it lies, with what and with how much hope (WG-8.41 to WG-8.48, WG-8.51)."""

from __future__ import annotations

from naumachia.geometry.hexes import Hex

from ...charts import missile_column
from ...hulls import BROADSIDES
from ...state import Sea, Ship, apart
from ..rolls import Modifiers

FLAME = "flame"


def fire_modifiers(sea: Sea, ship: Ship, target: Ship) -> Modifiers:
    """WG-8.44 Engines, height (WG-8.47), towers thrown overboard (WG-8.48), an easy mark, range, sails (WG-6.23)."""
    found: Modifiers = []
    if sea.card(ship).engines:
        found.append(("engines", 1))
    if ship.towers != target.towers:
        found.append(("height", 1) if ship.towers else ("depth", -1))
    if ship.jettisoned:
        found.append(("jettisoned", -1))
    if target.rammed or target.linked:
        found.append(("easy-mark", 1))
    if apart(ship, target) == 2:
        found.append(("range", -1))
    if ship.sails == "up" and not ship.mast_down:
        found.append(("own-sails", -1))
    return found


def has_flame(sea: Sea, ship: Ship) -> bool:
    """WG-8.51 Incendiaries by scenario, from a given turn on; WG-8.48 none without the towers."""
    since = sea.card(ship).incendiary_from
    return bool(since) and sea.turn >= since and not ship.jettisoned


def in_arc(sea: Sea, ship: Ship) -> dict[str, int]:
    """WG-8.41, WG-8.46 Enemies an ordinary shot can reach, with their range: through a flank hex, or over a free one (WG-R45)."""
    at, ships = sea.occupied.get, sea.ships
    found: dict[str, int] = {}
    far: list[tuple[str, Hex]] = []
    q, r = ship.bow
    for (dq, dr), beyond in BROADSIDES[ship.length, ship.facing]:
        over = q + dq, r + dr
        name = at(over)
        if name is not None:
            if ships[name].side != ship.side:
                found[name] = 1
            continue
        for dq, dr in beyond:
            name = at((q + dq, r + dr))
            if name is not None and ships[name].side != ship.side:
                far.append((name, over))
    for name, over in far:
        if name not in found and apart(ship, ships[name]) == 2 and (over in sea.setting.sea or over in sea.setting.land):
            found[name] = 2
    return found


def fire_modes(sea: Sea, ship: Ship, target: Ship) -> tuple[str, ...]:
    """Return the ways a ship can shoot at another: `ordinary`, `flame`, both or none."""
    found: tuple[str, ...] = ("ordinary",) if target.id in in_arc(sea, ship) else ()
    if has_flame(sea, ship) and any(at in target.hexes for at in ship.around()):
        found = (*found, FLAME)
    return found


def may_hit(sea: Sea, ship: Ship, target: Ship, marines: int) -> bool:
    """Whether the best die does anything; WG-7.16 a rammed ship shoots only at those that rammed it."""
    if ship.rammed and target.id not in ship.rammed_by:
        return False
    best = 6 + sum(value for _, value in fire_modifiers(sea, ship, target))
    return best >= missile_column(sea.setting.charts, marines).reduction


def reply_modes(sea: Sea, name: str, foe: str) -> tuple[str, ...]:
    """WG-8.42, WG-R24 How a ship may fire back in this activation; nothing if it has or cannot."""
    ship, attacker = sea.ships[name], sea.ships[foe]
    if sea.activation is None or name in sea.activation.replied:
        return ()
    if ship.gone or attacker.gone or not may_hit(sea, ship, attacker, ship.marines):
        return ()
    return fire_modes(sea, ship, attacker)


def best_mode(sea: Sea, name: str, foe: str, modes: tuple[str, ...]) -> str:
    """The standing order to fire: with fire, unless the flames would come home over a link."""
    linked = foe in sea.ships[name].fouled or foe in sea.ships[name].grappled
    if FLAME in modes and not (linked and "ordinary" in modes):
        return FLAME
    return modes[0] if modes else ""


def fire_targets(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-D21 WG-8.42 Once a turn."""
    ship = sea.ships[name]
    return () if ship.fired or ship.deserter else volley(sea, ship, ship.marines, (), split=False)


def last_targets(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-8.43 The same after the move, when the M may be split."""
    ship = sea.ships[name]
    return () if ship.fired or ship.deserter else volley(sea, ship, ship.marines, ())


def volley(sea: Sea, ship: Ship, marines: int, shot: tuple[str, ...], split: bool = True) -> tuple[str, ...]:
    """Every target, with all the M there is or, where there are several (WG-8.43), with a part; and the same with flames."""
    marks = [name for name in in_arc(sea, ship) if name not in shot and may_hit(sea, ship, sea.ships[name], marines)]
    lit: list[str] = []
    if has_flame(sea, ship):
        around = {name for at in ship.around() if (name := sea.occupied.get(at)) and sea.ships[name].side != ship.side}
        lit = [name for name in sorted(around) if name not in shot and may_hit(sea, ship, sea.ships[name], marines)]
    if not marks and not lit:
        return ()
    parts = range(1, marines) if split and len({*marks, *lit}) > 1 else range(0)
    found: list[str] = []
    for name in marks:
        found += [name, *(f"{name}:{part}" for part in parts if may_hit(sea, ship, sea.ships[name], part))]
    for name in lit:
        some = (f"{name}:{part}:{FLAME}" for part in parts if may_hit(sea, ship, sea.ships[name], part))
        found += [f"{name}:{FLAME}", *some]
    return tuple(found)
