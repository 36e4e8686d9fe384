"""Dice mixed from a secret of the server and words of the seats: nobody chooses them, and any change to a record is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from expected import there
from naumachia.kernel import Message, Roll, Seeded
from naumachia.kernel.chance.mixed_dice import Chain, Chains, Mixed, before
from naumachia.kernel.errors import BadRecord, DiceError, NaumachiaError
from naumachia.kernel.files.record import Header, Record, dump, parse, parse_exactly, read, with_seal
from naumachia.match import Match, verify
from naumachia.match import replay as play_again
from naumachia.match.replays.replay import fork
from naumachia.players import RandomPlayer
from naumachia.text import LANGUAGES, speech
from small_games import duel
from told import number_in


def played(seed: str = "server", absent: Collection[str] = (), rng: int = 4, swap_at: int = 0) -> Match:
    """A match in which both seats give a word whenever dice are to fall, but those absent, and red changes chains once."""
    dice = Mixed(seed)
    match = Match(duel.GAME, duel.GAME.load_scenario("lists"), dice=dice, players={"red": "human", "blue": "human"})
    chains = {seat: Chain(seat) for seat in match.seats if seat not in absent}
    player = RandomPlayer(duel.GAME, Random(rng))
    for seat, chain in chains.items():
        dice.chains.commit(seat, chain.end)
    throws = 0
    while match.waiting:
        match.held = True
        match.answer(player.choose(match.state, match.waiting[0]), match.waiting[0])
        if isinstance(match.request, Roll):
            throws += 1
            if throws == swap_at:
                chains["red"] = Chain("red again")
                dice.chains.commit("red", chains["red"].end)
            tips = dice.chains.tips
            match.throw({seat: there(chain.after(tips[seat])) for seat, chain in chains.items()})
        match.held = False
    assert throws > 2
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return dump(played(swap_at=2).record())


def fault(text: str) -> Message | None:
    """Return the fault of a record and its line; nothing where all is as it should be."""
    try:
        verify(parse_exactly(text))
    except BadRecord as error:
        return error.message
    except NaumachiaError as error:  # another game, another set-up: the first line speaks of something else
        return replace(error.message, args={**error.message.args, "line": 1})
    return None


def test_what_is_proved(text: str) -> None:
    found = verify(parse_exactly(text))
    assert found["proved"] == found["dice"] > 3
    assert found["words"]["red"] == found["words"]["blue"] > 2
    assert fault(text) is None


def test_words_make_other_dice() -> None:
    """The server's secret alone does not say what falls."""
    falls = [
        tuple(turn.answer for turn in played(absent=who).history if not turn.seat) for who in ((), ("red",), ("red", "blue"))
    ]
    assert len(set(falls)) == 3
    alone = verify(played(absent=("red", "blue")).record())
    assert alone["words"] == {}
    assert alone["proved"] == alone["dice"]


def test_a_match_goes_on_where_it_was_left() -> None:
    """Stored and read again in the middle, the same dice fall."""
    whole = played()
    entries = whole.record().entries
    place = max(place for place, entry in enumerate(entries) if entry.mix is not None)
    again = play_again(replace(whole.record(), entries=entries[:place], end=None), dice=None)
    again.held = True
    again.resume(Mixed("server"))
    again.throw(there(entries[place].mix).words)
    assert again.history[place].answer == entries[place].answer
    assert again.history[place].mix == entries[place].mix


