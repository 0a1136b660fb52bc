"""One reader in a process of its own: ``python -m benchmarks.worker NAME``.

Strategy: the first line of output says that the reader is ready and what it is, or why it is
missing. Then each line of input is a number of passes and a path, with a tab between them, and is
answered by one line: records, bytes of keys, bytes of values, their total (:class:`Found`), CPU
time and wall time in nanoseconds. No passes stand for a check, which is not timed; a timed pass
reports no finds. `benchmarks/java/ReadSegments.java` speaks the same.

Invariant: nothing but answers is written to standard output.
"""

from __future__ import annotations

import gc
import sys
import time

from benchmarks.readers import READERS, Found, Reader


def answer(reader: Reader, passes: int, path: str) -> tuple[Found, int, int]:
    """Read a segment that many times, or check it: finds, CPU and wall nanoseconds."""
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
        print("missing", error)
        return
    # What is loaded by now is no garbage. To look through it takes longer than to read some sets,
    # and how long depends on what else a reader imports.
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
