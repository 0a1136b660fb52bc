"""Parses the names of files and directories: topic, partition, base offset.

Three layouts are known. A broker's data directory has ``<topic>-<partition>/<offset>.log``. Tiered
storage (KIP-405) adds an id of its own after the offset, ``<offset>-<id>.log``, and keeps the files
under ``<topic>-<topic id>/<partition>/`` (Aiven's plugin, for object stores) or under
``<topic>-<partition>-<topic id>/`` (Kafka's ``LocalTieredStorage``). An id is a Kafka ``Uuid``: 22
characters of URL-safe Base64, hyphens among them, so names are parsed from the right.

Invariant: nothing is opened. A topic, a partition and an offset are those that Kafka itself could
have: text in UTF-8, and decimal digits (of ASCII) of a number of 32 or 64 bits.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache

from kafkafmt._base.java import MAX_OFFSET

LOG = ".log"
LOG_0_7 = ".kafka"
"""Since Kafka 0.8 the bytes of an entry show its version; those of 0.7 do not, its name does."""
CHECKPOINT = ".checkpoint"
"""The suffix of KRaft's snapshots, which hold entries as segments do."""
INDEX = ".index"
TIME_INDEX = ".timeindex"
TRANSACTION_INDEX = ".txnindex"
SNAPSHOT = ".snapshot"
"""A snapshot of the producer state, not of KRaft."""
SIDE_FILES = (INDEX, TIME_INDEX, TRANSACTION_INDEX, SNAPSHOT)
"""Suffixes of the files that Kafka keeps beside a segment."""
DELETED, CLEANING, SWAP = _PASSING = (".deleted", ".cleaned", ".swap")
"""After the names of files that are going to be deleted; that the cleaner writes; and that are to
replace others (``LogFileUtils``)."""
DELETED_LOG = f"{LOG}{DELETED}"
"""The end of the name of a segment that ``LogSegment`` removes after ``file.delete.delay.ms``."""

MANIFEST, TIER_INDEXES = ".rsm-manifest", ".indexes"
"""Suffixes of the objects that Aiven's plugin keeps beside the log of each segment."""
TIER_EPOCHS = ".leader_epoch_checkpoint"
"""Suffix of the leader epochs that ``LocalTieredStorage`` keeps beside each segment."""

LEADER_EPOCHS = "leader-epoch-checkpoint"
PARTITION_METADATA = "partition.metadata"
PARTITION_FILES = (LEADER_EPOCHS, PARTITION_METADATA)
"""Files that Kafka keeps in the directory of a log, for all of its segments."""

LOG_START = "log-start-offset-checkpoint"
HIGH_WATERMARK = "replication-offset-checkpoint"
RECOVERY_POINT = "recovery-point-offset-checkpoint"
CLEANED = "cleaner-offset-checkpoint"
ARCHIVES = (".tar", ".tar.gz", ".tgz", ".zip", ".gz")
OFFSET_CHECKPOINTS = (LOG_START, HIGH_WATERMARK, RECOVERY_POINT, CLEANED)
"""Files of a data directory with an offset for each log."""
END_CHECKPOINTS = (HIGH_WATERMARK, RECOVERY_POINT)
"""The checkpoints whose offsets are at most the end of the log."""

META_PROPERTIES = "meta.properties"
METADATA_TOPIC = "__cluster_metadata"
METADATA_LOG = f"{METADATA_TOPIC}-0"
BOOTSTRAP = "bootstrap.checkpoint"
"""What a node of KRaft was formatted with (``BootstrapDirectory``)."""
QUORUM_STATE = "quorum-state"
CLEAN_SHUTDOWN = ".kafka_cleanshutdown"
"""Files of a data directory for the broker."""
OF_DATA_DIRECTORY = frozenset((META_PROPERTIES, *OFFSET_CHECKPOINTS))
"""Files that tell a data directory from a log directory, which may have the same name."""
SALVAGE_REPORT = "salvage.json"
"""What ``salvage`` leaves in the data directory that it writes."""

BASE_OFFSET = r"[0-9]{20}"
"""What the name of a segment and of its side files begins with."""
UUID = r"[0-9A-Za-z_-]{22}"
"""A ``Uuid`` of Kafka: URL-safe Base64, which may contain hyphens."""

