"""Turn, initiative, squadrons, activations and commanders (WG-1 to WG-5), beyond the worked examples."""

from __future__ import annotations

import pytest

from games.war_galley.table import GAME, afloat, asked, event, offered, on, refused, told
from naumachia.games.war_galley.rules.command.squadrons import command_range, in_range, initiative
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import pending

FAR = "B1 3-good 5802 S"


def phase(name: str, **rest: object) -> dict[str, object]:
    return {"phase": name, **rest}


def squadron(sea: Sea, name: str) -> tuple[str, ...]:
    return sea.squadrons[name].ships


# the house


def test_a_side_is_one_seat_for_all_who_share_it() -> None:
    """WG-1.0"""
    sea = afloat("A1 3-good 2319 N", FAR)
    assert GAME.rules.seats(sea) == {"A": "A", "B": "B"}


def test_everything_in_the_box_is_data() -> None:
    """WG-2.0, WG-2.3, WG-4.0 Maps, counters, tables, battles; markers are state; the ratio of ships to counters does nothing."""
    assert len(GAME.scenarios()) >= 13
    plain = afloat("A1 3-good 2319 N P rammed", FAR)
    scaled = afloat("A1 3-good 2319 N P rammed", FAR, ratio=8)
    assert GAME.save(plain) == GAME.save(scaled)
    restored = GAME.load(GAME.save(plain), plain.setting)
    assert restored.ships["A1"].rammed
    assert restored.ships["A1"].crippled == "P"


def test_port_is_left_and_starboard_right() -> None:
    """WG-2.5"""
    sea = on(afloat("A1 3-good 2319 N", "A2 T-std 0238 N", FAR, position={"acting": ["A1", "A2"]}), "A1", "2 forward")
    assert on(sea, "fwd-p").ships["A1"].facing == 5  # from N to NW
    assert on(sea, "fwd-s").ships["A1"].facing == 1


def test_the_phases_in_their_order() -> None:
    """WG-3.1, WG-R51, WG-R64: no wind roll on turn 1; C chooses FIRST for D, E and F."""
    fleet = ("A1 3-good 2319 N", "A2 3-good 4019 N", "B1 3-good 2302 S", "B2 3-good 4002 S")
    wind = {"direction": "N", "strength": 1, "variable": True}
    sea = afloat(*fleet, chiefs={"A1": "ADM 5 2", "B1": "ADM 5 2"}, position=phase("turn"), wind=wind)
    assert asked(sea) == "roll-initiative"
    sea = on(sea, 5, 2)
    assert pending(sea).seats == ("A",)  # type: ignore[union-attr]
    sea = on(sea, "other")
    assert sea.first == "B"
    assert sea.phase == "speed"
    sea = on(sea, "b1:cruise", "a1:cruise", "B2:cruise", "A2:cruise")
    assert sea.phase == "commanded"
    sea = on(sea, "0")
    assert sea.activation is not None
    assert sea.activation.side == "A"
    sea = on(sea, "0")
    assert asked(sea) == "roll-individual"
    assert sea.phase == "individual"
    sea = on(sea, 1, "0", 1, "0")
    assert sea.turn == 2
    assert asked(sea) == "roll-wind"


def test_the_lower_score_rolls_for_the_wind() -> None:
    """WG-6.2, specification 4 phase A; ties: side 1. The direction is remembered in a calm."""
    wind = {"direction": "NE", "strength": 1, "variable": True}
    sea = afloat("A1 3-good 2319 N rammed", FAR, position=phase("turn", turn=2), wind=wind)
    roll = pending(sea)
    assert roll is not None
    assert roll.seat == "A"  # type: ignore[union-attr]
    sea = afloat("A1 3-good 2319 N", FAR + " rammed", position=phase("turn", turn=2), wind=wind)
    assert pending(sea).seat == "B"  # type: ignore[union-attr]
    assert on(sea, (1, 1)).wind == (0, 1)
    assert on(sea, (5, 6)).wind == (1, 3)
    assert on(sea, (6, 6)).wind == (2, 2)