def test_the_faces_fall_evenly() -> None:
    dice, roll = Mixed(1), Roll("x", "red", "R")
    counts = Counter(dice.throw(roll)[0] for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # one in a thousand
    assert dice.commitment == Seeded(1).commitment


def test_a_chain_counts_when_somebody_else_has_spoken() -> None:
    """A person who knows the server's secret could choose a chain to their liking; it waits for a word they did not know."""
    chains, red, blue = Chains(), Chain("r"), Chain("b")
    chains.commit("red", red.end)
    assert [seat for seat, _ in chains.admit({"red": there(red.after(red.end))})] == ["red"]
    chains.commit("blue", blue.end)
    chains.commit("red", Chain("better").end)
    word = there(Chain("better").after(chains.tips["red"]))
    assert chains.admit({"red": word}) == []
    other = there(Chain("better").after(word))
    assert [seat for seat, _ in chains.admit({"red": other, "blue": there(blue.after(blue.end))})] == ["blue", "red"]


def test_a_word_that_does_not_fit() -> None:
    dice = Mixed("s")
    dice.chains.commit("red", Chain("r").end)
    for words in ({"red": "0" * 32}, {"blue": there(Chain("r").after(Chain("r").end))}, {"red": ""}, {"red": "G" * 32}):
        with pytest.raises(DiceError, match="word-misfit"):
            dice.take(words)
    assert before(there(Chain("r").after(Chain("r").end))) == Chain("r").end


def test_a_pledge_fixes_the_answer() -> None:
    dice = Mixed("s")
    pledges = {dice.pledge(seat, answer) for seat in ("red", "blue") for answer in ("a", "b", (1, 2))}
    assert len(pledges) == 6
    dice.throw(Roll("x", "red", "R"))
    assert dice.pledge("red", "a") not in pledges


def test_a_pledge_fixes_the_chains() -> None:
    """A playing host had the other's word in advance, made chains until the die was to their liking, and wrote the
    best into the record as if it had been there before: no check found it."""
    dice, blue, wanted = Mixed("s"), Chain("b"), 6
    dice.chains.commit("blue", blue.end)
    pledge = dice.pledge("red", "a")
    word = there(blue.after(blue.end))
    for chosen in map(str, range(100)):
        mine = Chain(chosen, 1)
        other = Mixed("s")
        other.chains.commit("blue", blue.end)
        other.chains.commit("red", mine.end)
        found = other.pledge("red", "a")
        other.take({"blue": word, "red": there(mine.after(mine.end))})
        if other.throw(Roll("x", "red", "R"))[0] == wanted:
            break
    else:
        raise AssertionError
    assert found != pledge, "blue's page has the first, and the record leads to the second"


def test_other_line_ends_are_found(tmp_path: Path) -> None:
    """A file was read with all line ends made alike: a byte could be changed at every line."""
    text = dump(played().record())
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(text.encode())
    read(good, exactly=True)
    for changed in (text.replace("\n", "\r", 1), text.replace("\n", "\r\n", 1), text.replace("\n", "\r\n")):
        bad.write_bytes(changed.encode())
        with pytest.raises(BadRecord):
            read(bad, exactly=True)


def test_a_last_line_that_is_missing_is_found(text: str) -> None:
    """The match is over, and what proves its dice was left out: it was said to end before the match did."""
    lines = text.splitlines(keepends=True)
    said = there(fault("".join(lines[:-1])))
    assert (said.key, said.args) == ("record-no-end", {"line": len(lines)})
    assert verify(parse("".join(lines[:-2])))["finished"] is False, "one that is not over yet has none"
    for lang in LANGUAGES:
        assert not speech(lang).problems(said.key, said.args)


def test_the_line_of_a_byte_that_is_no_letter_is_named(tmp_path: Path) -> None:
    """It was always the first."""
    lines = dump(played().record()).encode().splitlines(keepends=True)
    lines[3] = lines[3].replace(b"{", b"\xff", 1)
    (tmp_path / "bad").write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match="record-damaged") as found:
        read(tmp_path / "bad", exactly=True)
    assert found.value.message.args == {"line": 4}


def test_a_word_of_nobody_is_found() -> None:
    """A seat that is not there gives none."""
    lines = dump(played().record()).splitlines()
    place = next(at for at, line in enumerate(lines) if '"chains":{"' in line)
    lines[place] = lines[place].replace('"chains":{"', f'"chains":{{"ghost":"{Chain("g").end}","')
    with pytest.raises(BadRecord, match="record-other-word") as found:
        verify(parse("\n".join(lines)))
    assert found.value.message.args == {"line": place + 1, "seat": "ghost"}


def test_a_fork_has_dice_of_its_own() -> None:
    match = played()
    place = len(match.history) // 2
    other = fork(match, place, Mixed("mine"), {"red": "human", "blue": "human"})
    player = RandomPlayer(duel.GAME, Random(9))
    while other.waiting:
        other.answer(player.choose(other.state, other.waiting[0]), other.waiting[0])
    found = verify(other.record())
    assert 0 < found["proved"] < found["dice"]


def test_every_byte_counts(text: str) -> None:
    """One byte at a time, all over the record, each changed to something else: found, with a line."""
    data, rng, tried = text.encode(), Random(7), 0
    for place in rng.sample(range(len(data)), 700):
        changed = bytearray(data)
        changed[place] ^= rng.choice((1, 2, 4, 8, 16, 32))
        try:
            other = changed.decode()
        except UnicodeDecodeError:
            continue
        tried += 1
        said = fault(other)
        assert said is not None, (place, data[place - 20 : place + 20])
        assert isinstance(said.args["line"], int)
    assert tried > 600


def headed(change: Callable[[Header], Header]) -> Callable[[Record], Record]:
    """The change of a whole record that changes its head."""
    return lambda record: replace(record, header=change(record.header))


