"""An activation: its ships one by one, then fatigue, boarding, and commanders in trouble (WG-5.41, WG-6.42)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Refusal, Roll, nothing, unmoved
from naumachia.kernel.shown.picture import Option

from ..charts import fatigue_level
from ..comfort.flagship import warned_all
from ..comfort.in_wake import ALL_WAKE, InWake, file_follows, file_option
from ..comfort.same import ALL_SAME, SameAs, same_targets
from ..state import Activation, Move, Sea, Ship, may_act
from .combat.boarding import BoardingSegment, leader
from .command.transfer import MayTransfer
from .movement.desertion import MayDesert
from .movement.entry import ways_in
from .movement.preparation import BeforeMoving
from .movement.speed import allowance
from .rolls import Modifiers, reckoning

END = "end"


class Activate(Frame[Sea], frozen=True):
    """WG-5.41 Movement segment, fatigue, boarding segment; doing nothing still counts. WG-6.14 Who begins at max will tire."""

    squadrons: tuple[str, ...]
    muddle: str = ""
    wary: bool = False

    def take(self, sea: Sea, _: None) -> None:
        side = sea.squadrons[self.squadrons[0]].side
        ships = tuple(ship for name in self.squadrons for ship in sea.squadrons[name].ships if may_act(sea.ships[ship], side))
        sea.squadrons = sea.squadrons | {name: replace(sea.squadrons[name], done=True) for name in self.squadrons}
        sea.activation = Activation(side, self.squadrons, ships, muddle=self.muddle, wary=self.wary)
        fast = [ship for name in ships if (ship := sea.ships[name]).level == "max"]
        sea.put(*(replace(ship, began_max=True) for ship in fast))
        labels = tuple(sea.label(name) for name in self.squadrons)
        whole = int(labels == (sea.label(side),))  # a fleet of one squadron, which has the name of its side
        args = {"side": sea.label(side), "squadrons": labels, "ships": len(ships), "whole": whole}
        sea.tell(Event("activation", "WG-5.41", args, side=side, chapter="activation"))
        deserts = tuple(MayDesert(name) for name in self.squadrons) if sea.setting.scenario.desertions else ()
        sea.then(*deserts, ChooseShip(), Tire(), BoardingSegment(), LeaveInTrouble(), EndActivation())


def able(sea: Sea) -> list[str]:
    """The ships of the activation that may still act."""
    activation, ships = sea.activation, sea.ships
    assert activation is not None
    found = []
    for name in activation.ships:
        ship = ships[name]
        if name in activation.moved or ship.side != activation.side:
            continue
        if not ship.gone or (ship.gone == "waiting" and ways_in(sea, name)):
            found.append(name)
    return found


def fleeing(sea: Sea, ready: list[str]) -> bool:
    """WG-K25 Whether a deserter has still to spend its allowance: it does so whatever its admiral wants."""
    return any(sea.ships[name].deserter and allowance(sea, sea.ships[name]) for name in ready)


def own(sea: Sea, seat: str, names: list[str]) -> list[str]:
    """WG-1.0 Of some ships those of one captain."""
    return [name for name in names if sea.owner(sea.ships[name]) == seat] if sea.setting.shared else names


def choose_ship(sea: Sea, _: ChooseShip, name: str) -> None:
    """M0 It acts now."""
    sea.move = Move(name)
    sea.then(BeforeMoving(name))


def ship_option(sea: Sea, _: ChooseShip, name: str) -> Option:
    """How a ship to act is shown."""
    ship, chief = sea.ships[name], sea.captain(name)
    aboard = "nobody" if chief is None or chief.side != ship.side else "flagship" if chief.kind == "ADM" else "commander"
    args = {"ship": sea.label(name), "points": allowance(sea, ship), "aboard": aboard}
    return Option(name, "do-ship", "WG-5.41", args, ship=name, target=name)


def ship_bar(sea: Sea, _: ChooseShip, name: str) -> Refusal | None:
    """WG-5.41, WG-5.24 Why a ship does not act in this activation, or no more."""
    activation = sea.activation
    if name not in sea.ships or activation is None:
        return Refusal("WG-5.41", "no-such-ship", {"name": name})
    if name in able(sea):
        return None
    args = {"ship": sea.label(name)}
    if name in activation.moved:
        return Refusal("WG-5.41", "no-moved", args)
    if name in activation.ships and sea.ships[name].gone == "waiting":
        return Refusal("WG-10.0", "no-enter", args)
    return Refusal("WG-5.24", "no-other-squadron", args)


def followers(sea: Sea) -> list[str]:
    """WG-1.0 The ships of the captain who is asked that may still act."""
    assert sea.activation is not None
    return own(sea, leader(sea, sea.activation), able(sea))


def may_all_same(sea: Sea, _: ChooseShip) -> tuple[str, ...]:
    """Whether one of them can do as the last did, if that did anything."""
    if sea.activation is None or len(sea.activation.trail) < 2:
        return ()
    return ("",) if next(same_targets(sea, followers(sea)), None) else ()


def all_same(sea: Sea, _: ChooseShip, __: str) -> None:
    """Every one of them does as the last did, as far as it can."""
    sea.then(*(SameAs(name) for name in followers(sea)))


def all_same_option(sea: Sea, _: ChooseShip, __: str) -> Option:
    """How all of them doing the same is shown."""
    assert sea.activation is not None
    same = tuple(same_targets(sea, followers(sea)))
    args = {"leader": sea.label(sea.activation.moved[-1]), "ships": len(same)}
    return warned_all(sea, Option(ALL_SAME, "do-all-same", "WG-6.32", args), same)


def end_option(sea: Sea, _: ChooseShip, __: str) -> Option:
    """How the end of the movement is shown; while most have not moved it is worth asking twice."""
    assert sea.activation is not None
    sure = unmoved(len(able(sea)), len(sea.activation.ships))
    return Option(END, "do-end-segment", "WG-5.41", confirm=sure)


def end_bar(sea: Sea, _: ChooseShip, __: str) -> Refusal | None:
    """WG-K25 Deserters go, whatever their admiral wants."""
    return Refusal("WG-5.41", "no-end-deserters") if sea.deserted and fleeing(sea, able(sea)) else None


class ChooseShip(Deciding[Sea], frozen=True):
    """M0 WG-3.1.E1 The ships act one at a time, in any order; those not chosen do nothing. A ship alone is not asked."""

    acts: ClassVar[Acts[Sea, ChooseShip]] = Acts(
        Refusal("WG-5.41", "no-such-ship"),
        Act("ship", "WG-5.41", lambda sea, _: able(sea), choose_ship, ship_option, ship_bar, form=".*", again=True),
        Act(END, "WG-5.41", lambda sea, _: () if end_bar(sea, _, "") else ("",), nothing, end_option, end_bar, ends=True),
        Act(ALL_SAME, "WG-6.32", may_all_same, all_same, all_same_option, again=True, shortcut=True),
        Act(ALL_WAKE, "WG-6.32", lambda sea, _: ("",) if file_follows(sea) else (), lambda sea, _, __: sea.then(InWake()),
            lambda sea, _, __: file_option(sea), again=True, shortcut=True),
    )  # fmt: skip

    def ask(self, sea: Sea) -> Choose | None:
        assert sea.activation is not None
        if len(sea.activation.ships) == 1:
            return None
        offer = self.acts.offer(sea, self)
        if "ship" not in offer:
            return None
        seat, shortcuts = leader(sea, sea.activation), self.acts.shortcuts(offer)
        return sea.choose("ask-ship", seat, "WG-5.41", self.acts.moves(offer), shortcuts=shortcuts, orders=True)

    def skip(self, sea: Sea) -> None:
        for name in able(sea)[:1]:
            sea.then(self)
            choose_ship(sea, self, name)


class Tire(Frame[Sea], frozen=True):
    """WG-6.42 After the last ship: a check for each that began the segment at maximum and is still in play."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        assert sea.activation is not None
        if not sea.activation.moved:
            labels = tuple(sea.label(name) for name in sea.activation.squadrons)
            sea.tell(Event("stands-by", "WG-5.41", {"squadrons": labels}, side=sea.activation.side, idle=True))
        sea.then(*(FatigueCheck(name) for name in sea.activation.ships if sea.ships[name].began_max))


