"""The interrupt windows of specification 4.1: who is asked, in which order, when nobody is, and what standing orders do.

The target lies at 2912-2913, facing N; ships that come down the line 3113, 3214, 3314 ... to NW enter its mid-flank hex 3013.
"""

from __future__ import annotations

import pytest

from games.war_galley.table import GAME, afloat, asked, battle, event, offered, on, refused, told
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed
from naumachia.kernel import pending

SPARE = "A2 T-std 0238 N"
TWO = {"acting": ["A1", "A2"]}
NEVER, THREATENED, ALWAYS = 0, 1, 2
HOLD, ASK, FIRE = 0, 1, 2


def approach(*ships: str, attacker: str = "A1 3-good 3113 NW", points: str = "2 forward", **rest: object) -> Sea:
    """The attacker has announced; its next step leads to 3013, beside the target."""
    return on(afloat(attacker, SPARE, *ships, position=TWO, **rest), "A1", points)  # type: ignore[arg-type]


def seat(sea: Sea) -> tuple[str, ...]:
    request = pending(sea)
    return request.seats if request is not None else ()


def place(sea: Sea, ship: str) -> str:
    return "-".join(printed(at) for at in sea.ships[ship].hexes)


# V1


def test_v1_the_inactive_side_is_asked_when_a_ram_becomes_possible() -> None:
    """WG-6.51, WG-3.1.E1 before the active player declares anything."""
    sea = on(approach("B1 3-good 2912 N", watch=THREATENED), "fwd")
    assert asked(sea) == "ask-reaction"
    assert seat(sea) == ("B",)
    assert offered(sea) == ["evade:B1:forward", "evade:B1:back", "ignore:B1", "pass"]
    sea = on(sea, "pass")
    assert seat(sea) == ("A",)
    assert "ram:B1" in offered(sea)


def test_v1_is_passed_over_when_nothing_threatens() -> None:
    """Standing order `ask when threatened`: mere nearness with MP left."""
    foe = "B1 3-good 2912 N"
    harmless = "A1 3-good 3011 S"  # to 3012, beside the bow, pointing past it
    assert asked(on(approach(foe, attacker=harmless, watch=THREATENED), "fwd")) == "ask-step"
    assert asked(on(approach(foe, attacker=harmless, watch=ALWAYS), "fwd")) == "ask-reaction"
    assert asked(on(approach(foe, watch=NEVER), "fwd")) == "ask-step"


def dangers(sea: Sea, answer: str) -> list[str]:
    return [message.key for message in sea.agenda[0].show(sea, answer).args.get("threats", ())]


def test_v1_says_what_threatens() -> None:
    """WG-6.51 The active player need not tell any intention, but the options from there are open to all."""
    assert dangers(on(approach("B1 3-good 2912 N", watch=THREATENED), "fwd"), "evade:B1:forward") == ["threat-ram"]
    beside = approach("B1 3-good 2912 N", attacker="A1 3-good 3011 S", points="1 forward", watch=THREATENED)
    assert dangers(on(beside, "fwd"), "evade:B1:back") == ["threat-grapple"]
    raking = approach("B1 3-good 2912 N", attacker="A1 3-good 3012 S", watch=THREATENED)
    assert dangers(on(raking, "fwd"), "evade:B1:back") == ["threat-rake"]
    near = approach("B1 3-good 2912 N", attacker="A1 3-good 3011 S", watch=ALWAYS)
    assert dangers(on(near, "fwd"), "evade:B1:back") == []


def test_v1_opens_where_the_move_ends_within_reach_of_a_grapple() -> None:
    """`threatened` covers a grapple with 0 MP left, at cruise only."""
    foe = "B1 3-good 2912 N"
    harmless = "A1 3-good 3011 S"
    assert asked(on(approach(foe, attacker=harmless, points="1 forward", watch=THREATENED), "fwd")) == "ask-reaction"
    fast = on(approach(foe, attacker=harmless + " max", points="1 forward", watch=THREATENED), "fwd")
    assert asked(fast) != "ask-reaction"


