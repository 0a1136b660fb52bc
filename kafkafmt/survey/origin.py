"""The writer of a data directory: its Kafka release, node and cluster, and how it stopped.

Strategy: nothing in a directory names the release, but each of its files proves a lowest one: the
``metadata.version`` of the metadata log or of its newest snapshot, keys of
``meta.properties``, kinds of files, codecs. The latest of these counts. No release after 3.9 writes
a ``meta.properties`` of ZooKeeper's version 0. At a clean stop, a broker leaves
``.kafka_cleanshutdown`` (``LogManager.shutdown``) and cuts the zeroes off its indexes.

Invariant: every statement names the file that proves it. A few files are opened,
however many partitions there are; damage in them is skipped.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from kafkafmt._base.damage import SKIP
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.image import HIGHEST_LEVEL, METADATA_VERSION, level_name
from kafkafmt.cluster.messages.records import decoder
from kafkafmt.cluster.messages.schema import CLUSTER_METADATA
from kafkafmt.cluster.metadata_log import Snapshot, parse_snapshot_name
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.tier.found import Found
from kafkafmt.segment.side_files.properties import MetaProperties
from kafkafmt.storage import names, safe_paths
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.segment_file import Extent

_OF_DIRECTORY = {
    names.LOG_START: "0.11",
    names.META_PROPERTIES: "0.9",
    names.CLEANED: "0.8.1",
    names.RECOVERY_POINT: "0.8.1",
    names.HIGH_WATERMARK: "0.8",
}
"""The release that first wrote a file of a data directory."""
_OF_LOG = {
    names.QUORUM_STATE: "2.8",
    names.PARTITION_METADATA: "2.8",
    "leader-epoch-checkpoint": "0.11",
    names.SNAPSHOT: "0.11",
    names.TRANSACTION_INDEX: "0.11",
    names.TIME_INDEX: "0.10.1",
    names.INDEX: "0.8",
    names.LOG_0_7: "0.7",
}
"""The release that first wrote a file of a log directory, by its name or suffix."""
_LAST_OF_ZOOKEEPER = "3.9"
_MOST_LOGS = 1_000
"""In how many logs of a data directory files are looked at, apart from the metadata log."""
_MOST_INDEXES = 50
"""How many indexes of a data directory are opened."""
_INDEX_ENTRY = 8

STOPPED, NOT_STOPPED = "stopped cleanly", "not stopped cleanly, or running"
SALVAGED = "written by kafkafmt salvage"


@dataclass(frozen=True)
class Origin:
    """The writer of a data directory.

    Attributes:
        path: of the directory.
        since: the earliest release writing such files; ``None`` if unknown.
        until: the last one writing them; ``None`` if unknown.
        evidence: the proof of ``since``.
        node_id: of the broker or controller; ``None`` if unknown.
        cluster_id: ``None`` if unknown.
        stop: how the broker ended, in words; ``None`` if unknown.
    """

    path: str
    since: str | None
    until: str | None
    evidence: str
    node_id: int | None
    cluster_id: str | None
    stop: str | None

    @property
    def text(self) -> str:
        """A phrase without the directory."""
        return ", ".join(self._parts())

    def _parts(self) -> Iterator[str]:
        if self.since is not None:
            end = "or later" if self.until is None else f"to {self.until}"
            release = self.since if self.since == self.until else f"{self.since} {end}"
            yield f"Kafka {release} ({self.evidence})"
        if self.node_id is not None:
            yield f"node {self.node_id}"
        if self.cluster_id:
            yield f"cluster {self.cluster_id}"
        if self.stop is not None:
            yield self.stop


class Evidence:
    """The evidence of the data directories' writers: their files, and a bounded number of logs.

    Of stores nothing is said: it would take requests.
    """

    def __init__(self) -> None:
        self._files: dict[str, dict[str, Item]] = {}
        self._logs: dict[str, list[PartitionLog]] = {}

    def add(self, found: Found) -> None:
        """Add the logs and files of a source, or of a part of it."""
        for log in found.logs:
            if log.data_directory is None or is_remote(log.path):
                continue
            if log.is_whole and log.copied is None:  # a tier has no data directory
                known = self._logs.setdefault(log.data_directory, [])
                if len(known) < _MOST_LOGS or log.topic == names.METADATA_TOPIC:
                    known.append(log)
        for path, items in found.listings.items():
            files = {item.name: item for item in items if not item.is_directory}
            if not is_remote(path) and (path in self._logs or names.META_PROPERTIES in files):
                self._files.setdefault(path, {}).update(files)

    def origins(self, directories: DataDirectories, limits: Limits) -> Iterator[Origin]:
        """Yield the known writers of data directories, in the order of the listing."""
        for path, files in self._files.items():
            origin = _origin(path, files, self._logs.get(path, []), directories, limits)
            if origin.since is not None or origin.text:
                yield origin


def _origin(
    path: str,
    files: Mapping[str, Item],
    logs: Sequence[PartitionLog],
    directories: DataDirectories,
    limits: Limits,
) -> Origin:
    meta = directories.meta(path) if names.META_PROPERTIES in files else None
    proofs = [
        *_metadata_evidence(path, files, logs, limits),
        *_properties_evidence(meta),
        *_file_evidence(files, logs),
    ]
    since, evidence = max(proofs, key=lambda proof: _order(proof[0]), default=(None, ""))
    is_of_zookeeper = meta is not None and not meta.version and bool(meta.properties)
    return Origin(
        path,
        since,
        _LAST_OF_ZOOKEEPER if is_of_zookeeper else "0.7" if since == "0.7" else None,
        f"{evidence}, ZooKeeper" if is_of_zookeeper else evidence,
        None if meta is None else meta.node_id,
        None if meta is None else meta.cluster_id,
        _stop(files, logs),
    )


def _order(release: str) -> tuple[int, ...]:
    return tuple(map(int, release.split(".")))


def _properties_evidence(meta: MetaProperties | None) -> Iterator[tuple[str, str]]:
    if meta is None:
        return
    if meta.directory_id is not None:
        yield "3.7", "directory.id"  # KIP-858
    if meta.version:
        yield "2.8", "KRaft"
    elif meta.cluster_id:
        yield "2.4", "cluster.id"  # KAFKA-7335


def _file_evidence(
    files: Mapping[str, Item], logs: Iterable[PartitionLog]
) -> Iterator[tuple[str, str]]:
    for name, release in _OF_DIRECTORY.items():
        if name in files:
            yield release, name
    left = dict(_OF_LOG)
    for log in logs:
        for name in log.files:
            suffix = name if name in left else os.path.splitext(name)[1]
            if suffix in left and (suffix == name or names.base_offset(name) is not None):
                yield left.pop(suffix), suffix


def _metadata_evidence(
    path: str, files: Mapping[str, Item], logs: Iterable[PartitionLog], limits: Limits
) -> Iterator[tuple[str, str]]:
    """Yield the release of the cluster's ``metadata.version``."""
    metadata = next((log for log in logs if log.topic == names.METADATA_TOPIC), None)
    if metadata is None and names.BOOTSTRAP not in files:
        return

    level = None if metadata is None else metadata_level(metadata, limits)
    if level is None and names.BOOTSTRAP in files:
        level = last_metadata_level(f"{path}/{names.BOOTSTRAP}", limits)
    if level is not None and level > 0:
        known = level_name(min(level, HIGHEST_LEVEL)) or ""
        name = known if level <= HIGHEST_LEVEL else str(level)
        yield known.partition("-")[0], f"metadata.version {name}"


