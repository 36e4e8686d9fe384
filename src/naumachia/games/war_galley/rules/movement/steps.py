"""Elementary steps: which are legal, what they cost, and what they do; leaving the map; jettison (WG-6.3, WG-8.48)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex, printed
from naumachia.kernel import Event, Refusal
from naumachia.kernel.shown.picture import Option

from ...hulls import SHIFTS, D, Shift, pose
from ...state import Sea, Ship
from ..combat.harm import lose, meet, run_aground
from .reaction import EntryReaction, beside

RULES = {"forward": "WG-6.32", "back": "WG-6.33", "pivot": "WG-6.34", "about": "WG-6.35"}
"""The rule of each kind of step."""


AHEAD = ("fwd", "fwd-p", "fwd-s")
ASTERN = ("back", "back-p", "back-s")
FREELY = {
    1: (*AHEAD, "pivot+1", "pivot-1", "about"),
    2: (*AHEAD, "pivot-bow+1", "pivot-bow-1", "pivot-stern+1", "pivot-stern-1", "about"),
}


def manner(ship: Ship, backing: bool) -> tuple[str, ...]:
    """WG-6.33 to WG-6.37 The steps a ship's state, level and mode allow, whatever they cost and wherever they lead."""
    under_sail = ship.sails == "up" and not ship.mast_down
    if ship.crippled:
        return lame_steps(ship, under_sail)
    if backing:
        return ASTERN
    return AHEAD if ship.level == "max" or under_sail or ship.tows else FREELY[ship.length]


def step_kinds(sea: Sea, ship: Ship, left: int, backing: bool) -> tuple[str, ...]:
    """The same, as far as the MP that are left pay for it."""
    kinds, known = manner(ship, backing), sea.setting.memo.paid
    found = known.get((kinds, left))
    if found is None:
        shifts = SHIFTS[ship.length, ship.facing]
        found = known[kinds, left] = tuple(name for name in kinds if step_cost(sea, shifts[name]) <= left)
    return found


def lame_steps(ship: Ship, under_sail: bool) -> tuple[str, ...]:
    """WG-7.28 One hex into the bow/flank of the crippled side, or one pivot that way, which sails forbid (WG-6.34)."""
    turn, letter = ("-1", "p") if ship.crippled == "P" else ("+1", "s")
    if under_sail:
        return (f"fwd-{letter}",)
    if ship.length == 1:
        return f"fwd-{letter}", f"pivot{turn}"
    return f"fwd-{letter}", f"pivot-bow{turn}", f"pivot-stern{turn}"


def open_steps(sea: Sea, name: str) -> list[str]:
    """The same for the ship that moves, while it has MP left."""
    return legal_steps(sea, sea.ships[name]) if sea.move is not None and sea.move.left else []


def legal_steps(sea: Sea, ship: Ship) -> list[str]:
    """WG-D16 WG-6.31, WG-6.6 The steps that lead onto vacant sea, or by bow or stern onto land (WG-R65)."""
    assert sea.move is not None
    return lead_on(sea, ship, step_kinds(sea, ship, sea.move.left, sea.move.backing))


def lead_on(sea: Sea, ship: Ship, steps: tuple[str, ...]) -> list[str]:
    """WG-6.31, WG-6.6 The steps that enter a hex that may be entered; WG-6.35 nobody comes about beside an enemy."""
    occupied, water, land = sea.occupied, sea.setting.sea, sea.setting.land
    wary = sea.activation is not None and sea.activation.wary
    shifts = SHIFTS[ship.length, ship.facing]
    q, r = ship.bow
    found = []
    for step in steps:
        _, _, _, new, kind = shifts[step]
        if new is None:
            if kind != "about" or not sea.near(ship):
                found.append(step)
            continue
        at = q + new[0], r + new[1]
        if at in occupied or not (at in water or (at in land and kind != "pivot")):
            continue
        if not wary or not sea.shuns(ship.side, at):
            found.append(step)
    return found


def open_step(sea: Sea, ship: Ship, step: str, left: int, backing: bool = False) -> bool:
    """Whether a step is legal, is paid for and leads onto water: nobody runs aground without being told to."""
    if step not in step_kinds(sea, ship, left, backing) or not lead_on(sea, ship, (step,)):
        return False
    new = SHIFTS[ship.length, ship.facing][step].new
    return new is None or (ship.bow[0] + new[0], ship.bow[1] + new[1]) not in sea.setting.land


def run(sea: Sea, ship: Ship) -> int:
    """How many steps straight ahead the MP left and the water before the bow allow."""
    move = sea.move
    if move is None or not move.left or not open_step(sea, ship, "fwd", move.left, move.backing):
        return 0
    q, r = D[ship.facing]
    steps = move.left // sea.setting.charts.movement_costs.forward
    return next((n - 1 for n in range(1, steps + 1) if not sea.vacant((ship.bow[0] + q * n, ship.bow[1] + r * n))), steps)


