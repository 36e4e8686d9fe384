"""A ship's move, step by step, with what may come between the steps, and after them (M3, M4; WG-6.13, WG-6.32)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, ShipDecides, always, never
from naumachia.kernel.shown.picture import Option

from ...comfort.flagship import berth_after, warned
from ...hulls import STEP_NAMES
from ...state import Sea
from ..combat.aim import fire_targets, last_targets
from ..combat.diekplus import declare_diekplus, diekplus_option, diekplus_refusal, diekplus_ways
from ..combat.grapple import declare_grapple, grapple_option, grapple_refusal, grapple_targets
from ..combat.missiles import fire, fire_option, fire_refusal
from ..combat.rake import declare_rake, rake_option, rake_refusal, rake_targets
from ..combat.ram import declare_ram, ram_option, ram_refusal, ram_targets
from .desertion import deserter_step
from .steps import (
    jettison,
    jettison_bar,
    jettison_offers,
    leave,
    leave_bar,
    leave_option,
    legal_steps,
    make_step,
    open_step,
    open_steps,
    run,
    run_option,
    step_ghost,
    step_refusal,
    ways_out,
)

END, AHEAD = "end", "ahead"


def ahead_offers(sea: Sea, ship: str) -> tuple[str, ...]:
    """WG-6.32 A run of several steps, where nobody can be struck and nothing has just come between.

    Where there is water before the bow there is nobody to ram.
    """
    move = sea.move
    if move is None or move.left < 2 * sea.setting.charts.movement_costs.forward or move.safe or run(sea, sea.ships[ship]) < 2:
        return ()
    return () if rake_targets(sea, ship) else ("",)


def go_ahead(sea: Sea, ship: str, _: str) -> None:
    """WG-6.32 As far as the water before the bow is free."""
    sea.then(Follow(ship, ("fwd",) * run(sea, sea.ships[ship])))


def end_steps(sea: Sea, name: str, _: str) -> None:
    """WG-6.13 Say which of the announced MP are lost because no step can spend them; then what comes after the move."""
    move = sea.move
    if move is not None and move.left and not move.over and not sea.ships[name].gone:
        sea.tell(Event("points-lost", "WG-6.13", {"ship": sea.label(name), "points": move.left}, ship=name))
    sea.then(AfterMoving(name))


def end_bar(sea: Sea, ship: str, _: str) -> Refusal | None:
    """WG-6.13 What has been announced is spent, as long as a step can spend it."""
    return Refusal("WG-6.13", "no-end", {"ship": sea.label(ship)}) if open_steps(sea, ship) else None


def step_option(sea: Sea, name: str, answer: str) -> Option:
    """How a step is shown; the last one of a flagship's move may be worth a warning."""
    return _last(sea, name, (answer,), step_ghost(sea, name, answer))


def ahead_option(sea: Sea, name: str, _: str) -> Option:
    """The same of a run straight ahead."""
    return _last(sea, name, ("fwd",) * run(sea, sea.ships[name]), run_option(sea, name, ""))


def _last(sea: Sea, name: str, steps: tuple[str, ...], option: Option) -> Option:
    ship, move = sea.ships[name], sea.move
    if move is None or sea.captain(name) is None:
        return option
    berth, left = berth_after(sea, ship, steps, move.left)
    return warned(sea, option, name, berth, left)


