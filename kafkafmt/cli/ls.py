"""``kafkafmt ls``: the logs on a disk, one row per partition."""

from __future__ import annotations

import click
import pyarrow as pa

from kafkafmt.cli import exits, help_page, options, standard_input, streams, tables
from kafkafmt.limits import Limits
from kafkafmt.storage.options import StorageOptions
from kafkafmt.survey.inventory import list_logs
from kafkafmt.tables import arrow_functions as pc

_SHOWN = (
    *("topic", "partition", "state", "segments", "sizeInBytes", "entries", "records"),
    *("firstOffset", "nextOffset", "logStartOffset", "highWatermark", "recoveryPoint"),
    *("firstTimestamp", "lastTimestamp", "codecs", "damagedRanges", "missingOffsets"),
)
_SORTED = {
    "name": [],
    "size": [("sizeInBytes", "descending")],
    "records": [("records", "descending")],
    "time": [("lastTimestamp", "descending")],
    "damage": [("damagedBytes", "descending"), ("missingOffsets", "descending")],
}
_BY_NAME = [("topic", "ascending"), ("partition", "ascending"), ("path", "ascending")]


@help_page.command(
    "ls",
    examples="""\
kafkafmt ls /var/lib/kafka/data
kafkafmt ls --sort size --topic 'orders*' /disk1/kafka /disk2/kafka
kafkafmt ls --json data | jq 'select(.state != "current") | .path'""",
    epilog="""\
Only headers are read, so damage inside batches does not show: kafkafmt verify finds that.
Logs that a broker has set aside (states delete, stray, future) are listed here only.""",
)
@options.sources
@click.option(
    "--sort",
    "order",
    type=click.Choice(list(_SORTED)),
    default="name",
    show_default=True,
    help="What comes first: name (topic and partition), or the greatest size, most records, "
    "latest time, most damage.",
)
@options.topics
@tables.as_json
@options.threads
@options.access
@options.limits
def command(
    sources: tuple[str, ...],
    order: str,
    topics: list[str] | None,
    as_json: bool,
    threads: int,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """List the logs of SOURCE, one row per partition, and what they add up to.

    The fields are those of kafkafmt.list_logs.
    """
    options.refuse_storage_options_without_url(sources)
    with standard_input.opened(sources) as paths:
        table = options.refused(
            lambda: list_logs(
                paths,
                topics=topics,
                threads=threads,
                storage_options=storage_options,
                limits=limits,
            )
        )
    names = set(zip(*(table[name].to_pylist() for name in ("topic", "partition")), strict=True))
    is_once = len(names) == table.num_rows
    shown = _SHOWN if is_once else (*_SHOWN, "path")  # several copies of a partition
    # sort_by and group_by of a table load the whole query engine.
    order_of_rows = pc.sort_indices(table, sort_keys=[*_SORTED[order], *_BY_NAME])
    tables.show(table.take(order_of_rows), shown, json_lines=as_json)
    if not as_json:
        streams.out(f"{_total(table)}\n")
    return exits.SOUND


def _total(table: pa.Table) -> str:
    sums = {
        name: pc.sum(table.column(name)).as_py() or 0
        for name in ("segments", "sizeInBytes", "entries", "records", "damagedRanges")
    }
    topics = len(set(table.column("topic").to_pylist()))
    return (
        f"total: partitions: {table.num_rows} topics: {topics} segments: {sums['segments']}"
        f" bytes: {sums['sizeInBytes']} entries: {sums['entries']} records: {sums['records']}"
        f" damaged ranges: {sums['damagedRanges']}"
    )
