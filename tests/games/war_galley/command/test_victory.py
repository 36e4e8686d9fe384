"""Victory points, the end of the game, and flight (WG-9), beyond the worked examples."""

from __future__ import annotations

import pytest

from games.war_galley.table import afloat, asked, event, on, told
from naumachia.games.war_galley.rules.victory import points
from naumachia.games.war_galley.state import Sea

MINE = "A1 3-good 1010 N"


def score(words: str, model: str = "5-pun") -> int:
    sea = afloat(MINE, f"B1 {model} 3030 S {words}", position={"phase": "status"} if "fire" in words else {"phase": "speed"})
    return points(sea, "A")


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("", 0),
        ("P on_fire F2 half", 0),
        ("rammed", 8),
        ("aground:1", 8),
        ("gone:sunk", 8),
        ("gone:burnt", 8),
        ("gone:wrecked", 8),
        ("gone:left", 0),
        ("rammed gone:left", 0),
        ("prize:A", 9),
        ("prize:A gone:left", 9),
        ("prize:A spoilt rammed", 8),
        ("prize:A spoilt aground:1", 8),
        ("prize:A spoilt", 8),
        ("prize:A gone:sunk", 8),
        ("captured C0 M0", 0),
        ("captured C0 M0 rammed", 8),
    ],
)
def test_what_a_ship_is_worth(words: str, worth: int) -> None:
    """WG-9.1, WG-R29, WG-R30, WG-R68, X99, X100, X112"""
    assert score(words) == worth


def test_a_prize_rammed_after_its_capture_loses_the_bonus() -> None:
    """WG-R30, WG-9.1 by the play itself."""
    ships = ("B1 3-elite 3013 NW", "B2 T-std 5802 N", "A1 T-std 0238 N", "B3 5-pun 2912 N prize:A")
    sea = afloat(*ships, position={"acting": ["B1", "B2"]})
    assert points(sea, "A") == 9
    sea = on(sea, "B1", "0", "ram:B3", (6, 6))
    assert points(sea, "A") == 8
    assert points(sea, "B") == 0  # nobody else scores


def test_a_ship_sunk_under_its_captor_scores_nothing_for_its_owner() -> None:
    """WG-9.1 O scores nothing for destroying its own captured ship."""
    sea = afloat(MINE, "B1 5-pun 3030 S prize:A gone:sunk", "B2 T-std 5802 N", position={"phase": "speed"})
    assert (points(sea, "A"), points(sea, "B")) == (8, 0)


def count(*ships: str, a: int = 90, b: int = 90, **rest: object) -> Sea:
    """Phase H."""
    return afloat(*ships, A={"victory": a}, B={"victory": b}, position={"phase": "victory", **rest})


LOST = "B1 5-pun 3030 S rammed", "A2 5-pun 3530 N rammed"
AFLOAT = MINE, "B2 3-good 5030 S"


def test_both_at_their_level_the_higher_wins() -> None:
    """WG-9.1"""
    sea = count(*LOST, *AFLOAT, "B3 3-good 4030 S rammed", a=8, b=8)
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == ("A", "won-by-points")


def test_both_at_their_level_and_equal_plays_on() -> None:
    """WG-9.1"""
    assert count(*LOST, *AFLOAT, a=8, b=8).result is None


def test_one_at_its_level_wins_even_when_the_scores_are_equal() -> None:
    """WG-9.1 equality matters only when both have reached their level."""
    sea = count(*LOST, *AFLOAT, a=8, b=9)
    assert sea.result is not None
    assert sea.result.winner == "A"
    sea = count(*LOST, *AFLOAT, a=9, b=8)
    assert sea.result is not None
    assert sea.result.winner == "B"


def test_the_side_at_its_level_wins_over_a_higher_score_that_is_not() -> None:
    """WG-9.1"""
    sea = count(*LOST, *AFLOAT, "B3 3-good 4030 S rammed", a=90, b=8)
    assert sea.result is not None
    assert sea.result.winner == "B"


def test_a_side_without_ships_on_the_map_ends_it() -> None:
    """WG-9.1 the higher score wins; a prize is its captor's ship."""
    sea = count(MINE, "B1 5-pun 3030 S gone:sunk")
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == ("A", "won-by-empty")
    sea = count(MINE, "B1 5-pun 3030 S gone:left")
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == (None, "drawn-by-empty")
    assert count(MINE, "B1 5-pun 3030 S gone:left", "A2 T-std 0238 N prize:B").result is None


