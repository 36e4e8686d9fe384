"""Tournament fleets as the table sells them (WG-10.0): prices, ready fleets, faults, and the battle of two fleets."""

from __future__ import annotations

from naumachia.kernel import Message, spoken
from naumachia.kernel.files.fleet_lists import size_faults
from naumachia.kernel.files.fleets import Camp, Fleets, Leader, Market, Model, Muster, Preset, Size
from naumachia.kernel.shown.record_sheet import rows_of

from ..charts import Admiral, Charts, cost
from . import fleet as tournament
from .fleet import NAMES, Fleet, Flotilla
from .launch import model_card
from .scenario import Battle


def market(charts: Charts) -> Market:
    """WG-10.0 All models with their prices, the admirals, and ready fleets of every size."""
    rules = charts.tournament
    return Market(
        rule="WG-10.0",
        sizes=tuple(Size(points, 1 + tournament.commanders_allowed(points, charts)) for points in rules.points),
        models=tuple(sorted((_model(charts, name) for name in charts.models.table), key=lambda one: (one.price, one.name))),
        leaders=tuple(
            Leader(leader_name(one), Message("fleet-admiral", {"initiative": one.initiative, "range": one.range}))
            for one in charts.tournament_commanders.admirals
        ),
        presets=tuple(
            Preset(recipe, Message(f"recipe-{recipe}"), points, muster(tournament.build(points, models, charts)))
            for recipe, models in tournament.recipes(charts).items()
            for points in rules.points
        ),
        sides=tuple(Camp(side, spoken(name)) for side, name in zip("AB", NAMES.values(), strict=True)),
    )


def _model(charts: Charts, name: str) -> Model:
    """WG-2.1 A counter as printed."""
    card = model_card(charts, name)
    rows = (
        ("speed", Message("sheet-two", {"one": card.cruise, "two": card.max})),
        ("ram", Message("sheet-ram", {"one": card.ram_cruise, "two": card.ram_max, "star": int(card.star)})),
        ("defence", Message("sheet-value", {"value": card.defence})),
        ("crew", Message("sheet-value", {"value": card.crew})),
        ("marines", Message("sheet-value", {"value": card.marines})),
    )
    kit = [kind for kind, on in (("towers", card.towers), ("engines", card.engines)) if on]
    more = (("equipment", Message("sheet-list", {"items": tuple(Message(f"kit-{kind}") for kind in kit)})),) if kit else ()
    label = Message("model", {"kind": spoken(charts.classes.table[card.kind].name), "sort": name.partition("-")[2] or name})
    shown = rows_of((*rows, *more))
    return Model(name, label, cost(charts, name), shown)


def leader_name(admiral: Admiral) -> str:
    """The short name of an admiral: initiative and range."""
    return f"{admiral.initiative}-{admiral.range}"


def muster(fleet: Fleet) -> Muster:
    """A fleet as it is written down, each flagship first."""
    squadrons = []
    for flotilla in fleet.flotillas:
        ships = list(flotilla.ships)
        squadrons.append((ships.pop(flotilla.flagship - 1), *ships))
    return Muster(leader_name(fleet.admiral), tuple(squadrons))


def enlist(charts: Charts, written: Muster) -> Fleet:
    """The fleet somebody has written down."""
    admirals = {leader_name(one): one for one in charts.tournament_commanders.admirals}
    return Fleet(admirals[written.leader], tuple(Flotilla(tuple(ships)) for ships in written.squadrons))


def faults(charts: Charts, points: int, written: Muster) -> tuple[Message, ...]:
    """WG-10.0, WG-D1 Everything wrong with a fleet: the list first, then whether it can be drawn up."""
    found = []
    sizes = charts.tournament.points
    models = charts.models.table
    if unknown := size_faults(sizes, points):
        return unknown
    most = 1 + tournament.commanders_allowed(points, charts)
    if not 1 <= len(written.squadrons) <= most:
        found.append(Message("fleet-squadrons", {"most": most, "found": len(written.squadrons)}))
    leaders = [leader_name(one) for one in charts.tournament_commanders.admirals]
    if not written.leader:
        found.append(Message("fleet-leaderless", {"known": ", ".join(leaders)}))
    elif written.leader not in leaders:
        found.append(Message("fleet-no-leader", {"name": written.leader, "known": ", ".join(leaders)}))
    for place, squadron in enumerate(written.squadrons, 1):
        if not squadron:
            found.append(Message("fleet-empty", {"place": place}))
    ships = [name for squadron in written.squadrons for name in squadron]
    found += [Message("fleet-no-model", {"name": name}) for name in dict.fromkeys(ships) if name not in models]
    spent = sum(cost(charts, name) for name in ships if name in models)
    if spent > points:
        found.append(Message("fleet-too-dear", {"points": points, "spent": spent}))
    if found:
        return tuple(found)
    badly = tournament.crowded(enlist(charts, written), points, charts)
    return tuple(Message("fleet-crowded", {"place": place, "ships": len(written.squadrons[place - 1])}) for place in badly)


def scenario(charts: Charts, points: int, one: Muster, two: Muster) -> Battle:
    """WG-10.0 The tournament of two fleets."""
    return tournament.tournament(points, enlist(charts, one), enlist(charts, two), charts)


FLEETS = Fleets(market, faults, scenario)
