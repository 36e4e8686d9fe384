"""A match of each game at the table, in a process where no network, database or process pool can be imported."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from importlib.abc import MetaPathFinder
from pathlib import Path
from random import Random
from typing import Any

FORBIDDEN = {
    "alembic",
    "multiprocessing",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
}


class Blocked(MetaPathFinder):
    """Refuses every import of these."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in FORBIDDEN or name.startswith("naumachia.server"):
            raise ImportError(f"{name} is not for the table")


sys.meta_path.insert(0, Blocked())
sys.path.append(str(Path(__file__).parents[1]))

from naumachia.kernel import Orders, print_answer  # noqa: E402
from naumachia.players import make  # noqa: E402
from naumachia.table.matches.service import MatchService  # noqa: E402
from naumachia.table.storage.memory import memory_storage  # noqa: E402
from naumachia.table.work.tasks import Task, encode, perform, result  # noqa: E402
from naumachia.table.work.workers import InProcess, Workers  # noqa: E402
from table_page import Kept, Page, call  # noqa: E402


class Elsewhere(InProcess):
    """Hands tasks over as bytes, as to a second web worker."""

    async def run(self, who: str, task: Task[Any], *, question: bool) -> Any:
        return result(perform(encode(task)))


async def play(game: dict[str, Any]) -> dict[str, Any]:
    """Play a match against a program, undo, ask for odds, close everything, open it again, and go on."""
    kept = Kept()
    service = MatchService(memory_storage(kept), Workers(Elsewhere()))
    await service.open()
    scenario = next(one for one in game["scenarios"] if one["name"] == (game["welcome"] or game["standard"]))
    found, preview = await call(service, "GET", f"/games/{game['name']}/scenarios/{scenario['name']}/preview")
    assert found.status == 200
    seats = [seat["seat"] for seat in preview["seats"]]
    wanted = {
        "game": game["name"],
        "scenario": scenario["name"],
        "players": dict.fromkeys(seats, "helmsman") | {seats[0]: "human"},
    }
    found, made = await call(service, "POST", "/matches", wanted)
    assert found.status == 201, made
    done = {"answers": 0, "undone": 0, "odds": 0}
    page = Page(service, made["id"], made["tokens"][seats[0]])
    told = await page.expect("welcome")
    for _ in range(600):
        view = told["view"]
        if view["outcome"] is not None or done["answers"] >= 8:
            break
        if view["ask"] is None or seats[0] not in view["ask"]["seats"]:
            told = await page.expect("update")
            continue
        await respond(service, made["id"], page, seats[0], done)
        told = await page.expect("update", "welcome")
        if not done["undone"] and told["view"]["undo"]:
            page.send(t="undo", number=page.number)
            told = await page.expect("update", "welcome")
            done["undone"] += 1
    turn = told["view"]["turn"]
    page.send(t="ask-scene", turn=0)
    while (past := await page.expect("scene"))["t"] != "scene":  # the undo came late, and the page was told everything anew
        page.send(t="ask-scene", turn=0)
    assert past["turn"] == 0
    found, record = await call(service, "POST", f"/matches/{made['id']}/record", {"tokens": [made["tokens"][seats[0]]]})
    assert (found.status, found.name.endswith(".ndjson")) == (200, True)
    await page.leave()
    assert page.closed == [1000]
    await service.close()

    again = MatchService(memory_storage(None, kept.read()), Workers(InProcess()))
    await again.open()
    page = Page(again, made["id"], made["tokens"][seats[0]])
    assert (await page.expect("welcome"))["view"]["turn"] >= turn
    await page.leave()
    _, listed = await call(again, "POST", "/matches/list", {"tokens": {made["id"]: made["tokens"][seats[0]]}})
    assert [one["id"] for one in listed] == [made["id"]]
    found, uploaded = await call(again, "POST", "/records", record)
    assert found.status == 201, uploaded
    done["lines"] = record.count("\n")
    _, gone = await call(again, "POST", f"/matches/{made['id']}/delete", {"tokens": list(made["tokens"].values())})
    assert gone == {"gone": True, "waiting": []}
    found, _ = await call(again, "GET", "/lobby")
    assert found.status == 404
    await again.close()
    return done


async def respond(service: MatchService, match: str, page: Page, seat: str, done: dict[str, int]) -> None:
    """Answer as the program would, after a look at the odds where it is a choice."""
    async with service.use(match) as table:
        now = await table.ready()
        state = now.game.imagine(now.state, seat, Random(1))
        if now.number_for(seat) != page.number:
            return  # a program was quicker, and the page is about to hear of it
        secret = isinstance(now.request, Orders)
        text = print_answer(make("helmsman", now.game, "1").choose(state, seat))
    if not secret and not done["odds"]:
        page.send(t="ask-odds", number=page.number, answer=text)
        await page.expect("odds")
        done["odds"] += 1
    page.send(t="answer", number=page.number, answer=text)
    done["answers"] += 1


async def main() -> None:
    service = MatchService(memory_storage(), Workers(InProcess()))
    found, games = await call(service, "GET", "/games")
    assert found.status == 200
    report = {game["name"]: await play(game) for game in games}
    assert not FORBIDDEN & {name.partition(".")[0] for name in sys.modules}
    assert threading.active_count() == 1
    print(json.dumps(report))


if __name__ == "__main__":
    asyncio.run(main())