def test_a_side_without_admiral_adds_nothing() -> None:
    """WG-3.2 ties are rolled again."""
    sea = afloat("A1 3-good 2319 N", FAR, chiefs={"A1": "ADM 5 2"}, position=phase("turn"))
    sea = on(sea, 1, 3)
    assert "initiative-tied" in told(sea)
    assert asked(sea) == "roll-initiative"
    sea = on(sea, 1, 4)
    assert pending(sea).seats == ("B",)  # type: ignore[union-attr]


def test_the_admiral_named_must_begin() -> None:
    """WG-5.13, WG-D4 named in secret; only if that side wins the roll and acts first."""
    fleet = ("A1 3-good 2319 N", "A2 3-good 4019 N", "A3 3-good 0919 N", "B1 3-good 2302 S")
    chiefs = {"A1": "ADM 3 2", "A2": "ADM 3 4", "A3": "SC 3", "B1": "ADM 3 1"}
    sea = afloat(*fleet, chiefs=chiefs, position=phase("turn"))
    assert asked(sea) == "ask-admiral"
    sea = on(sea, "A=admiral:a1", 6, 1)
    mine = on(sea, "self", "a1:cruise", "b1:cruise", "a2:cruise", "a3:cruise")
    assert sea.named["A"] == "a1"
    assert sea.activation is None
    assert mine.activation is not None
    assert mine.activation.squadrons == ("a1",)
    free = on(sea, "other", "b1:cruise", "a1:cruise", "a2:cruise", "a3:cruise", "0")
    assert asked(free) == "ask-squadron"
    assert {"a1", "a2", "a3"} <= set(offered(free))


# squadrons


def test_an_sc_has_a_range_and_no_initiative() -> None:
    """WG-5.11, WG-5.12, WG-5.14"""
    sea = afloat("A1 3-good 2319 N", "A2 3-good 4019 N", FAR, chiefs={"A1": "SC 5", "A2": "ADM 4 3"})
    assert (command_range(sea, sea.commanders["a1"]), initiative(sea, sea.commanders["a1"])) == (5, 0)
    assert (command_range(sea, sea.commanders["a2"]), initiative(sea, sea.commanders["a2"])) == (4, 3)
    assert sea.captain("A1") is not None
    assert sea.captain("B1") is None


def test_range_runs_over_friends_land_and_prizes_but_not_through_enemies() -> None:
    """WG-5.21, WG-5.23, WG-R43, WG-R53"""
    land = [{"cols": [10, 10], "rows": [12, 13]}]
    near = ("A1 3-good 1010 N", "A2 L-std 1014 N", FAR)
    sea = afloat(*near, chiefs={"A1": "SC 3"}, land=land, position=phase("speed"))
    assert in_range(sea, sea.commanders["a1"]) == {"A1": 0, "A2": 3}
    prize = ("A1 3-good 1010 N", "A2 L-std 1014 N", FAR, "B2 L-std 1012 N prize:A")
    sea = afloat(*prize, chiefs={"A1": "SC 3"}, position=phase("speed"))
    assert in_range(sea, sea.commanders["a1"]) == {"A1": 0, "A2": 3, "B2": 1}


def test_who_belongs_where() -> None:
    """WG-5.24, WG-D3, WG-R33: one, several, none; a command ship to itself."""
    fleet = ("A1 3-good 1010 N", "A2 3-good 1610 N", "A3 3-good 1310 N", "A4 3-good 1812 N", "A5 3-good 3030 N", FAR)
    sea = afloat(*fleet, chiefs={"A1": "SC 6", "A2": "SC 6"}, position=phase("turn"))
    assert asked(sea) == "ask-squadrons"
    sea = on(sea, "A=A3:a2")
    assert squadron(sea, "a1") == ("A1",)
    assert squadron(sea, "a2") == ("A2", "A3", "A4")
    assert squadron(sea, "A5") == ("A5",)
    assert not sea.squadrons["A5"].commander


