"""HTTP API: dispatch to the operations, rate limits, compression and errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from functools import cache

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.base import metrics
from naumachia.server.cluster import cluster_metrics, forwarding
from naumachia.server.cluster.leases import PASSED
from naumachia.server.guard.limits import Limits
from naumachia.server.http.compression import SMALL, accepted, gzipped, matches, tagged
from naumachia.server.http.openapi import openapi
from naumachia.server.http.operations import OPERATIONS, ServerCall, address_of
from naumachia.server.matches.matches import Matches
from naumachia.table.base.errors import Elsewhere, NotOwned, TooFast, TooLarge, TooSlow, Unavailable
from naumachia.table.base.limits import Presence, Toll
from naumachia.table.http.calls import JSON, Operation, Reply, read_body, refusal, reply, unknown
from naumachia.table.wire.schema import schema

CHEAP = 0.1
"""Cost of a request whose answer is cached; others cost 1."""
WORKED_OUT = ("/lobby", "/matches/{id}/record", "/matches/{id}/report", "/matches/{id}/notes")
"""Those that are looked up, or played again, each time."""
FREE_TO_ALL = ("/letters/stop/{secret}", "/people/forget", "/matches/{id}/delete")
"""Open to networks that are shut out: nobody loses the right to be forgotten. The host's own page has a key."""


class Api:
    """The operations, bound to the matches of this server."""

    def __init__(self, matches: Matches, limits: Limits) -> None:
        self.matches = matches
        self.limits = limits
        self.tolls = {method: Toll(limits.requests, limits.requests_reserve) for method in ("GET", "POST")}
        """Separate budgets: a client that has written too much may still read."""
        self._coming = Presence(1, "upload-busy")
        """Records that are on their way: each may be four megabytes, and take half a minute (D36)."""

    def routes(self) -> list[Route]:
        """For Starlette."""
        found = [Route(op.path, self._endpoint(op), methods=[op.method]) for op in OPERATIONS]
        numbers = (
            Route("/metrics", self._metrics, methods=["GET"]),
            Route("/metrics/sum", self._metrics_in_sum, methods=["GET"]),
        )
        described = Route("/openapi.json", self._openapi, methods=["GET"])
        return [*found, *numbers, described, Route("/schema.json", self._schema, methods=["GET"])]

    async def _metrics(self, request: Request) -> Response:
        """For the host's own instruments, which ask from this machine; visitors are told that there is nothing."""
        return await self._measured(request, cluster_metrics.by_server)

    async def _metrics_in_sum(self, request: Request) -> Response:
        """The same of all servers together, where there are several."""
        return await self._measured(request, cluster_metrics.in_sum)

    async def _measured(self, request: Request, together: Callable[[Mapping[str, bytes]], bytes]) -> Response:
        if not metrics.is_here(request.client.host if request.client else None):
            return problem(unknown(request.url.path))
        await self.matches.readiness.measure()
        told = self.matches.metrics.told()
        if self.matches.cluster is not None and not PASSED.get():
            told = together(await cluster_metrics.gather(self.matches.cluster, told))
        return Response(told, 200, {"cache-control": "no-store", "content-type": metrics.TYPE})

    def _endpoint(self, op: Operation) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            response = await respond(request)
            self.matches.metrics.requests.labels(str(response.status_code)).inc()
            return response

        async def respond(request: Request) -> Response:
            data = b""
            try:
                self._slow_down(op, request)
                if not (op.path in FREE_TO_ALL or op.path.startswith("/host/")) and (
                    op.method == "POST" or op.path in WORKED_OUT
                ):
                    self.matches.host.check_network(address_of(request))
                with self._coming.enter(address_of(request)) if op.body is str else nullcontext():
                    data = await self._body(op, request)
                body = None if op.body is None else read_body(op, data)
                address, parts = address_of(request), request.path_params
                call = ServerCall(
                    matches=self.matches, path=parts, query=request.query_params, body=body, address=address, request=request
                )
                try:
                    sent = reply(op, await op.handler(call))
                except Elsewhere as error:
                    return await self._pass_on(request, data, error)
                except NotOwned as error:  # nothing was done
                    raise Unavailable("match-at-another-server") from error
            except NaumachiaError as error:
                self.matches.metrics.refused(error)
                self.matches.noted(error, address_of(request))
                return problem(error, headers={"retry-after": "5"} if isinstance(error, Unavailable) else None)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody reads it
            if op.lasting or isinstance(op.answer, str):
                return _kept(request, sent.body, sent.media, sent.name, op.lasting)
            return _response(sent)

        return endpoint

    async def _pass_on(self, request: Request, data: bytes, error: Elsewhere) -> Response:
        """Return what the owner of a match answers; while the match changes hands, the next one is looked for."""
        cluster = self.matches.cluster
        if cluster is None or PASSED.get():
            return problem(error, forwarding.MISDIRECTED)
        scope = request.scope
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        client = request.client.host if request.client else ""
        asked = forwarding.Asked(request.method, target, scope["headers"], data, client)
        retry = forwarding.Retry(cluster)
        while True:
            try:
                found = await forwarding.pass_on(cluster, asked, error.address)
            except OSError:
                found = None
            if found is not None and found.status != forwarding.MISDIRECTED:
                answer = Response(found.body, found.status)
                answer.raw_headers = list(found.headers)
                answer.headers["content-length"] = str(len(found.body))
                return answer
            await retry.pause()
            match = request.path_params.get("id")
            address = await cluster.leases.find(match) if match else error.address
            error = Elsewhere(address or cluster.options.address)

    def _slow_down(self, op: Operation, request: Request) -> None:
        """Charge a request to its address: requests that write or compute cost more than those whose answer is cached."""
        address = address_of(request)
        ready = op.method == "GET" and not request.query_params and op.path not in WORKED_OUT
        if not self.tolls[op.method].pay(address, CHEAP if ready else 1.0):
            raise TooFast("too-fast")

    async def _body(self, op: Operation, request: Request) -> bytes:
        if op.body is None:
            return b""
        limit = self.limits.record if op.body is str else self.limits.body
        data = b""
        try:
            async with asyncio.timeout(self.limits.seconds):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > limit:
                        raise TooLarge("too-large", limit=limit)
        except TimeoutError as error:
            raise TooSlow("too-slow") from error
        return data

    async def _openapi(self, _: Request) -> Response:
        return json(_described())

    async def _schema(self, _: Request) -> Response:
        return json(_wire())


