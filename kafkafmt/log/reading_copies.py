"""How several copies of a log are read: they are refused, or merged, and what is left out is named.

Strategy: the copies are those of :mod:`kafkafmt.log.merging`. Records of two copies that come one
copy after another look like a log of twice the length, so readers of records call
:func:`expect_one_log`. What of another copy the merged log does not continue follows from the
leader epochs of both, as when a follower truncates its log (KIP-101). Where there are none, a few
batches are compared.

Invariant: what is named is never a part of the merged log. Compaction's holes, which stay whatever
other copies have there, are not listed.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from kafkafmt._base.wording import printable
from kafkafmt.log.copies import Copies
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.merging import replicas_of
from kafkafmt.log.replica import Replica
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent

_LOGGER = logging.getLogger(__name__)
_NUMBERED = re.compile(r"-[0-9]+(?=[^0-9])")
_NAMED = 2
"""How many directories of a partition a message names."""


class SeveralLogsError(ValueError):
    """A source has several logs of one partition; the message names them, and what to do."""


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
        there = {_log_of(extent): extent for extent in copies}
        logs = {log.directory: log for log in there.values() if log.copied is None}
        if topic is None:  # these come first
            kept = {name: log for log in sorted(logs, reverse=True) for name in _of_log(log)}
        elif logs and len(there) > 1:
            several.append(copies)
        elif logs and (copy := kept.get(f"{topic}-{partition}")) is not None:
            raise SeveralLogsError(
                f"{copy} is a copy of {topic}-{partition}, by its name, and {min(logs)} is the"
                " log: its records would come twice; give one of them, or select topics"
            )
    if several:
        raise SeveralLogsError(_refusal(several, remedy))


def _of_log(directory: str) -> Iterator[str]:
    """The names of logs of which a directory may be a copy, as ``orders-0.bak`` is of one."""
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
        raise SeveralLogsError(_of_clusters(what, clusters))


def _of_clusters(what: str, clusters: Mapping[str | None, str], more: str = "") -> str:
    shown = [f"cluster {cluster} in {at}" for cluster, at in clusters.items()]
    more = f" and {len(shown) - _NAMED} more{more}" if len(shown) > _NAMED else more
    return (
        f"{what} of several clusters: {' and '.join(shown[:_NAMED])}{more}; give the"
        " directories of one"
    )


def _log_of(extent: Extent) -> tuple[str, str]:
    """Return the directory of a log, and the topic id of one in a tier."""
    topic_id = None if extent.copied is None else extent.copied.topic_id
    return extent.directory, topic_id or ""


def _refusal(several: Sequence[Sequence[Extent]], remedy: str) -> str:
    extents = several[0]
    name = f"{extents[0].segment.topic}-{extents[0].segment.partition}"
    more = f", and of {len(several) - 1} more partitions" if len(several) > 1 else ""
    logs = [same for same, _ in replicas_of(extents) if same]
    copies = sorted((copy for same in logs for copy in same), key=lambda copy: copy.path)
    clusters = {copy.cluster_id: copy.path for copy in copies}
    clusters.pop(None, None)
    if len(clusters) > 1:
        return _of_clusters(f"{name} is a log", clusters, more)
    topics = {copy.topic_id: copy.path for copy in copies if copy.topic_id is not None}
    topics |= {topic_id: directory for directory, topic_id in map(_log_of, extents) if topic_id}
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
    """Log what is not of the merged log of some copies; `expired`: also what retention removed."""
    for copy in copies.left_out():
        if copy.is_expired and not expired:
            continue
        _LOGGER.warning("merging copies leaves out %s", printable(str(copy)))
