"""The extents of logs in a tier, each joined with what brokers have of it on their own disks.

Strategy: the copies of a tier come first, and a broker's segments complete them, by one history:
that of the highest leader epoch, the broker's checkpoint included. What needs a private key, or is
lost, is one extent that cannot be opened.

Invariant: the extents of a log divide its offsets among them, in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from kafkafmt.java import MAX_OFFSET
from kafkafmt.limits import Limits
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import History, Replica, log_start
from kafkafmt.storage import names
from kafkafmt.storage.counted_extent import CopiedLog, CountedExtent
from kafkafmt.storage.names import LOG_START
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.tiered import history, later_copies
from kafkafmt.tiered.history import SegmentCopy
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.segment import TieredSegment
from kafkafmt.tiered.tiered_log import LOCAL, TieredLog, checkpoint_of


def with_tiers(
    plain: list[Extent], tiered: list[TieredLog], storage: StorageOptions, limits: Limits
) -> Iterator[Sequence[Extent]]:
    """The extents of each log, by topic, partition, directory and topic id.

    Manifests in one directory can name several topic ids: these are logs of their own. Those in a
    tier are taken out of the list, each at its turn.
    """
    own, of_brokers = _of_brokers(plain, tiered, storage, limits)
    waiting: dict[tuple[str, int, str, str], Callable[[], Sequence[Extent]]] = {}
    while tiered:
        log, brokers = tiered.pop(), of_brokers.pop()
        place = _place(log.topic, log.partition, log.directories[0], log.topic_id)
        waiting[place] = partial(_extents, log, brokers, storage, limits)
    for (topic, partition), found in own.items():
        for directory, extents in found.items():
            waiting[_place(topic, partition, directory)] = partial(list, extents)
    for place in sorted(waiting):
        if of_log := waiting.pop(place)():
            yield of_log


def _place(
    topic: str | None, partition: int | None, directory: str, topic_id: str | None = None
) -> tuple[str, int, str, str]:
    return topic or "", -1 if partition is None else partition, directory, topic_id or ""


def with_checkpoints(
    plain: list[Extent], tiered: list[TieredLog], storage: StorageOptions, limits: Limits
) -> Iterator[TieredLog]:
    """The logs of a tier, each with what the checkpoints of brokers say of it.

    What a log computes of its copies is let go with it, and the list stays as it is.
    """
    _, of_brokers = _of_brokers(plain, tiered, storage, limits)
    for log, brokers in zip(tiered, of_brokers, strict=True):
        noted = replace(log)
        brokers.note(noted)
        yield noted


def _of_brokers(
    plain: list[Extent], tiered: list[TieredLog], storage: StorageOptions, limits: Limits
) -> tuple[dict[names.TopicPartition, dict[str, list[Extent]]], list[_OwnCopies]]:
    """The extents that are of no log in a tier, and those of brokers for each that is."""
    own: dict[names.TopicPartition, dict[str, list[Extent]]] = {}
    for extent in plain:
        place = extent.segment.topic, extent.segment.partition
        own.setdefault(place, {}).setdefault(extent.directory, []).append(extent)
    directories = DataDirectories(storage, limits)
    count = Counter((log.topic, log.partition) for log in tiered)
    of_brokers = []
    for log in tiered:
        place = log.topic, log.partition
        brokers = _OwnCopies(directories, limits)
        for directory, extents in list(own.get(place, {}).items()):
            if brokers.take(directory, extents, log, is_only=count[place] == 1):
                del own[place][directory]
        of_brokers.append(brokers)
    return own, of_brokers


class _OwnCopies:
    """What brokers have on their own disks of a log in a tier."""

    def __init__(self, directories: DataDirectories, limits: Limits) -> None:
        self._files = directories
        self._limits = limits
        self._replicas: list[Replica] = []

    @property
    def paths(self) -> list[str]:
        return [replica.directory for replica in self._replicas]

    def take(self, directory: str, extents: list[Extent], log: TieredLog, *, is_only: bool) -> bool:
        """Take a log directory, if it is of the log."""
        segments = tuple(extent.segment for extent in extents)
        if not all(segment.is_of_log for segment in segments):
            return False
        first = segments[0]
        at = PartitionLog(
            directory, first.topic, first.partition, segments=segments, storage=first.storage
        )
        replica = Replica(at, self._files, self._limits)
        is_unknown = replica.topic_id is None or log.topic_id is None
        if not (is_only if is_unknown else replica.topic_id == log.topic_id):
            return False
        self._replicas.append(replica)
        return True

    def note(self, log: TieredLog) -> None:
        """Note in the log what their checkpoints say; a log start counts in its own history."""
        self._replicas.sort(key=lambda replica: replica.rank)
        log.epochs_of_broker = next((one.epochs for one in self._replicas if one.epochs), ())
        starts: list[tuple[int | None, History]] = [
            (self._files.offset(LOG_START, replica.log), replica.history)
            for replica in self._replicas
        ]
        newest = max(log.copies, key=lambda copy: (copy.epochs[-1][0], copy.stop), default=None)
        if newest is not None and any(one.bases[0] < newest.first for one in self._replicas):
            epochs = checkpoint_of(newest)  # these brokers may not know where the log then began
            starts.append((epochs[0][1] if epochs else None, (epochs, newest.stop)))
        start = log_start((log.history, MAX_OFFSET), starts)
        if start is not None:
            log.start_offset = max(start, log.start_offset or 0)

    def copies(self, known: history.Epochs) -> Iterator[SegmentCopy[SegmentFile]]:
        """Their segments; of several directories, the one whose log goes on counts first."""
        for number, replica in enumerate(self._replicas):
            own = replica.epochs or tuple(known) or ((0, 0),)
            is_cut = number > 0 or replica.lost_until is not None
            end = replica.end_offset if is_cut else MAX_OFFSET
            for segment in replica.segments:
                base, following = segment.base_offset or 0, segment.next_base_offset
                stop = end if following is None else following
                if base < stop:
                    yield SegmentCopy(segment, base, stop, own, LOCAL + number)


def _extents(
    log: TieredLog, brokers: _OwnCopies, storage: StorageOptions, limits: Limits
) -> Sequence[CountedExtent]:
    """The extents of one log in the order of offsets."""
    if brokers.paths:
        brokers.note(log)
        known = log.history
        copies = [*log.copies, *brokers.copies(known)]
        counted, start = history.counted(copies, known), log.start_with(copies)
        later_copies.expect_none(log, counted, storage, limits)
    else:
        copies, counted, start = log.copies, log.counted_ranges, log.start
    ends = {copy.of.path: copy.stop for copy in copies}
    directories = (*log.directories, *brokers.paths)
    at = CopiedLog(directories[0], directories, log.topic_id, start, storage)
    bounded = [
        (part.first if start is None else max(part.first, start), number, part.of, part.stop)
        for number, part in enumerate(counted)
        if start is None or part.stop > start
    ]
    locked, without_key = _locked(log, [(of, first, stop) for first, _, of, stop in bounded])
    extents: list[tuple[int, int, CountedExtent]] = []
    for first, number, of, stop in bounded:
        if id(of) in locked:
            continue
        has_after = stop < ends.get(of.path, stop)
        extents.append((first, number, _extent(log.with_spares(of), first, stop, has_after, at)))
    extents += ((loss.first, -1, replace(loss, log=at)) for loss in without_key)
    for lost in log.lost(counted):
        first, last = lost.base_offset or 0, lost.end_offset
        end = None if last is None else last + 1
        extents.append((first, -1, CountedExtent(lost, first=first, stop=end, log=at)))
    extents.sort(key=lambda extent: extent[:2])
    at.found(extent for _, _, extent in extents)
    return at.extents


def _locked(
    log: TieredLog, counting: list[tuple[SegmentFile, int, int]]
) -> tuple[set[int], list[CountedExtent]]:
    """The id() of each copy that needs a private key, and one lost segment for each key."""
    locked: set[int] = set()
    lost_extents: list[CountedExtent] = []
    for needed, copies in log.needed.items():
        ids = {id(copy) for copy in copies}
        here = [extent for extent in counting if id(extent[0]) in ids]
        if here:
            of, first, _ = here[0]
            parts = tuple((low, high) for _, low, high in here)
            stop = parts[-1][1]
            used = {id(copy) for copy, _, _ in here}
            error = needed.error(of.directory, len(used))
            lost = LostSegment.at_place_of(of, error, end_offset=stop - 1)
            lost_extents.append(CountedExtent(lost, first=first, stop=stop, parts=parts))
            locked |= used
    return locked, lost_extents


def _extent(
    of: SegmentFile, first: int, stop: int, has_after: bool, log: CopiedLog
) -> CountedExtent:
    return CountedExtent(
        of,
        first=first,
        stop=None if stop == MAX_OFFSET else stop,
        has_before=(of.base_offset or 0) < first,
        has_after=has_after,
        max_timestamp=of.max_timestamp if isinstance(of, TieredSegment) else None,
        log=log,
    )
