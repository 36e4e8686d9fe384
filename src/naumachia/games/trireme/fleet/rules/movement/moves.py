"""Phases 2 and 3, the moves (TF-3): ship by ship a mode, then letter by letter; contacts, the edge, reefs, fatigue."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Event, Frame, Refusal, Roll, ShipDecides, always, unmoved
from naumachia.kernel.shown.picture import Option

from ....common.hulls import SHIFTS, entered, struck_at
from ....common.sea.reefs import Tide, passage, reef_modifier, tide_at
from ...comfort.same import (
    AHEAD,
    ALL_SAME,
    LINE_SAME,
    SAME,
    Way,
    ahead,
    ahead_option,
    can_strike,
    is_free,
    line_of,
    next_way,
    same_option,
    same_way,
)
from ...pieces import Move, Ram, Ship, Trail
from ...state import Sea, SideDecides
from ..combat.harm import lose
from ..parts import SHIP
from .choices import (
    ahead_offers,
    can_move,
    letter_option,
    letter_refusal,
    line_offers,
    line_option,
    mode_option,
    mode_refusal,
    modes,
    movable,
    others_offers,
    others_option,
    rig_refusal,
    rule_of,
    same_offers,
    ship_option,
    ship_refusal,
    stop_option,
    tiring,
    trim_offers,
)
from .sailing import RIGGING, trim
from .steps import LETTERS, MODES, advanced, allowance, letter_bar, letters, move_bar


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


def tide(sea: Sea) -> Tide:
    """TS-2.3 The tide of this turn."""
    scenario = sea.setting.scenario
    return tide_at(sea.turn, scenario.tide, scenario.tide_turns)


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
    sea.tell(Event("moved", rule_of(letter), args, ship=ship.id, path=path, side=ship.side))
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
        strikes = can_strike(sea, ship, move)
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


def trim_on(sea: Sea, name: str, act: str) -> None:
    """TF-6.1 A sail goes up or down, and the move goes on."""
    trim(sea, name, act)
    sea.then(Go(name))


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
        args: dict[str, object] = {"ship": sea.label(self.ship), "left": move.left, "mode": move.mode}
        shortcuts = self.acts.shortcuts(offer)
        return sea.choose("ask-go", sea.ships[self.ship].side, "TF-3.2", self.acts.moves(offer), shortcuts, **args)

    def skip(self, sea: Sea) -> None:
        """Nothing is left to do in this move."""
        if sea.move is not None:
            end_move(sea)


def pick(sea: Sea, ask: Moves, name: str) -> None:
    """TF-3.1 A ship moves; then another, of this side or with TF-9.2 of the other."""
    sea.then(PickMode(name), Moves(sea.other(ask.side), True) if ask.turns else ask)


def end_moves(sea: Sea, ask: Moves, _: str = "") -> None:
    """Section 4: ships not moved hold. TF-9.2 A player who ends the moves has ended them for this turn; the other goes on."""
    sea.trail = None
    sea.ended = (*sea.ended, ask.side)
    if ask.turns and sea.other(ask.side) not in sea.ended:
        sea.then(Moves(sea.other(ask.side), True))


def others_same(sea: Sea, ask: Moves, _: str) -> None:
    """TF-3.1 Every ship that can does as the last one did."""
    sea.then(DoSame(tuple(movable(sea, ask.side))))


def line_same(sea: Sea, ask: Moves, _: str) -> None:
    """TF-3.1 The line of the ship that moved last does as that did."""
    sea.then(DoSame(line_of(sea, tuple(movable(sea, ask.side)))))


def end_option(sea: Sea, ask: Moves, _: str) -> Option:
    """The end of a side's moves, as shown; while most of its ships have not moved it asks once more."""
    idle = movable(sea, ask.side)
    sure = unmoved(len(idle), sum(ship.id in idle or ship.mode != "" for ship in sea.fleet(ask.side)))
    return Option("done", "do-moves-done", "TF-3.1", confirm=sure)


class Moves(SideDecides, frozen=True):
    """TF-3.1, section 4: a player moves the own ships in any order, each once, finishing one before the next.

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
