"""Grappling and cutting loose (WG-8.1, WG-8.3). WG-8.31 Grapples are cut before moving; fouled ships wait for phase G."""

from __future__ import annotations

from itertools import combinations

from naumachia.kernel import Blow, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...charts import Device, grapple_needs, ungrapple_needs
from ...state import Sea, Ship, apart, opposed
from ..movement.evasion import MayEvade
from ..movement.speed import allowance
from ..rolls import Modifiers, Trial, between
from .harm import grapple, ungrapple
from .missiles import Reply


def declare_grapple(sea: Sea, ship: str, target: str) -> None:
    """WG-8.11 After the move; a target that had no window for the last step may still slip away (V2), and shoot (RF)."""
    assert sea.move is not None
    sea.attack()
    window = () if target in sea.move.asked else (MayEvade(target, ship, "grapple"),)
    sea.then(*window, Reply(target, ship), Grapple(ship, target))


class Grapple(Frame[Sea], frozen=True):
    """WG-8.12 One die and modifiers, by the crew: both are grappled to each other, at cruise. WG-8.13 One try a turn."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll | None:
        if sea.move is None or self.target in sea.move.safe:
            return None
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        args = between(sea, self.ship, self.target) | grapple_trial(sea, ship, target).asked()
        return Roll("roll-grapple", ship.side, "WG-8.12", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        args = between(sea, self.ship, self.target)
        if die is None:
            blow = Blow("grapple", self.ship, self.target, missed=True)
            sea.tell(Event("grapple-missed", "WG-6.52", args, ship=self.ship, blow=blow))
            return
        trial = grapple_trial(sea, ship, target)
        args |= trial.told(die)
        held = trial.total(die) >= trial.needs
        blow = Blow("grapple", self.ship, self.target, missed=not held)
        sea.tell(Event("grappled" if held else "grapple-failed", "WG-8.12", args, ship=self.target, dice=(die,), blow=blow))
        sea.change(self.ship, grapple_tried=True)
        if held:
            grapple(sea, self.ship, self.target, thrown(sea, ship, target))


class Ungrapple(Frame[Sea], frozen=True):
    """WG-8.32 A die for each link, by the crew; success frees both ships. WG-8.33 2 MP, paid once, if a link went (WG-R26)."""

    ship: str
    links: tuple[str, ...]
    alone: bool
    """WG-8.34 Only one link is tried: a better crew counts."""
    broke: bool = False

    def ask(self, sea: Sea) -> Roll | None:
        if not self.links:
            return None
        args = between(sea, self.ship, self.links[0]) | self._trial(sea).asked()
        return Roll("roll-ungrapple", sea.ships[self.ship].side, "WG-8.32", args=args)

    def _trial(self, sea: Sea) -> Trial:
        ship, partner = sea.ships[self.ship], sea.ships[self.links[0]]
        needs = ungrapple_needs(sea.setting.charts, ship.crew)
        return Trial(needs, ungrapple_modifiers(sea, ship, partner, self.alone), dice=1)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            if self.broke:
                pay_for_links(sea, self.ship)
            return
        partner = self.links[0]
        trial = self._trial(sea)
        args = between(sea, self.ship, partner) | trial.told(die)
        free = trial.total(die) >= trial.needs
        sea.tell(Event("ungrappled" if free else "ungrapple-failed", "WG-8.32", args, ship=self.ship, dice=(die,)))
        if free:
            ungrapple(sea, self.ship, partner)
        sea.then(Ungrapple(self.ship, self.links[1:], self.alone, self.broke or free))


def pay_for_links(sea: Sea, name: str) -> None:
    """WG-8.33 2 MP, paid once, as far as the ship has them."""
    ship = sea.ships[name]
    cost = sea.setting.charts.movement_costs.ungrapple
    paid = min(cost, max(0, allowance(sea, ship))) if not ship.held else cost
    sea.note(paid=paid)
    sea.tell(Event("ungrapple-cost", "WG-8.33", {"ship": sea.label(name), "cost": paid}, ship=name))
    sea.change(name, used=ship.used + paid)


def grapple_trial(sea: Sea, ship: Ship, target: Ship) -> Trial:
    """WG-8.12 What a grapple needs, and what counts."""
    return Trial(grapple_needs(sea.setting.charts, ship.crew), grapple_modifiers(sea, ship, target), dice=1)


def grapple_modifiers(sea: Sea, ship: Ship, target: Ship) -> Modifiers:
    """WG-8.12 An easy mark, sails, a sound ship on the opposite course (WG-R36), and the device of the scenario."""
    found: Modifiers = []
    if target.linked:
        found.append(("linked", 1))
    if target.sails == "up" and not target.mast_down:
        found.append(("target-sails", 1))
    if opposed(ship, target) and target.mobile and not (target.fatigue or target.crippled or target.half):
        found.append(("opposed", -1))
    if ship.sails == "up" and not ship.mast_down:
        found.append(("own-sails", -1))
    if name := thrown(sea, ship, target):
        found.append((name, _device(sea, name).grapple_drm))
    return found


def thrown(sea: Sea, ship: Ship, target: Ship) -> str:
    """WG-8.12 The device of the scenario a ship throws at another: the corvus reaches only ahead, the harpax all about."""
    name = sea.card(ship).device
    if not name:
        return ""
    arc = [ship.at("BOW"), ship.at("BFP"), ship.at("BFS")] if _device(sea, name).arc == "bow" else ship.around()
    return name if any(at in target.hexes for at in arc) else ""


def _device(sea: Sea, name: str) -> Device:
    return sea.setting.charts.devices.corvus if name == "corvus" else sea.setting.charts.devices.harpax


def ungrapple_modifiers(sea: Sea, ship: Ship, partner: Ship, alone: bool) -> Modifiers:
    """WG-8.32 A boarding repelled; one's own prize, or a better crew; oars gone or fouled; the enemy's device."""
    found: Modifiers = []
    if ship.repelled:
        found.append(("repelled", 1))
    if ship.side == partner.side:
        found.append(("own-ship", 2))
    elif alone and ship.crew > partner.crew:
        found.append(("crew", 1))
    if ship.crippled or ship.fouled:
        found.append(("hampered", -1))
    name, _, thrower = ship.grappled.get(partner.id, "").partition(":")
    if name and thrower != ship.side:
        found.append((name, _device(sea, name).ungrapple_drm_enemy))
    return found


def grapple_bar(sea: Sea, ship: Ship, target: Ship) -> Refusal | None:
    """WG-8.11 Why a ship may not grapple another after its move."""
    if ship.side == target.side:
        return Refusal("WG-8.11", "no-grapple-friend")
    if ship.grapple_tried:
        return Refusal("WG-8.13", "no-grapple-twice")
    if ship.no_grapple:
        return Refusal("WG-7.16", "no-grapple-collided") if ship.ram_tried else Refusal("WG-7.31", "no-grapple-anastrophe")
    if ship.level == "max":
        return Refusal("WG-8.11", "no-grapple-max")
    if ship.deserter:
        return Refusal("WG-8.11", "no-deserter")
    if ship.rammed and target.id not in ship.fouled:
        return Refusal("WG-7.16", "no-grapple-rammed")
    if target.id in ship.grappled:
        return Refusal("WG-8.12", "no-grapple-again")
    if not any(at in target.hexes for at in ship.around()):
        return Refusal("WG-8.11", "no-grapple-apart")
    if target.aground and ship.aground:
        return Refusal("WG-6.36", "no-grapple-ashore")
    if sea.move is not None and target.id in sea.move.safe:
        return Refusal("WG-6.52", "no-grapple-evaded")
    best = 6 + sum(value for _, value in grapple_modifiers(sea, ship, target))
    return Refusal("WG-8.12", "no-grapple-hope") if best < grapple_needs(sea.setting.charts, ship.crew) else None


def grapple_targets(sea: Sea, name: str) -> list[str]:
    """The enemies a ship may try to grapple now."""
    ship = sea.ships[name]
    if ship.grapple_tried or ship.no_grapple or ship.level == "max" or ship.deserter:
        return []
    return [foe.id for foe in sea.near(ship) if grapple_bar(sea, ship, foe) is None]


def cut_loose(sea: Sea, ship: str, what: str) -> None:
    """WG-8.32 A die for each of the links named."""
    links = tuple(what.split(","))
    sea.note(stage=4)
    sea.then(Ungrapple(ship, links, len(links) == 1))


def links_to_cut(sea: Sea, name: str) -> list[str]:
    """WG-D13 As many of the links as the player likes, where a die can do it."""
    ship = sea.ships[name]
    partners = tuple(ship.grappled)
    if not partners or ship.gone or sea.move is None or sea.move.stage >= 4:
        return []
    found = []
    for count in range(1, len(partners) + 1):
        for links in combinations(partners, count):
            if any(_may_break(sea, ship, partner, count == 1) for partner in links):
                found.append(",".join(links))
    return found


def _may_break(sea: Sea, ship: Ship, partner: str, alone: bool) -> bool:
    best = 6 + sum(value for _, value in ungrapple_modifiers(sea, ship, sea.ships[partner], alone))
    return best >= ungrapple_needs(sea.setting.charts, ship.crew)


def ungrapple_option(sea: Sea, ship: str, what: str) -> Option:
    """How cutting links is shown."""
    links = what.split(",")
    args: dict[str, object] = {"targets": tuple(sea.label(name) for name in links), "links": len(links)}
    args["cost"] = sea.setting.charts.movement_costs.ungrapple
    return Option(f"ungrapple:{what}", "do-ungrapple", "WG-8.32", args, ship=ship, target=links[0], risky=True)


def ungrapple_bar(sea: Sea, ship: str, what: str) -> Refusal | None:
    """WG-8.32 Why links cannot be cut now."""
    return None if what in links_to_cut(sea, ship) else Refusal("WG-8.32", "no-ungrapple", {"ship": sea.label(ship)})


def grapple_option(sea: Sea, name: str, target: str) -> Option:
    """How a grapple is shown, with what it needs."""
    ship = sea.ships[name]
    args = between(sea, name, target) | grapple_trial(sea, ship, sea.ships[target]).asked()
    return Option(f"grapple:{target}", "do-grapple", "WG-8.11", args, ship=ship.id, target=target, risky=True)


def grapple_refusal(sea: Sea, ship: str, target: str) -> Refusal | None:
    """Why one ship may not grapple another."""
    if target not in sea.ships:
        return None
    bar = grapple_bar(sea, sea.ships[ship], sea.ships[target])
    away = apart(sea.ships[ship], sea.ships[target])
    return bar.about(ship=sea.label(ship), target=sea.label(target), hexes=away) if bar else None