class FatigueCheck(Frame[Sea], frozen=True):
    """WG-6.42 One die, the MP beyond cruise, one for a ram and one for rakes, by crew (WG-6.41). WG-6.43 None, or F2 to F4."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship = sea.ships[self.ship]
        if ship.gone or not ship.began_max:
            return None
        args = {"ship": sea.label(self.ship), "modifier": fatigue_modifier(sea, ship), "crew": ship.crew}
        return Roll("roll-fatigue", ship.side, "WG-6.42", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        ship = sea.ships[self.ship]
        modifiers = fatigue_modifiers(sea, ship)
        total = die + sum(value for _, value in modifiers)
        level = fatigue_level(sea.setting.charts, total, ship.crew)
        args = {"ship": sea.label(self.ship), "rolled": die, "sum": reckoning(die, modifiers), "total": total, "level": level}
        args["crew"] = ship.crew
        sea.tell(Event("tired" if level else "fresh", "WG-6.43", args, ship=self.ship, side=ship.side, dice=(die,)))
        if level > ship.fatigue:
            sea.put(replace(ship, fatigue=level, tired_on=sea.turn, level="cruise"))


class LeaveInTrouble(Frame[Sea], frozen=True):
    """WG-5.51 Window T2: at the end of an activation in which their ship came to harm, a commander may try to leave it."""

    def take(self, sea: Sea, _: None) -> None:
        assert sea.activation is not None
        hurt = [chief.id for name in sea.activation.struck if (chief := sea.captain(name)) is not None]
        sea.then(*(MayTransfer(name) for name in hurt))


class EndActivation(Frame[Sea], frozen=True):
    """WG-6.37, WG-R40 Half-speed markers go when the activation ends, but not those gained in it. The penalty of WG-6.7 ends."""

    def take(self, sea: Sea, _: None) -> None:
        assert sea.activation is not None
        for name in sea.activation.ships:
            ship = sea.ships[name]
            if ship.half or ship.penalty:
                sea.put(replace(ship, half=ship.half_fresh, half_fresh=False, penalty=0))
                if ship.half and not ship.half_fresh and not ship.gone:
                    sea.tell(Event("half-over", "WG-6.37", {"ship": sea.label(name)}, ship=name))
        sea.activation = None


def fatigue_modifier(sea: Sea, ship: Ship) -> int:
    """All of them together."""
    return sum(value for _, value in fatigue_modifiers(sea, ship))


def fatigue_modifiers(sea: Sea, ship: Ship) -> Modifiers:
    """WG-6.42, WG-R14, WG-R63 MP beyond cruise and wind, never negative; one for a ram attempt, one for any rakes."""
    beyond = max(0, ship.used - sea.card(ship).cruise - ship.wind_used)
    counts = ("beyond", beyond), ("rammed", int(ship.ram_tried)), ("raked", int(ship.rake_tried))
    return [(key, value) for key, value in counts if value]
