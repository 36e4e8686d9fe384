"""A match in progress: seats, undo, record, replay, and what each seat may see of it."""

from naumachia.match.chances import forecast
from naumachia.match.late import Past, late, open_scene
from naumachia.match.match import Match
from naumachia.match.prospects import Prospects, prospects
from naumachia.match.questions import weigh, why
from naumachia.match.replay import follow, fork, replay, verify
from naumachia.match.turn import Turn
from naumachia.match.undo import UndoReach
from naumachia.match.view import LogLine, News, View, news, view

__all__ = [
    "LogLine",
    "Match",
    "News",
    "Past",
    "Prospects",
    "Turn",
    "UndoReach",
    "View",
    "follow",
    "forecast",
    "fork",
    "late",
    "news",
    "open_scene",
    "prospects",
    "replay",
    "verify",
    "view",
    "weigh",
    "why",
]
