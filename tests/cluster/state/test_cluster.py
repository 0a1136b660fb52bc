"""The image of a cluster: a snapshot is what an earlier one and the log add up to."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import open_segment
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.cluster import read_cluster, read_cluster_history, read_metadata_records
from kafkafmt.cluster.image import Image
from kafkafmt.cluster.metadata import ClusterImage
from kafkafmt.cluster.metadata_log import last_election, parse_snapshot_name
from kafkafmt.cluster.secrets import HIDDEN
from kafkafmt.segment.record.batch import first_offset
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import log_directory
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import LEADER_CHANGE
from tests.support.metadata import metadata_batch, metadata_log, topic
from tests.support.refusing import refuse

TABLES = (
    *("topics", "partitions", "brokers", "controllers", "configs", "acls", "quotas"),
    *("scram", "tokens"),
)
CASES = ("k431-rich-cluster-metadata", "k440-rich-cluster-metadata")


def snapshots(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.checkpoint") if parse_snapshot_name(str(path)))


def contents(image: ClusterImage) -> dict[str, object]:
    tables = {name: getattr(image, name).to_pylist() for name in TABLES}
    # A snapshot does not keep which broker took the last block of producer ids.
    next_id = (image.producer_ids or {}).get("nextProducerId")
    return {**tables, "features": image.features, "nextProducerId": next_id}


@pytest.mark.parametrize("case", CASES)
def test_a_snapshot_and_the_log_give_the_next_snapshot(case: str, tmp_path: Path) -> None:
    folder = log_directory(case, tmp_path)
    first, second = snapshots(folder)
    expected = read_cluster(second, secrets=True)
    end = int(second.name[:20])
    second.rename(tmp_path / second.name)
    found = read_cluster(folder, secrets=True, as_of_offset=end - 1)
    assert found.snapshot == str(first)
    assert contents(found) == contents(expected)
    assert (found.offset, found.timestamp) == (end - 1, expected.timestamp)
    assert found.findings == expected.findings == []
    assert expected.topics.num_rows > 5


@pytest.mark.parametrize("case", CASES)
def test_the_newest_snapshot_saves_reading_and_changes_nothing(case: str, tmp_path: Path) -> None:
    folder = log_directory(case, tmp_path)
    with_snapshot = read_cluster(tmp_path)
    assert with_snapshot.snapshot == str(snapshots(folder)[1])
    snapshots(folder)[1].unlink()
    assert contents(read_cluster(tmp_path)) == contents(with_snapshot)


def test_a_moment_is_an_offset_or_a_time(tmp_path: Path) -> None:
    folder = log_directory(CASES[0], tmp_path)
    records = read_metadata_records(folder).to_pylist()
    created = [row for row in records if row["recordName"] == "TOPIC_RECORD"]
    before = read_cluster(folder, as_of_offset=created[3]["offset"] - 1)
    after = read_cluster(folder, as_of_offset=created[3]["offset"])
    assert after.topics.num_rows == before.topics.num_rows + 1
    at = read_cluster(folder, as_of_timestamp=created[3]["timestamp"])
    assert set(after.topic_names.items()) <= set(at.topic_names.items())


@pytest.mark.parametrize("is_renamed", [False, True])
def test_a_snapshot_without_its_footer_or_name_is_not_used(
    tmp_path: Path, *, is_renamed: bool
) -> None:
    folder = log_directory(CASES[0], tmp_path)
    first, second = snapshots(folder)
    if is_renamed:  # to an epoch that its batches do not have
        second.rename(f"{str(second).removesuffix('1.checkpoint')}9.checkpoint")
    else:
        second.write_bytes(second.read_bytes()[:-60])
    image = read_cluster(folder)
    assert image.snapshot == str(first)
    assert len(image.findings) == 1
    assert "without header or footer, damaged, or of another name" in image.findings[0]


def test_a_log_that_starts_too_late_is_a_finding(tmp_path: Path) -> None:
    folder = log_directory("k392-rich-cluster-metadata", tmp_path)
    (folder / "00000000000000000000.log").rename(folder / "00000000000000000100.log")
    assert "offsets 0 to 99 of the log are missing" in read_cluster(folder).findings


@pytest.mark.parametrize("number", [3, -2])
def test_a_hole_in_the_log_is_a_finding(tmp_path: Path, number: int) -> None:
    """Without damage: a segment or a batch that is gone. The cleaner never has this log."""
    folder = log_directory(CASES[0], tmp_path)
    for snapshot in snapshots(folder):
        snapshot.unlink()
    before = read_cluster(folder).findings
    (log,) = folder.glob("*.log")
    with open_segment(log) as segment:
        batches = [(first_offset(batch), batch.last_offset, bytes(batch.data)) for batch in segment]
    first, last, data = batches[number]
    log.write_bytes(log.read_bytes().replace(data, b""))
    found = f"offsets {first} to {last} of the log are missing"
    image = read_cluster(folder)
    assert [finding for finding in image.findings if finding not in before][:1] == [found]
    assert found not in read_cluster(folder, as_of_offset=first - 1).findings


def test_an_election_that_cannot_be_read_hides_no_later_one(tmp_path: Path) -> None:
    def elected(offset: int, epoch: int, value: bytes | None) -> bytes:
        record = Rec(control_key(LEADER_CHANGE), value)
        return record_batch([record], base_offset=offset, leader_epoch=epoch, control=True)

    first, last = (
        control_value(LEADER_CHANGE, leader=2, voters=voters, granting=voters)
        for voters in ([{"id": 1}], [{"id": 2}, {"id": 3}])
    )
    log = tmp_path / f"{0:020d}.log"
    log.write_bytes(elected(0, 1, first) + elected(1, 2, None) + elected(2, 3, last))
    assert last_election([str(log)], DEFAULT_LIMITS) == (3, frozenset({2, 3}))


def test_records_that_cannot_be_applied_are_findings(tmp_path: Path) -> None:
    log_directory("k431-mutated-cluster-metadata", tmp_path)
    image = read_cluster(tmp_path)
    assert len(image.findings) > 100
    assert image.topics.num_rows > 0


def test_secrets_are_given_on_request_only(tmp_path: Path) -> None:
    folder = log_directory(CASES[0], tmp_path)
    shown, hidden = read_cluster(folder, secrets=True), read_cluster(folder)
    assert set(hidden.scram.column("salt").to_pylist()) == {None}
    assert None not in shown.scram.column("storedKey").to_pylist()
    fields = read_metadata_records(folder).column("fields").to_pylist()
    tokens = [text for text in fields if text and '"tokenId"' in text]
    assert tokens
    assert all(HIDDEN in text for text in tokens)


@pytest.mark.parametrize(
    ("name", "is_hidden"),
    [
        ("rsm.config.storage.azure.account.key", True),
        ("my.reporter.api.key", True),
        ("listener.name.x.ssl.keystore.location", True),
        ("ssl.keystore.certificate.chain", True),
        ("sasl.jaas.config", True),
        ("Retention.ms", True),
        ("retention.ms", False),
        ("log.retention.hours", False),
        ("delegation.token.max.lifetime.ms", False),
        ("share.record.lock.duration.ms", False),
    ],
)
def test_a_configuration_is_shown_if_kafka_knows_it_as_no_password(
    name: str, is_hidden: bool
) -> None:
    image = Image()
    image.configs[2, "orders"] = {name: "v4lue"}
    for secrets in (False, True):
        table = ClusterImage(image, None, secrets=secrets).configs
        expected = HIDDEN if is_hidden and not secrets else "v4lue"
        assert table.column("value").to_pylist() == [expected]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("FenceBrokerRecord", {"id": 1}),
        ("UnfenceBrokerRecord", {"id": 1}),
        ("BrokerRegistrationChangeRecord", {"brokerId": 1, "fenced": -1}),
    ],
)
def test_a_change_of_a_broker_counts_in_the_epoch_of_its_registration(
    name: str, values: dict[str, int]
) -> None:
    """Where the registration of the epoch is lost, Kafka's controller ends at the change."""
    image = Image()
    image.brokers[1] = {"epoch": 7, "fenced": name != "FenceBrokerRecord"}
    before = dict(image.brokers[1])
    epoch = "brokerEpoch" if "brokerId" in values else "epoch"
    image.apply(name, {**values, epoch: 9}, "offset 4")
    assert image.brokers[1] == before
    assert image.findings == [f"offset 4: {name}: epoch 9 of broker 1, which has 7, is not known"]
    image.apply(name, {**values, epoch: 7}, "offset 5")
    assert image.brokers[1] == {"epoch": 7, "fenced": not before["fenced"]}
    assert len(image.findings) == 1


