"""Speed, measured on this machine: random play by `step`, with all options listed at every choice."""

from __future__ import annotations

from random import Random
from time import process_time

from msgspec import Struct

from naumachia.games import find
from naumachia.kernel import Orders, Plot, Roll, pending, step
from naumachia.kernel.request import Answer, Request, Sealed
from naumachia.kernel.state import State


class Speed(Struct, frozen=True):
    """Speed of one scenario; times are CPU time of one core."""

    game: str
    scenario: str
    actions_per_second: float
    """Answers; on a secret sheet every step of a plot counts, because each is a move."""
    answers: int
    matches: int
    step_us: float
    """Copy and apply."""
    list_us: float
    """One full enumeration of the legal options."""
    options: float
    """Options at a choice, on average."""
    peer_ratio: float | None = None


def bench(game: str, scenario: str | None = None, seconds: float = 3.0, seed: int = 1) -> Speed:
    """Random matches of a scenario until the time is up."""
    rules = find(game)
    name = scenario or rules.standard
    setup = rules.load_scenario(name)
    rng = Random(seed)
    visited: list[tuple[State, Answer]] = []
    answers = actions = matches = 0
    spent = 0.0
    while spent < seconds:
        state = rules.start(setup)
        began = process_time()
        while (request := pending(state)) is not None:
            answer = _any(request, rng)
            if answers % 7 == 0 and len(visited) < 3000:
                visited.append((state, answer))
            state = step(state, answer)
            answers += 1
            actions += acts(request, answer)
        spent += process_time() - began
        matches += 1
    began = process_time()
    for state, answer in visited:
        step(state, answer)
    stepping = process_time() - began
    choices = [state for state, _ in visited if not isinstance(pending(state), Roll)]
    began = process_time()
    listed = sum(len(list(pending(state.copy()) or ())) for state in choices)
    listing = process_time() - began
    return Speed(
        game,
        name,
        actions / spent,
        answers,
        matches,
        stepping / max(1, len(visited)) * 1e6,
        listing / max(1, len(choices)) * 1e6,
        listed / max(1, len(choices)),
    )


def _any(request: Request, rng: Random) -> Answer:
    if isinstance(request, Roll):
        falls, weights = zip(*request.outcomes(), strict=True)
        fallen: int | tuple[int, ...] = rng.choices(falls, weights)[0]
        return fallen
    if isinstance(request, Orders):
        return request.draw(request.seats[0], rng)
    return request.draw(rng)


def acts(request: Request, answer: Answer) -> int:
    """How many actions an answer is: one, but on a sheet of plots as many as there are steps."""
    if not isinstance(request, Orders) or not isinstance(answer, Sealed):
        return 1
    plots = {line.id for line in request.sheets[answer.seat] if isinstance(line, Plot)}
    return max(1, sum(len(order.split()) for name, order in answer.lines if name in plots))


def peer(seconds: float = 3.0, seed: int = 1) -> float:
    """Random play of python-chess in the same run, in moves a second: a yardstick, nothing more."""
    import chess

    rng = Random(seed)
    moves, spent = 0, 0.0
    while spent < seconds:
        board = chess.Board()
        began = process_time()
        for _ in range(300):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(rng.choice(legal))
            moves += 1
        spent += process_time() - began
    return moves / spent
