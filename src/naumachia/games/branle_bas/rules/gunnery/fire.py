"""BB-8 Fire: one ship after another, the farthest from the wind's origin first, every effect at once (BB-8.14)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import ClassVar

from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Message, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ...state import Sea
from ..flags import Settle
from ..rolls import face, for_ship, named, shows
from .aim import Sight, in_range
from .broadside import AIMS, Aim, Shot, fire_bar, point_blank_bar, points_of, ready_bar, result, risk_dice, shot
from .damage import CrewLost, Hull, Masts
from .fires import FireBreaksOut
from .risks import Risk
from .salvo_words import notes, told

SALVO = 2
"""The beat of a broadside and of what it strikes: balls, timber and numbers are seen at once."""


class Fire(Frame[Sea], frozen=True):
    """BB-8.1 The order of fire is set when the phase begins; formations count for nothing (BB-7.6)."""

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(FirePlace(name) for name in sea.along_the_wind()))


class FirePlace(Frame[Sea], frozen=True):
    """BB-8.1, BB-9.5 A ship's place in the order: it fires or holds, and what was done to it before is answered or forgotten."""

    beginning = True
    ship: str

    def take(self, sea: Sea, _: None) -> None:
        if sea.ships[self.ship].gone:
            return
        sea.acting = self.ship
        sea.then(MayFire(self.ship))


def forget(sea: Sea, ship: str) -> None:
    """BB-9.5 Attackers count from one place in the order of fire to the next."""
    if sea.ships[ship].attackers:
        sea.change(ship, attackers=())


def foes(sea: Sea, ship: str) -> list[tuple[str, Sight]]:
    """Ships in range in the hands of the other side, by index."""
    seen = in_range(sea, ship)
    if not seen:
        return []
    ships, other = sea.ships, sea.other(sea.ships[ship].controller)
    return [found for found in seen if ships[found[0]].controller == other]


def point_blank_offers(sea: Sea, ship: str) -> tuple[str, ...]:
    """BB-8.12 Whom the point-blank die may be rolled at."""
    if ready_bar(sea, ship) is not None:
        return ()
    near = [name for name, seen in foes(sea, ship) if seen.band == "point_blank"]
    return tuple([name for name in near if point_blank_bar(sea, ship, name) is None])


def shots(sea: Sea, ship: str) -> tuple[tuple[str, Aim], ...]:
    """BB-8.3 The broadsides that are open: target and aim, the nearest target first: it is the one to be hit."""
    if ready_bar(sea, ship) is not None or sea.ships[ship].bordee_now < 1:
        return ()
    found = [name for name, seen in foes(sea, ship) if seen.side]
    mine = sea.ships[ship]
    found.sort(key=lambda name: (sea.ships[name].x - mine.x) ** 2 + (sea.ships[name].y - mine.y) ** 2)
    return tuple([(name, aim) for name in found for aim in AIMS if fire_bar(sea, ship, name, aim) is None])


def fire_offers(sea: Sea, ship: str) -> tuple[str, ...]:
    """D-FIRE A broadside, each with every point-blank die and without one."""
    found = shots(sea, ship)
    dice = ("", *(f":{name}" for name in point_blank_offers(sea, ship))) if found else ()
    return tuple(f"{target}:{aim}{die}" for target, aim in found for die in (*dice[1:], ""))


def both_offers(sea: Sea, ship: str) -> tuple[str, ...]:
    """BB-8.2 Option `both_broadsides`: two targets on two sides."""
    if not sea.option("both_broadsides"):
        return ()
    dice = (*(f":{name}" for name in point_blank_offers(sea, ship)), "")
    pairs = product(shots(sea, ship), repeat=2)
    return tuple(
        f"{one}:{aim}:{two}:{other}{die}"
        for (one, aim), (two, other) in pairs
        if both_bar(sea, ship, one, two) is None
        for die in dice
    )


