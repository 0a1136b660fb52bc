"""``salvage``: one log directory for a broker to start on, from damaged ones.

Strategy: the partitions come first (:mod:`~kafkafmt.repair.salvage.partition`), then the
checkpoints of the log directory; ``.kafka_cleanshutdown``, which tells a broker to trust them,
comes last.

Invariant: the sources are only read. The target appears whole or not at all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from fnmatch import fnmatchcase
from itertools import chain

from typing_extensions import Unpack

from kafkafmt._base import arguments
from kafkafmt._base.arguments import documented_by, expect_flag, expect_integer, expect_word
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import limits_or_default
from kafkafmt._base.texts import near_or_some
from kafkafmt._base.threads import in_threads
from kafkafmt.cluster.start.starting import next_start
from kafkafmt.log.data_directories import noting
from kafkafmt.log.shape import LogShape
from kafkafmt.repair.new_directory import NewDirectory, check_target, directory_mode, write_file
from kafkafmt.repair.salvage.copies import Copy, find_copies
from kafkafmt.repair.salvage.in_use import keep_those_in_use
from kafkafmt.repair.salvage.options import LocalPath, SalvageOptions
from kafkafmt.repair.salvage.partition import Noted, PartitionSalvager
from kafkafmt.repair.salvage.plan import ABORT, UNDECIDED
from kafkafmt.repair.salvage.report import PartitionReport, SalvageReport, render
from kafkafmt.repair.salvage.topics import Topics, check_topic_ids, problems_of_metadata
from kafkafmt.segment.side_files import encoding, side_file
from kafkafmt.segment.side_files.checkpoints import TopicPartitionOffset
from kafkafmt.segment.side_files.properties import MetaProperties, read_meta_properties
from kafkafmt.storage import names
from kafkafmt.storage.local import may_be_file
from kafkafmt.storage.new_file import READ_WRITE, common_permissions
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.safe_paths import confined

REPORT_PAGE = "salvage.html"
_SHOWN = 8
_CLEAN_SHUTDOWN = b'{"version":0,"brokerEpoch":-1}'
"""What ``CleanShutdownFileHandler`` writes without an epoch of the broker."""


@documented_by(SalvageOptions)
def salvage(
    source: LocalPath | Sequence[LocalPath], target: LocalPath, **options: Unpack[SalvageOptions]
) -> SalvageReport:
    """Write a log directory for a broker 4.3 to start on, with all sound records of the sources.

    Each sound batch keeps its offset and its bytes; only header fields that no checksum covers are
    repaired, where the right value is certain. Indexes, producer snapshots, leader epochs and
    checkpoints are built again, so the broker recovers nothing. Offsets that were given out once
    are not given out again.

    Args:
        source: a log directory of a broker, a directory that holds several of them, the directory
            of one partition, or a list of these. Copies of one partition complete each other. The
            sources are only read.
        target: the log directory to write; it must be new or empty. The report is in it as
            ``salvage.json`` and ``salvage.html``.

    Returns:
        What was written, lost, repaired and ignored.

    Raises:
        FileExistsError: the target is not a new or empty directory.
        FileNotFoundError: a source does not exist, or holds no partition.
        NotADirectoryError: a source is not a directory.
        ReplacedError: a broker has deleted or replaced files of a source meanwhile.
        OSError: the target cannot be written. What cannot be read is in the report.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, a source or the target is a URL, or target and
            source contain one another.
    """
    sources = [_path("source", path) for path in _list(source)]
    with confined(sources):
        return _salvaged(sources, target, options)


def _salvaged(sources: list[str], target: LocalPath, options: SalvageOptions) -> SalvageReport:
    topics, topic_ids = options.get("topics"), options.get("topic_ids")
    open_transactions = options.get("open_transactions", ABORT)
    dry_run, threads = options.get("dry_run", False), options.get("threads", 1)
    lower_log_start = options.get("lower_log_start", False)
    expect_word("open_transactions", open_transactions, UNDECIDED)
    expect_flag("dry_run", dry_run)
    expect_flag("lower_log_start", lower_log_start)
    expect_integer("threads", threads, positive=True)
    check_topic_ids(topic_ids or {})
    for path in [*sources, _path("target", target)]:
        if is_remote(path):
            raise ValueError(
                f"{path}: salvage reads and writes directories of this machine; copy the log "
                "directory of a store to a disk first"
            )
    patterns = None if topics is None else [str(topic) for topic in _list(topics)]
    path = check_target(_path("target", target), sources)
    report = SalvageReport(sources, path, dry_run)
    work = _SalvageRun(report, options)
    found = work.sources

    def is_wanted(topic: str) -> bool:
        return (
            patterns is None
            or topic == names.METADATA_TOPIC
            or any(fnmatchcase(topic, pattern) for pattern in patterns)
        )

    there = {topic for topic, _ in (*found.partitions, *found.unlisted)} - {names.METADATA_TOPIC}
    if patterns is not None and not any(map(is_wanted, there)):
        hint = near_or_some(patterns[0], sorted(there))
        raise FileNotFoundError(f"no topic in the sources matches {', '.join(patterns)}{hint}")
    mode = directory_mode(found.data_directories[0])
    with nullcontext() if dry_run else NewDirectory(path, mode) as directory:
        built = None if directory is None else directory.path
        wanted = [copies for (topic, _), copies in found.partitions.items() if is_wanted(topic)]
        work.partitions(wanted, built, threads, options.get("progress"))
        work.meta_properties(built)
        work.metadata(built)
        for logs, problem in (
            (found.unlisted, "cannot be listed: the partition is missing"),
            (found.of_0_7, "only has segments of Kafka 0.7, of which nothing was written"),
        ):
            report.problems += [
                f"{log}: {problem}" for (topic, _), log in sorted(logs.items()) if is_wanted(topic)
            ]
        report.ignored = sorted(set(report.ignored))
        if directory is not None:
            work.checkpoints(directory.path)
            work.next_start(directory.path)
            for name, text in (
                (names.SALVAGE_REPORT, report.to_json()),
                (REPORT_PAGE, render(report, work.shape)),
            ):
                write_file(os.path.join(directory.path, name), text.encode(), 0o600)
            directory.publish()
    return report


class _SalvageRun:
    """One run: the sources, the report, and the files of the log directory."""

    def __init__(self, report: SalvageReport, options: SalvageOptions) -> None:
        self._report = report
        self._limits = limits = limits_or_default(options.get("limits"))
        self.sources = find_copies(report.sources, report.ignore, limits)
        topics = Topics(self._copies(), options.get("topic_ids"), report.ignore, limits)
        report.problems += keep_those_in_use(self.sources, topics, report.ignore)
        topics.count_ids(self._copies())
        self._salvager = PartitionSalvager(
            topics,
            report.ignore,
            undecided=options.get("open_transactions", ABORT),
            lowers_log_start=options.get("lower_log_start", False),
        )
        self._starts: list[TopicPartitionOffset] = []
        self._cleaned: list[TopicPartitionOffset] = []
        self._permissions = READ_WRITE
        self._meta: MetaProperties | None = None
        self.shape = LogShape()

    def _copies(self) -> list[Copy]:
        return [*chain.from_iterable(self.sources.partitions.values())]

    def partitions(
        self,
        wanted: Sequence[list[Copy]],
        directory: str | None,
        threads: int,
        progress: Callable[[int, int], object] | None,
    ) -> None:
        sizes = [
            sum(segment.size for copy in copies for segment in copy.segments) for copies in wanted
        ]
        self._permissions = common_permissions(
            segment.path for copies in wanted for copy in copies for segment in copy.segments
        )
        done = 0

        def salvaged(copies: list[Copy]) -> tuple[PartitionReport, Noted]:
            name = f"{copies[0].topic}-{copies[0].partition}"
            path = None if directory is None else os.path.join(directory, name)
            return self._salvager.salvage(copies, path)

        for size, (report, noted) in zip(sizes, in_threads(salvaged, wanted, threads), strict=True):
            done += size
            if progress is not None:
                progress(done, sum(sizes))
            self._report.partitions.append(report)
            self.shape.merge(noted.shape)
            place = report.topic, report.partition
            if noted.start is not None:
                self._starts.append(TopicPartitionOffset(*place, noted.start))
            if noted.cleaned is not None:
                self._cleaned.append(TopicPartitionOffset(*place, noted.cleaned))

    def meta_properties(self, directory: str | None) -> None:
        """Take over ``meta.properties``, of the log directory with the metadata log first.

        One that no broker starts with is not taken over (``MetaPropertiesEnsemble.verify``).
        """
        metadata = {
            copy.data_directory
            for (topic, _), copies in self.sources.partitions.items()
            if topic == names.METADATA_TOPIC
            for copy in copies
        }
        beside, note = self.sources.beside, noting(self._report.ignore)
        unusable: list[str] = []
        for source in sorted(
            self.sources.data_directories, key=lambda source: source not in metadata
        ):
            path = f"{source}/{names.META_PROPERTIES}"
            if not may_be_file(path):
                continue
            chosen, reason = beside.meta(source), beside.reason(path)
            try:
                file = side_file.read(path, self._limits)
                read_meta_properties(file)  # which may have changed since
            except (KafkaFormatError, OSError) as error:
                reason = reason or error
            if chosen is None or reason is not None:
                if reason is not None:
                    note(path, reason)
                unusable.append(f"{path} cannot be read")
                continue
            keys = {"node.id": chosen.node_id is None, "cluster.id": not chosen.cluster_id}
            missing = " and no ".join(key for key, is_missing in keys.items() if is_missing)
            if missing:
                unusable.append(f"{path} has no {missing}")
                continue
            self._meta = chosen
            self._report.meta_properties = path
            if directory is not None:
                target = os.path.join(directory, names.META_PROPERTIES)
                write_file(target, file.data, common_permissions([path]))
            return
        self._report.problems += (
            f"{why}: no broker starts without; write {names.META_PROPERTIES} with version=1,"
            " node.id (of the broker's server.properties), cluster.id (of another node's"
            f" {names.META_PROPERTIES}) and directory.id (`kafkafmt cluster partitions` shows it)"
            for why in unusable[:1]
        )

    def metadata(self, directory: str | None) -> None:
        """Note the faults of the metadata log: the written one, or its copies."""
        metadata = [each for each in self._report.partitions if each.topic == names.METADATA_TOPIC]
        if not metadata:
            return
        others = [each for each in self._report.partitions if each.topic != names.METADATA_TOPIC]
        paths = metadata[0].copies
        if directory is not None:
            paths = [os.path.join(directory, names.METADATA_LOG)]
        with confined(paths):
            self._report.problems += problems_of_metadata(paths, others, self._meta, self._limits)

    def checkpoints(self, directory: str) -> None:
        ends = [
            TopicPartitionOffset(partition.topic, partition.partition, partition.end_offset)
            for partition in self._report.partitions
            if partition.topic != names.METADATA_TOPIC
        ]
        files = {
            name: encoding.offset_checkpoint(entries)
            for name, entries in (
                (names.RECOVERY_POINT, ends),
                (names.HIGH_WATERMARK, ends),
                (names.LOG_START, self._starts),
                (names.CLEANED, self._cleaned),
            )
        }
        for name, data in {**files, names.CLEAN_SHUTDOWN: _CLEAN_SHUTDOWN}.items():
            write_file(os.path.join(directory, name), data, self._permissions)

    def next_start(self, directory: str) -> None:
        """Note the parts of the target to be refused, deleted or set aside by a broker.

        Nothing is noted if known problems keep a broker from serving the target anyway.
        """
        if self._report.meta_properties is None or self._report.problems:
            return
        with confined([directory]):
            found = next_start([directory], limits=self._limits).findings
        for finding in found:
            if finding.is_loss:
                said = f"{finding.path}: {finding.message}"
                self._report.problems.append(said.replace(directory, self._report.target))


def _list(value: LocalPath | Sequence[LocalPath]) -> Sequence[LocalPath]:
    return [value] if isinstance(value, (str, os.PathLike)) else value


def _path(name: str, value: object) -> str:
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} is a path, found {arguments.describe_value(value)}")
    return os.fsdecode(value)
