"""Formations and the course of the MOVE phase of *Branle-bas de combat*, written a second time from the specification alone.

`morning` is a generator like `evening`: it asks for every decision and every die and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from games.branle_bas.second_reading.geometry import Ship, along_the_wind, phi, sweep, swing, upwind
from games.branle_bas.second_reading.moves import Law, Under, beside, follow, formation, go_on, law, of_formation, settle
from games.branle_bas.second_reading.phase import Day, act, aground, group_drift, groups, played, put, seen
from games.branle_bas.second_reading.world import Asking, Track, World


def in_company(world: World, name: str) -> bool:
    """BB-7.1 Only being sunk, struck or linked takes a ship out of a formation under way."""
    ship = world.ships[name]
    return not (ship.sunk or ship.flag == "struck" or world.linked(ship))


def abreast(world: World, day: Day, line: list[str], shape: tuple[int, int, int]) -> Asking:
    """BB-7.3 All together: every order is carried out by every ship in turn."""
    moving = list(line)
    way = Under(*shape, wind=world.wind)
    while way.left > 0 and (moving := [name for name in moving if in_company(world, name)]) and not world.over():
        leader = world.ships[moving[0]].seen()
        laws = [law(world.ships[name].seen(), way) for name in moving]
        common = frozenset.intersection(*(each.turns for each in laws))
        answer = yield "step", (leader.id, replace(laws[0], turns=common))
        if answer == "end":
            break
        d, a = answer
        way.left, way.made = way.left - 1, way.made + d
        for name in list(moving):
            ship = world.ships[name]
            if not in_company(world, name):
                continue
            day.acted.add(name)
            others = [other for other in seen(world).values() if other.id != name]
            there, _, o = sweep(ship.seen(), others, ship.h, d)
            if o is None and a:
                there, _, o = swing(there, others, a)
            put(world, there)
            if o is not None:
                moving.remove(name)
                own = Under(way.left, way.full, way.half, way.made, wind=world.wind)
                yield from played(world, day, name, leave(there, own, o.id, world))
            elif a and abs(phi(there.h, world.wind)) == 120:
                moving.remove(name)
                yield from aground(world, name)
    for name in moving:
        yield from aground(world, name)


def leave(me: Ship, way: Under, other: str, world: World) -> Generator[tuple[str, Any], Any, Any]:
    """A contact in formation, and what is left of the move after it."""
    ships = seen(world)
    if (yield from settle(me, way, other, ships)) is not None:
        yield from go_on(ships[me.id], way, ships)


def one_way(track: Track, last: str, law: Law, sign: int) -> Law:
    """BB-7.5 Which turns the leader may order now; `sign` of those ordered in this phase."""
    waiting = sign == 0 and track.order >= 0 and track.places.get(last, 0) <= track.order
    turns = frozenset(a for a in law.turns if not waiting and a * sign >= 0)
    return replace(law, turns=turns)


def in_succession(world: World, day: Day, squadron: str, line: list[str], shape: tuple[int, int, int]) -> Asking:
    """BB-7.4"""
    track = world.tracks.get(squadron)
    if track is None or track.leader != line[0]:
        track = world.tracks[squadron] = Track(line[0])
    leader, way, sign = line[0], Under(*shape, wind=world.wind), 0
    day.acted.add(leader)
    steps = go_on(world.ships[leader].seen(), way, seen(world))
    reply: Any = None
    made, broken, turned = 0, False, 0
    while True:
        try:
            what, of = steps.send(reply)
        except StopIteration:
            break
        reply = None
        if what == "step" and not broken:
            reply = yield "step", (leader, one_way(track, line[-1], of[1], sign))
            turned = 0 if reply == "end" else reply[1]
        elif what == "at":
            put(world, of)
            made = way.made
            if turned and sign == 0:
                sign = 1 if turned > 0 else -1
                track.order = len(track.points)
            if turned:
                track.points.append(of.pose)
                turned = 0
        else:
            broken = True
            rest = chained((what, of), steps)
            yield from played(world, day, leader, rest)
            break
    if broken:
        world.tracks[squadron] = Track()
        return
    yield from aground(world, leader)
    for name in line[1:]:
        ship = world.ships[name]
        if not in_company(world, name):
            continue
        day.acted.add(name)
        found = follow(ship.seen(), track.points, track.places.get(name, 0), made, seen(world).values(), world.wind)
        put(world, found.ship)
        track.places[name] = found.place
        yield "followed", (name, found)
        if found.met:
            left = Under(found.remaining // shape[1], shape[1], shape[2], found.travelled, wind=world.wind)
            yield from played(world, day, name, leave(found.ship, left, found.met, world))
        else:
            yield from aground(world, name)


def chained(first: tuple[str, Any], rest: Generator[tuple[str, Any], Any, Any]) -> Generator[tuple[str, Any], Any, Any]:
    """A generator whose first word has been heard already."""
    word: tuple[str, Any] = first
    try:
        while True:
            word = rest.send((yield word))
    except StopIteration:
        return


# ---- The phase -------------------------------------------------------------------------------------------------------


def line_of(world: World, squadron: str) -> list[str]:
    ships = [world.ships[name].seen() for name in world.squadrons[squadron] if not world.ships[name].sunk]
    return formation(ships, world.links, world.wind)


def morning(world: World, sides: tuple[str, str]) -> Asking:
    """MOVE: formations are declared, then everything acts from farthest downwind to nearest the wind."""
    world.links = [replace(link, new=False) for link in world.links]
    day = Day(groups(world.links))
    ways = dict[str, str]()
    for side in sides:
        for squadron, names in world.squadrons.items():
            if world.ships[names[0]].owner == side:
                line = line_of(world, squadron)
                ways[squadron] = (yield "form", (squadron, side)) if line else "free"
                if ways[squadron] != "succession":
                    world.tracks.pop(squadron, None)
    declared = {squadron: line_of(world, squadron) for squadron, way in ways.items() if way != "free"}
    heads = {max(line, key=lambda name: (upwind(seen(world)[name], world.wind), world.ships[name].index)): squadron
             for squadron, line in declared.items()}  # fmt: skip
    followers = {name for line in declared.values() for name in line}
    order = along_the_wind(seen(world).values(), world.wind)
    for name in order:
        if world.over():
            return
        if name in heads:
            yield from in_line(world, day, heads[name], ways[heads[name]], declared[heads[name]])
        elif name not in followers:
            yield from act(world, day, name)
        yield from drifting_groups(world, day)


def drifting_groups(world: World, day: Day) -> Asking:
    for group in list(day.groups):
        if all(world.ships[name].sunk or name in day.acted for name in group):
            day.groups.remove(group)
            yield from group_drift(world, day, group)


def out_of_prizes(world: World, day: Day, name: str) -> Generator[tuple[str, Any], Any, Any]:
    """BB-R73 in a formation: who comes to lie in irons, or finds no way, has had its move."""
    _, free = yield from beside(world.ships[name].seen(), seen(world), world.wind)
    if not free:
        day.acted.add(name)
    return free


def in_line(world: World, day: Day, squadron: str, way: str, line: list[str]) -> Asking:
    """A formation at its place; who has dropped out, or not begun when it breaks up, acts alone just after it, in line order."""
    for name in formation([world.ships[name].seen() for name in line if not world.ships[name].sunk], world.links, world.wind):
        yield from played(world, day, name, out_of_prizes(world, day, name))
    left = [world.ships[name].seen() for name in line if not world.ships[name].sunk and name not in day.acted]
    now = formation(left, world.links, world.wind)
    if not now:
        world.tracks.pop(squadron, None)
    else:
        shape = of_formation([world.ships[name].seen() for name in now], world.wind)
        if way == "together":
            yield from abreast(world, day, now, shape)
        else:
            yield from in_succession(world, day, squadron, now, shape)
    for name in line:
        yield from drifting_groups(world, day)
        yield from act(world, day, name)
