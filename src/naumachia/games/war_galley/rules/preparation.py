"""What comes before a ship moves: transfers, sails, refloating, cutting loose; the announcement (M1, M2; WG-6.13, WG-6.21)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Answer, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ..comfort.in_wake import WAKE, go_wake, own_wake, wake_option
from ..hulls import D, Flank
from ..state import Sea, Ship
from .anastrophe import anastrophe_answers, anastrophe_option, anastrophe_refusal, declare_anastrophe
from .announcement import SAME, announce, announce_option, announcements, back_bar, go_same, same_option, same_way
from .entry import ENTER, WAIT, enter_answers, enter_map, enter_option
from .grapple import Ungrapple, ungrapple_answers
from .harm import cast_off, lose, meet
from .movement import EndMove, Step
from .speed import allowance
from .transfer import Transfer, transfer_option, transfer_refusal, transfer_targets


class BeforeMoving(Frame[Sea], frozen=True):
    """M1 and M2: transfers, sails, refloating, cutting loose, anastrophe, each once and in this order; then the announcement.

    WG-6.13 The player says how many MP the ship will spend, 0 to its allowance, forward or backing (WG-6.33).
    """

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if ship.gone == "waiting":
            answers: tuple[str, ...] = (*enter_answers(sea, ship), WAIT)
        else:
            answers = (*preparations(sea, ship), *announcements(sea, ship))
        if len(answers) == 1:
            return None
        assert sea.move is not None
        args = {"ship": sea.label(self.ship), "allowance": max(0, allowance(sea, ship) - sea.move.paid), "level": ship.level}
        shortcuts = () if ship.gone else (*((SAME,) if same_way(sea, ship) else ()), *((WAKE,) if own_wake(sea, ship) else ()))
        return sea.choose("ask-move", sea.owner(ship), "WG-6.13", answers, args, shortcuts=shortcuts)

    def take(self, sea: Sea, answer: str | None) -> None:
        ship = sea.ships[self.ship]
        verb, _, rest = (answer or (WAIT if ship.gone else announcements(sea, ship)[0])).partition(":")
        match verb:
            case "transfer":
                commander, _, target = rest.partition(":")
                sea.then(Transfer(commander, target), self)
            case "sails-up" | "sails-down":
                set_sails(sea, ship, verb == "sails-up")
                sea.then(self)
            case "cast-off":
                cast_off(sea, self.ship)
                sea.then(self)
            case "refloat":
                sea.note(over=True, announced=True)
                sea.then(Refloat(self.ship), Step(self.ship))
            case "ungrapple":
                links = tuple(rest.split(","))
                sea.note(stage=4)
                sea.then(Ungrapple(self.ship, links, len(links) == 1), self)
            case "anastrophe":
                target, side, mode = rest.split(":")
                flank: Flank = "P" if side == "P" else "S"
                sea.then(Step(self.ship))
                declare_anastrophe(sea, self.ship, target, flank, "through" if mode == "through" else "alongside")
            case "enter":
                sea.then(self)
                enter_map(sea, self.ship, rest)
            case "wait":
                sea.then(EndMove(self.ship))
            case "same":
                go_same(sea, ship)
            case "wake":
                go_wake(sea, ship)
            case _:
                announce(sea, ship, verb)

    def show(self, sea: Sea, answer: str) -> Option:
        return preparation_option(sea, sea.ships[self.ship], answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return announce_refusal(sea, self.ship, str(answer)) or Refusal("WG-6.13", "no-announce-form")


class Refloat(Frame[Sea], frozen=True):
    """WG-6.36 A die up to the crew floats the ship one hex off; a 6 loses it for good; else it stays (R44)."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        return Roll("roll-refloat", ship.side, "WG-6.36", args={"ship": sea.label(self.ship), "needs": ship.crew})

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


def preparations(sea: Sea, ship: Ship) -> list[str]:
    """M1 What may be done before moving, as far as it has not been passed over."""
    move = sea.move
    assert move is not None
    assert sea.activation is not None
    found: list[str] = []
    if move.stage < 1 and not sea.activation.moved:
        for name in sea.activation.squadrons:
            if name in sea.commanders:
                found += [f"transfer:{name}:{target}" for target in transfer_targets(sea, sea.commanders[name])]
    if move.stage < 2 and ship.sails and (verb := sails_answer(sea, ship)):
        found.append(verb)
    if move.stage < 2 and ship.tows:
        found.append("cast-off")
    if move.stage < 3 and ship.aground and refloat_bar(sea, ship) is None:
        found.append("refloat")
    if move.stage < 4 and ship.grappled:
        found += ungrapple_answers(sea, ship)
    if move.stage < 5 and not move.paid:
        found += anastrophe_answers(sea, ship)
    return found


def sails_answer(sea: Sea, ship: Ship) -> str:
    """D11 Lowering sails that are up, or raising those that are down, where nothing forbids it."""
    verb = "sails-down" if ship.sails == "up" else "sails-up"
    return verb if sails_bar(sea, ship, up=verb == "sails-up") is None else ""


