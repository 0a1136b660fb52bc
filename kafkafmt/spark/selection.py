"""The segments that the options select: by path, file name, topic and partition.

Invariant: no file is opened; the names of files and directories are enough.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable

from kafkafmt.arguments import did_you_mean
from kafkafmt.engine.opening import unlisted
from kafkafmt.spark.options import FAILFAST, Options
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import find_nested_segments, find_segments
from kafkafmt.storage.segment_file import SegmentFile, UnlistedDirectory


def select(options: Options, *, with_unlisted: bool = False) -> list[SegmentFile]:
    """The selected segments in the order of topic, partition and offset.

    In other modes than FAILFAST, and in the table of damage, directories that cannot be listed are
    left out; `with_unlisted` they come last, in the place of their segments.

    Raises FileNotFoundError when a path is missing or has no segment, and ValueError when an option
    names a topic that was not found; else OSError when a directory cannot be listed.
    """
    goes_on = options.mode != FAILFAST or options.table == "damage"
    search = Search() if goes_on else None
    segments = found(options, options.paths, search)
    if with_unlisted and search is not None:
        segments += [
            UnlistedDirectory(
                damage.source, damage.topic, damage.partition, error.strerror or str(error)
            )
            for damage, error in unlisted(search)
        ]
    if options.topics is not None:
        there = {segment.topic for segment in segments if segment.topic is not None}
        for topic in sorted(options.topics - there):
            raise ValueError(f"topic {topic!r} not found{did_you_mean(topic, sorted(there))}")
    return chosen(options, segments)


def found(
    options: Options, paths: Iterable[str], search: Search | None = None
) -> list[SegmentFile]:
    """All segments under the paths; what cannot be listed is in the search, if there is one."""
    storage = options.storage
    if options.recursive:
        nested = (find_nested_segments(path, storage, search) for path in paths)
        return find_segments(list(nested))
    return find_segments(list(paths), storage, search)


def chosen(options: Options, segments: Iterable[SegmentFile]) -> list[SegmentFile]:
    """Those of the segments whose topic, partition and file name the options select."""
    names = (options.topics, options.topic_pattern, options.partitions, options.path_glob_filter)
    if options.library_table is None and all(name is None for name in names):
        return list(segments)
    return [segment for segment in segments if _is_chosen(options, segment)]


def is_topic_chosen(options: Options, topic: str | None) -> bool:
    """Whether the options select a topic."""
    if options.topics is not None and topic not in options.topics:
        return False
    pattern = options.topic_pattern
    return pattern is None or re.fullmatch(pattern, topic or "") is not None


def is_partition_chosen(options: Options, partition: int | None) -> bool:
    """Whether the options select a partition of the topics."""
    return options.partitions is None or partition in options.partitions


def _is_chosen(options: Options, segment: SegmentFile) -> bool:
    table = options.library_table
    if table is not None and not table.has(segment.topic):
        return False
    if not is_topic_chosen(options, segment.topic):
        return False
    if not is_partition_chosen(options, segment.partition):
        return False
    pattern = options.path_glob_filter
    return pattern is None or fnmatch.fnmatchcase(segment.name or "", pattern)
