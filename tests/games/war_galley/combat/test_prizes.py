"""Devices, boarders, prizes, and what becomes of them in the same turn (WG-8.2, WG-R39; specification 4.1).

A1 lies at 2912-2913, facing N, with B1 alongside in 3013 and B2 beyond it in 3113.
"""

from __future__ import annotations

from games.war_galley.table import afloat, asked, offered, on, refused
from naumachia.games.war_galley.comfort.standing_orders import replying, watched
from naumachia.games.war_galley.state import Sea

ALONE = {"phase": "individual", "first": "A"}
COMMANDED = {"phase": "commanded", "first": "A"}
MINE = "A1 5-pun 2912 N M5 fired grappled:B1"
FOE = "B1 5-pun 3013 N"
FRIEND = "B2 5-pun 3113 N M5 fired"
ELSEWHERE = "A2 5-pun 0238 N"


def retaken(sea: Sea, before: tuple[str | int, ...] = ()) -> Sea:
    """A1 takes B1; then a neighbour throws grapples over and takes it back in the same turn."""
    sea = on(sea, "0", "board:B1", (4, 4))
    assert sea.ships["B1"].side == "A"
    sea = on(sea, *before, "0", "grapple:B1", 6, "board:B1", (4, 4))
    prize = sea.ships["B1"]
    assert (prize.side, prize.captured, prize.crew, prize.marines) == ("B", True, 0, 0)
    return sea


def test_a_device_holds_only_what_it_can_reach() -> None:
    """WG-8.12, WG-8.32, table 7.5: abeam a corvus is not thrown, and what ordinary grapnels hold is cut loose as usual."""
    corvus = [{"side": "A", "device": "corvus"}]
    abeam = on(afloat("A1 5-pun 2912 N fired", FOE, fittings=corvus), "0", "grapple:B1", 6)
    assert abeam.ships["B1"].grappled == {"A1": ""}
    ahead = on(afloat("A1 5-pun 2912 N fired", "B1 5-pun 3012 N", fittings=corvus), "0", "grapple:B1", 6)
    assert ahead.ships["B1"].grappled == {"A1": "corvus:A"}
    harpax = [{"side": "A", "device": "harpax"}]
    abeam = on(afloat("A1 5-pun 2912 N fired", FOE, fittings=harpax), "0", "grapple:B1", 6)
    assert abeam.ships["B1"].grappled == {"A1": "harpax:A"}


def test_a_ship_captured_before_it_acted_acts_no_more() -> None:
    """WG-R39 Neither side has it this turn."""
    sea = on(afloat(MINE, FOE, ELSEWHERE, position=ALONE), "A1", "0", "board:B1", (4, 4), 1)
    assert sea.turn == 1
    assert sea.activation is not None
    assert sea.activation.ships == ("A2",)


def test_retaken_in_the_same_turn_it_still_acts_no_more() -> None:
    """WG-R39 It is not activated again this turn, on either side (WG-8.26); from the next phase B on it is its controller's."""
    sea = retaken(afloat(MINE, FOE, FRIEND, position=ALONE), (1,))
    assert sea.turn == 2
    assert not sea.ships["B1"].acted
    assert sea.squadrons["B1"].side == "B"


def test_its_squadron_acts_without_it() -> None:
    """WG-R39, WG-5.24 B1 belongs to the squadron of B2; when B3, of another, has retaken it, B2 acts alone."""
    ships = (MINE, FOE, "B2 5-pun 3015 N fired", "B3 5-pun 3113 N M5 fired")
    chiefs = {"A1": "SC 1", "B2": "SC 1", "B3": "SC 1"}
    sea = afloat(*ships, chiefs=chiefs, position=COMMANDED)
    assert sea.squadrons["b2"].ships == ("B1", "B2")
    sea = retaken(sea, ("b3",))
    assert sea.activation is not None
    assert sea.activation.ships == ("B2",)


def test_a_ship_that_divides_its_marines_divides_them_all() -> None:
    """WG-8.22 X83: 3+0, 2+1 or 1+2, but not 1+0."""
    ships = ("A1 5-pun 2912 N M3 grappled:B1,B2", "B1 5-pun 3013 N M0", "B2 5-pun 2813 N M0")
    sea = afloat(*ships, position={"phase": "board", "acting": ["A1"]})
    assert {"board:B1", "board:B1:A1:1", "board:B1:A1:2", "end"} <= set(offered(sea))
    part = on(sea, "board:B1:A1:1")
    assert offered(part) == ["board:B2"]
    assert refused(part, "end") == "WG-8.22"
    assert asked(on(part, "board:B2")) == "roll-board"
    strong = afloat(ships[0], "B1 5-pun 3013 N M5", ships[2], position={"phase": "board", "acting": ["A1"]})
    assert "board:B1:A1:2" in offered(strong)
    assert "board:B1:A1:1" not in offered(strong)  # table 7.6: one man against five cannot win


def test_standing_orders_do_not_come_with_a_prize() -> None:
    """Specification 4.1 They are given by a player to own ships and squadrons."""
    ships = (MINE, FOE, ELSEWHERE, "B2 5-pun 3113 N")
    sea = afloat(*ships, chiefs={"A1": "SC 1", "A2": "SC 1", "B2": "SC 1"}, position=COMMANDED, watch=2, reply=2)
    assert "B1" in sea.squadrons["b2"].ships
    sea.watch, sea.reply = sea.watch | {"B1": "never"}, sea.reply | {"b2": "hold"}
    sea = on(sea, "a1", "0", "board:B1")
    assert (watched(sea, sea.ships["B1"]), replying(sea, sea.ships["B1"])) == ("never", "hold")
    sea = on(sea, (4, 4))
    assert sea.turn == 1
    assert (watched(sea, sea.ships["B1"]), replying(sea, sea.ships["B1"])) == ("always", "always")
