"""The peak memory of one scan: ``python -m benchmarks.memory PATH`` in a process of its own.

Prints three numbers of KiB: after ``import kafkafmt``, after the import of everything needed for
reading, and at the peak of the scan. The scan makes all columns and keeps nothing.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_STATUS = Path("/proc/self/status")


def resident() -> int:
    """Return the KiB in memory now; the peak if the system does not report the current value."""
    return _status("VmRSS")


def peak() -> int:
    """Return the KiB in memory at the peak of this program."""
    return _status("VmHWM")


def _status(field: str) -> int:
    if not _STATUS.exists():
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most
    # Not ru_maxrss: on Linux it includes the process before exec.
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
