"""A PostgreSQL server of our own, on a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if found:
        return found[-1].parent
    there = shutil.which("postgres")
    if there is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    return Path(there).parent


@contextmanager
def postgres() -> Iterator[Path]:
    """The folder with the socket of a running server. It never runs as root: PostgreSQL refuses that."""
    binaries = _binaries()
    folder = Path(tempfile.mkdtemp(prefix="naumachia-pg-", dir="/tmp"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    common: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **who}
    data = folder / "data"
    try:
        subprocess.run(
            [binaries / "initdb", "-D", data, "-U", "naumachia", "-A", "trust", "-E", "UTF8", "--no-sync"], check=True, **common
        )
        with serving(folder):
            yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(folder: Path) -> Iterator[None]:
    """The server on the data of this folder: begun anew where it was killed before."""
    binaries = _binaries()
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        account = pwd.getpwnam("postgres")
        who = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    common: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **who}
    options = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(folder)]
    command = [str(binaries / "postgres"), "-D", str(folder / "data"), *options]
    server = subprocess.Popen(command, **common)
    try:
        late = time.monotonic() + 60
        while subprocess.run([binaries / "pg_isready", "-h", folder, "-q"], check=False, **common).returncode:
            assert time.monotonic() < late, "PostgreSQL did not start"
            if server.poll() is not None:  # what a killed one has left is still going
                server = subprocess.Popen(command, **common)
            time.sleep(0.05)
        yield
    finally:
        server.send_signal(signal.SIGINT)  # not SIGTERM: it waits until a test that failed has closed its connections
        server.wait()


def fresh(folder: Path, name: str) -> str:
    """The URL of a new, empty database."""
    import psycopg

    with psycopg.connect(user="naumachia", dbname="postgres", host=str(folder), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"postgresql://naumachia@/{name}?host={folder}"
