"""CV-2.7 Disengagement: links are tried one by one; only a ship free of all of them moves."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, Roll, ShipDecides, always, nothing
from naumachia.kernel.shown.picture import Option

from ...state import Sea
from ..rolls import Trial, between, counted, hopeful_first
from ..values import better


def break_trial(sea: Sea, ship: str, holder: str) -> Trial:
    """CV-2.7 More than the other's boarding value less one's own size; CV-5.3 a corvus holds harder."""
    rule, link = sea.charts.disengage, sea.linked(ship, holder)
    assert link is not None
    modifiers = counted(
        ("crew", better(sea, ship, holder), rule.crew_level),
        ("held-by-another", len(sea.links_of(ship)) > 1, rule.engaged_by_another),
        ("was-rammed", sea.ships[ship].rammed, rule.rammed),
        ("held-by-corvus", link.corvus and link.grappled == ship, rule.corvus),
    )
    return Trial(sea.kind(holder).boarding - sea.kind(ship).size + 1, modifiers, high=True)


def break_bar(sea: Sea, ship: str, holder: str) -> Refusal | None:
    """CV-2.7 Why a link cannot be tried."""
    here, args = sea.ships[ship], {"ship": sea.label(ship)}
    if holder not in sea.ships or sea.linked(ship, holder) is None:
        return Refusal("CV-2.7", "no-link", args | {"other": holder})
    if here.order == "stop":
        return Refusal("CV-2.7", "no-break-stop", args)
    if holder in here.broke:
        return Refusal("CV-2.7", "no-break-twice", args | {"target": sea.label(holder)})
    return None


def own_grapple(sea: Sea, ship: str, holder: str) -> bool:
    """CV-R8a Whether a ship laid this link itself: to try it uses up its grapple at that ship for the turn."""
    link = sea.linked(ship, holder)
    return link is not None and link.grappler == ship


def holders(sea: Sea, ship: str) -> list[str]:
    """The ships whose links may still be tried this turn."""
    held = (link.other(ship) for link in sea.links_of(ship))
    return hopeful_first((other, break_trial(sea, ship, other)) for other in held if break_bar(sea, ship, other) is None)


def try_link(sea: Sea, ship: str, holder: str) -> None:
    """CV-2.7 A link is tried, once a turn."""
    sea.change(ship, broke=(*sea.ships[ship].broke, holder))
    sea.then(BreakDie(ship, holder))


def break_option(sea: Sea, ship: str, holder: str) -> Option:
    """A link to be tried."""
    trial = break_trial(sea, ship, holder)
    args = between(sea, ship, holder) | trial.asked()
    args |= {"own": int(own_grapple(sea, ship, holder))}
    return Option(f"break:{holder}", "do-break", "CV-2.7", args, ship=ship, target=holder, risky=trial.open)


class BreakFree(ShipDecides[Sea], frozen=True):
    """CV-2.6, CV-2.7 Before its movement an engaged ship may try its links in any order, each with the results before it."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("CV-2.7", "no-such-choice"),
        Act("break", "CV-2.7", holders, try_link, break_option, break_bar, again=True),
        Act("end", "CV-2.6", always, nothing, words="stay", ends=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self.ship)
        if "break" not in offer:
            return None
        side, held = sea.ships[self.ship].side, tuple(sea.label(link.other(self.ship)) for link in sea.links_of(self.ship))
        return sea.choose("ask-break", side, "CV-2.7", self.acts.moves(offer), ship=sea.label(self.ship), holders=held)


class BreakDie(Frame[Sea], frozen=True):
    """CV-2.7 Success removes the link at once; CV-5.4 an enemy that breaks it costs Rome the corvus. CV-R8a: a ship that tries
    its own link has used up its grapple at that ship, free or not."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        args = between(sea, self.ship, self.target) | break_trial(sea, self.ship, self.target).asked()
        return Roll("roll-break", sea.ships[self.ship].side, "CV-2.7", args=args)

    def take(self, sea: Sea, die: int) -> None:
        trial, link = break_trial(sea, self.ship, self.target), sea.linked(self.ship, self.target)
        assert link is not None
        args = between(sea, self.ship, self.target) | trial.told(die)
        free = trial.succeeds(die)
        sea.tell(Event("broke-free" if free else "held-fast", "CV-2.7", args, ship=self.ship, dice=(die,)))
        if own_grapple(sea, self.ship, self.target):
            sea.change(self.ship, tried=(*sea.ships[self.ship].tried, self.target))
        if not free:
            return
        sea.cut(link)
        if link.corvus and link.grappled == self.ship:
            sea.change(link.grappler, corvus=False)
            sea.tell(Event("corvus-lost", "CV-5.4", {"ship": sea.label(link.grappler)}, ship=link.grappler))