def both_bar(sea: Sea, ship: str, one: str, two: str) -> Refusal | None:
    """BB-8.2 The second broadside is fired from the other side at another target."""
    sides = {shot(sea, ship, name, "hull").side for name in (one, two)}
    return Refusal("BB-8.2", "no-both", {"ship": sea.label(ship)}) if one == two or len(sides) < 2 else None


def fire(sea: Sea, ship: str, what: str) -> None:
    """D-FIRE One broadside, and perhaps a point-blank die."""
    target, aim, *near = what.split(":")
    forget(sea, ship)
    sea.then(Broadside(ship, target, _aim(aim)), *(PointBlank(ship, name) for name in near), Settle())


def fire_both(sea: Sea, ship: str, what: str) -> None:
    """D-FIRE Two broadsides: the second when the first is settled, then the point-blank die."""
    one, aim, two, other, *near = what.split(":")
    forget(sea, ship)
    first, second = Broadside(ship, one, _aim(aim), 1), Broadside(ship, two, _aim(other), 1, again=True)
    sea.then(first, Settle(), second, *(PointBlank(ship, name) for name in near), Settle())


def fire_near(sea: Sea, ship: str, target: str) -> None:
    """D-FIRE The point-blank die alone."""
    forget(sea, ship)
    sea.then(PointBlank(ship, target), Settle())


def _aim(word: str) -> Aim:
    return "masts" if word == "masts" else "hull"


def _parts(what: str, most: int) -> list[str] | None:
    """Return the parts of the text after `fire` or `fire2`; None where it is malformed."""
    parts = what.split(":")
    aims = parts[1 : most - 1 : 2]
    return parts if most - 1 <= len(parts) <= most and all(aim in AIMS for aim in aims) else None


def fire_answer_bar(sea: Sea, ship: str, what: str) -> Refusal | None:
    """D-FIRE What stands in the way of a broadside with its point-blank die."""
    if (parts := _parts(what, 3)) is None:
        return Refusal("BB-8.3", "no-such-shot", {"answer": what})
    bar = fire_bar(sea, ship, parts[0], _aim(parts[1]))
    return bar or (point_blank_bar(sea, ship, parts[2]) if len(parts) == 3 else None)


def both_answer_bar(sea: Sea, ship: str, what: str) -> Refusal | None:
    """D-FIRE What stands in the way of two broadsides."""
    if not sea.option("both_broadsides") or (parts := _parts(what, 5)) is None:
        return Refusal("BB-8.2", "no-such-shot", {"answer": what})
    bar = fire_bar(sea, ship, parts[0], _aim(parts[1])) or fire_bar(sea, ship, parts[2], _aim(parts[3]))
    bar = bar or both_bar(sea, ship, parts[0], parts[2])
    return bar or (point_blank_bar(sea, ship, parts[4]) if len(parts) == 5 else None)


def fire_option(sea: Sea, ship: str, what: str) -> Option:
    """A broadside as shown."""
    target, aim, *near = what.split(":")
    made = shot(sea, ship, target, _aim(aim))
    args = told(sea, made) | {"near": sea.label(near[0]) if near else "none", "with": int(bool(near))}
    args["between"] = sea.label(made.crossed[0]) if made.crossed else "none"
    return Option(f"fire:{what}", "do-fire", "BB-8.3", args, ship=ship, target=target, risky=True, notes=notes(sea, made))


def both_option(sea: Sea, ship: str, what: str) -> Option:
    """Two broadsides as shown."""
    one, aim, two, other, *near = what.split(":")
    args: dict[str, object] = {
        "ship": sea.label(ship),
        "target": sea.label(one),
        "aim": aim,
        "second": sea.label(two),
        "other": other,
    }
    args |= {"near": sea.label(near[0]) if near else "none", "with": int(bool(near))}
    found = (*notes(sea, shot(sea, ship, one, _aim(aim), 1)), *notes(sea, shot(sea, ship, two, _aim(other), 1, again=True)))
    return Option(f"fire2:{what}", "do-fire-both", "BB-8.2", args, ship=ship, target=one, risky=True, notes=found)


