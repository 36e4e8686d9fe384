"""The kernel: requests, frames, states and one function, `step`. It imports nothing of ours."""

from naumachia.kernel.acts import Act, Acts, Deciding, always, never, nothing
from naumachia.kernel.charts import Chart
from naumachia.kernel.dice import Scripted, Seeded, Source
from naumachia.kernel.game import Game, OptionalRule, Scenario, Setting, Words, frames_in
from naumachia.kernel.lines import Line, Node, Pick, Plot, Several, Shift, Split, graph
from naumachia.kernel.luck import Luck
from naumachia.kernel.request import (
    CONCEDE,
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
from naumachia.kernel.state import Beside, Frame, Sheets, State, pending, refusal, settle, show, step
from naumachia.kernel.words import Blow, Event, Message, Refusal

__all__ = [
    "CONCEDE",
    "D6",
    "Act",
    "Acts",
    "Answer",
    "Band",
    "Beside",
    "Blow",
    "Chart",
    "Choose",
    "Deciding",
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
    "always",
    "frames_in",
    "graph",
    "never",
    "nothing",
    "parse_answer",
    "pending",
    "print_answer",
    "refusal",
    "settle",
    "show",
    "step",
]
