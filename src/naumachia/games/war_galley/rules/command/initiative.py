"""Initiative, the order of activations, Double Activation and Confusion (WG-3.2, WG-5.4), individual ships (WG-5.31)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Answer, Choose, Deciding, Event, Frame, Orders, Pick, Refusal, Roll, Sheets
from naumachia.kernel.shown.picture import Option

from ...charts import confusion, double_activation_works
from ...state import Commander, Sea, Squadron, may_act
from ..activation import Activate
from ..rolls import roll_off
from .squadrons import in_range, initiative


class NameAdmirals(Frame[Sea], frozen=True):
    """WG-5.13 A side with several admirals says beforehand, in secret, whose initiative counts."""

    def ask(self, sea: Sea) -> Orders | None:
        sheets: dict[str, tuple[Pick, ...]] = {}
        for side in sea.setting.sides:
            names = tuple(chief.id for chief in admirals(sea, side))
            if len(names) > 1:
                sheets[side] = (Pick("admiral", "line-admiral", names, {"side": sea.label(side)}, tuple(map(sea.chief, names))),)
        return Orders("ask-admiral", "WG-5.13", sheets) if sheets else None

    def take(self, sea: Sea, sheets: Sheets | None) -> None:
        named = {side: found[0].id for side in sea.setting.sides if (found := admirals(sea, side))}
        sea.named = named | {side: lines["admiral"] for side, lines in (sheets or {}).items()}
        sea.then(Initiative())


class Initiative(Frame[Sea], frozen=True):
    """WG-3.2 Phase C: each side one die and its admiral's initiative; the higher chooses, ties are rolled again."""

    dice: tuple[int, ...] = ()

    def ask(self, sea: Sea) -> Roll:
        side = sea.setting.sides[len(self.dice)]
        return Roll("roll-initiative", side, "WG-3.2", args={"side": sea.label(side), "initiative": _named(sea, side)})

    def take(self, sea: Sea, die: int) -> None:
        dice = (*self.dice, die)
        if len(dice) < 2:
            sea.then(Initiative(dice))
            return
        one, two = sea.setting.sides
        winner, args = roll_off(sea, dice, (_named(sea, one), _named(sea, two)))
        if not winner:
            sea.tell(Event("initiative-tied", "WG-3.2", args, dice=dice))
            sea.then(Initiative())
            return
        sea.tell(Event("initiative", "WG-3.2", args | {"winner": sea.label(winner)}, dice=dice))
        sea.then(ChooseFirst(winner))


class ChooseFirst(Frame[Sea], frozen=True):
    """WG-3.2 The winner says which side is FIRST in the phases D, E and F. WG-5.13 Then its admiral's squadron must begin."""

    side: str

    def ask(self, sea: Sea) -> Choose:
        return sea.choose("ask-first", self.side, "WG-3.2", ("self", "other"))

    def take(self, sea: Sea, answer: str) -> None:
        sea.first = self.side if answer == "self" else sea.other(self.side)
        sea.bound = sea.named[self.side] if answer == "self" and len(admirals(sea, self.side)) > 1 else ""
        sea.tell(Event("first", "WG-3.2", {"side": sea.label(sea.first)}))

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, f"do-first-{answer}", "WG-3.2")


def open_squadrons(sea: Sea, side: str) -> list[str]:
    """WG-5.41 The commanded squadrons a side may activate; WG-5.13 at first only the one of the admiral named."""
    ready = [squadron.id for squadron in waiting(sea, side, commanded=True)]
    return [sea.bound] if sea.bound in ready and side == sea.first else ready


def open_doubles(sea: Sea, side: str) -> list[str]:
    """WG-5.42 An admiral's squadron and another with it."""
    pairs = double_pairs(sea, side)
    if pairs and sea.bound and open_squadrons(sea, side) == [sea.bound]:
        pairs = [pair for pair in pairs if sea.bound in pair]
    return [f"{admiral}:{other}" for admiral, other in pairs]


def activate(sea: Sea, side: str, squadron: str) -> None:
    """WG-5.41 It acts; then the other side."""
    _unbind(sea, side)
    sea.then(Activate((squadron,)), Commanded(sea.other(side)))


def activate_double(sea: Sea, side: str, what: str) -> None:
    """WG-5.42 Once a turn."""
    _unbind(sea, side)
    sea.doubled = (*sea.doubled, side)
    sea.then(DoubleActivation(*what.split(":")), Commanded(sea.other(side)))


def _unbind(sea: Sea, side: str) -> None:
    if side == sea.first:
        sea.bound = ""


