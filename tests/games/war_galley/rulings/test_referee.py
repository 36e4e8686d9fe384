"""Rules in unusual company: a crippled ship under sail, prizes retaken, ships that enter, hang back or desert."""

from __future__ import annotations

import pytest

from games.war_galley.table import GAME, afloat, asked, battle, event, offered, on, refused, told
from naumachia.games.war_galley.rules.movement.speed import allowance, max_bar
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed
from naumachia.kernel import Refusal
from naumachia.kernel import step as make
from naumachia.kernel.errors import Illegal

SPARE = "A2 T-std 0238 N"
FAR = "B1 T-std 5802 N"
TWO = {"acting": ["A1", "A2"]}
WIND = {"direction": "N", "strength": 1}


def first_ship(*ships: str, **rest: object) -> Sea:
    """A1 is chosen to move; A2 is there so that the segment does not end with it."""
    position = {**TWO, **rest.pop("position", {})}  # type: ignore[dict-item]
    return on(afloat(*ships, position=position, **rest), "A1")  # type: ignore[arg-type]


def harbour(*ships: str, **entry: object) -> Sea:
    """Turn 2: a squadron `late` of two triremes waits behind the mouth 3020; A1 and its admiral lie before it."""
    tables = battle("A1 3-good 2716 N", *(ships or (FAR,)), chiefs={"A1": "ADM 6 1"}, position={"phase": "turn", "turn": 2})
    way = {"turn": 2, "mouth": ["3020"], "facings": ["N"], "per_activation": 1} | entry
    chief = {"name": {"en": "M", "fr": "M"}, "kind": "SC", "range": 4}
    lines = [{"model": "3-good", "count": 3}]
    tables["squadrons"]["late"] = {
        "side": "A", "name": {"en": "Late", "fr": "Tard"}, "lines": lines, "commander": chief, "entry": way,
    }  # fmt: skip
    sea: Sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 2, "reply": 0}, None)
    return on(sea, 6, 1, "self")


def level(sea: Sea, **levels: str) -> Sea:
    """Set the levels, cruise unless said otherwise."""
    while asked(sea) == "ask-level":
        name = offered(sea)[0].partition(":")[0]
        sea = on(sea, f"{name}:{levels.get(name, 'cruise')}")
    return sea


def idle(sea: Sea) -> Sea:
    """Nobody does anything more this turn; every die is a 1."""
    turn = sea.turn
    while sea.turn == turn:
        answers = offered(sea)
        sea = on(sea, 1 if asked(sea).startswith("roll") else next((a for a in ("0", "end") if a in answers), answers[0]))
    return sea


# movement


@pytest.mark.parametrize(("sails", "steps"), [("down", {"fwd-p", "pivot-bow-1", "pivot-stern-1"}), ("up", {"fwd-p"})])
def test_a_crippled_ship_under_sail_does_not_pivot(sails: str, steps: set[str]) -> None:
    """WG-6.23, WG-6.34 hold for it too; WG-6.37 leaves it one hex into the bow/flank of that side."""
    sea = on(first_ship(f"A1 3-good 2912 N P sails:{sails}", SPARE, FAR, wind=WIND), "1 forward")
    assert set(offered(sea)) == steps
    if sails == "up":
        assert refused(sea, "pivot-bow-1") == "WG-6.23"


def test_a_diekplus_is_never_forced() -> None:
    """WG-6.13 Where no elementary step is open the MP are lost; whether to pass through the enemy is the player's choice."""
    line = ("B1 3-good 2910 S", "B2 3-good 2810 S", "B3 3-good 3010 S")
    ships = ("A1 3-good 2911 N max", SPARE, *line, "A3 L-std 2811 N", "A4 L-std 3011 N")
    sea = on(first_ship(*ships, position={"acting": ["A1", "A2"]}), "5 forward")
    assert {"diekplus:B1:P", "diekplus:B1:S", "end"} <= set(offered(sea))


@pytest.mark.parametrize("words", ["grappled:B1", "rammed", "fouled:B1"])
def test_a_tremiola_held_fast_may_still_take_in_its_sails(words: str) -> None:
    """WG-6.25 That costs it no MP, so it needs none; WG-6.21 others pay one, which a ship held fast has not got."""
    ships = (f"A1 Trm-rho 2912 N sails:up {words}", SPARE, "B1 3-good 3013 N")
    sea = first_ship(*ships, wind=WIND)
    assert "sails-down" in offered(sea)
    assert on(sea, "sails-down").ships["A1"].sails == "down"
    plain = first_ship(ships[0].replace("Trm-rho", "3-good"), *ships[1:], wind=WIND)
    assert "sails-down" not in offered(plain)


