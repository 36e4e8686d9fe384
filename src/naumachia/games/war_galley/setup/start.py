"""The optional rules, and from a scenario to the first position (WG-D31). WG-2.0 What a box would hold is data here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from naumachia.kernel import Frame, Message, OptionalRule, Words, spoken

from ..charts import Charts
from ..comfort.standing_orders import REPLIES, WATCHES
from ..rules.tournament import BuildFleets, SetUpOrder
from ..rules.turn import Turn
from ..state import Card, Sea, Setting
from .berths import berths, land, sea
from .captains import MOST, captain_labels, seats
from .launch import card, commanders, model_card, ship_of
from .position import take_up
from .scenario import FACINGS, Battle

OPTIONS = (
    OptionalRule("reaction-ram", "WG-6.7"),
    OptionalRule("captains", "WG-1.0", default=1, lowest=1, highest=MOST),
    OptionalRule("turns", "WG-9.1", default=25, lowest=1, highest=60),
    OptionalRule("quiet", "WG-9.1", default=4, lowest=1, highest=60),
    OptionalRule("build", "WG-10.0", needs="tournament"),
    OptionalRule("place", "WG-10.0", needs="tournament"),
    OptionalRule("watch", "WG-6.51", default=1, lowest=0, highest=2),
    OptionalRule("reply", "WG-8.42", default=2, lowest=0, highest=2),
)


def begin(battle: Battle, charts: Charts, options: dict[str, int]) -> Sea:
    """WG-3.1 The fleets in their places, phase A of the first turn to come."""
    found = berths(battle, charts)
    sides = tuple(battle.sides)
    chairs, names = seats(battle, options["captains"]), labels(battle, charts)
    setting = Setting(
        scenario=battle,
        charts=charts,
        options=options,
        sea=sea(battle),
        land=land(battle),
        cards={berth.id: card(berth) for berth in found} | spare_cards(battle, charts),
        sides=sides,
        seats=chairs,
        shared=len(chairs) > len(sides),
        labels=captain_labels(battle, chairs, names) | names,
        columns=battle.map.cols,
        rows=battle.map.rows,
    )
    tugs = {berth.towed_by: berth.id for berth in found if berth.towed_by}
    wind = (battle.wind.strength, FACINGS.index(battle.wind.direction)) if battle.wind else (0, 0)
    start = Sea(
        opening(battle, options),
        {berth.id: ship_of(berth, tugs.get(berth.id, "")) for berth in sorted(found, key=lambda b: sides.index(b.side))},
        commanders(battle, found),
        wind=wind,
        watch=dict.fromkeys(sides, WATCHES[options["watch"]]),
        reply=dict.fromkeys(sides, REPLIES[options["reply"]]),
    ).attach(setting)
    if battle.position is not None:
        take_up(start, battle.position)
    return start


def spare_cards(battle: Battle, charts: Charts) -> dict[str, Card]:
    """WG-10.0 In a tournament any model may come to be played."""
    return {model: model_card(charts, model) for model in charts.models.table} if battle.tournament else {}


def opening(battle: Battle, options: dict[str, int]) -> tuple[Frame[Sea], ...]:
    """WG-10.0 A tournament may begin with the building (WG-D1) and the placing (WG-D2) of the fleets."""
    if battle.tournament is None:
        return (Turn(),)
    build = (BuildFleets(),) if options["build"] else ()
    place = (SetUpOrder(),) if options["place"] else ()
    return (*build, *place, Turn())


def labels(battle: Battle, charts: Charts) -> dict[str, Message]:
    """Names for sentences: sides, squadrons, their commanders and the classes of ships."""
    names = {key: spoken(side.name) for key, side in battle.sides.items()}
    names |= {key: spoken(squadron.name) for key, squadron in battle.squadrons.items()}
    names |= {f"@{key}": name for key, name in chiefs(battle)}
    return names | {f"#{code}": _common(kind.name, code.isdigit()) for code, kind in charts.classes.table.items()}


def _common(name: Words, number: bool) -> Message:
    """The name of a class inside a sentence: in lower case, `quinquereme`; of two names the Greek one for a number, `hexeres`."""
    return Message("name", {"en": _one(name.en, number), "fr": _one(name.fr, number)})


def _one(name: str, number: bool) -> str:
    plain, _, other = name.partition(" (")
    found = other.rstrip(")") if number and other else plain
    return found[:1].lower() + found[1:]


def chiefs(battle: Battle) -> Iterator[tuple[str, Message]]:
    """Yield the commanders' names; where several of a side have the same (the captain), each with the name of the squadron."""
    common = Counter((one.side, one.commander.name) for one in battle.squadrons.values() if one.commander)
    for key, squadron in battle.squadrons.items():
        if squadron.commander is None:
            continue
        name = spoken(squadron.commander.name)
        if common[squadron.side, squadron.commander.name] > 1:
            name = Message("commander-in", {"name": name, "squadron": spoken(squadron.name)})
        yield key, name
