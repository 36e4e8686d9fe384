"""The files in deploy/: each is read by the program it is for, where that is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from naumachia.cli.app import app

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
_group: Any = typer.main.get_command(app)
SERVE = _group.commands["serve"]
OPTIONS = {str(option.envvar) for option in SERVE.params if option.envvar}


def has(tool: str) -> str:
    found = shutil.which(tool) or shutil.which(tool, path=f"{Path(sys.executable).parent}:/usr/sbin")
    if not found:
        pytest.skip(f"{tool} is not installed")
    return found


def run(*words: str | Path) -> str:
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_every_option_of_the_server_comes_from_the_environment_too() -> None:
    for option in SERVE.params:
        if option.name != "help":
            assert option.envvar == f"NAUMACHIA_{str(option.name).upper()}"


def test_the_files_name_only_options_that_there_are() -> None:
    named = 0
    for path in DEPLOY.iterdir():
        for name in re.findall(r"NAUMACHIA_[A-Z_]+", path.read_text()):
            assert name in OPTIONS, f"{path.name}: {name}"
            named += 1
    assert named > 8


@pytest.mark.parametrize("unit", ["naumachia.service", "naumachia-backup.service", "naumachia-backup.timer"])
def test_systemd_reads_the_units(unit: str, tmp_path: Path) -> None:
    tool = has("systemd-analyze")
    for path in DEPLOY.glob("naumachia*"):  # with a program that exists, so that nothing else is found wrong
        (tmp_path / path.name).write_text(path.read_text().replace("/opt/naumachia/.venv/bin/naumachia", "/bin/true"))
    assert run(tool, "verify", tmp_path / unit) == ""


@pytest.mark.parametrize("unit", ["naumachia.service", "naumachia-backup.service"])
def test_the_units_are_confined(unit: str) -> None:
    text = (DEPLOY / unit).read_text()
    for wanted in ("UMask=0077", "StateDirectoryMode=0700", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert f"\n{wanted}\n" in text
    told = run(has("systemd-analyze"), "security", "--offline=true", "--threshold=20", DEPLOY / unit)
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert exposure is not None
    assert float(exposure[1]) <= 2.0


def test_caddy_reads_its_file() -> None:
    assert "Valid configuration" in run(has("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    both = tmp_path / "both.pem"
    key, signed = tmp_path / "key.pem", tmp_path / "signed.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=naumachia.example"]
    run(has("openssl"), *words, "-keyout", key, "-out", signed)
    both.write_text(key.read_text() + signed.read_text())
    return both


def test_haproxy_reads_its_file(certificate: Path, tmp_path: Path) -> None:
    tool = has("haproxy")
    mine = tmp_path / "haproxy.cfg"
    mine.write_text((DEPLOY / "haproxy.cfg").read_text().replace("/etc/haproxy/naumachia.pem", str(certificate)))
    run(tool, "-c", "-f", mine)


def test_nginx_reads_its_file(certificate: Path, tmp_path: Path) -> None:
    tool = has("nginx")
    text = re.sub(r"/etc/letsencrypt/\S+\.pem", str(certificate), (DEPLOY / "nginx.conf").read_text())
    mine = tmp_path / "nginx.conf"
    mine.write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    run(tool, "-t", "-c", mine)


def test_the_image_starts_as_nobody_in_particular() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert re.search(r"^USER naumachia$", text, re.MULTILINE)
    assert "serve" in text
    assert "://" not in re.sub(r"sqlite:////|http://127\.0\.0\.1", "", text)
