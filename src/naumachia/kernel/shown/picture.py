"""Data shown to a client: boards, pieces, options and messages, without any rule.

Poses are in world units with x to the right, y down and headings in degrees clockwise from east. A hex game turns its
hexes into poses here, so the board component needs to know neither facings nor millimetres.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal

from msgspec import Struct

from naumachia.kernel.orders.regions import Band, Region, Spot
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.kernel.shown.record_sheet import Counter, Gauge, Row, Standing, Track
from naumachia.kernel.words import Args, Message

Tone = Literal["good", "warn", "bad", "info"]
"""How a thing strikes the player: its colour."""


class Pose(Struct, frozen=True, gc=False):
    """A place and a heading in world units."""

    x: float
    y: float
    h: float


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """One answer as a client shows it."""

    answer: str
    key: str
    rule: str
    args: Args = {}
    ship: str = ""
    """The piece that acts."""
    target: str = ""
    """The piece the option is aimed at: the one it rams, shoots at or boards. It is the piece to click."""
    path: tuple[Pose, ...] = ()
    """The way the acting piece would go; its ghost stands on the last pose."""
    cell: tuple[int, int] | None = None
    """The hex to click."""
    risky: bool = False
    """Dice follow: worth asking for the odds."""
    harm: Message | None = None
    """Certain cost to the acting piece itself, in two or three words."""
    touches: tuple[str, ...] = ()
    """The pieces it would run into or lie against beside its target."""
    notes: tuple[Message, ...] = ()
    """Facts for weighing it: the side it touches, the angle, and how that counts."""
    company: tuple[tuple[str, Pose], ...] = ()
    """Other pieces that would go along, and where each would come to lie."""
    then: tuple[str, ...] = ()
    """The answers that would follow, up to the one with the dice: the odds told with this option are those of the last."""
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


class Measure(Struct, frozen=True):
    """How players measure on a plane, and how what they measure lies in the world. Headings go clockwise for both."""

    unit: str = "mm"
    """Named by the message `unit-{unit}`."""
    size: float = 1.0
    """World units to one of theirs."""
    origin: tuple[float, float] = (0.0, 0.0)
    """Where their 0, 0 lies in the world."""
    up: bool = True
    """Their y grows upwards; else downwards, as the world's does."""
    north: float = -90.0
    """The heading in the world of their heading 0."""


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
    measure: Measure | None = None
    """Of a plane: how its players measure."""


class Badge(Struct, frozen=True, gc=False):
    """A short word about a piece."""

    key: str
    tone: Tone = "info"
    args: Args = {}


class Note(Struct, frozen=True, omit_defaults=True):
    """Something foreseen about a plan."""

    key: str
    rule: str
    args: Args = {}
    tone: Tone = "info"
    piece: str = ""
    """The other piece it is about."""


class Planned(Struct, frozen=True, omit_defaults=True):
    """A planned piece at the end of one step."""

    step: int
    pose: Pose
    notes: tuple[Note, ...] = ()


class Foresight(Struct, frozen=True, omit_defaults=True):
    """Foresight of a plan while it is written: step by step, and as a whole."""

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


class Piece(Struct, frozen=True, gc=False):
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
    is gone `wreck` or `burnt`: then its remains are drawn where it lay. Of ships with masts also: `no-fore`, `no-main`,
    `no-mizzen` (masts that are down), `wreck-port`, `wreck-starboard` (rigging over that side), `crowded` (every sail set),
    `furled`, `anchor`, `no-rudder`, `blaze` (more than one fire), `flag-retreat`, `flag-rout`, `flag-struck`."""
    group: str = ""
    gone: bool = False
    """Sunk or off the map: kept for the record sheet, not drawn, unless a mark says what is left of it."""
    standing: tuple[Standing, ...] = ()
    counters: tuple[Counter, ...] = ()
    record: tuple[Track, ...] = ()
    """The record sheet as it is drawn, where the game has one."""


class Zone(Struct, frozen=True):
    """A hex about a piece that the rules speak of: its bow, a flank, the range of its bows and arrows."""

    q: int
    r: int
    key: str
    tone: Tone = "info"


class Shape(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something on the plane that the rules speak of, in world units: an arc, a range, a side of a hull, a shore.

    `key` is the message that names it, drawn along with it. Made by `sector`, `ring`, `around`, `sides` and `polygon`.
    """

    kind: Literal["sector", "hull", "polygon"]
    key: str
    tone: Tone = "info"
    at: Pose | None = None
    near: float = 0.0
    far: float = 0.0
    """A sector lies between these distances from its point; a hull's rim is so far from its sides."""
    arc: tuple[float, float] = (-180.0, 180.0)
    """From which to which angle off the heading, clockwise."""
    length: float = 0.0
    beam: float = 0.0
    points: tuple[tuple[float, float], ...] = ()

    @classmethod
    def sector(cls, key: str, at: Pose, arc: tuple[float, float], far: float, near: float = 0.0, tone: Tone = "info") -> Shape:
        """An arc of fire, a searchlight: between two angles off the heading of a pose, between two distances from it."""
        return cls("sector", key, tone, at, near, far, arc)

    @classmethod
    def ring(cls, key: str, at: Pose, far: float, near: float = 0.0, tone: Tone = "info") -> Shape:
        """A range measured from a point."""
        return cls("sector", key, tone, at, near, far)

    @classmethod
    def around(cls, key: str, at: Pose, length: float, beam: float, far: float, tone: Tone = "info") -> Shape:
        """A range measured from the nearest part of a hull."""
        return cls("hull", key, tone, at, 0.0, far, length=length, beam=beam)

    @classmethod
    def polygon(cls, key: str, points: tuple[tuple[float, float], ...], tone: Tone = "info") -> Shape:
        """An area: land, a shore, a place to deploy."""
        return cls("polygon", key, tone, points=points)

    @classmethod
    def sides(cls, key: str, at: Pose, length: float, beam: float, far: float) -> tuple[Shape, ...]:
        """The four sides of a hull out to a distance, parted at the corners; they are called `{key}-bow`, `-starboard`, …"""
        ahead, off = (cos(radians(at.h)), sin(radians(at.h))), (-sin(radians(at.h)), cos(radians(at.h)))

        def point(u: float, v: float) -> tuple[float, float]:
            return at.x + u * ahead[0] + v * off[0], at.y + u * ahead[1] + v * off[1]

        a, b = length / 2, beam / 2
        corners = ((a, -b), (a, b), (-a, b), (-a, -b))
        outer = tuple((u + far * (1 if u > 0 else -1), v + far * (1 if v > 0 else -1)) for u, v in corners)
        return tuple(
            cls.polygon(f"{key}-{name}", tuple(point(*corner) for corner in (corners[i], outer[i], outer[j], corners[j])))
            for name, i, j in (("bow", 0, 1), ("starboard", 1, 2), ("stern", 2, 3), ("port", 3, 0))
        )


