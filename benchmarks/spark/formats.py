"""Exports of a log to Parquet, Delta and Iceberg: ``benchmarks.export_formats`` as a process."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.export_formats import Times
from benchmarks.peers import ROOT


@dataclass
class Formats:
    """What was measured.

    Attributes:
        rows: the number of records.
        times: by export, the first one the standard.
    """

    rows: int = 0
    times: dict[str, Times] = field(default_factory=dict)


def measured(log: Path, rounds: int, cache: Path) -> Formats:
    """The times of the exports.

    Raises:
        RuntimeError: Spark fails, or the tables differ.
    """
    command = [sys.executable, "-m", "benchmarks.export_formats", "--json", f"--rounds={rounds}"]
    command += [f"--data={log}", f"--cache={cache}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    found = json.loads(done.stdout.splitlines()[-1])
    times = {name: [(w, c) for w, c in each] for name, each in found["times"].items()}
    return Formats(found["rows"], times)
