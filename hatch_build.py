"""Build the page into the package; skip it when it is already newer than its sources."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface):  # type: ignore[type-arg]
    """Runs Vite before a wheel or sdist is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build unless this is an editable install, where the Makefile does it."""
        root = Path(self.root)
        web, index = root / "web", root / "src/naumachia/server/static/index.html"
        if version == "editable" or os.environ.get("NAUMACHIA_SKIP_WEB") == "1":
            return
        if index.exists():
            stamp = index.stat().st_mtime
            sources = [*web.glob("src/**/*"), web / "package-lock.json", web / "vite.config.ts", web / "index.html"]
            if all(path.stat().st_mtime <= stamp for path in sources if path.is_file()):
                return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("node and npm are needed to build the page (or install the ready-made wheel)")
        if not (web / "node_modules/.package-lock.json").exists():
            subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
        index.touch()
