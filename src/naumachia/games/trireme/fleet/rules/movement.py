"""Phases 2 and 3, the moves (TF-3): ship by ship a mode, then letter by letter; contacts, the edge, reefs, fatigue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import distance
from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Refusal, Roll, ShipDecides, always, unmoved
from naumachia.kernel.picture import Option

from ...common.hulls import PIVOTS, SHIFTS, entered, hull_distance, moved, pose, struck_at
from ...common.reefs import Tide, passage, reef_modifier, tide_at
from ..comfort.same import (
    AHEAD,
    ALL_SAME,
    LINE_SAME,
    SAME,
    Way,
    ahead,
    ahead_option,
    can_strike,
    group_option,
    is_free,
    line_of,
    next_way,
    same_option,
    same_way,
    ways,
)
from ..pieces import Mode, Move, Ram, Ship, Trail
from ..state import Sea, SideDecides
from .harm import lose
from .parts import SHIP, stranger_bar
from .ram import answers, ram_chances
from .sailing import RIGGING, rig_bar, trim, trims
from .steps import LETTERS, MODES, Bar, advanced, allowance, letter_bar, letters, mode_bar, move_bar, pivot_cost
from .values import full_velocity


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


def make(sea: Sea, name: str, letter: str, after: Frame[Sea] | None = None) -> None:
    """Carry out one letter: a contact, the way off the map, or a move, which goes on with `after` or as its owner wants."""
    ship, move = sea.ships[name], sea.move
    assert move is not None
    there = entered(ship.bow, ship.h, letter)
    held = sea.occupied.get(there)
    shifted, sea.move = advanced(sea, ship, move, letter)
    if held is not None and held != name:
        _contact(sea, ship, sea.ships[held], there, SHIFTS[ship.h][letter].direction)
    elif there not in sea.setting.waters.open:
        _leave(sea, ship)
    else:
        _advance(sea, ship, shifted, letter, after or Go(name))


def _advance(sea: Sea, ship: Ship, shifted: Ship, letter: str, after: Frame[Sea]) -> None:
    """The hull is shifted; if it has come onto a reef, that is tried."""
    sea.put(shifted)
    path = ((ship.bow, ship.h), (shifted.bow, shifted.h))
    args = {"ship": sea.label(ship.id), "letter": letter}
    sea.tell(Event("moved", _rule(letter), args, ship=ship.id, path=path, side=ship.side))
    there = entered(ship.bow, ship.h, letter)
    if sea.setting.options["reefs"] and there in sea.setting.waters.reef:
        sea.then(Reef(ship.id))
    else:
        sea.then(after)


def _contact(sea: Sea, ship: Ship, target: Ship, there: tuple[int, int], direction: int) -> None:
    """TF-3.6 The point is paid, the ship stays, a ram is declared, and its move is over. TF-3.7 The target is pinned."""
    where = struck_at(target.bow, target.h, there, direction)
    assert sea.move is not None
    pins = move_bar(sea, target) is None
    sea.rams = (*sea.rams, Ram(ship.id, target.id, where, sea.move.mode == "full"))
    sea.put(replace(ship, rams=True), replace(target, rammed=True))
    args = {"ship": sea.label(ship.id), "target": sea.label(target.id), "where": where, "pins": int(pins)}
    sea.tell(Event("ram-declared", "TF-3.6", args, ship=target.id, side=ship.side))
    sea.note(tokens=sea.move.tokens[:-1])  # the letter of the contact is nobody's example
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
    ship = sea.change(move.ship, mode=move.mode, spent=move.spent)
    sea.move = None
    if move.begun is not None and move.tokens:
        sea.trail = Trail(ship.id, ship.side, move.mode, move.tokens, *move.begun)
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
        args |= {
            "sunk": round(100 * sunk / 36),
            "hurt": round(100 * hurt / 36),
            "answered": int(where == "bow" and answers(sea, target)),
        }
        return Option(letter, "do-ram", "TF-3.6", args, ship=ship.id, target=held, cell=there, risky=True)
    out = there not in sea.setting.waters.open
    path = (pose(ship.bow, ship.h), pose(*moved(ship.bow, ship.h, letter)))
    risky = bool(sea.setting.options["reefs"]) and there in sea.setting.waters.reef
    risky = risky or _tires(sea, sea.move is not None and sea.move.left == 1)
    key, rule = ("do-leave", "TF-3.5") if out else ("do-move", _rule(letter))
    cost = pivot_cost(sea, sea.move) if letter in PIVOTS and sea.move is not None else 1
    return Option(letter, key, rule, {"letter": letter, "cost": cost}, ship=ship.id, path=path, cell=there, risky=risky)


def mode_option(sea: Sea, ship: str, mode: str) -> Option:
    """A mode as shown, with its movement points."""
    mine = sea.ships[ship]
    weaker = -sea.setting.charts.fleet_ram_modifiers.rammer.cruising
    args = {"mode": mode, "points": allowance(sea, mine, mode), "tired": int(mine.fatigued), "weaker": weaker}
    if mode == "full":
        args |= {"tires": max(tiring(sea, mine)), "percent": round(100 * len(tiring(sea, mine)) / 6)}
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
    sea.move = Move(name, way, points, points, begun=(ship.bow, ship.h))
    sea.then(Go(name))


def do_same(sea: Sea, way: Way) -> None:
    """TF-3.1 A ship sets out in the mode of the one before and makes its letters; the pattern stays that of the first."""
    points = allowance(sea, sea.ships[way.ship], way.mode)
    sea.move = Move(way.ship, way.mode, points, points)
    assert sea.trail is not None
    sea.then(Follow(way.ship, sea.trail.letters, True))


def same_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """Whether a ship that has been picked may do as the last one did."""
    return ("",) if sea.trail is not None and same_way(sea, sea.ships[name]) is not None else ()


def go_same(sea: Sea, name: str, _: str) -> None:
    """The picked ship does as the last one did."""
    way = same_way(sea, sea.ships[name])
    assert way is not None
    do_same(sea, way)


class Follow(Frame[Sea], frozen=True):
    """TF-3.2 Several letters told at once, as long as they are open and nobody can be struck.

    Where they end before the last the owner goes on; after the last too, unless the whole move was told.
    """

    ship: str
    letters: tuple[str, ...]
    whole: bool = False

    def take(self, sea: Sea, _: None) -> None:
        move, ship = sea.move, sea.ships[self.ship]
        if move is None:
            return
        strikes = bool(move.tokens) and can_strike(sea, ship, move)
        if not self.letters and self.whole and not strikes:
            end_move(sea)
            return
        letter = self.letters[0] if self.letters else ""
        if not letter or strikes or letter_bar(sea, ship, move, letter) is not None or not is_free(sea, ship, letter):
            sea.then(Go(self.ship))
            return
        make(sea, self.ship, letter, Follow(self.ship, self.letters[1:], self.whole))


class DoSame(Frame[Sea], frozen=True):
    """TF-3.1 Ships do as the last one did, one after the other; those that cannot begin are left to their owner."""

    ships: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        left = tuple(name for name in self.ships if can_move(sea, sea.ships[name]))
        way = next_way(sea, left)
        if way is not None:
            sea.then(DoSame(tuple(name for name in left if name != way.ship)))
            do_same(sea, way)


class PickMode(ShipDecides[Sea], frozen=True):
    """TF-3.1 A ship chooses its mode before its first movement point."""

    passes = ("hold",)

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
        Act(SAME, "TF-3.1", same_offers, go_same, lambda sea, ship, _: same_option(sea, ship), shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose:
        ship = sea.ships[self.ship]
        shortcuts = (SAME,) if same_offers(sea, self.ship) else ()
        return sea.choose("ask-mode", ship.side, "TF-3.1", modes(sea, ship), shortcuts, ship=sea.label(self.ship))


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
    move, tires = sea.move, 0
    if move is not None and move.mode == "full":
        tires = max(tiring(sea, sea.ships[name]))
    args = {"left": move.left if move is not None else 0, "tires": tires}
    return Option("stop", "do-stop", "TF-3.1", args, ship=name, risky=_tires(sea))


def _tires(sea: Sea, last: bool = True) -> bool:
    """TF-3.9 Whether the end of this move may tire the crew, and the next point is its last."""
    return last and sea.move is not None and sea.move.mode == "full"


def ahead_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """TF-3.2 A run of several hexes straight ahead, where nobody can be struck."""
    move = sea.move
    if move is None or move.left < 2 or move.mode == "back":
        return ()
    ship = sea.ships[name]
    return ("",) if ahead(sea, ship, move) and not can_strike(sea, ship, move) else ()


def go_ahead(sea: Sea, name: str, _: str) -> None:
    """TF-3.2 As far as the water before the bow is free."""
    assert sea.move is not None
    sea.then(Follow(name, ahead(sea, sea.ships[name], sea.move)))


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
        Act("stop", "TF-3.1", always, lambda sea, _ship, _what: end_move(sea), stop_option, ends=True),
        Act(AHEAD, "TF-3.2", ahead_offers, go_ahead, lambda sea, ship, _: ahead_option(sea, ship), shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        move = sea.move
        if move is None:
            return None
        offer = self.acts.offer(sea, self.ship)
        if len(offer) == 1:
            return None
        args: dict[str, Any] = {"ship": sea.label(self.ship), "left": move.left, "mode": move.mode}
        shortcuts = self.acts.shortcuts(offer)
        return sea.choose("ask-go", sea.ships[self.ship].side, "TF-3.2", self.acts.moves(offer), shortcuts, **args)

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
    sea.trail = None
    sea.ended = (*sea.ended, ask.side)
    if ask.turns and sea.other(ask.side) not in sea.ended:
        sea.then(Moves(sea.other(ask.side), True))


def ship_option(sea: Sea, _: Moves, name: str) -> Option:
    """A ship to be moved, as shown: with its speeds, and how far the nearest enemy is."""
    ship = sea.ships[name]
    full = full_velocity(sea, ship) if mode_bar(sea, ship, "full") is None else 0
    args: dict[str, Any] = {"ship": sea.label(name), "cruise": allowance(sea, ship, "cruise"), "full": full}
    args |= {"tired": int(ship.fatigued), "state": ship.state, "hexes": 0}
    foes = sea.fleet(sea.other(ship.side))
    if foes:
        nearest = min(foes, key=lambda foe: distance(ship.bow, foe.bow))
        args |= {"hexes": hull_distance(ship.hexes, nearest.hexes), "target": sea.label(nearest.id)}
    return Option(name, "do-ship", "TF-3.1", args, ship=name, target=name)


def others_offers(sea: Sea, ask: Moves) -> tuple[str, ...]:
    """TF-3.1 Whether a ship that has still to move can do as the last one did; not where the sides move ship by ship."""
    if sea.trail is None or ask.turns:
        return ()
    return ("",) if next(ways(sea, tuple(movable(sea, ask.side))), None) is not None else ()


def line_offers(sea: Sea, ask: Moves) -> tuple[str, ...]:
    """TF-3.1 The same for the line of the ship that moved last, where that is not all who can."""
    if not others_offers(sea, ask):
        return ()
    left = tuple(movable(sea, ask.side))
    line = {way.ship for way in ways(sea, line_of(sea, left))}
    return ("",) if line and any(way.ship not in line for way in ways(sea, left)) else ()


def others_same(sea: Sea, ask: Moves, _: str) -> None:
    """TF-3.1 Every ship that can does as the last one did."""
    sea.then(DoSame(tuple(movable(sea, ask.side))))


def line_same(sea: Sea, ask: Moves, _: str) -> None:
    """TF-3.1 The line of the ship that moved last does as that did."""
    sea.then(DoSame(line_of(sea, tuple(movable(sea, ask.side)))))


def others_option(sea: Sea, ask: Moves, _: str) -> Option:
    """All ships doing the same, as shown."""
    return group_option(sea, ALL_SAME, tuple(movable(sea, ask.side)))


def line_option(sea: Sea, ask: Moves, _: str) -> Option:
    """One line doing the same, as shown."""
    return group_option(sea, LINE_SAME, line_of(sea, tuple(movable(sea, ask.side))))


def end_option(sea: Sea, ask: Moves, _: str) -> Option:
    """The end of a side's moves, as shown; while most of its ships have not moved it asks once more."""
    idle = movable(sea, ask.side)
    sure = unmoved(len(idle), sum(ship.id in idle or ship.mode != "" for ship in sea.fleet(ask.side)))
    return Option("done", "do-moves-done", "TF-3.1", confirm=sure)


