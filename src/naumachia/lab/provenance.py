"""Provenance of figures: the source that made them."""

from __future__ import annotations

import subprocess
from pathlib import Path


def commit() -> str:
    """Return the commit of the program's source; nothing where it does not come from a repository."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""
