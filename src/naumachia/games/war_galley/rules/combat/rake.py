"""Raking the oars in passing, and passing through the line: the Diekplus (WG-7.2)."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Args, Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...charts import rake_needs, reaches
from ...hulls import D, Flank, Name, neighbours
from ...show.zones import whereabouts
from ...state import Sea, Ship, opposed
from ..movement.evasion import MayEvade
from ..movement.speed import printed_speed
from ..rolls import Modifiers, Trial, between
from .harm import cripple
from .missiles import Reply

FLANKS: tuple[Flank, Flank] = ("P", "S")
STRAIGHT = ("", "fwd", "diekplus")
"""WG-7.24 How a ship may have come to where it passes through: it began there, or came straight; a passage ends straight."""


def declare_rake(sea: Sea, ship: str, target: str) -> None:
    """WG-7.21 Declared right after the step. WG-7.23 It costs nothing, and the mover goes on whatever comes of it."""
    assert sea.move is not None
    sea.attack()
    side = rake_side(sea, sea.ships[ship], sea.ships[target])
    assert side is not None
    sea.note(raked=True)
    window = () if target in sea.move.asked else (MayEvade(target, ship, "rake"),)
    sea.then(*window, Reply(target, ship), RakeInPassing(ship, target, side))


class RakeRoll(Frame[Sea], frozen=True):
    """WG-7.26 Crew against crew, 2d6: the target is crippled on that side, or nothing happens."""

    ship: str
    target: str
    side: Flank

    def ask(self, sea: Sea) -> Roll | None:
        if sea.move is None or self.target in sea.move.safe:
            return None
        raker, mark = sea.ships[self.ship], sea.ships[self.target]
        args = between(sea, self.ship, self.target) | rake_trial(sea, raker, mark).asked()
        return Roll("roll-rake", raker.side, self.rule, count=2, args=args)

    def take(self, sea: Sea, dice: tuple[int, int] | None) -> None:
        if dice is None:
            self.missed(sea, between(sea, self.ship, self.target))
            return
        sea.change(self.ship, rake_tried=True)
        self.after(sea, rake(sea, self.ship, self.target, self.side, dice))

    @property
    def rule(self) -> str:
        """The rule by which it is rolled."""
        return "WG-7.26"

    def missed(self, sea: Sea, args: Args) -> None:
        """The target has slipped away."""
        blow = Blow("rake", self.ship, self.target, missed=True)
        sea.tell(Event("rake-missed", "WG-6.52", args, ship=self.ship, blow=blow))

    def after(self, sea: Sea, hit: bool) -> None:
        """Do what follows; after a rake in passing, nothing."""


class RakeInPassing(RakeRoll, frozen=True):
    """WG-7.21 A rake made on the way; the mover goes on."""


def rake(sea: Sea, ship: str, target: str, side: Flank, dice: tuple[int, int]) -> bool:
    """WG-7.26 Read the dice of a rake and apply them."""
    args = between(sea, ship, target) | {"side": side}
    trial = rake_trial(sea, sea.ships[ship], sea.ships[target])
    args |= trial.told(sum(dice))
    hit = reaches(trial.total(sum(dice)), trial.needs)
    blow = Blow("rake", ship, target, missed=not hit)
    sea.tell(Event("raked" if hit else "rake-failed", "WG-7.26", args, ship=target, dice=dice, blow=blow))
    if hit:
        cripple(sea, target, side)
    return hit


def rake_trial(sea: Sea, ship: Ship, target: Ship) -> Trial:
    """WG-7.26 What a rake needs, and what counts."""
    return Trial(rake_needs(sea.setting.charts, ship.crew, target.crew), rake_modifiers(sea, ship, target))


class Passage(NamedTuple):
    """A Diekplus: where it leads, and what it costs."""

    bow: Hex
    cost: int
    path: tuple[tuple[Hex, int], ...]


def rake_modifiers(sea: Sea, ship: Ship, target: Ship) -> Modifiers:
    """WG-7.27 The speeds that show, an easy mark, a tired one, the penalty of a reaction ram."""
    found: Modifiers = []
    mine, theirs = printed_speed(sea, ship), printed_speed(sea, target)
    if mine != theirs:
        found.append(("faster", 1) if mine > theirs else ("slower", -1))
    if target.linked:
        found.append(("linked", 1))
    if target.tired:
        found.append(("tired", 1))
    if ship.penalty:
        found.append(("penalty", ship.penalty))
    return found


def rake_unfit(ship: Ship) -> Refusal | None:
    """WG-7.22 What keeps a ship from raking anybody; M 0 does not."""
    if ship.crippled:
        return Refusal("WG-7.22", "no-rake-crippled")
    if ship.fatigue:
        return Refusal("WG-6.44", "no-rake-tired")
    if ship.half:
        return Refusal("WG-7.22", "no-rake-half")
    if ship.sails == "up" and not ship.mast_down:
        return Refusal("WG-6.23", "no-rake-sails")
    if ship.tows or ship.towed_by or ship.deserter:
        return Refusal("WG-7.22", "no-rake-special")
    return None


def rake_side(sea: Sea, ship: Ship, target: Ship) -> Flank | None:
    """WG-7.21, WG-R16, WG-R18 The flank along which the bow has just stepped straight ahead."""
    move = sea.move
    if move is None or move.ship != ship.id or move.step != "fwd" or move.came is None:
        return None
    for side in FLANKS:
        fore, aft = target.at(f"BF{side}"), target.at(f"SF{side}")
        if target.length == 1:
            if (move.came, ship.bow) in ((fore, aft), (aft, fore)):
                return side
        elif ship.bow == target.at(f"MF{side}") and move.came in (fore, aft):
            return side
    return None


def rake_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """Why a ship may not rake another now."""
    if ship.side == target.side:
        return Refusal("WG-7.21", "no-rake-friend")
    if (bar := rake_unfit(ship)) is not None:
        return bar
    if target.aground:
        return Refusal("WG-7.22", "no-rake-aground")
    if rake_side(sea, ship, target) is None:
        return Refusal("WG-7.21", "no-rake-step")
    assert sea.move is not None
    if sea.move.raked:
        return Refusal("WG-7.21", "no-rake-twice")
    if target.id in sea.move.safe:
        return Refusal("WG-6.52", "no-rake-evaded")
    return None


def rake_targets(sea: Sea, name: str) -> list[str]:
    """The ships that the last step lets this one rake."""
    move, ship = sea.move, sea.ships[name]
    if move is None or move.step != "fwd" or move.raked or rake_unfit(ship) is not None:
        return []
    occupied = sea.occupied
    near = dict.fromkeys(foe for at in neighbours(ship.bow) if (foe := occupied.get(at)) is not None and foe != name)
    return [foe for foe in near if rake_bar(sea, ship, sea.ships[foe]) is None]


def guarded(sea: Sea, target: Ship, side: Flank) -> list[Hex]:
    """WG-7.24 The hexes that protect a flank: mid-flank, or of a small ship bow/flank and stern/flank."""
    names: tuple[Name, ...] = (f"MF{side}",) if target.length == 2 else (f"BF{side}", f"SF{side}")
    return [at for name in names if not sea.vacant(at := target.at(name))]


def passage(sea: Sea, ship: Ship, target: Ship) -> Passage:
    """WG-7.25 The way through: the target's hexes for 2 MP, then as many hexes beyond as the mover is long."""
    q, r = D[ship.facing]
    costs = sea.setting.charts.movement_costs
    hexes = target.length + ship.length
    path = tuple(((ship.bow[0] + q * n, ship.bow[1] + r * n), ship.facing) for n in range(hexes + 1))
    return Passage(path[-1][0], costs.diekplus + costs.forward * ship.length, path)


