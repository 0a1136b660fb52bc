"""What Kafka 4.4 added to internal topics, in logs that are written by its message schemas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kafkafmt.cluster import read_cluster, read_internal, read_share_states
from kafkafmt.cluster.messages import schema
from tests.support.encoder import Rec, record_batch
from tests.support.metadata import coordinator_record, metadata_log

ID = "AAAAAAAAAAAAAAAAAAAAAQ"


def log_of(record: Rec, directory: Path) -> Path:
    directory.mkdir()
    (directory / "00000000000000000000.log").write_bytes(record_batch([record]))
    return directory


def test_a_controller_that_was_unregistered_is_not_listed(tmp_path: Path) -> None:
    register: dict[str, Any] = {
        "incarnationId": ID,
        "zkMigrationReady": False,
        "endPoints": [],
        "features": [],
    }
    records = [
        *(("RegisterControllerRecord", register | {"controllerId": each}) for each in (1, 2)),
        # Of one that is not known is no error, as in Kafka's ClusterDelta.
        *(("UnregisterControllerRecord", {"controllerId": each}) for each in (2, 7)),
    ]
    folder = metadata_log(tmp_path, records)
    image = read_cluster(folder)
    assert image.controllers.column("controllerId").to_pylist() == [1]
    assert image.findings == []
    before = read_cluster(folder, as_of_offset=1)
    assert before.controllers.column("controllerId").to_pylist() == [1, 2]


def test_epochs_of_the_description_of_a_topology(tmp_path: Path) -> None:
    value = {
        "epoch": 3,
        "metadataHash": 5,
        "storedDescriptionTopologyEpoch": 2,
        "failedDescriptionTopologyEpoch": 1,
    }
    record = coordinator_record(schema.CONSUMER_OFFSETS, 17, {"groupId": "g"}, value)
    (row,) = read_internal(log_of(record, tmp_path / "__consumer_offsets-0")).to_pylist()
    assert (row["error"], row["recordName"]) == (None, "StreamsGroupMetadata")
    data = json.loads(row["value"])
    assert {name: data[name] for name in value} == value


def test_a_record_on_its_way_to_the_dead_letter_queue(tmp_path: Path) -> None:
    batch = {"firstOffset": 4, "lastOffset": 6, "deliveryState": 3, "deliveryCount": 5}
    value = {"startOffset": 4, "stateBatches": [batch]}
    key = {"groupId": "g", "topicId": ID, "partition": 0}
    record = coordinator_record(schema.SHARE_GROUP_STATE, 0, key, value)
    (row,) = read_share_states(log_of(record, tmp_path / "__share_group_state-0")).to_pylist()
    assert [each["state"] for each in row["batches"]] == ["Archiving"]
