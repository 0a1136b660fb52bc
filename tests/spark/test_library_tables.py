"""Tables of the library are data frames of Spark, and no tables of the data source."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

import kafkafmt
from kafkafmt.spark.options import SourceOptions
from tests.cluster.messages.corpus import log_directory

TOPICS = (
    *("consumer-offsets", "transaction-state", "share-group-state"),
    *("cluster-metadata", "remote-log-metadata"),
)
READERS: tuple[Callable[..., pa.Table], ...] = (
    kafkafmt.cluster.read_internal,
    kafkafmt.cluster.read_offset_commits,
    kafkafmt.cluster.read_committed_offsets,
    kafkafmt.cluster.read_groups,
    kafkafmt.cluster.read_group_members,
    kafkafmt.cluster.read_group_events,
    kafkafmt.cluster.read_transaction_states,
    kafkafmt.cluster.read_open_transactions,
    kafkafmt.cluster.read_share_states,
    kafkafmt.cluster.read_remote_segments,
    kafkafmt.cluster.read_metadata_records,
    kafkafmt.read_transactions,
    kafkafmt.read_producers,
    kafkafmt.read_hanging_transactions,
    kafkafmt.read_logs,
    kafkafmt.verify,
    lambda path: kafkafmt.cluster.read_cluster(path).topics,
    lambda path: kafkafmt.cluster.read_cluster(path).partitions,
    lambda path: kafkafmt.cluster.read_cluster(path).configs,
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The internal topics of a cluster."""
    folder = tmp_path_factory.mktemp("internal")
    for topic in TOPICS:
        log_directory(f"k431-rich-{topic}", folder)
    return folder


@pytest.mark.slow
def test_a_data_frame_has_the_rows_of_the_table(spark: SparkSession, data: Path) -> None:
    for read in READERS:
        table = read(data)
        found = spark.createDataFrame(table).toArrow()
        assert found.column_names == table.column_names
        assert found.to_pylist() == table.to_pylist(), read


@pytest.mark.parametrize("table", ["groups", "internal", "Committed_Offsets", "verify", "record"])
def test_a_table_that_is_not_of_segments_is_of_the_library(table: str) -> None:
    with pytest.raises(
        ValueError, match=r"createDataFrame\(kafkafmt\.cluster\.read_groups\(path\)\)"
    ):
        SourceOptions.parse({"path": "x", "table": table})


@pytest.mark.parametrize("option", ["asOfOffset", "asOfTimestamp", "includesecrets"])
def test_options_of_those_tables_are_refused_with_what_to_do(option: str) -> None:
    with pytest.raises(ValueError, match=rf"unknown option '{option}': internal topics.*spark\."):
        SourceOptions.parse({"path": "x", option: "1"})


@pytest.mark.parametrize("table", ["batches", "damage"])
@pytest.mark.parametrize(
    "options",
    [
        {"startingOffsets": "earliest"},
        {"isolationLevel": "read_committed"},
        {"valueFormat": "json"},
    ],
    ids=str,
)
def test_options_of_records_are_refused_for_other_tables(
    table: str, options: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match="is for the table 'records'"):
        SourceOptions.parse({"path": "x", "table": table, **options})
