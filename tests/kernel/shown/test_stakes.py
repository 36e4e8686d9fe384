"""Headlines and margins: what is added to what, in which order, and that nothing is lost."""

from __future__ import annotations

from fractions import Fraction

from naumachia.kernel.odds import Interval, Share, wilson
from naumachia.kernel.shown.stakes import Digest, Loss, Verdict, sum_up
from naumachia.kernel.words import Message

HIT, MISS, SUNK = Verdict("hit", "good"), Verdict("miss", "bad"), Verdict("sunk", "good")


def exact(verdict: Verdict, parts: int, what: str, *losses: Loss) -> Share[Digest]:
    """An outcome of so many sixths."""
    return Share(Digest((Message(what),), verdict, losses), Fraction(parts, 6), Interval(*(parts / 6,) * 3))


def guessed(verdict: Verdict, hits: int, what: str, *losses: Loss) -> Share[Digest]:
    """An outcome that came so often in a hundred trials."""
    return Share(Digest((Message(what),), verdict, losses), None, wilson(hits, 100))


FOUND = [
    exact(MISS, 3, "nothing"),
    exact(HIT, 1, "hurt", Loss("B1", "hull", 2)),
    exact(HIT, 1, "holed", Loss("B1", "hull", 1), Loss("A1", "men", 1), Loss("B1", "hull", 2)),
    exact(SUNK, 1, "hurt", Loss("B1", "sunk")),
]


def test_the_headline_begins_with_the_hoped_for_and_the_likeliest() -> None:
    parts = sum_up(FOUND).headline
    assert [(part.what, part.exact) for part in parts] == [(HIT, Fraction(1, 3)), (SUNK, Fraction(1, 6)), (MISS, Fraction(1, 2))]
    assert sum_up(FOUND).good == 0.5


def test_the_margins_of_one_piece_stand_together_and_count_nothing_too() -> None:
    margins = sum_up(FOUND).margins
    assert [(margin.piece, margin.key) for margin in margins] == [("B1", "hull"), ("B1", "sunk"), ("A1", "men")]
    hull, sunk, men = ({share.what: share.exact for share in margin.shares} for margin in margins)
    assert hull == {0: Fraction(2, 3), 2: Fraction(1, 6), 3: Fraction(1, 6)}
    assert sunk == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert men == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert [share.what for share in margins[0].shares] == [0, 2, 3]
    assert abs(margins[0].mean - 5 / 6) < 1e-9


def test_what_is_told_in_the_same_words_is_one_line_of_the_table() -> None:
    table = [(share.what[0].key, share.exact) for share in sum_up(FOUND).table]
    assert table == [("nothing", Fraction(1, 2)), ("hurt", Fraction(1, 3)), ("holed", Fraction(1, 6))]


def test_estimates_are_added_as_the_counts_they_came_from() -> None:
    found = [guessed(HIT, 30, "a"), guessed(HIT, 20, "b"), guessed(MISS, 50, "c")]
    forecast = sum_up(found, trials=100)
    assert [part.exact for part in forecast.headline] == [None, None]
    assert forecast.headline[0].interval == wilson(50, 100)
    assert forecast.table[0].what[0].key == "c"


def test_one_estimate_makes_the_sum_an_estimate() -> None:
    part = sum_up([exact(HIT, 3, "a"), guessed(HIT, 50, "b")], trials=100).headline[0]
    assert part.exact is None
    assert part.interval.low < 1
