"""Check an installed wheel: its kernel loads, and reads the same as the reference engine.

Usage: ``check_wheel.py FOLDER`` with the Python in which the wheel is installed. FOLDER has
directories of segments (`tests/conformance/golden`). cibuildwheel runs it for every wheel.

Invariant: a wheel without a kernel fails, even if the reference engine works.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import kafkafmt

# One directory of each codec and each magic.
CASES = ("k0901-*", "k01022-*", "k431-java-*")


def failures(folder: Path) -> Iterator[str]:
    """Yield a line for each directory read differently by the two engines.

    Raises:
        ImportError: the kernel is missing.
    """
    kernel = importlib.import_module("kafkafmt.segment.engine.kernel._kernel").__file__ or ""
    if Path(kafkafmt.__file__).parent not in Path(kernel).parents:
        yield f"{kernel} is the kernel of another kafkafmt"
    directories = [path for case in CASES for path in sorted(folder.glob(case))]
    if not directories:
        yield f"{folder} has no segments"
    for directory in directories:
        tables = []
        for engine in ("columnar", "reference"):
            os.environ["KAFKAFMT_ENGINE"] = engine
            records = kafkafmt.read_records(directory, on_damage="skip")
            tables.append((records, kafkafmt.read_batches(directory, on_damage="skip")))
        if tables[0] != tables[1]:
            yield f"the compiled and the reference engine differ on {directory.name}"


def main(folder: str) -> int:
    """Run the command."""
    found = list(failures(Path(folder)))
    print(*found or [f"the kernel of {Path(kafkafmt.__file__).parent} works"], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
