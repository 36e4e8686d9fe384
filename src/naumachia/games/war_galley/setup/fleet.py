"""Tournament fleets (WG-10.0): bought by points, checked, drawn up in line, and made up for those who do not want to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from msgspec import Struct

from naumachia.kernel import Message, Words
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ..charts import Admiral, Charts, cost
from . import faults as setup
from .scenario import Battle, CommanderSetup, Contest, Edge, Line, Map, Side, SquadronSetup

RECIPES: dict[str, tuple[str, ...]] = {
    "boarders": ("5-rom2", "5-rom3"),
    "oarsmen": ("5-rho", "4-rho", "c3-elite"),
    "line": ("5-hel", "4-good", "6-hel", "c3-std"),
    "giants": ("7-TE", "6-TE", "5-romTE", "L2-oct", "8-TE", "10-TE"),
    "triremes": ("3-good", "3-elite", "3-phoen"),
    "raiders": ("6-hel", "RL-ill", "L2-std", "Trm-std", "L-mac"),
}
"""Fleets with a character of their own: models bought in turn until the points are spent."""


def recipes(charts: Charts) -> dict[str, tuple[str, ...]]:
    """Those whose models there are: charts of a player's own may know others."""
    return {name: models for name, models in RECIPES.items() if all(model in charts.models.table for model in models)}


NAMES = {"1": Words("Red fleet", "Flotte rouge"), "2": Words("Blue fleet", "Flotte bleue")}
TITLE = "Tournament, {} points", "Tournoi, {} points"
RANKS = 4
ADMIRAL = Words("Admiral", "Amiral")
CAPTAIN = "Captain {}", "Capitaine {}"
FLAG = Words("Admiral’s squadron", "Escadre de l’amiral")
SQUADRON = "Squadron {}", "Escadre {}"


