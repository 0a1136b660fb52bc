#!/usr/bin/env python3
"""Check the files before publication: `make dist`, and the workflow of a release.

    check_dist.py dist               each file: metadata, contents, version
    check_dist.py dist --tag v0.1.0  the whole release, too: every wheel is there, the tag and the
                                     change log have this version, and the change log its day

Strategy: twine reads the metadata as PyPI does, and check-wheel-contents looks for files that do
not belong into a wheel. This script adds the list of files in a release of kafkafmt.

Invariant: with ``--tag``, a release that lacks a platform fails before anything is published.
"""

from __future__ import annotations

import argparse
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from packaging.utils import parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).resolve().parent.parent

# Python and ABI of the wheels (setup.py), and the platforms of [tool.cibuildwheel].
PYTHONS = ("cp310-cp310", "cp311-abi3")
PLATFORMS = (
    *("manylinux x86_64", "manylinux aarch64", "musllinux x86_64", "musllinux aarch64"),
    *("macosx x86_64", "macosx arm64", "win amd64"),
)
_PLATFORM = re.compile(r"(manylinux|musllinux|macosx|win).*_?(x86_64|aarch64|arm64|amd64)$")


def purposes(wheel: str) -> set[str]:
    """Return the targets of a wheel from its name, such as ``cp311-abi3 manylinux x86_64``."""
    found = set()
    for tag in parse_wheel_filename(wheel)[3]:
        platform = _PLATFORM.match(tag.platform)
        kind = " ".join(platform.groups()) if platform else tag.platform
        found.add(f"{tag.interpreter}-{tag.abi} {kind}")
    return found


def faults(files: list[Path], tag: str | None) -> Iterator[str]:
    """Yield a line for each fault in the names of the files, the tag or the change log."""
    wheels = [path.name for path in files if path.suffix == ".whl"]
    sdists = [path.name for path in files if path.name.endswith(".tar.gz")]
    version = runpy.run_path(str(ROOT / "kafkafmt" / "_base" / "version.py"))["__version__"]
    versions = {name: str(parse_wheel_filename(name)[1]) for name in wheels}
    versions |= {name: str(parse_sdist_filename(name)[1]) for name in sdists}
    for name, found in versions.items():
        if found != version:
            yield f"{name}: the version is {found}, and {version} in kafkafmt/_base/version.py"
    if len(sdists) != 1:
        yield f"expected one sdist, found {len(sdists)}"
    if not wheels:
        yield "expected a wheel, found none"
    if tag is not None:
        present = set().union(*map(purposes, wheels))
        wanted = {f"{python} {platform}" for python in PYTHONS for platform in PLATFORMS}
        yield from (f"the wheel for {what} is missing" for what in sorted(wanted - present))
        yield from (f"a wheel for {what} is not expected" for what in sorted(present - wanted))
        if tag != f"v{version}":
            yield f"the tag is {tag}, expected v{version}"
        changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.M):
            yield f"CHANGELOG.md has no heading '## {version} (YYYY-MM-DD)'"


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit code: 0 sound, 1 something is wrong."""
    parser = argparse.ArgumentParser(description="Check the files that are about to be published.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tag", help="check a whole release, with this tag")
    options = parser.parse_args(arguments)
    files = sorted(path for path in options.folder.iterdir() if not path.name.startswith("."))
    found = list(faults(files, options.tag))
    for line in found:
        print(line, file=sys.stderr)
    wheels = [str(path) for path in files if path.suffix == ".whl"]
    tools = [["twine", "check", "--strict", *map(str, files)], ["check_wheel_contents", *wheels]]
    codes = [
        subprocess.run([sys.executable, "-m", *tool], check=False).returncode for tool in tools
    ]
    return 1 if found or any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
