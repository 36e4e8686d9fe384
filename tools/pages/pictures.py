"""Take the pictures of the pages from real matches: `python -m tools.pages.pictures [name …]` writes guide/media.

Two programs play a match. The liveliest blow of it is looked for, the game's own page shows the moments around it in
Chromium, and its clock is advanced frame by frame. Each picture is a WebP file, still (`corvus.webp`) and moving
(`corvus-film.webp`).
"""

from __future__ import annotations

import io
import math
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import FloatRect, Page, sync_playwright

from naumachia.games import find
from naumachia.kernel.files.record import dump
from naumachia.match import Match
from naumachia.players import make

from .build import ROOT, SOURCE

sys.path.insert(0, str(ROOT / "tests/e2e"))

from house import SEASONED, House, launch
from portrait import drawn


class Shot(NamedTuple):
    """A moving picture that is wanted."""

    game: str
    scenario: str
    kind: str
    """The blow worth a picture, as the board draws it."""
    wide: float
    """Width of the picture in lengths of a ship."""
    width: int = 640
    """Pixels."""
    seeds: int = 3
    most: int = 600
    """Answers after which a match is left."""
    before: int = 2
    """Answers shown before the blow."""
    lead: float = 2.2
    """Seconds before the blow."""
    tail: float = 3.6
    """Seconds after it."""
    quality: int = 50


SHOTS = {
    "hero": Shot("trireme_ship", "ts2-sybota-433bc", "ram", 5.5, 960, seeds=4, before=4, lead=4.5, tail=4.0, quality=55),
    "touche-coule": Shot("touche_coule", "s3-touche-coule", "ram", 4.0, seeds=8),
    "trireme-fleet": Shot("trireme_fleet", "f2-six-a-side", "ram", 5.0),
    "trireme-ship": Shot("trireme_ship", "ts-six-a-side", "ram", 4.5, before=4, lead=3.2),
    "corvus": Shot("corvus", "cv2-three-against-three", "ram", 4.0, seeds=5),
    "war-galley": Shot("war_galley", "s03-tauris-47bc", "ram", 5.0),
    "branle-bas": Shot("branle_bas", "bb3-meeting-90", "broadside", 3.6),
}
LONGEST = 30.0
"""Seconds of film in which the blow has to come."""
VIEW = {"width": 1440, "height": 900}
CLIP = (960, 540)
FRAME = 80
"""Milliseconds of the page's clock between two pictures."""
FADE = 5
"""Frames in which the end turns into the beginning."""
BARE = """
[data-testid=board] ~ *, [data-testid=caption], .tags text, .meetings { visibility: hidden !important }
"""


class Moment(NamedTuple):
    """The blow of a shot: the record up to some answers after it, and where it falls."""

    record: str
    turn: int
    x: float
    y: float
    length: float


def liveliest(shot: Shot) -> Moment:
    """The liveliest moment of a few matches between two programs."""
    game = find(shot.game)
    best, found = 0.0, None
    for seed in range(shot.seeds):
        match = Match.seeded(game, game.load_scenario(shot.scenario), seed=f"picture {seed}", name=shot.scenario)
        players = {seat: make("greedy", game, f"{seed}/{seat}") for seat in match.seats}
        known, wanted, chosen = 0, 0, None
        while match.request is not None and len(match.history) < shot.most:
            seat = match.waiting[0]
            match.answer(players[seat].choose(match.state, seat), seat)
            fresh, first, known = match.history[known:], known, len(match.history)
            for offset, turn in enumerate(fresh):
                for event in turn.state.events:
                    if not event.blow or event.blow.kind != shot.kind or event.blow.missed:
                        continue
                    value, told = drawn(match.scene(None), event, shot.wide)
                    if value > best and first + offset > shot.before:
                        pieces = {piece.id: piece for piece in match.scene(None).pieces}
                        by, on = pieces[event.blow.by], pieces[event.blow.on]
                        x, y = (by.pose.x + on.pose.x) / 2, (by.pose.y + on.pose.y) / 2
                        off = [middle([ship[axis] for ship in told["ships"]], told["wide"] * share) for axis, share in SHARES]
                        best, wanted = value, first + offset + 1
                        chosen = (x + off[0], y + off[1], (by.length + on.length) / 2)
        if chosen is not None:
            found = Moment(dump(match.record()), wanted, *chosen)
    assert found is not None, f"no {shot.kind} in {shot.scenario}"
    return found


SHARES = (("x", 0.22), ("y", 0.12))
"""How far from the blow, in widths of the picture, its middle may lie along each axis."""


def middle(places: list[float], most: float) -> float:
    """The middle between the first and the last place, no farther off than this."""
    return max(-most, min(most, (min(places) + max(places)) / 2))


