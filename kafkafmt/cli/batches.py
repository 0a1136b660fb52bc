"""``kafkafmt batches``: every record batch and top-level message as one JSON object per line."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt import scan
from kafkafmt.cli import exits, jsonl, options
from kafkafmt.cli.sources import segments_of
from kafkafmt.storage.options import StorageOptions


@click.command(
    "batches",
    short_help="Print every batch as one JSON object per line.",
    epilog="""\b
Examples:
  kafkafmt batches /var/lib/kafka/data/orders-0
  kafkafmt batches orders-0/00000000000000000000.log | jq 'select(.isValid | not)'
  kafkafmt batches '/var/lib/kafka/data/orders-*' | jq -s 'map(select(.isValid).count) | add'

\b
A batch with a wrong checksum is listed too, with "isValid": false; the exit code is then 1, unless
--on-damage is skip. baseTimestamp, maxTimestamp and deleteHorizonMs are in milliseconds since
1970-01-01 UTC, as the batch stores them.""",
)
@options.sources
@options.log_format
@options.on_damage
@options.storage_options
def command(
    sources: tuple[str, ...],
    log_format: str | None,
    on_damage: str,
    storage_options: StorageOptions,
) -> int:
    """Print every record batch, or top-level message of old logs, as one JSON object per line.

    The fields are those of kafkafmt.read_batches.
    """
    options.refuse_storage_options_without_url(sources)
    with segments_of(sources, log_format, storage_options) as segments:
        found = scan.scan_batches(segments, on_damage=on_damage)
        are_valid = []

        def noted() -> Iterator[pa.RecordBatch]:
            for batch in found:
                are_valid.append(pc.all(batch["isValid"]).as_py())
                yield batch

        jsonl.write(noted(), jsonl.to_base64)
        is_damaged = options.report(found.damage) or not all(are_valid)
        return exits.DAMAGED if is_damaged and on_damage != "skip" else exits.SOUND
