"""What a client is shown: boards, pieces, options and messages, and not one rule.

Poses are in world units with x to the right, y down and headings in degrees clockwise from east. A hex game turns its
hexes into poses here, so the board component needs to know neither facings nor millimetres.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from naumachia.kernel.lines import Line
from naumachia.kernel.words import Message

Tone = Literal["good", "warn", "bad", "info"]
"""How a thing strikes the player: its colour."""


class Pose(Struct, frozen=True):
    """A place and a heading in world units."""

    x: float
    y: float
    h: float


class Option(Struct, frozen=True, omit_defaults=True):
    """One answer as a client shows it."""

    answer: str
    key: str
    rule: str
    args: dict[str, Any] = {}
    ship: str = ""
    """The piece that acts."""
    target: str = ""
    """The piece to click, if the option is about one."""
    path: tuple[Pose, ...] = ()
    """The way the acting piece would go; its ghost stands on the last pose."""
    cell: tuple[int, int] | None = None
    """The hex to click."""
    risky: bool = False
    """Dice follow: worth asking for the odds."""
    harm: Message | None = None
    """What it costs the acting piece for certain, in two or three words."""
    confirm: Message | None = None
    """Worth asking once more before it is done, and why."""
    section: Literal["", "aside", "orders", "resign"] = ""
    """Shown apart from the moves: what is seldom wanted (`aside`), a change of standing orders, giving up."""


class Cell(Struct, frozen=True):
    """One hex of the board."""

    q: int
    r: int
    x: float
    y: float
    ground: str = "sea"
    label: str = ""
    """The number printed on the map, if it has one."""


class Board(Struct, frozen=True):
    """The ground of a match; it never changes."""

    kind: Literal["hexes", "plane"]
    bounds: tuple[float, float, float, float]
    """Left, top, right, bottom in world units."""
    size: float
    """Centre to corner of a hex, or the spacing of the grid lines on a plane."""
    flat: bool = False
    """Hexes with flat tops."""
    cells: tuple[Cell, ...] = ()


class Gauge(Struct, frozen=True):
    """A number with a maximum, drawn as a bar."""

    key: str
    value: int
    maximum: int


class Badge(Struct, frozen=True):
    """A short word about a piece."""

    key: str
    tone: Tone = "info"
    args: dict[str, Any] = {}


class Row(Struct, frozen=True):
    """One line of a record sheet."""

    label: Message
    value: Message


class Track(Struct, frozen=True, omit_defaults=True):
    """A row of boxes on a drawn record sheet."""

    part: Message
    """The heading it stands under, with those before it that have the same."""
    label: Message
    kind: Literal["supply", "scale", "harm", "things", "strip"]
    """`supply`: boxes struck out from the end. `scale`: the same with their numbers in them. `harm`: boxes filled from the
    beginning. `things`: names struck out from the end. `strip`: words in cells, one of them the one that counts now."""
    boxes: int = 0
    marked: int = 0
    """How many are struck out or filled; on a strip, the number of the cell that counts now."""
    names: tuple[Message, ...] = ()
    """What stands in the boxes of `things` and `strip`; a cell may be the empty message."""


class Note(Struct, frozen=True, omit_defaults=True):
    """Something foreseen about a plan."""

    key: str
    rule: str
    args: dict[str, Any] = {}
    tone: Tone = "info"
    piece: str = ""
    """The other piece it is about."""


class Planned(Struct, frozen=True, omit_defaults=True):
    """A planned piece at the end of one step."""

    step: int
    pose: Pose
    notes: tuple[Note, ...] = ()


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What is known of a plan while it is written: step by step, and as a whole."""

    line: str
    moves: int
    most: int
    """So many moves the rules would allow it."""
    notes: tuple[Note, ...] = ()
    moments: tuple[Planned, ...] = ()


class Possible(Struct, frozen=True):
    """Where a piece could be at the end of one step, by the rules and its record sheet."""

    poses: tuple[Pose, ...]
    cells: tuple[tuple[int, int], ...]
    """Hexes it could lie on."""


class Piece(Struct, frozen=True):
    """One ship on the board."""

    id: str
    side: str
    label: Message
    kind: str
    """How it is drawn."""
    pose: Pose
    length: float
    beam: float
    cells: tuple[tuple[int, int], ...] = ()
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    sheet: tuple[Row, ...] = ()
    marks: tuple[str, ...] = ()
    """Drawn states: `oars-port`, `oars-starboard`, `fire`, `list`, `battered`, `sail`, `still`, `towers`, `prize`; and of what
    is gone `wreck` or `burnt`: then its remains are drawn where it lay."""
    group: str = ""
    gone: bool = False
    """Sunk or off the map: kept for the record sheet, not drawn, unless a mark says what is left of it."""
    record: tuple[Track, ...] = ()
    """The record sheet as it is drawn, where the game has one."""


class Zone(Struct, frozen=True):
    """A hex about a piece that the rules speak of: its bow, a flank, the range of its bows and arrows."""

    q: int
    r: int
    key: str
    tone: Tone = "info"


class Link(Struct, frozen=True):
    """Something that holds two pieces together."""

    a: str
    b: str
    kind: str


class Group(Struct, frozen=True):
    """Pieces that act together."""

    id: str
    side: str
    label: Message
    done: bool = False
    flagship: str = ""
    range: int = 0
    ships: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    """What there is to say about it beyond its pieces."""


class Wind(Struct, frozen=True):
    """Where the wind blows to, in degrees clockwise from east, and how hard."""

    h: float
    force: Message


class Side(Struct, frozen=True):
    """One seat's camp in the score table."""

    seat: str
    label: Message
    gauges: tuple[Gauge, ...] = ()
    rows: tuple[Row, ...] = ()


class Ask(Struct, frozen=True, omit_defaults=True):
    """What the game waits for. `options` are filled only for a seat that may answer."""

    kind: Literal["choose", "roll", "orders", "reach"]
    key: str
    rule: str
    seats: tuple[str, ...]
    args: dict[str, Any] = {}
    ship: str = ""
    options: tuple[Option, ...] = ()
    sheet: tuple[Line, ...] = ()
    """My order sheet, while I may hand it in or change it."""
    handed: tuple[str, ...] = ()
    """Of secret orders: the seats whose sheets are in."""
    written: tuple[tuple[str, str], ...] = ()
    """My sheet as I handed it in; nobody else is told."""
    bands: tuple[tuple[int, int, int], ...] = ()
    faces: tuple[int, ...] = ()
    count: int = 0
    binding: bool = False
    passing: str = ""
    """The answer that lets the moment pass."""
    stakes: tuple[Message, ...] = ()
    """What hangs on it beyond the options: the loss of a flagship, say."""


class Scene(Struct, frozen=True):
    """Everything on the board, as one seat may see it."""

    pieces: tuple[Piece, ...]
    sides: tuple[Side, ...]
    where: tuple[Message, ...]
    """The place in the sequence of play, from the widest to the narrowest."""
    acting: str = ""
    """The piece whose turn it is."""
    links: tuple[Link, ...] = ()
    groups: tuple[Group, ...] = ()
    wind: Wind | None = None