def json(value: object, status: int = 200) -> Response:
    """An answer in JSON."""
    return _response(Reply(status, JSON, msgspec.json.encode(value)))


def _response(reply: Reply) -> Response:
    return Response(reply.body, reply.status, {"cache-control": "no-store"}, reply.media)


def problem(error: NaumachiaError, status: int | None = None, headers: dict[str, str] | None = None) -> Response:
    """An error in JSON, with its faults if it is about a file."""
    response = _response(refusal(error, status))
    response.headers.update(headers or {})
    return response


def _kept(request: Request, body: bytes, media: str, name: str = "", compressed: bool = False) -> Response:
    """An answer the browser may keep as long as it asks whether it is still good."""
    headers = {"cache-control": "no-cache"}
    coding = "identity"
    if compressed and len(body) >= SMALL:
        headers["vary"] = "Accept-Encoding"
        coding = accepted(request.headers.get("accept-encoding"), ("gzip",))
    headers["etag"] = tagged(body, coding)
    if matches(request.headers.get("if-none-match"), headers["etag"]):
        return Response(status_code=304, headers=headers)
    if name:
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if coding != "identity":
        headers["content-encoding"] = coding
        body = gzipped(body)
    return Response(body, 200, headers, media)


@cache
def _described() -> dict[str, object]:
    return openapi(OPERATIONS)


@cache
def _wire() -> dict[str, object]:
    return schema()
