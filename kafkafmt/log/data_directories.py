"""The notes of a broker on its logs: the checkpoints of data directories, and topic ids.

Strategy: `log-start-offset-checkpoint` has the first offset of a log after a deletion of its
beginning inside a segment (`DeleteRecords`); a consumer does not see earlier records, though their
bytes are still there. `replication-offset-checkpoint` has the high watermark, up to which the
records were replicated. `recovery-point-offset-checkpoint` has the offset up to which a log was
flushed, and `cleaner-offset-checkpoint` an offset for each compacted log. They lie beside the log
directories, as `meta.properties` does, and `salvage.json` where `salvage` wrote them;
`partition.metadata` lies in each of them.

A log without a segment gives no records, and no error either. So readers name each log with offsets
in checkpoints or in the names of files (:func:`lost_logs`). Where another broker has the log, it is
not lost. In a store, only listed files are looked at.

Invariant: each file is read once, or by threads that ask at once. One that is missing, or that
Kafka's reader would reject, says nothing; a broker ignores such a checkpoint too
(`LogManager.loadLogs`). Bytes below a log start offset are left out with one warning for each log.
"""

from __future__ import annotations

import calendar
import logging
import os
import re
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, groupby
from typing import Any, NamedTuple, TypeVar

from typing_extensions import Unpack

from kafkafmt._base import damage, texts
from kafkafmt._base.errors import KafkaFormatError, located_reason
from kafkafmt._base.java import uuid_text
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.ranges import Ranges, union
from kafkafmt._base.wording import printable
from kafkafmt.log import ranges
from kafkafmt.segment.side_files.checkpoints import offsets_by_partition
from kafkafmt.segment.side_files.properties import (
    MetaProperties,
    read_meta_properties,
    read_partition_metadata,
)
from kafkafmt.segment.side_files.side_file import FileSource, StoreAccess, read
from kafkafmt.storage import names
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.errors import StorageError, is_refused
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import (
    CHECKPOINT,
    CLEANED,
    END_CHECKPOINTS,
    HIGH_WATERMARK,
    INDEX,
    LOG_START,
    META_PROPERTIES,
    OFFSET_CHECKPOINTS,
    PARTITION_METADATA,
    SALVAGE_REPORT,
    SIDE_FILES,
)
from kafkafmt.storage.partition_log import PartitionLog, without_segments
from kafkafmt.storage.resolve import is_remote, open_tree
from kafkafmt.storage.segment_file import Extent


class SalvagedLog(NamedTuple):
    """The part of a report about one log.

    Attributes:
        lost: the ranges of lost offsets.
        gaps: how many gaps without damage it has, as the cleaner leaves them.
    """

    lost: Ranges
    gaps: int


SalvagedLogs = dict[tuple[str, int], SalvagedLog]


def salvaged_logs(source: FileSource, **access: Unpack[StoreAccess]) -> SalvagedLogs:
    """Return the part of a report about each log, by topic and partition.

    Raises:
        KafkaFormatError: it is not a report of ``salvage``.
        OSError: the file or store cannot be read.
    """
    file = read(source, **access)
    logs: SalvagedLogs = {}
    try:
        for partition in texts.parsed(file.data)["partitions"]:
            ranges = [(lost["firstOffset"], lost["lastOffset"]) for lost in partition["lost"]]
            gaps = partition["gaps"]
            if not all(type(number) is int for number in (gaps, *chain(*ranges))):
                raise ValueError("an offset or a count is not a whole number")
            lost = union((first, last + 1) for first, last in ranges)
            logs[partition["topic"], partition["partition"]] = SalvagedLog(lost, gaps)
    except (ValueError, TypeError, LookupError) as error:
        reason = f"expected a report of salvage, found something else ({type(error).__name__})"
        raise file.error(reason, 0) from None
    return logs


_LOGGER = logging.getLogger(__name__)

ReadFailure = KafkaFormatError | OSError
Note = Callable[[str, ReadFailure], object]
"""Takes the path of a file that is there and cannot be read, and why."""
Ignore = Callable[[str, str], None]
"""Takes the path of what is left out, and why."""
_NO_FILE = "expected a file, found none or something else"
_Value = TypeVar("_Value")


