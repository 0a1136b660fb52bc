"""The rules of a node and of its data directories, before any log is loaded.

They are the rows of ``docs/reference/start.md`` before any log is loaded; each function names the
class that has its rule.

Invariant: one finding a file or directory.
"""

from __future__ import annotations

from collections.abc import Iterator

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.java import uuid_text
from kafkafmt.cluster.messages.records import decoder
from kafkafmt.cluster.messages.schema import CLUSTER_METADATA
from kafkafmt.cluster.metadata_log import last_control, last_election, parse_snapshot_name
from kafkafmt.cluster.start.finding import (
    CHECKPOINT,
    DUPLICATE_DIRECTORY,
    ENDS,
    FOREIGN_DIRECTORY,
    IDLE,
    NOTE,
    OFFLINE,
    SNAPSHOT,
    WARNING,
    Finding,
    refused,
)
from kafkafmt.cluster.start.nodes import BrokerDirectory, LogDirectory, Node
from kafkafmt.cluster.start.recovery import framed
from kafkafmt.segment.record import control
from kafkafmt.segment.side_files.checkpoints import offsets_by_partition
from kafkafmt.segment.side_files.properties import read_quorum_state
from kafkafmt.storage import names
from kafkafmt.storage.segment_file import SegmentFile

_OF_NUMBERS = ("an epoch", "an offset", "a partition")
"""What readers call the numbers of an entry: ``parseInt`` throws no ``IOException`` there."""

_RESERVED_IDS = 100  # of directories


def node_findings(node: Node) -> Iterator[Finding]:
    """Yield the findings of a node's data directories."""
    yield from _meta_properties_findings(node)
    yield from _metadata_log_findings(node)
    for directory in node.directories:
        for item in directory.refused_directories:
            line = (
                f"Found directory {item.path}, '{item.name}' is not in the form of topic-partition"
            )
            message = f"no broker starts while it is there: {line}"
            yield refused(FOREIGN_DIRECTORY, item.path, message, ENDS)
        yield from _checkpoint_findings(node, directory)


def _meta_properties_findings(node: Node) -> Iterator[Finding]:
    """Yield faults of ``meta.properties`` (``MetaPropertiesEnsemble``, ``KafkaRaftServer``)."""
    cluster: str | None = None
    ids: dict[str, str] = {}
    for each in node.directories:
        fault = _fault_of_properties(each, node, cluster)
        if fault is not None:
            yield fault
            continue
        cluster = cluster or each.cluster_id
        if each.meta is None or each.meta.directory_id is None:
            continue
        path, here = f"{each.path}/{names.META_PROPERTIES}", uuid_text(each.meta.directory_id.bytes)
        if each.meta.directory_id.int < _RESERVED_IDS:  # DirectoryId.reserved
            message = f"no broker starts: Invalid reserved directory ID {here} found in {each.path}"
            yield refused(CHECKPOINT, path, message, ENDS)
        other = ids.setdefault(here, each.path)
        if other != each.path:
            line = (
                f"Duplicate directory ID {here} found. It was the ID of {other}, "
                f"but also of {each.path}"
            )
            message = f"no broker starts: {line}; {_remedy_of_copied_id(here, node)}"
            yield refused(DUPLICATE_DIRECTORY, path, message, ENDS)