def test_a_prize_aground_has_nobody_to_float_it_off() -> None:
    """WG-6.36 No die is up to a crew of 0: the attempt could only lose the ship and is not offered."""
    land = [{"cols": [29, 29], "rows": [12, 12]}]
    position = {"turn": 3}
    sea = first_ship("A1 3-good 2912 N aground:1", SPARE, FAR, land=land, position=position)
    assert "refloat" in offered(sea)
    prize = first_ship("A1 3-good 2912 N aground:1 C0", SPARE, FAR, land=land, position=position)
    assert asked(prize) == "ask-ship"
    assert prize.activation is not None
    assert prize.activation.moved == ("A1",)


# individual ships that have failed their roll


def test_a_wary_ship_does_not_float_off_beside_an_enemy() -> None:
    """WG-5.31 No hex it comes to occupy may be adjacent to an enemy."""
    land = [{"cols": [29, 29], "rows": [12, 12]}]
    ships = ("A1 3-good 2912 N aground:1", SPARE, "B1 L-std 2815 N")
    bold = first_ship(*ships, land=land, position={"turn": 3})
    assert "refloat" in offered(bold)
    wary = first_ship(*ships, land=land, position={"turn": 3, "wary": True})
    assert "refloat" not in offered(wary)


def test_a_wary_ship_does_not_withdraw_beside_another_enemy() -> None:
    """WG-5.31, WG-7.16"""
    ships = ("A1 3-good 3013 NW", SPARE, "B1 L-std 2912 N", "B2 L-std 3215 N")
    bold = on(first_ship(*ships), "0", "ram:B1", (4, 4))
    assert asked(bold) == "ask-withdraw"
    wary = on(first_ship(*ships, position={"wary": True}), "0", "ram:B1", (4, 4))
    assert wary.ships["B1"].rammed
    assert asked(wary) != "ask-withdraw"


def test_a_wary_ship_ashore_beside_an_enemy_is_told_why() -> None:
    """WG-5.31 is what forbids it, on land as at sea."""
    land = [{"cols": [29, 29], "rows": [11, 11]}]
    sea = on(first_ship("A1 3-good 2912 N", SPARE, "B1 L-std 2910 N", land=land, position={"wary": True}), "1 forward")
    assert refused(sea, "fwd") == "WG-5.31"


# squadrons and commanders


def test_a_ship_lost_and_retaken_in_one_turn_waits_for_the_next() -> None:
    """WG-R39, WG-8.25, WG-8.26 The captor of a ship may use it from the next phase B on."""
    fleet = (
        "A1 5-pun 2912 N M6 grappled:B1", "B1 5-pun 3013 N grappled:B3", "B2 5-pun 3011 N", "B3 5-pun 3114 N M6",
        "B4 5-pun 3216 N",
    )  # fmt: skip
    chiefs = {"A1": "SC 1", "B2": "SC 1", "B4": "SC 1"}
    sea = afloat(*fleet, chiefs=chiefs, position={"phase": "commanded"})
    assert "B1" in sea.squadrons["b2"].ships
    sea = on(sea, "0", "end", "board:B1", (4, 4))
    assert sea.ships["B1"].side == "A"
    sea = on(sea, "b4", "end", "board:B1", (5, 5))
    assert sea.ships["B1"].side == "B"
    assert sea.activation is not None
    assert sea.activation.squadrons == ("b2",)
    assert "B1" not in sea.activation.ships


def test_a_permanently_reduced_commander_never_lets_his_new_ship_race() -> None:
    """WG-5.52 No maximum until the commander is back on the normal side, which WG-5.53 has taken away."""
    ships = ("A1 3-good 1010 N", "A2 3-good 1310 N", "A3 3-good 1610 N", FAR)
    tables = battle(*ships, chiefs={"A1": "ADM 7 3"}, position={"acting": ["A1", "A2", "A3"], "turn": 4})
    tables["position"]["commanders"] = {"a1": {"reduced": True, "permanent": True}}
    sea: Sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    assert max_bar(sea, sea.ships["A1"]) is None
    sea = on(sea, "A1", "transfer:a1:A2", 3)
    assert max_bar(sea, sea.ships["A1"]) is None
    assert max_bar(sea, sea.ships["A2"]) == Refusal("WG-5.52", "no-max-transfer")


def test_in_a_double_activation_both_commanders_may_change_ships() -> None:
    """WG-5.51 T1 is open to each commander whose squadron acts, at its first ship; WG-5.42 both squadrons act as one."""
    ships = ("A1 3-good 1010 N", "A2 3-good 1310 N", "A3 3-good 1012 N", "A4 3-good 1510 N", FAR)
    sea = afloat(*ships, chiefs={"A1": "ADM 5 5", "A2": "SC 2"}, position={"phase": "commanded"})
    sea = on(sea, "double:a1:a2", 1, "A1", "transfer:a1:A3", 2)
    assert not any(answer.startswith("transfer:a1") for answer in offered(sea))
    assert "transfer:a2:A4" in offered(sea)


