"""``salvage``: damaged log directories become one that a broker starts on.

Strategy: each partition is read twice. The first time decides what is lost and which transaction
markers are missing (:mod:`~kafkafmt.salvaging.plan`); the second time writes
(:mod:`~kafkafmt.salvaging.partition`). The checkpoints of the log directory come after the
partitions, and ``.kafka_cleanshutdown``, which tells a broker to trust them, comes last.

Invariant: the sources are only read. The target appears whole or not at all.
"""

from __future__ import annotations

import filecmp
import os
import stat
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from fnmatch import fnmatchcase
from functools import partial

from kafkafmt.arguments import described, expect_flag, expect_integer, expect_one_of
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.log_format import (
    CLEAN_SHUTDOWN,
    CLEANED,
    HIGH_WATERMARK,
    LEADER_EPOCHS,
    LOG,
    LOG_START,
    META_PROPERTIES,
    PARTITION_METADATA,
    RECOVERY_POINT,
)
from kafkafmt.salvaging.copies import (
    Copy,
    Sources,
    find_copies,
)
from kafkafmt.salvaging.entries import CopyEntries, Kept, Loss
from kafkafmt.salvaging.known_range import known_end_of, known_start_of
from kafkafmt.salvaging.merge import Step, merged
from kafkafmt.salvaging.page import render
from kafkafmt.salvaging.partition import PartitionWriter
from kafkafmt.salvaging.plan import ABORT, UNDECIDED, Plan, Planner
from kafkafmt.salvaging.quorum import copy_quorum
from kafkafmt.salvaging.recovery import Recovery
from kafkafmt.salvaging.report import Ignored, PartitionReport, SalvageReport
from kafkafmt.salvaging.target import NewDirectory, check_target, write_file
from kafkafmt.salvaging.topics import (
    METADATA_TOPIC,
    Topics,
    check_topic_ids,
    problems_of_metadata,
)
from kafkafmt.side_files import encoding
from kafkafmt.side_files.checkpoints import (
    EpochEntry,
    TopicPartitionOffset,
    read_leader_epoch_checkpoint,
)
from kafkafmt.side_files.meta_properties import read_meta_properties
from kafkafmt.storage.resolve import is_remote
from kafkafmt.survey.in_threads import in_threads

INDEX_INTERVAL_BYTES = 4096
"""Kafka's default of ``index.interval.bytes``."""
REPORT_JSON, REPORT_PAGE = "salvage.json", "salvage.html"
_CLEAN_SHUTDOWN = b'{"version":0,"brokerEpoch":-1}'
"""What ``CleanShutdownFileHandler`` writes without an epoch of the broker."""

Path = str | os.PathLike[str]


def salvage(
    source: Path | Sequence[Path],
    target: Path,
    *,
    topics: Sequence[str] | None = None,
    topic_ids: Mapping[str, str] | None = None,
    undecided: str = ABORT,
    repair: bool = True,
    index_interval_bytes: int | None = None,
    dry_run: bool = False,
    threads: int = 1,
    limits: Limits | None = None,
) -> SalvageReport:
    """Write a log directory that a broker 4.3 starts on, with all sound records of the sources.

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
        topics: names of topics, or patterns such as ``orders*``; ``None`` is all. The metadata log
            of the cluster is always included.
        topic_ids: ids of topics in Kafka's form, by name. They count before those in the metadata
            log and in ``partition.metadata``. A topic without any gets a new id.
        undecided: what to do with a transaction whose marker is lost, if no side file says what it
            was: ``abort`` writes an ABORT marker, ``leave`` writes none.
        repair: whether to repair base offsets and leader epochs. Without it, batches with wrong
            offsets are lost.
        index_interval_bytes: bytes between two entries of an offset index. ``None`` takes each
            topic's setting ``index.interval.bytes`` from the metadata log, else 4096.
        dry_run: whether to write nothing, and only return the report.
        threads: how many partitions are read and written at once.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.

    Returns:
        What was written, lost, repaired and ignored.

    Raises:
        FileExistsError: the target is not a new or empty directory.
        FileNotFoundError: a source does not exist, or holds no partition.
        NotADirectoryError: a source is not a directory.
        OSError: the target cannot be written. What cannot be read is in the report.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, a source or the target is a URL, or target and
            source contain one another.
    """
    expect_one_of("undecided", undecided, UNDECIDED)
    expect_flag("repair", repair)
    expect_flag("dry_run", dry_run)
    expect_integer("threads", threads, positive=True)
    if index_interval_bytes is not None:
        expect_integer("index_interval_bytes", index_interval_bytes, positive=True)
    check_topic_ids(topic_ids or {})
    sources = [_path("source", each) for each in _list(source)]
    for each in [*sources, _path("target", target)]:
        if is_remote(each):
            raise ValueError(
                f"{each}: salvage reads and writes directories of this machine; copy the log "
                "directory of a store to a disk first"
            )
    patterns = None if topics is None else [str(topic) for topic in _list(topics)]
    path = check_target(_path("target", target), sources)
    report = SalvageReport(sources, path, dry_run)

    def ignore(ignored: str, reason: str) -> None:
        report.ignored.append(Ignored(ignored, reason))

    bounds = limits_or_default(limits)
    found = find_copies(sources, ignore, bounds)
    work = _Work(
        found,
        report,
        Topics(
            [copy for copies in found.partitions.values() for copy in copies],
            topic_ids,
            ignore,
            bounds,
        ),
        undecided=undecided,
        repair=repair,
        interval=index_interval_bytes,
        limits=bounds,
    )
    with nullcontext() if dry_run else NewDirectory(path) as directory:
        wanted = [
            copies
            for (topic, _), copies in found.partitions.items()
            if patterns is None
            or topic == METADATA_TOPIC
            or any(fnmatchcase(topic, each) for each in patterns)
        ]
        work.partitions(wanted, directory, threads)
        if patterns is not None and not any(
            partition.topic != METADATA_TOPIC for partition in report.partitions
        ):
            raise FileNotFoundError(f"no topic in the sources matches {', '.join(patterns)}")
        work.meta_properties(directory)
        work.metadata(directory)
        report.ignored = sorted(set(report.ignored), key=lambda each: (each.path, each.reason))
        if directory is not None:
            work.checkpoints(directory)
            write_file(os.path.join(directory.path, REPORT_JSON), report.to_json().encode(), 0o600)
            write_file(os.path.join(directory.path, REPORT_PAGE), render(report).encode(), 0o600)
            write_file(os.path.join(directory.path, CLEAN_SHUTDOWN), _CLEAN_SHUTDOWN, 0o644)
            directory.publish(_mode(found.data_directories[0].path, 0o755) | stat.S_IRWXU)
    return report


