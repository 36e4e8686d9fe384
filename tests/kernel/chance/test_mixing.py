"""Dice from words of the seats: which words fit, whose count, and that records hear what was thrown."""

from __future__ import annotations

from itertools import pairwise

import pytest

from naumachia.kernel import D6, Die, Roll
from naumachia.kernel.chance.mixed_dice import Chain, Chains, Mix, Mixed, before, faces
from naumachia.kernel.errors import DiceError

ROLL = Roll("roll", "red", "X-1", count=3)
ONE = Roll("roll", "red", "X-1")


def test_a_die_is_written_as_its_sides_only_if_it_is_ordinary() -> None:
    assert faces(D6) == 6
    assert faces(Die("d", (1, 2), (1, 2))) == ((1, 1), (2, 2))
    assert faces(Die("d", (0, 1), (1, 1))) == ((0, 1), (1, 1))
    assert faces(Die("d", (1, 2), (2, 2))) == ((1, 2), (2, 2))


def test_each_word_of_a_chain_is_the_hash_of_the_next() -> None:
    chain, tips = Chain("root", 3), []
    tip: str | None = chain.end
    while tip is not None:
        tips.append(tip)
        tip = chain.after(tip)
    assert len(tips) == 4
    assert all(before(word) == tip for tip, word in pairwise(tips))
    assert chain.after("0" * 32) is None
    assert all(len(tip) == 32 for tip in tips)


def test_only_the_next_word_of_a_known_seat_fits() -> None:
    chain, chains = Chain("root", 3), Chains()
    word = chain.after(chain.end)
    assert word is not None
    assert not chains.fits("red", word)
    chains.commit("red", chain.end)
    assert chains.fits("red", word)
    assert not chains.fits("blue", word)
    assert not chains.fits("red", chain.end)
    assert not chains.fits("red", word + "0")
    assert not chains.fits("red", word.upper() if word.upper() != word else word[:-1])


def test_a_word_that_does_not_fit_is_refused_and_nothing_is_taken() -> None:
    chain, chains = Chain("root", 3), Chains()
    chains.commit("red", chain.end)
    with pytest.raises(DiceError) as caught:
        chains.admit({"red": "0" * 32})
    assert "word-misfit" in repr(caught.value) or "word-misfit" in str(caught.value)
    assert chains.tips == {"red": chain.end}


def words(chains: Chains, **of: Chain) -> dict[str, str]:
    """The next word of each of these seats."""
    return {seat: chain.after(chains.tips[seat]) or "" for seat, chain in of.items()}


def test_a_seat_alone_counts_at_once() -> None:
    red, chains = Chain("red", 5), Chains()
    chains.commit("red", red.end)
    assert [seat for seat, _ in chains.admit(words(chains, red=red))] == ["red"]


def test_a_chain_counts_only_after_a_word_of_somebody_else() -> None:
    red, blue, chains = Chain("red", 5), Chain("blue", 5), Chains()
    chains.commit("red", red.end)
    chains.commit("blue", blue.end)
    assert chains.admit(words(chains, red=red)) == []
    both = chains.admit(words(chains, red=red, blue=blue))
    assert [seat for seat, _ in both] == ["blue", "red"]
    assert [seat for seat, _ in chains.admit(words(chains, blue=blue))] == ["blue"]


def test_a_new_chain_does_not_count_until_it_has_waited_again() -> None:
    red, blue, other, chains = Chain("red", 5), Chain("blue", 5), Chain("other", 5), Chains()
    chains.commit("red", red.end)
    chains.commit("blue", blue.end)
    chains.admit(words(chains, red=red, blue=blue))
    chains.commit("red", chains.tips["red"])
    assert "red" in chains.counted
    assert chains.fresh == {}
    chains.commit("red", other.end)
    assert chains.counted == {"blue"}
    assert chains.fresh == {"red": other.end}
    assert chains.admit(words(chains, red=other)) == []


def test_a_record_hears_the_same_dice() -> None:
    red, thrown, heard = Chain("red", 9), Mixed("seed"), Mixed("seed")
    thrown.chains.commit("red", red.end)
    first = thrown.throw(ROLL)
    thrown.take(words(thrown.chains, red=red))
    second = thrown.throw(ONE)
    assert (first[1].n, second[1].n, thrown.chains.n) == (0, 1, 2)
    assert first[1].chains == {"red": red.end}
    assert first[1].words == {}
    assert second[1].words != {}
    assert second[1].chains == {}
    heard.hear([first[1]])
    assert heard.chains.n == 1
    heard.take(second[1].words)
    assert heard.throw(ONE) == second


def test_dice_of_one_throw_are_sorted_and_fall_on_every_face() -> None:
    dice, seen = Mixed("seed"), list[tuple[int, ...]]()
    for _ in range(60):
        fall, mix = dice.throw(ROLL)
        assert isinstance(fall, tuple)
        seen.append(fall)
        assert mix.of == 6
    assert all(tuple(sorted(fall)) == fall for fall in seen)
    assert {face for fall in seen for face in fall} == {1, 2, 3, 4, 5, 6}
    assert len(set(seen)) > 20
    deck = Roll("roll", "red", "X-1", die=Die("deck", (1, 2, 3), (0, 1, 0)))
    assert {dice.roll(deck, 0) for _ in range(20)} == {2}


def test_the_dice_of_a_seed_and_a_word_are_these_for_ever() -> None:
    red, dice = Chain("red", 9), Mixed("seed")
    dice.chains.commit("red", red.end)
    dice.take(words(dice.chains, red=red))
    assert [dice.roll(ROLL, 0) for _ in range(3)] == [(4, 5, 6), (4, 5, 6), (2, 4, 6)]


def test_a_mix_without_words_is_plain() -> None:
    assert Mix(0, 6).words == {}
