"""The game as static files: built when sources have changed, and a plain file server under a path prefix that can be killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

from house import ROOT, free_port

from build_once import build_once

PREFIX = "/some/where/"
SERVE = """
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PREFIX = sys.argv[3]


class Files(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(PREFIX)) if path.startswith(PREFIX) else "/nowhere"

    def log_message(self, *given):
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), partial(Files, directory=sys.argv[2])).serve_forever()
"""


SOURCES = ("src/naumachia", "web/src", "tools/site")
PARTS = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/vite.sw.config.ts")


def built() -> Path:
    """Return the folder of the game, built on the first call for these sources."""
    return build_once("sites", (*SOURCES, *PARTS), lambda out: [sys.executable, "-m", "tools.site", "--out", str(out)])


class Site:
    """The file server. It can be killed and started again."""

    alone = True

    def __init__(self, folder: Path = ROOT / "site/play") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{PREFIX}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.folder), PREFIX])
        while True:
            try:
                with urlopen(self.url, timeout=20):
                    return
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError("the file server did not start") from None
                time.sleep(0.1)

    def kill(self) -> None:
        """Take the network away."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    stop = kill
