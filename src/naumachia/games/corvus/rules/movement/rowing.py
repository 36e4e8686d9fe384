"""Execution of a plan, millimetre by millimetre and degree by degree (CV-G8, CV-2.22, CV-2.23).

It goes on until oars may be broken, until contact, or to its end, and goes on again after oars were attempted.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.plane import Base, Pose, advance, corners_overlap, sweep_leg, sweep_turn, turned
from naumachia.kernel import Act, Acts, Band, Choose, Event, Frame, Leg, Refusal, ShipDecides, always, nothing
from naumachia.kernel.shown.picture import Option

from ...hulls import aligned, alongside, first_alongside
from ...pieces import Bank, Run
from ...state import MM, Sea
from ..combat.harm import leave
from ..combat.oars import MayShear, exposed, glance_bar
from ..rolls import between
from .courses import RULES


def others_of(sea: Sea, ship: str) -> tuple[list[str], list[Base]]:
    """Every other ship on the table, and its base."""
    bases = sea.bases
    names = [name for name in bases if name != ship]
    return names, [bases[name] for name in names]


def glide(sea: Sea, run: Run) -> tuple[Run, Pose]:
    """One leg of a plan, or the rest of it, as far as it goes before contact or the first alongside (CV-2.18)."""
    kind, amount = run.plan[run.leg]
    names, others = others_of(sea, run.ship)
    hull = sea.setting.hulls[run.ship]
    start = Pose(*run.start)
    if kind == "turn":
        stop = sweep_turn(Base(start, hull), amount, others, corners_overlap)
        degrees = abs(amount) if stop is None else stop.step - 1
        here = turned(start, degrees if amount > 0 else -degrees)
        run = replace(run, turned=run.turned + degrees, straight=0)
        if stop is not None:
            return _blocked(run, tuple(names[number] for number in stop.by), False), here
        return replace(run, leg=run.leg + 1, done=0, start=tuple(here)), here
    sign, made = (1 if kind == "go" else -1), run.done
    stop = sweep_leg(Base(start, hull), sign * amount, others, MM, overlap=corners_overlap, made=made)
    last = amount if stop is None else stop.step - 1
    met = passing(sea, run, last) if kind == "go" else (last, ())
    last, targets = met
    here = advance(start, sign * last, MM)
    if kind == "go":
        run = replace(run, moved=run.moved + last - made, straight=run.straight + last - made)
    else:
        run = replace(run, backed=run.backed + last - made)
    run = replace(run, done=last, passed=(*run.passed, *targets))
    if targets:
        return run, here
    if stop is not None:
        return _blocked(run, tuple(names[number] for number in stop.by), kind == "go"), here
    return replace(run, leg=run.leg + 1, done=0, start=tuple(here)), here


def _blocked(run: Run, blockers: tuple[str, ...], bow: bool) -> Run:
    """CV-G8 Contact ends the movement."""
    return replace(run, blockers=blockers, bow=bow, leg=len(run.plan), done=0)


def passing(sea: Sea, run: Run, last: int) -> tuple[int, tuple[str, ...]]:
    """CV-2.18a The first millimetre up to the last one at which enemies are newly alongside, and who; else that last one."""
    start = Base(Pose(*run.start), sea.setting.hulls[run.ship])
    best, found = last, list[str]()
    for foe in sea.enemies(run.ship):
        if foe.id in run.passed or foe.id in run.sheared or len(foe.banks) == 2:
            continue
        made = run.done
        while (step := first_alongside(sea, start, made, best, sea.bases[foe.id])) is not None:
            bank = alongside(sea, Base(advance(start.pose, step, MM), start.hull), sea.bases[foe.id])
            if bank not in foe.banks:
                found = [*found, foe.id] if step == best and found else [foe.id]
                best = step
                break
            made = step  # a broken bank is not offered, and uses up no offer
    return best, tuple(found)


class Row(Frame[Sea], frozen=True):
    """CV-G8 The plan, from where it stands: to a target alongside, to contact, or to its end."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        run, here = sea.run, sea.ships[self.ship].pose
        assert run is not None
        path, offered = [here], len(run.passed)
        while not run.over and len(run.passed) == offered:
            run, here = glide(sea, run)
            path += [here] if here != path[-1] else []
        sea.run = run
        tell_moved(sea, self.ship, path)
        if targets := run.passed[offered:]:
            sea.then(MayShear(self.ship, targets, "passing"), GoOn(self.ship, len(run.sheared)), Row(self.ship))
        elif run.bow:
            sea.then(Contact(self.ship))
        else:
            sea.then(EndOfMovement(self.ship))


def tell_moved(sea: Sea, ship: str, path: list[Pose]) -> None:
    """A ship has gone somewhere."""
    here, run = path[-1], sea.run
    sea.change(ship, x=here.x, y=here.y, h=here.h)
    assert run is not None
    rule, way = RULES[run.order], run.moved + run.backed
    args = {"ship": sea.label(ship), "order": run.order, "moved": way, "turned": run.turned}
    args |= {"again": int(bool(run.sheared))}  # it went on after an attempt on oars: the numbers are those of the whole way
    told = tuple((pose.x, pose.y, pose.h) for pose in path)
    if len(path) > 1:
        sea.tell(Event("moved", rule, args, ship=ship, path=told))
    elif not (way or run.turned or run.passed):
        sea.tell(Event("not-moved", rule, args, ship=ship, idle=True))
    side = sea.ships[ship].side
    for key, friend in (("contact", False), ("fouled", True)):
        if met := tuple(sea.label(name) for name in run.blockers if (sea.ships[name].side == side) is friend):
            sea.tell(Event(key, "CV-G8", {"ship": sea.label(ship), "blockers": met, "bow": int(run.bow)}, ship=ship))


