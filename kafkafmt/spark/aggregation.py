"""The report's figures, aggregated from the tables that an export wrote.

Strategy: Spark aggregates the tables; what comes to the driver is a row a partition, codec or
damage kind, a bar of the timeline, a gap or a damaged range of those shown. Invariant: no figure is
computed from all rows on the driver.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from kafkafmt.spark.report import (
    BARS,
    SHOWN_GAPS,
    SHOWN_RANGES,
    SHOWN_SEGMENTS,
    TAILS,
    DamagedRange,
    DamagedSegment,
    ExportReport,
    PartitionReport,
    Timeline,
)

if TYPE_CHECKING:
    from pyspark.sql import Row, SparkSession

    from kafkafmt.spark.job import Job
    from kafkafmt.spark.parquet import LogFigures

    Key = tuple[str | None, int | None]

_VIEWS = """
CREATE OR REPLACE TEMPORARY VIEW whole AS
SELECT b.* FROM batches b LEFT ANTI JOIN damage d
ON b.topic <=> d.topic AND b.partition <=> d.partition AND b.segment <=> d.segment
   AND b.position = d.position
WHERE b.isValid;

CREATE OR REPLACE TEMPORARY VIEW sound AS
SELECT b.* FROM whole b {of_records} WHERE NOT b.isControl;

CREATE OR REPLACE TEMPORARY VIEW payload AS
SELECT topic, partition, offset, unix_millis(timestamp) AS ms,
       coalesce(octet_length(key), 0L) + coalesce(octet_length(value), 0L)
       + octet_length(array_join(headers.key, ''))
       + octet_length(array_join(CAST(headers.value AS array<string>), '')) AS bytes
FROM records;

CREATE OR REPLACE TEMPORARY VIEW segments AS
SELECT topic, partition, segment, max(end) AS size, max(end) - min(position) AS bytes FROM (
  SELECT topic, partition, segment, position, position + sizeInBytes AS end FROM batches
  UNION ALL SELECT topic, partition, segment, position, position + length FROM damage)
GROUP BY topic, partition, segment;

