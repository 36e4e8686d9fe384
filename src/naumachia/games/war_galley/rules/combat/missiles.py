"""Missiles: shots and what comes of them, exchanges of fire, reaction fire, incendiaries (WG-8.4, WG-8.5)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, Roll, always, nothing
from naumachia.kernel.shown.picture import Option

from ...charts import missile_column, missile_result
from ...comfort.standing_orders import replying
from ...hulls import neighbours
from ...state import Sea, apart
from ..rolls import reckoning
from .aim import FLAME, best_mode, fire_modes, fire_modifiers, may_hit, reply_modes, volley
from .harm import ignite, reduce

HOLD = "hold"


def reply_option(sea: Sea, window: FireBack, answer: str) -> Option:
    """How an answering shot, or holding it, is shown."""
    answer = answer or HOLD
    ship, foe = window.duel
    args: dict[str, object] = {"target": sea.label(foe)}
    return Option(answer, f"do-reply-{answer}", "WG-8.42", args, ship=ship, target=foe, risky=answer != HOLD)


class FireBack(Deciding[Sea], frozen=True):
    """WG-8.42 A ship that is attacked may shoot at its attacker, once an activation: by its orders, or when asked."""

    acts: ClassVar[Acts[Sea, FireBack]] = Acts(
        Refusal("WG-8.42", "not-offered"),
        Act("reply", "WG-8.42", lambda sea, window: window.modes(sea), lambda sea, window, mode: window.fire(sea, mode),
            reply_option, form=f"ordinary|{FLAME}"),
        Act(HOLD, "WG-8.42", always, lambda sea, window, _: window.hold(sea), reply_option, passes=True),
    )  # fmt: skip

    @property
    def duel(self) -> tuple[str, str]:
        """Return the ship that shoots back, and its target."""
        raise NotImplementedError

    def modes(self, sea: Sea) -> tuple[str, ...]:
        """With what."""
        return reply_modes(sea, *self.duel)

    def fire(self, sea: Sea, mode: str) -> None:
        """Shoot, or with no mode do not."""
        raise NotImplementedError

    def hold(self, sea: Sea) -> None:
        """Tell of the shot that might have been."""
        ship, foe = self.duel
        args: dict[str, object] = {"ship": sea.label(ship), "foe": sea.label(foe)}
        sea.tell(Event("reply-held", "WG-8.42", args, ship=ship, side=sea.ships[ship].side, idle=True))
        self.fire(sea, "")

    def ask(self, sea: Sea) -> Choose | None:
        ship, foe = self.duel
        if replying(sea, sea.ships[ship]) != "ask":
            return None
        offer = self.acts.offer(sea, self)
        if "reply" not in offer:
            return None
        args: dict[str, object] = {"ship": sea.label(ship), "foe": sea.label(foe)}
        return sea.choose("ask-reply", sea.owner(sea.ships[ship]), "WG-8.42", self.acts.moves(offer), args, orders=True)

    def skip(self, sea: Sea) -> None:
        always_fires = replying(sea, sea.ships[self.duel[0]]) == "always"
        self.fire(sea, best_mode(sea, *self.duel, self.modes(sea)) if always_fires else "")


class Reply(FireBack, frozen=True):
    """WG-8.42 Window RF: a ship about to be rammed, raked or grappled may first shoot at its attacker."""

    ship: str
    foe: str

    @property
    def duel(self) -> tuple[str, str]:
        return self.ship, self.foe

    def modes(self, sea: Sea) -> tuple[str, ...]:
        """WG-R58 A ship that has slipped away is attacked no more; if it is shot at, it answers all the same (`Exchange`)."""
        if sea.move is not None and self.ship in sea.move.safe:
            return ()
        return super().modes(sea)

    def fire(self, sea: Sea, mode: str) -> None:
        if mode:
            sea.mark(replied=(*sea.activation.replied, self.ship) if sea.activation else ())
            sea.then(Shoot(self.ship, self.foe, sea.ships[self.ship].marines, mode == FLAME))


class Exchange(FireBack, frozen=True):
    """WG-8.42 The target of a shot may answer it, and both count together (WG-8.63)."""

    ship: str
    target: str
    marines: int
    flame: bool

    @property
    def duel(self) -> tuple[str, str]:
        return self.target, self.ship

    def fire(self, sea: Sea, mode: str) -> None:
        if mode and sea.activation is not None:
            sea.mark(replied=(*sea.activation.replied, self.target))
        sea.attack()
        sea.then(Shoot(self.ship, self.target, self.marines, self.flame, mode))


class Shoot(Frame[Sea], frozen=True):
    """WG-8.44 One die in the column of the M used, with modifiers. A reply is rolled before either result counts."""

    ship: str
    target: str
    marines: int
    flame: bool
    back: str = ""

    def ask(self, sea: Sea) -> Roll:
        return shot_roll(sea, self.ship, self.target, self.marines)

    def take(self, sea: Sea, die: int) -> None:
        if self.back:
            sea.then(ShootBack(self.ship, self.target, self.marines, self.flame, self.back, die))
        else:
            land_shots(sea, [(self.ship, self.target, self.marines, self.flame, die)])


class ShootBack(Frame[Sea], frozen=True):
    """WG-8.42 The answering shot; WG-8.63 both results then apply together."""

    ship: str
    target: str
    marines: int
    flame: bool
    back: str
    first: int

    def ask(self, sea: Sea) -> Roll:
        return shot_roll(sea, self.target, self.ship, sea.ships[self.target].marines)

    def take(self, sea: Sea, die: int) -> None:
        reply = (self.target, self.ship, sea.ships[self.target].marines, self.back == FLAME, die)
        land_shots(sea, [(self.ship, self.target, self.marines, self.flame, self.first), reply])


class Ignite(Frame[Sea], frozen=True):
    """WG-8.51 An incendiary that struck home: 4 to 6 sets the target on fire."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.target].on_fire:
            return None
        needs = sea.setting.charts.ignition.incendiary_min
        args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs}
        return Roll("roll-ignite", sea.ships[self.ship].side, "WG-8.51", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        needs = sea.setting.charts.ignition.incendiary_min
        args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs, "rolled": die}
        lit = die >= needs
        blow = Blow("flame", self.ship, self.target, missed=not lit)
        sea.tell(Event("ignites" if lit else "fizzles", "WG-8.51", args, ship=self.target, dice=(die,), blow=blow))
        if lit:
            ignite(sea, self.target)


