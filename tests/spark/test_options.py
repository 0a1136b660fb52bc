"""The options for ranges, topics, partitions and paths, without a Spark session."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession
from pyspark.sql.types import ArrayType, BinaryType, StringType, StructField, StructType

from kafkafmt import read_records
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.log.borders import Offsets
from kafkafmt.spark.options import SourceOptions
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window
from tests.spark.conftest import collected, lay_out, load
from tests.spark.direct import Place, batch_places, batch_reader, places, source_of, stream_reader

LOGS = (("events", 0), ("orders", 0), ("orders", 1))


def everything(data: Path) -> list[Place]:
    table = read_records(data, columns=["topic", "partition", "offset"])
    return [tuple(row.values()) for row in table.to_pylist()]


def named(**offsets: dict[str, int]) -> str:
    return json.dumps(offsets)


@pytest.mark.parametrize("split", ["1k", "5k", "128m"])
def test_offsets_by_topic_partition(small: Path, split: str) -> None:
    start = named(orders={"0": 5, "1": -2}, events={"0": 20})
    end = named(orders={"0": 80, "1": 11}, events={"0": -1})
    found = batch_places(small, startingOffsets=start, endingOffsets=end, maxSplitBytes=split)
    low = {("orders", 0): 5, ("orders", 1): 0, ("events", 0): 20}
    high = {("orders", 0): 80, ("orders", 1): 11}
    assert found == [
        (topic, partition, offset)
        for topic, partition, offset in everything(small)
        if low[topic, partition] <= offset < high.get((topic, partition), 10**9)
    ]


def test_times_are_milliseconds_or_iso(small: Path) -> None:
    def starting(**options: str) -> object:
        return SourceOptions.parse({"path": str(small), **options}).read.starting_times

    for text in ("1700000000000", "2023-11-14T22:13:20Z", "2023-11-14T23:13:20+01:00"):
        found = starting(startingTimestamp=text)
        assert isinstance(found, Offsets)
        assert found.everywhere == 1_700_000_000_000
        number = text if text.isdecimal() else json.dumps(text)
        found = starting(startingOffsetsByTimestamp=f'{{"orders":{{"0":{number}}}}}')
        assert isinstance(found, Offsets)
        assert found.named == {("orders", 0): 1_700_000_000_000}
    with pytest.raises(ValueError, match="'startingOffsetsByTimestamp': 'soon' is not a time"):
        starting(startingOffsetsByTimestamp='{"orders":{"0":"soon"}}')
    with pytest.raises(ValueError, match="must be earliest, latest, or JSON"):
        SourceOptions.parse(
            {"path": str(small), "startingOffsets": '{"orders":{"0":"2026-01-01"}}'}
        )


@pytest.mark.parametrize(
    ("delay", "seconds"),
    [("500", 0.5), ("500ms", 0.5), ("30s", 30), ("15m", 900), ("2 h", 7200), ("1D", 86400)],
)
def test_a_delay_is_in_the_notation_of_spark(delay: str, seconds: float) -> None:
    options = {"path": "x", "minOffsetsPerTrigger": "5", "maxTriggerDelay": delay}
    assert SourceOptions.parse(options).read.max_trigger_delay == seconds


@pytest.mark.parametrize("split", ["1k", "128m"])
def test_times(small: Path, split: str) -> None:
    listed = read_records(small / "orders-0", columns=["timestamp", "offset"]).to_pylist()
    times = [int(row["timestamp"].timestamp() * 1000) for row in listed]
    start, end = times[20], times[60]
    expected = [("orders", 0, n) for n, time in enumerate(times) if start <= time < end]
    found = batch_places(
        small / "orders-0",
        startingTimestamp=str(start),
        endingTimestamp=str(end),
        maxSplitBytes=split,
    )
    assert found == expected
    by_name = batch_places(
        small / "orders-0",
        startingOffsetsByTimestamp=named(orders={"0": start}),
        endingOffsetsByTimestamp=named(orders={"0": end}),
    )
    assert by_name == expected


def test_log_that_ends_before_its_starting_time(small: Path) -> None:
    listed = read_records(small / "orders-0", columns=["timestamp"])["timestamp"].to_pylist()
    last = max(int(time.timestamp() * 1000) for time in listed)
    assert batch_places(small / "orders-0", startingTimestamp=str(last))
    assert batch_places(small / "orders-0", startingTimestamp=str(last + 1)) == []
    with pytest.raises(ValueError, match="a log without a record from its time on gives none"):
        batch_reader(small, startingOffsetsByTimestampStrategy="error")


def test_segments_outside_of_the_range_are_not_opened(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    original = SegmentFile.open

    def noted(self: SegmentFile, **options: Any) -> Window:
        opened.append(Path(self.path).name)
        return original(self, **options)

    monkeypatch.setattr(SegmentFile, "open", noted)
    reader = batch_reader(
        small / "orders-0",
        startingOffsets=named(orders={"0": 40}),
        endingOffsets=named(orders={"0": 70}),
    )
    (task,) = reader.partitions()
    assert opened == []
    assert [place[2] for place in places(reader, [task])] == list(range(40, 70))
    assert set(opened) == {f"{36:020}.log", f"{36:020}.index"}


@pytest.mark.parametrize(
    ("options", "logs"),
    [
        ({"topics": "orders"}, LOGS[1:]),
        ({"topics": "orders, events", "partitions": "0"}, LOGS[:2]),
        ({"topicPattern": "or.*"}, LOGS[1:]),
        ({"topicPattern": "order"}, ()),
        ({"partitions": "1,7"}, LOGS[2:]),
    ],
)
def test_topics_partitions_and_names(
    small: Path, options: dict[str, str], logs: tuple[tuple[str, int], ...]
) -> None:
    expected = [place for place in everything(small) if place[:2] in logs]
    assert batch_places(small, **options) == expected


def test_a_glob_at_any_depth(small: Path, tmp_path: Path) -> None:
    shutil.copytree(small, tmp_path.joinpath(*"abcdefgh"))
    with pytest.raises(FileNotFoundError, match="too deep to be searched"):
        batch_places(tmp_path)
    assert batch_places(tmp_path / "**") == everything(small)


def test_min_partitions(small: Path) -> None:
    assert len(batch_reader(small).partitions()) < 12
    reader = batch_reader(small, minPartitions="12")
    tasks = reader.partitions()
    assert len(tasks) >= 12
    assert places(reader, tasks) == everything(small)


@pytest.mark.parametrize("split", ["1k", "128m"])
def test_read_committed_is_right_across_splits(tmp_path: Path, split: str) -> None:
    for number, case in enumerate(("k431-tx", "k431-segments", "k431-tx")):
        lay_out(case, tmp_path / f"tx-{number}")
    table = read_records(tmp_path, isolation="read_committed", columns=["partition", "offset"])
    expected = [("tx", row["partition"], row["offset"]) for row in table.to_pylist()]
    found = batch_places(tmp_path, isolationLevel="read_committed", maxSplitBytes=split)
    assert found == expected
    assert len(found) < len(batch_places(tmp_path))
    part = batch_places(
        tmp_path / "tx-0",
        isolationLevel="read_committed",
        startingOffsets=named(tx={"0": 7}),
        maxSplitBytes=split,
    )
    assert part == [place for place in expected if place[1] == 0 and place[2] >= 7]


def test_headers_can_be_left_out(small: Path) -> None:
    assert "`headers`" in source_of(small).schema()
    assert "`headers`" not in source_of(small, includeHeaders="false").schema()


def test_a_start_before_what_is_left_is_an_error_or_a_warning(
    small: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = tmp_path / "orders-0"
    shutil.copytree(small / "orders-0", log)
    (log / f"{0:020}.log").unlink()
    start = named(orders={"0": 10})
    with pytest.raises(DataLossError, match="offsets 10 to 35 of orders-0 are gone"):
        batch_places(log, startingOffsets=start)
    assert not caplog.messages
    found = batch_places(log, startingOffsets=start, failOnDataLoss="false")
    assert [place[2] for place in found] == list(range(36, 120))
    (warning,) = caplog.messages
    assert warning.startswith("offsets 10 to 35 of orders-0 are gone: the first segment in ")
    assert warning.endswith(" begins at 36; continuing without it")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"startingOffset": "earliest"}, "did you mean 'startingOffsets'?"),
        ({"startingOffsets": "first"}, "must be earliest, latest, or JSON such as"),
        ({"startingOffsets": '{"orders":{"0":"5"}}'}, "must be earliest, latest, or JSON such as"),
        ({"startingOffsets": '{"orders":5}'}, "must be earliest, latest, or JSON such as"),
        ({"startingOffsets": '{"orders":{"0":-3}}'}, "-3 is not an offset"),
        ({"startingOffsets": "latest"}, "cannot be latest (-1) in a batch query"),
        ({"endingOffsets": '{"orders":{"0":-2}}'}, "cannot be earliest (-2) in a batch query"),
        ({"startingOffsetsByTimestamp": "earliest"}, "must be JSON such as"),
        ({"startingTimestamp": "yesterday"}, "must be a number of milliseconds"),
        ({"startingTimestamp": "1713540600"}, "1713540600 milliseconds are a time"),
        (
            {"startingOffsetsByTimestamp": '{"orders":{"0":1713540600}}'},
            "'startingOffsetsByTimestamp': 1713540600 milliseconds are a time about 1970; for"
            " seconds write 1713540600000 or 2024-04-19T15:30:00Z",
        ),
        (
            {"startingTimestamp": "0", "startingOffsets": "earliest"},
            "'startingTimestamp' and 'startingOffsets' exclude each other",
        ),
        ({"topics": "orders", "topicPattern": "o"}, "exclude each other"),
        ({"topics": "orders,"}, "option 'topics' must be names such as"),
        ({"topicPattern": "("}, "is not a regular expression"),
        ({"partitions": "0-3"}, "option 'partitions' must be numbers such as"),
        ({"isolationLevel": "commited"}, "did you mean 'read_committed'?"),
        ({"minPartitions": "0"}, "option 'minPartitions' must be a positive number"),
        ({"maxOffsetsPerTrigger": "5"}, "is for readStream only"),
        ({"table": "batches", "startingOffsets": "earliest"}, "is for the table 'records'"),
        ({"table": "batch"}, "option 'table' has no value 'batch'; did you mean 'batches'?"),
        ({"mode": "fail"}, "option 'mode' has no value 'fail'; did you mean 'FAILFAST'?"),
        ({"includeControl": "true"}, "did you mean 'includeControlRecords'?"),
        ({"includeControlRecords": "yes"}, "choose from true, false"),
        ({"maxSplitBytes": "0"}, "option 'maxSplitBytes' must be a positive number of bytes"),
        ({"maxSplitBytes": "big"}, "not 'big'"),
        ({"valueFormat": "avor"}, "option 'valueFormat' is int16"),
        ({"schemas": "x"}, "option 'schemas' goes with 'keyFormat' or 'valueFormat'"),
        ({"keyFormat": "string", "valueSubject": "x"}, "goes with 'valueFormat'"),
        ({"valueFormat": "string", "onValueError": "skip"}, "option 'onValueError' is raise"),
        ({"valueFormat": "string", "table": "batches"}, "is for the table 'records'"),
        ({"maxTriggerDelay": "1m"}, "needs 'minOffsetsPerTrigger'"),
        ({"minOffsetsPerTrigger": "5", "maxTriggerDelay": "soon"}, "must be a duration"),
        ({"minOffsetsPerTrigger": "6", "maxOffsetsPerTrigger": "5"}, "must not be higher"),
        ({"minOffsetsPerTrigger": "0"}, "must be a positive number"),
        ({"pattern": "("}, "pattern is not a regular expression"),
        ({"searchIn": "key"}, "search_in says where a pattern is searched"),
        ({"null": "topic"}, "null is key or value, not 'topic'"),
        ({"largerThan": "x"}, "option 'largerThan' must be a positive number of bytes"),
        ({"null": "key", "table": "batches"}, "option 'null' is for the table 'records'"),
        ({"producerIds": "a"}, "option 'producerIds' must be numbers such as 0,2,5, not 'a'"),
        ({"producerIds": "1", "table": "damage"}, "is for the tables 'records' and 'batches'"),
        ({"keys": "[1]"}, "option 'keys' must be a key, or a JSON list"),
        ({"keys": "[1"}, "option 'keys' is not JSON"),
        ({"headers": '{"a": 1}'}, "option 'headers' must be a name, a JSON list"),
        ({"headers": "[null]"}, "option 'headers' must be a name, a JSON list"),
        ({"keys": "a", "table": "batches"}, "option 'keys' is for the table 'records'"),
        ({"subscribe": "x"}, "source); 'topics' has the names of topics"),
        ({"subscribePattern": "x"}, "source); 'topicPattern' is a regular expression"),
        ({"ASSIGN": "x"}, "source); 'topics' and 'partitions' select"),
        ({"kafka.bootstrap.servers": "x"}, "source); this source reads files, not brokers"),
        ({"kafka.isolation.level": "x"}, "source); the option is 'isolationLevel'"),
        ({"kafka.security.protocol": "x"}, "unknown option 'kafka.security.protocol' (of Kafka's"),
        ({"maxRecordsPerPartition": "x"}, "source); 'maxSplitBytes'"),
        ({"topic": "x"}, "unknown option 'topic'; did you mean 'topics'"),
    ],
)
def test_wrong_options(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match="option|pattern|search_in|null is") as raised:  # noqa: RUF043
        batch_reader("x", **options)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"table": "batches"}, "readStream cannot read the table 'batches', only records"),
        ({"table": "damage"}, "readStream cannot read the table 'damage', only records"),
        ({"endingOffsets": "latest"}, "'endingOffsets' is for batch queries only, not for"),
        ({"minPartitions": "3"}, "'minPartitions' is for batch queries only, not for readStream"),
        ({"mergeReplicas": "true"}, "'mergeReplicas' is for batch queries only"),
        ({"minOffset": "5"}, "'minOffset' is for batch queries only"),
        ({"maxOffset": "5"}, "'maxOffset' is for batch queries only"),
        ({"maxOffsetsPerTrigger": "many"}, "'maxOffsetsPerTrigger' must be a positive number"),
        ({"failOnDataLos": "true"}, "did you mean 'failOnDataLoss'?"),
    ],
)
def test_wrong_options_of_a_stream(small: Path, options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match="option|table") as raised:  # noqa: RUF043
        stream_reader(small, **options)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"topics": "order"}, "topic 'order' not found; did you mean 'orders'?"),
        (
            {"startingOffsets": named(orders={"0": 0})},
            "must name every topic-partition that is read (-2 is earliest, -1 is latest);"
            " it lacks events-0, orders-1",
        ),
        (
            {"topics": "events", "endingOffsets": named(events={"0": 1, "4": 1})},
            "names topic-partitions that do not exist: events-4",
        ),
    ],
)
def test_wrong_names(small: Path, options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=r"topic|names") as raised:
        batch_reader(small, **options).partitions()
    assert message in str(raised.value)


def test_keys_count_in_any_case() -> None:
    options = SourceOptions.parse(
        {"path": "/x", "ISOLATIONLEVEL": "READ_COMMITTED", "topics": "a,b"}
    )
    assert options.read.query.isolation == "read_committed"
    assert options.read.query.wanted.topics == ("a", "b")


def test_a_segment_outside_of_a_log_directory(small: Path, tmp_path: Path) -> None:
    lone = tmp_path / f"{0:020}.log"
    shutil.copyfile(small / "orders-0" / lone.name, lone)
    with pytest.raises(ValueError, match="names topic-partitions that do not exist"):
        batch_places(lone, startingOffsets=named(orders={"0": 0}))
    assert batch_places(lone, topicPattern=".+") == []


def test_through_spark(spark: SparkSession, small: Path) -> None:
    frame = load(
        spark,
        small,
        topics="orders",
        startingOffsets=named(orders={"0": 100, "1": -2}),
        isolationLevel="read_committed",
        includeHeaders="false",
    )
    assert "headers" not in frame.columns
    orders = [row["offset"] for row in collected(frame) if row["partition"] == 0]
    assert orders == list(range(100, 120))
    committed = read_records(small / "orders-1", isolation="read_committed").num_rows
    assert frame.where("partition = 1").count() == committed


@pytest.mark.parametrize("option", ["startingOffsets", "startingOffsetsByTimestamp"])
def test_partitions_that_the_source_does_not_have(small: Path, option: str) -> None:
    """The offsets of a cluster are for more than the disk of one broker."""
    here = {"0": 0, "1": 0} if option == "startingOffsetsByTimestamp" else {"0": -2, "1": -2}
    text = named(orders=here | {"9": 0}, events={"0": here["0"]}, elsewhere={"0": 0})
    given = {option: text}
    with pytest.raises(ValueError, match=r"do not exist: .*elsewhere"):
        batch_places(small, **given)
    found = batch_places(small, **given, ignoreUnknownPartitions="true")
    alone = named(orders=here, events={"0": here["0"]})
    assert found == batch_places(small, **{option: alone})
    lacking = {option: named(orders={"0": here["0"]}), "ignoreUnknownPartitions": "true"}
    with pytest.raises(ValueError, match="must name every topic-partition"):
        batch_places(small, **lacking)


def test_headers_of_a_record_without_headers(small: Path) -> None:
    for given, empty in ({}, []), ({"nullHeaders": "true"}, None):
        header = StructType([StructField("key", StringType()), StructField("value", BinaryType())])
        columns = StructType([StructField("headers", ArrayType(header))])
        reader = source_of(small, **given).reader(columns)
        rows = [
            row["headers"]
            for part in reader.partitions()
            for batch in reader.read(part)
            for row in batch.to_pylist()
        ]
        assert rows
        assert all(row or row == empty for row in rows)
        assert empty in rows
