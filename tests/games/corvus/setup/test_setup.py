"""Set-up of *Corvus*: fleets by points, drawing up in secret, catapults for marines, and what may be wrong with a file."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from naumachia.games import find
from naumachia.games.corvus.comfort.line_up import line_up
from naumachia.games.corvus.setup.market import RECIPES, faults, market, scenario
from naumachia.kernel import Orders, Sealed, Station, pending, show, step
from naumachia.kernel.errors import BadFile, Illegal
from naumachia.kernel.files.fleets import Muster, price, read_item
from naumachia.match import Match
from naumachia.players import make
from told import message_in

GAME = find("corvus")
CHARTS = GAME.standard_charts


def fleet(*ships: str) -> Muster:
    return Muster("", (ships,))


def told(*ships: str) -> list[str]:
    return [fault.key for fault in faults(CHARTS, 200, fleet(*ships))]


def test_costs_are_those_of_the_specification() -> None:
    """CV-6.3, X67."""
    sold = market(CHARTS)
    costs = {text: price(sold, read_item(text)) for text in ("trireme crew=veteran", "quinquereme crew=recruits")}
    assert costs == {"trireme crew=veteran": 19, "quinquereme crew=recruits": 36}
    assert price(sold, read_item("quinquereme corvus=1")) == 44


def test_fleets_keep_to_the_limits() -> None:
    """S7 200 points, at most half of them on great ships, no conscripts."""
    assert told("quinquereme", "quinquereme") == []
    assert told(*["quinquereme"] * 6) == ["fleet-too-dear"]
    assert told("hexeres", "hexeres") == ["fleet-too-great"]
    assert told("quinquereme crew=conscript") == ["fleet-no-pick"]
    assert told("deceres", "quinquereme crew=veteran") == []
    assert told() == ["fleet-no-ship"]
    assert [fault.key for fault in faults(CHARTS, 150, fleet("trireme"))] == ["fleet-no-size"]


def test_every_ready_fleet_is_sound_and_plays() -> None:
    presets = market(CHARTS).presets
    assert {preset.name for preset in presets} == set(RECIPES)
    for preset in presets:
        assert faults(CHARTS, preset.points, preset.fleet) == ()
    for points in {preset.points for preset in presets}:  # the page opens with the first for Rome, the second for Carthage
        _, second = [preset.fleet for preset in presets if preset.points == points][:2]
        assert not any("corvus" in ship for squadron in second.squadrons for ship in squadron)
    plain = next(preset.fleet for preset in presets if preset.name == "line")
    state = GAME.start(GAME.between(200, presets[0].fleet, plain))
    assert isinstance(pending(state), Orders)


def test_only_rome_has_the_corvus() -> None:
    """CV-5.1."""
    with pytest.raises(BadFile) as error:
        GAME.between(200, fleet("trireme"), fleet("trireme corvus=1", "trireme corvus=1"))
    (fault,) = error.value.faults
    said = message_in(fault.args, "fault")
    assert (fault.key, said.key, said.args["rule"]) == ("fault-of-fleet", "fleet-not-yours", "CV-5.1")
    assert [camp.side for camp in market(CHARTS).sides] == list(GAME.load_scenario("cv7-points-battle").sides)
    battle = scenario(CHARTS, 200, fleet("trireme corvus=1", "trireme"), fleet("trireme"))
    sea = GAME.start(battle)
    assert [ship.corvus for ship in sea.ships.values()] == [True, False, False]


def test_a_large_fleet_is_drawn_up_without_contact() -> None:
    """S7 The line proposed is a legal sheet, also for a swarm in several rows."""
    swarm = fleet(*["liburnian crew=recruits"] * 22)
    sea: Any = GAME.start(scenario(CHARTS, 200, swarm, fleet("hexeres", "quinquereme")))
    request = pending(sea)
    assert isinstance(request, Orders)
    for seat in request.sheets:
        assert request.plain(seat) in request
    assert len({spot[:2] for spot in line_up(sea, "rome").values()}) == 22


def test_ships_in_contact_are_refused_and_seen_by_nobody_else() -> None:
    """S7 No two ships in contact; the enemy sees nothing before both are ready."""
    sea: Any = GAME.start(GAME.load_scenario("cv7"))
    request = pending(sea)
    assert isinstance(request, Orders)
    spots = dict(request.plain("rome").lines)
    x, y, h = Station.spot(spots["R1"]) or (0, 0, 0)
    close = Sealed("rome", tuple((spots | {"R2": f"{x + 18} {y} {h}"}).items()))
    with pytest.raises(Illegal) as caught:
        step(sea, close)
    assert caught.value.refusal.key == "no-station-contact"
    handed = step(sea, request.plain("rome"))
    seen = {piece.id for piece in GAME.picture.scene(handed, "carthage").pieces if not piece.gone}
    assert seen == {name for name in sea.ships if name.startswith("C")}
    assert not [piece for piece in GAME.picture.scene(handed, None).pieces if not piece.gone]
    after: Any = step(handed, request.plain("carthage"))
    assert not [ship for ship in after.ships.values() if ship.gone]


def test_catapults_for_marines() -> None:
    """CV-5.5 Once a ship, with both amounts; the men given up are no losses."""
    sea: Any = GAME.start(GAME.load_scenario("cv2"), {"catapults": 1})
    request = pending(sea)
    assert request is not None
    assert set(getattr(request, "answers", ())) == {"fit:R1", "fit:R2", "fit:R3", "end"}
    assert show(sea, "fit:R2").ship == "R2"
    sea = step(sea, "fit:R2")
    fitted = sea.ships["R2"]
    assert (fitted.marines, fitted.archers, fitted.catapults) == (2, 0, (2,))
    with pytest.raises(Illegal):
        step(sea, "fit:R2")
    sea = step(sea, "end")
    assert sea.men["rome"] == 3 + 2 + 2 + 3 + 2
    assert isinstance(pending(sea), Orders)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"ships": {"R1": {"side": "rome", "type": "trireme", "at": [300, 160, 0]}}}, "want-clear"),
        ({"ships": {"C1": {"side": "carthage", "type": "trireme", "at": [700, 160, 0]}}}, "want-on-table"),
        ({"ships": {"C1": {"side": "carthage", "type": "trireme", "at": [300, 550, 180], "corvus": True}}}, "want-roman"),
        ({"ships": {"end": {"side": "carthage", "type": "trireme", "at": [100, 550, 180]}}}, "want-other-name"),
        ({"position": {"phase": "activation"}}, "want-order"),
        ({"position": {"links": [{"grappler": "R1", "grappled": "R9"}]}}, "want-linked"),
        ({"victory": {"kind": "hunt"}}, "want-one-of"),
        ({"deployment": True}, "want-zone"),
    ],
)
def test_faults_of_a_file_are_told(change: dict[str, Any], key: str) -> None:
    name = {"en": "x", "fr": "x"}
    data: dict[str, Any] = {
        "game": "corvus",
        "title": name,
        "table": {"width": 600, "height": 700},
        "sides": {"rome": {"name": name, "roman": True}, "carthage": {"name": name}},
        "ships": {
            "R1": {"side": "rome", "type": "trireme", "at": [300, 150, 0]},
            "R2": {"side": "rome", "type": "trireme", "at": [300, 190, 0]},
            "C1": {"side": "carthage", "type": "trireme", "at": [300, 550, 180]},
        },
    }
    assert GAME.check_scenario(data, "sound") is not None
    ships = data["ships"] | change.get("ships", {})
    with pytest.raises(BadFile) as caught:
        GAME.check_scenario(data | change | {"ships": ships}, "broken")
    assert key in str(caught.value.faults)


def test_greedy_rams_where_it_pays() -> None:
    """A trireme on Battle, a sound run and an enemy's side before it: the plan goes through, and the ram is tried."""
    name = {"en": "x", "fr": "x"}
    marks = {"order": "battle"}
    battle = GAME.check_scenario(
        {
            "game": "corvus",
            "title": name,
            "sides": {"rome": {"name": name}, "carthage": {"name": name}},
            "ships": {
                "R1": {"side": "rome", "type": "quinquereme", "crew": "veteran", "at": [300, 300, 0], "marks": marks},
                "R2": {"side": "rome", "type": "quinquereme", "at": [900, 100, 0], "marks": marks},
                "C1": {"side": "carthage", "type": "quinquereme", "at": [330, 405, 90], "marks": {"order": "stop"}},
                "C2": {"side": "carthage", "type": "quinquereme", "at": [900, 800, 180], "marks": {"order": "stop"}},
            },
            "position": {"phase": "activation"},
        },
        "ram",
    )
    match, player = Match.seeded(GAME, battle, seed=3), make("greedy", GAME, 1)
    for _ in range(12):
        if match.request is None:
            break
        seat = match.waiting[0]
        match.answer(player.choose(GAME.imagine(match.state, seat, Random(1)), seat), seat)
    assert any(event.key in ("rammed", "ram-failed") and event.ship == "R1" for _, event in match.events())
