"""BB-7.3 A line that moves all together: each unit move ordered is carried out by every ship in turn."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Answer, Frame, Leg, Refusal
from naumachia.kernel.shown.picture import Option

from ...pieces import Run
from ...state import Sea
from ..contact.collision import Contact
from ..winds import on_edge
from .courses import bands_of, edge_turns, leg_bar
from .forecast import projected, shown_leg, world
from .gliding import put, straight, tell_moved, turn
from .sailing import BUT_ONE, EndOfMove, Step, onward, turns_told
from .sample import legs_of


def drop(sea: Sea, squadron: str, ship: str) -> None:
    """A ship no longer moves with its line."""
    old = sea.squadrons[squadron]
    new = replace(old, line=tuple(name for name in old.line if name != ship))
    sea.squadrons = sea.squadrons | {squadron: new}


def out(sea: Sea, ship: str) -> bool:
    """BB-7.1 Once a formation moves, only being sunk, struck or linked takes a ship out of it."""
    here = sea.ships[ship]
    return bool(here.gone) or here.struck or sea.linked(ship)


def moving(sea: Sea, squadron: str) -> list[str]:
    """BB-7.3 Those still in the line."""
    return [name for name in sea.squadrons[squadron].line if not out(sea, name)]


def run_of(sea: Sea, order: Together) -> Run:
    """The line's unit move, as that of its leader."""
    leader = moving(sea, order.squadron)[0]
    return Run(leader, order.moves, order.full, order.half, order.made, begun=order.made > 0)


def order_asked(sea: Sea, order: Together) -> Leg | None:
    """BB-7.3 The next order of a line: a turn must be legal for every ship still moving."""
    ships = moving(sea, order.squadron)
    if not ships or order.moves < 1:
        return None
    run = run_of(sea, order)
    turns = [edge_turns(sea, name) for name in ships]
    bands = bands_of(run, (max(low for low, _ in turns), min(high for _, high in turns)))
    args = {"ship": sea.label(run.ship), "moves": order.moves, "full": order.full, "half": order.half, "made": order.made}
    args |= {"least": 0 if order.made >= sea.charts.movement.minimum else sea.charts.movement.minimum}
    args |= {"room": order.full - order.half, **turns_told(bands)}
    return Leg(
        "ask-together",
        sea.ships[run.ship].controller,
        "BB-7.3",
        ship=run.ship,
        bands=bands,
        path=(sea.ships[run.ship].pose,),
        args=args | {"squadron": sea.label(order.squadron), "ships": len(ships)},
        answers=("end",) if order.made >= sea.charts.movement.minimum else (),
        shortcuts=onward(order.moves),
        asides=sea.asides(sea.ships[run.ship].controller),
        turn_last=True,
        onward="on" if order.moves > 1 else "",
    )


def order_given(sea: Sea, order: Together) -> tuple[int, int] | None:
    """The order that is not asked: straight on as long as that was said, or the only one there is."""
    ships = moving(sea, order.squadron)
    if not ships or order.moves < 1:
        return None
    if order.on and order.on == len(ships) and order.moves > order.keep:
        return order.full, 0
    asked = order_asked(sea, order)
    alone = asked is not None and not asked.answers and sum(map(len, asked.bands)) == 1
    return asked.bands[0].number(0) if asked is not None and alone else None


def order_shown(sea: Sea, order: Together, distance: int, degrees: int) -> Option:
    """An order somebody weighs, as the leader would carry it out, and where the others would come to lie."""
    leader, *others = moving(sea, order.squadron)
    shown, draft, company = shown_leg(sea, leader, distance, degrees, "BB-7.3"), sea.copy(), []
    put(draft, leader, projected(sea, leader, distance, degrees)[0][-1])
    for name in others:  # each goes where those before it no longer lie
        path, _ = projected(draft, name, distance, degrees)
        put(draft, name, path[-1])
        company.append((name, world(path[-1])))
    return replace(shown, company=tuple(company))


