"""The tables of internal topics in a full export: tasks as all others are.

Strategy: each table has a task for each of its logs, or one of the source. One whose topic is not
in the source has no task, and so no rows. A range of the job does not apply: they are states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pyarrow as pa

from kafkafmt.export.job import Job
from kafkafmt.lakehouse.place import INTERNAL
from kafkafmt.library_tables import INTERNAL_TABLES, LibraryRows, sources_of
from kafkafmt.messages.decoding import TOPICS
from kafkafmt.planning import selection
from kafkafmt.planning.log_read import LogRead
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tables import portable

SCHEMAS: Mapping[str, pa.Schema] = {
    f"{INTERNAL}/{name}": portable.portable_schema(table.schema)
    for name, table in INTERNAL_TABLES.items()
}
"""The columns of the files, by the names of the tables in OUT."""


def segments(job: Job) -> list[SegmentFile]:
    """The segments of internal topics, and those in the place of a log that cannot be listed."""
    read = replace(_read(job), made_of=frozenset(TOPICS))
    return [extent.segment for extent in selection.select(read, with_unlisted=True)]


def plan(job: Job, segments: Sequence[SegmentFile]) -> list[tuple[str, LibraryRows]]:
    """What the tasks of all tables read of the segments, with the names of the tables in OUT."""
    read = _read(job)
    topics = {segment.topic for segment in segments}
    return [
        (f"{INTERNAL}/{name}", LibraryRows(name, source, read))
        for name, table in INTERNAL_TABLES.items()
        if not topics.isdisjoint(table.topics)
        for source in sources_of(name, replace(read, made_of=table.topics), segments)
    ]


def _read(job: Job) -> LogRead:
    return LogRead((job.source,), job.storage_options, goes_on=True)