def test_confusion_holds_for_ships_still_to_enter() -> None:
    """WG-5.42 It is applied to every ship of the squadron."""
    sea = level(harbour(), a1="max", late="max")
    sea = idle(on(sea, "late", "A2", "enter:3020:N", "0"))
    sea = level(on(sea, 6, 1, "self"), late="max")
    sea = on(sea, "double:a1:late", 6, 2)
    assert sea.activation is not None
    assert sea.activation.ships == ("A2", "A3", "A4")
    assert {sea.ships[name].level for name in sea.activation.ships} == {"cruise"}
    assert not any(sea.ships[name].began_max for name in sea.activation.ships)


# ships that enter


def test_entering_is_a_step_with_its_window() -> None:
    """WG-6.51 A side that had its window V1 when the ship appeared has no second one when it strikes from there."""
    sea = level(harbour("B1 3-good 3018 NE", FAR.replace("B1", "B2")))
    sea = on(sea, "late", "A2", "enter:3020:N")
    assert asked(sea) == "ask-reaction"
    sea = on(sea, "pass", "0", "ram:B1")
    assert asked(sea) == "roll-ram"


def test_a_ship_that_stayed_in_harbour_starts_afresh() -> None:
    """WG-6.42 Being set to maximum and not entering tires nobody, neither this turn nor the next."""
    sea = idle(on(level(harbour(), late="max"), "late", "A2", "enter:3020:N", "0"))
    assert (sea.ships["A3"].level, sea.ships["A3"].began_max) == ("cruise", False)


def test_a_ship_that_has_entered_does_not_back() -> None:
    """WG-6.33 No forward move in the same turn."""
    sea = on(level(harbour()), "late", "A2", "enter:3020:N")
    assert "3 forward" in offered(sea)
    assert not any(answer.endswith("backing") for answer in offered(sea))
    assert refused(sea, "2 backing") == "WG-6.33"


def test_the_mp_of_entering_count_for_the_ram() -> None:
    """WG-7.15, WG-R15 They are spent on entering hexes."""
    sea = on(level(harbour(), late="max"), "late", "A2", "enter:3020:N", "1 forward")
    assert sea.move is not None
    assert sea.move.entered == 2


def test_nobody_enters_without_the_mp() -> None:
    """WG-D32 Entering takes the first 2 MP of the allowance."""
    sea = level(harbour(cost=6))
    assert allowance(sea, sea.ships["A2"]) == 5
    sea = on(sea, "late") if asked(sea) == "ask-squadron" else sea
    assert "A2" not in offered(sea)


# deserters


def test_deserters_cannot_be_held_back() -> None:
    """WG-K25 When activated a deserter spends its whole allowance: the segment does not end before it has moved."""
    tables = battle("A1 3-good 1010 N", "A2 3-good 1210 N", FAR, position=TWO)
    tables["desertions"] = [{"squadron": "a1", "at_most": 4, "edge": "top"}]
    tables["position"]["deserted"] = {"a1": 1}
    tables["squadrons"]["a1"]["commander"] = {"name": {"en": "S", "fr": "S"}, "kind": "SC", "range": 3}
    sea: Sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    assert sea.ships["A1"].deserter == "top"
    assert "end" not in offered(sea)
    assert refused(sea, "end") == "WG-5.41"
    moved = on(sea, "A1", "5 forward")
    assert printed(moved.ships["A1"].bow) == "1005"
    assert "end" in offered(moved)
    assert "activation" not in told(moved)


# what is told


def test_lost_points_are_told() -> None:
    """WG-6.13 Nobody has to guess why a ship stopped."""
    hemmed = ("A1 3-good 2911 N max", SPARE, FAR, "A3 T-std 2910 N", "A4 T-std 2811 N", "A5 T-std 3011 N")
    sea = on(first_ship(*hemmed), "5 forward")
    lost = event(sea, "points-lost")
    assert (lost.rule, lost.args["points"]) == ("WG-6.13", 5)


def test_recovery_is_told() -> None:
    """WG-6.37, WG-6.45, WG-6.24 Markers do not vanish without a word."""
    sea = afloat("A1 3-good 2912 N half", SPARE, FAR, position=TWO)
    sea = on(sea, "end")
    assert event(sea, "half-over").args["ship"] == sea.label("A1")
    ships = ("A1 3-good 2912 N F1", "A2 3-good 3512 N F3", "A3 3-good 1512 N sails:up mast_down", FAR)
    sea = afloat(*ships, wind=WIND, position={"phase": "status", "turn": 3})
    assert [e.args["level"] for e in sea.events if e.key == "recovers"] == [0, 2]
    assert event(sea, "mast-cleared").rule == "WG-6.24"


