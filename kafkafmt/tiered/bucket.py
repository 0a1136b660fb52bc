"""The logs in a bucket, by the manifests of Aiven's plugin.

Strategy: all manifests are read, several at a time, since names tell neither topic nor end. Copies
are of one log if topic id and partition are the same, whatever folder they lie in. For each pair of
keys of a log, one data key is decrypted, to see whether the private key that was given is the one.

Invariant: an object that is not part of a copy is listed as left out; a copy that cannot be read is
in its log, with the reason. Of a large bucket, manifests are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from kafkafmt.damage import MALFORMED, kind_of
from kafkafmt.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt.in_threads import in_threads
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.storage import names
from kafkafmt.storage.errors import StorageError, UnusableBytes
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import is_remote, tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tiered import history, manifest
from kafkafmt.tiered.checkpoints import leader_epochs
from kafkafmt.tiered.chunks import Session
from kafkafmt.tiered.history import CountedRange, Epochs, SegmentCopy
from kafkafmt.tiered.keys import KeyRing, NeededKey, NeedsKeyError
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.manifest import DataKey, Manifest
from kafkafmt.tiered.objects import Folder, Objects, folder_of
from kafkafmt.tiered.segment import TieredSegment

SOUND, LOCAL, CUT, LOCKED, LOST = 0, 1_000, 2_000, 3_000, 4_000
"""Ranks of copies: a broker's own files complete a tier, and a copy that cannot be read is last."""
_AT_A_TIME = 16
_MOST_KEPT = 20_000
"""Manifests that are kept; of more, each is read again where its copy is."""
_TRIES = 3  # of copies, before a key counts as another one, or a checkpoint as unreadable


@dataclass
class TieredLog:
    """The copies of the segments of one log.

    Attributes:
        topic: by the manifests; by the folder's name, prefix included, if none can be read.
        partition: of the log.
        topic_id: as Kafka writes it.
        directories: the folders that have copies.
        copies: each copy whose manifest can be read; without a log object it is lost.
        broken: copies whose manifest cannot be read.
        needed: the private keys that are needed, each with the copies that need it.
        start_offset: the log start offset, where a broker's checkpoint is there.
        epochs_of_broker: leader epochs with their first offsets, from its checkpoint, likewise.
    """

    topic: str | None
    partition: int | None
    topic_id: str | None
    directories: list[str] = field(default_factory=list)
    copies: list[SegmentCopy[SegmentFile]] = field(default_factory=list)
    broken: list[LostSegment] = field(default_factory=list)
    needed: dict[NeededKey, list[SegmentFile]] = field(default_factory=dict)
    start_offset: int | None = None
    epochs_of_broker: Epochs = ()

    @cached_property
    def history(self) -> Epochs:
        """The leader epochs of the log, each with its first offset.

        They are those of a broker, unless the tier knows a higher one.
        """
        own, known = self.epochs_of_broker, self._history_of_copies
        return own if own and (not known or own[-1][0] >= known[-1][0]) else known

    @cached_property
    def start(self) -> int | None:
        """The log start, as far as a broker's checkpoint or the copies tell it."""
        return self.start_with(self.copies)

    def start_with(self, copies: Iterable[SegmentCopy[SegmentFile]]) -> int | None:
        """The same, where there are other copies, too."""
        known = self.start_offset, history.start_of(copies, self.history)
        return max((start for start in known if start is not None), default=None)

    @property
    def _history_of_copies(self) -> Epochs:
        """The same by the copy with the highest epoch, if the manifests have several."""
        epochs = {epoch for copy in self.copies for epoch, _, _ in copy.epoch_ranges()}
        if len(epochs) > 1:
            newest = [copy for copy in self.copies if copy.epochs[-1][0] == max(epochs)]
            newest.sort(key=lambda copy: copy.rank)
            for copy in newest[:_TRIES]:
                found = checkpoint_of(copy)
                if found and found[-1][0] == max(epochs):  # or it contradicts its manifest
                    return found
        return history.of_copies(self.copies)

    @cached_property
    def counted_ranges(self) -> list[CountedRange[SegmentFile]]:
        """The offsets that count, in order, each with the copy that it counts of."""
        return history.counted(self.copies, self.history)

    def with_spares(self, copy: SegmentFile) -> SegmentFile:
        """A copy that knows the others with the same bytes, as far as these can be read.

        Replicas of a segment are equal, byte by byte, where offsets, leader epochs and size are.
        """
        equal = self._equal.get(id(copy), ())
        spares = tuple(other for other in equal if other is not copy)[:_TRIES]
        return replace(copy, spares=spares) if isinstance(copy, TieredSegment) and spares else copy

    @cached_property
    def _equal(self) -> dict[int, list[TieredSegment]]:
        """The copies of each segment that has several, by the id() of each of them."""
        found: dict[tuple[object, ...], list[TieredSegment]] = {}
        for copy in self.copies:
            if isinstance(copy.of, TieredSegment) and copy.rank < LOCKED:
                same = copy.first, copy.stop, copy.epochs, copy.of.size
                found.setdefault(same, []).append(copy.of)
        several = (copies for copies in found.values() if len(copies) > 1)
        return {id(copy): copies for copies in several for copy in copies}

    def lost(self, ranges: Iterable[CountedRange[SegmentFile]]) -> Iterator[LostSegment]:
        """The copies without a readable manifest, where no other one has their first offset.

        What is lost ends where the next copy begins, if not before.
        """
        found = [
            offset_range for offset_range in ranges if isinstance(offset_range.of, TieredSegment)
        ]
        for broken in self.broken:
            first = broken.base_offset or 0
            if any(one.first <= first < one.stop for one in found):
                continue
            ends = [one.first - 1 for one in found if one.first > first]
            if broken.end_offset is not None:
                ends.append(broken.end_offset)
            yield replace(broken, end_offset=min(ends, default=None))


