"""Harm to ships: fatigue and rest lost, damage, sinking, flight (CV-1.10, CV-2.12, CV-2.13, CV-G12)."""

from __future__ import annotations

from typing import Literal

from naumachia.kernel import Blow, Event

from ...state import Sea

Hurt = Literal["nothing", "damaged", "sunk"]


def tire(sea: Sea, ship: str, rule: str) -> None:
    """CV-1.8 A Fatigue marker, where there is none; a rest marker is lost (CV-2.12)."""
    before = sea.ships[ship]
    if not before.fatigued:
        sea.tell(Event("fatigued", rule, {"ship": sea.label(ship)}, ship=ship))
    sea.change(ship, fatigued=True, rest=0)


def disturb(sea: Sea, ship: str) -> None:
    """CV-1.10 Becoming engaged, or moving, costs the rest marker."""
    if sea.ships[ship].rest:
        sea.change(ship, rest=0)
        sea.tell(Event("rest-lost", "CV-1.10", {"ship": sea.label(ship)}, ship=ship))


def damage(sea: Sea, ship: str) -> None:
    """CV-2.12 Damaged, and tired at once; a second time the ship sinks."""
    if sea.ships[ship].damaged:
        sink(sea, ship, "CV-2.12")
        return
    sea.change(ship, damaged=True)
    sea.tell(Event("damaged", "CV-2.12", {"ship": sea.label(ship)}, ship=ship, blow=Blow("", on=ship, loss={ship: 1})))
    tire(sea, ship, "CV-2.12")


def sink(sea: Sea, ship: str, rule: str) -> None:
    """CV-2.13 Gone at once, with its links."""
    remove(sea, ship)
    sea.change(ship, gone="sunk")
    sea.tell(Event("sunk", rule, {"ship": sea.label(ship)}, ship=ship, blow=Blow("sink", on=ship)))


def remove(sea: Sea, ship: str) -> None:
    """A ship leaves the table: links end, and with them what hangs on them; no corvus is lost by that (CV-5.4)."""
    sea.cut(*sea.links_of(ship))
    if not sea.ships[ship].shown:  # an order face down is taken away unseen
        sea.change(ship, order="")
    sea.counters = {one: foe for one, foe in sea.counters.items() if ship not in (one, foe)}


def leave(sea: Sea, ship: str) -> None:
    """CV-G12 A ship whose centre is off the table has fled; S5 beyond the shore line it is wrecked, off the table too."""
    table, shore, here = sea.setting.scenario.table, sea.setting.scenario.shore, sea.ships[ship]
    if shore is not None and here.x > shore.east * 1000:
        remove(sea, ship)
        sea.change(ship, gone="wrecked")
        sea.tell(Event("wrecked", "CV-G12", {"ship": sea.label(ship)}, ship=ship, blow=Blow("ground", on=ship)))
        sea.tell(Event("lost-ashore", "CV-G12", {"ship": sea.label(ship)}, ship=ship, blow=Blow("wreck", on=ship)))
    elif not (0 <= here.x <= table.width * 1000 and 0 <= here.y <= table.height * 1000):
        remove(sea, ship)
        sea.change(ship, gone="fled")
        sea.tell(Event("fled", "CV-G12", {"ship": sea.label(ship)}, ship=ship))
