"""Write the game as static files into a folder: `python -m tools.site [--out site/play]`."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from . import bundle, catalogue

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""Files of Python for the browser, from its npm package."""


def build(out: Path) -> None:
    """Write all files."""
    shutil.rmtree(out, ignore_errors=True)
    packed = bundle.bundle()
    name = f"engine.{hashlib.sha256(packed).hexdigest()[:12]}.zip"
    command = ["npm", "run", "-s", "build", "--", "--logLevel", "warn", "--mode", "site", "--outDir", str(out.resolve())]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path, "VITE_BUNDLE": name}, check=True)
    (out / name).write_bytes(packed)
    (out / "runtime").mkdir()
    for file in RUNTIME:
        shutil.copyfile(WEB / "node_modules/pyodide" / file, out / "runtime" / file)
    catalogue.main(out / "data")


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