class Volley(Deciding[Sea], frozen=True):
    """WG-8.43 What is left of a split volley goes at other targets, or is held."""

    acts: ClassVar[Acts[Sea, Volley]] = Acts(
        Refusal("WG-8.43", "not-offered"),
        Act("fire", "WG-8.43", lambda sea, rest: rest.targets(sea), lambda sea, rest, what: rest.shoot(sea, what),
            lambda sea, rest, what: fire_option(sea, rest.ship, what)),
        Act(HOLD, "WG-8.43", always, nothing, words="hold-fire", passes=True),
    )  # fmt: skip

    ship: str
    left: int
    shot: tuple[str, ...]

    def targets(self, sea: Sea) -> tuple[str, ...]:
        """Return the targets of the remaining marines."""
        ship = sea.ships[self.ship]
        return volley(sea, ship, min(self.left, ship.marines), self.shot)

    def shoot(self, sea: Sea, what: str) -> None:
        """And there it goes."""
        open_fire(sea, self.ship, what, self.left, self.shot)

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        if "fire" not in offer:
            return None
        args: dict[str, object] = {"ship": sea.label(self.ship), "left": self.left}
        return sea.choose("ask-volley", sea.owner(sea.ships[self.ship]), "WG-8.43", self.acts.moves(offer), args)


def fire(sea: Sea, ship: str, what: str) -> None:
    """WG-8.42 With all the M there is, or a part of it."""
    open_fire(sea, ship, what, sea.ships[ship].marines)