class _Work:
    """One run: the sources, the options, and the report."""

    def __init__(
        self,
        sources: Sources,
        report: SalvageReport,
        topics: Topics,
        *,
        undecided: str,
        repair: bool,
        interval: int | None,
        limits: Limits,
    ) -> None:
        self._sources = sources
        self._report = report
        self._topics = topics
        self._undecided = undecided
        self._repair = repair
        self._interval = interval
        self._limits = limits
        self._starts: list[TopicPartitionOffset] = []

    def partitions(
        self, wanted: Sequence[list[Copy]], directory: NewDirectory | None, threads: int
    ) -> None:
        """Salvage partitions, each in one thread."""
        function = partial(self._partition, directory=directory)
        for report, start in in_threads(function, wanted, threads):
            self._report.partitions.append(report)
            if start > report.start_offset and directory is not None:
                self._starts.append(TopicPartitionOffset(report.topic, report.partition, start))

    def _partition(
        self, copies: list[Copy], directory: NewDirectory | None
    ) -> tuple[PartitionReport, int]:
        """Salvage one partition; its report, and the log start offset of the checkpoints."""
        topic, number = copies[0].topic, copies[0].partition
        report = PartitionReport(topic, number, copies=[copy.path for copy in copies])
        report.topic_id, report.topic_id_source = self._topics.id_of(topic)
        epochs = {copy.path: self._epochs(copy) for copy in copies}
        known_end = known_end_of(copies)
        starts = [copy.checkpoint(LOG_START) or 0 for copy in copies]
        known_start = known_start_of(copies, epochs, max(starts))
        planner = Planner(
            copies,
            report,
            undecided=self._undecided,
            is_compacted=any(copy.checkpoint(CLEANED) is not None for copy in copies),
            ignore=self._ignore,
        )
        recoveries = [Recovery(copy, self._index_interval(topic)) for copy in copies]
        entries = [
            CopyEntries(
                copy, epochs[copy.path], known_end, repair=self._repair, limits=self._limits
            )
            for copy in copies
        ]
        steps = _merged(copies, map(_followed, entries, recoveries))
        plan = planner.plan(steps, known_end, known_start)
        report.kafka_records = max(
            0 if self._topics.is_stray(copy) else recovery.records
            for copy, recovery in zip(copies, recoveries, strict=True)
        )
        if directory is not None:
            steps = _merged(copies, entries)
            recorded = [entry for copy in copies for entry in epochs[copy.path]]
            self._write(directory, copies, report, plan, recorded, steps)
        return report, max(starts)

    def _write(
        self,
        directory: NewDirectory,
        copies: list[Copy],
        report: PartitionReport,
        plan: Plan,
        epochs: Sequence[EpochEntry],
        steps: Iterator[Step],
    ) -> None:
        """Write the directory of a partition."""
        first = copies[0]
        path = directory.make(f"{first.topic}-{first.partition}", _mode(first.path, 0o755))
        files = [segment.path for copy in copies for segment in copy.segments]
        mode = _mode(files[0], 0o644) if files else 0o644
        is_metadata = first.topic == METADATA_TOPIC
        writer = PartitionWriter(
            path,
            plan,
            epochs,
            interval=self._index_interval(first.topic),
            mode=mode,
            keeps_end=not is_metadata,
        )
        writer.write(steps)
        report.start_offset = writer.start
        metadata = encoding.partition_metadata(report.topic_id)
        write_file(os.path.join(path, PARTITION_METADATA), metadata, mode)
        if is_metadata:
            copy_quorum(copies, path, mode, self._ignore)
        report.rebuilt = _rebuilt(path, first.path)

    def _index_interval(self, topic: str) -> int:
        """The bytes between two entries of a topic's offset indexes."""
        return self._interval or self._topics.index_interval(topic) or INDEX_INTERVAL_BYTES

    def meta_properties(self, directory: NewDirectory | None) -> None:
        """Take over ``meta.properties``, of the log directory with the metadata log first."""
        metadata = {
            copy.data_directory.path
            for (topic, _), copies in self._sources.partitions.items()
            if topic == METADATA_TOPIC
            for copy in copies
        }
        for source in sorted(
            self._sources.data_directories, key=lambda each: each.path not in metadata
        ):
            path = source.file(META_PROPERTIES)
            if path is None:
                continue
            try:
                read_meta_properties(path, limits=self._limits)
                with open(path, "rb") as stream:
                    data = stream.read()
            except (KafkaFormatError, OSError) as error:
                self._ignore(path, str(error))
                continue
            self._report.meta_properties = path
            if directory is not None:
                target = os.path.join(directory.path, META_PROPERTIES)
                write_file(target, data, _mode(path, 0o644))
            return

    def metadata(self, directory: NewDirectory | None) -> None:
        """Note what is wrong with the metadata log: the written one, or the only one there is."""
        copies = self._sources.partitions.get((METADATA_TOPIC, 0), [])
        topics = {each.topic for each in self._report.partitions} - {METADATA_TOPIC}
        if copies and directory is not None:
            path = os.path.join(directory.path, f"{METADATA_TOPIC}-0")
            self._report.problems = problems_of_metadata(path, topics, self._limits)
        elif len(copies) == 1:
            self._report.problems = problems_of_metadata(copies[0].path, topics, self._limits)

    def checkpoints(self, directory: NewDirectory) -> None:
        """Write the three offset checkpoints of the log directory."""
        ends = [
            TopicPartitionOffset(each.topic, each.partition, each.end_offset)
            for each in self._report.partitions
            if each.topic != METADATA_TOPIC
        ]
        for name, entries in (
            (RECOVERY_POINT, ends),
            (HIGH_WATERMARK, ends),
            (LOG_START, self._starts),
        ):
            data = encoding.offset_checkpoint(entries)
            write_file(os.path.join(directory.path, name), data, 0o644)

    def _epochs(self, copy: Copy) -> list[EpochEntry]:
        """The leader epochs of a copy; none if its checkpoint cannot be read."""
        path = copy.file(LEADER_EPOCHS)
        if path is None:
            return []
        try:
            entries = read_leader_epoch_checkpoint(path, limits=self._limits)
        except (KafkaFormatError, OSError) as error:
            self._ignore(path, str(error))
            return []
        return sorted(entries, key=lambda each: each.start_offset)

    def _ignore(self, path: str, reason: str) -> None:
        self._report.ignored.append(Ignored(path, reason))