@pytest.mark.parametrize(
    ("mode", "step", "rule", "at"),
    [
        ("forward", "fwd", "WG-6.32", "2318"),
        ("backing", "back", "WG-6.33", "2321"),
        ("forward", "pivot-stern+1", "WG-6.34", "2220"),
        ("forward", "about", "WG-6.35", "2320"),
    ],
)
def test_a_step_is_told_with_its_rule_and_its_hex(mode: str, step: str, rule: str, at: str) -> None:
    sea = on(first_ship("A1 3-good 2319 N", SPARE, FAR), f"3 {mode}")
    option = sea.agenda[0].show(sea, step)
    moved = event(on(sea, step), "moved")
    assert (moved.rule, moved.args["hex"]) == (rule, at)
    assert option.rule == rule


@pytest.mark.parametrize(
    ("ship", "announced", "step", "rule", "key"),
    [
        ("A1 3-good 2912 N max", "0", "fwd", "WG-6.32", "no-step-points"),
        ("A1 3-good 2901 N", "1 forward", "fwd", "WG-6.38", "no-step-map"),
        ("A1 3-good 2901 SE", "1 forward", "pivot-bow-1", "WG-6.38", "no-step-edge"),
        ("A1 3-good 2912 N", "1 forward", "leave:top", "WG-6.38", "no-leave"),
    ],
)
def test_a_barred_step_names_its_reason(ship: str, announced: str, step: str, rule: str, key: str) -> None:
    """WG-6.32, WG-6.38"""
    sea = on(first_ship(ship, SPARE, "B1 L-std 2911 NE"), announced)
    with pytest.raises(Illegal) as caught:
        make(sea, step)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == (rule, key)


@pytest.mark.parametrize(
    ("words", "action", "rule", "key"),
    [
        ("", "step:fwd", "WG-6.13", "no-step-yet"),
        ("grappled:B1", "step:fwd", "WG-6.37", "no-step-held"),
        ("max", "step:back", "WG-6.33", "no-step-max"),
        ("S", "step:fwd-p", "WG-7.28", "no-step-crippled"),
        ("S", "step:fwd-s", "WG-6.13", "no-step-yet"),
        ("S", "move:backing", "WG-7.28", "no-step-crippled"),
        ("F4 half", "move:backing", "WG-6.33", "no-step-points"),
        ("grappled:B1", "move:backing", "WG-6.37", "no-step-held"),
        ("", "refloat:", "WG-6.36", "no-refloat-afloat"),
    ],
)
def test_why_not_tells_the_true_reason(words: str, action: str, rule: str, key: str) -> None:
    """WG-6.13, WG-6.33, WG-6.36, WG-6.37 Before the announcement, and whatever has befallen the ship."""
    sea = first_ship(f"A1 3-good 2912 N {words}", SPARE, "B1 L-std 3013 N")
    assert GAME.telling.why_not is not None
    found = GAME.telling.why_not(sea, "A1", action)
    assert found is not None
    assert (found.rule, found.key) == (rule, key)


@pytest.mark.parametrize(
    ("words", "answer", "rule", "key"),
    [
        ("sails:down max", "sails-up", "WG-6.22", "no-sails-max"),
        ("sails:up mast_down", "sails-down", "WG-6.24", "no-sails-mast"),
        ("sails:up", "sails-up", "WG-6.21", "no-sails-so"),
        ("", "transfer:a1:A3", "WG-5.51", "no-transfer-taken"),
        ("", "transfer:a1:A4", "WG-5.51", "no-transfer-near"),
        ("", "1 backing", "WG-6.33", "no-back-points"),
        ("", "9 forward", "WG-6.13b", "no-announce"),
        ("", "ungrapple:B1", "WG-8.32", "no-ungrapple"),
    ],
)
def test_what_comes_before_moving_is_refused_with_its_reason(words: str, answer: str, rule: str, key: str) -> None:
    """WG-5.51, WG-6.13, WG-6.21, WG-6.22, WG-6.24"""
    ships = (f"A1 3-good 2912 N {words}", "A2 3-good 3112 N", "A3 3-good 2712 N", "A4 3-good 3512 N", FAR)
    chiefs = {"A1": "ADM 9 2", "A3": "SC 1"}
    sea = on(afloat(*ships, wind=WIND, chiefs=chiefs, position={"acting": ["A1", "A2", "A4"]}), "A1")
    with pytest.raises(Illegal) as caught:
        make(sea, answer)
    assert (caught.value.refusal.rule, caught.value.refusal.key) == (rule, key)