def squadron_option(sea: Sea, _: str, squadron: str) -> Option:
    """How activating a squadron is shown."""
    ship = sea.commanders[squadron].ship
    return Option(squadron, "do-activate", "WG-5.41", {"squadron": sea.label(squadron)}, ship=ship, target=ship)


def double_option(sea: Sea, _: str, what: str) -> Option:
    """How a Double Activation is shown."""
    admiral, other = what.split(":")
    args = {"admiral": sea.chief(admiral), "squadron": sea.label(other)}
    first, second = sea.commanders[admiral].ship, sea.commanders[other].ship
    return Option(f"double:{what}", "do-double", "WG-5.42", args, first, second, risky=True)


def squadron_bar(sea: Sea, side: str, squadron: str) -> Refusal | None:
    """WG-5.41 Why a squadron may not be activated now."""
    return None if squadron in open_squadrons(sea, side) else activate_refusal(sea, side, squadron)


def double_bar(sea: Sea, side: str, what: str) -> Refusal | None:
    """WG-5.42 Why two squadrons may not act as one."""
    return None if what in open_doubles(sea, side) else Refusal("WG-5.42", "no-double", {"name": f"double:{what}"})


class Commanded(Deciding[Sea], frozen=True):
    """WG-5.41 Phase E: the sides activate their commanded squadrons in turn; one with none left is passed over.

    A choice of one is no choice and is not asked.
    """

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("WG-5.41", "no-such-squadron"),
        Act("activate", "WG-5.41", open_squadrons, activate, squadron_option, squadron_bar, form=".*"),
        Act("double", "WG-5.42", open_doubles, activate_double, double_option, double_bar),
    )

    side: str

    @property
    def who(self) -> str:
        return self.side

    def ask(self, sea: Sea) -> Choose | None:
        answers = self.acts.open(sea, self.side)
        return sea.choose("ask-squadron", self.side, "WG-5.41", answers, orders=True) if len(answers) > 1 else None

    def skip(self, sea: Sea) -> None:
        for squadron in open_squadrons(sea, self.side):
            activate(sea, self.side, squadron)
            return
        if waiting(sea, sea.other(self.side), commanded=True):
            sea.then(Commanded(sea.other(self.side)))


class DoubleActivation(Frame[Sea], frozen=True):
    """WG-5.42 One die against the admiral's initiative: both squadrons act as one, or the other alone and in confusion."""

    admiral: str
    other: str

    def ask(self, sea: Sea) -> Roll:
        chief = sea.commanders[self.admiral]
        args = {"admiral": sea.chief(chief.id), "squadron": sea.label(self.other), "needs": initiative(sea, chief)}
        return Roll("roll-double", chief.side, "WG-5.42", args=args)

    def take(self, sea: Sea, die: int) -> None:
        value = initiative(sea, sea.commanders[self.admiral])
        works = double_activation_works(sea.setting.charts, value, die)
        args = {"admiral": sea.chief(self.admiral), "squadron": sea.label(self.other), "needs": value, "rolled": die}
        sea.tell(Event("double-works" if works else "double-fails", "WG-5.42", args, dice=(die,)))
        sea.then(Activate((self.admiral, self.other)) if works else Confuse(self.other))


class Confuse(Frame[Sea], frozen=True):
    """WG-5.42 One die for the whole squadron, on the Confusion table."""

    squadron: str

    def ask(self, sea: Sea) -> Roll:
        side = sea.squadrons[self.squadron].side
        return Roll("roll-confusion", side, "WG-5.42", args={"squadron": sea.label(self.squadron)})

    def take(self, sea: Sea, die: int) -> None:
        muddle = confusion(sea.setting.charts, die)
        args = {"squadron": sea.label(self.squadron), "rolled": die, "muddle": muddle}
        sea.tell(Event("confusion", "WG-5.42", args, dice=(die,)))
        if muddle != "none":
            for ship in sea.squadrons[self.squadron].ships:
                if sea.ships[ship].gone in ("", "waiting"):
                    sea.change(ship, level="cruise")
        sea.then(Activate((self.squadron,), "" if muddle in ("none", "cruise") else muddle))


