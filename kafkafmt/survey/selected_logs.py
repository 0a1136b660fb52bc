"""The logs of a source, and the selected ones among them.

Invariant: a directory that cannot be listed does not hide the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated

from typing_extensions import Doc

from kafkafmt._base.arguments import Default, expect_integer
from kafkafmt._base.damage import Damage
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt.log.data_directories import lost_logs
from kafkafmt.log.merging import expect_one_log, merged, warn_of_left_out
from kafkafmt.log.scan.options import Access
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.tier.found import find
from kafkafmt.segment.engine.opening import unlisted_damage
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.partition_log import PartitionLog, without_segments


class TopicAccess(Access, total=False):
    """The access to a source, with a choice of topics."""

    topics: Annotated[
        str | Iterable[str] | None,
        Doc('only these topics: a name, a glob such as ``"orders.*"``, or a list of them.'),
    ]


class PartitionAccess(TopicAccess, total=False):
    """The same with a choice of partitions."""

    partitions: Annotated[
        int | Iterable[int] | None, Doc("only these partitions: a number, or a list of them.")
    ]


class LogOptions(TopicAccess, total=False):
    """The options of reading all of a log."""

    threads: Annotated[
        int, Doc("how many threads read; rows and their order stay the same."), Default(1)
    ]


class SelectionOptions(LogOptions, PartitionAccess, total=False):
    """The same with a choice of partitions."""


class SurveyOptions(SelectionOptions, total=False):
    """The options of the surveys of logs."""

    damage: Annotated[
        list[Damage] | None, Doc("a list that takes the damaged ranges that were left out.")
    ]


def source_access(options: Access) -> StorageOptions:
    """Return the access to a source: the options of a store, and the keys of its tiers."""
    return StorageOptions(options.get("storage_options"), options.get("private_keys"))


ERRORS = {
    "FileNotFoundError": "the source does not exist, or has no segment.",
    "OSError": "a store cannot be reached, or refuses access.",
    "TypeError": "an argument has the wrong type.",
    "ValueError": "an argument has an unknown value.",
}
"""What surveys raise."""


@dataclass(frozen=True)
class SelectedLogs:
    """The logs of a source, and the selected ones among them.

    Attributes:
        unread: directories that cannot be listed, as damage; and logs without any of their
            segments.
        unlisted: the directories among them with possibly wanted logs.
    """

    everything: list[PartitionLog]
    wanted: list[PartitionLog]
    unread: list[Damage]
    unlisted: list[Damage]
    empty: list[PartitionLog]
    access: StorageOptions
    limits: Limits
    threads: int

    @classmethod
    def of(cls, source: Source, options: SelectionOptions) -> SelectedLogs:
        """Find the logs.

        Raises:
            FileNotFoundError: the source does not exist, or has no segment.
            OSError: the source itself cannot be listed, or a store cannot be reached.
            TypeError: an argument has the wrong type.
            ValueError: no log has a topic of such a name.
        """
        threads = options.get("threads", 1)
        expect_integer("threads", threads, positive=True)
        access = source_access(options)
        limits = limits_or_default(options.get("limits"))
        found = find(source, access)
        topics, partitions = options.get("topics"), options.get("partitions")
        wanted = Selection.of(topics=topics, partitions=partitions).logs()
        logs = found.logs
        unread = [unlisted_damage(log.path, log.unlisted) for log in found.unlisted if log.unlisted]
        unlisted = _selected(unread, wanted)
        if wanted is not None:
            logs = [log for log in logs if wanted(log.place)]
            wanted.expect_logs()
        known = {path for log in found.logs for path in log.paths}
        lost = list(lost_logs(found.listings, known))
        unlisted += _selected(lost, wanted)
        bare = without_segments(found.listings, known)
        empty = [log for log in bare if wanted is None or wanted(log.place)]
        unread += lost
        return cls(found.logs, logs, unread, unlisted, empty, access, limits, threads)

    def merged(self) -> list[PartitionLog]:
        """Return the selected logs, each once: copies of several brokers are one log.

        :mod:`kafkafmt.log.merging` says which copy counts. What of the others is left out is
        logged as a warning.

        Raises:
            SeveralLogsError: a partition is of several topics or clusters.
        """
        logs: list[PartitionLog] = []
        for (topic, _), found in groupby(self.wanted, key=lambda log: log.place):
            same = list(found)
            if topic is None or all(log.copied for log in same) or len(same) < 2:
                logs += same
                continue
            extents = merged(
                [extent for log in same for extent in log.parts], self.limits, warn_of_left_out
            )
            expect_one_log(extents, "they do not merge")
            chosen = next(log for log in same if log.path == extents[0].directory)
            segments = tuple(dict.fromkeys(extent.segment for extent in extents))
            logs.append(replace(chosen, segments=segments, extents=tuple(extents)))
        return logs


def _selected(unread: list[Damage], wanted: LogFilter | None) -> list[Damage]:
    """Return the damage possibly of a selected log."""
    return [
        damage
        for damage in unread
        if wanted is None or damage.topic is None or wanted((damage.topic, damage.partition))
    ]
