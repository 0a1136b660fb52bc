"""Records without a key in a compacted log.

Strategy: the rows of one column, filtered by the kernel. The cleaner cannot compact a record
without a key (``Cleaner`` drops it), a broker refuses one in a compacted topic (``LogValidator``,
``InvalidRecordException``), and a schema registry does not start on one.

Invariant: a broker has stored the record, so it is a warning. One finding for each log.
"""

from __future__ import annotations

from kafkafmt._base.damage import SKIP
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted
from kafkafmt.log.policies import COMPACTED_TOPICS
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.verification.finding import NULL_KEY, WARNING, Finding, of_log

SCHEMAS = "_schemas"
"""The topic of schema registries, which create it with ``cleanup.policy=compact``."""


def needs_keys(log: PartitionLog) -> bool:
    """Whether a topic is compacted by its name alone."""
    return log.topic == SCHEMAS or log.topic in COMPACTED_TOPICS


def null_key(log: PartitionLog, limits: Limits) -> Finding | None:
    """Return the finding about records without a key; ``None`` where each has one."""
    query = Query(
        source=FoundExtents([*log.parts], []),
        columns=["offset"],
        on_damage=SKIP,
        wanted=Selection.of(null="key"),
        limits=limits,
    )
    first = last = None
    number = 0
    for batch in query.records():
        if batch.num_rows:
            offsets = batch["offset"]
            first = offsets[0].as_py() if first is None else first
            last = offsets[-1].as_py()
            number += batch.num_rows
    if first is None or last is None:
        return None
    more = f", and {counted(number - 1, 'more such record')} up to {last}" if number > 1 else ""
    reader = "; a schema registry may not start on it" if log.topic == SCHEMAS else ""
    message = f"offset {first}: the key is null in a compacted topic{more}{reader}"
    return of_log(log, WARNING, NULL_KEY, log.path, message, (first, last))
