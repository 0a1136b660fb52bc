r"""Text checkpoints: the leader epochs of a partition, and the offsets of a data directory.

Strategy: both have the format of Kafka's ``CheckpointFile``: a line with the version 0, a line with
the number of entries, then one line per entry, split at white space (Java's ``\s+``). An empty file
has no entries, and neither has a file with only a version; brokers write such files.

Invariant: like Kafka's reader, reject another version, another number of lines, and too many or too
few words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kafkafmt.errors import UnsupportedError
from kafkafmt.limits import Limits
from kafkafmt.side_files import side_file
from kafkafmt.side_files.lines import Line, lines_of, words_of

_VERSION = 0
_WHITE_SPACE = re.compile("[ \t\n\x0b\f\r]+")
_INT, _LONG = 32, 64


@dataclass(frozen=True, slots=True)
class EpochEntry:
    """A leader epoch, and the first offset written in it (``EpochEntry``)."""

    epoch: int
    start_offset: int


@dataclass(frozen=True, slots=True)
class TopicPartitionOffset:
    """An offset of a partition; its meaning depends on the file."""

    topic: str
    partition: int
    offset: int


def read_leader_epoch_checkpoint(
    source: side_file.Source,
    *,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> list[EpochEntry]:
    """Read ``leader-epoch-checkpoint`` of a partition (``LeaderEpochCheckpointFile``).

    Args:
        source: a path, a URL or bytes.
        limits: ``limits.batch_bytes`` is the largest size of the file.
        storage_options: options for the fsspec driver of a URL; never shown.

    Raises:
        KafkaFormatError: Kafka's reader would reject the file.
        FileNotFoundError: there is no such file.
    """
    return [
        EpochEntry(line.number(epoch, "an epoch", _INT), line.number(offset, "an offset", _LONG))
        for line, (epoch, offset) in _entries(
            source, limits, storage_options, "<epoch> <start offset>"
        )
    ]


def read_offset_checkpoint(
    source: side_file.Source,
    *,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> list[TopicPartitionOffset]:
    """Read an offset checkpoint of a data directory (``OffsetCheckpointFile``).

    These are ``recovery-point-offset-checkpoint`` (the end of the flushed records),
    ``replication-offset-checkpoint`` (the high watermarks), ``log-start-offset-checkpoint`` and
    ``cleaner-offset-checkpoint`` (the end of the compacted records).

    Args:
        source: a path, a URL or bytes.
        limits: ``limits.batch_bytes`` is the largest size of the file.
        storage_options: options for the fsspec driver of a URL; never shown.

    Raises:
        KafkaFormatError: Kafka's reader would reject the file.
        FileNotFoundError: there is no such file.
    """
    return [
        TopicPartitionOffset(
            topic,
            line.number(partition, "a partition", _INT),
            line.number(offset, "an offset", _LONG),
        )
        for line, (topic, partition, offset) in _entries(
            source, limits, storage_options, "<topic> <partition> <offset>"
        )
    ]


def _entries(
    source: side_file.Source,
    limits: Limits | None,
    storage_options: Mapping[str, Any] | None,
    shape: str,
) -> Iterator[tuple[Line, list[str]]]:
    """The line of each entry and its words, as many as ``shape`` has."""
    file = side_file.read(source, limits, storage_options)
    lines = lines_of(file)
    first = next(lines, None)
    if first is None:
        return
    version = first.number(first.text, "a version", _INT)
    if version != _VERSION:
        raise UnsupportedError(
            f"version {version} of a checkpoint, expected {_VERSION}",
            source=file.source,
            position=first.position,
        )
    second = next(lines, None)
    if second is None:
        return
    expected = second.number(second.text, "the number of entries", _INT)
    count = 0
    for line in lines:
        words = words_of(line.text, _WHITE_SPACE)
        if len(words) != shape.count("<"):
            raise line.unexpected(shape)
        yield line, words
        count += 1
    if count != expected:
        raise second.unexpected(f"the number of entries, {count}")