def diekplus_bar(sea: Sea, ship: Ship, target: Ship, side: Flank) -> Refusal | None:
    """WG-7.24, WG-7.25 Why a ship may not pass through another and rake that side (WG-R19, WG-R20)."""
    move = sea.move
    if ship.side == target.side:
        return Refusal("WG-7.24", "no-rake-friend")
    if ship.level != "max":
        return Refusal("WG-6.11", "no-diekplus-cruise")
    if (bar := rake_unfit(ship)) is not None:
        return bar
    if target.aground:
        return Refusal("WG-7.22", "no-rake-aground")
    bows = opposed(ship, target) and ship.bow == target.at("BOW")
    sterns = ship.facing == target.facing and ship.bow == target.at("STERN")
    if not (bows or sterns) or (move is not None and move.step not in STRAIGHT):
        return Refusal("WG-7.24", "no-diekplus-approach")
    if not all(guarded(sea, target, flank) for flank in FLANKS):
        return Refusal("WG-7.24", "no-diekplus-open")
    guards = [sea.there(at) for at in guarded(sea, target, side)]
    if not any(guard is not None and guard.side != ship.side for guard in guards):
        return Refusal("WG-7.24", "no-diekplus-guard")
    way = passage(sea, ship, target)
    if not all(sea.vacant(at) for at, _ in way.path[-ship.length :]):
        return Refusal("WG-7.25", "no-diekplus-room")
    if move is None or move.left < way.cost:
        return Refusal("WG-7.25", "no-diekplus-points")
    if target.id in move.safe:
        return Refusal("WG-6.52", "no-rake-evaded")
    return None


def rake_option(sea: Sea, name: str, target: str) -> Option:
    """How a rake is shown, with what it needs."""
    ship, mark = sea.ships[name], sea.ships[target]
    args = between(sea, name, target) | rake_trial(sea, ship, mark).asked() | {"side": rake_side(sea, ship, mark) or "P"}
    return Option(f"rake:{target}", "do-rake", "WG-7.21", args, ship=ship.id, target=target, risky=True)


def rake_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Why a rake is not possible."""
    if target not in sea.ships:
        return None
    mine, other = sea.ships[ship], sea.ships[target]
    bar = rake_bar(sea, mine, other)
    return bar.about(ship=sea.label(ship), target=sea.label(target), where=whereabouts(other, mine.bow)) if bar else None
