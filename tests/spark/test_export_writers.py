"""The export by the tasks: the tables of the data source, and only complete files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_records
from kafkafmt._base.damage import Damage
from kafkafmt.lake.export import task as export_task
from kafkafmt.lake.export import task as work
from kafkafmt.lake.export.export_run import WrittenTasks
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.task import Sink, Slice, TableReader, Task, damage_rows
from kafkafmt.lake.tables.output import PlainOutput, Target
from kafkafmt.lake.tables.reading import SCHEMAS as KNOWN
from kafkafmt.lake.tables.writing import directory
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.spark.schema import ddl
from kafkafmt.spark.source import FORMAT, register
from tests.spark.conftest import collected, lay_out
from tests.support.growing_log import TIME, GrowingLog


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every codec and format, headers, null keys, transactions, damage; unusual topic names."""
    data = tmp_path_factory.mktemp("engines")
    lay_out("k431-tx", data / "tx-0")
    lay_out("k0822-multiseg", data / "0042-7")
    lay_out("k431-plain-small", data / "a=b%c{d-1")
    lay_out("k431-plain-small-badcrc", data / "flipped-0")
    return data


def output_of(out: Path) -> PlainOutput:
    return PlainOutput(Target(str(out)), TABLES, KNOWN)


def sink_of(job: Job, target: Target, **options: Any) -> Sink:
    reader = TableReader(job.log_read())
    schemas = {name: reader.schema(name) for name in reader.tables}
    records = [field for field in schemas["records"] if field.name not in job.partition_by]
    schemas["records"] = pa.schema(records)
    return Sink(reader, target, schemas, job.partition_by, job.is_whole, **options)


def tasks_of(job: Job) -> list[Task]:
    return [Task(number, each) for number, each in enumerate(work.plan(job.log_read()))]


def by_tasks(job: Job, out: Path) -> None:
    out.mkdir(exist_ok=True)
    made = output_of(out)
    made.publish(WrittenTasks.of(map(sink_of(job, made.target).write, tasks_of(job))).files)


def by_spark(spark: SparkSession, job: Job, out: Path) -> None:
    """What a query of the data source writes, with Spark's own writer."""
    times = {"date": "cast(timestamp AS date) AS date", "hour": "hour(timestamp) AS hour"}
    for table in TABLES:
        columns = [name for name in job.partition_by if table == "records"]
        reader = spark.read.format(FORMAT).options(table=table, mode="DROPMALFORMED")
        rows = reader.load(job.source)
        rows = rows.selectExpr("*", *(times[name] for name in columns if name in times))
        rows.write.partitionBy(*columns).parquet(str(out / table))


def read(reader: TableReader, table: str, task: Slice) -> Iterator[pa.RecordBatch]:
    if table == "batches":
        yield from reader.batches(task)
        return
    found: list[Damage] = []
    records = list(reader.records(task, found))
    yield from records if table == "records" else damage_rows(found)


@pytest.fixture(scope="module")
def session(spark: SparkSession) -> SparkSession:
    made = spark.newSession()
    made.conf.set("spark.sql.session.timeZone", "UTC")
    made.conf.set("spark.sql.sources.partitionColumnTypeInference.enabled", "false")
    register(made)
    return made


@pytest.mark.parametrize("partition_by", ["topic,partition", "compression,date,hour"])
def test_same_tables_on_both_engines(
    session: SparkSession, source: Path, tmp_path: Path, partition_by: str
) -> None:
    job = Job.of(str(source), partition_by=partition_by)
    by_tasks(job, tmp_path / "tasks")
    by_spark(session, job, tmp_path / "spark")
    for table in TABLES:
        tables = [
            session.read.parquet(str(tmp_path / engine / table)) for engine in ("tasks", "spark")
        ]
        assert tables[0].schema == tables[1].schema
        found = [
            sorted(
                map(
                    repr,
                    collected(
                        session.read.schema(ddl(work.SCHEMAS[table])).parquet(
                            str(tmp_path / engine / table)
                        )
                    ),
                )
            )
            for engine in ("tasks", "spark")
        ]
        assert found[0] == found[1]
        assert found[0]
    places = [
        sorted(
            {
                str(file.parent.relative_to(tmp_path / engine))
                for file in (tmp_path / engine).rglob("records/**/*.parquet")
            }
        )
        for engine in ("tasks", "spark")
    ]
    assert places[0] == places[1]