def test_the_command_prints_a_table_or_json(tmp_path: Path) -> None:
    folder = log_directory(CASES[0], tmp_path)
    done = run("cluster", "topics", "--json", folder)
    rows = json_lines(done.stdout)
    assert done.exit_code == 0
    assert [row["topic"] for row in rows] == read_cluster(folder).topics.column("topic").to_pylist()
    assert isinstance(rows[0]["configs"], dict)
    assert run("cluster", "summary", folder).stdout.startswith("what")
    assert run("cluster", "brokers", "--as-of", "some day", folder).exit_code == 2
    assert run("cluster", "brokers", tmp_path / "nothing").exit_code == 2


def test_a_snapshot_that_cannot_be_read_is_a_finding_and_the_rest_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = log_directory(CASES[0], tmp_path)
    first, second = snapshots(folder)
    error = PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(second))
    refuse(monkeypatch, str(second), error)
    image = read_cluster(folder)
    assert image.snapshot == str(first)
    (finding,) = image.findings
    assert finding == f"{second}: the snapshot cannot be read, it is not used: Permission denied"
    with pytest.raises(PermissionError, match="checkpoint"):
        read_cluster(folder, on_damage="raise")
    with pytest.raises(PermissionError, match="checkpoint"):
        read_cluster(second)


# --- the history of a cluster: each record of the metadata log as a change, with names ------------


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
