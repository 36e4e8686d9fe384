"""Expectations of a vector, and where a position differs from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from naumachia.kernel import Event, Message, print_answer, step
from naumachia.kernel.errors import Illegal, NaumachiaError
from naumachia.kernel.words import Args, Plain
from naumachia.match.match import Match


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that the rules forbid, and the rule that does."""

    answer: str
    rule: str


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Expected refusal of an action of a ship: the rule, or "" for none."""

    ship: str
    action: str
    rule: str


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended; the winner "" is a draw."""

    winner: str
    rule: str


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """How likely an answer leads to something: the key of a gist, with the ship and the values it speaks of."""

    answer: str
    what: str
    p: Annotated[str, Meta(pattern="^[0-9]+(/[1-9][0-9]*)?$")]
    """A fraction, such as "1/2"."""
    ship: str = ""
    args: Args = {}


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, with what it told; what is left out may be anything."""

    key: str
    rule: str = ""
    ship: str = ""
    dice: list[int] | None = None
    args: Args = {}
    """Values of the event: numbers; ships by their id; modifiers as a table of names, all of them."""


class Expect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Expected values; those left out may be anything."""

    state: dict[str, Plain] = {}
    """A part of the position as JSON: tables may leave keys out, lists and empty tables are whole; hexes and directions may be
    written as set-up files write them."""
    seat: str | None = None
    request: str | None = None
    """The key of the request."""
    options: list[str] | None = None
    """Exactly the answers offered, in any order; asides, which are no moves, not counted."""
    offers: list[str] = []
    lacks: list[str] = []
    refused: list[Refused] = []
    why: list[Why] = []
    events: list[str | Told] = []
    """Keys, or keys with values, in the order in which they came; others may stand between them."""
    result: Result | None = None
    odds: list[Chance] = []


def unmet(expect: Expect, match: Match, events: list[Event]) -> Iterator[str]:
    """Every expectation that does not hold, in words; `events` are those it speaks of."""
    if expect.state:
        yield from _differences(expect.state, match.state, "state", match)
    yield from _unmet_request(expect, match)
    for refused in expect.refused:
        yield from _differs(f"refusal of {refused.answer}", refused.rule, _refusal(match, refused.answer))
    for why in expect.why:
        bar = match.game.telling.why_not(match.state, why.ship, why.action)
        yield from _differs(f"why not {why.ship} {why.action}", why.rule, bar.rule if bar else "")
    yield from _unmet_events(expect, events)
    if expect.result is not None:
        end = match.outcome
        yield from _differs("result", expect.result, Result(end.winner or "", end.rule) if end else None)
    for chance in expect.odds:
        yield from _unmet_odds(match, chance)


def _unmet_events(expect: Expect, events: list[Event]) -> Iterator[str]:
    """The first event that did not come in its place, or came with other values."""
    left = iter(events)
    for wanted in expect.events:
        told = Told(wanted) if isinstance(wanted, str) else wanted
        if not any(_told(told, event) for event in left):
            alike = [f"{event.key} {event.args}" for event in events if event.key == told.key]
            came = "; ".join(alike) if alike else ", ".join(event.key for event in events)
            yield f"events: {wanted} did not come in its place; there came {came}"
            return


def _told(wanted: Told, event: Event) -> bool:
    return (
        wanted.key == event.key
        and wanted.rule in ("", event.rule)
        and wanted.ship in ("", event.ship)
        and wanted.dice in (None, list(event.dice))
        and all(name in event.args and _means(value, event.args[name]) for name, value in wanted.args.items())
    )


def _means(wanted: object, found: object) -> bool:
    """Whether a value of an event is what a file writes: a message goes by its key, its id or its values."""
    if isinstance(found, Message) and isinstance(wanted, dict):
        return all(name in found.args and _means(value, found.args[name]) for name, value in wanted.items())
    if isinstance(found, Message):
        return str(wanted) in (found.key, *map(str, found.args.values()))
    if isinstance(found, tuple) and isinstance(wanted, dict):
        named = {message.key.partition("-")[2] or message.key: message.args.get("value") for message in found}
        return named == wanted
    if isinstance(found, tuple) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(_means, wanted, found))
    return bool(wanted == found)


def _unmet_request(expect: Expect, match: Match) -> Iterator[str]:
    request = match.request
    offered = [print_answer(answer) for answer in request] if request is not None and match.waiting != ("",) else []
    if expect.seat is not None and expect.seat not in match.waiting:
        yield f"seat: {expect.seat} expected, {match.waiting} to answer"
    if expect.request is not None:
        yield from _differs("request", expect.request, request.key if request else None)
    if expect.options is not None:
        asides = request.asides if request is not None else ()
        plays = (answer for answer in offered if answer not in asides)
        yield from _differs("options", Counter(expect.options), Counter(plays))
    yield from (f"offers: {answer} is not among {offered}" for answer in expect.offers if answer not in offered)
    yield from (f"lacks: {answer} is offered" for answer in expect.lacks if answer in offered)


def _differs(what: str, wanted: object, found: object) -> Iterator[str]:
    if wanted != found:
        yield f"{what}: {wanted} expected, {found} found"


def _differences(wanted: object, found: object, where: str, match: Match) -> Iterator[str]:
    """Where a part of a position is not as wanted; values that a file leaves out because they are usual count too."""
    if wanted and isinstance(wanted, dict) and isinstance(found, dict | Struct):
        for name, value in wanted.items():
            inner = found.get(name) if isinstance(found, dict) else getattr(found, name, None)
            yield from _differences(value, inner, f"{where}.{name}", match)
    elif isinstance(wanted, str) and not isinstance(found, str) and found is not None:
        yield from _differs(where, wanted, match.game.rules.written(where.rpartition(".")[2], found))
    else:
        yield from _differs(where, wanted, msgspec.json.decode(msgspec.json.encode(found)))


def _refusal(match: Match, answer: str) -> str | None:
    """The rule that refuses an answer; nothing when it is taken."""
    try:
        step(match.state, match.read(answer, next(iter(match.waiting), "")))
    except Illegal as error:
        return error.refusal.rule
    except NaumachiaError as error:
        return str(error)
    return None


def _unmet_odds(match: Match, chance: Chance) -> Iterator[str]:
    """The exact probability that the gist of an answer speaks of something; a chance that nothing speaks of is no chance."""
    labels = {piece.id: piece.label for piece in match.game.picture.scene(match.state, None).pieces}
    answer = match.read(chance.answer, next(iter(match.waiting), ""))
    about = f"odds of {chance.what} by {chance.answer}"

    def speaks(message: Message) -> bool:
        return (
            message.key == chance.what
            and (not chance.ship or labels.get(chance.ship) in message.args.values())
            and chance.args.items() <= message.args.items()
        )

    shares = match.odds(answer)
    if any(share.exact is None for share in shares):
        yield f"{about}: too much to be counted, there is only an estimate"
        return
    spoken = [share for share in shares if any(map(speaks, share.what))]
    if not spoken and Fraction(chance.p):
        yield f"{about}: nothing speaks of it; it may lead to {'; '.join(str(m) for share in shares for m in share.what)}"
        return
    yield from _differs(about, Fraction(chance.p), sum((share.exact or Fraction(0) for share in spoken), Fraction(0)))
