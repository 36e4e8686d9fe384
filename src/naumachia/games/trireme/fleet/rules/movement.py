"""Phases 2 and 3, the moves (TF-3): ship by ship a mode, then letter by letter; contacts, the edge, reefs, fatigue."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Answer, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ...common.hulls import PIVOTS, SHIFTS, entered, moved, pose, struck_at
from ...common.reefs import Tide, passage, reef_modifier, tide_at
from ..pieces import Mode, Move, Ram, Ship
from ..state import CONCEDE, Sea
from .harm import lose
from .parts import DONE, concede_option, done_option, no_ship, stranger_bar
from .ram import ram_chances
from .sailing import RIGGING, rig_bar, trim, trims
from .steps import LETTERS, MODES, STOP, Bar, advanced, allowance, letter_bar, letters, mode_bar, move_bar


class Moves(Frame[Sea], frozen=True):
    """TF-3.1, section 4: a player moves his ships in any order, each once, finishing one before the next.

    TF-9.2 `alternate`: the players move one ship each in turn; who ends his moves has ended them for this turn.
    """

    side: str
    turns: bool = False
    """TF-9.2 The other side is to move after each ship."""

    def ask(self, sea: Sea) -> Choose | None:
        if self.side in sea.ended:
            return None
        ships = tuple(ship.id for ship in sea.fleet(self.side) if can_move(sea, ship))
        return sea.choose("ask-ship", self.side, "TF-3.1", (*ships, DONE)) if ships else None

    def take(self, sea: Sea, answer: str | None) -> None:
        if sea.conceded(answer, self.side):
            return
        if answer is None or answer == DONE:
            sea.ended = (*sea.ended, self.side)
            if not self.turns or len(set(sea.ended)) == 2:
                return
            sea.then(Moves(sea.other(self.side), True))
        else:
            sea.then(PickMode(answer), Moves(sea.other(self.side), True) if self.turns else self)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        if answer == DONE:
            return done_option("do-moves-done", "TF-3.1")
        return Option(answer, "do-ship", "TF-3.1", {"ship": sea.label(answer)}, ship=answer, target=answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        name = str(answer)
        if (bar := stranger_bar(sea, self.side, name, "TF-3.1")) is not None:
            return bar
        ship = sea.ships[name]
        found = move_bar(sea, ship) or _idle_bar(sea, ship)
        return Refusal(*found, {"ship": sea.label(name)}) if found else no_ship("TF-3.1", name)


class PickMode(Frame[Sea], frozen=True):
    """TF-3.1 A ship chooses its mode before its first movement point."""

    ship: str

    def ask(self, sea: Sea) -> Choose:
        ship = sea.ships[self.ship]
        return sea.choose("ask-mode", ship.side, "TF-3.1", modes(sea, ship), {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, mode: Mode) -> None:
        ship = sea.ships[self.ship]
        if sea.conceded(mode, ship.side):
            return
        if mode == "hold":
            sea.put(replace(ship, mode="hold"))
            sea.tell(Event("holds", "TF-3.1", {"ship": sea.label(self.ship)}, ship=self.ship))
            return
        points = allowance(sea, ship, mode)
        sea.move = Move(self.ship, mode, points, points)
        sea.then(Go(self.ship))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        args = {"mode": answer, "points": allowance(sea, sea.ships[self.ship], answer)}
        return Option(answer, "do-mode", "TF-6.2" if answer == "sail" else "TF-3.1", args, ship=self.ship)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        bar = mode_bar(sea, sea.ships[self.ship], str(answer)) or ("TF-3.1", "no-mode")
        return Refusal(*bar, {"ship": sea.label(self.ship)})


class Go(Frame[Sea], frozen=True):
    """TF-3.2 One move after another, as long as there are points and the ship wants to."""

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship, move = sea.ships[self.ship], sea.move
        if move is None:
            return None
        found = (*letters(sea, ship, move), *trims(sea, ship, move))
        if not found:
            return None
        args = {"ship": sea.label(self.ship), "left": move.left, "mode": move.mode}
        return sea.choose("ask-go", ship.side, "TF-3.2", (*found, STOP), args)

    def take(self, sea: Sea, answer: str | None) -> None:
        if sea.conceded(answer, sea.ships[self.ship].side) or sea.move is None:
            return
        if answer is None or answer == STOP:
            end_move(sea)
        elif answer in RIGGING:
            trim(sea, self.ship, answer)
            sea.then(self)
        else:
            make(sea, self.ship, answer)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        if answer == STOP:
            return Option(STOP, "do-stop", "TF-3.1", ship=self.ship)
        if answer in RIGGING:
            return Option(answer, f"do-{answer}", "TF-6.1", ship=self.ship)
        return _letter_option(sea, sea.ships[self.ship], answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal(*_go_bar(sea, sea.ships[self.ship], str(answer)), {"ship": sea.label(self.ship), "answer": str(answer)})


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
        add = reef_modifier(sea.setting.charts.reef_passage, ship.type, sea.kind(ship))
        args = {"ship": sea.label(self.ship), "add": add, "tide": tide(sea)}
        return Roll("roll-reef", ship.side, "TF-9.4", args=args)

    def take(self, sea: Sea, die: int) -> None:
        ship, table = sea.ships[self.ship], sea.setting.charts.reef_passage
        how = passage(table, ship.type, sea.kind(ship), tide(sea), die)
        args = {"ship": sea.label(self.ship), "rolled": die, "add": reef_modifier(table, ship.type, sea.kind(ship)), "how": how}
        sea.tell(Event("reef", "TF-9.4", args, ship=self.ship, dice=(die,)))
        if how == "pass":
            sea.then(Go(self.ship))
            return
        if how == "wrecked":
            sea.change(self.ship, wrecked=True)
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


def modes(sea: Sea, ship: Ship) -> tuple[str, ...]:
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
    sea.tell(Event("moved", _rule(letter), {"ship": sea.label(ship.id), "letter": letter}, ship=ship.id, path=path))
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
    sea.tell(Event("ram-declared", "TF-3.6", args, ship=target.id))
    end_move(sea)


def _leave(sea: Sea, ship: Ship) -> None:
    """TF-3.5 Over an open edge, never to come back."""
    end_move(sea)
    lose(sea, ship.id, "left")
    sea.tell(Event("left-map", "TF-3.5", {"ship": sea.label(ship.id)}, ship=ship.id))


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


def _letter_option(sea: Sea, ship: Ship, letter: str) -> Option:
    """A letter as shown: the ghost of the hull, or the ship it would ram, or the way off the map."""
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
    key = "do-leave" if out else "do-move"
    return Option(
        letter, key, "TF-3.5" if out else _rule(letter), {"letter": letter}, ship=ship.id, path=path, cell=there, risky=risky
    )


def _go_bar(sea: Sea, ship: Ship, answer: str) -> Bar:
    """Why a ship may not do that in its move."""
    move = sea.move
    if move is not None and answer in LETTERS:
        return letter_bar(sea, ship, move, answer) or ("TF-3.2", "not-offered")
    if move is not None and answer in RIGGING:
        return rig_bar(sea, ship, move, answer) or ("TF-6.1", "not-offered")
    return "TF-3.2", "no-letter"
