"""The opponent of the Ship Game: it reckons a turn as the rules play it, plots against what the enemy may plot, and mixes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec

from games.trireme_ship.arena import GAME, play
from naumachia.games.trireme.ship.judge.plot_estimate import sail
from naumachia.games.trireme.ship.judge.plots import TABLE, plots_of, promise, replies
from naumachia.games.trireme.ship.rules.combat.contacts import CollisionDie, RakeDice, RamDice
from naumachia.games.trireme.ship.state import Sea
from naumachia.kernel import Orders, Plot, Roll, Sealed, Sheets, pending, step
from naumachia.players import Greedy, make


def start(scenario: str, **ships: dict[str, object]) -> Sea:
    """A first position, some of its ships elsewhere or otherwise."""
    sea: Sea = GAME.start(GAME.load_scenario(scenario))
    if isinstance(pending(sea), Roll):  # the weather, which does not change
        sea = step(sea, (3, 4))
    for name, changes in ships.items():
        sea.change(name, **changes)
    sea.request = None
    return sea


def orders(sea: Sea) -> Orders:
    request = pending(sea)
    assert isinstance(request, Orders)
    return request


def sheets_of(*sheets: Sealed) -> Sheets:
    return {sheet.seat: dict(sheet.lines) for sheet in sheets}


def test_a_captain_reckons_the_steps_as_the_rules_play_them() -> None:
    """Up to the first dice of a turn everybody lies where the rules put them; TS-4.2 with its blocked ships and swaps."""
    rng, calm, met = Random(4), 0, 0
    close = {f"Y{number}": {"bow": (3 + 2 * number, 7 - number), "h": 3} for number in range(1, 7)}
    for _ in range(60):
        sea = start("ts-six-a-side", **close)
        sheets = [orders(sea).draw(seat, rng) for seat in orders(sea).sheets]
        voyage = sail(TABLE.of(sea), plots_of(sheets_of(*sheets)))
        after = sea
        for sheet in sheets:
            after = step(after, sheet)
        first = after.agenda[0]
        if isinstance(first, RamDice | CollisionDie | RakeDice):
            met += 1
            assert {ship.id: (ship.bow, ship.h) for ship in after.here} == voyage.steps[after.step - 1].poses
        elif after.phase not in ("orders", "movement"):
            calm += 1
            assert {ship.id: (ship.bow, ship.h) for ship in after.here} == voyage.poses
            assert {ship.id: ship.last_speed for ship in after.here} == voyage.speeds
    assert met > 20
    assert calm > 3


def test_it_runs_into_the_side_of_a_ship_that_lies_still() -> None:
    """Section 11: plot for where the target's side will be, the last move straight."""
    sea = start("ts1-two-captains", Y1={"bow": (6, 4), "h": 1, "immobilised": True}, R1={"bow": (6, 8), "h": 0})
    line = orders(sea).sheets["red"][0]
    best = replies(sea, "red", line, [{"yellow": {"Y1": ""}, "red": {"R1": ""}}])[0]
    still: Sheets = {"yellow": {"Y1": ""}}
    worth = {plot: promise(sea, still | {"red": {"R1": plot}}, "red") for plot in (best, "", "A A A")}
    assert worth[best] == max(worth.values(), key=lambda value: value or 0.0)
    after = step(step(sea, Sealed("red", (("R1", best),))), Sealed("yellow", (("Y1", ""),)))
    assert isinstance(after.agenda[0], RamDice)
    assert after.agenda[0].ram.letter == "A"
    assert after.ships["R1"].full


def test_it_keeps_off_the_bows_of_the_enemy() -> None:
    """Section 11: it does not lie across the way of one who comes on at full velocity."""
    sea = start("ts1-two-captains", Y1={"bow": (6, 2), "h": 3, "last_speed": 5}, R1={"bow": (6, 5), "h": 2, "last_speed": 3})
    line = orders(sea).sheets["red"][0]
    coming: Sheets = {"yellow": {"Y1": "A A A A A"}, "red": {"R1": ""}}
    best = replies(sea, "red", line, [coming])[0]
    stays, goes = (promise(sea, coming | {"red": {"R1": plot}}, "red") for plot in ("", best))
    assert stays is not None
    assert goes is not None
    assert goes > stays + 4


