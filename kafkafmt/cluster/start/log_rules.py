"""The rules of the logs in a node's data directories.

They are the rows of ``docs/reference/start.md`` log by log; each function names the class that has
its rule, and :mod:`~kafkafmt.cluster.start.recovery` has those of damaged and repeated entries.

Invariant: a log that is set aside duplicates none.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.java import parse_integer
from kafkafmt._base.wording import counted, list_some
from kafkafmt.cluster.start.finding import (
    CHECKPOINT,
    DAMAGE,
    DELETES,
    DUPLICATE_DIRECTORY,
    ENDS,
    IDLE,
    LOG,
    NOTE,
    OFFLINE,
    REFUSES,
    STRAY,
    WARNING,
    Finding,
    refused,
)
from kafkafmt.cluster.start.node_rules import is_of_number
from kafkafmt.cluster.start.nodes import BrokerDirectory, LogDirectory, Node, recovery_state
from kafkafmt.cluster.start.recovery import LoadedLog
from kafkafmt.segment.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.segment.side_files.properties import read_partition_metadata
from kafkafmt.storage import names
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.errors import is_of_the_disk
from kafkafmt.storage.names import CURRENT, FUTURE, TopicPartition
from kafkafmt.storage.resolve import is_remote

_NUMBERED = (
    ".log",
    names.INDEX,
    names.TIME_INDEX,
    names.TRANSACTION_INDEX,
    ".swap",
    ".cleaned",
    ".snapshot",
)
"""Suffixes of files whose name a broker takes for an offset."""
_READ, _WRITTEN = (0o004, 0o040), (0o006, 0o060)
"""Modes of files that others than their user may read, or read and write."""


def log_findings(node: Node, wanted: LogFilter | None = None) -> Iterator[Finding]:
    """Yield the findings of a node's logs: of all, or of the ``wanted`` ones."""
    kept: dict[tuple[str, int, str], list[LogDirectory]] = defaultdict(list)
    left: list[LogDirectory] = []  # by a move, a deletion, or a start that set it aside
    offline: set[BrokerDirectory] = set()  # by the files of a log that is loaded
    named = {log.place for each in node.directories for log in each.logs if log.state == CURRENT}
    for directory in node.directories:
        yield from _owner_findings(directory, node)
        for log in [*filter(None, [directory.metadata_log]), *directory.logs]:
            if wanted is not None and not wanted(log.place):
                continue
            yield from _name_findings(log)
            for fault in _file_findings(log, node):
                if fault.scope == OFFLINE:
                    offline.add(directory)
                yield fault
            if log is directory.metadata_log:
                yield from _loading_findings(log, node)
                continue
            is_left = log.state not in (CURRENT, FUTURE)
            stray = None if is_left else _stray(log, node)
            is_served = log.state == CURRENT or (log.state == FUTURE and _is_assigned(log, node))
            yield from _loading_findings(log, node, is_served=is_served and stray is None)
            if is_left:
                left.append(log)
            elif stray is not None:
                is_copy = log.state == FUTURE and log.place in named  # none of it was served
                yield replace(stray, records=0) if is_copy else stray
            else:
                kept[log.topic, log.partition, log.state].append(log)
                yield from _topic_id_findings(log, node)
        yield from _directory_id_findings(directory, node)
        yield from _absent_log_findings(directory, node, wanted)
    for found in kept.values():
        yield from _duplicate_findings(found, node)
    current = {found[0].place: found[0] for (*_, state), found in kept.items() if state == CURRENT}
    served = {(log.topic_id, log.partition): log for log in current.values()}  # of any name
    aside: list[Finding] = []
    for (*_, state), (log, *_) in kept.items():
        there = current.get(log.place)
        if state == FUTURE and _is_assigned(log, node):
            found_here = list(
                _future_log_findings(log, node, there, is_offline=log.above in offline)
            )
            aside += found_here
            served[log.topic_id, log.partition] = log
            if there is not None and not found_here:
                left.append(there)
        elif there is None:
            left.append(log)
    for log in left:
        aside += _discarded_log_findings(log, node, served.get((log.topic_id, log.partition)))
    reported = Counter[TopicPartition]()  # of several copies of one log, each record counts once
    for finding in aside:
        records = finding.records
        if finding.at_start == DELETES:
            records = max(0, records - reported[finding.place])
            reported[finding.place] += records
        yield replace(finding, records=records)


