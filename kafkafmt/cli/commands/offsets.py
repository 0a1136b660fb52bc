"""``kafkafmt offsets``: the committed offsets of groups, their lag, and their history."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

import click
import pyarrow as pa

from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt.cli import exits, help_page, options, state_options, streams
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.cluster.lag import read_lag
from kafkafmt.cluster.offsets import scan_offset_history
from kafkafmt.segment.engine.opening import deleted_are_passed_over

SHOWN = (
    *("group", "topic", "topicPartition", "committedOffset", "lag", "recordsLeft"),
    *("outOfRange", "logStartOffset", "logEndOffset", "commitTimestamp", "pendingOffset"),
)


@help_page.command(
    "offsets",
    examples="""\
kafkafmt offsets /var/lib/kafka/data
kafkafmt offsets --group orders --as-of 2026-11-22T10:00Z data
kafkafmt offsets --group orders -f csv data > orders.csv
kafkafmt offsets --history --group orders data
kafkafmt offsets --json __consumer_offsets-12 | jq .committedOffset""",
    epilog="""\
A group's offsets are in one partition of __consumer_offsets. The start and end of a log, and the
lag, are known where the topic's own segments are in SOURCE. The lag is the end less the committed
offset, as Kafka has it; records left are what a read_committed consumer would get. A commit of a
transaction counts when the transaction is committed; until then it is the pending offset.

--history has a row for each change of an offset that the log still has, with the offset before it;
what expired or was deleted is removed.

-f csv is what kafka-consumer-groups.sh --reset-offsets --from-file reads: topic, partition and
offset for one --group; with the group first for several. A partition without an offset is left
out.""",
)
@options.sources
@options.groups
@click.option(
    "-f",
    "--format",
    "output_format",
    type=click.Choice(["csv"]),
    help="csv: the committed offsets alone, as Kafka's own tool reads them.",
)
@options.flag(
    "--history", "Print every change of an offset, in the order in which they took effect."
)
@state_options.of_state
def command(
    sources: tuple[str, ...],
    groups: list[str] | None,
    output_format: str | None,
    history: bool,
    as_of: dict[str, Any],
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print the committed offset of each group and partition."""
    if history:
        refuse_wrong_sources(sources)
        options.refuse_without_effect("--format", "it is of a state", when=bool(output_format))
        damage: list[Damage] = []
        batches = scan_offset_history(
            list(sources), on_damage=COLLECT, damage=damage, **settings, **as_of
        )
        tables.show(state_options.select_groups(batches, groups), view=view)
        return exits.DAMAGED if options.report(damage) else exits.SOUND
    with deleted_are_passed_over():
        table, damage = state_options.rows_of_groups(read_lag, sources, groups, **settings, **as_of)
    if output_format is None:
        tables.show(table, SHOWN, view=view)
    else:
        streams.out(_reset_plan(table, groups))
    return exits.DAMAGED if options.report(damage) else exits.SOUND


def _reset_plan(table: pa.Table, groups: Sequence[str] | None) -> str:
    """Return the offsets as ``kafka-consumer-groups.sh`` reads them (``CsvUtils``): no heading."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    has_one = groups is not None and len(groups) == 1
    is_named = not has_one or len(set(table.column("group").to_pylist())) > 1
    names = ("group", "topic", "topicPartition", "committedOffset")
    for row in zip(*(table.column(name).to_pylist() for name in names), strict=True):
        if row[-1] is not None:
            rows.writerow(row if is_named else row[1:])
    return text.getvalue()
