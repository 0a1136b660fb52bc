"""Replicas of a partition as one log: the chosen copy, completed by others; or a refusal.

Strategy: of the copies of a partition, the one with the highest last leader epoch is chosen; of
several, the one whose log ends last. That is how Kafka compares logs: for a vote in KRaft
(``KafkaRaftClient.handleVoteRequest``), and when a follower truncates records missing at the leader
(KIP-101). A new leader notes its epoch before it writes a record (``Partition.makeLeader``), so the
leader's own copy is chosen while the checkpoint of its epochs is there. The readers of tables, of
internal topics and of lags, and ``salvage``, choose by this rule alone; for copies without
leader epochs see :mod:`~kafkafmt.log.copies`. Each segment of the chosen copy becomes an extent
with the segments of the other copies in the same range of offsets;
:mod:`~kafkafmt.log.completion` uses them where the chosen copy lacks batches.

Records of two copies, one after the other, look like a log of twice the length, so readers of
records without merging call :func:`expect_one_log`.

Invariant: the extents of a merged log divide its offsets among them. Only a few batches of each
copy and its small files are read.
"""

from __future__ import annotations

import logging
import os
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import printable
from kafkafmt.log.copies import Copies, MergedLog, by_log
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import Replica
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile

_LOGGER = logging.getLogger(__name__)
_NUMBERED = re.compile(r"-[0-9]+(?=[^0-9])")
_NAMED = 2
"""How many directories of a partition a message names."""


@dataclass(frozen=True, slots=True)
class ReplicaExtent(Extent):
    """An extent of one copy, with the segments of others in the same range of offsets.

    Attributes:
        first: the first offset that the segment has, or would have if none were missing.
        stop: the offset at which the next segment begins; ``None`` if nothing is known to follow.
        others: segments of other copies in offset order, the best copy first.
        log: the common data of all extents of the log.
    """

    others: tuple[tuple[SegmentFile, ...], ...] = field(default=(), repr=False)
    log: MergedLog = field(default=MergedLog("", ()), repr=False)

    @property
    def directory(self) -> str:
        """The directory of the chosen copy."""
        return self.log.directory

    @property
    def is_completed(self) -> bool:
        """Whether other copies may have offsets between its entries."""
        return bool(self.others)

    @property
    def is_foreign(self) -> bool:
        """Whether it is of another copy, where the chosen one lost its first segments."""
        return self.segment.directory != self.log.directory and bool(self.log.epochs)

    @property
    def is_cut(self) -> bool:
        """Whether another copy follows at a possible offset of the segment itself."""
        following = self.segment.next_base_offset
        return self.stop is not None and (following is None or self.stop < following)


def group_replicas(
    extents: Iterable[Extent], limits: Limits = DEFAULT_LIMITS
) -> Iterator[tuple[Copies[Replica], list[Extent]]]:
    """Yield the copies of each log, the one to choose first; and the extents as they were found.

    The extents have the order of :func:`~kafkafmt.storage.discovery.find_extents`. Extents that are
    not segments of a partition's directory, or are of a log in a tier, come without a copy.
    """
    beside: DataDirectories | None = None
    for (topic, partition), same_place in groupby(extents, key=lambda extent: extent.segment.place):
        there = list(same_place)
        in_tier: list[Extent] = [one for one in there if one.copied is not None]
        if in_tier:
            yield Copies(), in_tier  # each offset comes once already
            there = [extent for extent in there if extent.copied is None]
            if not there:
                continue
        named = [extent for extent in there if extent.segment.base_offset is not None]
        if topic is None or len(named) < len(there) or is_0_7(there[0].segment.name):
            yield Copies(), there
            continue
        copies = []
        beside = beside or DataDirectories(there[0].segment.storage, limits)
        own: dict[str, list[Extent]] = {}
        for directory, listed in groupby(there, key=lambda extent: extent.directory):
            own[directory] = list(listed)
            segments = dict.fromkeys(extent.segment for extent in own[directory])
            storage = there[0].segment.storage
            copies.append(
                Replica(
                    directory,
                    topic,
                    partition,
                    segments=tuple(segments),
                    storage=storage,
                    beside=beside,
                    limits=limits,
                )
            )
        for same in by_log(copies):
            yield same, [extent for copy in same for extent in own[copy.path]]


def merged(
    extents: Iterable[Extent],
    limits: Limits = DEFAULT_LIMITS,
    note: Callable[[Copies[Replica]], None] | None = None,
) -> list[Extent]:
    """Return the extents of each log once: the chosen copy's, with completing segments.

    The extents are whole segments, in the order of
    :func:`~kafkafmt.storage.discovery.find_extents`. Those of a log with only one copy stay
    unchanged. ``note`` gets the copies of each log, the chosen one first.
    """
    result: list[Extent] = []
    for copies, alone in group_replicas(extents, limits):
        if note is not None and copies:
            note(copies)
        result += alone if len(copies) < 2 else merge(copies)
    return result


