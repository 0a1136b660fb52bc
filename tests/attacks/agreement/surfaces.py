"""The surfaces that give rows: each answers what it can of records, batches and damage.

What a surface leaves out by its nature is not asked of it. All are told to read all that is on the
disk, since a batch query of Spark and an export begin at the log start.
"""

from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import fsspec
import pyarrow as pa
import pyarrow.parquet as pq

import kafkafmt
from kafkafmt.lake import read_table
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import SegmentFile
from tests.attacks.agreement.answers import (
    BATCH,
    DATA,
    RANGE,
    RECORD,
    Answers,
    in_numbers,
    of_batches,
    of_committed,
    of_damage,
    of_records,
)
from tests.attacks.agreement.sources import Source
from tests.cli.running import in_base64, json_lines, run
from tests.lake.export.running import run as run_export
from tests.support.choice import taking
from tests.support.tables import Row, batch_row, record_row
from tests.support.truth import from_base64

# Objects, batches and damage are what is stored, so records are asked for as well.
_STORED: dict[str, Any] = {"below_log_start": True}
ALL: dict[str, Any] = {"include_control": True, **_STORED}
_COMMITTED: dict[str, Any] = {"isolation": "read_committed", "on_damage": "skip", **_STORED}


@contextmanager
def unwarned() -> Iterator[None]:
    """Without the warnings about damage that is left out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def tables(source: Any, **options: Any) -> Answers:
    with unwarned():
        records = kafkafmt.read_records(source, on_damage="skip", **ALL, **options)
        return {
            **of_records(in_numbers(records)),
            **of_committed(in_numbers(kafkafmt.read_records(source, **_COMMITTED, **options))),
            **of_batches(in_numbers(kafkafmt.read_batches(source, on_damage="skip"))),
            **of_damage(kafkafmt.read_damage(source).to_pylist()),
        }


def scans(source: Any, **options: Any) -> Answers:
    """A scan, which collects the damage that it meets."""
    scan = kafkafmt.scan_records(source, on_damage="collect", **ALL, **options)
    rows = [row for batch in scan for row in in_numbers(pa.Table.from_batches([batch]))]
    return {**of_records(rows), **of_damage(map(asdict, scan.damage))}


def by_the_reference_engine(source: Source) -> Answers:
    with taking("reference"):
        return {**tables(source.path), **scans(source.path)}


def segments_of(source: Source) -> list[SegmentFile]:
    return find_segments(source.path)


def in_a_store(source: Source) -> Answers:
    store, root = fsspec.filesystem("memory"), f"/agreement/{source.path.name}"
    for path in source.path.rglob("*"):
        if path.is_file():
            store.pipe(f"{root}/{path.relative_to(source.path)}", path.read_bytes())
    try:
        return {**tables(f"memory:/{root}"), **scans(f"memory:/{root}")}
    finally:
        store.rm("/agreement", recursive=True)


def as_one_copy(source: Source) -> Answers:
    lost: list[kafkafmt.Damage] = []
    merged = kafkafmt.merge_replicas(source.path, damage=lost)
    return {**tables(merged), **scans(merged), **of_damage(map(asdict, lost))}


def objects(source: Source) -> Answers:
    """The batches of each segment, and their records."""
    batches: list[Row] = []
    records: list[Row] = []
    for file in segments_of(source):
        place = {"topic": file.topic, "partition": file.partition, "segment": file.name}
        with kafkafmt.open_segment(file.path, on_damage="collect") as segment:
            for batch in segment:
                row = place | batch_row(batch)
                batches.append(row)
                try:
                    batch.ensure_valid()
                    found = batch.records()
                except kafkafmt.KafkaFormatError:
                    continue
                records += (row | record_row(batch, record) for record in found)
    return {**of_records(records), **of_batches(batches)}


def _decoded(row: Row) -> Row:
    """A row of JSON, with its bytes."""
    row = in_base64(row)
    headers = [{"key": each["key"], "value": from_base64(each["value"])} for each in row["headers"]]
    return row | {
        "key": from_base64(row["key"]),
        "value": from_base64(row["value"]),
        "headers": headers,
    }


def on_the_command_line(source: Source) -> Answers:
    form = ("--times", "ms", "-f", "jsonl", "--on-damage", "collect", source.path)
    records = run("records", "--below-log-start", "--include-control", *form)
    committed = run("records", "--below-log-start", "--isolation", "read_committed", *form)
    batches = run("batches", *form)
    return {
        **of_records(map(_decoded, json_lines(records.stdout))),
        **of_committed(map(_decoded, json_lines(committed.stdout))),
        **of_batches(json_lines(batches.stdout)),
    }


def in_files(source: Source) -> Answers:
    """Parquet, and an Arrow file, which must be equal."""
    written = [source.folder / f"records.{kind}" for kind in ("parquet", "arrow")]
    for path in written:
        form = ("--below-log-start", "--include-control", "--on-damage", "skip", "-o", path)
        run("records", *form, source.path)
    parquet, arrow = pq.ParquetFile(written[0]).read(), pa.ipc.open_file(written[1]).read_all()
    found, other = of_records(in_numbers(parquet)), of_records(in_numbers(arrow))
    assert found == other
    return found


def exported(source: Source) -> Answers:
    out = export(source)
    found = of_records(rows_exported(out, "records"))
    return {
        **{key: rows for key, rows in found.items() if key[0] == DATA},  # no control records
        **of_batches(rows_exported(out, "batches")),
        **of_damage(rows_exported(out, "damage")),
    }


def export(source: Source, **options: Any) -> Path:
    """The directory of an export of all that is on the disk."""
    out = source.folder / "-".join(("export", *map(str, options.values())))
    if not out.exists():
        with unwarned():
            run_export(source.path, out, below_log_start=True, **options)
    return out


def rows_exported(out: Path, table: str) -> Iterable[Row]:
    """The rows of a table by log and offset, which its files are not in."""
    found = defaultdict(list)
    for row in in_numbers(read_table(str(out), table).read_all()):
        found[row["topic"], row["partition"]].append(row)
    for rows in found.values():
        if table == "records":
            rows.sort(key=lambda row: (row["segment"], row["batchPosition"], row["offset"]))
        yield from rows


def by_spark(source: Source) -> Answers:
    """The data source of Spark, without Spark."""
    everything = {"mode": "DROPMALFORMED", "belowLogStart": "true", "includeHeaders": "true"}
    committed = {**everything, "isolationLevel": "read_committed"}
    return {
        **of_records(_by_spark(source, RECORD, **everything, includeControlRecords="true")),
        **of_committed(_by_spark(source, RECORD, **committed)),
        **of_batches(_by_spark(source, BATCH, table="batches", mode="DROPMALFORMED")),
        **of_damage(_by_spark(source, RANGE, table="damage")),
    }


def _by_spark(source: Source, columns: Iterable[str], **options: str) -> Iterator[Row]:
    from pyspark.sql.pandas.types import from_arrow_schema

    from kafkafmt.spark.options import SourceOptions
    from kafkafmt.spark.row_reader import table_schema
    from tests.spark.direct import source_of

    made = source_of(source.path, **options)
    wanted = {"topic", "partition", *columns}
    fields = [f for f in table_schema(SourceOptions.parse(made.options)) if f.name in wanted]
    reader = made.reader(from_arrow_schema(pa.schema(fields)))
    for partition in reader.partitions():
        for batch in reader.read(partition):
            assert isinstance(batch, pa.RecordBatch)
            yield from in_numbers(pa.Table.from_batches([batch]))


SURFACES: dict[str, Callable[[Source], Answers]] = {
    "scan": lambda source: scans(source.path),
    "reference engine": by_the_reference_engine,
    "threads": lambda source: scans(source.path, threads=3),
    "paths of segments": lambda source: tables([each.path for each in segments_of(source)]),
    "globs": lambda source: tables(
        sorted({f"{each.directory}/*{Path(each.path).suffix}" for each in segments_of(source)})
    ),
    "file URL": lambda source: tables(f"file://{source.path}"),
    "store": in_a_store,
    "merge_replicas": as_one_copy,
    "objects": objects,
    "command line": on_the_command_line,
    "files": in_files,
    "export": exported,
    "committed export": lambda source: of_committed(
        rows_exported(export(source, isolation="read_committed"), "records")
    ),
    "Spark": by_spark,
}
"""The surfaces that are compared with the tables of the library."""
WITHOUT_LOST = frozenset(("paths of segments", "globs", "store"))
"""Those that do not see a log that has lost all its segments."""
