r"""The checkpoints that are text: leader epochs of a partition, offsets of a data directory.

Strategy: both have Kafka's ``CheckpointFile`` around their entries: a line with the version 0, one
with the number of entries, then one line an entry. An empty file has no entries, nor has one with a
version only; brokers leave such files behind.

Invariant: what Kafka's reader refuses is refused here: another version, another number of lines,
too many or too few words. It splits lines at white space (Java's ``\s+``).
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
    """A leader epoch, and the first offset that was written in it (``EpochEntry``)."""

    epoch: int
    start_offset: int


@dataclass(frozen=True, slots=True)
class TopicPartitionOffset:
    """An offset of a partition; what it means depends on the file."""

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

    Raises:
        KafkaFormatError: the file is not as Kafka's reader wants it.
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

    That is ``recovery-point-offset-checkpoint`` (flushed up to there),
    ``replication-offset-checkpoint`` (the high watermarks), ``log-start-offset-checkpoint`` or
    ``cleaner-offset-checkpoint`` (compacted up to there).

    Raises:
        KafkaFormatError: the file is not as Kafka's reader wants it.
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
    """The words of each entry, as many as ``shape`` has, and the line that they stand on."""
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