def _stop(files: Mapping[str, Item], logs: Sequence[PartitionLog]) -> str | None:
    if names.SALVAGE_REPORT in files:
        return SALVAGED
    if names.CLEAN_SHUTDOWN in files:
        return STOPPED
    ends = (_active_index(log) for log in logs if log.segments)
    if any(map(_is_preallocated, islice(filter(None, ends), _MOST_INDEXES))):
        return NOT_STOPPED
    return None


def _active_index(log: PartitionLog) -> Item | None:
    """Return the offset index of the active segment."""
    name = names.offset_index_name(log.segments[-1].name or "")
    return None if name is None else log.files.get(name)


def _is_preallocated(index: Item) -> bool:
    """Return whether an index ends with zeroes: no entry but the first is zero."""
    if index.size < 2 * _INDEX_ENTRY:
        return False
    try:
        with safe_paths.opened(index.path) as descriptor:
            os.lseek(descriptor, -_INDEX_ENTRY, os.SEEK_END)
            return os.read(descriptor, _INDEX_ENTRY) == bytes(_INDEX_ENTRY)
    except OSError:
        return False


_FEATURE = rb"\x11metadata\.version"
"""A compact string: its length plus one, then the name."""


def metadata_level(log: PartitionLog, limits: Limits) -> int | None:
    """Return the last level after the newest snapshot of a metadata log, else the snapshot's."""
    snapshots = [found for item in log.files.values() if (found := parse_snapshot_name(item.path))]
    newest: Snapshot | None = max(snapshots, key=lambda snapshot: snapshot.end_offset, default=None)
    in_snapshot = None if newest is None else last_metadata_level(newest.path, limits)
    start = None if newest is None or in_snapshot is None else newest.end_offset
    extents = [Extent(segment) for segment in log.segments]
    in_log = last_metadata_level(extents, limits, start) if extents else None
    return in_snapshot if in_log is None else in_log


def last_metadata_level(
    source: str | list[Extent], limits: Limits, start_offset: int | None = None
) -> int | None:
    """Return the last level in records of the metadata log: of a snapshot, or of segments."""
    wanted = Selection.of(pattern=_FEATURE, start_offset=start_offset)
    query = Query(
        source=source,
        columns=["value"],
        on_damage=SKIP,
        below_log_start=True,
        wanted=wanted,
        limits=limits,
    )
    level = None
    decode = decoder(CLUSTER_METADATA)
    try:
        for batch in query.records():
            for value in batch.column("value").to_pylist():
                record = decode(None, value)
                values = record.value if record.name == "FeatureLevelRecord" else None
                if values is not None and values["name"] == METADATA_VERSION:
                    level = int(values["featureLevel"])
    except OSError:  # gone since it was listed
        return None
    return level
