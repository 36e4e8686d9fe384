"""A club of fifty for a month, in minutes: people who come and go, clocks, a lobby, restarts, a kill, an update, a backup, and
some who want to spoil it. By hand: `PYTHONPATH=tests python -m server.club [sqlite|postgres] [days] [old checkout]`.

Days are shortened by a clock of the server's own that runs fast. In the end everything acknowledged must be there at its very
place (`ledger.py`), in the backup everything acknowledged before it; no match may be gone that nobody deleted before its time,
every finished one must be proved, and nothing may have failed. Each long wait is told with what else went on (`watch.py`).
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
from collections.abc import Iterator
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

from naumachia.kernel.files.record import parse
from naumachia.kernel.orders.sheet_lines import Line
from naumachia.match import verify
from server.ledger import UNKNOWN, Deed, missing, place_of, standing
from server.postgres import fresh, postgres
from server.spoilers import Spoiler
from server.tools import free_port

ROOT = Path(__file__).parents[2]
PEOPLE = 50
DAY = 7.0
"""Real seconds a day has at least."""
OVER, IDLE = 20.0, 25.0
"""Days for which the host keeps a finished match, and any."""
LONG = 2.0
"""Seconds: longer waits are told with their reasons."""
START = """
import os, sys, time
real, zero, speed = time.time, float(os.environ["CLUB_ZERO"]), float(os.environ["CLUB_SPEED"])
time.time = lambda: zero + (real() - zero) * speed
import datetime
import naumachia.server.start.run as run
import naumachia.table.base.ports as ports, naumachia.table.play.clocks as clocks, naumachia.server.matches.matches as matches
class Fast(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return datetime.datetime.fromtimestamp(time.time(), tz)
for name, module in list(sys.modules.items()):
    if name.startswith(("naumachia.server", "naumachia.table")) and hasattr(module, "datetime"):
        module.datetime = Fast
clocks.BEAT, matches.TIDY = 0.2, 3.0
ports.monotonic, ports._BEGUN = time.time, 0.0
import inspect
known, wishes = inspect.signature(run.serve).parameters, {}  # an older program knew of less
if "lobby" in known:
    wishes["lobby"] = True
if "keeping" in known:
    from naumachia.server.matches.retention import Retention
    wishes["keeping"] = Retention(over=float(os.environ["CLUB_OVER"]), idle=float(os.environ["CLUB_IDLE"]), quota=40)
made = run.make_app
run.make_app = lambda *a, **k: made(*a, idle=8.0, **k)
sys.path.append(os.environ["CLUB_TESTS"])
from server.watch import watch
watch(os.environ["CLUB_WATCH"])
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
        env |= {"CLUB_OVER": str(OVER), "CLUB_IDLE": str(IDLE)}
        env |= {"CLUB_TESTS": str(ROOT / "tests"), "CLUB_WATCH": str(self.folder / "watch")}
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
    """Common knowledge of all visitors, and their observations."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.deeds: dict[str, list[Deed]] = {}
        """All that was sent to change a match, and whether it was acknowledged."""
        self.deleted: dict[str, bool] = {}
        """Matches somebody wished gone; whether they were said to be."""
        self.codes: list[str] = []
        self.waits: list[tuple[float, float, str]] = []
        """When somebody began to wait, how long, and for what."""
        self.lags: list[tuple[float, float]] = []
        """When this program was late itself, and by how much: then it is not the server that anybody waited for."""
        self.diary: list[tuple[float, float, str]] = []
        """Other events, from when to when."""
        self.seen: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.copied = 0.0, 0.0
        """When the backup was begun, and done."""

    @property
    def answers(self) -> int:
        """How many have been acknowledged."""
        return sum(deed.told is not None for deeds in self.deeds.values() for deed in deeds)

    def sent(self, id: str, deed: Deed) -> int:
        """Something goes to the server; where it stands here."""
        self.deeds.setdefault(id, []).append(deed._replace(sent=time.monotonic()))
        return len(self.deeds[id]) - 1

    def told(self, id: str, at: int, place: int | None = None) -> None:
        """It was acknowledged."""
        deed = self.deeds[id][at]
        now = time.monotonic()
        self.waits.append((deed.sent, now - deed.sent, deed.kind))
        self.deeds[id][at] = deed._replace(told=now, place=deed.place if place is None else place)

    def refused(self, id: str, at: int) -> None:
        """It was not taken, for certain."""
        self.deeds[id][at] = self.deeds[id][at]._replace(kind="refused")

    @contextlib.contextmanager
    def doing(self, what: str) -> Iterator[None]:
        """Something that goes into the diary."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.diary.append((began, time.monotonic(), what))

    async def pulse(self) -> None:
        """Feel whether this program itself is late."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.02)
            if (late := time.monotonic() - began - 0.02) > 0.05:
                self.lags.append((began, late))

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
        """One visitor's actions; after a lost connection it comes back a little later."""
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
                for _ in range(5):  # a fast player finds the opponent there, too
                    await self.play(http)
                    await asyncio.sleep(0.2)
                return True
        return False

    async def play(self, http: httpx2.AsyncClient) -> None:
        """Every match that waits for this person; a finished one may be deleted."""
        mine = self.club.came("list", await http.post("/matches/list", json={"tokens": {}, "key": self.key})).json()
        for match in mine[:8]:
            if match["over"] and self.rng.random() < 0.05:
                self.club.deleted.setdefault(match["id"], False)
                reply = self.club.came("delete", await http.post(f"/matches/{match['id']}/delete", json={"key": self.key}))
                self.club.deleted[match["id"]] |= reply.status_code == 200 and reply.json()["gone"]
            elif (match["mine"] or self.rng.random() < 0.2) and not match["over"]:
                await self.sit(match["id"], match["seat"], match["game"])
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
        players = dict(zip(seats, ("human", "castaway" if against else "open"), strict=False))
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

    async def sit(self, id: str, seat: str, game: str) -> None:
        """Some answers, as long as it is this seat's turn; some are taken back. Each is acknowledged or it is not."""
        began = time.monotonic()
        async with self.club.ws(id, self.address, f"key.{self.key}", f"seat.{seat.encode().hex()}") as socket:
            self.wish: Any = None
            view = await self._view(socket)
            self.club.waits.append((began, time.monotonic() - began, "join"))
            view = await self._send(socket, id, None, None) or view  # the rest of the welcome
            if self.rng.random() < 0.1:
                await socket.send(msgspec.json.encode({"t": "say", "text": f"Good evening from {self.name}"}).decode())
            for _ in range(self.rng.randrange(2, 14)):
                found = await self._something(socket, id, seat, game, view)
                if found is None:
                    return
                view = found

    async def _something(self, socket: Any, id: str, seat: str, game: str, view: Any) -> Any:
        """Answer, take back, ask the other for it, or agree; the view afterwards, or nothing where there is nothing to do."""
        number, dice = view["number"], self.rng.random()
        if self.wish is not None and seat in self.wish["waiting"]:
            agree = dice < 0.7
            deed = Deed(number, self.wish["seat"], "back", UNKNOWN) if agree else None
            self.wish = None
            return await self._send(socket, id, deed, {"t": "answer-back", "agree": agree}) or view
        if view["undo"] and dice < 0.1 and not view["outcome"]:
            mine = (view["ask"] or {}).get("kind") == "orders" and seat in view["ask"].get("handed", ())
            return await self._send(
                socket, id, Deed(number, seat, "unsheet" if mine else "undo", UNKNOWN), {"t": "undo", "number": number}
            )
        if game == "touche_coule" and view["turn"] and not view["undo"] and dice > 0.93:
            await self._send(socket, id, None, {"t": "ask-back", "number": number})
            self.club.seen["asked to take back"] += 1
            return None  # the other will find it
        answer = self.answer(view, seat)
        if answer is None:
            return None
        kind = "sheet" if view["ask"]["kind"] == "orders" else "answer"
        deed = Deed(number, seat, kind, place_of(view), answer)
        return await self._send(socket, id, deed, {"t": "answer", "number": number, "answer": answer})

    async def _send(self, socket: Any, id: str, deed: Deed | None, message: dict[str, Any] | None) -> Any:
        """The last view after a message, whatever others, or a clock, have changed meanwhile; nothing where it was refused."""
        at = None if deed is None else self.club.sent(id, deed)
        if message is not None:
            await socket.send(msgspec.json.encode(message).decode())
        await socket.send('{"t":"ask-why","ship":"the end"}')
        first = view = None
        while True:
            found = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            if found["t"] == "back":
                self.wish = found
            if "view" in found:
                view = found["view"]
                first = first or view  # ours: had another come before it, ours would have been refused
            if found["t"] != "problem":
                continue
            if found["code"] == "not-found":
                break
            self.club.seen[f"problem {found['code']}: {message['t'] if message else 'join'}"] += 1
            if found["code"] == "failed":
                self.club.troubles.append(f"{self.name}: {found}")
            if at is not None:
                self.club.refused(id, at)
            return None
        if at is not None and deed is not None:
            if first is None:
                self.club.troubles.append(f"{self.name}: {message} neither taken nor refused")
                return None
            self.club.seen[f"taken: {deed.kind}"] += 1
            self.club.told(id, at, None if deed.kind in ("answer", "sheet") else place_of(first))
        return view

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
            if found["t"] == "back":
                self.wish = found
            if "view" in found:
                return found["view"]


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


def kept(house: House, club: Club, *, copied: bool) -> None:
    """Everything acknowledged is there, each answer at its place; gone is only what was deleted or had its time."""
    from naumachia.server.storage.store import Store

    store = Store(house.database)
    what, now = "copy: " if copied else "", time.monotonic()
    times: dict[str, float] = dict(zip(("since", "until"), club.copied, strict=True)) if copied else {}

    async def look() -> None:
        there = {stored.id: stored for stored in await store.known(list(club.deeds))}
        for id, deeds in club.deeds.items():
            must = standing(deeds, **times)
            if id in there:
                stored, record = await store.load(id)
                lost = missing(must, record.entries, len(stored.seats))
                club.troubles += [f"{what}{id} ({record.header.game}) has lost {one}" for one in lost]
                club.seen[f"{what}kept"] += len(must.must) - len(lost)
                club.seen[f"{what}kept though taken back"] += len(must.taken)
                continue
            last = max((deed.told for deed in deeds if deed.told), default=0.0)
            if id in club.deleted:
                club.seen[f"{what}gone: deleted" if club.deleted[id] else f"{what}gone: perhaps deleted"] += 1
            elif must.must and now - last < min(OVER, IDLE) * DAY:
                club.troubles.append(f"{what}{id} is gone, {now - last:.0f} s after its last answer")
            else:
                club.seen[f"{what}gone: its time was over"] += 1
        store.engine.dispose()

    asyncio.run(look())


async def month(club: Club, house: House, days: int, folder: Path) -> str:
    people = [Person(club, number) for number in range(PEOPLE)]
    spoilers = [asyncio.create_task(Spoiler(club, number).run()) for number in range(int(os.environ.get("SPOILERS", "3")))]
    spoilers.append(asyncio.create_task(club.pulse()))
    rng, copy = Random(1), ""
    enough = time.monotonic() + 60 * float(os.environ.get("CLUB_MINUTES", "1000"))
    for day in range(1, days + 1):
        began = time.monotonic()
        if began > enough and copy:
            break
        evening = asyncio.gather(*(one.evening() for one in people if rng.random() < 0.6))
        await asyncio.sleep(rng.uniform(0.2, 1.5))  # in the middle of it all
        if day == days // 2:
            with club.doing("backup"):
                begun = time.monotonic()
                copy = await asyncio.to_thread(backup, house.database, folder / "backup")
                club.copied = begun, time.monotonic()
        elif day % 3 == 0 or day % 7 == 0:
            how = signal.SIGKILL if day % 3 == 0 else signal.SIGTERM
            with club.doing(how.name):
                await asyncio.to_thread(house.stop, how)
            with club.doing("start"):
                await asyncio.to_thread(house.start)
            club.seen[how.name] += 1
        await evening
        passed = (time.time() - house.zero) / DAY
        print(f"evening {day}, day {passed:.0f}: {club.answers} answers", flush=True)
        await asyncio.sleep(max(0.0, DAY - (time.monotonic() - began)))
    for task in spoilers:
        task.cancel()
    await asyncio.gather(*spoilers, return_exceptions=True)
    return copy


def reasons(club: Club) -> None:
    """Of the longest waits, what else went on and how late this program itself was."""
    for began, seconds, kind in sorted(club.waits, key=lambda one: -one[1])[:12]:
        if seconds < LONG:
            return
        end = began + seconds
        own = sum(late for at, late in club.lags if began <= at <= end)
        beside = Counter(what for first, last, what in club.diary if first < end and last > began)
        print(f"{kind} at {began:.1f} waited {seconds:.1f} s, of which {own:.1f} s this program; beside it {dict(beside)}")


async def proved(club: Club) -> None:
    async with club.http("198.51.100.200") as http:
        for id in club.deeds:
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
            kept(house, club, copied=False)
            restored = House(copy, folder)
            restored.start()
            restored.stop()
            kept(restored, club, copied=True)
        finally:
            if house.process is not None and house.process.poll() is None:
                house.process.kill()
        log = house.log.read_text()
        for name, count in sorted(club.seen.items()):
            print(f"{count:7d} {name}")
        for what, some in (("joins", ("join",)), ("answers", ("answer", "sheet", "undo", "unsheet", "back"))):
            waits = [seconds for _, seconds, kind in club.waits if kind in some]
            print(
                f"{len(waits)} {what} waited for: p50 {median(waits) * 1000:.0f} ms, "
                f"p99 {quantiles(waits, n=100)[98] * 1000:.0f} ms, worst {max(waits) * 1000:.0f} ms"
            )
        print(f"stops took {', '.join(f'{one:.1f} s' for one in house.stops)}; kills and starts: {len(house.stops)}")
        reasons(club)
        print((folder / "watch").read_text()[-6000:] if (folder / "watch").exists() else "")
        print("by the server's own clock, since its last start:", *re.findall(r'change_seconds_bucket{le="(.*?)"} (\S+)', told))
        print(f"{log.count('Traceback')} tracebacks; {len(club.troubles)} troubles")
        print("\n".join(club.troubles[:10]), log[-4000:] if "Traceback" in log else "")


if __name__ == "__main__":
    arguments = [*sys.argv[1:], "sqlite", "30"][:2] if len(sys.argv) < 3 else sys.argv[1:3]
    run(arguments[0], int(arguments[1]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
