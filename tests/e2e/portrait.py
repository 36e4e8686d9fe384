"""A portrait of the basin: python tests/e2e/portrait.py portrait.png.

Two programs fight on the grand basin; a moment with a ram at hand is opened as a record, from both seats.
"""

from __future__ import annotations

import base64
import math
import struct
import sys
import tempfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from hands import CHOICES
from house import SEASONED, House, launch
from playwright.sync_api import Page, sync_playwright

from naumachia.games import find
from naumachia.kernel.record import dump
from naumachia.match import Match, view
from naumachia.players import make

# 256 colours by median cut, and for each pixel its colour: the browser is quick at this and Python is not
PALETTE = """async (source) => {
  const image = new Image(); image.src = source; await image.decode();
  const [w, h] = [image.width, image.height];
  const canvas = new OffscreenCanvas(w, h), brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const data = brush.getImageData(0, 0, w, h).data, counts = new Map();
  const key = i => (data[i] >> 2) << 12 | (data[i + 1] >> 2) << 6 | data[i + 2] >> 2;
  for (let i = 0; i < data.length; i += 4) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1);
  const part = (k, c) => k >> (12 - 6 * c) & 63;
  let boxes = [[...counts.keys()]];
  const span = (box, c) => {
    let lo = 63, hi = 0;
    for (const k of box) { lo = Math.min(lo, part(k, c)); hi = Math.max(hi, part(k, c)); }
    return hi - lo;
  };
  const widest = box => [0, 1, 2].reduce((a, c) => span(box, c) > span(box, a) ? c : a, 0);
  const weight = box => box.length < 2 ? 0 : span(box, widest(box)) * Math.sqrt(box.reduce((n, k) => n + counts.get(k), 0));
  while (boxes.length < 256) {
    boxes.sort((a, b) => weight(b) - weight(a));
    const [box, ...rest] = boxes;
    if (box.length < 2) break;
    const c = widest(box); box.sort((a, b) => part(a, c) - part(b, c));
    boxes = [box.slice(0, box.length >> 1), box.slice(box.length >> 1), ...rest];
  }
  const which = new Map(), colours = [];
  boxes.forEach((box, i) => {
    const total = box.reduce((n, k) => n + counts.get(k), 0);
    for (const c of [0, 1, 2]) {
      const mean = box.reduce((n, k) => n + part(k, c) * counts.get(k), 0) / total;
      colours.push(Math.min(255, Math.round(mean * 4 + 1.5)));
    }
    for (const k of box) which.set(k, i);
  });
  let text = ''; for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(which.get(key(i)));
  return {w, h, colours, pixels: btoa(text)};
}"""

GAME, SCENARIO, SEEDS = "touche_coule", "s6-augustus", range(6)


def closeness(match: Match) -> float:
    """How lively a moment looks: many ships, near each other, with a ram to choose and some way on the ships."""
    waiting = match.waiting[0] if match.waiting else ""
    seen = view(match, waiting)
    alive = [piece for piece in seen.scene.pieces if not piece.gone]
    options = seen.ask.options if seen.ask else ()
    if not any(option.target and option.path for option in options) or len(options) < 4 or len(alive) < 7:
        return 0.0
    middle = sum(p.pose.x for p in alive) / len(alive), sum(p.pose.y for p in alive) / len(alive)
    spread = sum(math.hypot(p.pose.x - middle[0], p.pose.y - middle[1]) for p in alive) / len(alive)
    rowing = sum("still" not in piece.marks for piece in alive)
    return 100 / spread + 0.35 * rowing + 0.1 * len(options) - 0.4 * math.hypot(*middle) / 100


def moment() -> str:
    """The record of the liveliest moment of a few matches."""
    game = find(GAME)
    best, record = 0.0, ""
    for seed in SEEDS:
        match = Match.seeded(game, game.load_scenario(SCENARIO), seed=str(seed), name=SCENARIO)
        players = {seat: make("greedy", game, f"{seed}/{seat}") for seat in match.seats}
        while match.request is not None and len(match.history) < 400:
            seat = match.waiting[0]
            match.answer(players[seat].choose(match.state, seat), seat)
            if (value := closeness(match)) > best:
                best, record = value, dump(match.record())
    return record


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def slim(page: Page, picture: bytes) -> bytes:
    """The same picture with a palette: a third of the size."""
    found = page.evaluate(PALETTE, "data:image/png;base64," + base64.b64encode(picture).decode())
    w, h, pixels = found["w"], found["h"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * w : (y + 1) * w] for y in range(h))
    head = struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)
    parts = chunk(b"IHDR", head), chunk(b"PLTE", bytes(found["colours"])), chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts) + chunk(b"IEND", b"")


def main() -> None:
    """Take it."""
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        file = Path(temporary) / "moment.jsonl"
        file.write_text(moment(), encoding="utf-8")
        house = House(Path(temporary))
        browser = launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
            page.add_init_script(SEASONED)
            page.goto(house.url)
            page.get_by_test_id("open-record").set_input_files(file)
            page.locator(CHOICES).first.wait_for()
            page.get_by_role("button", name="The battle").click()
            page.locator("[data-option].strike").first.focus()
            page.locator("[role=tooltip]").get_by_test_id("odds").wait_for()
            page.wait_for_timeout(300)
            Path(sys.argv[1]).write_bytes(slim(page, page.screenshot()))
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