@dataclass
class Bucket:
    """The logs of tiered storage in several folders.

    Attributes:
        logs: in the order of topic, partition and topic id.
        left_out: the objects that are not part of a copy, each with the reason.
    """

    logs: list[TieredLog] = field(default_factory=list)
    left_out: list[tuple[Item, str]] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        tiers: dict[str, list[Item]],
        storage: StorageOptions,
        limits: Limits = DEFAULT_LIMITS,
        session: Session | None = None,
    ) -> Bucket:
        """Read the manifests in folders, of which the entries are given.

        These are taken out folder by folder: a large bucket has three objects for each copy.

        Raises:
            OSError: a store cannot be reached, or an object was replaced since it was listed.
            DriverMissingError: something is encrypted, and ``cryptography`` is not installed.
        """
        return _BucketReader(storage, limits, session or Session()).bucket(tiers)


class _BucketReader:
    def __init__(self, storage: StorageOptions, limits: Limits, session: Session) -> None:
        self._storage = storage
        self._limits = limits
        self._session = session
        self._ring = KeyRing(storage.private_keys)
        self._logs: dict[tuple[str | None, int | None], TieredLog] = {}
        self._broken: list[tuple[Folder, Objects, _Unusable]] = []
        self._pairs: dict[int, dict[str, _Encrypted]] = {}  # by the id() of the log
        self._left_out: list[tuple[Item, str]] = []

    def bucket(self, tiers: dict[str, list[Item]]) -> Bucket:
        count = sum(
            item.name.endswith(names.MANIFEST) for items in tiers.values() for item in items
        )
        threads = _AT_A_TIME if any(map(is_remote, tiers)) else 1
        read = in_threads(self._read, self._copies_in(tiers), min(threads, max(1, count)))
        for folder, objects, result in read:
            if isinstance(result, Manifest):
                self._add(folder, objects, result, is_kept=count <= _MOST_KEPT)
            elif isinstance(result.error, FileNotFoundError):
                gone = "its manifest was deleted since it was listed"
                self._left_out += ((item, gone) for item in objects.present)
            else:
                self._broken.append((folder, objects, result))
        self._add_broken()
        logs = sorted(
            self._logs.values(),
            key=lambda log: (log.topic or "", log.partition or 0, log.topic_id or ""),
        )
        for log in logs:
            self._lock(log)
        return Bucket(logs, self._left_out)

    def _copies_in(self, tiers: dict[str, list[Item]]) -> Iterator[tuple[Folder, Objects]]:
        """The objects that have a manifest, folder by folder; the others are left out."""
        while tiers:
            path = next(iter(tiers))
            found = folder_of(path, tiers.pop(path))
            self._left_out += (
                (item, "it is not an object of the plugin") for item in found.foreign
            )
            without = "it has no manifest: an upload, or a deletion, did not end"
            about = replace(found, objects=(), foreign=())
            for objects in found.objects:
                if objects.manifest is not None:
                    yield about, objects
                else:
                    self._left_out += ((item, without) for item in objects.present)

    def _read(self, copy: tuple[Folder, Objects]) -> tuple[Folder, Objects, Manifest | _Unusable]:
        return *copy, self._manifest(copy[1])

    def _manifest(self, objects: Objects) -> Manifest | _Unusable:
        item = objects.manifest
        if item is None:
            raise ValueError("an orphan has no manifest")
        data = b""
        try:
            if item.size > manifest.MAX_BYTES:
                reason = f"a manifest of {item.size} bytes, expected {manifest.MAX_BYTES} at most"
                raise LimitExceededError(reason, source=item.path, position=0)
            fetcher = tree_of(item.path, self._storage).fetcher(item.path, item.size, item.version)
            try:
                data = fetcher.fetch(0, item.size) if item.size else data
            finally:
                fetcher.close()
            parsed = manifest.parsed(data, item.path, self._limits)
            if parsed.stem != objects.stem:
                reason = f"a manifest of the segment {parsed.stem}"
                raise MalformedError(reason, source=item.path, position=0)
            return parsed
        except KafkaFormatError as error:
            return _Unusable(error, manifest.told_end(data, objects.base_offset))
        except OSError as error:
            if isinstance(error, StorageError):
                raise
            return _Unusable(error)

    def _add(self, folder: Folder, objects: Objects, found: Manifest, *, is_kept: bool) -> None:
        log = self._log(found.topic_id, found.partition, folder)
        log.topic = found.topic
        stop = found.end_offset + 1
        like = self._like(folder, objects, found)
        copy: SegmentFile
        rank = SOUND
        if objects.log is None:
            reason = (
                f"the object {like.name} is missing: by its manifest it has the offsets "
                f"{found.start_offset} to {found.end_offset}"
            )
            error = UnusableBytes(MALFORMED, reason, like.path)
            copy = LostSegment.at_place_of(like, error, size=like.size, end_offset=stop - 1)
            rank = LOST
        else:
            copy = TieredSegment.of(objects, found, like, self._session)
            if found.epochs[0][1] > found.start_offset:
                known = checkpoint_of(SegmentCopy(copy, found.start_offset, stop, found.epochs))
                if known and known[0][1] < found.epochs[0][1]:
                    self._broken.append((folder, objects, _without_epochs(found, known)))
                    return
            expected = found.chunks.stored_size
            if copy.stored_size < expected:
                rank = CUT
            elif copy.stored_size > expected:
                more = copy.stored_size - expected
                self._left_out.append((objects.log, f"its last {more} bytes are not a chunk"))
            if not is_kept:
                copy = copy.without_manifest()
            if found.data_key is not None:
                pairs = self._pairs.setdefault(id(log), {})
                pairs.setdefault(found.data_key.pair, _Encrypted()).add(copy, found.data_key)
        log.copies.append(SegmentCopy(copy, found.start_offset, stop, found.epochs, rank))

    def _like(self, folder: Folder, objects: Objects, found: Manifest | None) -> SegmentFile:
        item = objects.log
        return SegmentFile(
            topic=folder.topic if found is None else found.topic,
            partition=folder.partition if found is None else found.partition,
            base_offset=objects.base_offset,
            size=(item.size if item else 0) if found is None else found.chunks.segment_size,
            version=None if item is None else item.version,
            storage=self._storage,
            directory=folder.path,
            file=f"/{objects.stem}{names.LOG}",
        )

    def _log(self, topic_id: str | None, partition: int | None, folder: Folder) -> TieredLog:
        key = topic_id, partition
        log = self._logs.get(key)
        if log is None:
            log = self._logs[key] = TieredLog(folder.topic, partition, topic_id)
        if folder.path not in log.directories:
            log.directories.append(folder.path)
        return log

    def _add_broken(self) -> None:
        topics = {log.topic_id: log.topic for log in self._logs.values()}
        for folder, objects, unusable in self._broken:
            error, end = unusable.error, unusable.end_offset
            log = self._log(folder.topic_id, folder.partition, folder)
            log.topic = topics.get(folder.topic_id, log.topic)
            like = replace(self._like(folder, objects, None), topic=log.topic)
            if isinstance(error, KafkaFormatError):
                path = error.source or like.path
                error = UnusableBytes(kind_of(error), f"its manifest: {error.reason}", path)
            size = like.size
            log.broken.append(LostSegment.at_place_of(like, error, size=size, end_offset=end))

    def _lock(self, log: TieredLog) -> None:
        """Note the private keys that are needed and not there."""
        locked: set[int] = set()
        for encrypted in self._pairs.get(id(log), {}).values():
            needed = self._needed(encrypted.probes)
            if needed is not None:
                log.needed[needed] = encrypted.copies
                locked.update(map(id, encrypted.copies))
        if locked:
            log.copies = [
                replace(copy, rank=LOCKED) if id(copy.of) in locked else copy for copy in log.copies
            ]

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


@dataclass
class _Encrypted:
    """The copies of a log whose data keys one pair has encrypted, and some of these."""

    copies: list[SegmentFile] = field(default_factory=list)
    probes: list[DataKey] = field(default_factory=list)

    def add(self, copy: SegmentFile, data_key: DataKey) -> None:
        self.copies.append(copy)
        if len(self.probes) < _TRIES:
            self.probes.append(data_key)


def checkpoint_of(copy: SegmentCopy[SegmentFile]) -> Epochs:
    """The leader epochs of the log when a copy was made; none if they cannot be read."""
    of = copy.of
    if not isinstance(of, TieredSegment):
        return () if isinstance(of, LostSegment) else copy.epochs
    try:
        data = of.index_bytes(manifest.LEADER_EPOCH)
    except OSError as error:
        if isinstance(error, StorageError):
            raise
        return ()
    return leader_epochs(data or b"")
