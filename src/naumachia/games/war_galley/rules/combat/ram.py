"""Ramming: who may, the odds, collision, withdrawal and fouling (WG-7.1), fire pots (WG-8.53)."""

from __future__ import annotations

from typing import Literal

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Blow, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...charts import fouls, ram_needs, reaches
from ...hulls import D, pose
from ...show.zones import whereabouts
from ...state import Sea, Ship
from ..movement.evasion import MayEvade
from ..rolls import Modifiers, Trial, between
from .harm import collide, foul, half_speed, ignite, meet, ram_home, slow
from .missiles import Reply

Kind = Literal["ram", "strike", "reaction"]


def declare_ram(sea: Sea, ship: str, target: str) -> None:
    """WG-7.12 Part of movement and free: the target may slip away (V2) and shoot (RF), pots may fly, then the dice."""
    assert sea.move is not None
    sea.attack()
    window = () if target in sea.move.asked else (MayEvade(target, ship, "ram"),)
    sea.then(
        *window, Reply(target, ship), MayThrowPots(ship, target), Ram(ship, target, "ram", speed_bonus(sea, sea.ships[ship]))
    )


class MayThrowPots(Frame[Sea], frozen=True):
    """WG-8.53 Fire pots, where the scenario gives them, may be thrown before the ram is rolled."""

    passes = ("keep",)

    ship: str
    target: str

    def ask(self, sea: Sea) -> Choose | None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        if not sea.card(ship).fire_pots or target.on_fire or sea.move is None or self.target in sea.move.safe:
            return None
        return sea.choose("ask-pots", sea.owner(ship), "WG-8.53", ("throw", "keep"), {"target": sea.label(self.target)})

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer == "throw":
            sea.then(Pots(self.ship, self.target))

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, f"do-pots-{answer}", "WG-8.53", ship=self.ship, target=self.target, risky=answer == "throw")


