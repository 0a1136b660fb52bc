"""The extents of logs in a tier, each joined with brokers' own segments.

Strategy: the copies of a tier come first, and a broker's segments complete them, by one history:
that of the highest leader epoch, the broker's checkpoint included. Offsets without their private
key, and lost ones, are one extent that cannot be opened. A broker deletes a segment when its copy
is there: a reader that lists the tier first, and the broker's disk after that, finds the segment in
neither. So where offsets are missing between the copies and a broker's own segments, the tier is
listed once more; offsets still missing are lost.

Invariant: the extents of a log divide its offsets among them, in order.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt._base.ranges import between
from kafkafmt._base.wording import printable
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import History, Replica, log_start
from kafkafmt.log.tier.bucket import Bucket
from kafkafmt.log.tier.keys import KeyNeededError
from kafkafmt.log.tier.tiered_log import (
    LOCAL,
    Counted,
    Epochs,
    SegmentCopy,
    TieredLog,
    began_with,
    counted,
)
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import CopiedLog, Extent, SegmentFile

_LOGGER = logging.getLogger(__name__)


def with_tiers(
    plain: list[Extent], tiered: list[TieredLog], storage: StorageOptions, limits: Limits
) -> Iterator[Sequence[Extent]]:
    """Yield the extents of each log, by topic, partition, directory and topic id.

    Manifests in one directory can name several topic ids: these are logs of their own. Those in a
    tier are taken out of the list, each at its turn.
    """
    own, of_brokers = _match_brokers(plain, tiered, storage, limits)
    waiting: dict[tuple[str, int, str, str], Callable[[], Sequence[Extent]]] = {}
    while tiered:
        log, replicas = tiered.pop(), of_brokers.pop()
        place = _place(log.topic, log.partition, log.directories[0], log.topic_id)
        waiting[place] = partial(_extents, log, replicas, storage, limits)
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
    """Yield the logs of a tier, each with the data of brokers' checkpoints.

    The logs are copies: their computed values are freed with them, and the list stays unchanged.
    """
    _, of_brokers = _match_brokers(plain, tiered, storage, limits)
    for log, replicas in zip(tiered, of_brokers, strict=True):
        noted = replace(log)
        _note(noted, replicas)
        yield noted


def _match_brokers(
    plain: list[Extent], tiered: list[TieredLog], storage: StorageOptions, limits: Limits
) -> tuple[dict[names.TopicPartition, dict[str, list[Extent]]], list[list[Replica]]]:
    """Return the extents outside the tiers, and the brokers' replicas of each tiered log."""
    own: dict[names.TopicPartition, dict[str, list[Extent]]] = {}
    for extent in plain:
        own.setdefault(extent.segment.place, {}).setdefault(extent.directory, []).append(extent)
    beside = DataDirectories(storage, limits)
    count = Counter((log.topic, log.partition) for log in tiered)
    of_brokers = []
    for log in tiered:
        place = log.topic, log.partition
        replicas = []
        for directory, extents in list(own.get(place, {}).items()):
            segments = tuple(extent.segment for extent in extents)
            if not all(segment.is_of_log for segment in segments):
                continue
            storage = segments[0].storage
            replica = Replica(
                directory, *place, segments=segments, storage=storage, beside=beside, limits=limits
            )
            ids = {replica.topic_id, log.topic_id}
            is_of_log = count[place] == 1 if None in ids else len(ids) == 1
            if is_of_log:
                replicas.append(replica)
                del own[place][directory]
        of_brokers.append(replicas)
    return own, of_brokers


def _note(log: TieredLog, replicas: list[Replica]) -> None:
    """Note in a log the data of brokers' checkpoints; a log start counts in its own history."""
    replicas.sort(key=lambda replica: replica.rank)
    log.epochs_of_broker = next((one.epochs for one in replicas if one.epochs), ())
    log.of_brokers = tuple(segment for one in replicas for segment in one.segments)
    starts: list[tuple[int | None, History]] = [
        (one.beside.log_start(one), one.history) for one in replicas
    ]
    newest = max(log.copies, key=lambda copy: (copy.epochs[-1][0], copy.stop), default=None)
    if newest is not None and any(one.bases[0] < newest.first for one in replicas):
        epochs = newest.checkpoint()  # these brokers may not know where the log then began
        starts.append((epochs[0][1] if epochs else None, (epochs, newest.stop)))
    start = log_start((log.history, MAX_OFFSET), starts)
    if start is not None:
        log.start_offset = max(start, log.start_offset or 0)


