"""*War Galley*: fleets of oared warships, squadron by squadron; ram, rake and boarding."""

from __future__ import annotations

from inspect import isclass
from pathlib import Path
from typing import Any

from naumachia.kernel import Frame, Game

from . import (
    activation,
    anastrophe,
    before,
    boarding,
    command,
    desertion,
    evasion,
    follow,
    grapple,
    missiles,
    movement,
    orders,
    rake,
    ram,
    reaction,
    speed,
    squadrons,
    status,
    tournament,
    transfer,
    turn,
    victory,
    view,
    wake,
)
from .begin import OPTIONS, begin
from .charts import Charts
from .evaluate import activation as look
from .evaluate import evaluate
from .market import FLEETS
from .position import faults
from .scenario import Battle
from .state import Sea
from .zones import zones

CHAPTERS = (
    turn, squadrons, command, speed, activation, before, movement, reaction, evasion, ram, rake, anastrophe, missiles, grapple,
    boarding, transfer, desertion, status, victory, tournament, follow, wake, orders,
)  # fmt: skip
FRAMES: tuple[type[Frame[Sea]], ...] = tuple(
    found
    for chapter in CHAPTERS
    for found in vars(chapter).values()
    if isclass(found) and issubclass(found, Frame) and found is not Frame and found.__module__ == chapter.__name__
)
"""Every paragraph of every chapter."""

GAMES: tuple[Game[Any, Any], ...] = (
    Game(
        name="war_galley",
        prefix="WG",
        version=2,
        folder=Path(__file__).parent,
        state=Sea,
        frames=FRAMES,
        charts=Charts,
        scenario=Battle,
        standard="s02-pirates-off-rhodes",
        options=OPTIONS,
        faults=faults,
        begin=begin,
        seats=view.seats,
        seat_labels=view.seat_labels,
        outcome=view.outcome,
        board=view.board,
        scene=view.scene,
        pose=view.place,
        gist=view.gist,
        evaluate=evaluate,
        activation=look,
        tries=view.tries,
        why_not=view.why_not,
        zones=zones,
        fleets=FLEETS,
    ),
)