def sails_bar(sea: Sea, ship: Ship, up: bool) -> tuple[str, str] | None:
    """WG-6.21 Why a ship may not raise or lower sails: raising is for cruise, away from the enemy; either takes the MP for it.

    A ship held fast has no MP: it can lower sails only where that is free (WG-6.25), and raises none.
    """
    if not ship.sails:
        return "WG-6.21", "no-sails"
    if ship.mast_down:
        return "WG-6.24", "no-sails-mast"
    if (ship.sails == "up") is up:
        return "WG-6.21", "no-sails-so"
    if up and sea.near(ship):
        return "WG-6.21", "no-sails-near"
    if up and ship.level == "max" and not sea.card(ship).sail:
        return "WG-6.22", "no-sails-max"
    if (up and ship.held) or sail_cost(sea, ship, lower=not up) > allowance(sea, ship):
        return "WG-6.21", "no-sails-points"
    return None


def sail_cost(sea: Sea, ship: Ship, lower: bool) -> int:
    """WG-6.21 One MP; WG-6.25 nothing for a tremiola; nothing to lower where the scenario says so."""
    if sea.card(ship).sail or (lower and sea.turn <= sea.setting.scenario.sides[ship.origin].free_lowering):
        return 0
    return sea.setting.charts.movement_costs.sails


def set_sails(sea: Sea, ship: Ship, up: bool) -> None:
    """WG-6.21 Before any movement, for 1 MP."""
    assert sea.move is not None
    cost = sail_cost(sea, ship, lower=not up)
    sea.put(replace(ship, sails="up" if up else "down", used=ship.used + cost))
    sea.note(stage=2, paid=sea.move.paid + cost)
    sea.tell(Event("sails-up" if up else "sails-down", "WG-6.21", {"ship": sea.label(ship.id), "cost": cost}, ship=ship.id))


def refloated(ship: Ship) -> Hex:
    """R44 One hex straight back, or forward when it ran aground backing."""
    q, r = D[ship.facing]
    return (ship.bow[0] + q, ship.bow[1] + r) if ship.aground_astern else (ship.bow[0] - q, ship.bow[1] - r)


def refloat_bar(sea: Sea, ship: Ship) -> tuple[str, str] | None:
    """WG-6.36 From the turn after, with a crew and with room to float off; not while others hold it."""
    if not ship.aground:
        return "WG-6.36", "no-refloat-afloat"
    if ship.aground >= sea.turn:
        return "WG-6.36", "no-refloat-yet"
    if ship.rammed or ship.fouled or ship.grappled:
        return "WG-6.37", "no-refloat-held"
    if ship.crew == 0:
        return "WG-6.36", "no-refloat-crew"
    room = ship.at("BOW") if ship.aground_astern else ship.at("STERN")
    if sea.shuns(ship.side, room):
        return "WG-5.31", "no-step-wary"
    return None if sea.vacant(room) else ("WG-6.36", "no-refloat-room")


def preparation_option(sea: Sea, ship: Ship, answer: str) -> Option:
    """How what comes before the move is shown."""
    verb, _, rest = answer.partition(":")
    if verb == "transfer":
        # no sane commander leaves a sound ship: it may be done, but it is not what the question is about
        return replace(transfer_option(sea, answer, *rest.split(":")), section="aside")
    if verb == "anastrophe":
        return anastrophe_option(sea, ship, answer)
    if verb == "ungrapple":
        links = rest.split(",")
        args = {"targets": tuple(sea.label(name) for name in links), "links": len(links)}
        return Option(answer, "do-ungrapple", "WG-8.32", args, ship=ship.id, target=links[0], risky=True)
    if verb in (ENTER, WAIT):
        return enter_option(sea, ship, answer)
    rules = {"sails-up": "WG-6.21", "sails-down": "WG-6.21", "cast-off": "WG-6.37", "refloat": "WG-6.36"}
    if verb in rules:
        return Option(answer, f"do-{verb}", rules[verb], ship=ship.id, risky=verb == "refloat")
    if answer == WAKE:
        return wake_option(sea, ship)
    return same_option(sea, ship) if answer == SAME else announce_option(sea, ship, answer)


def announce_refusal(sea: Sea, name: str, answer: str) -> Refusal | None:
    """Why something cannot be done before moving."""
    ship = sea.ships[name]
    args: dict[str, object] = {"ship": sea.label(name)}
    verb, _, rest = answer.partition(":")
    number, _, mode = answer.partition(" ")
    if number.isdecimal() and sea.move is not None:
        points = max(0, allowance(sea, ship) - sea.move.paid)
        if mode == "backing" and (bar := back_bar(sea, ship)) is not None:
            return Refusal(*bar, args)
        if mode == "backing" and int(number) < sea.setting.charts.movement_costs.back:
            return Refusal("WG-6.33", "no-back-points", args)
        return Refusal("WG-6.13b", "no-announce", args | {"points": int(number), "allowance": points})
    if verb == "anastrophe":
        return anastrophe_refusal(sea, name, answer)
    if verb == "refloat" and (bar := refloat_bar(sea, ship)) is not None:
        return Refusal(*bar, args)
    if verb in ("sails-up", "sails-down"):
        return Refusal(*(sails_bar(sea, ship, verb == "sails-up") or ("WG-6.21", "no-sails-late")), args)
    if verb == "ungrapple":
        return Refusal("WG-8.32", "no-ungrapple", args)
    if verb == "transfer" and rest.partition(":")[0] in sea.commanders:
        if sea.activation is not None and sea.activation.moved:
            return Refusal("WG-5.51", "no-transfer-late")
        return transfer_refusal(sea, *rest.split(":")[:2]) if ":" in rest else None
    return None
