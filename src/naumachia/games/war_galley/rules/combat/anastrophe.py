"""The Anastrophe: rake in passing, come about astern, and strike (WG-7.3)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Args, Event, Frame, Refusal
from naumachia.kernel.shown.picture import Option

from ...charts import anastrophe_fatigue
from ...hulls import OPPOSITE, D, Flank, pose
from ...state import Sea, Ship, opposed
from ..movement.evasion import MayEvade
from ..movement.movement import Step
from .harm import meet
from .missiles import Reply
from .rake import FLANKS, RakeRoll, guarded, rake_unfit
from .ram import MayThrowPots, Ram, unfit

Mode = Literal["alongside", "through"]
MODES: tuple[Mode, Mode] = ("alongside", "through")


class Final(NamedTuple):
    """Where an anastrophe ends."""

    bow: Hex
    facing: int


def spelt(what: str) -> tuple[str, Flank, Mode]:
    """The ship, its side and the way, as an answer names them."""
    target, side, mode, *_ = (*what.split(":"), "", "")
    return target, "S" if side == "S" else "P", "through" if mode == "through" else "alongside"


def declare_anastrophe(sea: Sea, ship: str, what: str) -> None:
    """WG-7.31 The whole activation of the ship; WG-7.35 the target may evade before the rake and again before the strike."""
    target, side, mode = spelt(what)
    sea.then(Step(ship))
    sea.attack()
    sea.note(over=True, announced=True)
    args = {"ship": sea.label(ship), "target": sea.label(target), "side": side, "mode": mode}
    sea.tell(Event("anastrophe", "WG-7.31", args, ship=ship))
    window = MayEvade(target, ship, "anastrophe")
    sea.then(window, Reply(target, ship), AnastropheRake(ship, target, side), Exhaust(ship))


class AnastropheRake(RakeRoll, frozen=True):
    """WG-7.33 The rake; if the target has slipped away the anastrophe ends where it stands."""

    @property
    def rule(self) -> str:
        return "WG-7.33"

    def missed(self, sea: Sea, args: Args) -> None:
        """WG-7.35 All for nothing."""
        sea.tell(Event("anastrophe-void", "WG-7.35", args, ship=self.ship))

    def after(self, sea: Sea, hit: bool) -> None:
        """WG-7.34 Round her stern."""
        sea.then(ComeAbout(self.ship, self.target, self.side, not hit))


class ComeAbout(Frame[Sea], frozen=True):
    """WG-7.34 The attacker is simply placed astern of the target; WG-7.35 then it strikes, with the speed of its whole run."""

    ship: str
    target: str
    side: Flank
    failed: bool

    def take(self, sea: Sea, _: None) -> None:
        ship, target = sea.ships[self.ship], sea.ships[self.target]
        place = final(target, self.side)
        path = ((ship.bow, ship.facing), (place.bow, place.facing))
        sea.tell(Event("comes-about", "WG-7.34", {"ship": sea.label(self.ship)}, ship=self.ship, path=path))
        sea.put(replace(ship, bow=place.bow, facing=place.facing))
        meet(sea, sea.ships[self.ship])
        card = sea.card(ship)
        sea.then(
            MayEvade(self.target, self.ship, "ram"),
            Reply(self.target, self.ship),
            MayThrowPots(self.ship, self.target),
            Ram(self.ship, self.target, "strike", max(0, card.max - card.cruise), self.failed),
        )


class Exhaust(Frame[Sea], frozen=True):
    """WG-7.36 Row 7A of the Fatigue table, in any case, instead of the check."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        level = max(ship.fatigue, anastrophe_fatigue(sea.setting.charts, ship.crew))
        barred = ship.no_grapple or not ship.ram_tried  # WG-R50: it may grapple only after a strike that succeeded
        sea.put(replace(ship, fatigue=level, tired_on=sea.turn, level="cruise", began_max=False, no_grapple=barred))
        sea.tell(Event("exhausted", "WG-7.36", {"ship": sea.label(self.ship), "level": level}, ship=self.ship))


def final(target: Ship, side: Flank) -> Final:
    """WG-7.34, WG-R21 In the stern/flank hex of the other side, pointing at the target's stern."""
    away = OPPOSITE[side]
    turn = 1 if away == "P" else -1
    return Final(target.at(f"SF{away}"), (target.facing + turn) % 6)


