"""The kernel: requests, frames, states and one function, `step`. It imports nothing of ours."""

from naumachia.kernel.charts import Chart
from naumachia.kernel.dice import Scripted, Seeded, Source
from naumachia.kernel.game import Game, OptionalRule, Scenario, Setting, Words, frames_in
from naumachia.kernel.lines import Line, Node, Pick, Plot, Several, Shift, Split, graph
from naumachia.kernel.luck import Luck
from naumachia.kernel.request import (
    D6,
    Answer,
    Band,
    Choose,
    Die,
    Orders,
    Reach,
    Request,
    Roll,
    Sealed,
    parse_answer,
    print_answer,
)
from naumachia.kernel.state import Frame, Sheets, State, pending, settle, step
from naumachia.kernel.words import Blow, Event, Message, Refusal

__all__ = [
    "D6",
    "Answer",
    "Band",
    "Blow",
    "Chart",
    "Choose",
    "Die",
    "Event",
    "Frame",
    "Game",
    "Line",
    "Luck",
    "Message",
    "Node",
    "OptionalRule",
    "Orders",
    "Pick",
    "Plot",
    "Reach",
    "Refusal",
    "Request",
    "Roll",
    "Scenario",
    "Scripted",
    "Sealed",
    "Seeded",
    "Setting",
    "Several",
    "Sheets",
    "Shift",
    "Source",
    "Split",
    "State",
    "Words",
    "frames_in",
    "graph",
    "parse_answer",
    "pending",
    "print_answer",
    "settle",
    "step",
]