def _fault_of_properties(
    directory: BrokerDirectory, node: Node, cluster: str | None
) -> Finding | None:
    """Return the fault of one; ``cluster`` is that of the directories before it."""
    path, at = directory.path, f"{directory.path}/{names.META_PROPERTIES}"
    if directory.meta_error is not None:
        line = "No readable meta.properties files found."
        if len(node.directories) > 1:
            line = f"Failed to load {path} during broker startup"
            if directory is node.metadata_directory:
                line = f"Encountered I/O error in metadata log directory {path}."
        reason = f"cannot be read: {error_reason(directory.meta_error)}"
        message = f"{reason}; {node.consequence(directory)}: {line}"
        return refused(CHECKPOINT, at, message, OFFLINE)
    if directory.meta is None:
        at, why = path, f"is not formatted: No `meta.properties` found in {path}"
    elif directory.node_id is None:
        why = f"node.id is missing: Error: node ID not found in {path}"
    elif directory.cluster_id is None and node.is_kraft:
        why = f"cluster.id is missing: Error: cluster ID not found in {path}"
    elif directory.node_id != (wanted := node.owner_id(directory)):
        line = f"Stored node id {directory.node_id} doesn't match previous node id {wanted}"
        why = f"is of another node: {line} in {at}"
    elif None not in (cluster, directory.cluster_id) and cluster != directory.cluster_id:
        line = f"Invalid cluster.id in: {at}. Expected {cluster}"
        why = f"is of another cluster: {line}, but read {directory.cluster_id}"
    else:
        return None
    return refused(CHECKPOINT, at, f"{node.consequence(directory, ENDS)}: {why}", ENDS)


def _remedy_of_copied_id(copied: str, node: Node) -> str:
    """Return the remedy of a ``directory.id`` in several directories."""
    for each in node.directories:
        if each.directory_id == copied:
            logs = (node.placed(log) for log in each.logs if log.state == names.CURRENT)
            ids = {log.assigned_directory(node.node_id) for log in logs if log is not None}
            wanted = ids.pop() if len(ids) == 1 else None
            if wanted not in (None, copied):
                assigned = f"the metadata log assigns the logs of {each.path} to {wanted}"
                return f"{assigned}: write directory.id={wanted} there"
    return "if one is a copy of the other, start without it"


def _metadata_log_findings(node: Node) -> Iterator[Finding]:
    """Yield faults of the place of the metadata log, and of its ``FileQuorumStateStore``."""
    there = [each.metadata_log for each in node.directories if each.metadata_log is not None]
    for log in there[1:]:
        message = (
            "no broker starts: Found unexpected metadata location in data directory "
            f"{log.path} (the configured metadata directory is {there[0].above.path})"
        )
        yield refused(DUPLICATE_DIRECTORY, log.path, message, ENDS, log.place)
    for log in there[:1]:
        yield from _bootstrap_findings(log)
        yield from _voter_findings(log, node)
        item = log.files.get(names.QUORUM_STATE)
        if item is None:
            continue
        error = log.above.fault(read_quorum_state, item.path)
        if error is not None:
            reason = f"cannot be read: {error_reason(error)}"
            message = f"{reason}; no broker starts: Error while reading the Quorum status"
            yield refused(CHECKPOINT, item.path, message, ENDS, log.place)


def _voter_findings(log: LogDirectory, node: Node) -> Iterator[Finding]:
    """Yield a voter with a ``directory.id`` unknown to the quorum, or a lack of voters.

    ``VoterSet.isVoter`` compares the id with that of the ``VotersRecord`` (KIP-853); static voters
    have none. A node waits for a leader elected by a majority of all voters. A voter without voters
    in its own log waits for another one to have them.
    """
    if not node.reads_logs:
        return
    quorum = node.quorum or (node,)
    newest = quorum[0].metadata_log or log
    limits, storage = log.above.limits, newest.above.storage
    snapshots = sorted(
        item.path for item in newest.files.values() if parse_snapshot_name(item.path)
    )
    files = [*(SegmentFile.at(path, storage=storage) for path in snapshots), *newest.log.segments]
    _, voters = last_control(files, limits, control.KRAFT_VOTERS)
    ids = {each["voterId"]: each["voterDirectoryId"] for each in voters.get("voters", ())}
    every = ids.keys() or last_election(newest.log.segments, limits)[1]
    here, needed = log.above.directory_id, len(every) // 2 + 1
    homes = {each.node_id: each.metadata_log.above for each in quorum if each.metadata_log}
    present = [
        voter
        for voter in sorted(every & homes.keys())
        if ids.get(voter) in (None, homes[voter].directory_id)
    ]
    if not every and _was_elected(log, node):
        message = (
            "no broker starts before another voter runs: neither the metadata log nor a snapshot "
            "has the voters of the quorum, of which this node was one"
        )
        yield refused(CHECKPOINT, log.path, message, ENDS, log.place)
    if node.node_id not in every:
        return
    if ids.get(node.node_id, here) != here:
        said = (
            f"directory.id is {here or 'missing'}, and the metadata log has {ids[node.node_id]} "
            f"for this voter, which does not count: of {len(every)} "
        )
        path = f"{log.above.path}/{names.META_PROPERTIES}"
        if len(every) > needed:
            message = f"{said}voters, the others elect a leader"
            yield Finding(WARNING, CHECKPOINT, path, message)
        else:
            message = (
                f"{said}no other can lead; no broker starts: unable to register with the quorum"
            )
            yield refused(CHECKPOINT, path, message, ENDS)
    elif len(present) < needed:
        listed, here = (", ".join(map(str, sorted(voters))) for voters in (every, present))
        message = (
            f"no broker starts before {needed} of the voters {listed} run; the sources have {here}"
        )
        yield Finding(NOTE, CHECKPOINT, log.path, message, *log.place)