class Step(ShipDecides[Sea], frozen=True):
    """M3 WG-6.32 One step after another until the announced MP are spent; between them the ship may ram, rake, shoot, lighten.

    WG-6.13 MP that no legal step can spend are lost. WG-3.1.E1 After each step the enemy has a window.
    """

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("WG-6.32", "no-step-form"),
        Act("rake", "WG-7.21", rake_targets, declare_rake, rake_option, rake_refusal, again=True),
        Act("ram", "WG-7.12", ram_targets, declare_ram, ram_option, ram_refusal, again=True),
        Act("step", "WG-6.32", open_steps, make_step, step_option, step_refusal, form=STEP_NAMES, again=True),
        Act("diekplus", "WG-7.24", diekplus_ways, declare_diekplus, diekplus_option, diekplus_refusal, again=True),
        Act("jettison", "WG-8.48", jettison_offers, jettison, bar=jettison_bar, again=True),
        Act("fire", "WG-8.41", fire_targets, fire, fire_option, fire_refusal, again=True),
        Act("leave", "WG-6.38", ways_out, leave, leave_option, leave_bar, again=True),
        Act(END, "WG-6.13", never, end_steps, bar=end_bar, words="end-steps", ends=True),
        Act(AHEAD, "WG-6.32", ahead_offers, go_ahead, ahead_option, again=True, shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ship, move = sea.ships[self.ship], sea.move
        if ship.gone or move is None or move.over or ship.deserter:
            return None
        name = self.ship
        if not (move.left or ram_targets(sea, name) or rake_targets(sea, name) or diekplus_ways(sea, name)):
            return None  # without MP there is nothing else but a shot
        offer = self.acts.offer(sea, name)
        if offer.keys() <= {"fire"}:
            return None  # who can only shoot does so after the move, and may then divide its M
        moves = self.acts.moves(offer) if "step" in offer else (*self.acts.moves(offer), END)
        args = {"ship": sea.label(name), "left": move.left}
        return sea.choose("ask-step", sea.owner(ship), "WG-6.32", moves, args, shortcuts=self.acts.shortcuts(offer))

    def skip(self, sea: Sea) -> None:
        """WG-K25 Deserters take their own way; nobody else has a step left."""
        ship, move = sea.ships[self.ship], sea.move
        flees = ship.deserter and not ship.gone and move is not None and not move.over and move.left
        way = deserter_step(sea, ship, legal_steps(sea, ship), ways_out(sea, self.ship)) if flees else None
        self.take(sea, way or END)


class Follow(Frame[Sea], frozen=True):
    """WG-6.32 Several steps told at once, each with its windows, as long as they are open and nothing has come between.

    Where they end the player is asked again: at a step that is barred or leads ashore, at an enemy that can be struck,
    or after a window that changed something.
    """

    ship: str
    steps: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        ship, move = sea.ships[self.ship], sea.move
        if not self.steps or ship.gone or move is None or move.over or move.safe:
            return
        if ram_targets(sea, self.ship) or rake_targets(sea, self.ship):
            return
        if not open_step(sea, ship, self.steps[0], move.left, move.backing):
            return
        sea.then(Follow(self.ship, self.steps[1:]))
        make_step(sea, self.ship, self.steps[0])


class AfterMoving(ShipDecides[Sea], frozen=True):
    """M4 After its movement the ship may grapple (WG-8.11) and shoot, dividing its M if it likes (WG-8.43), in either order."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("WG-8.11", "no-after-form"),
        Act("grapple", "WG-8.11", grapple_targets, declare_grapple, grapple_option, grapple_refusal, again=True),
        Act("fire", "WG-8.41", last_targets, fire, fire_option, fire_refusal, again=True),
        Act(END, "WG-6.13", always, lambda sea, ship, _: sea.then(EndMove(ship)), words="finish", ends=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        offer = {} if ship.gone else self.acts.offer(sea, self.ship)
        if len(offer) < 2:
            return None
        what = "both" if {"grapple", "fire"} <= offer.keys() else "grapple" if "grapple" in offer else "fire"
        args = {"ship": sea.label(self.ship), "what": what}
        return sea.choose("ask-after", sea.owner(ship), "WG-8.11", self.acts.moves(offer), args)

    def skip(self, sea: Sea) -> None:
        sea.then(EndMove(self.ship))


class EndMove(Frame[Sea], frozen=True):
    """A ship finishes before the next begins."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        move, sea.move = sea.move, None
        if not sea.ships[self.ship].gone:
            sea.change(self.ship, acted=True)
        if sea.activation is not None:
            trail = sea.activation.trail if move is None or move.follows or len(sea.activation.ships) == 1 else move.trail
            sea.mark(moved=(*sea.activation.moved, self.ship), trail=trail)
