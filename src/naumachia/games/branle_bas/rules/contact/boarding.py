"""BB-12 Boarding: who may, the grapnel, and the combats of the turn."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame, Refusal, Roll

from ...pieces import Link
from ...state import Sea
from ..flags import Settle
from ..rolls import Modifiers, for_ship, named, shows
from .prizes import strike


def board_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-12.2 Why a ship may not board another."""
    mine, theirs = sea.ships[ship], sea.ships.get(target)
    if theirs is None:
        return Refusal("BB-12.2", "no-such-ship", {"name": target})
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    if mine.gone or theirs.gone or theirs.struck or not sea.enemies(ship, target):
        return Refusal("BB-12.2", "no-board-target", args)
    return able_bar(sea, ship)


def able_bar(sea: Sea, ship: str) -> Refusal | None:
    """BB-12.2 Why a ship may board nobody."""
    mine, args = sea.ships[ship], {"ship": sea.label(ship)}
    if mine.flag:
        return Refusal("BB-12.2", "no-board-flag", args)
    if mine.hampered:
        return Refusal("BB-12.2", "no-board-impeded", args)
    if mine.fires:
        return Refusal("BB-12.2", "no-board-fire", args)
    if mine.abordage < 1:
        return Refusal("BB-12.2", "no-board-crew", args)
    return Refusal("BB-12.2", "no-board-twice", args) if mine.boarded else None


