"""The logs followed by a stream, and their current files.

Strategy: a stream identifies a log by its topic-partition, and its progress by offsets only,
because segments are added, grow, are merged by compaction and are deleted. Code that needs the
files lists the directory again. While the broker's cleaner swaps files, a segment can be missing
under its name for a moment; its `.swap` file exists then (`LocalLog.replaceSegments`), so a
directory with such a file is listed again.

Code that opens a segment twice checks that it is the same file (`unchanged`); if not, it lists the
directory again.

Invariant: listing does not open any file.
"""

from __future__ import annotations

import glob
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TypeVar

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.data_loss import lost, report
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import LogFilter, Search
from kafkafmt.storage.discovery import find_groups, find_segments
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.names import LOG
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import Tree, is_remote, open_tree
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.segments import Segments, WholeSegments

TRIES = 5
"""How often a log is listed when its files disappear while they are read, before it is an error."""

_SWAP_TRIES = 50
_LISTINGS = 4
_PAUSE = 0.1  # seconds
_SWAP = f"{LOG}{names.SWAP}"

_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class FollowedLog:
    """A log directory with at least one segment, in offset order.

    Attributes:
        log_start: the log start offset, as far as the stream honours it.
        high_watermark: where the log ends for the stream; `None` if that is where its records end.
        name: of its directory, which the stream's offsets use.
        tail: a mark of the newest segment, which changes where the log does; `None` where a listing
            does not show it.
    """

    topic: str
    partition: int
    directory: str
    segments: Segments
    log_start: int = 0
    high_watermark: int | None = None
    name: str = field(init=False)
    tail: str | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.topic}-{self.partition}")
        last = self.segments[-1]
        known = (each for each in (last.version, last.inode, last.modified) if each is not None)
        mark = ":".join(map(str, known))
        tail = f"{segment_base(last)}:{last.size}:{mark}" if mark else None
        object.__setattr__(self, "tail", tail)

    @property
    def first_offset(self) -> int:
        """The base offset of the first segment, or the log start offset if higher."""
        return max(segment_base(self.segments[0]), self.log_start)


Logs = Mapping[str, FollowedLog]
"""Logs by name, as they were listed."""


def segment_base(segment: SegmentFile) -> int:
    """Return the base offset; every segment of a log directory has one."""
    return segment.base_offset or 0


def identity(path: str) -> tuple[int, int] | str | None:
    """Return the identity of a local file, to detect a replacement; `None` if it is gone."""
    if "://" in path:
        return path
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def unchanged(path: str) -> Iterator[tuple[int, int] | str | None]:
    """Expect a segment to stay the same file during a block.

    Yields its `identity`. Raises ReplacedError when the file is gone or replaced at the end of the
    block, even if the block raised KafkaFormatError.
    """
    before = identity(path)
    try:
        yield before
    except FileNotFoundError as error:
        raise ReplacedError(f"{path} was deleted while it was read") from error
    except ReplacedError as error:
        raise ReplacedError(f"{path} was replaced while it was read") from error
    except KafkaFormatError as error:
        if identity(path) != before:
            raise ReplacedError(f"{path} was replaced while it was read") from error
        raise
    if before is None or identity(path) != before:
        raise ReplacedError(f"{path} was replaced while it was read")


def find_logs(
    read: LogRead, search: Search | None = None, wanted: LogFilter | None = None
) -> dict[str, FollowedLog]:
    """Return the logs under the options' paths, by name. An empty directory has none.

    A `search` keeps what was listed; the directories of logs that are not `wanted` are not listed.

    Raises FileNotFoundError when a path is missing, and ValueError when a segment has no topic or
    two directories have the same topic-partition.
    """
    gathered: dict[tuple[str, int], list[Segments]] = {}
    for group in chain.from_iterable(_groups(read, path, search, wanted) for path in read.paths):
        segment = group[0].segment
        if names.is_tiered_segment(segment.name):
            _refuse_tier(read, segment)
        if not selection.is_chosen(read, *segment.place):
            continue
        if segment.topic is None or segment.partition is None or segment.base_offset is None:
            raise ValueError(
                f"{segment.path}: a stream or an incremental export reads log directories"
                " <topic>-<partition> only"
            )
        if isinstance(group, WholeSegments):
            segments = group.segments
        else:
            segments = Segments.of([extent.segment for extent in group])
        for path in segments.paths:
            if path.endswith(names.LOG_0_7):
                raise ValueError(f"{path}: readStream cannot read a segment of Kafka 0.7")
        gathered.setdefault((segment.topic, segment.partition), []).append(segments)
    logs = {}
    beside = DataDirectories(read.storage, read.limits)
    for topic, partition in sorted(gathered):
        parts = gathered.pop((topic, partition))
        directories = {segments[0].directory for segments in parts}
        if len(directories) > 1:
            raise ValueError(
                f"{topic}-{partition} is in several directories: {', '.join(sorted(directories))};"
                " read each of them in its own stream"
            )
        (directory,) = directories
        listed = parts[0]
        if len(parts) > 1:  # single files
            unique = {segment.path: segment for segment in chain.from_iterable(parts)}
            listed = Segments.of(sorted(unique.values(), key=segment_base))
        at = PartitionLog(directory, topic, partition)
        log = FollowedLog(
            topic,
            partition,
            directory,
            listed,
            0 if read.query.below_log_start else beside.log_start(at) or 0,
            (beside.high_watermark(at) or 0) if read.to_high_watermark else None,
        )
        logs[log.name] = log
    return logs


