"""The hand-over of an export's tables to a live consumer, which goes on where they end.

Strategy: the newest commit of the journal says how far the logs are read. A mark beside the journal
makes later exports stop, which would add rows that the live consumer adds, too.

Invariant: an offset is handed over only where the tables have all records below it that the export
has read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

from kafkafmt.lake.plan.position import check as check_position
from kafkafmt.lake.plan.position import offsets_of
from kafkafmt.lake.tables.journal import HANDED_OVER, Journal, JournalError, now
from kafkafmt.lake.tables.local_place import STAGING
from kafkafmt.lake.tables.reading import FORMATS_WITH_LOG, existing_table, job_of, place_at
from kafkafmt.lake.tables.table import EXPORTS
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions


def handover(
    out: str | os.PathLike[str],
    *,
    storage_options: Mapping[str, Any] | None = None,
    catalog: Mapping[str, str] | None = None,
) -> dict[str, dict[int, int]]:
    """Return the offsets at which a live consumer goes on, and mark the tables as handed over.

    Later exports to OUT are refused, unless their option `after_handover` says otherwise.

    Args:
        out: the directory or URL that was exported to.
        storage_options: options of the fsspec driver, for a URL.
        catalog: properties of pyiceberg's catalog, if the tables are Iceberg tables and the catalog
            is not the file OUT/catalog.db.

    Returns:
        The next offset of each partition, by topic.

    Raises:
        FileNotFoundError: OUT has no export.
        JournalError: the export does not say how far it has read the logs, or a run has not
            finished what it has committed.
        OutputInUseError: an export is writing to OUT.
        OSError: OUT cannot be read or written.
    """
    options = StorageOptions(storage_options or NO_OPTIONS)
    place = place_at(os.fspath(out), options)
    job = job_of(Journal(place))
    with place.held():
        journal = Journal(place)
        position = journal.refresh().position
        if position is None:
            raise JournalError(
                f"{place.url}: the export does not say how far it has read the logs: it has an end,"
                " is read_committed, or its source has other than log directories; export it with"
                " --incremental"
            )
        with journal.expected(journal.state.version - 1):
            check_position(position)
        _expect_complete(journal, job, options, catalog)
        found: dict[str, dict[int, int]] = {}
        for name, offset in sorted(offsets_of(position).items()):
            topic, _, partition = name.rpartition("-")
            found.setdefault(topic, {})[int(partition)] = offset
        mark = {"made": now(), "offsets": found}
        place.write(HANDED_OVER, json.dumps(mark, separators=(",", ":")).encode())
    return found


def _expect_complete(
    journal: Journal,
    job: Mapping[str, Any],
    options: StorageOptions,
    catalog: Mapping[str, str] | None,
) -> None:
    """Raise JournalError unless the tables have the newest commit of the journal."""
    place, newest = journal.place, journal.newest()
    is_behind = newest is not None and bool(
        place.is_listed and place.names(f"{STAGING}/{newest.run}")
    )
    format, application = str(job.get("format")), f"{EXPORTS}{job.get('application')}"
    if format in FORMATS_WITH_LOG and newest is not None:
        for name in job.get("tables", ()):
            table = existing_table(
                place.url, str(name), format, storage_options=options, catalog=catalog
            )
            is_behind = is_behind or table.committed_version(application) != newest.version
    if is_behind:
        raise JournalError(
            f"{place.url}: a run died before its last commit was in all tables; run the export once"
            " more, which ends it"
        )
