r"""Text checkpoints: the leader epochs of a partition, and the offsets of a data directory.

Strategy: both have the format of Kafka's ``CheckpointFile``: a line with the version 0, a line with
the number of entries, then one line per entry, split at white space (Java's ``\s+``). An empty file
has no entries, and neither has a file with only a version; brokers write such files.

Invariant: like Kafka's reader, reject another version, another number of lines, and too many or too
few words. The entries take at most 8 MiB and half of ``batch_bytes`` of memory.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.errors import LimitExceededError, UnsupportedError
from kafkafmt._base.limits import limits_or_default
from kafkafmt.segment.side_files.side_file import (
    ERRORS,
    SOURCE,
    FileSource,
    Line,
    StoreAccess,
    read,
    split_fields,
    split_lines,
)

_VERSION = 0
_WHITE_SPACE = re.compile("[ \t\n\x0b\f\r]+")
_INT, _LONG = 32, 64
_ALWAYS = 8 * 1024 * 1024
_ENTRY_BYTES = 256
"""An entry in memory, in a list or as the key and value of a dictionary, without its topic."""


@dataclass(frozen=True, slots=True)
class EpochEntry:
    """A leader epoch and its first offset (``EpochEntry``).

    Attributes:
        epoch: the leader epoch.
        start_offset: the offset of its first record.
    """

    epoch: int
    start_offset: int


@dataclass(frozen=True, slots=True)
class TopicPartitionOffset:
    """An offset of a partition; its meaning depends on the file.

    Attributes:
        topic: the name of the topic.
        partition: the number of the partition.
        offset: the offset that the file stores for it.
    """

    topic: str
    partition: int
    offset: int


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_leader_epoch_checkpoint(
    source: FileSource, **access: Unpack[StoreAccess]
) -> list[EpochEntry]:
    """Read ``leader-epoch-checkpoint`` of a partition (``LeaderEpochCheckpointFile``).

    Returns:
        The leader epochs in the order of the file, each with its first offset.

    Raises:
        KafkaFormatError: the file differs from what Kafka's own reader accepts.
    """
    return [
        EpochEntry(line.number(epoch, "an epoch", _INT), line.number(offset, "an offset", _LONG))
        for line, (epoch, offset) in _entries(source, "<epoch> <start offset>", access)
    ]


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_offset_checkpoint(
    source: FileSource, **access: Unpack[StoreAccess]
) -> list[TopicPartitionOffset]:
    """Read an offset checkpoint of a data directory (``OffsetCheckpointFile``).

    That is ``recovery-point-offset-checkpoint`` (flushed up to this offset),
    ``replication-offset-checkpoint`` (high watermarks), ``log-start-offset-checkpoint`` or
    ``cleaner-offset-checkpoint`` (compacted up to this offset).

    Returns:
        One offset per partition, in the order of the file.

    Raises:
        KafkaFormatError: the file differs from what Kafka's own reader accepts.
    """
    return list(_offsets(source, access))


def offsets_by_partition(
    source: FileSource, **access: Unpack[StoreAccess]
) -> dict[tuple[str, int], int]:
    """Read an offset checkpoint, as :func:`read_offset_checkpoint`: offsets by topic and partition.

    Where a partition occurs twice, the last offset counts, as in Kafka.
    """
    topics: dict[str, str] = {}  # partitions share the text of their topic
    return {
        (topics.setdefault(offset.topic, offset.topic), offset.partition): offset.offset
        for offset in _offsets(source, access)
    }


def _offsets(source: FileSource, access: StoreAccess) -> Iterator[TopicPartitionOffset]:
    shape = "<topic> <partition> <offset>"
    for line, (topic, partition, offset) in _entries(source, shape, access):
        yield TopicPartitionOffset(
            topic,
            line.number(partition, "a partition", _INT),
            line.number(offset, "an offset", _LONG),
        )


def _entries(
    source: FileSource, shape: str, access: StoreAccess
) -> Iterator[tuple[Line, list[str]]]:
    """Yield the line of each entry and its fields, as many as ``shape`` has."""
    file = read(source, **access)
    lines = split_lines(file)
    first = next(lines, None)
    if first is None:
        return
    version = first.number(first.text, "a version", _INT)
    if version != _VERSION:
        reason = f"version {version} of a checkpoint, expected {_VERSION}"
        raise file.error(reason, first.position, UnsupportedError)
    second = next(lines, None)
    if second is None:
        return
    expected = second.number(second.text, "the number of entries", _INT)
    count = 0
    most = left = _ALWAYS + limits_or_default(access.get("limits")).batch_bytes // 2
    for line in lines:
        fields = split_fields(line.text, _WHITE_SPACE)
        if len(fields) != shape.count("<"):
            raise line.unexpected(shape)
        left -= _ENTRY_BYTES + sys.getsizeof(fields[0])
        if left < 0:
            reason = f"expected entries that take at most {most} bytes of memory, found more than "
            raise file.error(f"{reason}{count} entries", line.position, LimitExceededError)
        yield line, fields
        count += 1
    if count != expected:
        raise second.unexpected(f"the number of entries, {count}")