_SEGMENT = re.compile(rf"{BASE_OFFSET}((-{UUID})?{re.escape(LOG)}|{re.escape(LOG_0_7)})")
"""The name of a segment; tiered storage adds an id of 22 characters."""
_PLAIN_SEGMENT = re.compile(rf"{BASE_OFFSET}{re.escape(LOG)}")
"""That of one of a broker's log, since Kafka 0.8."""
SEGMENT_NAME = f"<20 digits>{LOG}"
# Redpanda: segment_path_utils.cc, partition_path_utils.cc.
REDPANDA = re.compile(r"[0-9]+-([0-9]+-[0-9]+-)?[0-9]+-v[0-9]+\.log(\.[0-9]+)?(\.index|\.tx)?")
REDPANDA_LAYOUT = "this is Redpanda's layout (<base>-<term>-v1.log), which kafkafmt does not read"
SEGMENT_NAME_0_7 = f"<20 digits>{LOG_0_7}"
"""The patterns of segments' names, for messages."""

TopicPartition = tuple[str | None, int | None]
"""The name of a log; ``None`` where the directory does not tell."""

CURRENT, FUTURE, STRAY, DELETE = "current", "future", "stray", "delete"
"""States of a log directory: in use; being filled to replace another; set aside; to be deleted."""
_RENAMED = r"\.[0-9a-f]{32}-(?P<state>delete|future|stray)"
_LOG = re.compile(rf"(?P<topic>.+)-(?P<partition>[0-9]+)({_RENAMED})?")
"""A log directory: ``UnifiedLog.parseTopicPartitionName``."""
BROKER_LOG = re.compile(
    rf"(?P<topic>[A-Za-z0-9._-]{{1,249}})-(?P<partition>[0-9]{{1,10}})({_RENAMED})?"
)
"""A log directory whose topic is one that a broker accepts (``Topic.validate``)."""
_ABANDONED = re.compile(rf".+{_RENAMED}")
"""A log directory that will be deleted, or that is not in use yet."""
_TIERED_TOPIC = re.compile(rf"(?P<topic>.+)-{UUID}")
_TIERED_LOG = re.compile(rf"(?P<topic>.+)-(?P<partition>[0-9]+)-{UUID}")
_PARTITION = re.compile(r"[0-9]+")
_TIER_STEM = re.compile(rf"{BASE_OFFSET}-{UUID}")
_STEM_LENGTH = len(f"{0:020}-{'A' * 22}")
_OFFSET = re.compile(rf"({BASE_OFFSET})[^0-9]")
_BESIDE = frozenset(
    (
        *PARTITION_FILES,
        *OFFSET_CHECKPOINTS,
        *(META_PROPERTIES, CLEAN_SHUTDOWN, BOOTSTRAP, ".lock", QUORUM_STATE),
    )
)
_OF_SIDE_FILES = (*SIDE_FILES, *_PASSING)
_BROKER_FILE = re.compile(
    rf"{BASE_OFFSET}({'|'.join(map(re.escape, (LOG, *SIDE_FILES)))})"
    rf"({'|'.join(map(re.escape, _PASSING))})?|{'|'.join(map(re.escape, PARTITION_FILES))}"
)
"""What a broker calls the files in the directory of a partition (``LogFileUtils``)."""
MAX_PARTITION = 2**31 - 1


def is_segment(file: str) -> bool:
    """Return whether a file of a log directory is a segment, by its name."""
    return _SEGMENT.fullmatch(file) is not None


def is_plain_segment(file: str | None) -> bool:
    """Return whether a file name is of a segment of a broker since Kafka 0.8, not of a tier."""
    return file is not None and _PLAIN_SEGMENT.fullmatch(file) is not None


def is_0_7(file: str | None) -> bool:
    """Return whether a file name is of a segment of Kafka 0.7 (its ``Log.nameFromOffset``)."""
    return file is not None and file.endswith(LOG_0_7) and is_segment(file)


def holds_entries(file: str) -> bool:
    """Return whether a file has the suffix of a segment or of a snapshot of KRaft."""
    return file.endswith((LOG, CHECKPOINT)) or is_0_7(file)


def is_tiered_segment(name: str | None) -> bool:
    """Return whether a file has the name of a segment of tiered storage."""
    return name is not None and name.endswith(LOG) and tiered_stem(name) is not None


def tiered_stem(name: str) -> tuple[str, str] | None:
    """Return stem and suffix of an object named by Aiven's plugin; ``None`` for any other name."""
    stem, suffix = name[:_STEM_LENGTH], name[_STEM_LENGTH:]
    if suffix not in (LOG, MANIFEST, TIER_INDEXES) or _TIER_STEM.fullmatch(stem) is None:
        return None
    return stem, suffix


def tiered_topic(directory: str) -> tuple[str, str] | None:
    """Prefix and topic, and topic id, of a folder of Aiven's plugin; ``None`` for any other."""
    match = _TIERED_TOPIC.fullmatch(directory)
    return None if match is None else (match["topic"], directory[-22:])


def tiered_log(directory: str) -> tuple[str, int, str] | None:
    """Return topic, partition and topic id of a folder of ``LocalTieredStorage``; else ``None``."""
    match = _TIERED_LOG.fullmatch(directory)
    topic, partition = _possible(match["topic"], match["partition"]) if match else (None, None)
    return None if topic is None or partition is None else (topic, partition, directory[-22:])


