"""The table in the terminal: programs answer by themselves, people are asked, everybody reads the log."""

from __future__ import annotations

from typing import Any

from naumachia.cli.chart import draw
from naumachia.cli.common import out
from naumachia.cli.dice import fallen, in_hand, numbered, sides
from naumachia.kernel import Answer, Band, Line, Message, Orders, Pick, Plot, Region, Several, Split, Station, print_answer
from naumachia.kernel.errors import AnswerError, DiceError, Illegal
from naumachia.kernel.odds import Share
from naumachia.kernel.picture import Ask, Option
from naumachia.kernel.stakes import Forecast
from naumachia.match import Match, why
from naumachia.match.undo import CHANCE
from naumachia.match.view import ask
from naumachia.players import make
from naumachia.text import Speech, cited

HUMAN = "human"


class Quit(Exception):
    """A person has left the table."""


def watch(match: Match, players: dict[str, str], words: Speech, *, quiet: bool = False, seed: str = "0") -> None:
    """Play a match to its end, telling what happens as it does; what is for one seat only, to the only person who sits here."""
    people = [seat for seat, name in players.items() if name == HUMAN]
    reader = people[0] if len(people) == 1 else None
    programs = {seat: make(name, match.game, f"{seed}/{seat}") for seat, name in players.items() if name != HUMAN}
    told = 0
    while True:
        told = told if quiet else _tell(match, words, told, reader)
        if match.request is None:
            return
        seat = next((seat for seat in match.waiting if seat in programs), match.waiting[0])
        if seat in programs:
            match.answer(programs[seat].choose(match.state, seat), seat)
        else:
            _turn(match, seat, words)
            told = min(told, len(match.events_for(reader)))


def _tell(match: Match, words: Speech, told: int, reader: str | None) -> int:
    events = match.events_for(reader)
    for _, event in events[told:]:
        if not words.say(event):  # a mark of the film
            continue
        dice = fallen(event, words)
        out.print(f"{dice + ' ' if dice else ''}{words.say(event)}{cited(event.rule)}", markup=False)
    return len(events)