def retake_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-9.10 Why a ship may not take back a prize."""
    theirs = sea.ships.get(target)
    if theirs is None or not theirs.struck or theirs.owner != sea.ships[ship].controller or theirs.gone:
        return Refusal("BB-9.10", "no-retake", {"ship": sea.label(ship), "target": sea.setting.labels.get(target, target)})
    return able_bar(sea, ship)


def grapple(sea: Sea, ship: str, target: str) -> None:
    """BB-12.1 GRAPNEL between the two: they fight in BOARD of the same turn; BB-9.5 who is boarded may answer."""
    sea.tie(Link(ship, target, "grappled", sea.turn))
    sea.change(ship, boarded=True)
    known = sea.ships[target].attackers
    if ship not in known:
        sea.change(target, attackers=(*known, ship))
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    sea.tell(Event("grappled", "BB-12.1", args, ship=ship, blow=Blow("grapple", ship, target)))


def strengths(sea: Sea, ship: str, foe: str) -> Modifiers:
    """BB-12.5 What a ship brings into a combat, each named by the message `mod-KEY`."""
    mine, theirs, card, rule = sea.ships[ship], sea.ships[foe], sea.kind(ship), sea.charts.boarding_points
    decks = sea.setting.scenario.ships[ship].decks or card.decks
    ticks, against = mine.hull + mine.masts, theirs.hull + theirs.masts
    markers = sea.charts.boarding_markers
    found = (
        ("rank", rule.rank[card.rank - 1]),
        ("decks", decks * rule.per_deck),
        ("damaged", rule.more_damaged if ticks > against else rule.less_damaged if ticks < against else 0),
        ("flagship", rule.flagship if mine.flagship else 0),
        ("opposed", rule.opposed_to_flagship if theirs.flagship else 0),
        ("captains", markers.captain_killed * mine.captains),
        ("support", markers.support_fire * mine.support),
    )
    return tuple((key, value) for key, value in found if value)


def strength(sea: Sea, ship: str, foe: str) -> int:
    """BB-12.5 Points of a ship in a combat, not below 0."""
    return max(0, sum(value for _, value in strengths(sea, ship, foe)))


class Board(Frame[Sea], frozen=True):
    """BB-12.4, BB-12.3 One combat for each grapnel, the farthest from the wind's origin first, in an order set at the beginning:
    a ship attacked by several fights each of them in turn."""

    def take(self, sea: Sea, _: None) -> None:
        def place(link: Link) -> tuple[int, int, int]:
            low, high = sorted((sea.index(link.one), sea.index(link.other)))
            return min(sea.upwind(sea.ships[link.one]), sea.upwind(sea.ships[link.other])), low, high

        links = sorted((link for link in sea.links if link.kind == "grappled"), key=place)
        sea.then(*(Combat(link.one, link.other) for link in links))


class Combat(Frame[Sea], frozen=True):
    """BB-12.7 A boarding combat, where its link still holds; a crew that enters it with nobody left is beaten."""

    beginning = True
    ship: str
    foe: str

    def take(self, sea: Sea, _: None) -> None:
        link = sea.link(self.ship, self.foe)
        if link is None or link.kind != "grappled" or not sea.enemies(self.ship, self.foe):
            return
        mine, theirs = strength(sea, self.ship, self.foe), strength(sea, self.foe, self.ship)
        sea.acting = self.ship
        args = {"ship": sea.label(self.ship), "target": sea.label(self.foe), "mine": mine, "theirs": theirs}
        args |= {"how": named(strengths(sea, self.ship, self.foe)), "how_theirs": named(strengths(sea, self.foe, self.ship))}
        sea.tell(Event("combat", "BB-12.5", args, ship=self.ship, chapter="activation"))
        if not (sea.ships[self.ship].abordage and sea.ships[self.foe].abordage):
            sea.then(CombatEnd(self.ship, self.foe))
        elif sea.option("boarding_body"):
            by_the_body(sea, self.ship, self.foe, mine, theirs)
        else:
            sea.then(Melee(self.ship, self.foe, mine, theirs))


def faces_of(sea: Sea, dice: int | tuple[int, ...] | None) -> tuple[int, int]:
    """BB-1.6 How often a throw shows the weaker loses, and the stronger."""
    thrown_ = () if dice is None else dice if isinstance(dice, tuple) else (dice,)
    shown = [shows(sea, "boarding", face) for face in thrown_]
    return shown.count("weaker"), shown.count("stronger")


class Melee(Frame[Sea], frozen=True):
    """BB-12.7 R-BOARD Who placed the grapnel rolls as many dice as it has points."""

    ship: str
    foe: str
    mine: int
    theirs: int

    def ask(self, sea: Sea) -> Roll | None:
        return _roll(sea, self.ship, self.foe, self.mine)

    def take(self, sea: Sea, dice: int | tuple[int, ...] | None) -> None:
        weaker, stronger = faces_of(sea, dice)
        _tell_roll(sea, self.ship, self.foe, dice, self.mine == self.theirs)
        sea.then(Answered(self.ship, self.foe, self.mine, self.theirs, weaker, stronger))


class Answered(Frame[Sea], frozen=True):
    """BB-12.7 R-BOARD The other rolls as well; the losses of both fall together."""

    ship: str
    foe: str
    mine: int
    theirs: int
    weaker: int
    stronger: int

    def ask(self, sea: Sea) -> Roll | None:
        return _roll(sea, self.foe, self.ship, self.theirs)

    def take(self, sea: Sea, dice: int | tuple[int, ...] | None) -> None:
        answer = faces_of(sea, dice)
        _tell_roll(sea, self.foe, self.ship, dice, self.mine == self.theirs)
        mine, theirs = casualties(self.mine, self.theirs, (self.weaker, self.stronger), answer)
        lose(sea, self.ship, self.foe, mine, theirs)
        sea.then(CombatEnd(self.ship, self.foe))


def casualties(mine: int, theirs: int, one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    """BB-12.7 ABORDAGE lost by the first and by the second: by points, and by (weaker, stronger) faces of each one's dice."""
    (weak_one, strong_one), (weak_two, strong_two) = one, two
    weak, strong = weak_one + weak_two, strong_one + strong_two
    if mine == theirs:
        return strong_one + weak_two, strong_two + weak_one
    return (strong, weak) if mine > theirs else (weak, strong)


