"""CV-1.1 Orders lie face down until their ship is activated, long after the last sheet is in: they are met here in thousands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from conformance.table import any_answer
from naumachia.games import find
from naumachia.kernel import Orders, Sealed
from naumachia.match import Match, view

GAME = find("corvus")
ORDERS = ("stop", "forward", "battle", "port", "starboard", "astern")
encode = msgspec.json.encode


def face_down(sea: Any, seat: str | None) -> list[Any]:
    """Ships whose order a seat does not know."""
    return [ship for ship in sea.ships.values() if ship.order and not ship.shown and not ship.gone and ship.side != seat]


def plain(ship: Any) -> Any:
    """A ship without its order."""
    return msgspec.structs.replace(ship, order="")


def played(scenario: str, seed: int, turns: int) -> Any:
    """The match at every request of some turns, played at random; nobody gives up."""
    rng, match = Random(seed), Match.seeded(GAME, GAME.load_scenario(scenario), name=scenario, seed=seed)
    while match.request is not None and match.state.turn <= turns:
        yield match, rng
        seat, answer = any_answer(match, rng)
        if answer != "concede":
            match.answer(answer, seat)


def test_orders_face_down_are_dealt_anew_and_nothing_else() -> None:
    """The own ones are kept, and so is what everybody knows: who is tired has no Battle. Every order there may be turns up."""
    met, dealt = Counter[str](), Counter[str]()
    for scenario in ("cv2", "cv4"):
        for match, rng in played(full(scenario), 3, 2 if scenario == "cv4" else 6):
            sea: Any = match.state
            for seat in (*match.seats, None):
                hidden = {ship.id for ship in face_down(sea, seat)}
                world: Any = GAME.imagine(sea, seat, rng)
                if not hidden:
                    assert world is sea or sea.sealed
                    continue
                met["orders face down"] += len(hidden)
                met["worlds"] += 1
                met["after the sheets"] += not isinstance(match.request, Orders)
                for name, ship in sea.ships.items():
                    other = world.ships[name]
                    assert plain(other) == plain(ship)
                    assert name in hidden or other.order == ship.order
                    if name in hidden:
                        met["another order"] += other.order != ship.order
                        dealt[other.order] += 1
                        assert not (ship.barred and other.order == "battle")
                        met["barred"] += ship.barred
                if met["worlds"] % 3 == 0:
                    assert encode(GAME.picture.scene(world, seat)) == encode(GAME.picture.scene(sea, seat))
                    met["scenes"] += 1
    assert met["orders face down"] > 3000, met
    assert met["worlds"] == met["after the sheets"]
    assert min(dealt[order] for order in ORDERS) > 100, dealt
    assert min(met["another order"], met["barred"], met["scenes"]) > 50, met


def full(number: str) -> str:
    """The scenario of a number."""
    return next(name for name in GAME.scenarios() if name.startswith(f"{number}-"))


def test_an_order_is_read_by_its_owner_alone_until_it_is_shown() -> None:
    """Two tables that differ in one order: its owner sees which is which, the others see it when the ship is activated."""
    rng, met = Random(5), Counter[str]()
    for seed in range(12):
        tables = [Match.seeded(GAME, GAME.load_scenario(full("cv2")), name="cv2", seed=seed) for _ in range(2)]
        request = tables[0].request
        assert isinstance(request, Orders)
        sheets = {seat: request.draw(seat, rng) for seat in ("rome", "carthage")}
        lines = dict(sheets["carthage"].lines)
        other = rng.choice([order for order in ORDERS if order != lines["C2"]])
        for table, mine in zip(tables, (lines, lines | {"C2": other}), strict=True):
            table.answer(Sealed("carthage", tuple(mine.items())), "carthage")
            table.answer(sheets["rome"], "rome")
        while tables[0].request is not None and tables[0].waiting == tables[1].waiting:
            (seat,) = tables[0].waiting
            shown = [table.state.ships["C2"].shown for table in tables]
            if any(shown):
                break
            for who in ("rome", None):
                told = [encode(view(table, who)) for table in tables]
                assert told[0] == told[1], f"{who} can tell"
                met["told alike"] += 1
            told = [encode(GAME.picture.scene(table.state, "carthage")) for table in tables]
            assert told[0] != told[1], "the owner cannot read his own order"
            met["read by its owner"] += 1
            _, answer = any_answer(tables[0], rng)
            if answer == "concede":
                continue
            for table in tables:
                table.answer(answer, seat)
        orders = [table.state.ships["C2"].order for table in tables if table.state.ships["C2"].shown]
        met["shown at last"] += orders == [lines["C2"], other]
        if len(orders) == 2:
            assert encode(view(tables[0], "rome")) != encode(view(tables[1], "rome"))
    assert min(met[what] for what in ("told alike", "read by its owner", "shown at last")) >= 5, met
