"""The directories of a deleted topic, and which of several topics of its name is meant.

Invariant: a directory belongs to the topic by the id in it. Where it has none any more, it counts
only if one topic of the name was deleted.
"""

from __future__ import annotations

from kafkafmt._base.arguments import nearest
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import iso_text
from kafkafmt.repair.rescue.nodes import (
    DELETE,
    STRAY,
    DataDirectory,
    PartitionDirectory,
    RescueError,
    partitions_of,
)
from kafkafmt.repair.rescue.origin import FormerCluster
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.topics import read_copies_of, with_ids
from kafkafmt.storage.names import CURRENT

TopicDirectories = list[tuple[DataDirectory, PartitionDirectory]]


def directories_of_deleted(
    origin: FormerCluster, name: str, topic_id: str | None, report: RescueReport, limits: Limits
) -> TopicDirectories:
    """The directories of a deleted topic; its id is needed where several had the name.

    Raises:
        RescueError: the disks have none, or those of several topics.
    """
    history = origin.history
    removed = {topic.topic_id for topic in history.removed.values() if topic.name == name}
    candidates = {topic_id} if topic_id else removed
    directories = [
        (node, directory)
        for node, directory in partitions_of(origin.nodes)
        if directory.is_of(name) and _is_left(directory, origin)
    ]
    if len(candidates) == 1:
        directories = with_ids(directories, {name: str(*candidates)}, report)
    chosen: TopicDirectories = []
    for node, directory in directories:
        if directory.topic_id is None:
            report.doubtful.append(
                f"{directory.path} has no readable partition.metadata, so its topic id is unknown:"
                " it is not used"
            )
        elif not directory.is_cut or directory.topic_id in {*removed, topic_id}:
            chosen.append((node, directory))
    ids = {str(directory.topic_id) for _, directory in chosen}
    if topic_id is not None:
        chosen = [(node, directory) for node, directory in chosen if directory.topic_id == topic_id]
    if not chosen:
        if name in history.topics and not removed and not origin.is_elsewhere:
            raise RescueError(f"topic {name} is there; no deleted one has its name")
        others = {each.topic for _, each in partitions_of(origin.nodes) if _is_left(each, origin)}
        near = None if name in others else nearest(name, others)
        raise RescueError(
            f"no directory of a deleted topic {name}"
            + (f" with the id {topic_id}" if topic_id else "")
            + f" is on these disks{'; its ids are ' + ', '.join(sorted(ids)) if ids else ''}"
            + ("." if near is None else f"; did you mean {near!r}?")
            + " Brokers erase them a minute after the deletion, or after their next start"
        )
    if topic_id is None and len(ids) > 1:
        lines = [_described(id_, chosen, origin, report, limits) for id_ in sorted(ids)]
        raise RescueError(
            f"{len(ids)} deleted topics were called {name}; say which one with --topic-id:\n"
            + "\n".join(lines)
        )
    return chosen


def _is_left(directory: PartitionDirectory, origin: FormerCluster) -> bool:
    """Whether a directory may be of the deleted topic, by its state.

    A broker that did not run at the deletion still has it under the topic's own name.
    """
    if directory.state == CURRENT and not origin.is_elsewhere:
        known = origin.history.topic_names
        return directory.topic_id is not None and directory.topic_id not in known
    return directory.state in (DELETE, STRAY, CURRENT)


def _described(
    topic_id: str,
    found: TopicDirectories,
    origin: FormerCluster,
    report: RescueReport,
    limits: Limits,
) -> str:
    """What is known of one of several topics of a name."""
    copies = read_copies_of(
        [(node, directory) for node, directory in found if directory.topic_id == topic_id],
        report,
        limits,
    )
    logs = [copy.log for several in copies.values() for copy in several]
    best = [several[0].log for several in copies.values()]
    offsets = sum(log.end_offset - log.start_offset for log in best)
    size = sum(log.size_in_bytes for log in best)
    last = max((log.last_timestamp for log in logs if log.last_timestamp), default=None)
    known = origin.history.removed.get(topic_id)
    removed = f", removed {_time(known.removed_at)}" if known else ""
    return (
        f"  {topic_id}: {len(copies)} partitions, {offsets} offsets, {size} bytes, last written"
        f" {_time(last)}{removed}"
    )


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return "unknown"
    moment = iso_text(milliseconds)
    return str(milliseconds) if moment is None else f"{moment[:10]} {moment[11:19]}Z"
