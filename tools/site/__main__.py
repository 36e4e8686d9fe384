"""Write the game as static files into a folder: `python -m tools.site [--out site/play]`."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from . import bundle, catalogue, offline, packs

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def engine(out: Path) -> dict[str, object]:
    """Write Python and the engine; return where a browser finds them and how large they are."""
    out.mkdir(parents=True)
    sizes: dict[str, int] = {}
    found: dict[str, object] = {"sizes": sizes}
    pack, library = bundle.compiled()
    wasm = (bundle.RUNTIME / "pyodide.asm.wasm").read_bytes()
    for key, content in (("wasm", wasm), ("library", library), ("pack", pack)):
        found[key], sizes[key] = packs.write(out, key, content)
    for key, file in (("loader", "pyodide.mjs"), ("script", "pyodide.asm.mjs")):
        content = (bundle.RUNTIME / file).read_bytes()
        found[key] = f"{key}.{packs.digest(content)}.js"  # some hosts do not know what a `.mjs` is
        (out / str(found[key])).write_bytes(content)
    return found


def build(out: Path) -> None:
    """Write all files."""
    shutil.rmtree(out, ignore_errors=True)
    made = engine(WEB / "node_modules/.cache/naumachia" / f"engine-{os.getpid()}")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    files = json.dumps(made)
    for script in ("build", "build:sw"):
        command = ["npm", "run", "-s", script, "--", "--logLevel", "warn", "--mode", "site", "--outDir", str(out.resolve())]
        subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path, "VITE_ENGINE": files}, check=True)
    shutil.move(WEB / "node_modules/.cache/naumachia" / f"engine-{os.getpid()}", out / "engine")
    catalogue.main(out / "data")
    offline.write(out)


def main(arguments: list[str] | None = None) -> int:
    """Build and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "site/play", help="folder of the game")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    build(options.out)
    size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
    print(f"the game in {options.out}, {size / 1e6:.0f} MB, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