def open_fire(sea: Sea, ship: str, what: str, left: int, shot: tuple[str, ...] = ()) -> None:
    """Read `T`, `T:2`, `T:flame` or `T:2:flame` and shoot; a part of the M leaves the rest for a volley."""
    target, *rest = what.split(":")
    numbers = [int(part) for part in rest if part.isdecimal()]
    used = numbers[0] if numbers else left
    sea.change(ship, fired=True)
    following = (Volley(ship, left - used, (*shot, target)),) if used < left else ()
    sea.then(Exchange(ship, target, used, FLAME in rest), *following)


def shot_roll(sea: Sea, ship: str, target: str, marines: int) -> Roll:
    """The die of a shot, and what it needs."""
    shooter, mark = sea.ships[ship], sea.ships[target]
    total = sum(value for _, value in fire_modifiers(sea, shooter, mark))
    needs = missile_column(sea.setting.charts, marines).reduction
    args: dict[str, object] = {
        "ship": sea.label(ship),
        "target": sea.label(target),
        "needs": needs,
        "modifier": total,
        "marines": marines,
    }
    return Roll("roll-fire", shooter.side, "WG-8.44", args=args)


def land_shots(sea: Sea, shots: list[tuple[str, str, int, bool, int]]) -> None:
    """WG-8.45 Nothing, a Reduction, or a Reduction and perhaps fire; WG-8.63 all of them together."""
    hits, fires = [], []
    for ship, target, marines, flame, die in shots:
        modifiers = fire_modifiers(sea, sea.ships[ship], sea.ships[target])
        total = die + sum(value for _, value in modifiers)
        column = missile_column(sea.setting.charts, marines)
        result = missile_result(sea.setting.charts, marines, total)
        args: dict[str, object] = {
            "ship": sea.label(ship),
            "target": sea.label(target),
            "marines": marines,
            "rolled": die,
            "sum": reckoning(die, modifiers),
            "total": total,
            "needs": column.reduction,
        }
        missed = result == "none"
        blow = Blow("flame" if flame else "shot", ship, target, missed=missed)
        sea.tell(Event("shot-missed" if missed else "shot-hit", "WG-8.44", args, ship=target, dice=(die,), beat=1, blow=blow))
        if result != "none":
            hits.append(target)
        if result == "D/F" and flame:
            fires.append(Ignite(ship, target))
    reduce(sea, *hits)
    sea.then(*fires)


def fire_option(sea: Sea, ship: str, what: str) -> Option:
    """How a shot is shown."""
    target, *rest = what.split(":")
    parts = [int(part) for part in rest if part.isdecimal()]
    args: dict[str, object] = {"target": sea.label(target), "marines": parts[0] if parts else sea.ships[ship].marines}
    key = ("do-fire-flame" if FLAME in rest else "do-fire") + ("-part" if parts else "")
    return Option(f"fire:{what}", key, "WG-8.52" if FLAME in rest else "WG-8.41", args, ship=ship, target=target, risky=True)


def fire_refusal(sea: Sea, name: str, what: str) -> Refusal | None:
    """Return why a ship may not shoot at another, in anybody's activation; None if it may."""
    target = what.partition(":")[0]
    if target not in sea.ships:
        return None
    ship, mark = sea.ships[name], sea.ships[target]
    args: dict[str, object] = {"ship": sea.label(name), "target": sea.label(target)}
    if ship.side == mark.side:
        return Refusal("WG-8.41", "no-fire-friend", args)
    if ship.fired:
        return Refusal("WG-8.42", "no-fire-twice", args)
    if ship.deserter:
        return Refusal("WG-8.41", "no-deserter", args)
    if apart(ship, mark) > 2:
        return Refusal("WG-8.41", "no-fire-range", args)
    if ship.rammed and target not in ship.rammed_by:
        return Refusal("WG-7.16", "no-fire-rammed", args)
    if not fire_modes(sea, ship, mark):
        near = any(at in mark.hexes for at in ship.around())
        blocked = not near and any(there in mark.hexes for at in ship.flanks() for there in neighbours(at))
        return Refusal("WG-8.46", "no-fire-blocked", args) if blocked else Refusal("WG-8.41", "no-fire-arc", args)
    if not may_hit(sea, ship, mark, ship.marines):
        return Refusal("WG-8.44", "no-fire-hope", args)
    return None