CREATE OR REPLACE TEMPORARY VIEW gaps AS
SELECT topic, partition, before + 1 AS first, baseOffset - 1 AS last FROM (
  SELECT topic, partition, baseOffset, max(lastOffset) OVER (
           PARTITION BY topic, partition ORDER BY baseOffset, lastOffset
           ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
  FROM whole WHERE topic IS NOT NULL)
WHERE baseOffset > before + 1
"""
# Of a part of the offsets or times, the batches that gave records.
_OF_RECORDS = """
LEFT SEMI JOIN (SELECT DISTINCT topic, partition, segment, batchPosition FROM records) r
ON b.topic <=> r.topic AND b.partition <=> r.partition AND b.segment <=> r.segment
   AND b.position = r.batchPosition
"""


def aggregate(
    spark: SparkSession,
    *,
    source: str,
    out: str,
    job: Job,
    logs: Iterable[LogFigures] = (),
    spans: Mapping[Key, tuple[int, int]] | None = None,
) -> ExportReport:
    """The report of the tables in the session's views `records`, `batches` and `damage`.

    Args:
        spark: the session.
        source: as it was given.
        out: as it was given.
        job: what was asked for.
        logs: what the tasks tell of the logs.
        spans: the offsets that were to be read of each log, the end exclusive, where that is known.
    """
    for statement in _VIEWS.format(of_records="" if job.is_whole else _OF_RECORDS).split(";"):
        spark.sql(statement)
    parts = _partitions(spark)
    for log in logs:
        found = parts.get((log.topic, log.partition))
        if found is not None:
            found.task_seconds += log.seconds
    _add_offsets(spark, parts, spans or {})
    return ExportReport(
        source=source,
        out=out,
        job=job.as_json(),
        seconds=0.0,
        partitions=sorted(
            parts.values(),
            key=lambda part: (part.topic or "", -1 if part.partition is None else part.partition),
        ),
        timeline=_timeline(spark),
        damage_kinds={
            row["kind"]: row["ranges"]
            for row in spark.sql(
                "SELECT kind, count(*) AS ranges FROM damage GROUP BY kind ORDER BY kind"
            ).collect()
        },
        damaged_segments=_damaged_segments(spark),
    )


def _partitions(spark: SparkSession) -> dict[Key, PartitionReport]:
    parts: dict[Key, PartitionReport] = {}

    def part(row: Row) -> PartitionReport:
        key = (row["topic"], row["partition"])
        return parts.setdefault(key, PartitionReport(topic=key[0], partition=key[1]))

    for row in _collect(spark, "segments", "count(*) AS segments, sum(bytes) AS segment_bytes"):
        found = part(row)
        found.segments, found.segment_bytes = row["segments"], row["segment_bytes"]
    for row in _collect(
        spark,
        "payload",
        "count(*) AS records, sum(bytes) AS bytes, min(offset) AS first, max(offset) AS last,"
        " min(ms) AS first_ms, max(ms) AS last_ms",
    ):
        found = part(row)
        found.records, found.payload_bytes = row["records"], row["bytes"]
        found.first_offset, found.last_offset = row["first"], row["last"]
        found.first_timestamp, found.last_timestamp = row["first_ms"], row["last_ms"]
    for row in _collect(
        spark, "sound", "count(*) AS batches, sum(sizeInBytes) AS bytes", "compression"
    ):
        found = part(row)
        found.batches += row["batches"]
        found.stored_bytes += row["bytes"]
        found.codecs[row["compression"] or "unknown"] = row["bytes"]
    for row in _collect(spark, "damage", "count(*) AS ranges, sum(length) AS bytes", "kind"):
        found = part(row)
        if row["kind"] in TAILS:
            found.tail_bytes += row["bytes"]
        else:
            found.damaged_ranges += row["ranges"]
            found.damaged_bytes += row["bytes"]
    return parts


def _add_offsets(
    spark: SparkSession,
    parts: Mapping[Key, PartitionReport],
    spans: Mapping[Key, tuple[int, int]],
) -> None:
    """Adds what offsets the batches of each log cover, and what is missing between."""
    covered = {
        (row["topic"], row["partition"]): (row["first"], row["last"])
        for row in _collect(spark, "whole", "min(baseOffset) AS first, max(lastOffset) AS last")
    }
    listed: dict[Key, list[tuple[int, int]]] = defaultdict(list)
    for row in spark.sql(f"""
        SELECT * FROM (
          SELECT *, count(*) OVER (PARTITION BY topic, partition) AS gaps,
                 sum(last - first + 1) OVER (PARTITION BY topic, partition) AS missing,
                 row_number() OVER (PARTITION BY topic, partition
                                    ORDER BY last - first DESC, first) AS rank
          FROM gaps)
        WHERE rank <= {SHOWN_GAPS} ORDER BY topic, partition, first
    """).collect():
        key = (row["topic"], row["partition"])
        parts[key].gaps, parts[key].missing_offsets = row["gaps"], row["missing"]
        listed[key].append((row["first"], row["last"]))
    for key, part in parts.items():
        if key[0] is None or (key not in covered and key not in spans):
            continue
        start, end = spans.get(key, (None, None))
        if key not in covered:
            if start is not None and end is not None and start < end:
                part.gaps, part.missing_offsets = 1, end - start
            continue
        first, last = covered[key]
        if start is not None and start < first:
            part.gaps += 1
            part.missing_offsets += first - start
        part.offset_ranges = _between(first, last, listed[key])


def _between(first: int, last: int, gaps: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The ranges from `first` to `last` that the gaps leave."""
    ranges = []
    for gap_first, gap_last in gaps:
        ranges.append((first, gap_first - 1))
        first = gap_last + 1
    return [*ranges, (first, last)]


def _collect(spark: SparkSession, view: str, sums: str, also_by: str = "") -> Iterable[Row]:
    keys = ", ".join(filter(None, ("topic", "partition", also_by)))
    return spark.sql(f"SELECT {keys}, {sums} FROM {view} GROUP BY {keys}").collect()


def _timeline(spark: SparkSession) -> Timeline | None:
    """Bars between the 0.1th and 99.9th percentile of the timestamps; `None` without any."""
    bounds = spark.sql(
        "SELECT percentile_approx(ms, array(0.001, 0.999), 10000) AS ends,"
        " count(ms) AS timed, count(*) AS records FROM payload"
    ).collect()[0]
    if not bounds["timed"]:
        return None
    start, end = bounds["ends"]
    width = max(1, -(-(end - start + 1) // BARS))
    records, sizes = [0] * BARS, [0] * BARS
    for row in spark.sql(
        f"SELECT (ms - {start}L) DIV {width}L AS bar, count(*) AS records, sum(bytes) AS bytes"
        f" FROM payload WHERE ms BETWEEN {start}L AND {end}L GROUP BY 1"
    ).collect():
        records[row["bar"]], sizes[row["bar"]] = row["records"], row["bytes"]
    return Timeline(
        start_ms=start,
        width_ms=width,
        records=records,
        payload_bytes=sizes,
        outside=bounds["timed"] - sum(records),
        untimed=bounds["records"] - bounds["timed"],
    )


def _damaged_segments(spark: SparkSession) -> list[DamagedSegment]:
    """The segments with the most damaged bytes; those that only have a tail come last."""
    tails = ", ".join(f"'{kind}'" for kind in TAILS)
    shown: dict[tuple[str | None, int | None, str | None], DamagedSegment] = {}
    ranges: dict[tuple[str | None, int | None, str | None], list[DamagedRange]] = defaultdict(list)
    for row in spark.sql(f"""
        WITH worst AS (
          SELECT topic, partition, segment,
                 sum(if(kind IN ({tails}), 0L, length)) AS damaged, sum(length) AS bytes
          FROM damage GROUP BY topic, partition, segment
          ORDER BY damaged DESC, bytes DESC, topic, partition, segment LIMIT {SHOWN_SEGMENTS}
        ), ranked AS (
          SELECT d.*, w.damaged, w.bytes, s.size,
                 row_number() OVER (PARTITION BY d.topic, d.partition, d.segment
                                    ORDER BY d.length DESC, d.position) AS rank
          FROM damage d
          JOIN worst w ON d.topic <=> w.topic AND d.partition <=> w.partition
                      AND d.segment <=> w.segment
          JOIN segments s ON d.topic <=> s.topic AND d.partition <=> s.partition
                      AND d.segment <=> s.segment
        )
        SELECT * FROM ranked WHERE rank <= {SHOWN_RANGES}
        ORDER BY damaged DESC, bytes DESC, topic, partition, segment, position
    """).collect():
        key = (row["topic"], row["partition"], row["segment"])
        ranges[key].append(
            DamagedRange(row["position"], row["length"], row["kind"], row["message"])
        )
        shown.setdefault(key, DamagedSegment(*key, row["size"], ranges[key]))
    return list(shown.values())
