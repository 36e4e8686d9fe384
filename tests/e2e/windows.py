"""Browser windows that are used again: what a test has stored is removed, and what it has changed ends its window.

A new window costs a new process of the browser, which reads the whole script of the page again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from house import PLAIN, SEASONED, UNPAINTED
from playwright.sync_api import Browser, CDPSession, Page, Request, WebError

USUAL: dict[str, Any] = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
PACE = "try {{ localStorage['naumachia.pace'] ??= '{}' }} catch {{}}"
CHANGES = ("add_init_script", "route", "route_web_socket", "grant_permissions", "expose_function", "expose_binding")
"""Ways to change a window that last longer than its pages."""
MOST = 8
"""Windows that are kept for later."""


class Window:
    """A window, and a page in it that keeps its process alive."""

    def __init__(self, browser: Browser, newcomer: bool, pace: str, wishes: dict[str, Any]) -> None:
        self.context = browser.new_context(**{**USUAL, **wishes})
        self.context.set_default_timeout(30_000)
        self.complaints: list[str] = []
        self.visited: set[str] = set()
        self.changed = False
        self.keeper: Page | None = None
        self._line: CDPSession | None = None
        self.context.add_init_script(UNPAINTED)
        if not newcomer:
            self.context.add_init_script(SEASONED)
        if pace:  # most tests have no time for the film of what others did
            self.context.add_init_script(PACE.format(pace))
        self.context.on("weberror", self._complain)
        self.context.on("request", self._asked)
        for name in CHANGES:
            setattr(self.context, name, self._noting(getattr(self.context, name)))

    def _complain(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def _asked(self, request: Request) -> None:
        if request.resource_type == "document":
            self.visited.add("/".join(request.url.split("/", 3)[:3]))
        stranger(request.url, self.complaints)

    def _noting(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            self.changed = True
            return method(*given, **named)

        return noted

    def cleared(self, quiet: str) -> bool:
        """Close the pages and forget what they stored; return whether the next test may have this window."""
        pages = [page for page in self.context.pages if page is not self.keeper]
        if self.changed or any(page.evaluate("'__pwClock' in globalThis") for page in pages):
            return False
        if self.keeper is None or self._line is None:
            self.keeper = self.context.new_page()
            self.keeper.goto(quiet)
            self._line = self.context.new_cdp_session(self.keeper)
        for page in pages:
            page.close()
        for origin in self.visited:
            self._line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.context.clear_cookies()
        self.visited.clear()
        return True


def stranger(url: str, complaints: list[str]) -> None:
    """Complain of a request to another host."""
    if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", f"http://{PLAIN}:", "data:", "blob:")):
        complaints.append(f"the page asked for {url}")