def frames(page: Page, house: House, shot: Shot, moment: Moment, folder: Path) -> list[Image.Image]:
    """The pictures of a shot, one after the other."""
    file = folder / "match.jsonl"
    file.write_text(moment.record, encoding="utf-8")
    page.goto(house.url)
    page.get_by_test_id("open-record").set_input_files(file)
    page.get_by_test_id("slider").wait_for()
    page.add_style_tag(content=BARE)
    page.get_by_test_id("slider").fill(str(max(moment.turn - shot.before, 0)))
    page.wait_for_timeout(1500)
    page.locator(".tools button[aria-pressed]").first.evaluate("button => button.click()")
    look(page, shot, moment)
    page.wait_for_timeout(500)
    page.clock.install()
    page.clock.pause_at(time.time() + 5)
    page.get_by_test_id("play").click()
    taken = []
    box = board(page)
    clip: FloatRect = {
        "x": box["x"] + (box["width"] - CLIP[0]) / 2,
        "y": box["y"] + (box["height"] - CLIP[1]) / 2,
        "width": CLIP[0],
        "height": CLIP[1],
    }
    height, struck = round(shot.width * CLIP[1] / CLIP[0]), -1
    lead, tail = (int(seconds * 1000 / FRAME) for seconds in (shot.lead, shot.tail))
    for number in range(int(LONGEST * 1000 / FRAME)):
        page.clock.run_for(FRAME)
        if struck < 0 and page.locator(f"[data-blow={shot.kind}]").count():
            struck = number
        shown = Image.open(io.BytesIO(page.screenshot(clip=clip, animations="allow"))).convert("RGB")
        taken.append(shown.resize((shot.width, height), Image.Resampling.LANCZOS))
        if struck >= 0 and number >= struck + tail:
            break
    assert struck >= 0, f"no {shot.kind} within {LONGEST} s of film"
    return taken[max(struck - lead, 0) :]


def board(page: Page) -> FloatRect:
    """Where the board lies on the page, in pixels."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    return box


def look(page: Page, shot: Shot, moment: Moment) -> None:
    """Bring the blow into the middle, at the width of the shot, with wheel and hand."""
    box = board(page)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wanted = CLIP[0] / (shot.wide * moment.length)

    def view() -> tuple[float, float, float]:
        text = page.get_by_test_id("world").get_attribute("transform") or ""
        x, y, k = (float(part) for part in text.replace("translate(", "").replace(") scale(", " ").rstrip(")").split())
        return x, y, k

    page.mouse.move(*middle)
    for _ in range(12):
        step = math.log2(wanted / view()[2]) / 0.002
        if abs(step) < 2:
            break
        page.mouse.wheel(0, -max(-300.0, min(300.0, step)))
        page.wait_for_timeout(120)
    for _ in range(12):
        x, y, k = view()
        off = box["width"] / 2 - (moment.x * k + x), box["height"] / 2 - (moment.y * k + y)
        if max(map(abs, off)) < 3:
            break
        step_x, step_y = (max(-300.0, min(300.0, one)) for one in off)
        page.mouse.move(middle[0] - step_x / 2, middle[1] - step_y / 2)
        page.mouse.down()
        page.mouse.move(middle[0] + step_x / 2, middle[1] + step_y / 2, steps=4)
        page.mouse.up()
        page.wait_for_timeout(120)
    page.mouse.move(5, 5)


def liveliest_frame(taken: list[Image.Image]) -> int:
    """The frame that differs most from the first: the blow with its splinters."""

    def unlike(number: int) -> int:
        first, second = (one.resize((96, 54)).tobytes() for one in (taken[0], taken[number]))
        return sum(abs(a - b) for a, b in zip(first, second, strict=True))

    return max(range(len(taken)), key=unlike)


def save(name: str, shot: Shot, taken: list[Image.Image]) -> str:
    """Write the still and the moving picture, and return a line about them."""
    folder = SOURCE / "media"
    folder.mkdir(exist_ok=True)
    still, film = folder / f"{name}.webp", folder / f"{name}-film.webp"
    taken[liveliest_frame(taken)].save(still, quality=72, method=6)
    loop = taken + [Image.blend(taken[-1], taken[0], (n + 1) / (FADE + 1)) for n in range(FADE)]
    lasts = [FRAME] * len(taken) + [FRAME] * FADE
    loop[0].save(
        film, save_all=True, append_images=loop[1:], duration=lasts, loop=0, quality=shot.quality, method=6, minimize_size=True
    )
    return f"{name}: {len(loop)} frames, {film.stat().st_size // 1000} kB, still {still.stat().st_size // 1000} kB"


def main(names: list[str]) -> None:
    """Take all pictures, or some."""
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary))
        browser = launch(playwright)
        try:
            for name in names or SHOTS:
                shot = SHOTS[name]
                context: Any = browser.new_context(viewport=VIEW, locale="en", color_scheme="light")
                page = context.new_page()
                page.add_init_script(SEASONED)
                page.add_init_script("try { localStorage['naumachia.pace'] = 'normal' } catch {}")
                print(save(name, shot, frames(page, house, shot, liveliest(shot), Path(temporary))), flush=True)
                context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
