"""Draw the icons in all sizes with Chromium."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
DRAWING = (HERE / "icon.svg").read_text()
SIZES = {"180.png": 180, "192.png": 192, "512.png": 512}
MASKABLE = "maskable.png"
SAFE = 0.74
"""Share of a maskable icon that the drawing takes: systems cut its corners off."""


def maskable() -> str:
    """Return the drawing with its ground from edge to edge, and the rest inside the circle that is always seen."""
    whole = DRAWING.replace('rx="96"', 'rx="0"')
    inner, outer = whole.index('<g id="ship">'), whole.rindex("</svg>")
    shift = 256 * (1 - SAFE)
    return f'{whole[:inner]}<g transform="translate({shift} {shift}) scale({SAFE})">{whole[inner:outer]}</g></svg>'


def main() -> None:
    """Write all sizes beside the drawing."""
    names = ("chromium", "chromium-browser", "google-chrome")
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for name, size in {**SIZES, MASKABLE: 512}.items():
            page = opened.new_page(viewport={"width": size, "height": size})
            drawing = maskable() if name == MASKABLE else DRAWING
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}")
            page.screenshot(path=HERE / name, omit_background=True)
            Image.open(HERE / name).quantize(64, method=Image.Quantize.FASTOCTREE).save(HERE / name, optimize=True)
        opened.close()


if __name__ == "__main__":
    main()