class Reading(Struct, frozen=True, gc=False, omit_defaults=True):
    """Note beside one piece while another is selected: the odds of a shot at it, for instance."""

    piece: str
    key: str
    args: Args = {}
    tone: Tone = "info"


class Sight(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line from one piece to another that the rules speak of: one rakes the other, say. `key` is the message that names it."""

    a: str
    b: str
    key: str
    tone: Tone = "bad"


class Queue(Struct, frozen=True, gc=False):
    """The order in which pieces act now, and who of them has done so."""

    label: Message
    pieces: tuple[str, ...]
    done: tuple[str, ...] = ()


class Link(Struct, frozen=True, gc=False):
    """Something that holds two pieces together."""

    a: str
    b: str
    kind: str


class Group(Struct, frozen=True, gc=False):
    """Pieces that act together."""

    id: str
    side: str
    label: Message
    done: bool = False
    flagship: str = ""
    range: int = 0
    ships: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    """Facts about it beyond its pieces."""
    standing: tuple[Standing, ...] = ()


class Bearing(Struct, frozen=True, gc=False):
    """A part of the wind rose that has a name: between two angles off the eye of the wind, clockwise."""

    key: str
    arc: tuple[float, float]
    tone: Tone = "info"


class Wind(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where the wind blows to, in degrees clockwise from east, and how hard."""

    h: float
    force: Message
    points: int = 8
    """Into how many directions the rose is parted; numbered from the eye of the wind where its parts have names."""
    parts: tuple[Bearing, ...] = ()
    """Names of a ship's points of sailing on each heading."""
    at: tuple[float, float] | None = None
    """Where the rose lies on the table, if it does."""


class Side(Struct, frozen=True, gc=False):
    """One seat's camp in the score table."""

    seat: str
    label: Message
    gauges: tuple[Gauge, ...] = ()
    rows: tuple[Row, ...] = ()
    standing: tuple[Standing, ...] = ()


class Course(Struct, frozen=True, gc=False, omit_defaults=True):
    """A leg as a client lets it be drawn: whole units of `Board.measure` and whole degrees, from the last pose of a plan."""

    path: tuple[Pose, ...]
    """Where the piece lies, and where each leg planned before brought it; this one begins at the last."""
    bands: tuple[Band, ...]
    turn_last: bool = False
    """The turn comes after the way; else before it."""
    onward: str = ""
    """The answer that may follow it at once and goes straight on to the end."""


class Ask(Struct, frozen=True, gc=False, omit_defaults=True):
    """Question the game waits with. `options` are filled only for a seat that may answer."""

    kind: Literal["choose", "roll", "orders", "leg", "place"]
    key: str
    rule: str
    seats: tuple[str, ...]
    args: Args = {}
    ship: str = ""
    options: tuple[Option, ...] = ()
    sheet: tuple[Line, ...] = ()
    """My order sheet, while I may hand it in or change it."""
    handed: tuple[str, ...] = ()
    """Of secret orders: the seats whose sheets are in."""
    written: tuple[tuple[str, str], ...] = ()
    """My sheet as I handed it in; nobody else is told."""
    leg: Course | None = None
    """Of a leg: from where, how far and how turned."""
    region: Region | None = None
    """Of a place: where it may lie."""
    at: Spot | None = None
    """Of a place: where the piece is put to begin with."""
    faces: tuple[int, ...] = ()
    die: str = ""
    """Of special dice: which kind they are, the message `die-NAME`."""
    names: tuple[str, ...] = ()
    """Of special dice: what each face shows, the message `face-NAME` and its picture."""
    weights: tuple[int, ...] = ()
    """Of special dice: how many sides bear each face."""
    count: int = 0
    binding: bool = False
    passing: str = ""
    """The answer that lets the moment pass."""
    stakes: tuple[Message, ...] = ()
    """Stakes beyond the options: the loss of a flagship, for instance."""


class Scene(Struct, frozen=True, gc=False):
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
    shapes: tuple[Shape, ...] = ()
    """Shapes on the plane that the rules speak of; those of one piece are in `Picture.shapes`."""
    bounds: tuple[float, float, float, float] | None = None
    """Of a table that grows: how far it reaches now; else as the board says."""
    queue: Queue | None = None
    sights: tuple[Sight, ...] = ()
    dark: float = 0.0
    """How dark it is over the sea: 0 by day, 1 at night."""
