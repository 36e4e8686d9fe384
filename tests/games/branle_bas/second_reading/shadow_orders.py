"""Standing orders as the second reading keeps them: written from what a player is promised, not from the engine."""

from __future__ import annotations

from random import Random
from typing import Any

from expected import choice
from games.branle_bas.second_reading.lines import line_of
from games.branle_bas.second_reading.world import World
from naumachia.kernel import pending, step

OFTEN = 0.03
"""How often the orders are taken up at a question."""


class Standing:
    """Standing orders in force, by seat."""

    def __init__(self) -> None:
        self.last = dict[str, str]()
        """The last order of each squadron."""
        self.lines = dict[str, tuple[int, str]]()
        """The wind under which a standing order was given, and who led; nobody yet where it was given beside a question."""
        self.quiet = set[tuple[str, str]]()

    def says(self, world: World, what: str, of: Any) -> str | None:
        """Answers that an order gives without a question."""
        if what == "form" and of[0] in self.lines:
            wind, leader = self.lines[of[0]]
            now = line_of(world, of[0])[0]
            if self.last[of[0]] == "free" or (wind == world.wind and leader in ("", now)):
                self.lines[of[0]] = world.wind, now
                return self.last[of[0]]
        if what == "anchor" and (world.ships[of].controller, "stay") in self.quiet:
            return "stay"
        return "" if what == "scuttle" and (of[0], "keep") in self.quiet else None

    def declare(self, world: World, squadron: str, request: Any, rng: Random) -> tuple[str, str]:
        """An order for this turn or for longer; the last one is offered first, and only that one for longer."""
        last = self.last.get(squadron, "succession")
        assert request.answers[0] == last, (request, last)
        assert sorted(request.answers) == ["free", "succession", "together"]
        assert request.shortcuts == (f"stand:{last}",)
        self.lines.pop(squadron, None)
        if rng.random() < 0.4:
            self.last[squadron], self.lines[squadron] = last, (world.wind, line_of(world, squadron)[0])
            return f"stand:{last}", last
        word = self.last[squadron] = rng.choice(("together", "succession", "succession", "free"))
        return word, word

    def taken_up(self, world: World, sea: Any, rng: Random) -> Any:
        """Now and then the orders are changed beside another question, which stands afterwards; nothing else has changed."""
        request: Any = pending(sea)
        if "orders" not in request.asides or rng.random() > OFTEN:
            return None
        menu = step(sea, "orders")
        whom = str(rng.choice([answer for answer in choice(menu).moves if answer != "back"]))
        asked = step(menu, whom)
        word = rng.choice(choice(asked).moves)
        if word == "back":
            return step(asked, word)
        kind, _, order = word.partition(":")
        squadron = whom.partition(":")[2]
        if kind != "line":
            (self.quiet.discard if order == "ask" else self.quiet.add)((request.seat, {"anchor": "stay", "prizes": "keep"}[kind]))
        elif order == "ask":
            self.lines.pop(squadron, None)
        else:
            self.last[squadron], self.lines[squadron] = order, (world.wind, "")
        return step(asked, word)