class TestEverySingleChange:
    """Of the lines as such, not of their letters: a forger writes them well, and seals them again."""

    def forged(self, text: str, change: Callable[[Record], Record], seal: bool = True) -> Message:
        record = parse(text)
        other = change(record)
        return there(fault(dump(with_seal(other) if seal else other)))

    @given(st.data())
    @settings(max_examples=150, deadline=None)
    def test_an_entry(self, text: str, data: st.DataObject) -> None:
        record = parse(text)
        place = data.draw(st.integers(0, len(record.entries) - 1))
        entry, entries = record.entries[place], list(record.entries)
        kinds = ["drop", "double", "swap", "after", "seat"] + (["die", "n", "word", "no-mix"] if entry.mix else ["answer"])
        kind = data.draw(st.sampled_from(kinds))
        match kind:
            case "drop":
                del entries[place]
            case "double":
                entries.insert(place, entry)
            case "swap":
                other = data.draw(st.integers(0, len(entries) - 1))
                mine, theirs = entries[place].answer, entries[other].answer
                entries[place] = replace(entries[place], answer=theirs)
                entries[other] = replace(entries[other], answer=mine)
                if mine == theirs:
                    return
            case "after":
                entries[place] = replace(entry, after="0" * 16)
            case "seat":
                entries[place] = replace(entry, seat="blue" if entry.seat == "red" else "red")
            case "answer":
                entries[place] = replace(entry, answer=data.draw(st.sampled_from(["hold", "strike", "dodge", "x"])))
                if entries[place] == entry:
                    return
            case "die":
                entries[place] = replace(entry, answer=data.draw(st.integers(1, 6).filter(lambda face: face != entry.answer)))
            case "n":
                mix = there(entry.mix)
                entries[place] = replace(entry, mix=replace(mix, n=mix.n + data.draw(st.sampled_from([-1, 1, 7]))))
            case "word":
                mix = there(entry.mix)
                if not mix.words:
                    return
                seat = data.draw(st.sampled_from(sorted(mix.words)))
                word = data.draw(st.sampled_from(["f" * 32, None]))
                words = {name: said for name, said in mix.words.items() if name != seat} | ({seat: word} if word else {})
                entries[place] = replace(entry, mix=replace(mix, words=words))
            case "no-mix":
                entries[place] = replace(entry, mix=None)
        # the words of the last throw of all may by chance make the same die: then it is the seal that tells
        last = kind == "word" and not any(one.mix and one.mix.words for one in record.entries[place + 1 :])
        said = self.forged(text, lambda record: replace(record, entries=tuple(entries)), seal=not last)
        assert number_in(said.args, "line") >= 2

    def test_the_first_and_the_last_line(self, text: str) -> None:
        head = [
            lambda head: replace(head, commitment="0" * 64),
            lambda head: replace(head, dice=""),
            lambda head: replace(head, dice="chosen"),
            lambda head: replace(head, forked=20),
        ]
        for change in head:
            self.forged(text, headed(change))
        seal_kept = [lambda head: replace(head, players={"red": "random"}), lambda head: replace(head, training=True)]
        for change in seal_kept:
            said = self.forged(text, headed(change), seal=False)
            assert said.key == "record-other-seal"
            assert said.args["line"] == 1
        said = self.forged(text, lambda record: replace(record, end=replace(there(record.end), seed="other")))
        assert said.key == "record-other-seed"
        said = self.forged(text, lambda record: replace(record, end=replace(there(record.end), log="0" * 16)), seal=False)
        assert said.key == "record-other-seal"
        other = self.forged(
            text, lambda record: replace(record, end=replace(there(record.end), end=replace(there(record.end).end, winner="x")))
        )
        assert other.key == "record-other-end"

    def test_a_die_thrown_again(self, text: str) -> None:
        """The server asked for the words, did not like what fell, and asked anew: a word of each is missing."""
        record = parse(text)
        place = [place for place, entry in enumerate(record.entries) if entry.mix and entry.mix.words][-1]
        mix = there(record.entries[place].mix)
        red = Chain("red again")
        words = {"red": there(red.after(mix.words["red"])), "blue": there(Chain("blue").after(mix.words["blue"]))}
        entries = list(record.entries)
        entries[place] = replace(entries[place], mix=replace(mix, words=words))
        said = self.forged(text, lambda record: replace(record, entries=tuple(entries)))
        assert (said.key, said.args["line"]) == ("record-other-word", place + 2)


def test_the_record_that_the_page_is_tested_with() -> None:
    """`web/src/lib/dice/dice.test.ts` proves the same file by its own arithmetic."""
    kept = (Path(__file__).parents[1] / "fixtures" / "mixed.ndjson").read_text(encoding="utf-8")
    assert verify(parse_exactly(kept))["proved"] > 3
