"""The view of a seat as numbers: pieces, sides, the question, and the features of the game where it has any.

Everything is read from an imagined world (`Game.imagine`): what a seat may not know is dealt anew and reaches no number. Every
column has a name (`Observer.names`), and a scenario keeps its columns for good.
"""

from __future__ import annotations

from math import cos, radians, sin
from random import Random
from typing import Final
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from naumachia.kernel import Choose, Leg, Orders, Place, State, pending
from naumachia.kernel.shown.picture import Piece, Scene
from naumachia.research.steps import Ground, Steps

KINDS: Final = (Choose, Orders, Leg, Place)
"""Kinds of questions to a seat."""
HASHED: Final = 32
"""Columns for the key of the question: its hash chooses one."""
SPOKEN: Final = 4
"""Last tokens spelled, each as its number by the size of the alphabet."""
OWN: Final = ("mine", "theirs", "x", "y", "sin", "cos", "gone", "acting", "asked")
"""Columns of a piece before its gauges and marks."""

Numbers = NDArray[np.float32]


class Observer:
    """Columns of one scenario, and the numbers in them for a seat."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        picture = ground.game.picture
        scene: Scene = picture.scene(ground.first, None)
        board = picture.board(ground.first)
        self.bounds = board.bounds
        self.pieces = {piece.id: place for place, piece in enumerate(sorted(scene.pieces, key=lambda piece: piece.id))}
        self.gauges = tuple(sorted({gauge.key for piece in scene.pieces for gauge in piece.gauges}))
        self.tracks = tuple(sorted({track.label.key for piece in scene.pieces for track in piece.record if track.boxes}))
        self.camp_gauges = tuple(sorted({gauge.key for side in scene.sides for gauge in side.gauges}))
        features = ground.game.advice.features
        self.features = features.names if features else ()
        columns = (
            *OWN,
            *(f"gauge {key}" for key in self.gauges),
            *(f"boxes {key}" for key in self.tracks),
        )
        self.width = len(columns)
        self.names = (
            *(f"{piece} {column}" for piece in self.pieces for column in columns),
            *(f"{seat} {key}" for seat in ground.seats for key in self.camp_gauges),
            *(f"seat {seat}" for seat in ground.seats),
            *(f"kind {kind.__name__}" for kind in KINDS),
            *(f"question {place}" for place in range(HASHED)),
            *(f"spoken {place}" for place in range(SPOKEN)),
            *("feature side",) * bool(self.features),
            *(f"feature {name}" for name in self.features),
        )
        """Names of all columns."""

    def __len__(self) -> int:
        return len(self.names)

    def imagined(self, steps: Steps, seat: str, number: int) -> State:
        """Return a state that the seat cannot tell from the true one; the same for the same number."""
        state: State = self.ground.game.imagine(steps.state, seat, Random(f"{seat}/{number}"))
        return state

    def numbers(self, steps: Steps, seat: str, number: int = 0) -> Numbers:
        """Return the columns as a seat sees them; `number` names the imagined world."""
        found: Numbers = np.zeros(len(self), np.float32)
        state = self.imagined(steps, seat, number)
        game = self.ground.game
        side = game.rules.seats(state).get(seat, seat)
        scene: Scene = game.picture.scene(state, seat)
        request = pending(state)
        asked = getattr(request, "ship", "")
        mine = steps.actor == seat
        line = steps.line if mine else None
        subject = line.id.split("/")[0].split(">")[0] if line else asked
        for piece in scene.pieces:
            if piece.id in self.pieces:
                at = self.pieces[piece.id] * self.width
                self._piece(found[at : at + self.width], piece, side, scene.acting, subject)
        at = len(self.pieces) * self.width
        shown = {camp.seat: camp for camp in scene.sides}
        for place in self.ground.seats:
            camp = shown.get(place)
            values = {gauge.key: gauge.value / max(1, gauge.maximum) for gauge in camp.gauges} if camp else {}
            for key in self.camp_gauges:
                found[at] = values.get(key, 0.0)
                at += 1
        for place in self.ground.seats:
            found[at] = place == seat
            at += 1
        for kind in KINDS:
            found[at] = isinstance(request, kind)
            at += 1
        if request is not None:
            found[at + crc32((line.key if line else request.key).encode()) % HASHED] = 1.0
        at += HASHED
        if mine:
            spoken = steps.spoken[-SPOKEN:]
            found[at : at + len(spoken)] = [(token + 1) / len(self.ground.alphabet) for token in spoken]
        at += SPOKEN
        if game.advice.features and request is not None:
            turn, parts = game.advice.features.parts(state)
            found[at] = 1.0 if turn == side else -1.0
            for part in parts:
                for column, value in part.numbers:
                    found[at + 1 + column] += value
        return found

    def text(self, steps: Steps, seat: str) -> str:
        """Return what a seat sees in JSON: two positions it cannot tell apart give the same text."""
        state = self.imagined(steps, seat, 0)
        request = pending(state)
        mine = steps.actor == seat
        seen = {
            "scene": self.ground.game.picture.scene(state, seat),
            "question": (request.key, request.rule, request.args) if request else (),
            "actor": steps.actor or "",
            "lines": steps.lines if mine else (),
            "spoken": steps.spoken if mine else (),
        }
        return msgspec.json.encode(seen).decode()

    def _piece(self, row: Numbers, piece: Piece, side: str, acting: str, subject: str) -> None:
        left, top, right, bottom = self.bounds
        pose = piece.pose
        row[: len(OWN)] = (
            piece.side == side,
            piece.side != side,
            (pose.x - left) / max(1e-6, right - left),
            (pose.y - top) / max(1e-6, bottom - top),
            sin(radians(pose.h)),
            cos(radians(pose.h)),
            piece.gone,
            piece.id == acting,
            piece.id == subject,
        )
        at = len(OWN)
        for gauge in piece.gauges:
            if gauge.key in self.gauges:
                row[at + self.gauges.index(gauge.key)] = gauge.value / max(1, gauge.maximum)
        at += len(self.gauges)
        for track in piece.record:
            if track.boxes and track.label.key in self.tracks:
                row[at + self.tracks.index(track.label.key)] += track.marked / track.boxes
