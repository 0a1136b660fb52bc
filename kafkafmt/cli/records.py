"""``kafkafmt records``: every record of a source as one JSON object per line."""

from __future__ import annotations

from typing import Any

import click
import pyarrow as pa

from kafkafmt.cli import exits, jsonl, options, value_options
from kafkafmt.cli.sources import segments_of
from kafkafmt.scan.query import ISOLATION_LEVELS, READ_UNCOMMITTED
from kafkafmt.storage.options import StorageOptions
from kafkafmt.tables import schemas as tables
from kafkafmt.tables.columns import select
from kafkafmt.values.scanning import scan_records


def _columns(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> list[str] | None:
    if value is None:
        return None
    names = [name.strip() for name in value.split(",")]
    try:
        select(tables.RECORD_COLUMNS, names)
    except ValueError as error:
        raise click.BadParameter(str(error), context, parameter) from error
    return names


def _is_shown_as_text(column: str) -> bool:
    """Whether ``--text`` changes how a column is printed."""
    kind = tables.RECORD_SCHEMA.field(column).type
    return bool(pa.types.is_binary(kind) or pa.types.is_list(kind))


@click.command(
    "records",
    short_help="Print every record as one JSON object per line.",
    epilog="""\b
Examples:
  kafkafmt records --text --columns offset,key,value orders-0/00000000000000000000.log
  kafkafmt records --isolation read_committed --on-damage collect /var/lib/kafka/data
  kafkafmt records --value avro --schemas /var/lib/kafka/data/_schemas-0 orders-0
  zcat segment.log.gz | kafkafmt records - | jq -r .offset

\b
timestamp is in milliseconds since 1970-01-01 UTC, or null if the record has none. key, value and
the values of headers are base64, or null. A decoded key or value is written as its type is in JSON;
decimals are text, and times are ISO 8601. Standard input is copied to a temporary file first.""",
)
@options.sources
@options.log_format
@options.text
@click.option(
    "--columns",
    metavar="NAMES",
    callback=_columns,
    help="Print only these columns: names separated by commas.",
)
@options.on_damage
@click.option(
    "--isolation",
    type=click.Choice(ISOLATION_LEVELS),
    default=READ_UNCOMMITTED,
    show_default=True,
    help="read_committed: leave out aborted transactions, and everything from the first open "
    "transaction on, as a consumer does.",
)
@click.option(
    "--include-control",
    is_flag=True,
    help="Print control records too: transaction markers, and those of KRaft.",
)
@value_options.values
@options.storage_options
def command(
    sources: tuple[str, ...],
    log_format: str | None,
    text: bool,
    columns: list[str] | None,
    on_damage: str,
    isolation: str,
    include_control: bool,
    storage_options: StorageOptions,
    **values: Any,
) -> int:
    """Print every record as one JSON object per line.

    The fields are those of kafkafmt.read_records.
    """
    options.refuse_storage_options_without_url(sources)
    options.refuse_without_effect(
        "--text",
        "it is for key, value and headers, and --columns names none of them",
        when=columns is not None and not any(map(_is_shown_as_text, columns)),
    )
    with segments_of(sources, log_format, storage_options) as segments:
        with value_options.wrong_use():
            found = scan_records(
                segments,
                columns=columns,
                on_damage=on_damage,
                isolation=isolation,
                include_control=include_control,
                storage_options=storage_options,
                **value_options.arguments(**values),
            )
        jsonl.write(found, jsonl.to_text if text else jsonl.to_base64)
        has_failed = value_options.report(found)
        return exits.DAMAGED if options.report(found.damage) or has_failed else exits.SOUND