class Moves(SideDecides, frozen=True):
    """TF-3.1, section 4: a player moves his ships in any order, each once, finishing one before the next.

    TF-9.2 `alternate`: the players move one ship each in turn.
    """

    key = "ask-ship"
    rule = "TF-3.1"
    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-3.1", "not-offered"),
        Act("ship", "TF-3.1", lambda sea, ask: movable(sea, ask.side), pick, ship_option, ship_refusal, form=SHIP),
        Act(LINE_SAME, "TF-3.1", line_offers, line_same, line_option, again=True, shortcut=True),
        Act(ALL_SAME, "TF-3.1", others_offers, others_same, others_option, again=True, shortcut=True),
        Act("done", "TF-3.1", always, end_moves, end_option, ends=True),
    )
    turns: bool = False
    """TF-9.2 The other side is to move after each ship."""

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        if "ship" not in offer:
            return None
        return sea.choose(self.key, self.side, self.rule, self.acts.moves(offer), self.acts.shortcuts(offer))

    def skip(self, sea: Sea) -> None:
        """No ship is left to move."""
        if self.side in sea.ended and self.turns:
            sea.then(Moves(sea.other(self.side), True))
        else:
            end_moves(sea, self)


def movable(sea: Sea, side: str) -> list[str]:
    """TF-3.1 The ships a side may still move."""
    return [] if side in sea.ended else [ship.id for ship in sea.fleet(side) if can_move(sea, ship)]
