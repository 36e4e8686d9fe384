"""Invariants of every position of every match (WG-2.3: the engine keeps what markers keep)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.war_galley.table import GAME, battle
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Roll, pending, step

KEEN = ("ram", "rake", "diekplus", "anastrophe", "grapple", "board", "fire", "evade", "reaction", "each")
"""Preferred answers, so that short matches see much fighting."""


def faults(sea: Sea) -> list[str]:
    """Return the impossible facts, ship by ship."""
    afloat = {name: ship for name, ship in sea.ships.items() if not ship.gone}
    found = (
        [] if sea.occupied == {at: s.id for s in afloat.values() for at in s.hexes} else ["the map of occupied hexes is wrong"]
    )
    if sum(ship.length for ship in afloat.values()) != len(sea.occupied):
        found.append("WG-6.6 two ships in a hex")
    if sea.move is not None and sea.move.left < 0:
        found.append("WG-6.13 more MP spent than announced")
    for name, ship in afloat.items():
        links = (*ship.fouled, *ship.grappled)
        checks = {
            "WG-8.12 a grapple with one end": all(name in afloat[other].grappled for other in ship.grappled if other in afloat),
            "WG-7.16 a foul with one end": all(name in afloat[other].fouled for other in ship.fouled if other in afloat),
            "linked to a ship that is gone": all(other in afloat for other in links),
            "WG-6.12 too much for maximum": ship.level == "cruise"
            or not (ship.half or ship.fatigue or ship.crippled or ship.held or ship.captured or ship.mast_down),
            "WG-8.25 crew": (ship.crew == 0) == ship.captured,
            "WG-8.62 marines": ship.marines >= 0 and not (ship.captured and ship.marines),
            "WG-6.43 fatigue": 0 <= ship.fatigue <= 4,
            "WG-6.31 off the water": all(at in sea.setting.sea or (ship.aground and at in sea.setting.land) for at in ship.hexes),
        }
        found += [f"{name}: {what}" for what, holds in checks.items() if not holds]
    return found


def command_faults(sea: Sea) -> list[str]:
    """WG-5.14, WG-5.53 Commanders are aboard their own ships, one a ship."""
    active = [
        chief for chief in sea.commanders.values() if not chief.lost and sea.ships[chief.ship].gone not in ("left", "waiting")
    ]
    wrong = [chief.id for chief in active if sea.ships[chief.ship].gone or sea.ships[chief.ship].side != chief.side]
    crowded = len({chief.ship for chief in active}) != len(active)
    return [f"WG-5.53 {name} is nowhere" for name in wrong] + (["two commanders aboard one ship"] if crowded else [])


def keen(request: Any, chance: Random) -> Any:
    answers = [answer for answer in request if answer not in request.asides]
    stays = [answer for answer in answers if not str(answer).startswith("leave")] or answers
    attacks = [answer for answer in stays if str(answer).startswith(KEEN)]
    return chance.choice(attacks if attacks and chance.random() < 0.7 else stays)


def melee() -> dict[str, Any]:
    """Two small fleets of every kind, bow to bow between an islet and the edge, with a wind and all the equipment."""
    models = ("5-romTE", "3-elite", "6-TE", "c3-good", "4-rho", "Trm-rho", "L2-std", "RL-ill")
    mine = (f"A{n} {model} {n + 3:02d}09 N" for n, model in enumerate(models, 1))
    theirs = (f"B{n} {model} {n + 3:02d}06 S" for n, model in enumerate(reversed(models), 1))
    return battle(
        *mine,
        *theirs,
        chiefs={"A1": "ADM 6 3", "A5": "SC 4", "B2": "ADM 6 4", "B6": "ADM 4 2"},
        position={"phase": "turn"},
        map={"cols": 16, "rows": 14},
        land=[{"cols": [13, 14], "rows": [7, 8]}],
        wind={"direction": "NE", "strength": 1, "variable": True},
        fittings=[
            {"classes": ["5", "6"], "incendiary_from": 1},
            {"side": "A", "classes": ["4"], "device": "harpax"},
            {"side": "B", "classes": ["3", "cat3"], "fire_pots": True},
            {"side": "B", "classes": ["5"], "device": "corvus"},
        ],
    )


@pytest.mark.parametrize("reaction", [0, 1])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["melee", "s02-pirates-off-rhodes", "s03-tauris-47bc"])
def test_nothing_impossible_happens(name: str, seed: int, reaction: int) -> None:
    chance = Random(f"{name} {seed} {reaction}")
    options = {"reaction-ram": reaction, "watch": 2, "reply": 1, "turns": 12}
    scenario = GAME.check_scenario(melee(), name) if name == "melee" else GAME.load_scenario(name)
    sea = GAME.start(scenario, options, None)
    while (request := pending(sea)) is not None:
        if isinstance(request, Roll):
            dice = tuple(sorted(chance.randint(1, 6) for _ in range(request.count)))
            sea = step(sea, dice if request.count > 1 else dice[0])
        else:
            assert request.key == "ask-replace" or command_faults(sea) == []
            sea = step(sea, keen(request, chance))
        assert faults(sea) == []
    assert sea.result is not None