def _refuse_tier(read: LogRead, segment: SegmentFile) -> None:
    """Raise ValueError for a possibly selected segment of a tier."""
    topic = segment.topic  # only its manifest says where the prefix of the key ends
    suffixes = (topic[at:] for at in range(len(topic))) if topic else (topic,)
    if any(selection.is_topic_chosen(read, name) for name in suffixes):
        raise ValueError(
            f"{segment.path}: segments of tiered storage may overlap, so a stream cannot read"
            " them, and an incremental export neither; spark.read and a full export do"
        )


def list_log(directory: str, storage: StorageOptions) -> list[SegmentFile]:
    """Return the segments of a log directory in offset order; empty if the directory is gone.

    Waits while the broker's cleaner swaps files, for a few seconds at most.

    Raises TimeoutError when a `.swap` file stays, because the broker died during the swap.
    """
    tree = open_tree(directory, storage)
    swaps: list[str] = []
    for _ in range(_SWAP_TRIES):
        try:
            found = sorted(find_segments(directory, storage=storage), key=segment_base)
            if is_remote(directory):  # objects appear and disappear as a whole
                return found
            swaps = [item.name for item in tree.items(directory) if item.name.endswith(_SWAP)]
            then, now = {*map(segment_base, found)}, {*map(segment_base, find_segments(directory))}
            # It rolls above the active segment, and is deleted from below; the cleaner changes
            # what lies between: it may have made a segment that is listed of others that are, too.
            is_rolled = all(base > max(then) for base in now - then)
            if not swaps and is_rolled and all(base < min(now) for base in then - now):
                return found
        except FileNotFoundError:
            if tree.kind(directory) != "directory" or _has_no_log(tree, directory):
                return []
        time.sleep(_PAUSE)
    raise TimeoutError(
        f"{directory} keeps changing{f': found {swaps[0]}' if swaps else ''};"
        " a broker that dies during compaction leaves .swap files, and puts them in place when it"
        " starts"
    )


def retry_with_listing(
    log: FollowedLog, storage: StorageOptions, look: Callable[[FollowedLog], _Found], gone: _Found
) -> _Found:
    """Return the result of ``look`` for the current segments of a log; ``gone`` if it has none.

    ``look`` raises FileNotFoundError or ReplacedError when a segment disappears; then the log is
    listed again. The error is raised only if that happens `TRIES` times.
    """
    for _ in range(TRIES - 1):
        try:
            return look(log)
        except (FileNotFoundError, ReplacedError):
            segments = list_log(log.directory, storage)
            if not segments:
                return gone
            log = replace(log, segments=Segments.of(segments))
    return look(log)


def _groups(
    read: LogRead, path: str, search: Search | None, wanted: LogFilter | None
) -> list[Sequence[Extent]]:
    """Return the segments under a path; none of a directory, or a glob, without a segment.

    A file that disappears during the listing makes the listing fail. So a directory counts as empty
    only after several listings.
    """
    tree = open_tree(path, read.storage)
    for _ in range(_LISTINGS):
        try:
            return find_groups(path, read.storage, wanted, search)
        except FileNotFoundError:
            if tree.kind(tree.absolute(path)) != "directory" and not glob.has_magic(path):
                raise
        time.sleep(_PAUSE)
    return []


def _has_no_log(tree: Tree, directory: str) -> bool:
    try:
        return not any(item.name.endswith((LOG, _SWAP)) for item in tree.items(directory))
    except FileNotFoundError:
        return False


def available(
    read: LogRead, name: str, directory: str, start: int, end: int, *, log_start: int = 0
) -> int:
    """Return the first existing offset of a log at or after `start`; `end` without one.

    `log_start` is the log start offset, below which nothing is read.

    Raises DataLossError if that is not `start`, unless `failOnDataLoss` is false.
    """
    segments = list_log(directory, read.storage)
    first = segment_base(segments[0]) if segments else end
    why = f"the first segment in {directory} begins at {first}"
    if log_start > first:
        first, why = log_start, f"the log start offset is {log_start}"
    if first <= start:
        return start
    report(read, lost(name, start, min(first, end), why if segments else f"no {directory}"))
    return min(first, end)
