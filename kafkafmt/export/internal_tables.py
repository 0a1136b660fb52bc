"""The tables of internal topics in a full export: tasks as all others are.

Strategy: each table has a task for each of its logs, or one of the source. One whose topic is not
in the source has no task, and so no rows. A range of the job does not apply: they are states.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pyarrow as pa

from kafkafmt.export.job import Job
from kafkafmt.lakehouse.out_directory import INTERNAL
from kafkafmt.library_tables import INTERNAL_TABLES, LibraryRows, sources_of
from kafkafmt.messages.decoding import TOPICS
from kafkafmt.planning import selection
from kafkafmt.planning.log_read import LogRead
from kafkafmt.storage.directories import Search
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tables import portable

SCHEMAS: Mapping[str, pa.Schema] = {
    f"{INTERNAL}/{name}": portable.portable_schema(table.schema)
    for name, table in INTERNAL_TABLES.items()
}
"""The columns of the files, by the names of the tables in OUT."""


def name_of(rows: LibraryRows) -> str:
    """The name in OUT of a table."""
    return f"{INTERNAL}/{rows.table}"


def permissions(job: Job) -> int:
    """The most that the files of these tables may have: those of the segments that they show."""
    return permissions_of(each.path for each in _segments(_read(job)))


def plan(job: Job) -> list[LibraryRows]:
    """What the tasks of all tables read."""
    read = _read(job)
    topics = {segment.topic for segment in _segments(read)}
    return [
        LibraryRows(name, source, read)
        for name, table in INTERNAL_TABLES.items()
        if not topics.isdisjoint(table.topics)
        for source in sources_of(name, replace(read, made_of=table.topics))
    ]


def _read(job: Job) -> LogRead:
    return LogRead((job.source,), job.storage_options, goes_on=True)


def _segments(read: LogRead) -> list[SegmentFile]:
    """The segments of internal topics."""
    return [each for each in selection.found(read, read.paths, Search()) if each.topic in TOPICS]
