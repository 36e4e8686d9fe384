"""Transcripts: all that a match asked, offered, refused and told, step by step, as readable words and short digests.

A transcript holds a rule where no vector names it: what is offered and what is not, why an answer is refused, the numbers an
option shows, the arguments of every event, and the whole position after each answer. Vectors say what the rules are. A transcript
says that nothing else has changed. After a wanted change write them anew and read the difference:

    PYTHONPATH=src:tests python -m games.transcript GAME

With `--find` other matches are looked for first: those whose steps show the most kinds of questions, options, refusals and
events, and whose rules go the most ways.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from conformance.table import any_answer, draw, keen, laid
from naumachia.games import find
from naumachia.kernel import Answer, AnyGame, Choose, Leg, Orders, Place, Request, Sealed, pending, print_answer
from naumachia.kernel.acts import Deciding
from naumachia.kernel.files import record
from naumachia.kernel.request import well_formed
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.state import refusal, show, show_any
from naumachia.match import Match, replay
from naumachia.match.replays.vector import load

HERE = Path(__file__).parent
POSES: tuple[tuple[int, ...], ...] = ((0, 0), (1, 0), (-1, 0), (10_000, 0), (10, 61), (10, -61), (0, 200), (-1, 46))
"""Legs that are asked for and mostly refused."""
LONGEST = 60
"""Answers of a transcript at most: each is a test that takes a fraction of a second."""
ENOUGH = 24
"""Transcripts of a game."""


def digest(value: Any) -> str:
    """Return a short name of a value."""
    data = msgspec.json.encode(value, enc_hook=str, order="deterministic")
    return blake2b(data, digest_size=3).hexdigest()


def options_of(s: Any, request: Request) -> list[Option]:
    """Return all that is offered, as it is shown."""
    if isinstance(request, Choose):
        return [show(s, answer) for answer in (*request.answers, *request.shortcuts)]
    if isinstance(request, Leg | Place):
        return [show_any(s, answer) for answer in request if answer not in request.asides]
    return []


def others(s: Any, request: Request, seen: dict[str, None]) -> list[Answer]:
    """Return answers that might be offered and are not: every act with every piece, poses far off, lines with a wrong word."""
    found: list[Answer] = []
    if isinstance(request, Choose):
        frame = s.agenda[0]
        verbs = [act.verb for act in frame.acts.acts if not act.form] if isinstance(frame, Deciding) else []
        found += [f"{verb}:{piece}" for verb in verbs for piece in (*getattr(s, "ships", {}), "nobody")]
        found += [*verbs, *list(seen)[-12:]]
    elif isinstance(request, Leg):
        found += POSES
    elif isinstance(request, Place):
        found += [(x, y, h) for x, y in ((0, 0), (200, 200)) for h in (0, 90)]
    elif isinstance(request, Orders):
        words = list(dict.fromkeys(word for lines in request.sheets.values() for line in lines for word in list(line)[:4]))
        for seat in request.seats:
            plain = request.plain(seat)
            for place, (name, _) in enumerate(plain.lines[:3]):
                for word in (*words[:4], *words[-4:]):
                    found.append(Sealed(seat, (*plain.lines[:place], (name, word), *plain.lines[place + 1 :])))
    return [answer for answer in dict.fromkeys(found) if well_formed(request, answer) and answer not in request]


def events_of(s: Any) -> list[Any]:
    """Return what the last answer brought about."""
    return list(s.events)


class Step(msgspec.Struct, frozen=True):
    """One answer of a match: the words of its line, and all that the line stands for."""

    line: str
    whole: dict[str, Any]
    kinds: frozenset[str]
    """Questions, options, refusals and events by their keys."""


def steps(match: Match) -> Iterator[Step]:
    """Return the steps of a match."""
    seen: dict[str, None] = {}
    for before, turn, after in zip(match.states(), match.history, match.states()[1:], strict=False):
        request = pending(before)
        assert request is not None
        options = options_of(before, request)
        refusals = {print_answer(answer): refusal(before, answer) for answer in others(before, request, seen)}
        events = events_of(after)
        position = match.game.hash(after)
        whole = {
            "request": request,
            "options": options,
            "refusals": refusals,
            "events": events,
            "position": position,
        }
        seen |= dict.fromkeys(option.answer for option in options)
        told = " ".join(f"{event.key}:{digest(event)}" for event in events)
        line = (
            f"{request.key} {digest(request)} options {len(options)}:{digest(options)} refused {len(refusals)}:{digest(refusals)}"
            f" > {turn.seat} {print_answer(turn.answer)} > {told or '-'} = {position[:6]}"
        )
        kinds = {f"ask {request.key}"} | {f"offer {option.key}" for option in options}
        kinds |= {f"refuse {request.key} {bar.rule} {bar.key}" for bar in refusals.values()}
        kinds |= {f"tell {event.key} {event.rule}" for event in events}
        yield Step(line, whole, frozenset(kinds))


def files(game: str) -> list[Path]:
    """Return the matches of which a game keeps a transcript."""
    return sorted((HERE / game / "transcripts").glob("*.jsonl"))


def check(file: Path) -> None:
    """Check a match against its transcript; the first step that differs is shown whole."""
    wanted = file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    found = 0
    for found, step in enumerate(steps(replay(record.read(file))), 1):
        if [step.line] != wanted[found - 1 : found]:
            whole = msgspec.json.format(msgspec.json.encode(step.whole, enc_hook=str), indent=1).decode()
            raise AssertionError(f"step {found} of {file.name} is now {step.line}\nThis line stands for:\n{whole}")
    assert found == len(wanted)


def write(file: Path) -> None:
    """Write the transcript of a match."""
    lines = [step.line for step in steps(replay(record.read(file)))]
    file.with_suffix(".txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


class Found(NamedTuple):
    """A match that could be kept, and what it shows."""

    match: Match
    shows: frozenset[Any]


def shown_by(match: Match, rng: Random, longest: int, eager: bool) -> Found:
    """Return a match after some answers, with the kinds of its steps and the ways its rules went: pairs of lines run in turn."""
    ways: set[Any] = set()
    rules = str(match.game.folder / "rules")

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        if not frame.f_code.co_filename.startswith(rules):
            return None
        last = frame.f_lineno

        def line(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal last
            ways.add((frame.f_code.co_filename, last, frame.f_lineno))
            last = frame.f_lineno
            return line

        return line

    sys.settrace(trace)
    try:
        while match.request is not None and len(match.history) < longest:
            seat, answer = keen(match, rng) if eager else any_answer(match, rng)
            match.answer(answer, seat)
        found = list(steps(match))
    finally:
        sys.settrace(None)
    return Found(match, frozenset(ways) | frozenset().union(*(step.kinds for step in found)))


def candidates(game: AnyGame, tries: int) -> Iterator[Found]:
    """Return matches of some scenarios and from the positions of the vectors."""
    for seed in range(tries):
        match = laid(game, draw(game, Random(f"{game.name}/transcript/{seed}")))
        if match is not None:
            yield shown_by(match, Random(seed), LONGEST, seed % 2 == 0)
    cases = [case for path in sorted((HERE.parent / "vectors" / game.name).glob("*.toml")) for case in load(path).cases]
    for seed in range(tries):
        case = cases[seed * 7 % len(cases)]
        match = Match.seeded(game, case.scenario, options=case.spec.options, charts=case.charts, seed=seed)
        yield shown_by(match, Random(seed), LONGEST // 2, seed % 3 > 0)


def found_matches(game: AnyGame, tries: int) -> list[Match]:
    """Return the matches that show most for their length, each chosen for what those before it do not show."""
    lot = list(candidates(game, tries))
    chosen: list[Match] = []
    met: set[Any] = set()
    while lot and len(chosen) < ENOUGH:
        best = max(lot, key=lambda one: len(one.shows - met) / (30 + len(one.match.history)))
        if not best.shows - met:
            break
        print(f"{best.match.header.scenario or 'a vector'}: {len(best.shows - met)} new, {len(met | best.shows)} in all")
        met |= best.shows
        lot.remove(best)
        chosen.append(best.match)
    return chosen


def main() -> int:
    """Write the transcripts of a game."""
    parser = argparse.ArgumentParser(prog="transcript", description="Write the transcripts of a game.")
    parser.add_argument("game")
    parser.add_argument("--find", type=int, default=0, metavar="N", help="look for the matches among 2 N")
    options = parser.parse_args()
    game, folder = find(options.game), HERE / options.game / "transcripts"
    folder.mkdir(exist_ok=True)
    if options.find:
        for path in folder.iterdir():
            path.unlink()
        for number, match in enumerate(found_matches(game, options.find), 1):
            (folder / f"{number:02}.jsonl").write_text(record.dump(match.record()), encoding="utf-8")
    for file in files(options.game):
        write(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
