"""Parses the names of files and directories: topic, partition, base offset.

Three layouts are known. A broker's data directory has ``<topic>-<partition>/<offset>.log``. Tiered
storage (KIP-405) adds an id of its own after the offset, ``<offset>-<id>.log``, and keeps the files
under ``<topic>-<topic id>/<partition>/`` (Aiven's plugin, for object stores) or under
``<topic>-<partition>-<topic id>/`` (Kafka's ``LocalTieredStorage``). An id is a Kafka ``Uuid``: 22
characters of URL-safe Base64, hyphens among them, so names are parsed from the right.

Invariant: nothing is opened.
"""

from __future__ import annotations

import re

from kafkafmt.log_format import BASE_OFFSET, INDEX, LOG, UUID

TopicPartition = tuple[str | None, int | None]
"""The name of a log; ``None`` where the directory does not tell."""

_LOG = re.compile(r"(?P<topic>.+)-(?P<partition>\d+)(\.[0-9a-f]{32}-(delete|future|stray))?")
"""A log directory: ``UnifiedLog.parseTopicPartitionName``."""
_ABANDONED = re.compile(r".+\.[0-9a-f]{32}-(delete|future|stray)")
"""A log directory that will be deleted, or that is not in use yet."""
_TIERED_TOPIC = re.compile(rf"(?P<topic>.+)-{UUID}")
_TIERED_LOG = re.compile(rf"(?P<topic>.+)-(?P<partition>\d+)-{UUID}")
_PARTITION = re.compile(r"\d+")
_TIERED_SEGMENT = re.compile(rf"{BASE_OFFSET}-{UUID}{re.escape(LOG)}")
_OFFSET = re.compile(rf"({BASE_OFFSET})\D")


def is_tiered_segment(name: str | None) -> bool:
    """Whether a file has the name of a segment of tiered storage."""
    return name is not None and _TIERED_SEGMENT.fullmatch(name) is not None


def is_abandoned(directory: str) -> bool:
    """Whether a log directory will be deleted, or is not in use yet."""
    return _ABANDONED.fullmatch(directory) is not None


def is_tiered_topic(directory: str) -> bool:
    """Whether a directory may be a topic of tiered storage, with one directory per partition."""
    return _TIERED_TOPIC.fullmatch(directory) is not None


def is_partition(directory: str) -> bool:
    """Whether a directory may be a partition in a topic of tiered storage."""
    return _PARTITION.fullmatch(directory) is not None


def base_offset(file: str) -> int | None:
    """The offset that a file's name begins with."""
    found = _OFFSET.match(file)
    return int(found[1]) if found else None


def topic_partition(file: str, directory: str, parent: str) -> tuple[str, int] | tuple[None, None]:
    """Topic and partition of a file, by its directory's name and the one above."""
    if is_partition(directory) and (tiered := _TIERED_TOPIC.fullmatch(parent)):
        return tiered["topic"], int(directory)
    if is_tiered_segment(file) and (log := _TIERED_LOG.fullmatch(directory)):
        return log["topic"], int(log["partition"])
    if log := _LOG.fullmatch(directory):
        return log["topic"], int(log["partition"])
    return None, None


def log_of(directory: str) -> TopicPartition | None:
    """The log that a directory is, by its name alone.

    ``None`` if the name tells nothing, or may be that of a directory of tiered storage.
    """
    log = _LOG.fullmatch(directory)
    if log is None or is_tiered_topic(directory):
        return None
    return log["topic"], int(log["partition"])


def index_of(file: str) -> str | None:
    """The offset index beside a segment; ``None`` for a file that has none."""
    return file.removesuffix(LOG) + INDEX if file.endswith(LOG) else None