def _copies(replicas: Iterable[Replica], known: Epochs) -> Iterator[SegmentCopy]:
    """Return the segments of brokers; of several directories, the longest log counts first."""
    for number, replica in enumerate(replicas):
        own = replica.epochs or tuple(known) or ((0, 0),)
        is_cut = number > 0 or replica.lost_until is not None
        end = replica.end_offset if is_cut else MAX_OFFSET
        for segment in replica.segments:
            base, following = segment.base_offset or 0, segment.next_base_offset
            stop = end if following is None else following
            if base < stop:
                yield SegmentCopy(segment, base, stop, own, LOCAL + number)


def _extents(
    log: TieredLog, replicas: list[Replica], storage: StorageOptions, limits: Limits
) -> Sequence[Extent]:
    _note(log, replicas)
    copies = [*log.copies, *_copies(replicas, log.history)]
    parts, start = counted(copies, log.history), log.start_with(copies)
    _expect_no_later(log, parts, storage, limits)
    directories = (*log.directories, *(replica.path for replica in replicas))
    at = CopiedLog(directories[0], directories, log.topic_id, start, storage)
    locked: dict[KeyNeededError, list[Counted]] = {}
    extents: list[Extent] = []
    for copy, begin, stop in parts:
        first = max(begin, start or 0)
        if first >= stop:
            continue
        if (needed := log.key(copy)) is not None:
            locked.setdefault(needed, []).append(Counted(copy, first, stop))
            continue
        extents.append(
            Extent(
                log.with_spares(copy),
                first=first,
                stop=None if stop == MAX_OFFSET else stop,
                has_before=(copy.of.base_offset or 0) < first,
                has_after=stop < copy.stop,
                copied=at,
            )
        )
    lost = [_locked(needed, of_key, at) for needed, of_key in locked.items()]
    for segment in log.lost(parts):
        end = None if segment.end_offset is None else segment.end_offset + 1
        lost.append(Extent(segment, first=segment.base_offset or 0, stop=end, copied=at))
    at.found(sorted([*lost, *extents], key=lambda extent: extent.first))
    return at.extents


def warn_of_holes(extents: Iterable[Extent]) -> None:
    """Warn of offsets missing in the copies of a log and on the disks of brokers."""
    logs = groupby(extents, lambda extent: extent.copied)
    for log, of_log in ((log, list(some)) for log, some in logs if log is not None):
        ranges = ((one.first, MAX_OFFSET if one.stop is None else one.stop) for one in of_log)
        parts = (part for one in of_log for part in one.parts)
        before = (0, log.start_offset or 0)
        for first, stop in between([before, *ranges, *parts]):
            after = next((one.segment for one in of_log if one.first == stop), None)
            if after is None or not began_with(after):
                _LOGGER.warning(
                    "%s: offsets %d to %d are missing: no copy has them, and copies or a broker's "
                    "own segments have those around them",
                    printable(log.directory),
                    first,
                    stop - 1,
                )


def _locked(needed: KeyNeededError, parts: Sequence[Counted], log: CopiedLog) -> Extent:
    """Return an extent for all offsets without their private key."""
    of, offsets = parts[0].copy.of, tuple((part.first, part.stop) for part in parts)
    (first, _), (_, stop) = offsets[0], offsets[-1]
    error = needed.error(of.directory, len({id(part.copy) for part in parts}))
    segment = SegmentFile(
        of.directory,
        of.file,
        *of.place,
        of.base_offset,
        version=of.version,
        storage=of.storage,
        end_offset=stop - 1,
        error=error,
    )
    return Extent(segment, first=first, stop=stop, parts=offsets, copied=log)


def _expect_no_later(
    log: TieredLog, parts: Sequence[Counted], storage: StorageOptions, limits: Limits
) -> None:
    """Raise ReplacedError if a log with offsets missing before a broker's own has later copies."""
    known = {copy.of.path for copy in log.copies}
    if not any(
        before.copy.of.path in known
        and after.copy.of.path not in known
        and before.stop < after.first
        for before, after in pairwise(parts)
    ):
        return
    bucket = Bucket(storage, limits)
    for directory in log.directories:
        bucket.add(directory, open_tree(directory, storage).items(directory))
    for found in bucket.logs():
        later = {copy.of.path for copy in found.copies} - known
        if found.topic_id == log.topic_id and later:
            raise ReplacedError(
                f"{min(later)}: was copied after its folder was listed, and a broker's own"
                " segment may be gone since; read it again"
            )