def warn(path: str, error: ReadFailure) -> None:
    """Log a warning for an ignored file."""
    _LOGGER.warning("%s", printable(f"ignoring {path}: {located_reason(error)}"))


def noting(ignore: Ignore) -> Note:
    """Return a note function for ``ignore``; the reason does not repeat the path."""
    return lambda path, error: ignore(path, f"cannot be read: {located_reason(error)}")


def no_note(path: str, error: ReadFailure) -> None:
    """Note nothing: the caller reads the failures itself."""


_NOTED = re.compile(rb"^#\w{3} (\w{3} \d\d \d\d:\d\d:\d\d) \S+ (\d{4})\s*$", re.MULTILINE)
_DAY, _ZONES = 24 * 60 * 60, 15 * 60
"""Seconds; the offsets of time zones are multiples of a quarter of an hour."""


class DataDirectories:
    """The files of data directories, and of the logs in them, read when they are needed."""

    def __init__(
        self,
        storage: Mapping[str, Any] | None = None,
        limits: Limits = DEFAULT_LIMITS,
        note: Note = warn,
        may_lack: bool = False,
    ) -> None:
        self._options: dict[str, Any] = {"limits": limits, "storage_options": storage or NO_OPTIONS}
        self._note = note
        self._may_lack = may_lack  # what this user may not read is like other unreadable files
        self._known: dict[str, Any] = {}  # what each file says, by its path
        self._unreadable: dict[str, ReadFailure] = {}
        # Of each checkpoint that was read, its version before that, and the offsets.
        self._checkpoints: dict[str, tuple[object, Mapping[tuple[str, int], int]]] = {}

    def offset(self, checkpoint: str, at: PartitionLog, end: int | None = None) -> int | None:
        """Return the offset of a log in one of `names.OFFSET_CHECKPOINTS`; `None` without one.

        One above the ``end`` of the log counts only if the file still has it: the log may have been
        truncated since, or be that of another topic.
        """
        if at.topic is None or at.partition is None or at.state != names.CURRENT:
            return None
        path, place = f"{self._above(at)}/{checkpoint}", (at.topic, at.partition)
        version, offsets = self._checkpoints.get(path) or self._checkpoint(path)
        found = offsets.get(place)
        if end is None or found is None or found <= end or _version(path) == version:
            return found
        now = self.once(f"{path}{_version(path)}", partial(_offsets_at, path)) or {}
        return min(found, now[place]) if place in now else None

    def log_start(self, at: PartitionLog) -> int | None:
        """Return the log start offset of a log."""
        return self.offset(LOG_START, at)

    def high_watermark(self, at: PartitionLog) -> int | None:
        """Return the high watermark of a log."""
        return self.offset(HIGH_WATERMARK, at)

    def cleaned_end(self, at: PartitionLog) -> int | None:
        """Return the end of a log's cleaned part."""
        return self.offset(CLEANED, at)

    def read_checkpoints(self, directory: str, wanted: Iterable[str] = OFFSET_CHECKPOINTS) -> None:
        """Read checkpoints of a data directory now; failures are noted."""
        for name in wanted:
            self._checkpoint(f"{directory}/{name}")

    def _checkpoint(self, path: str) -> tuple[object, Mapping[tuple[str, int], int]]:
        """Return the version of a checkpoint, and its offsets: it is read once."""
        version = _version(path)
        found = self.once(path, offsets_by_partition) or {}
        return self._checkpoints.setdefault(path, (version, found))

    def read_as_listed(self, directory: str, entries: Iterable[Item]) -> None:
        """Read the ends of logs in a directory's checkpoints, before the logs are listed.

        A log growing meanwhile then ends at or above its noted end.
        """
        there = (item.name for item in entries)
        self.read_checkpoints(directory, (name for name in there if name in END_CHECKPOINTS))

    def meta(self, directory: str) -> MetaProperties | None:
        """Return the properties of a data directory."""
        return self.once(f"{directory}/{META_PROPERTIES}", read_meta_properties)

    def is_stopped(self, at: PartitionLog) -> bool:
        """Return whether the broker of a log stopped cleanly (``CleanShutdownFileHandler``)."""
        return self.once(f"{self._above(at)}/{names.CLEAN_SHUTDOWN}", read) is not None

    def may_run(self, at: PartitionLog) -> bool:
        """Return whether a log's broker may be running, or did not shut down cleanly."""
        return self.meta(self._above(at)) is not None and not self.is_stopped(at)

    def has_own_times(self, at: PartitionLog) -> bool | None:
        """Compare the time of ``meta.properties`` with the one noted in it; ``None`` without one.

        ``Properties.store`` notes when it writes, in its time zone. Files of a copy may have the
        time of the copy: then they do not tell which of two was written first.
        """
        path = f"{self._above(at)}/{META_PROPERTIES}"
        if self.meta(self._above(at)) is None:
            return None
        file = self.once(f"{path}#", lambda _, **options: read(path, **options))
        noted, version = _NOTED.search(file.data if file else b""), _version(path)
        if noted is None or version is None:
            return None
        try:
            there = time.strptime(b" ".join(noted.groups()).decode(), "%b %d %H:%M:%S %Y")
        except ValueError:
            return None
        later = version[1] // 10**9 - calendar.timegm(there)
        return abs(later) <= _DAY and (later + 1) % _ZONES <= 2

    def cluster_id(self, at: PartitionLog) -> str | None:
        """Return the id of a log's cluster; ``None`` if its data directory has none."""
        meta = self.meta(self._above(at))
        return (meta.cluster_id or None) if meta is not None else None

    def topic_id(self, at: PartitionLog) -> str | None:
        """Return the id of a log's topic as Kafka prints it, by its own file (Kafka 2.8)."""
        if at.files and PARTITION_METADATA not in at.files:
            return None
        return self.once(f"{at.path}/{PARTITION_METADATA}", read_topic_id)

    def forget_topic_ids(self, logs: Iterable[PartitionLog]) -> None:
        """Forget the topic ids of logs, to save memory or to read them again."""
        for log in logs:
            self._known.pop(f"{log.path}/{PARTITION_METADATA}", None)

    def lost_of_empty(self, at: PartitionLog) -> tuple[str, int, int] | None:
        """Return the loss of a log without a segment: the naming file, first and last offset.

        Checkpoints tell, and the names of producer snapshots and indexes, which are offsets. What
        a snapshot of a metadata log has is not lost.
        """
        above = self._above(at)
        named = {name: names.base_offset(name) for name in at.files if name.endswith(SIDE_FILES)}
        of_files = {name: offset for name, offset in named.items() if offset is not None}
        ends = {f"{above}/{name}": self.offset(name, at, 0) or 0 for name in END_CHECKPOINTS} | {
            f"{at.path}/{name}": offset for name, offset in of_files.items()
        }
        path, end = max(ends.items(), key=lambda item: item[1])
        bases = [offset for name, offset in of_files.items() if name.endswith(INDEX)]
        kept = [names.base_offset(name) or 0 for name in at.files if name.endswith(CHECKPOINT)]
        start = max(self.log_start(at) or 0, min(bases, default=0), *kept)
        return (path, start, end - 1) if start < end else None

    def salvaged(self, at: PartitionLog) -> SalvagedLog:
        """Return the report of a log's salvage; without one, an empty report."""
        nothing = SalvagedLog([], 0)
        if at.topic is None or at.partition is None or at.state != names.CURRENT:
            return nothing
        report = self.once(f"{self._above(at)}/{SALVAGE_REPORT}", salvaged_logs)
        return (report or {}).get((at.topic, at.partition), nothing)

    def once(self, path: str, read: Callable[..., _Value]) -> _Value | None:
        """Return a file there as a function reads it with limits and options, or ``None``.

        Raises:
            StorageError: a store does not answer.
        """
        if path in self._known:
            known: _Value | None = self._known[path]
            return known
        found = None  # for another thread the file does not yet say nothing
        try:
            found = read(path, **self._options)
        except FileNotFoundError as error:
            if os.path.lexists(path) and not os.path.isfile(path):  # else it was made meanwhile
                self.cannot_read(path, FileNotFoundError(error.errno, _NO_FILE, path))
        except StorageError as error:
            if not (self._may_lack and is_refused(error)):
                raise  # the file may be there, and say something else
            self.cannot_read(path, error)
        except (KafkaFormatError, OSError) as error:
            self.cannot_read(path, error)
        self._known[path] = found
        return found

    def reason(self, path: str) -> ReadFailure | None:
        """Return the error of reading an existing file; ``None`` without one."""
        return self._unreadable.get(path)

    def unreadable(self, directory: str) -> list[tuple[str, ReadFailure]]:
        """Return the unreadable checkpoints and properties of a data directory, with the errors."""
        self.read_checkpoints(directory)
        self.meta(directory)
        paths = (f"{directory}/{name}" for name in (*OFFSET_CHECKPOINTS, META_PROPERTIES))
        return [(path, self._unreadable[path]) for path in paths if path in self._unreadable]

    def refusals(self) -> list[OSError]:
        """Return the errors of files without read permission for this user."""
        return [
            error
            for error in self._unreadable.values()
            if isinstance(error, OSError) and is_refused(error)
        ]

    def _above(self, at: PartitionLog) -> str:
        if at.data_directory is not None:
            return at.data_directory
        return open_tree(at.path, at.storage).parent(at.path)

    def cannot_read(self, path: str, error: ReadFailure) -> None:
        """Note once an existing but unreadable file."""
        if path not in self._unreadable:
            self._unreadable[path] = error
            self._note(path, error)


