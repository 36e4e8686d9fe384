"""The table in the terminal: programs answer by themselves, people are asked, everybody reads the log."""

from __future__ import annotations

from typing import TypeVar

from naumachia.cli.chart import draw, ends, state_of, strikes
from naumachia.cli.common import out
from naumachia.cli.dice import fallen, in_hand, numbered, sides
from naumachia.kernel import (
    Answer,
    Band,
    Line,
    Message,
    Orders,
    Pick,
    Plot,
    Region,
    Sealed,
    Several,
    Split,
    Station,
    print_answer,
)
from naumachia.kernel.errors import AnswerError, DiceError, Illegal
from naumachia.kernel.odds import Share
from naumachia.kernel.shown.picture import Ask, Option
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match import Match, why
from naumachia.match.history.turn import CHANCE
from naumachia.match.views.view import ask
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
        told = told if quiet else tell(match, words, told, reader)
        if match.request is None:
            return
        seat = next((seat for seat in match.waiting if seat in programs), match.waiting[0])
        if seat in programs:
            match.answer(programs[seat].choose(match.state, seat), seat)
        else:
            turn(match, seat, words)
            told = min(told, len(match.events_for(reader)))


def tell(match: Match, words: Speech, told: int, reader: str | None) -> int:
    """Print the events that were not told yet, as a reader may know them; return how many there are."""
    events = match.events_for(reader)
    for _, event in events[told:]:
        if not words.say(event):  # a mark of the film
            continue
        dice = fallen(event, words)
        out.print(f"{dice + ' ' if dice else ''}{words.say(event)}{cited(event.rule)}", markup=False)
    return len(events)


