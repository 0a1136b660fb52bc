"""The logs in a bucket, by the manifests of Aiven's plugin or the files of ``LocalTieredStorage``.

Strategy: names tell which objects belong together:
``<prefix><topic>-<topic id>/<partition>/<20 digits>-<segment id>`` with ``.log``, ``.indexes`` and
``.rsm-manifest`` for each copy. The prefix has no separator, and no name tells an end, so all
manifests are read, many at a time. Copies are of one log if topic id and partition are the same,
whatever folder they lie in. For each pair of keys of a log, one data key is decrypted, to see
whether the private key that was given is the one; if one fails, two more.

A log of ``LocalTieredStorage`` is a folder ``<topic>-<partition>-<topic id>`` of plain files with
the suffixes of a broker, and ``.leader_epoch_checkpoint``. There the last batch of a segment tells
its end. No checksum covers a checkpoint: one that gives the last batch another leader epoch than it
has counts as none, and then all batches tell the epochs.

Invariant: an object that is not part of a copy is listed as left out: a log without a manifest is
what an upload, or a deletion, that did not end has left. What is kept of a copy is packed, without
its manifest if the bucket is large; listings are let go.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from kafkafmt._base.damage import MALFORMED, SKIP, DamagePolicy, damage_kind
from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.packed import Packed
from kafkafmt._base.threads import in_threads
from kafkafmt._base.wording import counted
from kafkafmt.log.replica import NO_EPOCH, batch_leader_epoch, epochs_at
from kafkafmt.log.search import last_batch_below
from kafkafmt.log.tier import manifest
from kafkafmt.log.tier.chunks import Session
from kafkafmt.log.tier.keys import KeyNeededError, decrypted
from kafkafmt.log.tier.manifest import DataKey, Manifest
from kafkafmt.log.tier.segment import TieredSegment
from kafkafmt.log.tier.tiered_log import (
    CUT,
    LOST,
    SOUND,
    TRIES,
    SegmentCopy,
    TieredLog,
    checkpoint_with,
    history_from_copies,
    leader_epochs,
)
from kafkafmt.segment.engine.opening import batches
from kafkafmt.segment.record.batch import first_offset
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import listed_segments
from kafkafmt.storage.errors import StorageError, UnusableBytes, unreadable_is_missing
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.resolve import Tree, is_remote, open_tree
from kafkafmt.storage.segment_file import Extent, SegmentFile

_AT_A_TIME = 16
_TOGETHER = 1_024
"""Manifests of some folders that are read without waiting for more listings."""
_MOST_KEPT = 20_000
"""Manifests that are kept; of more copies, each is read again where its copy is."""
_NAMED = 3
"""Foreign files of a folder that are left out by their names."""

LogId = tuple[str | None, int | None]
"""Topic id and partition."""
_Segment = TypeVar("_Segment", bound=SegmentFile)


@dataclass(frozen=True)
class Folder:
    """The folder of one partition.

    Attributes:
        topic: prefix and topic, from the name of the folder above; ``None`` if that has another.
        id: the topic id, from there, too, and the partition, from its own name; likewise.
    """

    tree: Tree
    path: str
    topic: str | None
    id: LogId

    @classmethod
    def at(cls, tree: Tree, path: str) -> Folder:
        """Return the folder at a path."""
        above, own = path.replace("\\", "/").rpartition("/")[::2]
        topic = names.tiered_topic(above.rpartition("/")[2])
        if topic is None or not names.is_partition(own) or int(own) > names.MAX_PARTITION:
            return cls(tree, path, None, (None, None))
        return cls(tree, path, topic[0], (topic[1], int(own)))

    def may_have(self, topic_id: str, topic: str) -> bool:
        """Return whether manifests in it may be of a topic."""
        return topic_id != self.id[0] or (self.topic or "").endswith(topic)


@dataclass(frozen=True, slots=True)
class Objects:
    """The objects of one copy of a segment.

    Attributes:
        log: the chunks; ``None`` if it is missing.
        indexes: its index files; ``None`` if they are missing.
        manifest: of the copy; ``None`` of an orphan.
    """

    folder: Folder
    stem: str
    log: Item | None = None
    indexes: Item | None = None
    manifest: Item | None = None

    @property
    def path(self) -> str:
        """Their path without the suffix."""
        return f"{self.folder.path}/{self.stem}"

    @property
    def base_offset(self) -> int:
        """The offset at the beginning of their name; 0 for a number too large for an offset."""
        return names.base_offset(f"{self.stem}.") or 0

    @property
    def present(self) -> list[Item]:
        """The existing objects."""
        found = (self.log, self.indexes, self.manifest)
        return [item for item in found if item is not None]

    @property
    def size(self) -> int:
        """Their bytes."""
        return sum(item.size for item in self.present)


_Unusable = tuple[KafkaFormatError | OSError, int | None]
"""Why a manifest cannot be used, and the last offset that it still tells."""


class Bucket:
    """Gathers the logs of tiered storage in several folders.

    Attributes:
        left_out: the paths of objects that are not part of a copy, each with the reason.
        orphans: those of them that have no manifest.
    """

    def __init__(self, storage: StorageOptions, limits: Limits = DEFAULT_LIMITS) -> None:
        self.left_out: list[tuple[str, str]] = []
        self.orphans: list[Objects] = []
        self._storage = storage
        self._limits = limits
        self._session = Session(limits)
        self._waiting: list[Objects] = []
        self._count = 0
        self._logs: dict[LogId, TieredLog] = {}
        self._probes: dict[tuple[LogId, str], list[DataKey]] = {}  # some of each pair of keys
        self._unusable: list[tuple[Objects, _Unusable]] = []
        self._local: dict[str, list[Item]] = {}

    def add(self, path: str, items: list[Item]) -> None:
        """Take the files of a folder, each once; manifests are read when there are many.

        Raises:
            OSError: a store cannot be reached, or an object was replaced since it was listed.
            DriverMissingError: something is encrypted, and ``cryptography`` is not installed.
        """
        tree = open_tree(path, self._storage)  # once for many objects
        named = [(item, names.tiered_stem(item.name)) for item in items]
        has_only_logs = all(kind is None or kind[1] == names.LOG for _, kind in named)
        if has_only_logs and names.tiered_log(tree.name(path)) is not None:
            self._local.setdefault(path, []).extend(items)
            return
        by_stem: dict[str, dict[str, Item]] = {}
        foreign = []
        for item, kind in named:
            if kind is None:
                foreign.append(item)
            else:
                by_stem.setdefault(kind[0], {})[kind[1]] = item
        why = "it is not an object of the plugin"
        self.left_out += ((item.path, why) for item in foreign[:_NAMED])
        if (more := len(foreign) - _NAMED) > 0:
            self.left_out.append((path, f"{counted(more, 'more file')} in it: not of the plugin"))
        folder = Folder.at(tree, path)
        suffixes = names.LOG, names.TIER_INDEXES, names.MANIFEST
        for stem, found in sorted(by_stem.items()):
            objects = Objects(folder, stem, *map(found.get, suffixes))
            if objects.manifest is not None:
                self._waiting.append(objects)
            else:
                self.orphans.append(objects)
                why = "it has no manifest: an upload, or a deletion, did not end"
                self._leave_out(objects, why)
        if len(self._waiting) >= _TOGETHER:
            self._read_waiting()

    def logs(self) -> list[TieredLog]:
        """Return the logs, by topic, partition and topic id; local ones come last."""
        self._read_waiting()
        self._add_broken()
        self._note_locked()
        logs = list(self._logs.values())
        logs.sort(key=lambda log: (log.topic or "", log.partition or 0, log.topic_id or ""))
        for path, items in self._local.items():
            logs.append(_local_log(path, items, self._storage, self._limits))
        return logs

    def _leave_out(self, objects: Objects, why: str) -> None:
        self.left_out += ((item.path, why) for item in objects.present)

    def _read_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        is_far = any(is_remote(objects.folder.path) for objects in waiting)
        threads = min(_AT_A_TIME, len(waiting)) if is_far else 1
        new: dict[LogId, list[SegmentCopy]] = {}
        found = in_threads(self._manifest, waiting, threads)
        for objects, result in zip(waiting, found, strict=True):
            if isinstance(result, Manifest):
                self._count += 1
                log_id: LogId = result.topic_id, result.partition
                copy = self._copy(log_id, objects, result)
                if isinstance(copy, SegmentCopy):
                    new.setdefault(log_id, []).append(copy)
                    continue
                result = copy
            if isinstance(result[0], FileNotFoundError):
                self._leave_out(objects, "its manifest was deleted since it was listed")
            else:
                self._unusable.append((objects, result))
        for log_id, copies in new.items():
            self._logs[log_id].found.pack(copies)

    def _manifest(self, objects: Objects) -> Manifest | _Unusable:
        folder, item, data = objects.folder, objects.manifest, b""
        if item is None:
            raise ValueError("an orphan has no manifest")
        try:
            if item.size > manifest.MAX_BYTES:
                reason = f"a manifest of {item.size} bytes, expected {manifest.MAX_BYTES} at most"
                raise LimitExceededError(reason, source=item.path, position=0)
            if item.size:
                fetcher = folder.tree.fetcher(item.path, item.size, item.version)
                data = fetcher.once(0, item.size)
            parsed = manifest.parsed(data, item.path, self._limits)
            reason = ""
            if parsed.stem != objects.stem:
                reason = f"a manifest of the segment {parsed.stem}"
            elif not folder.may_have(parsed.topic_id, parsed.topic):
                reason = f"a manifest of the topic {parsed.topic}, in a folder of {folder.topic}"
            if reason:
                raise MalformedError(reason, source=item.path, position=0)
            return parsed
        except KafkaFormatError as error:
            return error, manifest.plausible_end(data, objects.base_offset)
        except OSError as error:
            if isinstance(error, StorageError):
                raise
            return error, None

    def _copy(self, log_id: LogId, objects: Objects, found: Manifest) -> SegmentCopy | _Unusable:
        log = self._log(log_id, objects.folder)
        if log.topic != found.topic:  # equal ones stay one text
            log.topic = found.topic
        chunks, item, beside = found.chunks, objects.log, objects.indexes
        about = {"size": chunks.segment_size, "end_offset": found.end_offset}
        offsets = found.start_offset, found.end_offset + 1, found.epochs
        if item is None:
            reason = (
                f"the object {objects.stem}{names.LOG} is missing: by its manifest it has the "
                f"offsets {found.start_offset} to {found.end_offset}"
            )
            error = UnusableBytes(MALFORMED, reason, f"{objects.path}{names.LOG}")
            lost = self._segment(SegmentFile, log, objects, error=error, **about)
            return SegmentCopy(lost, *offsets, LOST, objects.size)
        index = found.indexes[names.INDEX]
        copy = self._segment(
            TieredSegment,
            log,
            objects,
            version=item.version,
            has_index=beside is not None and index is not None and index[1] > 0,
            index_version=None if beside is None else beside.version,
            max_timestamp=found.max_timestamp,
            stored_size=item.size,
            expected_size=chunks.stored_size,
            indexes_size=None if beside is None else beside.size,
            expected_indexes_size=found.indexes_end,
            manifest_size=0 if objects.manifest is None else objects.manifest.size,
            manifest_version=None if objects.manifest is None else objects.manifest.version,
            pair=None if found.data_key is None else found.data_key.pair,
            # Without the positions that were computed to check it.
            kept=replace(found, chunks=replace(chunks)),
            session=self._session,
            **about,
        )
        if found.epochs[0][1] > found.start_offset:
            known = checkpoint_with(copy)
            if known and known[0][1] < found.epochs[0][1]:  # epochs of offsets that are in the log
                reason = (
                    f"segmentLeaderEpochs: begin at offset {found.epochs[0][1]}, and the leader "
                    f"epoch checkpoint of the copy at {known[0][1]}"
                )
                return MalformedError(reason), found.end_offset
        if (more := item.size - chunks.stored_size) > 0:
            self.left_out.append((item.path, f"its last {more} bytes are not a chunk"))
        if self._count > _MOST_KEPT:
            copy = replace(copy, kept=None)
        if found.data_key is not None:
            probes = self._probes.setdefault((log_id, found.data_key.pair), [])
            if len(probes) < TRIES:
                probes.append(found.data_key)
        return SegmentCopy(copy, *offsets, CUT if more < 0 else SOUND, objects.size)

    def _segment(
        self, kind: type[_Segment], log: TieredLog, objects: Objects, **fields: Any
    ) -> _Segment:
        """Return the object in the place of the log object of a copy."""
        return kind(
            objects.folder.path,
            f"/{objects.stem}{names.LOG}",
            log.topic,
            log.partition,
            objects.base_offset,
            storage=self._storage,
            **fields,
        )

    def _log(self, log_id: LogId, folder: Folder) -> TieredLog:
        log = self._logs.get(log_id)
        if log is None:
            found: Packed[SegmentCopy] = Packed(self._storage, self._session)
            log = TieredLog(folder.topic, log_id[1], log_id[0], found=found)
            self._logs[log_id] = log
        if folder.path not in log.directories:
            log.directories.append(folder.path)
            log.misplaced += [folder.path] if folder.id != log_id else []
        return log

    def _add_broken(self) -> None:
        topics = {log.topic_id: log.topic for log in self._logs.values()}
        for objects, (error, end) in self._unusable:
            folder, item, first = objects.folder, objects.log, objects.base_offset
            log = self._log(folder.id, folder)
            log.topic = topics.get(log.topic_id, log.topic)
            if isinstance(error, KafkaFormatError):
                path = error.source or f"{objects.path}{names.LOG}"
                error = UnusableBytes(damage_kind(error), f"its manifest: {error.reason}", path)
            size = 0 if item is None else item.size
            lost = self._segment(SegmentFile, log, objects, size=size, end_offset=end, error=error)
            log.broken.append(SegmentCopy(lost, first, first, (), LOST, objects.size))

    def _note_locked(self) -> None:
        """Note in each log the missing private keys it needs.

        A key that decrypts one data key of a topic is present for all of its logs: data that it
        does not open is damaged, or was encrypted for another key with the same id.
        """
        found = [(*probed, self._needed(data_keys)) for probed, data_keys in self._probes.items()]
        opened = {(log_id[0], pair) for log_id, pair, needed in found if needed is None}
        for log_id, pair, needed in found:
            if needed is not None and (log_id[0], pair) not in opened:
                self._logs[log_id].locked[pair] = needed

    def _needed(self, probes: list[DataKey]) -> KeyNeededError | None:
        needed = None
        for data_key in probes:
            try:
                decrypted(data_key, self._storage.private_keys)
                return None
            except KeyNeededError as key:
                needed = key.with_traceback(None)
        return needed


def _local_log(path: str, items: list[Item], storage: StorageOptions, limits: Limits) -> TieredLog:
    tree = open_tree(path, storage)
    topic, partition, topic_id = names.tiered_log(tree.name(path)) or (None, None, None)
    files: dict[str, Item] = {}
    stored: dict[str, int] = {}  # bytes of all files of a copy
    for item in items:
        files[item.name] = item
        stem = item.name.partition(".")[0]
        stored[stem] = stored.get(stem, 0) + item.size
    segments = [
        segment
        for segment in listed_segments([items], tree, storage)
        if names.is_tiered_segment(segment.name)
    ]
    place = topic, partition
    segments += _without_log(path, files, segments, place, storage)
    # Of those with one base offset, the largest is last, and the last one counts.
    segments.sort(key=lambda segment: (segment.base_offset or 0, segment.size))
    bases = [segment.base_offset or 0 for segment in segments]
    copies, unrecorded = [], []
    for segment in segments:
        stem = (segment.name or "").removesuffix(names.LOG)
        beside = files.get(stem + names.TIER_EPOCHS)
        epochs = () if beside is None else leader_epochs(beside.path, storage, limits)
        copy, is_recorded = _local_copy(segment, epochs, bases, limits)
        copies.append(replace(copy, stored=stored.get(stem, 0)))
        unrecorded += [] if is_recorded else [len(copies) - 1]
    for number in unrecorded:
        copy = copies[number]
        before = (
            (epoch, at) for epoch, at in history_from_copies(copies) if epoch < copy.epochs[0][0]
        )
        epochs = (*(pair for pair in before if pair[1] < copy.epochs[0][1]), *copy.epochs)
        copies[number] = replace(copy, epochs=epochs)
    log = TieredLog(topic, partition, topic_id, [path])
    log.found.add(copies)
    return log


def _local_copy(
    segment: SegmentFile, epochs: tuple[tuple[int, int], ...], bases: list[int], limits: Limits
) -> tuple[SegmentCopy, bool]:
    """Return a segment as a copy, and true if its leader epochs are the checkpoint's.

    A segment with a damaged end counts up to the next base offset, where no other copy counts.
    """
    base, last = segment.base_offset or 0, None
    with unreadable_is_missing(OSError):  # reading meets it again, and reports it
        last = last_batch_below(segment, MAX_OFFSET, limits=limits)
    end = base if last is None else last.last_offset + 1
    if last is not None and last.position + last.size_in_bytes == segment.size:
        stop, rank = end, SOUND
    else:
        following = bisect_left(bases, max(end, base + 1))
        stop, rank = bases[following] if following < len(bases) else MAX_OFFSET, CUT
    is_recorded = True
    if last is not None and (epoch := batch_leader_epoch(last)) != NO_EPOCH:
        is_recorded = epochs_at(epochs, last.last_offset, last.last_offset) == {epoch}
    if not is_recorded:
        epochs = _batch_epochs(segment, limits)
    return SegmentCopy(segment, base, stop, epochs or ((0, 0),), rank), is_recorded or not epochs


def _batch_epochs(segment: SegmentFile, limits: Limits) -> tuple[tuple[int, int], ...]:
    """Return the leader epochs of the batches of a segment, each with its first offset.

    The first one begins with the segment: no checksum covers the offset of its first batch.
    """
    epochs: list[tuple[int, int]] = []
    with unreadable_is_missing(OSError), segment.open(skips_errors=True) as window:
        for batch in batches(window, Extent(segment), DamagePolicy(SKIP), limits):
            epoch = batch_leader_epoch(batch)
            if batch.is_valid and epoch > (epochs[-1][0] if epochs else NO_EPOCH):
                start = first_offset(batch) if epochs else segment.base_offset or 0
                epochs.append((epoch, start))
    return tuple(epochs)


def _without_log(
    path: str,
    files: Iterable[str],
    segments: Iterable[SegmentFile],
    place: names.TopicPartition,
    storage: StorageOptions,
) -> Iterator[SegmentFile]:
    """Yield the segments with nothing but side files left.

    At the start of the log they are of an unfinished deletion: the oldest segments go first.
    """
    start = min((segment.base_offset or 0 for segment in segments), default=MAX_OFFSET)
    for name in files:
        file = name.removesuffix(names.TIER_EPOCHS) + names.LOG
        offset = names.base_offset(name)
        if not name.endswith(names.TIER_EPOCHS) or file in files or offset is None:
            continue
        if offset > start and names.is_tiered_segment(file):
            reason = f"the log is missing, {name} is there"
            error = UnusableBytes(MALFORMED, reason, f"{path}/{file}")
            yield SegmentFile(path, f"/{file}", *place, offset, storage=storage, error=error)