@pytest.mark.parametrize(
    ("target", "others"),
    [
        ("B1 3-good 2912 N F1", ()),
        ("B1 3-good 2912 N P", ()),
        ("B1 3-good 2912 N rammed", ()),
        ("B1 3-good 2912 N fouled:B2", ("B2 T-std 2911 N",)),
        ("B1 3-good 2912 N grappled:B2", ("B2 T-std 2911 N",)),
        ("B1 3-good 2912 N C0", ()),
        ("B1 3-raw 2912 N half", ()),
        ("B1 3-good 2912 N", ("B2 T-std 2911 N", "B3 T-std 2914 N")),
        ("B1 3-good 2912 N max", ("B2 T-std 2911 N",)),
    ],
)
def test_v1_is_skipped_for_a_ship_that_cannot_evade(target: str, others: tuple[str, ...]) -> None:
    """WG-6.53, WG-6.52: no option, or no die that could succeed."""
    sea = on(approach(target, *others, watch=ALWAYS), "fwd")
    assert not any("B1" in answer for answer in offered(sea) if answer.startswith("evade"))


def test_v1_several_candidates_each_once_a_step_until_pass() -> None:
    """WG-6.54 no limit but one try a trigger; one fails, the other still may."""
    sea = on(approach("B1 3-good 2912 N", "B2 3-good 3012 N", watch=ALWAYS, attacker="A1 3-good 3214 NW"), "fwd")
    assert asked(sea) == "ask-reaction"  # 3113 lies beside 3012-3013
    sea = on(approach("B1 3-good 2912 N", "B2 3-good 3011 N", watch=ALWAYS), "fwd")
    assert {"evade:B1:forward", "evade:B2:forward"} <= set(offered(sea))
    sea = on(sea, "evade:B2:forward", 6)
    assert "evade:B2:forward" not in offered(sea)
    assert "evade:B1:forward" in offered(sea)
    sea = on(sea, "evade:B1:forward", 6)
    assert seat(sea) == ("A",)


def test_v1_opens_anew_with_the_next_step() -> None:
    """WG-6.54"""
    foe = "B1 3-good 2912 N"
    sea = on(approach(foe, attacker="A1 3-good 3011 S", points="3 forward", watch=ALWAYS), "fwd", "evade:B1:back", 6, "fwd")
    assert asked(sea) == "ask-reaction"
    assert "evade:B1:back" in offered(sea)


def test_the_owner_may_tell_one_ship_to_stay() -> None:
    """A standing order for one ship."""
    sea = approach("B1 3-good 2912 N", points="3 forward", attacker="A1 3-good 3011 S", watch=ALWAYS)
    sea = on(sea, "fwd", "ignore:B1", "fwd")
    assert asked(sea) == "ask-step"
    assert sea.watch["B1"] == "never"


def test_a_ship_that_has_slipped_away_is_safe_until_the_next_step() -> None:
    """WG-6.52, WG-R58, WG-R38, WG-R46: it tires, its own displacement opens nothing, the attacker may step and try again."""
    sea = on(approach("B1 3-good 2912 N", points="3 forward", watch=THREATENED), "fwd", "evade:B1:forward", 3)
    assert place(sea, "B1") == "2911-2912"
    assert (sea.ships["B1"].fatigue, sea.ships["B1"].level) == (2, "cruise")
    assert seat(sea) == ("A",)
    assert "ram:B1" not in offered(sea)
    assert refused(sea, "ram:B1") == "WG-6.52"
    assert not sea.ships["A1"].ram_tried


def test_its_safety_ends_with_the_next_step() -> None:
    """WG-6.52, WG-R58 The attacker rows on along it, and its oars may be broken after all: it is tired and cannot evade."""
    sea = approach("B1 3-good 2912 N", attacker="A1 3-good 3015 N", points="4 forward", watch=ALWAYS)
    sea = on(sea, "fwd", "evade:B1:forward", 3)  # the bow in 3014; B1 slips to 2911-2912
    assert sea.move is not None
    assert sea.move.safe == ("B1",)
    sea = on(sea, "fwd")  # 3013, beside its stern now
    assert sea.move is not None
    assert sea.move.safe == ()
    sea = on(sea, "fwd")
    assert "rake:B1" in offered(sea)


def test_a_ship_that_slips_away_in_the_last_window_is_not_raked() -> None:
    """WG-6.52, WG-R58 The same way without a step between: what has slipped away is safe."""
    sea = approach("B1 3-good 2911 N", attacker="A1 3-good 3015 N", points="4 forward", watch=ALWAYS)
    sea = on(sea, "fwd", "fwd", "pass")
    assert asked(on(sea, "fwd")) == "ask-reaction"
    assert "rake:B1" in offered(on(sea, "fwd", "pass"))
    assert "rake:B1" not in offered(on(sea, "fwd", "evade:B1:back", 3))


