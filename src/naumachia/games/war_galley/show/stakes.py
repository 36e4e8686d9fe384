"""Headline and losses of an outcome, from which forecasts are made."""

from __future__ import annotations

from naumachia.kernel import Answer, Choose, Message, pending, show
from naumachia.kernel.shown.stakes import Loss, Verdict

from ..comfort.flagship import flight_chance
from ..rules.command.transfer import MayTransfer
from ..rules.movement.evasion import MayEvade
from ..rules.movement.reaction import EntryReaction
from ..state import Commander, Sea, Ship

RAMS = ("do-ram", "do-reaction-ram", "do-anastrophe")
RAKES = ("do-rake", "do-diekplus")
SHOTS = ("do-fire", "do-reply", "do-pots")
BOARDINGS = ("do-board",)
EVASIONS = ("do-evade",)


def losses(before: Sea, after: Sea) -> tuple[Loss, ...]:
    """Return the losses of each ship: soldiers, oars, its freedom, itself."""
    found: list[Loss] = []
    for name, old in before.ships.items():
        new = after.ships.get(name, old)
        if old is not new:
            found += [Loss(name, key, points) for key, points in _lost(old, new) if points > 0]
    return tuple(found)


def _lost(old: Ship, new: Ship) -> tuple[tuple[str, int], ...]:
    same = new.side == old.side
    return (
        ("gone", int(bool(new.gone) and new.gone not in ("left", "waiting") and not old.gone)),
        ("captured", int(not same)),
        ("rammed", int(new.rammed and not old.rammed)),
        ("crippled", len(new.crippled) - len(old.crippled)),
        ("fire", int(new.on_fire and not old.on_fire)),
        ("marines", old.marines - new.marines if same and not new.gone else 0),
        ("fouled", int(bool(new.fouled) and not old.fouled)),
        ("grappled", int(len(new.grappled) > len(old.grappled))),
        ("aground", int(bool(new.aground) and not old.aground)),
        ("half", int(new.half and not old.half)),
        ("tired", int(new.fatigue > old.fatigue)),
    )


def verdict(before: Sea, answer: Answer, after: Sea) -> Verdict:
    """How an attack, an escape or a change of ships ends for the one who tries it."""
    if after.result is not None and after.result.winner is not None:
        mine = after.result.winner == _side(before)
        return Verdict("verdict-wins", "good") if mine else Verdict("verdict-loses", "bad")
    option = show(before, str(answer))
    if option.key == "do-pass" and (ship := getattr(before.agenda[0], "ship", "")) in before.ships:
        return _harm(before.ships[ship], after.ships[ship]) or Verdict("verdict-unharmed", "good")
    if option.key.startswith(EVASIONS):
        return _escape(before, after, option.ship)
    if option.key == "do-transfer":
        moved = any(before.commanders[chief.id].ship != chief.ship for chief in after.commanders.values())
        return Verdict("verdict-transferred", "good") if moved else Verdict("verdict-stays-aboard", "bad")
    if option.key == "do-ungrapple":
        free = len(after.ships[option.ship].grappled) < len(before.ships[option.ship].grappled)
        return Verdict("verdict-freed", "good") if free else Verdict("verdict-held", "bad")
    if option.target in before.ships and before.ships[option.target].side != _side(before):
        return _attack(before, after, option.key, option.target)
    return Verdict("verdict-nothing") if not losses(before, after) else Verdict("verdict-something")


def _side(sea: Sea) -> str:
    request = pending(sea)
    return sea.setting.seats[request.seats[0]] if request else ""


def _escape(before: Sea, after: Sea, ship: str) -> Verdict:
    """WG-6.52 Away, or still there; what then befalls it counts for more."""
    old, new = before.ships[ship], after.ships[ship]
    if new.bow != old.bow:
        return Verdict("verdict-evades", "good")
    return _harm(old, new) or Verdict("verdict-stays", "bad")


def _harm(old: Ship, new: Ship) -> Verdict | None:
    """The worst that has befallen a ship of one's own."""
    for key in ("gone", "captured", "rammed", "crippled", "grappled"):
        if dict(_lost(old, new))[key] > 0:
            return Verdict(f"verdict-own-{key}", "bad")
    return None


def _attack(before: Sea, after: Sea, key: str, target: str) -> Verdict:
    """The most that has befallen the target; if nothing has, how the attack failed."""
    old, new = before.ships[target], after.ships[target]
    for done in ("gone", "captured", "rammed", "crippled", "fire", "grappled"):
        if dict(_lost(old, new))[done] > 0:
            return Verdict(f"verdict-{done}", "good")
    if new.marines < old.marines and not key.startswith(BOARDINGS):
        return Verdict("verdict-hit", "good")
    if new.bow != old.bow:
        return Verdict("verdict-slips", "bad")
    return Verdict(_failure(key), "bad")


def _failure(key: str) -> str:
    """Return the name of an attack without effect."""
    if key.startswith(RAMS):
        return "verdict-collision"
    if key.startswith(RAKES):
        return "verdict-unraked"
    if key.startswith(SHOTS):
        return "verdict-missed"
    return "verdict-repelled" if key.startswith(BOARDINGS) else "verdict-failed"


def stakes(sea: Sea, seat: str) -> tuple[Message, ...]:
    """Return the ships that would be boarded; WG-5.53, WG-9.2 the commanders aboard, and the meaning of their loss."""
    found = _boarded(sea)
    for chief in _aboard(sea, seat):
        args = {"ship": sea.label(chief.ship), "commander": sea.chief(chief.id)}
        if (chance := flight_chance(sea, chief)) is None:
            found.append(Message("stakes-commander", args))
        else:
            found.append(Message("stakes-flagship", args | {"exact": str(chance), "p": round(100 * chance)}))
    return tuple(found)


def _boarded(sea: Sea) -> list[Message]:
    """WG-8.22 Of a grapple: who would stand against whom."""
    frame = sea.agenda[0]
    if not isinstance(frame, MayEvade) or frame.attack != "grapple":
        return []
    ship, foe = sea.ships[frame.ship], sea.ships[frame.foe]
    return [Message("stakes-boarded", {"theirs": foe.marines, "own": ship.marines})] if foe.marines else []


def _aboard(sea: Sea, seat: str) -> list[Commander]:
    """The commanders aboard the ships of a seat that may evade, or may be left."""
    frame = sea.agenda[0]
    if isinstance(frame, MayTransfer):
        return [sea.commanders[frame.commander]]
    if not isinstance(frame, EntryReaction | MayEvade):
        return []
    side = sea.side_of(seat)
    request = pending(sea)
    ships = {show(sea, answer).ship for answer in (request.moves if isinstance(request, Choose) else ())}
    return [chief for name in sea.ships if name in ships and (chief := sea.captain(name)) is not None and chief.side == side]