def near_option(sea: Sea, ship: str, target: str) -> Option:
    """The point-blank die alone, as shown."""
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    return Option(f"pb:{target}", "do-point-blank", "BB-8.12", args, ship=ship, target=target, risky=True)


class MayFire(ShipDecides[Sea], frozen=True):
    """BB-8.2, D-FIRE At its place a ship fires one broadside, rolls one point-blank die, or holds."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("BB-8.3", "no-such-shot"),
        Act("fire", "BB-8.3", fire_offers, fire, fire_option, fire_answer_bar),
        Act("fire2", "BB-8.2", both_offers, fire_both, both_option, both_answer_bar),
        Act("pb", "BB-8.12", point_blank_offers, fire_near, near_option, point_blank_bar),
        Act("hold", "BB-8.2", always, lambda sea, ship, _: forget(sea, ship), words="hold-fire", passes=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        answers = self.acts.open(sea, self.ship)
        if len(answers) < 2:
            return None
        return sea.choose("ask-fire", sea.ships[self.ship].controller, "BB-8.3", answers, ship=sea.label(self.ship))

    def skip(self, sea: Sea) -> None:
        forget(sea, self.ship)


def attack(sea: Sea, ship: str, target: str) -> None:
    """BB-9.5 The target will know whom to answer."""
    known = sea.ships[target].attackers
    if ship not in known:
        sea.change(target, attackers=(*known, ship))


def tell_broadside(sea: Sea, made: Shot, die: int, points: int) -> None:
    """BB-8.6, BB-8.8 A broadside in words, with every number that decided it."""
    mine, theirs = sea.ships[made.ship].pose, sea.ships[made.target].pose
    reckoned = points_of(sea.charts, made.base + die)
    sums = Message("reckoning", {"rolled": face(sea, die), "modifiers": named(made.modifiers), "total": made.base + die})
    args = told(sea, made) | {"sum": sums, "total": made.base + die, "points": points, "result": reckoned}
    blow = Blow("broadside", made.ship, made.target, not points)
    thrown = sea.thrown("random", die)
    sea.tell(Event("broadside", "BB-8.8", args, ship=made.ship, path=(mine,), at=theirs, blow=blow, beat=SALVO, **thrown))
    if made.crossed and points:
        first, more = made.crossed[0], len(made.crossed) - 1
        way = {"ship": sea.label(first), "target": sea.label(made.target), "more": more}
        sea.tell(Event("in-the-way", "BB-8.10", way, ship=first, beat=SALVO))


class Broadside(Frame[Sea], frozen=True):
    """BB-8.6, BB-8.14 R-GUN The die of a broadside: mishap, points, damage nearest first, risk dice, crew swept by a rake."""

    ship: str
    target: str
    aim: Aim
    halved: int = 0
    again: bool = False
    """BB-8.2 The second of two; it falls away where it is no longer open."""

    def shot(self, sea: Sea) -> Shot:
        """BB-8.14 As it was declared: nothing has happened since but the first of two."""
        return shot(sea, self.ship, self.target, self.aim, self.halved, self.again)

    def ask(self, sea: Sea) -> Roll | None:
        if self.again and not self._open(sea):
            return None
        made = self.shot(sea)
        args = told(sea, made) | {"modifiers": named(made.modifiers)}
        return for_ship(sea, "roll-gun", "BB-8.6", self.ship, **args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        made = self.shot(sea)
        points = result(sea.charts, made, die)
        tell_broadside(sea, made, die, points)
        supports(sea, made)
        attack(sea, self.ship, self.target)
        sea.change(self.ship, fired_once=True)
        mishap = (Mishap(self.ship),) if die in sea.charts.mishap.on else ()
        sea.then(*mishap, *_effects(sea, made, points))

    def _open(self, sea: Sea) -> bool:
        """BB-8.2 Whether the ship still may, and the target is still there; whom it may answer was settled before."""
        mine, theirs = sea.ships[self.ship], sea.ships[self.target]
        ready = ready_bar(sea, self.ship) is None and mine.bordee_now >= 1
        return ready and not theirs.gone and sea.enemies(self.ship, self.target)


def supports(sea: Sea, made: Shot) -> None:
    """BB-12.6 A shot at a grappled enemy from a ship with no link to it counts in the boarding."""
    links = sea.links_of(made.target)
    if any(link.kind == "grappled" for link in links) and not any(link.joins(made.ship) for link in links):
        sea.change(made.target, support=sea.ships[made.target].support + 1)
        args = {"ship": sea.label(made.ship), "target": sea.label(made.target)}
        sea.tell(Event("support", "BB-12.6", args, ship=made.ship, beat=SALVO))


def _effects(sea: Sea, made: Shot, points: int) -> Iterable[Frame[Sea]]:
    """BB-8.10, BB-8.11, BB-8.13 Whom the points strike, nearest first; risk dice; a rake at point-blank."""
    part = Hull if made.aim == "hull" else Masts
    struck = (*made.crossed, made.target)
    for place, name in enumerate(struck):
        if share := points if place == 0 else points // 2:
            yield part(name, share, beat=SALVO)
    for _ in range(risk_dice(sea.charts, points)):
        yield Risk(struck[0], made.ship)
    if made.rake and made.band == "point_blank":
        yield CrewLost(made.target, 1, "BB-8.11")


class Mishap(Frame[Sea], frozen=True):
    """BB-8.7 R-MISHAP A gun may burst."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        return for_ship(sea, "roll-mishap", "BB-8.7", self.ship, worst=max(sea.charts.mishap.bursts_on))

    def take(self, sea: Sea, die: int) -> None:
        bursts = die in sea.charts.mishap.bursts_on
        args = {"ship": sea.label(self.ship), "bursts": int(bursts)}
        sea.tell(Event("mishap", "BB-8.7", args, ship=self.ship, idle=not bursts, **sea.thrown("random", die)))
        if bursts:
            blow = Blow("", on=self.ship, loss={self.ship: 1})
            sea.tell(Event("gun-bursts", "BB-8.7", {"ship": sea.label(self.ship)}, ship=self.ship, blow=blow))
            sea.change(self.ship, bordee=max(0, sea.ships[self.ship].bordee - 1))
            sea.then(Burst(self.ship))


