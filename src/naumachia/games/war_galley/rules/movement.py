"""A ship's move, step by step, with what may come between the steps, and after them (M3, M4; WG-6.13, WG-6.32)."""

from __future__ import annotations

from naumachia.kernel import Answer, Choose, Event, Frame, Refusal
from naumachia.kernel.picture import Option

from ..hulls import SHIFTS, Flank
from ..state import Sea, Ship
from .desertion import deserter_step
from .evasion import MayEvade
from .grapple import declare_grapple, grapple_option, grapple_refusal, grapple_targets
from .missiles import Reply, fire_answers, fire_option, fire_refusal, open_fire
from .rake import PassThrough, Rake, declare_rake, diekplus_answers, diekplus_option, rake_option, rake_refusal, rake_targets
from .ram import declare_ram, ram_option, ram_refusal, ram_target
from .reaction import EntryReaction, beside
from .steps import jettison, leave, leave_answers, legal_steps, make_step, open_step, run, run_option, step_bar, step_ghost

END, AHEAD = "end", "ahead"


class Step(Frame[Sea], frozen=True):
    """M3 WG-6.32 One step after another until the announced MP are spent; between them the ship may ram, rake, shoot, lighten.

    WG-6.13 MP that no legal step can spend are lost. WG-3.1.E1 After each step the enemy has his window.
    """

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship, move = sea.ships[self.ship], sea.move
        if ship.gone or move is None or move.over or ship.deserter:
            return None
        strikes = [f"rake:{name}" for name in rake_targets(sea, ship)]
        if (target := ram_target(sea, ship)) is not None:
            strikes.append(f"ram:{target}")
        steps = legal_steps(sea, ship) if move.left else []
        passages = diekplus_answers(sea, ship) if move.left else []
        extra = ["jettison"] if move.left and ship.towers else []
        shortcuts: tuple[str, ...] = ()
        if not strikes and not move.safe and run(sea, ship) > 1:
            shortcuts = (AHEAD,)
        leaves = leave_answers(sea, ship) if move.left else []
        if not (steps or passages or strikes or extra or leaves):
            return None
        if not steps:
            leaves.append(END)
        answers = (*strikes, *steps, *passages, *extra, *fire_answers(sea, ship, split=False), *leaves)
        args = {"ship": sea.label(self.ship), "left": move.left}
        return sea.choose("ask-step", sea.owner(ship), "WG-6.32", answers, args, shortcuts=shortcuts)

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is None:
            answer = self._flight(sea)
        if answer is None or answer == END:
            self._forfeit(sea)
            sea.then(AfterMoving(self.ship))
            return
        sea.then(self)
        verb, _, rest = answer.partition(":")
        match verb:
            case "ram":
                declare_ram(sea, self.ship, rest)
            case "rake":
                declare_rake(sea, self.ship, rest)
            case "diekplus":
                target, _, side = rest.partition(":")
                declare_diekplus(sea, self.ship, target, "P" if side == "P" else "S")
            case "fire":
                open_fire(sea, self.ship, answer, sea.ships[self.ship].marines)
            case "ahead":
                sea.then(Follow(self.ship, ("fwd",) * run(sea, sea.ships[self.ship])))
            case "jettison":
                jettison(sea, self.ship)
            case "leave":
                leave(sea, self.ship, rest)
            case _:
                make_step(sea, self.ship, answer)

    def _forfeit(self, sea: Sea) -> None:
        """WG-6.13 Say which of the announced MP are lost because no step can spend them."""
        move = sea.move
        if move is not None and move.left and not move.over and not sea.ships[self.ship].gone:
            args = {"ship": sea.label(self.ship), "points": move.left}
            sea.tell(Event("points-lost", "WG-6.13", args, ship=self.ship))

    def _flight(self, sea: Sea) -> str | None:
        """K25 Deserters take their own way."""
        ship, move = sea.ships[self.ship], sea.move
        if not ship.deserter or ship.gone or move is None or move.over or not move.left:
            return None
        return deserter_step(sea, ship, legal_steps(sea, ship), leave_answers(sea, ship))

    def show(self, sea: Sea, answer: str) -> Option:
        return step_option(sea, sea.ships[self.ship], answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return step_refusal(sea, self.ship, str(answer)) or Refusal("WG-6.32", "no-step-form", {"answer": str(answer)})


class Follow(Frame[Sea], frozen=True):
    """WG-6.32 Several steps told at once, each with its windows, as long as they are open and nothing has come between.

    Where they end the player goes on by himself: at a step that is barred or leads ashore, at an enemy that can be struck,
    or after a window that changed something.
    """

    ship: str
    steps: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        ship, move = sea.ships[self.ship], sea.move
        if not self.steps or ship.gone or move is None or move.over or move.safe:
            return
        if ram_target(sea, ship) or rake_targets(sea, ship) or not open_step(sea, ship, self.steps[0]):
            return
        sea.then(Follow(self.ship, self.steps[1:]))
        make_step(sea, self.ship, self.steps[0])


class AfterMoving(Frame[Sea], frozen=True):
    """M4 After its movement the ship may grapple (WG-8.11) and shoot, dividing its M if it likes (WG-8.43), in either order."""

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if ship.gone:
            return None
        answers = (*(f"grapple:{name}" for name in grapple_targets(sea, ship)), *fire_answers(sea, ship, split=True))
        if not answers:
            return None
        return sea.choose("ask-after", sea.owner(ship), "WG-8.11", (*answers, END), {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is None or answer == END:
            sea.then(EndMove(self.ship))
            return
        sea.then(self)
        if answer.startswith("grapple:"):
            declare_grapple(sea, self.ship, answer.partition(":")[2])
        else:
            open_fire(sea, self.ship, answer, sea.ships[self.ship].marines)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == END:
            return Option(END, "do-finish", "WG-6.13", ship=self.ship)
        if answer.startswith("grapple:"):
            return grapple_option(sea, sea.ships[self.ship], answer.partition(":")[2])
        return fire_option(sea, self.ship, answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        verb, _, rest = str(answer).partition(":")
        target = rest.partition(":")[0]
        found = grapple_refusal(sea, self.ship, target) if verb == "grapple" else fire_refusal(sea, self.ship, target)
        return found or Refusal("WG-8.11", "no-after-form", {"answer": str(answer)})


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


def declare_diekplus(sea: Sea, ship: str, target: str, side: Flank) -> None:
    """WG-7.24, R62 The target's one window comes before the passage; at its end the others have theirs, then the oars go."""
    assert sea.move is not None
    sea.attack()
    window = () if target in sea.move.asked else (MayEvade(target, ship),)
    sea.then(*window, PassThrough(ship, target, side), AfterPassage(ship, target, side))


class AfterPassage(Frame[Sea], frozen=True):
    """R62 At the end of a passage every other ship has its window; then the target may shoot and its oars are raked."""

    ship: str
    target: str
    side: Flank

    def take(self, sea: Sea, _: None) -> None:
        assert sea.move is not None
        if self.target in sea.move.safe:
            return
        ship = sea.ships[self.ship]
        others = tuple(foe.id for foe in beside(sea, ship.side, ship.hexes))
        sea.note(asked=(*others, self.target))
        reply, rake = Reply(self.target, self.ship), Rake(self.ship, self.target, self.side)
        sea.then(EntryReaction(self.ship, ship.hexes, (self.target,)), reply, rake)


def step_option(sea: Sea, ship: Ship, answer: str) -> Option:
    """How a step, or what may come between steps, is shown."""
    verb, _, rest = answer.partition(":")
    match verb:
        case "ram":
            return ram_option(sea, ship.id, rest)
        case "rake":
            return rake_option(sea, ship, rest)
        case "diekplus":
            return diekplus_option(sea, ship, answer)
        case "fire":
            return fire_option(sea, ship.id, answer)
        case "jettison":
            return Option(answer, "do-jettison", "WG-8.48", ship=ship.id)
        case "leave":
            return Option(answer, "do-leave", "WG-6.38", {"edge": rest}, ship=ship.id)
        case "ahead":
            return run_option(sea, ship)
        case "end":
            return Option(answer, "do-end-steps", "WG-6.13", ship=ship.id)
    return step_ghost(sea, ship, answer)


def step_refusal(sea: Sea, name: str, answer: str) -> Refusal | None:
    """Why a step, or something between steps, cannot be done."""
    ship = sea.ships[name]
    args: dict[str, object] = {"ship": sea.label(name)}
    verb, _, rest = answer.partition(":")
    if verb == "ram":
        return ram_refusal(sea, name, rest)
    if verb in ("rake", "diekplus"):
        return rake_refusal(sea, name, answer)
    if verb == "fire":
        return fire_refusal(sea, name, rest.partition(":")[0])
    if verb == "jettison":
        return Refusal("WG-8.48", "no-jettison" if ship.towers else "no-towers", args)
    if verb == END:
        return Refusal("WG-6.13", "no-end", args)
    if verb == "leave":
        return Refusal("WG-6.38", "no-leave", args)
    shift = SHIFTS[ship.length, ship.facing].get(answer)
    if shift is None or sea.move is None:
        return None
    return step_bar(sea, ship, answer, shift)
