"""Playing and looking back: `match`, `run`, `legal`, `replay`, `verify`."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Annotated, TypedDict

import msgspec
import typer

from naumachia.cli.commands.letter import holds_letter, letter_match, verify_letter
from naumachia.cli.common import (
    ChartFile,
    Json,
    Lang,
    Options,
    Seats,
    out,
    read_options,
    read_seats,
    show_json,
)
from naumachia.cli.table import Quit, answer_of, brief, may_write, shares_text, watch
from naumachia.games import find, find_scenario
from naumachia.kernel import Leg, Line, Message, Orders, Place, Request, Seeded, print_answer, show_any
from naumachia.kernel.errors import BadRecord, NotFound
from naumachia.kernel.files.record import Record, read
from naumachia.kernel.orders.standing_orders import sets
from naumachia.kernel.words import Outcome
from naumachia.match import Match, follow, replay, verify
from naumachia.match.match import Options as MatchOptions
from naumachia.match.replays.vector import Case, changes, failures, load, run
from naumachia.match.views.view import ask
from naumachia.text import Speech, cited, speech

_in_hand: list[str] = []


def game_in_hand() -> str | None:
    """The game a command was working on when it failed, for the words of its refusals."""
    return _in_hand[-1] if _in_hand else None


def match_command(
    scenario: Annotated[str | None, typer.Argument(help="GAME/SCENARIO, a scenario's name, or a scenario file.")] = None,
    seat: Seats = None,
    seed: Annotated[str | None, typer.Option(help="Seed of the dice.")] = None,
    typed_dice: Annotated[bool, typer.Option("--typed-dice", help="You roll real dice and type them in.")] = False,
    record: Annotated[Path | None, typer.Option(help="Keep the match in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a recorded match.")] = None,
    option: Options = None,
    charts: ChartFile = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play a match: programs, people at this terminal, or both. The log is told in sentences."""
    if (scenario is None) == (resume is None):
        raise NotFound("match-what")
    match = _resumed(resume, record, seed) if resume else _fresh(str(scenario), seat, seed, typed_dice, record, option, charts)
    _in_hand.append(match.game.name)
    players = match.header.players
    if resume and seat:
        players = read_seats(seat, match.seats, "helmsman")
    words = speech(lang, match.game.name)
    quiet = json
    try:
        watch(match, players, words, quiet=quiet, seed=seed or _secret(match))
    except Quit:
        out.print(words.phrase("cli-quit", {"file": str(record or resume or "none")}), markup=False)
        return
    if json:
        show_json(_summary(match, words))
        return
    out.print(words.phrase("cli-over", {"answers": len(match.history)}))
    if record:
        out.print(words.phrase("cli-saved", {"file": str(record)}), markup=False)


def _secret(match: Match) -> str:
    """Return a seed for the programs' random numbers where nobody chose one: as secret as the dice."""
    return match.dice.seed if isinstance(match.dice, Seeded) else token_hex(16)


def _fresh(
    scenario: str,
    seat: list[str] | None,
    seed: str | None,
    typed_dice: bool,
    record: Path | None,
    option: list[str] | None,
    charts: Path | None,
) -> Match:
    game, name, setup = find_scenario(scenario, charts)
    used, chosen = game.load_charts(charts), read_options(option)
    seats = game.rules.seats(game.start(setup, chosen, used))
    players = read_seats(seat, seats, "helmsman")
    rest: MatchOptions = {"name": name, "options": chosen, "charts": used, "players": players, "autosave": record}
    if typed_dice:
        return Match(game, setup, **rest)
    return Match.seeded(game, setup, seed=seed, **rest)


def _resumed(path: Path, record: Path | None, seed: str | None) -> Match:
    """A recorded match goes on with fresh dice, unless the seed it was committed to is given."""
    return replay(recorded(path, torn=True), dice=Seeded(seed) if seed else Match.fresh_dice(), autosave=record or path)


def recorded(path: Path, *, torn: bool = False, exactly: bool = False) -> Record:
    """A record, its game in hand, so that what its rules refuse is told in its words."""
    record = read(path, torn=torn, exactly=exactly)
    _in_hand.append(find(record.header.game).name)
    return record