def _roll(sea: Sea, ship: str, foe: str, points: int) -> Roll | None:
    if not points:
        return None
    return for_ship(sea, "roll-board", "BB-12.7", ship, "boarding", points, target=sea.label(foe), points=points)


def _tell_roll(sea: Sea, ship: str, foe: str, dice: int | tuple[int, ...] | None, equal: bool = False) -> None:
    """Tell the result of the dice; with equal points neither is weaker: the dice cost the enemy, and the roller itself."""
    if dice is None:
        return
    weaker, stronger = faces_of(sea, dice)
    args = {"ship": sea.label(ship), "target": sea.label(foe), "weaker": weaker, "stronger": stronger, "equal": int(equal)}
    falls = dice if isinstance(dice, tuple) else (dice,)
    blow = Blow("board", ship, foe, not weaker)
    sea.tell(Event("melee", "BB-12.7", args, ship=ship, blow=blow, beat=1, **sea.thrown("boarding", *falls)))


def lose(sea: Sea, ship: str, foe: str, mine: int, theirs: int) -> None:
    """BB-12.7 Losses fall together, and nobody has fewer than none."""
    one, two = sea.ships[ship], sea.ships[foe]
    mine, theirs = min(mine, one.abordage), min(theirs, two.abordage)
    sea.change(ship, abordage=one.abordage - mine)
    sea.change(foe, abordage=two.abordage - theirs)
    args = {"ship": sea.label(ship), "target": sea.label(foe), "mine": mine, "theirs": theirs}
    args |= {"left": one.abordage - mine, "left_theirs": two.abordage - theirs}
    loss = {name: lost for name, lost in ((ship, mine), (foe, theirs)) if lost}
    blow = Blow("", on=foe if theirs else ship, loss=loss) if loss else None
    sea.tell(Event("melee-losses", "BB-12.7", args, ship=ship, blow=blow, beat=2, idle=not loss))


def by_the_body(sea: Sea, ship: str, foe: str, mine: int, theirs: int) -> None:
    """BB-12.8 Both lose a share of the smaller points; then the stronger rolls for the difference."""
    share = min(mine, theirs) // sea.charts.body_boarding.points_per_loss
    lose(sea, ship, foe, share, share)
    stronger, weaker = (ship, foe) if mine > theirs else (foe, ship)
    sea.then(Overrun(stronger, weaker, abs(mine - theirs)), CombatEnd(ship, foe))


class Overrun(Frame[Sea], frozen=True):
    """BB-12.8 R-BOARD The stronger rolls one die for each point of difference; each weaker face costs the weaker one more."""

    ship: str
    foe: str
    points: int

    def ask(self, sea: Sea) -> Roll | None:
        return _roll(sea, self.ship, self.foe, self.points)

    def take(self, sea: Sea, dice: int | tuple[int, ...] | None) -> None:
        if dice is not None:
            _tell_roll(sea, self.ship, self.foe, dice)
            lose(sea, self.ship, self.foe, 0, faces_of(sea, dice)[0])


class CombatEnd(Frame[Sea], frozen=True):
    """BB-12.9 A crew at 0 strikes; both at 0 and they part; else they fight on next turn."""

    ship: str
    foe: str

    def take(self, sea: Sea, _: None) -> None:
        beaten = [name for name in (self.ship, self.foe) if not sea.ships[name].abordage]
        if len(beaten) == 2:
            sea.cut(*(link for link in sea.links if {link.one, link.other} == {self.ship, self.foe}))
            args = {"ship": sea.label(self.ship), "target": sea.label(self.foe)}
            sea.tell(Event("both-ruined", "BB-12.9", args, ship=self.ship))
            sea.then(Settle((self.ship, self.foe)))
            return
        if beaten:
            strike(sea, beaten[0], self.foe if beaten[0] == self.ship else self.ship)
        sea.then(Settle())
