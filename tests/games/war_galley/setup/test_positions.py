"""Positions from files are checked like scenarios: every fault is told, with its key, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import GAME, afloat, battle, offered, on
from naumachia.cli.common import explain
from naumachia.kernel.errors import BadFile
from told import text_in

SHIPS = ("A1 3-good 1010 N", "A2 3-good 1310 N", "A3 3-good 4010 N", "B1 3-good 1210 S", "B2 3-good 5802 S")
CHIEFS = {"A1": "ADM 4 3", "B1": "SC 3"}
FREE = {"acting": ["A3"]}


def told(position: dict[str, Any], **rest: Any) -> BadFile:
    """Return the faults of a position; its ships' markers are given as tables."""
    tables = battle(*SHIPS, chiefs=CHIEFS, **rest)
    tables["position"] = {"phase": "activate", **FREE} | position
    with pytest.raises(BadFile) as caught:
        GAME.check_scenario(tables, "study.toml")
    return caught.value


def keys(error: BadFile) -> set[str]:
    return {text_in(fault.args, "key").removeprefix("position.") for fault in error.faults}


WRONG: list[tuple[dict[str, Any], set[str]]] = [
    ({"ships": {"A3": {"crew": 9}}}, {"ships.A3.crew"}),
    ({"ships": {"A3": {"crew": 0}}}, {"ships.A3.crew"}),
    ({"ships": {"A3": {"marines": -3}}}, {"ships.A3.marines"}),
    ({"ships": {"A3": {"captured": True}}}, {"ships.A3.captured"}),
    ({"ships": {"A3": {"side": "B"}}}, {"ships.A3.side"}),
    ({"ships": {"A3": {"side": "Z"}}}, {"ships.A3.side"}),
    ({"ships": {"A3": {"spoilt": True}}}, {"ships.A3.spoilt"}),
    ({"ships": {"A3": {"tired_on": 2}}}, {"ships.A3.tired_on"}),
    ({"ships": {"A3": {"towers": True, "jettisoned": True}}}, {"ships.A3.jettisoned"}),
    ({"ships": {"A3": {"used": -1}}}, {"ships.A3.used"}),
    ({"ships": {"A3": {"rammed_by": ["B1"]}}}, {"ships.A3.rammed_by"}),
    ({"ships": {"A3": {"level": "max", "half": True}}}, {"ships.A3.level"}),
    ({"ships": {"A3": {"aground": 1}}}, {"ships.A3.aground"}),
    ({"ships": {"A3": {"aground_astern": True}}}, {"ships.A3.aground_astern"}),
    ({"ships": {"A3": {"sails": "up"}}}, {"ships.A3.sails"}),
    ({"ships": {"A3": {"mast_down": True}}}, {"ships.A3.mast_down"}),
    ({"ships": {"A9": {"half": True}}}, {"ships.A9"}),
    ({"ships": {"A2": {"fouled": ["B1"]}}}, {"ships.A2.fouled"}),
    ({"ships": {"A2": {"fouled": ["A2"]}}}, {"ships.A2.fouled"}),
    ({"ships": {"A2": {"grappled": {"B1": ""}}}}, {"ships.A2.grappled"}),
    ({"ships": {"A3": {"fouled": ["B2"]}, "B2": {"fouled": ["A3"]}}}, {"ships.A3.fouled", "ships.B2.fouled"}),
    (
        {"ships": {"A2": {"grappled": {"B1": "nonsense:Q"}}, "B1": {"grappled": {"A2": "nonsense:Q"}}}},
        {"ships.A2.grappled.B1", "ships.B1.grappled.A2"},
    ),
    (
        {"ships": {"A2": {"grappled": {"B1": "corvus:A"}}, "B1": {"grappled": {"A2": "harpax:A"}}}},
        {"ships.A2.grappled.B1", "ships.B1.grappled.A2"},
    ),
    (
        {"ships": {"A2": {"grappled": {"B1": ""}, "level": "max"}, "B1": {"grappled": {"A2": ""}}}},
        {"ships.A2.level"},
    ),
    ({"commanders": {"a1": {"ship": "B1"}}}, {"commanders.a1.ship"}),
    ({"commanders": {"a1": {"ship": "A9"}}}, {"commanders.a1.ship"}),
    ({"commanders": {"a1": {"permanent": True}}}, {"commanders.a1.permanent"}),
    ({"commanders": {"a1": {"tried_on": 4}}}, {"commanders.a1.tried_on"}),
    ({"commanders": {"x": {"reduced": True}}}, {"commanders.x"}),
    ({"first": "Z"}, {"first"}),
    ({"bonus": {"Z": 3}}, {"bonus"}),
    ({"deserted": {"a1": 1}}, {"deserted"}),
    ({"phase": "turn"}, {"acting"}),
    ({"phase": "turn", "acting": [], "wary": True}, {"wary"}),
    ({"phase": "board", "muddle": "halt"}, {"muddle"}),
    ({"acting": []}, {"acting"}),
    ({"acting": ["A3", "B2"]}, {"acting"}),
    ({"acting": ["A3", "A3"]}, {"acting"}),
    ({"acting": ["A1"]}, {"acting"}),
    ({"acting": ["A1", "A2", "A3"]}, {"acting"}),
    ({"acting": ["A2"]}, {"acting"}),
]