def order_bar(sea: Sea, order: Together, answer: Answer) -> Refusal:
    """Return the refusal of an order: by the law of a unit move, or for a ship of the line that it would take into irons."""
    run = run_of(sea, order)
    if isinstance(answer, tuple) and len(answer) == 2:
        if bar := leg_bar(sea, run, *answer):
            return bar
        for name in moving(sea, order.squadron):
            if bar := leg_bar(sea, replace(run, ship=name), *answer):
                return Refusal("BB-7.3", bar.key, bar.args)
    if answer in ("on", BUT_ONE):
        return Refusal("BB-7.3", "no-on", {"ship": sea.label(run.ship)})
    args = {"ship": sea.label(run.ship), "made": order.made, "least": sea.charts.movement.minimum}
    return Refusal("BB-6.4", "no-end", args) if answer == "end" else Refusal("BB-7.3", "no-such-choice", {"answer": str(answer)})


def word_shown(sea: Sea, order: Together, answer: str) -> Option:
    """A word instead of an order, as shown."""
    leader = moving(sea, order.squadron)[0]
    if answer in ("on", BUT_ONE):
        shown = order_shown(sea, order, order.full * (order.moves - (answer == BUT_ONE)), 0)
        return replace(shown, answer=answer, key=f"do-{answer}", args={"ship": sea.label(leader)})
    return Option(answer, f"do-{answer}", "BB-6.4", {"ship": sea.label(leader)}, ship=leader)


class Together(Frame[Sea], frozen=True):
    """BB-7.3 One order for all of a line; a ship in contact or on an edge leaves it, and the next in line leads."""

    ends = ("end",)

    squadron: str
    moves: int
    full: int
    half: int
    made: int = 0
    on: int = 0
    """The shortcut `on`: straight on with all unit moves left, while so many ships move in the line."""
    keep: int = 0
    """Unit moves that are asked for all the same."""

    def ask(self, sea: Sea) -> Leg | None:
        return None if order_given(sea, self) else order_asked(sea, self)

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        said = answer in ("on", BUT_ONE)
        going, on = len(moving(sea, self.squadron)), said or (answer is None and self.on)
        leg = (self.full, 0) if said and self.moves > 0 else answer or order_given(sea, self)
        keep = int(answer == BUT_ONE) if said else self.keep
        if not isinstance(leg, tuple):
            sea.then(*(EndOfMove(name) for name in sea.squadrons[self.squadron].line))
            return
        left, full, half = self.moves - 1, self.full, self.half
        carried = [Carry(self.squadron, name, *leg, left, full, half) for name in moving(sea, self.squadron)]
        sea.then(*carried, Together(self.squadron, left, full, half, self.made + leg[0], going if on else 0, keep))

    def sample(self, sea: Sea) -> list[tuple[int, int]]:
        asked = order_asked(sea, self)
        return legs_of(asked.bands) if asked is not None else []

    def show_pose(self, sea: Sea, pose: tuple[int, ...]) -> Option:
        return order_shown(sea, self, pose[0], pose[1])

    def show(self, sea: Sea, answer: str) -> Option:
        return word_shown(sea, self, answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return order_bar(sea, self, answer)


class Carry(Frame[Sea], frozen=True):
    """BB-7.3 One ship carries the order out; in contact it leaves the formation, settles it and plays what it has left."""

    squadron: str
    ship: str
    distance: int
    degrees: int
    moves: int
    full: int
    half: int

    def take(self, sea: Sea, _: None) -> None:
        if out(sea, self.ship):
            return
        sea.change(self.ship, moved=True)
        start, way = sea.ships[self.ship].pose, straight(sea, self.ship, self.distance)
        path, made, swung = [start, way.pose], way.made, 0
        if self.degrees and not way.met:
            way = turn(sea, self.ship, self.degrees, way.pose)
            path.append(way.pose)
            swung = way.made
        put(sea, self.ship, way.pose)
        side = "port" if self.degrees < 0 else "starboard"
        if made or swung:
            tell_moved(sea, self.ship, path, "moved", "BB-7.3", beat=1, way=made, turn=swung, side=side)
        if way.met:
            drop(sea, self.squadron, self.ship)
            sea.run, sea.acting = Run(self.ship, self.moves, self.full, self.half, made, begun=True), self.ship
            sea.then(Contact(self.ship, way.met), Step(self.ship))
        elif self.degrees and on_edge(sea.wind, way.pose.h):
            drop(sea, self.squadron, self.ship)
            sea.then(EndOfMove(self.ship))
