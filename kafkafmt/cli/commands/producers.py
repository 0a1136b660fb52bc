"""``kafkafmt producers``: the idempotent producers of each partition."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt._base.wording import counted
from kafkafmt.cli import exits, help_page, options
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.cli.words import time_text
from kafkafmt.segment.engine.opening import deleted_are_passed_over
from kafkafmt.survey.producers import read_producers

SHOWN = (
    *("topic", "partition", "producerId", "producerEpoch", "transactionalId", "batches"),
    *("records", "sequenceGaps", "duplicates", "firstOffset", "lastOffset", "lastTimestamp"),
    *("lastSequence", "snapshotOffset"),
)


@help_page.command(
    "producers",
    examples="""\
kafkafmt producers /var/lib/kafka/data
kafkafmt producers --json orders-0 | jq 'select(.sequenceGaps > 0)'""",
    epilog="""\
One row per producer id, epoch and partition; producers that are not idempotent have no id.
Damage and compaction leave gaps in the sequence numbers too. A row with a snapshot offset is of a
producer that only the newest producer snapshot knows: the log has no record of it.""",
)
@options.sources
@tables.of_logs
def command(
    sources: tuple[str, ...],
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print the idempotent and transactional producers, with gaps in their sequence numbers."""
    refuse_wrong_sources(sources)
    damage: list[Damage] = []
    with exits.wrong_use(), deleted_are_passed_over():
        table = read_producers(list(sources), topics=topics, damage=damage, **settings)
    tables.show(table, SHOWN, view=view, closing=lambda: _sums(table))
    return exits.DAMAGED if options.report(damage) else exits.SOUND


def _sums(table: pa.Table) -> list[str]:
    """Return a line for each partition with more producers in a snapshot than in the log."""
    counts: dict[tuple[Any, Any], Counter[int | None]] = {}
    names = ("topic", "partition", "snapshotOffset")
    times: dict[tuple[Any, Any], list[int]] = {}
    columns = (table.column(name) for name in names)
    last = table.column("lastTimestamp").cast(pa.int64()).to_pylist()
    for *place, offset, time in zip(*(each.to_pylist() for each in columns), last, strict=True):
        counts.setdefault((*place,), Counter())[offset] += 1
        if offset is not None and time is not None:
            times.setdefault((*place,), []).append(time)
    lines = []
    for (topic, partition), found in counts.items():
        for offset in (offset for offset in found if offset is not None):
            when = ""
            if known := times.get((topic, partition)):
                when = f"; last written from {time_text(min(known))} to {time_text(max(known))}"
            lines.append(
                f"{topic}-{partition}: {counted(sum(found.values()), 'producer')}, {found[offset]} "
                f"in the snapshot at {offset}, {found[None] or 'none'} in the log{when}"
            )
    return lines
