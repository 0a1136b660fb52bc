"""The formats of a log, and the names of its files.

Since Kafka 0.8 every entry has its magic at the same position, so the bytes show whether it is v0,
v1 or v2. Kafka 0.7 had the magic elsewhere, and its format cannot be detected: the caller passes
``format="0.7"``.

Invariant: ``None`` is the format since 0.8; every other name is in :data:`FORMATS`.
"""

from __future__ import annotations

import re

MAGIC_V0 = 0
MAGIC_V1 = 1
MAGIC_V2 = 2
KNOWN_MAGICS = (MAGIC_V0, MAGIC_V1, MAGIC_V2)

FORMAT_0_7 = "0.7"
FORMATS = (FORMAT_0_7,)

LOG = ".log"
LOG_0_7 = ".kafka"
CHECKPOINT = ".checkpoint"
"""Of KRaft's snapshots, which hold entries as segments do."""
INDEX = ".index"
TIME_INDEX = ".timeindex"
TRANSACTION_INDEX = ".txnindex"
SNAPSHOT = ".snapshot"
"""Of the producer state, not of KRaft."""
SIDE_FILES = (INDEX, TIME_INDEX, TRANSACTION_INDEX, SNAPSHOT)
"""Suffixes of the files that Kafka keeps beside a segment."""

LEADER_EPOCHS = "leader-epoch-checkpoint"
PARTITION_METADATA = "partition.metadata"
PARTITION_FILES = (LEADER_EPOCHS, PARTITION_METADATA)
"""Files that Kafka keeps in the directory of a log, for all of its segments."""

LOG_START = "log-start-offset-checkpoint"
HIGH_WATERMARK = "replication-offset-checkpoint"
RECOVERY_POINT = "recovery-point-offset-checkpoint"
CLEANED = "cleaner-offset-checkpoint"
OFFSET_CHECKPOINTS = (LOG_START, HIGH_WATERMARK, RECOVERY_POINT, CLEANED)
"""Files of a data directory with an offset for each log."""

META_PROPERTIES = "meta.properties"
QUORUM_STATE = "quorum-state"
CLEAN_SHUTDOWN = ".kafka_cleanshutdown"
"""Files of a data directory for the broker."""

BASE_OFFSET = r"[0-9]{20}"
"""What the name of a segment and of its side files begins with."""
UUID = r"[0-9A-Za-z_-]{22}"
"""A ``Uuid`` of Kafka: URL-safe Base64, which may contain hyphens."""

_SEGMENT = re.compile(rf"{BASE_OFFSET}(-{UUID})?{re.escape(LOG)}")
"""The name of a segment; tiered storage adds an id of 22 characters."""
_SEGMENT_0_7 = re.compile(rf"{BASE_OFFSET}{re.escape(LOG_0_7)}")
"""``Log.nameFromOffset`` of Kafka 0.7."""


def check_log_format(name: str | None) -> None:
    """Raise :class:`ValueError` for an unknown format."""
    if name is not None and name not in FORMATS:
        raise ValueError(
            f"format is {' or '.join(map(repr, FORMATS))}, or None for Kafka 0.8 and later, "
            f"not {name!r}"
        )


def is_segment(file_name: str, log_format: str | None) -> bool:
    """Whether a file of a log directory is a segment, by its name."""
    pattern = _SEGMENT_0_7 if log_format == FORMAT_0_7 else _SEGMENT
    return pattern.fullmatch(file_name) is not None


def suffixes(log_format: str | None) -> tuple[str, ...]:
    """The suffixes of the files that hold entries: segments, and KRaft's snapshots."""
    return (LOG_0_7,) if log_format == FORMAT_0_7 else (LOG, CHECKPOINT)


def segment_name(log_format: str | None) -> str:
    """The pattern of a segment's name, for messages."""
    return f"<20 digits>{suffixes(log_format)[0]}"
