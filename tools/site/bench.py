"""Measure the site of static files in Chromium: `python -m tools.site.bench [--site site/play] [--runs 3] [--mbit 9 --delay 85]`.

Sizes are bytes sent by a host that compresses pages and scripts. Times are those of a browser that has never been here, up to the
answer to the first own move, and of the same browser started again. On a slow network all files of a visit share `--mbit` million
bits a second, and each answer begins `--delay` milliseconds late. With `--phone` the window is that of a telephone.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from playwright.sync_api import BrowserType, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
COMPRESSED = {".html", ".js", ".css", ".json", ".ftl", ".webmanifest"}
"""Kinds of files that web hosts compress."""
PIECE = 16_384
"""Bytes that are sent at a time."""
KEPT = """async () => {
    const memory = await (await caches.open('naumachia-memory')).keys()
    const names = (await caches.keys()).filter((name) => name.startsWith('naumachia-site'))
    const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match('files.json')))
    return memory.length > 0 && whole.some((found) => found)
}"""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 3,
}
Figures = dict[str, float]


class Line:
    """A network shared by all answers: bytes a second, and seconds before the first one comes."""

    def __init__(self, rate: float = 0.0, delay: float = 0.0) -> None:
        self.rate, self.delay = rate, delay
        self._lock = Lock()
        self._free = 0.0

    def carry(self, size: int) -> None:
        """Wait until so many bytes have gone through."""
        if not self.rate:
            return
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Files(SimpleHTTPRequestHandler):
    """A file server that compresses, and counts what it sends."""

    sent: dict[str, int]
    line: Line

    def do_GET(self) -> None:
        """Send a file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content = path.read_bytes()
        small = path.suffix in COMPRESSED
        if small:
            content = gzip.compress(content, 6)
        self.send_response(200)
        kinds = {".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8", ".json": "application/json"}
        self.send_header("Content-Type", kinds.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        if small:
            self.send_header("Content-Encoding", "gzip")
        time.sleep(self.line.delay)
        self.end_headers()
        for first in range(0, len(content), PIECE):
            self.line.carry(len(content[first : first + PIECE]))
            self.wfile.write(content[first : first + PIECE])
        self.sent[self.path] = self.sent.get(self.path, 0) + len(content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path, line: Line) -> Iterator[tuple[str, dict[str, int]]]:
    """Serve a folder; yield its address, and the bytes sent by path."""
    sent: dict[str, int] = {}
    handler = partial(type("Counted", (Files,), {"sent": sent, "line": line}), directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", sent
    server.shutdown()
    server.server_close()


def until(page: Page, selector: str, began: float) -> float:
    """Wait for something, and return the seconds it took."""
    page.wait_for_selector(selector, state="attached")
    return time.monotonic() - began


def processor() -> float:
    """Return the processor seconds of all processes below this one, which are those of the browser."""
    tick, found = os.sysconf("SC_CLK_TCK"), 0.0
    parents: dict[int, tuple[int, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(fields[1]), (int(fields[11]) + int(fields[12])) / tick
    for process, (_, seconds) in parents.items():
        above = process
        while above in parents and above != os.getpid():
            above = parents[above][0]
        found += seconds if above == os.getpid() and process != above else 0
    return found


def first_move(page: Page, address: str) -> Figures:
    """From the address to the answer to the first own move."""
    began, before = time.monotonic(), processor()
    page.goto(address, wait_until="commit")
    found = {"home page can be clicked, s": until(page, "[data-testid=play-now]", began)}
    if page.locator("[data-testid=engine-progress]").count():
        found["progress is shown, s"] = time.monotonic() - began
    skip = page.get_by_test_id("skip-lessons")
    (skip if skip.count() else page.get_by_test_id("play-now")).click()
    found["first question, s"] = until(page, "[data-testid=choices] button", began)
    found["processor until then, s"] = processor() - before
    page.wait_for_selector("[data-deaf]", state="detached")
    page.click("[data-testid=choices] button >> nth=-1")
    found["first own move answered, s"] = until(page, "[data-testid=log] li", began)
    return found


def visit(chromium: BrowserType, site: Path, line: Line, phone: bool) -> tuple[Figures, Figures]:
    """Return the figures of a first visit and of a later one, which begins with a new process of the browser."""
    names = ("chromium", "chromium-browser", "google-chrome")
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with tempfile.TemporaryDirectory() as profile, served(site, line) as (address, sent):
        found: list[Figures] = []
        for later in (False, True):
            context = chromium.launch_persistent_context(
                profile, executable_path=browser, args=["--no-sandbox"], reduced_motion="reduce", **(PHONE if phone else {})
            )
            context.add_init_script(
                "localStorage['naumachia.briefed'] = 'touche_coule'; localStorage['naumachia.pace'] ??= 'once'"
            )
            page = context.pages[0]
            figures = first_move(page, address)
            if not later:
                figures["bytes until then, MB"] = sum(sent.values()) / 1e6
                while not page.evaluate(KEPT):
                    page.wait_for_timeout(100)
                figures["bytes with all that is kept, MB"] = sum(sent.values()) / 1e6
                sent.clear()
            else:
                figures["bytes until then, MB"] = sum(sent.values()) / 1e6
            found.append(figures)
            context.close()
    return found[0], found[1]


def main(arguments: list[str] | None = None) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site/play", help="folder of the game")
    parser.add_argument("--runs", type=int, default=3, help="number of visitors")
    parser.add_argument(
        "--mbit", type=float, default=0.0, help="million bits a second of the network, none for as fast as it goes"
    )
    parser.add_argument("--delay", type=float, default=0.0, help="milliseconds before each answer")
    parser.add_argument("--phone", action="store_true", help="a window of 390 by 844")
    options = parser.parse_args(arguments)
    line = Line(options.mbit * 125_000, options.delay / 1000)
    with sync_playwright() as playwright:
        visits = [visit(playwright.chromium, options.site, line, options.phone) for _ in range(options.runs)]
    print(f"load of the machine {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores; quickest and median of {options.runs}")
    for name, runs in (("first visit", [one for one, _ in visits]), ("later visit", [one for _, one in visits])):
        for figure in runs[0]:
            values = [run[figure] for run in runs if figure in run]
            print(f"{name}: {figure:34} {min(values):6.2f} {statistics.median(values):6.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
