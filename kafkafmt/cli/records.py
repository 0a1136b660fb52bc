"""``kafkafmt records``: every record of a source as one JSON object per line."""

from __future__ import annotations

from typing import Any

import click
import pyarrow as pa

from kafkafmt.cli import binary_text, exits, filters, options, value_options
from kafkafmt.cli import output as rows
from kafkafmt.cli.sources import segments_of
from kafkafmt.damage import Damage, OnDamage
from kafkafmt.limits import Limits
from kafkafmt.log.replicas import merged
from kafkafmt.scan.visibility import ISOLATION_LEVELS, READ_UNCOMMITTED, Isolation
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.segment_file import Extent
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
    short_help="Print records, or write them to a file.",
    epilog="""\b
Examples:
  kafkafmt records --text --columns offset,key,value orders-0/00000000000000000000.log
  kafkafmt records --value avro --schemas /var/lib/kafka/data/_schemas-0 orders-0
  kafkafmt records --topics 'orders*' --pattern 'timeout|refused' --start 2026-11-22 --auto data
  kafkafmt records --format parquet --output orders.parquet orders-0

\b
timestamp is in milliseconds since 1970-01-01 UTC, or null if the record has none. key, value and
the values of headers are base64, or null, unless an option says otherwise. A decoded key or value
is written as its type is in JSON; decimals are text, and times are ISO 8601.

\b
A record is printed if it passes all filters. An unknown topic is an error; a filter that no record
passes is not. Standard input is copied to a temporary file first.""",
)
@options.sources
@filters.of_records
@click.option(
    "--columns",
    metavar="NAMES",
    callback=_columns,
    shell_complete=options.complete_list(tables.RECORD_SCHEMA.names),
    help="Print only these columns: names separated by commas.",
)
@rows.options
@binary_text.options
@click.option(
    "--times",
    type=click.Choice(["ms", "iso"]),
    default="ms",
    show_default=True,
    help="Print timestamps as milliseconds since 1970, or in ISO 8601.",
)
@options.merge_replicas
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
@options.decoding_threads
@value_options.values
@options.storage_options
@options.limits
def command(
    sources: tuple[str, ...],
    columns: list[str] | None,
    output_format: str,
    output: str,
    force: bool,
    times: str,
    merge_replicas: bool,
    on_damage: OnDamage,
    isolation: Isolation,
    include_control: bool,
    threads: int,
    storage_options: StorageOptions,
    limits: Limits,
    **chosen: Any,
) -> int:
    """Print the records of sources: all of them, or those that filters select.

    The fields are those of kafkafmt.read_records.
    """
    options.refuse_storage_options_without_url(sources)
    binary = binary_text.form_of(chosen)
    _refuse_without_effect(columns, output_format, output, binary)
    wanted = filters.arguments(chosen)
    unlisted: list[Damage] = []
    with segments_of(
        sources,
        storage_options,
        wanted,
        on_damage=options.told(on_damage),
        unlisted=unlisted,
        merges=merge_replicas,
    ) as segments:
        with value_options.wrong_use():
            found = scan_records(
                merged(map(Extent, segments), limits) if merge_replicas else segments,
                columns=columns,
                on_damage=options.told(on_damage),
                isolation=isolation,
                include_control=include_control,
                threads=threads,
                limits=limits,
                storage_options=storage_options,
                **filters.of_rows(wanted),
                **value_options.arguments(chosen),
            )
        style = rows.style_of(output_format, binary, iso_times=times == "iso")
        rows.write(found, found.schema, output_format, output, force=force, style=style)
        has_failed = value_options.report(found)
        return (
            exits.DAMAGED
            if options.report([*unlisted, *found.damage], found.tails, on_damage) or has_failed
            else exits.SOUND
        )


def _refuse_without_effect(
    columns: list[str] | None, output_format: str, output: str, binary: str | None
) -> None:
    """Refuse options that the user gave although they have no effect."""
    why = "it is for key, value and headers, and --columns names none of them"
    has_text = columns is None or any(map(_is_shown_as_text, columns))
    options.refuse_without_effect(f"--{binary or 'text'}", why, when=not has_text)
    why = f"{output_format} keeps bytes and times as they are"
    is_binary = rows.is_binary(output_format)
    options.refuse_without_effect(f"--{binary or 'text'}", why, when=is_binary)
    options.refuse_without_effect("--times", why, when=is_binary)
    why = "it replaces the file of --output"
    options.refuse_without_effect("--force", why, when=output == "-")