def turn(match: Match, seat: str, words: Speech) -> None:
    """Ask a person until the match has moved on."""
    number = match.number
    asked = ask(match, seat if seat != CHANCE else None)
    assert asked is not None
    numbered_options = _names(asked.options)
    if seat != CHANCE:
        _board(match, seat, words, numbered_options)
    out.print(f"{seat + ': ' if seat else ''}{words.say(Message(asked.key, asked.args))}{cited(asked.rule)}", markup=False)
    for name, option in numbered_options.items():
        _offer(match, name, option, words)
    for line in sides(asked, words):
        out.print(f"  {line}", markup=False)
    if asked.sheet:
        _form(match, seat, asked, words)
    if asked.leg:
        out.print(words.phrase("cli-leg", {"open": "; ".join(map(_may_go, asked.leg.bands))}), markup=False)
    if asked.region:
        out.print(words.phrase("cli-place", {"open": _may_lie(asked.region)}), markup=False)
    named = [option.answer for option in asked.options if option.section in ("aside", "resign")]
    if named:
        out.print(words.phrase("cli-also", {"answers": ", ".join(named)}), markup=False)
    while match.number == number:
        try:
            text = out.input(f"{_prompt(match, numbered_options, asked, words)} > ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        try:
            _obey(match, seat, text, asked, words)
        except Illegal as error:
            out.print(f"! {words.say(error.refusal)}{cited(error.refusal.rule)}", markup=False)
        except (AnswerError, DiceError) as error:
            out.print(f"! {words.say(error.message)}", markup=False)
        except (ValueError, KeyError):
            out.print(f"! {words.phrase('cli-pick')}", markup=False)


def _board(match: Match, seat: str, words: Speech, options: dict[str, Option]) -> None:
    """The board, with the numbers of options on the hexes where they end, and what each ship has left."""
    board, scene = match.game.picture.board(match.state), match.scene(seat)
    out.print(draw(board, scene, out.width if out.is_terminal else 0, ends(board, options)))
    for line in state_of(scene, words):
        out.print(line, markup=False)


def _offer(match: Match, name: str, option: Option, words: Speech) -> None:
    """One option: its number, its words, what it strikes and costs, and its odds where dice follow."""
    also = "" if name == option.answer else f" ({option.answer})"
    told = [words.say(option) + also + cited(option.rule)]
    scene = match.game.picture.scene(match.state, match.waiting[0])
    if struck := strikes(scene, option, words):
        told.append(struck)
    if option.harm is not None:
        told.append(words.phrase(option.harm.key, option.harm.args))
    out.print(f"  {name:>2} {' – '.join(told)}", markup=False)
    if option.risky:
        for line in brief(match, match.forecast(answer_of(match, option)), words):
            out.print(f"        {line}", markup=False)


def _prompt(match: Match, options: dict[str, Option], asked: Ask, words: Speech) -> str:
    """Return the prompt: the possible inputs, with an example of each command that applies here."""
    names = list(options)
    risky = next((name for name, option in options.items() if option.risky), "")
    ship = next((piece.id for piece in match.scene(None).pieces if not piece.gone), "")
    parts = [f"{names[0]}-{names[-1]}" if len(names) > 1 else "".join(names), words.phrase("cli-type-help")]
    parts.append(words.phrase("cli-type-undo"))
    parts.append(words.phrase("cli-type-odds", {"option": risky}) if risky else "")
    parts.append(words.phrase("cli-type-why", {"ship": ship}) if ship else "")
    parts.append(words.phrase("cli-type-orders") if any(option.section == "orders" for option in asked.options) else "")
    return ", ".join(part for part in (*parts, words.phrase("cli-type-rest")) if part)


def _form(match: Match, seat: str, asked: Ask, words: Speech) -> None:
    """An order sheet, line by line, and how it is written."""
    for line in asked.sheet:
        out.print(f"  {line.id:>8}  {words.say(Message(line.key, line.args))}: {may_write(line)}", markup=False)
    request = match.request
    assert isinstance(request, Orders)
    out.print(words.phrase("cli-sheet", {"example": print_answer(_example(request, seat))}), markup=False)


def _example(request: Orders, seat: str) -> Sealed:
    """A sheet in which something is ordered, as an example of how one is written."""
    return next((sheet for sheet in request if sheet.seat == seat and sheet != request.plain(seat)), request.plain(seat))


def may_write(line: Line) -> str:
    """Return the orders a line of a sheet takes, in short."""
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
    """Return the input for each move: its number, or the answer itself where answers are numbers.

    Giving up and standing orders have no number: they are typed by name.
    """
    moves = [option for option in options if option.section == ""]
    if any(option.answer.isdecimal() for option in moves):
        return {option.answer: option for option in moves}
    return {str(place): option for place, option in enumerate(moves, 1)}


def _obey(match: Match, seat: str, text: str, asked: Ask, words: Speech) -> None:
    options = _names(asked.options)
    command, _, rest = text.partition(" ")
    match command:
        case "":
            raise ValueError
        case "?":
            out.print(words.phrase("cli-help"), markup=False)
        case "q":
            if match.autosave is not None or not match.history or _sure(Message("cli-leave"), words):
                raise Quit
        case "u":
            match.undo(seat)
        case "r":
            match.redo(seat)
        case "b":
            _board(match, seat, words, options)
        case "s":
            for option in asked.options:
                if option.section == "orders":
                    out.print(f"  {option.answer:28} {words.say(option)}", markup=False)
        case "o":
            _odds(match, options, rest, words)
        case "w":
            _why(match, seat, rest, words)
        case _:
            chosen = options.get(text) or next((option for option in asked.options if option.answer == text), None)
            if chosen is None and isinstance(match.request, Orders) and ":" not in text:
                example = print_answer(_example(match.request, seat))
                out.print(f"! {words.phrase('cli-sheet', {'example': example})}", markup=False)
            elif chosen is None:
                match.answer(match.read(numbered(match.request, text, words), seat), seat)
            elif _may(chosen, words):
                match.answer(match.read(chosen.answer, seat), seat)


def _may(option: Option, words: Speech) -> bool:
    """Whether the person means it; asked of giving up, and of what the game would have asked about."""
    question = Message("cli-concede") if option.section == "resign" else option.confirm
    return question is None or _sure(question, words)


def _sure(question: Message, words: Speech) -> bool:
    try:
        reply = out.input(f"{words.say(question)} {words.phrase('cli-sure')} > ", markup=False)
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    return reply.strip().casefold() in ("y", "yes", "o", "oui")


def _odds(match: Match, options: dict[str, Option], name: str, words: Speech) -> None:
    """Every outcome of an option; without a name, of the only one with dice."""
    risky = [one for one, option in options.items() if option.risky]
    name = name or (risky[0] if len(risky) == 1 else "")
    if name not in options:
        example = risky[0] if risky else next(iter(options), "")
        said = words.phrase("cli-odds-of", {"example": example}) if example else words.phrase("cli-odds-none")
        out.print(f"! {said}", markup=False)
        return
    for share in match.odds(answer_of(match, options[name])):
        out.print(f"    {shares_text(share, words)}", markup=False)


def _why(match: Match, seat: str, ship: str, words: Speech) -> None:
    """Print the actions of a ship and the rule that bars each; without a name, those of the only ship."""
    ships = [piece.id for piece in match.scene(seat).pieces if not piece.gone]
    ship = ship or (ships[0] if len(ships) == 1 else "")
    if ship not in {piece.id for piece in match.scene(seat).pieces}:
        out.print(f"! {words.phrase('cli-why-of', {'ships': ', '.join(ships)})}", markup=False)
        return
    for action, refusal, _ in why(match.game, match.state, seat, ship).tries:
        said = f"{words.say(refusal)}{cited(refusal.rule)}" if refusal else words.phrase("cli-why-free")
        out.print(f"    {action:18} {said}", markup=False)


def answer_of(match: Match, option: Option) -> Answer:
    """The answer an option stands for."""
    return match.read(option.answer, match.waiting[0])


T = TypeVar("T")
FAINT = 0.05
"""So few points on average that with one decimal they would read as nothing."""


def brief(match: Match, found: Forecast, words: Speech) -> list[str]:
    """A forecast in a few lines: the headline, then what each ship stands to lose."""
    labels = {piece.id: piece.label for piece in match.game.picture.scene(match.state, None).pieces}
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


def _chance(share: Share[T]) -> str:
    if share.exact is not None:
        return f"{float(share.exact):.0%} ({share.exact})"
    return f"≈ {share.probability:.0%} ({share.interval.low:.0%} – {share.interval.high:.0%})"


def shares_text(share: Share[tuple[Message, ...]], words: Speech) -> str:
    """One line of odds: the fraction or the interval, and what it leads to."""
    what = ", ".join(words.phrase(message.key, message.args) for message in share.what)
    if share.exact is not None:
        return f"{share.exact!s:>7} ({float(share.exact):.0%}): {what}"
    return f"≈ {share.probability:.0%} ({share.interval.low:.0%} – {share.interval.high:.0%}): {what}"