def read_topic_id(path: str, **options: Any) -> str:
    """Return the id in a ``partition.metadata`` as Kafka prints it."""
    return uuid_text(read_partition_metadata(path, **options).topic_id.bytes)


def _offsets_at(path: str, _: str, **options: Any) -> Mapping[tuple[str, int], int]:
    return offsets_by_partition(path, **options)


def _version(path: str) -> tuple[int, int] | None:
    """Return the version of a file of this machine; ``None`` for a missing one."""
    try:
        now = os.stat(path)
    except (OSError, ValueError):
        return None
    return now.st_ino, now.st_mtime_ns


def may_be_lost(path: str, items: list[Item]) -> bool:
    """Return whether :func:`lost_logs` needs a listing."""
    has_segment = any(names.is_segment(item.name) for item in items)
    return not is_remote(path) and names.is_log(os.path.basename(path)) and not has_segment


def lost_logs(
    listings: Mapping[str, list[Item]], known: Collection[str], wanted: LogFilter | None = None
) -> Iterator[damage.Damage]:
    """Lost logs as damage, by topic and partition; ``known`` directories have segments."""
    directories = DataDirectories(note=no_note)
    local = {path: items for path, items in listings.items() if not is_remote(path)}
    empty = without_segments(local, {*known})
    there = {names.parse_log_name(os.path.basename(path)) for path in known}
    logs = [
        log for log in empty if log.place not in there and (wanted is None or wanted(log.place))
    ]
    for log in sorted(logs, key=lambda log: (log.topic or "", log.partition or 0, log.path)):
        lost = directories.lost_of_empty(log)
        if lost is not None:
            path, first, last = lost
            offsets = f"offset {first} is" if first == last else f"offsets {first} to {last} are"
            message = (
                f"the log directory has no segment, and {path.rpartition('/')[2]} says offset "
                f"{last + 1}: {offsets} lost"
            )
            place = log.topic, log.partition, None, 0, 0
            yield damage.Damage(*place, damage.MISSING_OFFSETS, message, log.path)


def started(found: Iterable[Extent], limits: Limits) -> Iterator[Extent]:
    """Yield the extents of logs, with each log start offset above their first offset.

    Kafka's consumers are sent there by ``OFFSET_OUT_OF_RANGE`` (``UnifiedLog.read``). A tier has
    its own (``Extent.copied``), and a segment that is named as no log has none.
    """
    stores: dict[StorageOptions, DataDirectories] = {}
    for directory, listed in groupby(found, key=ranges.log_directory):
        extents = list(listed)
        first = extents[0].segment
        start = None
        if first.base_offset is not None and extents[0].copied is None:
            beside = stores.setdefault(first.storage, DataDirectories(first.storage, limits))
            start = beside.log_start(PartitionLog(directory, first.topic, first.partition))
        if start is None or start <= (first.base_offset or 0):
            yield from extents
            continue
        _LOGGER.warning(
            "%s",
            printable(
                f"{directory}: offsets below the log start offset {start} are left out;"
                " below_log_start=True reads them (--below-log-start)"
            ),
        )
        yield from (replace(extent, log_start=start) for extent in extents)