def test_a_line_of_which_the_command_ship_is_third_gives_nothing() -> None:
    """WG-5.22, WG-R55, WG-R47"""
    line = ("A1 3-good 1010 N", "A2 3-good 1012 N", "A3 3-good 1014 N", "A4 3-good 1016 N", "A5 3-good 1018 N", FAR)
    second = afloat(*line, chiefs={"A2": "SC 1"}, position=phase("speed"))
    assert squadron(second, "a2") == ("A1", "A2", "A3", "A4", "A5")
    third = afloat(*line, chiefs={"A3": "SC 1"}, position=phase("speed"))
    assert squadron(third, "a3") == ("A2", "A3", "A4")
    gap = (*line[:3], "A4 3-good 1017 N", FAR)
    assert squadron(afloat(*gap, chiefs={"A1": "SC 1"}, position=phase("speed")), "a1") == ("A1", "A2", "A3")


def test_the_owner_chooses_among_chains() -> None:
    """WG-5.22, WG-D3 the longest stands first; the ships of the other are on their own when out of range."""
    one = ("A2 3-good 1111 N", "A4 3-good 1113 N", "A6 3-good 1115 N")
    other = ("A3 3-good 0911 N", "A5 3-good 0913 N")
    sea = afloat("A1 3-good 1010 N", *one, *other, FAR, chiefs={"A1": "SC 1"}, position=phase("turn"))
    assert asked(sea) == "ask-lines"
    first, second = (sheet.lines[0][1] for sheet in pending(sea))  # type: ignore[union-attr]
    assert (first, second) == ("A1>A2>A4>A6", "A1>A3>A5")
    sea = on(sea, f"A=a1:{second}")
    assert squadron(sea, "a1") == ("A1", "A2", "A3", "A5")
    assert squadron(sea, "A6") == ("A6",)


# activations


def test_doing_nothing_counts_and_each_acts_once() -> None:
    """WG-5.41 the sides alternate; who has none left is passed over."""
    fleet = ("A1 3-good 1010 N", "A2 3-good 3010 N", "A3 3-good 5010 N", "B1 3-good 1030 S")
    sea = afloat(*fleet, chiefs={"A1": "SC 3", "A2": "SC 3", "A3": "SC 3", "B1": "SC 3"}, position=phase("commanded"))
    sea = on(sea, "a2", "0")
    assert sea.activation is not None
    assert sea.activation.side == "B"
    sea = on(sea, "0")
    assert {"a1", "a3"} <= set(offered(sea))
    assert refused(sea, "a2") == "WG-5.41"
    assert refused(sea, "b1") == "WG-5.41"
    sea = on(sea, "a1", "0")
    assert sea.activation is not None
    assert sea.activation.squadrons == ("a3",)


def test_ships_act_one_at_a_time_in_any_order() -> None:
    """WG-3.1.E1, WG-5.41"""
    sea = afloat("A1 3-good 1010 N", "A2 3-good 1310 N", FAR, chiefs={"A1": "SC 5"}, position={"acting": ["A1", "A2"]})
    sea = on(sea, "A2", "1 forward", "fwd")
    assert refused(sea, "A2") == "WG-5.41"
    assert refused(sea, "B1") == "WG-5.24"
    assert [answer for answer in offered(sea) if answer in sea.ships] == ["A1"]


def test_double_activation_once_a_turn_within_range() -> None:
    """WG-5.42, WG-R61"""
    fleet = ("A1 3-good 1010 N", "A2 3-good 1310 N", "A3 3-good 3010 N", "B1 3-good 1030 S")
    chiefs = {"A1": "ADM 5 3", "A2": "SC 1", "A3": "SC 1", "B1": "SC 1"}
    sea = afloat(*fleet, chiefs=chiefs, position=phase("commanded"))
    assert [answer for answer in offered(sea) if answer.startswith("double")] == ["double:a1:a2"]
    assert refused(sea, "double:a1:a3") == "WG-5.42"
    assert refused(sea, "A1") == "WG-5.41"
    works = on(sea, "double:a1:a2", 3)
    assert works.activation is not None
    assert works.activation.ships == ("A1", "A2")
    fails = on(sea, "double:a1:a2", 4, 1)
    assert fails.activation is not None
    assert fails.activation.squadrons == ("a2",)
    fails = on(fails, "0", "0")
    assert not any(answer.startswith("double") for answer in offered(fails))
    assert {"a1", "a3"} <= set(offered(fails))


