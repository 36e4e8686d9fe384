"""The warning before a flagship ends its move where it can be grappled, and its loss could end the battle (WG-9.2)."""

from __future__ import annotations

import pytest

from games.war_galley.table import afloat, asked, offered, on
from naumachia.games.war_galley.comfort.flagship import within_reach
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import show, step
from naumachia.kernel.shown.picture import Option

TWO = {"acting": ["A1", "A2"], "phase": "move"}


def fleet(foe: str, *, chief: str = "A1", more: tuple[str, ...] = (), kind: str = "ADM 9 4") -> Sea:
    """A1 and A2 side by side, rowing north; an enemy before them."""
    ships = "A1 3-std 2930 N", "A2 3-std 3130 N", foe, *more
    return afloat(*ships, chiefs={chief: kind}, position={"acting": ["A1", "A2"]})


def last(sea: Sea, ship: str = "A1", points: int = 3) -> Option:
    """The last step straight ahead of a move."""
    sea = on(sea, ship, f"{points} forward", *["fwd"] * (points - 1))
    assert asked(sea) == "ask-step"
    return show(sea, "fwd")


NEAR, FAR = "B1 5-rom3 2923 S", "B1 5-rom3 2910 S"


def test_the_last_step_into_reach_asks_once_more() -> None:
    """WG-8.11 The enemy rows up at cruise and throws. The chance is that of WG-9.2."""
    sure = last(fleet(NEAR)).confirm
    assert sure is not None
    assert sure.key == "confirm-flagship"
    assert (sure.args["exact"], sure.args["p"]) == ("5/6", 83)


def test_it_asks_at_the_end_of_the_move_only() -> None:
    """Announcement and steps on the way can be followed by others; and no way there is a move of its own."""
    sea = on(fleet(NEAR), "A1")
    assert not [answer for answer in offered(sea) if show(sea, answer).confirm]
    sea = on(sea, "3 forward")
    assert show(sea, "fwd").confirm is None
    assert show(sea, "ahead").confirm is not None, "all three steps at once"
    assert step(sea, "fwd").move is not None, "it is asked, never forbidden"


@pytest.mark.parametrize(
    "sea",
    [
        fleet(FAR),
        fleet(NEAR, chief="A2"),
        fleet(NEAR, kind="SC 9"),
        fleet(NEAR + " M0"),
        fleet(NEAR + " PS"),
        fleet(NEAR + " gone:sunk"),
    ],
    ids=["far", "another ship", "no admiral", "no marines", "cannot row", "sunk"],
)
def test_it_does_not_ask_for_nothing(sea: Sea) -> None:
    assert last(sea).confirm is None


def test_the_reach_of_an_enemy_is_that_of_its_cruise_and_one_hex() -> None:
    """Both sides of the threshold, straight ahead of the enemy's bow."""
    sea = fleet("B1 5-rom3 2910 S")
    card = sea.card(sea.ships["B1"])
    q, r = sea.ships["B1"].bow
    grasp = within_reach(sea, "A1")
    assert (q, r + card.cruise + 1) in grasp
    assert (q, r + card.cruise + 2) not in grasp


def test_the_reach_is_worked_out_anew_when_an_enemy_has_moved_and_not_when_the_flagship_has() -> None:
    sea = fleet(NEAR)
    first = within_reach(sea, "A1")
    assert within_reach(on(sea, "A1", "3 forward", "fwd"), "A1") is first
    other = on(sea, "A2", "3 forward", "fwd")
    assert within_reach(other, "A1") is not first


def test_the_others_do_the_same_takes_the_admiral_along() -> None:
    """Finding 17: nobody looked where the flagship went when all did as the first."""
    sea = on(fleet(NEAR, chief="A2"), "A1", "3 forward", "fwd", "fwd", "fwd")
    sure = show(sea, "all-same").confirm
    assert sure is not None
    assert sure.key == "confirm-flagship"
    far = on(fleet(FAR, chief="A2"), "A1", "3 forward", "fwd", "fwd", "fwd")
    assert show(far, "all-same").confirm is None
    alone = on(sea, "A2")
    assert show(alone, "same").confirm is not None