def _owner_findings(directory: BrokerDirectory, node: Node) -> Iterator[Finding]:
    """Yield the logs with a file not accessible to the owner of the other files (``LogLoader``)."""
    if is_remote(directory.path) or not node.reads_logs:
        return
    users: Counter[int] = Counter()
    others: dict[int, LogDirectory] = {}  # a log with a file that only its user may use
    for log in directory.logs:
        for item in log.files.values():
            with suppress(OSError):
                status = os.stat(item.path)
                users[status.st_uid] += 1
                wanted = _WRITTEN if item.name.endswith(_NUMBERED) else _READ
                if not any(status.st_mode & mode == mode for mode in wanted):
                    others.setdefault(status.st_uid, log)
    owner = users.most_common(1)[0][0] if users else 0
    for user, log in others.items():
        if owner not in (0, user):  # the superuser may use all files
            message = (
                f"{node.consequence(directory)}: user {owner} has most files here, and may not use "
                f"one of user {user} in this log: AccessDeniedException"
            )
            yield refused(LOG, log.path, message, OFFLINE, log.place)


def _name_findings(log: LogDirectory) -> Iterator[Finding]:
    """Yield files with an invalid offset as their name (``LogFileUtils.offsetFromFile``)."""
    others = (".deleted", *((".snapshot",) if log is log.above.metadata_log else ()))
    for name, item in sorted(log.files.items()):
        if not name.endswith(_NUMBERED) or name.endswith(others):
            continue
        number = name.partition(".")[0]
        if parse_integer(number, 64) is None:
            message = (
                f'no broker starts with it: NumberFormatException: For input string: "{number}"'
            )
            yield refused(LOG, item.path, message, ENDS, log.place)


def _file_findings(log: LogDirectory, node: Node) -> Iterator[Finding]:
    """Yield faults of a ``LeaderEpochCheckpointFile`` and a ``PartitionMetadataFile``."""
    for name, what, read in (
        (names.LEADER_EPOCHS, "checkpoint", read_leader_epoch_checkpoint),
        (names.PARTITION_METADATA, "partition metadata", read_partition_metadata),
    ):
        item = log.files.get(name)
        error = None if item is None else log.above.fault(read, item.path)
        if item is None or error is None:
            continue
        reason = error_reason(error)
        scope, line = ENDS, f"Error while reading {what} file {item.path}"
        if name == names.LEADER_EPOCHS and is_of_number(error):
            line = "NumberFormatException"
        elif name == names.PARTITION_METADATA and reason.endswith("found the end of the file"):
            line = "NullPointerException"
        elif name == names.PARTITION_METADATA and "22 characters" in reason:
            line = "IllegalArgumentException"
        else:
            scope = OFFLINE
        message = f"cannot be read: {reason}; {node.consequence(log.above, scope)}: {line}"
        yield refused(CHECKPOINT, item.path, message, scope, log.place)


def _loading_findings(
    log: LogDirectory, node: Node, *, is_served: bool = True
) -> Iterator[Finding]:
    """Yield the findings of loading a log (``LogManager.loadLog``), also of a discarded one."""
    if not node.reads_logs:
        return
    try:
        loaded = LoadedLog(log.log, recovery_state(log, node), log.above.limits)
        node.decoded.update(loaded.decoded)
        for finding in loaded.findings:
            if is_served or finding.at_start == REFUSES:
                yield finding
    except (KafkaFormatError, OSError) as error:
        if not (isinstance(error, OSError) and is_of_the_disk(error)):
            return  # a broker that runs has deleted or replaced it
        message = f"{node.consequence(log.above)}: {error_reason(error)}"
        yield refused("read_error", log.path, message, OFFLINE, log.place)