@pytest.mark.parametrize(
    ("die", "level", "points"),
    [(1, "max", 8), (2, "cruise", 5), (3, "cruise", 4), (4, "cruise", 3), (5, "cruise", 3), (6, "cruise", 0)],
)
def test_confusion(die: int, level: str, points: int) -> None:
    """WG-5.42"""
    fleet = ("A1 3-good 1010 N", "A2 3-good 1310 N max", "A3 3-good 1313 N", "B1 3-good 1030 S")
    sea = afloat(*fleet, chiefs={"A1": "ADM 5 1", "A2": "SC 1", "B1": "SC 1"}, position=phase("commanded"))
    sea = on(sea, "double:a1:a2", 2, die)
    assert sea.ships["A2"].level == level
    assert (f"{points} forward" if points else "0") in offered(sea)
    assert f"{points + 1} forward" not in offered(sea)


def test_individual_ships_come_last_one_at_a_time() -> None:
    """WG-5.31, WG-R33, WG-R51"""
    fleet = ("A1 3-std 1010 N", "A2 3-std 3010 N", "B1 3-std 1030 S", "B2 3-std 3030 S")
    sea = afloat(*fleet, position=phase("individual", first="B"))
    assert {"B1", "B2"} <= set(offered(sea))
    sea = on(sea, "B2", 2, "0")
    assert {"A1", "A2"} <= set(offered(sea))
    assert refused(sea, "B1") == "WG-5.41"


def test_a_wary_ship_may_stay_beside_the_enemy_and_fight() -> None:
    """WG-5.31, WG-R33 only its own entering is forbidden; it may still fire, grapple and board."""
    sea = afloat("A1 3-std 2912 N", "A2 T-std 0238 N", "B1 3-std 3013 N", position={"acting": ["A1", "A2"], "wary": True})
    sea = on(sea, "A1", "0")
    assert {"grapple:B1", "fire:B1"} <= set(offered(sea))


def test_a_ship_captured_before_its_activation_is_not_activated() -> None:
    """WG-R39, WG-5.24 its squadron still acts without it; from the next phase B it is the captor's."""
    fleet = ("A1 5-pun 2912 N M6 grappled:B1", "B1 5-pun 3013 N", "B2 5-pun 3213 N", "B3 5-pun 4013 N")
    sea = afloat(*fleet, chiefs={"A1": "SC 1", "B2": "SC 2"}, position=phase("commanded"))
    assert squadron(sea, "b2") == ("B1", "B2")
    sea = on(sea, "0", "end", "board:B1", (4, 4))
    assert sea.ships["B1"].side == "A"
    assert sea.activation is not None
    assert sea.activation.ships == ("B2",)


# commanders


def pair(*words: str, **rest: object) -> Sea:
    """A command ship and two to receive its commander, one nearer than the other."""
    ships = (" ".join(("A1 3-good 1010 N", *words)), "A2 3-good 1310 N", "A3 3-good 1610 N", FAR)
    position = {"acting": ["A1", "A2", "A3"], **rest.pop("position", {})}  # type: ignore[dict-item]
    return afloat(*ships, chiefs={"A1": "ADM 6 3"}, position=position, **rest)  # type: ignore[arg-type]


def test_a_transfer_goes_to_the_nearest_fit_ship_once_a_turn() -> None:
    """WG-5.51, WG-R22, WG-R67: T1 is a menu item at the first ship of the activation."""
    sea = on(pair(), "A2")
    assert [answer for answer in offered(sea) if answer.startswith("transfer")] == ["transfer:a1:A2"]
    failed = on(sea, "transfer:a1:A2", 2)
    assert failed.commanders["a1"].ship == "A1"
    assert not any(answer.startswith("transfer") for answer in offered(failed))
    assert refused(failed, "transfer:a1:A2") == "WG-5.51"
    later = on(sea, "0", "A3")
    assert not any(answer.startswith("transfer") for answer in offered(later))


