"""The logs of a source, and which of them are selected.

Invariant: what cannot be listed does not keep the others from being found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated, Any

from typing_extensions import Doc

from kafkafmt.damage import Damage
from kafkafmt.engine.opening import of_unlisted
from kafkafmt.keywords import Default, texts_of
from kafkafmt.limits import Limits
from kafkafmt.log.copies import expect_one_log, warn_of_left_out
from kafkafmt.log.replicas import merged
from kafkafmt.scan.options import SOURCE, Access
from kafkafmt.scan.selection import Selection
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tiered.found import find


class SurveyOptions(Access, total=False):
    """What the surveys of logs take besides their source."""

    topics: Annotated[
        str | Iterable[str] | None,
        Doc('only these topics: a name, a glob such as ``"orders.*"``, or a list of them.'),
    ]
    partitions: Annotated[
        int | Iterable[int] | None, Doc("only these partitions: a number, or a list of them.")
    ]
    damage: Annotated[
        list[Damage] | None, Doc("a list that takes the damaged ranges that were left out.")
    ]
    threads: Annotated[
        int, Doc("how many threads read; rows and their order stay the same."), Default(1)
    ]


ABOUT = {"source": SOURCE, **texts_of(SurveyOptions)}
"""What the arguments mean that surveys have in common."""
ERRORS = {
    "FileNotFoundError": "the source does not exist, or has no segment.",
    "OSError": "a store cannot be reached, or refuses access.",
    "TypeError": "an argument has the wrong type.",
    "ValueError": "an argument has an unknown value.",
}
"""What surveys raise."""


@dataclass(frozen=True)
class SelectedLogs:
    """The logs of a source, and which of them are selected.

    Attributes:
        everything: all logs that were found.
        wanted: those of the selected topics and partitions.
        unlisted: directories that cannot be listed, as damage; their logs may be wanted.
    """

    everything: list[PartitionLog]
    wanted: list[PartitionLog]
    unlisted: list[Damage]

    @classmethod
    def of(
        cls,
        source: Source,
        topics: str | Iterable[str] | None,
        partitions: int | Iterable[int] | None,
        storage: Mapping[str, Any] | None,
    ) -> SelectedLogs:
        """Find the logs.

        Raises:
            FileNotFoundError: the source does not exist, or has no segment.
            OSError: the source itself cannot be listed, or a store cannot be reached.
            TypeError: an argument has the wrong type.
            ValueError: no log has a topic of such a name.
        """
        found = find(source, storage)
        wanted = Selection.of(topics=topics, partitions=partitions).logs()
        logs, unlisted = found.logs, found.unlisted
        if wanted is not None:
            logs = [log for log in logs if wanted(log.place)]
            unlisted = [log for log in unlisted if log.topic is None or wanted(log.place)]
            wanted.expect_topics()
        damage = [of_unlisted(log.path, log.unlisted) for log in unlisted if log.unlisted]
        return cls(found.logs, logs, damage)

    def merged(self, limits: Limits) -> list[PartitionLog]:
        """The selected logs, each once: copies of several brokers are one log.

        :mod:`kafkafmt.log.replicas` says which copy counts. What of the others is left out is
        logged as a warning.

        Raises:
            SeveralLogsError: a partition is of several topics or clusters.
        """
        logs: list[PartitionLog] = []
        for (topic, _), found in groupby(self.wanted, key=lambda log: log.place):
            same = list(found)
            if topic is None or len(same) < 2:
                logs += same
                continue
            extents = merged(
                [each for log in same for each in log.extents or map(Extent, log.segments)],
                limits,
                warn_of_left_out,
            )
            expect_one_log(extents, "they do not merge")
            chosen = next(log for log in same if log.path == extents[0].directory)
            segments = tuple(dict.fromkeys(each.segment for each in extents))
            logs.append(replace(chosen, segments=segments, extents=tuple(extents)))
        return logs
