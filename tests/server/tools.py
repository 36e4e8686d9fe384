"""A page without a browser, and a server without a port."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from starlette.testclient import TestClient, WebSocketTestSession

from match.patched import patched
from naumachia.kernel.chance.mixed_dice import Chain
from naumachia.server.guard.limits import Limits
from naumachia.server.start import run
from naumachia.server.start.app import make_app
from naumachia.server.start.run import bind, serve
from naumachia.server.storage.store import prepare
from naumachia.server.workers import pool
from naumachia.table.work.tasks import Task

FREE = Limits(
    messages=1e9,
    messages_reserve=1e9,
    requests=1e9,
    requests_reserve=1e9,
    sockets=10**9,
    under_way=10**9,
    crowd=1e9,
    crowd_reserve=1e9,
    wrong_key=0.0,
)
SMALL = {"game": "touche_coule", "scenario": "s1-two-liburnians"}
TWO = {"red": "human", "blue": "human"}


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'matches.db'}"


@cache
def _prepared() -> bytes:
    """An empty database, brought up to date once: every migration from the first takes longer than most tests."""
    with TemporaryDirectory() as folder:
        prepare(sqlite(Path(folder)))
        return (Path(folder) / "matches.db").read_bytes()


@contextmanager
def serving(database: str, **rest: Any) -> Iterator[TestClient]:
    """A server over a database; a file that is not there is begun as a copy of an empty one."""
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:") and not file.exists():
        file.touch(0o600)
        file.write_bytes(_prepared())
    app = make_app(database, **{"hosts": None, "limits": FREE, **rest})
    with TestClient(app) as client:
        yield client


@asynccontextmanager
async def running(server: uvicorn.Server) -> AsyncIterator[int]:
    with bind("127.0.0.1", 0) as door:
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


def create(client: TestClient, players: dict[str, str] = TWO, **rest: Any) -> dict[str, Any]:
    reply = client.post("/api/matches", json={**SMALL, "players": players, **rest})
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


class _Passed:
    """Messages left for the test to read."""

    def __init__(self) -> None:
        self.messages: Any = asyncio.Queue()
        self.send, self.receive = self.messages.put, self.messages.get


class Page:
    """One connection, and the last view it got."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.chain: Chain | None = None
        self.asked: list[dict[str, Any]] = []
        self.welcome = self.expect("welcome")
        self.view: dict[str, Any] = self.welcome["view"]
        self.log: list[Any] = list(self.view["log"])
        self.presence: Any = self.welcome["seats"]
        self.dice: Any = self.welcome["dice"]

    def commit(self, root: str) -> None:
        """Give words for the dice from now on, at once, also while another client is being listened to."""
        self.chain = Chain(root, 256)
        incoming: Any = self.session._send_rx
        self.session._send_rx = _Passed()  # type: ignore[assignment]
        self.session.portal.start_task_soon(self._give_words, incoming)
        self.send(t="words", end=self.chain.end)

    async def _give_words(self, incoming: Any) -> None:
        passed: Any = self.session._send_rx
        async for event in incoming:
            found = json.loads(event.get("text") or "{}")
            if found.get("t") != "ask-word":
                await passed.send(event)
                continue
            self.asked.append(found)
            word = self.chain.after(found["after"]) if self.chain else None
            if word is not None:
                text = json.dumps({"t": "word", "word": word})
                await self.session._receive_tx.send({"type": "websocket.receive", "text": text})

    def send(self, **message: Any) -> None:
        self.session.send_json(message)

    def receive(self) -> dict[str, Any]:
        """The next message that is not about who is there."""
        while True:
            found: dict[str, Any] = self.session.receive_json()
            if found["t"] == "presence":
                self.presence = found["seats"]
                continue
            if found["t"] == "dice":
                self.dice = found["dice"]
                continue
            if found["t"] in ("update", "welcome"):
                before, self.view = getattr(self, "view", None), found["view"]
                if found["t"] == "update":  # only what changed came along
                    assert before is not None
                    self.view["scene"] = patched(before["scene"], self.view.pop("change"))
                self.log = self.log[: self.view["log_from"]] if hasattr(self, "log") else []
                self.log += self.view["log"]
            return found

    def expect(self, kind: str) -> dict[str, Any]:
        found = self.receive()
        assert found["t"] == kind, found
        return found

    def problem(self, code: str, **message: Any) -> dict[str, Any]:
        """Send something that is refused."""
        self.send(**message)
        found = self.expect("problem")
        assert found["code"] == code, found
        return found

    @property
    def mine(self) -> bool:
        ask = self.view["ask"]
        return ask is not None and self.view["seat"] in ask["seats"]

    @property
    def answers(self) -> list[str]:
        return [option["answer"] for option in self.view["ask"].get("options", ()) if option["answer"] != "concede"]

    def answer(self, answer: str) -> None:
        self.send(t="answer", number=self.view["number"], answer=answer)


