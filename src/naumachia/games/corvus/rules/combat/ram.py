"""CV-2.9 to CV-2.14 The ram."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...hulls import keel_angle, struck
from ...state import Sea
from ..rolls import Trial, between, counted, hopeful_first
from ..values import better
from .harm import Hurt, damage, sink


def ram_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """CV-2.9 Why a ship cannot ram another now."""
    if target not in sea.ships:
        return Refusal("CV-2.9", "no-such-ship", {"name": target})
    run, rule, args = sea.run, sea.charts.geometry, between(sea, ship, target)
    if run is None or run.ship != ship or target not in run.blockers or not run.bow or sea.ships[target].gone:
        return Refusal("CV-2.9", "no-ram-contact", args)
    if sea.ships[target].side == sea.ships[ship].side:
        return Refusal("CV-2.9", "no-friend", args)
    if run.rams:
        return Refusal("CV-2.9", "no-ram-twice", args)
    if run.sheared:
        return Refusal("CV-2.21", "no-ram-oars", args)
    if struck(sea.bases[ship], sea.bases[target]) == "bow":
        return Refusal("CV-2.9", "no-ram-bow", args)
    normal = sea.setting.speeds[ship][0]
    if 2 * run.moved < normal:
        return Refusal("CV-2.9", "no-ram-slow", args | {"moved": run.moved, "half": -(-normal // 2)})
    if run.straight < rule.straight_run:
        return Refusal("CV-2.9", "no-ram-run", args | {"straight": run.straight, "run": rule.straight_run})
    angle = keel_angle(sea, ship, target)
    if struck(sea.bases[ship], sea.bases[target]) != "stern" and angle < rule.side_ram_from:
        return Refusal("CV-2.9", "no-ram-glance", args | {"angle": angle, "least": rule.side_ram_from})
    return None


def ram_targets(sea: Sea, ship: str) -> list[str]:
    """CV-2.9 The blockers that may be rammed."""
    run = sea.run
    if run is None:
        return []
    return hopeful_first((name, ram_trial(sea, ship, name)) for name in run.blockers if ram_bar(sea, ship, name) is None)


def ram_trial(sea: Sea, ship: str, target: str) -> Trial:
    """CV-2.10 Below the target's size."""
    rule, run, theirs = sea.charts.ram, sea.run, sea.ships[target]
    assert run is not None
    mine = sea.ships[ship].side
    held = any(link.other(target) != ship and sea.ships[link.other(target)].side == mine for link in sea.links_of(target))
    modifiers = counted(
        ("target-damaged", theirs.damaged, rule.target_damaged),
        ("side", struck(sea.bases[ship], sea.bases[target]) != "stern", rule.side),
        ("held-by-friend", held, rule.target_engaged_by_friend),
        ("crew", better(sea, ship, target), rule.crew_level),
        ("fatigued", sea.ships[ship].fatigued, rule.rammer_fatigued),
        ("normal-speed", run.order != "battle", rule.normal_speed),
        ("turned", run.turned > sea.charts.geometry.turned_over, rule.turned_over_90),
    )
    return Trial(sea.kind(target).size - 1, modifiers)


def hurt_by(sea: Sea, ship: str, target: str, die: int) -> Hurt:
    """CV-2.11 A die and the ram value against the defence: nothing, damaged, sunk."""
    over = die + sea.kind(ship).ram - sea.kind(target).defence
    if over <= 0:
        return "nothing"
    return "damaged" if over <= sea.charts.ram.damaged_up_to else "sunk"


def ram(sea: Sea, ship: str, target: str) -> None:
    """CV-2.9 One ram attempt an activation."""
    assert sea.run is not None
    sea.run = replace(sea.run, rams=True)
    sea.then(RamDie(ship, target))


def ram_option(sea: Sea, ship: str, target: str) -> Option:
    """A ship to be rammed."""
    where = struck(sea.bases[ship], sea.bases[target])
    trial = ram_trial(sea, ship, target)
    args = between(sea, ship, target) | trial.asked() | {"zone": where}
    return Option(
        f"ram:{target}", "do-ram", "CV-2.9", args, ship=ship, target=target, risky=trial.chances > 0
    )  # then a die for the damage


class RamDie(Frame[Sea], frozen=True):
    """CV-2.10 One die below the target's size; success marks the target as rammed this turn, whatever the damage (CV-R10)."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        where = struck(sea.bases[self.ship], sea.bases[self.target])
        args = between(sea, self.ship, self.target) | ram_trial(sea, self.ship, self.target).asked() | {"zone": where}
        return Roll("roll-ram", sea.ships[self.ship].side, "CV-2.10", args=args)

    def take(self, sea: Sea, die: int) -> None:
        trial = ram_trial(sea, self.ship, self.target)
        done = trial.succeeds(die)
        where = struck(sea.bases[self.ship], sea.bases[self.target])
        args = between(sea, self.ship, self.target) | trial.told(die) | {"zone": where}
        blow = Blow("ram", self.ship, self.target, not done)
        sea.tell(Event("rammed" if done else "ram-failed", "CV-2.10", args, ship=self.ship, dice=(die,), blow=blow))
        if done:
            sea.change(self.target, rammed=True)
            sea.then(RamDamage(self.ship, self.target))


class RamDamage(Frame[Sea], frozen=True):
    """CV-2.11 One die and the ram value against the defence. CV-2.14 The rammer stays where it stopped."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        ram, defence = sea.kind(self.ship).ram, sea.kind(self.target).defence
        args = between(sea, self.ship, self.target) | {"ram": ram, "defence": defence}
        return Roll("roll-ram-damage", sea.ships[self.ship].side, "CV-2.11", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ram, defence = sea.kind(self.ship).ram, sea.kind(self.target).defence
        harm = hurt_by(sea, self.ship, self.target, die)
        args = between(sea, self.ship, self.target) | {"rolled": die, "ram": ram, "defence": defence, "total": die + ram}
        sea.tell(Event("ram-damage", "CV-2.11", args | {"harm": harm}, ship=self.ship, dice=(die,), idle=harm == "nothing"))
        if harm == "damaged":
            damage(sea, self.target)
        elif harm == "sunk":
            sink(sea, self.target, "CV-2.13")