@pytest.mark.parametrize("words", ["rammed", "aground:1", "fouled:B1", "grappled:B1"])
def test_a_ship_in_trouble_cannot_receive_a_commander(words: str) -> None:
    """WG-5.51, WG-R22"""
    ships = ("A1 3-good 1010 N", f"A2 3-good 1310 N {words}", "A3 3-good 1610 N", "B1 3-good 1410 S")
    sea = on(afloat(*ships, chiefs={"A1": "ADM 6 3"}, position={"acting": ["A1", "A2", "A3"]}), "A1")
    assert [answer for answer in offered(sea) if answer.startswith("transfer")] == ["transfer:a1:A3"]


def test_a_transferred_commander_is_reduced_and_his_ship_at_cruise() -> None:
    """WG-5.52, WG-R60"""
    sea = on(pair(position={"turn": 4}), "A1", "transfer:a1:A2", 3)
    chief = sea.commanders["a1"]
    assert (chief.ship, chief.reduced, chief.permanent) == ("A2", True, False)
    assert (command_range(sea, chief), initiative(sea, chief)) == (5, 2)


def test_t2_after_an_activation_that_hurt_his_ship() -> None:
    """WG-5.51 T2, specification 4.1, 7: not inside a move."""
    ships = ("A1 3-good 2912 N", "A2 3-good 2612 N", "B1 3-good 3013 NW", "B2 T-std 5802 N")
    sea = afloat(*ships, chiefs={"A1": "ADM 6 3"}, position={"acting": ["B1", "B2"]})
    sea = on(sea, "B1", "0", "ram:A1", (6, 6))
    assert asked(sea) != "ask-transfer"
    sea = on(sea, "end", "end")
    assert asked(sea) == "ask-transfer"
    assert offered(sea) == ["A2", "stay"]
    assert on(sea, "A2", 4).commanders["a1"].ship == "A2"


def test_t3_just_before_the_sinking_rolls() -> None:
    """WG-5.51 T3: rammed, on fire, or linked to a rammed ship."""
    for words, others in (("rammed", ()), ("grappled:A3", ("A3 3-good 0910 N rammed",)), ("", ())):
        ships = (f"A1 3-good 1010 N {words}", "A2 3-good 1310 N", *others, FAR)
        sea = afloat(*ships, chiefs={"A1": "ADM 6 3"}, position=phase("status"))
        assert (asked(sea) == "ask-transfer") is bool(words)
    sea = afloat("A1 3-good 1010 N on_fire", "A2 3-good 1310 N", FAR, chiefs={"A1": "ADM 6 3"}, position=phase("status"))
    assert asked(on(sea, 3)) == "ask-transfer"


def test_t3_looks_through_the_whole_net() -> None:
    """WG-5.51, WG-7.17 A flagship linked to a rammed one by another ship can be dragged down: the admiral may leave."""
    net = ("A2 3-good 0910 N grappled:A3", "A3 3-good 0810 N rammed", "A4 3-good 1310 N")
    sea = afloat("A1 3-good 1010 N grappled:A2", *net, FAR, chiefs={"A1": "ADM 6 3"}, position=phase("status"))
    assert asked(sea) == "ask-transfer"
    sunk = on(sea, "stay", 6)
    assert {sunk.ships[name].gone for name in ("A1", "A2", "A3")} == {"sunk"}
    alone = afloat("A1 3-good 1010 N", *net, FAR, chiefs={"A1": "ADM 6 3"}, position=phase("status"))
    assert asked(alone) == "roll-sinking"


