"""Those who come to a club to spoil it: noise, questions without reading the answers, doors held open, dear work, guesses."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import httpx2
import msgspec
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from server.club import Club


class Spoiler:
    """Somebody who has nothing better to do; at each address in turn."""

    def __init__(self, club: Club, number: int) -> None:
        self.club, self.rng, self.address = club, Random(1000 + number), f"203.0.113.{number + 1}"

    async def run(self) -> None:
        tricks = (self.noise, self.deaf, self.idle, self.dear, self.many, self.guess, self.others)
        while True:
            trick = self.rng.choice(tricks)
            with (
                self.club.doing(f"spoil {trick.__name__}"),
                contextlib.suppress(httpx2.TransportError, WebSocketException, OSError, TimeoutError),
            ):
                await asyncio.wait_for(trick(), 15)
            await asyncio.sleep(0.05)

    def victim(self) -> str:
        return self.rng.choice([*self.club.deeds, "nowhere"])

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
