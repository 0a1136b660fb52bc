"""``kafkafmt offsets``: what groups have committed, and their lag."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

import click
import pyarrow as pa

from kafkafmt.cli import exits, help_page, options, state_options, streams
from kafkafmt.cli.output import tables
from kafkafmt.cluster.offsets import read_lag

SHOWN = (
    *("group", "topic", "topicPartition", "committedOffset", "lag", "logEndOffset"),
    *("commitTimestamp", "pendingOffset"),
)


@help_page.command(
    "offsets",
    examples="""\
kafkafmt offsets /var/lib/kafka/data
kafkafmt offsets --group orders --as-of 2026-11-22T10:00Z data
kafkafmt offsets --group orders -f csv data > orders.csv
kafkafmt offsets --json __consumer_offsets-12 | jq .committedOffset""",
    epilog="""\
A group's offsets are in one partition of __consumer_offsets. The end of a log, and the lag, are
known where the topic's own segments are in SOURCE; the lag is not where they end before the
committed offset: that copy is not up to date. A commit of a transaction counts when the
transaction is committed; until then it is the pending offset.

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
@state_options.of_state
def command(
    sources: tuple[str, ...],
    groups: list[str] | None,
    output_format: str | None,
    as_of: dict[str, Any],
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print the committed offset of each group and partition."""
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
