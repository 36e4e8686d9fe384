"""Files of the installed game: the list that its service worker keeps, the catalogue in one pack, manifest and icons."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from . import packs

ICONS = Path(__file__).with_name("icons")
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
LARGE = "/preview.json"
"""Files of the catalogue that are not kept: without a network the engine makes them."""
MANIFEST_TEXT = {
    "name": "Naumachia",
    "short_name": "Naumachia",
    "description": "Six naval tabletop games, played by their rules. · Six jeux de bataille navale, joués selon leurs règles.",
    "start_url": "./",
    "scope": "./",
    "id": "./",
    "display": "standalone",
    "background_color": "#14303f",
    "theme_color": "#14303f",
    "categories": ["games"],
    "icons": [
        {"src": "icons/192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


def write(out: Path) -> None:
    """Write them, once all other files are there."""
    shutil.copytree(ICONS, out / "icons", ignore=shutil.ignore_patterns("*.py", "*.svg"))
    (out / MANIFEST).write_text(json.dumps(MANIFEST_TEXT, ensure_ascii=False, indent=1) + "\n")
    kept_data = [(f"data/{name}", content) for name, content in packs.files_of(out / "data") if not name.endswith(LARGE)]
    data, _ = packs.write(out, "data", packs.pack(kept_data))
    script = (out / WORKER).read_bytes()
    kept = [one for one in packs.files_of(out) if not one[0].startswith("data/") and one[0] != WORKER]
    files = {name: packs.digest(content) for name, content in kept}
    site = {"version": packs.digest(json.dumps(files).encode() + script), "pack": data, "files": files}
    (out / WORKER).write_bytes(f"self.SITE = {json.dumps(site)};\n".encode() + script)
