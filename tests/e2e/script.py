"""A match written beforehand: the same answers and dice every time, so that a blow can be looked at frame by frame."""

from __future__ import annotations

import json
from math import hypot
from typing import Any

from house import House
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from naumachia.games import find
from naumachia.kernel import Event
from naumachia.kernel.shown.picture import Option, Scene
from naumachia.match import Match, view
from naumachia.table.session.messages import SPOKEN, TOKEN

Answers = list[tuple[str, str]]


def eager(scene: Scene, options: tuple[Option, ...], side: str) -> str:
    """At them: strike whom one can, else come nearer."""
    own = [option for option in options if not option.section]
    foes = [piece.pose for piece in scene.pieces if piece.side != side and not piece.gone]

    def far(option: Option) -> float:
        end = option.path[-1]
        return min(hypot(foe.x - end.x, foe.y - end.y) for foe in foes)

    striking = [option for option in own if option.target]
    moving = [option for option in own if option.path]
    return (striking[0] if striking else min(moving, key=far) if moving else own[0]).answer


def written(game: str, scenario: str, seed: str, until: Any, then: str = "", most: int = 400) -> tuple[Answers, list[Event]]:
    """Return the answers of all until one brings the wanted event, and on until a seat must act; and the events of that."""
    kind = find(game)
    match = Match.seeded(kind, kind.load_scenario(scenario), seed=seed, name=scenario)
    answers: Answers = []
    found: list[Event] = []
    while match.waiting and len(answers) < most:
        seat = match.waiting[0]
        ask = view(match, seat).ask
        assert ask is not None
        answer = eager(match.scene(seat), ask.options, match.seats[seat])
        known = len(match.history)
        match.answer(answer, seat)
        answers.append((seat, answer))
        events = [event for turn in match.history[known:] for event in turn.state.events]
        found = found or (events if until(events) else [])
        if found and (not then or match.waiting == (then,)):
            return answers, found
    raise AssertionError("it never came to that")


def blows(kind: str) -> Any:
    """Whether some events hold a blow of a kind that struck home."""
    return lambda events: any(event.blow and event.blow.kind == kind and not event.blow.missed for event in events)


class Hands:
    """Those who sit at the match beside the page, and answer by the book."""

    def __init__(self, house: House, game: str, scenario: str, seed: str, seats: tuple[str, ...]) -> None:
        made = house.match(game, scenario, dict.fromkeys(seats, "human"), seed)
        self.house, self.id, self.tokens = house, made["id"], made["tokens"]

    def address(self, seat: str) -> str:
        """Where the page takes this seat."""
        return f"{self.house.url}#/match/{self.id}?token={self.tokens[seat]}"

    def give(self, answers: Answers) -> None:
        """Answer, each from its own seat."""
        for seat, answer in answers:
            address = self.house.url.replace("http", "ws") + f"ws/{self.id}"
            spoken = [Subprotocol(SPOKEN), Subprotocol(TOKEN + self.tokens[seat])]
            with connect(address, max_size=None, subprotocols=spoken) as line:
                number = json.loads(line.recv())["view"]["number"]
                line.send(json.dumps({"t": "answer", "number": number, "answer": answer}))
                while (heard := json.loads(line.recv()))["t"] != "update":
                    assert heard["t"] != "problem", heard
