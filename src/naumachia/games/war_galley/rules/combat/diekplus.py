"""The Diekplus: through the enemy line and out beyond it, raking in passing (WG-7.24, WG-7.25)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.hexes import printed
from naumachia.kernel import Event, Frame, Refusal
from naumachia.kernel.shown.picture import Option

from ...hulls import Flank, pose
from ...show.zones import whereabouts
from ...state import Sea
from ..movement.evasion import MayEvade
from ..movement.reaction import EntryReaction, beside
from .harm import meet
from .missiles import Reply
from .rake import FLANKS, RakeInPassing, diekplus_bar, passage


def diekplus_ways(sea: Sea, name: str) -> list[str]:
    """WG-D16 Every passage open now."""
    ship = sea.ships[name]
    if ship.level != "max" or sea.move is None or sea.move.left < sea.setting.charts.movement_costs.diekplus:
        return []
    target = sea.there(ship.at("BOW"))
    if target is None or target.side == ship.side:
        return []
    return [f"{target.id}:{side}" for side in FLANKS if diekplus_bar(sea, ship, target, side) is None]


def through(what: str) -> tuple[str, Flank]:
    """The ship and its side, as an answer names them."""
    target, _, side = what.partition(":")
    return target, "S" if side == "S" else "P"


def declare_diekplus(sea: Sea, ship: str, what: str) -> None:
    """WG-7.24, WG-R62 The target's one window comes before the passage; at its end the others have theirs, then the oars go."""
    assert sea.move is not None
    target, side = through(what)
    sea.attack()
    window = () if target in sea.move.asked else (MayEvade(target, ship, "diekplus"),)
    sea.then(*window, PassThrough(ship, target, side), AfterPassage(ship, target, side))


class PassThrough(Frame[Sea], frozen=True):
    """WG-7.24 Diekplus: through the target's own hexes and out beyond. WG-7.25 2 MP, then 1 a hex; one indivisible action.

    WG-R62 If the target has slipped away there is no passage.
    """

    ship: str
    target: str
    side: Flank

    def take(self, sea: Sea, _: None) -> None:
        assert sea.move is not None
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        if self.target in sea.move.safe:
            args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target)}
            sea.tell(Event("diekplus-void", "WG-7.24", args, ship=self.ship))
            return
        way = passage(sea, ship, target)
        sea.put(replace(ship, bow=way.bow, used=ship.used + way.cost))
        sea.note(
            left=sea.move.left - way.cost,
            entered=sea.move.entered + way.cost,
            step="diekplus",
            came=None,
            safe=(),
            asked=(self.target,),
            raked=True,
        )
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "cost": way.cost}
        args["hex"] = printed(way.bow)
        sea.tell(Event("diekplus", "WG-7.25", args, ship=self.ship, path=way.path))
        meet(sea, sea.ships[self.ship])


class AfterPassage(Frame[Sea], frozen=True):
    """WG-R62 At the end of a passage every other ship has its window; then the target may shoot and its oars are raked."""

    ship: str
    target: str
    side: Flank

    def take(self, sea: Sea, _: None) -> None:
        assert sea.move is not None
        if self.target in sea.move.safe:
            return
        ship = sea.ships[self.ship]
        others = tuple(foe.id for foe in beside(sea, ship.side, ship.hexes))
        sea.note(asked=(*others, self.target))
        reply, rake = Reply(self.target, self.ship), RakeInPassing(self.ship, self.target, self.side)
        sea.then(EntryReaction(self.ship, ship.hexes, (self.target,)), reply, rake)


def diekplus_option(sea: Sea, name: str, what: str) -> Option:
    """How a passage is shown."""
    ship, (target, side) = sea.ships[name], through(what)
    way = passage(sea, ship, sea.ships[target])
    args: dict[str, object] = {"target": sea.label(target), "side": side, "cost": way.cost}
    path = tuple(pose(ship.length, *place) for place in way.path)
    return Option(
        f"diekplus:{what}", "do-diekplus", "WG-7.24", args, ship=name, target=target, path=path, cell=way.bow, risky=True
    )


def diekplus_refusal(sea: Sea, ship: str, what: str) -> Refusal | None:
    """Why a passage is not possible."""
    target, side = through(what)
    if target not in sea.ships:
        return None
    mine, other = sea.ships[ship], sea.ships[target]
    bar = diekplus_bar(sea, mine, other, side)
    return bar.about(ship=sea.label(ship), target=sea.label(target), where=whereabouts(other, mine.bow)) if bar else None
