"""Small data directories, written from the specification."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.support.encoder import Rec, record_batch

TIME = 1_700_000_000_000


def batch(offset: int, *, epoch: int = 0, records: int = 2, value: bytes = b"v") -> bytes:
    return record_batch(
        [Rec(b"k", value, offset_delta=delta) for delta in range(records)],
        base_offset=offset,
        leader_epoch=epoch,
        base_timestamp=TIME + offset,
        max_timestamp=TIME + offset,
    )


def segment(directory: Path, base: int, entries: Iterable[bytes]) -> Path:
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{base:020d}.log"
    path.write_bytes(b"".join(entries))
    return path


def data_directory(path: Path, partitions: Mapping[str, Iterable[int]]) -> Path:
    """A data directory: the offsets of the batches of each partition, one segment each."""
    path.mkdir(parents=True, exist_ok=True)
    for name, offsets in partitions.items():
        segment(path / name, 0, [batch(offset) for offset in offsets])
    (path / "meta.properties").write_text(
        "version=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\nnode.id=1\n"
    )
    return path
