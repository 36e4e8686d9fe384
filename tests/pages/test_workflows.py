"""The workflow files call what exists: targets of the Makefile, commands and options of the program, other workflows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import naumachia

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job.get("steps", [])]


def test_there_is_a_workflow_for_each_way_out() -> None:
    assert {path.stem for path in WORKFLOWS} == {"release", "site", "test", "wheel"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_target_exists(path: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    called = {target for step in steps(path) for target in re.findall(r"\bmake ([\w-]+)", step.get("run", ""))}
    assert called <= targets


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_and_may_do_little(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "timeout-minutes" in job or "uses" in job
        if "uses" in job:
            assert (ROOT / job["uses"]).exists()


def test_the_version_is_where_the_release_looks_for_it() -> None:
    release = next(step["run"] for step in steps(ROOT / ".github/workflows/release.yml") if "tag" in step.get("name", "").lower())
    command = re.search(r"\$\((sed .*?__init__\.py)\)", release)
    assert command is not None
    told = subprocess.run(["sh", "-c", command[1]], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    assert told == naumachia.__version__


def test_a_fault_is_found(tmp_path: Path) -> None:
    """The linter of `make lint` knows the form of workflow files."""
    bad = tmp_path / "bad.yml"
    bad.write_text("name: x\non: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepps: []\n", encoding="utf-8")
    command = [str(Path(sys.executable).parent / "check-jsonschema"), "--builtin-schema", "vendor.github-workflows"]
    assert subprocess.run([*command, bad], capture_output=True).returncode == 1
    assert subprocess.run([*command, *WORKFLOWS], capture_output=True).returncode == 0