class Burst(Frame[Sea], frozen=True):
    """BB-8.7 R-BURST The burst gun may set the ship on fire."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        return for_ship(sea, "roll-burst", "BB-8.7", self.ship, worst=max(sea.charts.mishap.fire_on))

    def take(self, sea: Sea, die: int) -> None:
        burns = die in sea.charts.mishap.fire_on
        args = {"ship": sea.label(self.ship), "burns": int(burns)}
        sea.tell(Event("burst", "BB-8.7", args, ship=self.ship, idle=not burns, **sea.thrown("random", die)))
        if burns:
            sea.then(FireBreaksOut(self.ship))


class PointBlank(Frame[Sea], frozen=True):
    """BB-8.12 R-PB The point-blank die, carronades and musketry; halved by nothing."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.ship].gone or sea.ships[self.target].gone or not sea.enemies(self.ship, self.target):
            return None
        args = {"target": sea.label(self.target)}
        return for_ship(sea, "roll-point-blank", "BB-8.12", self.ship, "point-blank", **args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        shown = shows(sea, "point-blank", die)
        theirs = sea.ships[self.target]
        attack(sea, self.ship, self.target)
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "face": shown}
        lost = {self.target: 1} if shown == "captain" or (shown == "crew" and theirs.abordage) else {}
        blow = Blow("grape", self.ship, self.target, shown == "none", lost)
        sea.tell(Event("point-blank", "BB-8.12", args, ship=self.ship, blow=blow, **sea.thrown("point-blank", die)))
        if shown == "captain":  # BB-10.11
            sea.change(self.target, captains=theirs.captains + 1)
        elif shown == "crew":
            sea.change(self.target, abordage=max(0, theirs.abordage - 1))
        elif shown == "masts2":
            sea.then(Masts(self.target, 2))
