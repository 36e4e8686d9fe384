"""CV-2.15 to CV-2.17, CV-5.2 Grapples, by hand or by corvus."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...hulls import contacts, in_contact, keel_angle
from ...pieces import Link
from ...state import Sea
from ..rolls import Trial, between, counted, hopeful_first
from ..values import better
from .harm import disturb


def grapple_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """CV-2.15, CV-2.16 Why a ship cannot try to grapple another."""
    if target not in sea.ships:
        return Refusal("CV-2.15", "no-such-ship", {"name": target})
    mine, theirs, args = sea.ships[ship], sea.ships[target], between(sea, ship, target)
    if mine.side == theirs.side:
        return Refusal("CV-2.15", "no-friend", args)
    if mine.gone or theirs.gone or not in_contact(sea, ship, target):
        return Refusal("CV-2.15", "no-contact", args)
    if mine.rest:
        return Refusal("CV-2.16", "no-grapple-rest", args)
    if sea.linked(ship, target) is not None:
        return Refusal("CV-2.15", "no-grapple-linked", args)
    if target in mine.tried:
        return Refusal("CV-2.15", "no-grapple-twice", args)
    return None


def grapple_targets(sea: Sea, ship: str) -> list[str]:
    """CV-2.15 The enemies in contact that may be tried."""
    if sea.ships[ship].gone or sea.ships[ship].rest:
        return []
    open_ = (foe.id for foe in contacts(sea, ship) if grapple_bar(sea, ship, foe.id) is None)
    return hopeful_first((foe, grapple_trial(sea, ship, foe)) for foe in open_)


def bridges(sea: Sea, ship: str, target: str) -> bool:
    """CV-5.2 Whether the corvus comes down: a Roman ship with one, free of another corvus link (CV-R32), near enough square."""
    mine = sea.ships[ship]
    if not (mine.corvus and sea.roman(mine.side)) or any(link.corvus and link.grappler == ship for link in sea.links):
        return False
    return keel_angle(sea, ship, target) >= sea.charts.geometry.corvus_from


def grapple_trial(sea: Sea, ship: str, target: str) -> Trial:
    """CV-2.15 No more than one's own boarding value less the target's size."""
    rule, mine, theirs = sea.charts.grapple, sea.ships[ship], sea.ships[target]
    modifiers = counted(
        ("crew", better(sea, ship, target), rule.crew_level),
        ("target-rammed", theirs.rammed, rule.target_rammed),
        ("target-damaged", theirs.damaged, rule.target_damaged),
        ("target-engaged", sea.engaged(target), rule.target_engaged),
        ("was-rammed", mine.rammed, rule.self_rammed),
        ("corvus", bridges(sea, ship, target), rule.corvus),
    )
    return Trial(sea.kind(ship).boarding - sea.kind(target).size, modifiers)


def grapple(sea: Sea, ship: str, target: str) -> None:
    """CV-2.15 Once for each enemy a turn."""
    sea.change(ship, tried=(*sea.ships[ship].tried, target))
    sea.then(GrappleDie(ship, target))


def grapple_option(sea: Sea, ship: str, target: str) -> Option:
    """A ship to be grappled."""
    corvus = bridges(sea, ship, target)
    trial = grapple_trial(sea, ship, target)
    args = between(sea, ship, target) | trial.asked() | {"corvus": int(corvus)}
    return Option(f"grapple:{target}", "do-grapple", "CV-2.15", args, ship=ship, target=target, risky=trial.open)


class GrappleDie(Frame[Sea], frozen=True):
    """CV-2.15, CV-2.16 Success lays a link, and costs the target its rest marker; CV-5.2 by corvus it is a corvus link."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        args = between(sea, self.ship, self.target) | grapple_trial(sea, self.ship, self.target).asked()
        return Roll("roll-grapple", sea.ships[self.ship].side, "CV-2.15", args=args)

    def take(self, sea: Sea, die: int) -> None:
        trial, corvus = grapple_trial(sea, self.ship, self.target), bridges(sea, self.ship, self.target)
        done = trial.succeeds(die)
        args = between(sea, self.ship, self.target) | trial.told(die) | {"corvus": int(corvus)}
        blow = Blow("grapple", self.ship, self.target, not done)
        sea.tell(Event("grappled" if done else "grapple-failed", "CV-2.15", args, ship=self.ship, dice=(die,), blow=blow))
        if done:
            sea.links = (*sea.links, Link(self.ship, self.target, corvus))
            disturb(sea, self.target)
            disturb(sea, self.ship)
