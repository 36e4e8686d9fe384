"""Requests that one server passes on to another: how they are signed, and whom they come from."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from secrets import token_bytes

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.types import ASGIApp, Receive, Scope, Send

from naumachia.server.cluster.leases import PASSED
from naumachia.server.storage.store import Store
from naumachia.server.storage.tables import secrets

SIGNED, CLIENT = b"naumachia-passed", b"naumachia-client"
"""Headers of a request that another server passes on: its signature, and the address of the client."""
NAME = "cluster"
"""Name of the row of the secret."""
Headers = Iterable[tuple[bytes, bytes]]


class Signer:
    """Signs what is passed on, with a secret that every server finds in the database."""

    def __init__(self) -> None:
        self._secret = b""

    async def open(self, store: Store) -> None:
        """Read the secret; the first server makes it."""
        wanted = select(secrets.c.value).where(secrets.c.name == NAME)

        def work(connection: Connection) -> str:
            found = connection.execute(wanted).scalar()
            if found is None:
                found = token_bytes(32).hex()
                connection.execute(insert(secrets), {"name": NAME, "value": found})
            return str(found)

        try:
            self._secret = bytes.fromhex(await store.write(work))
        except IntegrityError:  # another server has made it in the same moment
            self._secret = bytes.fromhex(await store.write(work))

    def headers(self, target: bytes, client: str) -> Sequence[tuple[bytes, bytes]]:
        """Return the headers for a request of a client."""
        return ((SIGNED, self._sign(target, client.encode())), (CLIENT, client.encode()))

    def client(self, target: bytes, headers: Headers) -> str | None:
        """Return the client of a request that another server passes on; None where it comes from nowhere else."""
        told = {name: value for name, value in headers if name in (SIGNED, CLIENT)}
        if not self._secret or len(told) < 2:
            return None
        good = hmac.compare_digest(told[SIGNED], self._sign(target, told[CLIENT]))
        return told[CLIENT].decode(errors="replace") if good else None

    def _sign(self, target: bytes, client: bytes) -> bytes:
        return hmac.new(self._secret, target + b"\n" + client, sha256).hexdigest().encode()


class PassedOn:
    """Gives a request that another server passes on the address of its client."""

    def __init__(self, app: ASGIApp, signer: Signer) -> None:
        self._app = app
        self._signer = signer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        client = self._signer.client(target, scope["headers"])
        if client is None:
            await self._app(scope, receive, send)
            return
        scope["client"] = (client, 0) if client else None
        before = PASSED.set(True)
        try:
            await self._app(scope, receive, send)
        finally:
            PASSED.reset(before)