def test_a_ship_in_tow_gets_no_window_because_its_tug_slipped_away() -> None:
    """WG-6.51, WG-D33 It was no candidate when the window opened."""
    tables = battle("A1 3-good 3114 NW", SPARE, "B1 5-pun 2912 N", position=TWO)  # to 3014, beside both
    line = {"model": "T-troop", "bows": ["2914"], "facing": "N", "towed_by": [1]}
    tables["squadrons"]["b1"]["lines"].append(line)
    sea: Sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": ALWAYS, "reply": HOLD}, None)
    assert sea.ships["B1"].tows == "B2"
    sea = on(sea, "A1", "2 forward", "fwd")
    assert "evade:B1:forward" in offered(sea)
    assert not any("B2" in answer for answer in offered(sea))
    sea = on(sea, "evade:B1:forward", 1)
    assert sea.ships["B2"].towed_by == ""
    assert seat(sea) == ("A",)


def test_entering_land_opens_no_window() -> None:
    """Specification 4.1, 1."""
    land = [{"cols": [30, 30], "rows": [13, 13]}]
    sea = on(approach("B1 3-good 2912 N", watch=ALWAYS, land=land), "fwd")
    assert asked(sea) != "ask-reaction"
    assert sea.ships["A1"].aground


# V2


def test_v2_the_target_of_a_ship_that_began_there_may_evade() -> None:
    """WG-R12 and only the target; after V1 there is no V2."""
    start = "A1 3-good 3013 NW"
    sea = on(approach("B1 3-good 2912 N", "B2 3-good 3111 N", attacker=start, watch=THREATENED, points="0"), "ram:B1")
    assert asked(sea) == "ask-evade"
    assert offered(sea) == ["evade:B1:forward", "evade:B1:back", "pass"]
    sea = on(approach("B1 3-good 2912 N", watch=THREATENED), "fwd", "pass", "ram:B1")
    assert asked(sea) == "roll-ram"


def test_v2_is_skipped_by_the_standing_order_never() -> None:
    sea = on(approach("B1 3-good 2912 N", attacker="A1 3-good 3013 NW", watch=NEVER, points="0"), "ram:B1")
    assert asked(sea) == "roll-ram"


def test_a_missed_ram_is_no_attempt() -> None:
    """WG-7.16, WG-R46"""
    sea = on(approach("B1 3-good 2912 N", attacker="A1 3-good 3013 NW", watch=THREATENED, points="2 forward"), "ram:B1")
    sea = on(sea, "evade:B1:back", 1)
    assert "ram-missed" in told(sea)
    assert not sea.ships["A1"].ram_tried
    assert sea.move is not None
    assert sea.move.left == 2
    assert not sea.move.over


def test_a_grapple_after_a_step_opens_no_second_window() -> None:
    """Specification 4.1, 4: it re-uses V1 of that step; without a step it opens V2."""
    foe = "B1 3-good 2912 N"
    sea = on(approach(foe, points="1 forward", watch=THREATENED), "fwd", "pass", "end", "grapple:B1")
    assert asked(sea) == "roll-grapple"
    sea = on(approach(foe, points="0", attacker="A1 3-good 3013 S", watch=THREATENED), "grapple:B1")
    assert asked(sea) == "ask-evade"
    sea = on(sea, "evade:B1:forward", 2)
    assert "grapple-missed" in told(sea)
    assert not sea.ships["A1"].grapple_tried


def test_a_window_passed_over_is_not_used_up() -> None:
    """A ship that comes to rest with a MP it cannot spend threatened nobody when it stepped; then a grapple opens V2."""
    foe = "B1 3-good 2912 N"
    sea = approach(foe, points="3 backing", attacker="A1 3-good 3010 N", watch=THREATENED)
    sea = on(sea, "back")  # stern 3012, beside the bow, one MP left over
    assert asked(sea) == "ask-after"
    sea = on(sea, "grapple:B1")
    assert asked(sea) == "ask-evade"


