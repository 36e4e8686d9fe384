"""Phases 2 and 3, the moves (TF-3): ship by ship a mode, then letter by letter; contacts, the edge, reefs, fatigue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.picture import Option

from ...common.hulls import PIVOTS, SHIFTS, entered, moved, pose, struck_at
from ...common.reefs import Tide, passage, reef_modifier, tide_at
from ..pieces import Mode, Move, Ram, Ship
from ..state import Sea, SideDecides
from .harm import lose
from .parts import SHIP, stranger_bar
from .ram import ram_chances
from .sailing import RIGGING, rig_bar, trim, trims
from .steps import LETTERS, MODES, Bar, advanced, allowance, letter_bar, letters, mode_bar, move_bar


class Fatigue(Frame[Sea], frozen=True):
    """TF-3.9 After a move at full velocity the crew may be spent: one die, by its quality."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship = sea.ships[self.ship]
        if ship.gone:
            return None
        tires = max(tiring(sea, ship))
        return Roll("roll-fatigue", ship.side, "TF-3.9", args={"ship": sea.label(self.ship), "crew": ship.crew, "tires": tires})

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        ship = sea.ships[self.ship]
        tired = die in tiring(sea, ship)
        sea.put(replace(ship, fatigued=tired))
        args = {"ship": sea.label(self.ship), "rolled": die, "tires": max(tiring(sea, ship))}
        sea.tell(Event("fatigued" if tired else "not-fatigued", "TF-3.9", args, ship=self.ship, dice=(die,)))


class Reef(Frame[Sea], frozen=True):
    """TF-9.4 A ship that has entered a reef passes, is stopped, or is lost on it; then its move goes on, or is over."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        add = reef_modifier(sea.setting.charts, ship.type, sea.kind(ship))
        args = {"ship": sea.label(self.ship), "add": add, "tide": tide(sea)}
        return Roll("roll-reef", ship.side, "TF-9.4", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship, table = sea.ships[self.ship], sea.setting.charts
        how = passage(table, ship.type, sea.kind(ship), tide(sea), die)
        args = {"ship": sea.label(self.ship), "rolled": die, "add": reef_modifier(table, ship.type, sea.kind(ship)), "how": how}
        sea.tell(Event("reef", "TF-9.4", args, ship=self.ship, dice=(die,)))
        if how == "pass":
            sea.then(Go(self.ship))
            return
        if how == "wrecked":
            sea.change(self.ship, wrecked=True)
            broken = Blow("ground", on=self.ship)
            sea.tell(Event("wrecked", "TF-9.4", {"ship": sea.label(self.ship)}, ship=self.ship, blow=broken))
        end_move(sea)


def tiring(sea: Sea, ship: Ship) -> tuple[int, ...]:
    """TF-3.9 The faces that tire a ship's crew."""
    found: tuple[int, ...] = getattr(sea.setting.charts.fatigue.fatigued, ship.crew)
    return found


def tide(sea: Sea) -> Tide:
    """TS-2.3 The tide of this turn."""
    scenario = sea.setting.scenario
    return tide_at(sea.turn, scenario.tide, scenario.tide_turns)


def can_move(sea: Sea, ship: Ship) -> bool:
    """Whether a ship may be picked: nothing holds it, and it has a mode beside lying still."""
    return move_bar(sea, ship) is None and _idle_bar(sea, ship) is None


def _idle_bar(sea: Sea, ship: Ship) -> Bar | None:
    """Why a ship that nothing holds could only lie still."""
    if sea.setting.types[ship.type].fv:
        return None
    bars = [mode_bar(sea, ship, mode) for mode in ("sail", "tow")]
    return ("TF-3.2", "no-oars") if all(bars) else None


def modes(sea: Sea, ship: Ship) -> tuple[Mode, ...]:
    """TF-3.1 The modes open to a ship."""
    return tuple(mode for mode in MODES if mode_bar(sea, ship, mode) is None)


def make(sea: Sea, name: str, letter: str) -> None:
    """Carry out one letter: a contact, the way off the map, or a move."""
    ship, move = sea.ships[name], sea.move
    assert move is not None
    there = entered(ship.bow, ship.h, letter)
    held = sea.occupied.get(there)
    after, sea.move = advanced(sea, ship, move, letter)
    if held is not None and held != name:
        _contact(sea, ship, sea.ships[held], there, SHIFTS[ship.h][letter].direction)
    elif there not in sea.setting.waters.open:
        _leave(sea, ship)
    else:
        _advance(sea, ship, after, letter)


def _advance(sea: Sea, ship: Ship, after: Ship, letter: str) -> None:
    """The hull is shifted; if it has come onto a reef, that is tried."""
    sea.put(after)
    path = ((ship.bow, ship.h), (after.bow, after.h))
    args = {"ship": sea.label(ship.id), "letter": letter}
    sea.tell(Event("moved", _rule(letter), args, ship=ship.id, path=path, side=ship.side))
    there = entered(ship.bow, ship.h, letter)
    if sea.setting.options["reefs"] and there in sea.setting.waters.reef:
        sea.then(Reef(ship.id))
    else:
        sea.then(Go(ship.id))