class Flotilla(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-R32 A squadron as its owner has written it down."""

    ships: tuple[str, ...]
    """Models, from left to right as drawn up."""
    flagship: int = 1
    """The place of the command ship, from 1."""


class Fleet(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-D1 What a player brings to a tournament."""

    admiral: Admiral
    flotillas: tuple[Flotilla, ...]
    """The admiral's first, then one for each squadron commander."""


def price(fleet: Fleet, charts: Charts) -> int:
    """WG-10.0 What all its ships cost; commanders are free."""
    return sum(cost(charts, model) for flotilla in fleet.flotillas for model in flotilla.ships)


def commanders_allowed(points: int, charts: Charts) -> int:
    """WG-10.0 Squadron commanders besides the admiral."""
    return charts.tournament.squadron_commanders[charts.tournament.points.index(points)]


def faults(fleet: Fleet, points: int, charts: Charts) -> list[Fault]:
    """WG-10.0, WG-D1 Everything wrong with a fleet: its size, its price, its commanders; then whether it can be drawn up."""
    if points not in charts.tournament.points:
        return [Fault(("points",), one_of(charts.tournament.points), points)]
    found = list(_list_faults(fleet, points, charts))
    if found:
        return found
    battle = tournament(points, fleet, fleet, charts)
    return [fault for fault in setup.faults(battle, charts, {}) if _first_side(battle, fault)]


def crowded(fleet: Fleet, points: int, charts: Charts) -> list[int]:
    """WG-5.21 The flotillas of a sound list, counted from 1, that cannot be drawn up within reach of their commanders."""
    paths = (path for path, _, _ in faults(fleet, points, charts) if path[0] == "squadrons")
    return sorted({int(path[1].rpartition("-")[2]) for path in paths})


def _list_faults(fleet: Fleet, points: int, charts: Charts) -> Iterator[Fault]:
    """WG-D1 The list itself."""
    unknown = False
    for place, flotilla in enumerate(fleet.flotillas):
        path = ("flotillas", str(place))
        if not flotilla.ships:
            yield Fault((*path, "ships"), Message("want-a-ship"), 0)
        elif not 1 <= flotilla.flagship <= len(flotilla.ships):
            yield Fault((*path, "flagship"), between(1, len(flotilla.ships)), flotilla.flagship)
        for number, model in enumerate(flotilla.ships):
            if model not in charts.models.table:
                unknown = True
                yield Fault((*path, "ships", str(number)), one_of(charts.models.table), model)
    most = 1 + commanders_allowed(points, charts)
    if not 1 <= len(fleet.flotillas) <= most:
        yield Fault(("flotillas",), Message("want-flotillas", {"most": most}), len(fleet.flotillas))
    if fleet.admiral not in charts.tournament_commanders.admirals:
        known = one_of(f"I {one.initiative} CR {one.range}" for one in charts.tournament_commanders.admirals)
        yield Fault(("admiral",), known, f"I {fleet.admiral.initiative} CR {fleet.admiral.range}")
    if not unknown and price(fleet, charts) > points:
        yield Fault(("flotillas",), Message("want-price", {"points": points}), price(fleet, charts))


def _first_side(battle: Battle, fault: Fault) -> bool:
    """Of the two copies drawn up for the check only one is told."""
    path = fault.path
    return not (path[0] == "squadrons" and len(path) > 1 and battle.squadrons[path[1]].side == "B") and path[:2] != ("sides", "B")


def tournament(points: int, red: Fleet, blue: Fleet, charts: Charts) -> Battle:
    """WG-10.0 A match between two fleets on the open sea, side 1 at the bottom, side 2 at the top, both drawn up."""
    rules = charts.tournament
    size = rules.points.index(points)
    sheet = Map(cols=rules.columns[size], rows=rules.rows[size])
    return Battle(
        game="war_galley",
        title=Words(TITLE[0].format(points), TITLE[1].format(points)),
        minutes=points // 2,
        difficulty=3,
        provenance="seed",
        map=sheet,
        sides={
            "A": Side(name=NAMES["1"], victory=rules.victory[size], edge="bottom"),
            "B": Side(name=NAMES["2"], victory=rules.victory[size], edge="top"),
        },
        squadrons=draw_up(red, "A", "bottom", sheet, charts) | draw_up(blue, "B", "top", sheet, charts),
        tournament=Contest(points=points),
    )


def draw_up(fleet: Fleet, code: str, edge: Edge, sheet: Map, charts: Charts) -> dict[str, SquadronSetup]:
    """WG-D2 Where ships stand when nobody places them: flotillas abreast, two columns apart, the admiral's in the middle."""
    widths = _widths(fleet, sheet, charts)
    order = [*range(1, len(widths), 2), 0, *range(2, len(widths), 2)]
    column = max(1, (sheet.cols - sum(widths) - 2 * (len(widths) - 1)) // 2 + 1)
    found = {}
    for place in order:
        found[f"{code.lower()}-{place + 1}"] = _drawn(fleet, place, code, edge, column, widths[place], sheet, charts)
        column += widths[place] + 2
    return found


def _widths(fleet: Fleet, sheet: Map, charts: Charts) -> list[int]:
    """The front of each flotilla: no wider than its commander reaches, in as few ranks as the width of the map allows."""
    reach = [fleet.admiral.range] + [charts.tournament_commanders.squadron_commander_range] * (len(fleet.flotillas) - 1)
    widths: list[int] = []
    for ranks in range(1, RANKS + 1):
        widths = []
        for flotilla, hexes in zip(fleet.flotillas, reach, strict=True):
            deep = max(ranks, -(-len(flotilla.ships) // (2 * hexes + 1)))
            widths.append(-(-len(flotilla.ships) // deep))
        if sum(widths) + 2 * (len(widths) - 1) <= sheet.cols:
            break
    return widths


def _rank_rows(edge: Edge, sheet: Map, tight: bool) -> tuple[int, ...]:
    """The rows of the bows, rank by rank: two apart and the last before the first, or, small ships only, close together."""
    depths = (6, 5, 4, 3) if tight else (6, 4, 2, 8)
    return depths if edge == "top" else tuple(sheet.rows + 1 - depth for depth in depths)


def _drawn(fleet: Fleet, place: int, code: str, edge: Edge, column: int, width: int, sheet: Map, charts: Charts) -> SquadronSetup:
    """One flotilla in ranks of `width`; the flagship changes places with the ship in the middle of the first rank."""
    flotilla = fleet.flotillas[place]
    ships = list(flotilla.ships)
    middle = min(width, len(ships)) // 2
    ships[middle], ships[flotilla.flagship - 1] = ships[flotilla.flagship - 1], ships[middle]
    tight = all(charts.classes.table[charts.models.table[model].kind].hexes == 1 for model in ships)
    rows = _rank_rows(edge, sheet, tight)
    lines: list[Line] = []
    for start in range(0, len(ships), width):
        row = rows[min(start // width, RANKS - 1)]
        for along, model in enumerate(ships[start : start + width]):
            at = column + along
            if lines and along and lines[-1].model == model:
                first = lines[-1].cols[0] if lines[-1].cols else at
                lines[-1] = Line(model=model, cols=(first, at), row=row)
            else:
                lines.append(Line(model=model, cols=(at, at), row=row))
    return SquadronSetup(
        side=code,
        name=FLAG if place == 0 else Words(SQUADRON[0].format(place), SQUADRON[1].format(place)),
        commander=_commander(fleet, place, charts),
        flagship=middle + 1,
        facing="S" if edge == "top" else "N",
        lines=tuple(lines),
    )


def _commander(fleet: Fleet, place: int, charts: Charts) -> CommanderSetup:
    """WG-10.0 The admiral, or a squadron commander of the list."""
    if place == 0:
        return CommanderSetup(name=ADMIRAL, kind="ADM", range=fleet.admiral.range, initiative=fleet.admiral.initiative)
    name = Words(CAPTAIN[0].format(place), CAPTAIN[1].format(place))
    return CommanderSetup(name=name, kind="SC", range=charts.tournament_commanders.squadron_commander_range)


def build(points: int, recipe: tuple[str, ...], charts: Charts, admiral: Admiral | None = None) -> Fleet:
    """A fleet for exactly these points, or as near below as the models of the recipe allow: bought in turn, the dearest to the
    admiral, the rest shared out evenly among all squadron commanders.
    """
    prices = {model: cost(charts, model) for model in recipe}
    left = max(total for total in _sums(points, tuple(prices.values())))
    sums = _sums(left, tuple(prices.values()))
    bought: list[str] = []
    while left:
        turn = len(bought) % len(recipe)
        model = next(one for one in (*recipe[turn:], *recipe[:turn]) if left - prices[one] in sums)
        bought.append(model)
        left -= prices[model]
    bought.sort(key=lambda model: (-prices[model], recipe.index(model)))
    groups = min(len(bought), 1 + commanders_allowed(points, charts))
    cuts = [round(len(bought) * cut / groups) for cut in range(groups + 1)]
    flotillas = tuple(Flotilla(tuple(bought[a:b])) for a, b in pairwise(cuts))
    return Fleet(admiral or charts.tournament_commanders.admiral, flotillas)


def _sums(points: int, prices: tuple[int, ...]) -> set[int]:
    """Every amount up to `points` that some handful of ships costs."""
    found = {0}
    for total in range(1, points + 1):
        if any(total - one in found for one in prices):
            found.add(total)
    return found


def chance_fleet(points: int, charts: Charts, pick: Callable[[int], int]) -> Fleet:
    """A fleet drawn by lot: an admiral and two to four warlike models. `pick(n)` returns a number below n."""
    admirals = charts.tournament_commanders.admirals
    warlike = [name for name, model in charts.models.table.items() if charts.classes.table[model.kind].ram_max > 0]
    recipe = tuple(warlike.pop(pick(len(warlike))) for _ in range(2 + pick(3)))
    return build(points, recipe, charts, admirals[pick(len(admirals))])
