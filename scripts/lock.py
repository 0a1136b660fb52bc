"""Write the lock files, or check that they match pyproject.toml.

Strategy: uv resolves once for every platform and every Python from 3.10 on, with the hashes of
all files. The first line of a lock has a digest of its requirements, so the check needs no
network.

Invariant: a lock has no host names or folders; pip uses its configured index, and accepts a file
only if the lock has its hash.
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

# The arguments for uv that select the contents of each lock.
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--all-extras", "--group", "dev"],
    "scripts/demo.lock": [
        *("pyproject.toml", "--extra", "spark", "--group", "build"),
        *("--constraints", "requirements.lock"),
    ],
    ".github/release.lock": ["--group", "release", "--constraints", "requirements.lock"],
    "benchmarks/requirements.lock": ["--group", "bench", "--constraints", "requirements.lock"],
    "tests/attacks/fuzz/requirements.lock": ["--group", "fuzz"],
    "tests/project/mutation/requirements.lock": [
        "--group",
        "mutation",
        "--constraints",
        "requirements.lock",
    ],
}


def digest() -> str:
    """Return a digest of the requirements in pyproject.toml and of ``LOCKS``."""
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
    """Return the first line of an up-to-date lock."""
    return f"# Written by `make lock` from pyproject.toml, requirements {digest()[:16]}"


def write(upgrade: bool) -> None:
    """Resolve and write every lock; keep the versions of the old ones unless ``upgrade``."""
    for name, what in LOCKS.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", *what]
        command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
        command += ["--no-header", "--no-config", "--quiet", "--output-file", name]
        if upgrade:
            command.append("--upgrade")
        # uv also prints the whole file to standard output.
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        path = ROOT / name
        path.write_text(f"{first_line()}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")


def outdated() -> list[str]:
    """Return the names of the locks missing or made from other requirements."""
    stale = []
    for name in LOCKS:
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8").split("\n")[0] != first_line():
            stale.append(name)
    return stale


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the lock files from pyproject.toml.")
    parser.add_argument(
        "--check", action="store_true", help="only check whether they are up to date"
    )
    parser.add_argument("--upgrade", action="store_true", help="use the newest versions")
    arguments = parser.parse_args()
    if not arguments.check:
        write(arguments.upgrade)
        return 0
    stale = outdated()
    for name in stale:
        print(f"{name} does not match pyproject.toml; run `make lock`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
