"""Pictures of moments that programs have played to.

A portrait of the basin, with a ram at hand: python tests/e2e/portrait.py portrait.png.
A moment of battle of every game, for its card on the first page: python tests/e2e/portrait.py --cards [game].
"""

from __future__ import annotations

import base64
import json
import math
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from hands import CHOICES
from house import ROOT, SEASONED, House, launch
from playwright.sync_api import Page, sync_playwright

from naumachia.games import find, games
from naumachia.kernel import Event
from naumachia.kernel.files.record import dump
from naumachia.kernel.shown.picture import Scene
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
        players = {seat: make("helmsman", game, f"{seed}/{seat}") for seat in match.seats}
        while match.request is not None and len(match.history) < 400:
            seat = match.waiting[0]
            match.answer(players[seat].choose(match.state, seat), seat)
            if (value := closeness(match)) > best:
                best, record = value, dump(match.record())
    return record


class Card(NamedTuple):
    """Where the picture of a game is looked for."""

    scenario: str
    kinds: tuple[str, ...]
    """Blows worth a picture."""
    wide: float
    """Width of the picture in lengths of a ship."""
    seeds: int = 3
    most: int = 600
    """Answers after which a match is left."""


CARDS = {
    "touche_coule": Card("s6-augustus", ("ram",), 4.4),
    "war_galley": Card("s06-myonessus-190bc", ("ram",), 5.2, seeds=1, most=900),
    "corvus": Card("cv2-three-against-three", ("ram",), 3.6, seeds=5),
    "trireme_fleet": Card("f2-six-a-side", ("ram",), 4.4),
    "trireme_ship": Card("ts-six-a-side", ("ram",), 3.2),
    "branle_bas": Card("bb3-meeting-90", ("broadside",), 3.2),
}
HIGH = 0.37
"""Height of a card's picture to its width."""
TOLD = ("list", "battered", "oars-port", "oars-starboard", "fire", "blaze", "no-fore", "no-main", "no-mizzen", "sail")


def drawn(scene: Scene, blow: Event, wide: float) -> tuple[float, dict[str, Any]]:
    """A moment as its card draws it, and how lively it is; origin is the middle of the blow."""
    pieces = {piece.id: piece for piece in scene.pieces}
    assert blow.blow is not None
    by, on = pieces.get(blow.blow.by), pieces.get(blow.blow.on)
    if by is None or on is None or by.gone or by.side == on.side:
        return 0.0, {}
    length = (by.length + on.length) / 2
    across = wide * length
    middle = ((by.pose.x + on.pose.x) / 2, (by.pose.y + on.pose.y) / 2)
    near = [
        piece
        for piece in scene.pieces
        if (not piece.gone or {"wreck", "burnt"} & set(piece.marks))
        and abs(piece.pose.x - middle[0]) < across / 2 + piece.length
        and abs(piece.pose.y - middle[1]) < across * HIGH / 2 + piece.length
    ]
    seen = [
        piece
        for piece in near
        if abs(piece.pose.x - middle[0]) < across / 2 - piece.length * 0.2
        and abs(piece.pose.y - middle[1]) < across * HIGH / 2 - piece.length * 0.1
    ]
    if by not in seen or on not in seen:
        return 0.0, {}
    sides = [sum(piece.side == side for piece in seen) for side in {piece.side for piece in scene.pieces}]
    hurt = sum(bool(set(piece.marks) & set(TOLD)) for piece in seen)
    turned = len({round(piece.pose.h / 45) for piece in seen})
    # a ram across is a better picture than one along the edge, and neighbours that lie upon each other are none
    apart = min(
        (
            math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) / length
            for a in seen
            for b in seen
            if a.id < b.id and {a.id, b.id} != {by.id, on.id}
        ),
        default=1.0,
    )
    angle = abs(math.sin(math.radians(by.pose.h - on.pose.h)))
    value = 2 * min(min(sides), 4) + min(max(sides), 5) + 0.8 * hurt + 0.6 * turned + angle + 4 * min(apart, 0.6)
    names = sorted({piece.side for piece in scene.pieces})
    ships = [
        {
            "id": piece.id,
            "side": names.index(piece.side),
            "kind": piece.kind,
            "length": round(piece.length, 1),
            "beam": round(piece.beam, 1),
            "x": round(piece.pose.x - middle[0], 1),
            "y": round(piece.pose.y - middle[1], 1),
            "h": round(piece.pose.h, 1),
            "marks": [mark for mark in piece.marks if not mark.startswith("flag")],
        }
        for piece in near
    ]
    told = {"wide": round(across, 1), "kind": blow.blow.kind, "by": by.id, "on": on.id, "sides": names, "ships": ships}
    if scene.wind is not None and scene.wind.h is not None:
        told["wind"] = scene.wind.h
    return value, told


def card(name: str, wish: Card) -> dict[str, Any]:
    """The liveliest moment of a few matches of a game."""
    game = find(name)
    best, found = 0.0, dict[str, Any]()
    for seed in range(wish.seeds):
        match = Match.seeded(game, game.load_scenario(wish.scenario), seed=f"card {seed}", name=wish.scenario)
        players = {seat: make("helmsman", game, f"{seed}/{seat}") for seat in match.seats}
        known = 0
        while match.request is not None and len(match.history) < wish.most:
            seat = match.waiting[0]
            match.answer(players[seat].choose(match.state, seat), seat)
            fresh, known = match.history[known:], len(match.history)
            for turn in fresh:
                for event in turn.state.events:
                    if event.blow and event.blow.kind in wish.kinds and not event.blow.missed:
                        value, told = drawn(match.scene(None), event, wish.wide)
                        if value > best:
                            best, found = value, told
    return found


def cards(only: list[str]) -> None:
    """Write the moments of all games, or of some, where the page takes them from."""
    path = ROOT / "web/src/home/moments.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept |= {name: card(name, CARDS[name]) for name in only or games() if name in CARDS}
    path.write_text(json.dumps(kept, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")


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
    """Take one, or write the moments of the cards."""
    if sys.argv[1] == "--cards":
        cards(sys.argv[2:])
        return
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