def test_types_in_the_files(source: Path, tmp_path: Path) -> None:
    job = Job.of(str(source))
    by_tasks(job, tmp_path)
    for table in TABLES:
        for file in (tmp_path / table).rglob("*.parquet"):
            found = pq.ParquetFile(file)
            names = [
                n
                for n in work.SCHEMAS[table].names
                if table != "records" or n not in job.partition_by
            ]
            assert found.schema_arrow.names == names
            assert {
                c.physical_type for c in map(found.schema.column, range(len(found.schema)))
            } <= {"INT32", "INT64", "BYTE_ARRAY", "BOOLEAN"}
            if table == "records":
                column = found.schema.column(found.schema_arrow.names.index("timestamp"))
                assert "timeUnit=microseconds" in str(column.logical_type)
                assert "isAdjustedToUTC=true" in str(column.logical_type)


@pytest.mark.parametrize(
    ("words", "offsets", "batches"),
    [
        ({"start": '{"orders":{"0":7}}', "end": '{"orders":{"0":43}}'}, (7, 43), (5, 45)),
        ({"start": str(TIME + 10), "end": str(TIME + 40)}, (10, 40), (0, 60)),
        ({}, (0, 60), (0, 60)),
    ],
)
def test_part_of_a_log(
    tmp_path: Path, words: dict[str, Any], offsets: tuple[int, int], batches: tuple[int, int]
) -> None:
    """Batches with offsets in the range are listed; times do not exclude batches."""
    broker = GrowingLog(tmp_path)
    broker.fill(3, 4)
    reader = TableReader(Job.of(str(tmp_path), **words).log_read())

    def column(table: str, name: str) -> list[int]:
        tasks = work.plan(reader.log_read)
        made = (batch for task in tasks for batch in read(reader, table, task))
        return [value for batch in made for value in batch.column(name).to_pylist()]

    assert column("records", "offset") == list(range(*offsets))
    assert column("batches", "baseOffset") == list(range(*batches, 5))


def test_attempt_that_dies_leaves_nothing_in_a_table(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task fails after half of its work; its second attempt succeeds."""
    job = Job.of(str(source))
    made = output_of(tmp_path)
    sink, tasks = sink_of(job, made.target), tasks_of(job)
    with monkeypatch.context() as patch:
        patch.setattr(export_task, "damage_rows", lambda found: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            sink.write(tasks[0])
    first = [sink.write(task) for task in tasks]
    made.publish(WrittenTasks.of(first).files)
    named = {file.path for each in first for files in each.files.values() for file in files}
    left = {
        path.relative_to(tmp_path / table).as_posix()
        for table in TABLES
        for path in (tmp_path / table).rglob("*.parquet")
    }
    assert left == named
    assert {path.name for path in tmp_path.iterdir()} == {*TABLES}


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("orders", "topic=orders"),
        (None, "topic=__HIVE_DEFAULT_PARTITION__"),
        ("a=b%c{d", "topic=a%3Db%25c%7Bd"),
        ("ü.x_y-z", "topic=ü.x_y-z"),
    ],
)
def test_directory_is_named_as_spark_does(value: str | None, name: str) -> None:
    assert directory("topic", value) == name


def test_sums_of_a_part_are_those_of_its_tables(source: Path, tmp_path: Path) -> None:
    """For a part of a source, only batches that gave records count, but all cover offsets."""
    job = Job.of(str(source), isolation="read_committed")
    sink = sink_of(job, Target(str(tmp_path)))
    sums = WrittenTasks.of(map(sink.write, tasks_of(job))).sums
    records = read_records(str(source), isolation="read_committed", on_damage="skip").to_pylist()
    batches = [row for row in read_batches(str(source)).to_pylist() if row["isValid"]]
    gave = {(row["topic"], row["segment"], row["batchPosition"]) for row in records}
    for (topic, _), log in sums.logs.items():
        mine = [row for row in batches if row["topic"] == topic]
        giving = [row for row in mine if (topic, row["segment"], row["position"]) in gave]
        assert 0 < len(giving) <= len(mine)
        assert sum(count for count, _ in log.codecs.values()) == len(giving)
        assert sum(size for _, size in log.codecs.values()) == sum(
            row["sizeInBytes"] for row in giving
        )
        offsets = {n for row in mine for n in range(row["baseOffset"], row["lastOffset"] + 1)}
        assert {n for a, b in log.covered.ranges for n in range(a, b + 1)} == offsets
