"""CV-2.18 to CV-2.22 Breaking oars, in passing or at a glancing contact."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, Roll, always
from naumachia.kernel.shown.picture import Option

from ...hulls import beside, keel_angle, opposite, struck
from ...pieces import BANKS, Bank
from ...state import Sea
from ..rolls import Trial, between, counted, hopeful_first
from ..values import better

How = Literal["passing", "glancing"]


def oar_trial(sea: Sea, ship: str, target: str) -> Trial:
    """CV-2.19 Below the target's size."""
    rule, run = sea.charts.oars, sea.run
    slow = run is None or run.order != "battle"
    modifiers = counted(
        ("crew", better(sea, ship, target), rule.crew_level),
        ("target-engaged", sea.engaged(target), rule.target_engaged),
        ("opposite", opposite(sea, ship, target), rule.opposite_courses),
        ("fatigued", sea.ships[ship].fatigued, rule.fatigued),
        ("normal-speed", slow, rule.normal_speed),
    )
    return Trial(sea.kind(target).size - 1, modifiers)


def exposed(sea: Sea, ship: str, target: str, how: How) -> Bank | None:
    """CV-2.18 The bank attacked: the side zone that holds the centre in passing, the bow point at a glancing contact."""
    mine, theirs = sea.bases[ship], sea.bases[target]
    where = beside(mine, theirs) if how == "passing" else struck(mine, theirs)
    return next((bank for bank in BANKS if bank == where), None)


def glance_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """CV-2.18 Why the oars of a ship run into cannot be broken."""
    run, args = sea.run, between(sea, ship, target)
    if run is None or not run.bow or target not in run.blockers:
        return Refusal("CV-2.18", "no-oars-contact", args)
    if sea.ships[target].side == sea.ships[ship].side:
        return Refusal("CV-2.18", "no-friend", args)
    bank = exposed(sea, ship, target, "glancing")
    if bank is None:
        return Refusal("CV-2.18", "no-oars-end", args)
    if keel_angle(sea, ship, target) >= sea.charts.geometry.glancing_below:
        return Refusal("CV-2.18", "no-oars-square", args | {"angle": keel_angle(sea, ship, target)})
    if bank in sea.ships[target].banks:
        return Refusal("CV-2.20", "no-oars-broken", args)
    if target in run.sheared or target in run.glanced:
        return Refusal("CV-2.18", "no-oars-twice", args)
    return None


def offered(sea: Sea, ask: MayShear) -> tuple[str, ...]:
    """The targets of the question."""
    return tuple(hopeful_first((target, oar_trial(sea, ask.ship, target)) for target in ask.targets))


def shear(sea: Sea, ask: MayShear, target: str) -> None:
    """CV-2.22 The attempt; in passing the question stands again for those left, a glancing contact is then over."""
    run = sea.run
    assert run is not None
    sea.run = replace(run, sheared=(*run.sheared, target))
    left = tuple(name for name in ask.targets if name != target) if ask.how == "passing" else ()
    sea.then(OarsDie(ask.ship, target, ask.how), MayShear(ask.ship, left, ask.how, (*ask.tried, target)))


def decline(sea: Sea, ask: MayShear, _: str) -> None:
    """CV-2.18 Declining declines them all."""
    sea.then(MayShear(ask.ship, (), ask.how, ask.tried))


def shear_bar(sea: Sea, ask: MayShear, target: str) -> Refusal | None:
    """CV-2.18 Why the oars of a ship are not offered."""
    if target in ask.targets:
        return None
    args = {"ship": sea.label(ask.ship), "target": sea.setting.labels.get(target, target)}
    return Refusal("CV-2.18", "no-oars-here", args)


def shear_option(sea: Sea, ask: MayShear, target: str) -> Option:
    """Oars to be broken."""
    bank = exposed(sea, ask.ship, target, ask.how)
    trial = oar_trial(sea, ask.ship, target)
    args = between(sea, ask.ship, target) | trial.asked() | {"bank": bank or "port"}
    return Option(f"oars:{target}", "do-oars", "CV-2.18", args, ship=ask.ship, target=target, risky=trial.open)


def spare_option(sea: Sea, ask: MayShear, _: str) -> Option:
    """Oars left alone: in passing the way goes on, after a glancing contact the beak and the grapples are still there."""
    return Option("pass", "do-no-oars", "CV-2.18", {"how": ask.how})


class MayShear(Deciding[Sea], frozen=True):
    """CV-2.18 The oars of the targets offered here may be attempted, one by one; CV-2.21 it is this or a ram."""

    acts: ClassVar[Acts[Sea, MayShear]] = Acts(
        Refusal("CV-2.18", "no-such-choice"),
        Act("oars", "CV-2.18", offered, shear, shear_option, shear_bar),
        Act("pass", "CV-2.18", always, decline, spare_option, passes=True),
    )
    ship: str
    targets: tuple[str, ...]
    how: How
    tried: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Choose | None:
        if not self.targets:
            return None
        side = sea.ships[self.ship].side
        args: dict[str, object] = {"ship": sea.label(self.ship), "how": self.how}
        return sea.choose("ask-oars", side, "CV-2.18", self.acts.open(sea, self), **args)


class OarsDie(Frame[Sea], frozen=True):
    """CV-2.19, CV-2.20 One die below the target's size: the bank is broken for good."""

    ship: str
    target: str
    how: How

    def ask(self, sea: Sea) -> Roll:
        args = between(sea, self.ship, self.target) | oar_trial(sea, self.ship, self.target).asked()
        return Roll("roll-oars", sea.ships[self.ship].side, "CV-2.19", args=args)

    def take(self, sea: Sea, die: int) -> None:
        trial = oar_trial(sea, self.ship, self.target)
        bank, done = exposed(sea, self.ship, self.target, self.how), trial.succeeds(die)
        assert bank is not None
        args = between(sea, self.ship, self.target) | trial.told(die) | {"bank": bank}
        blow = Blow("rake", self.ship, self.target, not done, {self.target: 1} if done else {})
        sea.tell(Event("oars-broken" if done else "oars-held", "CV-2.19", args, ship=self.ship, dice=(die,), blow=blow))
        if done:
            banks = (*sea.ships[self.target].banks, bank)
            sea.change(self.target, banks=tuple(one for one in BANKS if one in banks))