def _contact(sea: Sea, ship: Ship, target: Ship, there: tuple[int, int], direction: int) -> None:
    """TF-3.6 The point is paid, the ship stays, a ram is declared, and its move is over. TF-3.7 The target is pinned."""
    where = struck_at(target.bow, target.h, there, direction)
    assert sea.move is not None
    sea.rams = (*sea.rams, Ram(ship.id, target.id, where, sea.move.mode == "full"))
    sea.put(replace(ship, rams=True), replace(target, rammed=True))
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id), "where": where}
    sea.tell(Event("ram-declared", "TF-3.6", args, ship=target.id, side=ship.side))
    end_move(sea)


def _leave(sea: Sea, ship: Ship) -> None:
    """TF-3.5 Over an open edge, never to come back."""
    end_move(sea)
    lose(sea, ship.id, "left")
    sea.tell(Event("left-map", "TF-3.5", {"ship": sea.label(ship.id)}, ship=ship.id, side=ship.side))


def end_move(sea: Sea) -> None:
    """The move is over; a crew that rowed at full velocity may be tired by it."""
    move = sea.move
    assert move is not None
    sea.change(move.ship, mode=move.mode, spent=move.spent)
    sea.move = None
    if move.mode == "full":
        sea.then(Fatigue(move.ship))


def _rule(letter: str) -> str:
    return "TF-3.4" if letter in PIVOTS else "TF-3.3" if letter == "B" else "TF-3.2"


def letter_option(sea: Sea, name: str, letter: str) -> Option:
    """A letter as shown: the ghost of the hull, or the ship it would ram, or the way off the map."""
    ship = sea.ships[name]
    there = entered(ship.bow, ship.h, letter)
    held = sea.occupied.get(there)
    if held is not None and held != ship.id:
        target = sea.ships[held]
        where = struck_at(target.bow, target.h, there, SHIFTS[ship.h][letter].direction)
        full = sea.move is not None and sea.move.mode == "full"
        sunk, hurt = ram_chances(sea, ship, target, where, full)
        args = {"letter": letter, "target": sea.label(held), "where": where}
        args |= {"sunk": round(100 * sunk / 36), "hurt": round(100 * hurt / 36)}
        return Option(letter, "do-ram", "TF-3.6", args, ship=ship.id, target=held, cell=there, risky=True)
    out = there not in sea.setting.waters.open
    path = (pose(ship.bow, ship.h), pose(*moved(ship.bow, ship.h, letter)))
    risky = bool(sea.setting.options["reefs"]) and there in sea.setting.waters.reef
    risky = risky or _tires(sea, sea.move is not None and sea.move.left == 1)
    key = "do-leave" if out else "do-move"
    return Option(
        letter, key, "TF-3.5" if out else _rule(letter), {"letter": letter}, ship=ship.id, path=path, cell=there, risky=risky
    )


def mode_option(sea: Sea, ship: str, mode: str) -> Option:
    """A mode as shown, with its movement points."""
    args = {"mode": mode, "points": allowance(sea, sea.ships[ship], mode)}
    return Option(mode, "do-mode", "TF-6.2" if mode == "sail" else "TF-3.1", args, ship=ship)


def mode_refusal(sea: Sea, ship: str, mode: str) -> Refusal | None:
    """TF-3.1 Why a ship may not move in a mode."""
    bar = mode_bar(sea, sea.ships[ship], mode)
    return Refusal(*bar, {"ship": sea.label(ship)}) if bar else None


def set_out(sea: Sea, name: str, mode: str) -> None:
    """TF-3.1 The mode is chosen: the ship lies still, or its first point is to be spent."""
    ship = sea.ships[name]
    if mode == "hold":
        sea.put(replace(ship, mode="hold"))
        sea.tell(Event("holds", "TF-3.1", {"ship": sea.label(name)}, ship=name, side=ship.side, idle=True))
        return
    points = allowance(sea, ship, mode)
    way = next(known for known in MODES if known == mode)
    sea.move = Move(name, way, points, points)
    sea.then(Go(name))


