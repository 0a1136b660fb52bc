"""The peak memory of one scan: ``python -m benchmarks.memory PATH`` in a process of its own.

Prints three numbers of KiB: after ``import kafkafmt``, with all that reading needs imported, and
the peak of the scan. All columns are made, and nothing is kept.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_STATUS = Path("/proc/self/status")


def resident() -> int:
    """KiB in memory now; where the system does not tell, the most that there ever were."""
    return _status("VmRSS")


def peak() -> int:
    """KiB in memory at the worst moment of this program."""
    return _status("VmHWM")


def _status(field: str) -> int:
    if not _STATUS.exists():
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most
    # Not ru_maxrss: on Linux that begins with what the process was before it became this program.
    lines = dict(line.split(":", 1) for line in _STATUS.read_text().splitlines())
    return int(lines[field].split()[0])


def main(path: str) -> None:
    """Scan a segment."""
    import kafkafmt

    imported = resident()
    for _ in kafkafmt.scan_records(b""):
        pass
    ready = resident()
    for _ in kafkafmt.scan_records(path):
        pass
    print(imported, ready, peak())


if __name__ == "__main__":
    main(sys.argv[1])
