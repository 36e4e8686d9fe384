"""A race of boats by secret orders. Nobody knows another's sheet until the last has come in."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.kernel import Blank, Choose, Event, Frame, Message, OptionalRule, Orders, Scenario, Sealed
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.picture import Row, Scene
from toys.common import Charts, ToyState, label, piece, scene, toy

Order = Literal["stay", "row", "sprint"]
PACE = {"stay": 0, "row": 1, "sprint": 2}
Lines = tuple[tuple[str, str], ...]


class Race(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    boats: dict[str, str]
    """Each boat and its seat."""
    standing: dict[str, Order] = field(default_factory=dict)
    """What the boats of an absent captain do."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    seats: tuple[str, ...]


class Boat(Struct, frozen=True):
    id: str
    seat: str
    at: int = 0
    tired: bool = False


class Bay(ToyState, kw_only=True):
    boats: dict[str, Boat]
    round: int = 1
    signal: str = ""

    def fleet(self, seat: str) -> list[Boat]:
        return [boat for boat in self.boats.values() if boat.seat == seat]


class Plot(Frame[Bay], frozen=True):
    """PL-1 Every captain writes an order for each of his boats, in secret. PL-2 A tired boat does not sprint.

    PL-3 An absent captain's boats follow his standing order. The sheets are kept in the order of the seats, so that the
    state does not tell who was quick.
    """

    sheets: dict[str, Lines] = field(default_factory=dict)

    def ask(self, bay: Bay) -> Orders | None:
        standing = bay.setting.scenario.standing
        waiting = [seat for seat in bay.setting.seats if seat not in self.sheets and seat not in standing]
        if not waiting:
            return None
        return Orders("ask-plot", "PL-1", {seat: sheet(bay, seat) for seat in waiting}, {"round": bay.round})

    def take(self, bay: Bay, sealed: Sealed | None) -> None:
        if sealed is not None:
            sheets = self.sheets | {sealed.seat: sealed.lines}
            bay.tell(Event("handed-in", "PL-1", {"seat": sealed.seat}))
            bay.tell(Event("wrote", "PL-1", {"orders": ", ".join(order for _, order in sealed.lines)}, seats=(sealed.seat,)))
            bay.then(Plot({seat: sheets[seat] for seat in bay.setting.seats if seat in sheets}))
            return
        standing = bay.setting.scenario.standing
        orders = {seat: tuple((boat.id, order) for boat in bay.fleet(seat)) for seat, order in standing.items()} | self.sheets
        bay.then(*(Reveal(orders[seat]) for seat in bay.setting.seats), Finish())


class Signal(Frame[Bay], frozen=True):
    """PL-5 The first captain may choose the flag of the start; it can be taken back until somebody has answered it."""

    def ask(self, bay: Bay) -> Choose:
        return Choose("ask-signal", bay.setting.seats[0], "PL-5", ("flag", "horn"))

    def take(self, bay: Bay, answer: str) -> None:
        bay.signal = answer


class Reveal(Frame[Bay], frozen=True):
    """PL-1 All sheets are read out and all boats move."""

    lines: Lines

    def take(self, bay: Bay, _: None) -> None:
        for name, order in self.lines:
            boat = bay.boats[name]
            bay.boats = bay.boats | {name: replace(boat, at=boat.at + PACE[order], tired=order == "sprint")}
            args = {"ship": label(name), "order": order}
            bay.tell(Event("moved", "PL-1", args, ship=name, path=(boat.at, bay.boats[name].at), beat=1))


class Finish(Frame[Bay], frozen=True):
    """PL-4 The first boat at the end of the course wins for its seat; two at once draw, and so does the last round."""

    def take(self, bay: Bay, _: None) -> None:
        course = bay.setting.charts.length.number
        there = {boat.seat for boat in bay.boats.values() if boat.at >= course}
        if there or bay.round == 2 * course:
            bay.end(there.pop() if len(there) == 1 else None, "PL-4")
        else:
            bay.round += 1
            bay.then(Plot())


def sheet(bay: Bay, seat: str) -> tuple[Blank, ...]:
    return tuple(
        Blank(boat.id, "line-boat", tuple(PACE)[: 2 if boat.tired else 3], {"ship": label(boat.id)}) for boat in bay.fleet(seat)
    )


def begin(race: Race, charts: Charts, options: dict[str, int]) -> Bay:
    seats = tuple(dict.fromkeys(race.boats.values()))
    setting = Setting(scenario=race, charts=charts, options=options, seats=seats)
    agenda = (Signal(), Plot()) if options["signal"] else (Plot(),)
    return Bay(agenda=agenda, boats={name: Boat(name, seat) for name, seat in race.boats.items()}).attach(setting)


def see(bay: Bay, seat: str | None) -> Scene:
    """A seat sees its own sheet; of the others, not even whether it is written (that, the request tells)."""
    plot = bay.agenda[0] if bay.agenda else None
    mine = dict(plot.sheets.get(seat or "", ())) if isinstance(plot, Plot) else {}

    def rows(boat: Boat) -> tuple[Row, ...]:
        return (Row(Message("sheet-order"), Message("order", {"order": mine[boat.id]})),) if boat.id in mine else ()

    pieces = [piece(boat.id, boat.seat, 20 * boat.at, sheet=rows(boat)) for boat in bay.boats.values()]
    return scene(pieces, bay.setting.seats, Message("where-round", {"round": bay.round}))


def seats(bay: Bay) -> dict[str, Any]:
    return {seat: seat for seat in bay.setting.seats}


GAME = toy(
    __file__,
    prefix="PL",
    hidden=True,
    state=Bay,
    frames=(Signal, Plot, Reveal, Finish),
    options=(OptionalRule("signal", "PL-5"),),
    scenario=Race,
    standard="two",
    begin=begin,
    seats=seats,
    scene=see,
)
