"""Positions in a short notation: `A1 5-rom3 2319 N max F2 grappled:B1`."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.war_galley.state import Activation, Move, Sea
from naumachia.kernel import Event, Orders, Request, parse_answer, pending, step
from naumachia.kernel.errors import Illegal

GAME = find("war_galley")
SHIP = re.compile(r"([AB])\d+")


def _mark(word: str) -> dict[str, Any]:
    """One marker of a ship."""
    name, _, value = word.partition(":")
    if re.fullmatch(r"F\d", word):
        return {"fatigue": int(word[1])}
    if word in ("captured", "C0"):
        return {"captured": True, "crew": 0, "marines": 0}
    if re.fullmatch(r"[CM]\d", word):
        return {"crew" if word[0] == "C" else "marines": int(word[1])}
    if name in ("fouled", "rammed_by"):
        return {name: tuple(value.split(","))}
    if name == "grappled":
        pairs = (link.partition("=") for link in value.split(","))
        return {name: {partner: held for partner, _, held in pairs}}
    if name in ("aground", "tired_on", "used"):
        return {name: int(value)}
    if name == "prize":
        return {"side": value, "captured": True, "crew": 0, "marines": 0}
    if name in ("sails", "gone"):
        return {name: value}
    if word in ("P", "S", "PS"):
        return {"crippled": word}
    if word == "max":
        return {"level": "max"}
    if word == "jettisoned":
        return {"towers": False, "jettisoned": True}
    return {word: True}


def _linked(marks: dict[str, dict[str, Any]]) -> None:
    """Links hold both ends."""
    for ship, mark in list(marks.items()):
        for other in mark.get("fouled", ()):
            marks[other]["fouled"] = tuple(dict.fromkeys((*marks[other].get("fouled", ()), ship)))
        for other, held in mark.get("grappled", {}).items():
            marks[other].setdefault("grappled", {}).setdefault(ship, held)


def battle(*ships: str, chiefs: dict[str, str] | None = None, **rest: Any) -> dict[str, Any]:
    """The tables of a position. Each ship has a squadron of its own, `a1` for A1, with a commander if `chiefs` names one:
    `ADM 6 3` for an admiral of range 6 and initiative 3, `SC 5`.
    """
    squadrons: dict[str, Any] = {}
    marks: dict[str, dict[str, Any]] = {}
    for text in sorted(ships, key=lambda text: (text[0], int(text.split()[0][1:]))):
        name, model, bow, facing, *words = text.split()
        found = SHIP.fullmatch(name)
        assert found, text
        line: dict[str, Any] = {"model": model, "bows": [bow], "facing": facing}
        squadrons[name.lower()] = {"side": found[1], "name": {"en": name, "fr": name}, "lines": [line]}
        marks[name] = {}
        for word in words:
            marks[name] |= _mark(word)
    _linked(marks)
    for name, text in (chiefs or {}).items():
        kind, reach, *value = text.split()
        chief = {"name": {"en": name, "fr": name}, "kind": kind, "range": int(reach)}
        squadrons[name.lower()]["commander"] = chief | ({"initiative": int(value[0])} if value else {})
    ashore = [text.split()[2] for text in ships if "aground:" in text]
    if ashore:  # WG-R44 there is land under the bow of a ship aground
        blocks = [{"cols": [int(at[:2])] * 2, "rows": [int(at[2:])] * 2} for at in ashore]
        rest["land"] = [*rest.get("land", ()), *blocks]
    position = {"phase": "activate", "acting": ["A1"]} | rest.pop("position", {})
    if position["phase"] not in ("activate", "board"):
        del position["acting"]
    position["ships"] = {name: mark for name, mark in marks.items() if mark}
    sides = {
        side: {"name": {"en": side, "fr": side}, "victory": 90, "edge": edge} | rest.pop(side, {})
        for side, edge in (("A", "bottom"), ("B", "top"))
    }
    head = {"game": "war_galley", "title": {"en": "Test", "fr": "Essai"}, "map": {"cols": 60, "rows": 40}}
    return head | {"sides": sides, "squadrons": squadrons, "position": position} | rest


def afloat(*ships: str, options: dict[str, int] | None = None, watch: int = 0, reply: int = 0, **rest: Any) -> Sea:
    """The first state of a position; standing orders are silent unless `watch` or `reply` says otherwise."""
    chosen = {"watch": watch, "reply": reply} | (options or {})
    found = GAME.start(GAME.check_scenario(battle(*ships, **rest), "test"), chosen, None)
    assert isinstance(found, Sea)
    return found


def draft(*ships: str, **rest: Any) -> Sea:
    """A position that may be changed at will."""
    return afloat(*ships, **rest).copy()


def moving(*ships: str, move: dict[str, Any] | None = None, acting: dict[str, Any] | None = None, **rest: Any) -> Sea:
    """The same in the middle of the move of A1, which has announced 3 MP, in an activation of all ships of its side."""
    sea = draft(*ships, **rest)
    mine = tuple(ship.id for ship in sea.ships.values() if ship.side == "A")
    sea.activation = replace(Activation("A", ("a1",), mine), **(acting or {}))
    sea.move = replace(Move("A1", left=3, announced=True), **(move or {}))
    return sea


Fall = str | int | tuple[int, int]


def on(sea: Sea, *answers: Fall) -> Sea:
    """Answers and dice, one after the other."""
    for answer in answers:
        request = pending(sea)
        assert request is not None, answer
        if isinstance(answer, str) and isinstance(request, Orders):
            seat, _, sheet = answer.partition("=")
            sea = step(sea, parse_answer(request, sheet, seat))
        else:
            sea = step(sea, tuple(sorted(answer)) if isinstance(answer, tuple) else answer)
    return sea


def offered(sea: Sea) -> list[str]:
    """Return the seat's answers, but for giving up or changing its standing orders."""
    request = pending(sea)
    return [] if request is None else [str(answer) for answer in request if answer not in request.asides]


def asked(sea: Sea) -> str:
    """The key of the request."""
    request: Request | None = pending(sea)
    return request.key if request is not None else ""


def refused(sea: Sea, answer: str) -> str:
    """The rule that forbids an answer."""
    with pytest.raises(Illegal) as caught:
        step(sea, answer)
    return caught.value.refusal.rule


def told(sea: Sea) -> list[str]:
    """The keys of what the last answer brought about."""
    return [event.key for event in sea.events]


def event(sea: Sea, key: str) -> Event:
    """One thing that the last answer brought about."""
    return next(event for event in sea.events if event.key == key)