@pytest.mark.parametrize(("position", "where"), WRONG, ids=[" ".join(sorted(where)) for _, where in WRONG])
def test_what_cannot_be_is_told_with_its_key(position: dict[str, Any], where: set[str]) -> None:
    error = told(position)
    assert keys(error) == where
    for lang in ("en", "fr"):
        assert "⟨" not in explain(error, lang)


def test_every_fault_is_told_at_once() -> None:
    marks = {"A3": {"crew": 9, "marines": -3, "level": "max", "fatigue": 2}, "A2": {"grappled": {"B1": "nonsense:Q"}}}
    error = told({"ships": marks, "commanders": {"a1": {"permanent": True}}})
    assert keys(error) == {
        *("ships.A3.crew", "ships.A3.marines", "ships.A3.level", "ships.A2.grappled", "ships.A2.grappled.B1"),
        "commanders.a1.permanent",
    }


def test_a_french_reader_is_told_in_french() -> None:
    text = explain(told({"acting": ["A1"]}), "fr")
    assert "attendu l’escadre entière" in text
    assert "expected" not in text


def test_what_can_be_is_read() -> None:
    """A prize, a ship tied to two others, one aground on the land, every marker of a turn."""
    land = [{"cols": [30, 30], "rows": [20, 20]}]
    ships = (
        "A1 5-pun 1010 N grappled:B1=corvus:A",
        "B1 5-pun 1111 N fouled:A2 rammed rammed_by:A2",
        "A2 3-good 1213 NW",
        "A3 3-good 3020 N aground:1",
        "A4 3-good 4010 N prize:B spoilt",
        "B2 3-good 5010 N acted began_max used:3 ram_tried rake_tried grapple_tried no_grapple fired",
    )
    sea = afloat(*ships, land=land, position={"turn": 2, "acting": ["A3"]})
    assert sea.ships["B2"].acted
    assert sea.ships["B2"].grapple_tried
    assert sea.ships["B2"].no_grapple


def test_a_whole_squadron_keeps_its_commander() -> None:
    """WG-5.51 T1 may be used, in a study too."""
    sea = on(afloat(*SHIPS, chiefs=CHIEFS, position={"acting": ["A2", "A1"]}), "A1")
    assert "transfer:a1:A2" in offered(sea)


def test_two_squadrons_act_together_after_a_double_activation() -> None:
    """WG-5.42"""
    chiefs = {"A1": "ADM 1 3", "A2": "SC 1"}
    sea = afloat(*SHIPS, chiefs=chiefs, position={"acting": ["A1", "A2"]})
    assert sea.activation is not None
    assert sea.activation.squadrons == ("a1", "a2")
