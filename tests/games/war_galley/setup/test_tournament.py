"""A tournament (WG-10.0): fleets in secret (WG-D1), the roll (WG-K24), placing (WG-D2), entering (WG-D32, WG-R32)."""

from __future__ import annotations

from games.war_galley.table import GAME, asked, offered, on, refused, told
from naumachia.games.war_galley.charts import cost
from naumachia.games.war_galley.rules.victory import points
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed
from naumachia.kernel import Roll, pending

ONE, TWO = "R", "C"


def tournament(**options: int) -> Sea:
    found = GAME.start(GAME.load_scenario("s04"), {"watch": 0, "reply": 0, **options}, None)
    assert isinstance(found, Sea)
    return found


def seat(sea: Sea) -> tuple[str, ...]:
    request = pending(sea)
    return () if request is None else (request.seat,) if isinstance(request, Roll) else request.seats


def where(sea: Sea, ship: str) -> str:
    return "-".join(printed(at) for at in sea.ships[ship].hexes)


def test_fleets_are_chosen_in_secret_and_cost_what_is_allowed() -> None:
    """WG-10.0, WG-D1 Each side its fleet and admiral; both are put on the map when both sheets are in."""
    sea = tournament(build=1)
    assert asked(sea) == "ask-fleet"
    assert set(seat(sea)) == {ONE, TWO}
    sea = on(sea, f"{ONE}=fleet:giants; admiral:I5-CR4")
    assert seat(sea) == (TWO,)
    assert {ship.card for ship in sea.fleet(ONE)} == {ship.id for ship in sea.fleet(ONE)}  # nothing is seen yet
    sea = on(sea, f"{TWO}=fleet:as-written; admiral:I2-CR7")
    charts = sea.setting.charts
    assert sum(cost(charts, ship.card) for ship in sea.fleet(ONE)) == 250
    chiefs = {(chief.side, chief.kind): (chief.initiative, chief.range) for chief in sea.commanders.values()}
    assert chiefs == {(ONE, "ADM"): (5, 4), (TWO, "ADM"): (2, 7), (ONE, "SC"): (0, 5), (TWO, "SC"): (0, 5)}
    assert len(sea.fleet(TWO)) == 18


def test_ties_are_rolled_again_and_the_loser_sets_up_first() -> None:
    """WG-10.0, WG-K24 One die and the admiral's I, which is 3 on both sides here."""
    sea = on(tournament(place=1), 4, 4)
    assert "initiative-tied" in told(sea)
    (tie,) = (event for event in sea.events if event.key == "initiative-tied")
    assert (tie.args["rolled-one"], tie.args["bonus-one"], tie.args["first"]) == (4, 3, 7)
    sea = on(sea, 5, 2)
    assert asked(sea) == "ask-place"
    assert seat(sea) == (TWO,)
    sea = on(sea, "done")
    assert asked(sea) == "ask-set-up"
    assert seat(sea) == (ONE,)


def test_ships_are_placed_within_eight_hexes_of_their_edge() -> None:
    """WG-10.0, WG-D2 Bow and stern; the edge row is the first of the eight."""
    sea = on(tournament(place=1), 5, 2, "C1")
    hexes = set(offered(sea))
    assert {"2001", "2008"} <= hexes
    assert "2009" not in hexes
    assert refused(sea, "2009") == "WG-10.0"
    assert "N" not in offered(on(sea, "2008"))  # its stern would lie in row 9
    assert set(offered(on(sea, "2001"))) == {"N", "NE", "NW"}
    placed = on(sea, "2008", "S")
    assert where(placed, "C1") == "2008-2007"
    assert "C1" not in offered(placed)


def test_a_ship_put_where_another_stands_changes_places_with_it() -> None:
    """WG-D2 Any order of the ships can be had, though each is moved once."""
    sea = tournament(place=1)
    old = where(sea, "C14"), where(sea, "C18")
    sea = on(sea, 5, 2, "C14")
    bow, facing = printed(sea.ships["C18"].bow), "S"
    assert sea.ships["C18"].card != sea.ships["C14"].card
    chosen = on(sea, bow)
    assert offered(chosen) == [facing]
    changed = on(chosen, facing)
    assert (where(changed, "C14"), where(changed, "C18")) == (old[1], old[0])
    assert len(changed.occupied) == sum(len(ship.hexes) for ship in changed.ships.values())
    assert "C18" in offered(changed)
    assert "2027" not in offered(sea)  # an enemy's hex


def late(sea: Sea) -> Sea:
    """The winner decides to enter."""
    sea = on(sea, 5, 2, "done", "enter")
    assert {ship.gone for ship in sea.ships.values() if ship.side == ONE} == {"waiting"}
    return sea


def levels(sea: Sea) -> Sea:
    while asked(sea) == "ask-level":
        sea = on(sea, next(answer for answer in offered(sea) if answer.endswith(":cruise")))
    return sea


def quietly(sea: Sea, turn: int) -> Sea:
    """Nobody does anything more in this turn."""
    while sea.turn < turn:
        found = offered(sea)
        lazy = next((answer for answer in found if answer in ("end", "0", "wait", "self") or answer.endswith(":cruise")), None)
        die = 6 if seat(sea) == (TWO,) else 5  # with the same die both would tie for ever
        sea = on(sea, die if asked(sea).startswith("roll") else lazy or found[0])
    return sea


def test_the_winner_may_enter_in_turn_one_as_the_first_player() -> None:
    """WG-10.0, WG-R32 No roll for the initiative; stern on an edge hex, bow inward, for 2 MP; squadrons as written down."""
    sea = levels(late(tournament(place=1)))
    assert sea.first == ONE
    assert asked(sea) == "ask-squadron"
    assert seat(sea) == (ONE,)
    sea = on(sea, "r-left")
    assert set(offered(sea)) >= {f"R{n}" for n in range(1, 6)}
    sea = on(sea, "R1")
    assert "enter:2032:N" in offered(sea)
    assert "enter:2001:S" not in offered(sea)
    sea = on(sea, "enter:2032:N")
    assert where(sea, "R1") == "2031-2032"
    assert "3 forward" in offered(sea)
    assert "4 forward" not in offered(sea)


def test_what_has_not_entered_by_turn_two_is_lost() -> None:
    """WG-R32 Nobody scores for it."""
    sea = levels(late(tournament(place=1)))
    sea = on(sea, "r-left", "R1", "enter:2032:N", "0")
    sea = quietly(sea, 2)
    assert {ship.gone for ship in sea.ships.values() if ship.side == ONE} == {"", "waiting"}
    sea = quietly(sea, 3)
    assert sum(ship.gone == "left" for ship in sea.ships.values() if ship.side == ONE) == 19
    assert points(sea, TWO) == 0
