"""The committed offsets of a topic that was deleted, from the logs of ``__consumer_offsets``.

Strategy: the coordinator writes a tombstone for each offset of a deleted topic
(``GroupMetadataManager.onPartitionsDeleted``); until compaction removes it, the commit before it is
still in the log. So the last commit in the life of the topic counts, and a tombstone after the
removal does not.

Invariant: an offset that was deleted while the topic lived does not come back. Where
``__consumer_offsets`` came again, what is in the log in use counts before what is in the older one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import quote

import pyarrow as pa

from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted
from kafkafmt.cluster.offsets import TOPIC, read_offset_commits
from kafkafmt.repair.rescue.log_summary import summary_of
from kafkafmt.repair.rescue.metadata_copy import MetadataHistory
from kafkafmt.repair.rescue.nodes import (
    DataDirectory,
    PartitionDirectory,
    partitions_of,
    segments_in,
)
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.names import CURRENT

GROUPS = "groups.json"
"""The file with the id of the group of each file beside it."""
_MOST_SHOWN = 60
"""Characters of a group in the name of a file, which may have 255 bytes."""
_DIGITS = 16
"""Hexadecimal digits of a hash in that."""

CommittedOffsets = dict[str, dict[int, int]]
"""By group and partition."""


@dataclass(frozen=True)
class Life:
    """When a topic was there, in milliseconds since 1970.

    Attributes:
        created: its creation; ``None`` where no log has it.
        removed: its removal; where the log ends, if it is still there then; likewise.
        followed: the creation of a later topic of the same name; likewise.
    """

    created: int | None = None
    removed: int | None = None
    followed: int | None = None


def life_of(topic_id: str, name: str, history: MetadataHistory) -> Life:
    """Return the life of a topic by the metadata log."""
    known = history.removed.get(topic_id)
    removed = known.removed_at if known else None
    if topic_id in history.topic_names:
        removed = history.timestamp
    of_name = {topic.topic_id for topic in history.removed.values() if topic.name == name}
    of_name.add(history.topics.get(name, ""))
    later = [
        at
        for other, at in history.created_at.items()
        if removed is not None and at >= removed and other != topic_id and other in of_name
    ]
    return Life(history.created_at.get(topic_id), removed, min(later, default=None))


def offsets_of(
    topic: str, life: Life, nodes: Iterable[DataDirectory], report: RescueReport, limits: Limits
) -> CommittedOffsets:
    """Return the committed offsets of a topic at its removal; damage is doubtful in the report."""
    by_log: dict[tuple[int, str | None], list[PartitionDirectory]] = defaultdict(list)
    for partition in partitions_of(nodes):
        if partition.topic == TOPIC:
            by_log[partition.partition, partition.topic_id].append(partition)
    found: dict[tuple[str, int], int] = {}
    # A topic that came again begins with epoch 0, so ranks of two topics say nothing.
    for copies in sorted(by_log.values(), key=lambda log: any(one.state == CURRENT for one in log)):
        best = max((summary_of(copy, limits) for copy in copies), key=lambda log: log.rank)
        if best.damage is not None:
            report.doubtful.append(f"{best.damage}: offsets of groups may be missing")
        if best.first_offset is not None:
            doubts, damage = _read(best.directory, topic, life, found, limits)
            report.doubtful += doubts
            if best.damage is None and damage:  # it was not there when the copies were compared
                first = damage[0]
                where = f"{first.source} at byte {first.position}: {first.kind} ({first.message})"
                report.doubtful.append(f"{where}: offsets of groups may be missing")
    result: CommittedOffsets = defaultdict(dict)
    for (group, number), offset in found.items():
        result[group][number] = offset
    return dict(result)


def _read(
    directory: PartitionDirectory,
    topic: str,
    life: Life,
    found: dict[tuple[str, int], int],
    limits: Limits,
) -> tuple[list[str], list[Damage]]:
    """Take the offsets of a topic from a log; what in it cannot be decoded, and its damage."""
    damage: list[Damage] = []
    paths = segments_in(directory.path)
    table = read_offset_commits(paths, on_damage=COLLECT, damage=damage, limits=limits)
    damage = [each for each in damage if not each.is_tail]
    # The topic is not known where not even the key can be read.
    lost = table.filter(pc.is_valid(table.column("error")))
    lost = lost.filter(pc.fill_null(pc.equal(lost.column("topic"), topic), True))
    table = table.filter(pc.equal(table.column("topic"), topic))
    # Numbers: Python's times end with the year 9999.
    times = table.column("timestamp").cast(pa.int64()).to_pylist()
    plain = table.drop_columns(["commitTimestamp", "expireTimestamp", "timestamp"])
    for row, at in zip(plain.to_pylist(), times, strict=True):
        if row["error"] is not None or row["outcome"] != "committed":
            continue
        if at is not None and (
            (life.created is not None and at < life.created)
            or (life.followed is not None and at >= life.followed)
        ):
            continue
        key = row["group"], row["topicPartition"]
        if not row["isDeleted"]:
            found[key] = row["committedOffset"]
        elif life.removed is not None and at is not None and at < life.removed:
            found.pop(key, None)
    if not len(lost):
        return [], damage
    first = lost.slice(0, 1).select(["offset", "error"]).to_pylist()[0]
    doubt = (
        f"{directory.path}: {counted(len(lost), 'commit')} cannot be decoded, the first at offset "
        f"{first['offset']} ({first['error']}): offsets of groups may be older"
    )
    return [doubt], damage


def file_of_group(group: str) -> str:
    """Return the name of the file with the offsets of a group.

    It begins with the id, percent-encoded, without what makes an option or a hidden file of it.
    The hash tells apart what is cut off, and what a file system takes for one: ``A`` and ``a``.
    """
    data = group.encode("utf-8", "surrogatepass")
    shown = quote(data, safe="")[:_MOST_SHOWN].lstrip("-.")
    return f"{shown}-{sha256(data).hexdigest()[:_DIGITS]}.csv".lstrip("-")
