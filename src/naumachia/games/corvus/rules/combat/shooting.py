"""CV-3 Shooting: targets chosen in secret, all dice by the state at the start of the phase, all casualties together."""

from __future__ import annotations

from collections import Counter

from naumachia.kernel import Answer, Blow, Event, Frame, Line, Message, Pick, Refusal, Roll, Sealed
from naumachia.kernel.positions.two_sides import Sheet

from ...charts import Arm
from ...hulls import in_range
from ...pieces import Hit, Ship
from ...state import Sea
from ..rolls import Trial, between, counted

HOLD = "hold"


def arm_of(sea: Sea, line: str) -> Arm:
    """CV-3.4 What shoots on a line of the sheet."""
    return sea.charts.shooting.catapult if "/" in line else sea.charts.shooting.archer


def shooter(line: str) -> tuple[str, int]:
    """The ship of a line, and the place of its catapult; -1 for its archers."""
    ship, _, number = line.partition("/")
    return ship, int(number) - 1 if number else -1


def lines_of(ship: Ship) -> list[str]:
    """CV-3.3, CV-3.8 The shooters of a ship: all its archers, then each catapult."""
    return [*([ship.id] if ship.archers else []), *(f"{ship.id}/{place + 1}" for place in ship.engines)]


def shoot_bar(sea: Sea, line: str, target: str) -> Refusal | None:
    """CV-3.1, CV-3.2 Why a shooter cannot shoot at a ship; nothing blocks the way, and every direction is open (CV-R23)."""
    name, _ = shooter(line)
    theirs = sea.ships.get(target)
    args = {"ship": sea.label(name), "target": sea.setting.labels.get(target, target), "engine": int("/" in line)}
    if theirs is None or theirs.gone:
        return Refusal("CV-3.1", "no-such-ship", {"name": target})
    if theirs.side == sea.ships[name].side:
        return Refusal("CV-3.1", "no-friend", args)
    if line not in lines_of(sea.ships[name]):
        return Refusal("CV-3.3", "no-shooter", args)
    arm = arm_of(sea, line)
    if not in_range(sea, name, target, arm.least, arm.most):
        return Refusal("CV-3.2", "no-range", args | {"least": arm.least // 10_000, "most": arm.most // 10_000})
    return None


def targets_of(sea: Sea, line: str) -> tuple[str, ...]:
    """CV-3.2 The enemies in range of a shooter."""
    name, _ = shooter(line)
    return tuple(foe.id for foe in sea.enemies(name) if shoot_bar(sea, line, foe.id) is None)


def shot_trial(sea: Sea, line: str, target: str) -> Trial:
    """CV-3.4 What hits."""
    rule, (name, place) = sea.charts.shooting, shooter(line)
    worn = place >= 0 and sea.ships[name].catapults[place] < rule.resistance
    modifiers = counted(
        ("target-engaged", sea.engaged(target), rule.target_engaged), ("worn", worn, rule.catapult_damaged)
    )  # fmt: skip
    return Trial(arm_of(sea, line).hits_on, modifiers)


def sheet_bar(sea: Sea, sheet: Sealed) -> Refusal | None:
    """CV-3.1 to CV-3.3 What stands against the first shot of a sheet that is not open."""
    shooters = {line for ship in sea.here for line in lines_of(ship)}
    shots = ((line, target) for line, target in sheet.lines if line in shooters and target != HOLD)
    return next((bar for line, target in shots if (bar := shoot_bar(sea, line, target)) is not None), None)


class Shoot(Sheet[Sea], frozen=True):
    """CV-3.1, CV-3.3 In secret each ship with an enemy in range chooses one target for its archers, one for each catapult."""

    key = "ask-shoot"
    rule = "CV-3.3"
    beginning = True

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        found = []
        for ship in sea.fleet(side):
            for line in lines_of(ship):
                if targets := targets_of(sea, line):
                    labels = (Message("aim-hold"), *(aim(sea, line, target) for target in targets))
                    args: dict[str, object] = {"ship": sea.label(ship.id), "points": ship.archers, "engine": int("/" in line)}
                    likely = max(targets, key=lambda target: shot_trial(sea, line, target).chances)
                    found.append(Pick(line, "line-shoot", (HOLD, *targets), args, labels, likely))
        return tuple(found)

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        shots = [
            Volley(line, written[line])
            for side in sea.order_of_sides
            for ship in sea.fleet(side)
            for line in lines_of(ship)
            if written.get(line, HOLD) != HOLD
        ]
        sea.hits = ()
        if shots:
            sea.then(*shots, Casualties())

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """The first shot that is not open."""
        bar = sheet_bar(sea, answer) if isinstance(answer, Sealed) else None
        return bar or super().refuse(sea, answer)


def aim(sea: Sea, line: str, target: str) -> Message:
    """A target in words, with what hits it."""
    return Message("aim-at", {"target": sea.label(target), "chances": shot_trial(sea, line, target).chances})


class Volley(Frame[Sea], frozen=True):
    """CV-3.4, CV-3.8 All hit dice of one shooter: one for each archer point, one for a catapult."""

    line: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        name, place = shooter(self.line)
        count = 1 if place >= 0 else sea.ships[name].archers
        args = between(sea, name, self.target) | shot_trial(sea, self.line, self.target).asked() | {"engine": int(place >= 0)}
        return Roll("roll-shot", sea.ships[name].side, "CV-3.4", count=count, args=args | {"count": count})

    def take(self, sea: Sea, dice: int | tuple[int, ...]) -> None:
        name, place = shooter(self.line)
        thrown = dice if isinstance(dice, tuple) else (dice,)
        trial = shot_trial(sea, self.line, self.target)
        hits = sum(map(trial.succeeds, thrown))
        args = between(sea, name, self.target) | trial.asked() | {"engine": int(place >= 0), "hits": hits, "dice": len(thrown)}
        blow = Blow("shot", name, self.target, not hits)
        sea.tell(Event("shot", "CV-3.4", args, ship=name, dice=thrown, blow=blow, beat=1, idle=not hits))
        if hits:
            sea.then(Locations(self.line, self.target, hits))


class Locations(Frame[Sea], frozen=True):
    """CV-3.5 One die for each hit: where it strikes."""

    line: str
    target: str
    hits: int

    def ask(self, sea: Sea) -> Roll:
        name, _ = shooter(self.line)
        args = between(sea, name, self.target) | {"hits": self.hits}
        return Roll("roll-location", sea.ships[name].side, "CV-3.5", count=self.hits, args=args)

    def take(self, sea: Sea, dice: int | tuple[int, ...]) -> None:
        rule, (name, _) = sea.charts.shooting, shooter(self.line)
        thrown = dice if isinstance(dice, tuple) else (dice,)
        points = arm_of(sea, self.line).destroys
        struck = [Hit(name, self.target, rule.location[die - 1], points) for die in thrown]
        sea.hits = (*sea.hits, *struck)
        fell = Counter(hit.location for hit in struck)
        where = tuple(Message(f"location-{one}", {"count": count}) for one, count in fell.items())
        args = between(sea, name, self.target) | {"hits": len(struck), "where": where}
        sea.tell(Event("located", "CV-3.5", args, ship=name, dice=thrown, beat=1))


class Casualties(Frame[Sea], frozen=True):
    """CV-3.5 to CV-3.8 All casualties at once, in the order of the dice."""

    def take(self, sea: Sea, _: None) -> None:
        before, vain = sea.ships, dict[str, dict[str, None]]()
        for hit in sea.hits:
            old = sea.ships[hit.target]
            if sea.change(hit.target, **suffered(sea, old, hit)) == old:
                vain.setdefault(hit.target, {})[hit.location] = None
        for name in dict.fromkeys(hit.target for hit in sea.hits):
            lost = losses_between(before[name], sea.ships[name])
            total = sum(lost.values())
            blow = Blow("", on=name, loss={name: total}) if total else None
            what = tuple(Message(f"casualty-{kind}", {"points": points}) for kind, points in lost.items() if points)
            missing = tuple(Message(f"missing-{kind}") for kind in vain.get(name, ()))
            args = {"ship": sea.label(name), "total": total, "what": what, "missing": missing, **lost}
            sea.tell(Event("casualties", "CV-3.8", args, ship=name, blow=blow, beat=2, idle=not total))
        sea.hits = ()


def losses_between(old: Ship, new: Ship) -> dict[str, int]:
    """Return the losses of a ship by kind."""
    return {
        "marines": max(0, old.marines - new.marines),
        "archers": max(0, old.archers - new.archers),
        "engines": max(0, sum(old.catapults) - sum(new.catapults)),
        "rowers": max(0, new.rowers - old.rowers),
    }


def suffered(sea: Sea, ship: Ship, hit: Hit) -> dict[str, object]:
    """CV-3.5 What one hit does: no such unit left, and it is lost; more points than there are, and the rest is lost."""
    if hit.location == "marines":
        return {"marines": max(0, ship.marines - hit.points)}
    if hit.location == "archers":
        return {"archers": max(0, ship.archers - hit.points)}
    if hit.location == "rowers":  # CV-3.7
        card = sea.kind(ship.id)
        return {} if card.cataphract else {"rowers": min(card.rowers, ship.rowers + hit.points)}
    whole = sea.charts.shooting.resistance
    left = [place for place in ship.engines if ship.catapults[place] < whole] or list(ship.engines)
    if not left:
        return {}
    place = left[0]  # CV-3.6
    engines = list(ship.catapults)
    engines[place] = max(0, engines[place] - hit.points)
    return {"catapults": tuple(engines)}
