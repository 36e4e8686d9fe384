"""The site for people as `python -m tools.pages` builds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from build_once import ROOT, build_once

SOURCES = ("guide", "docs", "examples", "src/naumachia", "tools/pages", "web/index.html", "web/src/app.css")


def pages() -> Path:
    """Return its folder. A dead link or a foreign host ends the build, and this function, with an error."""
    texts = sorted(path.name for path in ROOT.glob("*.md"))
    # as in the Makefile: not an absolute path
    return build_once(
        "pages", (*SOURCES, *texts), lambda out: [sys.executable, "-m", "tools.pages", "--out", os.path.relpath(out, ROOT)]
    )
