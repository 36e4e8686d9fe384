"""Two galleys in turn strike at each other; a strike may be dodged, and a dodge may be answered by a lunge."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.kernel import (
    Blow,
    Choose,
    Event,
    Frame,
    Message,
    OptionalRule,
    RandomSource,
    Roll,
    Rules,
    Scenario,
    Secrets,
    Setting,
)
from naumachia.kernel.shown.picture import Option, Scene
from naumachia.kernel.shown.record_sheet import Gauge

from .._common import Charts, SmallState, drawn, label, piece, scene, small_game

OTHER = {"red": "blue", "blue": "red"}


class Galley(Struct, frozen=True):
    """A galley: its hull, and the breath left for dodges and lunges."""

    hull: int = 2
    breath: int = 2
    away: bool = False
    """It has dodged and lies out of reach of the strike."""


class Lists(SmallState, kw_only=True):
    """A position: both galleys, the round, and the standing orders."""

    galleys: dict[str, Galley]
    round: int = 1
    standing: dict[str, str] = field(default_factory=dict)
    """Told to nobody: the other learns of it when it is first followed."""
    shown: tuple[str, ...] = ()
    """Seats of whom everybody knows by now whether they are away, and what they ordered."""

    def change(self, seat: str, **fields: object) -> None:
        self.galleys = self.galleys | {seat: replace(self.galleys[seat], **fields)}


class Instruct(Frame[Lists], frozen=True):
    """DU-5 A player who will be away says beforehand whether their galley dodges; or they are asked each time."""

    seat: str

    def ask(self, lists: Lists) -> Choose:
        return Choose("ask-standing", self.seat, "DU-5", ("ask-me", "dodge", "stand"), {"seat": self.seat})

    def take(self, lists: Lists, answer: str) -> None:
        if answer != "ask-me":
            lists.standing = lists.standing | {self.seat: answer}
            lists.tell(Event("instructed", "DU-5", {"order": answer}, seats=(self.seat,)))


class Turn(Frame[Lists], frozen=True):
    """DU-1 The galley whose turn it is strikes or waits. DU-2 The other may dodge first, then two dice decide."""

    seat: str

    def ask(self, lists: Lists) -> Choose:
        return Choose("ask-strike", self.seat, "DU-1", ("wait", "strike"), {"ship": label(self.seat)})

    def take(self, lists: Lists, answer: str) -> None:
        if answer == "strike":
            lists.then(MayDodge(OTHER[self.seat]), Strike(self.seat), EndTurn(self.seat))
        else:
            lists.then(EndTurn(self.seat))


class MayDodge(Frame[Lists], frozen=True):
    """DU-3 A galley with breath may dodge, which costs one; standing orders answer for a player who is away.

    DU-4 The striker may lunge after it: a reaction to a reaction.
    """

    seat: str

    def ask(self, lists: Lists) -> Choose | None:
        if not lists.galleys[self.seat].breath or self.seat in lists.standing:
            return None
        return Choose("ask-dodge", self.seat, "DU-3", ("stand", "dodge"), {"ship": label(self.seat)})

    def take(self, lists: Lists, answer: str | None) -> None:
        galley = lists.galleys[self.seat]
        if galley.breath and self.seat not in lists.shown:
            lists.shown = (*lists.shown, self.seat)
        if galley.breath and (answer or lists.standing[self.seat]) == "dodge":
            lists.change(self.seat, breath=galley.breath - 1, away=True)
            lists.tell(Event("dodged", "DU-3", {"ship": label(self.seat)}, ship=self.seat))
            lists.then(MayLunge(OTHER[self.seat]))


class MayLunge(Frame[Lists], frozen=True):
    """DU-4 For a breath the striker lunges; on 4 to 6 the dodge was in vain."""

    passes = ("hold",)

    seat: str

    def ask(self, lists: Lists) -> Choose | None:
        if not lists.galleys[self.seat].breath:
            return None
        return Choose("ask-lunge", self.seat, "DU-4", ("lunge", "hold"), {"ship": label(self.seat)}, binding=True)

    def take(self, lists: Lists, answer: str | None) -> None:
        if answer == "lunge":
            lists.change(self.seat, breath=lists.galleys[self.seat].breath - 1)
            lists.then(Lunge(self.seat))

    def show(self, lists: Lists, answer: str) -> Option:
        return Option(answer, f"do-{answer}", "DU-4", ship=self.seat, risky=answer == "lunge")


class Lunge(Frame[Lists], frozen=True):
    """DU-4 One die."""

    seat: str

    def ask(self, lists: Lists) -> Roll:
        return Roll("roll-lunge", self.seat, "DU-4", args={"ship": label(self.seat)})

    def take(self, lists: Lists, die: int) -> None:
        lists.tell(Event("lunged", "DU-4", {"ship": label(self.seat), "rolled": die}, dice=(die,)))
        if die >= 4:
            lists.change(OTHER[self.seat], away=False)


class Strike(Frame[Lists], frozen=True):
    """DU-2 Two dice, 7 or more hits. The target may be gone by now: the strike looks when its turn comes."""

    seat: str

    def ask(self, lists: Lists) -> Roll | None:
        if lists.galleys[OTHER[self.seat]].away:
            return None
        return Roll("roll-strike", self.seat, "DU-2", count=2, args={"ship": label(self.seat)})

    def take(self, lists: Lists, dice: tuple[int, int] | None) -> None:
        foe = OTHER[self.seat]
        if dice is None:
            lists.tell(Event("struck-water", "DU-2", {"ship": label(self.seat)}))
            return
        hit = sum(dice) >= 7
        args = {"ship": label(self.seat), "rolled": sum(dice), "damage": int(hit)}
        blow = Blow("ram", self.seat, foe, not hit, {foe: 1} if hit else {})
        lists.tell(Event("struck", "DU-2", args, ship=foe, dice=dice, blow=blow))
        lists.change(foe, hull=lists.galleys[foe].hull - hit)
        if not lists.galleys[foe].hull:
            lists.end(self.seat, "DU-2")


class EndTurn(Frame[Lists], frozen=True):
    """DU-1 Turns alternate; after the last the match is drawn."""

    seat: str

    def take(self, lists: Lists, _: None) -> None:
        for seat in OTHER:
            lists.change(seat, away=False)
        lists.round += 1
        if lists.round > lists.setting.charts.length.number:
            lists.end(None, "DU-1")
        else:
            lists.then(Turn(OTHER[self.seat]))


def begin(scenario: Scenario, charts: Charts, options: dict[str, int]) -> Lists:
    """Return the first position; with the option `standing`, both players may give an order first."""
    setting = Setting(scenario=scenario, charts=charts, options=options)
    orders = (Instruct("red"), Instruct("blue")) if options["standing"] else ()
    return Lists(agenda=(*orders, Turn("red")), galleys=dict.fromkeys(OTHER, Galley())).attach(setting)


def see(lists: Lists, seat: str | None) -> Scene:
    """Return the picture for a seat, or for a spectator."""
    pieces = [
        piece(name, name, 20 * (name == "blue"), gauges=(Gauge("hull", galley.hull, 2),))
        for name, galley in lists.galleys.items()
    ]
    return scene(pieces, list(OTHER), Message("where-round", {"round": lists.round}))


def redeal(lists: Lists, seat: str | None, rng: RandomSource) -> Lists:
    """The standing orders of the others, as long as nobody has seen them followed."""
    told = {*lists.shown, *(frame.seat for frame in lists.agenda if isinstance(frame, Instruct | MayDodge))}
    secret = [one for one in OTHER if one != seat and one not in told] if lists.setting.options["standing"] else []
    if not secret or not lists.agenda:
        return lists
    draft = lists.copy()
    dealt = {one: rng.choice(("", "dodge", "stand")) for one in secret}
    draft.standing = {one: order for one in OTHER if (order := dealt.get(one, lists.standing.get(one, "")))}
    return draft


GAME = small_game(
    __file__,
    prefix="DU",
    standard="lists",
    rules=Rules(
        state=Lists,
        frames=(Instruct, Turn, MayDodge, MayLunge, Lunge, Strike, EndTurn),
        scenario=Scenario,
        begin=begin,
        seats=lambda s: {seat: seat for seat in OTHER},
        options=(OptionalRule("standing", "DU-5"),),
    ),
    picture=drawn(see),
    secrets=Secrets(redeal=redeal),
)
GAMES = (GAME,)
