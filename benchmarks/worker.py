"""One reader in a process of its own: ``python -m benchmarks.worker NAME``.

Strategy: the first line of output says that the reader is ready, with its version, or why it is
missing. Then each line of input has a number of passes and a path, separated by a tab. The answer
is one line: records, bytes of keys, bytes of values, their total (:class:`Found`), CPU time and
wall time in nanoseconds. With 0 passes the reader checks the segment, which is not timed; a timed
pass reports zeros for the contents. `benchmarks/java/ReadSegments.java` has the same protocol.

Invariant: standard output has only answers.
"""

from __future__ import annotations

import gc
import sys
import time

from benchmarks.readers import READERS, Found, Reader


def answer(reader: Reader, passes: int, path: str) -> tuple[Found, int, int]:
    """Read a segment ``passes`` times, or check it; return contents, CPU and wall nanoseconds."""
    if passes == 0:
        return reader.check(path), 0, 0
    wall, cpu = time.perf_counter_ns(), time.process_time_ns()
    for _ in range(passes):
        reader.read(path)
    cpu, wall = time.process_time_ns() - cpu, time.perf_counter_ns() - wall
    return Found(0, 0, 0, 0), cpu, wall


def main(name: str) -> None:
    """Serve until the input ends."""
    try:
        reader = READERS[name]()
    except ImportError as error:
        print("missing", error, "(`make bench` installs it)")
        return
    # Excludes the loaded modules from garbage collection: scanning them takes longer than reading
    # some sets, and the time depends on what a reader imports.
    gc.collect()
    gc.freeze()
    print("ready", reader.version, flush=True)
    for line in sys.stdin:
        passes, _, path = line.rstrip("\n").partition("\t")
        found, cpu, wall = answer(reader, int(passes), path)
        counts = (found.records, found.key_bytes, found.value_bytes, found.total)
        print(*counts, cpu, wall, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
