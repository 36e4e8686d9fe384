"""The end of a turn, the tests of the next and the night of *Branle-bas de combat*, written a second time from the specification.

`evening` plays a turn on from its FIRE phase through BOARD and END to the TESTS of the next, a generator: it asks for every
decision and every die in its order and is sent the answer.
"""

from __future__ import annotations

from games.branle_bas.second_reading.geometry import CARDS
from games.branle_bas.second_reading.guns import distance2
from games.branle_bas.second_reading.world import Asking, Sheet, World, board, catches_fire, fire, flags, hit


def end(world: World) -> Asking:
    for ship in world.afloat():
        if ship.leaks and min(ship.leaks) <= world.turn:
            world.sink(ship)
    yield from flags(world)
    if world.over():
        return
    for side in {ship.owner: None for ship in world.ships.values()}:
        while prizes := [ship.id for ship in world.afloat() if ship.flag == "struck" and ship.controller == side]:
            if not (name := (yield "scuttle", (side, prizes))):
                break
            world.sink(world.ships[name])


def tests(world: World) -> Asking:
    """Everything at the start of a turn."""
    world.turn += 1
    for ship in world.ships.values():
        ship.impeded, ship.tested, ship.idle, ship.boarded = max(0, ship.impeded - 1), False, False, False
        ship.wreck = {side: max(0, left - 1) for side, left in ship.wreck.items()}
        ship.support = 0
    if world.turn % 3 == 0:
        world.wind = (world.wind + 30 * (yield "W", "wind")) % 360
    yield from leak_tests(world)
    for ship in world.afloat():
        yield from burning(world, ship)
    yield from explosions(world)
    for ship in [ship for ship in world.afloat() if ship.fires]:
        for other in world.linked(ship):
            if not ship.sunk and not other.sunk and not other.fires and (yield "D", "spread") <= -1:
                yield from catches_fire(world, other)
    for ship in world.afloat():
        possession(world, ship)
    yield from flags(world)


def leak_tests(world: World) -> Asking:
    """BB-5.3"""
    for ship in world.afloat():
        if ship.leaks and not ship.fires:
            worst = ship.leaks.index(min(ship.leaks))
            die = yield "D", "leak test"
            if die >= 1:
                del ship.leaks[worst]
            elif die == -2:
                ship.leaks[worst] -= 1


def explosions(world: World) -> Asking:
    """BB-5.5"""
    for ship in [ship for ship in world.afloat() if ship.fires >= 3]:
        if not ship.sunk and (yield "D", "explosion") == -2:
            yield from explode(world, ship)


def possession(world: World, ship: Sheet) -> None:
    """BB-9.8"""
    if ship.pending:
        victor = world.ships[ship.pending]
        if not victor.entangling:
            ship.controller, ship.pending = victor.controller, ""


def burning(world: World, ship: Sheet) -> Asking:
    """BB-5.4"""
    if ship.sunk or not (ship.fires or ship.rudder):
        return
    die = yield "D", "fire test"
    if not ship.fires:
        ship.rudder -= die >= 0
    elif die >= 0:
        ship.fires -= 1
    else:
        ship.fires += die == -2
        yield from hit(world, ship, 2 * ship.fires, 2 * ship.fires)


def explode(world: World, ship: Sheet) -> Asking:
    """BB-10.9"""
    world.sink(ship)
    here = ship.seen()
    near = [other for other in world.afloat() if distance2(here, other.seen()) <= 200**2]
    for other in sorted(near, key=lambda other: (distance2(here, other.seen()), other.index)):
        if world.options.get("explosion_body"):
            yield from hit(world, other, masts=4 if distance2(here, other.seen()) <= 100**2 else 0)
            continue
        close = distance2(here, other.seen()) <= 100**2
        yield from hit(world, other, masts=8 if close else 4)
        yield from hit(world, other, hull=4 if close else 2)
        if not other.sunk and (yield "D", "blast") <= (-1 if close else -2):
            yield from catches_fire(world, other)


def evening(world: World) -> Asking:
    """From FIRE to the end of the next turn's TESTS; it stops where the battle is over, or at nightfall."""
    for ship in world.ships.values():
        ship.low = ship.zeros
    for phase in (fire, board, end):
        yield from phase(world)
        if world.over():
            return
    if world.turn < world.turns:
        yield from tests(world)


# ---- BB-3 The night and the count ------------------------------------------------------------------------------------


def night(world: World) -> Asking:
    """BB-3.5 Leaks and fires go on until none is left; prizes are counted before it."""
    for ship in world.afloat():
        if ship.pending:
            ship.controller, ship.pending = world.ships[ship.pending].controller, ""
    for ship in world.afloat():
        if ship.controller not in ("", ship.owner):
            world.prizes[ship.controller] = world.prizes.get(ship.controller, 0) + 1
    for ship in world.afloat():
        world.harm[ship.owner] = ship.hull + ship.masts + (CARDS[ship.kind][2] - ship.abordage)
    while any(ship.leaks or ship.fires for ship in world.afloat()):
        world.turn += 1
        yield from leak_tests(world)
        for ship in world.afloat():
            if ship.fires:
                yield from burning(world, ship)
        yield from explosions(world)
        for ship in world.afloat():
            if ship.leaks and min(ship.leaks) <= world.turn:
                world.sink(ship)


def winner(world: World) -> str:
    """Section 4, BB-3.1 to BB-3.3, BB-3.6 Who has won; empty for a draw. Prizes are told only where night has fallen."""
    sides = list({ship.owner: None for ship in world.ships.values()})
    own = {side: [ship for ship in world.afloat() if ship.owner == side and ship.flag != "struck"] for side in sides}
    if world.turn < world.turns or not world.dark:
        left = [side for side in sides if own[side]]
        return left[0] if len(left) == 1 else ""
    for side, prizes in world.enough.items():
        if world.prizes.get(side, 0) >= prizes:
            return side
    if world.duel:
        return duel(world, sides)
    count = {side: sum(ship.zeros == 0 for ship in own[side]) + world.prizes.get(side, 0) for side in sides}
    one, two = sides
    return "" if count[one] == count[two] else max(sides, key=lambda side: count[side])


def duel(world: World, sides: list[str]) -> str:
    """BB-3.4 A ship sunk or in enemy hands loses, both lost is a draw; else the smaller sum of boxes and men wins."""
    ships = {ship.owner: ship for ship in world.ships.values()}
    lost = [side for side in sides if ships[side].sunk or ships[side].controller != side]
    if lost:
        return "" if len(lost) == 2 else next(side for side in sides if side not in lost)
    one, two = sides
    return "" if world.harm[one] == world.harm[two] else min(sides, key=lambda side: world.harm[side])
