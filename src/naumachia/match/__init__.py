"""A match in progress: seats, undo, record, replay, and what each seat may see of it."""

from naumachia.match.chances import forecast
from naumachia.match.match import Match, Turn, UndoReach
from naumachia.match.replay import follow, replay, verify
from naumachia.match.view import LogLine, View, view

__all__ = ["LogLine", "Match", "Turn", "UndoReach", "View", "follow", "forecast", "replay", "verify", "view"]
