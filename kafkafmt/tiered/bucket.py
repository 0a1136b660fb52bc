"""The logs in a bucket, by the manifests of Aiven's plugin or the files of ``LocalTieredStorage``.

Strategy: all manifests are read, many at a time, since names tell neither topic nor end. Copies
are of one log if topic id and partition are the same, whatever folder they lie in. For each pair of
keys of a log, one data key is decrypted, to see whether the private key that was given is the one;
if one fails, two more.

Invariant: an object that is not part of a copy is listed as left out. What is kept of a copy is
packed, without its manifest if the bucket is large; listings are let go.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kafkafmt.counts import counted
from kafkafmt.damage import MALFORMED, kind_of
from kafkafmt.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt.in_threads import in_threads
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.packed import Packed
from kafkafmt.storage import names
from kafkafmt.storage.errors import StorageError, UnusableBytes
from kafkafmt.storage.file_system import Item, Tree
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import is_remote, tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tiered import local_storage, manifest
from kafkafmt.tiered.chunks import Session
from kafkafmt.tiered.history import Epochs, SegmentCopy
from kafkafmt.tiered.keys import KeyRing, NeededKey, NeedsKeyError
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.manifest import DataKey, Manifest
from kafkafmt.tiered.objects import Folder, Objects, folder_of
from kafkafmt.tiered.segment import TieredSegment
from kafkafmt.tiered.tiered_log import CUT, LOST, SOUND, TRIES, TieredLog, checkpoint_with

_AT_A_TIME = 16
_TOGETHER = 1_024
"""Manifests of some folders that are read without waiting for more listings."""
_MOST_KEPT = 20_000
"""Manifests that are kept; of more copies, each is read again where its copy is."""
_NAMED = 3
"""Foreign files of a folder that are left out by their names."""

_LogId = tuple[str | None, int | None]


class Bucket:
    """Gathers the logs of tiered storage in several folders.

    Attributes:
        left_out: the paths of objects that are not part of a copy, each with the reason.
    """

    def __init__(self, storage: StorageOptions, limits: Limits = DEFAULT_LIMITS) -> None:
        self.left_out: list[tuple[str, str]] = []
        self._storage = storage
        self._limits = limits
        self._session = Session(limits)
        self._ring = KeyRing(storage.private_keys)
        self._waiting: list[tuple[Tree, Folder, Objects]] = []
        self._count = 0
        self._logs: dict[_LogId, _Gathered] = {}
        self._broken: list[tuple[Folder, Objects, _Unusable]] = []
        self._local: dict[str, list[Item]] = {}

    def add(self, path: str, items: list[Item]) -> None:
        """Take the files of a folder, each once; manifests are read when there are many.

        Raises:
            OSError: a store cannot be reached, or an object was replaced since it was listed.
            DriverMissingError: something is encrypted, and ``cryptography`` is not installed.
        """
        tree = tree_of(path, self._storage)  # once for many objects
        if names.tiered_log(tree.name(path)) is not None and local_storage.is_one(items):
            self._local.setdefault(path, []).extend(items)
            return
        found = folder_of(path, items)
        why = "it is not an object of the plugin"
        self.left_out += ((item.path, why) for item in found.foreign[:_NAMED])
        if (more := len(found.foreign) - _NAMED) > 0:
            self.left_out.append((path, f"{counted(more, 'more file')} in it: not of the plugin"))
        about = replace(found, objects=(), foreign=())
        without = "it has no manifest: an upload, or a deletion, did not end"
        for objects in found.objects:
            if objects.manifest is not None:
                self._waiting.append((tree, about, objects))
            else:
                self._leave_out(objects, without)
        if len(self._waiting) >= _TOGETHER:
            self._read_waiting()

    def logs(self) -> list[TieredLog]:
        """The logs, by topic, partition and topic id; those of ``LocalTieredStorage`` come last.

        Raises:
            OSError: as of :meth:`add`.
            DriverMissingError: likewise.
        """
        self._read_waiting()
        self._add_broken()
        self._note_locked()
        logs = [gathered.log for gathered in self._logs.values()]
        logs.sort(key=lambda log: (log.topic or "", log.partition or 0, log.topic_id or ""))
        for path, items in self._local.items():
            logs.append(local_storage.log(path, items, self._storage, self._limits))
        return logs

    def _leave_out(self, objects: Objects, why: str) -> None:
        self.left_out += ((item.path, why) for item in objects.present)

    def _read_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        is_far = any(is_remote(folder.path) for _, folder, _ in waiting)
        threads = min(_AT_A_TIME, len(waiting)) if is_far else 1
        changed = {}
        for folder, objects, result in in_threads(self._read, waiting, threads):
            if isinstance(result, Manifest):
                self._count += 1
                log = self._log(result.topic_id, result.partition, folder)
                copy = self._copy(log, folder, objects, result)
                if isinstance(copy, _Unusable):
                    self._broken.append((folder, objects, copy))
                else:
                    log.add(copy)
                    changed[id(log)] = log
            elif isinstance(result.error, FileNotFoundError):
                self._leave_out(objects, "its manifest was deleted since it was listed")
            else:
                self._broken.append((folder, objects, result))
        for log in changed.values():
            log.pack()

    def _read(
        self, copy: tuple[Tree, Folder, Objects]
    ) -> tuple[Folder, Objects, Manifest | _Unusable]:
        tree, folder, objects = copy
        return folder, objects, self._manifest(tree, folder, objects)

    def _manifest(self, tree: Tree, folder: Folder, objects: Objects) -> Manifest | _Unusable:
        item = objects.manifest
        if item is None:
            raise ValueError("an orphan has no manifest")
        data = b""
        try:
            if item.size > manifest.MAX_BYTES:
                reason = f"a manifest of {item.size} bytes, expected {manifest.MAX_BYTES} at most"
                raise LimitExceededError(reason, source=item.path, position=0)
            if item.size:
                data = tree.fetcher(item.path, item.size, item.version).once(0, item.size)
            parsed = manifest.parsed(data, item.path, self._limits)
            if parsed.stem != objects.stem:
                reason = f"a manifest of the segment {parsed.stem}"
                raise MalformedError(reason, source=item.path, position=0)
            is_same_id = parsed.topic_id == folder.topic_id
            if is_same_id and not (folder.topic or "").endswith(parsed.topic):
                reason = f"a manifest of the topic {parsed.topic}, in a folder of {folder.topic}"
                raise MalformedError(reason, source=item.path, position=0)
            return parsed
        except KafkaFormatError as error:
            return _Unusable(error, manifest.told_end(data, objects.base_offset))
        except OSError as error:
            if isinstance(error, StorageError):
                raise
            return _Unusable(error)

    def _copy(
        self, log: _Gathered, folder: Folder, objects: Objects, found: Manifest
    ) -> SegmentCopy[SegmentFile] | _Unusable:
        if log.log.topic != found.topic:  # equal ones stay one text
            log.log.topic = found.topic
        stop = found.end_offset + 1
        like = self._like(folder, objects, log.log, found.chunks.segment_size)
        copy: SegmentFile
        rank = SOUND
        if objects.log is None:
            reason = (
                f"the object {like.name} is missing: by its manifest it has the offsets "
                f"{found.start_offset} to {found.end_offset}"
            )
            error = UnusableBytes(MALFORMED, reason, like.path)
            copy = LostSegment.at_place_of(
                like, error, size=like.size, end_offset=stop - 1, stored_size=objects.size
            )
            rank = LOST
        else:
            copy = TieredSegment.of(objects, found, like, self._session)
            if found.epochs[0][1] > found.start_offset:
                known = checkpoint_with(copy)
                if known and known[0][1] < found.epochs[0][1]:
                    return _without_epochs(found, known)
            expected = found.chunks.stored_size
            if copy.stored_size < expected:
                rank = CUT
            elif copy.stored_size > expected:
                more = copy.stored_size - expected
                self.left_out.append((copy.path, f"its last {more} bytes are not a chunk"))
            if self._count > _MOST_KEPT:
                copy = copy.without_manifest()
            if found.data_key is not None:
                log.try_later(found.data_key)
        return SegmentCopy(copy, found.start_offset, stop, found.epochs, rank)

    def _like(self, folder: Folder, objects: Objects, log: TieredLog, size: int) -> SegmentFile:
        return SegmentFile(
            topic=log.topic,
            partition=log.partition,
            base_offset=objects.base_offset,
            size=size,
            version=None if objects.log is None else objects.log.version,
            storage=self._storage,
            directory=folder.path,
            file=f"/{objects.stem}{names.LOG}",
        )

    def _log(self, topic_id: str | None, partition: int | None, folder: Folder) -> _Gathered:
        key = topic_id, partition
        gathered = self._logs.get(key)
        if gathered is None:
            log = TieredLog(folder.topic, partition, topic_id)
            gathered = self._logs[key] = _Gathered(log, self._storage, self._session)
        if folder.path not in gathered.log.directories:
            gathered.log.directories.append(folder.path)
        return gathered

    def _add_broken(self) -> None:
        topics = {gathered.log.topic_id: gathered.log.topic for gathered in self._logs.values()}
        for folder, objects, unusable in self._broken:
            error, end = unusable.error, unusable.end_offset
            log = self._log(folder.topic_id, folder.partition, folder).log
            log.topic = topics.get(folder.topic_id, log.topic)
            size = 0 if objects.log is None else objects.log.size
            like = self._like(folder, objects, log, size)
            if isinstance(error, KafkaFormatError):
                path = error.source or like.path
                error = UnusableBytes(kind_of(error), f"its manifest: {error.reason}", path)
            log.broken.append(
                LostSegment.at_place_of(
                    like, error, size=size, end_offset=end, stored_size=objects.size
                )
            )

    def _note_locked(self) -> None:
        """Note in each log the private keys that are needed and not there.

        One that decrypts a data key of a topic is there for all of its logs: what it does not open
        is damaged, or was encrypted for another one with the same id.
        """
        found = [
            (gathered.log, pair, self._needed(data_keys))
            for gathered in self._logs.values()
            for pair, data_keys in gathered.probes.items()
        ]
        opened = {(log.topic_id, pair) for log, pair, needed in found if needed is None}
        for log, pair, needed in found:
            if needed is not None and (log.topic_id, pair) not in opened:
                log.locked[pair] = needed

    def _needed(self, probes: list[DataKey]) -> NeededKey | None:
        needed = None
        for data_key in probes:
            try:
                self._ring.data_key(data_key)
            except NeedsKeyError as error:
                needed = error.needed
            else:
                return None
        return needed


class _Gathered:
    """A log of which copies are still found."""

    def __init__(self, log: TieredLog, *shared: object) -> None:
        self.log = log
        self.probes: dict[str, list[DataKey]] = {}  # by the id of the pair that encrypted them
        self._packed: Packed[SegmentCopy[SegmentFile]] = Packed(*shared)
        self._new: list[SegmentCopy[SegmentFile]] = []
        log.found = self._packed

    def add(self, copy: SegmentCopy[SegmentFile]) -> None:
        self._new.append(copy)

    def pack(self) -> None:
        self._packed.pack(self._new)
        self._new = []

    def try_later(self, data_key: DataKey) -> None:
        """Note some of the data keys of each pair."""
        probes = self.probes.setdefault(data_key.pair, [])
        if len(probes) < TRIES:
            probes.append(data_key)


@dataclass(frozen=True, slots=True)
class _Unusable:
    """A manifest that cannot be used: why, and the last offset that it still tells."""

    error: KafkaFormatError | OSError
    end_offset: int | None = None


def _without_epochs(found: Manifest, known: Epochs) -> _Unusable:
    """A manifest without the leader epochs of its first offsets, which are in the log."""
    reason = (
        f"segmentLeaderEpochs: begin at offset {found.epochs[0][1]}, and the leader epoch "
        f"checkpoint of the copy at {known[0][1]}"
    )
    return _Unusable(MalformedError(reason), found.end_offset)
