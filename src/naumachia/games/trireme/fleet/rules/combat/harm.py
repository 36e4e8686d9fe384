"""Harm to ships: immobilised, sunk, their links cut (TF-4.3, TF-4.4, TF-7.1)."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Blow, Event

from ....common.pieces import Wreck
from ...pieces import LADDER, Gone
from ...state import Sea
from ..victory import first_blow


def unlink(sea: Sea, name: str) -> None:
    """A ship's links are gone, on both ends."""
    ship = sea.ships[name]
    if ship.links:
        others = [sea.ships[other] for other in ship.links]
        sea.put(
            replace(ship, links=()),
            *(replace(other, links=tuple(link for link in other.links if link != name)) for other in others),
        )


def lose(sea: Sea, name: str, how: Gone) -> None:
    """A ship is off the map."""
    unlink(sea, name)
    sea.change(name, gone=how, rig="")


def sink(sea: Sea, name: str, rule: str, **args: object) -> None:
    """TF-7.1 A ship goes down; with the rule of wrecks it leaves one where it lay."""
    ship = sea.ships[name]
    lose(sea, name, "sunk")
    sea.tell(
        Event("sunk", rule, {"ship": sea.label(name), **args}, ship=name, side=ship.side, blow=Blow("sink", on=name), beat=1)
    )
    if sea.on("fleet_wrecks"):
        sea.lay(sea.wrecks | {name: Wreck(ship.bow, ship.h)})


def immobilise(sea: Sea, name: str, results: int, rule: str) -> None:
    """TF-4.3, TF-4.4 Each immobilised result moves a ship one place along sound, immobilised, permanently so, sunk."""
    ship = sea.ships[name]
    place = LADDER.index("immobilised" if ship.state == "bf_back" else ship.state) + results
    if place >= len(LADDER):
        sink(sea, name, "TF-4.3")
        return
    sea.change(name, state=LADDER[place], bonus=False)
    key = "permanently-immobilised" if LADDER[place] == "permanent" else "immobilised"
    sea.tell(Event(key, "TF-4.3" if ship.immobilised else rule, {"ship": sea.label(name)}, ship=name, side=ship.side, beat=1))


def struck(sea: Sea, name: str, rule: str) -> None:
    """TF-8.5 One immobilised result that takes effect at once."""
    immobilise(sea, name, 1, rule)
    first_blow(sea)
