"""``kafkafmt producers``: the idempotent producers of each partition."""

from __future__ import annotations

from kafkafmt._base.damage import Damage
from kafkafmt.cli import exits, help_page, options
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.segment.engine.opening import deleted_are_passed_over
from kafkafmt.survey.producers import read_producers

SHOWN = (
    *("topic", "partition", "producerId", "producerEpoch", "transactionalId", "batches"),
    *("records", "firstOffset", "lastOffset", "lastTimestamp", "lastSequence"),
    *("sequenceGaps", "duplicates"),
)


@help_page.command(
    "producers",
    examples="""\
kafkafmt producers /var/lib/kafka/data
kafkafmt producers --json orders-0 | jq 'select(.sequenceGaps > 0)'""",
    epilog="""\
One row per producer id, epoch and partition; producers that are not idempotent have no id.
Damage and compaction leave gaps in the sequence numbers too.""",
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
    tables.show(table, SHOWN, view=view)
    return exits.DAMAGED if options.report(damage) else exits.SOUND
