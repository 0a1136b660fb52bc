"""The report, made of the sums of an export.

Strategy: the sums of all tasks are already merged (see `sums`); this module computes the figures
from them. Invariant: it reads neither tables nor logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice

from kafkafmt._base.damage import PRIVATE_KEY, TAILS
from kafkafmt.lake.report.figures import (
    SHOWN_GAPS,
    SHOWN_SEGMENTS,
    DamagedRange,
    DamagedSegment,
    ExportReport,
    NeededPrivateKey,
    PartitionFigures,
)
from kafkafmt.lake.report.sums import LogSums, Span, Sums, null_first
from kafkafmt.storage.names import TopicPartition


def report_of(
    sums: Sums,
    *,
    source: str,
    out: str,
    job: dict[str, object],
    spans: Mapping[TopicPartition, Span] | None = None,
) -> ExportReport:
    """Make the report; `spans` are what was read of each log, the end exclusive."""
    kinds = Counter[str]()
    for log in sums.logs.values():
        kinds.update({kind: ranges for kind, (ranges, _) in log.damage.items()})
        sums.shape.segments.update(
            (end - start).bit_length() for start, end in log.segments.values()
        )
    del kinds[PRIVATE_KEY]
    return ExportReport(
        source=source,
        out=out,
        job=job,
        seconds=0.0,
        partitions=[
            _partition(key, sums.logs[key], (spans or {}).get(key))
            for key in sorted(sums.logs, key=null_first)
        ],
        shape=sums.shape,
        timeline=sums.shape.times.timeline(),
        damage_kinds=dict(sorted(kinds.items())),
        damaged_segments=_damaged_segments(sums),
        private_keys=_private_keys(sums),
    )


def _partition(key: TopicPartition, log: LogSums, span: Span | None) -> PartitionFigures:
    topic, partition = key
    part = PartitionFigures(
        topic=topic,
        partition=partition,
        segments=len(log.segments),
        segment_bytes=sum(end - start for start, end in log.segments.values()),
        batches=sum(batches for batches, _ in log.codecs.values()),
        records=log.records,
        payload_bytes=log.payload_bytes,
        stored_bytes=sum(size for _, size in log.codecs.values()),
        codecs={codec: size for codec, (_, size) in sorted(log.codecs.items())},
        values_failed=log.values_failed,
        times_lost=log.times_lost,
        task_seconds=log.seconds,
    )
    if log.offsets is not None:
        part.first_offset, part.last_offset = log.offsets
    if log.timestamps is not None:
        part.first_timestamp, part.last_timestamp = log.timestamps
    for kind, (ranges, size) in log.damage.items():
        if kind in TAILS:
            part.tail_bytes += size
        elif kind != PRIVATE_KEY:
            part.damaged_ranges += ranges
            part.damaged_bytes += size
    _add_offsets(part, log, span)
    return part


def _add_offsets(part: PartitionFigures, log: LogSums, span: Span | None) -> None:
    covered = log.covered
    part.gaps, part.missing_offsets = covered.gaps, covered.missing_offsets
    part.offset_ranges = covered.largest(SHOWN_GAPS)
    if span is None:
        return
    start, end = span
    # The next run may deliver offsets missing at the end; without any batch, all of it is a gap.
    first = end if covered.span is None else covered.span[0]
    if start < first:
        part.gaps += 1
        part.missing_offsets += first - start


def _damaged_segments(sums: Sums) -> list[DamagedSegment]:
    """Return the segments with the most damaged bytes; segments with only a tail come last."""
    shown = []
    for place in islice(sums.worst(), SHOWN_SEGMENTS):
        topic, partition, segment = place
        _, size = sums.logs[topic, partition].segments[segment]
        found = [DamagedRange(*damage) for damage in sorted(sums.damaged[place].ranges)]
        ranges = [damage for damage in found if damage.kind != PRIVATE_KEY]
        if ranges:
            locked = sum(damage.length for damage in found if damage.kind == PRIVATE_KEY)
            lost = sums.damaged[place].all_bytes - locked
            shown.append(DamagedSegment(topic, partition, segment, size, lost, ranges))
    return shown


def _private_keys(sums: Sums) -> list[NeededPrivateKey]:
    """Return the private keys without which segments were not read, log by log."""
    return [
        NeededPrivateKey(topic, partition, message)
        for (topic, partition, segment) in sorted(sums.damaged, key=null_first)
        for _, _, kind, message in sums.damaged[topic, partition, segment].ranges
        if kind == PRIVATE_KEY
    ][:SHOWN_SEGMENTS]
