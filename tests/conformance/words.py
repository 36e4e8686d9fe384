"""Whether everything a game says has words in every language, and every rule it names a text."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from naumachia.kernel import AnyGame, Message, Request, Roll
from naumachia.kernel.shown.picture import Scene
from naumachia.text import LANGUAGES, speech

SPACING = {"en": re.compile(r"\s[:;!?,.](\s|$)"), "fr": re.compile(r" [:;!?»]|« ")}
"""Signs that the parts of a sentence were joined with a space too many, or of the wrong kind."""
OF_THE_PROGRAM = ("do-concede", "no-concede", "won-by-concession", "no-over")
"""Giving up is in no rulebook; where a game has a rule for it all the same, it is cited."""


class Words:
    """Collects what cannot be said, so that all of it is told at once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.problems: set[str] = set()
        self._seen: set[bytes] = set()

    def say(self, what: Any) -> None:
        """A message, event, option, refusal, badge, outcome: anything with a key."""
        args = getattr(what, "args", {})
        name = msgspec.json.encode((what.key, args))
        if name not in self._seen:
            self._seen.add(name)
            for lang in LANGUAGES:
                words = speech(lang, self.game.name)
                self.problems.update(words.problems(what.key, args))
                if what.key != "not-offered" and SPACING[lang].search(
                    text := words.phrase(what.key, args)
                ):  # junk is quoted as it is
                    self.problems.add(f"{lang}: {what.key}: spaces in {text!r}")
        if hasattr(what, "rule") and (what.rule or what.key not in OF_THE_PROGRAM):
            self.rule(what.rule)

    def rule(self, rule: str) -> None:
        """A rule id: it begins with the game's prefix and has a text."""
        if rule.encode() in self._seen:
            return
        self._seen.add(rule.encode())
        if not rule.startswith(f"{self.game.prefix}-"):
            self.problems.add(f"rule {rule!r} does not begin with {self.game.prefix}-")
        for lang in LANGUAGES:
            title, text = speech(lang, self.game.name).rule(rule)
            if not title or not text:
                self.problems.add(f"{lang}: no text for rule {rule}")

    def request(self, request: Request) -> None:
        """A prompt, and the lines of secret sheets."""
        self.say(request)
        for blanks in getattr(request, "sheets", {}).values():
            for blank in blanks:
                self.say(blank)
        if isinstance(request, Roll) and request.die.names:
            for key in (f"die-{request.die.name}", *(f"face-{name}" for name in request.die.names)):
                self.say(Message(key))

    def scene(self, scene: Scene) -> None:
        """All that is written on and beside the board."""
        for piece in scene.pieces:
            for what in (piece.label, *piece.badges, *piece.gauges):
                self.say(what)
            for row in piece.sheet:
                self.say(row.label)
                self.say(row.value)
            for track in piece.record:
                for message in (track.part, track.label, *track.names):
                    self.say(message)
        for side in scene.sides:
            for what in (side.label, *side.gauges):
                self.say(what)
        for what in (*scene.where, *(group.label for group in scene.groups)):
            self.say(what)
        if scene.wind is not None:
            self.say(scene.wind.force)

    def frontispiece(self) -> None:
        """Words of the chooser before a match."""
        for key in ("game-name", "game-about", *(f"option-{option.id}" for option in self.game.rules.options)):
            self.say(Message(key))
        for option in self.game.rules.options:
            self.rule(option.rule)