def test_phase_d_goes_through_all_squadrons() -> None:
    """WG-6.12, WG-D6 Setting the tired squadron first makes the enemy show a level; it takes its turn like any other."""
    fleet = ("A1 3-good 2319 N", "A2 3-good 4019 N F2", "B1 3-good 2302 S", "B2 3-good 4002 S")
    chiefs = {"A1": "SC 2", "A2": "SC 2", "B1": "SC 2", "B2": "SC 2"}
    sea = afloat(*fleet, chiefs=chiefs, position=phase("speed", first="A"))
    assert offered(sea) == ["a1:cruise", "a1:max", "a2:cruise"]
    assert refused(sea, "a2:max") == "WG-6.44"
    sea = on(sea, "a2:cruise")
    assert event(sea, "levels").args["fast"] == 0
    assert pending(sea).seats == ("B",)  # type: ignore[union-attr]
    sea = on(sea, "b1:cruise")
    assert offered(sea) == ["a1:cruise", "a1:max"]


def test_a_side_that_has_only_tired_squadrons_left_is_not_asked() -> None:
    """WG-6.12 There is nothing to choose, but each takes its turn: the enemy shows one level, then another."""
    fleet = ("A1 3-good 2319 N F2", "A2 3-good 4019 N F2", "B1 3-good 2302 S", "B2 3-good 4002 S")
    chiefs = {"A1": "SC 2", "A2": "SC 2", "B1": "SC 2", "B2": "SC 2"}
    sea = afloat(*fleet, chiefs=chiefs, position=phase("speed", first="A"))
    assert offered(sea) == ["b1:cruise", "b1:max", "b2:cruise", "b2:max"]
    assert [squadron.levelled for squadron in sea.squadrons.values()] == [True, False, False, False]
    sea = on(sea, "b1:max", "b2:max")
    assert sea.phase == "commanded"
    assert all(squadron.levelled for squadron in sea.squadrons.values())


def test_a_commander_lost_is_replaced_for_good() -> None:
    """WG-5.53 on the nearest ship of the squadron, even a grappled one; the owner breaks ties (WG-D29)."""
    ships = ("A1 3-good 1010 N rammed", "A2 3-good 1310 N", "A3 3-good 0710 N", "A4 3-good 4010 N", FAR)
    sea = afloat(*ships, chiefs={"A1": "SC 6"}, position=phase("sinking"))
    sea = on(sea, 6)
    assert asked(sea) == "ask-replace"
    assert offered(sea) == ["A2", "A3"]
    sea = on(sea, "A3")
    chief = sea.commanders["a1"]
    assert (chief.ship, chief.reduced, chief.permanent) == ("A3", True, True)
    assert command_range(sea, chief) == 5


def test_without_another_ship_of_his_squadron_he_is_out() -> None:
    """WG-5.53"""
    sea = afloat("A1 3-good 1010 N rammed", "A2 3-good 4010 N", FAR, chiefs={"A1": "SC 6"}, position=phase("sinking"))
    sea = on(sea, 6)
    assert sea.commanders["a1"].lost


def test_capture_loses_the_commander_too() -> None:
    """WG-5.53"""
    ships = ("A1 5-pun 2912 N M6 grappled:B1", "B1 5-pun 3013 N", "B2 5-pun 3213 N")
    sea = afloat(*ships, chiefs={"B1": "SC 3"}, position=phase("board", acting=["A1"]))
    sea = on(sea, "board:B1", (4, 4))
    assert "commander-lost" in told(sea)
    assert (sea.commanders["b1"].ship, sea.commanders["b1"].permanent) == ("B2", True)


def test_leaving_the_map_is_no_loss() -> None:
    """WG-5.53, WG-6.38 the commander leaves with the ship."""
    ships = ("A1 3-good 1001 N", "A2 3-good 1303 N", FAR)
    sea = afloat(*ships, chiefs={"A1": "ADM 6 3"}, position={"acting": ["A1", "A2"]})
    sea = on(sea, "A1", "1 forward", "leave:top")
    assert "commander-lost" not in told(sea)
    assert not sea.commanders["a1"].lost


def test_t1_needs_no_reason_and_the_squadron_stays_the_same() -> None:
    """WG-R60, WG-R67 In turn t itself the squadron is the one fixed before."""
    sea = on(pair(), "A1", "transfer:a1:A2", 5)
    assert sea.activation is not None
    assert sea.activation.ships == ("A1", "A2", "A3")
    assert event(sea, "transferred").rule == "WG-5.52"