class PickMode(ShipDecides[Sea], frozen=True):
    """TF-3.1 A ship chooses its mode before its first movement point."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TF-3.1", "not-offered"),
        Act(
            "mode",
            "TF-3.1",
            lambda sea, ship: modes(sea, sea.ships[ship]),
            set_out,
            mode_option,
            mode_refusal,
            form="|".join(MODES),
        ),
    )

    def ask(self, sea: Sea) -> Choose:
        ship = sea.ships[self.ship]
        return sea.choose("ask-mode", ship.side, "TF-3.1", modes(sea, ship), ship=sea.label(self.ship))


def letter_refusal(sea: Sea, name: str, letter: str) -> Refusal | None:
    """Why a ship may not make a move now."""
    return _in_move(sea, name, letter, letter_bar)


def rig_refusal(sea: Sea, name: str, act: str) -> Refusal | None:
    """TF-6.1 Why a ship may not set or strike a sail now."""
    return _in_move(sea, name, act, rig_bar)


def _in_move(sea: Sea, name: str, what: str, bar: Callable[[Sea, Ship, Move, str], Bar | None]) -> Refusal | None:
    """What bars an act of the move in progress, or of the one that a ship could begin at cruise."""
    ship, move = sea.ships[name], sea.move
    if move is None or move.ship != name:
        points = allowance(sea, ship, "cruise")
        move = Move(name, "cruise", points, points)
    found = bar(sea, ship, move, what)
    return Refusal(*found, {"ship": sea.label(name), "answer": what}) if found else None


def trim_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """TF-6.1 What a ship may do with its sails now."""
    return trims(sea, sea.ships[name], sea.move) if sea.move is not None else ()


def trim_on(sea: Sea, name: str, act: str) -> None:
    """TF-6.1 A sail goes up or down, and the move goes on."""
    trim(sea, name, act)
    sea.then(Go(name))


def stop_option(sea: Sea, name: str, _: str) -> Option:
    """The end of a move as shown; after full velocity a die follows."""
    return Option("stop", "do-stop", "TF-3.1", ship=name, risky=_tires(sea))


def _tires(sea: Sea, last: bool = True) -> bool:
    """TF-3.9 Whether the end of this move may tire the crew, and the next point is its last."""
    return last and sea.move is not None and sea.move.mode == "full"


class Go(ShipDecides[Sea], frozen=True):
    """TF-3.2 One move after another, as long as there are points and the ship wants to."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TF-3.2", "no-letter"),
        Act(
            "go",
            "TF-3.2",
            lambda sea, ship: letters(sea, sea.ships[ship], sea.move) if sea.move is not None else (),
            make,
            letter_option,
            letter_refusal,
            form="|".join(LETTERS),
        ),
        Act(
            "trim",
            "TF-6.1",
            trim_offers,
            trim_on,
            lambda _, ship, act: Option(act, f"do-{act}", "TF-6.1", ship=ship),
            rig_refusal,
            form="|".join(RIGGING),
        ),
        Act("stop", "TF-3.1", always, lambda sea, _ship, _what: end_move(sea), stop_option),
    )

    def ask(self, sea: Sea) -> Choose | None:
        move = sea.move
        if move is None:
            return None
        offer = self.acts.offer(sea, self.ship)
        if len(offer) == 1:
            return None
        args: dict[str, Any] = {"ship": sea.label(self.ship), "left": move.left, "mode": move.mode}
        return sea.choose("ask-go", sea.ships[self.ship].side, "TF-3.2", self.acts.moves(offer), **args)

    def skip(self, sea: Sea) -> None:
        """Nothing is left to do in this move."""
        if sea.move is not None:
            end_move(sea)


def ship_refusal(sea: Sea, ask: Moves, name: str) -> Refusal | None:
    """TF-3.1, TF-3.7 Why a ship may not be moved."""
    if (bar := stranger_bar(sea, ask.side, name, "TF-3.1")) is not None:
        return bar
    found = move_bar(sea, sea.ships[name]) or _idle_bar(sea, sea.ships[name])
    return Refusal(*found, {"ship": sea.label(name)}) if found else None


def pick(sea: Sea, ask: Moves, name: str) -> None:
    """TF-3.1 A ship moves; then another, of this side or with TF-9.2 of the other."""
    sea.then(PickMode(name), Moves(sea.other(ask.side), True) if ask.turns else ask)


def end_moves(sea: Sea, ask: Moves, _: str = "") -> None:
    """Section 4: ships not moved hold. TF-9.2 Who ends his moves has ended them for this turn; the other goes on."""
    sea.ended = (*sea.ended, ask.side)
    if ask.turns and sea.other(ask.side) not in sea.ended:
        sea.then(Moves(sea.other(ask.side), True))


def ship_option(sea: Sea, _: Moves, name: str) -> Option:
    """A ship to be moved, as shown."""
    return Option(name, "do-ship", "TF-3.1", {"ship": sea.label(name)}, ship=name, target=name)


class Moves(SideDecides, frozen=True):
    """TF-3.1, section 4: a player moves his ships in any order, each once, finishing one before the next.

    TF-9.2 `alternate`: the players move one ship each in turn.
    """

    key = "ask-ship"
    rule = "TF-3.1"
    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-3.1", "not-offered"),
        Act("ship", "TF-3.1", lambda sea, ask: movable(sea, ask.side), pick, ship_option, ship_refusal, form=SHIP),
        Act("done", "TF-3.1", always, end_moves, words="moves-done"),
    )
    turns: bool = False
    """TF-9.2 The other side is to move after each ship."""

    def skip(self, sea: Sea) -> None:
        """No ship is left to move."""
        if self.side in sea.ended and self.turns:
            sea.then(Moves(sea.other(self.side), True))
        else:
            end_moves(sea, self)


def movable(sea: Sea, side: str) -> list[str]:
    """TF-3.1 The ships a side may still move."""
    return [] if side in sea.ended else [ship.id for ship in sea.fleet(side) if can_move(sea, ship)]