def is_log(directory: str) -> bool:
    """Return whether a directory has the name of a log directory."""
    return _LOG.fullmatch(directory) is not None


def is_side_file(name: str) -> bool:
    """Return whether a file name is one of brokers' files beside segments or logs."""
    return name.endswith(_OF_SIDE_FILES) or name in _BESIDE


def is_of_log(name: str) -> bool:
    """Return whether a name is one of Kafka's for files in the directory of a log."""
    return is_side_file(name) or base_offset(name) is not None


def is_broker_file(name: str) -> bool:
    """Return whether a broker gives a file in the directory of a partition exactly this name."""
    return _BROKER_FILE.fullmatch(name) is not None


def is_foreign(file: str) -> bool:
    """Return whether a file name is given neither by Kafka nor by a tiering plugin."""
    return not holds_entries(file) and not is_of_log(file)


def is_almost_log(directory: str) -> bool:
    """Return whether a directory may be meant as a log, although no partition has the name."""
    return not is_text(directory) or re.search(r"-\d*$", directory) is not None


def is_abandoned(directory: str) -> bool:
    """Return whether a log directory will be deleted, or is not in use yet."""
    return _ABANDONED.fullmatch(directory) is not None


def names_abandoned(pattern: str) -> bool:
    """Return whether a glob names deleted, stray or future logs."""
    return re.search(r"-(delete|future|stray)\b", pattern) is not None


def is_tiered_topic(directory: str) -> bool:
    """Return whether a directory may be a topic of a tier, with a directory per partition."""
    return _TIERED_TOPIC.fullmatch(directory) is not None


def is_partition(directory: str) -> bool:
    """Return whether a directory may be a partition in a topic of tiered storage."""
    return _PARTITION.fullmatch(directory) is not None


def base_offset(file: str) -> int | None:
    """Return the offset at the beginning of a file's name."""
    match = _OFFSET.match(file)
    offset = int(match[1]) if match else None
    return None if offset is None or offset > MAX_OFFSET else offset


def topic_partition(file: str, directory: str, parent: str) -> tuple[str, int] | tuple[None, None]:
    """Topic and partition of a file, by its directory's name and the one above."""
    is_tiered = file.endswith(LOG) and tiered_stem(file) is not None
    return _topic_partition(is_tiered, directory, parent)


@lru_cache(maxsize=1024)
def _topic_partition(
    is_tiered: bool, directory: str, parent: str
) -> tuple[str, int] | tuple[None, None]:
    """Return topic and partition for a directory's files, cached to share the topic's text."""
    if is_partition(directory) and (tiered := _TIERED_TOPIC.fullmatch(parent)):
        return _possible(tiered["topic"], directory)
    if is_tiered and (log := _TIERED_LOG.fullmatch(directory)):
        return _possible(log["topic"], log["partition"])
    if log := _LOG.fullmatch(directory):
        return _possible(log["topic"], log["partition"])
    return None, None


def parse_log_name(directory: str) -> TopicPartition | None:
    """Return the log of a directory, by its name alone.

    ``None`` for any other name, and for a possible name of a directory of tiered storage.
    """
    log = _LOG.fullmatch(directory)
    if log is None or is_tiered_topic(directory):
        return None
    return _possible(log["topic"], log["partition"])


def _possible(topic: str, digits: str) -> tuple[str, int] | tuple[None, None]:
    """Topic and partition; ``None`` for both if no topic or no partition can be called so."""
    partition = int(digits)
    if partition > MAX_PARTITION or not is_text(topic):
        return None, None
    return topic, partition


def is_text(name: str) -> bool:
    """Return whether a name is UTF-8: Python keeps other bytes of a name as lone surrogates."""
    return name.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in name)


def name_text(name: str) -> str:
    r"""Return a name as text for any table; bytes other than UTF-8 become ``\xNN``."""
    return name if is_text(name) else os.fsencode(name).decode("utf-8", "backslashreplace")


def log_state(directory: str) -> str:
    """Return the state of a log directory: ``current``, ``delete``, ``stray`` or ``future``.

    Kafka renames a directory whose log is deleted, whose partition the cluster does not know, or
    which is filled to replace another one (``LogManager``, KIP-113).
    """
    match = _LOG.fullmatch(directory)
    return (match["state"] if match else None) or CURRENT


def offset_index_name(file: str) -> str | None:
    """Return the name of the offset index beside a segment; ``None`` for any other file."""
    stem = file.removesuffix(SWAP)
    return f"{stem.removesuffix(LOG)}{INDEX}{file[len(stem) :]}" if stem.endswith(LOG) else None
