"""Proxies that are believed, and headers of others."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from naumachia.kernel.errors import NaumachiaError
from naumachia.server.guard.proxies import HERE, WARNED, Proxied, networks
from naumachia.server.start.run import serve
from naumachia.text import LANGUAGES, speech


async def address(scope: Scope, receive: Receive, send: Send) -> None:
    client = Request(scope).client
    await PlainTextResponse(client.host if client else "")(scope, receive, send)


def seen(believed: Sequence[str], peer: str, told: str = "203.0.113.9") -> str:
    client = TestClient(Proxied(address, networks(believed)), client=(peer, 5000))
    return client.get("/", headers={"X-Forwarded-For": told}).text


@pytest.mark.parametrize(
    ("believed", "peer", "client"),
    [
        (HERE, "127.0.0.1", "203.0.113.9"),
        (HERE, "172.18.0.2", "172.18.0.2"),
        (["172.16.0.0/12"], "172.18.0.2", "203.0.113.9"),
        (["172.16.0.0/12"], "172.32.0.1", "172.32.0.1"),
        (["172.16.0.0/12"], "127.0.0.1", "127.0.0.1"),
        (["10.0.0.1, fd00::/8"], "fd00::7", "203.0.113.9"),
        ([], "127.0.0.1", "127.0.0.1"),
    ],
)
def test_a_client_is_who_a_believed_proxy_says(believed: list[str], peer: str, client: str) -> None:
    assert seen(believed, peer) == client


def test_the_last_address_that_is_no_proxy_counts() -> None:
    """The client's own entries stand further left."""
    assert seen(["172.16.0.0/12"], "172.18.0.2", "198.51.100.1, 203.0.113.9, 172.18.0.3") == "203.0.113.9"


def test_headers_that_are_not_believed_are_told_once_for_an_address(caplog: pytest.LogCaptureFixture) -> None:
    door = Proxied(address, networks(HERE))
    with caplog.at_level(logging.WARNING):
        for peer in ("172.18.0.2", "172.18.0.2", "127.0.0.1"):
            TestClient(door, client=(peer, 1)).get("/", headers={"X-Forwarded-For": "203.0.113.9"})
        TestClient(door, client=("172.18.0.9", 1)).get("/")
        assert len(caplog.records) == 1
        assert "--proxy 172.18.0.2" in caplog.text
        for number in range(3 * WARNED):
            TestClient(door, client=(f"198.51.100.{number}", 1)).get("/", headers={"X-Forwarded-For": "x"})
        assert len(caplog.records) == WARNED


@pytest.mark.parametrize("text", ["nowhere", "10.0.0.1/8", "", "10.0.0.0/40"])
def test_what_is_no_network_is_refused(text: str) -> None:
    with pytest.raises(NaumachiaError, match="proxy-malformed") as caught:
        networks([text])
    for lang in LANGUAGES:
        assert speech(lang).problems(caught.value.message.key, caught.value.message.args) == []


def test_a_proxy_needs_the_address_of_the_site() -> None:
    with pytest.raises(NaumachiaError, match="proxy-needs-public"):
        serve(port=0, proxies=["10.0.0.1"])
