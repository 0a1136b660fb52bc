"""The hand-over of an export's tables to a live consumer, from their end on.

Strategy: the note of the newest commit of a table says how far the logs are read. A property of the
first table stops later exports, which would add the rows of the live consumer again.

Invariant: an offset is handed over only where the tables have all records below it that the export
has read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from kafkafmt.lake.export.topics import directory, listed, topic_catalog
from kafkafmt.lake.plan.position import next_offsets
from kafkafmt.lake.plan.selection import place_of_log
from kafkafmt.lake.tables.formats import FORMATS
from kafkafmt.lake.tables.output import held
from kafkafmt.lake.tables.reading import SCHEMAS, existing_table, resolve_out, table_format
from kafkafmt.lake.tables.table import HANDED_OVER, History, LakeTable, TableError
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions


def handover(
    out: str | os.PathLike[str],
    *,
    storage_options: Mapping[str, Any] | None = None,
    catalog: Mapping[str, str] | None = None,
) -> dict[str, dict[int, int]]:
    """Return the start offsets of a live consumer, and mark the tables as handed over.

    Later exports to OUT are refused, unless their option `after_handover` says otherwise.

    Args:
        out: the directory or URL that was exported to.
        storage_options: options of the fsspec driver, for a URL.
        catalog: properties of pyiceberg's catalog, if the tables are Iceberg tables and the catalog
            is not the file OUT/catalog.db.

    Returns:
        The next offset of each partition, by topic.

    Raises:
        FileNotFoundError: OUT has no Delta or Iceberg table of an export.
        TableError: the export does not say how far it has read the logs, a run has not ended, or
            another writer has added rows.
        OutputInUseError: an export is writing to OUT.
        OSError: OUT cannot be read or written.
    """
    home, options = resolve_out(out), StorageOptions(storage_options or NO_OPTIONS)
    topics = listed(home, options)
    places = [(home, catalog)]
    if topics is not None:
        places = [
            (f"{home}/{directory(name)}", topic_catalog(catalog or {}, name)) for name in topics
        ]
    tables = {place: _tables(place, options, reached) for place, reached in places}
    found: dict[str, dict[int, int]] = {}
    with held(home), ExitStack() as stack:
        for place, there in tables.items():
            if place != home:
                stack.enter_context(held(place))
            # Looked up again: a run may have ended before OUT was held.
            offsets = _offsets(place, [table.history() for table in there if table.exists()])
            for name, offset in sorted(offsets.items()):
                topic, partition = place_of_log(name)
                found.setdefault(topic, {})[partition] = offset
        for table, *_ in tables.values():
            table.mark(HANDED_OVER, json.dumps(found, separators=(",", ":")))
    return found


def logs_in(home: str, options: StorageOptions, catalog: Mapping[str, str]) -> list[str]:
    """Return the names of the logs in the position of an export's first table."""
    note = _tables(home, options, catalog)[0].history().note
    return [] if note is None or note.position is None else [*next_offsets(note.position)]


def _tables(
    home: str, options: StorageOptions, catalog: Mapping[str, str] | None
) -> list[LakeTable]:
    """Return the Delta or Iceberg tables in a directory; raises FileNotFoundError for none."""
    formats = {name: table_format(home, name, options, catalog) for name in SCHEMAS}
    tables = [
        existing_table(home, name, format, storage_options=options, catalog=catalog)
        for name, format in formats.items()
        if format in FORMATS
    ]
    tables = [table for table in tables if table.exists()]
    if not tables:
        raise FileNotFoundError(
            f"{home}: no export of kafkafmt to Delta or Iceberg tables, whose commits say how far"
            " the logs are read"
        )
    return tables


def _offsets(home: str, histories: Sequence[History]) -> dict[str, int]:
    """Return the next offset of each log; raise TableError if one is not certain."""
    positions = [None if each.note is None else each.note.position for each in histories]
    foreign = next((each.foreign for each in histories if each.foreign is not None), None)
    if foreign is not None:
        raise TableError(f"{home}: another writer has added rows ({foreign})")
    if positions.count(positions[0]) < len(positions):
        raise TableError(
            f"{home}: a run died before its last commit was in all tables; run the export once"
            " more, which ends it"
        )
    if positions[0] is None:
        raise TableError(
            f"{home}: the export does not say how far it has read the logs: it has an end,"
            " is read_committed, or its source has other than log directories; export it with"
            " --incremental"
        )
    return next_offsets(positions[0])
