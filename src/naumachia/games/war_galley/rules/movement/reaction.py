"""Window V1: reactions of the enemy when an active ship enters a hex next to one of its ships (WG-6.51, WG-6.7)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Message, Refusal, Roll, always
from naumachia.kernel.shown.picture import Option

from ...comfort.standing_orders import watched
from ...hulls import neighbours
from ...state import Sea, Ship
from ..combat.grapple import grapple_bar
from ..combat.rake import FLANKS, diekplus_bar, rake_bar
from ..combat.ram import Ram, attack_value, ram_bar
from .evasion import PASS, Evade, evade_option, evade_ways, passed_by, window_bar


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
    """Return the threats by name, for the owner to weigh when asked."""
    move = sea.move
    if move is None or move.ship != mover.id:
        return []
    found = ["ram"] if ram_bar(sea, mover, foe) is None else []
    if rake_bar(sea, mover, foe) is None or any(diekplus_bar(sea, mover, foe, side) is None for side in FLANKS):
        found.append("rake")
    if move.left == 0 and grapple_bar(sea, mover, foe) is None:
        found.append("grapple")
    return found


def reaction_bar(sea: Sea, ship: Ship, mover: Ship, entered: tuple[Hex, ...]) -> Refusal | None:
    """WG-6.7, WG-R70 Why a ship may not ram the one that has just come before its bow."""
    if not sea.setting.options["reaction-ram"]:
        return Refusal("WG-6.7", "no-reaction-option")
    if ship.crippled or ship.fatigue or ship.half or ship.held or ship.deserter or ship.towed_by or ship.tows:
        return Refusal("WG-6.7", "no-reaction-fit")
    if ship.ram_tried or attack_value(sea, ship) == 0 or ship.crew == 0:
        return Refusal("WG-6.7", "no-reaction-ram")
    if ship.at("BOW") not in entered or ship.bow not in mover.flanks():
        return Refusal("WG-6.7", "no-reaction-place")
    return None


def evade_from(sea: Sea, window: EntryReaction, what: str) -> None:
    """WG-6.51 One hex, ahead or astern."""
    foe, _, way = what.partition(":")
    # a ship in tow was no candidate when the window opened, and is none when its tug slips away from it (WG-D33)
    tow = tuple(name for name in (sea.ships[foe].tows,) if name)
    sea.then(Evade(foe, window.ship, way), window.without(foe, *tow))


def react(sea: Sea, window: EntryReaction, foe: str) -> None:
    """WG-6.7 The ram of a ship that lies in wait."""
    sea.then(ReactionTest(foe, window.ship), window.without(foe))


def ignore(sea: Sea, window: EntryReaction, foe: str) -> None:
    """WG-D31 Not now, and not again until other orders are given."""
    sea.watch = sea.watch | {foe: "never"}
    sea.then(window.without(foe))


def evade_from_option(sea: Sea, window: EntryReaction, what: str) -> Option:
    """How an evasion is shown, with what it is that threatens."""
    option = evade_option(sea, window.ship, what)
    if not (dangers := threats(sea, sea.ships[window.ship], sea.ships[option.ship])):
        return option
    feared = {"foe": sea.label(window.ship), "threats": tuple(Message(f"threat-{name}") for name in dangers)}
    return replace(option, key="do-evade-from", args={**option.args, **feared})


def react_option(sea: Sea, window: EntryReaction, foe: str) -> Option:
    """How a reaction ram is shown."""
    args: dict[str, object] = {"ship": sea.label(foe), "crew": sea.ships[foe].crew}
    answer = f"reaction-ram:{foe}"
    return Option(answer, "do-reaction-ram", "WG-6.7", args, ship=foe, target=window.ship, risky=True)


def ignore_option(sea: Sea, _: EntryReaction, foe: str) -> Option:
    """How ignoring the enemy is shown."""
    return Option(f"ignore:{foe}", "do-ignore", "WG-6.51", {"ship": sea.label(foe)}, ship=foe)


def react_bar(sea: Sea, window: EntryReaction, foe: str) -> Refusal | None:
    """WG-6.7 Why a ship may not ram the one that came."""
    if foe not in sea.ships:
        return Refusal("WG-6.51", "no-such-ship", {"name": foe})
    bar = reaction_bar(sea, sea.ships[foe], sea.ships[window.ship], window.entered)
    return bar.about(ship=sea.label(foe)) if bar else None


def close(sea: Sea, window: EntryReaction) -> None:
    """Close a window. Ships passed over by the order `ask when threatened` had no window; a grapple later opens one (V2)."""
    mover = sea.ships[window.ship]
    if sea.move is None or mover.gone:
        return
    passed = {
        foe.id
        for foe in beside(sea, mover.side, window.entered)
        if foe.id not in window.acted
        and watched(sea, foe) == "threatened"
        and reaction_bar(sea, foe, mover, window.entered) is not None
        and not threatens(sea, mover, foe)
    }
    if passed:
        sea.note(asked=tuple(name for name in sea.move.asked if name not in passed))


def opens(sea: Sea, foe: Ship, mover: Ship, entered: tuple[Hex, ...]) -> bool:
    """Whether the orders of a ship want it to be asked: it may ram, or slip away from what threatens it."""
    order = watched(sea, foe)
    if order == "never":
        return False
    if reaction_bar(sea, foe, mover, entered) is None:
        return True
    return bool(evade_ways(sea, foe, mover)) and (order == "always" or threatens(sea, mover, foe))


def windows(sea: Sea, window: EntryReaction) -> list[Ship]:
    """The ships that may act, as far as their orders want to be asked; a mover that is held opens no window."""
    mover = sea.ships[window.ship]
    if mover.gone or mover.rammed:
        return []
    near = (foe for foe in beside(sea, mover.side, window.entered) if foe.id not in window.acted)
    return [foe for foe in near if opens(sea, foe, mover, window.entered)]


def asked_for(sea: Sea, window: EntryReaction) -> list[str]:
    """WG-1.0 Of those the first captain's: one captain is asked after the other."""
    found = windows(sea, window)
    return [foe.id for foe in found if not sea.setting.shared or sea.owner(foe) == sea.owner(found[0])]


