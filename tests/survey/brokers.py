"""A data directory as a broker leaves it: logs with indexes, checkpoints and ids of topics."""

from __future__ import annotations

import struct
from pathlib import Path

from tests.support.encoder import checkpoint_text
from tests.survey.logs import Log, time_of

TOPIC_ID = "oOsMpwNnR4yV4mtsWcQ8MA"


def plain(segments: int = 4, batches: int = 5, count: int = 3) -> Log:
    """A log of sound segments; each batch has some records."""
    log = Log()
    for number in range(segments):
        if number:
            log.roll()
        for _ in range(batches):
            log.data(count=count)
    return log


def write(log: Log, data: Path, name: str = "orders-0") -> Path:
    """Write a log, and beside its segments what a broker keeps there."""
    directory = log.write(data / name)
    for base, entries in log.segments.items():
        index, times = [], []
        position = 0
        for number, entry in enumerate(entries):
            first = struct.unpack_from(">q", entry)[0]
            last = first + struct.unpack_from(">i", entry, 23)[0]
            if number:
                index.append(struct.pack(">ii", last - base, position))
                (newest,) = struct.unpack_from(">q", entry, 35)
                times.append(struct.pack(">qi", newest, last - base))
            position += len(entry)
        (directory / f"{base:020}.index").write_bytes(b"".join(index))
        (directory / f"{base:020}.timeindex").write_bytes(b"".join(times))
    (directory / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {TOPIC_ID}\n")
    topic, _, partition = name.rpartition("-")
    for checkpoint in ("recovery-point", "replication"):
        checkpoint_of(data, checkpoint, {(topic, partition): log.end})
    checkpoint_of(data, "log-start", {})
    return directory


def checkpoint_of(data: Path, name: str, offsets: dict[tuple[str, str], int]) -> Path:
    """Write an offset checkpoint of a data directory."""
    path = data / f"{name}-offset-checkpoint"
    path.write_text(checkpoint_text(*((*log, offset) for log, offset in offsets.items())))
    return path


def segment(base: int, suffix: str = "log") -> str:
    """The name of a file of a segment."""
    return f"{base:020}.{suffix}"


__all__ = ["TOPIC_ID", "checkpoint_of", "plain", "segment", "time_of", "write"]
