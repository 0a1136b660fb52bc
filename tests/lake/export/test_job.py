"""The arguments of an export, checked without Spark."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any

import pytest

from kafkafmt.lake.export.job import Job, explain_refusal
from kafkafmt.log.borders import EARLIEST
from kafkafmt.storage.access import StorageOptions


def test_defaults() -> None:
    job = Job.of("data")
    assert job.source == os.path.abspath("data")
    assert (job.format, job.partition_by, job.topics) == ("parquet", ("topic", "partition"), None)
    assert job.is_whole


def test_arguments_are_checked_without_libraries_that_only_writing_needs() -> None:
    """A run that finds nothing new would spend most of its time on importing them."""
    heavy = "{'pyspark', 'pyarrow.parquet', 'deltalake', 'pyiceberg'}"
    code = f"import sys, kafkafmt.lake.export.export; print({heavy} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "set()\n"


def test_the_home_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/me")
    assert Job.of("~/logs").source == "/home/me/logs"


def test_an_empty_source_is_not_the_current_directory() -> None:
    with pytest.raises(ValueError, match="the path of the source is empty"):
        Job.of("")


def test_url_stays_as_it_is() -> None:
    assert Job.of("s3://bucket/logs").source == "s3://bucket/logs"


def test_options_of_a_store_are_used_and_not_told() -> None:
    asked = {"key": "name", "use_ssl": False, "client_kwargs": {"region_name": "north"}}
    job = Job.of("s3://bucket/logs", storage_options=StorageOptions(asked))
    assert job.log_read().storage == StorageOptions(asked)
    assert "name" not in repr(job)
    assert "storage_options" not in job.as_json()


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("2026-01-31", 1_769_817_600_000),
        ("2026-01-31T12:00:00", 1_769_860_800_000),
        ("2026-01-31T12:00:00Z", 1_769_860_800_000),
        ("2026-01-31T14:00:00.500+02:00", 1_769_860_800_500),
        ("1769860800000", 1_769_860_800_000),
    ],
)
def test_border_in_time(text: str, milliseconds: int) -> None:
    job = Job.of("/d", start=text, end=text)
    options = job.log_read()
    assert options.starting_times is not None
    assert options.ending_times is not None
    assert options.starting_times.everywhere == options.ending_times.everywhere == milliseconds
    assert not job.is_whole


def test_border_in_offsets() -> None:
    options = Job.of("/d", start='{"a":{"0":5}}', end="latest").log_read().query.wanted
    assert options.starting is not None
    assert options.starting.named == {("a", 0): 5}
    started = Job.of("/d", start="earliest").log_read().query.wanted.starting
    assert started is not None
    assert started.everywhere == EARLIEST


def test_lists_have_commas_between() -> None:
    job = Job.of("/d", topics="a, b", partition_by="date,topic")
    assert (job.topics, job.partition_by) == (("a", "b"), ("date", "topic"))
    assert Job.of("/d", partition_by="").partition_by == ()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"format": "delta", "catalog": {"type": "rest"}}, "a catalog is for the format iceberg"),
        ({"format": "parket"}, "did you mean 'parquet'"),
        ({"format": "json"},
         "unknown format 'json', which Spark may write: read the source or the exported tables"),
        ({"partition_by": "topics"}, "cannot partition by 'topics'; did you mean 'topic'"),
        ({"partition_by": "topic,topic"}, "cannot partition by a column twice: topic, topic"),
        ({"start": "yesterday"}, "'yesterday' is not earliest, latest"),
        ({"start": "latest"}, "cannot be latest"),
        ({"end": "earliest"}, "cannot be earliest"),
        ({"isolation": "read_comitted"}, "did you mean 'read_committed'"),
        ({"incremental": True, "format": "delta", "end": "latest"},
         "an incremental export cannot have an end"),
        ({"incremental": True, "format": "delta", "max_bytes_per_trigger": "some"},
         "max_bytes_per_trigger must"),
    ],
)  # fmt: skip
def test_what_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Job.of("/d", **words)


def test_tables() -> None:
    assert Job.of("/d").tables == ("records", "batches", "damage")
    assert Job.of("/d", tables="damage, records").tables == ("records", "damage")
    assert Job.of("/d", tables=["values_failed"], value_format="int64").tables == ("values_failed",)
    everything = Job.of("/d", tables="damage,batches,records")
    assert everything.defining_arguments() == Job.of("/d").defining_arguments()
    assert everything.as_json()["tables"] == ["records", "batches", "damage"]


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        ("recrods", "there is no table 'recrods'; did you mean 'records'?"),
        ("values_failed", "the tables of this export are records, batches, damage"),
        (" , ", "choose at least one of the tables records, batches, damage"),
    ],
)
def test_wrong_tables(tables: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        Job.of("/d", tables=tables)


def test_other_tables_in_a_later_run() -> None:
    first = Job.of("/d", format="delta", incremental=True)
    assert explain_refusal("out", first.defining_arguments(), first.defining_arguments()) is None
    later = Job.of("/d", format="delta", incremental=True, tables="records", target_file_size=2**20)
    refusal = explain_refusal("out", later.defining_arguments(), first.defining_arguments())
    assert refusal is not None
    assert "tables is ['records'] and was ['records', 'batches', 'damage']" in refusal
    assert "target_file_size" not in refusal
