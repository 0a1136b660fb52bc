"""Write the lock files, or say whether they still fit pyproject.toml.

Strategy: uv resolves once for every platform and every Python from 3.10 on, with the hashes of
all files. The first line of a lock holds a digest of the requirements that it was made from, so
that its freshness shows without a network.

Invariant: a lock names no host and no folder; pip finds the files where it always does, and takes
them only if their hashes are these.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import tomli

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = "3.10"

# The arguments for uv that choose what goes into each lock.
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--all-extras", "--group", "dev"],
    "benchmarks/requirements.lock": ["--group", "bench", "--constraints", "requirements.lock"],
    "tests/fuzz/requirements.lock": ["--group", "fuzz"],
}


def digest() -> str:
    """Return a digest of everything in pyproject.toml that decides what is installed."""
    pyproject = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    inputs = [
        project["requires-python"],
        project["dependencies"],
        project["optional-dependencies"],
        pyproject["dependency-groups"],
        LOCKS,
    ]
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


def first_line() -> str:
    """Return the line that a fresh lock begins with."""
    return f"# Written by `make lock` from pyproject.toml, requirements {digest()[:16]}"


def write(upgrade: bool) -> None:
    """Resolve and write every lock; keep the versions of the old ones unless told to upgrade."""
    for name, what in LOCKS.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", *what]
        command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
        command += ["--no-header", "--no-config", "--quiet", "--output-file", name]
        if upgrade:
            command.append("--upgrade")
        # Its standard output repeats the whole file.
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        path = ROOT / name
        path.write_text(f"{first_line()}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")


def outdated() -> list[str]:
    """Return the names of the locks that are missing or were made from other requirements."""
    stale = []
    for name in LOCKS:
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8").split("\n")[0] != first_line():
            stale.append(name)
    return stale


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the lock files from pyproject.toml.")
    parser.add_argument("--check", action="store_true", help="only say whether they are fresh")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    arguments = parser.parse_args()
    if not arguments.check:
        write(arguments.upgrade)
        return 0
    stale = outdated()
    for name in stale:
        print(f"{name}: does not fit pyproject.toml; run `make lock`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
