"""``kafkafmt batches``: the record batches and top-level messages of sources."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import SKIP, Damage, OnDamage
from kafkafmt.cli import exits, filters, help_page, options, streams
from kafkafmt.cli.output import rows, tables
from kafkafmt.cli.sources import open_extents
from kafkafmt.log.scan.query import scan_batches
from kafkafmt.log.scan.row_filter import known_times
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP

SHOWN = (
    *("topic", "partition", "baseOffset", "lastOffset", "count", "sizeInBytes", "isValid"),
    *("maxTimestamp", "compression", "producerId", "producerEpoch", "baseSequence"),
    *("isTransactional", "isControl", "leaderEpoch", "magic", "segment", "position"),
)
_TIMES = ("baseTimestamp", "maxTimestamp")


@help_page.command(
    "batches",
    examples="""\
kafkafmt batches /var/lib/kafka/data/orders-0
kafkafmt batches --json orders-0/*.log | jq 'select(.isValid | not)'
kafkafmt batches 'data/orders-*' | jq -s 'map(select(.isValid).count) | add'
kafkafmt batches --producer-id 1042 -f csv -o batches.csv data""",
    epilog="""\
On a terminal the batches are a table; into a pipe, and with --json, they are JSON lines.

A batch with a wrong checksum is listed too, with "isValid": false; unless --on-damage is skip, the
last line on standard error says how many there are, and the exit code is 1. The records command
leaves such batches out. --start and --end select batches that have timestamps in the range, by
their first and largest timestamp. deleteHorizonMs is in
milliseconds since 1970-01-01 UTC.""",
)
@options.sources
@filters.of_batches
@rows.options
@options.wide
@options.merge_replicas
@options.on_damage
@options.access
@options.read_settings
def command(
    sources: tuple[str, ...],
    merge_replicas: bool,
    on_damage: OnDamage,
    settings: options.AccessSettings,
    **chosen: Any,
) -> int:
    """Print record batches, or top-level messages of old logs: all of them, or a filtered part.

    The fields are those of kafkafmt.read_batches.
    """
    options.refuse_storage_options_without_url(sources)
    view = tables.View(wide=chosen.pop("wide"), iso_times=chosen["times"] == "iso")
    output = rows.Output.of(chosen, times=_TIMES)
    wanted = filters.arguments(chosen)
    unlisted: list[Damage] = []
    with open_extents(
        sources, settings, wanted, on_damage=on_damage, unlisted=unlisted, merges=merge_replicas
    ) as extents:
        with exits.wrong_use(ValueError):
            found = scan_batches(
                extents,
                on_damage=options.counting_policy(on_damage),
                limits=settings["limits"],
                **filters.row_filters(wanted),
            )
        wrong = 0

        def noted(batch: pa.RecordBatch) -> pa.RecordBatch:
            nonlocal wrong
            wrong += batch.num_rows - pc.sum(batch["isValid"], min_count=0).as_py()
            return batch

        read = rows.CountedRows(map(noted, found))
        if output.is_table:
            timed = map(_with_times, read)
            first = next(timed, None)
            empty = _with_times(pa.RecordBatch.from_pylist([], found.schema))
            shown = chain([empty if first is None else first], timed)
            tables.show(shown, SHOWN, view=view)
        else:
            rows.write(read, found.schema, output)
        is_damaged = rows.report(read, found, unlisted, wanted, on_damage)
        if wrong and on_damage != SKIP:
            is_damaged = True
            batches = "1 batch has" if wrong == 1 else f"{wrong} batches have"
            streams.err_sentence(f'damage: {batches} a wrong checksum: "isValid" is false')
        return exits.DAMAGED if is_damaged else exits.SOUND


def _with_times(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return the rows with times as times; -1 is none."""
    for name in _TIMES:
        times = known_times(batch[name]).cast(TIMESTAMP)
        batch = batch.set_column(batch.schema.get_field_index(name), name, times)
    return batch