def _summary(match: Match, words: Speech) -> dict[str, object]:
    return {
        "game": match.game.name,
        "scenario": match.header.scenario,
        "players": match.header.players,
        "answers": len(match.history),
        "outcome": match.outcome,
        "hash": match.game.hash(match.state),
        "stopped": match.stopped,
        "log": [{"rule": event.rule, "key": event.key, "text": words.say(event)} for _, event in match.events()],
    }


def run_command(
    file: Annotated[Path, typer.Argument(help="A position or scenario with answers and dice.")],
    position: Annotated[bool, typer.Option("--position", help="Print the whole position too.")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play the answers and dice of a file: prints what happened, what is asked next, and what has changed."""
    vector = load(file)
    _in_hand.append(vector.game)
    words = speech(lang, vector.game)
    shown = [_run_case(case, words) for case in vector.cases]
    if json:
        show_json(shown)
    else:
        for told in shown:
            _print_case(told, words, position)
    for case in vector.cases:
        error = run(case).error
        if error is not None:
            raise error
    if any(told["failures"] for told in shown):
        raise typer.Exit(1)


class EventTold(TypedDict):
    """An event in words."""

    rule: str
    key: str
    text: str


class RequestTold(TypedDict):
    """A question in words."""

    key: str
    rule: str
    seats: tuple[str, ...]
    text: str
    answers: list[str]
    lines: list[str]


class Change(TypedDict):
    """A value of the position that is not as it was."""

    key: str
    before: object
    after: object


class CaseTold(TypedDict):
    """All that `run` tells of a case."""

    name: str
    events: list[EventTold]
    request: RequestTold | None
    outcome: Outcome | None
    changes: list[Change]
    position: object
    failures: list[str]
    error: str | None


def _run_case(case: Case, words: Speech) -> CaseTold:
    done = run(case)
    match = done.match
    request = match.request
    return {
        "name": case.name,
        "events": [{"rule": event.rule, "key": event.key, "text": words.say(event)} for event in done.events],
        "request": _request(match, words) if request else None,
        "outcome": match.outcome,
        "changes": [{"key": key, "before": _value(old), "after": _value(new)} for key, old, new in changes(case, done)],
        "position": msgspec.json.decode(match.game.save(match.state)),
        "failures": [] if done.error else failures(case),
        "error": str(done.error) if done.error else None,
    }


def _request(match: Match, words: Speech) -> RequestTold:
    request = match.request
    assert request is not None
    return {
        "key": request.key,
        "rule": request.rule,
        "seats": match.waiting,
        "text": words.say(Message(request.key, request.args)),
        "answers": [text for text in map(print_answer, request) if not sets(text)],
        "lines": [f"{line.id}: {may_write(line)}" for line in _lines(request)],
    }


def _lines(request: Request) -> list[Line]:
    """The lines of the sheets that are still to be written."""
    return [line for seat in request.seats for line in request.sheets[seat]] if isinstance(request, Orders) else []


def _print_case(case: CaseTold, words: Speech, position: bool) -> None:
    if case["name"]:
        out.print(f"[bold]{words.phrase('cli-case')}[/] {case['name']}")
    for event in case["events"]:
        out.print(f"  {event['text']} [{event['rule']}]", markup=False)
    if asked := case["request"]:
        out.print(f"  {words.phrase('cli-pending')}: {asked['text']} [{asked['rule']}]", markup=False)
        for text in asked["lines"] or [", ".join(asked["answers"])]:
            out.print(f"    {text}", markup=False)
    for change in case["changes"]:
        out.print(f"  {change['key']}: {_json(change['before'])} → {_json(change['after'])}", markup=False)
    if position:
        out.print(f"  {words.phrase('cli-final')}: {_json(case['position'])}", markup=False)
    if not case["error"]:
        out.print(f"  {words.phrase('cli-expectations', {'count': len(case['failures'])})}")
        for failure in case["failures"]:
            out.print(f"    ! {failure}", markup=False)


def _value(value: object) -> object:
    """A value of a position as JSON; one that is not there is null."""
    return None if value is msgspec.UNSET else value


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def legal_command(
    file: Annotated[Path, typer.Argument(help="A position or scenario with answers and dice.")],
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """The options after the answers of a file, each with its rule and its exact odds."""
    vector = load(file)
    _in_hand.append(vector.game)
    words = speech(lang, vector.game)
    shown: list[CaseOptions] = []
    for case in vector.cases:
        done = run(case)
        if done.error is not None:
            raise done.error
        shown.append({"name": case.name, "options": _options(done.match, words)})
    if json:
        show_json([option for case in shown for option in case["options"]] if len(shown) == 1 else shown)
        return
    for found in shown:
        if found["name"]:
            out.print(f"[bold]{words.phrase('cli-case')}[/] {found['name']}")
        for option in found["options"]:
            out.print(f"  {option['answer']:16} {option['text']} [{option['rule']}]", markup=False)
            for line in option["brief"]:
                out.print(f"    {line}", markup=False)
            for share in option["odds"]:
                out.print(f"      {share['text']}", markup=False)


class ShareTold(TypedDict):
    """An outcome with its chance."""

    p: str | float
    text: str


class OptionTold(TypedDict):
    """An option with its odds."""

    answer: str
    rule: str
    text: str
    brief: list[str]
    odds: list[ShareTold]


class CaseOptions(TypedDict):
    """All that `legal` tells of a case."""

    name: str
    options: list[OptionTold]


def _options(match: Match, words: Speech) -> list[OptionTold]:
    asked = ask(match, next(iter(match.waiting), None))
    poses = [move for move in match.request.moves if isinstance(move, tuple)] if isinstance(match.request, Leg | Place) else []
    found: list[OptionTold] = []
    for option in (*(show_any(match.state, pose) for pose in poses), *(asked.options if asked else ())):
        forecast = match.forecast(answer_of(match, option), then=option.then) if option.risky else None
        shares = forecast.table if forecast else ()
        odds: list[ShareTold] = [
            {"p": str(share.exact) if share.exact is not None else share.probability, "text": shares_text(share, words)}
            for share in shares
        ]
        lines = brief(match, forecast, words) if forecast else []
        found.append({"answer": option.answer, "rule": option.rule, "text": words.say(option), "brief": lines, "odds": odds})
    return found


def replay_command(
    file: Annotated[Path, typer.Argument(help="A record or a letter.")], json: Json = False, lang: Lang = "en"
) -> None:
    """Tell a recorded match again, as far as it leads: one of older rules may come to a line that these do not allow."""
    match = letter_match(file) if holds_letter(file) else follow(recorded(file))
    words = speech(lang, match.game.name)
    if json:
        show_json(_summary(match, words))
    else:
        for _, event in match.events():
            if text := words.say(event):  # else a mark of the film
                out.print(f"{text}{cited(event.rule)}", markup=False)
    if match.stopped is not None:
        raise BadRecord(match.stopped.key, **match.stopped.args)
    if match.outcome is None and not json:
        out.print(words.phrase("cli-unfinished"))


def verify_command(
    file: Annotated[Path, typer.Argument(help="A record, or a letter of a match by letter.")],
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play a record again and prove that every answer was legal and every die honest."""
    if holds_letter(file):
        verify_letter(file, json, lang)
        return
    found = verify(recorded(file, exactly=True))
    if json:
        show_json(found)
        return
    words = speech(lang)
    out.print(words.phrase("cli-verified", found), markup=False)
    if found["taken_back"]:
        out.print(words.phrase("cli-taken-back", {"count": found["taken_back"]}))
    for seat, count in found["words"].items():
        out.print(words.phrase("cli-words", {"seat": seat, "count": count}), markup=False)
    if found["chosen"]:
        out.print(words.phrase("cli-seed-chosen"))
    if not found["finished"]:
        out.print(words.phrase("cli-unfinished"))
    if found["answers"] and not found["positions"]:
        out.print(words.phrase("cli-by-answers"))
    if found["same_log"] is False:
        out.print(words.phrase("cli-other-log"))
    if not found["same_charts"]:
        out.print(words.phrase("cli-other-charts"))


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("match", short_help="Play a match at this terminal.")(match_command)
    app.command("run", short_help="Play the answers and dice of a file.")(run_command)
    app.command("legal", short_help="The options of a position, with exact odds.")(legal_command)
    app.command("replay", short_help="Tell a recorded match again.")(replay_command)
    app.command("verify", short_help="Prove a record: answers legal, dice honest.")(verify_command)
