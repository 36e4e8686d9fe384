"""A club of fifty for a month, in minutes: people who come and go, clocks, a lobby, restarts, a kill, an update, a backup, and
some who want to spoil it. By hand: `PYTHONPATH=tests python -m server.club [sqlite|postgres] [days] [old checkout]`.

Days are shortened by a clock of the server's own that runs fast. In the end everything acknowledged must be there, in the backup
everything acknowledged before it, every finished match must be proved, and nothing may have failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from statistics import median, quantiles
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from naumachia.kernel import print_answer
from naumachia.kernel.lines import Line
from naumachia.kernel.record import parse
from naumachia.match import verify
from server.postgres import fresh, postgres
from server.tools import free_port

ROOT = Path(__file__).parents[2]
PEOPLE = 50
DAY = 7.0
"""Real seconds a day has at least."""
START = """
import os, sys, time
real, zero, speed = time.time, float(os.environ["CLUB_ZERO"]), float(os.environ["CLUB_SPEED"])
time.time = lambda: zero + (real() - zero) * speed
import datetime
import naumachia.server.run as run
import naumachia.server.clocks as clocks, naumachia.server.matches as matches
class Fast(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return datetime.datetime.fromtimestamp(time.time(), tz)
for name, module in list(sys.modules.items()):
    if name.startswith("naumachia.server") and hasattr(module, "datetime"):
        module.datetime = Fast
clocks.BEAT, matches.TIDY = 0.2, 3.0
import inspect
known, wishes = inspect.signature(run.serve).parameters, {}  # an older program knew of less
if "lobby" in known:
    wishes["lobby"] = True
if "keeping" in known:
    from naumachia.server.keeping import Keeping
    wishes["keeping"] = Keeping(over=20.0, idle=25.0, quota=40)
made = run.make_app
run.make_app = lambda *a, **k: made(*a, idle=8.0, **k)
run.serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, public="https://club.example", **wishes)
"""
BATTLES = (
    ("touche_coule", "s1-two-liburnians", ("red", "blue")),
    ("touche_coule", "s3-touche-coule", ("red", "blue")),
    ("trireme_fleet", "f1-first-ram", ("red", "yellow")),
    ("trireme_ship", None, ("red", "yellow")),
    ("war_galley", "s01-first-strokes", None),
)


class House:
    """The server as a service of the host; its log is kept."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder, self.port = database, folder, free_port()
        self.zero, self.log = time.time(), folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.stops: list[float] = []

    def start(self, code: Path = ROOT) -> None:
        env = {**os.environ, "CLUB_ZERO": str(self.zero), "CLUB_SPEED": str(86400 / DAY), "PYTHONPATH": str(code / "src")}
        arguments = [sys.executable, "-c", START, str(self.port), self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(arguments, env=env, stdout=log, stderr=log, cwd=code)
        while True:
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            with contextlib.suppress(httpx2.TransportError):
                if httpx2.get(f"http://127.0.0.1:{self.port}/api/health").status_code == 200:
                    return
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(60)
        self.stops.append(time.monotonic() - began)


class Club:
    """What everybody knows together, and what has been seen."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.acknowledged: dict[str, list[tuple[str, str]]] = {}
        self.deleted: set[str] = set()
        self.codes: list[str] = []
        self.waits: list[float] = []
        self.seen: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.snapshot: dict[str, list[tuple[str, str]]] = {}
        """What had been acknowledged when the backup was begun."""

    def http(self, address: str) -> httpx2.AsyncClient:
        headers = {"X-Forwarded-For": address}
        return httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}/api", headers=headers, timeout=60)

    def ws(self, match: str, address: str, *words: str) -> Any:
        spoken = [Subprotocol(word) for word in ("naumachia", *words)]
        place = f"ws://127.0.0.1:{self.house.port}/ws/{match}"
        return connect(place, subprotocols=spoken, additional_headers={"X-Forwarded-For": address}, max_size=None)

    def came(self, what: str, reply: Any) -> Any:
        why = "" if reply.status_code < 300 or what.startswith("spoil") else f" ({reply.json()['message']['key']})"
        self.seen[f"{what} {reply.status_code}{why}"] += 1
        if reply.status_code >= 500:
            self.troubles.append(f"{what}: {reply.status_code} {reply.text[:200]}")
        return reply


class Person:
    """A member: a name, a key, an address, and an evening now and then."""

    def __init__(self, club: Club, number: int) -> None:
        self.club, self.rng = club, Random(number)
        self.name, self.key = f"Member {number}", token_urlsafe(24)
        self.address = f"198.51.100.{number + 1}"

    async def evening(self) -> None:
        """Whatever one does; who loses the connection comes back a little later."""
        for _ in range(8):
            if await self._at_the_table():
                return
            await asyncio.sleep(2)

    async def _at_the_table(self) -> bool:
        with contextlib.suppress(httpx2.TransportError, WebSocketException, OSError):
            async with self.club.http(self.address) as http:
                await http.post("/people", json={"key": self.key, "name": self.name})
                if self.rng.random() < 0.4:
                    await self.found(http)
                if self.club.codes and self.rng.random() < 0.5:
                    code = self.club.codes.pop(0)
                    await self.accept(http, "code", code=code)
                if self.rng.random() < 0.2:
                    await self.lobby(http)
                for _ in range(5):  # who plays fast finds his opponent there, too
                    await self.play(http)
                    await asyncio.sleep(0.2)
                return True
        return False

    async def play(self, http: httpx2.AsyncClient) -> None:
        """Every match that waits for this person; a finished one may be deleted."""
        mine = self.club.came("list", await http.post("/matches/list", json={"tokens": {}, "key": self.key})).json()
        for match in mine[:8]:
            if match["over"] and self.rng.random() < 0.05:
                self.club.came("delete", await http.post(f"/matches/{match['id']}/delete", json={"key": self.key}))
                self.club.deleted.add(match["id"])
            elif match["mine"] and not match["over"]:
                await self.sit(match["id"], match["seat"])
            self.club.seen["over"] += match["over"]

    async def found(self, http: httpx2.AsyncClient) -> None:
        """A match with an empty seat: for a friend by code, for anybody in the lobby, or against a program."""
        game, scenario, seats = self.rng.choice(BATTLES)
        if scenario is None or seats is None:
            games = {one["name"]: one for one in (await http.get("/games")).json()}
            first = games[game]["scenarios"][0]
            scenario, seats = scenario or first["name"], tuple(one["seat"] for one in first["seats"])
        listed, against = self.rng.random() < 0.3, self.rng.random() < 0.2
        clock = {"per": "turn", "seconds": 3 * 86400, "then": self.rng.choice(("program", "lost", "shown"))}
        players = dict(zip(seats, ("human", "random" if against else "open"), strict=False))
        body: dict[str, Any] = {"game": game, "scenario": scenario, "players": players}
        if listed and not against:
            body["listed"] = True
        reply = self.club.came(
            "create", await http.post("/matches", json=body | ({"clock": clock} if self.rng.random() < 0.5 else {}))
        )
        if reply.status_code != 201:
            return
        made = reply.json()
        token = made["tokens"][seats[0]]
        async with self.club.ws(made["id"], self.address, f"token.{token}", f"key.{self.key}") as socket:
            await socket.recv()  # the seat is this person's from now on
        if not against and not listed:
            found = await http.post(f"/matches/{made['id']}/codes", json={"tokens": [made["tokens"][seats[1]]]})
            self.club.codes += list(found.json()["codes"].values()) if found.status_code == 200 else []

    async def accept(self, http: httpx2.AsyncClient, what: str, **how: str) -> None:
        body = {**how, "token": token_urlsafe(24), "key": self.key, "name": self.name}
        self.club.came(what, await http.post("/invitations", json=body))

    async def lobby(self, http: httpx2.AsyncClient) -> None:
        reply = await http.get("/lobby")
        for open_match in reply.json()["matches"][:1] if reply.status_code == 200 else ():
            for seat in [one["seat"] for one in open_match["seats"] if one["player"] == "open"][:1]:
                await self.accept(http, "lobby", match=open_match["id"], seat=seat)

    async def sit(self, id: str, seat: str) -> None:
        """Some answers, as long as it is this seat's turn; each is acknowledged or it is not."""
        async with self.club.ws(id, self.address, f"key.{self.key}", f"seat.{seat.encode().hex()}") as socket:
            view = await self._view(socket)
            if self.rng.random() < 0.1:
                await socket.send(msgspec.json.encode({"t": "say", "text": f"Good evening from {self.name}"}).decode())
            for _ in range(self.rng.randrange(2, 14)):
                answer = self.answer(view, seat)
                if answer is None:
                    break
                began = time.monotonic()
                message = {"t": "answer", "number": view["number"], "answer": answer}
                await socket.send(msgspec.json.encode(message).decode())
                found = await self._taken(socket)
                if found is None:
                    return
                self.club.waits.append(time.monotonic() - began)
                self.club.acknowledged.setdefault(id, []).append((seat, answer))
                view = found

    async def _taken(self, socket: Any) -> Any:
        """The view after an answer; nothing where it was refused, whatever others, or a clock, have changed meanwhile."""
        await socket.send('{"t":"ask-why","ship":"the end"}')
        view: Any = None
        while True:
            found = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            view = found.get("view", view)
            if found["t"] != "problem":
                continue
            if found["code"] == "not-found":
                return view
            self.club.seen[f"problem {found['code']}"] += 1
            if found["code"] == "failed":
                self.club.troubles.append(f"{self.name}: {found}")
            return None

    def answer(self, view: Any, seat: str) -> str | None:
        """Any answer that is legal by what the page is told."""
        ask = view["ask"]
        if ask is None or seat not in ask["seats"]:
            return None
        if ask["kind"] == "orders":
            lines = msgspec.convert(ask.get("sheet", ()), tuple[Line, ...])
            return "; ".join(f"{line.id}: {line.draw(self.rng)}" for line in lines)
        options = [one["answer"] for one in ask.get("options", ()) if one["answer"] not in ("concede", "orders")]
        return str(self.rng.choice(options)) if options else None

    async def _view(self, socket: Any) -> Any:
        while True:
            found = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            if found["t"] == "problem":
                self.club.seen[f"problem {found['code']}"] += 1
                if found["code"] == "failed":
                    self.club.troubles.append(f"{self.name}: {found}")
                raise OSError(found["code"])
            if "view" in found:
                return found["view"]


class Spoiler:
    """Somebody who has nothing better to do; at each address in turn."""

    def __init__(self, club: Club, number: int) -> None:
        self.club, self.rng, self.address = club, Random(1000 + number), f"203.0.113.{number + 1}"

    async def run(self) -> None:
        tricks = (self.noise, self.deaf, self.idle, self.dear, self.many, self.guess, self.others)
        while True:
            with contextlib.suppress(httpx2.TransportError, WebSocketException, OSError, TimeoutError):
                await asyncio.wait_for(self.rng.choice(tricks)(), 15)
            await asyncio.sleep(0.05)

    def victim(self) -> str:
        return self.rng.choice([*self.club.acknowledged, "nowhere"])

    async def noise(self) -> None:
        async with self.club.ws(self.victim(), self.address) as socket:
            for _ in range(400):
                await socket.send(
                    self.rng.choice(("{", '{"t":"answer","number":0,"answer":"1"}', "[" * 2000, '{"t":"resync"}', "\0"))
                )

    async def deaf(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(8):
                socket = await stack.enter_async_context(self.club.ws(self.victim(), self.address))
                for _ in range(60):
                    await socket.send('{"t":"resync"}')
            await asyncio.sleep(1)

    async def idle(self) -> None:
        doors = [await asyncio.open_connection("127.0.0.1", self.club.house.port) for _ in range(150)]
        for _, writer in doors:
            writer.write(b"GET /api/health HT")
        await asyncio.sleep(1)
        for _, writer in doors:
            writer.close()

    async def dear(self) -> None:
        async with self.club.http(self.address) as http:
            self.club.came("spoil upload", await http.post("/records", content=b'{"game":"war_galley","setup":' + b"[" * 5000))
            for _ in range(30):
                where = f"/games/touche_coule/scenarios/s3-touche-coule/preview?options=rounds={self.rng.randrange(10, 99)}"
                self.club.came("spoil preview", await http.get(where))

    async def many(self) -> None:
        async with self.club.http(self.address) as http:
            body = {"game": "war_galley", "scenario": "s16-lade-494bc", "players": {"I": "human", "P": "open"}}
            for _ in range(60):
                self.club.came("spoil create", await http.post("/matches", json=body))

    async def guess(self) -> None:
        async with self.club.http(self.address) as http:
            for _ in range(40):
                code = "".join(self.rng.choice("ABCDEFGHJKMNPQRSTUVWXYZ") for _ in range(9))
                body = {"code": code, "token": token_urlsafe(24)}
                self.club.came("spoil guess", await http.post("/invitations", json=body))
            for _ in range(20):
                keys = {"key": token_urlsafe(24), "tokens": [token_urlsafe(24)]}
                reply = await http.post(f"/matches/{self.victim()}/delete", json=keys)
                self.club.came("spoil delete", reply)
                if reply.status_code == 200:
                    self.club.troubles.append("a stranger deleted a match")

    async def others(self) -> None:
        async with self.club.ws(self.victim(), self.address, f"token.{token_urlsafe(24)}") as socket:
            found = msgspec.json.decode(await socket.recv())
            if found["t"] == "welcome":
                self.club.troubles.append("a stranger sat down")


def backup(database: str, to: Path) -> str:
    """As docs/hosting.md says, while it runs; the address of the restored copy."""
    if database.startswith("sqlite"):
        subprocess.run(["sqlite3", database.removeprefix("sqlite:///"), f".backup {to}"], check=True)
        return f"sqlite:///{to}"
    name, host = re.fullmatch(r"postgresql://naumachia@/(\w+)\?host=(.*)", database).groups()  # type: ignore[union-attr]
    with to.open("wb") as file:
        subprocess.run(["pg_dump", "-U", "naumachia", "-h", host, name], check=True, stdout=file)
    copy = fresh(Path(host), f"{name}_copy")
    subprocess.run(
        ["psql", "-q", "-U", "naumachia", "-h", host, "-f", str(to), f"{name}_copy"], check=True, stdout=subprocess.DEVNULL
    )
    return copy


def kept(house: House, club: Club, acknowledged: dict[str, list[tuple[str, str]]]) -> None:
    """Everything acknowledged is there: of matches that were not deleted, and have not been let go as the host wished."""
    from naumachia.server.store import Store

    store = Store(house.database)

    async def look() -> None:
        there = {stored.id: stored for stored in await store.known(list(acknowledged))}
        for id, taken in acknowledged.items():
            if id not in there:
                club.seen["gone: deleted" if id in club.deleted else "gone: as the host wished"] += 1
                continue
            _, record = await store.load(id)
            for seat in {seat for seat, _ in taken}:
                lines = [spelt(print_answer(entry.value())) for entry in record.entries if entry.seat == seat and not entry.back]
                rest = iter(lines)
                wanted = [spelt(answer) for one, answer in taken if one == seat]
                lost = next((answer for answer in wanted if not any(line == answer for line in rest)), None)
                if lost is not None:
                    club.troubles.append(f"{id}: {seat}'s {lost} is lost: {wanted[-6:]} of {lines[-6:]}")
            club.seen["kept"] += len(taken)
        store.engine.dispose()

    asyncio.run(look())


def spelt(answer: str) -> tuple[str, ...]:
    """An answer, of a sheet its lines in any order."""
    return tuple(sorted(part.strip() for part in answer.split(";") if part.strip()))


async def month(club: Club, house: House, days: int, folder: Path) -> str:
    people = [Person(club, number) for number in range(PEOPLE)]
    spoilers = [asyncio.create_task(Spoiler(club, number).run()) for number in range(int(os.environ.get("SPOILERS", "3")))]
    rng, copy = Random(1), ""
    for day in range(1, days + 1):
        began = time.monotonic()
        evening = asyncio.gather(*(one.evening() for one in people if rng.random() < 0.6))
        if day in (days // 5, days // 3, days // 2, days * 4 // 5):  # in the middle of it all
            await asyncio.sleep(0.7)
            if day == days // 2:
                club.snapshot = {id: list(taken) for id, taken in club.acknowledged.items()}
                copy = await asyncio.to_thread(backup, house.database, folder / "backup")
            else:
                await asyncio.to_thread(house.stop, signal.SIGKILL if day == days // 3 else signal.SIGTERM)
                await asyncio.to_thread(house.start)
        await evening
        passed = (time.time() - house.zero) / DAY
        print(f"evening {day}, day {passed:.0f}: {sum(map(len, club.acknowledged.values()))} answers", flush=True)
        await asyncio.sleep(max(0.0, DAY - (time.monotonic() - began)))
    for task in spoilers:
        task.cancel()
    await asyncio.gather(*spoilers, return_exceptions=True)
    return copy


async def proved(club: Club) -> None:
    async with club.http("198.51.100.200") as http:
        for id in club.acknowledged:
            reply = await http.get(f"/matches/{id}/record")
            if reply.status_code == 200 and (record := parse(reply.text)).end is not None:
                verify(record)
                club.seen["proved"] += 1
            await asyncio.sleep(0.02)


def run(kind: str, days: int, old: Path | None) -> None:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = fresh(stack.enter_context(postgres()), "club") if kind == "postgres" else f"sqlite:///{folder / 'matches.db'}"
        house = House(database, folder)
        club = Club(house)
        house.start(old or ROOT)
        try:
            copy = asyncio.run(month(club, house, days, folder))
            told = httpx2.get(f"http://127.0.0.1:{house.port}/api/metrics").text
            asyncio.run(proved(club))
            house.stop()
            kept(house, club, club.acknowledged)
            restored = House(copy, folder)
            restored.start()
            restored.stop()
            kept(restored, club, club.snapshot)
        finally:
            if house.process is not None and house.process.poll() is None:
                house.process.kill()
        log = house.log.read_text()
        for name, count in sorted(club.seen.items()):
            print(f"{count:7d} {name}")
        waits = quantiles(club.waits, n=100)
        print(
            f"{len(club.waits)} answers waited for: p50 {median(club.waits) * 1000:.0f} ms, p99 {waits[98] * 1000:.0f} ms, "
            f"worst {max(club.waits) * 1000:.0f} ms; stops took {', '.join(f'{one:.1f} s' for one in house.stops)}"
        )
        print("by the server's own clock, since its last start:", *re.findall(r'change_seconds_bucket{le="(.*?)"} (\S+)', told))
        print(f"{log.count('Traceback')} tracebacks; {len(club.troubles)} troubles")
        print("\n".join(club.troubles[:10]), log[-4000:] if "Traceback" in log else "")


if __name__ == "__main__":
    arguments = [*sys.argv[1:], "sqlite", "30"][:2] if len(sys.argv) < 3 else sys.argv[1:3]
    run(arguments[0], int(arguments[1]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