def _stray(log: LogDirectory, node: Node) -> Finding | None:
    """Return the finding of a log set aside as stray (``LogManager.isStrayReplica``).

    A log of a renamed topic is loaded, but no partition uses it.
    """
    name = f"{log.topic}-{log.partition}"
    path, what = f"{log.path}/{names.PARTITION_METADATA}", "sets the log aside as stray"
    if not node.is_kraft or (names.PARTITION_METADATA in log.files and log.topic_id is None):
        return None
    if log.topic_id is None:
        line = f"The topicId does not exist in {name}, treat it as a stray log"
    elif node.assignments is None or node.node_id is None:
        return None
    else:
        placed = node.placed(log)
        if placed is None:
            line = f"the topicId {log.topic_id} does not exist in the metadata image"
        elif node.node_id not in placed.replicas:
            line = (
                f"the current replica assignment {list(placed.replicas)} does not contain the "
                f"local brokerId {node.node_id}"
            )
            path = log.path
        elif log.state == CURRENT and log.topic not in node.assignments.topics:
            what = "loads the log"
            line = f"its topic id is that of {placed.topic}, and no topic has its name"
        else:
            return None
    records = node.records_in(log)
    message = f"a broker {what}, and serves nothing of it: {line}"
    severity = DAMAGE if records else NOTE  # a broker that runs makes the directory first
    kind = CHECKPOINT if path.endswith(names.PARTITION_METADATA) else LOG
    return Finding(severity, kind, path, message, *log.place, at_start=STRAY, records=records)


def _topic_id_findings(log: LogDirectory, node: Node) -> Iterator[Finding]:
    """Yield a log with the id of another topic here (``UnifiedLog.assignTopicId``)."""
    placed, known = node.placed(log), node.assignments
    if placed is None or known is None or placed.topic == log.topic:
        return
    if log.topic not in known.topics:  # a copy of a move, used by no topic
        return
    name = f"{log.topic}-{log.partition}"
    message = (
        f"its topic id is that of {placed.topic}: a broker starts, and gives neither it nor most "
        "other partitions a leader: InconsistentTopicIdException: Tried to assign topic ID "
        f"{known.topics[log.topic].topic_id} to log for topic partition {name}, but log already "
        f"contained topic ID {log.topic_id}"
    )
    yield refused(CHECKPOINT, f"{log.path}/{names.PARTITION_METADATA}", message, IDLE, log.place)


def _directory_id_findings(directory: BrokerDirectory, node: Node) -> Iterator[Finding]:
    """Yield a directory with logs assigned to an absent directory (``ReplicaManager``)."""
    known, here = node.assignments, directory.directory_id
    if known is None or directory.node_id is None:
        return
    if here in known.registered.get(directory.node_id, ()):
        return
    there = {each.directory_id for each in node.directories}
    for log in directory.logs:
        placed = node.placed(log) if log.state == CURRENT else None
        wanted = None if placed is None else placed.unserved_in(node.node_id, there)
        if wanted is None:
            continue
        message = (
            f"directory.id is {here or 'missing'}, and the metadata log assigns the logs here to "
            f"{wanted}: a broker starts, and these partitions have no leader"
        )
        path = f"{directory.path}/{names.META_PROPERTIES}"
        yield refused(CHECKPOINT, path, message, IDLE)
        return


def _absent_log_findings(
    directory: BrokerDirectory, node: Node, wanted: LogFilter | None
) -> Iterator[Finding]:
    """Yield the logs assigned to this directory by the metadata log, but found in no directory.

    ``LogManager.getOrCreateLog`` makes empty ones, and fails where a file has the name. In a copy
    of a running broker's disk, the topic may just be created or deleted.
    """
    known, here = node.assignments, directory.directory_id
    there = {log.place for each in node.directories for log in each.logs}
    for (_, partition), placed in known.placed.items() if known is not None else ():
        place = placed.topic or "", partition
        name, assigned = f"{placed.topic}-{partition}", placed.assigned_directory(node.node_id)
        is_absent = node.node_id in placed.replicas and place not in there
        if not is_absent or not (wanted is None or wanted(place)):
            continue
        if (item := directory.files.get(name)) and assigned in (None, here):
            message = (
                f"{node.consequence(directory)}: it is a file, and the metadata log has a log of "
                f"this broker there: Error while creating log for {name} in dir {directory.path}"
            )
            yield refused(LOG, item.path, message, OFFLINE, place)
        if item or here is None or assigned != here:
            continue
        end = directory.offsets(names.HIGH_WATERMARK).get(place, 0)
        others = [str(other) for other in placed.replicas if other != node.node_id]
        copies = (
            f"broker {list_some(others, 3)} may have a copy"
            if others
            else "it has no other replica"
        )
        lost = f"; offsets below {end} were here, by {names.HIGH_WATERMARK}" if end else ""
        message = (
            "the metadata log assigns this log to this data directory, and it is not there: a "
            f"broker makes an empty one; {copies}{lost}"
        )
        severity = WARNING if end else NOTE
        yield Finding(severity, LOG, f"{directory.path}/{name}", message, *place)


