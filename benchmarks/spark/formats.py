"""Exports of a log to Parquet, Delta and Iceberg: ``benchmarks.export_formats`` as a process.

Strategy: Spark gets the jars for its own writer of Delta from Maven Central; where it cannot, the
process is started again without that writer.
"""

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
        is_complete: whether Spark's own writer of Delta took part.
    """

    rows: int = 0
    times: dict[str, Times] = field(default_factory=dict)
    is_complete: bool = True


def measured(log: Path, rounds: int, cache: Path) -> Formats:
    """The times of the exports.

    Raises:
        RuntimeError: Spark fails, or the tables differ.
    """
    command = [sys.executable, "-m", "benchmarks.export_formats", "--json", f"--rounds={rounds}"]
    command += [f"--data={log}", f"--cache={cache}"]
    failed = ""
    for without in ([], ["--no-jars"]):
        done = subprocess.run([*command, *without], cwd=ROOT, capture_output=True, text=True)
        if not done.returncode:
            found = json.loads(done.stdout.splitlines()[-1])
            times = {name: [(w, c) for w, c in each] for name, each in found["times"].items()}
            return Formats(found["rows"], times, is_complete=not without)
        failed = done.stderr[-2000:]
    raise RuntimeError(failed)
