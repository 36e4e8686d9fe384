"""Invariants of every match, at every moment."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from games.corvus.hands import eager
from games.corvus.second_reading import book
from games.corvus.second_reading.test_second_reading import read
from naumachia.games import find
from naumachia.match import Match

GAME = find("corvus")
MET = Counter[str]()
BATTLES = (("cv1", 12, 1), *(("cv2", 9, seed) for seed in range(2, 10)), ("cv3", 4, 3), ("cv5", 4, 4), ("cv7", 2, 5))
"""Scenario, turns to be played, seed."""


def check_table(sea: Any) -> None:
    """CV-G5, CV-2.6, CV-2.16: no two bases overlap; a link holds two enemies in contact, one link a pair; nobody has more or less
    than there is."""
    here = {name: read(sea, name) for name, ship in sea.ships.items() if not ship.gone}
    table = sea.setting.scenario.table
    for one, other in combinations(here.values(), 2):
        assert not book.overlap(one, other), (one.id, other.id)
    for ship in here.values():
        if sea.acting != ship.id:
            assert not book.fled(ship.pose, table.width, table.height)
    pairs = [frozenset((link.grappler, link.grappled)) for link in sea.links]
    assert len(set(pairs)) == len(pairs)
    for link in sea.links:
        one, other = here[link.grappler], here[link.grappled]
        assert one.side != other.side
        assert book.contact(one, other)
        assert not link.corvus or (one.roman and one.corvus and book.axis(one.h, other.h) >= 75)
        MET["links"] += 1
        MET["corvus links"] += link.corvus
    for name in here:
        ship, card = sea.ships[name], book.CARDS[sea.ships[name].type]
        assert ship.marines >= 0
        assert 0 <= ship.archers <= card[10]
        assert 0 <= ship.rowers <= card[13]
        assert all(0 <= left <= 2 for left in ship.catapults)
        assert not ship.rest or (ship.fatigued and not sea.engaged(name))
        MET["resting"] += bool(ship.rest)
        MET["prizes"] += ship.side != ship.owner
    bridges = Counter(link.grappler for link in sea.links if link.corvus)
    assert all(count == 1 for count in bridges.values())


def check_step(old: Any, new: Any, fresh: bool) -> None:
    """CV-2.1, CV-2.6, CV-2.12, CV-2.20: what is lost stays lost, men come from nowhere, and only the active ship moves, unless it
    is engaged."""
    for name, before in old.ships.items():
        after = new.ships[name]
        assert not before.gone or after == before
        assert not before.damaged or after.damaged
        assert set(before.banks) <= set(after.banks)
        assert before.rowers <= after.rowers
        assert before.owner == after.owner
        assert before.corvus or not after.corvus
        assert before.side == after.side or (after.crew, after.fatigued, after.archers) == ("conscript", True, 0)
        if before.activated and not fresh:
            assert after.activated
        if before.pose != after.pose:
            MET["moved"] += 1
            assert old.acting == name
            assert not any(link.joins(name) for link in old.links)
    men = [sum(ship.marines for ship in sea.ships.values() if not ship.gone) for sea in (old, new)]
    assert men[1] <= men[0]


def test_invariants() -> None:
    for number, turns, seed in BATTLES:
        name = next(name for name in GAME.scenarios() if name.startswith(f"{number}-"))
        rng, match = Random(seed), Match.seeded(GAME, GAME.load_scenario(name), name=name, seed=seed)
        while match.request is not None and match.state.turn <= turns:
            seat, old = match.waiting[0], match.state
            match.answer(eager(match.state, match.request, seat, rng), seat)
            new: Any = match.state
            if "waiting" not in {ship.gone for ship in old.ships.values()}:
                check_table(new)
                check_step(old, new, new.turn != old.turn)
        MET.update(event.key for _, event in match.events())
    wanted = (
        "links", "corvus links", "prizes", "moved", "rammed", "sunk", "grappled", "broke-free", "oars-broken", "aligned",
        "assault", "captured", "casualties", "fatigue-test", "damaged",
    )  # fmt: skip
    assert all(MET[what] for what in wanted), {what: MET[what] for what in wanted}