def merge(copies: Copies[Replica]) -> Iterator[ReplicaExtent]:
    """Yield the extents of a merged log: the first copy's, and earlier ones of others.

    There are at least two ``copies``, the chosen one first.
    """
    chosen, log = copies[0], copies.log
    stop = chosen.lost_until
    taken: list[tuple[int, tuple[SegmentFile, ...], int | None]] = []
    for number, copy in enumerate(copies):
        end = stop
        if end is not None and copy is not chosen:  # another history has other borders of batches
            end = min(end, chosen.common_end(copy))
        own = copy.segments if end is None else copy.segments[: bisect_left(copy.bases, end)]
        if own:
            taken.append((number, own, stop))
            stop = copy.first_offset
        if stop is not None and chosen.begins_after(stop - 1):
            break  # retention removed what other copies have before it
    for number, own, end in reversed(taken):  # what lies before comes first
        bases = copies[number].bases
        for segment, base, following in zip(own, bases, [*bases[1 : len(own)], end], strict=False):
            if following is None or base < following:  # tiered storage may have one twice
                listed = (other.between(base, following) for other in copies[number + 1 :])
                completing = tuple(segments for segments in listed if segments)
                yield ReplicaExtent(segment, first=base, stop=following, others=completing, log=log)


class SeveralLogsError(ValueError):
    """A source with several logs of one partition; the message names them, and a way out."""


def expect_one_log(extents: Iterable[Extent], remedy: str) -> None:
    """Refuse extents of several logs of one partition.

    Args:
        extents: in the order of topic, partition and directory; those of a merged log are one log.
            Copies in a tier are one, too, and topic ids tell its logs apart; a directory beside
            these is of none of them.
        remedy: how the caller's user merges copies, as in ``… reads each record once``.

    Raises:
        SeveralLogsError: a partition has several copies, or is of several topics or clusters.
            A directory that is called like a log, and more, is a copy of it.
    """
    several: list[list[Extent]] = []
    kept: dict[str, str] = {}  # directories that may be copies, by the name of their log
    for (topic, partition), found in groupby(extents, key=lambda extent: extent.segment.place):
        copies = list(found)
        there = {_log_key(extent): extent for extent in copies}
        logs = {log.directory: log for log in there.values() if log.copied is None}
        if topic is None:  # these come first
            kept = {
                name: log for log in sorted(logs, reverse=True) for name in _possible_names(log)
            }
        elif logs and len(there) > 1:
            several.append(copies)
        elif logs and (copy := kept.get(f"{topic}-{partition}")) is not None:
            raise SeveralLogsError(
                f"{copy} is a copy of {topic}-{partition}, by its name, and {min(logs)} is the"
                " log: its records would come twice; give one of them, or select topics"
            )
    if several:
        raise SeveralLogsError(_refusal(several, remedy))


def _possible_names(directory: str) -> Iterator[str]:
    """Yield the names of logs possibly copied to a directory such as ``orders-0.bak``."""
    name = os.path.basename(directory)
    return (name[: end.end()] for end in _NUMBERED.finditer(name))


def expect_one_cluster(what: str, logs: Iterable[PartitionLog], beside: DataDirectories) -> None:
    """Refuse logs of several clusters, by ``meta.properties``; ``what`` begins the message.

    Raises:
        SeveralLogsError: two of them are of different clusters.
    """
    clusters = {beside.cluster_id(log): log.path for log in logs}
    clusters.pop(None, None)
    if len(clusters) > 1:
        raise SeveralLogsError(_clusters_message(what, clusters))


def _clusters_message(what: str, clusters: Mapping[str | None, str], more: str = "") -> str:
    shown = [f"cluster {cluster} in {at}" for cluster, at in clusters.items()]
    more = f" and {len(shown) - _NAMED} more{more}" if len(shown) > _NAMED else more
    return (
        f"{what} of several clusters: {' and '.join(shown[:_NAMED])}{more}; give the"
        " directories of one"
    )


def _log_key(extent: Extent) -> tuple[str, str]:
    topic_id = None if extent.copied is None else extent.copied.topic_id
    return extent.directory, topic_id or ""


def _refusal(several: Sequence[Sequence[Extent]], remedy: str) -> str:
    extents = several[0]
    name = f"{extents[0].segment.topic}-{extents[0].segment.partition}"
    more = f", and of {len(several) - 1} more partitions" if len(several) > 1 else ""
    logs = [same for same, _ in group_replicas(extents) if same]
    copies = sorted((copy for same in logs for copy in same), key=lambda copy: copy.path)
    clusters = {copy.cluster_id: copy.path for copy in copies}
    clusters.pop(None, None)
    if len(clusters) > 1:
        return _clusters_message(f"{name} is a log", clusters, more)
    topics = {copy.topic_id: copy.path for copy in copies if copy.topic_id is not None}
    topics |= {topic_id: directory for directory, topic_id in map(_log_key, extents) if topic_id}
    if len(topics) > 1:
        shown = [f"id {topic_id} in {at}" for topic_id, at in topics.items()]
        return (
            f"several topics are called {extents[0].segment.topic}:"
            f" {' and '.join(shown[:_NAMED])}{more}; it was deleted and created again, or these are"
            " several clusters: give the directories of one"
        )
    if len(logs) > 1:
        apart = " and ".join(same[0].path for same in logs[:_NAMED])
        return (
            f"several logs are called {name}: the records in {apart}"
            f" differ at the same offsets{more}; the topic was"
            " deleted and created again, or these are several clusters: give the directories of one"
        )
    directories = sorted({extent.directory for extent in extents})
    others = f" and {len(directories) - _NAMED} more" if len(directories) > _NAMED else ""
    return (
        f"several copies of a partition: {name} in"
        f" {' and '.join(directories[:_NAMED])}{others}{more}; {remedy}, or give one copy"
    )


def warn_of_left_out(copies: Copies[Replica], *, expired: bool = True) -> None:
    """Warn of ranges of copies outside the merged log; `expired`: also of expired ones."""
    for copy in copies.left_out():
        if copy.is_expired and not expired:
            continue
        _LOGGER.warning("merging copies leaves out %s", printable(str(copy)))
