"""``rescue_quorum``: new voters for a metadata quorum without its majority.

Strategy: the best copy of the metadata log goes on with new voters, in a new epoch. What
only the brokers' disks prove is added: topics, partitions, higher leader epochs, in-sync
replicas that are not.

Invariant: a partition is changed only if the disks of all its in-sync replicas are there, or the
operator says which brokers are lost.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt.cluster.image import TOPIC_RESOURCE, Row
from kafkafmt.cluster.start.nodes import UNASSIGNED
from kafkafmt.repair.rescue.brokers import fence, may_be_named, stay_clean
from kafkafmt.repair.rescue.metadata_copy import MetadataCopy
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import PartitionDirectory, RescueError, in_use
from kafkafmt.repair.rescue.options import ERRORS, OUT, SOURCES, VOTERS, QuorumOptions
from kafkafmt.repair.rescue.partition_copy import PartitionCopy
from kafkafmt.repair.rescue.report import QUORUM, RescueReport
from kafkafmt.repair.rescue.run import Rescue
from kafkafmt.repair.rescue.topics import (
    INTERNAL_CONFIGS,
    Partition,
    add_partition,
    build_partition,
    highest_epoch,
    in_sync,
    new_partition,
    partition_numbers,
    read_partition_copies,
    replica_directories,
    reserve_producer_ids,
    safe_settings,
    unknown_settings,
    with_ids,
)
from kafkafmt.repair.rescue.voters import CONTROLLER, DYNAMIC_SINCE, parse_voters
from kafkafmt.repair.salvage.options import LocalPath
from kafkafmt.storage.safe_paths import confined


@documented_by(QuorumOptions, ERRORS, sources=SOURCES, out=OUT, voters=VOTERS)
def rescue_quorum(
    sources: Sequence[LocalPath],
    out: LocalPath,
    *,
    voters: Sequence[str],
    **options: Unpack[QuorumOptions],
) -> RescueReport:
    """Write the directories of new controllers, continuing the log of a lost quorum.

    Returns:
        What was chosen, changed and written, and what is lost, doubtful or unknown.
    """
    with confined(sources):
        return _rescued(sources, out, voters, options)


def _rescued(
    sources: Sequence[LocalPath], out: LocalPath, voters: Sequence[str], options: QuorumOptions
) -> RescueReport:
    rescue = Rescue(QUORUM, sources, out, options)
    chosen, history, report = rescue.choose(), rescue.history, rescue.report
    homes = rescue.directory_ids()
    new_voters = parse_voters(voters, options.get("listener", CONTROLLER), homes)
    static = options.get("static")
    is_dynamic = history.kraft_version > 0 if static is None else not static
    if history.kraft_version > 0 and not is_dynamic:
        raise RescueError(
            "the voters are dynamic (kraft.version 1), and Kafka has no way back to static ones"
        )
    if is_dynamic and history.metadata_version < DYNAMIC_SINCE:
        raise RescueError(
            f"dynamic voters need metadata.version {DYNAMIC_SINCE} (3.9), the log has"
            f" {history.metadata_version}"
        )
    old = {voter.node_id for voter in history.voters}
    if not old:
        old = set().union(*(copy.quorum.voters for copy in rescue.copies))
    rescue.retired = old - {voter.node_id for voter in new_voters}
    _note_majority(rescue, chosen, old)
    log = rescue.continued(chosen, int(is_dynamic), new_voters)
    if history.is_in_transaction:
        report.changes.append("the metadata transaction that is open at the end is aborted")
    lost = frozenset(options.get("lost", ()))
    _check_lost(rescue, lost)
    _Disks(rescue, chosen, lost).add(log)
    fence(log, history, report)
    rescue.later += stay_clean(log, history, report)
    return rescue.finish(log, new_voters)


def _note_majority(rescue: Rescue, chosen: MetadataCopy, old: set[int]) -> None:
    """Note the limits of proof where a majority of the old voters is missing."""
    here = {copy.node.node_id for copy in rescue.copies} & old
    if 2 * len(here) <= len(old) or not old:
        names = ", ".join(map(str, sorted(old - here))) or "unknown"
        rescue.report.unknown.append(
            f"whether records after offset {chosen.end_offset - 1} (epoch {chosen.epoch}) were"
            f" committed: voters {names} are not here, and with them the majority"
        )


def _check_lost(rescue: Rescue, lost: frozenset[int]) -> None:
    """Check the ids of the lost brokers.

    Raises:
        RescueError: one is among the sources, or no broker of the metadata log.
    """
    known = set(rescue.history.brokers)
    for partitions in rescue.history.partitions.values():
        for partition in partitions.values():
            known.update(partition["replicas"])
    for broker in sorted(lost):
        if broker in rescue.brokers:
            raise RescueError(
                f"--lost {broker}: the disks of broker {broker} are among the sources; leave them"
                " out if it does not come back"
            )
        if broker not in known:
            raise RescueError(
                f"--lost {broker}: the metadata log has no broker {broker}; it has"
                f" {', '.join(map(str, sorted(known))) or 'none'}"
            )


class _Disks:
    """The evidence of the brokers' disks against the metadata log."""

    def __init__(self, rescue: Rescue, chosen: MetadataCopy, lost: frozenset[int]) -> None:
        self._rescue = rescue
        self._report = rescue.report
        self._chosen = chosen
        self._history = history = rescue.history
        self._lost = lost
        removed = {topic.name for topic in history.removed.values()}
        ids = {name: id_ for name, id_ in history.topics.items() if name not in removed}
        found = in_use(rescue.nodes, may_be_last=self._is_replica)
        directories = with_ids(found, ids, self._report)
        self._copies = read_partition_copies(directories, self._report, rescue.limits)
        self._numbers: dict[str, list[int]] = {}
        for topic_id, number in self._copies:
            self._numbers.setdefault(topic_id, []).append(number)
        self._leaders = may_be_named(history) - lost

    def _is_replica(self, directory: PartitionDirectory) -> bool:
        """Return whether the metadata log has the partition of a directory on its node."""
        known = self._history.partitions.get(directory.topic_id or "", {}).get(directory.partition)
        return known is not None and directory.data.node_id in known["replicas"]

    def add(self, log: NewLog) -> None:
        """Add the records to the log, and sentences to the report."""
        for topic_id, name in sorted(self._history.topic_names.items(), key=lambda item: item[1]):
            partitions = self._history.partitions.get(topic_id, {})
            for number, known in sorted(partitions.items()):
                copies = self._mended(name, topic_id, number)
                changed = self._changed(f"{name}-{number}", known, copies)
                if changed is not None:
                    add_partition(log, topic_id, number, changed, self._leaders)
            beyond = {
                number: self._mended(name, topic_id, number)
                for number in self._numbers.get(topic_id, ())
                if number not in partitions
            }
            if beyond:
                self._add_partitions(log, name, topic_id, beyond, partitions)
        self._add_topics(log)
        copies = [copy for several in self._copies.values() for copy in several]
        highest = reserve_producer_ids(log, copies, self._history)
        if highest is not None:
            self._report.changes.append(
                f"producer ids go on beyond {highest}, the highest on a disk"
            )

    def _mended(self, topic: str, topic_id: str, number: int) -> list[PartitionCopy]:
        settings = self._history.configs.get((TOPIC_RESOURCE, topic), {})
        copies = self._copies.get((topic_id, number), [])
        return self._rescue.mended(copies, f"{topic}-{number}", settings)

    def _changed(self, name: str, known: Row, copies: Sequence[PartitionCopy]) -> Partition | None:
        """Return the partition as the disks prove it; ``None`` where they agree with the log."""
        replicas, isr = list(known["replicas"]), list(known["isr"])
        eligible = [*isr, *(replica for replica in known["elr"] if replica not in isr)]
        absent = [
            replica
            for replica in eligible
            if replica not in self._rescue.brokers and replica not in self._lost
        ]
        further = self._further(name, known, copies, can_join=not absent)
        replicas += further
        copies = [copy for copy in copies if copy.broker in replicas]
        epoch = highest_epoch(copies)
        is_higher = epoch > known["leaderEpoch"]
        best = {copy.broker for copy in in_sync([copy for copy in copies if copy.batches])}
        directories = self._directories(known, replicas, copies)
        left = [replica for replica in eligible if replica not in self._lost]
        if not copies:
            return None if absent else self._without_copy(name, known)
        if absent:
            if not is_higher:
                return None
            self._report.doubtful.append(
                f"{name}: the disk of broker {absent[0]} is not here, which was in sync by the log:"
                " its in-sync replicas stay; say --lost if it does not come back"
            )
            new_isr, recovery = isr, known["recoveryState"]
        else:
            is_consistent = left == eligible and (not best or set(left) <= best)
            is_there = directories == known["directories"]
            if is_consistent and is_there and not is_higher and not further:
                return None
            new_isr, recovery = self._new_isr(name, replicas, left, best, copies), 0
        epoch = max(epoch, known["leaderEpoch"]) + 1
        self._report.changes.append(
            f"{name}: in-sync replicas {isr} become {new_isr}, leader epoch"
            f" {known['leaderEpoch']} becomes {epoch}"
        )
        return {
            **build_partition(replicas, new_isr, epoch, directories),
            "partitionEpoch": known["partitionEpoch"] + 1,
            "leaderRecoveryState": recovery,
            "addingReplicas": known["adding"],
            "removingReplicas": known["removing"],
        }

    def _directories(
        self, known: Row, replicas: Sequence[int], copies: Sequence[PartitionCopy]
    ) -> list[str]:
        """Return the directory ids of replicas: the log's, or a copy's if the log's is lost."""
        by_log = known["directories"]
        here = {node.directory_id for node in self._rescue.nodes}
        return [
            at if at != UNASSIGNED and before not in (*here, UNASSIGNED) else before or at
            for at, before in zip_longest(replica_directories(replicas, copies), by_log)
        ]

    def _without_copy(self, name: str, known: Row) -> Partition | None:
        """Return a partition without any copy: empty for an internal topic, else ``None``.

        Groups and transactions of its number work with no other, and nobody can delete the topic.
        """
        replicas = list(known["replicas"])
        reason = f"{name}: no disk has it; its replicas were {replicas}"
        is_internal = name.rpartition("-")[0] in INTERNAL_CONFIGS
        if not is_internal or not self._rescue.brokers or not self._lost.issuperset(replicas):
            self._report.lost.append(f"{reason}; it has no leader")
            return None
        first = min(self._rescue.brokers)
        self._report.lost.append(f"{reason}; it starts empty on broker {first}")
        partition = build_partition([first], [first], known["leaderEpoch"] + 1)
        return {**partition, "partitionEpoch": known["partitionEpoch"] + 1}

    def _further(
        self, name: str, known: Row, copies: Sequence[PartitionCopy], *, can_join: bool
    ) -> list[int]:
        """Return the brokers added as replicas after the end of the log.

        They have a later epoch than the log, or no replica has a copy. The leftover copy of a
        former replica has no later epoch.
        """
        inside = [copy for copy in copies if copy.broker in known["replicas"]]
        best = max((copy.rank for copy in inside), default=(-1, 0))
        brokers = sorted(
            copy.broker
            for copy in copies
            if copy.broker not in known["replicas"]
            and copy.rank > best
            and (copy.last_epoch > known["leaderEpoch"] or not inside)
        )
        if not brokers:
            return []
        self._report.doubtful.append(
            f"{name}: brokers {brokers}, which are not replicas by the log, have copies that go"
            f" further than those of its replicas {known['replicas']}: "
            + (
                "they become replicas"
                if can_join
                else "they are not used while disks of replicas are not here, and the brokers set"
                " them aside (-stray)"
            )
        )
        return brokers if can_join else []

    def _new_isr(
        self,
        name: str,
        replicas: Sequence[int],
        left: Sequence[int],
        best: set[int],
        copies: Sequence[PartitionCopy],
    ) -> list[int]:
        """Return the in-sync replicas by the disks."""
        chosen = best or {copy.broker for copy in copies}
        if not set(left) & chosen:
            self._report.doubtful.append(
                f"{name}: of the replicas that were in sync none is left with its log; the best"
                f" other copy, of broker {min(chosen)}, may lack acknowledged records"
            )
        return [replica for replica in replicas if replica in chosen]

    def _add_topics(self, log: NewLog) -> None:
        """Add the topics known only from the disks."""
        unknown = sorted(self._numbers.keys() - self._history.topic_names.keys())
        older = self._rescue.older_topics(self._chosen) if unknown else set()
        for topic_id in unknown:
            partitions = {
                number: self._copies[topic_id, number] for number in self._numbers[topic_id]
            }
            directories = [copy.directory for copies in partitions.values() for copy in copies]
            name = directories[0].topic
            reason = self._removal(topic_id, name, older)
            if reason is not None:
                for directory in directories:
                    self._report.ignore(directory.path, reason)
                continue
            self._report.changes.append(
                f"topic {name} (id {topic_id}), which only the brokers' disks have, is added"
            )
            settings = safe_settings(name, (c for several in partitions.values() for c in several))
            if name not in INTERNAL_CONFIGS:
                self._report.unknown.append(unknown_settings(name, "no log has them", settings))
            log.add_topic(name, topic_id, settings)
            mended = {number: self._mended(name, topic_id, number) for number in partitions}
            self._add_partitions(log, name, topic_id, mended)

    def _removal(self, topic_id: str, name: str, older: set[str]) -> str | None:
        """Return the reason to drop directories with an id unknown to the log, if there is one."""
        if topic_id in self._history.removed:
            return "the metadata log says that the topic was deleted"
        if topic_id in older:
            return "an older copy of the metadata log has the topic, the chosen one has it no more"
        if name in self._history.topics:
            self._report.doubtful.append(
                f"topic {name} has the id {self._history.topics[name]} in the metadata log, and"
                f" directories of id {topic_id} on disks: a broker sets these aside (-stray)"
            )
            return f"the topic has another id, {self._history.topics[name]}"
        return None

    def _add_partitions(
        self,
        log: NewLog,
        name: str,
        topic_id: str,
        partitions: dict[int, list[PartitionCopy]],
        known: Collection[int] | None = None,
    ) -> None:
        """Add partitions known only from the disks, and empty ones for missing numbers.

        ``known`` are the numbers in the log; ``None`` if the topic is not in it.
        """
        for number in partition_numbers(name, [*partitions, *(known or ())]):
            if known and number in known:
                continue
            copies = partitions.get(number, [])
            partition = new_partition(copies, self._rescue.brokers)
            add_partition(log, topic_id, number, partition, self._leaders)
            if not copies:
                self._report.lost.append(f"{name}-{number}: no disk has it; it starts empty")
            elif known is not None:
                self._report.changes.append(f"{name}-{number}, which only disks have, is added")
