"""The scenarios of section 10 and the cards of section 3, typed a second time from the specification."""

from __future__ import annotations

from typing import Any

import pytest

from games.corvus.second_reading import book
from naumachia.games import find

GAME = find("corvus")
CHARTS: Any = GAME.standard_charts
T, Q4, Q, H = "trireme", "quadrireme", "quinquereme", "hexeres"
Berths = list[tuple[str, str, list[tuple[int, int, int]]]]
"""Type, crew, and where the ships of that kind lie, in the order of their numbers."""


def row(count: int, x: int, y: int, h: int, dx: int = 0, dy: int = 0) -> list[tuple[int, int, int]]:
    return [(x + n * dx, y + n * dy, h) for n in range(count)]


ROME: dict[str, Berths] = {
    "cv1": [(T, "standard", [(300, 150, 0)])],
    "cv2": [(T, "standard", [(220, 150, 0)]), (Q4, "standard", [(300, 150, 0)]), (T, "standard", [(380, 150, 0)])],
    "cv3": [(Q, "standard", row(7, 300, 200, 0, dx=80))],  # adjusted by play: docs/balance.md
    "cv4": [
        (H, "standard", [(560, 380, 0), (640, 380, 0)]),
        (Q, "standard", [(500, 320, 0), (700, 320, 0), (440, 260, 0), (760, 260, 0)]),
        (Q, "recruits", row(3, 520, 200, 0, dx=80)),
        (Q, "standard", row(3, 520, 100, 0, dx=80)),
    ],
    "cv5": [(Q, "recruits", row(6, 1050, 200, 270, dy=100))],
    "cv6": [(Q, "veteran", row(6, 700, 200, 270, dy=100))],
}
CARTHAGE: dict[str, Berths] = {
    "cv1": [(T, "standard", [(300, 550, 180)])],
    "cv2": [(T, "veteran", [(220, 550, 180)]), (Q4, "veteran", [(300, 550, 180)]), (T, "veteran", [(380, 550, 180)])],
    "cv3": [
        (H, "standard", [(540, 520, 180)]),
        (Q, "standard", [(440, 520, 180), (640, 520, 180), *row(4, 360, 680, 180, dx=120)]),
    ],
    "cv4": [
        (Q, "veteran", row(4, 480, 620, 180, dx=80)),
        (Q4, "veteran", row(3, 980, 420, 225, dx=60, dy=60)),
        (Q, "standard", [*row(3, 220, 420, 135, dx=-60, dy=60), (220, 540, 135)]),
    ],
    "cv5": [(Q, "veteran", row(6, 700, 200, 90, dy=100))],
    "cv6": [(Q, "recruits", row(7, 350, 150, 90, dy=100))],
}
HEADS = {  # table, turns, corvi
    "cv1": (600, 700, 12, True), "cv2": (600, 700, 12, True), "cv3": (1200, 900, 12, True), "cv4": (1200, 900, 12, True),
    "cv5": (1200, 900, 10, False), "cv6": (1200, 900, 7, False), "cv7": (1200, 900, 12, True),
}  # fmt: skip


def scenario(number: str) -> Any:
    return GAME.load_scenario(next(name for name in GAME.scenarios() if name.startswith(f"{number}-")))


@pytest.mark.parametrize("number", HEADS)
def test_a_scenario_is_as_the_specification_has_it(number: str) -> None:
    battle = scenario(number)
    assert (battle.table.width, battle.table.height, battle.turns, battle.corvi) == HEADS[number]
    assert [camp.roman for camp in battle.sides.values()] == [True, False]
    for side, letter, berths in (("rome", "R", ROME.get(number)), ("carthage", "C", CARTHAGE.get(number))):
        ships = {name: berth for name, berth in battle.ships.items() if berth.side == side}
        assert list(ships) == [f"{letter}{n}" for n in range(1, len(ships) + 1)]
        if berths is not None:
            wanted = [(kind, crew, at) for kind, crew, places in berths for at in places]
            assert [(berth.type, berth.crew, berth.at) for berth in ships.values()] == wanted


def test_what_single_scenarios_have_of_their_own() -> None:
    """S4 towing, S5 the shore and four ships, S6 laden ships and a hunt, S7 200 points placed in two strips."""
    towing = {name for name, berth in scenario("cv4").ships.items() if berth.towing}
    assert (towing, scenario("cv4").ships["R7"].towing) == ({"R7", "R8", "R9"}, 2)
    coast = scenario("cv5")
    assert (coast.shore.east, coast.victory.kind, coast.victory.side, coast.victory.ships) == (1150, "escape", "rome", 4)
    laden = scenario("cv6")
    assert (laden.victory.kind, laden.victory.side) == ("hunt", "rome")
    assert {(b.marines, b.normal, b.combat) for b in laden.ships.values() if b.side == "carthage"} == {(4, 80, 120)}
    assert {(b.marines, b.normal, b.combat) for b in laden.ships.values() if b.side == "rome"} == {(None, None, None)}
    points = scenario("cv7")
    assert points.deployment
    zones = {side: (tuple(camp.zone), camp.heading) for side, camp in points.sides.items()}
    assert zones == {"rome": ((30, 1170, 30, 200), 0), "carthage": ((30, 1170, 700, 870), 180)}
    for side, letter in (("rome", "R"), ("carthage", "C")):
        fleet = [berth for berth in points.ships.values() if berth.side == side]
        costs = [book.price(b.type, b.crew, letter == "R" and b.corvus is not False) for b in fleet]
        great = sum(cost for cost, b in zip(costs, fleet, strict=True) if b.type in ("hexeres", "deceres"))
        assert (sum(costs) <= 200, great <= 100) == (True, True)


def test_the_cards_and_tables() -> None:
    """Section 7, read twice."""
    for name, card in CHARTS.ships.table.items():
        found = (
            card.size, card.length, card.width, card.normal, card.combat, card.turn, card.ram, card.defence, card.boarding,
            card.marines, card.archers, card.catapults, card.bank_penalty, card.rowers, card.cataphract, card.cost,
        )  # fmt: skip
        assert found == book.CARDS[name]
    assert list(CHARTS.ships.table) == list(book.CARDS)
    columns = dict(zip(CHARTS.boarding.columns, zip(*CHARTS.boarding.rows, strict=True), strict=True))
    assert {name: "".join(column) for name, column in columns.items()} == book.BOARDING
    assert [getattr(CHARTS.fatigue, crew) for crew in ("veteran", "standard", "recruits", "conscript")] == [5, 4, 3, 2]
