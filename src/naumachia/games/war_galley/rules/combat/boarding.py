"""Boarding: committing marines, the fight, capture and loss (WG-8.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...charts import boarding_needs, reaches
from ...comfort.standing_orders import forget_orders
from ...state import Activation, Sea, Ship
from ..command.transfer import CommanderLost
from ..rolls import Modifiers, Trial
from .harm import meet, reduce

END = "end"


class Party(Struct, frozen=True):
    """Marines of one ship committed against one target."""

    target: str
    ship: str
    marines: int


def commit(sea: Sea, segment: BoardingSegment, what: str) -> None:
    """WG-8.22 Men to the rail."""
    sea.then(BoardingSegment((*segment.parties, *muster(sea, segment.parties, what))))


def board_option(sea: Sea, segment: BoardingSegment, what: str) -> Option:
    """How committing marines is shown, with what the fight would need."""
    parties = muster(sea, segment.parties, what)
    target = parties[0].target
    every = (*segment.parties, *parties)
    fight = Fight(target, tuple(party for party in every if party.target == target))
    args: dict[str, object] = {**fight.ask(sea).args, "ship": sea.label(parties[0].ship), "ships": len(parties)}
    key = "do-board" if len(parties) > 1 or ":" not in what else "do-board-part"
    # as long as others may still be committed no dice fall, and odds would say that nothing comes of it
    last = not boardings(sea, every)
    return Option(f"board:{what}", key, "WG-8.22", args, ship=parties[0].ship, target=target, risky=last)


def board_bar(sea: Sea, segment: BoardingSegment, what: str) -> Refusal | None:
    """WG-8.21 Why nobody boards a ship now."""
    if what in boardings(sea, segment.parties):
        return None
    target = what.partition(":")[0]
    ships = sea.activation.ships if sea.activation else ()
    mine = [sea.ships[name] for name in ships if target in sea.ships[name].grappled]
    bars = [may_board(ship, target) for ship in mine] or [APART]
    bar = bars[0] if all(bars) else None
    return (bar or Refusal("WG-8.21", "no-board-again")).about(name=target)


def may_board(ship: Ship, target: str) -> Refusal | None:
    """WG-8.21 Return why a ship may not board another, in anybody's activation: it needs a grapple, and marines."""
    if target not in ship.grappled:
        return APART
    return None if ship.marines else Refusal("WG-8.21", "no-board-marines")


def board_end_bar(sea: Sea, segment: BoardingSegment, _: str) -> Refusal | None:
    """WG-8.22 Who divides its M divides all of it."""
    left = divided(sea, segment.parties, boardings(sea, segment.parties))
    return Refusal("WG-8.22", "no-board-rest") if left else None


APART = Refusal("WG-8.21", "no-board-grapple")


class BoardingSegment(Deciding[Sea], frozen=True):
    """WG-8.21 Segment E2: activated ships with marines board the enemies they are grappled to.

    WG-8.22, WG-R56 All marines are committed before the first dice; a ship grappled to several may divide its own.
    """

    acts: ClassVar[Acts[Sea, BoardingSegment]] = Acts(
        Refusal("WG-8.21", "not-offered"),
        Act("board", "WG-8.22", lambda sea, segment: boardings(sea, segment.parties), commit, board_option, board_bar),
        Act(END, "WG-8.21", lambda sea, segment: () if board_end_bar(sea, segment, "") else ("",),
            lambda sea, segment, _: segment.skip(sea), bar=board_end_bar, words="end-boarding", ends=True),
    )  # fmt: skip

    parties: tuple[Party, ...] = ()

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        if "board" not in offer or sea.activation is None:
            return None
        args = {"committed": sum(party.marines for party in self.parties)}
        return sea.choose("ask-board", leader(sea, sea.activation), "WG-8.21", self.acts.moves(offer), args)

    def skip(self, sea: Sea) -> None:
        """Everybody who will go has been told: the fights, one target after the other."""
        targets = dict.fromkeys(party.target for party in self.parties)
        sea.then(*(Fight(name, tuple(party for party in self.parties if party.target == name)) for name in targets))


class Fight(Frame[Sea], frozen=True):
    """WG-8.23 The attackers' M against the target's on 2d6: Captured, or Repelled (WG-8.27).

    WG-8.28 A capture on 9 or more costs every boarder an M; so does a repulse, and one on 5 or less (WG-R25) the defender too.
    """

    target: str
    parties: tuple[Party, ...]

    def ask(self, sea: Sea) -> Roll:
        trial, forces = self._trial(sea)
        args = {"target": sea.label(self.target), **forces, **trial.asked()}
        return Roll("roll-board", sea.ships[self.parties[0].ship].side, "WG-8.23", count=2, args=args)

    def _trial(self, sea: Sea) -> tuple[Trial, dict[str, int]]:
        target, force = sea.ships[self.target], sum(party.marines for party in self.parties)
        modifiers = boarding_modifiers([sea.ships[party.ship] for party in self.parties], target)
        needs = boarding_needs(sea.setting.charts, force, target.marines)
        return Trial(needs, modifiers), {"marines": force, "defenders": target.marines}

    def take(self, sea: Sea, dice: tuple[int, int]) -> None:
        boarders = tuple(dict.fromkeys(party.ship for party in self.parties))
        side = sea.ships[boarders[0]].side
        trial, forces = self._trial(sea)
        args: dict[str, object] = {"target": sea.label(self.target), "side": sea.label(side), **forces, **trial.told(sum(dice))}
        args["ships"] = tuple(map(sea.label, boarders))
        total = trial.total(sum(dice))
        taken = reaches(total, trial.needs)
        sea.attack()
        if sea.activation is not None:
            sea.mark(boarded=(*sea.activation.boarded, self.target))
        key, rule = ("captured", "WG-8.25") if taken else ("repelled", "WG-8.27")
        blow = Blow("capture" if taken else "board", boarders[0], self.target, missed=not taken)
        sea.tell(Event(key, rule, args, ship=self.target, dice=dice, blow=blow))
        fall(sea, self.target, boarders, total, taken)


