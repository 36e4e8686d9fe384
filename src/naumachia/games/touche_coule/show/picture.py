"""Board and scene of *Touché, coulé!*; nothing is hidden in this game, so every seat sees the same."""

from __future__ import annotations

from functools import lru_cache

from naumachia.geometry.hexes import POINTED, Hex
from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Badge, Board, Cell, Piece, Pose, Scene, Side
from naumachia.kernel.shown.record_sheet import Gauge, Row

from ..hulls import LAYOUT, pose
from ..state import CAMPS, Sea, Ship

LENGTHS = {1: 32.0, 2: 66.0}


def seats(sea: Sea) -> dict[str, str]:
    """Each seat and its camp."""
    return {seat: sea.ships[ship].camp for ship, seat in sea.setting.seats.items()}


def board(sea: Sea) -> Board:
    """TC-G4 The basin with a rim of quay."""
    return _basin(sea.setting.water, sea.setting.scenario.obstacles)


@lru_cache(maxsize=32)
def _basin(waters: frozenset[Hex], obstacles: tuple[Hex, ...]) -> Board:
    """Drawn once for all matches in it: everybody who comes to a table is shown one."""
    rim = {at for water in waters for at in POINTED.neighbours(water)} - waters
    cells = [_cell(at, "sea") for at in waters]
    cells += [_cell(at, "rock" if at in obstacles else "quay") for at in rim]
    cells.sort(key=lambda cell: (cell.r, cell.q))
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    bounds = (min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20)
    return Board("hexes", bounds, LAYOUT.size, flat=False, cells=tuple(cells))


def _cell(at: Hex, ground: str) -> Cell:
    return Cell(*at, *LAYOUT.centre(at), ground, f"{at[0]},{at[1]}")


def place(sea: Sea, ship: str, where: tuple[tuple[int, int], int]) -> Pose:
    """A place of an event's path, as drawn."""
    bow, facing = where
    return pose(sea.ships[ship].length, tuple(bow), facing)


def scene(sea: Sea, seat: str | None) -> Scene:
    """The board, the sheet and the place in the sequence of play."""
    acting = acting_ship(sea)
    where = [Message("where-round", {"round": sea.round, "rounds": sea.setting.options["rounds"]})]
    if acting:
        where.append(sea.label(acting))
        where.append(Message(f"where-{step_of_turn(sea)}"))
    return Scene(_pieces(sea), _sides(sea), tuple(where), acting)


def acting_ship(sea: Sea) -> str:
    """The ship whose turn it is, if it is anybody's."""
    return getattr(sea.agenda[0], "ship", "") if sea.agenda else ""


def step_of_turn(sea: Sea) -> str:
    """The step of the ship's turn: speed, path, ram, fire or board."""
    names = {"AnnounceSpeed": "speed", "ChoosePath": "path", "Ram": "ram", "MayFire": "fire", "Shot": "fire"}
    return names.get(type(sea.agenda[0]).__name__, "board")


def _pieces(sea: Sea) -> tuple[Piece, ...]:
    return tuple([sea.setting.draw(ship.id, (ship,), _piece, sea, ship) for ship in sea.ships.values()])


def _piece(sea: Sea, ship: Ship) -> Piece:
    full = sea.setting.full[ship.id] or 1
    types = sea.setting.charts.ships
    kind = types.liburnian if ship.kind == "liburnian" else types.quinquereme
    marks = [
        name
        for name, shown in (
            ("still", ship.speed == 0),
            ("battered", ship.structure * 5 <= full * 3),
            ("list", ship.structure * 10 <= full * 3),
        )
        if shown and ship.afloat
    ] or ["wreck"] * (not ship.afloat)
    badges = [] if ship.afloat else [Badge("badge-sunk", "bad")]
    if "list" in marks:
        badges.append(Badge("badge-sinking", "bad"))
    sheet = (
        Row(Message("sheet-structure"), Message("sheet-of", {"value": ship.structure, "full": full})),
        Row(Message("sheet-speed"), Message("sheet-of", {"value": ship.speed, "full": kind.max_speed})),
        Row(Message("sheet-fire"), Message("sheet-hits-on", {"needs": min(kind.fire_hits_on)})),
        Row(Message("sheet-boarding"), Message("sheet-deals", {"most": max(kind.boarding_damage)})),
        Row(Message("sheet-place"), Message("sheet-hex", {"q": ship.bow[0], "r": ship.bow[1], "facing": ship.facing})),
    )
    return Piece(
        ship.id,
        ship.camp,
        sea.label(ship.id),
        ship.kind,
        pose(ship.length, ship.bow, ship.facing),
        LENGTHS[ship.length],
        LENGTHS[ship.length] * (0.34 if ship.length == 1 else 0.24),
        ship.hexes if ship.afloat else (),
        (Gauge("structure", ship.structure, full), Gauge("sheet-speed", ship.speed, kind.max_speed)),
        tuple(badges),
        sheet,
        tuple(marks),
        gone=not ship.afloat,
    )


def _sides(sea: Sea) -> tuple[Side, ...]:
    left: dict[str, int] = dict.fromkeys(CAMPS, 0)
    for ship in sea.ships.values():
        left[ship.camp] += ship.structure
    return tuple([sea.setting.draw(("side", camp), (left[camp],), _side, sea, camp, left[camp]) for camp in CAMPS])


def _side(sea: Sea, camp: str, left: int) -> Side:
    full = sum(sea.setting.full[ship.id] for ship in sea.ships.values() if ship.camp == camp)
    return Side(camp, Message("camp", {"camp": camp}), (Gauge("structure", left, full),))
