"""The rules of a node and of its data directories, before any log is loaded.

| there is | class | a broker |
|---|---|---|
| no ``meta.properties`` | ``KafkaRaftServer.initializeLogDirs`` | ends |
| one that cannot be read | ``MetaPropertiesEnsemble.Loader`` | offline; ends with all, and with that of the metadata log |
| no node id, no cluster id | ``KafkaRaftServer.initializeLogDirs`` | ends |
| another cluster id, node id; a directory id twice | ``MetaPropertiesEnsemble.verify`` | ends |
| the metadata log in two directories | ``KafkaRaftServer.initializeLogDirs`` | ends |
| ``quorum-state`` that cannot be read | ``FileQuorumStateStore`` | ends |
| a directory that is no partition | ``LocalLog.parseTopicPartitionName`` | ends |
| a checkpoint that cannot be read | ``CheckpointFileWithFailureHandler`` | offline |
| a number of it that is none | ``LogManager.loadLogs`` | starts without it |
| a file with the name of an assigned log | ``LogManager.getOrCreateLog`` | offline |

Invariant: one finding a file or directory.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt.cluster.start.finding import (
    CHECKPOINT,
    DAMAGE,
    DUPLICATE_DIRECTORY,
    ENDS,
    FOREIGN_DIRECTORY,
    LOG,
    OFFLINE,
    REFUSES,
    WARNING,
    StartFinding,
)
from kafkafmt.cluster.start.nodes import METADATA_LOG, DataDirectory, Node
from kafkafmt.segment.side_files.checkpoints import offsets_by_partition
from kafkafmt.segment.side_files.properties import read_quorum_state
from kafkafmt.storage.names import (
    HIGH_WATERMARK,
    META_PROPERTIES,
    METADATA_TOPIC,
    OFFSET_CHECKPOINTS,
    QUORUM_STATE,
)

_OF_NUMBERS = ("an epoch", "an offset", "a partition")
"""What readers call the numbers of an entry: ``parseInt`` throws no ``IOException`` there."""


def node_findings(node: Node) -> Iterator[StartFinding]:
    """Yield what the files of a node's data directories decide."""
    yield from _of_properties(node)
    yield from _of_metadata_log(node)
    for directory in node.directories:
        for item in directory.foreign:
            line = (
                f"Found directory {item.path}, '{item.name}' is not in the form of topic-partition"
            )
            message = f"no broker starts while it is there: {line}"
            yield StartFinding(DAMAGE, FOREIGN_DIRECTORY, item.path, message, REFUSES, scope=ENDS)
        yield from _of_checkpoints(node, directory)
        yield from _of_files(node, directory)


def _of_properties(node: Node) -> Iterator[StartFinding]:
    """Yield the faults of ``meta.properties`` (``MetaPropertiesEnsemble``)."""
    clusters: dict[str, str] = {}
    ids: dict[str, str] = {}
    for each in node.directories:
        path, why, scope = f"{each.path}/{META_PROPERTIES}", None, ENDS
        if each.meta_error is not None:
            why = f"cannot be read: {reason_of(each.meta_error)}"
            is_metadata = each is node.metadata_directory
            scope = ENDS if is_metadata or len(node.directories) == 1 else OFFLINE
            line = "No readable meta.properties files found."
            if scope == OFFLINE:
                line = f"Failed to load {each.path} during broker startup"
            elif len(node.directories) > 1:
                line = f"Encountered I/O error in metadata log directory {each.path}."
            why += f": {line}"
        elif each.meta is None:
            path = each.path
            why = f"is not formatted: No `meta.properties` found in {each.path}"
        elif each.node_id is None:
            why = f"node.id is missing: Error: node ID not found in {each.path}"
        elif not each.meta.cluster_id:
            why = f"cluster.id is missing: Error: cluster ID not found in {each.path}"
        elif each.node_id != node.node_id:
            line = f"Stored node id {each.node_id} doesn't match previous node id {node.node_id}"
            why = f"is of another node: {line} in {path}"
        else:
            first = next(iter(clusters), each.meta.cluster_id)
            clusters.setdefault(each.meta.cluster_id, each.path)
            if first != each.meta.cluster_id:
                line = f"Invalid cluster.id in: {path}. Expected {first}"
                why = f"is of another cluster: {line}, but read {each.meta.cluster_id}"
        if why is not None:
            message = f"{node.consequence(each, scope)}: {why}"
            yield StartFinding(DAMAGE, CHECKPOINT, path, message, REFUSES, scope=scope)
            continue
        if each.directory_id is not None:
            other = ids.setdefault(each.directory_id, each.path)
            if other != each.path:
                line = (
                    f"Duplicate directory ID {each.directory_id} found. It was the ID of {other}, "
                    f"but also of {each.path}"
                )
                message = f"no broker starts: {line}"
                yield StartFinding(DAMAGE, DUPLICATE_DIRECTORY, path, message, REFUSES, scope=ENDS)


