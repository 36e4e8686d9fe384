"""How often a player by mail must come to the table: visits of a side in a turn, with standing orders and without.

A visit begins when a seat is asked that was not asked before, and ends when it is asked no more; a sheet that both may write at
once is a visit of each. `python -m naumachia.lab.visits` plays some matches of every game and prints the table of `docs/mail.md`.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Orders
from naumachia.kernel.game import AnyGame
from naumachia.kernel.request import Request
from naumachia.kernel.shown.record_sheet import Standing
from naumachia.match import Match
from naumachia.players import make

QUIET: dict[str, dict[str, str]] = {
    "branle_bas": {"fire": "hull", "link": "wait", "anchor": "stay", "prizes": "keep", "line": "succession"},
    "corvus": {
        "shoot": "likely", "window": "all", "assault": "even", "counter": "always", "prize": "capture", "break": "never",
        "rest": "rest",
    },
    "trireme_fleet": {
        "first": "first", "free": "always", "fire": "always", "grapple": "stronger", "combat": "stronger", "prize": "least",
        "away": "never",
    },
    "trireme_ship": {
        "fire": "likely", "grapple": "stronger", "board": "all", "send": "never", "detach": "never", "free": "always",
        "losses": "least",
    },
    "war_galley": {
        "watch": "never", "reply": "always", "first": "self", "level": "cruise", "unfoul": "all", "transfer": "stay",
    },
}  # fmt: skip
"""Everything a player can order who wants to be asked as little as may be."""
BATTLES = (
    ("touche_coule", "s1-two-liburnians"), ("touche_coule", "s3-touche-coule"),
    ("trireme_fleet", "f1-first-ram"), ("trireme_fleet", "f2-six-a-side"),
    ("trireme_ship", "ts1-two-captains"), ("trireme_ship", "ts-six-a-side"),
    ("corvus", "cv1-duel"), ("corvus", "cv2-three-against-three"),
    ("branle_bas", "bb1-first-duel"), ("branle_bas", "bb3-meeting-90"),
    ("war_galley", "s01-first-strokes"), ("war_galley", "s03-tauris-47bc"),
)  # fmt: skip


class Tally(Struct):
    """Results of some matches."""

    turns: int = 0
    visits: Counter[tuple[int, int, str]] = Counter()
    """Of each seat in each turn of each match."""
    began: Counter[str] = Counter()
    """By which question a visit began."""

    @property
    def mean(self) -> float:
        """Visits of a seat in a turn."""
        seats = len({seat for _, _, seat in self.visits})
        return self.visits.total() / max(1, self.turns * seats)

    def share(self, most: int) -> float:
        """Of all turns of all seats, those with no more visits than this."""
        seats = len({seat for _, _, seat in self.visits})
        return 1 - sum(count > most for count in self.visits.values()) / max(1, self.turns * seats)


def count(name: str, scenario: str, matches: int, turns: int, orders: dict[str, str], player: str = "helmsman") -> Tally:
    """Some matches between two programs that come to the table only when they are asked."""
    found = Tally(0, Counter(), Counter())
    for number in range(matches):
        _play(find(name), scenario, number, turns, orders, player, found)
    return found


def _play(game: AnyGame, scenario: str, number: int, turns: int, orders: dict[str, str], player: str, found: Tally) -> None:
    match = Match.seeded(game, game.load_scenario(scenario), seed=f"visits/{number}")
    programs = {seat: make(player, game, f"visits/{number}/{seat}") for seat in match.seats}
    first, here, seen = _turn(match), set[str](), set[int]()
    while match.request is not None and _turn(match) - first < turns:
        here &= set(match.waiting)
        seat = next((seat for seat in match.waiting if seat in here), match.waiting[0])
        turn = _turn(match)
        seen.add(turn)
        if seat not in here:
            here.add(seat)
            found.visits[number, turn, seat] += 1
            found.began[f"{match.request.key} {match.request.rule}"] += 1
        if not _order(match, seat, orders):
            match.answer(programs[seat].choose(match.state, seat), seat)
    found.turns += len(seen)


def _turn(match: Match) -> int:
    """The turn of the game; in *Touché coulé* the round."""
    return int(getattr(match.state, "turn", 0) or getattr(match.state, "round", 0))


def _order(match: Match, seat: str, orders: dict[str, str]) -> bool:
    """Give one standing order that is not in force yet; whether there was one."""
    request, scene = match.request, match.scene(seat)
    given = [*(one for side in scene.sides for one in side.standing), *(one for group in scene.groups for one in group.standing)]
    for one in given:
        wanted = orders.get(one.key, one.value) if one.seat == seat else one.value
        if wanted != one.value and _open(one, request):
            for text in (*one.via, f"{one.key}:{wanted}") if one.via else (f"standing:{one.key}:{wanted}",):
                match.answer(match.read(text, seat), seat)
            return True
    return False


def _open(one: Standing, request: Request | None) -> bool:
    return not one.via or (request is not None and not isinstance(request, Orders) and one.via[0] in request.asides)


def main(matches: int = 4, turns: int = 10) -> None:
    """Print the table."""
    print("| game | battle | without | with | turns of one visit |\n| --- | --- | --- | --- | --- |")
    for name, scenario in BATTLES:
        plain = count(name, scenario, matches, turns, {})
        quiet = count(name, scenario, matches, turns, QUIET[name]) if name in QUIET else plain
        shares = f"{plain.share(1):.0%} → {quiet.share(1):.0%}"
        print(f"| `{name}` | `{scenario}` | {plain.mean:.2f} | {quiet.mean:.2f} | {shares} |", flush=True)
        for word, tally in (("without", plain), ("with", quiet)):
            began = ", ".join(f"{key} {times / tally.visits.total():.0%}" for key, times in tally.began.most_common(8))
            print(f"<!-- {word}: {began} -->", flush=True)


if __name__ == "__main__":
    main()