def run_option(sea: Sea, name: str, _: str) -> Option:
    """How a run straight ahead is shown."""
    ship = sea.ships[name]
    q, r = D[ship.facing]
    bows = [(ship.bow[0] + q * n, ship.bow[1] + r * n) for n in range(run(sea, ship) + 1)]
    path = tuple(pose(ship.length, bow, ship.facing) for bow in bows)
    args = {"hexes": len(bows) - 1, "hex": printed(bows[-1])}
    return Option("ahead", "do-ahead", "WG-6.32", args, ship=ship.id, path=path, cell=bows[-1])


def step_cost(sea: Sea, shift: Shift) -> int:
    """WG-6.32 1 MP ahead or for a pivot, 2 to back or to come about."""
    costs, kind = sea.setting.charts.movement_costs, shift.kind
    if kind == "forward":
        return costs.forward
    if kind == "pivot":
        return costs.pivot_per_hexside
    return costs.back if kind == "back" else costs.about_face


def make_step(sea: Sea, name: str, answer: str) -> None:
    """WG-6.32 Move the ship one step; the enemy's window follows when there is one (WG-6.51)."""
    ship, move = sea.ships[name], sea.move
    assert move is not None
    shift = SHIFTS[ship.length, ship.facing][answer]
    cost = step_cost(sea, shift)
    bow = ship.bow[0] + shift.q, ship.bow[1] + shift.r
    new = None if shift.new is None else (ship.bow[0] + shift.new[0], ship.bow[1] + shift.new[1])
    sea.put(replace(ship, bow=bow, facing=shift.facing, used=ship.used + cost), *towed(sea, ship, shift.facing))
    foes = [] if new is None else beside(sea, ship.side, (new,))
    sea.move = replace(
        move,
        left=move.left - cost,
        entered=move.entered + (cost if shift.kind in ("forward", "back") else 0),
        turns=move.turns + (answer in ("fwd-p", "fwd-s")),
        swung=move.swung or shift.kind != "forward",
        step=answer,
        trail=(*move.trail, answer),
        came=ship.bow,
        asked=tuple([foe.id for foe in foes]),
        safe=(),
        raked=False,
    )
    path = ((ship.bow, ship.facing), (bow, shift.facing))
    args = {"ship": sea.label(name), "step": spoken(answer), "hex": printed(new or bow), "left": sea.move.left}
    sea.tell(Event("moved", RULES[shift.kind], args, ship=name, side=ship.side, path=path))
    if foes:
        meet(sea, sea.ships[name])
    if new is not None and new in sea.setting.land:
        run_aground(sea, name, astern=shift.kind == "back")
    elif foes:
        sea.then(EntryReaction(name, (new,) if new is not None else ()))


@cache
def spoken(step: str) -> str:
    """The name of a step in the language files, where signs cannot stand."""
    return step.replace("+1", "-s").replace("-1", "-p")


def towed(sea: Sea, tug: Ship, facing: int) -> tuple[Ship, ...]:
    """WG-D33 After each step the towed ship takes the hex the tug's stern has left, facing it."""
    if not tug.tows:
        return ()
    behind = sea.ships[tug.tows]
    hexes = tug.hexes
    ahead = (hexes[0][0] - hexes[-1][0], hexes[0][1] - hexes[-1][1]) if len(hexes) == 2 else D[facing]
    return (replace(behind, bow=hexes[-1], facing=D.index(ahead)),)


def jettison_offers(sea: Sea, name: str) -> tuple[str, ...]:
    """WG-8.48 While there is an MP left to pay for it."""
    return ("",) if sea.move is not None and sea.move.left and sea.ships[name].towers else ()


def jettison_bar(sea: Sea, name: str, _: str) -> Refusal | None:
    """WG-8.48 Why nothing can go overboard."""
    if jettison_offers(sea, name):
        return None
    return Refusal("WG-8.48", "no-jettison" if sea.ships[name].towers else "no-towers", {"ship": sea.label(name)})


def jettison(sea: Sea, name: str, _: str) -> None:
    """WG-8.48 For 1 of the announced MP (WG-R69) the towers go overboard, for good."""
    ship = sea.ships[name]
    assert sea.move is not None
    cost = sea.setting.charts.movement_costs.jettison
    sea.put(replace(ship, towers=False, jettisoned=True, used=ship.used + cost))
    sea.note(left=sea.move.left - cost)
    sea.tell(Event("jettisoned", "WG-8.48", {"ship": sea.label(name)}, ship=name))


def ways_out(sea: Sea, name: str) -> list[str]:
    """WG-6.38, WG-R48 The edges over which a step would take the ship: chosen, never forced."""
    ship, move, setting = sea.ships[name], sea.move, sea.setting
    q, r = ship.bow
    row = r + (q - (q & 1)) // 2
    if move is None or not move.left or (2 < q < setting.columns - 1 and 2 < row < setting.rows - 1):
        return []  # no step goes farther than two hexes from where the bow was
    shifts = SHIFTS[ship.length, ship.facing]
    water, land = setting.sea, setting.land
    found: set[str] = set()
    for step in step_kinds(sea, ship, move.left, move.backing):
        _, _, _, new, kind = shifts[step]
        if new is not None and kind != "pivot" and (at := (q + new[0], r + new[1])) not in water and at not in land:
            found.add(edge(sea, at))
    return sorted(found)