def halt(sea: Sea, ship: str, _: str = "") -> None:
    """CV-2.22, CV-R35 The movement ends here, under every order."""
    assert sea.run is not None
    sea.run = replace(sea.run, leg=len(sea.run.plan), done=0)


class GoOn(ShipDecides[Sea], frozen=True):
    """CV-2.22 After an attempt in passing: the rest of the plan, all of it or nothing; without one it just goes on."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("CV-2.22", "no-such-choice"),
        Act("on", "CV-2.22", always, nothing, words="on"),
        Act("halt", "CV-2.22", always, halt, ends=True),
    )
    before: int
    """Attempts made before this place."""

    def ask(self, sea: Sea) -> Choose | None:
        run = sea.run
        assert run is not None
        last = run.leg == len(run.plan) - 1 and run.done == run.plan[run.leg][1]
        if len(run.sheared) == self.before or last:
            return None
        ship = sea.ships[self.ship]
        return sea.choose("ask-go-on", ship.side, "CV-2.22", ("on", "halt"), ship=sea.label(self.ship))


class Contact(Frame[Sea], frozen=True):
    """CV-2.18b At a bow contact the oars of a glancing blocker may be broken; where a ram is possible too it is one of both."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        run = sea.run
        assert run is not None
        targets = tuple(name for name in run.blockers if glance_bar(sea, self.ship, name) is None)
        if not targets:
            sea.then(EndOfMovement(self.ship))
            return
        banks = tuple(exposed(sea, self.ship, name, "glancing") or "port" for name in targets)
        sea.run = replace(run, glanced=(*run.glanced, *targets))
        sea.then(MayShear(self.ship, targets, "glancing"), Align(self.ship, len(run.sheared), targets, banks))


class Align(Frame[Sea], frozen=True):
    """CV-2.23 After a glancing attempt the ship is laid parallel, and may go on straight for the rest of its allowance."""

    ship: str
    before: int
    targets: tuple[str, ...]
    banks: tuple[Bank, ...]

    def take(self, sea: Sea, _: None) -> None:
        run = sea.run
        assert run is not None
        if len(run.sheared) == self.before:
            sea.then(EndOfMovement(self.ship))
            return
        target = run.sheared[-1]
        mine, theirs = sea.bases[self.ship], sea.bases[target]
        bank = self.banks[self.targets.index(target)]
        place = Base(aligned(mine, theirs, bank, sea.charts.geometry.align_gap), mine.hull)
        names, others = others_of(sea, self.ship)
        room = not any(corners_overlap(place, base) for name, base in zip(names, others, strict=True) if name != target)
        args = between(sea, self.ship, target)
        if not room:
            sea.tell(Event("not-aligned", "CV-2.23", args, ship=self.ship, idle=True))
            sea.then(EndOfMovement(self.ship))
            return
        here = place.pose
        sea.change(self.ship, x=here.x, y=here.y, h=here.h)
        sea.tell(Event("aligned", "CV-2.23", args, ship=self.ship, path=(tuple(mine.pose), tuple(here))))
        sea.run = replace(run, blockers=(), bow=False)
        sea.then(Straight(self.ship))


def straight_asked(sea: Sea, ship: str) -> Leg | None:
    """CV-2.23 How far straight on; nothing where the allowance is used up."""
    run, here = sea.run, sea.ships[ship]
    assert run is not None
    left = run.allowance - run.moved
    if left < 1:
        return None
    return Leg(
        "ask-straight",
        here.side,
        "CV-2.23",
        ship=ship,
        bands=(Band(0, 0, 1, left),),
        path=(here.pose,),
        args={"ship": sea.label(ship), "left": left},
        answers=("halt",),
        asides=sea.ASIDES,
    )


class Straight(Frame[Sea], frozen=True):
    """CV-2.23 Straight on, as a new leg, for what is left of the allowance; no more pivots, no ram."""

    ends = ("halt",)

    ship: str

    def ask(self, sea: Sea) -> Leg | None:
        return straight_asked(sea, self.ship)

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        run = sea.run
        assert run is not None
        if not isinstance(answer, tuple):
            sea.then(EndOfMovement(self.ship))
            return
        plan = (*run.plan, ("go", answer[0]))
        sea.run = replace(run, plan=plan, leg=len(run.plan), done=0, start=tuple(sea.ships[self.ship].pose))
        sea.then(Row(self.ship))

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, f"do-{answer}", "CV-2.23", ship=self.ship)


class EndOfMovement(Frame[Sea], frozen=True):
    """CV-G12 A ship off the table has fled, before any action or test; S5 on the shore it is wrecked."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        leave(sea, self.ship)
