"""``rescue_topic``: the return of a deleted topic from the directories left on brokers.

Strategy: the topic's records are appended to the best copy of the metadata log, with the id that
the directories have; each broker gets its directories back under their old names. What the log knew
one record before the removal counts: settings, number of partitions, order of replicas.

The coordinator writes a tombstone for each offset of a deleted topic
(``GroupMetadataManager.onPartitionsDeleted``); until compaction removes it, the commit before it is
still in the log. So the last commit in the life of the topic counts, and a tombstone after the
removal does not.

Invariant: the id is the directories' own, since a broker sets others aside; one without an id
counts only if one topic of the name was deleted. The start of each log is written down again, so
records that were deleted before stay deleted. An offset of a group that was deleted while the topic
lived does not come back; where ``__consumer_offsets`` came again, what is in the log in use counts
before what is in the older one.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, nearest
from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import iso_text
from kafkafmt._base.wording import counted
from kafkafmt.cluster.image import Row
from kafkafmt.cluster.offsets import TOPIC as COMMITS
from kafkafmt.cluster.offsets import read_offset_commits
from kafkafmt.repair.rescue.brokers import fence, may_be_named, stay_clean
from kafkafmt.repair.rescue.metadata_copy import (
    MetadataCopy,
    MetadataHistory,
    Topic,
    read_copies,
    read_history,
)
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import (
    DataDirectory,
    PartitionDirectory,
    RescueError,
    find_nodes,
    is_topic_name,
    one_cluster,
    partition_directories,
    segments_in,
)
from kafkafmt.repair.rescue.options import ERRORS, OUT, SOURCES, TopicOptions
from kafkafmt.repair.rescue.out import mended_files
from kafkafmt.repair.rescue.partition_copy import PartitionCopy, read_partition_copy
from kafkafmt.repair.rescue.report import TOPIC, RescueReport
from kafkafmt.repair.rescue.run import Rescue
from kafkafmt.repair.rescue.topics import (
    Partition,
    add_partition,
    build_partition,
    highest_epoch,
    in_sync,
    partition_numbers,
    read_partition_copies,
    replica_directories,
    reserve_producer_ids,
    safe_settings,
    unknown_settings,
    with_ids,
)
from kafkafmt.repair.salvage.options import LocalPath
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.names import CURRENT, DELETE, STRAY
from kafkafmt.storage.safe_paths import confined

_OF_ITS_CLUSTER = (
    "follower.replication.throttled.replicas",
    "leader.replication.throttled.replicas",
    "remote.storage.enable",
)
"""Settings that name brokers of their cluster, or need its remote storage."""
_OF_BROKERS = ("replicas", "isr", "elr", "lastKnownElr")
"""The fields of a partition that name brokers."""


@dataclass(frozen=True)
class FormerCluster:
    """The cluster of a deleted topic.

    Attributes:
        history: of its metadata log; without records where no copy is usable.
        brokers: for its brokers, those here, by id; ``None`` where it is the same cluster.
    """

    nodes: Sequence[DataDirectory]
    history: MetadataHistory
    brokers: Mapping[int, int] | None = None

    @classmethod
    def elsewhere(
        cls,
        sources: Iterable[str],
        brokers: Mapping[int, int],
        report: RescueReport,
        limits: Limits,
    ) -> FormerCluster:
        """Another cluster, by its data directories.

        Raises:
            FileNotFoundError: a source does not exist, or holds no data directory.
            RescueError: the sources are of several clusters.
        """
        nodes = find_nodes(sources, report.ignore, limits)
        cluster = one_cluster(nodes, report.ignore)
        nodes = [node for node in nodes if node.cluster_id in (cluster, None)]
        copies = [copy for copy in read_copies(nodes, limits) if copy.end_offset]
        history = read_history(copies[0], limits) if copies else MetadataHistory()
        return cls(nodes, history, brokers)

    @property
    def is_elsewhere(self) -> bool:
        """Whether it is another cluster."""
        return self.brokers is not None

    def is_left(self, directory: PartitionDirectory) -> bool:
        """Return whether a directory may be of a deleted topic, by its state.

        A broker that did not run at the deletion still has it under the topic's own name.
        """
        if directory.state == CURRENT and not self.is_elsewhere:
            known = self.history.topic_names
            return directory.topic_id is not None and directory.topic_id not in known
        return directory.state in (DELETE, STRAY, CURRENT)

    def topic(self, topic_id: str, report: RescueReport) -> Topic | None:
        """Return the topic one record before its removal, or elsewhere; ``None``: unknown."""
        brokers, known = self.brokers, self.history.removed.get(topic_id)
        if brokers is None:
            return known
        if topic_id in self.history.topic_names:
            known = self.history.topic(topic_id)
        if known is None:
            return None

        def here(replicas: Iterable[int]) -> list[int]:
            return list(dict.fromkeys(brokers[one] for one in replicas if one in brokers))

        left_out = sorted(known.configs.keys() & {*_OF_ITS_CLUSTER})
        report.doubtful += [
            f"{name}={known.configs[name]} of topic {known.name} is left out: it is of the other"
            " cluster"
            for name in left_out
        ]
        partitions = {
            number: {**row, **{name: here(row[name]) for name in _OF_BROKERS}}
            for number, row in known.partitions.items()
        }
        configs = {name: value for name, value in known.configs.items() if name not in left_out}
        return replace(known, partitions=partitions, configs=configs)


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return "unknown"
    moment = iso_text(milliseconds)
    return str(milliseconds) if moment is None else f"{moment[:10]} {moment[11:19]}Z"


@documented_by(TopicOptions, ERRORS, sources=SOURCES, out=OUT, topic="the name that it had.")
def rescue_topic(
    sources: Sequence[LocalPath], out: LocalPath, *, topic: str, **options: Unpack[TopicOptions]
) -> RescueReport:
    """Write the files to restore a deleted topic: metadata log, directories, group offsets.

    Returns:
        What was chosen, changed and written, and what is lost, doubtful or unknown.
    """
    foreign = [os.fsdecode(path) for path in options.get("foreign", ())]
    with confined([*sources, *foreign]):
        return _rescued(sources, out, topic, foreign, options)


def _rescued(
    sources: Sequence[LocalPath],
    out: LocalPath,
    topic: str,
    foreign: Sequence[str],
    options: TopicOptions,
) -> RescueReport:
    rescue = Rescue(TOPIC, sources, out, options, foreign)
    chosen, history = rescue.choose(), rescue.history
    origin = FormerCluster(rescue.nodes, history)
    if foreign:
        brokers = dict(options.get("brokers") or {})
        origin = FormerCluster.elsewhere(foreign, brokers, rescue.report, rescue.limits)
    new_name = options.get("new_name") or topic
    work = _Topic(rescue, origin, topic, options.get("topic_id"), new_name)
    work.check_name()
    work.check_brokers()
    log = rescue.continued(chosen, history.kraft_version, history.voters)
    work.add(log)
    fence(log, history, rescue.report)
    rescue.later += stay_clean(log, history, rescue.report)
    return rescue.finish(log, [], _controllers(rescue, chosen))


def _controllers(rescue: Rescue, chosen: MetadataCopy) -> dict[int, str | None]:
    """Return the controllers among the sources, and the ids of their directories.

    Raises:
        RescueError: none of the voters is here.
    """
    voters = {voter.node_id for voter in rescue.history.voters} or set(chosen.quorum.voters)
    if not voters:
        voters.update(*(copy.quorum.voters for copy in rescue.copies))
    homes = rescue.directory_ids()
    here = {node_id: homes[node_id] for node_id in sorted(voters) if node_id in homes}
    if not here:
        raise rescue.refused(
            f"none of the voters {sorted(voters)} is among the sources",
            ": name their metadata directories, or begin with `kafkafmt rescue quorum`",
        )
    for absent in sorted(voters - here.keys()):
        rescue.report.doubtful.append(
            f"controller {absent} is not among the sources: keep it stopped until the others run"
        )
    return here


class _Topic:
    """The topic to restore."""

    def __init__(
        self,
        rescue: Rescue,
        origin: FormerCluster,
        name: str,
        topic_id: str | None,
        new_name: str,
    ) -> None:
        self._rescue = rescue
        self._report = rescue.report
        self._history = rescue.history
        self._origin = origin
        self._name = name
        self._new_name = new_name
        self._directories = self._found(topic_id)
        (self._id,) = {directory.topic_id for directory in self._directories}

    def _found(self, topic_id: str | None) -> list[PartitionDirectory]:
        """Return the directories of the topic; its id is needed where several had the name.

        Raises:
            RescueError: the disks have none, or those of several topics.
        """
        name, history = self._name, self._origin.history
        removed = {topic.topic_id for topic in history.removed.values() if topic.name == name}
        candidates = {topic_id} if topic_id else removed
        left = [
            each for each in partition_directories(self._origin.nodes) if self._origin.is_left(each)
        ]
        directories = [directory for directory in left if directory.may_belong_to(name)]
        if len(candidates) == 1:
            directories = with_ids(directories, {name: str(*candidates)}, self._report)
        chosen: list[PartitionDirectory] = []
        for directory in directories:
            if directory.topic_id is None:
                self._report.doubtful.append(
                    f"{directory.path} has no readable partition.metadata, so its topic id is"
                    " unknown: it is not used"
                )
            elif not directory.is_cut or directory.topic_id in {*removed, topic_id}:
                chosen.append(directory)
        ids = {str(directory.topic_id) for directory in chosen}
        if topic_id is not None:
            chosen = [each for each in chosen if each.topic_id == topic_id]
        if not chosen:
            if name in history.topics and not removed and not self._origin.is_elsewhere:
                raise RescueError(f"topic {name} is there; no deleted one has its name")
            others = {each.topic for each in left}
            near = None if name in others else nearest(name, others)
            raise RescueError(
                f"no directory of a deleted topic {name}"
                + (f" with the id {topic_id}" if topic_id else "")
                + f" is on these disks{'; its ids are ' + ', '.join(sorted(ids)) if ids else ''}"
                + ("." if near is None else f"; did you mean {near!r}?")
                + " Brokers erase them a minute after the deletion, or after their next start"
            )
        if topic_id is None and len(ids) > 1:
            lines = [self._described(id_, chosen) for id_ in sorted(ids)]
            raise RescueError(
                f"{len(ids)} deleted topics were called {name}; say which one with --topic-id:\n"
                + "\n".join(lines)
            )
        return chosen

    def _described(self, topic_id: str, found: list[PartitionDirectory]) -> str:
        """Describe one of several topics of a name."""
        its_own = (each for each in found if each.topic_id == topic_id)
        copies = [*read_partition_copies(its_own, self._report, self._rescue.limits).values()]
        best = [several[0] for several in copies]
        offsets = sum(copy.end_offset - copy.start_offset for copy in best)
        size = sum(copy.size_in_bytes for copy in best)
        times = (copy.last_timestamp for copy in chain.from_iterable(copies))
        last = max(filter(None, times), default=None)
        known = self._origin.history.removed.get(topic_id)
        removed = f", removed {_time(known.removed_at)}" if known else ""
        return (
            f"  {topic_id}: {len(copies)} partitions, {offsets} offsets, {size} bytes, last written"
            f" {_time(last)}{removed}"
        )

    def check_name(self) -> None:
        """Raise RescueError if the new name is invalid, or it or the id is taken."""
        if not is_topic_name(self._new_name):
            raise RescueError(
                f"{self._new_name!r} is not a name of a topic: expected 1 to 249 of the characters"
                " A-Z, a-z, 0-9, '.', '_' and '-'"
            )
        taken = self._history.topics.get(self._new_name)
        if taken == self._id or self._id in self._history.topic_names:
            name = self._history.topic_names.get(str(self._id), self._new_name)
            raise RescueError(f"the id {self._id} is in use, by topic {name}")
        if taken is not None:
            raise RescueError(
                f"there is a topic {self._new_name} (id {taken}): say under which other name the"
                " deleted one comes back, with --as NAME"
            )

    def check_brokers(self) -> None:
        """Raise RescueError if a broker of the other cluster has no counterpart here."""
        if self._origin.brokers is None:
            return
        mapping = self._origin.brokers
        here = (
            self._rescue.brokers
            | {node.node_id for node in self._rescue.nodes if node.metadata_log is None}
            | set(self._history.brokers)
        )
        for node in (directory.data for directory in self._directories):
            if node.node_id not in mapping:
                raise RescueError(
                    f"broker {node.node_id} of the other cluster has the topic: say which broker"
                    f" here takes it, with --broker {node.node_id}=NEW"
                )
        for broker in mapping.values():
            if broker not in here:
                raise RescueError(
                    f"broker {broker} is not among the sources; there are"
                    f" {', '.join(map(str, sorted(here)))}"
                )

    def add(self, log: NewLog) -> None:
        """Add the records and the directories."""
        copies = read_partition_copies(self._directories, self._report, self._rescue.limits)
        if self._origin.brokers is not None:
            brokers = self._origin.brokers
            copies = {key: self._moved(several, brokers) for key, several in copies.items()}
        topic_id = str(self._id)
        known = self._origin.topic(topic_id, self._report)
        by_number = {
            number: self._one_for_each_broker(
                self._rescue.mended(
                    several,
                    f"{self._new_name}-{number}",
                    known.configs if known else {},
                    is_deleted=True,
                )
            )
            for (_, number), several in copies.items()
        }
        settings = self._settings(known, [c for several in by_number.values() for c in several])
        log.add_topic(self._new_name, topic_id, settings)
        numbers = partition_numbers(
            self._new_name, [*by_number, *(known.partitions if known else ())]
        )
        for number in numbers:
            several = by_number.get(number, [])
            partition = self._partition(number, several, known)
            add_partition(log, topic_id, number, partition, may_be_named(self._history))
        self._report.changes.append(
            f"topic {self._new_name} (id {topic_id}) is back,"
            f" with {counted(len(numbers), 'partition')}"
        )
        # Also in the same cluster: a controller that was formatted again counts from 0.
        reserve_producer_ids(log, chain.from_iterable(copies.values()), self._history)
        self._rescue.keep_log_starts()
        self._put_back([copy for several in by_number.values() for copy in several])
        self._offsets()

    def _moved(
        self, copies: Sequence[PartitionCopy], mapping: Mapping[int, int]
    ) -> list[PartitionCopy]:
        """Return copies of another cluster, each in the first data directory of its new broker."""
        moved = []
        for copy in copies:
            broker = mapping[copy.broker]
            homes = [node for node in self._rescue.nodes if node.node_id == broker]
            if not homes:
                raise RescueError(f"the data directory of broker {broker} is not among the sources")
            moved.append(replace(copy, data=homes[0], others=()))
        return moved

    def _one_for_each_broker(self, copies: Sequence[PartitionCopy]) -> list[PartitionCopy]:
        """Return the best copy of each broker, in the place of several of another cluster."""
        best: dict[int, PartitionCopy] = {}
        for copy in copies:
            first = best.setdefault(copy.broker, copy)
            if first is not copy:
                self._report.ignore(copy.path, f"broker {copy.broker} gets the copy {first.path}")
        return list(best.values())

    def _settings(self, known: Topic | None, copies: Sequence[PartitionCopy]) -> Mapping[str, str]:
        if known is not None:
            return known.configs
        settings = safe_settings(self._name, copies)
        why = (
            "no metadata log of the other cluster has them"
            if self._origin.is_elsewhere
            else "the metadata log has them no more"
        )
        self._report.unknown.append(unknown_settings(self._name, why, settings))
        return settings

    def _partition(
        self, number: int, copies: Sequence[PartitionCopy], known: Topic | None
    ) -> Partition:
        name = f"{self._new_name}-{number}"
        before = known.partitions.get(number) if known else None
        if not copies:
            self._report.lost.append(f"{name}: no disk has it any more; it starts empty")
            replicas = list(before["replicas"]) if before else []
            replicas = replicas or [min(self._rescue.brokers)]
            epoch = before["leaderEpoch"] + 1 if before else 0
            return build_partition(replicas, replicas, epoch)
        with_log = [copy for copy in copies if copy.first_offset is not None]
        best = [copy.broker for copy in in_sync(with_log or copies)]
        there = [copy.broker for copy in copies]
        replicas = [*best, *(replica for replica in there if replica not in best)]
        if before is not None:
            old = list(before["replicas"])
            replicas = [*old, *(replica for replica in replicas if replica not in old)]
            self._note_behind(name, best, before)
        self._note_lost(name, max(with_log or copies, key=lambda copy: copy.rank))
        epoch = max(highest_epoch(copies), before["leaderEpoch"] if before else -1) + 1
        isr = [replica for replica in replicas if replica in best]
        partition = build_partition(replicas, isr, epoch, replica_directories(replicas, copies))
        return {**partition, "partitionEpoch": before["partitionEpoch"] + 1 if before else 0}

    def _note_behind(self, name: str, best: Sequence[int], before: Row) -> None:
        """Note a partition without a best copy on any replica formerly in sync."""
        able = {*before["isr"], *before["elr"], *before["lastKnownElr"]}
        if not able & set(best):
            self._report.doubtful.append(
                f"{name}: of the replicas that were in sync, {sorted(able)}, none has a copy as"
                f" good as that of broker {best[0]}, which may lack acknowledged records"
            )

    def _note_lost(self, name: str, log: PartitionCopy) -> None:
        if log.first_offset is None:
            self._report.lost.append(f"{name}: its segments are erased")
            return
        if log.first_offset > 0 and log.start_offset == log.first_offset:
            self._report.doubtful.append(
                f"{name} begins at offset {log.first_offset}: what was below was deleted by"
                " retention, or is erased by now"
            )

    def _put_back(self, copies: Sequence[PartitionCopy]) -> None:
        """Put the directories back under their old names."""
        for copy in copies:
            if copy.first_offset is None:
                continue
            name = f"{self._new_name}-{copy.directory.partition}"
            own_name = copy.directory.name
            if copy.is_in_use and own_name == name:
                continue  # it is where it must be; if it was damaged, it is salvaged by now
            self._rescue.put_back_log(copy, name)
            if copy.is_in_use:
                # The steps move the directory away.
                back = self._rescue.put_back(copy.data)
                back.replaced.append(own_name)
                for path in mended_files(copy):
                    back.files.pop(path, None)

    def _offsets(self) -> None:
        """Restore the committed offsets deleted with the topic."""
        life = topic_life(str(self._id), self._name, self._origin.history)
        found = read_former_offsets(
            self._name, life, self._origin.nodes, self._report, self._rescue.limits
        )
        for group, offsets in sorted(found.items()):
            rows = ((self._new_name, number, offset) for number, offset in offsets.items())
            self._rescue.give_offsets(group, rows)
        if found:
            groups = counted(len(found), "group")
            self._report.changes.append(
                f"the committed offsets of {groups} are in group-offsets/, to be given back"
            )


CommittedOffsets = dict[str, dict[int, int]]
"""By group and partition."""


@dataclass(frozen=True)
class Life:
    """The lifetime of a topic, in milliseconds since 1970.

    Attributes:
        created: its creation; ``None`` where no log has it.
        removed: its removal, or the end of the log, if it is still there then; or ``None``.
        followed: the creation of a later topic of the same name; or ``None``.
    """

    created: int | None = None
    removed: int | None = None
    followed: int | None = None


def topic_life(topic_id: str, name: str, history: MetadataHistory) -> Life:
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


def read_former_offsets(
    topic: str, life: Life, nodes: Iterable[DataDirectory], report: RescueReport, limits: Limits
) -> CommittedOffsets:
    """Return the committed offsets of a topic at its removal; damage is doubtful in the report."""
    by_log: dict[tuple[int, str | None], list[PartitionDirectory]] = defaultdict(list)
    for partition in partition_directories(nodes):
        if partition.topic == COMMITS:
            by_log[partition.partition, partition.topic_id].append(partition)
    found: dict[tuple[str, int], int] = {}
    # A topic that came again begins with epoch 0, so ranks of two topics say nothing.
    for copies in sorted(by_log.values(), key=lambda log: any(one.state == CURRENT for one in log)):
        best = max((read_partition_copy(copy, limits) for copy in copies), key=lambda log: log.rank)
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
    """Add a topic's offsets in a log to ``found``; return undecodable records and damage."""
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
