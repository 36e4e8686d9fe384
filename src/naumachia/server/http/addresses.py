"""Addresses of this server for other devices, and a QR code of them."""

from __future__ import annotations

import socket
from io import BytesIO
from ipaddress import ip_address

import segno
from starlette.requests import Request

from naumachia.table.wire import http_types

COMMAND = "naumachia serve --host 0.0.0.0 --listen-anywhere"


def addresses(request: Request) -> http_types.House:
    """Whether other computers are let in, and where they find this one."""
    if public := request.app.state.public:
        return http_types.House(True, (public.rstrip("/") + "/",), COMMAND)
    anywhere = bool(request.app.state.anywhere)
    port = request.url.port or 80
    return http_types.House(anywhere, tuple(f"http://{address}:{port}/" for address in neighbours()), COMMAND)


def neighbours() -> tuple[str, ...]:
    """The address of this computer in its own network, if it has one. Nothing is sent: a route is only looked up."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
            door.connect(("192.0.2.1", 9))
            found = door.getsockname()[0]
    except OSError:
        return ()
    return () if ip_address(found).is_loopback else (found,)


def picture(text: str) -> str:
    """A text as a QR code in SVG. A link that is longer than a body allows makes a code nobody's telephone reads."""
    out = BytesIO()
    segno.make(text or " ", error="m", micro=False).save(out, kind="svg", xmldecl=False, scale=4, border=4, light="#fff")
    return out.getvalue().decode()