def edge(sea: Sea, at: Hex) -> str:
    """The edge of the map beyond which a hex lies."""
    column = at[0]
    if column < 1:
        return "left"
    if column > sea.setting.columns:
        return "right"
    row = at[1] + (column - (column & 1)) // 2
    return "top" if row < 1 else "bottom"


def leave(sea: Sea, name: str, by: str) -> None:
    """WG-6.38 Off the map for good, without points to the enemy; some scenarios reward it."""
    ship = sea.ships[name]
    args = {"ship": sea.label(name), "edge": by}
    sea.tell(Event("left-map", "WG-6.38", args, ship=name))
    lose(sea, name, "left")
    for way in sea.setting.scenario.exits:
        if way.side == ship.side == ship.origin and way.edge == by and (not way.squadrons or ship.squadron in way.squadrons):
            sea.bonus = sea.bonus | {ship.side: sea.bonus.get(ship.side, 0) + way.vp}
            sea.tell(Event("exit-points", "WG-9.1", {"side": sea.label(ship.side), "points": way.vp}))
            break


def leave_option(sea: Sea, name: str, by: str) -> Option:
    """How leaving the map is shown."""
    return Option(f"leave:{by}", "do-leave", "WG-6.38", {"edge": by}, ship=name)


def leave_bar(sea: Sea, name: str, by: str) -> Refusal | None:
    """WG-6.38 Why a ship cannot leave over an edge."""
    return None if by in ways_out(sea, name) else Refusal("WG-6.38", "no-leave", {"ship": sea.label(name)})


def step_refusal(sea: Sea, name: str, answer: str) -> Refusal | None:
    """WG-5.41 Only the ship that moves makes steps; of the table, what its size has and what its state and place allow."""
    ship = sea.ships[name]
    shift = SHIFTS[ship.length, ship.facing].get(answer)
    if shift is None:
        return Refusal("WG-6.32", "no-step-form", {"answer": answer})
    if sea.move is None or sea.move.ship != name:
        return Refusal("WG-5.41", "no-not-acting", {"ship": sea.label(name)})
    return None if answer in legal_steps(sea, ship) else step_bar(sea, ship, answer, shift)


def step_bar(sea: Sea, ship: Ship, answer: str, shift: Shift) -> Refusal:
    """WG-6.33 to WG-6.37 Why one step of the table cannot be made."""
    assert sea.move is not None
    args: dict[str, object] = {"ship": sea.label(ship.id)}
    rule = RULES[shift.kind]
    under_sail = ship.sails == "up" and not ship.mast_down
    if ship.held or ship.crippled == "PS":
        return Refusal("WG-6.37", "no-step-held", args)
    if shift.kind in ("pivot", "about") and under_sail:
        return Refusal("WG-6.23", "no-step-sails", args)
    if ship.crippled and answer not in lame_steps(ship, under_sail):
        return Refusal("WG-7.28", "no-step-crippled", args)
    if ship.level == "max" and shift.kind != "forward":
        return Refusal(rule, "no-step-max", args)
    if ship.tows and shift.kind != "forward":
        return Refusal(rule, "no-step-tow", args)
    if not sea.move.announced:
        return Refusal("WG-6.13", "no-step-yet", args)
    if (shift.kind == "back") != sea.move.backing:
        return Refusal("WG-6.33", "no-step-mode", args)
    if step_cost(sea, shift) > sea.move.left:
        return Refusal(rule, "no-step-points", args | {"left": sea.move.left})
    if shift.kind == "about":
        return Refusal("WG-6.35", "no-about-near", args)
    assert shift.new is not None
    at = ship.bow[0] + shift.new[0], ship.bow[1] + shift.new[1]
    if at in sea.occupied:
        return Refusal("WG-6.6", "no-step-taken", args | {"other": sea.label(sea.occupied[at])})
    if at in sea.setting.land and shift.kind == "pivot":
        return Refusal("WG-6.34", "no-step-land", args)
    if at not in sea.setting.sea and at not in sea.setting.land:
        return Refusal("WG-6.38", "no-step-edge" if shift.kind == "pivot" else "no-step-map", args)
    return Refusal("WG-5.31", "no-step-wary", args)


def step_ghost(sea: Sea, name: str, answer: str) -> Option:
    """How a step is shown: where the ship would lie, and the hex to click."""
    ship = sea.ships[name]
    shift = SHIFTS[ship.length, ship.facing][answer]
    bow = ship.bow[0] + shift.q, ship.bow[1] + shift.r
    path = pose(ship.length, ship.bow, ship.facing), pose(ship.length, bow, shift.facing)
    at = bow if shift.new is None else (ship.bow[0] + shift.new[0], ship.bow[1] + shift.new[1])
    cost = step_cost(sea, shift)
    left = max(0, sea.move.left - cost) if sea.move is not None else 0
    args = {"step": spoken(answer), "cost": cost, "hex": printed(at), "aground": int(at in sea.setting.land), "left": left}
    return Option(answer, "do-step", RULES[shift.kind], args, ship=ship.id, path=path, cell=at)