def _rebuilt(directory: str, source: str) -> dict[str, int]:
    """How many files are not those of the source, by suffix or name; segments do not count."""
    found: Counter[str] = Counter()
    for name in sorted(os.listdir(directory)):
        stem, suffix = os.path.splitext(name)
        other = os.path.join(source, name)
        if suffix == LOG or _is_same(os.path.join(directory, name), other):
            continue
        found[suffix if stem.isdigit() else name] += 1
    return dict(found)


def _is_same(path: str, other: str) -> bool:
    """Whether two files have the same bytes; one that cannot be read is not the same."""
    try:
        return os.path.isfile(other) and filecmp.cmp(path, other, False)
    except OSError:
        return False


def _merged(copies: Sequence[Copy], entries: Iterable[Iterable[Kept | Loss]]) -> Iterator[Step]:
    """All entries of a partition."""
    sizes = (sum(segment.size for segment in copy.segments) for copy in copies)
    return merged(list(zip(copies, entries, sizes, strict=True)))


def _followed(entries: Iterable[Kept | Loss], recovery: Recovery) -> Iterator[Kept | Loss]:
    """The entries of a copy, which its recovery sees too."""
    for item in entries:
        recovery.add(item)
        yield item


def _mode(path: str, otherwise: int) -> int:
    """The permissions of a file or directory."""
    try:
        return stat.S_IMODE(os.stat(path).st_mode) & 0o777 | stat.S_IWUSR
    except OSError:
        return otherwise


def _list(value: Path | Sequence[Path]) -> Sequence[Path]:
    return [value] if isinstance(value, (str, os.PathLike)) else value


def _path(name: str, value: object) -> str:
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} is a path, found {described(value)}")
    return os.fsdecode(value)
