"""A match in progress: seats, undo, record, replay, and what each seat may see of it."""

from naumachia.match.history.turn import Turn
from naumachia.match.history.undo import UndoReach
from naumachia.match.match import Match
from naumachia.match.position.chances import forecast
from naumachia.match.position.questions import weigh, why
from naumachia.match.replays.replay import follow, fork, replay, verify
from naumachia.match.views.late import Past, late, open_scene
from naumachia.match.views.prospects import Prospects, prospects
from naumachia.match.views.view import LogLine, News, View, news, view

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
