"""Foresight of a plot while it is written: its cost, the place after each step, the obstacles and possible meetings.

It follows from the log sheets and the plots of the asking side; no order of the enemy is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel.shown.picture import Foresight, Note, Planned

from ...common.hulls import hexes_of, pose
from ...common.sea.reefs import passage
from ...common.sea.wind import attitude, blows
from ..pieces import Ship
from ..rules.combat.contacts import FORWARD, fair_game, may_ram, tide
from ..rules.movement.orders import at_full, law, order_bar, plot_line, read
from ..rules.movement.simultaneous import settle_step
from ..rules.movement.steps import STEPS, Intent, intent, into_the_wind, mover, token_now
from ..rules.values import rowed, sail_speed
from ..state import Sea
from .places import WRITING, Place, could_be

FAR = 14
"""Ships farther apart cannot meet in one turn, whatever is written."""


class _Line(NamedTuple):
    """A plot that may be written."""

    ship: Ship
    moves: tuple[str, ...]
    order: str


class _Row(NamedTuple):
    """A ship of the rehearsal at the end of a step in which it moved, or meant to."""

    step: int
    place: Place
    notes: tuple[Note, ...]


def foresee(sea: Sea, seat: str, lines: Mapping[str, str]) -> tuple[Foresight, ...]:
    """Each plot of a sheet; lines that are not legal are passed over."""
    if sea.phase != WRITING:
        return ()
    plots: dict[str, _Line] = {}
    for name, text in lines.items():
        ship = sea.ships.get(name)
        if ship is not None and ship.side == seat and not ship.gone and text in (plot_line(sea, ship) or ()):
            plots[name] = _Line(ship, *read(text))
    told = Rehearsal(sea, plots).rows()
    foes = [ship for ship in sea.here if ship.side != seat and order_bar(sea, ship) is None]
    found = []
    for name, line in plots.items():
        moments = tuple(_with_foes(sea, line.ship, told[name], foes))
        found.append(Foresight(name, len(line.moves), _most(sea, line), tuple(_price(sea, line)), moments))
    return tuple(found)


def _most(sea: Sea, line: _Line) -> int:
    """The longest string of its kind; TS-15.2: beside a sail order, what that leaves."""
    rule = law(sea, line.ship)
    if line.order:
        return dict(rule.orders)[line.order]
    kind = line.moves[0][0] if line.moves else "A"
    return {"B": rule.back, "P": rule.pivots}.get(kind, rule.ahead)


def _price(sea: Sea, line: _Line) -> Iterator[Note]:
    """TS-3.2, TS-2.2, TS-15.2 What the string costs, and what wind has to do with it."""
    ship, moves = line.ship, line.moves
    if at_full(sea, ship, moves):
        by_box = not sea.on("fleet_fatigue")
        yield Note("plan-full" if by_box else "plan-full-die", "TS-3.2", {"boxes": ship.boxes}, "warn")
    elif moves and moves[0] in ("B", "PL", "PR"):
        yield Note("plan-slow", "TS-3.7", {"most": sea.charts.ship_orders.faster})
    if sea.wind == "strong" and rowed(sea, ship):
        yield Note("plan-strong", "TS-2.2", {"less": sea.charts.weather.strong_slower}, "warn")
    if sea.on("sails") and blows(sea.wind) and (ship.rig or line.order):
        lies = attitude(ship.h, sea.wind_dir)
        if ship.rig:
            yield Note("plan-sail", "TS-15.2", {"attitude": lies, "moves": sail_speed(sea, ship, ship.rig, ship.h)})
        if line.order:
            cost = sea.charts.sailing.mainsail if "main" in line.order or ship.rig == "mainsail" else sea.charts.sailing.sail
            yield Note("plan-sail-order", "TS-15.2", {"cost": cost}, "warn")
    if not moves and not ship.immobilised:
        yield Note("plan-still", "TS-5.2", {}, "warn")


class Rehearsal:
    """TS-4.2 The plots of one side rowed together; of the enemy there are only the ships that cannot move."""

    def __init__(self, sea: Sea, plots: Mapping[str, _Line]) -> None:
        self.plots = plots
        self.fleet = [ship.id for ship in sea.here if ship.id in plots or order_bar(sea, ship) is not None]
        self.draft = sea.copy()
        self.draft.put(*(replace(line.ship, plot=line.moves) for line in plots.values()))

    def rows(self) -> dict[str, list[_Row]]:
        """For each plot, the steps in which it moves."""
        draft, found = self.draft, {name: list[_Row]() for name in self.plots}
        for step in range(1, STEPS + 1):
            going = {name: token for name in self.plots if (token := token_now(draft, draft.ships[name], step))}
            all_ = {name: intent(draft, draft.ships[name], token) for name, token in going.items()}
            hulls = {name: draft.ships[name].hexes for name in self.fleet if not draft.ships[name].gone}
            movers = {name: mover(draft, name, what) for name, what in all_.items()}
            won: dict[Hex, str] = {}
            while (settled := settle_step(hulls, movers, won)).contests:
                won |= {at: names[0] for at, names in settled.contests.items()}
            ends = {name: movers[name].hexes if name in movers and name not in settled.blocked else hulls[name] for name in hulls}
            for name, what in all_.items():
                held = [other for other in self.fleet if other != name and what.entered in ends.get(other, ())]
                notes = tuple(self._go(draft.ships[name], what, held[0] if name in settled.blocked and held else ""))
                ship = draft.ships[name]
                found[name].append(_Row(step, (ship.bow, ship.h), notes))
        return found

    def _go(self, ship: Ship, what: Intent, other: str) -> Iterator[Note]:
        """One ship makes its move, or learns why not."""
        draft = self.draft
        if what.bar:
            draft.change(ship.id, halted=True)
            ashore = what.bar == "land" and draft.on("shore")
            yield Note("plan-barred", "TS-15.7" if ashore else "TS-4.2", {"bar": "shore" if ashore else what.bar}, "bad")
        elif other:
            draft.change(ship.id, halted=True)
            met = draft.ships[other]
            ram = what.letter in FORWARD and may_ram(draft, ship) and fair_game(ship, met)
            args = {"other": draft.label(other)}
            yield Note("plan-ram", "TS-5.1", args, "good", other) if ram else Note("plan-foul", "TS-5.7", args, "bad", other)
        elif what.leaves:
            draft.change(ship.id, gone="left")
            yield Note("plan-leaves", "TS-4.2", {}, "warn")
        else:
            halted = into_the_wind(draft, ship, what.h)
            draft.change(ship.id, bow=what.bow, h=what.h, made=ship.made + 1, halted=halted)
            if halted:
                yield Note("plan-into-wind", "TS-15.2", {}, "bad")
            if draft.on("reefs") and what.entered in draft.setting.waters.reef:
                kind, charts = draft.kind(ship), draft.charts
                safe = sum(passage(charts, ship.type, kind, tide(draft), die) == "pass" for die in range(1, 7))
                yield Note("plan-reef", "TS-15.6", {"safe": safe}, "bad")


def _with_foes(sea: Sea, ship: Ship, rows: list[_Row], foes: list[Ship]) -> Iterator[Planned]:
    """Each step with the enemies that could be there then: the first step at which each could is told."""
    near = [foe for foe in foes if distance(ship.bow, foe.bow) <= FAR]
    met: set[str] = set()
    for step, place, notes in rows:
        hull, found = set(hexes_of(*place)), []
        for foe in near:
            if foe.id not in met and any(hull.intersection(hexes_of(*at)) for at in could_be(sea, foe)[step - 1]):
                met.add(foe.id)
                found.append(Note("plan-may-meet", "TS-4.2", {"other": sea.label(foe.id)}, "warn", foe.id))
        yield Planned(step, pose(*place), (*notes, *found))