def _of_metadata_log(node: Node) -> Iterator[StartFinding]:
    """Yield the faults of the metadata log: where it lies, and its ``quorum-state``."""
    there = [each.metadata_log for each in node.directories if each.metadata_log is not None]
    for log in there[1:]:
        message = (
            "no broker starts: Found unexpected metadata location in data directory "
            f"{log.path} (the configured metadata directory is {there[0].above.path})"
        )
        yield StartFinding(
            DAMAGE, DUPLICATE_DIRECTORY, log.path, message, REFUSES, *log.place, scope=ENDS
        )
    for log in there[:1]:
        item = log.files.get(QUORUM_STATE)
        if item is None:
            continue
        try:
            read_quorum_state(item.path, **log.above.access)
        except (KafkaFormatError, OSError) as error:
            message = f"no controller starts with it: {reason_of(error)}"
            yield StartFinding(
                DAMAGE, CHECKPOINT, item.path, message, REFUSES, *log.place, scope=ENDS
            )


def _of_checkpoints(node: Node, directory: DataDirectory) -> Iterator[StartFinding]:
    """Yield the checkpoints of offsets that cannot be read."""
    for name in OFFSET_CHECKPOINTS:
        item = directory.files.get(name)
        if item is None:
            continue
        try:
            offsets_by_partition(item.path, **directory.access)
        except (KafkaFormatError, OSError) as error:
            reason = reason_of(error)
            if is_of_number(error) and name != HIGH_WATERMARK:
                message = f"a broker starts without what it says: {reason}"
                yield StartFinding(WARNING, CHECKPOINT, item.path, message, None)
                continue
            line = f"Error while reading checkpoint file {item.path}"
            message = f"{node.consequence(directory)}: {line}: {reason}"
            yield StartFinding(DAMAGE, CHECKPOINT, item.path, message, REFUSES, scope=OFFLINE)


def is_of_number(error: KafkaFormatError | OSError) -> bool:
    """Whether a number of an entry is none: ``NumberFormatException``, no ``IOException``."""
    reason = reason_of(error)
    return any(reason.startswith(f"expected {number}") for number in _OF_NUMBERS)


def _of_files(node: Node, directory: DataDirectory) -> Iterator[StartFinding]:
    """Yield files that stand where a broker makes the directory of a log."""
    known = node.assignments
    if known is None:
        return
    there = {log.place for each in node.directories for log in each.logs}
    by_name = {
        f"{placed.topic}-{partition}": (placed, partition)
        for (_, partition), placed in known.placed.items()
        if node.node_id in placed.replicas
    }
    for name, item in directory.files.items():
        placed, partition = by_name.get(name, (None, 0))
        if placed is None or placed.topic == METADATA_TOPIC or name == METADATA_LOG:
            continue
        wanted = placed.directory_of(node.node_id)
        if (placed.topic, partition) in there or wanted not in (None, directory.directory_id):
            continue
        message = (
            f"{node.consequence(directory)}: it is a file, and the metadata log has a log of this "
            f"broker there: Error while creating log for {name} in dir {directory.path}"
        )
        yield StartFinding(
            DAMAGE, LOG, item.path, message, REFUSES, placed.topic, partition, scope=OFFLINE
        )
