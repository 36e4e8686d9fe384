"""Reasons why a ship may not act, and changes of a position in a few words."""

from __future__ import annotations

from naumachia.geometry.hexes import Hex, distance
from naumachia.kernel import Message, Refusal

from ..rules.boarding import MayBoard
from ..rules.fire import MayFire
from ..rules.movement import SIDES, AnnounceSpeed, ChoosePath, max_speed, parse_path, paths, speeds, walk
from ..state import Sea
from .picture import acting_ship, step_of_turn


def gist(before: Sea, after: Sea) -> tuple[Message, ...]:
    """Return the losses of each ship, in the order of turns."""
    found = []
    for name, old in before.ships.items():
        new = after.ships[name]
        if old.afloat and not new.afloat:
            found.append(Message("gist-sunk", {"ship": before.label(name)}))
        elif new.structure != old.structure:
            found.append(Message("gist-lost", {"ship": before.label(name), "points": old.structure - new.structure}))
    return tuple(found) or (Message("gist-nothing"),)


def tries(sea: Sea, ship: str) -> tuple[str, ...]:
    """Return the actions that players try with a ship: any speed, any turn, any target."""
    mine = sea.ships[ship]
    foes = [other.id for other in sea.ships.values() if other.camp != mine.camp and other.afloat]
    speeds = [f"speed:{speed}" for speed in range(max_speed(sea, mine) + 1)]
    turns = [f"{side}:{step}" for step in range(1, max(1, mine.speed) + 1) for side in ("port", "starboard")]
    targets = [f"{action}:{foe}" for action in ("fire", "board") for foe in foes]
    return (*speeds, "straight", *turns, *targets)


STEPS_OF_A_TURN = (AnnounceSpeed, ChoosePath, MayFire, MayBoard)
DECISIONS = {act.verb: (step, act) for step in STEPS_OF_A_TURN for act in step.acts.acts}


def why_not(sea: Sea, ship: str, action: str) -> Refusal | None:
    """The rule between a ship and an action: its own geometry first, then the sequence of play."""
    verb, _, value = action.partition(":")
    if verb in (*SIDES, "straight"):
        verb, value = "path", f"{verb}@{value}" if value else verb
    if ship not in sea.ships or verb not in DECISIONS:
        return Refusal("TC-3.2", "no-such-action", {"action": action})
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if not sea.ships[ship].afloat:
        return Refusal("TC-6.1", "no-sunk", {"ship": sea.label(ship)})
    step, act = DECISIONS[verb]
    if (bar := step.acts.bar(sea, ship, act.answer(value))) is not None:
        return bar
    if acting_ship(sea) != ship:
        return Refusal("TC-3.1", "no-not-your-turn", {"ship": sea.label(ship), "acting": sea.label(acting_ship(sea))})
    if verb == "speed" and not isinstance(sea.agenda[0], AnnounceSpeed):
        return Refusal("TC-4a.2", "no-speed-announced", {"ship": sea.label(ship), "speed": sea.ships[ship].speed})
    if not isinstance(sea.agenda[0], step):
        return Refusal("TC-3.2", "no-other-step", {"step": step_of_turn(sea)})
    return None


def why_there(sea: Sea, ship: str, at: Hex) -> Refusal | None:
    """The rule between a ship and a hex, as things stand."""
    mine = sea.ships[ship]
    args: dict[str, object] = {"ship": sea.label(ship)}
    if sea.result is not None:
        return Refusal(sea.result.rule, "no-over")
    if not mine.afloat:
        return Refusal("TC-6.1", "no-sunk", args)
    if at not in sea.setting.water:
        return Refusal("TC-4c.1", "no-there-quay", args)
    if acting_ship(sea) != ship:
        return Refusal("TC-3.1", "no-not-your-turn", args | {"acting": sea.label(acting_ship(sea))})
    if at == mine.bow:
        return Refusal("TC-4a.2", "no-there-here", args)
    frame, away = sea.agenda[0], distance(mine.bow, at)
    if isinstance(frame, AnnounceSpeed):
        most = max(speeds(sea, mine))
        return Refusal("TC-4a.1", "no-there-far", args | {"hexes": away, "most": most}) if away > most else None
    if not isinstance(frame, ChoosePath):
        return Refusal("TC-3.2", "no-other-step", {"step": step_of_turn(sea)})
    args |= {"hexes": away, "speed": mine.speed}
    if away > mine.speed:
        return Refusal("TC-4a.2", "no-there-beyond", args)
    ends = {walk(sea, mine, mine.speed, *parse_path(path)).places[-1][0] for path in paths(sea, mine)}
    if at in ends:
        return None
    return Refusal("TC-4a.2", "no-there-short", args) if away < mine.speed else Refusal("TC-4b.1", "no-there-turn", args)
