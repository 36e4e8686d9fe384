"""Special rules of single battles, seen with a referee's eye: the corners where two rules meet."""

from __future__ import annotations

from typing import Any

from games.war_galley.table import GAME, afloat, asked, battle, offered, on, told
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed

FAR = "B1 3-good 5802 S"
TWO = {"acting": ["A1", "A2"]}


def start(tables: dict[str, Any]) -> Sea:
    found = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    assert isinstance(found, Sea)
    return found


def aloof(*ships: str, chief: str = "A1", **rest: Any) -> Sea:
    """Chios: an admiral of A who stands aside."""
    tables = battle(*ships, chiefs={chief: "ADM 6 3"}, **rest)
    tables["squadrons"][chief.lower()]["commander"]["aloof"] = True
    return start(tables)


def test_an_aloof_admiral_who_goes_to_a_ship_in_the_fight_is_in_it() -> None:
    """WG-9.2, WG-5.51 Chios: the command ship must never have been next to an enemy, the new one as little as the old."""
    sea = aloof("A1 3-good 1010 N", "A2 3-good 1211 N", "B1 3-good 1312 N", position=TWO)
    moved = on(sea, "A1", "transfer:a1:A2", 6)
    assert moved.commanders["a1"].ship == "A2"
    assert not moved.commanders["a1"].aloof
    quiet = on(aloof("A1 3-good 1010 N", "A2 3-good 1211 N", FAR, position=TWO), "A1", "transfer:a1:A2", 6)
    assert quiet.commanders["a1"].aloof


def test_a_ship_taken_beside_an_aloof_admiral_draws_him_in() -> None:
    """WG-9.2, WG-8.25 Chios: the prize is an enemy from now on."""
    ships = ("A1 5-rom3 2912 N", "B1 3-good 3013 N grappled:A1", "B2 3-good 3113 N")
    sea = aloof(*ships, chief="B2", position={"phase": "board", "acting": ["A1"]})
    assert sea.commanders["b2"].aloof
    taken = on(sea, "board:B1", (4, 4))
    assert "captured" in told(taken)
    assert not taken.commanders["b2"].aloof


def harbour(waiting: int) -> dict[str, Any]:
    """Salamis: A's squadron `late` waits with so many ships."""
    tables = battle("A1 3-good 1010 N", "A2 3-good 1310 N", FAR, position={"phase": "turn", "turn": 2})
    entry = {"turn": 2, "mouth": ["3020"], "facings": ["N"], "per_activation": 1}
    chief = {"name": {"en": "M", "fr": "M"}, "kind": "SC", "range": 4}
    late = {"side": "A", "name": {"en": "Late", "fr": "Tard"}, "lines": [{"model": "3-good", "count": waiting}]}
    tables["squadrons"]["late"] = late | {"commander": chief, "entry": entry}
    return tables


def entered(sea: Sea) -> Sea:
    """Through initiative and speed, until the first of them lies on the map."""
    sea = on(sea, 6, 1, "self")
    while asked(sea) == "ask-level":
        sea = on(sea, next(answer for answer in offered(sea) if answer.endswith(":cruise")))
    sea = on(sea, "A3") if asked(sea) == "ask-ship" else sea
    return on(sea, "enter:3020:N", "0")


def idle(sea: Sea, until: str) -> Sea:
    """Nobody does anything until a request of that kind."""
    while asked(sea) != until:
        found = offered(sea)
        lazy = next((answer for answer in found if answer in ("end", "0", "wait", "stay", "self")), None)
        sea = on(sea, lazy or (6 if asked(sea).startswith("roll") else found[0]))
    return sea


def test_menelaus_lost_outside_leaves_his_ships_in_the_harbour_a_commander() -> None:
    """WG-5.53 The ships that wait are ships of the squadron: the commander, reduced, goes to one; the rest may enter."""
    sea = entered(start(harbour(3))).copy()
    sea.change("A3", rammed=True)
    sunk = on(idle(sea, "roll-sinking"), 6)
    chief = sunk.commanders["late"]
    assert not chief.lost
    assert (chief.ship, chief.permanent) == ("A4", True)
    later = idle(on(sunk, 6, 1), "ask-ship")
    assert offered(later) == ["A4", "A5", "end"]


def test_menelaus_lost_with_his_last_ship_is_out() -> None:
    """WG-5.53 Nobody waits: the squadron has no other ship."""
    sea = entered(start(harbour(1))).copy()
    sea.change("A3", rammed=True)
    assert on(idle(sea, "roll-sinking"), 6).commanders["late"].lost


def test_the_shore_takes_the_ships_of_whoever_sails_them() -> None:
    """WG-6.36 Catana: the army ashore spares a prize of its own side, and not a ship the enemy has taken."""
    land = [{"cols": [23, 23], "rows": [18, 18]}]
    lost: dict[str, Any] = {"land": land, "B": {"lost_aground": True}}
    mine = afloat("A1 T-std 0238 N", "B1 3-good 2319 N prize:A", "B2 3-good 5802 S", position={"acting": ["B1", "A1"]}, **lost)
    assert on(mine, "B1", "1 forward", "fwd").ships["B1"].gone == ""
    theirs = afloat("A1 3-good 2319 N prize:B", "A2 3-good 5035 N", "B1 T-std 0202 S", position={"acting": ["A1", "B1"]}, **lost)
    assert on(theirs, "A1", "1 forward", "fwd").ships["A1"].gone == "wrecked"


def test_running_aground_does_not_end_a_tow() -> None:
    """WG-D33 Ecnomus: only what the rule lists does; the transport waits astern until it is cast off."""
    tables = battle("A1 5-pun 1010 N", "A2 3-good 3010 N", FAR, land=[{"cols": [10, 10], "rows": [9, 9]}])
    line = {"model": "T-std", "bows": ["1012"], "facing": "N", "towed_by": [1]}
    tables["squadrons"]["a1"]["lines"].append(line)
    tables["position"]["acting"] = ["A1", "A2", "A3"]
    sea = on(start(tables), "A1", "1 forward", "fwd")
    assert sea.ships["A1"].aground
    assert (sea.ships["A1"].tows, sea.ships["A2"].towed_by) == ("A2", "A1")
    assert printed(sea.ships["A2"].bow) == "1011"


def test_deserters_are_not_asked_where_they_go() -> None:
    """WG-K25 Lade: a choice of one is not asked; a deserter that is held may still cut loose."""
    rule = [{"squadron": "a1", "at_most": 4, "edge": "top"}]
    sea = on(afloat("A1 3-good 1003 N", FAR, chiefs={"A1": "SC 3"}, desertions=rule), 4)
    assert sea.ships["A1"].gone == "left"
    held = afloat("A1 3-good 1010 N grappled:B2", FAR, "B2 3-good 1110 N", chiefs={"A1": "SC 3"}, desertions=rule)
    assert "ungrapple:B2" in offered(on(held, 4))
