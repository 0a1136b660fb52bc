"""The common parts of all rescues: sources, the chosen metadata copy, the directory OUT.

Strategy: a rescue reads everything first, and decides; only then OUT is built beside its place, and
renamed. With ``dry_run`` it ends before that.

Invariant: the sources are only read. OUT appears whole or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import limits_or_default
from kafkafmt.cluster.image import HIGHEST_LEVEL, TOPIC_RESOURCE, too_old
from kafkafmt.cluster.metadata import read_cluster
from kafkafmt.cluster.start.nodes import Assignments
from kafkafmt.cluster.start.starting import next_start
from kafkafmt.repair.new_directory import NewDirectory, check_target, write_file
from kafkafmt.repair.rescue.brokers import replace_copies
from kafkafmt.repair.rescue.mended_logs import MendedLogs
from kafkafmt.repair.rescue.metadata_copy import (
    MetadataCopy,
    MetadataHistory,
    read_copies,
    read_history,
)
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import (
    REPORT,
    DataDirectory,
    RescueError,
    find_nodes,
    one_cluster,
    partition_directories,
)
from kafkafmt.repair.rescue.options import RescueOptions
from kafkafmt.repair.rescue.out import (
    PutBack,
    copy_partition,
    listings_after,
    mended_files,
    note_uncopied,
)
from kafkafmt.repair.rescue.partition_copy import PartitionCopy, may_be_cut_at_start
from kafkafmt.repair.rescue.report import Chosen, OtherCopy, RescueReport
from kafkafmt.repair.rescue.steps import (
    GROUPS,
    NextStep,
    file_of_group,
    next_steps,
    render,
    steps_page,
)
from kafkafmt.repair.rescue.topics import read_partition_copies
from kafkafmt.repair.rescue.voters import Voter
from kafkafmt.repair.salvage.options import LocalPath
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import (
    CURRENT,
    DELETE,
    FUTURE,
    LOG_START,
    METADATA_LOG,
    QUORUM_STATE,
    STRAY,
)
from kafkafmt.storage.safe_paths import confined

PAGE, STEPS = "rescue.html", "steps.md"
_HIGHEST_EPOCH = 2**31 - 1
_ASIDE = {FUTURE: "was moving it to", STRAY: "set it aside as", DELETE: "was deleting it as"}
_SHOWN = 8
"""How many sentences about one thing are in the report."""


class Rescue:
    """One run of a rescue: its input, decisions and output.

    Attributes:
        history: of the chosen metadata log; without records where none is chosen.
        formatted_again: those with another cluster id, which have no partition.
        brokers: the nodes that have a partition.
        retired: old voters that are not among the new ones.
        later: what to do when everything runs.
    """

    def __init__(
        self,
        kind: str,
        sources: Sequence[LocalPath],
        out: LocalPath,
        options: RescueOptions,
        elsewhere: Sequence[str] = (),
    ) -> None:
        """Find the nodes.

        ``elsewhere`` are directories of another cluster, which are read too.

        Raises:
            FileNotFoundError: a source does not exist, or holds no data directory.
            RescueError: the sources are of several clusters.
        """
        given = [os.fsdecode(source) for source in sources]
        target = check_target(os.fsdecode(out), [*given, *elsewhere])
        self.limits = limits = limits_or_default(options.get("limits"))
        self.report = RescueReport(kind, given, target, options.get("dry_run", False))
        ignore = self.report.ignore
        nodes = find_nodes(given, ignore, limits)
        self.report.cluster = cluster = one_cluster(nodes, ignore)
        self._roots = [*given, *elsewhere]
        self.nodes = [node for node in nodes if node.cluster_id in (cluster, None)]
        self.formatted_again = [node for node in nodes if node not in self.nodes]
        self.report.doubtful += [
            f"{node.path} has cluster.id {node.cluster_id} and no partition: it is not used; it was"
            " formatted again, or is of another cluster"
            for node in self.formatted_again
        ]
        self.brokers = {node.node_id for node in self.nodes if node.has_logs}
        copies = read_copies(self.nodes, limits)
        self.copies = [copy for copy in copies if copy.end_offset]
        for copy in copies:
            if not copy.end_offset:
                ignore(copy.path, "; ".join(copy.problems) or "has no record")
        self._known_copies = copies
        self.history = MetadataHistory()
        self.retired: set[int] = set()
        self.later: list[NextStep] = []
        self._highest_epoch = max((copy.highest_epoch for copy in copies), default=0)
        self._put_back: dict[str, PutBack] = {}
        self._logs = MendedLogs(self.report, limits)
        self._group_offsets: dict[str, bytes] = {}

    def directory_ids(self) -> dict[int, str | None]:
        """Return the directory id of each node's metadata log; it stays in place.

        One that is lost comes to a new directory: no node starts with an id twice.
        """
        return {node.node_id: node.directory_id for node in self.nodes if node.metadata_log}

    def refused(self, why: str, remedy: str) -> RescueError:
        """Return a refusal, with the unusable files as its possible cause."""
        found = "; ".join(f"{ignored.path}: {ignored.reason}" for ignored in self.report.ignored)
        return RescueError(f"{why}{f' ({found})' if found else ''}{remedy}")

    def choose(self) -> MetadataCopy:
        """Choose a copy of the metadata log, and return it; its state is the `history`.

        Raises:
            RescueError: no copy is usable.
        """
        if not self.copies:
            raise self.refused(
                "no node has a usable copy of the metadata log",
                "; `kafkafmt rescue cluster` rebuilds the metadata from the brokers' disks",
            )
        best = self.copies[0]
        history = read_history(best, self.limits)
        rank = (best.epoch, best.end_offset)
        equal = [copy for copy in self.copies if (copy.epoch, copy.end_offset) == rank]
        voters = {voter.node_id for voter in history.voters} | best.quorum.voters
        chosen = next((copy for copy in equal if copy.node.node_id in voters), best)
        if chosen is not best:
            history = read_history(chosen, self.limits)
        self.history = history
        self.report.chosen = Chosen(
            *chosen.place,
            f"the highest epoch ({chosen.epoch}), and in it the highest end offset"
            f" ({chosen.end_offset}), of {len(self.copies)} copies",
        )
        for copy in self.copies:
            differs = copy.divergence(chosen)
            at = differs.base_offset if differs else None
            self.report.copies.append(OtherCopy(*copy.place, at, list(copy.problems)))
            if differs is not None:
                self.report.ignore(
                    copy.path,
                    f"offsets {differs.base_offset} to {copy.end_offset - 1} of epoch"
                    f" {differs.epoch} are not in the chosen log: never committed",
                )
        self.report.doubtful += _first(history.unread) + _first(history.findings)
        self.report.doubtful += _first(
            [
                f"{chosen.path}: partitions of topic id {topic_id}, and no such topic: a controller"
                " does not start with them"
                for topic_id in sorted(history.partitions.keys() - history.topic_names.keys())
            ]
        )
        level = history.metadata_version
        if level > HIGHEST_LEVEL:
            self.report.doubtful.append(
                f"{chosen.path}: metadata.version is {level}, and this version of kafkafmt knows"
                f" up to {HIGHEST_LEVEL}: what is added has the form of that one"
            )
        reason = too_old(history.features)
        if reason is not None:
            self.report.doubtful.append(f"{chosen.path}: {reason}")
        self._note_evidence(chosen)
        return chosen

    def older_topics(self, chosen: MetadataCopy) -> set[str]:
        """Return the ids of topics in copies consistent with the chosen one.

        One copy after the other is read, since each may have a million partitions.
        """
        ids: set[str] = set()
        for copy in self.copies:
            if copy is not chosen and copy.divergence(chosen) is None:
                ids.update(read_history(copy, self.limits).topic_names)
        return ids

    def _note_evidence(self, chosen: MetadataCopy) -> None:
        doubtful = self.report.doubtful
        doubtful += _first(chosen.problems)
        for copy in self.copies:
            if copy.sound_end > max(chosen.end_offset, copy.end_offset):
                doubtful.append(
                    f"{copy.path} has whole batches up to offset {copy.sound_end - 1}, after damage"
                    " or a gap: they are not used"
                )
        doubtful += [
            f"{problem}; an epoch that it had may be higher than {self._highest_epoch}"
            for copy in self.copies
            for problem in copy.problems
            if copy is not chosen and f"{QUORUM_STATE}: " in problem
        ]
        if self._highest_epoch > chosen.epoch:
            self.report.doubtful.append(
                f"a node has seen epoch {self._highest_epoch}, and no usable log goes beyond epoch"
                f" {chosen.epoch}: an election whose records are not here; something may be missing"
            )

    def new_epoch(self) -> int:
        """Return an epoch higher than any seen by a node.

        Raises:
            RescueError: a node has seen the last possible epoch.
        """
        if self._highest_epoch >= _HIGHEST_EPOCH:
            paths = [copy.path for copy in self.copies if copy.highest_epoch >= _HIGHEST_EPOCH]
            raise RescueError(
                f"a quorum-state or batch has the highest epoch there is, {_HIGHEST_EPOCH}, so no"
                f" leader can follow: {', '.join(paths) or 'in a copy that is not usable'}"
            )
        return self._highest_epoch + 1

    def continued(
        self, chosen: MetadataCopy, kraft_version: int, voters: Sequence[Voter]
    ) -> NewLog:
        """Return the continuation of a copy by new controllers; an open transaction is aborted.

        Otherwise a controller would take the added records for a part of it, and drop them.

        Raises:
            RescueError: as :meth:`new_epoch`.
        """
        history = self.history
        level, old_voters = history.metadata_version, history.voters
        log = NewLog(chosen, self.new_epoch(), level, kraft_version, voters, old_voters)
        log.old_kraft_version = history.kraft_version
        if history.is_in_transaction:
            log.add("AbortTransactionRecord", {"reason": "rescued"})
        return log

    def mended(
        self,
        copies: Sequence[PartitionCopy],
        name: str,
        settings: Mapping[str, str],
        *,
        is_deleted: bool = False,
    ) -> list[PartitionCopy]:
        """Return the copies of a partition, best first; damaged ones in use are salvaged.

        OUT has the salvaged copies, those not in use, and the ids of those without one. With
        ``is_deleted``, the caller puts the copies back. ``name`` is the one that the partition
        gets; ``settings`` are those of its topic, empty if they are not known.
        """
        mended = self._logs.mended(copies, name, settings)
        for copy in mended:
            directory = copy.directory
            own_name = directory.name
            if directory.state != CURRENT and not is_deleted:
                self.put_back_log(copy, name)
                self.put_back(copy.data).replaced.append(own_name)
                self.report.doubtful.append(
                    f"{name}: broker {copy.broker} {_ASIDE[directory.state]} {directory.path}, and"
                    " has no other: it may lack records"
                )
            elif copy.is_in_use and copy.write is not None:
                self.put_back_log(copy, own_name)
            elif copy.is_in_use and (files := mended_files(copy)):
                self.put_back(copy.data).files.update(files)
            for other in copy.others:
                self.put_back(other.data).replaced.append(other.directory.name)
        topic, _, number = name.rpartition("-")
        self._logs.keep_start(mended, topic, int(number), settings)
        return mended

    def keep_log_starts(self) -> None:
        """Set the first offsets of kept logs to the last checkpoints of their brokers."""
        names = self.history.topic_names
        directories = [
            each
            for each in partition_directories(self.nodes)
            if each.state == CURRENT and each.topic_id in names
        ]
        cut = {
            (each.topic_id, each.partition)
            for each in directories
            if may_be_cut_at_start(each, self.limits)
        }
        of_cut = [each for each in directories if (each.topic_id, each.partition) in cut]
        for (topic_id, number), copies in read_partition_copies(
            of_cut, self.report, self.limits
        ).items():
            name = names[topic_id]
            settings = self.history.configs.get((TOPIC_RESOURCE, name), {})
            self._logs.keep_start(copies, name, number, settings)

    def put_back_log(self, copy: PartitionCopy, name: str) -> None:
        """Put the directory of a partition back under a name."""
        back = self.put_back(copy.data)
        back.partitions[name] = copy.write or partial(copy_partition, copy)
        note_uncopied(copy.path, self.report.ignore)
        if os.path.isdir(os.path.join(copy.data.path, name)):
            back.replaced.append(name)

    def put_back(self, data: DataDirectory) -> PutBack:
        """Return the files to copy back into a data directory."""
        if data.path not in self._put_back:
            others = self._put_back.values()
            taken = [back.name for back in others if back.data.node_id == data.node_id]
            name, number = data.name, 2
            while name in taken:
                name, number = f"{data.name}.{number}", number + 1
            self._put_back[data.path] = PutBack(data, name)
        return self._put_back[data.path]

    def give_offsets(self, group: str, rows: Iterable[tuple[str, int, int]]) -> None:
        """Add committed offsets of a group, for ``kafka-consumer-groups.sh --from-file``."""
        lines = [f"{topic},{number},{offset}\n" for topic, number, offset in sorted(rows)]
        self._group_offsets[group] = "".join(lines).encode()

    def finish(
        self, log: NewLog, voters: Sequence[Voter], homes: Mapping[int, str | None] | None = None
    ) -> RescueReport:
        """Write OUT, and return the report.

        Args:
            log: what every controller gets.
            voters: the new ones of the quorum, for the next steps.
            homes: the id of the directory with the metadata log, of each controller; these are the
                voters where it is not given.
        """
        report = self.report
        of_voters = {voter.node_id: voter.directory_id for voter in voters}
        homes = of_voters if homes is None else homes
        replace_copies(self.nodes, self._known_copies, log, homes, self.put_back, report)
        for data, starts in self._logs.start_files():
            self.put_back(data).files[LOG_START] = starts
        report.epoch = log.epoch
        report.voters = [voter.address for voter in voters]
        steps = next_steps(
            report,
            self.nodes,
            list(self._put_back.values()),
            homes,
            voters,
            log,
            sorted(self._group_offsets),
            self.retired,
        )
        steps += self.later
        report.steps = [line for step in steps for line in (step.text, *step.lines)]
        report.ignored = sorted(set(report.ignored))
        if not report.dry_run:
            with NewDirectory(report.target) as directory:
                self._write(directory.path, log, homes)
                with confined([*self._roots, directory.path]):
                    self._judge(directory.path, homes)
                for name, content in (
                    (REPORT, report.to_json()),
                    (PAGE, render(report, steps)),
                    (STEPS, steps_page(report, steps)),
                ):
                    path = os.path.join(directory.path, name)
                    write_file(path, content.encode("utf-8", "replace"), 0o600)
                directory.publish()
        return report

    def _write(self, home: str, log: NewLog, homes: Mapping[int, str | None]) -> None:
        for node_id, directory_id in homes.items():
            path = os.path.join(home, "controllers", str(node_id))
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            log.write(path, node_id, self.report.cluster, directory_id or "")
        for back in filter(attrgetter("has_content"), self._put_back.values()):
            target = os.path.join(home, "brokers", str(back.data.node_id), back.name)
            os.makedirs(target, mode=0o700)
            for name, write in back.partitions.items():
                write(os.path.join(target, name))
            for name, data in back.files.items():
                path = os.path.join(target, name)
                os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
                write_file(path, data, 0o600)
        if self._group_offsets:
            folder = os.path.join(home, "group-offsets")
            os.mkdir(folder, 0o700)
            for group, data in self._group_offsets.items():
                write_file(os.path.join(folder, file_of_group(group)), data, 0o600)
            files = {file_of_group(group): group for group in self._group_offsets}
            index = json.dumps(files, indent=2, sort_keys=True).encode()
            write_file(os.path.join(folder, GROUPS), index, 0o600)

    def _judge(self, built: str, homes: Mapping[int, str | None]) -> None:
        """Note everything refused, deleted or set aside by brokers after the steps.

        A log that is not used since its topic is deleted may be set aside.
        """
        report = self.report
        ignored = {each.path for each in report.ignored}
        homes_of = {node: os.path.join(built, "controllers", str(node)) for node in homes}
        log = os.path.join(next(iter(homes_of.values())), METADATA_LOG)
        try:
            assigned = Assignments.of(read_cluster(log, limits=self.limits))
        except (KafkaFormatError, OSError, ValueError) as error:
            report.problems.append(f"the new metadata log gives no topics: {error}")
            return
        for node_id in sorted({*homes, *(node.node_id for node in self.nodes)}):
            listings: dict[str, list[Item]] = {}
            directories = [node for node in self.nodes if node.node_id == node_id]
            home = homes_of.get(node_id)
            for back in map(self.put_back, directories):
                given = os.path.join(built, "brokers", str(node_id), back.name)
                listings.update(listings_after(back, given, home))
            paths = [node.path for node in directories]
            if home and not any(node.metadata_log for node in directories):
                paths.append(home)
            found = next_start(paths, limits=self.limits, listings=listings, assignments=assigned)
            for finding in found.findings:
                is_known = not ignored.isdisjoint((finding.path, os.path.dirname(finding.path)))
                if finding.is_loss and not (finding.at_start == STRAY and is_known):
                    said = f"{finding.path}: {finding.message}"
                    report.problems.append(said.replace(built, report.target))


def _first(sentences: Sequence[str]) -> list[str]:
    """Return the first of many sentences, and the number of the others."""
    more = len(sentences) - _SHOWN
    return [*sentences[:_SHOWN], *([f"{more} more like these"] if more > 0 else [])]