class Individual(Frame[Sea], frozen=True):
    """WG-5.31 Phase F: the ships on their own, one at a time, the sides in turn, FIRST begins."""

    beginning = True

    side: str

    def ask(self, sea: Sea) -> Choose | None:
        ready = waiting(sea, self.side, commanded=False)
        if len(ready) < 2:
            return None
        ships = tuple(squadron.id for squadron in ready)
        return sea.choose("ask-individual", self.side, "WG-5.31", ships, orders=True)

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is None:
            ready = waiting(sea, self.side, commanded=False)
            if not ready:
                if waiting(sea, sea.other(self.side), commanded=False):
                    sea.then(Individual(sea.other(self.side)))
                return
            answer = ready[0].id
        start = Activate((answer,)) if sea.squadrons[answer].steady else CrewRoll(answer)
        sea.then(start, Individual(sea.other(self.side)))

    def show(self, sea: Sea, answer: str) -> Option:
        risky = not sea.squadrons[answer].steady
        args = {"ship": sea.label(answer), "crew": sea.ships[answer].crew, "steady": int(not risky)}
        return Option(answer, "do-individual", "WG-5.31", args, ship=answer, target=answer, risky=risky)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return activate_refusal(sea, self.side, str(answer))


class CrewRoll(Frame[Sea], frozen=True):
    """WG-5.31 A die up to the crew lets the ship act freely; above, it goes to cruise and keeps away from the enemy."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        ship = sea.ships[self.ship]
        if ship.crew == 0:
            return None
        return Roll("roll-individual", ship.side, "WG-5.31", args={"ship": sea.label(self.ship), "needs": ship.crew})

    def take(self, sea: Sea, die: int | None) -> None:
        ship = sea.ships[self.ship]
        free = die is not None and die <= ship.crew
        args = {"ship": sea.label(self.ship), "needs": ship.crew, "rolled": die or 0}
        dice = (die,) if die is not None else ()
        sea.tell(Event("individual-free" if free else "individual-wary", "WG-5.31", args, ship=self.ship, dice=dice))
        if not free:
            sea.change(self.ship, level="cruise")
        sea.then(Activate((self.ship,), wary=not free))


def admirals(sea: Sea, side: str) -> list[Commander]:
    """The admirals of a side in play, the highest initiative first."""
    found = [
        c for c in sea.commanders.values() if c.side == side and c.kind == "ADM" and not c.lost and not sea.ships[c.ship].gone
    ]
    return sorted(found, key=lambda chief: -initiative(sea, chief))


def _named(sea: Sea, side: str) -> int:
    """WG-3.2 The initiative that counts; a side without an admiral adds nothing."""
    return initiative(sea, sea.commanders[sea.named[side]]) if side in sea.named else 0


def waiting(sea: Sea, side: str, commanded: bool) -> list[Squadron]:
    """The squadrons of a side still to be activated, with a ship left to act (WG-R39: captured ships do not)."""
    ships = sea.ships
    return [
        squadron
        for squadron in sea.squadrons.values()
        if squadron.side == side
        and not squadron.done
        and bool(squadron.commander) is commanded
        and any(may_act(ships[name], side) for name in squadron.ships)
    ]


def double_pairs(sea: Sea, side: str) -> list[tuple[str, str]]:
    """WG-5.42, WG-R61 Admirals and the other squadrons whose command ship lies within their range now."""
    if side in sea.doubled:
        return []
    battle = sea.setting.scenario.squadrons
    able = [s.id for s in waiting(sea, side, commanded=True) if s.id not in battle or battle[s.id].double]
    if len(able) < 2:
        return []
    found = []
    for name in able:
        chief = sea.commanders[name]
        if chief.kind == "ADM" and not chief.lost and not sea.ships[chief.ship].gone and chief.side == side:
            near = in_range(sea, chief)
            others = [sea.commanders[other] for other in able if other != name]
            found += [(name, other.id) for other in others if other.ship in near and not other.lost]
    return found


def activate_refusal(sea: Sea, side: str, answer: str) -> Refusal:
    """Why something may not be activated now."""
    if answer not in sea.squadrons:
        rule = "WG-5.42" if answer.startswith("double:") else "WG-5.41"
        return Refusal(rule, "no-double" if answer.startswith("double:") else "no-such-squadron", {"name": answer})
    squadron = sea.squadrons[answer]
    args = {"squadron": sea.label(answer)}
    if squadron.side != side:
        return Refusal("WG-5.41", "no-other-side", args)
    if squadron.done:
        return Refusal("WG-5.41", "no-activated", args)
    if sea.bound and sea.bound != answer:
        return Refusal("WG-5.13", "no-bound", args | {"admiral": sea.chief(sea.bound)})
    return Refusal("WG-5.31", "no-phase-individual" if not squadron.commander else "no-phase-commanded", args)