def _was_elected(log: LogDirectory, node: Node) -> bool:
    """Return whether the node led a dynamic quorum, or wanted to: only a voter can."""
    item = log.files.get(names.QUORUM_STATE)
    state = None if item is None else log.above.beside.once(item.path, read_quorum_state)
    return state is not None and state.is_dynamic and node.node_id in state.elected


def _bootstrap_findings(log: LogDirectory) -> Iterator[Finding]:
    """Yield the faults of ``bootstrap.checkpoint`` beside it (``BootstrapDirectory``)."""
    item = log.above.files.get(names.BOOTSTRAP)
    if item is None:
        return
    line = "No FeatureLevelRecord for metadata.version was found"
    try:
        line = "" if _has_level(item.path, log.above) else line
    except (KafkaFormatError, OSError) as error:
        line = error_reason(error)
    if line:
        message = f"no broker starts with it: {line}"
        yield refused(SNAPSHOT, item.path, message, ENDS)


def _has_level(path: str, directory: BrokerDirectory) -> bool:
    """Return whether a whole batch of a snapshot has the level of ``metadata.version``.

    Raises:
        KafkaFormatError: a length is too small (``CorruptRecordException``), or a record cannot be
            read. No checksum is compared (``BatchFileReader``).
    """
    decode = decoder(CLUSTER_METADATA)
    for batch in framed(SegmentFile.at(path, storage=directory.storage), directory.limits):
        for record in () if batch.is_control else batch.records():
            value = decode(record.key, record.value).value
            if value is not None and value.get("name") == "metadata.version":
                return True
    return False


def _checkpoint_findings(node: Node, directory: BrokerDirectory) -> Iterator[Finding]:
    """Yield unreadable checkpoints (``CheckpointFileWithFailureHandler``)."""
    for name in names.OFFSET_CHECKPOINTS:
        item = directory.files.get(name)
        if item is None:
            continue
        error = directory.fault(offsets_by_partition, item.path)
        if error is not None:
            reason, scope, line = f"cannot be read: {error_reason(error)}", OFFLINE, ""
            if is_of_number(error):
                if name != names.HIGH_WATERMARK:
                    message = f"{reason}; a broker starts without what it says"
                    yield Finding(WARNING, CHECKPOINT, item.path, message)
                    continue
                scope, line = IDLE, "Error applying topics delta: NumberFormatException"
            line = line or f"Error while reading checkpoint file {item.path}"
            message = f"{reason}; {node.consequence(directory, scope)}: {line}"
            yield refused(CHECKPOINT, item.path, message, scope)


def is_of_number(error: KafkaFormatError | OSError) -> bool:
    """Whether a number of an entry is none: ``NumberFormatException``, no ``IOException``."""
    reason = error_reason(error)
    return any(reason.startswith(f"expected {number}") for number in _OF_NUMBERS)
