"""Preparation of a ship's move: transfers, sails, refloating, cutting loose; the announcement (M1, M2; WG-6.13, WG-6.21)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, Roll, ShipDecides
from naumachia.kernel.shown.picture import Option

from ...comfort.in_wake import WAKE, go_wake, wake_offers, wake_option
from ...comfort.same import SAME, go_same, same_offers, same_option
from ...hulls import D
from ...state import Sea, Ship
from ..combat.anastrophe import anastrophe_option, anastrophe_refusal, anastrophes, declare_anastrophe
from ..combat.grapple import cut_loose, links_to_cut, ungrapple_bar, ungrapple_option
from ..combat.harm import cast_off, lose, meet
from ..command.transfer import Transfer, transfer_option, transfer_refusal, transfer_targets
from .announcement import ANNOUNCEMENT, announce_as, announce_bar, announce_option, open_announcements, spendable
from .entry import enter_map, enter_option, ways_in
from .movement import EndMove, Step
from .speed import allowance

WAIT = "wait"
AFLOAT = Refusal("WG-6.36", "no-refloat-afloat")
NO_SAILS = Refusal("WG-6.21", "no-sails")
SAILS_SO = Refusal("WG-6.21", "no-sails-so")


def before(sea: Sea, name: str, stage: int) -> bool:
    """M1 Whether a ship on the map may still do what comes at a stage: each thing once, and in order."""
    return sea.move is not None and sea.move.stage < stage and sea.ships[name].gone != "waiting"


def transfers(sea: Sea, name: str) -> list[str]:
    """WG-5.51 Window T1: before the first ship of an activation moves, its commanders may change ships."""
    activation = sea.activation
    if not before(sea, name, 1) or activation is None or activation.moved:
        return []
    chiefs = [chief for chief in activation.squadrons if chief in sea.commanders]
    return [f"{chief}:{target}" for chief in chiefs for target in transfer_targets(sea, sea.commanders[chief])]


def transfer(sea: Sea, _: str, what: str) -> None:
    """WG-5.51 A commander tries to change ships."""
    commander, _, target = what.partition(":")
    sea.then(Transfer(commander, target))


def aside_transfer(sea: Sea, _: str, what: str) -> Option:
    """No sane commander leaves a sound ship: it may be done, but it is not what the question is about."""
    return replace(transfer_option(sea, f"transfer:{what}", *what.split(":")), section="aside")


def transfer_bar(sea: Sea, name: str, what: str) -> Refusal | None:
    """WG-5.51 Why a commander cannot change ships now."""
    commander, _, target = what.partition(":")
    if commander not in sea.commanders or what in transfers(sea, name):
        return None
    if sea.activation is not None and sea.activation.moved:
        return Refusal("WG-5.51", "no-transfer-late")
    return transfer_refusal(sea, commander, target) if target else None


def sails_bar(sea: Sea, ship: Ship, up: bool) -> Refusal | None:
    """WG-6.21 Why a ship may not raise or lower sails: raising is for cruise, away from the enemy; either takes the MP for it.

    A ship held fast has no MP: it can lower sails only where that is free (WG-6.25), and raises none.
    """
    if not ship.sails:
        return NO_SAILS
    if ship.mast_down:
        return Refusal("WG-6.24", "no-sails-mast")
    if (ship.sails == "up") is up:
        return SAILS_SO
    if up and sea.near(ship):
        return Refusal("WG-6.21", "no-sails-near")
    if up and ship.level == "max" and not sea.card(ship).sail:
        return Refusal("WG-6.22", "no-sails-max")
    if (up and ship.held) or sail_cost(sea, ship, lower=not up) > allowance(sea, ship):
        return Refusal("WG-6.21", "no-sails-points")
    return None


def sail_cost(sea: Sea, ship: Ship, lower: bool) -> int:
    """WG-6.21 One MP; WG-6.25 nothing for a tremiola; nothing to lower where the scenario says so."""
    if sea.card(ship).sail or (lower and sea.turn <= sea.setting.scenario.sides[ship.origin].free_lowering):
        return 0
    return sea.setting.charts.movement_costs.sails


def set_sails(sea: Sea, name: str, up: bool) -> None:
    """WG-6.21 Before any movement, for 1 MP."""
    assert sea.move is not None
    ship = sea.ships[name]
    cost = sail_cost(sea, ship, lower=not up)
    sea.put(replace(ship, sails="up" if up else "down", used=ship.used + cost))
    sea.note(stage=2, paid=sea.move.paid + cost)
    sea.tell(Event("sails-up" if up else "sails-down", "WG-6.21", {"ship": sea.label(ship.id), "cost": cost}, ship=ship.id))


def may_raise(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-D11 Raising sails that are down, where nothing forbids it."""
    return ("",) if before(sea, name, 2) and sails_bar(sea, sea.ships[name], up=True) is None else ()


