"""Invariants of every match, at every moment."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from games.branle_bas.eager import eager
from games.branle_bas.second_reading.geometry import CARDS, overlap
from games.branle_bas.second_reading.shadow import read
from games.branle_bas.second_reading.throng import throng
from games.branle_bas.second_reading.world import COLUMNS
from naumachia.games import find
from naumachia.match import Match

GAME = find("branle_bas")
MET = Counter[str]()
BATTLES = (("bb2", 16, 1), ("bb3", 14, 2), ("bb12", 8, 3), ("bb11", 4, 4), ("bb8", 3, 5))
"""Scenario, turns to be played, seed."""
THRONGS = 6


def check_table(sea: Any) -> None:
    """2.2, 3.1, 3.2, BB-9.3, BB-11.1: no two bases overlap, sheets and flags fit together, links hold two ships afloat."""
    world = read(sea)
    afloat = world.afloat()
    for one, other in combinations(afloat, 2):
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 110**2:
            assert not overlap(one.seen(), other.seen()), (one.id, other.id)
    pairs = [frozenset((link.one, link.other)) for link in world.links]
    assert len(set(pairs)) == len(pairs)
    assert all(not world.ships[name].sunk for pair in pairs for name in pair)
    for ship in afloat:
        card = CARDS[ship.kind]
        boxes = 2 * COLUMNS[ship.rank]
        assert 0 <= ship.hull <= boxes
        assert 0 <= ship.masts <= 30
        assert ship.hull < boxes or ship.masts < 30
        assert 0 <= ship.bordee <= card[0]
        assert 0 <= ship.abordage <= card[2]
        assert 0 <= ship.impeded <= 2
        assert ship.controller or ship.flag == "struck"
        assert ship.controller == ship.owner or ship.flag == "struck"
        MET["prizes"] += ship.controller not in ("", ship.owner)
        MET["nobody's"] += not ship.controller
        MET[ship.flag] += 1
    MET["links"] += len(pairs)


def check_step(old: Any, new: Any) -> None:
    """BB-9.1, BB-9.3, BB-10: what is lost stays lost, and only retaking a prize takes a flag down."""
    ranks = ("", "retreat", "rout", "struck")
    for name, before in old.ships.items():
        after = new.ships[name]
        assert not before.gone or after.gone == before.gone
        assert before.hull <= after.hull
        assert before.masts <= after.masts
        assert before.bordee >= after.bordee
        assert before.abordage >= after.abordage
        assert before.captains <= after.captains
        assert before.owner == after.owner
        assert not before.fired_once or after.fired_once
        assert ranks.index(before.flag) <= ranks.index(after.flag) or after.retaken
        assert not after.anchored or (after.x, after.y, after.h) == (before.x, before.y, before.h)
        MET["retaken"] += after.retaken
        MET["moved"] += (after.x, after.y) != (before.x, before.y)


def play(match: Match, turns: int, rng: Random) -> None:
    last = match.state.turn + turns
    while match.request is not None and match.state.turn <= last:
        old = match.state
        match.answer(eager(old, match.request, rng), match.waiting[0])
        check_table(match.state)
        check_step(old, match.state)
    MET.update(event.key for _, event in match.events())
    MET["ends"] += match.outcome is not None


def test_invariants() -> None:
    for number, turns, seed in BATTLES:
        name = next(name for name in GAME.scenarios() if name.startswith(f"{number}-"))
        play(Match.seeded(GAME, GAME.load_scenario(name), name=name, seed=seed), turns, Random(seed))
    for seed in range(THRONGS):
        rng = Random(seed)
        play(Match.seeded(GAME, GAME.check_scenario(throng(rng), "throng"), seed=seed), 4, rng)
    wanted = ("links", "prizes", "moved", "retreat", "rout", "struck", "sunk", "ends")
    assert all(MET[what] for what in wanted), MET
