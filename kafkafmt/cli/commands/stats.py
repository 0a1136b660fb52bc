"""``kafkafmt stats``: the content of a log by partition, key, producer, group, size or hour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click
import pyarrow as pa

from kafkafmt._base.damage import Damage, OnDamage
from kafkafmt._base.wording import counted, printable
from kafkafmt.cli import exits, filters, help_page, options, words
from kafkafmt.cli.output import rows, tables
from kafkafmt.cli.sources import open_extents
from kafkafmt.survey.statistics import BY, Statistics

SHOWN = ("topic", "partition", "records", "bytes", "share", "distinctKeys", "nullKeys")
_FURTHER = ("nullValues", "medianBytes", "percentile99Bytes", "firstOffset", "lastOffset")


@help_page.command(
    "stats",
    examples="""\
kafkafmt stats /var/lib/kafka/data
kafkafmt stats --by key -n 20 data/orders-0
kafkafmt stats --by group data
kafkafmt stats --by hour --since yesterday --topic orders --json data""",
    epilog="""\
Bytes are those of keys, values and headers, decompressed. Each partition has rows of its own. The
sums are exact; what does not fit into 64 MiB goes to temporary files.

Dirty are the segments above the offset in cleaner-offset-checkpoint. A cleaner lags if they
are more than half of all but the last segment, which is never cleaned.""",
)
@options.sources
@click.option(
    "--by",
    type=click.Choice(BY),
    help="What has a row, in each partition: a key, a producer, a group of __consumer_offsets, a "
    "size of records (a power of two and what is below the next), or an hour. Without it, the "
    "partition.",
)
@filters.of_records
@tables.options
@options.merge_replicas
@options.on_damage
@options.threads
@options.access
@options.read_settings
def command(
    sources: tuple[str, ...],
    by: str | None,
    view: tables.View,
    merge_replicas: bool,
    on_damage: OnDamage,
    settings: options.ReadSettings,
    **chosen: Any,
) -> int:
    """Sum up the logs of SOURCE: records and bytes, the largest first.

    The fields are those of kafkafmt.stats.
    """
    options.refuse_storage_options_without_url(sources)
    wanted = filters.arguments(chosen)
    if by == "group":
        wanted.setdefault("topics", ["__consumer_offsets"])
    unlisted: list[Damage] = []
    with open_extents(
        sources, settings, wanted, on_damage=on_damage, unlisted=unlisted, merges=merge_replicas
    ) as extents:
        with exits.wrong_use(ValueError):
            statistics = Statistics.of(
                extents,
                by=by,
                on_damage=options.counting_policy(on_damage),
                **settings,
                **filters.row_filters(wanted),
            )
        table = statistics.table()
    has_others = by is not None and table["others"].null_count < table.num_rows
    grouped = [by, *(["others"] if has_others else [])] if by else []
    shown = [*SHOWN[:2], *grouped, *SHOWN[2 : 5 if by else None], *_FURTHER]
    tables.show(
        _with_texts(table),
        [name for name in shown if name in table.column_names],
        view=view,
        closing=lambda: [*_closing(table, by, view)],
    )
    damage = [*unlisted, *statistics.damage]
    return exits.DAMAGED if options.report(damage, statistics.tails, on_damage) else exits.SOUND


def _with_texts(table: pa.Table) -> pa.Table:
    """Return the table with keys as texts; other keys are Base64, and marked as such."""
    if "key" not in table.column_names:
        return table
    at = table.column_names.index("key")
    texts, encoding = rows.encoded(table["key"])
    if encoding.null_count < len(encoding):
        table = table.add_column(at + 1, "keyEncoding", encoding)
    return table.set_column(at, "key", texts)


def _closing(table: pa.Table, by: str | None, view: tables.View) -> Iterator[str]:
    logs = table.to_pylist() if by is None else []
    for row in logs:
        log = printable(f"{row['topic'] or ''}-{row['partition']}")
        if row["isCleanerBehind"] is not None:
            dirty = f"{row['dirtyBytes']} bytes" if view.wide else words.size(row["dirtyBytes"])
            state = "lags" if row["isCleanerBehind"] else "keeps up"
            noted = row["cleanedOffset"]
            noted = "nothing noted" if noted is None else f"cleaned below offset {noted}"
            yield f"cleaner of {log}: {state}; {noted}, {dirty} dirty"
    largest = [(record, row) for row in logs for record in row["largest"]]
    for record, row in sorted(largest, key=lambda pair: -pair[0]["bytes"])[:3]:
        log = "" if row["topic"] is None else printable(f"{row['topic']}-{row['partition']} ")
        yield f"large: {log}offset {record['offset']}: {record['bytes']:,} bytes"
    records = sum(table["records"].to_pylist())
    total = sum(table["bytes"].to_pylist())
    size = f"{total} bytes" if view.wide else words.size(total)
    yield f"total: {counted(records, 'record')}, {size} of keys, values and headers"
