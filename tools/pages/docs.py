"""Build the documentation with MkDocs from docs/, CONTRIBUTING.md, CHANGELOG.md and the examples."""

from __future__ import annotations

import logging
import re
import shutil
import tempfile
from itertools import chain
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

from .build import ROOT, SOURCE

ALIASES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages from outside of docs/ and their names in the documentation."""
LINK = re.compile(r"\]\((?P<up>(?:\.\./)?)(?P<path>[^)#:]+)(?P<anchor>#[^)]*)?\)")
ELSEWHERE = {"README.md": "../", "LICENSE": "", "NOTICE": ""}
"""Targets that are no page of the documentation: the front page of the site, or plain words."""


def stage(folder: Path) -> None:
    """Write the Markdown that MkDocs reads, with links between the pages as they are there."""
    for path in sorted((ROOT / "docs").glob("*.md")):
        (folder / path.name).write_text(linked(path.read_text(encoding="utf-8")), encoding="utf-8")
    for name, alias in ALIASES.items():
        text = linked((ROOT / name).read_text(encoding="utf-8").replace("](docs/", "]("))
        (folder / alias).write_text(text, encoding="utf-8")
    index = (SOURCE / "docs-index.md").read_text(encoding="utf-8").replace("{guide}", "../guide/")
    (folder / "index.md").write_text(index, encoding="utf-8")
    shutil.copy(SOURCE / "docs-api.md", folder / "api.md")
    (folder / "examples.md").write_text(examples(), encoding="utf-8")
    shutil.copy(SOURCE / "docs.css", folder / "naumachia.css")


def linked(text: str) -> str:
    """Markdown whose links to files of the repository lead to pages of the documentation."""

    def target(found: re.Match[str]) -> str:
        path, anchor = found["path"], found["anchor"] or ""
        name = path.rpartition("/")[2]
        if path.startswith("examples/"):
            example = path.split("/")[-2] if name == "__init__.py" else name.removesuffix(".py")
            return f"](examples.md#{example.replace('_', '-')})"
        if name in ALIASES:
            return f"]({ALIASES[name]}{anchor})"
        if name in ELSEWHERE:
            return f"]({ELSEWHERE[name]})"
        return found[0]

    return LINK.sub(target, text)


def examples() -> str:
    """One page of all examples: what the docstring says, then the code."""
    parts = [
        "# Examples",
        "For programmers and researchers: complete programs that the tests run. They stand in `examples/` of the source.",
    ]
    for path in sorted((ROOT / "examples").glob("*.py")):
        code = path.read_text(encoding="utf-8").strip()
        anchor = path.stem.replace("_", "-")
        parts += [f"## {path.stem} {{ #{anchor} }}", f"```python\n{code}\n```"]
    small = ROOT / "examples" / "small_games"
    for path in (small / "__init__.py", small / "_common.py", *sorted(small.glob("*/__init__.py"))):
        name = path.stem.strip("_") if path.parent == small and path.stem != "__init__" else path.parent.name
        code = path.read_text(encoding="utf-8").strip()
        parts += [f"## {name} {{ #{name.replace('_', '-')} }}", f"```python\n{code}\n```"]
    return "\n\n".join(parts) + "\n"


UNWANTED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
"""Files that need the address of the site, which is unknown."""
DIALOG = 'data-md-component="search" role="dialog"'
"""The search box of the theme, which has no name for screen readers."""
CDN = re.compile(r"https://(?:unpkg\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com)/")
"""Hosts from which the theme would fetch scripts for diagrams and for pages opened as files."""


def complete(nav: list[Any], pages: set[str]) -> list[Any]:
    """The navigation, with pages that it does not name under a heading of their own."""
    named = {page for entry in nav for page in (chain(*entry.values()) if isinstance(entry, dict) else [entry])}
    return [*nav, {"More": sorted(pages - named)}] if pages - named else nav


class _Warnings(logging.Handler):
    """Collects what MkDocs warns of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


def documentation(out: Path) -> list[str]:
    """Build the documentation into a folder and return the warnings; there should be none."""
    warnings = _Warnings()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(warnings)
    try:
        with tempfile.TemporaryDirectory() as temporary:
            stage(Path(temporary))
            config = load_config(str(SOURCE / "mkdocs.yml"), docs_dir=temporary, site_dir=str(out.resolve()))
            config.nav = complete(config.nav or [], {path.name for path in Path(temporary).glob("*.md")})
            config.plugins.on_startup(command="build", dirty=False)
            build(config)
            config.plugins.on_shutdown()
    finally:
        logger.removeHandler(warnings)
    for unwanted in UNWANTED:
        (out / unwanted).unlink(missing_ok=True)
    for page in out.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(DIALOG, f'{DIALOG} aria-label="Search"'), encoding="utf-8")
    for script in out.glob("assets/javascripts/*.js"):
        text = script.read_text(encoding="utf-8")
        if CDN.search(text):
            script.write_text(CDN.sub("about:blank#", text), encoding="utf-8")
    return warnings.told