def anastrophe_bar(sea: Sea, ship: Ship, target: Ship, side: Flank, mode: Mode) -> Refusal | None:
    """WG-7.31 to WG-7.34 Why this anastrophe cannot be done."""
    if ship.side == target.side:
        return Refusal("WG-7.31", "no-ram-friend")
    if not sea.card(ship).star or ship.level != "max":
        return Refusal("WG-7.31", "no-anastrophe-ship")
    if (bar := unfit(sea, ship) or rake_unfit(ship)) is not None:
        return bar
    if target.aground:
        return Refusal("WG-7.13", "no-ram-aground")
    q, r = D[target.facing]
    ahead = target.at("BOW")
    second = ahead[0] + q, ahead[1] + r
    starts = {target.at("BFP"): ("P",), target.at("BFS"): ("S",), ahead: ("P", "S"), second: ("P", "S")}
    if not opposed(ship, target) or side not in starts.get(ship.bow, ()) or (ship.bow == second and not sea.vacant(ahead)):
        return Refusal("WG-7.32", "no-anastrophe-approach")
    if mode == "through":
        if ship.bow not in (ahead, second) or not all(guarded(sea, target, flank) for flank in FLANKS):
            return Refusal("WG-7.33", "no-diekplus-open")
        guards = [sea.there(at) for at in guarded(sea, target, side)]
        if not any(guard is not None and guard.side != ship.side for guard in guards):
            return Refusal("WG-7.33", "no-diekplus-guard")
    else:
        beside = [target.at(f"BF{side}")] + ([target.at(f"MF{side}")] if target.length == 2 else [])
        if not all(_free(sea, ship, at) for at in beside):
            return Refusal("WG-7.33", "no-anastrophe-beside")
    place = final(target, side)
    q, r = D[place.facing]
    needed = [target.at("STERN"), target.at("SFP"), target.at("SFS")]
    if ship.length == 2:
        needed.append((place.bow[0] - q, place.bow[1] - r))
    return None if all(_free(sea, ship, at) for at in needed) else Refusal("WG-7.34", "no-anastrophe-room")


def _free(sea: Sea, ship: Ship, at: Hex) -> bool:
    return at in sea.setting.sea and sea.occupied.get(at, ship.id) == ship.id


def anastrophes(sea: Sea, name: str) -> list[str]:
    """WG-D14 Every anastrophe open at the start of the move."""
    move, ship = sea.move, sea.ships[name]
    if move is None or move.stage >= 5 or move.paid or ship.gone:
        return []
    if ship.level != "max" or not sea.card(ship).star:
        return []
    q, r = D[ship.facing]
    near = [ship.at("BOW"), ship.at("BFP"), ship.at("BFS"), (ship.bow[0] + 2 * q, ship.bow[1] + 2 * r)]
    foes = dict.fromkeys(foe for at in near if (foe := sea.occupied.get(at)) and sea.ships[foe].side != ship.side)
    return [
        f"{foe}:{side}:{mode}"
        for foe in foes
        for side in FLANKS
        for mode in MODES
        if anastrophe_bar(sea, ship, sea.ships[foe], side, mode) is None
    ]


def anastrophe_option(sea: Sea, name: str, what: str) -> Option:
    """How an anastrophe is shown."""
    ship, (target, side, mode) = sea.ships[name], spelt(what)
    place = final(sea.ships[target], side)
    path = pose(ship.length, ship.bow, ship.facing), pose(ship.length, place.bow, place.facing)
    args = {"target": sea.label(target), "side": side, "mode": mode}
    answer = f"anastrophe:{what}"
    return Option(answer, "do-anastrophe", "WG-7.31", args, ship=name, target=target, path=path, cell=place.bow, risky=True)


def anastrophe_refusal(sea: Sea, ship: str, what: str) -> Refusal | None:
    """Why an anastrophe is not possible."""
    target, side, mode = spelt(what)
    if target not in sea.ships:
        return None
    bar = anastrophe_bar(sea, sea.ships[ship], sea.ships[target], side, mode)
    return bar.about(ship=sea.label(ship), target=sea.label(target)) if bar else None
