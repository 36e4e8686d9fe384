"""Of many pieces only those are drawn that are not as they were."""

from __future__ import annotations

from naumachia.kernel import Setting
from naumachia.kernel.shown.draw_cache import draw_each

Ship = tuple[str, int]


class Easel:
    """Draws ships, and remembers which."""

    def __init__(self) -> None:
        self.setting = Setting(scenario=None, charts=None, options={})
        self.drawn: list[str] = []

    def __call__(self, ships: dict[str, Ship], about: object = ()) -> tuple[list[str], ...]:
        return draw_each(self.setting, "ships", ships, about, self._draw, "at")

    def _draw(self, word: str, ship: Ship) -> list[str]:
        self.drawn.append(ship[0])
        return [f"{ship[0]} {word} {ship[1]}"]


def test_only_what_has_changed_is_drawn_anew() -> None:
    draw = Easel()
    ships = {name: (name, 1) for name in "ABC"}
    first = draw(ships)
    assert first == (["A at 1"], ["B at 1"], ["C at 1"])
    assert draw(ships) is first
    moved = draw(ships | {"B": ("B", 2)})
    assert moved == (["A at 1"], ["B at 2"], ["C at 1"])
    assert moved[0] is first[0]
    assert moved[2] is first[2]
    assert draw.drawn == ["A", "B", "C", "B"]


def test_what_is_equal_stays_though_it_is_another() -> None:
    draw = Easel()
    (first,) = draw({"A": ("A", 1000)})
    (again,) = draw({"A": ("A", int("1000"))})
    assert again is first


def test_all_are_drawn_anew_where_something_else_they_show_has_changed_or_some_have_come_or_gone() -> None:
    draw = Easel()
    ships = {name: (name, 1) for name in "AB"}
    draw(ships, "calm")
    draw(ships, "gale")
    assert draw.drawn == ["A", "B", "A", "B"]
    assert draw(ships | {"C": ("C", 1)}, "gale")[2] == ["C at 1"]
    assert draw({"C": ("C", 1)}, "gale") == (["C at 1"],)


def test_after_going_back_it_is_drawn_as_it_was() -> None:
    draw = Easel()
    before, after = {"A": ("A", 1), "B": ("B", 1)}, {"A": ("A", 1), "B": ("B", 2)}
    first = draw(before)
    draw(after)
    assert draw(before) == first
