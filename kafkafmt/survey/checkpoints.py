"""The checkpoints of data directories: what a broker noted of each of its logs.

Strategy: the four offset checkpoints of a data directory, and its ``meta.properties``, are read
once, when the first of its logs is looked at, and ``partition.metadata`` with each log.

Invariant: a file that is missing gives nothing; one that cannot be read is noted with the reason.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log_format import META_PROPERTIES, OFFSET_CHECKPOINTS, PARTITION_METADATA
from kafkafmt.side_files.checkpoints import offsets_by_partition
from kafkafmt.side_files.meta_properties import read_meta_properties
from kafkafmt.side_files.partition_metadata import read_partition_metadata
from kafkafmt.storage import names
from kafkafmt.storage.options import NO_OPTIONS
from kafkafmt.storage.partition_log import PartitionLog


@dataclass
class DataDirectory:
    """What the checkpoints of one data directory say.

    Attributes:
        offsets: by name of the checkpoint, the offset of each topic and partition.
        version: of ``meta.properties``; ``None`` without one that can be read.
        unreadable: path and reason of each of these files that cannot be read.
    """

    offsets: dict[str, dict[tuple[str, int], int]] = field(default_factory=dict)
    version: int | None = None
    unreadable: list[tuple[str, str]] = field(default_factory=list)


class DataDirectories:
    """The checkpoints of data directories, read when they are needed."""

    def __init__(self, storage: Mapping[str, Any] | None, limits: Limits = DEFAULT_LIMITS) -> None:
        self._storage = storage or NO_OPTIONS
        self._limits = limits
        self._known: dict[str, DataDirectory] = {}

    def of(self, log: PartitionLog) -> DataDirectory:
        """The checkpoints of the data directory that a log lies in."""
        path = log.data_directory
        if path is None:
            return DataDirectory()
        if path not in self._known:
            self._known[path] = self._read(path)
        return self._known[path]

    def offset(self, name: str, log: PartitionLog) -> int | None:
        """The offset of a log in a checkpoint; ``None`` if there is none."""
        if log.topic is None or log.partition is None or log.state != names.CURRENT:
            return None
        return self.of(log).offsets.get(name, {}).get((log.topic, log.partition))

    def topic_id(self, log: PartitionLog) -> tuple[str | None, str | None]:
        """The topic's id as Kafka writes it, or why ``partition.metadata`` cannot be read."""
        item = log.files.get(PARTITION_METADATA)
        if item is None or not log.is_whole:
            return None, None
        try:
            found = read_partition_metadata(
                item.path, limits=self._limits, storage_options=self._storage
            )
        except (KafkaFormatError, OSError) as error:
            return None, reason_of(error)
        return kafka_text(found.topic_id), None

    def _read(self, directory: str) -> DataDirectory:
        found = DataDirectory()
        for name in OFFSET_CHECKPOINTS:
            path = f"{directory}/{name}"
            with _noted(path, found.unreadable):
                found.offsets[name] = offsets_by_partition(
                    path, limits=self._limits, storage_options=self._storage
                )
        path = f"{directory}/{META_PROPERTIES}"
        with _noted(path, found.unreadable):
            found.version = read_meta_properties(
                path, limits=self._limits, storage_options=self._storage
            ).version
        return found


@contextmanager
def _noted(path: str, unreadable: list[tuple[str, str]]) -> Iterator[None]:
    """Note why a file cannot be read, if it is there."""
    try:
        yield
    except FileNotFoundError:
        if os.path.lexists(path):
            unreadable.append((path, "expected a file, found none or something else"))
    except (KafkaFormatError, OSError) as error:
        unreadable.append((path, reason_of(error)))


def kafka_text(topic_id: UUID) -> str:
    """An id as Kafka writes it: 22 characters of URL-safe Base64 (``Uuid.toString``)."""
    return base64.urlsafe_b64encode(topic_id.bytes).decode("ascii").rstrip("=")


def reason_of(error: KafkaFormatError | OSError) -> str:
    """What is wrong, without the path."""
    if isinstance(error, KafkaFormatError):
        return error.reason
    return error.strerror or str(error)