def evasions(sea: Sea, window: EntryReaction) -> list[str]:
    """WG-6.52 Each ship that may slip away, and which way."""
    mover, ships = sea.ships[window.ship], sea.ships
    return [f"{foe}:{way}" for foe in asked_for(sea, window) for way in evade_ways(sea, ships[foe], mover)]


def reaction_rams(sea: Sea, window: EntryReaction) -> list[str]:
    """WG-6.7 Return the ships that may ram."""
    if not sea.setting.options["reaction-ram"]:
        return []
    return [foe for foe in asked_for(sea, window) if react_bar(sea, window, foe) is None]


class EntryReaction(Deciding[Sea], frozen=True):
    """WG-6.51 Each ship next to the hex just entered may act once: evade, or (optional rule WG-6.7) ram the ship that came.

    WG-R52 Only inactive ships react. Standing orders pass over windows nobody wants.
    """

    acts: ClassVar[Acts[Sea, EntryReaction]] = Acts(
        Refusal("WG-6.51", "not-offered"),
        Act("evade", "WG-6.52", evasions, evade_from, evade_from_option,
            lambda sea, window, what: window_bar(sea, window.ship, what)),
        Act("reaction-ram", "WG-6.7", reaction_rams, react, react_option, react_bar),
        Act("ignore", "WG-6.51", asked_for, ignore, ignore_option),
        Act(PASS, "WG-6.51", always, lambda sea, window, _: window.decline(sea), passes=True),
    )  # fmt: skip

    ship: str
    entered: tuple[Hex, ...]
    acted: tuple[str, ...] = ()

    def without(self, *foes: str) -> EntryReaction:
        """The window of those who have not yet acted."""
        return EntryReaction(self.ship, self.entered, (*self.acted, *foes))

    def ask(self, sea: Sea) -> Choose | None:
        mine = asked_for(sea, self)
        if not mine:
            return None
        answers = self.acts.open(sea, self)
        args = {"ship": sea.label(self.ship)}
        return sea.choose("ask-reaction", sea.owner(sea.ships[mine[0]]), "WG-6.51", answers, args, orders=True)

    def decline(self, sea: Sea) -> None:
        """Let the ship come."""
        passed_by(sea, self.ship, *asked_for(sea, self))
        self.skip(sea)

    def skip(self, sea: Sea) -> None:
        """WG-1.0 A captain passes for the own ships only."""
        mine = asked_for(sea, self) if sea.setting.shared else []
        if mine and len(mine) < len(windows(sea, self)):
            sea.then(self.without(*mine))
        else:
            close(sea, self)


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