def test_a_target_beside_the_hex_a_ship_did_not_enter_now_has_its_window() -> None:
    """Specification 4.1, 4: no V1 for the latest step, so V2; each step is a trigger of its own (WG-6.54)."""
    sea = approach("B1 3-good 2912 N", points="1 forward", attacker="A1 3-good 3014 N", watch=THREATENED)
    sea = on(sea, "pivot-stern-1")  # the bow stays in 3014; the stern swings away to 3114
    assert asked(sea) == "ask-after"
    assert asked(on(sea, "grapple:B1")) == "ask-evade"


# RF


def test_rf_the_target_may_shoot_before_the_dice() -> None:
    """WG-8.42 after V1 or V2, before the ram is rolled; the standing order says whether it is asked."""
    foe = "B1 5-rom3 2912 N"
    sea = on(approach(foe, reply=ASK), "fwd", "ram:B1")
    assert asked(sea) == "ask-reply"
    assert seat(sea) == ("B",)
    assert offered(sea) == ["ordinary", "hold"]
    assert asked(on(sea, "hold")) == "roll-ram"
    sea = on(sea, "ordinary")
    assert asked(sea) == "roll-fire"
    sea = on(sea, 5)
    assert sea.ships["A1"].marines == 0
    assert asked(sea) == "roll-ram"
    assert asked(on(approach(foe, reply=FIRE), "fwd", "ram:B1")) == "roll-fire"
    assert asked(on(approach(foe, reply=HOLD), "fwd", "ram:B1")) == "roll-ram"


def test_rf_v2_comes_before_it() -> None:
    sea = on(approach("B1 5-rom3 2912 N", attacker="A1 3-good 3013 NW", points="0", watch=THREATENED, reply=ASK), "ram:B1")
    assert asked(sea) == "ask-evade"
    assert asked(on(sea, "pass")) == "ask-reply"


def test_rf_once_an_enemy_activation() -> None:
    """WG-8.42, WG-R24 one answer, however many attacks."""
    sea = afloat(
        "A1 3-good 3113 NW", "A2 3-good 3114 NW", "B1 5-rom3 2912 N", position=TWO, reply=ASK,
    )  # fmt: skip
    sea = on(sea, "A1", "1 forward", "fwd", "fire:B1")
    assert asked(sea) == "ask-reply"
    sea = on(sea, "ordinary", 1, 1, "ram:B1")
    assert asked(sea) == "roll-ram"


def test_rf_needs_an_arc() -> None:
    """Specification 2.6: the bow is no flank."""
    sea = on(approach("B1 5-rom3 2912 N", attacker="A1 3-good 2910 S", points="1 forward", reply=ASK), "fwd")
    sea = on(sea, "grapple:B1")
    assert asked(sea) == "roll-grapple"


def test_rf_is_skipped_where_no_die_helps() -> None:
    """A ship without marines or engines cannot hit."""
    assert asked(on(approach("B1 3-good 2912 N M0", reply=ASK), "fwd", "ram:B1")) == "roll-ram"


def test_rf_none_from_a_ship_that_has_slipped_away() -> None:
    """The attack is void."""
    sea = approach("B1 5-rom3 2912 N", attacker="A1 3-good 3013 NW", points="0", watch=THREATENED, reply=ASK)
    sea = on(sea, "ram:B1", "evade:B1:back", 1)
    assert asked(sea) != "ask-reply"
    assert "ram-missed" in told(sea)


def test_who_has_slipped_away_still_answers_a_shot() -> None:
    """WG-8.42 The attack is void, but a shot is a shot: both count together."""
    sea = approach("B1 5-rom3 2912 N", attacker="A1 5-rom3 3113 NW", points="2 forward", watch=THREATENED, reply=ASK)
    sea = on(sea, "fwd", "evade:B1:back", 1, "fire:B1")
    assert asked(sea) == "ask-reply"
    sea = on(sea, "ordinary", 6, 6)
    assert (sea.ships["A1"].marines, sea.ships["B1"].marines) == (3, 3)


def test_pots_fly_after_the_answering_shot_and_before_the_ram() -> None:
    """WG-8.53, specification 4.1, 6."""
    pots = [{"side": "A", "fire_pots": True}]
    sea = on(approach("B1 5-rom3 2912 N", fittings=pots, reply=ASK), "fwd", "ram:B1")
    assert asked(sea) == "ask-reply"
    sea = on(sea, "hold")
    assert asked(sea) == "ask-pots"
    sea = on(sea, "throw", 4)
    assert not sea.ships["B1"].on_fire
    assert asked(sea) == "roll-ram"


