"""Play programs against each other: `python -m tools.pages.strength [games]` writes guide/strength.toml for the balance page.

Each pairing is played on one scenario of each game; the programs change sides after every match.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import msgspec

from naumachia.games import find
from naumachia.lab.simulate import Task, simulate

from .build import SOURCE

SCENARIOS = {
    "touche_coule": "s3-touche-coule",
    "trireme_fleet": "f2-six-a-side",
    "trireme_ship": "ts1-two-captains",
    "corvus": "cv2-three-against-three",
    "war_galley": "s02-pirates-off-rhodes",
    "branle_bas": "bb3-meeting-90",
}
PROGRAM, AGAINST = "greedy", "random"
SEED = "strength"


class Row(NamedTuple):
    """One pairing as it stands in the file."""

    game: str
    scenario: str
    games: int
    wins: int
    drawn: int

    def __str__(self) -> str:
        pair = f'program = "{PROGRAM}"\nagainst = "{AGAINST}"'
        return (
            f'[[pairing]]\ngame = "{self.game}"\nscenario = "{self.scenario}"\n{pair}\n'
            f"games = {self.games}\nwins = {self.wins}\ndrawn = {self.drawn}\n"
        )


def pairing(name: str, games: int) -> Row:
    """The result of a pairing on the scenario of a game."""
    game = find(name)
    scenario = game.load_scenario(SCENARIOS[name])
    seats = game.rules.seats(game.start(scenario))
    first = next(iter(seats.values()))
    players = {seat: PROGRAM if side == first else AGAINST for seat, side in seats.items()}
    report = simulate(Task(name, msgspec.to_builtins(scenario), players, seed=SEED, swap=True), games)
    wins = next((one.wins for one in report.players if one.name == PROGRAM), 0)
    return Row(name, SCENARIOS[name], report.games, wins, report.draws)


def main(games: int) -> None:
    """Play all pairings and write the file."""
    head = (
        f"# Programs against each other: python -m tools.pages.strength {games}; seeds {SEED}/0, {SEED}/1, …, changing sides.\n\n"
    )
    rows = []
    for name in SCENARIOS:
        rows.append(pairing(name, games))
        print(rows[-1]._asdict(), flush=True)
    (SOURCE / "strength.toml").write_text(head + "\n".join(map(str, rows)), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 40)
