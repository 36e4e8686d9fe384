"""Secrets of other seats do not leave the table, for every game: neither in its view, nor in odds, reasons, records, past
scenes and refusals, nor in what its program does. Every test here counts what it met and fails where it met nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from conformance.table import ALL, LONG, Setup, any_answer, explore, play, says
from conformance.words import Words
from naumachia.games import games
from naumachia.kernel import Answer, AnyGame, Choose, Orders, Sealed, pending, step
from naumachia.kernel.errors import AnswerError
from naumachia.kernel.files.record import dump
from naumachia.kernel.odds import key
from naumachia.match import Match, Turn, View, late, replay, view, why
from naumachia.match.views.view import log_line
from naumachia.players import make

encode = msgspec.json.encode
MET: dict[str, tuple[Setup, ...]] = {
    "war_galley": tuple(Setup("t300-tournament", {"build": 1}, seed) for seed in range(4)),
}
"""Set-ups in which sheets are met early, where any set-up will hardly do."""
THOUGHTS = 4 * LONG
"""How often the programs are asked in a test: one that looks at what is hidden is found out at nearly any question."""


def secretive(game: AnyGame) -> bool:
    """Whether it has sheets of several seats, or hides something besides."""
    asks = [str(frame.ask.__annotations__.get("return", "")) for frame in game.rules.frames]
    return any("Orders" in name for name in asks) or says(game.secrets, "redeal")


SECRETIVE = {name: game for name, game in ALL.items() if secretive(game)}
every_secret = pytest.mark.parametrize("game", SECRETIVE.values(), ids=SECRETIVE.keys())


def said(act: Any) -> bytes:
    """Return the answer, or the error in words."""
    try:
        return encode(act())
    except AnswerError as error:
        refusal = getattr(error, "refusal", None)
        return encode((type(error).__name__, error.message, refusal))


def leaves(match: Match, seat: str | None, thinking: bool) -> Iterator[tuple[str, bytes]]:
    """Everything that reaches a seat, each with its name."""
    game = match.game
    yield "view", encode(view(match, seat))
    for turn, state in enumerate(match.states()[-3:], len(match.history) - 2):
        yield "past scene", encode(game.picture.scene(state, seat))
        yield "past log", encode([log_line(match, at, event) for at, event in match.events_for(seat) if at == turn])
    for piece in match.scene(seat).pieces[:4]:
        yield "why not", encode(why(game, match.state, seat, piece.id))
        world = game.imagine(match.state, seat, Random(0))
        yield "why not there", encode(game.telling.why_there(world, piece.id, (1, 1)))
    if seat is None:
        yield "late view", encode(view(match, None, past=late(match)))
        yield "watched record", dump(match.record([None])).encode()
        return
    yield "record", dump(match.record([seat])).encode()
    request = match.request
    if seat not in match.answering or request is None:
        return
    if isinstance(request, Orders):
        world, lines = game.imagine(match.state, seat, Random(1)), dict(request.draw(seat, Random(2)).lines)
        yield "foreseen", encode(game.sheets.foresee(world, seat, lines))
        yield "places", encode([game.sheets.places(world, piece.id) for piece in match.scene(seat).pieces[:6]])
    wrong: tuple[Answer, ...] = ("juggle", "", "7", 7, Sealed(seat, ()), Sealed(seat, (("juggle", "7"),)), Sealed("nobody", ()))
    for answer in wrong:
        yield "refusal", said(lambda answer=answer: match.check(answer, seat))
    for answer in list(request)[:3] if isinstance(request, Choose) else ():
        yield "odds", encode([(share.what, share.interval) for share in match.odds(answer, trials=60)])
    if thinking and seat in match.waiting:
        for player in ("castaway", "helmsman"):
            yield f"choice of {player}", encode(make(player, game, 7).choose(match.state, seat))


def alike(one: Match, other: Match, seat: str | None, thinking: bool) -> int:
    """Everything that leaves two tables is the same for this seat; how many things were compared."""
    count = 0
    for mine, yours in zip(leaves(one, seat, thinking), leaves(other, seat, thinking), strict=True):
        assert mine == yours, f"{seat} can tell by: {mine[0]}"
        count += 1
    return count


@every_secret
def test_imagined_worlds_cannot_be_told_from_the_true_one(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    words = Words(game)

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, rng.randrange(1, 25)):
            if match.outcome is not None:
                return
            met["sheet"] += isinstance(match.request, Orders)
            for seat in (*match.seats, None):
                state, luck = match.state, rng.randrange(1000)
                world = game.imagine(state, seat, Random(luck))
                assert (world is state) == (not game.hides(state, seat))
                if world is state:
                    continue
                met["hidden"] += 1
                met["different"] += key(world) != key(state)
                assert key(game.imagine(world, seat, Random(luck))) == key(world), "imagined from more than the seat knows"
                assert game.hides(world, seat)
                assert key(game.load(game.save(world), state.setting)) == key(world)
                twin = replay(match.record(), dice=match.dice)
                twin.history[-1:] = [Turn(*twin.history[-1][:2], world, twin.history[-1].free)]
                world.told = list(state.events)
                twin.numbers.resume(match.number, (turn.seat for turn in match.history[match.shown :]))
                met["compared"] += alike(match, twin, seat, met["thought"] < THOUGHTS)
                met["thought"] += seat in match.waiting
                words.scene(game.picture.scene(world, seat))
                request = pending(world)
                if seat in match.waiting and request is not None:
                    step(world, next(answer for answer in request if getattr(answer, "seat", seat) == seat))

    explore(game, 12, check, "imagined", MET.get(game.name, ()))
    assert not words.problems, "\n".join(sorted(words.problems))
    for what in ("different", "compared", "thought"):
        assert met[what], f"no {what} at all"
    if game.name in games():
        assert met["compared"] > 4 * met["sheet"], met


@every_secret
def test_two_tables_that_differ_in_what_is_hidden_are_told_alike(game: AnyGame) -> None:
    """One seat answers otherwise at each of them; as long as another imagines the same worlds, it is told the same."""
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, rng.choice((0, 0, 1, 6, 20))):
            pass
        for _ in range(5):
            if match.request is None:
                return
            met["sheet"] += isinstance(match.request, Orders)
            seat, first, second = two_answers(match, rng)
            tables = replay(match.record(), dice=match.dice), replay(match.record(), dice=match.dice)
            for table, answer in zip(tables, (first, second), strict=True):
                table.answer(answer, seat)
            for _ in range(6):
                compare(tables, rng, met)
                if not on(tables, rng):
                    break
            match.answer(first, seat)

    explore(game, 14, check, "tables", MET.get(game.name, ()))
    assert met["compared"], "no two tables that differ in secret"
    assert met["thought"], "no program was asked"
    if game.name in games():
        assert met["compared"] > 4 * met["sheet"], met


def two_answers(match: Match, rng: Random) -> tuple[str, Answer, Answer]:
    """Two different answers of one seat, if it has any."""
    seat, first = any_answer(match, rng)
    for _ in range(20):
        request = match.request
        assert request is not None
        second = request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(list(request))
        if second != first:
            return seat, first, second
    return seat, first, first


def compare(tables: tuple[Match, Match], rng: Random, met: Counter[str]) -> None:
    one, other = tables
    if key(one.state) == key(other.state) or one.outcome is not None or other.outcome is not None:
        return
    for seat in (*one.seats, None):
        luck = rng.randrange(1000)
        worlds = [table.game.imagine(table.state, seat, Random(luck)) for table in tables]
        if key(worlds[0]) == key(worlds[1]):
            met["compared"] += alike(one, other, seat, met["thought"] < THOUGHTS)
            met["thought"] += seat in one.waiting


def on(tables: tuple[Match, Match], rng: Random) -> bool:
    """The same answer at both, if both take it."""
    one, other = tables
    if one.request is None or one.waiting != other.waiting:
        return False
    seat, answer = any_answer(one, rng)
    if answer not in (other.request or ()):
        return False
    for table in tables:
        table.answer(answer, seat)
    return True


@every_secret
def test_who_only_watches_is_shown_the_last_open_moment(game: AnyGame) -> None:
    """While something is hidden a spectator's view is that of the moment before, to the letter; then everything lies face up."""
    met: Counter[str] = Counter()

    def blank(seen: View) -> bytes:
        return encode(replace(seen, number=0, secret=False, late=False))

    def check(match: Match, rng: Random) -> None:
        known: dict[int, bytes] = {}
        for _ in play(match, rng, 40):
            if match.outcome is not None:
                assert late(match) is None
                return
            past = late(match)
            assert past is not None or match.shown == 0 or not game.hides(match.before(match.shown), None)
            if past is None:
                met["open"] += 1
                known[-1 if match.state.sealed else len(match.history)] = blank(view(match, None))
                continue
            met["late"] += 1
            assert len(match.record([None]).entries) == past.turn
            assert late(match, past) is past
            if past.turn in known:
                met["compared"] += 1
                assert blank(view(match, None, past=past)) == known[past.turn]

    explore(game, 10, check, "late", MET.get(game.name, ()))
    assert met["open"], met
    if game.name in ("corvus", "face_down", "model_ships"):
        assert met["late"], met
        assert met["compared"], met


