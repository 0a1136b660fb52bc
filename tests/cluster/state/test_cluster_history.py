"""The history of a cluster: each record of the metadata log as a change, with names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import read_cluster_history, read_metadata_records
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import log_directory
from tests.support.metadata import metadata_batch, metadata_log, topic

ID = "A" * 21 + "w"


def config(value: str | None) -> tuple[str, dict[str, Any]]:
    """A change of a topic's retention."""
    resource = {"resourceType": 2, "resourceName": "doomed"}
    return "ConfigRecord", {**resource, "name": "retention.ms", "value": value}


REMOVAL = ("RemoveTopicRecord", {"topicId": ID})


def test_changes_have_the_values_before_and_names(tmp_path: Path) -> None:
    records = [*topic("doomed", ID), config("1"), config("60000"), config(None), REMOVAL]
    directory = metadata_log(tmp_path, records)
    rows = read_cluster_history(tmp_path).to_pylist()
    assert [row["change"] for row in rows] == [
        "topic doomed created",
        "retention.ms of doomed: unset -> 1",
        "retention.ms of doomed: 1 -> 60000",
        "retention.ms of doomed: 60000 -> unset",
        "topic doomed removed",
    ]
    assert {row["topic"] for row in rows} == {"doomed"}
    assert [row["offset"] for row in rows] == [0, 1, 2, 3, 4]
    assert rows[-1]["type"] == "REMOVE_TOPIC_RECORD"
    done = run("cluster", "history", "--json", directory)
    assert [row["change"] for row in json_lines(done.stdout)] == [row["change"] for row in rows]
    assert done.exit_code == 0
    assert run("cluster", "history", "--as-of", "1", directory).stdout.count("\n") == 3


@pytest.mark.parametrize("end", ["EndTransactionRecord", "AbortTransactionRecord"])
def test_a_metadata_transaction_changes_at_its_end_or_never(end: str, tmp_path: Path) -> None:
    begin = ("BeginTransactionRecord", {"name": None})
    metadata_log(tmp_path, [begin, *topic("doomed", ID), (end, {})])
    rows = read_cluster_history(tmp_path).to_pylist()
    assert [row["offset"] for row in rows] == [1] * (end == "EndTransactionRecord")


def test_what_a_log_without_its_beginning_changes_is_not_guessed(tmp_path: Path) -> None:
    directory = tmp_path / "__cluster_metadata-0"
    directory.mkdir()
    batch = metadata_batch([config("60000"), REMOVAL], offset=7)
    (directory / f"{7:020}.log").write_bytes(batch)
    changes = read_cluster_history(tmp_path).column("change").to_pylist()
    assert changes == ["retention.ms of doomed: unknown -> 60000", f"topic {ID} removed"]


@pytest.mark.parametrize("case", ["k431-rich-cluster-metadata", "k440-rich-cluster-metadata"])
def test_every_record_that_changes_something_is_a_row(case: str, tmp_path: Path) -> None:
    folder = log_directory(case, tmp_path)
    rows = read_cluster_history(folder).to_pylist()
    records = read_metadata_records(folder).to_pylist()
    left_out = ("NO_OP_RECORD", "BEGIN_TRANSACTION_RECORD", "END_TRANSACTION_RECORD")
    assert [(row["offset"], row["type"]) for row in rows] == [
        (row["offset"], row["recordName"]) for row in records if row["recordName"] not in left_out
    ]
    changes = [row["change"] for row in rows]
    assert "topic pub-doomed removed" in changes
    assert "broker 2: fenced yes -> no" in changes
    assert "next producer id, by broker 1: 1000 -> 2000" in changes
