"""Squadrons on the plane: a card says who moves, a die how the wind blows, and every ship picks its place."""

from __future__ import annotations

from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import CONCEDE, Band, Choose, Die, Event, Frame, Leg, Message, Roll, Rules, Scenario, Setting
from naumachia.kernel.shown.picture import Option, Pose, Scene

from .._common import Charts, SmallState, drawn, label, piece, scene, small_game

SEATS = ("red", "blue")
WIND = Die("wind", (-2, 0, 1), (1, 2, 3), ("wind-falling", "wind-steady", "wind-rising"))
"""One face of falling wind, two of steady, three of rising."""


class Course(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: the ships by side, and the cards of the deck."""

    ships: dict[str, str]
    cards: tuple[int, int] = (2, 1)
    """Cards in the deck for red and for blue."""


class Sail(Struct, frozen=True):
    """A ship: its side, its place and its heading."""

    side: str
    x: int = 0
    y: int = 0
    h: int = 0


class Gulf(SmallState, kw_only=True):
    """A position: the ships, the cards left, and the wind."""

    ships: dict[str, Sail]
    deck: tuple[int, int]
    wind: int = 0
    turn: int = 1

    def aside(self, seat: str, answer: str) -> None:
        self.end(SEATS[seat == "red"], "RG-3")


class Draw(Frame[Gulf], frozen=True):
    """RG-1 A card is drawn and not put back; when the deck is empty the turn is over."""

    def ask(self, gulf: Gulf) -> Roll | None:
        left = [side for side, cards in enumerate(gulf.deck) if cards]
        if not left:
            return None
        deck = Die("deck", tuple(left), tuple(gulf.deck[side] for side in left))
        return Roll("roll-card", "", "RG-1", deck, args={"cards": sum(gulf.deck)})

    def take(self, gulf: Gulf, card: int | None) -> None:
        if card is None:
            gulf.then(EndTurn())
            return
        gulf.deck = (gulf.deck[0] - (card == 0), gulf.deck[1] - (card == 1))
        gulf.tell(Event("card", "RG-1", {"seat": SEATS[card]}))
        ships = tuple(name for name, sail in gulf.ships.items() if sail.side == SEATS[card])
        gulf.then(Weather(), Squadron(SEATS[card], ships), Draw())


class Weather(Frame[Gulf], frozen=True):
    """RG-2 The die of the wind has one bad face, two plain ones and three good ones."""

    def ask(self, gulf: Gulf) -> Roll:
        return Roll("roll-wind", "", "RG-2", WIND)

    def take(self, gulf: Gulf, face: int) -> None:
        gulf.wind = face
        gulf.tell(Event("wind", "RG-2", {"wind": face}, dice=(face,), faces=WIND.called(face), die=WIND.name))


class Squadron(Frame[Gulf], frozen=True):
    """RG-3 The ships of a squadron move one by one, in the order its captain likes; some may stay."""

    side: str
    left: tuple[str, ...]

    def ask(self, gulf: Gulf) -> Choose | None:
        return Choose("ask-ship", self.side, "RG-3", (*self.left, "enough"), asides=(CONCEDE,)) if self.left else None

    def take(self, gulf: Gulf, answer: str | None) -> None:
        if answer in self.left:
            gulf.then(Move(answer), Squadron(self.side, tuple(ship for ship in self.left if ship != answer)))

    def show(self, gulf: Gulf, answer: str) -> Option:
        if answer in self.left:
            return Option(answer, "do-ship", "RG-3", {"ship": label(answer)}, ship=answer)
        return Option(answer, f"do-{answer}", "RG-3")


class Move(Frame[Gulf], frozen=True):
    """RG-4 A turn of up to 20 degrees and a distance that turning shortens and wind lengthens."""

    ship: str

    def ask(self, gulf: Gulf) -> Leg:
        bands = tuple(Band(turn, turn, 5, 30 - abs(turn) // 2 + 5 * gulf.wind) for turn in range(-20, 21, 10))
        sail = gulf.ships[self.ship]
        return Leg(
            "ask-place",
            sail.side,
            "RG-4",
            ship=self.ship,
            bands=bands,
            path=((sail.x, sail.y, sail.h),),
            args={"ship": label(self.ship)},
            asides=(CONCEDE,),
        )

    def take(self, gulf: Gulf, place: tuple[int, int]) -> None:
        distance, turn = place
        sail = gulf.ships[self.ship]
        h = (sail.h + turn) % 360
        x, y = sail.x + along(cos(radians(h)), distance), sail.y + along(sin(radians(h)), distance)
        gulf.ships = gulf.ships | {self.ship: replace(sail, x=x, y=y, h=h)}
        args = {"ship": label(self.ship), "distance": distance}
        gulf.tell(Event("sailed", "RG-4", args, ship=self.ship, path=((sail.x, sail.y, sail.h), (x, y, h))))


class EndTurn(Frame[Gulf], frozen=True):
    """RG-5 After the last turn the side farther east wins."""

    def take(self, gulf: Gulf, _: None) -> None:
        if gulf.turn < gulf.setting.charts.length.number:
            gulf.turn += 1
            gulf.deck = gulf.setting.scenario.cards
            gulf.then(Draw())
            return
        east = [max(sail.x for sail in gulf.ships.values() if sail.side == side) for side in SEATS]
        gulf.end(None if east[0] == east[1] else SEATS[east[1] > east[0]], "RG-5")


def along(share: float, distance: int) -> int:
    """Whole units only: the same on every machine."""
    return round(share * 1000) * distance // 1000


def begin(course: Course, charts: Charts, options: dict[str, int]) -> Gulf:
    """Return the first position."""
    setting = Setting(scenario=course, charts=charts, options=options)
    ships = {name: Sail(side, y=10 * place) for place, (name, side) in enumerate(course.ships.items())}
    return Gulf(agenda=(Draw(),), ships=ships, deck=course.cards).attach(setting)


def see(gulf: Gulf, seat: str | None) -> Scene:
    """Return the picture, the same for all seats."""
    pieces = [piece(name, sail.side, sail.x, sail.y, sail.h) for name, sail in gulf.ships.items()]
    return scene(pieces, SEATS, Message("where-turn", {"turn": gulf.turn}))


GAME = small_game(
    __file__,
    prefix="RG",
    standard="gulf",
    rules=Rules(
        state=Gulf,
        frames=(Draw, Weather, Squadron, Move, EndTurn),
        scenario=Course,
        begin=begin,
        seats=lambda s: {seat: seat for seat in SEATS},
    ),
    picture=drawn(see, pose=lambda s, ship, place: Pose(*place)),
)
GAMES = (GAME,)
