"""Write the pages into a folder: `python -m tools.pages [--out site]`. Dead links and foreign hosts are refused."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

from .build import ROOT, Builder
from .check import faults
from .docs import documentation

OURS = ("docs", "fr", "guide", "media")
"""Folders of the site that these pages fill; the game lies beside them in `play`."""


def main(arguments: list[str] | None = None) -> int:
    """Build and check; the exit status is 1 if there is a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="folder of the site")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    for name in OURS:
        shutil.rmtree(options.out / name, ignore_errors=True)
    options.out.mkdir(parents=True, exist_ok=True)
    pages = Builder(options.out).build()
    found = [*documentation(options.out / "docs"), *faults(options.out)]
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(pages)} pages and the documentation in {options.out}, {time.monotonic() - began:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
