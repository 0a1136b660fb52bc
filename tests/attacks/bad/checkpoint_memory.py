"""How much memory readers of text files take.

``python -m tests.attacks.bad.checkpoint_memory FOLDER``

Strategy: a data directory gets one partition, and hostile text files of about so many bytes as the
limits allow. Each reader runs in a forked process, with little address space; what it has at most,
minus what it had when it began, is printed.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import rmtree

import kafkafmt
from kafkafmt.storage.names import LEADER_EPOCHS, OFFSET_CHECKPOINTS, PARTITION_METADATA
from tests.attacks.bad.attacks import BASE
from tests.attacks.bad.memory import in_child, measure
from tests.attacks.bad.readers import drain, refused
from tests.support.encoder import Rec, record_batch
from tests.support.samples import some

LIMITS = kafkafmt.Limits(batch_bytes=32 * 1024 * 1024)
MOST = 64 * 1024 * 1024 + 3 * LIMITS.batch_bytes

CONTENTS: dict[str, Callable[[str], bytes]] = {
    "entries": lambda name: b"0\n2000000\n" + _entries(name) * 2_000_000,
    "words": lambda _: b"0\n1\n" + b"ab " * 10_000_000,
    "a wide character": lambda _: "\U0001f600".encode() + b"a" * 32_000_000,
    "digits": lambda _: b"0\n" + b"0" * 32_000_000,
}
READERS: dict[str, Callable[[Path], object]] = {
    "epochs": lambda path: kafkafmt.side_files.read_leader_epoch_checkpoint(
        path / "topic-0" / LEADER_EPOCHS, limits=LIMITS
    ),
    "offsets": lambda path: kafkafmt.side_files.read_offset_checkpoint(
        path / OFFSET_CHECKPOINTS[0], limits=LIMITS
    ),
    "metadata": lambda path: kafkafmt.side_files.read_partition_metadata(
        path / "topic-0" / PARTITION_METADATA, limits=LIMITS
    ),
    "list": lambda path: kafkafmt.read_logs(path, limits=LIMITS),
    "verify": lambda path: kafkafmt.verify(path, limits=LIMITS),
    "records": lambda path: drain(kafkafmt.scan_records(path, limits=LIMITS)),
    "diff": lambda path: kafkafmt.diff(path, path, limits=LIMITS),
    "salvage": lambda path: kafkafmt.salvage(
        path, path.with_name(f"salvaged {path.name}"), limits=LIMITS
    ),
    "replicas": lambda path: kafkafmt.merge_replicas([path, path], limits=LIMITS),
}
DIRECT = ("epochs", "offsets", "metadata")
"""The readers that the others call: they are tried with every content."""
OF_ENTRIES = (*DIRECT, *some([name for name in READERS if name not in DIRECT], 3))
"""Those that are tried with entries."""


def _entries(name: str) -> bytes:
    return b"1 1\n" if name == LEADER_EPOCHS else b"t 1 1\n"


def write(directory: Path, make: Callable[[str], bytes]) -> None:
    """A data directory with one record, and text files of such a content."""
    partition = directory / "topic-0"
    partition.mkdir(parents=True, exist_ok=True)
    (partition / f"{BASE}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    first, *others = (directory / name for name in OFFSET_CHECKPOINTS)
    for path in (partition / LEADER_EPOCHS, partition / PARTITION_METADATA, first):
        path.write_bytes(make(path.name))
    for path in others:
        path.hardlink_to(first)


def _read(reader: str, directory: Path) -> None:
    with refused():
        READERS[reader](directory)


def main(directory: Path) -> int:
    write(directory / "warm", lambda _: b"0\n0\n")
    for read in READERS.values():
        with refused():
            read(directory / "warm")  # imports what is imported when it is needed
    status = 0
    for name, make in CONTENTS.items():
        source = directory / name / "data"
        in_child(partial(write, source, make))
        for reader in OF_ENTRIES if name == "entries" else DIRECT:
            read = partial(_read, reader, source)
            status |= in_child(partial(measure, f"{reader} of {name}", read, 2 * MOST))
        rmtree(source.parent)
    return status


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