def _duplicate_findings(found: list[LogDirectory], node: Node) -> Iterator[Finding]:
    """Yield further directories of a log (``LogManager.loadLog``)."""
    first = found[0]
    for other in found[1:]:
        if first.state == FUTURE:
            line = f"Duplicate log directories found: {other.path}, {first.path}"
        else:
            line = (
                f"Duplicate log directories for {first.topic}-{first.partition} are found in both "
                f"{other.path} and {first.path}"
            )
        ends = [(node.loaded_end(log), log.above.path) for log in (first, other)]
        known_ends = " and ".join(
            f"offset {end} in {path}" for end, path in ends if end is not None
        )
        known_ends = f"; they end at {known_ends}" if known_ends else ""
        placed = node.placed(first)
        wanted = None if placed is None else placed.assigned_directory(node.node_id)
        at = next((each.path for each in node.directories if each.directory_id == wanted), None)
        assigned = f"; the metadata log assigns it to {at}" if wanted and at else ""
        message = f"no broker starts: {line}{known_ends}{assigned}"
        yield refused(DUPLICATE_DIRECTORY, other.path, message, ENDS, first.place)


def _is_assigned(log: LogDirectory, node: Node) -> bool:
    """Return whether the metadata log assigns the partition of a log to its data directory."""
    placed = node.placed(log)
    return placed is not None and (
        placed.assigned_directory(node.node_id) == log.above.directory_id is not None
    )


def _future_log_findings(
    log: LogDirectory, node: Node, current: LogDirectory | None, *, is_offline: bool
) -> Iterator[Finding]:
    """Yield the end of a move between data directories, if it was not finished.

    A copy in the directory assigned by the metadata log becomes the log, as far as it was copied
    (``LogManager.recoverAbandonedFutureLogs``); this fails if the directory is offline by then.
    """
    name, records = f"{log.topic}-{log.partition}", node.records_in(log)
    if is_offline:
        message = (
            "no broker starts: it becomes the log, and its data directory goes offline before: "
            f"The log dir {log.above.path} is already offline due to a previous IO exception."
        )
        yield refused(LOG, log.path, message, ENDS, log.place)
    elif current is not None and current.above is log.above:
        message = (
            f"{node.consequence(log.above)}: it replaces the log of its own data directory before "
            f"that is moved away: Error while renaming dir for {name} in log dir {log.above.path}"
        )
        yield refused(LOG, log.path, message, OFFLINE, log.place)
    elif current is None:
        message = (
            f"a broker takes it for the log, and serves {counted(records, 'record')}: "
            f"Attempting to recover abandoned future log for {name}"
        )
        yield Finding(NOTE, LOG, log.path, message, *log.place, records=records)


def _discarded_log_findings(
    log: LogDirectory, node: Node, served: LogDirectory | None
) -> Iterator[Finding]:
    """Yield a stray or deleted log (``LogManager.deleteLogs``) with records of a living partition.

    ``served``: the log of its partition; it may lack the end of this one.
    """
    placed, name = node.placed(log), f"{log.topic}-{log.partition}"
    if placed is None or node.node_id not in placed.replicas:
        return
    end = 0 if served is None else node.loaded_end(served)
    records = 0 if end is None else node.records_in(log, end)
    why = "its topic lives, and no other directory has the partition"
    if served is not None:
        why = f"the copy {served.path}, which is served, ends at offset {end}"
    much = counted(records, "record")
    if not records:
        return
    if log.state != STRAY:
        message = (
            f"a broker deletes it, and does not serve {much} of it: {why}: Deleted log for "
            f"partition {name} in {log.path}"
        )
        yield Finding(DAMAGE, LOG, log.path, message, *log.place, at_start=DELETES, records=records)
    elif served is None:
        message = f"a broker leaves it aside, and does not serve {much}, but as {name}: {why}"
        yield Finding(WARNING, LOG, log.path, message, *log.place)
