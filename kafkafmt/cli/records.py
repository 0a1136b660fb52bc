"""``kafkafmt records``: every record of a source as one JSON object a line."""

from __future__ import annotations

import click

from kafkafmt import scan
from kafkafmt.cli import exits, jsonl, options
from kafkafmt.cli.sources import segments_of
from kafkafmt.storage.options import StorageOptions
from kafkafmt.tables import schemas as tables


def _columns(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> list[str] | None:
    if value is None:
        return None
    names = [name.strip() for name in value.split(",")]
    for name in names:
        if name not in tables.RECORD_SCHEMA.names:
            known = ", ".join(tables.RECORD_SCHEMA.names)
            raise click.BadParameter(f"no column {name!r}; there are {known}")
    return names


@click.command(
    "records",
    short_help="Print every record as one JSON object a line.",
    epilog="""\b
Examples:
  kafkafmt records /var/lib/kafka/data/orders-0
  kafkafmt records --text --columns offset,key,value orders-0/00000000000000000000.log
  kafkafmt records --isolation read_committed --on-damage collect /var/lib/kafka/data
  zcat segment.log.gz | kafkafmt records - | jq -r .offset

\b
timestamp is in milliseconds since 1970-01-01 UTC, null where the record has none. key, value and
the values of headers are base64, or null. Standard input is copied to a temporary file first.""",
)
@options.sources
@options.log_format("--format", "--log-format")
@options.text
@click.option(
    "--columns",
    metavar="NAMES",
    callback=_columns,
    help="Only these columns: names with commas between them.",
)
@options.on_damage
@click.option(
    "--isolation",
    type=click.Choice(["read_uncommitted", "read_committed"]),
    default="read_uncommitted",
    show_default=True,
    help="read_committed: leave out the records of aborted transactions, as a consumer does.",
)
@click.option(
    "--include-control",
    is_flag=True,
    help="Print control records too: transaction markers and those of KRaft.",
)
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
) -> int:
    """Print every record as one JSON object a line.

    The fields are those of kafkafmt.read_records.
    """
    with segments_of(sources, log_format, storage_options) as segments:
        found = scan.scan_records(
            segments,
            columns=columns,
            on_damage=on_damage,
            isolation=isolation,
            include_control=include_control,
        )
        jsonl.write(found, jsonl.to_text if text else jsonl.to_base64)
        return exits.DAMAGED if options.report(found.damage) else exits.SOUND
