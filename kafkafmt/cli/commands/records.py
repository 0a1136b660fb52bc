"""``kafkafmt records``: the records of a source, as a table or one JSON object per line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import click
import pyarrow as pa

from kafkafmt._base.damage import Damage, OnDamage
from kafkafmt.cli import exits, filters, help_page, options, streams, value_options
from kafkafmt.cli.output import rows
from kafkafmt.cli.output.tables import View, show
from kafkafmt.cli.sources import open_extents
from kafkafmt.log.scan.visibility import Isolation
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import select
from kafkafmt.values.scanning import DecodedScan, scan_records

SHOWN = ("topic", "partition", "offset", "timestamp", "key", "value", "headers")
"""The columns of a table for people; the first two only of several logs."""


def _columns(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    select(tables.RECORD_COLUMNS, names)
    return names


def _complete_columns(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """Complete the last of several comma-separated names."""
    before, comma, last = typed.rpartition(",")
    names = tables.RECORD_SCHEMA.names
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


def _show(
    batches: Iterable[pa.RecordBatch],
    schema: pa.Schema,
    names: Sequence[str],
    output: rows.Output,
    *,
    wide: bool,
) -> None:
    """Write a table for people: the value is the last column, and cut to the width."""
    view = View(wide=wide, iso_times=output.style.iso_times)
    most = view.width + 1
    empty = pa.RecordBatch.from_pylist([], schema)
    texts = (rows.as_texts(batch, output.style, most) for batch in chain([empty], batches))
    show(texts, [name for name in names if name in schema.names], view=view)


@help_page.command(
    "records",
    examples="""\
kafkafmt records -n 10 --columns offset,key,value data/orders-0
kafkafmt records --topic 'orders*' -e 'timeout|refused' --since 2h data
kafkafmt records --last 20 --end 15:30 --key order-17 --header trace=4711 data
kafkafmt records --value-format avro --schemas data/_schemas-0 data/orders-0
kafkafmt records -f parquet -o orders.parquet data/orders-0""",
    epilog="""\
On a terminal the records are a table, cut to its width; into a pipe, and with --json, they are JSON
lines.

Keys, values and the values of headers are printed as text where they are text: UTF-8 without
control characters. Others are Base64, and keyEncoding, valueEncoding or the encoding of the header
says "base64". Times are ISO 8601 in UTC. A key or value that --key-format or --value-format decodes
is written as its type is in JSON; decimals are text.

A record is printed if it passes all filters. An unknown topic is an error; partitions that no log
has are named on standard error; a filter that no record passes is neither. Standard input is copied
to a temporary file first.""",
)
@options.sources
@filters.of_records
@click.option(
    "--last",
    type=options.Number(1),
    metavar="N",
    help="Only the last N records of all partitions together, by their timestamps, the latest one "
    "at the end. Everything is read; --since bounds it.",
)
@click.option(
    "--columns",
    metavar="NAMES",
    callback=options.parsed(_columns),
    shell_complete=_complete_columns,
    help="Print only these columns: names separated by commas.",
)
@options.flag(
    "--latest",
    "Only the last record of each key in each partition, as compaction leaves it: as of the "
    "time of --end. Tombstones are among them; --not-null value leaves them out.",
)
@click.option("-c", "--count", "counts", is_flag=True, help="Print only how many there are.")
@rows.options
@options.wide
@options.merge_replicas
@options.on_damage
@filters.isolation
@options.flag(
    "--include-control", "Print control records too: transaction markers, and those of KRaft."
)
@options.threads
@value_options.values
@options.access
@options.read_settings
def command(
    sources: tuple[str, ...],
    columns: list[str] | None,
    merge_replicas: bool,
    on_damage: OnDamage,
    isolation: Isolation,
    include_control: bool,
    settings: options.ReadSettings,
    **chosen: Any,
) -> int:
    """Print the records of sources: all of them, or a filtered part.

    The fields are those of kafkafmt.read_records.
    """
    options.refuse_storage_options_without_url(sources)
    output = rows.Output.of(chosen)
    wanted = filters.arguments(chosen)
    last, latest, counts, wide = (chosen.pop(name) for name in ("last", "latest", "counts", "wide"))
    schemas = chosen["schemas"]
    if last is not None and "limit" in wanted:
        raise click.UsageError("--limit takes the first records, --last the last ones: give one")
    if latest and include_control:
        raise click.UsageError("--latest and --include-control exclude each other")
    if counts:
        for name in ("--last", "--columns", "--output"):
            options.refuse_without_effect(name, "--count prints a number", when=True)
        columns = ["offset"]
    unlisted: list[Damage] = []
    with open_extents(
        sources, settings, wanted, on_damage=on_damage, unlisted=unlisted, merges=merge_replicas
    ) as extents:
        directories = dict.fromkeys(extent.segment.directory for extent in extents)
        with value_options.wrong_use(directories):
            found = scan_records(
                extents,
                columns=columns,
                on_damage=options.counting_policy(on_damage),
                isolation=isolation,
                include_control=include_control,
                latest=latest,
                last=last,
                **settings,
                **filters.row_filters(wanted),
                **value_options.arguments(chosen),
            )
        if isinstance(found, DecodedScan):
            style = replace(output.style, documents=lambda: found.documents)
            output = replace(output, style=style)
        read = rows.CountedRows(found)
        if counts:
            number = sum(batch.num_rows for batch in found)
            streams.out(f'{{"records":{number}}}\n' if output.is_json else f"{number}\n")
        elif output.is_table:
            is_one = len({extent.segment.place for extent in extents}) == 1
            shown = [name for name in SHOWN if not (is_one and name in SHOWN[:2])]
            _show(read, found.schema, shown if columns is None else columns, output, wide=wide)
        else:
            rows.write(read, found.schema, output)
        has_failed = value_options.report(found, () if schemas else directories)
        is_damaged = rows.report(read, found, unlisted, wanted, on_damage)
        return exits.DAMAGED if is_damaged or has_failed else exits.SOUND