class Pots(Frame[Sea], frozen=True):
    """WG-8.53 5 or 6 sets the target on fire, whatever the ram does."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        needs = sea.setting.charts.ignition.fire_pot_min
        args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs}
        return Roll("roll-pots", sea.ships[self.ship].side, "WG-8.53", args=args)

    def take(self, sea: Sea, die: int) -> None:
        needs = sea.setting.charts.ignition.fire_pot_min
        args: dict[str, object] = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": needs, "rolled": die}
        hit = die >= needs
        blow = Blow("flame", self.ship, self.target, missed=not hit)
        sea.tell(Event("pots-burn" if hit else "pots-miss", "WG-8.53", args, ship=self.target, dice=(die,), blow=blow))
        if hit:
            ignite(sea, self.target)


class Ram(Frame[Sea], frozen=True):
    """WG-7.14 2d6 and modifiers against the table. WG-7.16 Missed if the target has evaded, else Rammed or a Collision."""

    ship: str
    target: str
    kind: Kind
    speed: int
    failed_rake: bool = False

    def ask(self, sea: Sea) -> Roll | None:
        if sea.move is None or (self.target in sea.move.safe and self.kind != "reaction"):
            return None
        args = between(sea, self.ship, self.target) | self._trial(sea).asked()
        return Roll("roll-ram", sea.ships[self.ship].side, "WG-7.14", count=2, args=args)

    def _trial(self, sea: Sea) -> Trial:
        return ram_trial(sea, sea.ships[self.ship], sea.ships[self.target], self.speed, self.failed_rake)

    def take(self, sea: Sea, dice: tuple[int, int] | None) -> None:
        args = between(sea, self.ship, self.target)
        if dice is None:
            sea.tell(Event("ram-missed", "WG-7.16", args, ship=self.ship, blow=Blow("ram", self.ship, self.target, missed=True)))
            return
        args |= {"attack": attack_value(sea, sea.ships[self.ship]), "defence": sea.card(sea.ships[self.target]).defence}
        args |= (trial := self._trial(sea)).told(sum(dice)) | {"kind": self.kind}
        hit = reaches(trial.total(sum(dice)), trial.needs)
        blow = Blow("ram" if hit else "collision", self.ship, self.target)
        sea.tell(Event("rammed" if hit else "collision", "WG-7.16", args, ship=self.target, dice=dice, blow=blow))
        sea.change(self.ship, ram_tried=True)
        if hit:
            ram_home(sea, self.target, self.ship)
            part(sea, self.ship, self.target, sum(dice))
        else:
            (reaction_fails if self.kind == "reaction" else collision)(sea, self.ship, self.target)
        if self.kind != "reaction":
            sea.note(over=True)


def collision(sea: Sea, ship: str, target: str) -> None:
    """WG-7.16 Both lose way, and the rammer half its speed; it grapples nobody now."""
    collide(sea, ship)
    collide(sea, target)
    half_speed(sea, ship)
    sea.change(ship, no_grapple=True)


class Withdraw(Frame[Sea], frozen=True):
    """WG-7.16 A rammer that got free may back one hex straight, if there is room; otherwise it stays, free."""

    passes = ("stay",)

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        room = ship.at("STERN")
        if not sea.vacant(room) or ship.held or (self._active(sea) and sea.shuns(ship.side, room)):
            return None
        return sea.choose("ask-withdraw", sea.owner(ship), "WG-7.16", ("back", "stay"), {"ship": sea.label(self.ship)})

    def _active(self, sea: Sea) -> bool:
        return sea.move is not None and sea.move.ship == self.ship

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer != "back":
            return
        ship = sea.ships[self.ship]
        bow = withdrawn(ship)
        path = ((ship.bow, ship.facing), (bow, ship.facing))
        sea.tell(Event("withdrew", "WG-7.16", {"ship": sea.label(self.ship)}, ship=self.ship, path=path))
        sea.change(self.ship, bow=bow)
        meet(sea, sea.ships[self.ship])
        if self._active(sea):
            sea.note(step="", came=None, asked=())

    def show(self, sea: Sea, answer: str) -> Option:
        ship = sea.ships[self.ship]
        bow = withdrawn(ship) if answer == "back" else ship.bow
        path = pose(ship.length, ship.bow, ship.facing), pose(ship.length, bow, ship.facing)
        return Option(answer, f"do-withdraw-{answer}", "WG-7.16", ship=self.ship, path=path, cell=bow)


def withdrawn(ship: Ship) -> Hex:
    """One hex straight back."""
    q, r = D[ship.facing]
    return ship.bow[0] - q, ship.bow[1] - r


def part(sea: Sea, ship: str, target: str, natural: int) -> None:
    """WG-7.16, WG-R49 The natural roll less the crew: 7 or more fouls both, otherwise the rammer is free and at cruise. WG-8.14
    Neither grapples: who wants to board must still do that.
    """
    crew = sea.ships[ship].crew
    stuck = fouls(sea.setting.charts, natural, crew)
    args: dict[str, object] = {
        "ship": sea.label(ship),
        "target": sea.label(target),
        "rolled": natural,
        "crew": crew,
        "total": natural - crew,
        "needs": sea.setting.charts.ram_withdraw.foul_if_natural_minus_crew_at_least,
    }
    sea.tell(Event("fouled" if stuck else "free", "WG-7.16", args, ship=ship))
    if stuck:
        foul(sea, ship, target)
    else:
        slow(sea, ship)
        sea.then(Withdraw(ship))


def reaction_fails(sea: Sea, ship: str, _: str) -> None:
    """WG-6.7 The Collision falls on the reacting ship alone; the mover spends 1 more MP, and its later attacks are at -1."""
    collide(sea, ship)
    half_speed(sea, ship)
    sea.change(ship, no_grapple=True)
    assert sea.move is not None
    mover = sea.ships[sea.move.ship]
    spent = min(1, sea.move.left)
    sea.change(mover.id, penalty=-1, used=mover.used + spent)
    sea.note(left=sea.move.left - spent)


def attack_value(sea: Sea, ship: Ship) -> int:
    """WG-7.14 The value of the side that shows; WG-6.23 under sail always that of cruise, but for a tremiola (WG-6.25)."""
    card = sea.card(ship)
    if ship.level == "max" and (ship.sails != "up" or ship.mast_down or card.sail):
        return card.ram_max
    return card.ram_cruise


def speed_bonus(sea: Sea, ship: Ship) -> int:
    """WG-7.15, WG-R63 MP spent on entering hexes beyond cruise and wind, if at most one bow/flank hex was entered."""
    move = sea.move
    if move is None or move.ship != ship.id or move.turns > 1:
        return 0
    return max(0, move.entered - sea.card(ship).cruise - ship.wind_used)


def ram_trial(sea: Sea, ship: Ship, target: Ship, speed: int, failed_rake: bool = False) -> Trial:
    """WG-7.14 What a ram needs, and what counts."""
    needs = ram_needs(sea.setting.charts, attack_value(sea, ship), sea.card(target).defence)
    return Trial(needs, ram_modifiers(sea, ship, target, speed, failed_rake))


def ram_modifiers(sea: Sea, ship: Ship, target: Ship, speed: int, failed_rake: bool = False) -> Modifiers:
    """WG-7.15 All that is added to the roll (WG-R54: nothing for sails)."""
    found: Modifiers = [("speed", speed)] if speed else []
    if target.linked:
        found.append(("linked", 1))
    if target.tired:
        found.append(("tired", 1))
    if ship.crew != target.crew:
        found.append(("crew", 1) if ship.crew > target.crew else ("crew", -1))
    if target.level == "max":
        found.append(("target-max", -1))
    if ship.towers:
        found.append(("towers", -1))
    if failed_rake:
        found.append(("failed-rake", -1))
    if ship.penalty:
        found.append(("penalty", ship.penalty))
    if sea.card(ship).device == "corvus":
        found.append(("corvus", sea.setting.charts.devices.corvus.own_ram_drm))
    return found


def unfit(sea: Sea, ship: Ship) -> Refusal | None:
    """WG-7.13, WG-R13 What keeps a ship from ramming anybody."""
    if ship.crippled:
        return Refusal("WG-7.13", "no-ram-crippled")
    if ship.fatigue:
        return Refusal("WG-6.44", "no-ram-tired")
    if ship.half:
        return Refusal("WG-7.13", "no-ram-half")
    if ship.rammed or ship.fouled or ship.grappled or ship.aground:
        return Refusal("WG-7.13", "no-ram-held")
    if ship.tows:
        return Refusal("WG-7.13", "no-ram-towing")
    if ship.towed_by or ship.deserter:
        return Refusal("WG-7.13", "no-deserter")
    if ship.ram_tried:
        return Refusal("WG-7.11", "no-ram-twice")
    if attack_value(sea, ship) == 0:
        return Refusal("WG-7.11", "no-ram-value")
    return None


def ram_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """WG-7.12 The bow in a flank hex of the target and pointing at it; not after pivoting, coming about or backing."""
    if ship.side == target.side:
        return Refusal("WG-7.12", "no-ram-friend")
    if (bar := unfit(sea, ship)) is not None:
        return bar
    if target.aground:
        return Refusal("WG-7.13", "no-ram-aground")
    if sea.occupied.get(ship.at("BOW")) != target.id:
        return Refusal("WG-7.12", "no-ram-pointing")
    if ship.bow not in target.flanks():
        return Refusal("WG-7.12", "no-ram-ends")
    move = sea.move
    if move is not None and move.ship == ship.id:
        if move.swung:
            return Refusal("WG-7.12", "no-ram-swung")
        if target.id in move.safe:
            return Refusal("WG-6.52", "no-ram-evaded")
    return None


def ram_targets(sea: Sea, name: str) -> tuple[str, ...]:
    """The ship that may be rammed from here and now."""
    ship = sea.ships[name]
    target = sea.occupied.get(ship.at("BOW"))
    return (target,) if target is not None and ram_bar(sea, ship, sea.ships[target]) is None else ()


def ram_option(sea: Sea, ship: str, target: str) -> Option:
    """How a ram is shown, with what it needs."""
    rammer, mark = sea.ships[ship], sea.ships[target]
    args = between(sea, ship, target) | ram_trial(sea, rammer, mark, speed_bonus(sea, rammer)).asked()
    return Option(f"ram:{target}", "do-ram", "WG-7.12", args, ship=ship, target=target, risky=True)


def ram_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Why one ship may not ram another."""
    if target not in sea.ships:
        return None
    bar = ram_bar(sea, sea.ships[ship], sea.ships[target])
    where = whereabouts(sea.ships[target], sea.ships[ship].bow)
    return bar.about(ship=sea.label(ship), target=sea.label(target), where=where) if bar else None