def test_the_caps_on_turns() -> None:
    """WG-R31 25 turns, or 4 in a row without any attack."""
    assert count(*LOST[:1], *AFLOAT, turn=24).result is None
    sea = count(*LOST[:1], *AFLOAT, turn=25)
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == ("A", "won-by-time")
    quiet = afloat(*AFLOAT, position={"phase": "victory"}, options={"quiet": 1})
    assert quiet.result is not None
    assert quiet.result.key == "drawn-by-time"


def test_an_attack_breaks_the_quiet() -> None:
    """WG-R31 any ram, rake, grapple, boarding or fire attempt."""
    ships = ("A1 5-pun 2912 N", "A2 T-std 0238 N", "B1 5-pun 3013 N")
    sea = afloat(*ships, position={"acting": ["A1", "A2"]}, options={"quiet": 1})
    fought = on(sea, "A1", "0", "fire:B1", 1, "end", "end")
    assert fought.result is None
    assert fought.turn == 2
    idle = on(sea, "end")
    assert idle.result is not None


def test_giving_up() -> None:
    """WG-D30, WG-9.1 at any own decision of command; the other side wins whatever the score."""
    sea = afloat(MINE, "B1 5-pun 3030 S rammed", "B2 3-good 5030 S", position={"phase": "speed"})
    sea = on(sea, "concede")
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == ("B", "won-by-concession")
    assert sea.agenda == ()


# flight


def sunk(*ships: str, chiefs: dict[str, str], **rest: object) -> Sea:
    return afloat(*ships, chiefs=chiefs, position={"phase": "sinking"}, **rest)  # type: ignore[arg-type]


FLEET = ("A1 3-good 1010 N rammed", "A2 3-good 1310 N", "B1 3-good 5030 S")


def test_flight_needs_more_than_six() -> None:
    """WG-9.2 die, initiative, 1 for the side behind."""
    sea = on(sunk(*FLEET, chiefs={"A1": "ADM 6 2"}), 6)
    assert asked(sea) == "roll-flight"
    assert on(sea, 3).result is None
    fled = on(sea, 4)
    assert fled.result is not None
    assert (fled.result.winner, fled.result.key) == ("B", "won-by-flight")
    assert event(fled, "flees").args["total"] == 4 + 3


def test_a_fled_fleet_that_is_ahead_only_draws() -> None:
    """WG-9.2 a marginal win counts as a draw."""
    rich = [f"B{n} 10-TE {n * 3 + 20}30 S gone:sunk" for n in range(2, 6)]
    sea = on(sunk(*FLEET, *rich, chiefs={"A1": "ADM 6 5"}), 6, 6)
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == (None, "drawn-by-flight")


def test_the_reduced_side_counts() -> None:
    """WG-R41 the initiative that shows."""
    sea = afloat(
        *FLEET, chiefs={"A1": "ADM 6 3"}, position={"phase": "sinking", "commanders": {"a1": {"reduced": True}}},
    )  # fmt: skip
    sea = on(sea, 6, 3)
    assert event(sea, "stands").args["total"] == 3 + 3


def test_no_flight_while_another_admiral_fights_on() -> None:
    """WG-9.2 only the only admiral; an SC's loss never."""
    two = on(sunk(*FLEET, chiefs={"A1": "ADM 6 5", "A2": "ADM 6 1"}), 6)
    assert asked(two) != "roll-flight"
    captain = on(sunk(*FLEET, chiefs={"A1": "SC 6"}), 6)
    assert asked(captain) != "roll-flight"


def test_an_admiral_who_has_left_the_map_is_no_support() -> None:
    """WG-9.2"""
    ships = (*FLEET, "A3 3-good 1610 N gone:left")
    sea = on(sunk(*ships, chiefs={"A1": "ADM 6 5", "A3": "ADM 6 1"}), 6)
    assert asked(sea) == "roll-flight"


def test_all_sinking_rolls_come_before_anything_sinks() -> None:
    """WG-R66, WG-7.17"""
    sea = sunk("A1 3-good 1010 N rammed", "A2 3-good 1310 N rammed", "B1 3-good 5030 S", chiefs={"A1": "SC 6"})
    sea = on(sea, 6)
    assert sea.ships["A1"].gone == ""
    sea = on(sea, 1)
    assert sea.ships["A1"].gone == "sunk"
    assert "lost-sunk" in told(sea)
