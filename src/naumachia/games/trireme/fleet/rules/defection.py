"""Ships that sail home in the middle of a battle (TF-S3)."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Roll

from ..setup.scenario import Defection
from ..state import Sea
from .combat.harm import lose


class Defect(Frame[Sea], frozen=True):
    """TF-S3 Before a turn the scenario names, one die; on its number the ships that are not grappled are taken off at once."""

    place: int = 0

    def ask(self, sea: Sea) -> Roll | None:
        defection = self._due(sea)
        if defection is None:
            return None
        args = {"name": sea.label(f"@{self.place}"), "needs": defection.needs}
        return Roll("roll-defection", defection.side, "TF-S3", args=args)

    def _due(self, sea: Sea) -> Defection | None:
        """The defection at this place, if its turn has come and what it waits for has happened."""
        found = sea.setting.scenario.defections
        if self.place >= len(found) or found[self.place].turn != sea.turn:
            return None
        after = found[self.place].after
        return found[self.place] if after is None or after in sea.defected else None

    def take(self, sea: Sea, die: int | None) -> None:
        if self.place >= len(sea.setting.scenario.defections):
            return
        defection = self._due(sea)
        if die is not None and defection is not None:
            args = {"name": sea.label(f"@{self.place}"), "rolled": die, "needs": defection.needs}
            sail = die >= defection.needs
            sea.tell(Event("defected" if sail else "stayed", "TF-S3", args, dice=(die,)))
            if sail:
                sea.defected = (*sea.defected, self.place)
                sail_home(sea, defection)
        sea.then(Defect(self.place + 1))


def sail_home(sea: Sea, defection: Defection) -> None:
    """TF-S3 The squadron leaves the map at once: each of its ships that is there, holds nobody and has not changed hands."""
    for name in defection.ships:
        ship = sea.ships[name]
        if not (ship.gone or ship.links or ship.side != ship.owner):
            lose(sea, name, "deserted")
