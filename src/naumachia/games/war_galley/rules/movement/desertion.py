"""Desertion (WG-K25, a special rule of Lade): the roll, and the way the deserters take."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Event, Frame, Roll

from ...hulls import SHIFTS
from ...setup.scenario import Desertion
from ...state import Sea, Ship


class MayDesert(Frame[Sea], frozen=True):
    """WG-K25 When the squadron is activated: a die up to the number of the scenario, and all ships set up in it desert."""

    squadron: str

    def _rule(self, sea: Sea) -> Desertion | None:
        for rule in sea.setting.scenario.desertions:
            ready = not rule.after or sea.deserted.get(rule.after, sea.turn) < sea.turn
            if rule.squadron == self.squadron and self.squadron not in sea.deserted and ready:
                return rule
        return None

    def ask(self, sea: Sea) -> Roll | None:
        rule = self._rule(sea)
        if rule is None:
            return None
        side = sea.commanders[self.squadron].side
        args = {"squadron": sea.label(self.squadron), "needs": rule.at_most}
        return Roll("roll-desertion", side, "WG-5.41", args=args)

    def take(self, sea: Sea, die: int | None) -> None:
        rule = self._rule(sea)
        if die is None or rule is None:
            return
        args = {"squadron": sea.label(self.squadron), "needs": rule.at_most, "rolled": die}
        sea.tell(Event("deserts" if die <= rule.at_most else "loyal", "WG-5.41", args, dice=(die,)))
        if die > rule.at_most:
            return
        sea.deserted = sea.deserted | {self.squadron: sea.turn}
        side = sea.commanders[self.squadron].side
        gone = [s for s in sea.ships.values() if s.squadron == self.squadron and s.side == side and not s.gone]
        sea.put(*(replace(ship, deserter=rule.edge, level="cruise", began_max=False) for ship in gone))


def deserter_step(sea: Sea, ship: Ship, steps: list[str], leaves: list[str]) -> str | None:
    """WG-K25 The step that brings a deserter nearest, in MP, to leaving by its edge; out as soon as it can."""
    if ship.deserter in leaves:
        return f"leave:{ship.deserter}"
    setting = sea.setting
    field = way_out(setting.sea, setting.columns, setting.rows, ship.deserter, ship.length)
    best, least = None, field.get((ship.bow, ship.facing), 10**6)
    for name in steps:
        shift = SHIFTS[ship.length, ship.facing][name]
        place = (ship.bow[0] + shift.q, ship.bow[1] + shift.r), shift.facing
        if shift.new is not None and (ship.bow[0] + shift.new[0], ship.bow[1] + shift.new[1]) in setting.land:
            continue
        if (there := field.get(place, 10**6)) < least:
            best, least = name, there
    return best


@lru_cache(maxsize=16)
def way_out(water: frozenset[Hex], columns: int, rows: int, edge: str, length: int) -> dict[tuple[Hex, int], int]:
    """MP from every place to leaving by an edge, ships left out of account: worked backwards from the edge, once a match."""
    back: dict[tuple[Hex, int], list[tuple[tuple[Hex, int], int]]] = {}
    field: dict[tuple[Hex, int], int] = {}
    heap: list[tuple[int, tuple[Hex, int]]] = []
    for bow in water:
        for facing in range(6):
            place = (bow, facing)
            for shift in SHIFTS[length, facing].values():
                if shift.kind == "back":
                    continue
                cost = 2 if shift.kind == "about" else 1
                there = (bow[0] + shift.q, bow[1] + shift.r), shift.facing
                new = there[0] if shift.new is None else (bow[0] + shift.new[0], bow[1] + shift.new[1])
                if new in water:
                    back.setdefault(there, []).append((place, cost))
                elif shift.kind == "forward" and _beyond(there[0], columns, rows) == edge and field.get(place, 9) > 1:
                    field[place] = 1
                    heappush(heap, (1, place))
    while heap:
        cost, place = heappop(heap)
        if cost > field[place]:
            continue
        for before, step in back.get(place, ()):
            if cost + step < field.get(before, 10**6):
                field[before] = cost + step
                heappush(heap, (cost + step, before))
    return field


def _beyond(at: Hex, columns: int, rows: int) -> str:
    """The edge beyond which a hex lies, if any."""
    if at[0] < 1 or at[0] > columns:
        return "left" if at[0] < 1 else "right"
    row = at[1] + (at[0] - (at[0] & 1)) // 2
    return "top" if row < 1 else "bottom" if row > rows else ""