# reaction ram (optional)


def bow_to(flank: str = "A1 3-good 1903 SE", **rest: object) -> Sea:
    """X58: the mover steps before the bow of B1 at 2005, its own flank turned to it."""
    option = {"options": {"reaction-ram": 1}, "watch": THREATENED}
    return approach("B1 3-good 2005 N", attacker=flank, points="3 forward", **(option | rest))


def test_a_reaction_ram_is_offered_by_default() -> None:
    """WG-6.7 The ship that enters threatens nobody, but the answer matters."""
    sea = on(bow_to(), "fwd")
    assert "reaction-ram:B1" in offered(sea)
    assert asked(on(bow_to(options={}), "fwd")) == "ask-step"
    assert asked(on(bow_to(watch=NEVER), "fwd")) == "ask-step"


def test_a_reaction_ram_needs_the_hex_to_be_entered_now() -> None:
    """WG-6.7 When the mover goes on and its stern follows into the hex, the moment has passed."""
    sea = on(bow_to(watch=ALWAYS), "fwd", "pass", "fwd")
    assert not any(answer.startswith("reaction-ram") for answer in offered(sea))


def test_a_reaction_ram_that_succeeds_stops_the_mover() -> None:
    """WG-6.7 The rammer withdraws or fouls as usual; WG-R57."""
    sea = on(bow_to(), "fwd", "reaction-ram:B1", 3, (5, 6))
    assert sea.ships["A1"].rammed
    assert sea.ships["A1"].fouled == ("B1",)
    assert sea.ships["B1"].ram_tried
    assert asked(sea) in ("ask-after", "ask-ship")


def test_a_reaction_ram_that_fails_costs_both() -> None:
    """WG-6.7, WG-R70 The Collision falls on the reactor alone; the mover loses a MP and is at -1."""
    sea = on(bow_to(), "fwd", "reaction-ram:B1", 3, (1, 1))
    mover, reactor = sea.ships["A1"], sea.ships["B1"]
    assert (reactor.half, reactor.no_grapple, reactor.level) == (True, True, "cruise")
    assert not mover.half
    assert mover.penalty == -1
    assert sea.move is not None
    assert sea.move.left == 1
    assert mover.used == 2


def test_a_reaction_ram_at_the_end_of_a_passage() -> None:
    """Specification 4.1, 8: the others have their window, then the oars go, though the passer has been stopped (WG-6.7)."""
    line = ("B1 3-good 2812 SW", "B2 3-good 2811 SW", "B3 3-good 2810 SW", "B4 6-rom 3108 S")
    sea = approach(*line, attacker="A1 3-elite 2711 NE max", points="8 forward", options={"reaction-ram": 1}, watch=THREATENED)
    sea = on(sea, "diekplus:B2:P", "pass")
    assert place(sea, "A1") == "3109-3010"
    assert [answer for answer in offered(sea) if answer.startswith("reaction")] == ["reaction-ram:B4"]
    assert not any("B2" in answer for answer in offered(sea))
    hit = on(sea, "reaction-ram:B4", 1, (2, 6))
    assert hit.ships["A1"].rammed
    hit = on(hit, "stay")
    assert asked(hit) == "roll-rake"
    hit = on(hit, (6, 6))
    assert hit.ships["B2"].crippled == "P"
    assert asked(hit) != "ask-step"
    missed = on(sea, "reaction-ram:B4", 1, (1, 1))
    assert event(on(missed, (3, 4)), "rake-failed").args["total"] == 7  # +1 for its speed, -1 for the reaction ram


def test_a_crew_too_slow_for_the_reaction_ram() -> None:
    """WG-6.7 nothing happens."""
    sea = on(bow_to(), "fwd", "reaction-ram:B1", 4)
    assert not sea.ships["B1"].ram_tried
    assert asked(sea) == "ask-step"


@pytest.mark.parametrize("words", ["half", "F2", "P", "rammed", "ram_tried"])
def test_a_ship_unfit_to_ram_does_not_react(words: str) -> None:
    """WG-6.7"""
    foe = f"B1 3-good 2005 N {words}"
    sea = approach(foe, attacker="A1 3-good 1903 SE", points="3 forward", options={"reaction-ram": 1}, watch=ALWAYS)
    sea = on(sea, "fwd")
    assert not any(answer.startswith("reaction-ram") for answer in offered(sea))
