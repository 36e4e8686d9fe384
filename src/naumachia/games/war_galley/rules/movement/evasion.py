"""Evasion: a threatened ship slips one hex ahead or astern (WG-6.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Refusal, Roll, always
from naumachia.kernel.shown.picture import Option

from ...comfort.standing_orders import watched
from ...hulls import D, pose
from ...state import Sea, Ship
from ..combat.harm import cast_off, meet
from ..rolls import Modifiers, reckoning, throw

PASS = "pass"


def evade_modifiers(sea: Sea, ship: Ship, foe: Ship) -> Modifiers:
    """WG-6.52 One more at half-speed; some scenarios know fear."""
    found: Modifiers = [("half", sea.setting.charts.evasion.half_speed_die)] if ship.half else []
    for fear in sea.setting.scenario.fears:
        if fear.side == ship.side and foe.squadron in fear.of:
            found.append(("fear", fear.drm))
    return found


def evade_modifier(sea: Sea, ship: Ship, foe: Ship) -> int:
    """All of them together."""
    return sum(value for _, value in evade_modifiers(sea, ship, foe))


def evade_bar(ship: Ship) -> Refusal | None:
    """WG-6.53 Why a ship may not evade at all."""
    if ship.fatigue:
        return Refusal("WG-6.53", "no-evade-tired")
    if ship.crippled:
        return Refusal("WG-6.53", "no-evade-crippled")
    if ship.rammed or ship.fouled or ship.grappled or ship.aground:
        return Refusal("WG-6.53", "no-evade-held")
    if ship.towed_by:
        return Refusal("WG-6.53", "no-evade-towed")
    return None


def evade_ways(sea: Sea, ship: Ship, foe: Ship) -> tuple[str, ...]:
    """WG-6.52 Ahead, or at cruise also astern, where the hex is vacant; nothing when no die can succeed."""
    if ship.crew == 0 or evade_bar(ship) is not None or 1 + evade_modifier(sea, ship, foe) > ship.crew:
        return ()
    ahead = ("forward",) if sea.vacant(ship.at("BOW")) else ()
    if ship.level == "cruise" and sea.vacant(ship.at("STERN")):
        return (*ahead, "back")
    return ahead


def evaded(ship: Ship, way: str) -> tuple[int, int]:
    """Where the bow comes to lie."""
    q, r = D[ship.facing]
    return (ship.bow[0] + q, ship.bow[1] + r) if way == "forward" else (ship.bow[0] - q, ship.bow[1] - r)


def evade_option(sea: Sea, foe: str, what: str) -> Option:
    """How an evasion is shown."""
    name, way = what.split(":")
    ship = sea.ships[name]
    bow = evaded(ship, way)
    path = pose(ship.length, ship.bow, ship.facing), pose(ship.length, bow, ship.facing)
    args = {"ship": sea.label(name), "way": way, "crew": ship.crew}
    args["throw"] = throw(1, evade_modifier(sea, ship, sea.ships[foe]))
    return Option(f"evade:{what}", "do-evade", "WG-6.52", args, ship=name, path=path, cell=bow, risky=True)


def evade_refusal(sea: Sea, name: str, way: str) -> Refusal:
    """Why a ship may not slip away, or not that way."""
    ship = sea.ships[name]
    args = {"ship": sea.label(name)}
    if (bar := evade_bar(ship)) is not None:
        return bar.about(**args)
    if ship.crew == 0:
        return Refusal("WG-8.25", "no-evade-crew", args)
    if way == "back" and ship.level == "max":
        return Refusal("WG-6.52", "no-evade-back", args)
    return Refusal("WG-6.52", "no-evade-room", args)


def window_bar(sea: Sea, foe: str, what: str) -> Refusal | None:
    """WG-6.51 Why a ship may not slip away from the one that attacks it."""
    name, _, way = what.partition(":")
    if name not in sea.ships:
        return Refusal("WG-6.51", "no-such-ship", {"name": name})
    return None if way in evade_ways(sea, sea.ships[name], sea.ships[foe]) else evade_refusal(sea, name, way)


def passed_by(sea: Sea, foe: str, *ships: str) -> None:
    """WG-6.51 Tell of a window that was declined."""
    args = {"ships": tuple(map(sea.label, ships)), "foe": sea.label(foe)}
    sea.tell(Event("window-passed", "WG-6.51", args, ship=ships[0], side=sea.ships[ships[0]].side, idle=True))


class MayEvade(Deciding[Sea], frozen=True):
    """WG-6.51, WG-R12 Window V2: attacked by a ship that was there already, the target alone may try to slip away."""

    acts: ClassVar[Acts[Sea, MayEvade]] = Acts(
        Refusal("WG-6.51", "not-offered"),
        Act("evade", "WG-6.52", lambda sea, window: window.ways(sea), lambda sea, window, what: window.slip(sea, what),
            lambda sea, window, what: evade_option(sea, window.foe, what),
            lambda sea, window, what: window_bar(sea, window.foe, what)),
        # the attack is declared: what comes of doing nothing can be counted
        Act(PASS, "WG-6.51", always, lambda sea, window, _: passed_by(sea, window.foe, window.ship),
            lambda *_: Option(PASS, "do-pass", "WG-6.51", risky=True), passes=True),
    )  # fmt: skip

    ship: str
    foe: str
    attack: str = ""
    """Attack it would slip away from: `ram`, `rake`, `grapple`, `diekplus`, `anastrophe`."""

    def ways(self, sea: Sea) -> list[str]:
        """Ahead or astern."""
        return [f"{self.ship}:{way}" for way in evade_ways(sea, sea.ships[self.ship], sea.ships[self.foe])]

    def slip(self, sea: Sea, what: str) -> None:
        """Try it."""
        sea.then(Evade(self.ship, self.foe, what.partition(":")[2]))

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        offer = {} if watched(sea, ship) == "never" else self.acts.offer(sea, self)
        if "evade" not in offer:
            return None
        args = {"ship": sea.label(self.ship), "foe": sea.label(self.foe), "crew": ship.crew, "attack": self.attack}
        return sea.choose("ask-evade", sea.owner(ship), "WG-6.51", self.acts.moves(offer), args, orders=True)


class Evade(Frame[Sea], frozen=True):
    """WG-6.52 A die up to the crew (one more at half-speed): one hex straight, F2 and cruise. Above: nothing happens.

    WG-6.54 There is no limit to the number of tries.
    """

    ship: str
    foe: str
    way: str

    def ask(self, sea: Sea) -> Roll:
        ship, foe = sea.ships[self.ship], sea.ships[self.foe]
        args = {"ship": sea.label(self.ship), "needs": ship.crew, "modifier": evade_modifier(sea, ship, foe)}
        return Roll("roll-evade", ship.side, "WG-6.52", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship, foe = sea.ships[self.ship], sea.ships[self.foe]
        modifiers = evade_modifiers(sea, ship, foe)
        free = die + sum(value for _, value in modifiers) <= ship.crew
        args = {"ship": sea.label(self.ship), "needs": ship.crew, "sum": reckoning(die, modifiers), "way": self.way}
        args["level"] = sea.setting.charts.evasion.fatigue
        if not free:
            sea.tell(Event("evasion-failed", "WG-6.52", args, ship=self.ship, dice=(die,)))
            return
        bow = evaded(ship, self.way)
        path = ((ship.bow, ship.facing), (bow, ship.facing))
        sea.tell(Event("evaded", "WG-6.52", args, ship=self.ship, path=path, dice=(die,)))
        cast_off(sea, self.ship)
        tired = max(ship.fatigue, sea.setting.charts.evasion.fatigue)
        sea.put(replace(sea.ships[self.ship], bow=bow, level="cruise", fatigue=tired, tired_on=sea.turn))
        meet(sea, sea.ships[self.ship])
        if sea.move is not None:
            sea.note(safe=(*sea.move.safe, self.ship))