def key(token: str) -> list[str]:
    """How a page says to which seat it has the token."""
    return ["naumachia", f"token.{token}"] if token else ["naumachia"]


def record_of(client: TestClient, match: str, *tokens: str) -> Any:
    """Ask for a record with the tokens of seats."""
    return client.post(f"/api/matches/{match}/record", json={"tokens": tokens})


def take(client: TestClient, match: dict[str, Any], seat: str, **more: Any) -> dict[str, Any]:
    """Exchange the invitation to an open seat for a token of one's own, which stands in its place from then on."""
    own = token_urlsafe(24)
    body = {"match": match["id"], "invitation": match["tokens"][seat], "token": own, **more}
    reply = client.post("/api/invitations", json=body)
    assert reply.status_code == 200, reply.text
    assert reply.json() == {"match": match["id"], "seat": seat}
    match["tokens"][seat] = own
    return match


@contextmanager
def sitting(client: TestClient, match: dict[str, Any], seat: str | None = None) -> Iterator[Page]:
    with client.websocket_connect(f"/ws/{match['id']}", subprotocols=key(match["tokens"][seat] if seat else "")) as session:
        yield Page(session)


@contextmanager
def both(client: TestClient, match: dict[str, Any]) -> Iterator[dict[str, Page]]:
    with sitting(client, match, "red") as red, sitting(client, match, "blue") as blue:
        yield {"red": red, "blue": blue}


def play(pages: dict[str, Page], rng: Random, turns: int = 10_000) -> int:
    """Answers at random until the match is over or so many have been given."""
    for count in range(turns):
        movers = [page for page in pages.values() if page.mine]
        if not movers:
            assert all(page.view["outcome"] for page in pages.values())
            return count
        movers[0].answer(rng.choice(movers[0].answers))
        for page in pages.values():
            page.expect("update")
    return turns


def free_port() -> int:
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def serve_until_killed(port: int, database: str) -> None:
    """Body of a server process."""
    serve(port=port, database=database, open_browser=False, limits=FREE, say=lambda _: None)


def serve_while_busy(port: int, database: str) -> None:
    """The same with programs whose thoughts never let go of the interpreter."""
    setattr(pool, "run", stubborn_think)  # noqa: B010
    serve_until_killed(port, database)


def stubborn_think(*_: object) -> str:
    """In place of a program's mind; workers find it here by name."""
    return str(sum(range(10**9)))


def serve_as_usual(port: int, database: str, log: str) -> None:
    """The work of `naumachia serve`, limits and all, in a process that need not learn everything first."""
    with Path(log).open("wb") as file:
        for one in (1, 2):
            os.dup2(file.fileno(), one)
    serve(port=port, database=database, open_browser=False)


def serve_beside(port: int, database: str) -> None:
    """A server that does not know that there is another at the same file: as on any other database."""
    setattr(run, "exclusive", lambda *_: nullcontext(lambda _: None))  # noqa: B010
    serve_until_killed(port, database)


def slow_think(*_: object) -> str:
    """In place of a program's mind; workers find it here by name."""
    time.sleep(1.0)
    return "0"


def bad_think(*_: object) -> str:
    raise ValueError("no idea")


class Sleep(Task[None], frozen=True):
    """Do nothing for so long."""

    seconds: float

    def run(self) -> None:
        time.sleep(self.seconds)


class Niceness(Task[int], frozen=True):
    """How far a worker steps back."""

    def run(self) -> int:
        return os.nice(0)


class Hour:
    """Time as the test wants it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead

    def pass_by(self, client: TestClient, seconds: float) -> None:
        self.ahead += seconds
        app: Any = client.app
        portal: Any = client.portal
        portal.call(app.state.matches.clocks._changed.set)


def until(page: Page, kind: str) -> dict[str, Any]:
    """The next message of a kind; those before it are not looked at."""
    found: dict[str, Any] = {}
    while found.get("t") != kind:
        found = page.session.receive_json()
    return found
