"""How much memory the readers of an attack take: ``python -m tests.attacks.bad.memory FOLDER``.

Strategy: each attack is made in one process and read in another, both forked from this one, in
which everything is imported. What the second one has at most, minus what it had when it began, is
printed. A line ends with the errors that are no answer to bad bytes.
"""

import os
import resource
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import kafkafmt
from tests.attacks.bad import readers
from tests.attacks.bad.attacks import (
    ATTACKS,
    BASE,
    Attack,
    empty_chunks,
    heads,
    payload,
    properties,
    text,
    write,
)
from tests.attacks.bad.attacks import damaged as damaged_entries
from tests.support.encoder import Rec, record_batch
from tests.support.growth import growth
from tests.support.samples import SOAK, some

LIMITS = kafkafmt.Limits(batch_bytes=4 * 1024 * 1024)
MOST = 64 * 1024 * 1024 + 3 * LIMITS.batch_bytes
ADDRESSES = 2 * MOST  # bytes of address space that a reader may add: shared libraries, threads


def sparse_index(directory: Path) -> None:
    """An index of 8 GiB with two entries."""
    partition = write(
        directory, {".log": record_batch([Rec(b"k", b"v")]) * 1000, ".index": b"\1" * 8}
    )
    with (partition / f"{BASE}.index").open("r+b") as file:
        file.truncate(8 * 1024**3)


def _writer(make: Attack, size: int) -> Callable[[Path], object]:
    return lambda directory: write(directory, make(size))


SMALL = record_batch([Rec(b"k", b"v")], base_offset=1)
WRITERS: dict[str, Callable[[Path], object]] = {
    **{name: _writer(make, size) for name, (make, size) in some(ATTACKS.items(), 2)},
    "large: heads that claim all the rest": _writer(heads, 2_000_000),
    "large: wrong checksums": _writer(damaged_entries(SMALL, 40), 200_000),
    "large: empty chunks of snappy": _writer(
        payload("snappy-xerial", empty_chunks), 2_000_000 if SOAK else 400_000
    ),
    "large: a sparse index": sparse_index,
    "large: one key of properties": _writer(text("meta.properties", b"1"), 1_000_000),
    "large: keys of properties": _writer(properties, 4_000_000),
}


def in_child(work: Callable[[], object]) -> int:
    """Do something in a forked process; its status."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException:  # noqa: BLE001 the status is the answer
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def measure(name: str, work: Callable[[], object], addresses: int = ADDRESSES) -> None:
    """Print how much memory something takes, with so much address space more than there is."""
    mapped = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (mapped + addresses, resource.RLIM_INFINITY))
    print(f"{growth(work)}\t{name}", flush=True)


def _read(name: str, directory: Path) -> None:
    for read, path in readers.of(directory / "topic-0", readers.of_attack(name)):
        with readers.refused():
            read(path, limits=LIMITS)


def main(directory: Path, chosen: list[str]) -> int:
    warm = directory / "warm"
    write(warm, {".log": SMALL})
    for read, path in readers.of(warm / "topic-0", readers.OF_ALL):
        with readers.refused():
            read(path)  # imports what is imported when it is needed
    status = 0
    for number, name in enumerate(chosen or WRITERS):
        folder = directory / str(number)
        status |= in_child(lambda: WRITERS[name](folder))  # noqa: B023 it is called now
        found = in_child(lambda: measure(name, lambda: _read(name, folder)))  # noqa: B023
        if found:
            print(f"-1\t{name}: status {found}", flush=True)
            status = 1
    return status


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))
