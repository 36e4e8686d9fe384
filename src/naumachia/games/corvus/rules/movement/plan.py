"""CV-2.3 The plan of the active ship: built leg by leg, legal as a whole, and only then executed."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Answer, Frame, Leg, Refusal
from naumachia.kernel.shown.picture import Option

from ...pieces import Run
from ...state import Sea
from ..values import turning
from .courses import RULES, bands, complete, declared, law_of, leg_bar, made, poses
from .forecast import shown_leg
from .rowing import Row
from .sample import legs_that_matter


def leg_asked(sea: Sea, ship: str) -> Leg | None:
    """The next leg of a plan; nothing where the ship cannot stir (CV-1.5)."""
    run = sea.run
    assert run is not None
    law, done = law_of(sea, run), made(run.legs)
    open_ = bands(law, done)
    if not open_ and not run.legs:
        return None
    args = {"ship": sea.label(ship), "order": run.order, "left": law.most - done.way, "turned": done.turned}
    args["angle"] = max((max(-band.turn_from, band.turn_to) for band in open_), default=0)
    return Leg(
        "ask-plan",
        sea.ships[ship].side,
        RULES[run.order],
        ship=ship,
        bands=open_,
        path=tuple(poses(sea.ships[ship].pose, declared(run.order, run.legs))),
        args=args | {"legs": len(run.legs)},
        answers=("row",) if complete(law, done) else (),
        shortcuts=(*(("ahead",) if straight_on(sea, run) else ()), *(("back",) if run.legs else ())),
        asides=sea.ASIDES,
    )


def straight_on(sea: Sea, run: Run) -> tuple[int, int] | None:
    """All that is left of the allowance, straight on; nothing where that is no legal plan (CV-1.3 to CV-1.7)."""
    law, done = law_of(sea, run), made(run.legs)
    left = law.most - done.way
    leg = (-left if law.order == "astern" else left, 0)
    return leg if left and complete(law, made((*run.legs, leg))) else None


def plan_bar(sea: Sea, run: Run, answer: Answer) -> Refusal:
    """Return the refusal of a leg, or of declaring the plan."""
    if isinstance(answer, tuple) and len(answer) == 2 and (bar := leg_bar(sea, run, *answer)) is not None:
        return bar
    if answer == "row":
        args = {"ship": sea.label(run.ship), "angle": turning(sea, run.ship)}
        return Refusal(RULES[run.order], "no-row-turn" if law_of(sea, run).side else "no-row-way", args)
    return Refusal(RULES[run.order], "no-such-choice", {"answer": str(answer)})


def shown_ahead(sea: Sea, run: Run, leg: tuple[int, int]) -> Option:
    """The last leg straight on, with the order to row."""
    shown = shown_leg(sea, *leg)
    return replace(shown, answer="ahead", key="do-ahead", args={**shown.args, "order": run.order}, then=shown.then[1:])


class Plan(Frame[Sea], frozen=True):
    """CV-2.3, CV-1.3 to CV-1.7 The plan of the active ship, leg by leg; `row` declares it, and it is executed (CV-G8).

    The shortcut `ahead` is what is left of the allowance straight on, and `row`.
    """

    ship: str

    def ask(self, sea: Sea) -> Leg | None:
        return leg_asked(sea, self.ship)

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        run = sea.run
        assert run is not None
        if isinstance(answer, tuple) or answer == "back":
            sea.run = replace(run, legs=(*run.legs, answer) if isinstance(answer, tuple) else run.legs[:-1])
            sea.then(self)
            return
        if answer == "ahead" and (leg := straight_on(sea, run)) is not None:
            run = replace(run, legs=(*run.legs, leg))
        sea.run = replace(run, plan=declared(run.order, run.legs), start=tuple(sea.ships[self.ship].pose))
        sea.then(Row(self.ship))

    def sample(self, sea: Sea) -> list[tuple[int, int]]:
        """Legs that matter, for programs."""
        return legs_that_matter(sea)

    def show_pose(self, sea: Sea, pose: tuple[int, ...]) -> Option:
        """A leg somebody weighs: where it leads, whom it would touch and what that counts as."""
        return shown_leg(sea, pose[0], pose[1])

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == "ahead" and sea.run is not None and (leg := straight_on(sea, sea.run)) is not None:
            return shown_ahead(sea, sea.run, leg)
        return Option(answer, f"do-{answer}", RULES[sea.run.order if sea.run else "forward"], ship=self.ship)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """Return the refusal of a leg, or of declaring the plan."""
        assert sea.run is not None
        return plan_bar(sea, sea.run, answer)
