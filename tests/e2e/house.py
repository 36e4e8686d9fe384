"""A server of its own and a real Chromium, for the browser tests and the pictures."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from naumachia.games import games

ROOT = Path(__file__).resolve().parents[2]
SMALL_GAMES = ("secret_race", "duel", "squadrons", "face_down", "model_ships")
PLAIN = "plain.example"
"""Name of this machine under which a page is not secure, as at home over plain http: the browser then has no locks."""
SEASONED = f"""try {{
  localStorage.setItem('naumachia.briefed', '{" ".join([*games(), *SMALL_GAMES])}');
  localStorage.setItem('naumachia.lessons.skipped', '1');
}} catch {{}}"""
"""Run in a window before its page: one who has played before, whom neither briefing nor lessons meet first."""
UNPAINTED = """document.adoptedStyleSheets = [new CSSStyleSheet()];
document.adoptedStyleSheets[0].replaceSync(`
  [data-testid=world] .oval { display: none }
  [data-testid=world] :is([fill='url(#sea)'], [fill='url(#waves)']) { fill: #fff0 }
  [data-testid=world] :is(.grid, .kerb, .edge) { stroke: none }
`)"""
"""Run in a window before its page: a sea without textures and shore. They are most of all painting, and no test sees them."""
WITHOUT = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying"
)
"""Features of Chromium that are off: the suggestions of its address bar, which are two more pages in every window and cost a
quarter of the browser's time; then those that Playwright turns off itself, for this switch replaces its own."""
START = """
import sys
from naumachia.server.start.run import serve
if sys.argv[3:]:  # the small games of examples/, which use what the first game leaves alone
    sys.path.insert(0, sys.argv[3])
    import naumachia.games
    from small_games import SMALL_GAMES
    naumachia.games.games = lambda: {game.name: game for game in SMALL_GAMES}
    import asyncio  # the processes of the workers would not know these games
    from naumachia.server.workers.pool import WorkerPool
    WorkerPool._work = lambda self, task: asyncio.to_thread(task.run)
import json
import os
serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, **json.loads(os.environ.get("HOUSE", "{}")))
"""


def chromium() -> str:
    """The browser of the machine; Playwright need not bring its own."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise RuntimeError("browser tests need chromium: sudo apt install chromium")
    return found


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


class House:
    """The server as a process, that can be killed and started again on the same matches."""

    alone = False

    def __init__(self, folder: Path, small_games: bool = False, **wishes: Any) -> None:
        self.wishes = wishes
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.database = f"sqlite:///{folder / 'matches.db'}"
        self.small_games = [str(ROOT / "examples")] if small_games else []
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        arguments = [sys.executable, "-c", START, str(self.port), self.database, *self.small_games]
        self.process = subprocess.Popen(arguments, cwd=ROOT, env={**os.environ, "HOUSE": json.dumps(self.wishes)})
        while True:  # however busy the machine is
            try:
                with urlopen(self.url + "api/health", timeout=20):
                    break
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.1)
        with urlopen(self.url + "api/games", timeout=60):  # reading all scenarios takes a moment the first time
            pass

    def post(self, path: str, body: str, kind: str = "application/json") -> Any:
        """Return what the server says of it."""
        with urlopen(Request(self.url + path, body.encode(), {"content-type": kind})) as reply:
            return json.load(reply)

    def match(self, game: str, scenario: str, players: dict[str, str], seed: str = "") -> Any:
        """A match, with dice known beforehand where a seed is given."""
        wanted = {"game": game, "scenario": scenario, "players": players} | ({"seed": seed} if seed else {})
        return self.post("api/matches", json.dumps(wanted))

    def seat(self, match: Any, seat: str) -> str:
        """Where a page takes a seat of a match."""
        return f"{self.url}#/match/{match['id']}?token={match['tokens'][seat]}"

    def kill(self) -> None:
        """Without a word of warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """In order."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


def launch(playwright: Any, *more: str) -> Any:
    """Chromium without a window, with some switches more."""
    args = ["--no-sandbox", f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1", f"--disable-features={WITHOUT}", *more]
    return playwright.chromium.launch(executable_path=chromium(), args=args)