@every_secret
def test_sheets_may_come_in_any_order(game: AnyGame) -> None:
    """The state, the record and the log do not tell who was quick; a sheet handed in anew takes the place of the old one."""
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, rng.randrange(30)):
            request = match.request
            if not isinstance(request, Orders) or len(request.seats) < 2 or request.handed:
                continue
            met["sheets"] += 1
            sheets = [request.draw(seat, rng) for seat in request.seats]
            early, late = replay(match.record(), dice=match.dice), replay(match.record(), dice=match.dice)
            for sheet in sheets:
                early.answer(sheet, sheet.seat)
            late.answer(request.draw(sheets[-1].seat, rng), sheets[-1].seat)
            for sheet in reversed(sheets):
                late.answer(sheet, sheet.seat)
            assert key(early.state) == key(late.state)
            assert dump(early.record()) == dump(late.record())
            assert early.events() == late.events()
            for seat in match.seats:
                assert view(early, seat).log == view(late, seat).log

    explore(game, 20, check, "arrival", MET.get(game.name, ()))
    assert met["sheets"] or game.name == "duel", "no sheets at all"


@every_secret
def test_a_sheet_of_another_makes_nothing_stale(game: AnyGame) -> None:
    met = 0

    def check(match: Match, rng: Random) -> None:
        nonlocal met
        for _ in play(match, rng, rng.randrange(30)):
            request = match.request
            if isinstance(request, Orders) and len(request.seats) > 1:
                numbers = {seat: view(match, seat).number for seat in request.seats}
                for seat in rng.sample(request.seats, len(request.seats)):
                    match.answer(request.draw(seat, rng), seat, numbers[seat])
                met += 1

    explore(game, 15, check, "stale", MET.get(game.name, ()))
    assert met or game.name == "duel", "no sheets at all"