def test_raiders_make_for_the_open_edge_and_pilots_keep_off_the_reef() -> None:
    """TS-S6: a Saxon that leaves in the north is worth points; TS-15.6: a reef may be the end of a heavier ship."""
    sea = start("ts6-saxon-shore-370ad", S1={"bow": (4, -1), "h": 0, "last_speed": 2})
    line = next(line for line in orders(sea).sheets["saxon"] if line.id == "S1")
    assert replies(sea, "saxon", line, ())[0] == "A A", "over the edge and away"
    sea = start("ts6-saxon-shore-370ad", T1={"bow": (12, 7), "h": 3, "last_speed": 1})
    sheets: Sheets = {"roman": {"T1": "A"}}
    still: Sheets = {"roman": {"T1": ""}}
    assert sail(TABLE.of(sea), plots_of(sheets)).lost["T1"] > 0.1
    assert sail(TABLE.of(sea), plots_of(still)).lost["T1"] == 0


def test_plots_are_found_along_the_graph_and_never_by_listing_them(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    sea = start("ts-six-a-side")
    line = next(line for line in orders(sea).sheets["red"] if isinstance(line, Plot))
    monkeypatch.setattr(Plot, "_walks", None)
    found = replies(sea, "red", line, ())
    assert 1 < len(found) < 20
    assert all(plot in line for plot in found)


def test_played_twice_from_one_position_it_does_not_always_write_the_same() -> None:
    sea = start("ts1-two-captains", Y1={"bow": (8, 1), "h": 3}, R1={"bow": (7, 7), "h": 0})
    written = {make("greedy", GAME, luck).choose(sea, "red") for luck in range(5)}
    assert len(written) > 1
    assert make("greedy", GAME, 3).choose(sea, "red") == make("greedy", GAME, 3).choose(sea, "red")


def test_a_sheet_of_twelve_ships_takes_a_bounded_number_of_looks() -> None:
    """Twelve plots in under three seconds: what it costs is how often the plots of all are rowed."""
    battle = GAME.load_scenario("ts-six-a-side")
    more = {f"{name}b": msgspec.structs.replace(ship, bow=(ship.bow[0], ship.bow[1] + 3)) for name, ship in battle.ships.items()}
    waters = msgspec.structs.replace(battle.map, rows=24)
    sea = GAME.start(msgspec.structs.replace(battle, ships=battle.ships | more, map=waters))
    looks = 0

    def counted(*_: object) -> float | None:
        nonlocal looks
        looks += 1
        return 0.0

    game = replace(GAME, advice=replace(GAME.advice, promise=counted))
    sheet = Greedy(game, Random(1)).choose(sea, "red")
    assert isinstance(sheet, Sealed)
    assert len(sheet.lines) == 12
    assert 500 < looks < 2500


def test_it_beats_chance() -> None:
    """A few matches; many are told of in docs/speed.md."""
    won = [play("ts1-two-captains", ("greedy", "random"), seed)[0] for seed in range(2)]
    assert "greedy" in won


def test_dice_on_the_way_are_answered_too() -> None:
    """Nothing but orders is plotted: other sheets are judged by playing them."""
    sea = start("ts1-two-captains", Y1={"bow": (6, 6), "h": 3}, R1={"bow": (6, 8), "h": 0})
    for seat in ("red", "yellow"):
        sea = step(sea, orders(sea).plain(seat))
    request = pending(sea)
    assert not isinstance(request, Roll)
    assert promise(sea, {}, "red") is None
    assert make("greedy", GAME, 1).choose(sea, "red") in orders(sea)
