"""Window V1: what the enemy may do when an active ship enters a hex next to one of his (WG-6.51, WG-6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Answer, Choose, Event, Frame, Message, Refusal, Roll
from naumachia.kernel.picture import Option

from ..comfort.standing_orders import watched
from ..hulls import neighbours
from ..state import Sea, Ship
from .evasion import PASS, Evade, evade_option, evade_refusal, evade_ways
from .grapple import grapple_bar
from .rake import FLANKS, diekplus_bar, rake_bar
from .ram import Ram, attack_value, ram_bar


class EntryReaction(Frame[Sea], frozen=True):
    """WG-6.51 Each ship next to the hex just entered may act once: evade, or (optional rule WG-6.7) ram the ship that came.

    R52 Only inactive ships react. Standing orders pass over windows nobody wants.
    """

    ship: str
    entered: tuple[Hex, ...]
    acted: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Choose | None:
        mover = sea.ships[self.ship]
        if mover.gone or mover.rammed:
            return None
        answers: list[str] = []
        seat = ""
        for foe, ways in self._offers(sea, mover):
            mine = sea.owner(foe)
            seat = seat or mine
            if mine == seat:
                answers += [*ways, f"ignore:{foe.id}"]
        if not answers:
            return None
        args = {"ship": sea.label(self.ship)}
        return sea.choose("ask-reaction", seat, "WG-6.51", (*answers, PASS), args, orders=True)

    def _offers(self, sea: Sea, mover: Ship) -> Iterator[tuple[Ship, list[str]]]:
        """Each ship that may act, and what it may do. WG-1.0 Its captain is asked, one captain after the other."""
        for foe in beside(sea, mover.side, self.entered):
            if foe.id in self.acted:
                continue
            order = watched(sea, foe)
            if order == "never":
                continue
            ways = [f"evade:{foe.id}:{way}" for way in evade_ways(sea, foe, mover)]
            rams = reaction_bar(sea, foe, mover, self.entered) is None
            if rams:
                ways.append(f"reaction-ram:{foe.id}")
            if ways and (rams or order == "always" or threatens(sea, mover, foe)):
                yield foe, ways

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is None or answer == PASS:
            self._pass(sea)
            return
        verb, foe, *rest = answer.split(":")
        # a ship in tow was no candidate when the window opened, and is none when its tug slips away from it (D33)
        tow = tuple(name for name in (sea.ships[foe].tows,) if name)
        again = EntryReaction(self.ship, self.entered, (*self.acted, foe, *tow))
        if verb == "ignore":
            sea.watch = sea.watch | {foe: "never"}
            sea.then(again)
        elif verb == "evade":
            sea.then(Evade(foe, self.ship, rest[0]), again)
        else:
            sea.then(ReactionTest(foe, self.ship), again)

    def _asked(self, sea: Sea) -> tuple[str, tuple[str, ...], bool]:
        """Whose window it is, for which of his ships, and whether another captain waits for his."""
        owners = {foe.id: sea.owner(foe) for foe, _ in self._offers(sea, sea.ships[self.ship])}
        seat = next(iter(owners.values()), "")
        mine = tuple(name for name, holder in owners.items() if holder == seat)
        return seat, mine, len(mine) < len(owners)

    def _pass(self, sea: Sea) -> None:
        """WG-1.0 A captain passes for his own ships only."""
        mover = sea.ships[self.ship]
        if sea.setting.shared and not mover.gone and not mover.rammed:
            _, mine, more = self._asked(sea)
            if more:
                sea.then(EntryReaction(self.ship, self.entered, (*self.acted, *mine)))
                return
        self._close(sea)

    def _close(self, sea: Sea) -> None:
        """Whoever the order `ask when threatened` has passed over has not had a window; a grapple later opens one (V2)."""
        mover = sea.ships[self.ship]
        if sea.move is None or mover.gone:
            return
        passed = {
            foe.id
            for foe in beside(sea, mover.side, self.entered)
            if foe.id not in self.acted
            and watched(sea, foe) == "threatened"
            and reaction_bar(sea, foe, mover, self.entered) is not None
            and not threatens(sea, mover, foe)
        }
        if passed:
            sea.note(asked=tuple(name for name in sea.move.asked if name not in passed))

    def show(self, sea: Sea, answer: str) -> Option:
        verb, _, foe = answer.partition(":")
        args: dict[str, Any] = {"ship": sea.label(foe)} if foe in sea.ships else {}
        if verb == "ignore":
            return Option(answer, "do-ignore", "WG-6.51", args, ship=foe)
        if verb == "reaction-ram":
            args["crew"] = sea.ships[foe].crew
            return Option(answer, "do-reaction-ram", "WG-6.7", args, ship=foe, target=self.ship, risky=True)
        option, mover = evade_option(sea, answer, self.ship), sea.ships[self.ship]
        if verb != "evade" or not (dangers := threats(sea, mover, sea.ships[option.ship])):
            return option
        feared = {"foe": sea.label(self.ship), "threats": tuple(Message(f"threat-{name}") for name in dangers)}
        return replace(option, key="do-evade-from", args=option.args | feared)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        verb, _, rest = str(answer).partition(":")
        foe, _, way = rest.partition(":")
        if foe not in sea.ships:
            return Refusal("WG-6.51", "no-such-ship", {"name": foe})
        bar = reaction_bar(sea, sea.ships[foe], sea.ships[self.ship], self.entered)
        if verb == "reaction-ram" and bar is not None:
            return Refusal(*bar, {"ship": sea.label(foe)})
        return evade_refusal(sea, foe, way)


class ReactionTest(Frame[Sea], frozen=True):
    """WG-6.7 A die up to the crew, then a ram without any bonus for speed; the active ship cannot evade it."""

    ship: str
    target: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        return Roll("roll-reaction", ship.side, "WG-6.7", args={"ship": sea.label(self.ship), "needs": ship.crew})

    def take(self, sea: Sea, die: int) -> None:
        crew = sea.ships[self.ship].crew
        args = {"ship": sea.label(self.ship), "target": sea.label(self.target), "needs": crew, "rolled": die}
        key = "reaction-ready" if die <= crew else "reaction-late"
        sea.tell(Event(key, "WG-6.7", args, ship=self.ship, dice=(die,)))
        if die <= crew:
            sea.attack()
            sea.then(Ram(self.ship, self.target, "reaction", 0))


def beside(sea: Sea, side: str, entered: tuple[Hex, ...]) -> list[Ship]:
    """The enemies of a side next to some hexes."""
    occupied, ships = sea.occupied, sea.ships
    found: dict[str, Ship] = {}
    for at in entered:
        for there in neighbours(at):
            name = occupied.get(there)
            if name is not None and ships[name].side != side:
                found[name] = ships[name]
    return list(found.values())


def threatens(sea: Sea, mover: Ship, foe: Ship) -> bool:
    """The active ship can now ram or rake the other, or grapple it where it has come to rest."""
    move = sea.move
    if move is None or move.ship != mover.id:
        return False
    if ram_bar(sea, mover, foe) is None or rake_bar(sea, mover, foe) is None:
        return True
    if any(diekplus_bar(sea, mover, foe, side) is None for side in FLANKS):
        return True
    return move.left == 0 and grapple_bar(sea, mover, foe) is None


def threats(sea: Sea, mover: Ship, foe: Ship) -> list[str]:
    """What it is that threatens, by name: what the owner weighs when he is asked."""
    move = sea.move
    if move is None or move.ship != mover.id:
        return []
    found = ["ram"] if ram_bar(sea, mover, foe) is None else []
    if rake_bar(sea, mover, foe) is None or any(diekplus_bar(sea, mover, foe, side) is None for side in FLANKS):
        found.append("rake")
    if move.left == 0 and grapple_bar(sea, mover, foe) is None:
        found.append("grapple")
    return found


def reaction_bar(sea: Sea, ship: Ship, mover: Ship, entered: tuple[Hex, ...]) -> tuple[str, str] | None:
    """WG-6.7, R70 Why a ship may not ram the one that has just come before its bow."""
    if not sea.setting.options["reaction-ram"]:
        return "WG-6.7", "no-reaction-option"
    if ship.crippled or ship.fatigue or ship.half or ship.held or ship.deserter or ship.towed_by or ship.tows:
        return "WG-6.7", "no-reaction-fit"
    if ship.ram_tried or attack_value(sea, ship) == 0 or ship.crew == 0:
        return "WG-6.7", "no-reaction-ram"
    if ship.at("BOW") not in entered or ship.bow not in mover.flanks():
        return "WG-6.7", "no-reaction-place"
    return None
