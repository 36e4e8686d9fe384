"""CV-2.3 The plan of the active ship: built leg by leg, legal as a whole, and only then executed."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import CONCEDE, Answer, Frame, Leg, Refusal
from naumachia.kernel.picture import Option

from ..state import Sea
from .courses import RULES, bands, complete, declared, law_of, leg_bar, made, poses
from .forecast import shown_leg
from .rowing import Row
from .sample import legs_that_matter
from .values import turning


class Plan(Frame[Sea], frozen=True):
    """CV-2.3, CV-1.3 to CV-1.7 The plan of the active ship, leg by leg; `row` declares it, and it is executed (CV-G8)."""

    ship: str

    def ask(self, sea: Sea) -> Leg | None:
        run = sea.run
        assert run is not None
        law = law_of(sea, run)
        open_ = bands(law, run.legs)
        if not open_ and not run.legs:
            return None
        path = poses(sea.ships[self.ship].pose, declared(run.order, run.legs))
        done = made(run.legs)
        args = {"ship": sea.label(self.ship), "order": run.order, "left": law.most - done.way, "turned": done.turned}
        return Leg(
            "ask-plan",
            sea.ships[self.ship].side,
            RULES[run.order],
            ship=self.ship,
            bands=open_,
            path=tuple(path),
            args=args | {"angle": law.angle, "legs": len(run.legs)},
            answers=("row",) if complete(law, run.legs) else (),
            shortcuts=("back",) if run.legs else (),
            asides=(CONCEDE,),
        )

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        run = sea.run
        assert run is not None
        if isinstance(answer, tuple):
            sea.run = replace(run, legs=(*run.legs, answer))
            sea.then(self)
        elif answer == "back":
            sea.run = replace(run, legs=run.legs[:-1])
            sea.then(self)
        else:
            sea.run = replace(run, plan=declared(run.order, run.legs), start=tuple(sea.ships[self.ship].pose))
            sea.then(Row(self.ship))

    def sample(self, sea: Sea) -> list[tuple[int, int]]:
        """Legs that matter, for programs."""
        return legs_that_matter(sea)

    def show_pose(self, sea: Sea, pose: tuple[int, ...]) -> Option:
        """A leg somebody weighs: where it leads, whom it would touch and what that counts as."""
        return shown_leg(sea, pose[0], pose[1])

    def show(self, sea: Sea, answer: str) -> Option:
        rule = RULES[sea.run.order] if sea.run is not None else "CV-1.3"
        return Option(answer, f"do-{answer}", rule, ship=self.ship)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """What stands against a leg, or against declaring the plan."""
        run = sea.run
        assert run is not None
        if isinstance(answer, tuple) and len(answer) == 2:
            bar = leg_bar(sea, run, *answer)
            if bar is not None:
                return bar
        args = {"ship": sea.label(self.ship), "angle": turning(sea, self.ship)}
        if answer == "row":
            return Refusal(RULES[run.order], "no-row-turn" if law_of(sea, run).side else "no-row-way", args)
        return Refusal(RULES[run.order], "no-such-choice", {"answer": str(answer)})