def may_lower(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-D11 Lowering sails that are up, where nothing forbids it."""
    return ("",) if before(sea, name, 2) and sails_bar(sea, sea.ships[name], up=False) is None else ()


def raise_bar(sea: Sea, name: str, _: str) -> Refusal | None:
    """WG-6.21 Why sails are not raised now."""
    return None if may_raise(sea, name) else _sails_refusal(sea, name, up=True)


def lower_bar(sea: Sea, name: str, _: str) -> Refusal | None:
    """WG-6.21 Why sails are not lowered now."""
    return None if may_lower(sea, name) else _sails_refusal(sea, name, up=False)


def _sails_refusal(sea: Sea, name: str, up: bool) -> Refusal:
    bar = sails_bar(sea, sea.ships[name], up) or Refusal("WG-6.21", "no-sails-late")
    return bar.about(ship=sea.label(name))


def may_cast_off(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-D33 A tow may be left behind."""
    return ("",) if before(sea, name, 2) and sea.ships[name].tows else ()


def refloated(ship: Ship) -> Hex:
    """WG-R44 One hex straight back, or forward when it ran aground backing."""
    q, r = D[ship.facing]
    return (ship.bow[0] + q, ship.bow[1] + r) if ship.aground_astern else (ship.bow[0] - q, ship.bow[1] - r)


def refloat_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """WG-6.36 From the turn after, with a crew and with room to float off; not while others hold it."""
    if not ship.aground:
        return AFLOAT
    if ship.aground >= sea.turn:
        return Refusal("WG-6.36", "no-refloat-yet")
    if ship.rammed or ship.fouled or ship.grappled:
        return Refusal("WG-6.37", "no-refloat-held")
    if ship.crew == 0:
        return Refusal("WG-6.36", "no-refloat-crew")
    room = ship.at("BOW") if ship.aground_astern else ship.at("STERN")
    if sea.shuns(ship.side, room):
        return Refusal("WG-5.31", "no-step-wary")
    return None if sea.vacant(room) else Refusal("WG-6.36", "no-refloat-room")


def may_refloat(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-6.36 Where nothing forbids it."""
    return ("",) if before(sea, name, 3) and refloat_bar(sea, sea.ships[name]) is None else ()


def refloat(sea: Sea, name: str, _: str) -> None:
    """WG-6.36 The whole move of the ship."""
    sea.note(over=True, announced=True)
    sea.then(FloatOff(name), Step(name))


def refloat_refusal(sea: Sea, name: str, _: str) -> Refusal | None:
    """WG-6.36 Why a ship cannot be floated off."""
    bar = refloat_bar(sea, sea.ships[name])
    return bar.about(ship=sea.label(name)) if bar else None


def refloat_option(sea: Sea, name: str, _: str) -> Option:
    """How floating off is shown."""
    return Option("refloat", "do-refloat", "WG-6.36", ship=name, risky=True)


def may_wait(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-D32 A ship that is not yet on the map need not come."""
    return ("",) if sea.ships[name].gone == "waiting" else ()


class BeforeMoving(ShipDecides[Sea], frozen=True):
    """M1 and M2: transfers, sails, refloating, cutting loose, anastrophe, each once and in this order; then the announcement.

    WG-6.13 The player says how many MP the ship will spend, 0 to its allowance, forward or backing (WG-6.33).
    """

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("WG-6.13", "no-announce-form"),
        Act("transfer", "WG-5.51", transfers, transfer, aside_transfer, transfer_bar, again=True),
        Act("sails-down", "WG-6.21", may_lower, lambda sea, ship, _: set_sails(sea, ship, up=False), bar=lower_bar, again=True),
        Act("sails-up", "WG-6.21", may_raise, lambda sea, ship, _: set_sails(sea, ship, up=True), bar=raise_bar, again=True),
        Act("cast-off", "WG-6.37", may_cast_off, lambda sea, ship, _: cast_off(sea, ship), again=True),
        Act("refloat", "WG-6.36", may_refloat, refloat, refloat_option, refloat_refusal),
        Act("ungrapple", "WG-8.32", links_to_cut, cut_loose, ungrapple_option, ungrapple_bar, again=True),
        Act("anastrophe", "WG-7.31", anastrophes, declare_anastrophe, anastrophe_option, anastrophe_refusal),
        Act("enter", "WG-10.0", ways_in, enter_map, enter_option, again=True),
        Act(WAIT, "WG-10.0", may_wait, lambda sea, ship, _: sea.then(EndMove(ship))),
        Act("move", "WG-6.13", open_announcements, announce_as, announce_option, announce_bar, form=ANNOUNCEMENT),
        Act(SAME, "WG-6.32", same_offers, go_same, same_option, shortcut=True),
        Act(WAKE, "WG-6.32", wake_offers, go_wake, wake_option, shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        offer = self.acts.offer(sea, self.ship)
        moves = self.acts.moves(offer)
        if len(moves) == 1:
            return None
        args = {"ship": sea.label(self.ship), "allowance": spendable(sea, ship), "level": ship.level}
        return sea.choose("ask-move", sea.owner(ship), "WG-6.13", moves, args, shortcuts=self.acts.shortcuts(offer))

    def skip(self, sea: Sea) -> None:
        """A choice of one is no choice."""
        if sea.ships[self.ship].gone:
            sea.then(EndMove(self.ship))
        else:
            announce_as(sea, self.ship, open_announcements(sea, self.ship)[0])


class FloatOff(Frame[Sea], frozen=True):
    """WG-6.36 A die up to the crew floats the ship one hex off; a 6 loses it for good; else it stays (WG-R44)."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        return Roll("roll-refloat", ship.side, "WG-6.36", args=self._args(sea, ship))

    def _args(self, sea: Sea, ship: Ship) -> dict[str, object]:
        return {"ship": sea.label(self.ship), "needs": ship.crew, "lost": sea.setting.charts.refloat.eliminated_on}

    def take(self, sea: Sea, die: int) -> None:
        ship = sea.ships[self.ship]
        lost = die == sea.setting.charts.refloat.eliminated_on
        args = {"ship": sea.label(self.ship), "needs": ship.crew, "rolled": die}
        if not lost and die <= ship.crew:
            bow = refloated(ship)
            path = ((ship.bow, ship.facing), (bow, ship.facing))
            sea.tell(Event("refloated", "WG-6.36", args, ship=self.ship, path=path, dice=(die,)))
            sea.put(replace(ship, bow=bow, aground=0, aground_astern=False))
            meet(sea, sea.ships[self.ship])
            return
        sea.tell(Event("stuck-for-good" if lost else "stuck", "WG-6.36", args, ship=self.ship, dice=(die,)))
        if lost:
            lose(sea, self.ship, "wrecked")