def fall(sea: Sea, target: str, boarders: tuple[str, ...], total: int, taken: bool) -> None:
    """WG-8.25, WG-8.27, WG-8.28 The prize, or the repulse, and the men it costs."""
    if taken:
        if total >= 9:
            reduce(sea, *boarders)
        capture(sea, target, sea.ships[boarders[0]].side)
    else:
        sea.change(target, repelled=True)
        reduce(sea, *boarders, *((target,) if total <= 5 else ()))


def leader(sea: Sea, activation: Activation) -> str:
    """WG-1.0 The seat that leads an activation; a Double Activation is the admiral's (WG-5.42)."""
    return sea.holder(activation.squadrons[0], activation.side)


def capture(sea: Sea, ship: str, side: str) -> None:
    """WG-8.25 Under new colours: crew 0, M 0, no maximum; its links remain. WG-8.26 Retaken, it stays so. WG-8.64 It may
    shoot, ram, rake and defend, but not board. WG-R39 It has done acting for this turn. WG-5.53 Its commander is lost.
    """
    taken = sea.ships[ship]
    aboard = sea.captain(ship)
    sea.put(replace(taken, side=side, captured=True, spoilt=False, crew=0, marines=0, level="cruise", deserter="", acted=True))
    forget_orders(sea, ship)
    meet(sea, sea.ships[ship])
    if aboard is not None and aboard.side != side:
        sea.then(CommanderLost(aboard.id))


def boarding_modifiers(boarders: list[Ship], target: Ship) -> Modifiers:
    """WG-8.24 Towers against none, either way."""
    high = any(ship.towers for ship in boarders)
    if high == target.towers:
        return []
    return [("height", 1)] if high else [("depth", -1)]


def boardings(sea: Sea, parties: tuple[Party, ...]) -> tuple[str, ...]:
    """WG-D27 What may still be committed: everybody against a target, one ship of several, or a part of a ship's marines."""
    if sea.activation is None:
        return ()
    targets: dict[str, list[tuple[str, int]]] = {}
    for name in sea.activation.ships:
        ship = sea.ships[name]
        if not ship.grappled:
            continue
        left = ship.marines - sum(party.marines for party in parties if party.ship == name)
        if left < 1 or ship.gone or ship.side != sea.activation.side or ship.deserter or ship.captured:
            continue
        for foe in ship.grappled:
            if sea.ships[foe].side != ship.side and foe not in sea.activation.boarded and not _sent(parties, name, foe):
                targets.setdefault(foe, []).append((name, left))
    found: list[str] = []
    for foe, ships in targets.items():
        force = sum(left for _, left in ships) + sum(party.marines for party in parties if party.target == foe)
        if boarding_needs(sea.setting.charts, force, sea.ships[foe].marines) == 0:
            continue
        found.append(foe)
        for name, left in ships:
            if len(ships) > 1:
                found.append(f"{foe}:{name}")
            if sum(name in {ship for ship, _ in others} for others in targets.values()) > 1:
                others, defenders = force - left, sea.ships[foe].marines
                parts = (n for n in range(1, left) if boarding_needs(sea.setting.charts, others + n, defenders))
                found += [f"{foe}:{name}:{part}" for part in parts]
    return tuple(found)


def divided(sea: Sea, parties: tuple[Party, ...], answers: tuple[str, ...]) -> bool:
    """WG-8.22 A ship that divides its M divides all of it: what is left must still go to another of its targets."""
    begun = {party.ship for party in parties}
    return bool(begun) and any(party.ship in begun for answer in answers for party in muster(sea, parties, answer))


def _sent(parties: tuple[Party, ...], ship: str, target: str) -> bool:
    return any(party.ship == ship and party.target == target for party in parties)


def muster(sea: Sea, parties: tuple[Party, ...], what: str) -> tuple[Party, ...]:
    """Read `T`, `T:ship` or `T:ship:2`."""
    assert sea.activation is not None
    target, *rest = what.split(":")
    found = []
    for name in rest[:1] or sea.activation.ships:
        ship = sea.ships[name]
        left = ship.marines - sum(party.marines for party in parties if party.ship == name)
        free = not (ship.gone or ship.deserter or ship.captured) and ship.side == sea.activation.side
        if free and target in ship.grappled and left > 0 and not _sent(parties, name, target):
            found.append(Party(target, name, int(rest[1]) if len(rest) > 1 else left))
    return tuple(found)