def _turn(match: Match, seat: str, words: Speech) -> None:
    """Ask a person until the match has moved on."""
    number = match.number
    asked = ask(match, seat if seat != CHANCE else None)
    assert asked is not None
    options = asked.options
    if seat != CHANCE:
        out.print(draw(match.game.board(match.state), match.game.scene(match.state, seat)))
    out.print(f"{seat + ': ' if seat else ''}{words.say(Message(asked.key, asked.args))}{cited(asked.rule)}", markup=False)
    for name, option in _names(options).items():
        also = "" if name == option.answer else f" ({option.answer})"
        out.print(f"  {name:>2} {words.say(option)}{also}{cited(option.rule)}", markup=False)
        if option.risky:
            for line in brief(match, match.forecast(answer_of(match, option)), words):
                out.print(f"        {line}", markup=False)
    for line in sides(asked, words):
        out.print(f"  {line}", markup=False)
    if asked.sheet:
        _form(match, seat, asked, words)
    if asked.leg:
        out.print(words.phrase("cli-leg", {"open": "; ".join(map(_may_go, asked.leg.bands))}), markup=False)
    if asked.region:
        out.print(words.phrase("cli-place", {"open": _may_lie(asked.region)}), markup=False)
    while match.number == number:
        try:
            text = out.input(f"{words.phrase('cli-prompt')} > ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        try:
            _obey(match, seat, text, options, words)
        except Illegal as error:
            out.print(f"! {words.say(error.refusal)}{cited(error.refusal.rule)}", markup=False)
        except (AnswerError, DiceError) as error:
            out.print(f"! {words.say(error.message)}", markup=False)
        except (ValueError, KeyError):
            out.print(f"! {words.phrase('cli-pick')}", markup=False)


def _form(match: Match, seat: str, asked: Ask, words: Speech) -> None:
    """An order sheet, line by line, and how it is written."""
    for line in asked.sheet:
        out.print(f"  {line.id:>8}  {words.say(Message(line.key, line.args))}: {_may_write(line)}", markup=False)
    request = match.request
    assert isinstance(request, Orders)
    out.print(words.phrase("cli-sheet", {"example": print_answer(request.plain(seat))}), markup=False)


def _may_write(line: Line) -> str:
    match line:
        case Pick():
            return " | ".join(line.answers)
        case Plot():
            return " ".join(dict.fromkeys(token for node in line.nodes for token in node.ways)) + " …"
        case Split():
            return f"{', '.join(f'{part} n' for part in line.parts)} ({line.least} ≤ n ≤ {line.most})"
        case Several():
            return f"{', '.join(line.among)} ({line.least} – {line.most})"
        case Station():
            return _may_lie(line.region)


def _may_go(band: Band) -> str:
    turns = f"{band.turn_from}°" if band.turn_from == band.turn_to else f"{band.turn_from}° – {band.turn_to}°"
    return f"{band.shortest} – {band.longest}, {turns}"


def _may_lie(region: Region) -> str:
    areas = " | ".join(" ".join(f"({x}, {y})" for x, y in area) for area in region.areas)
    return f"{areas}, {', '.join(f'{low}°' if low == high else f'{low}° – {high}°' for low, high in region.headings)}"


def _names(options: tuple[Option, ...]) -> dict[str, Option]:
    """What to type for each option: its number, or the answer itself where answers are numbers."""
    if any(option.answer.isdecimal() for option in options):
        return {option.answer: option for option in options}
    return {str(place): option for place, option in enumerate(options, 1)}


def _obey(match: Match, seat: str, text: str, options: tuple[Option, ...], words: Speech) -> None:
    command, _, rest = text.partition(" ")
    match command:
        case "":
            raise ValueError
        case "?":
            out.print(words.phrase("cli-help"), markup=False)
        case "q":
            raise Quit
        case "u":
            match.undo(seat)
        case "r":
            match.redo(seat)
        case "b":
            out.print(draw(match.game.board(match.state), match.game.scene(match.state, seat)))
        case "o":
            for share in match.odds(answer_of(match, _names(options)[rest])):
                out.print(f"    {shares_text(share, words)}", markup=False)
        case "w":
            _why(match, seat, rest, words)
        case _ if text in _names(options):
            match.answer(answer_of(match, _names(options)[text]), seat)
        case _:
            match.answer(match.read(numbered(match.request, text, words), seat), seat)


def _why(match: Match, seat: str, ship: str, words: Speech) -> None:
    """What a ship may do, and which rule stands in the way of the rest."""
    if ship not in {piece.id for piece in match.scene(seat).pieces}:
        raise ValueError
    for action, refusal, _ in why(match.game, match.state, seat, ship).tries:
        said = f"{words.say(refusal)}{cited(refusal.rule)}" if refusal else words.phrase("cli-why-free")
        out.print(f"    {action:18} {said}", markup=False)


def answer_of(match: Match, option: Option) -> Answer:
    """The answer an option stands for."""
    return match.read(option.answer, match.waiting[0])


FAINT = 0.05
"""So few points on average that with one decimal they would read as nothing."""


def brief(match: Match, found: Forecast, words: Speech) -> list[str]:
    """A forecast in a few lines: the headline, then what each ship stands to lose."""
    labels = {piece.id: piece.label for piece in match.game.scene(match.state, None).pieces}
    lines = [" · ".join(f"{words.phrase(part.what.key, part.what.args)} {_chance(part)}" for part in found.headline)]
    if found.roll is not None:
        lines.append(in_hand(found.roll, words))
    for margin in found.margins:
        bars = ", ".join(f"{bar.what}: {_chance(bar)}" for bar in margin.shares)
        mean = f"{margin.mean:.1f}" if margin.mean >= FAINT else f"{margin.mean:.1g}"
        args = {"ship": labels[margin.piece], "what": Message(f"loss-{margin.key}"), "bars": bars, "mean": mean}
        counted = any(bar.what > 1 for bar in margin.shares)
        once = next((_chance(bar) for bar in margin.shares if bar.what), "")
        lines.append(words.phrase("odds-margin" if counted else "odds-once", args | {"p": once}))
    return lines


def _chance(share: Share[Any]) -> str:
    if share.exact is not None:
        return f"{float(share.exact):.0%} ({share.exact})"
    return f"≈ {share.probability:.0%} ({share.interval.low:.0%} – {share.interval.high:.0%})"


def shares_text(share: Share[Any], words: Speech) -> str:
    """One line of odds: the fraction or the interval, and what it leads to."""
    what = ", ".join(words.phrase(message.key, message.args) for message in share.what)
    if share.exact is not None:
        return f"{share.exact!s:>7} ({float(share.exact):.0%}): {what}"
    return f"≈ {share.probability:.0%} ({share.interval.low:.0%} – {share.interval.high:.0%}): {what}"
