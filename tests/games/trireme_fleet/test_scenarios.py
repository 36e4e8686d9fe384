"""The battles of the Fleet Game against the specification's own tables (section 10)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel.errors import BadFile
from told import text_in

GAME = find("trireme_fleet")
SECTION: dict[str, Any] = tomllib.loads((Path(__file__).parent / "section10.toml").read_text(encoding="utf-8"))["scenario"]
FILES = {code: next(name for name in GAME.scenarios() if name.startswith(code.replace("TF_S", "f"))) for code in SECTION}
PRICES = {"TF_S3": (210, 243), "TF_S4": (214, 244), "TF_S6": (264, 294), "TF_S7": (438, 424)}
"""Value of each side by section 11."""


@pytest.mark.parametrize("code", SECTION)
def test_a_battle_is_the_specification_s(code: str) -> None:
    wanted, ours = SECTION[code], GAME.load_scenario(FILES[code])
    assert ours.title.en == wanted["title"]
    assert (ours.map.columns, ours.map.rows) == (wanted["map"]["columns"], wanted["map"]["rows"])
    assert ours.turns == wanted["turns"]
    assert (ours.wind, ours.wind_dir) == (wanted["wind"], wanted.get("wind_dir", 0))
    assert ours.first_player == wanted["first_player"]
    assert ours.options == dict.fromkeys(wanted["options"], 1)
    assert [f"{edge}: {side}" for edge, sides in ours.open_edges.items() for side in sides] == wanted["open_edges"]
    assert ours.open_from_turn == wanted.get("open_from_turn", 1)
    assert [list(at) for at in ours.land] == wanted.get("land", [])
    assert ours.provenance == wanted["provenance"]


@pytest.mark.parametrize("code", SECTION)
def test_its_ships_lie_where_they_should(code: str) -> None:
    ours = GAME.load_scenario(FILES[code]).ships
    assert list(ours) == [ship["id"] for ship in SECTION[code]["ships"]]
    for wanted in SECTION[code]["ships"]:
        berth = ours[wanted["id"]]
        assert (berth.side, berth.type, berth.crew) == (wanted["side"], wanted["type"], wanted["crew"])
        assert (list(berth.bow), berth.h) == (wanted["bow"], wanted["h"])
        assert list(berth.equipment) == wanted.get("equipment", [])
        assert berth.mainsail == wanted.get("mainsail", False)


@pytest.mark.parametrize("code", PRICES)
def test_fleets_cost_what_section_11_says(code: str) -> None:
    """TF-10.3, TR-R33"""
    sea = GAME.start(GAME.load_scenario(FILES[code]))
    totals = tuple(sum(sea.setting.prices[s.id] for s in sea.ships.values() if s.owner == side) for side in sea.setting.sides)
    assert totals == PRICES[code]


def test_what_is_special() -> None:
    """The prose of section 10 as fields."""
    lade = GAME.load_scenario("f3")
    assert [(d.turn, d.needs, d.factor, d.after) for d in lade.defections] == [(2, 3, 150, None), (4, 5, 200, 0)]
    assert [d.ships for d in lade.defections] == [("Sa1", "Sa2"), ("Le1", "Le2", "Le3")]
    salamis = GAME.load_scenario("f4")
    assert {name: b.holds_until for name, b in salamis.ships.items() if b.holds_until > 1} == dict.fromkeys(
        ("Ci1", "Ci2", "Ci3", "Eg1", "Eg2", "Eg3"), 3
    )
    ecnomus = GAME.load_scenario("f5")
    assert {name: b.worth for name, b in ecnomus.ships.items() if b.towed} == {"M1": 10, "M2": 10, "M3": 10}
    drepanum = GAME.load_scenario("f6").victory
    assert (drepanum.kind, drepanum.side, drepanum.ships, drepanum.share) == ("breakthrough", "roman", 6, 75)
    actium = GAME.load_scenario("f7")
    cleopatra = [name for name, b in actium.ships.items() if b.escapes]
    assert cleopatra == ["Cl1", "Cl2", "Cl3"]
    assert all(actium.ships[name].holds_until == 6 and actium.ships[name].mainsail for name in cleopatra)
    assert GAME.load_scenario("f1").victory.kind == "first_blow"


def tables(**changes: Any) -> dict[str, Any]:
    """A small battle as a file."""
    ships = {
        "R1": {"side": "red", "type": "quinquereme", "bow": [6, 6], "h": 0},
        "Y1": {"side": "yellow", "type": "trireme", "bow": [9, 6], "h": 0},
    }
    name = {"name": {"en": "x", "fr": "x"}}
    head = {"game": "trireme_fleet", "title": {"en": "x", "fr": "x"}, "map": {"columns": 20, "rows": 18}, "turns": 5}
    return head | {"sides": {"red": name, "yellow": name}, "ships": ships} | changes


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"first_player": "blue"}, "first_player"),
        ({"open_edges": {"north": ["blue"]}}, "open_edges.north"),
        ({"land": [[6, 6]]}, "ships.R1.bow"),
        ({"land": [[-1, 0]]}, "land"),
        ({"reef": [[40, 0]]}, "reef"),
        ({"victory": {"kind": "breakthrough"}}, "victory.side"),
        ({"position": {"turn": 2}}, "position.first"),
        ({"position": {"first": "red", "wrecks": {"R1": [[9, 6], 0]}}}, "position.wrecks.R1"),
    ],
)
def test_a_wrong_battle_is_told_where_it_is_wrong(changes: dict[str, Any], key: str) -> None:
    GAME.check_scenario(tables(), "file")
    with pytest.raises(BadFile) as caught:
        GAME.check_scenario(tables(**changes), "file")
    assert caught.value.faults[0].args["key"] == key


@pytest.mark.parametrize(
    ("berth", "key"),
    [
        ({"equipment": ["corvus"], "type": "trireme"}, "equipment"),
        ({"equipment": ["tower", "tower"]}, "equipment"),
        ({"equipment": ["reinforced_bow"]}, "equipment"),
        ({"equipment": ["engine"], "type": "lembos"}, "equipment"),
        ({"infantry": 3}, "infantry"),
        ({"type": "raft"}, "type"),
        ({"side": "blue"}, "side"),
        ({"bow": [9, 7]}, "bow"),
        ({"marks": {"links": ["Y1"]}}, "marks.links"),
        ({"marks": {"held_by": "blue"}}, "marks.held_by"),
    ],
)
def test_a_wrong_ship_is_told(berth: dict[str, Any], key: str) -> None:
    """TF-8.1 and what a position may say."""
    ships = tables()["ships"]
    with pytest.raises(BadFile) as caught:
        GAME.check_scenario(tables(ships=ships | {"R1": ships["R1"] | berth}), "file")
    assert any(text_in(fault.args, "key").endswith(key) for fault in caught.value.faults)
